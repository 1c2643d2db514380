//===- Affine.cpp - Interface of convolutions and fully_connected ---------===//

#include "Affine.h"

#include "ChannelVector.h"
#include "Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

namespace {
/// Operand indices of an op, and the axes of its filter.
struct Layout {
  StringLiteral name;
  unsigned input, filter, bias;
  int64_t outputAxis, inputAxis;
};
constexpr Layout layouts[] = {
    {"tfl.conv_2d", 0, 1, 2, 0, 3},
    {"tfl.depthwise_conv_2d", 0, 1, 2, 3, -1},
    {"tfl.fully_connected", 0, 1, 2, 0, 1},
    {"tfl.conv_3d", 0, 1, 2, 4, 3},
    {"tfl.transpose_conv", 2, 1, 3, 0, 3},
    {"tfl.conv_3d_transpose", 2, 1, 3, 3, 4},
};
} // namespace

AffineOp::AffineOp(Operation *candidate) {
  if (!candidate)
    return;
  StringRef name = candidate->getName().getStringRef();
  auto *layout =
      find_if(layouts, [&](const Layout &entry) { return entry.name == name; });
  if (layout == std::end(layouts))
    return;
  if (auto connected = dyn_cast<FullyConnectedOp>(candidate))
    if (connected.getWeightsFormat() != "DEFAULT" ||
        connected->getNumResults() != 1)
      return;
  op = candidate;
  index = layout - std::begin(layouts);
}

Value AffineOp::getInput() const {
  return op->getOperand(layouts[index].input);
}
Value AffineOp::getFilter() const {
  return op->getOperand(layouts[index].filter);
}
Value AffineOp::getBias() const { return op->getOperand(layouts[index].bias); }

StringRef AffineOp::getActivation() const {
  return op->getAttrOfType<StringAttr>("fused_activation_function").getValue();
}

bool AffineOp::padsInput() const {
  auto padding = op->getAttrOfType<StringAttr>("padding");
  // A transposed convolution sums fewer inputs at the border.
  return padding && (padding.getValue() != "VALID" ||
                     isa<TransposeConvOp, Conv3DTransposeOp>(op));
}

int64_t AffineOp::getOutputAxis() const { return layouts[index].outputAxis; }

int64_t AffineOp::getOutputChannels() const {
  ArrayRef<int64_t> filter = shapeOrEmpty(getFilter());
  if (int64_t(filter.size()) > getOutputAxis() &&
      !ShapedType::isDynamic(filter[getOutputAxis()]))
    return filter[getOutputAxis()];
  return lastDim(getResult());
}

bool AffineOp::hasInputAxis() const {
  int64_t axis = layouts[index].inputAxis;
  ArrayRef<int64_t> filter = shapeOrEmpty(getFilter());
  return axis >= 0 && int64_t(filter.size()) > axis &&
         !ShapedType::isDynamic(filter[axis]) &&
         lastDim(getInput()) == filter[axis];
}

int64_t AffineOp::getInputAxis() const { return layouts[index].inputAxis; }

ElementsAttr AffineOp::getConstantBias() const {
  int64_t channels = getOutputChannels();
  if (ShapedType::isDynamic(channels))
    return {};
  if (!isAbsent(getBias()))
    return asChannelVector(tf::getConstant(getBias()), channels);
  auto type =
      RankedTensorType::get(channels, getElementTypeOrSelf(getResult()));
  if (!isa<FloatType>(type.getElementType()))
    return {};
  return cast<ElementsAttr>(Builder(op->getContext()).getZeroAttr(type));
}

void AffineOp::setInput(RewriterBase &rewriter, Value input) const {
  rewriter.modifyOpInPlace(
      op, [&] { op->setOperand(layouts[index].input, input); });
}

void AffineOp::update(RewriterBase &rewriter, ElementsAttr filter,
                      ElementsAttr bias, StringRef activation) const {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  auto set = [&](unsigned operand, ElementsAttr elements) {
    if (elements)
      op->setOperand(operand,
                     TFLBuilder(rewriter, op->getLoc()).constant(elements));
  };
  rewriter.modifyOpInPlace(op, [&] {
    set(layouts[index].filter, filter);
    set(layouts[index].bias, bias);
    if (!activation.empty())
      op->setAttr("fused_activation_function",
                  rewriter.getStringAttr(activation));
  });
}

} // namespace tfuse::tfl
