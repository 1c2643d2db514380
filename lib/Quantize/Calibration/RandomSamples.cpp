//===- RandomSamples.cpp - Random inputs of a model -----------------------===//

#include "RandomSamples.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Format/TFLite/StringBuffer.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Matchers.h"
#include <cstring>

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::StringLiteral;

namespace tfuse::quantize {

static Error cannotDraw(const SignatureInput &input, const llvm::Twine &why) {
  return userError(Code::InvalidCalibrationData,
                   "no random samples for an input " + why, input.name,
                   "give samples with --data");
}

std::vector<std::string> findWords(ModuleOp module) {
  constexpr size_t kMaxOfConstant = 1000;
  std::vector<std::string> words;
  module.walk([&](Operation *op) {
    ElementsAttr elements;
    if (op->getNumResults() != 1 ||
        !tf_type::isStringTensor(op->getResult(0).getType()) ||
        !matchPattern(op, m_Constant(&elements)))
      return;
    Expected<eval::HostTensor> tensor = eval::toHostTensor(elements);
    if (!tensor)
      return llvm::consumeError(tensor.takeError());
    llvm::append_range(words, tensor->strings().take_front(kMaxOfConstant));
  });
  return words;
}

Error RandomSamples::chooseShape(const SignatureInput &input,
                                 Sample::Input &content) {
  if (!input.type.hasRank())
    return cannotDraw(input, "of unknown rank");
  content.shape.assign(input.type.getShape().begin(),
                       input.type.getShape().end());
  for (int64_t &size : content.shape)
    if (ShapedType::isDynamic(size))
      size = 2 + int64_t(drawn % 3);
  return Error::success();
}

std::string RandomSamples::drawString() {
  static constexpr StringLiteral kWords[] = {
      "",  "a",   "the",  "model", "TensorFlow",    "two words",       "1",
      "2", "2.5", "-1e3", "A, b.", "Z\xC3\xBCrich", "snow\xE2\x98\x83"};
  if (!words.empty() && random() % 2 == 0)
    return words[random() % words.size()];
  return kWords[random() % std::size(kWords)].str();
}

Error RandomSamples::fillStrings(const SignatureInput &input,
                                 Sample::Input &content) {
  constexpr int64_t kMaxStrings = 1 << 24;
  std::optional<int64_t> count = eval::checkedProduct(content.shape);
  if (!count || *count > kMaxStrings)
    return cannotDraw(input, "of this size");
  std::vector<std::string> strings;
  strings.reserve(*count);
  for (int64_t i = 0; i < *count; ++i)
    strings.push_back(drawString());
  std::optional<std::string> packed = tfl::packStrings(strings);
  if (!packed)
    return cannotDraw(input, "of this size");
  content.bytes.assign(packed->begin(), packed->end());
  return Error::success();
}

Error RandomSamples::fill(const SignatureInput &input, Sample::Input &content) {
  if (Error error = chooseShape(input, content))
    return error;
  Type type = input.type.getElementType();
  if (isa<tf_type::StringType>(type))
    return fillStrings(input, content);
  // A complex number is two floats.
  unsigned parts = 1;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    type = complex.getElementType();
    parts = 2;
  }
  bool isInteger = type.isIntOrIndex();
  unsigned bytes =
      isInteger && type.isInteger(1)
          ? 1
          : (type.isIntOrFloat() ? type.getIntOrFloatBitWidth() / 8 : 0);
  if (bytes == 0 || !(isInteger || isa<FloatType>(type)))
    return cannotDraw(input, "of this element type");
  std::optional<int64_t> elements =
      eval::checkedProduct(content.shape, int64_t(bytes) * parts);
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
