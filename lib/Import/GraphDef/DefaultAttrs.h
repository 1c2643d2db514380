//===- DefaultAttrs.h - Attributes that a NodeDef may leave out -*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_DEFAULTATTRS_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_DEFAULTATTRS_H

#include "AttrReader.h"
#include "OpFacts.h"

namespace tfuse {

/// Appends an attribute for each that `attrs` lacks and the op has a default
/// for.
void addDefaultAttrs(const OpFacts &facts, AttrReader &reader,
                     llvm::SmallVectorImpl<mlir::NamedAttribute> &attrs);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_DEFAULTATTRS_H
