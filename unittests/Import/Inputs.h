//===- Inputs.h - Files that TensorFlow wrote -------------------*- C++ -*-===//
//
// Inputs/make_inputs.py describes the files.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_UNITTESTS_IMPORT_INPUTS_H
#define TFUSE_UNITTESTS_IMPORT_INPUTS_H

#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <optional>
#include <string>

namespace tfuse {

inline std::string inputPath(llvm::StringRef name) {
  return (llvm::StringRef(TFUSE_TEST_INPUTS) + "/" + name).str();
}

inline std::string readInput(llvm::StringRef name) {
  auto file = MappedFile::open(inputPath(name));
  EXPECT_TRUE(static_cast<bool>(file)) << inputPath(name).c_str();
  if (file)
    return (*file)->text().str();
  llvm::consumeError(file.takeError());
  return "";
}

/// The code of the first of the errors; nothing if there is none.
inline std::optional<Code> codeOf(llvm::Error error) {
  std::optional<Code> code;
  llvm::handleAllErrors(std::move(error), [&](const UserError &user) {
    if (!code)
      code = user.code;
  });
  return code;
}

template <typename T> std::optional<Code> codeOf(llvm::Expected<T> &&value) {
  return value ? std::nullopt : codeOf(value.takeError());
}

/// A folder that is gone after the test.
class ScratchFolder {
public:
  ScratchFolder() {
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("tfuse-test", folder));
  }
  ~ScratchFolder() { llvm::sys::fs::remove_directories(folder); }

  std::string path(llvm::StringRef name) const {
    llvm::SmallString<128> result(folder);
    llvm::sys::path::append(result, name);
    return result.str().str();
  }

  /// Writes a file; its folder must exist.
  std::string write(llvm::StringRef name, llvm::StringRef content) const {
    std::error_code error;
    llvm::raw_fd_ostream os(path(name), error);
    EXPECT_FALSE(error) << path(name);
    os << content;
    return path(name);
  }

private:
  llvm::SmallString<128> folder;
};

} // namespace tfuse

#endif // TFUSE_UNITTESTS_IMPORT_INPUTS_H
