//===- PortableArtifact.h - Serialized programs of StableHLO ----*- C++ -*-===//
//
// A portable artifact is MLIR bytecode whose ops, types and attributes are
// those of VHLO, StableHLO with a version for each of them. It is what the
// `module` attribute of an XlaCallModule holds.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_STABLEHLO_PORTABLEARTIFACT_H
#define TFUSE_IMPORT_STABLEHLO_PORTABLEARTIFACT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// Reads the program. Functions are func.func, calls func.call, all other ops
/// `stablehlo` ops in their generic form: lists of numbers are dense constants
/// and the cases of an enumeration strings. Ops, types and attributes of later
/// versions than those known here are an error, and so is anything that does
/// not hold together; `bytes` may be any bytes.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
readPortableArtifact(llvm::StringRef bytes, mlir::MLIRContext *context);

/// What wrote the program, as it says itself; empty if it says nothing.
llvm::StringRef producerOfPortableArtifact(llvm::StringRef bytes);

} // namespace tfuse

#endif // TFUSE_IMPORT_STABLEHLO_PORTABLEARTIFACT_H
