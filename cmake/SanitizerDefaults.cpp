//===- SanitizerDefaults.cpp - What the asan preset does not look at ------===//
//
// Debian's MLIR and LLVM libraries are not instrumented. Headers of theirs that
// are compiled into our code poison memory (BumpPtrAllocator) and annotate
// containers that the libraries then use unaware; and what their registries
// keep until the end of the process is no leak of ours.
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options();

const char *__asan_default_options() {
  return "allow_user_poisoning=0:detect_container_overflow=0:detect_leaks=0";
}
