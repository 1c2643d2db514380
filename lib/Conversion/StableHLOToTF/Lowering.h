//===- Lowering.h - Helpers of StableHLO lowerings --------------*- C++ -*-===//
//
// A lowering replaces one stablehlo op by tf ops, or rejects it with a reason.
// Its line is in Lowerings.def.
//
// Programs come from untrusted files, and stablehlo ops have no verifiers here.
// The functions that read attributes take the expected number of elements; a
// lowering that finds another number returns `malformed()`.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_LOWERING_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_LOWERING_H

#include "tfuse/Conversion/ConversionContext.h"
#include "tfuse/Dialect/StableHLO/IR/Reducer.h"

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
  /// A list of `count` numbers; of any length if `count` is negative.
  Ints numbers(StringRef attr, int64_t count = -1);
  /// Distinct axes of a tensor of this rank.
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

  /// Replaces the op's results by values of the same shapes.
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
/// Replaces explicitly broadcast operands by the operands of the broadcasts, as
/// far as the implicit broadcasting of tf ops still gives `result`.
SmallVector<Value> withoutBroadcasts(ValueRange operands, Type result);

/// Broadcasts x to `sizes`; axis i of x becomes axis `axes[i]` of the result.
Value broadcastInDim(HloContext &ctx, Value x, ArrayRef<int64_t> axes,
                     ArrayRef<SymbolicDim> sizes);
/// Pads with a value; negative amounts crop.
Value padOrCrop(HloContext &ctx, Value x,
                ArrayRef<std::pair<int64_t, int64_t>> amounts, Value with);
/// Inserts `steps - 1` copies of the scalar `with` after each element of an
/// axis of x.
Value spread(HloContext &ctx, Value x, ArrayRef<int64_t> steps, Value with);
/// A tensor of these sizes with the numbers from 0 along an axis.
Value iota(HloContext &ctx, Type elementType, int64_t axis,
           ArrayRef<SymbolicDim> sizes);
/// x[starts : starts + sizes]. The starts are integer scalars, which are
/// clamped first.
Value dynamicSlice(HloContext &ctx, Value x, ValueRange starts,
                   ArrayRef<int64_t> sizes);
/// Packs int32 scalars into a vector.
Value pack(HloContext &ctx, ValueRange scalars);
/// The largest valid start of a window on an axis of this size.
Value lastStart(HloContext &ctx, const SymbolicDim &size, int64_t window);
/// Indices into an axis of this size, clamped.
Value clampIndices(HloContext &ctx, Value indices, const SymbolicDim &size,
                   int64_t window = 1);

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
/// The reduction of a and b.
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
