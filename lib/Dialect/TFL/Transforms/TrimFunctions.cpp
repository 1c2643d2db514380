//===- TrimFunctions.cpp - Erases all but the listed functions ------------===//
//
// Renames the first listed function to "main", the entry function, and erases
// all functions that are not listed.
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
