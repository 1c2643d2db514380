//===- ModelFileErrorsTest.cpp - Diagnostics for models that are too large ===//
//
// The large files are sparse, so they take no disk space and no time to write.
//
//===----------------------------------------------------------------------===//

#include "CheckpointWriter.h"
#include "Format/Proto/SavedModel.pb.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include <climits>

using namespace llvm;

namespace tfuse {
namespace {

constexpr uint64_t kLarge = uint64_t(INT_MAX) + 1;

/// A field of a message, by its number; `size` bytes more follow its content.
std::string field(unsigned number, StringRef content, uint64_t size = 0) {
  return varint(number << 3 | 2) + varint(content.size() + size) +
         content.str();
}

/// A GraphDef of one node. Its attribute ends in the field `number` of
/// AttrValue, which ends in `content` and `size` bytes.
std::string graphOf(unsigned number, StringRef content, uint64_t size) {
  std::string value = field(number, content, size);
  std::string attr = field(1, "value") + field(2, value, size);
  std::string node = field(1, "c") + field(2, "Const") + field(5, attr, size);
  return field(1, node, size);
}

Expected<FileExtents> parse(const ScratchFolder &folder, StringRef head,
                            uint64_t size, proto::GraphDef &graph) {
  std::string path = folder.write("graph.pb", head);
  int descriptor;
  EXPECT_FALSE(sys::fs::openFileForReadWrite(
      path, descriptor, sys::fs::CD_OpenExisting, sys::fs::OF_None));
  EXPECT_FALSE(sys::fs::resize_file_sparse(descriptor, head.size() + size));
  sys::fs::file_t handle = sys::fs::convertFDToNativeFile(descriptor);
  EXPECT_FALSE(sys::fs::closeFile(handle));
  auto file = MappedFile::open(path);
  if (!file)
    return file.takeError();
  return parseModelFile(*file, ModelKind::GraphDef, graph);
}

TEST(ModelFileErrors, Text) {
  proto::GraphDef graph;
  EXPECT_EQ(describe(parseText(StringRef("x", kLarge), "graph.pbtxt", graph)),
            "limit-exceeded: the text format is limited to 2 GB (use the "
            "binary format)");
}

TEST(ModelFileErrors, WithoutTensors) {
  ScratchFolder folder;
  proto::GraphDef graph;
  constexpr unsigned kString = 2; // AttrValue.s
  EXPECT_EQ(
      describe(parse(folder, graphOf(kString, "", kLarge), kLarge, graph)),
      "limit-exceeded: without its large tensors the model still exceeds "
      "the 2 GB that protobuf can hold");
}

TEST(ModelFileErrors, Written) {
  // The importer leaves the tensor in the file; the exporter copies it into the
  // written file.
  ScratchFolder folder;
  proto::GraphDef graph;
  constexpr unsigned kTensor = 8; // AttrValue.tensor
  std::string content = varint(1 << 3) + varint(proto::DT_UINT8) +
                        varint(4 << 3 | 2) +
                        varint(kLarge); // TensorProto.dtype, .tensor_content
  auto parsed = parse(folder, graphOf(kTensor, content, kLarge), kLarge, graph);
  ASSERT_TRUE(static_cast<bool>(parsed));
  ASSERT_EQ(parsed->extents.size(), 1u);
  raw_null_ostream os;
  EXPECT_EQ(toString(writeModelFile(graph, ModelKind::GraphDef, parsed->extents,
                                    {}, os)),
            "the model exceeds the 2 GB that protobuf, and so TensorFlow, can "
            "read");
}

} // namespace
} // namespace tfuse
