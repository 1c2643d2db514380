//===- MicroArena.h - The tensor arena of TFLite Micro ----------*- C++ -*-===//
//
// Predicts the size of the tensor arena that TFLite Micro needs for a file. The
// prediction repeats what MicroInterpreter::AllocateTensors allocates:
//
//   - from the start of the arena, the computed tensors and the scratch buffers
//     of kernels, placed by the greedy planner: largest first, each in the
//     first gap among the buffers of overlapping lifetime, aligned to 16 bytes;
//   - from the end of the arena, what stays: structs for tensors and operators,
//     options, data of kernels (MicroKernels.def), and variable tensors;
//   - between both, while it plans: a list of all tensors and the planner's
//     tables. In small models the arena must be larger for these.
//
// Sizes are those of 64-bit machines. The structs take about half as much on
// 32-bit microcontrollers, so that the prediction is an upper bound there.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_TFLITE_MICROARENA_H
#define TFUSE_IMPORT_TFLITE_MICROARENA_H

#include "tfuse/Support/MappedFile.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>

namespace tfuse {

/// Sizes in bytes.
struct MicroArenaSizes {
  /// The smallest arena with which AllocateTensors succeeds.
  uint64_t arena = 0;
  /// What remains allocated afterwards, MicroInterpreter::arena_used_bytes:
  /// the tensors and scratch buffers, and the rest.
  uint64_t tensors = 0, persistent = 0;
  uint64_t used() const { return tensors + persistent; }
};

/// Nothing if TFLite Micro cannot plan the memory of the file: a tensor has
/// unknown sizes or a type without a size, or there are too many tensors. Fails
/// with NotAModel or FileCorrupt for a file that is no valid model.
llvm::Expected<std::optional<MicroArenaSizes>>
predictMicroArena(std::shared_ptr<const MappedFile> file);

} // namespace tfuse

#endif // TFUSE_IMPORT_TFLITE_MICROARENA_H
