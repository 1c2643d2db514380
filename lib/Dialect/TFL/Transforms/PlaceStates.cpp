//===- PlaceStates.cpp - What writes the initial states -------------------===//
//
// A tfl.new_state becomes the op that writes its tensor whenever the model
// runs, before the recurrent op does: a Fill of its own for equal elements; for
// any other value the op that computes it, if nothing else uses that, or else
// a concatenation of one tensor, which is a copy. Of a constant the runtime
// makes that copy once and never again, so there a slice of all takes its
// place.
//
// The runtime lets some operators write into the memory of an operand
// (TfLiteInPlaceOp in its kernels). A variable has memory of its own, and such
// an operator none to write to then: it must not be what writes a state.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_PLACESTATESPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// A scalar of the element type of a state.
static Value scalar(OpBuilder &builder, Location loc, Type elementType,
                    Attribute value) {
  auto type = RankedTensorType::get({}, elementType);
  return ConstOp::create(builder, loc, type,
                         DenseElementsAttr::get(type, value));
}

static Value vector(OpBuilder &builder, Location loc,
                    ArrayRef<int32_t> values) {
  auto attr = builder.getI32TensorAttr(values);
  return ConstOp::create(builder, loc, attr.getType(), attr);
}

static Value dims(OpBuilder &builder, Location loc, ShapedType type) {
  return vector(builder, loc, map_to_vector(type.getShape(), [](int64_t size) {
                  return int32_t(size);
                }));
}

static bool worksInPlace(Operation *op) {
  return isa<AddOp, SubOp, MulOp, DivOp, SoftmaxOp, LogSoftmaxOp, ReshapeOp,
             SqueezeOp, ExpandDimsOp, BitcastOp, DynamicUpdateSliceOp>(op);
}

/// Whether the op may write a state: it computes one tensor of its own.
static bool canWriteState(Operation *op) {
  return isa<OpFactsInterface>(op) && op->getNumResults() == 1 &&
         op->getNumRegions() == 0 &&
         cast<OpFactsInterface>(op).getFacts().stateful.empty() &&
         isMemoryEffectFree(op) && !isa<CallOnceOp>(op) && !worksInPlace(op);
}

static Value place(NewStateOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value initial = op.getInitial();
  auto type = cast<ShapedType>(initial.getType());
  Operation *source = initial.getDefiningOp();
  SplatElementsAttr splat;
  if (type.hasStaticShape() && matchPattern(initial, m_Constant(&splat))) {
    return FillOp::create(builder, loc, type, dims(builder, loc, type),
                          scalar(builder, loc, type.getElementType(),
                                 splat.getSplatValue<Attribute>()));
  }
  if (isa_and_nonnull<FillOp>(source))
    return builder.clone(*source)->getResult(0);
  if (source && initial.hasOneUse() && canWriteState(source))
    return initial;
  if (type.hasStaticShape() && source &&
      source->hasTrait<OpTrait::ConstantLike>()) {
    SmallVector<int32_t> zeros(type.getRank(), 0);
    return SliceOp::create(builder, loc, type, initial,
                           vector(builder, loc, zeros),
                           dims(builder, loc, type));
  }
  return ConcatenationOp::create(builder, loc, type, ValueRange(initial),
                                 /*axis=*/0, "NONE");
}

namespace {
class PlaceStates : public impl::PlaceStatesPassBase<PlaceStates> {
  void runOnOperation() override {
    SmallVector<NewStateOp> states;
    getOperation()->walk([&](NewStateOp op) { states.push_back(op); });
    for (NewStateOp op : states) {
      Operation *source = op.getInitial().getDefiningOp();
      op.getState().replaceAllUsesWith(place(op));
      op.erase();
      if (source && isOpTriviallyDead(source))
        source->erase();
    }
  }
};
} // namespace

} // namespace tfuse::tfl
