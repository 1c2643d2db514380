//===- SubgraphWriter.cpp - a function as a subgraph ----------------------===//
//
// Tensors are in the order of the values: arguments, then the results of each
// op, including constants. Operators are in program order.
//
//===----------------------------------------------------------------------===//

#include "ModelWriter.h"

#include "OperatorOptions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "tfuse/Dialect/TFL/Analysis/SharedMemory.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Format/TFLite/CustomOptions.h"
#include "tfuse/Format/TFLite/Schema.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace tfuse::tfl {

namespace field = schema::field;

/// The index of an absent operand.
static constexpr int32_t kNoTensor = -1;

Error opError(Code code, Operation *op, const llvm::Twine &message,
              const llvm::Twine &hint, DiagnosticSite site) {
  std::string where = nameFromLocation(op->getLoc());
  if (where.empty())
    where = op->getName().getStringRef().str();
  return userError(code, message, where, hint, site);
}

namespace {

/// A constant and its stored elements.
struct StoredConstant {
  ElementsAttr elements; // Null: in an external file.
  SparsityParameterAttr sparsity;
  ExternalBufferAttr external;
};

class SubgraphWriter {
public:
  SubgraphWriter(ModelContext &model, func::FuncOp function,
                 llvm::StringRef name)
      : model(model), function(function), name(name) {}

  Expected<SubgraphResult> write();

private:
  bool nameEntryValues();
  Error addArguments(bool areNamed);
  Error addOp(Operation &op);
  Error addConstant(Operation &op, const StoredConstant &constant);
  Expected<unsigned> addConstantBuffer(Operation &op,
                                       const StoredConstant &constant);
  Error addOperator(Operation *op, ControlNodeOp control);
  Expected<int32_t> addTensor(ShapedType type, const TensorDetails &details);
  Error addTensorOf(Value value, ShapedType type, const TensorDetails &details);
  Error addResults(Operation *op);
  Expected<std::vector<int32_t>> inputsOf(Operation *op, const OpFacts *facts);
  Expected<int32_t> addVariable(OpOperand &use);
  Expected<Offset> intermediatesOf(Operation *op, const OpFacts *facts);
  Expected<Offset> writeBuiltin(OpFactsInterface op);
  Expected<Offset> writeCustom(Operation *op, llvm::StringRef code,
                               llvm::ArrayRef<uint8_t> options,
                               Operation *holder);
  Error addControlEdges();
  std::vector<int32_t> indicesOf(ValueRange values) const;

  ModelContext &model;
  func::FuncOp function;
  llvm::StringRef name;
  SubgraphResult result;
  std::vector<Offset> tensors;
  std::vector<Offset> operators;
  llvm::DenseMap<Value, int32_t> indices;
  llvm::DenseMap<Operation *, int32_t> controlled; // Control node to operator.
  llvm::DenseMap<Operation *, int32_t> positions;  // Op to operator.
};

} // namespace

//===----------------------------------------------------------------------===//
// State
//===----------------------------------------------------------------------===//

/// True if an operand holds state that the operator updates.
static bool isStateful(OpOperand &use) {
  auto op = dyn_cast<OpFactsInterface>(use.getOwner());
  return op && llvm::is_contained(op.getFacts().stateful,
                                  static_cast<int>(use.getOperandNumber()));
}

/// Fails for a variable with a nonzero initial value: the runtime starts all
/// variables with zeros, whatever the file says.
static Error checkInitialState(Operation *op, ElementsAttr elements) {
  // The form in which the importer represents a variable; its value is
  // irrelevant.
  if (op->hasAttr("tfl.is_variable"))
    return Error::success();
  auto dense = dyn_cast_or_null<DenseElementsAttr>(elements);
  bool isZero = true;
  if (auto floats = dyn_cast_or_null<DenseFPElementsAttr>(dense))
    isZero = llvm::all_of(floats.getValues<APFloat>(),
                          [](const APFloat &value) { return value.isZero(); });
  else if (auto ints = dyn_cast_or_null<DenseIntElementsAttr>(dense))
    isZero = llvm::all_of(ints.getValues<APInt>(),
                          [](const APInt &value) { return value.isZero(); });
  if (isZero)
    return Error::success();
  return opError(
      Code::UnsupportedResource, op,
      "a variable tensor with a nonzero initial value cannot be stored",
      "assign the initial state with an op");
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// Returns the value inside a control node that is its result.
static Value insideControlNode(Value value) {
  auto result = dyn_cast<OpResult>(value);
  auto control =
      result ? dyn_cast<ControlNodeOp>(result.getOwner()) : ControlNodeOp();
  if (!control || result == control.getControl())
    return value;
  return control.getYield()->getOperand(result.getResultNumber());
}

/// Sets the names of arguments and results of an entry function; false if the
/// arguments have no names.
bool SubgraphWriter::nameEntryValues() {
  auto entry = function->getAttrOfType<DictionaryAttr>("tf.entry_function");
  if (!entry)
    return false;
  auto setNames = [&](llvm::StringRef key, ValueRange values) {
    auto list = entry.getAs<StringAttr>(key);
    if (!list)
      return false;
    SmallVector<llvm::StringRef> names;
    list.getValue().split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    if (names.size() != values.size()) {
      emitUserWarning(function) << "tf.entry_function has " << names.size()
                                << " " << key << " for " << values.size();
      return false;
    }
    for (auto [value, text] : llvm::zip(values, names)) {
      // The final value of a state is in the tensor of the state.
      Value named = value;
      if (auto left = named.getDefiningOp<FinalStateOp>())
        named = left.getState();
      model.names.set(insideControlNode(named), text.trim());
    }
    return true;
  };
  bool areNamed = setNames("inputs", function.getArguments());
  setNames("outputs", function.front().getTerminator()->getOperands());
  return areNamed;
}

Expected<int32_t> SubgraphWriter::addTensor(ShapedType type,
                                            const TensorDetails &details) {
  Expected<Offset> table = model.tensors.write(type, details);
  if (!table)
    return table.takeError();
  tensors.push_back(*table);
  return static_cast<int32_t>(tensors.size() - 1);
}

/// Adds the tensor of a value.
Error SubgraphWriter::addTensorOf(Value value, ShapedType type,
                                  const TensorDetails &details) {
  Expected<int32_t> index = addTensor(type, details);
  if (!index)
    return index.takeError();
  indices[value] = *index;
  if (model.onTensor)
    model.onTensor(name, value, details.name);
  return Error::success();
}

Error SubgraphWriter::addArguments(bool areNamed) {
  for (BlockArgument argument : function.getArguments()) {
    std::string label = (name == "main" ? "arg" : name.str() + "_arg") +
                        std::to_string(argument.getArgNumber());
    if (areNamed)
      label = model.names.of(argument).str();
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type)
      return opError(Code::UnsupportedType, function,
                     llvm::formatv("argument {0} is not a tensor", label));
    TensorDetails details;
    details.name = label;
    details.isVariable = isVariableTensor(argument);
    unsigned buffer = model.buffers.addEmpty();
    details.buffer = details.isVariable ? 0 : buffer;
    if (Error error = addTensorOf(argument, type, details))
      return error;
  }
  return Error::success();
}

Error SubgraphWriter::addResults(Operation *op) {
  for (Value value : op->getResults()) {
    auto type = dyn_cast<ShapedType>(value.getType());
    if (!type) {
      indices[value] = kNoTensor;
      continue;
    }
    TensorDetails details;
    details.name = model.names.of(value);
    details.isVariable = isVariableTensor(value);
    unsigned buffer = model.buffers.addEmpty();
    details.buffer = details.isVariable ? 0 : buffer;
    // READ_VARIABLE allocates its output only if the file does not give the
    // shape; otherwise it copies as many bytes as the shape says.
    if (isa<ReadVariableOp>(op) && !type.hasStaticShape())
      type = UnrankedTensorType::get(type.getElementType());
    if (Error error = addTensorOf(value, type, details))
      return error;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Returns the elements that a constant op stores.
static std::optional<StoredConstant> constantOf(Operation &op) {
  if (auto constant = dyn_cast<QConstOp>(op))
    return StoredConstant{constant.getValue(), {}, {}};
  if (auto constant = dyn_cast<SparseConstOp>(op))
    return StoredConstant{
        constant.getCompressedData(), constant.getSParam(), {}};
  if (auto constant = dyn_cast<SparseQConstOp>(op))
    return StoredConstant{
        constant.getCompressedData(), constant.getSParam(), {}};
  if (auto constant = dyn_cast<ExternalConstOp>(op))
    return StoredConstant{
        {}, {}, constant.getExternalBuffer().value_or(ExternalBufferAttr())};
  ElementsAttr elements;
  if (op.getNumResults() == 1 && matchPattern(&op, m_Constant(&elements)))
    return StoredConstant{elements, {}, {}};
  return std::nullopt;
}

/// Fails unless the bytes of `elements` are those of a tensor of `type`.
static Error checkConstant(Operation &op, ShapedType type,
                           const StoredConstant &constant, TensorType stored) {
  ElementsAttr elements = constant.elements;
  bool isString = stored == TensorType::STRING;
  int64_t bytes = isString ? 0 : eval::elementsByteSize(elements);
  int64_t perElement = std::max(bitWidth(stored), 8u) / 8;
  bool fits = isString == isa<DenseStringElementsAttr>(elements) &&
              (isString || bytes == elements.getNumElements() * perElement);
  if (!constant.sparsity && type.hasStaticShape())
    fits &= type.getNumElements() == elements.getNumElements();
  if (fits)
    return Error::success();
  return opError(Code::InvalidGraph, &op,
                 llvm::formatv("the constant's value, {0}, is not of its type, "
                               "{1}",
                               elements.getShapedType(), type));
}

Expected<unsigned>
SubgraphWriter::addConstantBuffer(Operation &op,
                                  const StoredConstant &constant) {
  auto type = cast<ShapedType>(op.getResult(0).getType());
  ShapedType elements =
      constant.elements ? constant.elements.getShapedType() : ShapedType();
  std::optional<TensorType> stored =
      storedTypeOf(type.getElementType(), elements);
  if (!stored)
    return opError(
        Code::UnsupportedType, &op,
        llvm::formatv("TFLite has no tensors of {0}", type.getElementType()));
  if (Error error = checkConstant(op, type, constant, *stored))
    return error;
  // A runtime may hand out the memory of an output, so outputs do not share
  // buffers.
  bool isReturned = llvm::any_of(
      op.getUsers(), [](Operation *user) { return isa<func::ReturnOp>(user); });
  // LiteRT's Python API refuses to read an output whose buffer exists but is
  // empty. Without a buffer, the runtime makes a tensor of the output's shape;
  // reading one of strings crashes, whose buffer is never empty.
  if (isReturned && constant.elements && constant.elements.empty() &&
      *stored != TensorType::STRING)
    return model.buffers.addEmpty();
  return model.buffers.addElements(constant.elements, *stored, !isReturned);
}

Error SubgraphWriter::addConstant(Operation &op,
                                  const StoredConstant &constant) {
  Value value = op.getResult(0);
  TensorDetails details;
  details.sparsity = constant.sparsity;
  details.elements =
      constant.elements ? constant.elements.getShapedType() : ShapedType();
  // Each op that updates a variable needs its own tensor.
  details.isVariable = value.hasOneUse() && isVariableTensor(value);
  if (isVariableTensor(value))
    if (Error error = checkInitialState(&op, constant.elements))
      return error;
  if (!value.use_empty() && !details.isVariable &&
      llvm::all_of(value.getUses(), isStateful))
    return Error::success();

  if (constant.external) {
    details.externalBuffer =
        schema::kExternalBufferFlag | model.externalBuffers.size();
    model.externalBuffers.push_back(constant.external);
  } else if (!constant.elements) {
    return opError(Code::UnsupportedOp, &op,
                   "a constant in another FlatBuffer cannot be written");
  } else {
    Expected<unsigned> buffer = addConstantBuffer(op, constant);
    if (!buffer)
      return buffer.takeError();
    // The runtime rejects variables with a buffer. Keep the buffers of the
    // reference converter for comparisons only.
    details.buffer = details.isVariable ? 0 : *buffer;
  }
  details.name = model.names.of(value);
  return addTensorOf(value, cast<ShapedType>(value.getType()), details);
}

/// Creates a variable for one use of a constant that other ops use as well.
Expected<int32_t> SubgraphWriter::addVariable(OpOperand &use) {
  TensorDetails details;
  std::string label = model.names.unique(model.names.of(use.get())).str();
  details.name = label;
  details.isVariable = true;
  model.buffers.addEmpty();
  return addTensor(cast<ShapedType>(use.get().getType()), details);
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

std::vector<int32_t> SubgraphWriter::indicesOf(ValueRange values) const {
  std::vector<int32_t> result;
  for (Value value : values)
    result.push_back(indices.lookup(value));
  return result;
}

Expected<std::vector<int32_t>> SubgraphWriter::inputsOf(Operation *op,
                                                        const OpFacts *facts) {
  std::vector<int32_t> inputs;
  for (OpOperand &operand : op->getOpOperands()) {
    Operation *source = operand.get().getDefiningOp();
    bool isShared = source && constantOf(*source) && !operand.get().hasOneUse();
    if (isShared && isStateful(operand)) {
      Expected<int32_t> variable = addVariable(operand);
      if (!variable)
        return variable.takeError();
      inputs.push_back(*variable);
      continue;
    }
    inputs.push_back(indices.lookup(operand.get()));
  }
  if (facts && facts->omitsAbsentLast && !inputs.empty() &&
      inputs.back() == kNoTensor)
    inputs.pop_back();
  // Values that regions use become operands of the functions they call.
  Expected<OperandRange> captured = regionOperands(op);
  if (!captured)
    return captured.takeError();
  llvm::append_range(inputs, indicesOf(*captured));
  return inputs;
}

Expected<Offset> SubgraphWriter::intermediatesOf(Operation *op,
                                                 const OpFacts *facts) {
  std::vector<int32_t> intermediates;
  for (llvm::StringRef attribute : facts->intermediates) {
    auto type = op->getAttrOfType<TypeAttr>(attribute);
    auto shaped = type ? dyn_cast<ShapedType>(type.getValue()) : ShapedType();
    if (!shaped || (shaped.hasRank() && !shaped.hasStaticShape()))
      continue;
    TensorDetails details;
    details.name = model.names.unique(attribute);
    details.isIntermediate = true;
    Expected<int32_t> index = addTensor(shaped, details);
    if (!index)
      return index.takeError();
    intermediates.push_back(*index);
  }
  return makeVector<int32_t>(model.builder, intermediates);
}

Expected<Offset> SubgraphWriter::writeBuiltin(OpFactsInterface op) {
  const OpFacts &facts = op.getFacts();
  FlatBufferBuilder &builder = model.builder;
  Offset intermediates;
  if (facts.hasIntermediates) {
    Expected<Offset> vector = intermediatesOf(op, &facts);
    if (!vector)
      return vector.takeError();
    intermediates = *vector;
  }
  if (Error error = addResults(op))
    return error;
  Expected<std::vector<int32_t>> inputs = inputsOf(op, &facts);
  if (!inputs)
    return inputs.takeError();
  Expected<Offset> options = writeOptions(builder, op, model.subgraphs);
  if (!options)
    return options.takeError();
  unsigned code = model.codes.builtin(facts, operatorVersion(op));

  Offset inputVector = makeVector<int32_t>(builder, *inputs);
  Offset outputVector =
      makeVector<int32_t>(builder, indicesOf(op->getResults()));
  TableBuilder table(builder);
  table.scalar<uint32_t>(field::Operator_opcode_index, code)
      .offset(field::Operator_inputs, inputVector)
      .offset(field::Operator_outputs, outputVector);
  if (facts.options) {
    bool isFirst = facts.options->unionNumber == 1;
    table
        .scalar<uint8_t>(isFirst ? field::Operator_builtin_options_type
                                 : field::Operator_builtin_options_2_type,
                         facts.options->tag)
        .offset(isFirst ? field::Operator_builtin_options
                        : field::Operator_builtin_options_2,
                *options);
  }
  return table.offset(field::Operator_intermediates, intermediates).finish();
}

/// Writes a custom operator. `holder` has its operands and results; `op` is the
/// op that it represents.
Expected<Offset> SubgraphWriter::writeCustom(Operation *op,
                                             llvm::StringRef code,
                                             llvm::ArrayRef<uint8_t> options,
                                             Operation *holder) {
  if (Error error = addResults(holder))
    return error;
  FlatBufferBuilder &builder = model.builder;
  Expected<std::vector<int32_t>> inputs = inputsOf(holder, nullptr);
  if (!inputs)
    return inputs.takeError();
  Offset inputVector = makeVector<int32_t>(builder, *inputs);
  Offset outputVector =
      makeVector<int32_t>(builder, indicesOf(holder->getResults()));
  // FlexBuffers are aligned to their end and hold numbers of 8 bytes.
  builder.ForceVectorAlignment(options.size(), 1, 16);
  Offset optionVector = makeVector<uint8_t>(builder, options);
  return TableBuilder(builder)
      .scalar<uint32_t>(field::Operator_opcode_index, model.codes.custom(code))
      .offset(field::Operator_inputs, inputVector)
      .offset(field::Operator_outputs, outputVector)
      .offset(field::Operator_custom_options, optionVector)
      .finish();
}

Error SubgraphWriter::addOperator(Operation *op, ControlNodeOp control) {
  Expected<Offset> table = [&]() -> Expected<Offset> {
    if (auto builtin = dyn_cast<OpFactsInterface>(op))
      return writeBuiltin(builtin);
    if (auto custom = dyn_cast<CustomOp>(op)) {
      llvm::StringRef bytes = custom.getCustomOption().getValue();
      return writeCustom(op, custom.getCustomCode(),
                         llvm::arrayRefFromStringRef(bytes), op);
    }
    Operation *real = op;
    if (auto wrapper = dyn_cast<CustomTfOp>(op))
      real = &wrapper.getBody().front().front();
    // Ops of tfl that are not builtin operators are custom operators.
    bool isOurs = isa<TFLDialect>(real->getDialect()) &&
                  !real->hasTrait<OpTrait::IsTerminator>();
    if (!isOurs && !model.options.allowCustomOps)
      return opError(Code::UnsupportedOp, real,
                     llvm::formatv("no TFLite operator for '{0}'",
                                   real->getName().getStringRef()),
                     "allow custom ops if the application has a kernel for it");
    CustomOptions options(CustomOptions::StringLists::Typed);
    std::string failed = options.addAttributes(
        real, [](StringRef name, Attribute) { return !name.starts_with("_"); });
    if (!failed.empty())
      return opError(
          Code::UnsupportedOp, real,
          "the attribute '" + failed + "' of " +
              real->getName().getStringRef() +
              " cannot be stored in the options of a custom operator");
    ConstBytesAttr bytes = options.finish(op->getContext());
    return writeCustom(real, real->getName().stripDialect(),
                       llvm::arrayRefFromStringRef(bytes.getValue()), op);
  }();
  if (!table)
    return table.takeError();
  positions[op] = operators.size();
  if (control) {
    controlled[control] = operators.size();
    for (auto [outer, inner] :
         llvm::zip(control.getOutputs(), control.getYield()->getOperands()))
      indices[outer] = indices.lookup(inner);
  }
  operators.push_back(*table);
  return Error::success();
}

Error SubgraphWriter::addOp(Operation &op) {
  if (isa<NoValueOp>(op)) {
    indices[op.getResult(0)] = kNoTensor;
    return Error::success();
  }
  if (auto state = dyn_cast<FinalStateOp>(op)) {
    indices[state.getValue()] = indices.lookup(state.getState());
    return Error::success();
  }
  if (isa<NewStateOp>(op))
    return opError(Code::UnsupportedOp, &op,
                   "no op assigns this state (tfl-place-states was not run)");
  if (std::optional<StoredConstant> constant = constantOf(op))
    return addConstant(op, *constant);
  auto control = dyn_cast<ControlNodeOp>(op);
  if (!control)
    return addOperator(&op, nullptr);
  if (!control.wrapsOneOp())
    return opError(Code::UnsupportedControlFlow, &op,
                   "a control node must contain one op");
  return addOperator(&control.getBody().front().front(), control);
}

Error SubgraphWriter::addControlEdges() {
  for (auto node : function.getOps<ControlNodeOp>())
    for (Operation *user : node.getControl().getUsers())
      result.controlEdges.emplace_back(controlled.lookup(node),
                                       controlled.lookup(user));
  // A state is read after the op that updates it.
  for (auto state : function.getOps<FinalStateOp>()) {
    Operation *writer = state.getAfter().getDefiningOp();
    for (Operation *user : state.getValue().getUsers()) {
      // The regions of IF read the state where the IF runs.
      Operation *reader =
          executedOp(function.front().findAncestorOpInBlock(*user));
      if (writer && positions.contains(writer) && positions.contains(reader))
        result.controlEdges.emplace_back(positions.lookup(writer),
                                         positions.lookup(reader));
    }
  }
  addMemoryEdges(function.front(), positions, result.controlEdges);
  result.effects = findEffects(positions);
  llvm::sort(result.controlEdges);
  result.controlEdges.erase(llvm::unique(result.controlEdges),
                            result.controlEdges.end());
  return Error::success();
}

Expected<SubgraphResult> SubgraphWriter::write() {
  if (!function.getBody().hasOneBlock())
    return opError(Code::UnsupportedControlFlow, function,
                   "a subgraph cannot contain branches");
  if (Error error = addArguments(nameEntryValues()))
    return error;
  for (Operation &op : function.front().without_terminator())
    if (Error error = addOp(op))
      return error;
  if (Error error = addControlEdges())
    return error;
  result.inputs = indicesOf(function.getArguments());
  result.outputs = indicesOf(function.front().getTerminator()->getOperands());

  FlatBufferBuilder &builder = model.builder;
  Offset tensorVector = makeTables(builder, tensors);
  Offset inputs = makeVector<int32_t>(builder, result.inputs);
  Offset outputs = makeVector<int32_t>(builder, result.outputs);
  Offset operatorVector = makeTables(builder, operators);
  Offset label = makeString(builder, name);
  result.table = TableBuilder(builder)
                     .offset(field::SubGraph_tensors, tensorVector)
                     .offset(field::SubGraph_inputs, inputs)
                     .offset(field::SubGraph_outputs, outputs)
                     .offset(field::SubGraph_operators, operatorVector)
                     .offset(field::SubGraph_name, label)
                     .finish();
  return std::move(result);
}

Expected<SubgraphResult> writeSubgraph(ModelContext &model,
                                       func::FuncOp function,
                                       llvm::StringRef name) {
  return SubgraphWriter(model, function, name).write();
}

} // namespace tfuse::tfl
