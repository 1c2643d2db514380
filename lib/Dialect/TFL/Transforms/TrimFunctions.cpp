//===- TrimFunctions.cpp - Only the functions that are asked for ----------===//
//
// The first of the functions that are named becomes the entry, "main"; those
// that are not named are erased.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/SymbolTable.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_TRIMFUNCTIONSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
struct TrimFunctions : public impl::TrimFunctionsPassBase<TrimFunctions> {
  using TrimFunctionsPassBase::TrimFunctionsPassBase;

  void runOnOperation() override {
    if (allowlist.empty())
      return;
    SymbolTable symbols(getOperation());
    for (auto function : to_vector(getOperation().getOps<func::FuncOp>()))
      if (!is_contained(*allowlist, function.getName().str()))
        symbols.erase(function);
    if (symbols.lookup("main"))
      return;
    for (const std::string &name : allowlist)
      if (Operation *function = symbols.lookup(name)) {
        if (failed(symbols.rename(function, "main")))
          signalPassFailure();
        return;
      }
  }
};
} // namespace

} // namespace tfuse::tfl
