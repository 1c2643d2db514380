//===- ChannelMeans.cpp - Means of the inputs of convolutions -------------===//

#include "tfuse/Quantize/ChannelMeans.h"

#include "WeightedOp.h"
#include "tfuse/Quantize/TensorIds.h"

#include "mlir/IR/Builders.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

llvm::DenseSet<Value> valuesToAverage(ModuleOp module) {
  llvm::DenseSet<Value> values;
  module.walk([&](Operation *op) {
    if (std::optional<WeightedOp> weighted = WeightedOp::of(op))
      values.insert(weighted->activation->get());
  });
  return values;
}

Error attachMeans(ModuleOp module, const ChannelMeans &means) {
  Expected<TensorIds> ids = TensorIds::of(module);
  if (!ids)
    return ids.takeError();
  Builder builder(module.getContext());
  module.walk([&](Operation *op) {
    std::optional<WeightedOp> weighted = WeightedOp::of(op);
    if (!weighted)
      return;
    auto found = means.find(ids->of(weighted->activation->get()));
    if (found != means.end())
      op->setAttr(kInputMeansAttr,
                  builder.getDenseF32ArrayAttr(SmallVector<float>(
                      found->second.begin(), found->second.end())));
  });
  return Error::success();
}

} // namespace tfuse::quantize
