//===- RandomSamples.cpp - Random inputs of a model -----------------------===//

#include "RandomSamples.h"

#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Support/Diagnostics.h"

#include <cstring>

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace tfuse::quantize {

static Error cannotDraw(const SignatureInput &input, const llvm::Twine &why) {
  return userError(Code::InvalidCalibrationData,
                   "no random samples for an input " + why, input.name,
                   "give samples with --data");
}

Error RandomSamples::fill(const SignatureInput &input, Sample::Input &content) {
  if (!input.type.hasRank())
    return cannotDraw(input, "of unknown rank");
  Type type = input.type.getElementType();
  bool isInteger = type.isIntOrIndex();
  unsigned bytes =
      isInteger && type.isInteger(1)
          ? 1
          : (type.isIntOrFloat() ? type.getIntOrFloatBitWidth() / 8 : 0);
  if (bytes == 0 || !(isInteger || isa<FloatType>(type)))
    return cannotDraw(input, "of this element type");
  content.shape.assign(input.type.getShape().begin(),
                       input.type.getShape().end());
  for (int64_t &size : content.shape)
    if (ShapedType::isDynamic(size))
      size = 2 + int64_t(drawn % 3);
  std::optional<int64_t> elements = eval::checkedProduct(content.shape, bytes);
  if (!elements)
    return cannotDraw(input, "of this size");
  content.bytes.assign(*elements, 0);
  std::normal_distribution<double> normal;
  for (char *at = content.bytes.data(), *end = at + content.bytes.size();
       at != end; at += bytes) {
    if (isInteger) {
      // Little-endian, as all hosts of tfuse. 0 could be a divisor.
      *at = char((random() & 1) + (type.isInteger(1) ? 0 : 1));
    } else {
      llvm::APFloat value(normal(random));
      bool losesInfo;
      value.convert(cast<FloatType>(type).getFloatSemantics(),
                    llvm::APFloat::rmNearestTiesToEven, &losesInfo);
      uint64_t bits = value.bitcastToAPInt().getZExtValue();
      std::memcpy(at, &bits, bytes);
    }
  }
  return Error::success();
}

Expected<bool> RandomSamples::next(Sample &sample) {
  if (drawn == numSamples())
    return false;
  sample.signature = unsigned(drawn / perSignature);
  const Signature &signature = signatures[sample.signature];
  sample.inputs.resize(signature.inputs.size());
  for (auto [input, content] : llvm::zip(signature.inputs, sample.inputs))
    if (Error error = fill(input, content))
      return std::move(error);
  ++drawn;
  return true;
}

} // namespace tfuse::quantize
