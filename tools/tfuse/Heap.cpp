//===- Heap.cpp - Heap settings for a short-lived process -----------------===//

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
  // Allocate large blocks on the heap as well, and never shrink it.
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  constexpr size_t kSize = 2000 << 20; // Below the threshold.
  auto *begin = static_cast<char *>(sbrk(0));
  // Volatile, so that the compiler does not remove the allocation.
  void *volatile block = std::malloc(kSize);
  auto *end = static_cast<char *>(sbrk(0));
  // Do nothing if the address space is limited or the allocator is another.
  if (block && end > begin) {
    uintptr_t page = sysconf(_SC_PAGESIZE);
    char *first = begin + (-reinterpret_cast<uintptr_t>(begin) & (page - 1));
    madvise(first, end - first, MADV_HUGEPAGE);
  }
  std::free(block);
#endif
}

} // namespace tfuse::cli
