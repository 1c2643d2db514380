//===- CheckpointMutator.h - Random changes of checkpoints ------*- C++ -*-===//

#ifndef TFUSE_FUZZ_CHECKPOINTMUTATOR_H
#define TFUSE_FUZZ_CHECKPOINTMUTATOR_H

#include "Fuzzing.h"

namespace tfuse::fuzz {

/// The two files of a checkpoint with one shard.
struct CheckpointFiles {
  llvm::StringRef index, data;
};

/// Splits an input of the checkpoint target into the two files.
CheckpointFiles splitCheckpoint(llvm::StringRef input);

/// Mutates an input. Most results have valid checksums.
std::string mutateCheckpoint(llvm::StringRef input, Random &random,
                             size_t maxSize);

} // namespace tfuse::fuzz

#endif // TFUSE_FUZZ_CHECKPOINTMUTATOR_H
