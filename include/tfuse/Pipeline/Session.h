//===- Session.h - What one conversion carries through its phases -*- C++ -*-=//
//
// The MLIR context, the report and the way to the user, for one call of the
// public interface. Errors of readers (llvm::Error) and of passes (MLIR
// diagnostics) end in the same callback.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_PIPELINE_SESSION_H
#define TFUSE_PIPELINE_SESSION_H

#include "tfuse/Report/Report.h"
#include "tfuse/tfuse.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/Error.h"
#include <functional>

namespace tfuse {

class Session {
public:
  explicit Session(std::function<void(const Diagnostic &)> onDiagnostic);

  mlir::MLIRContext &getContext() { return context; }
  Report &getReport() { return report; }

  /// Passes an error on to the user and fails; succeeds if there is none, so
  /// that callers read `return session.check(write(...))`.
  llvm::LogicalResult check(llvm::Error error);

  /// Whether an error has been passed on.
  bool hasFailed() const { return failed; }

private:
  void handle(mlir::Diagnostic &diagnostic);
  void emit(Diagnostic diagnostic);

  std::function<void(const Diagnostic &)> onDiagnostic;
  bool failed = false;
  Report report;
  mlir::MLIRContext context;
};

} // namespace tfuse

#endif // TFUSE_PIPELINE_SESSION_H
