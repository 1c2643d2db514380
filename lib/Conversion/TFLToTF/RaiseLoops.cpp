//===- RaiseLoops.cpp - tfl loops as tf loops -----------------------------===//
//
//   %y = tfl.while(%i, %z, %h) {          %l = tf.TensorListReserve
//     %g = tfl.gather(%x, %i)             %r = tf.WhileRegion(%i, %l, %h) {
//     ..                            =>      %g = tf.GatherV2(%x, %i)
//     %n = tfl.dynamic_update_slice         ..
//            (%z, %h', [%i, 0, 0])          tf.TensorListSetItem(%l, %i, %h')
//   }                                     }
//                                         %y = tf.TensorListStack(%r)
//
// TensorFlow's converter writes a row of a tensor also as a concatenation:
// z[:i], the row, z[i + 1:].
//
// Loops that tfuse has written multiply all time steps by the kernel before
// the loop. The copy multiplies in the loop, as the cells of the rules do.
//
//===----------------------------------------------------------------------===//

#include "OpRaiser.h"

#include "tfuse/Conversion/TFLToTF/Passes.h"
#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Utils/TFBuilder.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_RAISELOOPSPASS
#define GEN_PASS_DEF_RESTORELOOPSPASS
#include "tfuse/Conversion/TFLToTF/Passes.h.inc"

/// The number of a loop, at the loop and at its copy.
static constexpr StringLiteral kLoopAttr = "tfuse.raised_loop";

//===----------------------------------------------------------------------===//
// Rows that a loop writes
//===----------------------------------------------------------------------===//

namespace {
/// The write of one row of an iter arg per iteration.
struct RowWrite {
  /// Null for index 0.
  Value index;
  Value row;
};
} // namespace

/// Skips reshapes between a scalar and a vector of one element.
static Value skipScalarReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<tfl::ReshapeOp>())
    value = reshape.getInput();
  return value;
}

/// The elements of a vector: of a pack, or of a concatenation of scalars and
/// constants.
static SmallVector<Value> elementsOf(Value vector) {
  if (auto pack = vector.getDefiningOp<tfl::PackOp>())
    return pack.getOperands();
  SmallVector<Value> elements;
  auto concat = vector.getDefiningOp<tfl::ConcatenationOp>();
  if (!concat)
    return {};
  for (Value part : concat.getOperands()) {
    auto type = dyn_cast<RankedTensorType>(part.getType());
    if (!type || type.getRank() != 1 || !type.hasStaticShape())
      return {};
    elements.append(type.getDimSize(0), part);
  }
  return elements;
}

static bool isAllOf(Value vector, int64_t element) {
  std::optional<Ints> values = constantInts(vector);
  return values && all_of(*values, [&](int64_t v) { return v == element; });
}

/// The first element of a vector whose others are all `rest`.
static Value firstElement(Value vector, int64_t rest) {
  SmallVector<Value> elements = elementsOf(vector);
  if (elements.empty() || !all_of(drop_begin(elements), [&](Value element) {
        return isAllOf(element, rest);
      }))
    return {};
  return skipScalarReshapes(elements.front());
}

/// Whether a value is `index` + 1.
static bool isNext(Value value, Value index) {
  auto sum = value.getDefiningOp<tfl::AddOp>();
  if (!sum)
    return false;
  return (skipScalarReshapes(sum.getLhs()) == index &&
          constantInt(sum.getRhs()) == 1) ||
         (skipScalarReshapes(sum.getRhs()) == index &&
          constantInt(sum.getLhs()) == 1);
}

static std::optional<RowWrite> readWrite(Value next, Value argument) {
  // Each iteration writes the only row.
  auto type = cast<RankedTensorType>(argument.getType());
  if (type.getRank() > 2 && type.getDimSize(0) == 1 && argument.use_empty() &&
      next.getType() == type &&
      isa_and_nonnull<tfl::ReshapeOp, tfl::ExpandDimsOp>(next.getDefiningOp()))
    return RowWrite{Value(), next};
  if (auto update = next.getDefiningOp<tfl::DynamicUpdateSliceOp>()) {
    Value index = firstElement(update.getStartIndices(), 0);
    if (update.getOperand() != argument || !index)
      return std::nullopt;
    return RowWrite{index, update.getUpdate()};
  }
  auto concat = next.getDefiningOp<tfl::ConcatenationOp>();
  if (!concat || concat.getAxis() != 0 || concat->getNumOperands() != 3 ||
      concat.getFusedActivationFunction() != "NONE")
    return std::nullopt;
  auto before = concat->getOperand(0).getDefiningOp<tfl::SliceOp>();
  auto after = concat->getOperand(2).getDefiningOp<tfl::SliceOp>();
  if (!before || !after || before.getInput() != argument ||
      after.getInput() != argument || !isAllOf(before.getBegin(), 0) ||
      !isAllOf(after.getSize(), -1))
    return std::nullopt;
  Value index = firstElement(before.getSize(), -1);
  Value nextIndex = firstElement(after.getBegin(), 0);
  if (!index || !nextIndex || !isNext(nextIndex, index))
    return std::nullopt;
  return RowWrite{index, concat->getOperand(1)};
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
class LoopRaiser {
public:
  LoopRaiser(tfl::WhileOp loop, const loops::LoopAnalysis &analysis,
             unsigned number)
      : loop(loop), analysis(analysis), number(number), outside(loop),
        tf(outside, loop.getLoc()) {}

  void run();

private:
  void findLists();
  RankedTensorType rowType(unsigned index);
  Value rowShape(tf::TFBuilder &tf, unsigned index);
  NamedAttribute elementType(unsigned index);
  Value initial(unsigned index);
  /// A value from outside the loop with tf ops for the ops that the rules look
  /// for there: transposes and reverses of sequences, zeros of initial states.
  Value raisedInit(Value value);
  void fill(Block &from, Region &to);
  void replaceResult(unsigned index, Value result);
  /// A read of the result of a matmul that precedes the loop, as a matmul of
  /// the read.
  bool sinkProduct(Operation *read, OpBuilder &builder, IRMapping &values);

  tfl::WhileOp loop;
  const loops::LoopAnalysis &analysis;
  unsigned number;
  OpBuilder outside;
  tf::TFBuilder tf;
  MapVector<unsigned, RowWrite> lists;
  llvm::DenseMap<Value, Value> raisedInits;
};
} // namespace

void LoopRaiser::findLists() {
  for (unsigned index = 0; index < loop->getNumOperands(); ++index) {
    Value argument = analysis.getBodyArgument(index);
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || type.getRank() < 1 || type.isDynamicDim(0) ||
        loop->getOperand(index).getType() != type ||
        loop->getResult(index).getType() != type)
      continue;
    std::optional<RowWrite> write =
        readWrite(analysis.getNext(index), argument);
    if (!write)
      continue;
    auto row = dyn_cast<RankedTensorType>(write->row.getType());
    if (!row || row.getRank() != type.getRank() || row.getDimSize(0) != 1 ||
        !loop.getCond().front().getArgument(index).use_empty())
      continue;
    // The op that adds the leading axis hides the value from the rules.
    if (Operation *adds = write->row.getDefiningOp();
        isa_and_nonnull<tfl::ReshapeOp, tfl::ExpandDimsOp>(adds) &&
        adds->getOperand(0).getType() == rowType(index))
      write->row = adds->getOperand(0);
    // The body may read the tensor in the write only, and not afterwards.
    Value next = analysis.getNext(index);
    bool isWriteOnly = all_of(argument.getUsers(), [&](Operation *user) {
      return next.hasOneUse() &&
             (user == next.getDefiningOp() ||
              (isa<tfl::SliceOp>(user) && user->hasOneUse() &&
               *user->user_begin() == next.getDefiningOp()));
    });
    if (isWriteOnly)
      lists.insert({index, *write});
  }
}

RankedTensorType LoopRaiser::rowType(unsigned index) {
  auto type = cast<RankedTensorType>(loop->getResult(index).getType());
  return type.clone(type.getShape().drop_front());
}

Value LoopRaiser::rowShape(tf::TFBuilder &tf, unsigned index) {
  auto sizes = map_to_vector(rowType(index).getShape(), [](int64_t size) {
    return ShapedType::isDynamic(size) ? -1 : size;
  });
  return tf.i32s(sizes);
}

NamedAttribute LoopRaiser::elementType(unsigned index) {
  return outside.getNamedAttr("element_dtype",
                              TypeAttr::get(rowType(index).getElementType()));
}

static Type listOfRows(RankedTensorType row) {
  return RankedTensorType::get(
      {}, tf_type::VariantType::get(row.getContext(), {row}));
}

Value LoopRaiser::raisedInit(Value value) {
  Operation *source = value.getDefiningOp();
  bool isFilled = isa_and_nonnull<tfl::FillOp, tfl::ZerosLikeOp>(source);
  bool isMoved = isa_and_nonnull<tfl::TransposeOp, tfl::ReverseV2Op>(source) &&
                 constantInts(source->getOperand(1));
  if (!isFilled && !isMoved)
    return value;
  if (Value raised = raisedInits.lookup(value))
    return raised;
  IRMapping values;
  values.map(source->getOperand(0), raisedInit(source->getOperand(0)));
  OpBuilder builder(source->getContext());
  builder.setInsertionPointAfter(source);
  raiseOp(source, builder, values);
  return raisedInits[value] = values.lookup(value);
}

Value LoopRaiser::initial(unsigned index) {
  Value init = loop->getOperand(index);
  if (!lists.contains(index))
    return raisedInit(init);
  auto type = cast<RankedTensorType>(init.getType());
  return tf.tf("TensorListReserve", listOfRows(rowType(index)),
               {rowShape(tf, index), tf.i32Scalar(type.getDimSize(0))},
               elementType(index));
}

bool LoopRaiser::sinkProduct(Operation *read, OpBuilder &builder,
                             IRMapping &values) {
  auto gather = dyn_cast<tfl::GatherOp>(read);
  if (!gather || gather.getBatchDims() != 0 ||
      cast<ShapedType>(gather.getIndices().getType()).getRank() != 0)
    return false;
  auto product = analysis.resolve(gather.getParams())
                     .getDefiningOp<tfl::FullyConnectedOp>();
  if (!product || loop->isAncestor(product) || product->getNumResults() != 1 ||
      !product.getKeepNumDims())
    return false;
  auto input = dyn_cast<RankedTensorType>(product.getInput().getType());
  auto result = dyn_cast<RankedTensorType>(read->getResult(0).getType());
  if (!input || input.getRank() != 3 || !result || result.getRank() != 2 ||
      gather.getAxis() < 0 || gather.getAxis() > 1)
    return false;
  SmallVector<int64_t> shape(result.getShape());
  shape.back() = input.getShape().back();
  // Copies with other types, which raise to a gather and a matmul of rows.
  auto step = tfl::GatherOp::create(
      builder, read->getLoc(), input.clone(shape),
      ValueRange{raisedInit(product.getInput()),
                 values.lookupOrDefault(gather.getIndices())},
      read->getAttrs());
  Operation *rows = product->clone();
  rows->setOperand(0, step);
  rows->getResult(0).setType(result);
  builder.insert(rows);
  IRMapping raised;
  raiseOp(step, builder, raised);
  raiseOp(rows, builder, raised);
  values.map(read->getResult(0), raised.lookup(rows->getResult(0)));
  rows->erase();
  step->erase();
  return true;
}

/// Fills a region of the copy with the ops that the results need.
void LoopRaiser::fill(Block &from, Region &to) {
  Block &block = to.emplaceBlock();
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  IRMapping values;
  for (auto [index, argument] : llvm::enumerate(from.getArguments())) {
    bool isList = lists.contains(unsigned(index));
    Type type = isList ? listOfRows(rowType(unsigned(index)))
                       : Type(argument.getType());
    values.map(argument, block.addArgument(type, argument.getLoc()));
  }
  bool isBody = &from == analysis.getBody();
  Operation *yield = from.getTerminator();
  llvm::SetVector<Value> needed;
  for (auto [index, value] : llvm::enumerate(yield->getOperands())) {
    if (isBody && lists.contains(unsigned(index))) {
      const RowWrite &write = lists[unsigned(index)];
      if (write.index)
        needed.insert(write.index);
      needed.insert(write.row);
    } else {
      needed.insert(value);
    }
  }
  llvm::DenseSet<Operation *> ops;
  for (size_t next = 0; next < needed.size(); ++next)
    if (Operation *op = needed[next].getDefiningOp();
        op && op->getBlock() == &from && ops.insert(op).second) {
      needed.insert_range(op->getOperands());
      op->walk([&](Operation *inner) {
        if (inner != op)
          needed.insert_range(inner->getOperands());
      });
    }
  for (Operation &op : from)
    if (ops.contains(&op) && !(isBody && sinkProduct(&op, builder, values)))
      raiseOp(&op, builder, values);
  tf::TFBuilder tf(builder, loop.getLoc());
  SmallVector<Value> results;
  for (auto [i, value] : llvm::enumerate(yield->getOperands())) {
    auto index = unsigned(i);
    if (!isBody || !lists.contains(index)) {
      results.push_back(values.lookupOrDefault(value));
      continue;
    }
    const RowWrite &write = lists[index];
    Value row = values.lookupOrDefault(write.row);
    if (row.getType() != rowType(index))
      row = tf.tf("Reshape", rowType(index), {row, rowShape(tf, index)});
    Value position =
        write.index ? values.lookupOrDefault(write.index) : tf.i32Scalar(0);
    results.push_back(
        tf.tf("TensorListSetItem", block.getArgument(index).getType(),
              {block.getArgument(index), position, row}, elementType(index)));
  }
  tf.tfOp("Yield", {}, results);
}

void LoopRaiser::replaceResult(unsigned index, Value result) {
  Value old = loop->getResult(index);
  if (lists.contains(index))
    result =
        tf.tf("TensorListStack", old.getType(), {result, rowShape(tf, index)},
              {elementType(index),
               outside.getNamedAttr(
                   "num_elements",
                   outside.getI64IntegerAttr(
                       cast<ShapedType>(old.getType()).getDimSize(0)))});
  // The rules look for transposes after the loop.
  for (Operation *user : make_early_inc_range(old.getUsers()))
    if (isa<tfl::TransposeOp>(user) && lists.contains(index) &&
        user->getOperand(0) == old && constantInts(user->getOperand(1))) {
      OpBuilder builder(user);
      IRMapping values;
      values.map(old, result);
      raiseOp(user, builder, values);
      user->getResult(0).replaceAllUsesWith(values.lookup(user->getResult(0)));
      user->erase();
    }
  old.replaceAllUsesWith(result);
}

void LoopRaiser::run() {
  findLists();
  SmallVector<Value> inits;
  SmallVector<Type> types;
  for (unsigned index = 0; index < loop->getNumOperands(); ++index) {
    inits.push_back(initial(index));
    types.push_back(lists.contains(index) ? listOfRows(rowType(index))
                                          : loop->getResult(index).getType());
  }
  Operation *copy = tf::createOp(
      outside, loop.getLoc(), "WhileRegion", types, inits,
      {outside.getNamedAttr("is_stateless", outside.getBoolAttr(true)),
       outside.getNamedAttr(kLoopAttr, outside.getI64IntegerAttr(number))},
      /*regions=*/2);
  loop->setDiscardableAttr(kLoopAttr, outside.getI64IntegerAttr(number));
  fill(loop.getCond().front(), copy->getRegion(0));
  fill(loop.getBody().front(), copy->getRegion(1));
  for (auto [index, result] : llvm::enumerate(copy->getResults()))
    replaceResult(unsigned(index), result);
}

/// Whether the body multiplies floating-point matrices, and has no effects.
static bool mayHaveCells(tfl::WhileOp loop) {
  bool hasProduct = false;
  for (Operation &op : loop.getBody().front()) {
    hasProduct |= isa<tfl::FullyConnectedOp, tfl::BatchMatMulOp>(op) &&
                  isa<FloatType>(getElementTypeOrSelf(op.getResult(0)));
    if (op.getNumRegions() != 0 || !isMemoryEffectFree(&op))
      return false;
  }
  return hasProduct;
}

namespace {
class RaiseLoops : public impl::RaiseLoopsPassBase<RaiseLoops> {
  void runOnOperation() override {
    SmallVector<tfl::WhileOp> loops;
    getOperation().walk([&](tfl::WhileOp loop) {
      if (mayHaveCells(loop))
        loops.push_back(loop);
    });
    for (auto [number, loop] : llvm::enumerate(loops))
      if (std::optional<loops::LoopAnalysis> analysis =
              tfuse::loops::LoopAnalysis::get(loop))
        LoopRaiser(loop, *analysis, unsigned(number)).run();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Restoring
//===----------------------------------------------------------------------===//

static void restore(Operation *copy, Operation *loop) {
  for (auto [result, old] : llvm::zip(copy->getResults(), loop->getResults())) {
    for (Operation *user : make_early_inc_range(result.getUsers()))
      if (tf::isa(user, "TensorListStack")) {
        user->getResult(0).replaceAllUsesWith(old);
        user->erase();
      }
    result.replaceAllUsesWith(old);
  }
  SmallVector<Value> inits(copy->getOperands());
  copy->erase();
  for (Value init : inits)
    if (Operation *list = init.getDefiningOp();
        tf::isa(list, "TensorListReserve") && list->use_empty())
      list->erase();
}

namespace {
class RestoreLoops : public impl::RestoreLoopsPassBase<RestoreLoops> {
  void runOnOperation() override {
    llvm::DenseMap<Attribute, Operation *> copies;
    SmallVector<Operation *> loops;
    getOperation().walk([&](Operation *op) {
      Attribute number = op->getAttr(kLoopAttr);
      if (number && isa<tfl::WhileOp>(op))
        loops.push_back(op);
      else if (number)
        copies[number] = op;
    });
    for (Operation *loop : loops) {
      Operation *copy = copies.lookup(loop->getAttr(kLoopAttr));
      loop->removeAttr(kLoopAttr);
      if (copy)
        restore(copy, loop);
      else
        loop->erase();
    }
  }
};
} // namespace

} // namespace tfuse
