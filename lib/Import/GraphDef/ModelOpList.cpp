//===- ModelOpList.cpp - The op definitions a model carries ---------------===//

#include "ModelOpList.h"

using namespace llvm;

namespace tfuse {

static DataType toDataType(int number) { return DataType(number); }

static ShapeData readShape(const proto::TensorShapeProto &shape) {
  ShapeData result;
  result.hasRank = !shape.unknown_rank();
  for (const auto &dim : shape.dim())
    result.dims.push_back(dim.size());
  return result;
}

static TensorData readTensor(const proto::TensorProto &tensor) {
  TensorData result;
  result.type = toDataType(tensor.dtype());
  result.shape = readShape(tensor.tensor_shape());
  result.content = tensor.tensor_content();
  result.strings.assign(tensor.string_val().begin(), tensor.string_val().end());
  return result;
}

static AttrValueData readList(const proto::AttrValue::ListValue &list) {
  AttrValueData result;
  result.strings.assign(list.s().begin(), list.s().end());
  result.ints.assign(list.i().begin(), list.i().end());
  result.floats.assign(list.f().begin(), list.f().end());
  result.bools.assign(list.b().begin(), list.b().end());
  for (int type : list.type())
    result.types.push_back(toDataType(type));
  for (const auto &shape : list.shape())
    result.shapes.push_back(readShape(shape));
  for (const auto &tensor : list.tensor())
    result.tensors.push_back(readTensor(tensor));
  for (const auto &func : list.func())
    result.funcs.push_back(func.name());
  return result;
}

static AttrValueData readValue(const proto::AttrValue &value) {
  AttrValueData result;
  switch (value.value_case()) {
  case proto::AttrValue::kList:
    return readList(value.list());
  case proto::AttrValue::kS:
    result.strings.push_back(value.s());
    break;
  case proto::AttrValue::kI:
    result.ints.push_back(value.i());
    break;
  case proto::AttrValue::kF:
    result.floats.push_back(value.f());
    break;
  case proto::AttrValue::kB:
    result.bools.push_back(value.b());
    break;
  case proto::AttrValue::kType:
    result.types.push_back(toDataType(value.type()));
    break;
  case proto::AttrValue::kShape:
    result.shapes.push_back(readShape(value.shape()));
    break;
  case proto::AttrValue::kTensor:
    result.tensors.push_back(readTensor(value.tensor()));
    break;
  case proto::AttrValue::kFunc:
    result.funcs.push_back(value.func().name());
    break;
  default:
    break;
  }
  return result;
}

static ArgData readArg(const proto::OpDef::ArgDef &arg) {
  ArgData result;
  result.name = arg.name();
  result.typeAttr = arg.type_attr();
  result.numberAttr = arg.number_attr();
  result.typeListAttr = arg.type_list_attr();
  result.fixedType = toDataType(arg.type());
  result.isRef = arg.is_ref();
  return result;
}

static AttrData readAttr(const proto::OpDef::AttrDef &attr) {
  AttrData result;
  result.name = attr.name();
  result.type = attr.type();
  if (attr.has_minimum())
    result.minimum = attr.minimum();
  if (attr.has_default_value())
    result.defaultValue = readValue(attr.default_value());
  if (attr.has_allowed_values())
    result.allowed = readValue(attr.allowed_values());
  return result;
}

std::vector<OpDefData> readOpList(const proto::OpList &list) {
  std::vector<OpDefData> result;
  for (const proto::OpDef &op : list.op()) {
    OpDefData data;
    data.name = op.name();
    for (const auto &arg : op.input_arg())
      data.inputs.push_back(readArg(arg));
    for (const auto &arg : op.output_arg())
      data.outputs.push_back(readArg(arg));
    data.controlOutputs.assign(op.control_output().begin(),
                               op.control_output().end());
    for (const auto &attr : op.attr())
      data.attrs.push_back(readAttr(attr));
    data.isStateful = op.is_stateful();
    data.isCommutative = op.is_commutative();
    data.isAggregate = op.is_aggregate();
    data.allowsUninitializedInput = op.allows_uninitialized_input();
    data.isDistributedCommunication = op.is_distributed_communication();
    data.deprecationVersion = op.deprecation().version();
    result.push_back(std::move(data));
  }
  return result;
}

} // namespace tfuse
