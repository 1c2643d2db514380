//===- PlainAttrs.h - Attributes of most nodes, read fast -------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_PLAINATTRS_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_PLAINATTRS_H

#include "Format/Proto/Graph.pb.h"
#include "llvm/ADT/StringRef.h"

namespace tfuse {

/// Reads a NodeDef that has attributes only, each with a name and a plain
/// value: a type, number, string, shape, or a list of integers, types or
/// shapes. Overwrites `node` with what protobuf would read. Returns false for
/// all other nodes and unusual encodings, which protobuf has to read.
bool readPlainAttrs(llvm::StringRef bytes, proto::NodeDef &node);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_PLAINATTRS_H
