//===- SavedModelErrorsTest.cpp - Diagnostics for damaged SavedModels -----===//
//
// Damage that needs a binary model or checkpoint; test/Import/SavedModel has
// the other errors.
//
//===----------------------------------------------------------------------===//

#include "CheckpointWriter.h"
#include "Format/Proto/SavedModel.pb.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"
#include "tfuse/Import/SavedModel/SavedModelImport.h"

#include "mlir/IR/BuiltinOps.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"

using namespace llvm;

namespace tfuse::saved_model {
namespace {

/// A string tensor of one element: its entry, and its bytes.
std::pair<proto::BundleEntryProto, std::string> stringTensor(StringRef text) {
  auto crcOf = [](uint32_t crc, StringRef bytes) {
    return extendCrc32c(crc, ArrayRef(bytes.data(), bytes.size()));
  };
  uint32_t lengths = crcOf(0, littleEndian(uint32_t(text.size())));
  std::string checksum = littleEndian(maskCrc32c(lengths));
  std::string data = varint(text.size()) + checksum + text.str();
  proto::BundleEntryProto entry = entryOf(proto::DT_STRING, {}, data.size());
  entry.set_crc32c(maskCrc32c(crcOf(crcOf(lengths, checksum), text)));
  return {entry, data};
}

class SavedModelErrors : public testing::Test {
protected:
  /// The model that TensorFlow 2 wrote.
  SavedModelErrors() {
    EXPECT_TRUE(
        model.ParseFromString(readInput("saved_model_2/saved_model.pb")));
    EXPECT_FALSE(sys::fs::create_directories(folder.path("variables")));
  }

  /// Searches for stored variables with `objects` as the object graph of the
  /// checkpoint; returns the diagnostic.
  std::string variables(StringRef objects) {
    auto [entry, data] = stringTensor(objects);
    folder.write("saved_model.pb", model.SerializeAsString());
    folder.write(
        "variables/variables.index",
        tableOf({header(),
                 {"_CHECKPOINTABLE_OBJECT_GRAPH", entry.SerializeAsString()}}));
    folder.write("variables/variables.data-00000-of-00001", data);
    auto bundle = Bundle::load(folder.path(""), {});
    if (!bundle)
      return toString(bundle.takeError());
    auto sources = (*bundle)->variableSources();
    std::string result;
    if (!sources)
      handleAllErrors(sources.takeError(), [&](const UserError &user) {
        result = (codeName(user.code) + ": " + user.message).str();
      });
    return result;
  }

  ScratchFolder folder;
  proto::SavedModel model;
};

TEST_F(SavedModelErrors, ObjectGraphOfTheCheckpoint) {
  EXPECT_EQ(variables("\xff"),
            "file-corrupt: the checkpoint's object graph is damaged");
}

TEST_F(SavedModelErrors, ObjectGraphOfTheModel) {
  auto &graph = *model.mutable_meta_graphs(0)->mutable_object_graph_def();
  ASSERT_GT(graph.nodes_size(), 0);
  auto &child = *graph.mutable_nodes(0)->add_children();
  child.set_node_id(1 << 20);
  child.set_local_name("gone");
  proto::TrackableObjectGraph objects;
  objects.add_nodes();
  EXPECT_EQ(variables(objects.SerializeAsString()),
            "file-corrupt: the model's object graph is damaged");
}

TEST_F(SavedModelErrors, ElementTypeOfAVariable) {
  // A variable that RestoreV2 restores, as TensorFlow 1 writes it.
  folder.write("saved_model.pbtxt", R"(
meta_graphs {
  meta_info_def { tags: "serve" }
  graph_def {
    node { name: "v" op: "VarHandleOp" attr { key: "dtype" value { type: DT_FLOAT } } attr { key: "shape" value { shape { } } } }
    node { name: "y" op: "ReadVariableOp" input: "v" attr { key: "dtype" value { type: DT_FLOAT } } }
    node { name: "file" op: "Placeholder" attr { key: "dtype" value { type: DT_STRING } } }
    node { name: "names" op: "Const" attr { key: "dtype" value { type: DT_STRING } } attr { key: "value" value { tensor { dtype: DT_STRING tensor_shape { dim { size: 1 } } string_val: "t" } } } }
    node { name: "slices" op: "Const" attr { key: "dtype" value { type: DT_STRING } } attr { key: "value" value { tensor { dtype: DT_STRING tensor_shape { dim { size: 1 } } string_val: "" } } } }
    node { name: "restored" op: "RestoreV2" input: "file" input: "names" input: "slices" attr { key: "dtypes" value { list { type: DT_FLOAT } } } }
    node { name: "assign" op: "AssignVariableOp" input: "v" input: "restored" attr { key: "dtype" value { type: DT_FLOAT } } }
    node { name: "restore" op: "NoOp" input: "^assign" }
  }
  signature_def { key: "f" value { outputs { key: "y" value { name: "y:0" dtype: DT_FLOAT } } } }
  saver_def { restore_op_name: "restore" }
}
)");
  folder.write("variables/variables.index",
               indexOf(entryOf(proto::DataType(99), {}, 4)));
  folder.write("variables/variables.data-00000-of-00001", "data");
  mlir::MLIRContext context;
  auto module = importSavedModel(folder.path(""), &context);
  ASSERT_FALSE(static_cast<bool>(module));
  EXPECT_EQ(describe(module.takeError()),
            "file-corrupt: the checkpoint has 't' with an element type that "
            "TensorFlow does not support");
}

} // namespace
} // namespace tfuse::saved_model
