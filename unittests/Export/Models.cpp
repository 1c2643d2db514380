//===- Models.cpp - models for tests --------------------------------------===//

#include "Models.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Parser/Parser.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace tfuse {

ModelContext::ModelContext() {
  loadDialect<arith::ArithDialect, func::FuncDialect, quant::QuantDialect,
              tf::TFDialect, tf_type::TFTypeDialect, tfl::TFLDialect>();
}

OwningOpRef<ModuleOp> parseModel(MLIRContext &context, llvm::StringRef text) {
  auto module = parseSourceString<ModuleOp>(text, &context);
  EXPECT_TRUE(module) << text.str();
  return module;
}

std::string exported(ModuleOp module, const ExportOptions &options) {
  auto bytes = exportTFLiteToMemory(module, options);
  if (bytes)
    return *bytes;
  ADD_FAILURE() << llvm::toString(bytes.takeError());
  return "";
}

std::string exportedTest(llvm::StringRef name) {
  ModelContext context;
  std::string path = TFUSE_MODEL_SOURCES "/" + name.str();
  auto module = parseSourceFile<ModuleOp>(path, &context);
  EXPECT_TRUE(module) << path;
  return module ? exported(*module) : "";
}

std::string messageOf(llvm::Error error) {
  EXPECT_TRUE(static_cast<bool>(error)) << "there is no error";
  return llvm::toString(std::move(error));
}

} // namespace tfuse
