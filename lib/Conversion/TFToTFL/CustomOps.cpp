//===- CustomOps.cpp - Ops that the application provides ------------------===//
//
// TFLite's convention for custom operators: the TensorFlow name as custom code,
// and as options a FlexBuffer map from attribute names to values, sorted by
// name. Attributes that it cannot store (shapes, tensors, functions) are
// dropped with a warning.
//
//===----------------------------------------------------------------------===//

#include "CustomOps.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Format/TFLite/CustomOptions.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace tfuse::lowering {

/// True for scalars, types, and lists of scalars of the same kind.
static bool isStorable(Attribute attr) {
  if (auto type = dyn_cast<TypeAttr>(attr))
    return tfl::tensorTypeOf(type.getValue()).has_value();
  auto list = dyn_cast<ArrayAttr>(attr);
  ArrayRef<Attribute> parts = list ? list.getValue() : ArrayRef(attr);
  return !parts.empty() && (llvm::all_of(parts, llvm::IsaPred<StringAttr>) ||
                            llvm::all_of(parts, llvm::IsaPred<FloatAttr>) ||
                            llvm::all_of(parts, llvm::IsaPred<IntegerAttr>));
}

LogicalResult convertToCustomOp(Operation *op, RewriterBase &rewriter) {
  auto hasTensorType = [](Type type) {
    auto tensor = dyn_cast<TensorType>(type);
    return tensor && tfl::tensorTypeOf(tensor.getElementType());
  };
  if (op->getNumRegions() > 0 ||
      !llvm::all_of(op->getOperandTypes(), hasTensorType) ||
      !llvm::all_of(op->getResultTypes(), hasTensorType))
    return failure();
  CustomOptions options(CustomOptions::StringLists::Typed);
  options.addAttributes(op, [op](StringRef name, Attribute value) {
    if (isStorable(value))
      return true;
    op->emitRemark() << "the custom op leaves out attribute '" << name << "'";
    return false;
  });
  rewriter.setInsertionPoint(op);
  rewriter.replaceOpWithNewOp<tfl::CustomOp>(
      op, op->getResultTypes(), op->getOperands(),
      rewriter.getStringAttr(op->getName().stripDialect()),
      options.finish(op->getContext()));
  return success();
}

} // namespace tfuse::lowering
