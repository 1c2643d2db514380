//===- Fuzzing.h - Code that all fuzz targets share -------------*- C++ -*-===//
//
// A target passes bytes to one reader, and a successful result to the code that
// trusts it. It defines LLVMFuzzerTestOneInput. If random bytes seldom pass the
// first check, it also defines LLVMFuzzerCustomMutator.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FUZZ_FUZZING_H
#define TFUSE_FUZZ_FUZZING_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>

/// libFuzzer's interface.
extern "C" {
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed);
/// libFuzzer's own mutations of bytes.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);
}

namespace tfuse::fuzz {

using Random = std::minstd_rand;

/// A number in [0, count); `count` is positive.
inline size_t pick(Random &random, size_t count) { return random() % count; }

inline llvm::StringRef asText(const uint8_t *data, size_t size) {
  return {reinterpret_cast<const char *>(data), size};
}

/// Copies `text` to the input that libFuzzer mutates; 0, which drops the
/// mutation, if `text` is empty or too long.
size_t store(llvm::StringRef text, uint8_t *data, size_t maxSize);

/// Applies libFuzzer's mutations to a string.
std::string mutateBytes(llvm::StringRef text, size_t maxSize);

/// The context of a target, with the dialects that `load` loads. A context
/// keeps every type and attribute until it dies, so a new one replaces it after
/// some hundred runs. Diagnostics are rendered and dropped.
mlir::MLIRContext &
contextWith(llvm::function_ref<void(mlir::MLIRContext &)> load);

template <typename... Dialects> mlir::MLIRContext &contextOf() {
  return contextWith(
      [](mlir::MLIRContext &context) { context.loadDialect<Dialects...>(); });
}

/// True on success. Asserts that the message of an error is not empty.
bool succeeded(llvm::Error error);
template <typename T> bool succeeded(llvm::Expected<T> &value) {
  return value ? true : succeeded(value.takeError());
}

/// Verifies and prints the module: readers must produce valid modules. Aborts
/// if verification fails.
void check(mlir::ModuleOp module);

/// A directory in memory that only this process uses.
class Scratch {
public:
  Scratch();
  ~Scratch();
  /// Replaces the content of a file; folders on the way are made.
  void write(llvm::StringRef name, llvm::StringRef content);
  std::string path(llvm::StringRef name = "") const;

private:
  std::string directory;
};

} // namespace tfuse::fuzz

#endif // TFUSE_FUZZ_FUZZING_H
