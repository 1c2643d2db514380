//===- ArenaSummary.cpp - The tensor arena of TFLite Micro ----------------===//

#include "ArenaSummary.h"

#include "tfuse/Import/TFLite/MicroArena.h"

using namespace llvm;

namespace tfuse {

Expected<MicroArena> describeArena(StringRef path) {
  Expected<std::shared_ptr<const MappedFile>> file = MappedFile::open(path);
  if (!file)
    return file.takeError();
  Expected<std::optional<MicroArenaSizes>> sizes =
      predictMicroArena(std::move(*file));
  if (!sizes)
    return sizes.takeError();
  MicroArena arena;
  if (!*sizes)
    return arena;
  arena.bytes = (*sizes)->arena;
  arena.tensorBytes = (*sizes)->tensors;
  arena.persistentBytes = (*sizes)->persistent;
  arena.summary = "arena: about " + formatBytes(arena.bytes) +
                  " (TFLite Micro, 64-bit): " + formatBytes(arena.tensorBytes) +
                  " for tensors, " + formatBytes(arena.persistentBytes) +
                  " for structs and kernels";
  return arena;
}

json::Object toJSON(const MicroArena &arena) {
  return json::Object{{"summary", arena.summary},
                      {"bytes", arena.bytes},
                      {"tensorBytes", arena.tensorBytes},
                      {"persistentBytes", arena.persistentBytes}};
}

} // namespace tfuse
