//===- LayoutTest.cpp - where a model has its bytes -----------------------===//
//
// Properties of the file that the runtime relies on: alignment, shared equal
// constants, correct offsets at any size, complete files.
//
//===----------------------------------------------------------------------===//

#include "Import/TFLite/ModelView.h"
#include "Models.h"
#include "tfuse/Format/TFLite/Schema.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <csignal>
#include <map>
#include <sys/resource.h>

using namespace llvm;

namespace tfuse {
namespace {

namespace field = tfl::schema::field;

/// Constants of several sizes, none of them a multiple of the alignment.
constexpr const char constants[] = R"mlir(
func.func @main() -> (tensor<3xf32>, tensor<5xi8>, tensor<1xf64>, tensor<0xi32>,
                      tensor<7xi4>, tensor<2x!tf_type.string>, tensor<0xf32>)
    attributes {tf.entry_function = {outputs = "a,b,c,d,e,f,g"}} {
  %a = "tfl.pseudo_const"() <{value = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %b = "tfl.pseudo_const"() <{value = dense<[1, 2, 3, 4, 5]> : tensor<5xi8>}> : () -> tensor<5xi8>
  %c = "tfl.pseudo_const"() <{value = dense<0.5> : tensor<1xf64>}> : () -> tensor<1xf64>
  %d = "tfl.pseudo_const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %e = "tfl.pseudo_const"() <{value = dense<[1, -2, 3, -4, 5, -6, 7]> : tensor<7xi4>}> : () -> tensor<7xi4>
  %f = "tfl.pseudo_const"() <{value = dense<["ab", "c"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %empty = "tfl.pseudo_const"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
  %g = "tfl.neg"(%empty) : (tensor<0xf32>) -> tensor<0xf32>
  return %a, %b, %c, %d, %e, %f, %g : tensor<3xf32>, tensor<5xi8>, tensor<1xf64>, tensor<0xi32>, tensor<7xi4>, tensor<2x!tf_type.string>, tensor<0xf32>
})mlir";

tfl::ModelView view(StringRef bytes) {
  auto model =
      tfl::ModelView::open(MappedFile::fromMemory(bytes, "model.tflite"));
  if (model)
    return *model;
  ADD_FAILURE() << toString(model.takeError());
  return {nullptr, tfl::TableView()};
}

/// The bytes of each constant by the name of its tensor.
std::map<std::string, std::vector<uint8_t>> constantsOf(StringRef bytes) {
  std::map<std::string, std::vector<uint8_t>> found;
  tfl::ModelView model = view(bytes);
  tfl::TableView subgraph = model.root.at(field::Model_subgraphs, 0);
  for (size_t i = 0, e = subgraph.count(field::SubGraph_tensors); i < e; ++i) {
    tfl::TableView tensor = subgraph.at(field::SubGraph_tensors, i);
    auto content =
        model.bufferBytes(tensor.scalar<uint32_t>(field::Tensor_buffer));
    if (!content) {
      ADD_FAILURE() << toString(content.takeError());
      continue;
    }
    found[tensor.string(field::Tensor_name).str()].assign(content->begin(),
                                                          content->end());
  }
  return found;
}

std::string exportedText(StringRef text, const ExportOptions &options = {}) {
  ModelContext context;
  auto module = parseModel(context, text);
  return module ? exported(*module, options) : "";
}

void expectConstants(StringRef bytes) {
  auto found = constantsOf(bytes);
  EXPECT_EQ(found["a"], (std::vector<uint8_t>{0, 0, 0x80, 0x3f, 0, 0, 0, 0x40,
                                              0, 0, 0x40, 0x40}));
  EXPECT_EQ(found["b"], (std::vector<uint8_t>{1, 2, 3, 4, 5}));
  EXPECT_EQ(found["c"], (std::vector<uint8_t>{0, 0, 0, 0, 0, 0, 0xe0, 0x3f}));
  EXPECT_EQ(found["d"], std::vector<uint8_t>());
  // The first element is in the lower half of the byte.
  EXPECT_EQ(found["e"], (std::vector<uint8_t>{0xe1, 0xc3, 0xa5, 0x07}));
  // The number of strings, the offset of each, the end of the last, the
  // characters.
  EXPECT_EQ(found["f"], (std::vector<uint8_t>{2, 0, 0, 0, 16, 0, 0, 0, 18, 0, 0,
                                              0, 19, 0, 0, 0, 'a', 'b', 'c'}));
}

TEST(Layout, ConstantsAreInTheFlatBuffer) {
  std::string bytes = exportedText(constants);
  expectConstants(bytes);
  tfl::ModelView model = view(bytes);
  size_t withData = 0;
  for (size_t i = 0, e = model.root.count(field::Model_buffers); i < e; ++i) {
    tfl::TableView buffer = model.root.at(field::Model_buffers, i);
    EXPECT_FALSE(buffer.has(field::Buffer_offset));
    if (!buffer.has(field::Buffer_data))
      continue;
    ++withData;
    auto data = buffer.vector<uint8_t>(field::Buffer_data);
    if (!data.empty())
      EXPECT_EQ((reinterpret_cast<const char *>(data.data()) -
                 model.file->bytes().data()) %
                    16,
                0)
          << "buffer " << i;
  }
  // a, b, c, e, f and the operand of g: an empty constant operand has a buffer
  // too, since a tensor without one is not a constant. d is an output, and the
  // runtime allocates empty outputs. The last buffer holds the runtime version.
  EXPECT_EQ(withData, 7u);
}

TEST(Layout, ConstantsAreBehindTheFlatBuffer) {
  ExportOptions options;
  options.useBufferOffset = true;
  std::string bytes = exportedText(constants, options);
  expectConstants(bytes);
  tfl::ModelView model = view(bytes);
  uint64_t end = 0;
  for (size_t i = 0, e = model.root.count(field::Model_buffers); i < e; ++i) {
    tfl::TableView buffer = model.root.at(field::Model_buffers, i);
    EXPECT_FALSE(buffer.has(field::Buffer_data));
    uint64_t offset = buffer.scalar<uint64_t>(field::Buffer_offset);
    if (offset == 0)
      continue;
    EXPECT_EQ(offset % 16, 0u) << "buffer " << i;
    EXPECT_GE(offset, end);
    end = offset + buffer.scalar<uint64_t>(field::Buffer_size);
  }
  // Vector instructions may read past the last byte.
  EXPECT_GE(bytes.size(), end + 16);
}

TEST(Layout, LimitDecidesWhereConstantsAre) {
  // The size estimate is an upper bound, so files stay slightly below the
  // limit.
  std::string inside = exportedText(constants);
  // For constants this small, storing offsets takes as much room as storing the
  // data. The lowest valid limit is the size of the tables alone.
  ExportOptions elsewhere;
  elsewhere.useBufferOffset = true;
  uint64_t least = exportedText(constants, elsewhere).size();
  bool wasOutside = true;
  for (uint64_t limit = least; limit < inside.size() + (80 << 10);
       limit += 509) {
    ExportOptions options;
    options.flatBufferLimit = limit;
    std::string bytes = exportedText(constants, options);
    expectConstants(bytes);
    tfl::ModelView model = view(bytes);
    bool isOutside = false;
    for (size_t i = 0, e = model.root.count(field::Model_buffers); i < e; ++i)
      isOutside |=
          model.root.at(field::Model_buffers, i).has(field::Buffer_offset);
    EXPECT_TRUE(isOutside || bytes.size() <= limit) << limit;
    EXPECT_TRUE(wasOutside || !isOutside) << "more room, but " << limit;
    wasOutside = isOutside;
  }
  EXPECT_FALSE(wasOutside);
}

TEST(Layout, ModelIsTooLargeWithoutItsWeights) {
  ModelContext context;
  auto module = parseModel(context, constants);
  ExportOptions options;
  options.flatBufferLimit = 100;
  auto bytes = exportTFLiteToMemory(*module, options);
  EXPECT_NE(messageOf(bytes.takeError()).find("even without its weights"),
            std::string::npos);
}

TEST(Layout, EqualConstantsShareBytes) {
  constexpr const char text[] = R"mlir(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %a = "tfl.pseudo_const"() <{value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>}> : () -> tensor<4xf32> loc("a")
  %b = "tfl.pseudo_const"() <{value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>}> : () -> tensor<4xf32> loc("b")
  %c = "tfl.pseudo_const"() <{value = dense<[1.0, 2.0, 3.0, 5.0]> : tensor<4xf32>}> : () -> tensor<4xf32> loc("c")
  %d = "tfl.pseudo_const"() <{value = dense_resource<d> : tensor<4xf32>}> : () -> tensor<4xf32> loc("d")
  %0 = tfl.add %x, %a {fused_activation_function = "NONE"} : tensor<4xf32>
  %1 = tfl.add %0, %b {fused_activation_function = "NONE"} : tensor<4xf32>
  %2 = tfl.add %1, %c {fused_activation_function = "NONE"} : tensor<4xf32>
  %3 = tfl.add %2, %d {fused_activation_function = "NONE"} : tensor<4xf32>
  return %3 : tensor<4xf32>
}
{-# dialect_resources: { builtin: { d: "0x040000000000803F000000400000404000008040" } } #-}
)mlir";
  auto buffersOf = [](StringRef bytes) {
    std::map<std::string, uint32_t> buffers;
    tfl::ModelView model = view(bytes);
    tfl::TableView subgraph = model.root.at(field::Model_subgraphs, 0);
    for (size_t i = 0, e = subgraph.count(field::SubGraph_tensors); i < e;
         ++i) {
      tfl::TableView tensor = subgraph.at(field::SubGraph_tensors, i);
      buffers[tensor.string(field::Tensor_name).str()] =
          tensor.scalar<uint32_t>(field::Tensor_buffer);
    }
    return buffers;
  };
  auto shared = buffersOf(exportedText(text));
  EXPECT_EQ(shared["a"], shared["b"]);
  EXPECT_EQ(shared["a"], shared["d"]) << "wherever their bytes were";
  EXPECT_NE(shared["a"], shared["c"]);

  ExportOptions options;
  options.deduplicateBuffers = false;
  auto apart = buffersOf(exportedText(text, options));
  EXPECT_NE(apart["a"], apart["b"]);
  EXPECT_NE(apart["a"], apart["d"]);
}

TEST(Layout, IsTheSameEachTime) {
  for (const char *name : {"unary.mlir", "recurrent.mlir", "resource.mlir",
                           "quantization.mlir", "constants.mlir"}) {
    std::string first = exportedTest(name);
    EXPECT_FALSE(first.empty());
    EXPECT_EQ(first, exportedTest(name)) << name;
  }
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

class Files : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("export", folder));
    path = folder;
    sys::path::append(path, "model.tflite");
    module = parseModel(context, constants);
  }
  void TearDown() override { (void)sys::fs::remove_directories(folder); }

  /// The names of the files in the folder.
  std::vector<std::string> entries() {
    std::vector<std::string> names;
    std::error_code error;
    for (sys::fs::directory_iterator it(folder, error), end;
         it != end && !error; it.increment(error))
      names.push_back(sys::path::filename(it->path()).str());
    return names;
  }

  SmallString<128> folder, path;
  ModelContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

TEST_F(Files, HoldWhatIsInMemory) {
  ASSERT_FALSE(errorToBool(exportTFLite(*module, path)));
  auto content = MemoryBuffer::getFile(path);
  ASSERT_TRUE(content);
  EXPECT_EQ((*content)->getBuffer().str(), exported(*module));
  EXPECT_EQ(entries(), std::vector<std::string>{"model.tflite"});
}

TEST_F(Files, AreNotThereWhenTheFolderIsNot) {
  sys::path::append(folder, "missing", "model.tflite");
  std::string message = messageOf(exportTFLite(*module, folder));
  EXPECT_NE(message.find("cannot write"), std::string::npos) << message;
  folder = sys::path::parent_path(sys::path::parent_path(folder)).str();
  EXPECT_TRUE(entries().empty());
}

TEST_F(Files, StayAsTheyAreWhenTheDiskIsFull) {
  {
    std::error_code error;
    raw_fd_ostream os(path, error);
    os << "the previous model";
  }
  // Writing fails as on a full disk.
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit = {256, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  llvm::scope_exit reset([&] {
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
  });
  std::string message = messageOf(exportTFLite(*module, path));
  EXPECT_NE(message.find("cannot write"), std::string::npos) << message;
  EXPECT_EQ(entries(), std::vector<std::string>{"model.tflite"});
  auto content = MemoryBuffer::getFile(path);
  ASSERT_TRUE(content);
  EXPECT_EQ((*content)->getBuffer(), "the previous model");
}

TEST_F(Files, AreNotThereWhenTheModelIsWrong) {
  auto wrong = parseModel(context, R"mlir(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tf.NoSuchOperator"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
})mlir");
  std::string message = messageOf(exportTFLite(*wrong, path));
  EXPECT_NE(message.find("tf.NoSuchOperator"), std::string::npos) << message;
  EXPECT_TRUE(entries().empty());
}

} // namespace
} // namespace tfuse
