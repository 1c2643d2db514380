//===- TypeConstraints.cpp - Operand and result types of ops --------------===//

#include "TypeConstraints.h"

#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace mlir;

namespace tfuse::tf {

//===----------------------------------------------------------------------===//
// Element types in words
//===----------------------------------------------------------------------===//

static std::string describeOne(DataType type) {
  if (isQuantizedType(type) || type == DataType::String ||
      type == DataType::Resource || type == DataType::Variant ||
      type == DataType::Bool || type == DataType::BFloat16)
    return dataTypePythonName(type).str();
  std::string bits = std::to_string(dataTypeBitWidth(type)) + "-bit ";
  if (isFloatingType(type))
    return bits + "float";
  if (isComplexType(type))
    return bits + "complex";
  return bits + (isUnsignedType(type) ? "unsigned integer" : "integer");
}

/// The named groups of element types.
static StringRef describeGroup(ArrayRef<DataType> types) {
  auto isExactly = [&](std::initializer_list<DataType> group) {
    return types.size() == group.size() &&
           llvm::all_of(group, [&](DataType type) {
             return llvm::is_contained(types, type);
           });
  };
  if (types.empty())
    return "tf.dtype";
  if (isExactly({DataType::Int32, DataType::Int64}))
    return "32/64-bit signed integer";
  if (isExactly({DataType::Half, DataType::BFloat16, DataType::Float,
                 DataType::Double}))
    return "floating-point";
  return "";
}

static std::string describe(ArrayRef<DataType> types) {
  if (StringRef group = describeGroup(types); !group.empty())
    return group.str();
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      types, os, [&](DataType type) { os << describeOne(type); }, " or ");
  return text;
}

//===----------------------------------------------------------------------===//
// One side of an op
//===----------------------------------------------------------------------===//

/// The element types that an argument allows; empty if all. `single` stores the
/// result if there is only one.
static ArrayRef<DataType> allowedTypes(OpDefView def, ArgView arg,
                                       DataType &single) {
  single = arg.fixedType;
  if (single != DataType::Invalid)
    return single;
  StringRef name = arg.typeAttr.empty() ? arg.typeListAttr : arg.typeAttr;
  std::optional<AttrView> attr = def.attr(name);
  return attr ? attr->allowedTypes() : ArrayRef<DataType>();
}

/// Invalid for types without a TensorFlow DataType: types of quantized
/// programs, which other code checks.
static DataType valueType(Type type) {
  DataType dtype = removeRef(tf_type::toDataType(type));
  return isKnownDataType(int(dtype)) ? dtype : DataType::Invalid;
}

static bool isAllowed(Type type, ArrayRef<DataType> allowed) {
  if (!isa<TensorType>(type))
    return false;
  DataType dtype = valueType(type);
  return allowed.empty() || dtype == DataType::Invalid ||
         llvm::is_contained(allowed, dtype);
}

/// If the list sizes are unknown, checks only that all types are tensors.
static LogicalResult verifyTensors(Operation *op, const char *side,
                                   TypeRange types) {
  for (auto [index, type] : llvm::enumerate(types))
    if (!isa<TensorType>(type))
      return op->emitOpError()
             << side << " #" << index
             << " must be tensor of tf.dtype values, but got " << type;
  return success();
}

static LogicalResult verifySide(Operation *op, OpDefView def, const char *side,
                                ArgList args,
                                const std::optional<ArgRanges> &ranges,
                                TypeRange types) {
  if (!ranges)
    return verifyTensors(op, side, types);
  for (auto [arg, range] : llvm::zip(args, *ranges)) {
    DataType single;
    ArrayRef<DataType> allowed = allowedTypes(def, arg, single);
    for (unsigned i = range.first; i < range.first + range.second; ++i)
      if (!isAllowed(types[i], allowed))
        return op->emitOpError()
               << side << " #" << i << " must be "
               << (arg.isList() ? "variadic of " : "") << "tensor of "
               << describe(allowed) << " values, but got " << types[i];
  }
  return success();
}

LogicalResult verifyTypes(Operation *op, const OpInfo &info) {
  return failure(failed(verifySide(op, info.def, "operand", info.def.inputs(),
                                   operandRanges(op), op->getOperandTypes())) ||
                 failed(verifySide(op, info.def, "result", info.def.outputs(),
                                   resultRanges(op), op->getResultTypes())));
}

//===----------------------------------------------------------------------===//
// Both sides
//===----------------------------------------------------------------------===//

/// The element types seen for each type attribute.
using SeenTypes = llvm::SmallDenseMap<StringRef, DataType, 4>;

static bool agree(ArgList args, const std::optional<ArgRanges> &ranges,
                  TypeRange types, SeenTypes &seen) {
  if (!ranges)
    return true;
  for (auto [arg, range] : llvm::zip(args, *ranges)) {
    if (arg.typeAttr.empty())
      continue;
    for (Type type : types.slice(range.first, range.second)) {
      DataType dtype = valueType(type);
      if (dtype == DataType::Invalid)
        continue;
      auto [entry, isNew] = seen.try_emplace(arg.typeAttr, dtype);
      if (entry->second != dtype)
        return false;
    }
  }
  return true;
}

/// Whether one type attribute types every argument, and the op has no other
/// attribute: elementwise arithmetic.
static bool isUniform(const OpInfo &info) {
  StringRef typeAttr;
  auto isOfIt = [&](ArgView arg) {
    if (typeAttr.empty())
      typeAttr = arg.typeAttr;
    return !arg.typeAttr.empty() && arg.typeAttr == typeAttr;
  };
  return llvm::all_of(info.def.inputs(), isOfIt) &&
         llvm::all_of(info.def.outputs(), isOfIt) &&
         llvm::none_of(info.def.attrs(), [&](AttrView attr) {
           return isInherentAttr(info, attr.name());
         });
}

LogicalResult verifyTypeAgreement(Operation *op, const OpInfo &info) {
  if (!isUniform(info))
    return success();
  SeenTypes seen;
  if (agree(info.def.inputs(), operandRanges(op), op->getOperandTypes(),
            seen) &&
      agree(info.def.outputs(), resultRanges(op), op->getResultTypes(), seen))
    return success();
  return op->emitOpError(
      "requires compatible element types for all operands and results");
}

} // namespace tfuse::tf
