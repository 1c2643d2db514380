//===- Skeleton.h - Cuts large tensors out of a message ---------*- C++ -*-===//

#ifndef TFUSE_LIB_FORMAT_PROTO_SKELETON_H
#define TFUSE_LIB_FORMAT_PROTO_SKELETON_H

#include "tfuse/Format/Proto/ModelFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <vector>

namespace tfuse {

/// A message in binary form as pieces: stretches of the file, and a few bytes
/// in between that replace others.
struct Skeleton {
  struct Edit {
    llvm::ArrayRef<char> replaced;
    llvm::SmallVector<char, 16> replacement;
  };
  std::vector<Edit> edits;                    ///< In the order of the file.
  std::vector<llvm::ArrayRef<char>> extents;  ///< What was cut out.
  std::vector<std::vector<NodeInFile>> nodes; ///< The same, by graph.
  /// Of the edited message, with the nodes.
  uint64_t size = 0;
};

/// Finds the fields of tensors in `message` that are to stay in the file and,
/// with `leavesNodes`, the nodes. If the message is malformed, or too unusual,
/// there are no edits.
Skeleton makeSkeleton(llvm::ArrayRef<char> message, ModelKind kind,
                      bool leavesNodes);

} // namespace tfuse

#endif // TFUSE_LIB_FORMAT_PROTO_SKELETON_H
