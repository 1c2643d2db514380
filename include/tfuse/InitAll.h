//===- InitAll.h - Registers all dialects and passes ------------*- C++ -*-===//
//
// Registration for tools that read and write MLIR text. The converter does not
// use it: it loads only the dialects it needs.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_INITALL_H
#define TFUSE_INITALL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tfuse {

/// Registers all dialects of tfuse, and the MLIR dialects used with them.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Registers all passes of tfuse, and MLIR's general passes (canonicalize, cse,
/// inline, ...).
void registerAllPasses();

} // namespace tfuse

#endif // TFUSE_INITALL_H
