//===- FlexOptions.cpp - The options of Flex ops --------------------------===//
//
// An input is the name of a TensorFlow op, a zero byte, and the FlexBuffer that
// a .tflite file holds for the op.
//
//===----------------------------------------------------------------------===//

#include "Format/Proto/Graph.pb.h"
#include "Fuzzing.h"
#include "ProtoMutator.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Import/Flex/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/PassManager.h"
#include <flatbuffers/flexbuffers.h>

using namespace mlir;
using namespace tfuse;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto [name, options] = fuzz::asText(data, size).split('\0');
  MLIRContext &context =
      fuzz::contextOf<func::FuncDialect, tf::TFDialect, tf_type::TFTypeDialect,
                      tfl::TFLDialect>();
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  Type tensor = UnrankedTensorType::get(builder.getF32Type());
  auto function = func::FuncOp::create(
      builder, loc, "main", builder.getFunctionType({tensor, tensor}, tensor));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  auto custom =
      tfl::CustomOp::create(builder, loc, tensor, function.getArguments(),
                            builder.getStringAttr("Flex" + name),
                            tfl::ConstBytesAttr::get(&context, options));
  func::ReturnOp::create(builder, loc, custom->getResults());

  PassManager passes(&context, ModuleOp::getOperationName());
  passes.addNestedPass<func::FuncOp>(createLiftFlexOpsPass());
  if (mlir::succeeded(passes.run(*module)))
    fuzz::check(*module);
  return 0;
}

/// Writes the options of a node.
static std::string input(llvm::StringRef name, llvm::StringRef node) {
  flexbuffers::Builder builder;
  builder.Vector([&] {
    builder.String(name.data(), name.size());
    builder.String(node.data(), node.size());
  });
  builder.Finish();
  const std::vector<uint8_t> &bytes = builder.GetBuffer();
  return name.str() + '\0' + std::string(bytes.begin(), bytes.end());
}

/// The node in valid options; false if they hold none.
static bool readNode(llvm::StringRef options, proto::NodeDef &node) {
  const auto *bytes = reinterpret_cast<const uint8_t *>(options.data());
  std::vector<uint8_t> reused;
  if (options.size() < 3 ||
      !flexbuffers::VerifyBuffer(bytes, options.size(), &reused))
    return false;
  auto parts = flexbuffers::GetRoot(bytes, options.size()).AsVector();
  if (parts.size() != 2 || !parts[1].IsString())
    return false;
  auto text = parts[1].AsString();
  return parseBinary({text.c_str(), text.length()}, node);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  static constexpr llvm::StringLiteral words[] = {
      "AddV2", "Identity", "TensorArrayV3", "ConcatV2", "T", "N", "dtype"};
  fuzz::Random random(seed);
  auto [name, options] = fuzz::asText(data, size).split('\0');
  proto::NodeDef node;
  if (fuzz::pick(random, 3) == 0 || !readNode(options, node))
    return LLVMFuzzerMutate(data, size, maxSize);
  fuzz::mutateMessage(node, random, words);
  if (size_t stored = fuzz::store(input(name, node.SerializePartialAsString()),
                                  data, maxSize))
    return stored;
  return LLVMFuzzerMutate(data, size, maxSize);
}
