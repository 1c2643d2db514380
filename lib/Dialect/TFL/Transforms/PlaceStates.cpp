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
// LiteRT allocates variables once, before the graph runs. If a dimension comes
// from an op whose result size is unknown until it runs, such as Where, the
// size of the state is unknown at that time. The op that writes such a state
// takes its shape from a Slice, whose result LiteRT never computes ahead, so
// the state is allocated when it is written.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TFL/Analysis/SharedMemory.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/DenseSet.h"

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

//===----------------------------------------------------------------------===//
// Dynamic sizes
//===----------------------------------------------------------------------===//

namespace {
/// The information that the runtime has when it plans memory, for all values
/// below an op.
class Plan {
public:
  explicit Plan(Operation *root) {
    root->walk<WalkOrder::PreOrder>([&](Operation *op) { add(op); });
  }

  /// Whether the sizes of a tensor are computed at run time.
  bool isOpen(Value value) const { return open.contains(value); }
  /// Whether the sizes of any tensor are.
  bool hasOpenValues() const { return !open.empty(); }

private:
  void add(Operation *op);
  bool hasOpenSizes(Operation *op) const;

  llvm::DenseSet<Value> open;
  /// Values that are known beforehand: constants, shapes, and what certain
  /// kernels make of these.
  llvm::DenseSet<Value> foreseen;
};
} // namespace

/// Whether the operand's elements determine a result's sizes.
static bool isSize(OpOperand &operand) {
  Operation *op = operand.getOwner();
  unsigned number = operand.getOperandNumber();
  if (isa<RangeOp>(op))
    return true;
  if (isa<FillOp, TransposeConvOp>(op))
    return number == 0;
  if (isa<OneHotOp>(op))
    return number == 1;
  if (isa<ScatterNdOp>(op))
    return number == 2;
  return number != 0 &&
         (op->hasTrait<IsPadding>() ||
          isa<ReshapeOp, BroadcastToOp, TileOp, SliceOp, StridedSliceOp,
              ResizeBilinearOp, ResizeNearestNeighborOp>(op));
}

bool Plan::hasOpenSizes(Operation *op) const {
  if (isa<WhereOp, UniqueOp, TopKV2Op, NonMaxSuppressionV4Op,
          NonMaxSuppressionV5Op, CustomOp, IfOp, WhileOp>(op))
    return true;
  return any_of(op->getOpOperands(), [&](OpOperand &operand) {
    return isSize(operand) ? !foreseen.contains(operand.get())
                           : isOpen(operand.get());
  });
}

void Plan::add(Operation *op) {
  bool isForeseen = op->hasTrait<OpTrait::ConstantLike>() ||
                    (isa<ShapeOp>(op) && !isOpen(op->getOperand(0))) ||
                    (op->hasTrait<IsFoldedByPrepare>() &&
                     all_of(op->getOperands(), [&](Value operand) {
                       return foreseen.contains(operand);
                     }));
  if (isForeseen)
    foreseen.insert_range(op->getResults());
  bool hasOpen = hasOpenSizes(op);
  for (Value result : op->getResults())
    if (auto type = dyn_cast<ShapedType>(result.getType());
        hasOpen && type && !type.hasStaticShape())
      open.insert(result);
}

/// The same shape, as the runtime does not foresee it.
static Value hidden(OpBuilder &builder, Location loc, Value shape) {
  // In an imported file it may be hidden already.
  if (shape.getDefiningOp<SliceOp>())
    return shape;
  auto type = cast<ShapedType>(shape.getType());
  int32_t rank = int32_t(type.getDimSize(0));
  return SliceOp::create(builder, loc, type, shape, vector(builder, loc, 0),
                         vector(builder, loc, rank));
}

//===----------------------------------------------------------------------===//
// Ops that write a state
//===----------------------------------------------------------------------===//

static Value placeOpen(NewStateOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value initial = op.getInitial();
  if (auto fill = initial.getDefiningOp<FillOp>())
    return FillOp::create(builder, loc, initial.getType(),
                          hidden(builder, loc, fill->getOperand(0)),
                          fill->getOperand(1));
  // In an imported file the copy may be there already, with a shape that rules
  // no longer hide.
  if (auto slice = initial.getDefiningOp<SliceOp>())
    if (auto shape = slice.getSize().getDefiningOp<ShapeOp>();
        shape && shape.getInput() == slice.getInput())
      initial = slice.getInput();
  int64_t rank = cast<ShapedType>(initial.getType()).getRank();
  auto shapeType = RankedTensorType::get(rank, builder.getI32Type());
  Value shape = ShapeOp::create(builder, loc, shapeType, initial);
  SmallVector<int32_t> zeros(rank, 0);
  return SliceOp::create(builder, loc, initial.getType(), initial,
                         vector(builder, loc, zeros),
                         hidden(builder, loc, shape));
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
    if (states.empty())
      return;
    Plan plan(getOperation());
    for (NewStateOp op : states) {
      Operation *source = op.getInitial().getDefiningOp();
      // If an application resizes an input, LiteRT plans memory anew only up to
      // the first tensor of open size when a delegate runs parts of the graph:
      // a state of the former batch size would be too small.
      bool isOpen =
          plan.isOpen(op.getInitial()) ||
          (plan.hasOpenValues() &&
           !cast<ShapedType>(op.getInitial().getType()).hasStaticShape());
      op.getState().replaceAllUsesWith(isOpen ? placeOpen(op) : place(op));
      op.erase();
      if (source)
        loops::eraseDeadOps(source);
    }
  }
};
} // namespace

} // namespace tfuse::tfl
