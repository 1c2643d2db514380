//===- PythonRunner.cpp - Runs a model in a Python program ----------------===//

#include "PythonRunner.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tfuse::quantize {

const llvm::StringLiteral PythonRunner::kFunctions = R"(
def read_input(source, item):
    import numpy as np
    content = source.read(item["bytes"])
    if item["type"] != "string":
        return np.frombuffer(content, item["type"]).reshape(item["shape"])
    # The count, the offsets of all strings and of the end, the characters.
    count = int(np.frombuffer(content, "<i4", 1)[0])
    offsets = np.frombuffer(content, "<i4", count + 1, 4)
    strings = np.empty(count, object)
    strings[:] = [content[start:end] for start, end in zip(offsets, offsets[1:])]
    return strings.reshape(item["shape"])

def to_float32(output):
    import zlib
    import numpy as np
    output = np.asarray(output)
    if output.dtype.kind in "OSU":
        texts = [text if isinstance(text, bytes) else text.encode() for text in output.ravel().tolist()]
        # float32 holds integers of 24 bits.
        return np.array([zlib.crc32(text) & 0xFFFFFF for text in texts], np.float32)
    return np.ascontiguousarray(output, np.float32)

def answer(target, outputs):
    import json
    outputs = [to_float32(output) for output in outputs]
    target.write(json.dumps([output.size for output in outputs]).encode() + b"\n")
    for output in outputs:
        target.write(output.tobytes())
    target.flush()
)";

/// NumPy's name of an element type; empty for types without one.
static StringRef numpyName(Type type) {
  if (isa<tf_type::StringType>(type))
    return "string";
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() ? "complex64" : "complex128";
  if (type.isF32())
    return "float32";
  if (type.isF64())
    return "float64";
  if (type.isF16())
    return "float16";
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return {};
  bool isUnsigned = integer.isUnsigned();
  switch (integer.getWidth()) {
  case 1:
    return "bool";
  case 8:
    return isUnsigned ? "uint8" : "int8";
  case 16:
    return isUnsigned ? "uint16" : "int16";
  case 32:
    return isUnsigned ? "uint32" : "int32";
  case 64:
    return isUnsigned ? "uint64" : "int64";
  default:
    return {};
  }
}

Error PythonRunner::run(const Sample &sample, bool continues) {
  const Signature &signature = signatures[sample.signature];
  llvm::json::Array inputs;
  for (auto [input, declared] : llvm::zip(sample.inputs, signature.inputs)) {
    StringRef type = numpyName(declared.type.getElementType());
    if (type.empty())
      return userError(Code::RuntimeFailed,
                       "Python takes no inputs of the type of '" +
                           declared.name + "'");
    inputs.push_back(
        llvm::json::Object{{"name", llvm::json::fixUTF8(declared.name)},
                           {"type", type},
                           {"shape", llvm::json::Array(input.shape)},
                           {"bytes", int64_t(input.bytes.size())}});
  }
  const auto &wanted = outputs[sample.signature];
  llvm::json::Array names;
  for (const Output &output : wanted)
    names.push_back(llvm::json::fixUTF8(output.name));
  llvm::json::Value request = llvm::json::Object{
      {"signature", signature.keys.empty()
                        ? llvm::json::Value(nullptr)
                        : llvm::json::fixUTF8(signature.keys.front())},
      {"continues", continues},
      {"inputs", std::move(inputs)},
      {"outputs", std::move(names)}};
  std::string line;
  llvm::raw_string_ostream(line) << request << '\n';
  if (Error error = process->write({line.data(), line.size()}))
    return error;
  for (const Sample::Input &input : sample.inputs)
    if (Error error = process->write(input.bytes))
      return error;
  Expected<std::string> answer = process->readLine();
  if (!answer)
    return answer.takeError();
  Expected<llvm::json::Value> sizes = llvm::json::parse(*answer);
  if (!sizes)
    return sizes.takeError();
  const llvm::json::Array *counts = sizes->getAsArray();
  if (!counts || counts->size() != wanted.size())
    return userError(Code::RuntimeFailed,
                     "the program in Python gives other outputs than the model "
                     "has");
  std::vector<float> elements;
  for (auto [count, output] : llvm::zip(*counts, wanted)) {
    elements.resize(static_cast<size_t>(count.getAsInteger().value_or(0)));
    if (Error error = process->read({reinterpret_cast<char *>(elements.data()),
                                     elements.size() * sizeof(float)}))
      return error;
    for (unsigned index : output.values)
      sink(index, elements);
  }
  return Error::success();
}

} // namespace tfuse::quantize
