//===- Random.cpp - arc4random for older C libraries ----------------------===//
//
// LLVM was built against glibc 2.36, whose arc4random it calls to make names of
// temporary files. This definition takes its place, so that tfuse also runs on
// glibc 2.35 (Ubuntu 22.04).
//
//===----------------------------------------------------------------------===//

#include <cstdint>
#include <cstdlib>
#include <sys/random.h>

#if defined(__GLIBC__)

extern "C" uint32_t arc4random() noexcept { // NOLINT(bugprone-exception-escape)
  uint32_t value = 0;
  // Never fails for so few bytes, except before the system is initialized.
  if (getrandom(&value, sizeof(value), 0) != sizeof(value))
    std::abort();
  return value;
}

#endif
