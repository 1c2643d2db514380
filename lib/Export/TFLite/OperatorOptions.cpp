//===- OperatorOptions.cpp - options of builtin operators -----------------===//
//
// Interprets the options tables of the op definitions.
//
//===----------------------------------------------------------------------===//

#include "OperatorOptions.h"

#include "ModelWriter.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TFL/IR/OpSignature.h"
#include "tfuse/Support/Diagnostics.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace tfuse::tfl {

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// Returns the only op of a region, a call; an error if the region has other
/// ops.
static Expected<func::CallOp> callOf(Region &region) {
  Operation *op = region.getParentOp();
  auto malformed = [&] {
    return opError(Code::UnsupportedControlFlow, op,
                   "each region must consist of a call to one function",
                   "outline the regions to functions first");
  };
  if (!region.hasOneBlock() || region.front().empty())
    return malformed();
  Block &block = region.front();
  auto call = dyn_cast<func::CallOp>(block.front());
  if (!call || !llvm::hasSingleElement(block.without_terminator()) ||
      !llvm::equal(block.getTerminator()->getOperands(), call.getResults()))
    return malformed();
  return call;
}

Expected<OperandRange> regionOperands(Operation *op) {
  OperandRange none(op->operand_end(), op->operand_end());
  auto operation = dyn_cast<OpFactsInterface>(op);
  if (!operation || op->getNumRegions() == 0 || !operation.getFacts().options)
    return none;
  std::optional<OperandRange> captured;
  for (const OptionField &field : operation.getFacts().options->fields) {
    if (field.kind != FieldKind::RegionSubgraph)
      continue;
    Region &region = op->getRegion(field.source);
    Expected<func::CallOp> call = callOf(region);
    if (!call)
      return call.takeError();
    if (region.getNumArguments() != 0)
      return none;
    if (captured && !llvm::equal(*captured, call->getArgOperands()))
      return opError(
          Code::UnsupportedControlFlow, op,
          "all regions must call their functions with the same operands");
    captured = call->getArgOperands();
  }
  return captured.value_or(none);
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

namespace {

/// The values of one options table, collected before the table is started.
class OptionsWriter {
public:
  OptionsWriter(FlatBufferBuilder &builder, OpFactsInterface op,
                const llvm::StringMap<unsigned> &subgraphs)
      : builder(builder), op(op), subgraphs(subgraphs) {}

  Expected<Offset> write() {
    const OptionsTable *options = op.getFacts().options;
    if (!options)
      return Offset();
    for (const OptionField &field : options->fields)
      if (Error error = gather(field))
        return error;
    TableBuilder table(builder);
    for (const Value &value : values)
      add(table, value);
    return table.finish();
  }

private:
  struct Value {
    const OptionField *field;
    int64_t number = 0;
    float real = 0;
    Offset offset;
  };

  Error gather(const OptionField &field);
  Error gatherAttribute(const OptionField &field, Attribute attribute);
  Error gatherSubgraph(const OptionField &field, llvm::StringRef function);
  Error invalid(const OptionField &field);
  static void add(TableBuilder &table, const Value &value);

  FlatBufferBuilder &builder;
  OpFactsInterface op;
  const llvm::StringMap<unsigned> &subgraphs;
  SmallVector<Value> values;
};

} // namespace

Error OptionsWriter::invalid(const OptionField &field) {
  return opError(Code::InvalidGraph, op,
                 llvm::Twine("the attribute '") + field.name +
                     "' has no value that TFLite can store");
}

Error OptionsWriter::gatherSubgraph(const OptionField &field,
                                    llvm::StringRef function) {
  auto it = subgraphs.find(function);
  if (it == subgraphs.end())
    return opError(Code::UnknownFunction, op,
                   llvm::Twine("there is no function '") + function + "'");
  values.push_back({&field, it->second});
  return Error::success();
}

Error OptionsWriter::gather(const OptionField &field) {
  if (field.kind == FieldKind::RegionSubgraph) {
    Expected<func::CallOp> call = callOf(op->getRegion(field.source));
    if (!call)
      return call.takeError();
    return gatherSubgraph(field, call->getCallee());
  }
  if (field.kind == FieldKind::ResultType) {
    std::optional<TensorType> type =
        tensorTypeOf(getElementTypeOrSelf(op->getResult(field.source)));
    if (!type)
      return invalid(field);
    values.push_back({&field, static_cast<int64_t>(*type)});
    return Error::success();
  }
  Attribute attribute = op->getInherentAttr(field.name).value_or(Attribute());
  if (field.kind == FieldKind::SymbolSubgraph) {
    auto name = dyn_cast_or_null<StringAttr>(attribute);
    return name ? gatherSubgraph(field, name.getValue()) : invalid(field);
  }
  return gatherAttribute(field, attribute);
}

Error OptionsWriter::gatherAttribute(const OptionField &field,
                                     Attribute attribute) {
  auto list = dyn_cast_or_null<ArrayAttr>(attribute);
  switch (field.kind) {
  case FieldKind::String: {
    auto text = dyn_cast_or_null<StringAttr>(attribute);
    values.push_back(
        {&field, 0, 0, makeString(builder, text ? text.getValue() : "")});
    return Error::success();
  }
  case FieldKind::IntVector: {
    SmallVector<int32_t> numbers;
    if (list)
      for (IntegerAttr number : list.getAsRange<IntegerAttr>())
        numbers.push_back(number.getInt());
    values.push_back({&field, 0, 0, makeVector<int32_t>(builder, numbers)});
    return Error::success();
  }
  case FieldKind::FloatVector: {
    SmallVector<float> numbers;
    if (list)
      for (FloatAttr number : list.getAsRange<FloatAttr>())
        numbers.push_back(number.getValueAsDouble());
    values.push_back({&field, 0, 0, makeVector<float>(builder, numbers)});
    return Error::success();
  }
  case FieldKind::Float: {
    auto number = dyn_cast_or_null<FloatAttr>(attribute);
    float real = number ? number.getValueAsDouble() : 0;
    values.push_back({&field, 0, real, {}});
    return Error::success();
  }
  default: {
    std::optional<int64_t> number = optionNumber(op, op.getFacts(), field);
    if (!number)
      return invalid(field);
    values.push_back({&field, *number});
    return Error::success();
  }
  }
}

void OptionsWriter::add(TableBuilder &table, const Value &value) {
  const OptionField &field = *value.field;
  switch (field.kind) {
  case FieldKind::String:
  case FieldKind::IntVector:
  case FieldKind::FloatVector:
    table.offset(field.id, value.offset);
    break;
  case FieldKind::Float:
    table.scalar<float>(field.id, value.real);
    break;
  case FieldKind::Int:
  case FieldKind::RegionSubgraph:
  case FieldKind::SymbolSubgraph:
    table.scalar<int32_t>(field.id, value.number, field.defaultValue);
    break;
  case FieldKind::Long:
    table.scalar<int64_t>(field.id, value.number, field.defaultValue);
    break;
  case FieldKind::Bool:
  case FieldKind::Activation:
  case FieldKind::Padding:
  case FieldKind::WeightsFormat:
  case FieldKind::LSTMKernel:
  case FieldKind::MirrorMode:
  case FieldKind::Type:
  case FieldKind::ResultType:
    table.scalar<int8_t>(field.id, value.number, field.defaultValue);
    break;
  }
}

Expected<Offset> writeOptions(FlatBufferBuilder &builder, OpFactsInterface op,
                              const llvm::StringMap<unsigned> &subgraphs) {
  return OptionsWriter(builder, op, subgraphs).write();
}

} // namespace tfuse::tfl
