//===- Skeleton.h - Cuts large tensors out of a message ---------*- C++ -*-===//

#ifndef TFUSE_LIB_FORMAT_PROTO_SKELETON_H
#define TFUSE_LIB_FORMAT_PROTO_SKELETON_H

#include "tfuse/Format/Proto/ModelFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <vector>

namespace tfuse {

/// Edits of a message in binary form: byte ranges of the file, and their
/// replacements.
struct Skeleton {
  struct Edit {
    llvm::ArrayRef<char> replaced;
    llvm::SmallVector<char, 16> replacement;
  };
  std::vector<Edit> edits;                   ///< In file order.
  std::vector<llvm::ArrayRef<char>> extents; ///< Contents that were cut out.
  /// Nodes that were cut out, by graph, and by graph and function.
  std::vector<std::vector<NodeInFile>> nodes;
  std::vector<std::vector<std::vector<NodeInFile>>> functionNodes;
  /// Size of the edited message, including cut-out nodes.
  uint64_t size = 0;
};

/// Finds the fields of tensors in `message` that stay in the file, and the
/// nodes that do. Returns no edits if the message is malformed or too unusual.
Skeleton makeSkeleton(llvm::ArrayRef<char> message, ModelKind kind,
                      LeftNodes leftNodes);

} // namespace tfuse

#endif // TFUSE_LIB_FORMAT_PROTO_SKELETON_H
