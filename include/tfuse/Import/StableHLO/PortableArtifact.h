//===- PortableArtifact.h - Serialized programs of StableHLO ----*- C++ -*-===//
//
// A portable artifact is MLIR bytecode of the VHLO dialect: StableHLO with a
// version for each op, type and attribute. The `module` attribute of
// XlaCallModule holds one.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_STABLEHLO_PORTABLEARTIFACT_H
#define TFUSE_IMPORT_STABLEHLO_PORTABLEARTIFACT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// Reads the program. Functions become func.func, calls func.call, all other
/// ops `stablehlo` ops in generic form: lists of numbers become dense
/// constants, enumerators strings. Unknown versions of ops, types and
/// attributes are errors, and so is every inconsistency; `bytes` may be
/// hostile.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
readPortableArtifact(llvm::StringRef bytes, mlir::MLIRContext *context);

/// The producer as named in the program; may be empty.
llvm::StringRef producerOfPortableArtifact(llvm::StringRef bytes);

} // namespace tfuse

#endif // TFUSE_IMPORT_STABLEHLO_PORTABLEARTIFACT_H
