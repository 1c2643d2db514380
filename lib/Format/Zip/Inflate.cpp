//===- Inflate.cpp - Decompresses deflate streams -------------------------===//

#include "tfuse/Format/Zip/Inflate.h"

#include <isa-l/igzip_lib.h>
#include <limits>

using namespace llvm;

namespace tfuse {

std::shared_ptr<const std::vector<char>>
inflate(ArrayRef<char> stream, uint64_t size, DeflateForm form) {
  constexpr uint64_t most = std::numeric_limits<uint32_t>::max();
  if (stream.size() > most || size > most ||
      size / kMostDeflateExpansion > stream.size())
    return nullptr;
  auto result = std::make_shared<std::vector<char>>(size);
  // The last byte finds out whether the stream is longer.
  char last = 0;
  auto state = std::make_unique<inflate_state>();
  isal_inflate_init(state.get());
  state->crc_flag = form == DeflateForm::Zlib ? ISAL_ZLIB : ISAL_DEFLATE;
  // The library does not write to its input.
  state->next_in =
      reinterpret_cast<uint8_t *>(const_cast<char *>(stream.data()));
  state->avail_in = uint32_t(stream.size());
  auto fill = [&](char *to, uint64_t count) {
    state->next_out = reinterpret_cast<uint8_t *>(to);
    state->avail_out = uint32_t(count);
    return isal_inflate(state.get()) == ISAL_DECOMP_OK;
  };
  if (!fill(result->data(), size) || state->avail_out != 0)
    return nullptr;
  if (state->block_state != ISAL_BLOCK_FINISH &&
      (!fill(&last, 1) || state->avail_out != 1))
    return nullptr;
  return state->block_state == ISAL_BLOCK_FINISH ? result : nullptr;
}

} // namespace tfuse
