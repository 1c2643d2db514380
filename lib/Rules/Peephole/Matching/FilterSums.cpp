//===- FilterSums.cpp - Filters applied to constant inputs ----------------===//

#include "FilterSums.h"

#include "ChannelVector.h"
#include "Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

HostVector inputChannelValues(AffineOp affine, ElementsAttr elements) {
  if (elements.getNumElements() == 1) {
    eval::HostTensor one = smallTensor(elements);
    return one ? HostVector{one.front<float>()} : HostVector();
  }
  int64_t channels = lastDim(affine.getInput());
  eval::HostTensor vector = smallTensor(asChannelVector(elements, channels));
  if (!vector)
    return {};
  ArrayRef<float> values = vector.data<float>();
  if (auto depthwise = dyn_cast<DepthwiseConv2DOp>(affine.getOperation())) {
    // Channel c of the input contributes to output channels from c * multiplier
    // on.
    int64_t multiplier = depthwise.getDepthMultiplier();
    if (multiplier <= 0 ||
        channels * multiplier != shapeOrEmpty(affine.getFilter()).back())
      return {};
    HostVector repeated;
    for (float value : values)
      repeated.insert(repeated.end(), multiplier, value);
    return repeated;
  }
  return affine.hasInputAxis() ? HostVector(values.begin(), values.end())
                               : HostVector();
}

namespace {
/// Iterates over the elements of a filter and keeps two indices: the output
/// channel and the input value.
class ChannelIndex {
public:
  ChannelIndex(ArrayRef<int64_t> shape, int64_t axis, int64_t count)
      : size(count > 1 ? shape[axis] : 1) {
    for (int64_t dim : shape.drop_front(axis + 1))
      run *= dim;
  }

  int64_t at(int64_t element) const { return element / run % size; }

private:
  int64_t size, run = 1;
};
} // namespace

ElementsAttr weightedFilterSums(AffineOp affine, ElementsAttr filter,
                                ArrayRef<float> values) {
  ArrayRef<int64_t> shape = filter.getShapedType().getShape();
  int64_t outputs = affine.getOutputChannels();
  bool depthwise = isa<DepthwiseConv2DOp>(affine.getOperation());
  ChannelIndex output(shape, affine.getOutputAxis(), outputs);
  ChannelIndex input(shape,
                     depthwise ? affine.getOutputAxis() : affine.getInputAxis(),
                     values.size());
  std::vector<double> sums(outputs, 0);
  int64_t element = 0;
  auto add = [&](ArrayRef<char> chunk) {
    for (; !chunk.empty(); chunk = chunk.drop_front(sizeof(float))) {
      float weight;
      std::memcpy(&weight, chunk.data(), sizeof(float));
      sums[output.at(element)] += double(weight) * values[input.at(element)];
      ++element;
    }
    return Error::success();
  };
  if (Error error = eval::writeElements(filter, add)) {
    consumeError(std::move(error));
    return {};
  }
  auto type = RankedTensorType::get(outputs, filter.getElementType());
  return eval::toAttr(
      eval::HostTensor::from<float>(type.getElementType(), type.getShape(),
                                    HostVector(sums.begin(), sums.end())));
}

} // namespace tfuse::tfl
