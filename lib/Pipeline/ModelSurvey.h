//===- ModelSurvey.h - What a conversion starts and ends with ---*- C++ -*-===//
//
// Collects during a dry run what `tfuse explain` joins with the report: the
// annotated functions and loops of the model, and the ops of the result.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_PIPELINE_MODELSURVEY_H
#define TFUSE_LIB_PIPELINE_MODELSURVEY_H

#include "tfuse/Pipeline/Phases.h"
#include "tfuse/explain.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace tfuse {

/// The name scope of a node, up to the first loop: "rnn" for
/// "rnn/while/lstm_cell/MatMul".
std::string scopeOf(llvm::StringRef node);

struct ModelSurvey {
  struct AnnotatedFunction {
    /// The symbol, and the name that the report has for it.
    std::string name, node;
    std::string annotation;
    /// The custom ops that fusion made of the body.
    std::vector<std::string> customOps;
    /// False after fusion: the annotation has been used, or nothing calls the
    /// function any more.
    bool remains = false;
    /// The layers that call the function.
    std::vector<std::string> layers;
  };
  struct Loop {
    std::string node, layer;
  };

  /// Of functions that signatures call.
  std::vector<AnnotatedFunction> functions;
  std::vector<Loop> loops;
  /// The model has fake-quant ops, which give the ranges of int8.
  bool hasRanges = false;
  /// The nodes of custom ops that no fusion created, by TensorFlow op.
  std::map<std::string, std::vector<std::string>> missingBuiltins;
  std::vector<RuntimeSupport> runtimes;
  /// Ops of the result with a float32 result, except DEQUANTIZE.
  unsigned floatOps = 0;

  /// Looks at the module after a phase.
  void look(Phase phase, mlir::ModuleOp module);
};

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_MODELSURVEY_H
