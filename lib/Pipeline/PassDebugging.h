//===- PassDebugging.h - Watches the passes of a conversion -----*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_PASSDEBUGGING_H
#define TFUSE_LIB_PIPELINE_PASSDEBUGGING_H

#include "tfuse/tfuse.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "llvm/ADT/StringRef.h"

namespace tfuse {

/// Lives as long as the conversion; prints times when it is destroyed.
class PassDebugger {
public:
  using Scope = mlir::TimingScope;

  explicit PassDebugger(const PassDebugging &options);

  /// Enables the requested debugging output of a phase's pass manager. The
  /// phase ends with the scope.
  [[nodiscard]] Scope watch(mlir::PassManager &passes, llvm::StringRef phase);

private:
  const PassDebugging &options;
  mlir::DefaultTimingManager times;
  mlir::TimingScope root;
};

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_PASSDEBUGGING_H
