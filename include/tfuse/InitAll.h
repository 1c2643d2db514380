//===- InitAll.h - Everything tfuse-opt knows -------------------*- C++ -*-===//
//
// Registration for tools that read and write MLIR text. What the converter
// itself needs, it loads on its own: it does not pay for this.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_INITALL_H
#define TFUSE_INITALL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tfuse {

/// All dialects of tfuse, and those of MLIR that programs may use beside them.
void registerAllDialects(mlir::DialectRegistry &registry);

/// All passes of tfuse, and MLIR's passes that belong to no dialect
/// (canonicalize, cse, inline, ...).
void registerAllPasses();

} // namespace tfuse

#endif // TFUSE_INITALL_H
