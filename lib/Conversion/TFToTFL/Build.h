//===- Build.h - Building what ops are taken apart into ---------*- C++ -*-===//
//
// Functions that create tf ops with the result types that follow from their
// operands. The ops are lowered in turn, so that element types, broadcasting
// and constants are dealt with in one place. Constant operands are worked on
// at once where that takes no time (views of weights, see LazyElements.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_BUILD_H
#define TFUSE_CONVERSION_TFTOTFL_BUILD_H

#include "Lowering.h"

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Types and constants
//===----------------------------------------------------------------------===//

constexpr int64_t kDynamic = ShapedType::kDynamic;

Type elementType(Value value);
/// The shape, if the rank is known.
std::optional<ArrayRef<int64_t>> shapeOf(Type type);
inline std::optional<ArrayRef<int64_t>> shapeOf(Value value) {
  return shapeOf(value.getType());
}
std::optional<int64_t> rankOf(Value value);
bool hasStaticShape(Type type);
inline bool hasStaticShape(Value value) {
  return hasStaticShape(value.getType());
}
/// Size of an axis (which may be negative): kDynamic if it is not known.
int64_t dimOf(Value value, int64_t axis);
RankedTensorType tensorOf(ArrayRef<int64_t> shape, Type elementType);
/// The type with another element type, or another shape.
Type withElementType(Type type, Type elementType);
Type withShape(Type type, ArrayRef<int64_t> shape);
/// What two shapes broadcast to; unranked if either is. Sizes that contradict
/// each other give a dynamic one.
Type broadcastType(Type a, Type b, Type elementType);

/// The elements of a constant of integers or booleans.
std::optional<Ints> constantInts(Value value);
/// The only element of a constant.
std::optional<int64_t> constantInt(Value value);
std::optional<double> constantFloat(Value value);
/// Whether the value is a constant that equals `number` everywhere.
bool isConstantSplat(Value value, double number);

/// `axis` counted from the front; nothing if it is out of range.
std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank);
/// The normalized, ascending axes of a constant; nothing if it is none, or if
/// one is out of range or stands twice.
std::optional<Ints> constantAxes(Value axes, int64_t rank);

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

Value unary(LoweringContext &ctx, StringRef op, Value x);
/// Arithmetic: the result has the operands' element type.
Value binary(LoweringContext &ctx, StringRef op, Value a, Value b);
/// Comparison: the result is boolean.
Value compare(LoweringContext &ctx, StringRef op, Value a, Value b);
Value select(LoweringContext &ctx, Value condition, Value yes, Value no);
inline Value add(LoweringContext &ctx, Value a, Value b) {
  return binary(ctx, "AddV2", a, b);
}
inline Value sub(LoweringContext &ctx, Value a, Value b) {
  return binary(ctx, "Sub", a, b);
}
inline Value mul(LoweringContext &ctx, Value a, Value b) {
  return binary(ctx, "Mul", a, b);
}
/// Division; of integers, rounding towards zero.
Value divide(LoweringContext &ctx, Value a, Value b);
/// A scalar constant of the element type of `like`.
Value number(LoweringContext &ctx, Value like, double value);
/// The value itself if it has the element type.
Value castTo(LoweringContext &ctx, Value x, Type elementType);
/// An integer tensor as int32. Constants out of range become the nearest.
Value asI32(LoweringContext &ctx, Value x);

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// One size of a shape to be: a number times sizes of tensors that only the
/// runtime knows.
struct Dim {
  int64_t factor = 1;
  SmallVector<std::pair<Value, int64_t>, 1> unknown;

  Dim(int64_t number) : factor(number) {}
  /// The size of an axis.
  Dim(Value value, int64_t axis);

  bool isStatic() const { return unknown.empty() || factor == 0; }
  int64_t size() const { return isStatic() ? factor : kDynamic; }
  Dim operator*(const Dim &other) const;
};
using Dims = SmallVector<Dim, 6>;

/// All sizes of a tensor of known rank.
Dims dimsOf(Value value);
Ints sizesOf(ArrayRef<Dim> dims);

/// tf.Shape as int32, or a constant.
Value shapeVector(LoweringContext &ctx, Value value);
/// A vector of int32 of the sizes. With `infer` the first one that is not known
/// may be -1, as the shape operand of a reshape allows.
Value shapeVector(LoweringContext &ctx, ArrayRef<Dim> dims, bool infer = false);
/// One size as a scalar of int32.
Value sizeScalar(LoweringContext &ctx, const Dim &dim);

Value reshape(LoweringContext &ctx, Value x, ArrayRef<Dim> dims);
Value transpose(LoweringContext &ctx, Value x, ArrayRef<int64_t> permutation);
/// x with an axis of size one put in front of `axis`; without that axis.
Value expandDim(LoweringContext &ctx, Value x, int64_t axis);
Value squeezeDim(LoweringContext &ctx, Value x, int64_t axis);
/// x repeated to the shape; itself if it has it for certain.
Value broadcastTo(LoweringContext &ctx, Value x, ArrayRef<Dim> dims);
/// Pads with zeros: (before, after) for each axis.
Value padZeros(LoweringContext &ctx, Value x,
               ArrayRef<std::pair<int64_t, int64_t>> amounts);
/// x[starts : starts + sizes]; size -1 takes the rest.
Value slice(LoweringContext &ctx, Value x, ArrayRef<int64_t> starts,
            ArrayRef<int64_t> sizes);
Value concat(LoweringContext &ctx, ValueRange parts, int64_t axis);
/// `op` is a tf reduction with operands (input, axes).
Value reduce(LoweringContext &ctx, StringRef op, Value x,
             ArrayRef<int64_t> axes, bool keepDims);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_BUILD_H
