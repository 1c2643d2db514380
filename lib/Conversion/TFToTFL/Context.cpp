//===- Context.cpp - LoweringContext --------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace tfuse::lowering {

Ints LoweringContext::intsAttr(StringRef name) const {
  Ints result;
  if (std::optional<SmallVector<int64_t>> values = tf::getInts(op, name))
    llvm::append_range(result, *values);
  return result;
}

LogicalResult LoweringContext::reject(Code code, const Twine &why,
                                      const Twine &hint, DiagnosticSite site) {
  rejection = {code, why.str(), hint.str(), site};
  return failure();
}

LogicalResult LoweringContext::reject(const Twine &why, const Twine &hint,
                                      DiagnosticSite site) {
  return reject(Code::UnsupportedOp, why, hint, site);
}

bool needsExactTypes(Operation *user) {
  return user->hasTrait<OpTrait::IsTerminator>() ||
         isa<CallOpInterface>(user) || user->getNumRegions() > 0;
}

LogicalResult LoweringContext::replace(ValueRange values) {
  assert(values.size() == op->getNumResults());
  SmallVector<Value> replacements(values);
  for (auto [value, result] : llvm::zip_equal(replacements, op->getResults()))
    if (value.getType() != result.getType() && !tf::isa(op, "Identity") &&
        llvm::any_of(result.getUsers(), needsExactTypes))
      value = tf("Identity", result.getType(), value);
  rewriter.replaceOp(op, replacements);
  return success();
}

LogicalResult LoweringContext::erase() {
  rewriter.eraseOp(op);
  return success();
}

Operation *LoweringContext::emitOp(StringRef name, TypeRange results,
                                   ValueRange operands,
                                   ArrayRef<NamedAttribute> attrs) {
  OperationState state(loc(), name);
  state.addTypes(results);
  state.addOperands(operands);
  state.addAttributes(attrs);
  return rewriter.create(state);
}

Operation *LoweringContext::tfOp(StringRef name, TypeRange results,
                                 ValueRange operands,
                                 ArrayRef<NamedAttribute> attrs) {
  return tf::createOp(rewriter, loc(), name, results, operands, attrs);
}

Value LoweringContext::tf(StringRef name, Type result, ValueRange operands,
                          ArrayRef<NamedAttribute> attrs) {
  return tfOp(name, result, operands, attrs)->getResult(0);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

NamedAttribute LoweringContext::named(StringRef name, Attribute value) const {
  return {StringAttr::get(getContext(), name), value};
}
NamedAttribute LoweringContext::i32Attr(StringRef name, int64_t value) const {
  return named(name, rewriter.getI32IntegerAttr(int32_t(value)));
}
NamedAttribute LoweringContext::i64Attr(StringRef name, int64_t value) const {
  return named(name, rewriter.getI64IntegerAttr(value));
}
NamedAttribute LoweringContext::f32Attr(StringRef name, float value) const {
  return named(name, rewriter.getF32FloatAttr(value));
}
NamedAttribute LoweringContext::flag(StringRef name, bool value) const {
  return named(name, rewriter.getBoolAttr(value));
}
NamedAttribute LoweringContext::text(StringRef name, StringRef value) const {
  return named(name, rewriter.getStringAttr(value));
}
NamedAttribute LoweringContext::i64sAttr(StringRef name,
                                         ArrayRef<int64_t> values) const {
  return named(name, rewriter.getI64ArrayAttr(values));
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value LoweringContext::constant(ElementsAttr value,
                                std::optional<Location> where) {
  Location at = where.value_or(loc());
  if (isa<DenseElementsAttr>(value))
    return arith::ConstantOp::create(rewriter, at, value);
  return tfl::ConstOp::create(rewriter, at, value);
}

static SmallVector<int32_t> narrowed(ArrayRef<int64_t> values) {
  return llvm::map_to_vector(values, [](int64_t v) { return int32_t(v); });
}

Value LoweringContext::i32s(ArrayRef<int64_t> values) {
  auto type =
      RankedTensorType::get(int64_t(values.size()), rewriter.getI32Type());
  return constant(
      DenseIntElementsAttr::get(type, ArrayRef<int32_t>(narrowed(values))));
}

Value LoweringContext::i64s(ArrayRef<int64_t> values) {
  auto type =
      RankedTensorType::get(int64_t(values.size()), rewriter.getI64Type());
  return constant(DenseIntElementsAttr::get(type, values));
}

Value LoweringContext::i32Matrix(ArrayRef<int64_t> values, int64_t columns) {
  assert(columns > 0 && values.size() % columns == 0);
  auto type = RankedTensorType::get({int64_t(values.size()) / columns, columns},
                                    rewriter.getI32Type());
  return constant(
      DenseIntElementsAttr::get(type, ArrayRef<int32_t>(narrowed(values))));
}

Value LoweringContext::i32Scalar(int64_t value) {
  return scalar(rewriter.getI32Type(), double(value));
}

Value LoweringContext::scalar(Type elementType, double value) {
  auto type = RankedTensorType::get({}, elementType);
  if (auto floating = dyn_cast<FloatType>(elementType)) {
    APFloat number(value);
    bool lossy;
    number.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                   &lossy);
    return constant(DenseElementsAttr::get(type, number));
  }
  if (auto integer = dyn_cast<IntegerType>(elementType)) {
    APInt number(64, uint64_t(int64_t(value)), /*isSigned=*/true);
    return constant(
        DenseElementsAttr::get(type, number.trunc(integer.getWidth())));
  }
  auto complex = cast<ComplexType>(elementType);
  bool lossy;
  APFloat real(value), imag(0.0);
  const llvm::fltSemantics &semantics =
      cast<FloatType>(complex.getElementType()).getFloatSemantics();
  real.convert(semantics, APFloat::rmNearestTiesToEven, &lossy);
  imag.convert(semantics, APFloat::rmNearestTiesToEven, &lossy);
  return constant(
      DenseElementsAttr::get(type, std::complex<APFloat>(real, imag)));
}

Value LoweringContext::none() {
  return tfl::NoValueOp::create(rewriter, loc(), rewriter.getNoneType(),
                                rewriter.getUnitAttr());
}

} // namespace tfuse::lowering
