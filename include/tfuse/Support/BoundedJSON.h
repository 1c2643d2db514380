//===- BoundedJSON.h - Parses JSON of untrusted files -----------*- C++ -*-===//

#ifndef TFUSE_SUPPORT_BOUNDEDJSON_H
#define TFUSE_SUPPORT_BOUNDEDJSON_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace tfuse {

/// Parses a JSON text. Fails, with a plain message, for other texts and for
/// those in which more than `maxDepth` brackets are open at once: LLVM's parser
/// recurses for each one.
llvm::Expected<llvm::json::Value> parseBoundedJSON(llvm::StringRef text,
                                                   unsigned maxDepth);

} // namespace tfuse

#endif // TFUSE_SUPPORT_BOUNDEDJSON_H
