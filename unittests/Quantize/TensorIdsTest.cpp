//===- TensorIdsTest.cpp - Stable names of a model's tensors --------------===//

#include "tfuse/Quantize/TensorIds.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Parser/Parser.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Support/MappedFile.h"
#include "gtest/gtest.h"
#include <set>

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using namespace tfuse::quantize;

namespace {

// Two values at one node, two results, a constant, a branch.
constexpr const char kModel[] = R"mlir(
func.func @main(%x: tensor<1x4xf32>, %c: tensor<i1>) -> (tensor<1x2xf32>, tensor<1x4xf32>)
    attributes {tf.entry_function = {inputs = "x,c", outputs = "y,z"}} {
  %0 = "tfl.relu"(%x) : (tensor<1x4xf32>) -> tensor<1x4xf32> loc("a")
  %1 = "tfl.exp"(%0) : (tensor<1x4xf32>) -> tensor<1x4xf32> loc("a")
  %axis = "tfl.pseudo_const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32> loc("axis")
  %2:2 = "tfl.split"(%axis, %1) <{num_splits = 2 : i32}> : (tensor<i32>, tensor<1x4xf32>) -> (tensor<1x2xf32>, tensor<1x2xf32>) loc("parts")
  %weights = "tfl.pseudo_const"() <{value = dense<VALUE> : tensor<1x2xf32>}> : () -> tensor<1x2xf32> loc("weights")
  %3 = tfl.add(%2#0, %weights) <{fused_activation_function = "NONE"}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32> loc("sum")
  %4 = tfl.mul(%3, %2#1) <{fused_activation_function = "NONE"}> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32> loc("y")
  %5 = "tfl.if"(%c) ({
    %6 = func.call @yes(%1) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    "tfl.yield"(%6) : (tensor<1x4xf32>) -> ()
  }, {
    %6 = func.call @no(%1) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    "tfl.yield"(%6) : (tensor<1x4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<1x4xf32> loc("choice")
  return %4, %5 : tensor<1x2xf32>, tensor<1x4xf32>
}
func.func private @yes(%x: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0 = "tfl.abs"(%x) : (tensor<1x4xf32>) -> tensor<1x4xf32> loc("a")
  return %0 : tensor<1x4xf32>
}
func.func private @no(%x: tensor<1x4xf32>) -> tensor<1x4xf32> {
  return %x : tensor<1x4xf32>
}
)mlir";

class TensorIdsTest : public testing::Test {
protected:
  TensorIdsTest() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect,
                        quant::QuantDialect, tf::TFDialect,
                        tf_type::TFTypeDialect, tfl::TFLDialect>();
  }

  OwningOpRef<ModuleOp> parse(StringRef weights = "1.0") {
    std::string text = kModel;
    text.replace(text.find("VALUE"), 5, weights);
    return parseSourceString<ModuleOp>(text, &context);
  }

  OwningOpRef<ModuleOp> exportAndImport(ModuleOp module) {
    std::string bytes = cantFail(exportTFLiteToMemory(module));
    return cantFail(
        importTFLite(MappedFile::fromMemory(bytes, "m.tflite"), &context));
  }

  /// The ids of the results of operators and of arguments.
  static std::set<std::string> idsOf(ModuleOp module, const TensorIds &ids) {
    std::set<std::string> found;
    auto add = [&](Value value) {
      StringRef id = ids.of(value);
      EXPECT_FALSE(id.empty());
      EXPECT_EQ(ids.valueOf(id), value);
      EXPECT_TRUE(found.insert(id.str()).second) << id.str();
    };
    module.walk([&](Operation *op) {
      if (isa<tfl::OpFactsInterface>(op))
        llvm::for_each(op->getResults(), add);
      if (auto function = dyn_cast<func::FuncOp>(op))
        llvm::for_each(function.getArguments(), add);
    });
    return found;
  }

  MLIRContext context;
};

TEST_F(TensorIdsTest, namesOfTheFile) {
  auto module = parse();
  TensorIds ids = cantFail(TensorIds::of(*module));
  EXPECT_EQ(idsOf(*module, ids),
            (std::set<std::string>{"main:x", "main:c", "main:a", "main:a1",
                                   "main:parts", "main:parts1", "main:sum",
                                   "main:y", "main:z", "yes:yes_arg0", "yes:a2",
                                   "no:no_arg0"}));
}

TEST_F(TensorIdsTest, surviveExportAndImport) {
  auto module = parse();
  TensorIds ids = cantFail(TensorIds::of(*module));
  auto imported = exportAndImport(*module);
  TensorIds importedIds = cantFail(TensorIds::of(*imported));
  EXPECT_EQ(idsOf(*imported, importedIds), idsOf(*module, ids));
  EXPECT_EQ(fingerprint(*imported, importedIds), fingerprint(*module, ids));
  auto again = exportAndImport(*imported);
  TensorIds againIds = cantFail(TensorIds::of(*again));
  EXPECT_EQ(fingerprint(*again, importedIds).size(), 32u);
}

TEST_F(TensorIdsTest, fingerprintsDifferByConstants) {
  auto module = parse("1.0"), other = parse("1.5");
  TensorIds ids = cantFail(TensorIds::of(*module));
  TensorIds otherIds = cantFail(TensorIds::of(*other));
  EXPECT_NE(fingerprint(*module, ids), fingerprint(*other, otherIds));
}

TEST_F(TensorIdsTest, tensorsInsideRecurrentOps) {
  EXPECT_EQ(TensorIds::inside("main:lstm", "input_gate"),
            "main:lstm/input_gate");
}

} // namespace
