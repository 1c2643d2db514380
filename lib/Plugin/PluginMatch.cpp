//===- PluginMatch.cpp - A candidate for a plug-in's fusion ---------------===//

#include "PluginMatch.h"
#include "PluginFusion.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// The maximum size of a constant, which is loaded into memory.
static constexpr int64_t kMaxConstantBytes = int64_t(1) << 30;
static constexpr int32_t kMaxRank = 64;

PluginMatch::PluginMatch(const CompositeFunction &composite)
    : function(&composite), context(func::FuncOp(composite.func).getContext()),
      loc(func::FuncOp(composite.func).getLoc()) {
  for (unsigned index : seq(func::FuncOp(composite.func).getNumArguments()))
    (void)numberOf(block.addArgument(composite.argumentType(index), loc));
}

PluginMatch::PluginMatch(Operation *root)
    : root(root), context(root->getContext()), loc(root->getLoc()) {}

void PluginMatch::run(const PluginFusion &fusion) {
  fusion.run(&pluginHost(), static_cast<TFuseMatch *>(this), fusion.user);
}

void PluginMatch::fail(const Twine &message) {
  if (mistake.empty())
    mistake = message.str();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// The handle of an object: its position in the list, counted from 1. Adds new
/// objects.
template <typename T, typename Map>
static uint32_t number(T object, std::vector<T> &list, Map &numbers) {
  auto [it, isNew] = numbers.try_emplace(object, list.size() + 1);
  if (isNew)
    list.push_back(object);
  return it->second;
}

TFuseValue PluginMatch::numberOf(Value value) {
  return value ? number(value, values, valueNumbers) : 0;
}

TFuseNode PluginMatch::numberOf(Operation *op) {
  return op ? number(op, nodes, nodeNumbers) : 0;
}

TFuseAttribute PluginMatch::numberOf(Attribute attr) {
  if (!attr)
    return 0;
  attrs.push_back(attr);
  return attrs.size();
}

Value PluginMatch::value(TFuseValue number) {
  if (number != 0 && number <= values.size())
    return values[number - 1];
  fail(number == 0 ? "a null value is passed where a value is required"
                   : "value " + std::to_string(number) + " does not exist");
  return {};
}

Operation *PluginMatch::node(TFuseNode number) {
  if (number != 0 && number <= nodes.size())
    return nodes[number - 1];
  fail(number == 0 ? "a null node is passed where a node is required"
                   : "node " + std::to_string(number) + " does not exist");
  return nullptr;
}

Attribute PluginMatch::attribute(TFuseAttribute number) {
  if (number != 0 && number <= attrs.size())
    return attrs[number - 1];
  fail(number == 0 ? "a null attribute is passed where an attribute is required"
                   : "attribute " + std::to_string(number) + " does not exist");
  return {};
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

TFuseText PluginMatch::text(StringRef text) {
  StringRef saved = strings.save(text);
  return {saved.data(), saved.size()};
}

TFuseType PluginMatch::shapeOf(ArrayRef<int64_t> dims) {
  SmallVector<int64_t> &shape = shapes.emplace_back(dims);
  for (int64_t &dim : shape)
    if (ShapedType::isDynamic(dim))
      dim = -1;
  return {-1, static_cast<int32_t>(shape.size()), shape.data()};
}

TFuseType PluginMatch::typeOf(Type type) {
  TFuseType result = {-1, -1, nullptr};
  if (auto tensor = dyn_cast_if_present<RankedTensorType>(type))
    result = shapeOf(tensor.getShape());
  if (auto tensor = dyn_cast_if_present<TensorType>(type))
    if (auto element = tfl::tensorTypeOf(tensor.getElementType()))
      result.element = static_cast<int32_t>(*element);
  return result;
}

TensorType PluginMatch::type(const TFuseType &type) {
  if (type.element < 0 || type.element > tfl::kLastTensorType ||
      type.rank < -1 || type.rank > kMaxRank) {
    fail("a type has the element type " + Twine(type.element) +
         " and the rank " + Twine(type.rank));
    return {};
  }
  Type element =
      tfl::elementTypeOf(static_cast<tfl::TensorType>(type.element), context);
  if (type.rank == -1)
    return UnrankedTensorType::get(element);
  SmallVector<int64_t> dims;
  for (int32_t axis : seq(type.rank)) {
    int64_t dim = type.dims ? type.dims[axis] : -1;
    dims.push_back(dim < 0 ? ShapedType::kDynamic : dim);
  }
  return RankedTensorType::get(dims, element);
}

RankedTensorType PluginMatch::staticType(const TFuseType &wanted) {
  TensorType tensor = type(wanted);
  auto ranked = dyn_cast_if_present<RankedTensorType>(tensor);
  if (ranked && ranked.hasStaticShape())
    return ranked;
  fail("the type of a constant must have a static shape");
  return {};
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

TFuseNode PluginMatch::definition(Value value, size_t *result) {
  auto definition = dyn_cast_if_present<OpResult>(value);
  if (!definition)
    return 0;
  Operation *op = definition.getOwner();
  if (op->getBlock() != &block)
    seen.insert(op);
  if (result)
    *result = definition.getResultNumber();
  return numberOf(op);
}

/// The constant that all calls of a composite pass; null if they differ.
static ElementsAttr passedConstant(const CompositeFunction &function,
                                   unsigned index) {
  if (function.hasUnknownUses)
    return {};
  ElementsAttr common;
  for (Operation *call : function.calls) {
    ElementsAttr constant = tf::getConstant(call->getOperand(index));
    if (!constant || (common && common != constant))
      return {};
    common = constant;
  }
  return common;
}

ElementsAttr PluginMatch::constantOf(Value value) {
  if (!value)
    return {};
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && function && argument.getOwner() == &block)
    return passedConstant(*function, argument.getArgNumber());
  return tf::getConstant(value);
}

const void *PluginMatch::constant(ElementsAttr attr, size_t &bytes) {
  bytes = 0;
  if (!attr)
    return nullptr;
  auto element = tfl::tensorTypeOf(attr.getElementType());
  unsigned width = element ? tfl::bitWidth(*element) : 0;
  std::optional<int64_t> size =
      eval::checkedProduct(attr.getShapedType().getShape(), width / 8);
  if (width < 8 && element != tfl::TensorType::BOOL)
    return nullptr;
  if (!size || *size > kMaxConstantBytes)
    return nullptr;
  Expected<eval::HostTensor> tensor = eval::toHostTensor(attr);
  if (!tensor) {
    consumeError(tensor.takeError());
    return nullptr;
  }
  tensors.push_back(*tensor);
  ArrayRef<char> data = tensors.back().bytes();
  bytes = data.size();
  // Null means that there is no constant, so return another pointer for an
  // empty constant.
  static constexpr char nothing = 0;
  return data.empty() ? &nothing : data.data();
}

DictionaryAttr PluginMatch::attributes(TFuseNode number) {
  if (number == 0 && function)
    return function->annotation.attrs;
  Operation *op = node(number);
  return op ? op->getAttrDictionary() : DictionaryAttr();
}

Attribute PluginMatch::findAttribute(TFuseNode number, StringRef name) {
  if (number == 0 && function)
    return function->annotation.attrs.get(name);
  Operation *op = node(number);
  return op ? tf::getAttr(op, name) : Attribute();
}

void PluginMatch::read(Attribute attr, TFuseAttributeInfo &info) {
  llvm::TypeSwitch<Attribute>(attr)
      .Case([&](BoolAttr boolean) {
        info.kind = TFUSE_ATTRIBUTE_BOOL;
        info.integer = boolean.getValue();
      })
      .Case([&](IntegerAttr integer) {
        std::optional<int64_t> value = integer.getValue().trySExtValue();
        info.kind = value ? TFUSE_ATTRIBUTE_INT : TFUSE_ATTRIBUTE_OTHER;
        info.integer = value.value_or(0);
      })
      .Case([&](FloatAttr number) {
        info.kind = TFUSE_ATTRIBUTE_FLOAT;
        info.number = number.getValueAsDouble();
      })
      .Case([&](StringAttr string) {
        info.kind = TFUSE_ATTRIBUTE_STRING;
        info.text = text(string.getValue());
      })
      .Case([&](TypeAttr type) {
        info.kind = TFUSE_ATTRIBUTE_TYPE;
        Type element = getElementTypeOrSelf(type.getValue());
        info.type = typeOf(UnrankedTensorType::get(element));
      })
      .Case([&](tf_type::ShapeAttr shape) {
        info.kind = TFUSE_ATTRIBUTE_SHAPE;
        info.type = TFuseType{-1, -1, nullptr};
        if (shape.hasRank())
          info.type = shapeOf(shape.getShape());
      })
      .Case([&](tf_type::FuncAttr func) {
        info.kind = TFUSE_ATTRIBUTE_FUNCTION;
        info.text = text(func.getName().getLeafReference().getValue());
      })
      .Case([&](SymbolRefAttr symbol) {
        info.kind = TFUSE_ATTRIBUTE_FUNCTION;
        info.text = text(symbol.getLeafReference().getValue());
      })
      .Case([&](ArrayAttr list) {
        info.kind = TFUSE_ATTRIBUTE_LIST;
        info.listSize = list.size();
      })
      .Case([&](ElementsAttr tensor) {
        info.kind = TFUSE_ATTRIBUTE_TENSOR;
        info.type = typeOf(tensor.getShapedType());
        info.data = constant(tensor, info.dataSize);
      })
      .Default([&](Attribute) { info.kind = TFUSE_ATTRIBUTE_OTHER; });
}

} // namespace tfuse
