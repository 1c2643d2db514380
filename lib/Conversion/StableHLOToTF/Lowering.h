//===- Lowering.h - What lowerings of StableHLO are made of -----*- C++ -*-===//
//
// A lowering replaces one stablehlo op by tf ops, or rejects it with a reason.
// Its line is in Lowerings.def.
//
// Programs come from files, and these ops have no verifiers: attributes are
// read with how many numbers there have to be, and a lowering that found less
// gives up by `malformed`.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_LOWERING_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_LOWERING_H

#include "tfuse/Conversion/ConversionContext.h"

namespace tfuse::stablehlo {

using namespace tfuse::lowering;
using llvm::failed;
using llvm::succeeded;

class HloContext : public ConversionContext {
public:
  using ConversionContext::ConversionContext;

  /// The op's name without "stablehlo.".
  StringRef name() const { return op->getName().stripDialect(); }
  RankedTensorType inputType(unsigned index) const {
    return mlir::cast<RankedTensorType>(in(index).getType());
  }
  RankedTensorType resultType(unsigned index = 0) const {
    return mlir::cast<RankedTensorType>(type(index));
  }
  int64_t inputRank(unsigned index = 0) const {
    return inputType(index).getRank();
  }
  int64_t resultRank() const { return resultType().getRank(); }

  //===--------------------------------------------------------------------===//
  // Attributes
  //===--------------------------------------------------------------------===//

  Attribute raw(StringRef attr) const { return op->getAttr(attr); }
  /// A list of `count` numbers; of any number of them if that is negative.
  Ints numbers(StringRef attr, int64_t count = -1);
  /// Axes of a tensor of that rank, each of them once.
  Ints axes(StringRef attr, int64_t rank);
  int64_t number(StringRef attr);
  StringRef string(StringRef attr);
  /// (low, high) for each axis.
  SmallVector<std::pair<int64_t, int64_t>> pairs(StringRef attr, int64_t count);

  /// Whether an attribute was invalid.
  bool hasProblem() const { return problem; }
  LogicalResult malformed();

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  /// Replaces the op by values of its shapes.
  LogicalResult finish(ValueRange values);
  /// The value with its type refined by `type`.
  Value withType(Value value, Type type);

private:
  bool problem = false;
};

/// Integers of any kind as int32.
Value asIndex(HloContext &ctx, Value x);

/// The operand of the broadcast that computes `value`; null if it is not a
/// broadcast.
Value beforeBroadcast(Value value);
/// Operands that broadcast to `result`, without explicit broadcasts, which tf
/// ops do implicitly.
SmallVector<Value> withoutBroadcasts(ValueRange operands, Type result);

/// x broadcast such that its axes are `axes` of the result.
Value broadcastInDim(HloContext &ctx, Value x, ArrayRef<int64_t> axes,
                     ArrayRef<SymbolicDim> sizes);
/// Pads with a value; negative amounts crop.
Value padOrCrop(HloContext &ctx, Value x,
                ArrayRef<std::pair<int64_t, int64_t>> amounts, Value with);
/// x with `steps - 1` copies of the scalar inserted after each element of an
/// axis.
Value spread(HloContext &ctx, Value x, ArrayRef<int64_t> steps, Value with);
/// The numbers from 0 along an axis of a tensor of the sizes.
Value iota(HloContext &ctx, Type elementType, int64_t axis,
           ArrayRef<SymbolicDim> sizes);
/// x[starts : starts + sizes], where starts are scalars of integers that are
/// brought into range first.
Value dynamicSlice(HloContext &ctx, Value x, ValueRange starts,
                   ArrayRef<int64_t> sizes);
/// Scalars of int32 as a vector.
Value pack(HloContext &ctx, ValueRange scalars);
/// The last index at which a window of an axis of that size begins.
Value lastStart(HloContext &ctx, const SymbolicDim &size, int64_t window);
/// Indices into an axis of that size, the ones out of range at its ends.
Value clampIndices(HloContext &ctx, Value indices, const SymbolicDim &size,
                   int64_t window = 1);

/// The binary op that a region of two scalars computes.
enum class Reducer { None, Add, Multiply, Maximum, Minimum, And, Or, Second };
Reducer reducerOf(mlir::Region &region);
/// Whether the region selects the pair (value, index) with the larger (smaller)
/// value, and among equal values the smaller index.
enum class Extremum { None, Maximum, Minimum };
Extremum argExtremumOf(mlir::Region &region);
/// Whether the region compares its first two arguments in ascending
/// (descending) order.
enum class Order { None, Ascending, Descending };
Order orderOf(mlir::Region &region);

/// Whether the value is the identity of the reduction.
bool isNeutral(Reducer reducer, Value value);
/// a and b reduced.
Value combine(HloContext &ctx, Reducer reducer, Value a, Value b);

using HloLoweringFn = LogicalResult (*)(HloContext &);
struct HloLowering {
  llvm::StringLiteral name;
  HloLoweringFn fn;
  /// For ops with a TensorFlow counterpart: its name, and the name of the op
  /// for bool operands.
  llvm::StringLiteral target, logical;
  /// Whether operands and results have to be tensors of known rank.
  bool onTensors;
};
const HloLowering *findHloLowering(StringRef name);

#define TFUSE_HLO(name, family, function) LogicalResult function(HloContext &);
#define TFUSE_HLO_ANY(name, family, function)                                  \
  LogicalResult function(HloContext &);
#include "Lowerings.def"

} // namespace tfuse::stablehlo

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_LOWERING_H
