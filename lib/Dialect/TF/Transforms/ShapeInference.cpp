//===- ShapeInference.cpp - The tf-shape-inference pass -------------------===//
//
// Reads the pass' options; inference itself is in lib/Shape/Module.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Shape/ModuleShapes.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

namespace tfuse::tf {

#define GEN_PASS_DEF_TFSHAPEINFERENCEPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

using namespace llvm;
using namespace mlir;

/// "1,-1:3" as [1,?] and [3]; an empty part is a scalar. Nothing if a part is
/// no shape, "*" included: an argument without a shape has its type's.
std::optional<SmallVector<std::optional<shape::Shape>>>
parseShapes(StringRef text) {
  SmallVector<std::optional<shape::Shape>> shapes;
  for (StringRef part : llvm::split(text, ':')) {
    SmallVector<shape::Dim> dims;
    if (!part.empty())
      for (StringRef size : llvm::split(part, ',')) {
        int64_t dim;
        if (size.trim().getAsInteger(10, dim) || dim < shape::kUnknown)
          return std::nullopt;
        dims.push_back(dim);
      }
    shapes.push_back(shape::Shape(dims));
  }
  return shapes;
}

struct ShapeInference final : impl::TFShapeInferencePassBase<ShapeInference> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    shape::ModuleShapeOptions options;
    options.maxIterations = maxIterations;
    options.warnsOfShared = warnShared;
    bool refused = false;
    if (diagnose)
      options.onConflict = [&](Operation *op, StringRef message) {
        if (!alwaysRuns(op))
          return;
        refused = true;
        emitUserError(op, Code::ShapeMismatch)
            << "TensorFlow refuses to run this op: " << op->getName() << ": "
            << message;
      };
    if (!inputArgShapes.empty()) {
      auto shapes = parseShapes(inputArgShapes);
      if (!shapes) {
        module.emitError("Missing input argument shapes");
        return signalPassFailure();
      }
      if (!module.lookupSymbol<func::FuncOp>("main")) {
        module.emitError("Input shapes provided but no `main` function found.");
        return signalPassFailure();
      }
      options.argumentShapes["main"] = std::move(*shapes);
    }
    FailureOr<bool> converged = shape::refineModuleTypes(module, options);
    if (failed(converged))
      return signalPassFailure();
    if (!*converged) {
      module.emitError("shape inference pass did not reach convergence after ")
          << maxIterations;
      signalPassFailure();
    }
    if (refused)
      signalPassFailure();
  }
};

} // namespace

} // namespace tfuse::tf
