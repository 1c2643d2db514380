//===- GraphTest.h - Tests on small graphs ----------------------*- C++ -*-===//

#ifndef TFUSE_UNITTESTS_RULES_GRAPHTEST_H
#define TFUSE_UNITTESTS_RULES_GRAPHTEST_H

#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Rules/Graph/GraphEditor.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

namespace tfuse {

class GraphTest : public testing::Test {
protected:
  GraphTest() {
    context.loadDialect<tfg::TFGDialect, tf_type::TFTypeDialect>();
  }

  /// The nodes of a graph, between its braces.
  mlir::Operation *parse(llvm::StringRef nodes) {
    module = mlir::parseSourceString<mlir::ModuleOp>(
        ("module {\ntfg.graph #tf_type.version<producer = 1010, "
         "min_consumer = 0> {\n" +
         nodes + "\n}\n}")
            .str(),
        &context);
    return module ? &module->getBody()->front() : nullptr;
  }

  /// The names of all nodes, in order.
  std::string names() {
    std::string text;
    for (mlir::Operation &op : module->getBody()->front().getRegion(0).front())
      text += (text.empty() ? "" : " ") + GraphEditor::nameOf(&op).str();
    return text;
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace tfuse

#endif // TFUSE_UNITTESTS_RULES_GRAPHTEST_H
