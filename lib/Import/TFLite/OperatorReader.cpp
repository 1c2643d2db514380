//===- OperatorReader.cpp - operators as ops ------------------------------===//
//
// Creates the op of an operator from the tables of the op definitions: the op
// for the operator code, the attributes from the options table, the functions
// that the regions call.
//
//===----------------------------------------------------------------------===//

#include "SubgraphReader.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Support/Diagnostics.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace tfuse::tfl {

namespace field = schema::field;

//===----------------------------------------------------------------------===//
// Codes
//===----------------------------------------------------------------------===//

int32_t builtinCode(TableView code) {
  // Older files have the byte-sized field only.
  return std::max<int32_t>(
      code.scalar<int8_t>(field::OperatorCode_deprecated_builtin_code),
      code.scalar<int32_t>(field::OperatorCode_builtin_code));
}

/// Operators refer to their name by number; the location of each op copies it.
static constexpr size_t kMaxOperatorName = 4096;

std::string operatorName(TableView code) {
  int32_t number = builtinCode(code);
  llvm::StringRef custom = code.string(field::OperatorCode_custom_code);
  if (number == schema::kCustomCode && !custom.empty())
    return custom.take_front(kMaxOperatorName).str();
  llvm::StringRef name = builtinOperatorName(number);
  return name.empty() ? "operator " + std::to_string(number) : name.str();
}

/// Returns the op for an operator code. If several ops have the code, returns
/// the one with the fewest operands among those that accept `numOperands`.
static const OpFacts *chooseOp(int32_t code, size_t numOperands) {
  const OpFacts *best = nullptr;
  for (const OpFacts *facts : findOpFacts(code)) {
    bool fits = facts->operands.size() >= numOperands;
    if (!best || (fits && (best->operands.size() < numOperands ||
                           facts->operands.size() < best->operands.size())))
      best = facts;
  }
  return best;
}

namespace {

/// The parts of an op before it is created.
class OperatorReader {
public:
  OperatorReader(ReaderContext &reader, OpBuilder &builder, Location loc,
                 TableView op, TableView subgraph)
      : reader(reader), builder(builder), loc(loc), op(op), subgraph(subgraph) {
  }

  Expected<Operation *> readBuiltin(const OpFacts &facts,
                                    ArrayRef<Value> operands,
                                    ArrayRef<Type> results);
  Expected<Operation *> readCustom(llvm::StringRef code,
                                   ArrayRef<Value> operands,
                                   ArrayRef<Type> results);

  Error corrupt(const llvm::Twine &what,
                DiagnosticSite site = DiagnosticSite::current()) {
    return reader.model.corrupt(what, site);
  }

private:
  Error fillOperands(OperationState &state, const OpFacts &facts);
  Error readOptions(OperationState &state, const OpFacts &facts);
  Expected<Attribute> readField(TableView options, const OptionField &field);
  Expected<Attribute> readNumber(const OptionField &field, int64_t number);
  Error readIntermediates(OperationState &state, const OpFacts &facts);
  Expected<func::FuncOp> functionOf(TableView options,
                                    const OptionField &field);
  Error fillRegions(Operation *result, const OpFacts &facts,
                    ArrayRef<Value> captured);
  TableView optionsTable(const OptionsTable &table) const;

  ReaderContext &reader;
  OpBuilder &builder;
  Location loc;
  TableView op;
  TableView subgraph;
};

} // namespace

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// Returns the options of the operator; null if it has another table.
TableView OperatorReader::optionsTable(const OptionsTable &table) const {
  bool isFirst = table.unionNumber == 1;
  uint8_t tag =
      op.scalar<uint8_t>(isFirst ? field::Operator_builtin_options_type
                                 : field::Operator_builtin_options_2_type);
  if (tag != table.tag)
    return TableView();
  return op.child(isFirst ? field::Operator_builtin_options
                          : field::Operator_builtin_options_2);
}

Expected<Attribute> OperatorReader::readNumber(const OptionField &field,
                                               int64_t number) {
  ArrayRef<llvm::StringLiteral> names = enumNames(field.kind);
  if (!names.empty()) {
    if (number >= 0 && number < static_cast<int64_t>(names.size()))
      return builder.getStringAttr(names[number]);
  } else if (field.kind == FieldKind::LSTMKernel) {
    if (auto kernel = symbolizeLSTMKernelType(number))
      return LSTMKernelTypeAttr::get(builder.getContext(), *kernel);
  } else if (field.kind == FieldKind::MirrorMode) {
    if (auto mode = symbolizeMirrorPaddingType(number))
      return MirrorPaddingTypeAttr::get(builder.getContext(), *mode);
  } else if (field.kind == FieldKind::Type) {
    if (number >= 0 && number <= kLastTensorType)
      return TypeAttr::get(tfl::elementTypeOf(static_cast<TensorType>(number),
                                              builder.getContext()));
  }
  return corrupt("an operator has the value " + llvm::Twine(number) + " for " +
                 field.name);
}

Expected<Attribute> OperatorReader::readField(TableView options,
                                              const OptionField &field) {
  switch (field.kind) {
  case FieldKind::Bool:
    return builder.getBoolAttr(
        options.boolean(field.id, field.defaultValue != 0));
  case FieldKind::Int:
    return builder.getI32IntegerAttr(
        options.scalar<int32_t>(field.id, field.defaultValue));
  case FieldKind::Long:
    return builder.getI64IntegerAttr(
        options.scalar<int64_t>(field.id, field.defaultValue));
  case FieldKind::Float:
    return builder.getF32FloatAttr(options.scalar<float>(field.id));
  case FieldKind::IntVector:
    return builder.getI64ArrayAttr(
        llvm::to_vector_of<int64_t>(options.vector<int32_t>(field.id)));
  case FieldKind::FloatVector:
    return builder.getF32ArrayAttr(options.vector<float>(field.id));
  case FieldKind::String:
    return builder.getStringAttr(options.string(field.id));
  case FieldKind::SymbolSubgraph: {
    Expected<func::FuncOp> function = functionOf(options, field);
    if (!function)
      return function.takeError();
    return builder.getStringAttr(function->getName());
  }
  default:
    return readNumber(field,
                      options.scalar<int8_t>(field.id, field.defaultValue));
  }
}

Expected<func::FuncOp> OperatorReader::functionOf(TableView options,
                                                  const OptionField &field) {
  int32_t index = options.scalar<int32_t>(field.id, field.defaultValue);
  if (index < 0 || index >= static_cast<int32_t>(reader.functions.size()))
    return corrupt("an operator refers to subgraph " + llvm::Twine(index) +
                   ", which does not exist");
  reader.callees.back().push_back(index);
  return reader.functions[index];
}

Error OperatorReader::readOptions(OperationState &state, const OpFacts &facts) {
  // The target type of a quantization is the type of the result.
  if (findAttribute(facts, "qtype") && !state.types.empty())
    state.addAttribute("qtype", TypeAttr::get(state.types[0]));
  if (!facts.options)
    return Error::success();
  TableView options = optionsTable(*facts.options);
  for (const OptionField &field : facts.options->fields) {
    if (!findAttribute(facts, field.name) ||
        field.kind == FieldKind::ResultType ||
        field.kind == FieldKind::RegionSubgraph)
      continue;
    Expected<Attribute> value = readField(options, field);
    if (!value)
      return value.takeError();
    state.addAttribute(field.name, *value);
  }
  return Error::success();
}

Error OperatorReader::readIntermediates(OperationState &state,
                                        const OpFacts &facts) {
  ArrayRef<int32_t> tensors = op.vector<int32_t>(field::Operator_intermediates);
  if (tensors.empty() || facts.intermediates.empty())
    return Error::success();
  if (tensors.size() != facts.intermediates.size())
    return corrupt("an operator has " + llvm::Twine(tensors.size()) +
                   " intermediate tensors instead of " +
                   llvm::Twine(facts.intermediates.size()));
  size_t count = subgraph.count(field::SubGraph_tensors);
  for (auto [name, tensor] : llvm::zip(facts.intermediates, tensors)) {
    if (tensor < 0 || static_cast<size_t>(tensor) >= count)
      return corrupt("there is no tensor " + llvm::Twine(tensor));
    Expected<mlir::TensorType> type = reader.tensors.intermediateTypeOf(
        subgraph.at(field::SubGraph_tensors, tensor));
    if (!type)
      return type.takeError();
    state.addAttribute(name, TypeAttr::get(*type));
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Operands and regions
//===----------------------------------------------------------------------===//

/// Adds operands that the file omits: absent ones, and the one that older files
/// store as an option.
Error OperatorReader::fillOperands(OperationState &state,
                                   const OpFacts &facts) {
  bool isVariadic = llvm::any_of(
      facts.operands, [](const ValueFacts &value) { return value.isVariadic; });
  if (isVariadic || state.operands.size() >= facts.operands.size())
    return Error::success();
  if (facts.legacyOptions &&
      state.operands.size() + 1 == facts.operands.size()) {
    TableView options = optionsTable(*facts.legacyOptions);
    ArrayRef<int32_t> numbers =
        options.vector<int32_t>(facts.legacyOptions->fields[0].id);
    auto type = RankedTensorType::get({static_cast<int64_t>(numbers.size())},
                                      builder.getI32Type());
    state.addOperands(ConstOp::create(builder, loc, type,
                                      DenseIntElementsAttr::get(type, numbers))
                          .getResult());
    return Error::success();
  }
  Value none;
  while (state.operands.size() < facts.operands.size()) {
    if (!facts.operands[state.operands.size()].isOptional)
      break;
    if (!none)
      none = NoValueOp::create(builder, loc, builder.getNoneType(),
                               builder.getUnitAttr());
    state.addOperands(none);
  }
  return Error::success();
}

/// Fills the regions with calls of the functions that the options name.
Error OperatorReader::fillRegions(Operation *result, const OpFacts &facts,
                                  ArrayRef<Value> captured) {
  if (!facts.options)
    return Error::success();
  TableView options = optionsTable(*facts.options);
  bool takesArguments = !result->hasTrait<OpTrait::NoRegionArguments>();
  for (const OptionField &field : facts.options->fields) {
    if (field.kind != FieldKind::RegionSubgraph)
      continue;
    Expected<func::FuncOp> function = functionOf(options, field);
    if (!function)
      return function.takeError();
    FunctionType type = function->getFunctionType();
    Region &region = result->getRegion(field.source);
    Block &block = region.emplaceBlock();
    SmallVector<Value> operands(captured);
    auto fail = [&](const llvm::Twine &what, size_t count, size_t expected) {
      return corrupt("an operator calls a subgraph with " + llvm::Twine(count) +
                     what + llvm::Twine(expected));
    };
    // Check first: many operators may name one large subgraph.
    size_t count = takesArguments ? result->getNumOperands() : captured.size();
    if (count != type.getNumInputs())
      return fail(" inputs instead of ", count, type.getNumInputs());
    size_t expected =
        isa<WhileOp>(result) && &region == &cast<WhileOp>(result).getCond()
            ? 1
            : result->getNumResults();
    if (type.getNumResults() != expected)
      return fail(" outputs instead of ", type.getNumResults(), expected);
    if (takesArguments) {
      auto arguments = block.addArguments(
          type.getInputs(), SmallVector<Location>(type.getNumInputs(), loc));
      operands.assign(arguments.begin(), arguments.end());
    }
    OpBuilder inside = OpBuilder::atBlockEnd(&block);
    auto call = func::CallOp::create(inside, loc, function->getName(),
                                     type.getResults(), operands);
    YieldOp::create(inside, loc, call.getResults());
  }
  return Error::success();
}

Expected<Operation *> OperatorReader::readBuiltin(const OpFacts &facts,
                                                  ArrayRef<Value> operands,
                                                  ArrayRef<Type> results) {
  OperationState state(loc, facts.opName);
  // Values that the called functions capture follow the operands of the op.
  OperationName name(facts.opName, builder.getContext());
  size_t own = operands.size();
  if (name.hasTrait<OpTrait::NoRegionArguments>())
    own = std::min(own, facts.operands.size());
  state.addOperands(operands.take_front(own));
  state.addTypes(results);
  if (Error error = fillOperands(state, facts))
    return std::move(error);
  if (Error error = readOptions(state, facts))
    return std::move(error);
  if (Error error = readIntermediates(state, facts))
    return std::move(error);
  for (unsigned i = 0; i < facts.numRegions; ++i)
    state.addRegion();
  Operation *result = builder.create(state);
  if (Error error = fillRegions(result, facts, operands.drop_front(own)))
    return std::move(error);
  return result;
}

Expected<Operation *> OperatorReader::readCustom(llvm::StringRef code,
                                                 ArrayRef<Value> operands,
                                                 ArrayRef<Type> results) {
  ArrayRef<uint8_t> inside = op.vector<uint8_t>(field::Operator_custom_options);
  llvm::StringRef bytes(reinterpret_cast<const char *>(inside.data()),
                        inside.size());
  uint64_t offset =
      op.scalar<uint64_t>(field::Operator_large_custom_options_offset);
  if (offset > 1) {
    Expected<ArrayRef<char>> outside = reader.model.fileBytes(
        offset, op.scalar<uint64_t>(field::Operator_large_custom_options_size));
    if (!outside)
      return outside.takeError();
    if (Error error = reader.tensors.spendCopy(outside->size(), code))
      return std::move(error);
    bytes = llvm::StringRef(outside->data(), outside->size());
  }
  return CustomOp::create(builder, loc, results, operands,
                          builder.getStringAttr(code),
                          ConstBytesAttr::get(builder.getContext(), bytes))
      .getOperation();
}

ArrayRef<int> narrowWeightsOf(ReaderContext &reader, TableView op) {
  uint32_t index = op.scalar<uint32_t>(field::Operator_opcode_index);
  if (index >= reader.model.root.count(field::Model_operator_codes))
    return {};
  int32_t code =
      builtinCode(reader.model.root.at(field::Model_operator_codes, index));
  const OpFacts *facts =
      chooseOp(code, op.vector<int32_t>(field::Operator_inputs).size());
  if (!facts || !facts->quant.narrowWeights)
    return {};
  return facts->quant.weights;
}

Expected<Operation *> readOperator(ReaderContext &reader, OpBuilder &builder,
                                   Location loc, TableView op,
                                   TableView subgraph, ArrayRef<Value> operands,
                                   ArrayRef<Type> results) {
  uint32_t index = op.scalar<uint32_t>(field::Operator_opcode_index);
  if (index >= reader.model.root.count(field::Model_operator_codes))
    return reader.model.corrupt("there is no operator code " +
                                llvm::Twine(index));
  TableView code = reader.model.root.at(field::Model_operator_codes, index);
  OperatorReader operatorReader(reader, builder, loc, op, subgraph);
  int32_t number = builtinCode(code);
  if (number == schema::kCustomCode &&
      code.string(field::OperatorCode_custom_code).size() > kMaxOperatorName)
    return operatorReader.corrupt("the name of a custom operator is too long");
  if (number == schema::kCustomCode)
    return operatorReader.readCustom(operatorName(code), operands, results);
  if (const OpFacts *facts = chooseOp(number, operands.size()))
    return operatorReader.readBuiltin(*facts, operands, results);
  if (reader.options.keepUnknownOperators)
    return operatorReader.readCustom(operatorName(code), operands, results);
  return userError(Code::UnsupportedOp,
                   "the model has a " + operatorName(code) +
                       " operator, which tfuse does not support",
                   reader.model.file->path());
}

} // namespace tfuse::tfl
