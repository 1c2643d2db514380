//===- ZipLibrary.cpp - libzip, loaded when an archive is read ------------===//

#include "ZipLibrary.h"

#include <dlfcn.h>

namespace tfuse::quantize {

/// Returns an incomplete object if the library is not installed.
static ZipLibrary load() {
  ZipLibrary library;
  void *handle = nullptr;
  // Debian 12 and libzip itself differ in the number of the same interface.
  for (const char *name : {"libzip.so.4", "libzip.so.5"})
    if (!handle)
      handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return library;
#define TFUSE_ZIP_FUNCTION(name)                                               \
  library.name =                                                               \
      reinterpret_cast<decltype(library.name)>(dlsym(handle, "zip_" #name));
  TFUSE_FOR_EACH_ZIP_FUNCTION(TFUSE_ZIP_FUNCTION)
#undef TFUSE_ZIP_FUNCTION
  return library;
}

const ZipLibrary *ZipLibrary::get() {
  static const ZipLibrary library = load();
#define TFUSE_ZIP_FUNCTION(name)                                               \
  if (!library.name)                                                           \
    return nullptr;
  TFUSE_FOR_EACH_ZIP_FUNCTION(TFUSE_ZIP_FUNCTION)
#undef TFUSE_ZIP_FUNCTION
  return &library;
}

} // namespace tfuse::quantize
