//===- SortedTable.h - Reads the table a checkpoint's index is --*- C++ -*-===//
//
// The index of a checkpoint is a table in the file format of LevelDB: blocks of
// prefix-compressed key-value pairs, each with a checksum. The footer of the
// file points to an index block, which points to the blocks. This reader visits
// all entries in order. Unlike LevelDB, it compares every size with the size of
// the file before it uses it, so that a hostile index ends in an error and
// never in a failed allocation.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_TENSORBUNDLE_SORTEDTABLE_H
#define TFUSE_LIB_IMPORT_TENSORBUNDLE_SORTEDTABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// Calls `visit` for every entry of the table in `file`, in the order of keys;
/// stops at the first error. `path` is for messages. The strings are valid
/// during the call only.
llvm::Error visitSortedTable(
    llvm::ArrayRef<char> file, llvm::StringRef path,
    llvm::function_ref<llvm::Error(llvm::StringRef key, llvm::StringRef value)>
        visit);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_TENSORBUNDLE_SORTEDTABLE_H
