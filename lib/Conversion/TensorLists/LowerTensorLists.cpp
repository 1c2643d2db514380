//===- LowerTensorLists.cpp - Lists of tensors as tensors -----------------===//
//
// A list of n elements of shape s becomes a tensor of shape [n, s...]:
//
//   TensorListReserve(s, n)         Fill([n, s...], 0)
//   EmptyTensorList(s)              Fill([0, s...], 0)
//   TensorListFromTensor(x)         x
//   TensorListSetItem(l, i, x)      XlaDynamicUpdateSlice(l, x[None], [i,
//   0...]) TensorListGetItem(l, i)         Gather(l, i) TensorListPushBack(l,
//   x)        Concat(l, x[None]) TensorListPopBack(l)            Slice(l, ...,
//   n - 1), Gather(l, n - 1) TensorListStack(l)              l
//   TensorListLength(l)             Shape(l)[0]
//
// and so on. What calls, branches and loops pass on changes its type with it.
// All elements have one shape, then: where the list was made with sizes that
// are not known, those are found out (ElementShapes.h), or the list begins with
// sizes of zero and is padded by the first element that is written.
//
//===----------------------------------------------------------------------===//

#include "ElementShapes.h"
#include "ListFlow.h"

#include "tfuse/Conversion/TensorLists/Passes.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_LOWERTENSORLISTSPASS
#include "tfuse/Conversion/TensorLists/Passes.h.inc"

namespace lists {
namespace {

using Ints = SmallVector<int64_t>;

//===----------------------------------------------------------------------===//
// Building ops
//===----------------------------------------------------------------------===//

class Emitter {
public:
  explicit Emitter(Operation *op) : builder(op), loc(op->getLoc()) {}

  Type i32Tensor(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, builder.getI32Type());
  }
  Value constant(ElementsAttr value) {
    return arith::ConstantOp::create(builder, loc, value);
  }
  Value i32(int32_t value) {
    return constant(DenseIntElementsAttr::get(cast<ShapedType>(i32Tensor({})),
                                              ArrayRef<int32_t>(value)));
  }
  Value i32s(ArrayRef<int64_t> values) {
    auto narrow = map_to_vector(values, [](int64_t v) { return int32_t(v); });
    return constant(DenseIntElementsAttr::get(
        cast<ShapedType>(i32Tensor(int64_t(values.size()))),
        ArrayRef<int32_t>(narrow)));
  }
  /// A scalar zero, false or empty string.
  Value zero(Type element) {
    auto type = RankedTensorType::get({}, element);
    if (mlir::isa<tf_type::StringType>(element))
      return tf::createConst(builder, loc,
                             tf_type::makeStringElements(type, {""}));
    if (auto complex = dyn_cast<ComplexType>(element)) {
      auto real =
          cast<FloatAttr>(builder.getZeroAttr(complex.getElementType()));
      return constant(DenseElementsAttr::get(
          type, std::complex<APFloat>(real.getValue(), real.getValue())));
    }
    return constant(DenseElementsAttr::get(
        type, ArrayRef<Attribute>(builder.getZeroAttr(element))));
  }
  Value op(StringRef name, Type type, ValueRange operands,
           ArrayRef<NamedAttribute> attrs = {}) {
    return tf::createOp(builder, loc, name, type, operands, attrs)
        ->getResult(0);
  }

  NamedAttribute attr(StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  /// A scalar as a vector of one element.
  Value asVector(Value scalar) {
    return op("ExpandDims", i32Tensor(1), {scalar, i32(0)});
  }
  Value concat(Type type, ValueRange parts) {
    SmallVector<Value> operands = {i32(0)};
    llvm::append_range(operands, parts);
    return op("Concat", type, operands);
  }
  Value gather(Type type, Value rows, Value index) {
    return op("Gather", type, {rows, index},
              attr("validate_indices", builder.getBoolAttr(true)));
  }
  /// The shape of a tensor, as a vector.
  Value shape(Value tensor) {
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    return op("Shape", i32Tensor(type ? type.getRank() : ShapedType::kDynamic),
              tensor);
  }
  /// The number of elements of a list.
  Value length(Value list) {
    Value sizes = shape(list);
    return gather(i32Tensor({}), sizes, i32(0));
  }
  /// The sizes from axis `begin` on, as a vector.
  Value sizesFrom(Value tensor, int64_t begin) {
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    if (type && !ShapedType::isDynamicShape(type.getShape().drop_front(begin)))
      return i32s(type.getShape().drop_front(begin));
    int64_t count = type ? type.getRank() - begin : ShapedType::kDynamic;
    Value sizes = shape(tensor);
    return op("Slice", i32Tensor(count), {sizes, i32s(begin), i32s(-1)});
  }

  OpBuilder builder;
  Location loc;
};

/// The constant's elements.
std::optional<Ints> constantInts(Value value) {
  auto attr = dyn_cast_if_present<DenseIntElementsAttr>(tf::getConstant(value));
  if (!attr)
    return std::nullopt;
  return map_to_vector<6>(attr.getValues<APInt>(),
                          [](const APInt &v) { return v.getSExtValue(); });
}

Type elementOf(Value value) { return getElementTypeOrSelf(value.getType()); }

/// The sizes of the elements of a list, if the rank is known.
std::optional<Ints> rowShape(Type list) {
  auto type = dyn_cast<RankedTensorType>(list);
  if (!type || type.getRank() == 0)
    return std::nullopt;
  return Ints(type.getShape().drop_front());
}

Type listOf(std::optional<Ints> row, Type element,
            int64_t length = ShapedType::kDynamic) {
  if (!row)
    return UnrankedTensorType::get(element);
  Ints shape = {length};
  append_range(shape, *row);
  return RankedTensorType::get(shape, element);
}

/// The type of a list that is known by its subtype.
Type listType(Type variant, Type element) {
  auto row = tf_type::getHandleSubtype(variant);
  if (row)
    element = row.getElementType();
  return listOf(row && row.hasRank() ? std::optional(Ints(row.getShape()))
                                     : std::nullopt,
                element);
}

//===----------------------------------------------------------------------===//
// The pass over a module
//===----------------------------------------------------------------------===//

/// What is known of the elements of a list.
struct Element {
  Type type;
  std::optional<Ints> row;
};

class ListLowering {
public:
  ListLowering(ModuleOp module, const LowerTensorListsPassOptions &options)
      : module(module), options(options), flow(module) {}

  LogicalResult run();

private:
  using Handler = Value (ListLowering::*)(Operation *, Emitter &);
  static const StringMap<Handler> &handlers();

  // Before anything is changed.
  LogicalResult check();
  LogicalResult fixShapes();
  LogicalResult fixShape(Operation *maker, ElementShapes &shapes);
  void markLazy(Operation *maker);
  void findElements();
  bool changesLength();
  InFlightDiagnostic refuse(Operation *op);

  // The change.
  void retype();
  void lower(func::FuncOp function);
  void lower(Operation *op);
  void passInto(Operation *op);

  // One op each.
  Value reserve(Operation *op, Emitter &emit);
  Value empty(Operation *op, Emitter &emit);
  Value fromTensor(Operation *op, Emitter &emit);
  Value setItem(Operation *op, Emitter &emit);
  Value getItem(Operation *op, Emitter &emit);
  Value stack(Operation *op, Emitter &emit);
  Value length(Operation *op, Emitter &emit);
  Value pushBack(Operation *op, Emitter &emit);
  Value popBack(Operation *op, Emitter &emit);
  Value resize(Operation *op, Emitter &emit);
  Value gather(Operation *op, Emitter &emit);
  Value scatter(Operation *op, Emitter &emit);
  Value scatterInto(Operation *op, Emitter &emit);
  Value split(Operation *op, Emitter &emit);
  Value concat(Operation *op, Emitter &emit);
  Value concatLists(Operation *op, Emitter &emit);
  Value elementShape(Operation *op, Emitter &emit);

  // Parts of them.
  Value filled(Operation *op, Emitter &emit, Value count, int64_t length);
  Value rowSlice(Emitter &emit, Value list, Value rank, Value start,
                 Value count);
  Value padRows(Emitter &emit, Value list, Value item);
  Value resized(Emitter &emit, Value list, Value count, bool mayShrink);
  Value updated(Emitter &emit, Value list, Value index, Value item);
  Value asPreciseAs(Emitter &emit, Value value, Type type);

  ModuleOp module;
  const LowerTensorListsPassOptions &options;
  ListFlow flow;
  llvm::DenseMap<Value, Element> elements;
  /// Ops that write to lists whose element sizes are not known at first.
  llvm::DenseSet<Operation *> lazyWrites;
  llvm::DenseSet<Operation *> done;
  bool keepsLength = true;
};

} // namespace

const StringMap<ListLowering::Handler> &ListLowering::handlers() {
  static const StringMap<Handler> table = {
      {"EmptyTensorList", &ListLowering::empty},
      {"TensorListConcat", &ListLowering::concat},
      {"TensorListConcatLists", &ListLowering::concatLists},
      {"TensorListConcatV2", &ListLowering::concat},
      {"TensorListElementShape", &ListLowering::elementShape},
      {"TensorListFromTensor", &ListLowering::fromTensor},
      {"TensorListGather", &ListLowering::gather},
      {"TensorListGetItem", &ListLowering::getItem},
      {"TensorListLength", &ListLowering::length},
      {"TensorListPopBack", &ListLowering::popBack},
      {"TensorListPushBack", &ListLowering::pushBack},
      {"TensorListReserve", &ListLowering::reserve},
      {"TensorListResize", &ListLowering::resize},
      {"TensorListScatter", &ListLowering::scatter},
      {"TensorListScatterIntoExistingList", &ListLowering::scatterInto},
      {"TensorListScatterV2", &ListLowering::scatter},
      {"TensorListSetItem", &ListLowering::setItem},
      {"TensorListSplit", &ListLowering::split},
      {"TensorListStack", &ListLowering::stack},
  };
  return table;
}

//===----------------------------------------------------------------------===//
// What can be lowered
//===----------------------------------------------------------------------===//

/// Why a list op has no form in tensors; empty if it has.
static std::string whyNot(Operation *op) {
  if (tf::isa(op, "TensorListSplit")) {
    std::optional<Ints> lengths = constantInts(tf::getOperand(op, "lengths"));
    if (!lengths || lengths->empty())
      return "the lengths of the pieces are not constant";
    if (!llvm::all_equal(*lengths))
      return "the pieces have different lengths, and a list becomes one tensor";
  }
  for (Value operand : op->getOperands())
    if (auto type = tf_type::getHandleSubtype(operand.getType()))
      if (mlir::isa<tf_type::VariantType>(type.getElementType()))
        return "it is a list of lists";
  return "";
}

InFlightDiagnostic ListLowering::refuse(Operation *op) {
  InFlightDiagnostic diag = emitUserError(op->getLoc(), Code::UnsupportedOp);
  diag << "cannot lower " << op->getName() << ": ";
  return diag;
}

LogicalResult ListLowering::check() {
  bool quiet = options.allowTensorListPassThrough;
  for (Operation *op : flow.strangers()) {
    if (quiet)
      return failure();
    refuse(op) << "a list of tensors reaches it, which is no value at run time";
    return failure();
  }
  llvm::SetVector<Operation *> ops;
  for (Value list : flow.lists()) {
    for (Operation *user : list.getUsers())
      if (isListOp(user))
        ops.insert(user);
    if (Operation *op = list.getDefiningOp(); op && isListOp(op))
      ops.insert(op);
  }
  for (Operation *op : ops) {
    std::string why = handlers().contains(tf::opName(op))
                          ? whyNot(op)
                          : "this list op has no counterpart on tensors";
    if (why.empty())
      continue;
    if (!quiet)
      refuse(op) << why;
    return failure();
  }
  return success();
}

bool ListLowering::changesLength() {
  auto result = module.walk([](Operation *op) {
    bool changes =
        tf::isa(op, "TensorListPushBack", "TensorListPopBack") ||
        tf::isa(op, "TensorListResize", "TensorListConcatLists") ||
        tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false);
    return changes ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Sizes of elements
//===----------------------------------------------------------------------===//

/// Everything that is written to what `maker` makes pads it first.
void ListLowering::markLazy(Operation *maker) {
  SmallVector<Value> pending = {maker->getResult(0)};
  llvm::DenseSet<Value> seen(pending.begin(), pending.end());
  auto push = [&](Value value) {
    if (flow.contains(value) && seen.insert(value).second)
      pending.push_back(value);
  };
  for (unsigned i = 0; i < pending.size(); ++i) {
    for (Operation *user : pending[i].getUsers())
      if (isListOp(user)) {
        lazyWrites.insert(user);
        if (user->getNumResults() > 0)
          push(user->getResult(0));
      }
    flow.forEachAlias(pending[i], push);
  }
}

LogicalResult ListLowering::fixShape(Operation *maker, ElementShapes &shapes) {
  Value stated = maker->getOperand(0);
  std::optional<Ints> known = constantInts(stated);
  auto type = dyn_cast<RankedTensorType>(stated.getType());
  bool isScalar = type && type.getRank() == 0;
  if (!known && !isScalar)
    return success(); // Computed in the graph.
  if (known && !isScalar && all_of(*known, [](int64_t s) { return s >= 0; }))
    return success();
  if (isScalar)
    known.reset();
  std::optional<SmallVector<Size>> sizes = shapes.sizesOf(maker, known);
  // What the type says is no less than what the op says.
  auto subtype = tf_type::getHandleSubtype(maker->getResult(0).getType());
  if (!sizes && subtype && subtype.hasRank() && known)
    sizes = SmallVector<Size>(subtype.getRank());
  bool quiet = options.allowTensorListPassThrough;
  if (!sizes) {
    if (!quiet) {
      InFlightDiagnostic diag = refuse(maker);
      diag << "not even the rank of its elements is known";
      attachHint(diag, "give the TensorArray an element_shape, or the input a "
                       "known rank");
    }
    return failure();
  }
  bool isLazy = false;
  for (Size &size : *sizes) {
    if (size.isKnown())
      continue;
    if (options.defaultToSingleBatch) {
      size.number = 1;
      continue;
    }
    if (quiet)
      return failure();
    size.number = 0;
    isLazy = true;
  }
  if (isLazy)
    markLazy(maker);
  Emitter emit(maker);
  if (all_of(*sizes, [](const Size &size) { return !size.tensor; })) {
    maker->setOperand(0, emit.i32s(map_to_vector(*sizes, [](const Size &size) {
      return size.number;
    })));
    return success();
  }
  SmallVector<Value> parts;
  for (const Size &size : *sizes)
    parts.push_back(
        size.tensor ? emit.op("StridedSlice", emit.i32Tensor({}),
                              {emit.shape(size.tensor), emit.i32s(size.axis),
                               emit.i32s(size.axis + 1), emit.i32s(1)},
                              emit.attr("shrink_axis_mask",
                                        emit.builder.getI64IntegerAttr(1)))
                    : emit.i32(int32_t(size.number)));
  maker->setOperand(
      0, emit.op("Pack", emit.i32Tensor(int64_t(parts.size())), parts));
  return success();
}

LogicalResult ListLowering::fixShapes() {
  SmallVector<Operation *> makers;
  for (Value list : flow.lists())
    if (Operation *op = list.getDefiningOp();
        tf::isa(op, "TensorListReserve", "EmptyTensorList"))
      makers.push_back(op);
  if (makers.empty())
    return success();
  ElementShapes shapes(module, flow);
  for (Operation *maker : makers)
    if (failed(fixShape(maker, shapes)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The type of the elements that an op reads or writes; null if it says
/// nothing of it.
static Type elementTypeOf(Operation *op) {
  if (Type type = tf::getType(op, "element_dtype"))
    return type;
  for (StringRef name : {"tensor", "item"}) {
    Value value = tf::getOperand(op, name);
    if (!value)
      value = tf::getResult(op, name);
    if (value && !tf_type::isVariantTensor(value))
      return elementOf(value);
  }
  return {};
}

/// The shape of the elements that an op reads or writes, as far as the types
/// tell; nothing if they do not tell the rank.
static std::optional<Ints> rowOf(Operation *op) {
  bool isWhole =
      tf::isa(op, "TensorListFromTensor", "TensorListStack") ||
      tf::isa(op, "TensorListGather", "TensorListScatter",
              "TensorListScatterV2", "TensorListScatterIntoExistingList");
  bool isOne = tf::isa(op, "TensorListSetItem", "TensorListGetItem",
                       "TensorListPushBack", "TensorListPopBack");
  for (StringRef name : {"tensor", "item"}) {
    Value value = tf::getOperand(op, name);
    if (!value)
      value = tf::getResult(op, name);
    auto type = value ? dyn_cast<RankedTensorType>(value.getType())
                      : RankedTensorType();
    if (!type || !(isWhole || isOne) || tf_type::isVariantTensor(type) ||
        (isWhole && type.getRank() == 0))
      continue;
    return Ints(type.getShape().drop_front(isWhole));
  }
  return std::nullopt;
}

/// What two shapes have in common; they are of one rank, or one is nothing.
static void joinRows(std::optional<Ints> &row, const std::optional<Ints> &other,
                     bool &isRanked) {
  if (!other)
    return;
  if (!row) {
    row = other;
    return;
  }
  isRanked &= row->size() == other->size();
  for (auto [size, otherSize] : zip(*row, *other))
    if (size != otherSize)
      size = ShapedType::kDynamic;
}

/// A list that passes through something need not know its elements; it has
/// those of the lists it is connected with.
void ListLowering::findElements() {
  for (Value first : flow.lists()) {
    if (elements.contains(first))
      continue;
    llvm::SetVector<Value> group;
    auto push = [&](Value value) {
      if (flow.contains(value))
        group.insert(value);
    };
    push(first);
    Element element;
    bool isRanked = true;
    auto look = [&](Operation *op) {
      if (!op || !isListOp(op))
        return;
      for_each(op->getOperands(), push);
      for_each(op->getResults(), push);
      if (!element.type)
        element.type = elementTypeOf(op);
      joinRows(element.row, rowOf(op), isRanked);
    };
    for (unsigned i = 0; i < group.size(); ++i) {
      Value list = group[i];
      if (auto row = tf_type::getHandleSubtype(list.getType());
          row && !element.type)
        element.type = row.getElementType();
      for_each(list.getUsers(), look);
      look(list.getDefiningOp());
      flow.forEachAlias(list, push);
    }
    if (!isRanked || !options.enableDynamicUpdateSlice)
      element.row.reset();
    if (!element.type) // Nothing is ever written or read.
      element.type = Float32Type::get(module.getContext());
    for (Value list : group)
      elements[list] = element;
  }
}

/// One op that makes lists for several uses makes several lists, of elements
/// that may be different.
static void separateMakers(ModuleOp module) {
  SmallVector<Operation *> makers;
  module.walk([&](Operation *op) {
    if (tf::isa(op, "TensorListReserve", "EmptyTensorList"))
      makers.push_back(op);
  });
  for (Operation *maker : makers) {
    OpBuilder builder(maker);
    for (OpOperand &use :
         make_early_inc_range(drop_begin(maker->getResult(0).getUses())))
      use.set(builder.clone(*maker)->getResult(0));
  }
}

/// All lists but those that list ops make, which are replaced one by one.
void ListLowering::retype() {
  for (Value list : flow.lists()) {
    Operation *op = list.getDefiningOp();
    if (op && isListOp(op))
      continue;
    const Element &element = elements[list];
    Type type = listType(list.getType(), element.type);
    if (!mlir::isa<RankedTensorType>(type))
      type = listOf(element.row, element.type);
    list.setType(type);
  }
}

/// A function gets the types that its caller passes, and the caller what the
/// function returns.
void ListLowering::passInto(Operation *op) {
  SmallVector<func::FuncOp> functions;
  for (const tf::FunctionRef &ref : tf::getFunctionRefs(op))
    if (auto function =
            module.lookupSymbol<func::FuncOp>(ref.symbol.getRootReference()))
      functions.push_back(function);
  if (auto call = dyn_cast<func::CallOp>(op))
    if (auto function = module.lookupSymbol<func::FuncOp>(call.getCallee()))
      functions.push_back(function);
  if (functions.empty())
    return;
  bool isLoop = tf::isa(op, "While", "StatelessWhile");
  unsigned first = tf::isa(op, "If", "StatelessIf", "Case", "StatelessCase");
  auto passed = [&](Value value) {
    Type type = value.getType();
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (keepsLength || !ranked || !isLoop || ranked.getRank() == 0)
      return type;
    return listOf(rowShape(type), ranked.getElementType());
  };
  for (func::FuncOp function : functions)
    for (BlockArgument argument : function.getArguments()) {
      unsigned index = argument.getArgNumber() + first;
      if (index < op->getNumOperands() && flow.contains(argument) &&
          !done.contains(function))
        argument.setType(passed(op->getOperand(index)));
    }
  for (func::FuncOp function : functions)
    lower(function);
  for (OpResult result : op->getResults()) {
    if (!flow.contains(result))
      continue;
    unsigned index = result.getResultNumber();
    if (isLoop)
      result.setType(passed(op->getOperand(index)));
    else
      result.setType(functions.front()
                         .front()
                         .getTerminator()
                         ->getOperand(index)
                         .getType());
  }
  // The types tell all that the attributes told.
  for (StringRef name : {"T", "Tin", "Tout", "output_shapes"})
    op->removeAttr(name);
}

//===----------------------------------------------------------------------===//
// Making lists
//===----------------------------------------------------------------------===//

/// The type of `Fill([length, sizes...])`.
static Type filledType(Operation *op, Value sizes, Type element,
                       int64_t length) {
  auto subtype = tf_type::getHandleSubtype(op->getResult(0).getType());
  std::optional<Ints> row;
  if (subtype && subtype.hasRank())
    row = Ints(subtype.getShape());
  if (std::optional<Ints> known = constantInts(sizes);
      known && (!row || known->size() == row->size())) {
    // Sizes that stand for "not known yet" are no promise.
    if (!row)
      row = Ints(known->size(), ShapedType::kDynamic);
  } else if (!row) {
    if (auto type = dyn_cast<RankedTensorType>(sizes.getType());
        type && type.getRank() == 1 && !type.isDynamicDim(0))
      row = Ints(type.getDimSize(0), ShapedType::kDynamic);
  }
  return listOf(row, element, length);
}

/// The sizes as scalars, if they are constants or have been put together from
/// scalars.
static std::optional<SmallVector<Value>> scalarsOf(Emitter &emit, Value sizes) {
  SmallVector<Value> scalars;
  if (std::optional<Ints> known = constantInts(sizes)) {
    for (int64_t size : *known)
      scalars.push_back(emit.i32(int32_t(size)));
    return scalars;
  }
  Operation *pack = sizes.getDefiningOp();
  if (!tf::isa(pack, "Pack") || !elementOf(sizes).isInteger(32))
    return std::nullopt;
  append_range(scalars, pack->getOperands());
  return scalars;
}

/// A list of `count` elements of zeros, none without a number; `length` is that
/// number, if known.
Value ListLowering::filled(Operation *op, Emitter &emit, Value count,
                           int64_t length) {
  Value sizes = op->getOperand(0);
  Type element = elements[op->getResult(0)].type;
  Type result = filledType(op, sizes, element, length);
  Value shape;
  std::optional<SmallVector<Value>> scalars;
  if (options.enableDynamicUpdateSlice)
    scalars = scalarsOf(emit, sizes);
  if (scalars) {
    scalars->insert(scalars->begin(), count ? count : emit.i32(0));
    shape = emit.op("Pack", emit.i32Tensor(int64_t(scalars->size())), *scalars,
                    emit.attr("axis", emit.builder.getI64IntegerAttr(0)));
  } else {
    if (!elementOf(sizes).isInteger(32))
      sizes = emit.op(
          "Cast",
          cast<TensorType>(sizes.getType()).clone(emit.builder.getI32Type()),
          sizes);
    auto type = dyn_cast<RankedTensorType>(sizes.getType());
    int64_t rank = type && type.getRank() == 1 && !type.isDynamicDim(0)
                       ? type.getDimSize(0) + 1
                       : ShapedType::kDynamic;
    Value first = count ? emit.asVector(count) : emit.i32s(0);
    shape = emit.concat(emit.i32Tensor(rank), {first, sizes});
  }
  return emit.op("Fill", result,
                 {shape, emit.zero(getElementTypeOrSelf(result))});
}

Value ListLowering::reserve(Operation *op, Emitter &emit) {
  Value count = op->getOperand(1);
  int64_t known = ShapedType::kDynamic;
  if (std::optional<Ints> value = constantInts(count))
    known = value->size() == 1 && value->front() >= 0 ? value->front() : known;
  return filled(op, emit, count, known);
}

Value ListLowering::empty(Operation *op, Emitter &emit) {
  return filled(op, emit, /*count=*/Value(), 0);
}

Value ListLowering::fromTensor(Operation *op, Emitter &) {
  return op->getOperand(0);
}

Value ListLowering::split(Operation *op, Emitter &emit) {
  Value rows = tf::getOperand(op, "tensor");
  Ints lengths = *constantInts(tf::getOperand(op, "lengths"));
  int64_t count = lengths.size();
  auto type = dyn_cast<RankedTensorType>(rows.getType());
  std::optional<Ints> row;
  if (type) {
    row = Ints{lengths.front()};
    append_range(*row, type.getShape().drop_front());
  }
  Value rest = emit.sizesFrom(rows, 1);
  Value shape = emit.concat(
      emit.i32Tensor(type ? type.getRank() + 1 : ShapedType::kDynamic),
      {emit.i32s({count, lengths.front()}), rest});
  return emit.op("Reshape", listOf(row, elementOf(rows), count), {rows, shape});
}

Value ListLowering::scatter(Operation *op, Emitter &emit) {
  Value rows = tf::getOperand(op, "tensor");
  Value indices = tf::getOperand(op, "indices");
  Value count = tf::getOperand(op, "num_elements");
  std::optional<Ints> known =
      count ? constantInts(count) : std::optional<Ints>();
  int64_t length =
      known && known->front() >= 0 ? known->front() : ShapedType::kDynamic;
  // Without a number, or with -1, the list ends with the largest index.
  if (!count || (known && known->front() < 0)) {
    Value largest =
        emit.op("Max", emit.i32Tensor({}), {indices, emit.i32s(0)},
                emit.attr("keep_dims", emit.builder.getBoolAttr(false)));
    count = emit.op("AddV2", emit.i32Tensor({}), {largest, emit.i32(1)});
    if (std::optional<Ints> places = constantInts(indices);
        places && !places->empty())
      length = *std::max_element(places->begin(), places->end()) + 1;
  }
  auto type = dyn_cast<RankedTensorType>(rows.getType());
  Value shape =
      emit.concat(emit.i32Tensor(type ? type.getRank() : ShapedType::kDynamic),
                  {emit.asVector(count), emit.sizesFrom(rows, 1)});
  Type result = listOf(rowShape(rows.getType()), elementOf(rows), length);
  Value list = emit.op("Fill", result, {shape, emit.zero(elementOf(rows))});
  auto places = dyn_cast<RankedTensorType>(indices.getType());
  int64_t number = places && places.getRank() == 1 ? places.getDimSize(0)
                                                   : ShapedType::kDynamic;
  Value columns = emit.op("ExpandDims", emit.i32Tensor({number, 1}),
                          {indices, emit.i32(1)});
  return emit.op("TensorScatterUpdate", result, {list, columns, rows});
}

//===----------------------------------------------------------------------===//
// Changing lists
//===----------------------------------------------------------------------===//

/// `count` rows from `start` on; -1 for all the others. `rank` is the rank of
/// a row, as a vector of one element.
Value ListLowering::rowSlice(Emitter &emit, Value list, Value rank, Value start,
                             Value count) {
  Type any = emit.i32Tensor(ShapedType::kDynamic);
  Value zero = emit.i32(0);
  Value zeros = emit.op("Fill", any, {rank, zero});
  Value axis = emit.i32(0);
  auto vector = [&](Value head, Value tail) {
    Value first = emit.op("ExpandDims", emit.i32Tensor(1), {head, axis});
    return emit.op("Concat", any, {axis, first, tail});
  };
  Value begin = vector(start, zeros);
  Value first = emit.op("ExpandDims", emit.i32Tensor(1), {count, axis});
  Value minusOne = emit.i32(-1);
  Value all = emit.op("Fill", any, {rank, minusOne});
  Value size = emit.op("Concat", any, {axis, first, all});
  return emit.op("Slice", UnrankedTensorType::get(elementOf(list)),
                 {list, begin, size});
}

/// The list with its elements made as large as `item`, by zeros.
Value ListLowering::padRows(Emitter &emit, Value list, Value item) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  if (!type || type.getRank() == 1)
    return list;
  int64_t rank = type.getRank();
  Value missing = emit.op("Sub", emit.i32Tensor(rank - 1),
                          {emit.shape(item), emit.sizesFrom(list, 1)});
  Value after =
      emit.concat(emit.i32Tensor(rank),
                  {emit.i32s(0), emit.op("Maximum", emit.i32Tensor(rank - 1),
                                         {missing, emit.i32(0)})});
  Value before = emit.i32s(Ints(rank, 0));
  Value paddings =
      emit.op("Pack", emit.i32Tensor({rank, 2}), {before, after},
              emit.attr("axis", emit.builder.getI64IntegerAttr(1)));
  Ints shape(rank, ShapedType::kDynamic);
  shape[0] = type.getDimSize(0);
  return emit.op("Pad", RankedTensorType::get(shape, type.getElementType()),
                 {list, paddings});
}

/// The list with `count` elements: the first ones of it, and zeros after them.
Value ListLowering::resized(Emitter &emit, Value list, Value count,
                            bool mayShrink) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Value size = emit.length(list);
  Value more = emit.op("Sub", emit.i32Tensor({}), {count, size});
  Value added = emit.op("Maximum", emit.i32Tensor({}), {more, emit.i32(0)});
  int64_t rank = type ? type.getRank() : ShapedType::kDynamic;
  Value shape = emit.concat(emit.i32Tensor(rank),
                            {emit.asVector(added), emit.sizesFrom(list, 1)});
  Type result = listOf(rowShape(list.getType()), elementOf(list));
  Value zeros = emit.op("Fill", result, {shape, emit.zero(elementOf(list))});
  Value grown = emit.concat(result, {list, zeros});
  if (!mayShrink)
    return grown;
  Value begin = emit.i32s(Ints(type ? rank : 1, 0));
  Value sizes = emit.concat(emit.i32Tensor(rank),
                            {emit.asVector(count), emit.sizesFrom(list, 1)});
  return emit.op("Slice", result, {grown, begin, sizes});
}

/// The list with `item` at `index`.
Value ListLowering::updated(Emitter &emit, Value list, Value index,
                            Value item) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  bool isString = mlir::isa<tf_type::StringType>(elementOf(list));
  if (options.enableDynamicUpdateSlice && type && !isString) {
    SmallVector<Value> start = {index};
    start.append(type.getRank() - 1, emit.i32(0));
    Value indices =
        emit.op("Pack", emit.i32Tensor(int64_t(start.size())), start,
                emit.attr("axis", emit.builder.getI64IntegerAttr(0)));
    Type row = listOf(rowShape(item.getType()), elementOf(item), 1);
    if (auto known = dyn_cast<RankedTensorType>(item.getType()))
      row = listOf(Ints(known.getShape()), elementOf(item), 1);
    Value update = emit.op("ExpandDims", row, {item, emit.i32(0)});
    return emit.op("XlaDynamicUpdateSlice", type, {list, update, indices});
  }
  Value rank = emit.op("Rank", emit.i32Tensor({}), item);
  Value zero = emit.i32(0), one = emit.i32(1);
  Value next = emit.op("Add", emit.i32Tensor({}), {index, one});
  Value ranks = emit.op("ExpandDims", emit.i32Tensor(1), {rank, zero});
  Value minusOne = emit.i32(-1);
  Value before = rowSlice(emit, list, ranks, zero, index);
  Value after = rowSlice(emit, list, ranks, next, minusOne);
  Value row = emit.op("ExpandDims", UnrankedTensorType::get(elementOf(item)),
                      {item, zero});
  return emit.op("Concat", list.getType(), {zero, before, row, after});
}

Value ListLowering::setItem(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0), index = op->getOperand(1),
        item = op->getOperand(2);
  if (lazyWrites.contains(op))
    list = padRows(emit, list, item);
  if (tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false)) {
    Value needed = emit.op("AddV2", emit.i32Tensor({}), {index, emit.i32(1)});
    list = resized(emit, list, needed, /*mayShrink=*/false);
  }
  return updated(emit, list, index, item);
}

Value ListLowering::pushBack(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0), item = op->getOperand(1);
  auto itemType = dyn_cast<RankedTensorType>(item.getType());
  std::optional<Ints> row;
  if (itemType)
    row = Ints(itemType.getShape());
  if (lazyWrites.contains(op)) {
    // Nothing is in it, or it has the sizes already.
    Value shape = emit.concat(
        emit.i32Tensor(itemType ? itemType.getRank() + 1
                                : ShapedType::kDynamic),
        {emit.asVector(emit.length(list)), emit.sizesFrom(item, 0)});
    list = emit.op("Reshape", listOf(row, elementOf(item)), {list, shape});
  }
  Value zero = emit.i32(0);
  Value added =
      emit.op("ExpandDims", listOf(row, elementOf(item), 1), {item, zero});
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Type result = type ? listOf(rowShape(type), elementOf(list)) : list.getType();
  return emit.op("Concat", result, {zero, list, added});
}

Value ListLowering::popBack(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0);
  Value last =
      emit.op("Sub", emit.i32Tensor({}), {emit.length(list), emit.i32(1)});
  Value item = emit.gather(op->getResult(1).getType(), list, last);
  op->getResult(1).replaceAllUsesWith(item);
  auto type = dyn_cast<RankedTensorType>(list.getType());
  if (!type) {
    Value rank = emit.asVector(emit.op("Rank", emit.i32Tensor({}), item));
    return rowSlice(emit, list, rank, emit.i32(0), last);
  }
  int64_t rank = type.getRank();
  Value size = emit.asVector(last);
  if (rank > 1)
    size = emit.concat(emit.i32Tensor(rank),
                       {size, emit.i32s(Ints(rank - 1, -1))});
  Type result = listOf(rowShape(type), type.getElementType());
  return emit.op("Slice", result, {list, emit.i32s(Ints(rank, 0)), size});
}

Value ListLowering::resize(Operation *op, Emitter &emit) {
  return resized(emit, op->getOperand(0), op->getOperand(1),
                 /*mayShrink=*/true);
}

Value ListLowering::scatterInto(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0), rows = op->getOperand(1),
        indices = op->getOperand(2);
  if (lazyWrites.contains(op)) {
    auto type = dyn_cast<RankedTensorType>(rows.getType());
    Type row = type ? Type(RankedTensorType::get(type.getShape().drop_front(),
                                                 type.getElementType()))
                    : Type(UnrankedTensorType::get(elementOf(rows)));
    list = padRows(emit, list, emit.gather(row, rows, emit.i32(0)));
  }
  auto type = dyn_cast<RankedTensorType>(indices.getType());
  int64_t count =
      type && type.getRank() == 1 ? type.getDimSize(0) : ShapedType::kDynamic;
  Value columns =
      emit.op("ExpandDims", emit.i32Tensor({count, 1}), {indices, emit.i32(1)});
  return emit.op("TensorScatterUpdate", list.getType(), {list, columns, rows});
}

Value ListLowering::concatLists(Operation *op, Emitter &emit) {
  Value a = op->getOperand(0), b = op->getOperand(1);
  std::optional<Ints> row = rowShape(a.getType());
  return emit.concat(listOf(row, elementOf(a)), {a, b});
}

//===----------------------------------------------------------------------===//
// Reading lists
//===----------------------------------------------------------------------===//

Value ListLowering::getItem(Operation *op, Emitter &emit) {
  return emit.gather(op->getResult(0).getType(), op->getOperand(0),
                     op->getOperand(1));
}

Value ListLowering::length(Operation *op, Emitter &emit) {
  return emit.length(op->getOperand(0));
}

/// The value, where one of a type that may say more is expected.
Value ListLowering::asPreciseAs(Emitter &emit, Value value, Type type) {
  auto known = dyn_cast<RankedTensorType>(type);
  if (value.getType() == type || !known)
    return value;
  auto given = dyn_cast<RankedTensorType>(value.getType());
  Type merged = tf_type::getCastCompatibleType(value.getType(), type);
  if (!merged || merged == given)
    return value;
  if (options.enableDynamicUpdateSlice)
    return emit.op(
        "EnsureShape", merged, value,
        emit.attr("shape", tf_type::ShapeAttr::get(cast<ShapedType>(type))));
  Value shape = emit.op("Shape", emit.i32Tensor(ShapedType::kDynamic), value);
  return emit.op("Reshape", type, {value, shape});
}

Value ListLowering::stack(Operation *op, Emitter &emit) {
  return asPreciseAs(emit, op->getOperand(0), op->getResult(0).getType());
}

/// Whether the indices are all of the list's, in order.
static bool areAllIndices(Value indices, Value list) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  if (std::optional<Ints> places = constantInts(indices))
    return type && type.getRank() > 0 &&
           type.getDimSize(0) == int64_t(places->size()) &&
           llvm::equal(*places, llvm::seq<int64_t>(0, places->size()));
  Operation *range = tf::skipIdentities(indices).getDefiningOp();
  if (!tf::isa(range, "Range") ||
      constantInts(range->getOperand(0)) != Ints{0} ||
      constantInts(range->getOperand(2)) != Ints{1})
    return false;
  // Up to what Shape(list)[0] is.
  Operation *limit = tf::skipIdentities(range->getOperand(1)).getDefiningOp();
  if (tf::isa(limit, "TensorListLength"))
    return tf::skipIdentities(limit->getOperand(0)) == list;
  if (!tf::isa(limit, "Gather") ||
      constantInts(limit->getOperand(1)) != Ints{0})
    return false;
  Operation *shape = limit->getOperand(0).getDefiningOp();
  return tf::isa(shape, "Shape") &&
         tf::skipIdentities(shape->getOperand(0)) == tf::skipIdentities(list);
}

Value ListLowering::gather(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0), indices = op->getOperand(1);
  if (areAllIndices(indices, list))
    return asPreciseAs(emit, list, op->getResult(0).getType());
  return emit.gather(op->getResult(0).getType(), list, indices);
}

Value ListLowering::elementShape(Operation *op, Emitter &emit) {
  Value sizes = emit.sizesFrom(op->getOperand(0), 1);
  Type wanted = getElementTypeOrSelf(op->getResult(0).getType());
  if (wanted.isInteger(32))
    return sizes;
  return emit.op("Cast", cast<TensorType>(sizes.getType()).clone(wanted),
                 sizes);
}

/// [n, k, s...] as [n * k, s...], and k for each of the n.
Value ListLowering::concat(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Value lengths = op->getResult(1);
  auto lengthsType = dyn_cast<RankedTensorType>(lengths.getType());
  Type result = op->getResult(0).getType();
  Value joined;
  if (type && !type.isDynamicDim(0) && !options.enableDynamicUpdateSlice) {
    Type row = RankedTensorType::get(type.getShape().drop_front(),
                                     type.getElementType());
    SmallVector<Type> rows(type.getDimSize(0), row);
    Operation *parts =
        tf::createOp(emit.builder, emit.loc, "Unpack", rows, list,
                     emit.attr("axis", emit.builder.getI64IntegerAttr(0)));
    joined = emit.concat(result, parts->getResults());
  } else {
    int64_t rank = type ? type.getRank() - 1 : ShapedType::kDynamic;
    Value shape = emit.concat(emit.i32Tensor(rank),
                              {emit.i32s(-1), emit.sizesFrom(list, 2)});
    joined = emit.op("Reshape", result, {list, shape});
  }
  if (lengthsType && lengthsType.hasStaticShape() &&
      lengthsType.getNumElements() == 0) {
    lengths.replaceAllUsesWith(emit.constant(
        DenseElementsAttr::get(lengthsType, ArrayRef<int64_t>(0))));
  } else if (!lengths.use_empty()) {
    Value sizes = emit.shape(list);
    Value each = emit.gather(emit.i32Tensor({}), sizes, emit.i32(1));
    Value wide = emit.op(
        "Cast", RankedTensorType::get({}, emit.builder.getI64Type()), each);
    Value count = emit.asVector(emit.length(list));
    lengths.replaceAllUsesWith(
        emit.op("Fill", lengths.getType(), {count, wide}));
  }
  return joined;
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

void ListLowering::lower(Operation *op) {
  if (isListOp(op)) {
    Handler handler = handlers().lookup(tf::opName(op));
    Emitter emit(op);
    Value replacement = (this->*handler)(op, emit);
    op->getResult(0).replaceAllUsesWith(replacement);
    op->erase();
    return;
  }
  passInto(op);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : make_early_inc_range(block))
        lower(&inner);
  if (tf::isa(op, "Identity", "StopGradient", "ZerosLike", "AddN") &&
      flow.contains(op->getResult(0)))
    op->getResult(0).setType(op->getOperand(0).getType());
}

void ListLowering::lower(func::FuncOp function) {
  if (function.isExternal() || !done.insert(function).second)
    return;
  for (Block &block : function.getBody())
    for (Operation &op : make_early_inc_range(block))
      lower(&op);
  SmallVector<Type> results;
  if (Operation *end = function.front().getTerminator())
    append_range(results, end->getOperandTypes());
  function.setType(FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(), results));
}

LogicalResult ListLowering::run() {
  if (flow.lists().empty())
    return success();
  if (failed(check()) || failed(fixShapes()))
    return options.allowTensorListPassThrough ? success() : failure();
  keepsLength = !changesLength();
  findElements();
  retype();
  // Callers pass types on: those that nobody calls come first.
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  llvm::DenseSet<StringAttr> called;
  module.walk([&](Operation *op) {
    for (const tf::FunctionRef &ref : tf::getFunctionRefs(op))
      called.insert(ref.symbol.getRootReference());
    if (auto call = dyn_cast<func::CallOp>(op))
      called.insert(call.getCalleeAttr().getAttr());
  });
  for (func::FuncOp function : functions)
    if (!called.contains(function.getNameAttr()))
      lower(function);
  for (func::FuncOp function : functions)
    lower(function);
  return success();
}

} // namespace lists

namespace {

struct LowerTensorLists
    : public impl::LowerTensorListsPassBase<LowerTensorLists> {
  using LowerTensorListsPassBase::LowerTensorListsPassBase;
  void runOnOperation() override {
    LowerTensorListsPassOptions options;
    options.allowTensorListPassThrough = allowTensorListPassThrough;
    options.defaultToSingleBatch = defaultToSingleBatch;
    options.enableDynamicUpdateSlice = enableDynamicUpdateSlice;
    if (enableDynamicUpdateSlice)
      lists::separateMakers(getOperation());
    if (failed(lists::ListLowering(getOperation(), options).run()))
      signalPassFailure();
  }
};

} // namespace

} // namespace tfuse
