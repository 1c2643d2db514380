//===- LiteRt.cpp - The C interface of the LiteRT library -----------------===//

#include "LiteRt.h"

#include "PythonProcess.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <cstdlib>
#include <dlfcn.h>

using namespace llvm;

namespace tfuse::quantize::litert {

Expected<std::shared_ptr<const Library>> Library::load(StringRef path) {
  auto failed = [&](const Twine &message) {
    return userError(Code::RuntimeFailed, message, path,
                     "give libLiteRt.so of the PyPI package ai-edge-litert "
                     "2.3 or later with --runtime, or --runtime none");
  };
  void *handle = dlopen(path.str().c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *why = dlerror();
    return failed(Twine("cannot load the LiteRT library: ") +
                  (why ? why : "unknown error"));
  }
  auto library = std::make_shared<Library>();
  const char *missing = nullptr;
  auto find = [&](auto &function, const char *name) {
    void *address = dlsym(handle, name);
    if (!address)
      missing = name;
    function = reinterpret_cast<std::decay_t<decltype(function)>>(address);
  };
#define TFUSE_FUNCTION(member, name, parameters) find(library->member, name);
  TFUSE_FOR_EACH_LITERT_FUNCTION(TFUSE_FUNCTION)
  TFUSE_FOR_EACH_LITERT_DESTRUCTOR(TFUSE_FUNCTION)
#undef TFUSE_FUNCTION
  // The parameters of LiteRtCreateModelFromBuffer changed shortly before this
  // function was added.
  if (!dlsym(handle, "LiteRtCreateModelFromAllocation"))
    missing = "LiteRtCreateModelFromAllocation";
  if (missing)
    return failed(Twine("the library lacks the function ") + missing);
  return library;
}

/// Asks Python for the folder of the package, without importing it.
static std::string findPackage() {
  constexpr StringLiteral kScript =
      "import importlib.util as u; s = u.find_spec('ai_edge_litert'); "
      "print(s.submodule_search_locations[0] if s else '')";
  ErrorOr<std::string> python = sys::findProgramByName("python3");
  SmallString<128> output;
  if (!python || sys::fs::createTemporaryFile("tfuse", "txt", output))
    return {};
  scope_exit remove([&] { (void)sys::fs::remove(output); });
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(output),
                                          StringRef("")};
  SmallVector<StringRef> environment;
  for (char **entry = currentEnvironment(); entry && *entry; ++entry)
    environment.push_back(*entry);
  if (sys::ExecuteAndWait(*python, {"python3", "-c", kScript},
                          ArrayRef<StringRef>(environment), redirects,
                          /*SecondsToWait=*/10) != 0)
    return {};
  ErrorOr<std::unique_ptr<MemoryBuffer>> text = MemoryBuffer::getFile(output);
  return text ? (*text)->getBuffer().trim().str() : "";
}

std::string findLibrary() {
  if (const char *path = std::getenv("TFUSE_RUNTIME"); path && *path)
    return path;
  std::string package = findPackage();
  if (package.empty())
    return {};
  SmallString<128> path(package);
  sys::path::append(path, "libLiteRt.so");
  return sys::fs::exists(path) ? path.str().str() : "";
}

} // namespace tfuse::quantize::litert
