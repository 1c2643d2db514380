//===- CallComposites.cpp - Composites as calls of functions --------------===//
//
//   stablehlo.composite "odml.f" %x      =>    call @f(%x)
//     {decomposition = @f, ...}                @f: implements "odml.f" {...}
//
// One registry of composites serves both ways to mark them.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"
#include "tfuse/Dialect/StableHLO/Transforms/Passes.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace tfuse::stablehlo {

#define GEN_PASS_DEF_CALLCOMPOSITESPASS
#include "tfuse/Dialect/StableHLO/Transforms/Passes.h.inc"

static constexpr llvm::StringLiteral kImplements = "tf._implements";

namespace {
class CallComposites : public impl::CallCompositesPassBase<CallComposites> {
  void runOnOperation() override;
  func::FuncOp functionOf(CompositeOp op, SymbolTable &symbols);

  /// The functions that stand for a decomposition, by what they implement.
  llvm::DenseMap<std::pair<Operation *, Attribute>, func::FuncOp> copies;
};
} // namespace

/// Returns the function to call: the decomposition, or a clone if it implements
/// another composite, too. Null after an error if the decomposition is missing
/// or does not fit.
func::FuncOp CallComposites::functionOf(CompositeOp op, SymbolTable &symbols) {
  auto body = symbols.lookup<func::FuncOp>(op.getDecomposition());
  if (!body) {
    auto diag = emitUserError(op, Code::UnknownFunction);
    diag << "composite '" << op.getName() << "' has the decomposition @"
         << op.getDecomposition() << ", and there is no such function";
    return {};
  }
  if (body.getArgumentTypes() != op.getInputs().getTypes() ||
      body.getResultTypes() != op->getResultTypes()) {
    auto diag = emitUserError(op, Code::CompositeMismatch);
    diag << "composite '" << op.getName() << "' is of type "
         << FunctionType::get(op.getContext(), op.getInputs().getTypes(),
                              op->getResultTypes())
         << ", and its decomposition @" << body.getName() << " of type "
         << body.getFunctionType();
    return {};
  }
  DictionaryAttr attributes = op.getCompositeAttributesAttr();
  if (!attributes)
    attributes = DictionaryAttr::get(op.getContext());
  auto implements = tf_type::FuncAttr::get(op.getNameAttr(), attributes);
  func::FuncOp &copy = copies[{body, implements}];
  if (copy)
    return copy;
  Attribute before = body->getAttr(kImplements);
  if (!before || before == implements) {
    copy = body;
  } else {
    copy = body.clone();
    symbols.insert(copy, std::next(body->getIterator()));
    copy.setPrivate();
  }
  copy->setAttr(kImplements, implements);
  return copy;
}

void CallComposites::runOnOperation() {
  copies.clear();
  SymbolTable symbols(getOperation());
  SmallVector<CompositeOp> composites;
  getOperation().walk([&](CompositeOp op) {
    // CHLO composites are not user annotations: they stand for CHLO ops without
    // a StableHLO counterpart.
    if (!op.getName().starts_with("chlo."))
      composites.push_back(op);
  });
  for (CompositeOp op : composites) {
    func::FuncOp function = functionOf(op, symbols);
    if (!function) {
      signalPassFailure();
      continue;
    }
    OpBuilder builder(op);
    auto call =
        func::CallOp::create(builder, op.getLoc(), function, op.getInputs());
    op->replaceAllUsesWith(call);
    op->erase();
  }
}

} // namespace tfuse::stablehlo
