//===- PlaceStates.cpp - Assigns initial states of recurrent ops ----------===//
//
// Replaces each tfl.new_state by an op that writes the state's tensor on every
// run, before the recurrent op runs:
// - equal elements: a separate Fill
// - a value with a single user: the op that computes the value
// - any other value: a Concatenation of one tensor, which is a copy
// - a constant: a Slice of the whole constant, because LiteRT runs a
//   Concatenation of constants only once
//
// LiteRT lets some operators write into the memory of an operand
// (Analysis/SharedMemory.def). The state's variable has separate memory, so
// such an operator must not write a state.
//
// After a resize of an input, LiteRT prepares the ops up to the first one whose
// result size is unknown until it runs, such as Where, and allocates all
// variables. A state that an op after that one writes then has the memory of
// its former size, and the op writes past the end. A delegate changes the order
// of the ops, so no place before Where is safe. If the graph has such an op,
// the op that writes a state of unknown size takes its shape from a Slice,
// whose result LiteRT never computes ahead: the state is allocated when it is
// written.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TFL/Analysis/PreparedSizes.h"
#include "tfuse/Dialect/TFL/Analysis/SharedMemory.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/DenseMap.h"

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

/// Whether the op may write a state: its single result is in separate memory.
static bool canWriteState(Operation *op) {
  return isa<OpFactsInterface>(op) && op->getNumResults() == 1 &&
         op->getNumRegions() == 0 &&
         cast<OpFactsInterface>(op).getFacts().stateful.empty() &&
         isMemoryEffectFree(op) && !isa<CallOnceOp>(op) &&
         memorySharing(op).operands == 0;
}

namespace {
/// Copies of vectors whose elements LiteRT does not know when it prepares the
/// graph; one for each vector.
class HiddenVectors {
public:
  Value hide(Location loc, Value vector);
  /// Zeros in the function of the op.
  Value zeros(Operation *op, int64_t size);

private:
  llvm::DenseMap<Value, Value> hidden;
  llvm::DenseMap<std::pair<Operation *, int64_t>, Value> origins;
};
} // namespace

Value HiddenVectors::hide(Location loc, Value value) {
  // In an imported file it may be hidden already.
  if (value.getDefiningOp<SliceOp>())
    return value;
  Value &copy = hidden[value];
  if (copy)
    return copy;
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  auto type = cast<ShapedType>(value.getType());
  int32_t size = int32_t(type.getDimSize(0));
  copy = SliceOp::create(builder, loc, type, value, vector(builder, loc, 0),
                         vector(builder, loc, size));
  return copy;
}

Value HiddenVectors::zeros(Operation *op, int64_t size) {
  auto function = op->getParentOfType<func::FuncOp>();
  Value &origin = origins[{function, size}];
  if (!origin) {
    OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
    SmallVector<int32_t> elements(size, 0);
    origin = vector(builder, op->getLoc(), elements);
  }
  return hide(op->getLoc(), origin);
}

//===----------------------------------------------------------------------===//
// Ops that write a state
//===----------------------------------------------------------------------===//

static Value placeOpen(NewStateOp op, HiddenVectors &vectors) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value initial = op.getInitial();
  if (auto fill = initial.getDefiningOp<FillOp>())
    return FillOp::create(builder, loc, initial.getType(),
                          vectors.hide(loc, fill->getOperand(0)),
                          fill->getOperand(1));
  // In an imported file the copy may be there already, with a shape that rules
  // no longer hide.
  if (auto slice = initial.getDefiningOp<SliceOp>())
    if (auto shape = slice.getSize().getDefiningOp<ShapeOp>();
        shape && shape.getInput() == slice.getInput())
      initial = slice.getInput();
  int64_t rank = cast<ShapedType>(initial.getType()).getRank();
  SmallVector<int32_t> all(rank, -1);
  return SliceOp::create(builder, loc, initial.getType(), initial,
                         vectors.zeros(op, rank), vector(builder, loc, all));
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
    PreparedSizes sizes(getOperation());
    HiddenVectors vectors;
    for (NewStateOp op : states) {
      Operation *source = op.getInitial().getDefiningOp();
      bool isOpen =
          !cast<ShapedType>(op.getInitial().getType()).hasStaticShape() &&
          sizes.mayAllocateAtRunTime(op->getParentOfType<func::FuncOp>());
      op.getState().replaceAllUsesWith(isOpen ? placeOpen(op, vectors)
                                              : place(op));
      op.erase();
      if (source)
        loops::eraseDeadOps(source);
    }
  }
};
} // namespace

} // namespace tfuse::tfl
