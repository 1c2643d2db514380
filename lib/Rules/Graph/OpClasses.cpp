//===- OpClasses.cpp - Op classes of Grappler's optimizers ----------------===//
//
// The op classes follow grappler/op_types of TensorFlow 2.21. The kernel table
// lists the kernels that its CPU build registers.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/OpClasses.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Support/DataType.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tf::hasFact;
using tf::OpFact;
using tfg::NodeView;

bool isAdd(Operation *node) {
  if (!node || node->getNumOperands() == 0)
    return false;
  if (isOp(node, "AddV2"))
    return true;
  return isOp(node, "Add") &&
         !isa_and_nonnull<tf_type::StringType>(
             GraphEditor::elementType(node->getOperand(0)));
}

bool isConstantNode(Operation *node) { return isOp(node, "Const"); }

bool isAggregate(Operation *node) {
  return isAdd(node) || isAnyOp(node, "AddN", "AccumulateNV2");
}

bool modifiesFrame(Operation *node) {
  return node && hasFact(opOf(node), OpFact::FrameChange);
}

bool isControlFlow(Operation *node) {
  return node && hasFact(opOf(node), OpFact::V1ControlFlow);
}

bool preservesTensor(Operation *node) {
  return hasFact(opOf(node), OpFact::PreservesTensor) ||
         (isAggregate(node) && NodeView(node).numDataOperands() == 1);
}

bool preservesValues(Operation *node, const GraphEditor &editor) {
  if (isOp(node, "InvertPermutation"))
    return editor.isGrappler();
  return hasFact(opOf(node), OpFact::ReordersElements) || preservesTensor(node);
}

bool padsWithZeros(Operation *node) {
  return isAnyOp(node, "SpaceToBatch", "SpaceToBatchND");
}

bool isIdempotent(Operation *node, const GraphEditor &editor) {
  return preservesTensor(node) && !modifiesFrame(node) && editor.isPure(node);
}

bool isUnaryElementwise(Operation *node) {
  return hasFact(opOf(node), OpFact::UnaryElementwise) || preservesTensor(node);
}

Monotonicity monotonicityOf(Operation *node) {
  if (hasFact(opOf(node), OpFact::NonDecreasing))
    return Monotonicity::NonDecreasing;
  return hasFact(opOf(node), OpFact::NonIncreasing)
             ? Monotonicity::NonIncreasing
             : Monotonicity::None;
}

//===----------------------------------------------------------------------===//
// Kernels and element types
//===----------------------------------------------------------------------===//

static bool isStandardFloat(Type type) {
  return type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

static bool isComplexNumber(Type type) { return isa<ComplexType>(type); }

static bool isInt(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.getWidth() >= 8 && integer.getWidth() <= 64;
}

bool hasKernel(StringRef op, Type type) {
  if (!type)
    return false;
  bool isFloat = isStandardFloat(type), isComplex = isComplexNumber(type);
  if (hasFact(op, OpFact::FloatKernels))
    return isFloat;
  if (hasFact(op, OpFact::FloatOrComplexKernels))
    return isFloat || isComplex;
  if (hasFact(op, OpFact::NumberKernels))
    return isFloat || isComplex || isInt(type);
  if (hasFact(op, OpFact::RealKernels))
    return isFloat || isInt(type);
  if (op == "SquaredDifference")
    return isFloat || isComplex || type.isSignlessInteger(32) ||
           type.isSignlessInteger(64);
  if (op == "InvertPermutation")
    return type.isSignlessInteger(32) || type.isSignlessInteger(64);
  if (op == "Tile" && type.isUnsignedInteger(16))
    return false;
  if (op == "Tile" && isa<tf_type::StringType>(type))
    return true;
  // Data movement has kernels for bool and every type of fixed size.
  return isFloat || isComplex || isInt(type) || type.isInteger(1);
}

std::string dataTypeName(Type type) {
  StringRef name = tfuse::dataTypeName(tf_type::toDataType(type));
  name.consume_front("DT_");
  return name.lower();
}

unsigned fixedSizeOf(Type type) {
  if (!type)
    return 0;
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * fixedSizeOf(complex.getElementType());
  if (type.isInteger(1))
    return 1;
  if (isInt(type) || isStandardFloat(type))
    return type.getIntOrFloatBitWidth() / 8;
  return 0;
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

Operation *tailOfChain(Operation *node, GraphEditor &editor,
                       llvm::function_ref<bool(Operation *)> condition) {
  Operation *current = node;
  while (NodeView(current).numDataOperands() != 0) {
    Operation *next = editor.source(current->getOperand(0));
    if (!next || next == node || !condition(next))
      break;
    current = next;
  }
  return current;
}

bool hasSameAttrs(Operation *a, Operation *b) {
  auto isCompared = [](NamedAttribute attr) {
    return !attr.getName().getValue().starts_with("_");
  };
  auto count = [&](Operation *op) {
    return count_if(op->getAttrs(), isCompared);
  };
  if (count(a) != count(b))
    return false;
  return all_of(a->getAttrs(), [&](NamedAttribute attr) {
    return !isCompared(attr) || b->getAttr(attr.getName()) == attr.getValue();
  });
}

} // namespace tfuse
