//===- SavedModelBundleTest.cpp - SavedModels of TensorFlow 1 and 2 -------===//

#include "tfuse/Import/SavedModel/SavedModelBundle.h"
#include "Format/Proto/SavedModel.pb.h"
#include "Inputs.h"
#include "mlir/IR/Verifier.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace llvm;

namespace tfuse::saved_model {
namespace {

std::unique_ptr<Bundle> load(StringRef name, ArrayRef<std::string> tags = {}) {
  auto bundle = Bundle::load(inputPath(name), tags);
  if (!bundle) {
    ADD_FAILURE() << toString(bundle.takeError());
    return nullptr;
  }
  return std::move(*bundle);
}

/// The values of a variable, found through the restore op.
std::vector<float> valuesOf(Bundle &bundle, StringRef node) {
  auto sources = bundle.variableSources();
  auto checkpoint = bundle.checkpoint();
  if (!sources || !checkpoint || !*checkpoint) {
    ADD_FAILURE() << toString(
        joinErrors(sources.takeError(), checkpoint.takeError()));
    return {};
  }
  auto source = (*sources)->find(node);
  EXPECT_NE(source, (*sources)->end()) << node.str();
  if (source == (*sources)->end())
    return {};
  const TensorBundle::Entry *entry = (*checkpoint)->lookup(source->second.key);
  EXPECT_TRUE(entry) << source->second.key;
  if (!entry)
    return {};
  SmallVector<int64_t> shape;
  auto read = [&]() -> Expected<TensorBytes> {
    if (source->second.slice.empty())
      return (*checkpoint)->read(*entry);
    auto slice = TensorSlice::parse(source->second.slice, shape);
    if (!slice)
      return slice.takeError();
    return (*checkpoint)->read(*entry, *slice);
  };
  auto data = read();
  if (!data) {
    ADD_FAILURE() << toString(data.takeError());
    return {};
  }
  std::vector<float> result(data->bytes.size() / sizeof(float));
  std::memcpy(result.data(), data->bytes.data(), data->bytes.size());
  return result;
}

std::vector<std::string> names(ArrayRef<Port> ports) {
  std::vector<std::string> result;
  for (const Port &port : ports)
    result.push_back(port.name);
  return result;
}

using Strings = std::vector<std::string>;
using Floats = std::vector<float>;

//===----------------------------------------------------------------------===//
// TensorFlow 2
//===----------------------------------------------------------------------===//

TEST(SavedModel2, ListsSignatures) {
  auto bundle = load("saved_model_2");
  ASSERT_TRUE(bundle);
  ASSERT_EQ(bundle->signatures().size(), 2u); // Without initialization.
  EXPECT_EQ(bundle->signatures()[0].key, "look_up");
  const Signature *signature = bundle->signature("serving_default");
  ASSERT_TRUE(signature);
  EXPECT_EQ(signature->method, "tensorflow/serving/predict");
  EXPECT_EQ(names(signature->inputs), Strings{"x"});
  EXPECT_EQ(names(signature->outputs), (Strings{"n", "y"}));
  const Port &x = signature->inputs[0];
  EXPECT_EQ(x.tensor, "serving_default_x:0");
  EXPECT_EQ(x.type, DataType::Float);
  EXPECT_TRUE(x.shape.hasRank);
  EXPECT_EQ(x.shape.dims, (std::vector<int64_t>{-1, 1}));
  EXPECT_EQ(signature->outputs[0].type, DataType::Int64);
  EXPECT_EQ(bundle->signature("__saved_model_init_op"), nullptr);
}

TEST(SavedModel2, FindsVariables) {
  auto bundle = load("saved_model_2");
  ASSERT_TRUE(bundle);
  auto sources = bundle->variableSources();
  ASSERT_TRUE(static_cast<bool>(sources));
  // Two variables have the same name, but their nodes differ.
  std::map<std::string, std::string> keys;
  for (const auto &entry : **sources)
    keys[entry.second.key] = entry.first().str();
  EXPECT_EQ(keys.size(), 3u);
  std::string kernel = keys["layer/kernel/.ATTRIBUTES/VARIABLE_VALUE"];
  std::string bias = keys["layer/bias/.ATTRIBUTES/VARIABLE_VALUE"];
  EXPECT_NE(kernel, bias);
  EXPECT_EQ(valuesOf(*bundle, kernel), (Floats{1, 2}));
  EXPECT_EQ(valuesOf(*bundle, bias), (Floats{3, 4}));
  EXPECT_EQ(keys["count/.ATTRIBUTES/VARIABLE_VALUE"], "count");
}

/// The same model with another protocol buffer.
std::unique_ptr<Bundle> loadChanged(const ScratchFolder &folder,
                                    const proto::SavedModel &model) {
  EXPECT_FALSE(sys::fs::create_directory(folder.path("variables")));
  folder.write("saved_model.pb", model.SerializeAsString());
  for (StringRef file :
       {"variables/variables.index", "variables/variables.data-00000-of-00001"})
    folder.write(file, readInput(("saved_model_2/" + file).str()));
  auto bundle = Bundle::load(folder.path(""));
  if (!bundle) {
    ADD_FAILURE() << toString(bundle.takeError());
    return nullptr;
  }
  return std::move(*bundle);
}

TEST(SavedModel2, FindsVariablesWithoutRestoreOp) {
  // Variables of equal names are distinguished by the functions that capture
  // them.
  proto::SavedModel model;
  ASSERT_TRUE(model.ParseFromString(readInput("saved_model_2/saved_model.pb")));
  model.mutable_meta_graphs(0)->mutable_saver_def()->clear_restore_op_name();
  ScratchFolder folder;
  auto bundle = loadChanged(folder, model);
  ASSERT_TRUE(bundle);
  auto sources = bundle->variableSources();
  ASSERT_TRUE(static_cast<bool>(sources));
  EXPECT_EQ((*sources)->size(), 3u);
  auto expected = load("saved_model_2");
  ASSERT_TRUE(expected);
  for (StringRef node : {"weights", "weights_1"})
    EXPECT_EQ(valuesOf(*bundle, node), valuesOf(*expected, node)) << node.str();
}

TEST(SavedModel2, FindsVariablesByName) {
  // Without concrete functions, captures are unknown, so variables of equal
  // names are left out.
  proto::SavedModel model;
  ASSERT_TRUE(model.ParseFromString(readInput("saved_model_2/saved_model.pb")));
  proto::MetaGraphDef &graph = *model.mutable_meta_graphs(0);
  graph.mutable_saver_def()->clear_restore_op_name();
  graph.mutable_object_graph_def()->clear_concrete_functions();
  ScratchFolder folder;
  auto bundle = loadChanged(folder, model);
  ASSERT_TRUE(bundle);
  auto sources = bundle->variableSources();
  ASSERT_TRUE(static_cast<bool>(sources));
  EXPECT_EQ((*sources)->size(), 1u);
  EXPECT_EQ((*sources)->lookup("count").key,
            "count/.ATTRIBUTES/VARIABLE_VALUE");
}

TEST(SavedModel2, FindsAssetsAndInitialization) {
  auto bundle = load("saved_model_2");
  ASSERT_TRUE(bundle);
  ASSERT_EQ(bundle->assets().size(), 1u);
  EXPECT_EQ(bundle->assets()[0].path,
            inputPath("saved_model_2/assets/vocabulary.txt"));
  EXPECT_NE(bundle->assets()[0].tensor, "");
  EXPECT_NE(bundle->initOp(), "");
}

TEST(SavedModel2, ImportsTheGraph) {
  auto bundle = load("saved_model_2");
  ASSERT_TRUE(bundle);
  mlir::MLIRContext context;
  auto module = bundle->importGraph(&context);
  ASSERT_TRUE(static_cast<bool>(module)) << toString(module.takeError());
  EXPECT_TRUE(succeeded(mlir::verify(**module)));
  // Signatures name tensors of the graph.
  StringSet<> nodes;
  (*module)->walk([&](mlir::Operation *op) {
    if (auto node = tfg::NodeView::get(op))
      nodes.insert(node.name());
  });
  for (const Signature &signature : bundle->signatures())
    for (const Port &port : signature.outputs)
      EXPECT_TRUE(nodes.contains(StringRef(port.tensor).split(':').first));
}

/// Adds a function of one argument whose nodes need more than 4096 bytes, so
/// that they stay in the file. `addNodes` adds the others.
void addFunction(proto::GraphDef &graph, const std::string &name,
                 function_ref<void(proto::FunctionDef &)> addNodes) {
  proto::FunctionDef &function = *graph.mutable_library()->add_function();
  function.mutable_signature()->set_name(name);
  auto &arg = *function.mutable_signature()->add_input_arg();
  arg.set_name("a");
  arg.set_type(proto::DT_FLOAT);
  addNodes(function);
  for (int i = 0; i < 200; ++i) {
    proto::NodeDef &node = *function.add_node_def();
    node.set_name("filler_node_" + std::to_string(i));
    node.set_op("NoOp");
  }
}

/// Adds a node that calls `callee`.
void addCall(proto::NodeDef &node, const std::string &name,
             const std::string &input, const std::string &callee) {
  node.set_name(name);
  node.set_op("PartitionedCall");
  node.add_input(input);
  auto add = [&](const std::string &key) -> proto::AttrValue & {
    proto::NamedAttr &attr = *node.add_attr();
    attr.set_key(key);
    return *attr.mutable_value();
  };
  add("Tin").mutable_list()->add_type(proto::DT_FLOAT);
  add("Tout").mutable_list();
  add("f").mutable_func()->set_name(callee);
}

TEST(SavedModel2, ImportsWhatRootsNeed) {
  proto::SavedModel model;
  proto::GraphDef &graph = *model.add_meta_graphs()->mutable_graph_def();
  proto::NodeDef &x = *graph.add_node();
  x.set_name("x");
  x.set_op("Placeholder");
  x.add_attr()->set_key("dtype");
  x.mutable_attr(0)->mutable_value()->set_type(proto::DT_FLOAT);
  addCall(*graph.add_node(), "y", "x", "used");
  addCall(*graph.add_node(), "z", "x", "unused");
  addFunction(graph, "inner", [](proto::FunctionDef &function) {
    // A placeholder makes a function generic.
    addCall(*function.add_node_def(), "call", "a", "other");
    proto::NamedAttr &attr = *function.mutable_node_def(0)->add_attr();
    attr.set_key("T");
    attr.mutable_value()->set_placeholder("T");
  });
  addFunction(graph, "unused", [](proto::FunctionDef &function) {});
  addFunction(graph, "used", [](proto::FunctionDef &function) {
    proto::NodeDef &node = *function.add_node_def();
    node.set_name("by_name");
    node.set_op("inner");
    node.add_input("a");
  });
  addFunction(graph, "gradient", [](proto::FunctionDef &function) {});
  auto &gradient = *graph.mutable_library()->add_gradient();
  gradient.set_function_name("used");
  gradient.set_gradient_func("gradient");

  ScratchFolder folder;
  auto bundle = loadChanged(folder, model);
  ASSERT_TRUE(bundle);
  mlir::MLIRContext context;
  auto import = [&](std::optional<ArrayRef<StringRef>> roots) {
    auto module = bundle->importGraph(&context, roots);
    std::vector<std::string> names;
    if (!module) {
      ADD_FAILURE() << toString(module.takeError());
      return names;
    }
    for (tfg::GraphOp each : (*module)->getOps<tfg::GraphOp>())
      for (mlir::Operation &op : each.getNodes().front())
        names.push_back(tfg::NodeView::get(&op).name().str());
    for (tfg::GraphFuncOp each : (*module)->getOps<tfg::GraphFuncOp>())
      names.push_back((each->hasAttr("generic") ? "generic " : "") +
                      each->getAttrOfType<mlir::StringAttr>("sym_name").str());
    return names;
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(import(std::nullopt), (Names{"x", "y", "z", "generic inner",
                                         "unused", "used", "gradient"}));
  // The functions keep the order of the library.
  EXPECT_EQ(import(ArrayRef<StringRef>{"y"}),
            (Names{"x", "y", "generic inner", "used", "gradient"}));
  EXPECT_EQ(import(ArrayRef<StringRef>{"x", "missing"}), (Names{"x"}));
}

//===----------------------------------------------------------------------===//
// TensorFlow 1
//===----------------------------------------------------------------------===//

TEST(SavedModel1, PicksTheMetaGraph) {
  auto bundle = load("saved_model_1"); // Two, of which one is for serving.
  ASSERT_TRUE(bundle);
  EXPECT_TRUE(bundle->signature("serving_default"));
  auto gpu = load("saved_model_1", {"serve", "gpu"});
  ASSERT_TRUE(gpu);
  EXPECT_TRUE(gpu->signature("predict"));
  auto other = Bundle::load(inputPath("saved_model_1"), {std::string("train")});
  ASSERT_FALSE(static_cast<bool>(other));
  handleAllErrors(other.takeError(), [](const UserError &error) {
    EXPECT_EQ(error.code, Code::UnknownSignature);
    EXPECT_EQ(error.hint, "the available tags are: {serve}, {gpu, serve}");
  });
}

TEST(SavedModel1, FindsVariables) {
  auto bundle = load("saved_model_1");
  ASSERT_TRUE(bundle);
  EXPECT_EQ(valuesOf(*bundle, "s/resource"), (Floats{1, 2}));
  EXPECT_EQ(valuesOf(*bundle, "s/reference"), (Floats{3, 4}));
  EXPECT_EQ(valuesOf(*bundle, "s/parts/part_0"), (Floats{9, 9, 9, 9}));
  EXPECT_EQ(valuesOf(*bundle, "s/parts/part_1"), (Floats{9, 9}));
  auto sources = bundle->variableSources();
  ASSERT_TRUE(static_cast<bool>(sources));
  EXPECT_EQ((*sources)->size(), 4u);
  EXPECT_EQ((*sources)->lookup("s/parts/part_1").slice, "3 2 2,1:0,2");
}

TEST(SavedModel1, FindsAssetsAndInitialization) {
  auto bundle = load("saved_model_1");
  ASSERT_TRUE(bundle);
  ASSERT_EQ(bundle->assets().size(), 1u);
  EXPECT_EQ(bundle->assets()[0].path,
            inputPath("saved_model_1/assets/words.txt"));
  EXPECT_EQ(bundle->assets()[0].tensor, "asset:0");
  EXPECT_EQ(bundle->initOp(), "main_op");
}

TEST(SavedModel1, FindsAssetsInCollections) {
  proto::SavedModel model;
  auto &meta = *model.add_meta_graphs();
  auto &collection = *meta.add_collection_def();
  collection.set_key("saved_model_assets");
  proto::AssetFileDef asset;
  asset.set_filename("words.txt");
  asset.mutable_tensor_info()->set_name("a:0");
  auto &any = *collection.mutable_value()->mutable_any_list()->add_value();
  any.set_type_url("type.googleapis.com/tensorflow.AssetFileDef");
  any.set_value(asset.SerializeAsString());
  auto &mainOp = *meta.add_collection_def();
  mainOp.set_key("legacy_init_op");
  mainOp.mutable_value()->mutable_node_list()->add_value("init");
  ScratchFolder folder;
  folder.write("saved_model.pb", model.SerializeAsString());
  auto bundle = Bundle::load(folder.path(""));
  ASSERT_TRUE(static_cast<bool>(bundle));
  ASSERT_EQ((*bundle)->assets().size(), 1u);
  EXPECT_EQ((*bundle)->assets()[0].tensor, "a:0");
  EXPECT_EQ((*bundle)->initOp(), "init");
}

//===----------------------------------------------------------------------===//
// Damaged models
//===----------------------------------------------------------------------===//

TEST(SavedModel, SaysWhatIsMissing) {
  ScratchFolder folder;
  EXPECT_EQ(codeOf(Bundle::load(folder.path("gone"))), Code::FileNotFound);
  EXPECT_EQ(codeOf(Bundle::load(folder.path(""))), Code::NotAModel);
  folder.write("saved_model.pb", "");
  EXPECT_EQ(codeOf(Bundle::load(folder.path(""))), Code::FileCorrupt);

  // A model without its variables folder.
  folder.write("saved_model.pb", readInput("saved_model_2/saved_model.pb"));
  auto bundle = Bundle::load(folder.path(""));
  ASSERT_TRUE(static_cast<bool>(bundle));
  auto checkpoint = (*bundle)->checkpoint();
  ASSERT_TRUE(static_cast<bool>(checkpoint));
  EXPECT_EQ(*checkpoint, nullptr);
}

TEST(SavedModel, SurvivesDamagedFiles) {
  std::string content = readInput("saved_model_2/saved_model.pb");
  ScratchFolder folder;
  auto tryOne = [&](StringRef damaged) {
    folder.write("saved_model.pb", damaged);
    auto bundle = Bundle::load(folder.path(""));
    if (!bundle)
      return consumeError(bundle.takeError());
    consumeError((*bundle)->variableSources().takeError());
    mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
    mlir::ScopedDiagnosticHandler quiet(&context, [](mlir::Diagnostic &) {});
    auto module = (*bundle)->importGraph(&context);
    if (!module)
      return consumeError(module.takeError());
    (void)mlir::verify(**module);
  };
  for (size_t i = 0; i < content.size(); i += 53) {
    tryOne(StringRef(content).take_front(i));
    std::string damaged = content;
    damaged[i] ^= 1 << (i % 8);
    tryOne(damaged);
  }
}

} // namespace
} // namespace tfuse::saved_model
