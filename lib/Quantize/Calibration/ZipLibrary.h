//===- ZipLibrary.h - libzip, loaded when an archive is read ----*- C++ -*-===//
//
// libzip brings libraries for encryption, which take longer to load than a
// small model takes to convert. Thus only the commands that read archives load
// it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_ZIPLIBRARY_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_ZIPLIBRARY_H

#include <zip.h>

namespace tfuse::quantize {

/// X(function without "zip_").
#define TFUSE_FOR_EACH_ZIP_FUNCTION(X)                                         \
  X(open)                                                                      \
  X(discard)                                                                   \
  X(strerror)                                                                  \
  X(error_init_with_code)                                                      \
  X(error_strerror)                                                            \
  X(error_fini)                                                                \
  X(get_num_entries)                                                           \
  X(get_name)                                                                  \
  X(stat)                                                                      \
  X(fopen)                                                                     \
  X(fread)                                                                     \
  X(fclose)                                                                    \
  X(file_strerror)

/// The functions of libzip.
struct ZipLibrary {
#define TFUSE_ZIP_FUNCTION(name) decltype(&::zip_##name) name = nullptr;
  TFUSE_FOR_EACH_ZIP_FUNCTION(TFUSE_ZIP_FUNCTION)
#undef TFUSE_ZIP_FUNCTION

  /// Loads the library at the first call; null if it is not installed.
  static const ZipLibrary *get();
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_ZIPLIBRARY_H
