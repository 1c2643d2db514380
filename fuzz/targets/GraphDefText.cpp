//===- GraphDefText.cpp - Graphs in text form -----------------------------===//

#include "Format/Proto/Graph.pb.h"
#include "Graphs.h"
#include "ProtoMutator.h"

using namespace tfuse;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (auto module = fuzz::importGraph(fuzz::asText(data, size)))
    if (fuzz::raise(*module))
      fuzz::check(*module);
  return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  return fuzz::mutateText(data, size, maxSize, seed,
                          proto::GraphDef::default_instance(),
                          fuzz::graphWords);
}
