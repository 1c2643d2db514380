//===- GpuRules.cpp - Conditions of the GPU delegate's ops ----------------===//
//
// Facts: tflite/tools/versioning/gpu_compatibility.cc and, for comparisons and
// CAST, tflite/delegates/gpu/common/model_builder.cc of LiteRT f67457790c.
//
//===----------------------------------------------------------------------===//

#include "GpuRules.h"
#include "Values.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool isWeightDequantize(Operation *op) {
  auto dequantize = dyn_cast<tfl::DequantizeOp>(op);
  if (!dequantize)
    return false;
  Value input = dequantize.getInput();
  Operation *producer = input.getDefiningOp();
  return producer && isConstantOp(producer) &&
         getElementTypeOrSelf(input.getType()).isF16();
}

bool isGpuConstant(Value value) {
  Operation *producer = value.getDefiningOp();
  auto type = dyn_cast<ShapedType>(value.getType());
  // Constants without elements have no data in the file: they count as
  // computed.
  if (!producer || (type && type.hasRank() && is_contained(type.getShape(), 0)))
    return false;
  return isConstantOp(producer) || isWeightDequantize(producer);
}

static bool isAbsent(Value value) { return isa<NoneType>(value.getType()); }

static unsigned countConstants(Operation *op) {
  return count_if(op->getOperands(), isGpuConstant);
}

static unsigned countComputed(Operation *op) {
  return count_if(op->getOperands(), [](Value value) {
    return !isAbsent(value) && !isGpuConstant(value);
  });
}

/// The sizes of a tensor as LiteRT allocates it: 1 for a size that the file
/// leaves open.
static SmallVector<int64_t> sizesOf(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank())
    return {};
  SmallVector<int64_t> sizes(type.getShape());
  for (int64_t &size : sizes)
    if (ShapedType::isDynamic(size))
      size = 1;
  return sizes;
}

static std::string whyNotComputed(Operation *op, unsigned wanted) {
  unsigned computed = countComputed(op);
  if (computed == wanted)
    return "";
  return std::to_string(computed) + " computed operands instead of " +
         std::to_string(wanted);
}

static bool isFloatType(Type type) { return type.isF32() || type.isF16(); }

static Type elementOf(Value value) {
  return getElementTypeOrSelf(value.getType());
}

//===----------------------------------------------------------------------===//
// Numbers of operands
//===----------------------------------------------------------------------===//

std::string gpu::whyNotAny(Operation *) { return ""; }

std::string gpu::whyNotOneOperand(Operation *op) {
  return countConstants(op) ? "a constant operand" : whyNotComputed(op, 1);
}

std::string gpu::whyNotOneInput(Operation *op) {
  if (op->getNumResults() != 1)
    return "several results";
  return whyNotComputed(op, 1);
}

std::string gpu::whyNotTwoOperands(Operation *op) {
  return countComputed(op) ? "" : "only constant operands";
}

std::string gpu::whyNotTwoOperandsAny(Operation *op) {
  return op->getNumOperands() == 2
             ? ""
             : std::to_string(op->getNumOperands()) + " operands instead of 2";
}

/// Operands of different ranks above 1 broadcast only from 3 to 4 dimensions
/// with batch 1, or from [batch, channels], or from [1, 1].
std::string gpu::whyNotBroadcast(Operation *op) {
  SmallVector<int64_t> longer = sizesOf(op->getOperand(0)),
                       shorter = sizesOf(op->getOperand(1));
  if (longer.size() < shorter.size())
    std::swap(longer, shorter);
  if (shorter.size() <= 1 || longer.size() == shorter.size())
    return "";
  bool isSingle = longer[0] == 1;
  if (longer.size() == 4 && ((shorter.size() == 3 && isSingle) ||
                             (shorter.size() == 2 && isSingle &&
                              shorter[0] == 1 && shorter[1] == 1) ||
                             (shorter.size() == 2 && longer[0] == shorter[0] &&
                              longer[3] == shorter[1])))
    return "";
  return "it broadcasts from rank " + std::to_string(shorter.size()) +
         " to rank " + std::to_string(longer.size());
}

//===----------------------------------------------------------------------===//
// Booleans
//===----------------------------------------------------------------------===//

/// The delegate has no bool tensors: it takes a comparison together with the
/// single op that makes floats of the result.
std::string gpu::whyNotComparison(Operation *op) {
  Value result = op->getResult(0);
  if (result.hasOneUse()) {
    Operation *user = *result.user_begin();
    if (isa<tfl::CastOp, tfl::SelectOp, tfl::SelectV2Op>(user) &&
        isFloatType(elementOf(user->getResult(0))))
      return "";
  }
  return "its result is not used by a single CAST or SELECT to float";
}

std::string gpu::whyNotCast(Operation *op) {
  Value input = op->getOperand(0), result = op->getResult(0);
  Type from = elementOf(input), to = elementOf(result);
  Operation *producer = input.getDefiningOp();
  if (from.isInteger(1) && isFloatType(to)) {
    if (!input.hasOneUse() || !producer || !result.hasOneUse() ||
        isa<func::ReturnOp>(*result.user_begin()))
      return "a CAST of bools between a model's input, several users or an "
             "output";
    if (producer->hasTrait<tfl::IsComparison>())
      return "";
  }
  if (std::string why = whyNotComputed(op, 1); !why.empty())
    return why;
  auto isNumber = [](Type type) {
    return type.isF32() || type.isSignlessInteger(32);
  };
  bool isTaken = (from.isInteger(1) && isFloatType(to)) ||
                 (isFloatType(from) && to.isInteger(1)) ||
                 (isNumber(from) && isNumber(to));
  return isTaken ? "" : "a CAST between these element types";
}

std::string gpu::whyNotSelect(Operation *op) {
  SmallVector<int64_t> out = sizesOf(op->getResult(0)),
                       condition = sizesOf(op->getOperand(0));
  Type type = elementOf(op->getOperand(0));
  if (!type.isInteger(1) && !isFloatType(type))
    return "a condition that is neither bool nor float";
  if (condition.size() > out.size())
    return "a condition of higher rank than the result";
  ArrayRef<int64_t> last = ArrayRef(out).take_back(condition.size());
  for (auto [size, wanted] : zip_equal(condition, last))
    if (size != wanted && size != 1)
      return "a condition that broadcasts the result";
  for (unsigned index : {1U, 2U}) {
    SmallVector<int64_t> sizes = sizesOf(op->getOperand(index));
    if (!sizes.empty() && sizes != out && (sizes.size() > 1 || sizes[0] > 1))
      return "a choice that broadcasts and is no scalar";
    if (sizes.size() == 2 && !isGpuConstant(op->getOperand(index)))
      return "a computed choice of rank 2";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

std::string gpu::whyNotConvolution(Operation *op) {
  unsigned computed = countComputed(op);
  return computed >= 1 && computed <= 2
             ? ""
             : std::to_string(computed) + " computed operands, 1 or 2 at most";
}

std::string gpu::whyNotDepthwiseConvolution(Operation *op) {
  if (std::string why = whyNotConvolution(op); !why.empty())
    return why;
  auto convolution = cast<tfl::DepthwiseConv2DOp>(op);
  SmallVector<int64_t> in = sizesOf(op->getOperand(0)),
                       filter = sizesOf(op->getOperand(1)),
                       out = sizesOf(op->getResult(0));
  if (in.size() != 4 || filter.size() != 4 || out.size() != 4)
    return "tensors of another rank than 4";
  if (out[3] != in[3] * convolution.getDepthMultiplier())
    return "a depth multiplier that does not fit its channels";
  return filter[3] == out[3] ? "" : "a filter that does not fit its channels";
}

std::string gpu::whyNotFullyConnected(Operation *op) {
  auto matmul = cast<tfl::FullyConnectedOp>(op);
  if (matmul.getWeightsFormat() != "DEFAULT")
    return "shuffled weights";
  if (countComputed(op) > 2)
    return "a computed bias beside computed weights";
  if (isGpuConstant(op->getOperand(0)))
    return "a constant input";
  if (matmul.getKeepNumDims() &&
      sizesOf(op->getOperand(0)).size() != sizesOf(op->getResult(0)).size())
    return "a result of another rank than the input";
  return "";
}

//===----------------------------------------------------------------------===//
// Axes, indices and sizes
//===----------------------------------------------------------------------===//

std::string gpu::whyNotReduction(Operation *op) {
  Value axes = op->getOperand(1);
  if (!isGpuConstant(axes))
    return "computed axes";
  if (!elementOf(axes).isSignlessInteger(32))
    return "axes that are not int32";
  return whyNotComputed(op, 1);
}

std::string gpu::whyNotCumsum(Operation *op) {
  Value axis = op->getOperand(1);
  if (!isFloatType(elementOf(op->getOperand(0))))
    return "a sum that is not float";
  return isGpuConstant(axis) && elementOf(axis).isSignlessInteger(32)
             ? ""
             : "an axis that is not an int32 constant";
}

std::string gpu::whyNotBlocks(Operation *op) {
  auto size = op->getAttrOfType<IntegerAttr>("block_size");
  return size && size.getInt() > 1 ? whyNotOneInput(op) : "block size 1";
}

std::string gpu::whyNotDequantize(Operation *op) {
  auto type = dyn_cast<quant::QuantizedType>(elementOf(op->getOperand(0)));
  return type && type.getStorageTypeIntegralWidth() == 16 ? "int16 input" : "";
}

std::string gpu::whyNotGather(Operation *op) {
  Value indices = op->getOperand(1);
  if (!countComputed(op))
    return "only constant operands";
  if (sizesOf(indices).size() != 1)
    return "indices of rank " + std::to_string(sizesOf(indices).size()) +
           " instead of 1";
  return elementOf(indices).isSignlessInteger(32)
             ? ""
             : "indices that are not int32";
}

std::string gpu::whyNotBasicLSTM(Operation *op) {
  auto lstm = cast<tfl::LSTMOp>(op);
  if (lstm.getKernelType() != tfl::LSTMKernelType::BASIC)
    return "the full kernel; the delegate has the basic one";
  if (lstm.getFusedActivationFunction() != "TANH")
    return "an activation other than tanh";
  return lstm.getCellClip().isZero() && lstm.getProjClip().isZero() ? ""
                                                                    : "a clip";
}

std::string gpu::whyNotPadding(Operation *op) {
  if (auto mirror = dyn_cast<tfl::MirrorPadOp>(op);
      mirror && mirror.getMode() != tfl::MirrorPaddingType::REFLECT)
    return "symmetric padding";
  SmallVector<int64_t> sizes = sizesOf(op->getOperand(1));
  if (sizes.size() != 2 || sizes[1] != 2 || (sizes[0] != 3 && sizes[0] != 4))
    return "padding of another rank than 3 or 4";
  return whyNotComputed(op, 1);
}

std::string gpu::whyNotOneHot(Operation *op) {
  auto oneHot = cast<tfl::OneHotOp>(op);
  SmallVector<int64_t> indices = sizesOf(op->getOperand(0));
  if (!elementOf(op->getOperand(0)).isSignlessInteger(32))
    return "indices that are not int32";
  // The check compares the axis with a size instead of the rank.
  auto axis = static_cast<int32_t>(oneHot.getAxis());
  if (axis != -1 && (indices.empty() || axis != indices.back()))
    return "an axis other than the last";
  for (unsigned i = 0; i + 1 < indices.size(); ++i)
    if (indices[i] != 1 && (i != 0 || indices.size() <= 3))
      return "indices with a height or width";
  for (unsigned index : {2U, 3U}) {
    SmallVector<int64_t> sizes = sizesOf(op->getOperand(index));
    if (!elementOf(op->getOperand(index)).isF32() ||
        !isGpuConstant(op->getOperand(index)) || sizes.size() > 1 ||
        (sizes.size() == 1 && sizes[0] > 1))
      return "on and off values that are not float32 constants";
  }
  return "";
}

std::string gpu::whyNotResizeBilinear(Operation *op) {
  auto resize = cast<tfl::ResizeBilinearOp>(op);
  return resize.getAlignCorners() && resize.getHalfPixelCenters()
             ? "aligned corners with half pixel centers"
             : whyNotOneInput(op);
}

static std::string whyNotRank3Or4(Operation *op) {
  size_t rank = sizesOf(op->getOperand(0)).size();
  return rank == 3 || rank == 4 ? ""
                                : "an input of rank " + std::to_string(rank) +
                                      " instead of 3 or 4";
}

std::string gpu::whyNotSlice(Operation *op) { return whyNotRank3Or4(op); }

std::string gpu::whyNotStridedSlice(Operation *op) {
  auto slice = cast<tfl::StridedSliceOp>(op);
  if (slice.getEllipsisMask() || slice.getNewAxisMask() ||
      slice.getShrinkAxisMask())
    return "a mask that changes the rank";
  return whyNotRank3Or4(op);
}

std::string gpu::whyNotSoftmax(Operation *op) {
  return cast<tfl::SoftmaxOp>(op).getBeta().convertToFloat() == 1
             ? ""
             : "a factor (beta) other than 1";
}

} // namespace tfuse
