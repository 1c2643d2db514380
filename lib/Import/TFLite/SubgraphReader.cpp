//===- SubgraphReader.cpp - a subgraph as a function ----------------------===//
//
// Operators are in program order: a tensor that no preceding operator produces
// is a constant, which is created at its first use.
//
//===----------------------------------------------------------------------===//

#include "SubgraphReader.h"

#include "tfuse/Dialect/TFL/IR/RangeAttrs.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include <map>
#include <set>

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace tfuse::tfl {

namespace field = schema::field;

static constexpr int32_t kNoTensor = -1;

//===----------------------------------------------------------------------===//
// Declaration
//===----------------------------------------------------------------------===//

/// True if `index` is a tensor of the subgraph, or if it is -1 and that is
/// allowed.
static bool isTensor(TableView subgraph, int32_t index, bool mayBeAbsent) {
  return index == kNoTensor
             ? mayBeAbsent
             : index >= 0 && static_cast<size_t>(index) <
                                 subgraph.count(field::SubGraph_tensors);
}

/// Returns the tensors with these names.
static Expected<std::vector<int32_t>> findTensors(const ModelView &model,
                                                  TableView subgraph,
                                                  ArrayRef<std::string> names) {
  std::vector<int32_t> found;
  for (const std::string &name : names) {
    int32_t index = kNoTensor;
    for (size_t i = 0, e = subgraph.count(field::SubGraph_tensors); i < e; ++i)
      if (subgraph.at(field::SubGraph_tensors, i).string(field::Tensor_name) ==
          name)
        index = i;
    if (index == kNoTensor)
      return userError(Code::UnknownTensor,
                       "the model has no tensor '" + name + "'",
                       model.file->path());
    found.push_back(index);
  }
  return found;
}

/// Marks the tensors that operators of the subgraph produce.
static std::set<int32_t> findProduced(TableView subgraph) {
  std::set<int32_t> produced;
  for (size_t i = 0, e = subgraph.count(field::SubGraph_operators); i < e;
       ++i) {
    ArrayRef<int32_t> outputs = subgraph.at(field::SubGraph_operators, i)
                                    .vector<int32_t>(field::Operator_outputs);
    produced.insert(outputs.begin(), outputs.end());
  }
  return produced;
}

/// Returns the names of tensors for tf.entry_function; null if no tensor has a
/// name. A tensor may be listed several times; the total size is limited
/// because a small file could repeat a long name without end.
static Expected<StringAttr> joinNames(const ModelView &model, Builder &builder,
                                      TableView subgraph,
                                      ArrayRef<int32_t> tensors) {
  SmallVector<llvm::StringRef> names;
  size_t size = 0;
  for (int32_t tensor : tensors) {
    names.push_back(tensor == kNoTensor
                        ? ""
                        : subgraph.at(field::SubGraph_tensors, tensor)
                              .string(field::Tensor_name));
    size += names.back().size();
    if (size > model.file->size())
      return model.corrupt("a subgraph repeats a tensor with a long name");
  }
  bool hasNames =
      llvm::any_of(names, [](llvm::StringRef name) { return !name.empty(); });
  return hasNames ? builder.getStringAttr(llvm::join(names, ","))
                  : StringAttr();
}

static Error setEntryNames(const ModelView &model, func::FuncOp function,
                           TableView subgraph,
                           const SubgraphInterface &interface) {
  Builder builder(function.getContext());
  SmallVector<NamedAttribute> names;
  Expected<StringAttr> inputs =
      joinNames(model, builder, subgraph, interface.inputs);
  if (!inputs)
    return inputs.takeError();
  if (*inputs)
    names.push_back(builder.getNamedAttr("inputs", *inputs));
  Expected<StringAttr> outputs =
      joinNames(model, builder, subgraph, interface.outputs);
  if (!outputs)
    return outputs.takeError();
  if (*outputs)
    names.push_back(builder.getNamedAttr("outputs", *outputs));
  if (!names.empty())
    function->setAttr("tf.entry_function", builder.getDictionaryAttr(names));
  return Error::success();
}

/// Determines and checks the arguments and results of the function.
static Error findInterface(ReaderContext &reader, TableView subgraph,
                           bool isEntry, SubgraphInterface &interface) {
  interface.inputs = subgraph.vector<int32_t>(field::SubGraph_inputs).vec();
  interface.outputs = subgraph.vector<int32_t>(field::SubGraph_outputs).vec();
  const TFLiteImportOptions &options = reader.options;
  if (isEntry && !options.inputArrays.empty()) {
    if (!options.prune)
      return userError(
          Code::InvalidOption,
          "inputs other than the model's require pruning (prune-unused)");
    auto inputs = findTensors(reader.model, subgraph, options.inputArrays);
    if (!inputs)
      return inputs.takeError();
    interface.inputs = *inputs;
  }
  if (isEntry && !options.outputArrays.empty()) {
    auto outputs = findTensors(reader.model, subgraph, options.outputArrays);
    if (!outputs)
      return outputs.takeError();
    interface.outputs = *outputs;
  }
  std::set<int32_t> seen;
  for (int32_t input : interface.inputs) {
    if (!isTensor(subgraph, input, /*mayBeAbsent=*/true))
      return reader.model.corrupt(
          "an input of a subgraph refers to a tensor that does not exist");
    if (input != kNoTensor && !seen.insert(input).second)
      return reader.model.corrupt(
          "a tensor is listed twice among the inputs of a subgraph");
  }
  for (int32_t output : interface.outputs)
    if (!isTensor(subgraph, output, /*mayBeAbsent=*/true))
      return reader.model.corrupt(
          "an output of a subgraph refers to a tensor that does not exist");
  return Error::success();
}

Expected<func::FuncOp> declareSubgraph(ReaderContext &reader,
                                       TableView subgraph, bool isEntry,
                                       llvm::StringRef name,
                                       SubgraphInterface &interface) {
  if (Error error = findInterface(reader, subgraph, isEntry, interface))
    return std::move(error);
  Builder builder(reader.fileLoc.getContext());
  std::set<int32_t> given = findProduced(subgraph);
  given.insert(interface.inputs.begin(), interface.inputs.end());
  auto readTypes = [&](ArrayRef<int32_t> tensors,
                       SmallVector<Type> &types) -> Error {
    for (int32_t tensor : tensors) {
      if (tensor == kNoTensor) {
        types.push_back(builder.getNoneType());
        continue;
      }
      bool isConstant = !given.count(tensor);
      Expected<mlir::TensorType> type = reader.tensors.typeOf(
          subgraph.at(field::SubGraph_tensors, tensor),
          isConstant ? TensorRole::Constant : TensorRole::Value);
      if (!type)
        return type.takeError();
      types.push_back(*type);
    }
    return Error::success();
  };
  SmallVector<Type> inputs, results;
  if (Error error = readTypes(interface.inputs, inputs))
    return std::move(error);
  if (Error error = readTypes(interface.outputs, results))
    return std::move(error);
  auto function = func::FuncOp::create(
      NameLoc::get(builder.getStringAttr(name), reader.fileLoc), name,
      builder.getFunctionType(inputs, results));
  if (!isEntry)
    function.setPrivate();
  else if (Error error =
               setEntryNames(reader.model, function, subgraph, interface)) {
    function.erase();
    return std::move(error);
  }
  return function;
}

//===----------------------------------------------------------------------===//
// Body
//===----------------------------------------------------------------------===//

namespace {

class SubgraphReader {
public:
  SubgraphReader(ReaderContext &reader, unsigned index,
                 const SubgraphInterface &interface, const ControlEdges &edges)
      : reader(reader), index(index), interface(interface),
        subgraph(reader.model.root.at(field::Model_subgraphs, index)),
        builder(reader.fileLoc.getContext()),
        values(subgraph.count(field::SubGraph_tensors)),
        locations(values.size()) {
    for (auto [before, after] : edges) {
      order[before];
      order[after].before.insert(before);
    }
  }

  Error read();

private:
  /// An operator with a control edge.
  struct ControlNode {
    std::set<int32_t> before;
    Value token;
  };

  TableView tensor(int32_t i) const {
    return subgraph.at(field::SubGraph_tensors, i);
  }
  Location tensorLoc(int32_t i);
  Location operatorLoc(TableView op, unsigned position);
  std::vector<bool> findNeeded();
  Expected<Value> valueOf(int32_t i, bool asNarrowWeights = false);
  Value none();
  Error readOne(TableView op, unsigned position);
  Error readRanges(Operation *op, llvm::StringRef attr,
                   ArrayRef<int32_t> tensors);
  Error readRanges(TableView op, Operation *made);
  ValueRange wrapInControlNode(Operation *op, ControlNode &node);

  ReaderContext &reader;
  unsigned index;
  const SubgraphInterface &interface;
  TableView subgraph;
  OpBuilder builder;
  std::vector<Value> values;           // By tensor.
  std::vector<LocationAttr> locations; // By tensor; null until computed.
  /// Constants are created at their first use, once for each type.
  std::map<std::pair<int32_t, TensorRole>, Value> constants;
  Value noValue;
  std::map<int32_t, ControlNode> order;
};

} // namespace

Location SubgraphReader::tensorLoc(int32_t i) {
  LocationAttr &known = locations[i];
  if (known)
    return known;
  llvm::StringRef name = tensor(i).string(field::Tensor_name);
  known = name.empty()
              ? LocationAttr(reader.fileLoc)
              : NameLoc::get(builder.getStringAttr(name), reader.fileLoc);
  return known;
}

/// Location: the names of the results and the index of the operator.
Location SubgraphReader::operatorLoc(TableView op, unsigned position) {
  SmallVector<Location> names;
  for (int32_t output : op.vector<int32_t>(field::Operator_outputs))
    names.push_back(tensorLoc(output));
  Location loc = names.empty() ? reader.fileLoc : builder.getFusedLoc(names);
  uint32_t code = op.scalar<uint32_t>(field::Operator_opcode_index);
  if (code >= reader.model.root.count(field::Model_operator_codes))
    return loc;
  std::string label =
      "tflite.subgraph=" + std::to_string(index) +
      ".op=" + std::to_string(position) + ":" +
      operatorName(reader.model.root.at(field::Model_operator_codes, code));
  return FusedLoc::get(builder.getContext(), {loc},
                       builder.getStringAttr(label));
}

Value SubgraphReader::none() {
  if (!noValue)
    noValue = NoValueOp::create(builder, reader.fileLoc, builder.getNoneType(),
                                builder.getUnitAttr());
  return noValue;
}

Expected<Value> SubgraphReader::valueOf(int32_t i, bool asNarrowWeights) {
  if (!isTensor(subgraph, i, /*mayBeAbsent=*/true))
    return reader.model.corrupt("there is no tensor " + llvm::Twine(i));
  if (i == kNoTensor)
    return none();
  if (values[i])
    return values[i];
  bool isNarrow = asNarrowWeights && reader.tensors.canBeNarrow(tensor(i));
  TensorRole role = isNarrow ? TensorRole::NarrowWeights : TensorRole::Constant;
  Value &made = constants[{i, role}];
  if (made)
    return made;
  std::string label = "tflite.subgraph=" + std::to_string(index) +
                      ".tensor=" + std::to_string(i) + ":CONST";
  Location loc = FusedLoc::get(builder.getContext(), {tensorLoc(i)},
                               builder.getStringAttr(label));
  Expected<Operation *> constant =
      reader.tensors.makeConstant(builder, loc, tensor(i), role);
  if (!constant)
    return constant.takeError();
  return made = (*constant)->getResult(0);
}

/// Wraps an op in a control node that waits for the given tokens. Returns the
/// values that replace its results.
ValueRange SubgraphReader::wrapInControlNode(Operation *op, ControlNode &node) {
  SmallVector<Value> before;
  for (int32_t position : node.before)
    if (Value token = order[position].token)
      before.push_back(token);
  SmallVector<Type> types(op->getResultTypes());
  auto control =
      ControlNodeOp::create(builder, op->getLoc(), types,
                            ControlType::get(builder.getContext()), before);
  Block &block = control.getBody().emplaceBlock();
  op->moveBefore(&block, block.end());
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  YieldOp::create(inside, op->getLoc(), op->getResults());
  node.token = control.getControl();
  return control.getOutputs();
}

/// Sets an attribute with the ranges of tensors unless all are unknown.
Error SubgraphReader::readRanges(Operation *op, llvm::StringRef attr,
                                 ArrayRef<int32_t> tensors) {
  SmallVector<Attribute> ranges;
  for (int32_t i : tensors) {
    Expected<Attribute> range = isTensor(subgraph, i, /*mayBeAbsent=*/false)
                                    ? reader.tensors.rangeOf(tensor(i))
                                    : Expected<Attribute>(Attribute());
    if (!range)
      return range.takeError();
    ranges.push_back(*range ? *range : builder.getUnitAttr());
  }
  if (!all_of(ranges, llvm::IsaPred<UnitAttr>))
    op->setAttr(attr, builder.getArrayAttr(ranges));
  return Error::success();
}

/// Sets the ranges of the results of an op, of its states and of its
/// intermediate tensors.
Error SubgraphReader::readRanges(TableView op, Operation *made) {
  if (Error error = readRanges(made, kRangesAttr,
                               op.vector<int32_t>(field::Operator_outputs)))
    return error;
  auto facts = dyn_cast<OpFactsInterface>(made);
  if (!facts)
    return Error::success();
  ArrayRef<int32_t> inputs = op.vector<int32_t>(field::Operator_inputs);
  SmallVector<int32_t> states;
  for (int operand : facts.getFacts().stateful)
    states.push_back(operand < static_cast<int>(inputs.size()) ? inputs[operand]
                                                               : kNoTensor);
  if (Error error = readRanges(made, kStateRangesAttr, states))
    return error;
  return readRanges(made, kIntermediateRangesAttr,
                    op.vector<int32_t>(field::Operator_intermediates));
}

Error SubgraphReader::readOne(TableView op, unsigned position) {
  SmallVector<Value> operands;
  ArrayRef<int> weights = narrowWeightsOf(reader, op);
  for (auto [i, input] :
       llvm::enumerate(op.vector<int32_t>(field::Operator_inputs))) {
    Expected<Value> value =
        valueOf(input, llvm::is_contained(weights, static_cast<int>(i)));
    if (!value)
      return value.takeError();
    operands.push_back(*value);
  }
  ArrayRef<int32_t> outputs = op.vector<int32_t>(field::Operator_outputs);
  SmallVector<Type> types;
  for (int32_t output : outputs) {
    if (!isTensor(subgraph, output, /*mayBeAbsent=*/false))
      return reader.model.corrupt(
          "an output of an operator refers to a tensor that does not exist");
    Expected<mlir::TensorType> type = reader.tensors.typeOf(tensor(output));
    if (!type)
      return type.takeError();
    types.push_back(*type);
  }
  Location loc = operatorLoc(op, position);
  Expected<Operation *> made =
      readOperator(reader, builder, loc, op, subgraph, operands, types);
  if (!made)
    return made.takeError();
  if (reader.options.readsRanges)
    if (Error error = readRanges(op, *made))
      return error;
  ValueRange results = (*made)->getResults();
  auto node = order.find(position);
  if (node != order.end())
    results = wrapInControlNode(*made, node->second);
  for (auto [output, value] : llvm::zip(outputs, results))
    values[output] = value;
  return Error::success();
}

/// Returns, for each operator, whether a result depends on it. Without `prune`,
/// all operators are needed.
std::vector<bool> SubgraphReader::findNeeded() {
  size_t count = subgraph.count(field::SubGraph_operators);
  std::vector<bool> needed(count, !reader.options.prune);
  if (!reader.options.prune)
    return needed;
  std::set<int32_t> wanted(interface.outputs.begin(), interface.outputs.end());
  std::set<int32_t> given(interface.inputs.begin(), interface.inputs.end());
  // Producers precede users, so one backward pass is enough.
  for (size_t i = count; i-- > 0;) {
    TableView op = subgraph.at(field::SubGraph_operators, i);
    for (int32_t output : op.vector<int32_t>(field::Operator_outputs))
      needed[i] = needed[i] || (wanted.count(output) && !given.count(output));
    if (!needed[i])
      continue;
    ArrayRef<int32_t> inputs = op.vector<int32_t>(field::Operator_inputs);
    wanted.insert(inputs.begin(), inputs.end());
  }
  return needed;
}

Error SubgraphReader::read() {
  func::FuncOp function = reader.functions[index];
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  for (auto [argument, input] :
       llvm::zip(function.getArguments(), interface.inputs)) {
    if (input == kNoTensor)
      continue;
    argument.setLoc(tensorLoc(input));
    values[input] = argument;
    if (!reader.options.readsRanges)
      continue;
    Expected<Attribute> range = reader.tensors.rangeOf(tensor(input));
    if (!range)
      return range.takeError();
    if (*range)
      function.setArgAttr(argument.getArgNumber(), kRangeAttr, *range);
  }
  std::vector<bool> needed = findNeeded();
  for (size_t i = 0; i < needed.size(); ++i)
    if (needed[i])
      if (Error error = readOne(subgraph.at(field::SubGraph_operators, i), i))
        return error;
  SmallVector<Value> results;
  for (int32_t output : interface.outputs) {
    Expected<Value> value = valueOf(output);
    if (!value)
      return value.takeError();
    results.push_back(*value);
  }
  func::ReturnOp::create(builder, reader.fileLoc, results);
  return Error::success();
}

Error readSubgraph(ReaderContext &reader, unsigned index,
                   const SubgraphInterface &interface,
                   const ControlEdges &edges) {
  return SubgraphReader(reader, index, interface, edges).read();
}

} // namespace tfuse::tfl
