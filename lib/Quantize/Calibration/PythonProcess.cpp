//===- PythonProcess.cpp - A Python program that answers requests ---------===//

#include "PythonProcess.h"

#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <cerrno>
#include <dlfcn.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

extern char **environ; // NOLINT: the name is POSIX's.

namespace tfuse::quantize {

char **currentEnvironment() {
  // The Python package loads this library with RTLD_DEEPBIND, so that `environ`
  // binds to the variable of the C library. If the program has a copy of this
  // variable, only the copy is set.
  void *program = dlopen(nullptr, RTLD_LAZY);
  void *variable = program ? dlsym(program, "environ") : nullptr;
  char **found = variable ? *static_cast<char ***>(variable) : environ;
  if (program)
    dlclose(program);
  return found;
}

Error PythonProcess::cannotRun(const Twine &why) const {
  if (!runsLiteRt)
    return userError(Code::RuntimeFailed,
                     "TensorFlow cannot run the model: " + why, "",
                     "give a Python that has TensorFlow: "
                     "--with-tensorflow=/path/to/python3");
  return userError(Code::RuntimeFailed,
                   "LiteRT's interpreter in Python cannot run: " + why, "",
                   "the PyPI package ai-edge-litert for python3 is needed; "
                   "give its libLiteRt.so with --runtime");
}

/// The Python of the virtual environment that the library is in, or python3.
static std::string findPython(StringRef library) {
  // <environment>/lib/python3.x/site-packages/ai_edge_litert/libLiteRt.so
  constexpr unsigned kLevels = 5;
  StringRef folder = library;
  for (unsigned level = 0; level < kLevels; ++level)
    folder = sys::path::parent_path(folder);
  SmallString<128> python(folder);
  sys::path::append(python, "bin", "python3");
  if (!folder.empty() && sys::fs::can_execute(python))
    return python.str().str();
  ErrorOr<std::string> found = sys::findProgramByName("python3");
  return found ? *found : "";
}

Expected<std::unique_ptr<PythonProcess>>
PythonProcess::start(StringRef script, StringRef library,
                     ArrayRef<std::string> arguments) {
  std::string packages =
      sys::path::parent_path(sys::path::parent_path(library)).str();
  std::vector<std::string> words = {findPython(library), "-c", script.str(),
                                    packages};
  append_range(words, arguments);
  return spawn(std::move(words), /*runsLiteRt=*/true);
}

Expected<std::unique_ptr<PythonProcess>>
PythonProcess::startIn(StringRef python, StringRef script,
                       ArrayRef<std::string> arguments) {
  ErrorOr<std::string> found = sys::findProgramByName(python);
  std::vector<std::string> words = {found ? *found : "", "-c", script.str()};
  append_range(words, arguments);
  return spawn(std::move(words), /*runsLiteRt=*/false);
}

Expected<std::unique_ptr<PythonProcess>>
PythonProcess::spawn(std::vector<std::string> words, bool runsLiteRt) {
  std::unique_ptr<PythonProcess> process(new PythonProcess);
  process->runsLiteRt = runsLiteRt;
  const std::string &python = words.front();
  if (python.empty())
    return process->cannotRun("there is no such Python");
  int ends[2];
  if (sys::fs::createTemporaryFile("tfuse", "txt", process->errors) ||
      socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
    return process->cannotRun("no temporary file or connection can be made");
  process->connection = ends[0];
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  std::vector<char *> argv;
  argv.reserve(words.size() + 1);
  for (std::string &word : words)
    argv.push_back(word.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO,
                                   process->errors.c_str(), O_WRONLY, 0);
  int error = posix_spawn(&process->id, python.c_str(), &actions,
                          /*attrp=*/nullptr, argv.data(), currentEnvironment());
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (error != 0) {
    process->id = -1;
    return process->cannotRun(python + " cannot be started");
  }
  return std::move(process);
}

void PythonProcess::finish() {
  if (connection >= 0)
    close(connection);
  connection = -1;
  if (id > 0)
    while (waitpid(id, nullptr, 0) < 0 && errno == EINTR) {
    }
  id = -1;
}

PythonProcess::~PythonProcess() {
  finish();
  if (!errors.empty())
    (void)sys::fs::remove(errors);
}

Error PythonProcess::failed() {
  finish();
  ErrorOr<std::unique_ptr<MemoryBuffer>> text = MemoryBuffer::getFile(errors);
  StringRef all = text ? (*text)->getBuffer().rtrim() : StringRef();
  StringRef last = all.substr(all.rfind('\n') + 1);
  if (last.contains("ModuleNotFoundError") || last.contains("ImportError"))
    return cannotRun(last);
  return userError(Code::RuntimeFailed,
                   "LiteRT's interpreter fails: " +
                       (last.empty() ? "the program ended" : last),
                   "", "run the file in an application of LiteRT");
}

Error PythonProcess::write(ArrayRef<char> bytes) {
  while (!bytes.empty()) {
    ssize_t sent = send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent <= 0)
      return failed();
    bytes = bytes.drop_front(static_cast<size_t>(sent));
  }
  return Error::success();
}

bool PythonProcess::fill() {
  constexpr size_t kBlock = 1 << 16;
  buffer.resize(kBlock);
  position = 0;
  ssize_t received;
  do {
    received = recv(connection, buffer.data(), buffer.size(), 0);
  } while (received < 0 && errno == EINTR);
  buffer.resize(received > 0 ? static_cast<size_t>(received) : 0);
  return !buffer.empty();
}

Expected<std::string> PythonProcess::readLine() {
  std::string line;
  for (;;) {
    if (position == buffer.size() && !fill())
      return failed();
    char next = buffer[position++];
    if (next == '\n')
      return line;
    line += next;
  }
}

Error PythonProcess::read(MutableArrayRef<char> bytes) {
  while (!bytes.empty()) {
    if (position == buffer.size() && !fill())
      return failed();
    size_t count = std::min(bytes.size(), buffer.size() - position);
    std::copy_n(buffer.begin() + ptrdiff_t(position), count, bytes.begin());
    position += count;
    bytes = bytes.drop_front(count);
  }
  return Error::success();
}

} // namespace tfuse::quantize
