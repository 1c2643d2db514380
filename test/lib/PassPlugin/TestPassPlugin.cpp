//===- TestPassPlugin.cpp - A pass from outside ---------------------------===//
//
// An example of a user's plug-in: it is linked against nothing and finds MLIR
// and tfuse in the program that loads it.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace mlir;
using namespace tfuse;

namespace {

/// Turns tf.Relu into tf.Relu6.
struct TestRelu6Pass
    : public PassWrapper<TestRelu6Pass, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestRelu6Pass)

  StringRef getArgument() const final { return "test-relu6"; }
  StringRef getDescription() const final { return "tf.Relu to tf.Relu6"; }

  void runOnOperation() final {
    getOperation().walk([](Operation *op) {
      if (!tf::isa(op, "Relu"))
        return;
      OpBuilder builder(op);
      Operation *relu6 = tf::createOp(builder, op->getLoc(), "Relu6",
                                      op->getResultTypes(), op->getOperands());
      op->replaceAllUsesWith(relu6);
      op->erase();
    });
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "TestPassPlugin", "1",
          [] { PassRegistration<TestRelu6Pass>(); }};
}
