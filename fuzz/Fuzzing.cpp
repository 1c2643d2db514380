//===- Fuzzing.cpp - Code that all fuzz targets share ---------------------===//

#include "Fuzzing.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <cstring>
#include <memory>
#include <unistd.h>

using namespace llvm;
using namespace mlir;

namespace tfuse::fuzz {

size_t store(StringRef text, uint8_t *data, size_t maxSize) {
  if (text.empty() || text.size() > maxSize)
    return 0;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

std::string mutateBytes(StringRef text, size_t maxSize) {
  std::string result = text.take_front(maxSize).str();
  size_t size = result.size();
  result.resize(maxSize);
  result.resize(LLVMFuzzerMutate(reinterpret_cast<uint8_t *>(result.data()),
                                 size, maxSize));
  return result;
}

MLIRContext &contextWith(llvm::function_ref<void(MLIRContext &)> load) {
  constexpr unsigned kRunsPerContext = 128;
  static std::unique_ptr<MLIRContext> context;
  static unsigned runs = 0;
  if (context && ++runs < kRunsPerContext)
    return *context;
  runs = 0;
  context = std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
  context->getDiagEngine().registerHandler([](mlir::Diagnostic &diagnostic) {
    (void)diagnostic.str();
    return success();
  });
  load(*context);
  return *context;
}

bool succeeded(Error error) {
  if (!error)
    return true;
  if (!toString(std::move(error)).empty())
    return false;
  errs() << "an error has no message\n";
  std::abort();
}

void check(ModuleOp module) {
  std::string text;
  raw_string_ostream os(text);
  std::string problem;
  ScopedDiagnosticHandler handler(module.getContext(),
                                  [&](mlir::Diagnostic &diagnostic) {
                                    problem += diagnostic.str() + "\n";
                                    return success();
                                  });
  bool isValid = mlir::succeeded(verify(module));
  // Printing resource blobs would take most of a run, and does not test tfuse's
  // code.
  module.print(os, OpPrintingFlags()
                       .elideLargeElementsAttrs(64)
                       .elideLargeResourceString(64)
                       .assumeVerified(isValid));
  if (isValid)
    return;
  errs() << "the reader made an invalid module: " << problem << text << '\n';
  std::abort();
}

Scratch::Scratch() {
  SmallString<64> made;
  // /dev/shm keeps the files in memory.
  std::string prefix =
      sys::fs::is_directory("/dev/shm") ? "/dev/shm/" : "/tmp/";
  prefix += "tfuse-fuzz-" + std::to_string(::getpid());
  if (sys::fs::createUniqueDirectory(prefix, made)) {
    errs() << "cannot make a directory below " << prefix << '\n';
    std::abort();
  }
  directory = made.str().str();
}

Scratch::~Scratch() { (void)sys::fs::remove_directories(directory); }

std::string Scratch::path(StringRef name) const {
  SmallString<128> result(directory);
  if (!name.empty())
    sys::path::append(result, name);
  return result.str().str();
}

void Scratch::write(StringRef name, StringRef content) {
  std::string file = path(name);
  (void)sys::fs::create_directories(sys::path::parent_path(file));
  // Unlinks the old file, so that a mapping of it stays valid.
  (void)sys::fs::remove(file);
  std::error_code error;
  raw_fd_ostream os(file, error);
  os << content;
  os.close();
  if (error || os.has_error()) {
    errs() << "cannot write " << file << '\n';
    std::abort();
  }
}

} // namespace tfuse::fuzz
