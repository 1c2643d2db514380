//===- PythonProcess.h - A Python program that answers requests -*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_PYTHONPROCESS_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_PYTHONPROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse::quantize {

/// The environment variables of this process; the last pointer is null.
char **currentEnvironment();

/// A running Python program, whose standard input and output are connected with
/// this process. The destructor closes them and waits for its end.
class PythonProcess {
public:
  /// Starts a program. `library` is the LiteRT library of the package that the
  /// program shall import: the interpreter of its virtual environment runs the
  /// program, or python3 with the package's folder in its path. Fails with
  /// Code::RuntimeFailed.
  static llvm::Expected<std::unique_ptr<PythonProcess>>
  start(llvm::StringRef script, llvm::StringRef library,
        llvm::ArrayRef<std::string> arguments);

  /// Starts a program in the user's Python, a path or a name in PATH.
  static llvm::Expected<std::unique_ptr<PythonProcess>>
  startIn(llvm::StringRef python, llvm::StringRef script,
          llvm::ArrayRef<std::string> arguments);

  PythonProcess(const PythonProcess &) = delete;
  PythonProcess &operator=(const PythonProcess &) = delete;
  ~PythonProcess();

  /// Fail with the last line of the program's error output.
  llvm::Error write(llvm::ArrayRef<char> bytes);
  llvm::Expected<std::string> readLine();
  llvm::Error read(llvm::MutableArrayRef<char> bytes);

private:
  PythonProcess() = default;
  /// Starts the program of `words`; `runsLiteRt` tells messages what it runs.
  static llvm::Expected<std::unique_ptr<PythonProcess>>
  spawn(std::vector<std::string> words, bool runsLiteRt);
  llvm::Error cannotRun(const llvm::Twine &why) const;
  llvm::Error failed();
  /// Receives into the buffer; false at the end of the output.
  bool fill();
  /// Closes the connection and waits for the program's end.
  void finish();

  bool runsLiteRt = true;
  int connection = -1;
  int id = -1;
  llvm::SmallString<128> errors; ///< A temporary file.
  std::vector<char> buffer;      ///< Received, not yet read.
  size_t position = 0;
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_PYTHONPROCESS_H
