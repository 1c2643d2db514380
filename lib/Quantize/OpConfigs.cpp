//===- OpConfigs.cpp - How each op of a module is quantized ---------------===//

#include "OpConfigs.h"

#include "tfuse/Support/NodeName.h"

#include "mlir/IR/Builders.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

static constexpr StringLiteral kMode = "mode", kWeightBits = "weight_bits",
                               kMinElements = "min_elements",
                               kPerChannel = "per_channel",
                               kSymmetricWeights = "symmetric_weights";

void setConfig(Operation *op, const OpConfig &config) {
  Builder builder(op->getContext());
  op->setAttr(kConfigAttr, builder.getDictionaryAttr({
                               {builder.getStringAttr(kMode),
                                builder.getStringAttr(modeName(config.mode))},
                               {builder.getStringAttr(kWeightBits),
                                builder.getI64IntegerAttr(config.weightBits)},
                               {builder.getStringAttr(kMinElements),
                                builder.getI64IntegerAttr(config.minElements)},
                               {builder.getStringAttr(kPerChannel),
                                builder.getBoolAttr(config.perChannel)},
                               {builder.getStringAttr(kSymmetricWeights),
                                builder.getBoolAttr(config.symmetricWeights)},
                           }));
}

/// The configuration in an attribute; members that are missing or have another
/// type keep their defaults. Only tfl-apply-recipe sets the attribute.
static OpConfig readConfig(DictionaryAttr attr) {
  OpConfig config;
  // The name "" means that the op stays float.
  if (auto mode = attr.getAs<StringAttr>(kMode); mode && !mode.empty())
    config.mode = cantFail(parseMode(mode));
  if (auto bits = attr.getAs<IntegerAttr>(kWeightBits))
    config.weightBits = bits.getInt();
  if (auto elements = attr.getAs<IntegerAttr>(kMinElements))
    config.minElements = elements.getInt();
  if (auto perChannel = attr.getAs<BoolAttr>(kPerChannel))
    config.perChannel = perChannel.getValue();
  if (auto symmetric = attr.getAs<BoolAttr>(kSymmetricWeights))
    config.symmetricWeights = symmetric.getValue();
  return config;
}

OpConfigs::OpConfigs(const OpConfig &common, ArrayRef<std::string> keepFloat)
    : common(common) {
  for (const std::string &pattern : keepFloat)
    this->keepFloat.emplace_back(pattern);
}

bool OpConfigs::isKept(Operation *op) const {
  StringRef name = nodeName(op);
  return any_of(keepFloat,
                [&](const Regex &pattern) { return pattern.match(name); });
}

OpConfig OpConfigs::of(Operation *op) const {
  if (auto attr = op->getAttrOfType<DictionaryAttr>(kConfigAttr))
    return readConfig(attr);
  OpConfig config = common;
  if (isKept(op))
    config.mode = Mode::None;
  return config;
}

} // namespace tfuse::quantize
