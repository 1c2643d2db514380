//===- RangesFile.cpp - Statistics of a model's tensors as a file ---------===//
//
// {"format": "tfuse-ranges", "version": 1, "model": "0a1b...", "samples": 100,
//  "tensors": {"main:x": {"count": 300, "min": 0, "max": 1,
//                         "bins": [[16128, 12, 7], [16200, 281]]}}}
//
// Each list of "bins" has the number of its first bin, by rising numbers, and
// then the counts of consecutive bins.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Quantize/RangesFile.h"

#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/BoundedJSON.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"
#include "llvm/Support/FormatVariadic.h"
#include <charconv>
#include <cmath>

using namespace llvm;

namespace tfuse::quantize {

static constexpr StringLiteral kFormat = "tfuse-ranges";

const TensorStatistics *RangesFile::find(StringRef id) const {
  auto it = tensors.find(id);
  return it == tensors.end() ? nullptr : &it->second;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Prints the shortest number that reads as `value`.
static void printFloat(raw_ostream &os, float value) {
  char text[32];
  auto end = std::to_chars(std::begin(text), std::end(text), value).ptr;
  os << StringRef(text, end - text);
}

static json::Value quoted(StringRef text) {
  return json::isUTF8(text) ? text.str() : json::fixUTF8(text);
}

static void printBins(raw_ostream &os, const Histogram &histogram) {
  os << '[';
  auto bins = histogram.bins();
  llvm::sort(bins);
  std::optional<unsigned> last;
  for (auto [bin, count] : bins) {
    if (!last || bin != *last + 1)
      os << (last ? "],[" : "[") << bin;
    os << ',' << count;
    last = bin;
  }
  os << (last ? "]]" : "]");
}

void RangesFile::print(raw_ostream &os) const {
  os << "{\"format\": \"" << kFormat << "\",\n \"version\": " << kVersion
     << ",\n \"model\": " << quoted(fingerprint)
     << ",\n \"samples\": " << samples << ",\n \"tensors\": {";
  StringRef separator = "\n  ";
  for (const auto &[id, statistics] : tensors) {
    if (statistics.empty())
      continue;
    os << separator << quoted(id) << ": {\"count\": " << statistics.count
       << ", \"min\": ";
    printFloat(os, statistics.min);
    os << ", \"max\": ";
    printFloat(os, statistics.max);
    os << ", \"bins\": ";
    printBins(os, statistics.histogram);
    os << '}';
    separator = ",\n  ";
  }
  os << "}}\n";
}

Error RangesFile::write(const Twine &path) const {
  return writeAtomically(path, [&](raw_ostream &os) { print(os); });
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// Reads the parts of a file; the first problem is the error.
class RangesReader {
public:
  explicit RangesReader(StringRef path) : path(path) {}

  Expected<RangesFile> read(StringRef text);

private:
  Error corrupt(const Twine &message,
                DiagnosticSite site = DiagnosticSite::current()) const {
    return userError(Code::FileCorrupt, message, path,
                     "write the file again with tfuse calibrate", site);
  }
  Error readTensor(StringRef id, const json::Value &value,
                   TensorStatistics &statistics);
  Error readExtrema(StringRef id, const json::Object &object,
                    TensorStatistics &statistics);
  Error readBins(StringRef id, const json::Array &runs,
                 TensorStatistics &statistics);

  StringRef path;
};
} // namespace

/// Reads a finite float; nothing for other values.
static std::optional<float> readFloat(const json::Object &object,
                                      StringRef key) {
  std::optional<double> number = object.getNumber(key);
  if (!number)
    return std::nullopt;
  auto value = static_cast<float>(*number);
  if (!std::isfinite(value))
    return std::nullopt;
  return value == 0 ? 0 : value; // No -0.0.
}

/// Reads an integer that is not negative; nothing for other values.
static std::optional<uint64_t> readCount(const json::Value *value) {
  return value ? value->getAsUINT64() : std::nullopt;
}

Error RangesReader::readExtrema(StringRef id, const json::Object &object,
                                TensorStatistics &statistics) {
  std::optional<uint64_t> count = readCount(object.get("count"));
  if (!count || *count == 0)
    return corrupt("the number of elements of '" + id +
                   "' is not a positive integer");
  std::optional<float> min = readFloat(object, "min");
  std::optional<float> max = readFloat(object, "max");
  if (!min || !max || *min > *max)
    return corrupt("the minimum and maximum of '" + id +
                   "' are not two finite numbers in order");
  statistics.count = *count;
  statistics.min = *min;
  statistics.max = *max;
  return Error::success();
}

Error RangesReader::readBins(StringRef id, const json::Array &runs,
                             TensorStatistics &statistics) {
  uint64_t next = 0, left = statistics.count;
  for (const json::Value &entry : runs) {
    const json::Array *run = entry.getAsArray();
    std::optional<uint64_t> first =
        run && run->size() > 1 ? readCount(&run->front()) : std::nullopt;
    if (!first || *first < next || *first + (run->size() - 1) > 65536)
      return corrupt("the histogram of '" + id +
                     "' is not a list of bins in rising order");
    next = *first;
    for (const json::Value &value : llvm::drop_begin(*run)) {
      std::optional<uint64_t> count = readCount(&value);
      if (!count || *count > left)
        return corrupt("the histogram of '" + id +
                       "' counts more than the tensor's elements");
      left -= *count;
      auto bin = static_cast<Histogram::Bin>(next++);
      if (*count == 0)
        continue;
      auto [low, high] = Histogram::boundsOf(bin);
      if (!Histogram::isValid(bin) || high < statistics.min ||
          low > statistics.max)
        return corrupt("the histogram of '" + id +
                       "' counts values beyond the minimum or maximum");
      statistics.histogram.add(bin, *count);
    }
  }
  return Error::success();
}

Error RangesReader::readTensor(StringRef id, const json::Value &value,
                               TensorStatistics &statistics) {
  const json::Object *object = value.getAsObject();
  const json::Array *bins = object ? object->getArray("bins") : nullptr;
  if (!bins)
    return corrupt("the statistics of '" + id + "' have no histogram");
  if (Error error = readExtrema(id, *object, statistics))
    return error;
  return readBins(id, *bins, statistics);
}

Expected<RangesFile> RangesReader::read(StringRef text) {
  if (text.size() > RangesFile::kMaxBytes)
    return userError(
        Code::LimitExceeded,
        formatv("a ranges file has at most {0} bytes", RangesFile::kMaxBytes),
        path);
  Expected<json::Value> document = parseBoundedJSON(text, /*maxDepth=*/8);
  if (!document)
    return corrupt(toString(document.takeError()));
  const json::Object *root = document->getAsObject();
  if (!root || root->getString("format") != kFormat)
    return userError(Code::FileCorrupt, "the file is not a ranges file", path,
                     "give a file that tfuse calibrate has written");
  std::optional<int64_t> version = root->getInteger("version");
  if (version != RangesFile::kVersion)
    return corrupt(formatv(
        "the version of the format is {0}, and this tfuse reads {1}",
        version ? std::to_string(*version) : "missing", RangesFile::kVersion));
  std::optional<StringRef> model = root->getString("model");
  std::optional<uint64_t> samples = readCount(root->get("samples"));
  const json::Object *tensors = root->getObject("tensors");
  if (!model || !samples || !tensors)
    return corrupt(
        formatv("the entry \"{0}\" is missing or of another type",
                !model ? "model" : (!samples ? "samples" : "tensors")));
  RangesFile file;
  file.path = path;
  file.fingerprint = model->str();
  file.samples = *samples;
  for (const auto &[id, value] : *tensors)
    if (Error error = readTensor(id, value, file.tensors[id.str()]))
      return std::move(error);
  return std::move(file);
}

Expected<RangesFile> RangesFile::parse(StringRef text, StringRef path) {
  return RangesReader(path).read(text);
}

Expected<RangesFile> RangesFile::read(const Twine &path) {
  Expected<std::shared_ptr<const MappedFile>> file = MappedFile::open(path);
  if (!file)
    return file.takeError();
  return parse((*file)->text(), (*file)->path());
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

Error RangesFile::merge(const RangesFile &other) {
  if (fingerprint != other.fingerprint)
    return userError(Code::RangesMismatch,
                     formatv("the file has the ranges of another model than "
                             "{0}: their fingerprints are {1} and {2}",
                             path.empty() ? "the others" : path,
                             other.fingerprint, fingerprint),
                     other.path, "merge files of one model");
  uint64_t sum = samples + other.samples;
  if (sum < samples)
    return userError(Code::LimitExceeded, "the number of samples overflows",
                     other.path);
  samples = sum;
  for (const auto &[id, statistics] : other.tensors)
    tensors[id].merge(statistics);
  return Error::success();
}

Error RangesFile::checkModel(StringRef expected) const {
  if (fingerprint == expected)
    return Error::success();
  return userError(
      Code::RangesMismatch,
      formatv("the ranges file belongs to another model: its fingerprint is "
              "{0}, and that of this model is {1}",
              fingerprint, expected),
      path,
      "calibrate this model with tfuse calibrate, with the options of the "
      "conversion: --quantize, --rnn, --target and --equalize change its "
      "tensors");
}

} // namespace tfuse::quantize
