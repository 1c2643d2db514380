//===- OpFacts.cpp - the facts of all operators ---------------------------===//
//
// The generated tables and queries on them.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/OpFacts.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TFL/IR/OpSignature.h"
#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

#include "tfuse/Dialect/TFL/IR/TFLInterfaces.cpp.inc"

namespace tfuse::tfl {

#include "tfuse/Dialect/TFL/IR/OpFacts.cpp.inc"

const AttributeFacts *findAttribute(const OpFacts &facts,
                                    llvm::StringRef name) {
  for (const AttributeFacts &attribute : facts.attributes)
    if (attribute.name == name)
      return &attribute;
  return nullptr;
}

llvm::ArrayRef<const OpFacts *> allOpFacts() { return opFactsByName; }

const OpFacts *findOpFacts(llvm::StringRef opName) {
  auto it = llvm::lower_bound(opFactsByName, opName,
                              [](const OpFacts *facts, llvm::StringRef name) {
                                return facts->opName < name;
                              });
  if (it == std::end(opFactsByName) || (*it)->opName != opName)
    return nullptr;
  return *it;
}

llvm::SmallVector<const OpFacts *, 2> findOpFacts(int32_t builtinCode) {
  llvm::SmallVector<const OpFacts *, 2> found;
  for (const OpFacts *facts : opFactsByName)
    if (facts->builtinCode == builtinCode)
      found.push_back(facts);
  return found;
}

bool callsSubgraphs(Operation *op) {
  auto operation = dyn_cast<OpFactsInterface>(op);
  const OptionsTable *options =
      operation ? operation.getFacts().options : nullptr;
  return options && llvm::any_of(options->fields, [](const OptionField &field) {
           return field.kind == FieldKind::RegionSubgraph ||
                  field.kind == FieldKind::SymbolSubgraph;
         });
}

llvm::StringRef builtinOperatorName(int32_t builtinCode) {
  static constexpr llvm::StringLiteral names[] = {
#define TFUSE_BUILTIN(name) #name,
#include "tfuse/Dialect/TFL/IR/BuiltinOperators.def"
  };
  if (builtinCode < 0 || builtinCode >= static_cast<int>(std::size(names)))
    return "";
  return names[builtinCode];
}

llvm::ArrayRef<llvm::StringLiteral> enumNames(FieldKind kind) {
  static constexpr llvm::StringLiteral activations[] = {
      "NONE", "RELU", "RELU_N1_TO_1", "RELU6", "TANH", "SIGN_BIT"};
  static constexpr llvm::StringLiteral paddings[] = {"SAME", "VALID"};
  static constexpr llvm::StringLiteral formats[] = {"DEFAULT",
                                                    "SHUFFLED4x16INT8"};
  if (kind == FieldKind::Activation)
    return activations;
  if (kind == FieldKind::Padding)
    return paddings;
  if (kind == FieldKind::WeightsFormat)
    return formats;
  return {};
}

int operatorVersion(OpFactsInterface op) {
  const OpFacts &facts = op.getFacts();
  return facts.version(OpSignature(op.getOperation(), facts));
}

llvm::StringRef minimumRelease(const OpFacts &facts, int version) {
  for (const VersionRelease &row : facts.releases)
    if (row.version == version)
      return row.release;
  return "";
}

//===----------------------------------------------------------------------===//
// Scales
//===----------------------------------------------------------------------===//

/// Whether two quantized types are equal except for the axis, which ops that
/// move dimensions change.
static bool haveSameScales(quant::QuantizedType a, quant::QuantizedType b) {
  if (a == b)
    return true;
  if (a.getStorageType() != b.getStorageType() ||
      a.getExpressedType() != b.getExpressedType())
    return false;
  using PerAxis = quant::UniformQuantizedPerAxisType;
  auto axisA = dyn_cast<PerAxis>(a), axisB = dyn_cast<PerAxis>(b);
  if (axisA && axisB)
    return axisA.getScales() == axisB.getScales() &&
           axisA.getZeroPoints() == axisB.getZeroPoints();
  using SubChannel = quant::UniformQuantizedSubChannelType;
  auto blocksA = dyn_cast<SubChannel>(a), blocksB = dyn_cast<SubChannel>(b);
  return blocksA && blocksB && blocksA.getScales() == blocksB.getScales() &&
         blocksA.getZeroPoints() == blocksB.getZeroPoints() &&
         blocksA.getBlockSizes() == blocksB.getBlockSizes();
}

static bool isUint8(quant::QuantizedType type) {
  return isQuantizedTo(type, 8, /*isSigned=*/false);
}

LogicalResult verifyScales(Operation *op) {
  const QuantFacts &facts = cast<OpFactsInterface>(op).getFacts().quant;
  if (!facts.sameScales)
    return success();
  quant::QuantizedType first;
  for (Type type :
       llvm::concat<const Type>(SmallVector<Type>(op->getOperandTypes()),
                                SmallVector<Type>(op->getResultTypes()))) {
    auto quantized = dyn_cast<quant::QuantizedType>(getElementTypeOrSelf(type));
    if (!quantized)
      continue;
    if (!first)
      first = quantized;
    if (haveSameScales(first, quantized) ||
        (facts.freeUint8Scales && isUint8(first) && isUint8(quantized)))
      continue;
    std::string text;
    llvm::raw_string_ostream(text) << first << " vs. " << quantized;
    return op->emitOpError("quantization parameters violate the same scale "
                           "constraint: ")
           << text;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Runtime support
//===----------------------------------------------------------------------===//

/// Whether kernels take a value of this type.
static bool kernelTakes(const ValueFacts &facts, Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return facts.isOptional || facts.kinds == 0;
  if (facts.rank >= 0 && shaped.hasRank() && shaped.getRank() != facts.rank)
    return false;
  return facts.kinds == 0 ||
         (facts.kinds & elementKindsOf(shaped.getElementType())) != 0;
}

/// Checks values against their definitions, of which at most one is variadic.
static LogicalResult checkValues(Operation *op, TypeRange types,
                                 ArrayRef<ValueFacts> facts,
                                 llvm::StringRef what, bool emitError) {
  size_t index = 0;
  for (const ValueFacts &value : facts) {
    size_t count = value.isVariadic
                       ? types.size() - std::min(types.size(), facts.size() - 1)
                       : 1;
    for (size_t end = std::min(index + count, types.size()); index < end;
         ++index) {
      if (kernelTakes(value, types[index]))
        continue;
      if (emitError)
        op->emitOpError() << what << " #" << index << " must be "
                          << value.description << ", but got " << types[index];
      return failure();
    }
  }
  return success();
}

LogicalResult verifyRuntimeSupport(Operation *op, bool emitError) {
  auto operation = dyn_cast<OpFactsInterface>(op);
  if (!operation)
    return success();
  const OpFacts &facts = operation.getFacts();
  if (failed(checkValues(op, op->getOperandTypes(), facts.operands, "operand",
                         emitError)) ||
      failed(checkValues(op, op->getResultTypes(), facts.results, "result",
                         emitError)))
    return failure();
  for (const RuntimeCheck &check : facts.runtimeChecks) {
    if (check.holds(op))
      continue;
    if (emitError)
      op->emitOpError() << "failed to verify that " << check.message;
    return failure();
  }
  return success();
}

} // namespace tfuse::tfl
