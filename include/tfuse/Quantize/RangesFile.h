//===- RangesFile.h - Statistics of a model's tensors as a file -*- C++ -*-===//
//
// The result of calibration: the statistics of each observed tensor of a float
// model. A ranges file is JSON; files of the same model merge in any order.
//
//   Expected<RangesFile> ranges = RangesFile::read("part.ranges");
//   if (Error error = ranges->merge(*other))
//     ...
//   if (Error error = ranges->write("all.ranges"))
//     ...
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_RANGESFILE_H
#define TFUSE_QUANTIZE_RANGESFILE_H

#include "tfuse/Quantize/Statistics.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <string>

namespace tfuse::quantize {

struct RangesFile {
  /// The version of the format that `write` writes and `read` accepts.
  static constexpr int64_t kVersion = 1;
  /// Larger files are refused.
  static constexpr uint64_t kMaxBytes = uint64_t(256) << 20;

  /// Identifies the float model (TensorIds::fingerprint).
  std::string fingerprint;
  /// The number of samples that the model ran on.
  uint64_t samples = 0;
  /// By tensor id (TensorIds.h).
  std::map<std::string, TensorStatistics, std::less<>> tensors;
  /// The path that the file was read from, for diagnostics.
  std::string path;

  /// The statistics of a tensor; null if the file has none.
  const TensorStatistics *find(llvm::StringRef id) const;

  /// Reads a file. The file may be hostile: damaged or truncated files, files
  /// of other versions and numbers out of range are errors (Code::FileNotFound,
  /// FileCorrupt, LimitExceeded).
  static llvm::Expected<RangesFile> read(const llvm::Twine &path);
  /// Parses the text of a file; `path` is for diagnostics.
  static llvm::Expected<RangesFile> parse(llvm::StringRef text,
                                          llvm::StringRef path);

  /// Writes the file, completely or not at all ("-": standard output). Equal
  /// statistics give equal bytes.
  llvm::Error write(const llvm::Twine &path) const;
  void print(llvm::raw_ostream &os) const;

  /// Adds the statistics of other samples. Fails with Code::RangesMismatch if
  /// `other` belongs to another model.
  llvm::Error merge(const RangesFile &other);

  /// Fails with Code::RangesMismatch if the file belongs to another model than
  /// that with this fingerprint.
  llvm::Error checkModel(llvm::StringRef fingerprint) const;
};

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_RANGESFILE_H
