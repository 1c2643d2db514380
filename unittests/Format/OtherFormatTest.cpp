//===- OtherFormatTest.cpp - Models of other tools ------------------------===//

#include "tfuse/Format/Proto/OtherFormat.h"

#include "CheckpointWriter.h"

using namespace llvm;

namespace tfuse {
namespace {

std::string reject(StringRef content) {
  ScratchFolder folder;
  auto file = MappedFile::open(folder.write("model", content));
  if (!file)
    return toString(file.takeError());
  Error error = rejectOtherFormat(**file);
  if (!error)
    return "";
  std::string text;
  handleAllErrors(std::move(error), [&](const UserError &user) {
    text = user.message + " (" + user.hint + ")";
  });
  return text;
}

std::string zip(StringRef name) {
  return "PK\x03\x04" + std::string(20, '\0') + name.str();
}

TEST(OtherFormat, Keras) {
  StringRef hint = "(tfuse convert makes a .tflite file of it; or write a "
                   "SavedModel with model.export(), which tfuse optimize "
                   "reads)";
  EXPECT_EQ(reject("\x89HDF\r\n\x1a\n..."),
            "the file holds HDF5, as Keras models and weights do " +
                hint.str());
  EXPECT_EQ(reject(zip("model.weights.h5")),
            "the file holds a Keras model " + hint.str());
}

TEST(OtherFormat, Zip) {
  EXPECT_EQ(reject(zip("net/data.pkl")),
            "the file holds a PyTorch model (litert-torch converts PyTorch "
            "modules to .tflite files, which tfuse quantizes and optimizes)");
  EXPECT_EQ(reject(zip("saved_model.pb")),
            "the file holds a zip archive (extract it and give the model in "
            "it)");
}

TEST(OtherFormat, Onnx) {
  // ModelProto: ir_version 8, producer_name "p", graph.
  EXPECT_EQ(reject(StringRef("\x08\x08\x12\x01p\x3a\x00", 7)),
            "the file holds an ONNX model (convert it to a SavedModel first, "
            "for example with onnx2tf)");
}

TEST(OtherFormat, TensorFlow) {
  EXPECT_EQ(reject(""), "");
  EXPECT_EQ(reject("node { name: \"x\" op: \"Const\" }"), "");
  // SavedModel: saved_model_schema_version 1, an empty MetaGraphDef.
  EXPECT_EQ(reject(StringRef("\x08\x01\x12\x00", 4)), "");
  // MetaGraphDef: an empty MetaInfoDef, an empty SavedObjectGraph.
  EXPECT_EQ(reject(StringRef("\x0a\x00\x3a\x00", 4)), "");
}

} // namespace
} // namespace tfuse
