//===- Generators.h - what tfuse-tblgen can make ----------------*- C++ -*-===//
//
// Each generator writes one file from all records of the tfl op definitions.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_TOOLS_TFUSE_TBLGEN_GENERATORS_H
#define TFUSE_TOOLS_TFUSE_TBLGEN_GENERATORS_H

#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"
#include <vector>

namespace tfuse::tblgen {

/// The ops that are TFLite operators, ordered by their name in the dialect.
std::vector<const llvm::Record *>
operatorDefs(const llvm::RecordKeeper &records);

/// The tables of OpFacts.h as C++.
bool genOpFacts(llvm::raw_ostream &os, const llvm::RecordKeeper &records);

/// The op reference as Markdown.
bool genOpDocs(llvm::raw_ostream &os, const llvm::RecordKeeper &records);

} // namespace tfuse::tblgen

#endif // TFUSE_TOOLS_TFUSE_TBLGEN_GENERATORS_H
