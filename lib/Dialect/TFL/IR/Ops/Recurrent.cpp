//===- Recurrent.cpp - recurrent networks --------------------------------===//
//
// Op classes of the family, with the verifiers and folds that need code.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Recurrent.cpp.inc"

void TFLDialect::registerRecurrentOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/Recurrent.cpp.inc"
      >();
}

/// Dimensions of one step of an LSTM, where all of them are known.
static LogicalResult verifyStepShapes(LSTMOp op, ShapedType input) {
  auto shapedOf = [](Value value) { return cast<ShapedType>(value.getType()); };
  ShapedType activation = shapedOf(op.getInputActivationState());
  ShapedType cell = shapedOf(op.getInputCellState());
  ShapedType weights = shapedOf(op.getInputToOutputWeights());
  ShapedType recurrent = shapedOf(op.getRecurrentToOutputWeights());
  for (ShapedType type : {activation, cell, weights, recurrent})
    if (!type.hasStaticShape())
      return success();
  auto mismatch = [&] {
    return op.emitOpError("inputs don't match with the dimensions.");
  };
  if (weights.getRank() != 2 || recurrent.getRank() != 2)
    return mismatch();
  int64_t batch = input.getDimSize(input.getRank() == 2 ? 0 : 1);
  int64_t cells = weights.getDimSize(0);
  if (activation.getNumElements() != batch * recurrent.getDimSize(1) ||
      cell.getNumElements() != batch * cells ||
      weights.getDimSize(1) != input.getShape().back() ||
      recurrent.getDimSize(0) != cells)
    return mismatch();

  auto norm =
      dyn_cast<ShapedType>(op.getForgetLayerNormCoefficients().getType());
  if (norm &&
      (!norm.hasRank() || norm.getRank() != 1 || norm.getDimSize(0) != cells))
    return op.emitOpError("coefficient inputs have more than 2 dimensions or "
                          "don't match the dimension with input operand "
                          "`input_to_output_weights`.");
  return success();
}

LogicalResult LSTMOp::verify() {
  auto input = cast<ShapedType>(getInput().getType());
  if (!input.hasStaticShape())
    return success();
  if (input.getRank() < 2)
    return emitOpError(
        "the first input operand should have more than 2 dimensions.");
  return verifyStepShapes(*this, input);
}

LogicalResult UnidirectionalSequenceLSTMOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    SmallVectorImpl<Type> &types) {
  Adaptor op(operands, attributes, properties, regions);
  Type elementType = getElementTypeOrSelf(op.getInput().getType());
  auto input = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto state =
      dyn_cast<RankedTensorType>(op.getInputActivationState().getType());
  if ((input && input.getRank() != 3) || (state && state.getRank() != 2))
    return emitOptionalError(location,
                             "the sequence must be 3-D and its state 2-D");
  // The first two dimensions are batch and time in either order.
  if (input && state)
    types.push_back(RankedTensorType::get(
        {input.getDimSize(0), input.getDimSize(1), state.getDimSize(1)},
        elementType));
  else
    types.push_back(UnrankedTensorType::get(elementType));
  return success();
}

bool UnidirectionalSequenceLSTMOp::isCompatibleReturnTypes(TypeRange inferred,
                                                           TypeRange actual) {
  return verify::compatibleShapes(inferred, actual);
}
