//===- DefaultAttrs.h - Attributes that a NodeDef may leave out -*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_DEFAULTATTRS_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_DEFAULTATTRS_H

#include "AttrReader.h"
#include "OpResolver.h"

namespace tfuse {

/// Appends each attribute that `attrs` lacks and that has a default in the
/// definition of the op.
void addDefaultAttrs(const ResolvedOp &resolved, AttrReader &reader,
                     llvm::SmallVectorImpl<mlir::NamedAttribute> &attrs);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_DEFAULTATTRS_H
