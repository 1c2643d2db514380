//===- OtherFormat.cpp - Models of other tools ----------------------------===//

#include "tfuse/Format/Proto/OtherFormat.h"

#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;

namespace tfuse {

static constexpr StringLiteral kKerasHint =
    "tfuse convert makes a .tflite file of it; or write a SavedModel with "
    "model.export(), which tfuse optimize reads";

/// The directory of a zip archive, which has the names of its files, is at the
/// end. It starts earlier only in archives of thousands of files.
static constexpr size_t kZipDirectory = 256 << 10;

/// A ModelProto has the version of its format (1) and a graph (7), which a
/// SavedModel and a GraphDef do not have. Field 7 of a MetaGraphDef comes
/// without a number in field 1.
static bool isOnnx(ArrayRef<char> file) {
  WireReader reader(file);
  WireField field;
  bool hasVersion = false;
  while (reader.next(field)) {
    if (field.number == 1)
      hasVersion = field.type == WireField::Varint;
    else if (field.number == 7)
      return hasVersion && field.type == WireField::Length;
  }
  return false;
}

Error rejectOtherFormat(const MappedFile &file) {
  StringRef bytes = file.text();
  auto reject = [&](StringRef format, StringRef hint) {
    return userError(Code::NotAModel, "the file holds " + format, file.path(),
                     hint);
  };
  if (bytes.starts_with("\x89HDF\r\n\x1a\n"))
    return reject("HDF5, as Keras models and weights do", kKerasHint);
  if (bytes.starts_with("PK\x03\x04")) {
    StringRef directory = bytes.take_back(kZipDirectory);
    if (directory.contains("model.weights.h5"))
      return reject("a Keras model", kKerasHint);
    if (directory.contains("data.pkl"))
      return reject("a PyTorch model",
                    "litert-torch converts PyTorch modules to .tflite files, "
                    "which tfuse quantizes and optimizes");
    return reject("a zip archive", "extract it and give the model in it");
  }
  if (isOnnx(file.bytes()))
    return reject("an ONNX model",
                  "convert it to a SavedModel first, for example with onnx2tf");
  return Error::success();
}

} // namespace tfuse
