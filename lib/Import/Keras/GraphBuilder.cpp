//===- GraphBuilder.cpp - Creates nodes of a graph ------------------------===//

#include "GraphBuilder.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Shape/ShapeFunctions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

/// The most elements of a tensor: more exceed every runtime's memory.
static constexpr int64_t kMostElements = int64_t(1) << 40;

void GraphBuilder::fail(Code code, const Twine &message, const Twine &hint) {
  if (!problem)
    problem = Problem{code, message.str(), hint.str(), ""};
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

int64_t GraphBuilder::rank(Value value) {
  return value ? rankOf(value).value_or(0) : 0;
}

int64_t GraphBuilder::dim(Value value, int64_t axis) {
  std::optional<int64_t> index = normalizeAxis(axis, rank(value));
  return index ? dimOf(value, *index) : kDynamic;
}

Ints GraphBuilder::shape(Value value) {
  return value ? Ints(shapeOrEmpty(value)) : Ints();
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

std::string GraphBuilder::unique(StringRef label) {
  std::string name = scope.empty() ? label.str() : scope + "/" + label.str();
  if (usedNames.try_emplace(name, 1).second)
    return name;
  unsigned next = usedNames[name];
  std::string numbered;
  do
    numbered = name + "_" + std::to_string(next++);
  while (!usedNames.try_emplace(numbered, 1).second);
  usedNames[name] = next;
  return numbered;
}

Operation *GraphBuilder::create(StringRef name, StringRef nodeName,
                                ValueRange operands,
                                ArrayRef<NamedAttribute> attrs,
                                TypeRange results) {
  auto *dialect = getContext()->getOrLoadDialect<tfg::TFGDialect>();
  OperationState state(NameLoc::get(getBuilder().getStringAttr(nodeName)),
                       ("tfg." + name).str());
  state.addOperands(operands);
  state.addTypes(results);
  state.addTypes(dialect->getControlType());
  NamedAttrList list(attrs);
  list.set(dialect->getNameId(), getBuilder().getStringAttr(nodeName));
  state.addAttributes(list.getAttrs());
  return getBuilder().create(state);
}

namespace {

/// A node before it exists, for the shape functions.
class NodeToBe final : public shape::OpView {
public:
  NodeToBe(StringRef name, ValueRange operands, const NamedAttrList &attrs,
           ArrayRef<Type> elementTypes)
      : name(name), operands(operands), attrs(attrs),
        elementTypes(elementTypes) {}

  StringRef opName() const override { return name; }
  unsigned numInputs() const override { return operands.size(); }
  unsigned numOutputs() const override { return elementTypes.size(); }
  Attribute attr(StringRef key) const override { return attrs.get(key); }
  shape::Shape inputShape(unsigned index) const override {
    return shape::Shape::fromType(operands[index].getType());
  }
  Type inputElementType(unsigned index) const override {
    return getElementTypeOrSelf(operands[index]);
  }
  std::optional<shape::Elements> inputValue(unsigned index) const override {
    ElementsAttr value = inputConstant(index);
    return value ? shape::readElements(value) : std::nullopt;
  }
  ElementsAttr inputConstant(unsigned index) const override {
    tfg::NodeView source = tfg::NodeView::get(operands[index].getDefiningOp());
    return source && source.op() == "Const"
               ? source->getAttrOfType<ElementsAttr>("value")
               : ElementsAttr();
  }
  std::optional<shape::HandleTypes> inputHandle(unsigned) const override {
    return std::nullopt;
  }
  Type outputElementType(unsigned index) const override {
    return elementTypes[index];
  }
  std::optional<shape::HandleTypes> outputHandle(unsigned) const override {
    return std::nullopt;
  }

private:
  StringRef name;
  ValueRange operands;
  const NamedAttrList &attrs;
  ArrayRef<Type> elementTypes;
};

} // namespace

/// Sets the attributes that follow from the types of the operands.
static void addDerivedAttrs(OpDefView definition, ValueRange operands,
                            NamedAttrList &attrs, Builder &builder) {
  unsigned index = 0;
  for (ArgView argument : definition.inputs()) {
    if (index >= operands.size())
      return;
    Type element = getElementTypeOrSelf(operands[index]);
    if (!argument.typeAttr.empty() && !attrs.get(argument.typeAttr))
      attrs.set(argument.typeAttr, TypeAttr::get(element));
    if (!argument.isList()) {
      ++index;
      continue;
    }
    // Only one argument of an op that layers need is a list; the arguments
    // after it are single.
    unsigned after = 0;
    bool isAfter = false;
    for (ArgView other : definition.inputs()) {
      after += isAfter;
      isAfter |= other.name == argument.name;
    }
    unsigned count = operands.size() - index - after;
    if (!argument.numberAttr.empty())
      attrs.set(argument.numberAttr, builder.getI64IntegerAttr(count));
    index += count;
  }
}

static Type outputElement(OpDefView definition, ArgView output,
                          const NamedAttrList &attrs, MLIRContext *context) {
  if (output.fixedType != DataType::Invalid)
    return tf_type::toElementType(output.fixedType, context);
  if (auto type = dyn_cast_or_null<TypeAttr>(attrs.get(output.typeAttr)))
    return type.getValue();
  if (std::optional<AttrView> attr = definition.attr(output.typeAttr))
    if (std::optional<DataType> type = attr->defaultType())
      return tf_type::toElementType(*type, context);
  return Type();
}

/// The type that the op does not accept, or null.
static Type refusedType(OpDefView definition, const NamedAttrList &attrs) {
  for (AttrView attr : definition.attrs()) {
    if (attr.type() != AttrType::Type || attr.allowedTypes().empty())
      continue;
    auto type = dyn_cast_or_null<TypeAttr>(attrs.get(attr.name()));
    if (type && !is_contained(attr.allowedTypes(),
                              tf_type::toDataType(type.getValue())))
      return type.getValue();
  }
  return Type();
}

static std::string nameOfType(Type type) {
  return dataTypePythonName(tf_type::toDataType(type)).str();
}

bool GraphBuilder::infer(StringRef name, ValueRange operands,
                         NamedAttrList &attrs, SmallVectorImpl<Type> &results) {
  std::optional<OpDefView> definition = OpRegistry::builtin().lookup(name);
  assert(definition && "an op of no registry");
  addDerivedAttrs(*definition, operands, attrs, getBuilder());
  if (Type refused = refusedType(*definition, attrs)) {
    fail(Code::UnsupportedType,
         name + " has no kernel for " + nameOfType(refused) + " inputs");
    return false;
  }
  if (!results.empty())
    return true;
  SmallVector<Type> elements;
  for (ArgView output : definition->outputs()) {
    int64_t count = 1;
    if (!output.numberAttr.empty())
      if (auto number =
              dyn_cast_or_null<IntegerAttr>(attrs.get(output.numberAttr)))
        count = number.getInt();
    Type element = outputElement(*definition, output, attrs, getContext());
    assert(element && "an op whose type is not known");
    elements.append(count, element);
  }
  NodeToBe node(name, operands, attrs, elements);
  shape::ShapeContext context(node);
  bool known = shape::inferOp(context);
  if (context.failed())
    fail(Code::ShapeMismatch, context.message());
  for (auto [index, element] : enumerate(elements)) {
    const shape::Shape &shape = context.outputShape(index);
    int64_t count = 1;
    if (!known || !shape.hasRank())
      fail("the rank of the result of " + name + " is not known");
    for (shape::Dim dim : shape.dims())
      if (shape::isKnown(dim) &&
          (MulOverflow<int64_t>(count, dim, count) || count > kMostElements ||
           dim > std::numeric_limits<int32_t>::max()))
        fail(Code::LimitExceeded, "the result of " + name + " has the shape " +
                                      shape.str() + ", which is too large");
    results.push_back(shape.toType(element));
  }
  return !failed();
}

SmallVector<Value> GraphBuilder::ops(StringRef name, ValueRange operands,
                                     ArrayRef<NamedAttribute> attrs,
                                     TypeRange results) {
  if (failed() || llvm::is_contained(operands, Value())) {
    fail("an input of " + name + " is missing");
    return {};
  }
  NamedAttrList list(attrs);
  SmallVector<Type> types(results);
  if (!infer(name, operands, list, types))
    return {};
  Operation *node =
      create(name, unique(name), operands, list.getAttrs(), types);
  return SmallVector<Value>(node->getResults().drop_back());
}

Value GraphBuilder::op(StringRef name, ValueRange operands,
                       ArrayRef<NamedAttribute> attrs, TypeRange results) {
  SmallVector<Value> all = ops(name, operands, attrs, results);
  return all.empty() ? Value() : all.front();
}

Value GraphBuilder::named(StringRef name, ElementsAttr value) {
  if (failed() || !value)
    return {};
  Operation *node = create(
      "Const", unique(name), {},
      {ConstantBuilder::named("dtype", TypeAttr::get(value.getElementType())),
       ConstantBuilder::named("value", value)},
      value.getShapedType());
  return node->getResult(0);
}

Value GraphBuilder::constant(ElementsAttr value, std::optional<Location>) {
  return named("Const", value);
}

Value GraphBuilder::placeholder(StringRef name, RankedTensorType type) {
  if (failed())
    return {};
  // Names of layers may be equal to names of inputs.
  std::string inner = std::exchange(scope, "");
  Operation *node = create(
      "Placeholder", unique(name), {},
      {ConstantBuilder::named("dtype", TypeAttr::get(type.getElementType())),
       ConstantBuilder::named("shape", tf_type::ShapeAttr::get(type))},
      type);
  scope = std::move(inner);
  return node->getResult(0);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

SmallVector<Value> GraphBuilder::beginFunction(StringRef name,
                                               TypeRange arguments) {
  assert(!function && "functions are not nested");
  OpBuilder &builder = getBuilder();
  outside = builder.saveInsertionPoint();
  builder.setInsertionPointToEnd(module.getBody());
  std::string symbol = unique(name);
  llvm::replace(symbol, '/', '_');
  Location loc = NameLoc::get(builder.getStringAttr(symbol));
  Type control =
      getContext()->getOrLoadDialect<tfg::TFGDialect>()->getControlType();
  SmallVector<Type> types;
  for (Type type : arguments)
    types.append({type, control});
  function = tfg::GraphFuncOp::create(builder, loc, symbol,
                                      builder.getFunctionType(types, {}));
  if (function.getBody().empty())
    function.getBody().push_back(new Block);
  Block &body = function.getBody().front();
  SmallVector<Value> result;
  SmallVector<Attribute> attrs;
  if (body.getNumArguments() == 0)
    body.addArguments(types, SmallVector<Location>(types.size(), loc));
  for (unsigned i = 0; i != arguments.size(); ++i) {
    result.push_back(body.getArgument(2 * i));
    attrs.push_back(builder.getDictionaryAttr(builder.getNamedAttr(
        tfg::TFGDialect::kArgName,
        builder.getStringAttr("arg" + std::to_string(i)))));
    attrs.push_back(builder.getDictionaryAttr({}));
  }
  function->setAttr("arg_attrs", builder.getArrayAttr(attrs));
  builder.setInsertionPointToEnd(&body);
  return result;
}

Attribute GraphBuilder::endFunction(ValueRange results) {
  OpBuilder &builder = getBuilder();
  auto symbol = function.getSymNameAttr();
  if (llvm::is_contained(results, Value())) {
    fail("a result of a loop is missing");
  } else {
    SmallVector<Attribute> attrs;
    for (unsigned i = 0; i != results.size(); ++i)
      attrs.push_back(builder.getDictionaryAttr(builder.getNamedAttr(
          tfg::TFGDialect::kArgName,
          builder.getStringAttr("result" + std::to_string(i)))));
    tfg::ReturnOp::create(builder, function.getLoc(), results,
                          builder.getArrayAttr({}));
    function->setAttr("res_attrs", builder.getArrayAttr(attrs));
    function.setFunctionType(builder.getFunctionType(
        function.getFunctionType().getInputs(), results.getTypes()));
  }
  builder.restoreInsertionPoint(outside);
  function = {};
  return tf_type::FuncAttr::get(symbol, builder.getDictionaryAttr({}));
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

Value GraphBuilder::cast(Value x, Type elementType) {
  if (!x || getElementTypeOrSelf(x) == elementType)
    return x;
  // TensorFlow casts no strings.
  if (isa<tf_type::StringType>(getElementTypeOrSelf(x))) {
    fail(Code::UnsupportedType, "the layer computes with numbers, and its "
                                "input has strings");
    return {};
  }
  return op("Cast", x,
            ConstantBuilder::named("DstT", TypeAttr::get(elementType)));
}

Value GraphBuilder::scalarLike(Value like, double value) {
  return like ? scalar(getElementTypeOrSelf(like), value) : Value();
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Size GraphBuilder::size(Value x, int64_t axis) {
  int64_t number = dim(x, axis);
  if (number != kDynamic || !x)
    return number == kDynamic ? 1 : number;
  std::optional<int64_t> index = normalizeAxis(axis, rank(x));
  if (!index) {
    fail("an input has the rank " + Twine(rank(x)));
    return 1;
  }
  return op("StridedSlice",
            {op("Shape", x), i32s(*index), i32s(*index + 1), i32s(1)},
            i64Attr("shrink_axis_mask", 1));
}

SmallVector<Size> GraphBuilder::sizes(Value x) {
  SmallVector<Size> result;
  for (int64_t axis = 0; axis < rank(x); ++axis)
    result.push_back(size(x, axis));
  return result;
}

Value GraphBuilder::vector(ArrayRef<Size> sizes, bool infer) {
  unsigned computed =
      count_if(sizes, [](const Size &size) { return bool(size.value); });
  // -1 is not determined beside a size of zero.
  infer &= computed == 1 &&
           none_of(sizes, [](const Size &size) { return size.number == 0; });
  if (computed == 0 || infer)
    return i32s(llvm::map_to_vector(
        sizes, [](const Size &size) { return size.value ? -1 : size.number; }));
  SmallVector<Value> parts;
  for (const Size &size : sizes)
    parts.push_back(size.value ? size.value : i32Scalar(size.number));
  return op("Pack", parts, i64Attr("axis", 0));
}

Size GraphBuilder::multiply(Size a, Size b) {
  if (!a.value && !b.value) {
    int64_t product = 0;
    if (!MulOverflow<int64_t>(a.number, b.number, product) &&
        isInt<32>(product))
      return product;
    fail(Code::LimitExceeded, "a size exceeds 2147483647");
    return 1;
  }
  if (!b.value && b.number == 1)
    return a;
  if (!a.value && a.number == 1)
    return b;
  auto value = [&](const Size &size) {
    return size.value ? size.value : i32Scalar(size.number);
  };
  return mul(value(a), value(b));
}

Size GraphBuilder::plus(Size a, int64_t b) {
  if (b == 0)
    return a;
  if (a.value)
    return add(a.value, i32Scalar(b));
  if (isInt<32>(a.number + b))
    return a.number + b;
  fail(Code::LimitExceeded, "a size exceeds 2147483647");
  return 1;
}

Value GraphBuilder::reshape(Value x, ArrayRef<Size> sizes) {
  if (!x || failed())
    return {};
  Ints dims = llvm::map_to_vector(sizes, [](const Size &size) {
    return size.value ? kDynamic : size.number;
  });
  Type element = getElementTypeOrSelf(x);
  int64_t before = 1, after = 1;
  bool isStatic = hasStaticShape(x) && !is_contained(dims, kDynamic);
  for (int64_t dim : shape(x))
    before = isStatic ? before * dim : 0;
  for (int64_t dim : dims)
    if (isStatic && (dim < 0 || MulOverflow(after, dim, after)))
      fail(Code::LimitExceeded, "a shape is too large");
  if (failed())
    return {};
  if (isStatic && before != after) {
    fail(Code::ShapeMismatch, "a tensor of " + Twine(before) +
                                  " elements is reshaped to " + Twine(after));
    return {};
  }
  Value target = vector(sizes, /*infer=*/true);
  return op("Reshape", {x, target}, {}, tensorOf(dims, element));
}

Value GraphBuilder::transpose(Value x, ArrayRef<int64_t> permutation) {
  if (isIdentityPermutation(permutation))
    return x;
  return op("Transpose", {x, i32s(permutation)});
}

Value GraphBuilder::expandDims(Value x, int64_t axis) {
  return op("ExpandDims", {x, i32Scalar(axis)});
}

Value GraphBuilder::squeeze(Value x, ArrayRef<int64_t> axes) {
  return axes.empty() ? x : op("Squeeze", x, i64sAttr("squeeze_dims", axes));
}

Value GraphBuilder::pad(Value x,
                        ArrayRef<std::pair<int64_t, int64_t>> amounts) {
  Ints paddings;
  for (auto [before, after] : amounts)
    paddings.append({before, after});
  if (llvm::all_of(paddings, [](int64_t amount) { return amount == 0; }))
    return x;
  return op("Pad", {x, i32Matrix(paddings, 2)});
}

Value GraphBuilder::crop(Value x,
                         ArrayRef<std::pair<int64_t, int64_t>> amounts) {
  Ints begin, end;
  int64_t endMask = 0;
  for (auto [axis, amount] : enumerate(amounts)) {
    int64_t size = dim(x, int64_t(axis));
    if (size != kDynamic && amount.first + amount.second > size) {
      fail(Code::ShapeMismatch,
           "the layer crops more than an axis of size " + Twine(size) + " has");
      return {};
    }
    begin.push_back(amount.first);
    end.push_back(-amount.second);
    if (amount.second == 0)
      endMask |= int64_t(1) << axis;
  }
  return op("StridedSlice",
            {x, i32s(begin), i32s(end), i32s(Ints(begin.size(), 1))},
            i64Attr("end_mask", endMask));
}

Value GraphBuilder::take(Value x, int64_t axis, int64_t index) {
  int64_t rest = (int64_t(1) << rank(x)) - 1 - (int64_t(1) << axis);
  Ints begin(rank(x), 0), end(rank(x), 0), steps(rank(x), 1);
  begin[axis] = index;
  end[axis] = index + 1;
  // x[..., -1] ends at the end.
  int64_t endMask = index == -1 ? rest | int64_t(1) << axis : rest;
  return op("StridedSlice", {x, i32s(begin), i32s(end), i32s(steps)},
            {i64Attr("begin_mask", rest), i64Attr("end_mask", endMask),
             i64Attr("shrink_axis_mask", int64_t(1) << axis)});
}

Value GraphBuilder::concat(ValueRange parts, int64_t axis) {
  if (parts.size() == 1)
    return parts.front();
  SmallVector<Value> operands(parts);
  operands.push_back(i32Scalar(axis));
  return op("ConcatV2", operands);
}

Value GraphBuilder::reduce(StringRef name, Value x, ArrayRef<int64_t> axes,
                           bool keepDims) {
  return op(name, {x, i32s(axes)}, flag("keep_dims", keepDims));
}

Value GraphBuilder::fill(ArrayRef<Size> sizes, double value) {
  Ints dims = llvm::map_to_vector(sizes, [](const Size &size) {
    return size.value ? kDynamic : size.number;
  });
  return op("Fill", {vector(sizes), scalar(f32(), value)}, {},
            tensorOf(dims, f32()));
}

} // namespace tfuse::keras
