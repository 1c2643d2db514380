//===- Models.h - models for tests ------------------------------*- C++ -*-===//

#ifndef TFUSE_UNITTESTS_EXPORT_MODELS_H
#define TFUSE_UNITTESTS_EXPORT_MODELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include <string>

namespace tfuse {

/// A context with all dialects that a model's text may use.
class ModelContext : public mlir::MLIRContext {
public:
  ModelContext();
};

mlir::OwningOpRef<mlir::ModuleOp> parseModel(mlir::MLIRContext &context,
                                             llvm::StringRef text);

/// The exported model; the test fails if it cannot be exported.
std::string exported(mlir::ModuleOp module, const ExportOptions &options = {});

/// The model that a lit test exports, e.g. "unary.mlir".
std::string exportedTest(llvm::StringRef name);

/// The message of an expected error; the test fails if there is no error.
std::string messageOf(llvm::Error error);

} // namespace tfuse

#endif // TFUSE_UNITTESTS_EXPORT_MODELS_H
