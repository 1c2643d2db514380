//===- Heap.cpp - Memory for a process that soon ends ---------------------===//

#include "Heap.h"

#include <cstddef>

#ifdef __GLIBC__
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace tfuse::cli {

void preferLargePages() {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  // Large blocks come from the heap, too, and it does not shrink.
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  constexpr size_t kSize = 2000 << 20; // Below the threshold.
  auto *begin = static_cast<char *>(sbrk(0));
  // Volatile: or the compiler leaves the allocation out.
  void *volatile block = std::malloc(kSize);
  auto *end = static_cast<char *>(sbrk(0));
  // A limit on addresses, or another allocator: then all stays as it is.
  if (block && end > begin) {
    uintptr_t page = sysconf(_SC_PAGESIZE);
    char *first = begin + (-reinterpret_cast<uintptr_t>(begin) & (page - 1));
    madvise(first, end - first, MADV_HUGEPAGE);
  }
  std::free(block);
#endif
}

} // namespace tfuse::cli
