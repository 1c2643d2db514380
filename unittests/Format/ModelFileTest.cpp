//===- ModelFileTest.cpp - Kinds of files, skeletons ----------------------===//

#include "tfuse/Format/Proto/ModelFile.h"
#include "Format/Proto/SavedModel.pb.h"
#include "Format/Proto/Skeleton.h"
#include "Inputs.h"
#include "llvm/Support/LEB128.h"
#include <google/protobuf/util/message_differencer.h>

using namespace llvm;

namespace tfuse {
namespace {

//===----------------------------------------------------------------------===//
// Model kinds
//===----------------------------------------------------------------------===//

std::optional<ModelForm> identify(StringRef content) {
  return identifyModel(ArrayRef(content.data(), content.size()));
}

constexpr ModelForm kBinaryGraph{ModelKind::GraphDef, false};
constexpr ModelForm kTextGraph{ModelKind::GraphDef, true};

TEST(ModelKind, TellsBinaryFilesApart) {
  proto::GraphDef graph;
  graph.add_node()->set_name("x");
  graph.mutable_node(0)->set_op("_Fused>Conv2D");
  EXPECT_EQ(identify(graph.SerializeAsString()), kBinaryGraph);
  graph.clear_node();
  graph.mutable_versions()->set_producer(21);
  EXPECT_EQ(identify(graph.SerializeAsString()), kBinaryGraph);
  graph.mutable_library()->add_function()->mutable_signature()->set_name("f");
  EXPECT_EQ(identify(graph.SerializeAsString()), kBinaryGraph);

  proto::MetaGraphDef meta;
  *meta.mutable_graph_def() = graph;
  meta.mutable_meta_info_def()->add_tags("serve");
  auto &op = *meta.mutable_meta_info_def()->mutable_stripped_op_list();
  op.add_op()->set_name("Add");
  meta.mutable_meta_info_def()->set_tensorflow_version("2.21.0");
  EXPECT_EQ(identify(meta.SerializeAsString()),
            (ModelForm{ModelKind::MetaGraph, false}));

  proto::SavedModel model;
  model.set_saved_model_schema_version(1);
  *model.add_meta_graphs() = meta;
  EXPECT_EQ(identify(model.SerializeAsString()),
            (ModelForm{ModelKind::SavedModel, false}));
  EXPECT_EQ(identify(StringRef("\x1c\0\0\0TFL3....", 12)),
            (ModelForm{ModelKind::TFLite, false}));
}

TEST(ModelKind, TellsTextFilesApart) {
  EXPECT_EQ(identify("node { name: 'x' }"), kTextGraph);
  EXPECT_EQ(identify("# A comment\n\n  # and another\nversions <>"),
            kTextGraph);
  EXPECT_EQ(identify("library: { }"), kTextGraph);
  EXPECT_EQ(identify("# RUN: nothing but a comment\n"), kTextGraph);
  EXPECT_EQ(identify("saved_model_schema_version: 1"),
            (ModelForm{ModelKind::SavedModel, true}));
  EXPECT_EQ(identify("meta_info_def { }"),
            (ModelForm{ModelKind::MetaGraph, true}));
}

TEST(ModelKind, RefusesOtherFiles) {
  EXPECT_EQ(identify(""), std::nullopt);
  EXPECT_EQ(identify("node"), std::nullopt);
  EXPECT_EQ(identify("Dear reader, this is no model."), std::nullopt);
  EXPECT_EQ(identify("\x89PNG\r\n\x1a\n"), std::nullopt);
  EXPECT_EQ(identify("PK\x03\x04..............."), std::nullopt);
}

// Statistics of TensorFlow Data Validation, in field 1: a name and a count, in
// place of the op definitions of a MetaInfoDef.
TEST(ModelKind, RefusesMessagesWithACountInPlaceOfOps) {
  EXPECT_EQ(identify(StringRef("\x0a\x07\x0a\x03set\x10\x05", 9)),
            std::nullopt);
}

// Columns of a data specification, in field 1: a type and a name, in place of
// the name and the op of a node.
TEST(ModelKind, RefusesMessagesWithANumberInPlaceOfANodeName) {
  EXPECT_EQ(identify(StringRef("\x0a\x07\x08\x01\x12\x03\x61ge", 9)),
            std::nullopt);
}

//===----------------------------------------------------------------------===//
// Skeletons
//===----------------------------------------------------------------------===//

/// Parses `content`; returns the message and the extents that stay in the file.
struct Parsed {
  proto::GraphDef graph;
  FileExtents extents;
};
std::optional<Parsed> parse(StringRef content) {
  Parsed parsed;
  auto extents = parseModelFile(MappedFile::fromMemory(content, "graph"),
                                ModelKind::GraphDef, parsed.graph);
  if (!extents) {
    EXPECT_EQ(codeOf(extents.takeError()), Code::FileCorrupt);
    return std::nullopt;
  }
  parsed.extents = std::move(*extents);
  return parsed;
}

std::string write(const Parsed &parsed) {
  std::string result;
  raw_string_ostream os(result);
  EXPECT_FALSE(errorToBool(writeModelFile(parsed.graph, ModelKind::GraphDef,
                                          parsed.extents.extents,
                                          /*nodes=*/{}, os)));
  return result;
}

const proto::TensorProto &valueOf(const proto::GraphDef &graph,
                                  StringRef name) {
  for (const proto::NodeDef &node : graph.node())
    if (StringRef(node.name()) == name)
      for (const proto::NamedAttr &attr : node.attr())
        if (attr.key() == "value")
          return attr.value().tensor();
  ADD_FAILURE() << "no constant " << name.str();
  return proto::TensorProto::default_instance();
}

TEST(Skeleton, LeavesLargeFieldsInTheFile) {
  std::string content = readInput("forms.pb");
  auto parsed = parse(content);
  ASSERT_TRUE(parsed);
  // large_content, large_floats, large_ints, large_halves, large_some, and the
  // constants in the function and in the list.
  EXPECT_EQ(parsed->extents.extents.size(), 7u);
  const proto::TensorProto &tensor = valueOf(parsed->graph, "large_content");
  ASSERT_EQ(tensor.left_in_file_size(), 1);
  EXPECT_TRUE(tensor.tensor_content().empty());
  EXPECT_EQ(tensor.left_in_file(0).field(), 4u);
  ArrayRef<char> extent =
      parsed->extents.extents[tensor.left_in_file(0).extent()];
  EXPECT_EQ(extent.size(), 40u * 40u * 4u);
  EXPECT_TRUE(parsed->extents.file->contains(extent));

  // The expected values: protobuf parses the whole file.
  proto::GraphDef whole;
  ASSERT_TRUE(whole.ParseFromString(content));
  EXPECT_EQ(StringRef(extent.data(), extent.size()),
            valueOf(whole, "large_content").tensor_content());
  EXPECT_TRUE(google::protobuf::util::MessageDifferencer::Equals(
      valueOf(whole, "int32_all"), valueOf(parsed->graph, "int32_all")));
}

TEST(Skeleton, IsWrittenAsItWasRead) {
  std::string content = readInput("forms.pb");
  auto parsed = parse(content);
  ASSERT_TRUE(parsed);
  EXPECT_EQ(write(*parsed), content);
}

TEST(Skeleton, DoesWithoutEditsWhereNothingIsLarge) {
  proto::GraphDef graph;
  for (int i = 0; i < 1000; ++i)
    graph.add_node()->set_name(std::string(100, 'x'));
  std::string content = graph.SerializeAsString();
  Skeleton skeleton =
      makeSkeleton(content, ModelKind::GraphDef, LeftNodes::None);
  EXPECT_TRUE(skeleton.edits.empty());
  EXPECT_EQ(skeleton.size, content.size());
}

/// A field of bytes in binary form: tag, length, content.
std::string wireField(unsigned number, StringRef content) {
  std::string result;
  raw_string_ostream os(result);
  encodeULEB128(number << 3 | 2, os);
  encodeULEB128(content.size(), os);
  os << content;
  return result;
}

TEST(Skeleton, LeavesFieldsInSeveralPiecesToProtobuf) {
  // The last tensor_content wins; packed numbers are concatenated.
  proto::TensorProto first, second;
  first.set_tensor_content(std::string(5000, 'a'));
  second.set_tensor_content(std::string(5000, 'b'));
  for (int i = 0; i < 2500; ++i)
    (i % 2 ? first : second).add_float_val(i);
  std::string tensor = first.SerializeAsString() + second.SerializeAsString();
  // node, attr, value, tensor
  std::string graph =
      wireField(1, wireField(5, wireField(2, wireField(8, tensor))));
  auto parsed = parse(graph);
  ASSERT_TRUE(parsed);
  EXPECT_TRUE(parsed->extents.extents.empty());
  const auto &value = parsed->graph.node(0).attr(0).value().tensor();
  EXPECT_EQ(value.float_val_size(), 2500);
  EXPECT_EQ(value.tensor_content(), std::string(5000, 'b'));
}

TEST(Skeleton, FindsTensorsInNestedFunctions) {
  proto::GraphDef graph;
  auto *value = graph.mutable_library()
                    ->add_function()
                    ->add_arg_attr()
                    ->mutable_value()
                    ->add_attr()
                    ->mutable_value();
  for (int depth = 0; depth < 10; ++depth)
    value = value->mutable_list()->add_func()->add_attr()->mutable_value();
  value->mutable_tensor()->set_tensor_content(std::string(10000, 'x'));
  auto parsed = parse(graph.SerializeAsString());
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->extents.extents.size(), 1u);
  EXPECT_LT(parsed->graph.ByteSizeLong(), 500u);
  EXPECT_EQ(write(*parsed), graph.SerializeAsString());
}

TEST(Skeleton, WorksForMetaGraphsAndSavedModels) {
  proto::SavedModel model;
  proto::MetaGraphDef &meta = *model.add_meta_graphs();
  meta.mutable_graph_def()
      ->add_node()
      ->add_attr()
      ->mutable_value()
      ->mutable_tensor()
      ->set_tensor_content(std::string(4096, 'x'));
  meta.add_signature_def()
      ->mutable_value()
      ->add_defaults()
      ->mutable_value()
      ->set_tensor_content(std::string(4095, 'x')); // One too small.
  Skeleton skeleton = makeSkeleton(model.SerializeAsString(),
                                   ModelKind::SavedModel, LeftNodes::None);
  EXPECT_EQ(skeleton.extents.size(), 1u);
  EXPECT_EQ(makeSkeleton(meta.SerializeAsString(), ModelKind::MetaGraph,
                         LeftNodes::None)
                .extents.size(),
            1u);
}

TEST(Skeleton, LeavesNodesInTheFile) {
  std::string content = readInput("forms.pb");
  proto::GraphDef whole, graph;
  ASSERT_TRUE(whole.ParseFromString(content));
  auto extents =
      parseModelFile(MappedFile::fromMemory(content, "graph"),
                     ModelKind::GraphDef, graph, LeftNodes::OfGraphs);
  ASSERT_TRUE(static_cast<bool>(extents));
  ASSERT_EQ(extents->nodes.size(), 1u);
  ASSERT_EQ(int(extents->nodes[0].size()), whole.node_size());
  EXPECT_GT(graph.node_size(), 0); // Those with something large.
  EXPECT_LT(graph.node_size(), whole.node_size());
  EXPECT_EQ(extents->extents.size(), 7u);

  std::vector<SerializedNodes> nodes(1);
  int number = 0;
  for (const NodeInFile &node : extents->nodes[0]) {
    StringRef name = whole.node(number++).name();
    if (!node.bytes) {
      EXPECT_EQ(StringRef(graph.node(node.sizeOrNumber).name()), name);
      nodes[0].append(graph.node(node.sizeOrNumber), extents->extents);
      continue;
    }
    proto::NodeDef parsed;
    ASSERT_TRUE(parseBinary(node.text(), parsed));
    EXPECT_EQ(StringRef(parsed.name()), name);
    nodes[0].append(parsed, {});
  }
  graph.clear_node();
  std::string written;
  raw_string_ostream os(written);
  EXPECT_FALSE(errorToBool(
      writeModelFile(graph, ModelKind::GraphDef, extents->extents, nodes, os)));
  EXPECT_EQ(written, content);
}

TEST(Skeleton, LeavesNodesOfEachMetaGraph) {
  proto::SavedModel model;
  for (int size : {3, 1000, 0, 1500}) {
    proto::MetaGraphDef &meta = *model.add_meta_graphs();
    for (int i = 0; i < size; ++i)
      meta.mutable_graph_def()->add_node()->set_name("n" + std::to_string(i));
    meta.mutable_meta_info_def()->add_tags("serve");
  }
  std::string content = model.SerializeAsString();
  Skeleton skeleton =
      makeSkeleton(content, ModelKind::SavedModel, LeftNodes::OfGraphs);
  ASSERT_EQ(skeleton.nodes.size(), 4u);
  EXPECT_EQ(skeleton.nodes[0].size(), 0u); // Too small to be looked at.
  EXPECT_EQ(skeleton.nodes[1].size(), 1000u);
  EXPECT_EQ(skeleton.nodes[2].size(), 0u);
  EXPECT_EQ(skeleton.nodes[3].size(), 1500u);

  // protobuf merges two graphs in one MetaGraph.
  std::string graph =
      wireField(2, model.meta_graphs(1).graph_def().SerializeAsString());
  content = wireField(2, graph + graph);
  skeleton = makeSkeleton(content, ModelKind::SavedModel, LeftNodes::OfGraphs);
  EXPECT_TRUE(skeleton.nodes.empty());
  EXPECT_TRUE(skeleton.edits.empty());
}

TEST(Skeleton, LeavesNodesOfEachFunction) {
  proto::SavedModel model;
  proto::GraphDef &graph = *model.add_meta_graphs()->mutable_graph_def();
  for (int size : {1000, 3, 1500}) {
    proto::FunctionDef &function = *graph.mutable_library()->add_function();
    function.mutable_signature()->set_name("f" + std::to_string(size));
    for (int i = 0; i < size; ++i)
      function.add_node_def()->set_name("n" + std::to_string(i));
  }
  std::string content = model.SerializeAsString();
  proto::SavedModel parsed;
  auto extents = parseModelFile(MappedFile::fromMemory(content, "model"),
                                ModelKind::SavedModel, parsed,
                                LeftNodes::OfGraphsAndFunctions);
  ASSERT_TRUE(static_cast<bool>(extents));
  EXPECT_EQ(extents->nodesOfFunction(0, 0).size(), 1000u);
  EXPECT_EQ(extents->nodesOfFunction(0, 1).size(), 0u); // In the message.
  EXPECT_EQ(extents->nodesOfFunction(0, 2).size(), 1500u);
  EXPECT_EQ(extents->nodesOfFunction(0, 3).size(), 0u);
  EXPECT_EQ(extents->nodesOfFunction(1, 0).size(), 0u);
  const auto &library = parsed.meta_graphs(0).graph_def().library();
  EXPECT_EQ(library.function(0).node_def_size(), 0);
  EXPECT_EQ(library.function(1).node_def_size(), 3);
  EXPECT_EQ(library.function(2).signature().name(), "f1500");
  proto::NodeDef node;
  ASSERT_TRUE(parseBinary(extents->nodesOfFunction(0, 2)[1499].text(), node));
  EXPECT_EQ(node.name(), "n1499");

  // protobuf merges two libraries in one graph.
  std::string twice = wireField(2, graph.library().SerializeAsString());
  Skeleton skeleton =
      makeSkeleton(wireField(2, wireField(2, twice + twice)),
                   ModelKind::SavedModel, LeftNodes::OfGraphsAndFunctions);
  EXPECT_TRUE(skeleton.functionNodes.empty());
}

//===----------------------------------------------------------------------===//
// Damaged files
//===----------------------------------------------------------------------===//

TEST(ModelFile, SurvivesTruncationAnywhere) {
  std::string content = readInput("forms.pb");
  for (size_t size = 0; size < content.size(); size += 7)
    if (auto parsed = parse(StringRef(content).take_front(size)))
      write(*parsed);
}

TEST(ModelFile, SurvivesFlippedBits) {
  std::string content = readInput("forms.pb");
  for (size_t i = 0; i < content.size(); i += 11) {
    std::string damaged = content;
    damaged[i] ^= 1 << (i % 8);
    if (auto parsed = parse(damaged))
      write(*parsed);
  }
}

TEST(ModelFile, SurvivesForgedReferences) {
  // A file may contain bytes that look like a reference to an extent.
  proto::GraphDef graph;
  auto *left = graph.add_node()
                   ->add_attr()
                   ->mutable_value()
                   ->mutable_tensor()
                   ->add_left_in_file();
  left->set_field(4);
  left->set_extent(12345);
  EXPECT_TRUE(parse(graph.SerializeAsString()));
}

TEST(ModelFile, SaysWhereTextIsMalformed) {
  proto::GraphDef graph;
  auto extents = parseModelFile(
      MappedFile::fromMemory("node {\n  name: 3 4\n}", "graph.pbtxt"),
      ModelKind::GraphDef, graph);
  ASSERT_FALSE(static_cast<bool>(extents));
  handleAllErrors(extents.takeError(), [](const UserError &error) {
    EXPECT_EQ(error.code, Code::FileCorrupt);
    EXPECT_EQ(error.where, "graph.pbtxt");
    EXPECT_NE(error.message.find("2:9"), std::string::npos) << error.message;
  });
}

TEST(ModelFile, ReadsTensorFlowsNamesInText) {
  proto::SavedModel model;
  auto extents = parseModelFile(
      MappedFile::fromMemory(
          "meta_graphs { collection_def { key: 'c' value { any_list { value {\n"
          "  [type.googleapis.com/tensorflow.AssetFileDef] {\n"
          "    filename: 'vocabulary.txt' }\n"
          "} } } } unknown_field: 7 }",
          "saved_model.pbtxt"),
      ModelKind::SavedModel, model);
  ASSERT_TRUE(static_cast<bool>(extents));
  const auto &any =
      model.meta_graphs(0).collection_def(0).value().any_list().value(0);
  EXPECT_EQ(any.type_url(), "type.googleapis.com/tensorflow.AssetFileDef");
  proto::AssetFileDef asset;
  EXPECT_TRUE(asset.ParseFromString(any.value()));
  EXPECT_EQ(asset.filename(), "vocabulary.txt");
}

} // namespace
} // namespace tfuse
