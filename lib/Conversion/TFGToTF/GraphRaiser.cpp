//===- GraphRaiser.cpp - Nodes of a graph -> ops of a block ---------------===//

#include "GraphRaiser.h"
#include "StructureRaiser.h"
#include "V1ControlFlow.h"

#include "tfuse/Dialect/TF/Analysis/CallGraph.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::isControl;

static StringRef opType(Operation *node) {
  return node->getName().stripDialect();
}

/// The limits of tf::ExpansionLimits.
RaisingBudget::RaisingBudget(ModuleOp module) {
  uint64_t nodes = 0;
  for (Operation &graph : *module.getBody())
    for (Region &region : graph.getRegions())
      for (Block &block : region)
        nodes += block.getOperations().size();
  tf::ExpansionLimits limits;
  most = left = std::max(limits.ops, nodes * limits.growth);
}

void GraphRaiser::map(Value graphValue, Value value) {
  values[graphValue] = value;
  if (Operation *node = graphValue.getDefiningOp())
    mapped.insert(node);
}

void GraphRaiser::mapReference(Value graphValue, Value handle) {
  references[graphValue] = handle;
  if (Operation *node = graphValue.getDefiningOp())
    mapped.insert(node);
}

llvm::SetVector<Operation *> GraphRaiser::slice(ValueRange roots) const {
  llvm::SetVector<Operation *> found;
  SmallVector<Operation *> work;
  auto reach = [&](Value value) {
    Operation *node = value.getDefiningOp();
    if (node && !isMapped(node) && found.insert(node))
      work.push_back(node);
  };
  for_each(roots, reach);
  while (!work.empty())
    for_each(work.pop_back_val()->getOperands(), reach);
  return found;
}

Value GraphRaiser::lookup(Value graphValue) const {
  for (const GraphRaiser *raiser = this; raiser; raiser = raiser->outside)
    if (Value value = raiser->values.lookup(graphValue))
      return value;
  return {};
}

Value GraphRaiser::lookupReference(Value graphValue) const {
  for (const GraphRaiser *raiser = this; raiser; raiser = raiser->outside)
    if (Value handle = raiser->references.lookup(graphValue))
      return handle;
  return {};
}

bool GraphRaiser::isKnown(Value graphValue) const {
  if (lookup(graphValue) || lookupReference(graphValue))
    return true;
  Operation *node = graphValue.getDefiningOp();
  for (const GraphRaiser *raiser = this; raiser; raiser = raiser->outside)
    if (raiser->known.contains(node) || raiser->isMapped(node))
      return isControl(graphValue) || raiser->known.contains(node);
  return false;
}

void GraphRaiser::alias(Value graphValue, Value other) {
  if (Value value = lookup(other))
    map(graphValue, value);
  else if (Value handle = lookupReference(other))
    mapReference(graphValue, handle);
}

LogicalResult GraphRaiser::raise(ArrayRef<Operation *> nodes,
                                 ValueRange roots) {
  if (hasV1ControlFlow(nodes)) {
    V1ControlFlow structure;
    if (failed(structure.analyze(nodes)))
      return failure();
    return StructureRaiser(*this, structure, builder).raise(roots);
  }
  SmallVector<Operation *> ordered;
  if (failed(orderNodes(nodes, ordered)))
    return failure();
  for (Operation *node : ordered)
    if (failed(raiseNode(node)))
      return failure();
  return success();
}

/// A #tf_type.func without attributes, such as #tf_type.func<@f, {}>, becomes a
/// symbol.
static Attribute simplifyFunction(Attribute attribute) {
  if (auto func = dyn_cast<tf_type::FuncAttr>(attribute))
    return func.getName();
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    SmallVector<Attribute> elements;
    for (Attribute element : array)
      elements.push_back(simplifyFunction(element));
    return ArrayAttr::get(array.getContext(), elements);
  }
  return attribute;
}

/// Attributes that are dropped: placement and scheduling hints, and attributes
/// that the types imply.
static bool isOfNoUse(StringRef name) {
  return name.starts_with("_mlir_") || name == "_class" ||
         name == "_output_shapes" || name == "output_shapes" ||
         name == "_collective_manager_ids" || name == "config_proto";
}

static SmallVector<NamedAttribute> raiseAttributes(Operation *node) {
  SmallVector<NamedAttribute> attributes;
  std::optional<OpDefView> definition = tfg::NodeView(node).definition();
  for (NamedAttribute attribute : node->getAttrs())
    if (!isOfNoUse(attribute.getName()) &&
        !(definition && tf::isDerivedAttr(*definition, attribute.getName())))
      attributes.emplace_back(attribute.getName(),
                              simplifyFunction(attribute.getValue()));
  if (StringRef device = tfg::NodeView(node).device(); !device.empty())
    attributes.emplace_back(StringAttr::get(node->getContext(), "device"),
                            StringAttr::get(node->getContext(), device));
  return attributes;
}

/// The number of values of each argument, if an op has lists of different
/// lengths: the types of operands and results do not tell it.
static DenseI32ArrayAttr segmentSizes(Operation *node, ArgList args) {
  SmallVector<int32_t> sizes;
  llvm::SmallSet<StringRef, 4> counts;
  for (ArgView arg : args) {
    if (!arg.isList()) {
      sizes.push_back(1);
      continue;
    }
    StringRef count =
        arg.numberAttr.empty() ? arg.typeListAttr : arg.numberAttr;
    counts.insert(count);
    Attribute value = node->getAttr(count);
    if (auto number = dyn_cast_if_present<IntegerAttr>(value))
      sizes.push_back(static_cast<int32_t>(number.getInt()));
    else if (auto list = dyn_cast_if_present<ArrayAttr>(value))
      sizes.push_back(static_cast<int32_t>(list.size()));
    else
      return {};
  }
  return counts.size() > 1 ? DenseI32ArrayAttr::get(node->getContext(), sizes)
                           : DenseI32ArrayAttr();
}

static void addSegmentSizes(Operation *node,
                            SmallVectorImpl<NamedAttribute> &attributes) {
  std::optional<OpDefView> definition = tfg::NodeView(node).definition();
  if (!definition)
    return;
  auto add = [&](StringRef name, ArgList args) {
    if (DenseI32ArrayAttr sizes = segmentSizes(node, args))
      attributes.emplace_back(StringAttr::get(node->getContext(), name), sizes);
  };
  add("operandSegmentSizes", definition->inputs());
  add("resultSegmentSizes", definition->outputs());
}

/// The constant as a plain ElementsAttr, from any GraphDef form.
static FailureOr<ElementsAttr> plainConstant(Operation *node) {
  auto value = node->getAttrOfType<ElementsAttr>("value");
  if (!value)
    return emitUserError(node, Code::InvalidGraph)
           << "constant has no value of a known type";
  if (!mlir::isa<tf_type::TensorProtoAttr>(value))
    return value;
  Expected<eval::HostTensor> tensor = eval::toHostTensor(value);
  if (!tensor)
    return emitError(node->getLoc(), tensor.takeError());
  return eval::toAttr(*tensor, cast<RankedTensorType>(value.getType()),
                      tfg::NodeView(node).name());
}

Value GraphRaiser::read(Value graphValue, Location loc) {
  if (Value value = lookup(graphValue))
    return value;
  Value handle = lookupReference(graphValue);
  if (!handle)
    return {};
  return tf::createOp(builder, loc, "ReadVariableOp",
                      tf_type::getHandleSubtype(handle.getType()), handle)
      ->getResult(0);
}

/// Raises a TensorFlow 1 variable of a graph without a checkpoint as a resource
/// variable. In a SavedModel, such a variable is a bound input instead.
void GraphRaiser::raiseReferenceVariable(Operation *node) {
  auto dtype = node->getAttrOfType<TypeAttr>("dtype");
  auto shape = node->getAttrOfType<tf_type::ShapeAttr>("shape");
  TensorType type = UnrankedTensorType::get(dtype.getValue());
  if (shape && shape.hasRank())
    type = RankedTensorType::get(shape.getShape(), dtype.getValue());
  auto name = node->getAttrOfType<StringAttr>("shared_name");
  if (!name || name.empty())
    name = builder.getStringAttr(tfg::NodeView(node).name());
  auto container = node->getAttrOfType<StringAttr>("container");
  Operation *handle = tf::createOp(
      builder, node->getLoc(), "VarHandleOp",
      RankedTensorType::get(
          {}, tf_type::ResourceType::get(builder.getContext(), type)),
      {},
      {builder.getNamedAttr("container",
                            container ? container : builder.getStringAttr("")),
       builder.getNamedAttr("shared_name", name)});
  mapReference(node->getResult(0), handle->getResult(0));
}

/// The resource op that corresponds to an op that writes a V1 variable through
/// a reference. The V1 op also returns the reference.
LogicalResult GraphRaiser::raiseReferenceUse(Operation *node) {
  StringRef name = llvm::StringSwitch<StringRef>(opType(node))
                       .Case("Assign", "AssignVariableOp")
                       .Case("AssignAdd", "AssignAddVariableOp")
                       .Case("AssignSub", "AssignSubVariableOp")
                       .Case("ScatterAdd", "ResourceScatterAdd")
                       .Case("ScatterSub", "ResourceScatterSub")
                       .Case("ScatterMax", "ResourceScatterMax")
                       .Case("ScatterMin", "ResourceScatterMin")
                       .Case("ScatterUpdate", "ResourceScatterUpdate")
                       .Case("ScatterNdAdd", "ResourceScatterNdAdd")
                       .Case("ScatterNdSub", "ResourceScatterNdSub")
                       .Case("ScatterNdUpdate", "ResourceScatterNdUpdate")
                       .Default("");
  if (name.empty()) {
    auto diag = emitUserError(node, Code::UnsupportedResource)
                << "(" << opType(node)
                << ") writes a TensorFlow 1 variable by reference";
    return attachHint(diag, "export the model with "
                            "tf.compat.v1.enable_resource_variables()");
  }
  Value handle = lookupReference(node->getOperand(0));
  SmallVector<Value> operands{handle};
  for (Value operand : node->getOperands().drop_front())
    if (!isControl(operand))
      operands.push_back(read(operand, node->getLoc()));
  tf::createOp(builder, node->getLoc(), name, TypeRange(), operands);
  mapReference(node->getResult(0), handle);
  return success();
}

/// The resource op that corresponds to a V1 table op, which refers to a table
/// by a reference to a string.
static StringRef tableOp(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("HashTable", "HashTableV2")
      .Case("InitializeTable", "InitializeTableV2")
      .Case("InitializeTableFromTextFile", "InitializeTableFromTextFileV2")
      .Case("LookupTableFind", "LookupTableFindV2")
      .Case("LookupTableImport", "LookupTableImportV2")
      .Case("LookupTableInsert", "LookupTableInsertV2")
      .Case("LookupTableSize", "LookupTableSizeV2")
      .Case("MutableHashTable", "MutableHashTableV2")
      .Default("");
}

/// Names an unnamed table after its node, because each signature gets a copy of
/// the node and all copies must refer to the same table.
static void nameTable(Operation *node, StringRef name,
                      SmallVectorImpl<NamedAttribute> &attributes) {
  if (name != "HashTableV2" && name != "MutableHashTableV2" &&
      name != "MutableDenseHashTableV2" &&
      name != "MutableHashTableOfTensorsV2")
    return;
  auto given = node->getAttrOfType<StringAttr>("shared_name");
  if (given && !given.empty())
    return;
  erase_if(attributes, [](NamedAttribute attribute) {
    return attribute.getName() == "shared_name";
  });
  attributes.emplace_back(
      StringAttr::get(node->getContext(), "shared_name"),
      StringAttr::get(node->getContext(), tfg::NodeView(node).name()));
}

/// True if the op writes its first operand, a reference.
static bool takesReference(Operation *node) {
  auto definition = OpRegistry::builtin().lookup(opType(node));
  return definition && !definition->inputs().empty() &&
         definition->inputs()[0].isRef;
}

/// The type of a result. A list's type includes its element shape, because the
/// raised op has no attribute for it.
static Type resultType(Operation *node, Value result) {
  Type type = tf_type::dropRef(result.getType());
  // The attribute is dropped, so store the shape in the type.
  auto shape = node->getAttrOfType<tf_type::ShapeAttr>("shape");
  if (shape && shape.hasRank() && opType(node) == "PlaceholderWithDefault")
    return RankedTensorType::get(shape.getShape(), getElementTypeOrSelf(type));
  auto element = node->getAttrOfType<TypeAttr>("element_dtype");
  if (!element || !tf_type::isVariantTensor(type) ||
      tf_type::getHandleSubtype(type))
    return type;
  return tf_type::withHandleSubtypes(
      type, {UnrankedTensorType::get(element.getValue())});
}

/// Fails for an op that reads a variable from an operand that is a value.
/// convert_variables_to_constants of TensorFlow 1 makes such graphs of models
/// with loops, and TensorFlow refuses them.
static LogicalResult checkVariableRead(Operation *node, StringRef op,
                                       ValueRange operands) {
  bool readsVariable = op == "ReadVariableOp" || op == "ResourceGather" ||
                       op == "ResourceGatherNd";
  if (!readsVariable || operands.empty())
    return success();
  Type type = getElementTypeOrSelf(operands.front());
  if (!mlir::isa<FloatType, IntegerType>(type))
    return success();
  auto diag = emitUserError(node, Code::InvalidGraph)
              << op << " reads a variable, but its operand is a value: the "
              << "graph was frozen by a tool that left this op";
  return attachHint(diag, "convert the SavedModel, or freeze it again with "
                          "TensorFlow 2");
}

LogicalResult GraphRaiser::raiseNode(Operation *node) {
  StringRef name = opType(node);
  if (!budget.take()) {
    auto diag = emitUserError(node, Code::LimitExceeded)
                << "is needed by so many signatures, branches or loops, each "
                   "of which gets a copy of it, that the model becomes more "
                   "than "
                << budget.total() << " ops";
    return attachHint(diag, "convert fewer signatures (--signature)");
  }
  if (takesReference(node) && lookupReference(node->getOperand(0)))
    return raiseReferenceUse(node);
  if ((name == "VariableV2" || name == "Variable") &&
      node->getAttrOfType<TypeAttr>("dtype")) {
    raiseReferenceVariable(node);
    return success();
  }

  SmallVector<Value> operands;
  for (Value operand : node->getOperands()) {
    if (isControl(operand))
      continue;
    Value value = read(operand, node->getLoc());
    if (!value)
      return emitUserError(node, Code::InvalidGraph)
             << "has an operand without a producer";
    operands.push_back(value);
  }
  if (failed(checkVariableRead(node, name, operands)))
    return failure();
  SmallVector<Type> types;
  for (Value result : node->getResults()) {
    if (isControl(result))
      continue;
    if (mlir::isa<tf_type::OpaqueTensorType>(result.getType())) {
      auto diag = emitUserError(node, Code::UnknownOp)
                  << "op '" << name << "' is known neither to TensorFlow "
                  << builtinTensorFlowVersion() << " nor to the model";
      return attachHint(diag, "save it as a SavedModel, which carries the "
                              "definitions of its ops");
    }
    types.push_back(resultType(node, result));
  }
  SmallVector<NamedAttribute> attributes = raiseAttributes(node);
  addSegmentSizes(node, attributes);

  std::string raised = name.str();
  if (StringRef table = tableOp(name); !table.empty()) {
    raised = table.str();
    if (table.ends_with("HashTableV2"))
      types = {RankedTensorType::get(
          {}, tf_type::ResourceType::get(builder.getContext()))};
  }
  nameTable(node, raised, attributes);
  if (name == "Const") {
    FailureOr<ElementsAttr> value = plainConstant(node);
    if (failed(value))
      return failure();
    erase_if(attributes,
             [](NamedAttribute attr) { return attr.getName() == "value"; });
    attributes.push_back(builder.getNamedAttr("value", *value));
    types = {value->getType()};
  } else if (name == "StatelessIf" || name == "StatelessWhile" ||
             name == "StatelessCase") {
    raised = name.drop_front(StringRef("Stateless").size());
    attributes.push_back(
        builder.getNamedAttr("is_stateless", builder.getBoolAttr(true)));
  } else if (name == "If" || name == "While" || name == "Case") {
    attributes.push_back(
        builder.getNamedAttr("is_stateless", builder.getBoolAttr(false)));
  } else if (name == "PlaceholderWithDefault") {
    // A fed placeholder is an input of the signature and is not raised.
    raised = "Identity";
  } else if (functions.lookup(name) && !OpRegistry::builtin().lookup(name)) {
    // Old graphs call a function by using its name as the op name. (A signature
    // with the name of an op is not such a function.)
    raised = "LegacyCall";
    attributes.push_back(builder.getNamedAttr(
        "f", FlatSymbolRefAttr::get(node->getContext(), name)));
  }
  Operation *op = tf::createOp(builder, node->getLoc(), raised, types, operands,
                               attributes);
  for (auto [graphResult, result] : zip(node->getResults(), op->getResults()))
    map(graphResult, result);
  return success();
}

} // namespace tfuse
