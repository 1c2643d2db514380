//===- SanitizerDefaults.cpp - What the asan preset does not look at ------===//
//
// Debian's MLIR and LLVM libraries are not instrumented. Their headers,
// compiled into tfuse, poison memory (BumpPtrAllocator) and annotate
// containers, which the libraries then access without instrumentation. Memory
// that their registries hold until the process ends is not a leak of tfuse.
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options();

const char *__asan_default_options() {
  return "allow_user_poisoning=0:detect_container_overflow=0:detect_leaks=0";
}
