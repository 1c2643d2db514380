//===- CalibrationData.cpp - Samples for the inputs of a model ------------===//

#include "tfuse/Quantize/CalibrationData.h"

#include "ArrayFile.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Format/TFLite/StringBuffer.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;

namespace tfuse::quantize {

//===----------------------------------------------------------------------===//
// Types and shapes
//===----------------------------------------------------------------------===//

/// NumPy's code for an element type, without the byte order and the length of
/// strings; empty for types that NumPy lacks.
static std::string numpyCode(mlir::Type type) {
  if (isa<tf_type::StringType>(type))
    return "U";
  if (auto complex = dyn_cast<mlir::ComplexType>(type)) {
    std::string part = numpyCode(complex.getElementType());
    return part == "f4" ? "c8" : part == "f8" ? "c16" : "";
  }
  if (type.isBF16())
    return "V2"; // The code under which NumPy stores bfloat16 of ml_dtypes.
  if (auto real = dyn_cast<mlir::FloatType>(type))
    return "f" + std::to_string(real.getWidth() / 8);
  auto integer = dyn_cast<mlir::IntegerType>(type);
  if (!integer)
    return "";
  if (integer.getWidth() == 1)
    return "b1";
  if (integer.getWidth() < 8)
    return "";
  return (integer.isUnsigned() ? "u" : "i") +
         std::to_string(integer.getWidth() / 8);
}

/// "float32[samples, 224, 224, 3]": the array that an input takes.
static std::string describeExpected(const SignatureInput &input) {
  NpyHeader header;
  header.typeCode = "<" + numpyCode(input.type.getElementType());
  std::string text = StringRef(header.describe()).drop_back(2).str() + "[";
  if (!input.type.hasRank())
    return text + "samples, ...]";
  ArrayRef<int64_t> shape = input.type.getShape();
  bool isBatched = !shape.empty() && (shape[0] == 1 || shape[0] < 0);
  text += "samples";
  for (int64_t size : isBatched ? shape.drop_front() : shape)
    text += ", " + (size < 0 ? "?" : std::to_string(size));
  return text + "]";
}

static bool isCompatible(ArrayRef<int64_t> found, ArrayRef<int64_t> expected) {
  return found.size() == expected.size() &&
         llvm::all_of(llvm::zip(found, expected), [](auto sizes) {
           auto [have, want] = sizes;
           return want < 0 || have == want;
         });
}

namespace {
/// How an array is divided into samples.
struct Division {
  uint64_t samples;
  std::vector<int64_t> shape; ///< Of one sample.
};
} // namespace

/// Divides an array into samples for an input; nothing if it does not fit.
static std::optional<Division> divide(ArrayRef<int64_t> array,
                                      mlir::TensorType input) {
  if (array.empty())
    return std::nullopt;
  ArrayRef<int64_t> rest = array.drop_front();
  auto count = static_cast<uint64_t>(array.front());
  if (!input.hasRank() || isCompatible(rest, input.getShape()))
    return Division{count, rest.vec()};
  ArrayRef<int64_t> shape = input.getShape();
  if (shape.empty() || !isCompatible(rest, shape.drop_front()))
    return std::nullopt;
  // The array lacks the batch axis of the input.
  int64_t batch = shape.front() < 0 ? 1 : shape.front();
  if (batch == 0 || count % batch != 0)
    return std::nullopt;
  Division division{count / batch, {batch}};
  llvm::append_range(division.shape, rest);
  return division;
}

/// Reverses the bytes of each number.
static void swapBytes(MutableArrayRef<char> bytes, const NpyHeader &header) {
  unsigned width = header.isBytes() ? 1 : header.elementBytes();
  if (header.kind().starts_with("c"))
    width /= 2;
  if (header.isText())
    width = sizeof(UTF32);
  for (size_t i = 0; i + width <= bytes.size(); i += width)
    std::reverse(bytes.begin() + i, bytes.begin() + i + width);
}

/// NumPy's strings in TFLite's format; nothing if a text has an invalid code
/// point. NumPy pads strings with NUL.
static std::optional<std::string> toStringBuffer(ArrayRef<char> bytes,
                                                 const NpyHeader &header) {
  unsigned width = header.elementBytes();
  std::vector<std::string> strings;
  for (; !bytes.empty(); bytes = bytes.drop_front(width)) {
    if (header.isBytes()) {
      strings.push_back(StringRef(bytes.data(), width).rtrim('\0').str());
      continue;
    }
    std::vector<UTF32> text(width / sizeof(UTF32));
    std::memcpy(text.data(), bytes.data(), width);
    while (!text.empty() && text.back() == 0)
      text.pop_back();
    strings.emplace_back();
    for (UTF32 codePoint : text) {
      char encoded[UNI_MAX_UTF8_BYTES_PER_CODE_POINT], *end = encoded;
      if (!ConvertCodePointToUTF8(codePoint, end))
        return std::nullopt;
      strings.back().append(encoded, end);
    }
  }
  return tfl::packStrings(strings);
}

template <typename T> static bool areFinite(ArrayRef<char> bytes) {
  for (size_t i = 0; i + sizeof(T) <= bytes.size(); i += sizeof(T)) {
    T value;
    std::memcpy(&value, bytes.data() + i, sizeof(T));
    if (!Eigen::numext::isfinite(value))
      return false;
  }
  return true;
}

static bool areFinite(mlir::Type type, ArrayRef<char> bytes) {
  switch (eval::elementKind(type)) {
  case eval::ElementKind::Float16:
    return areFinite<eval::Half>(bytes);
  case eval::ElementKind::BFloat16:
    return areFinite<eval::BFloat16>(bytes);
  case eval::ElementKind::Float32:
  case eval::ElementKind::Complex64:
    return areFinite<float>(bytes);
  case eval::ElementKind::Float64:
  case eval::ElementKind::Complex128:
    return areFinite<double>(bytes);
  default:
    return true;
  }
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

namespace {
/// An array of a file.
struct ArrayPlace {
  std::string path, name;
};

/// Arrays with the same number of samples, one for each input of a signature.
struct Part {
  unsigned signature = 0;
  uint64_t samples = 0;
  std::vector<ArrayPlace> arrays;
  std::vector<Division> divisions;
};
} // namespace

static Error invalid(const ArrayPlace &place, const Twine &message,
                     const Twine &hint = "",
                     DiagnosticSite site = DiagnosticSite::current()) {
  return userError(Code::InvalidCalibrationData,
                   "array '" + place.name + "': " + message, place.path, hint,
                   site);
}

static bool isArchive(StringRef path) {
  return sys::path::extension(path) == ".npz";
}

static Expected<std::unique_ptr<ArrayFile>> openFile(StringRef path) {
  return isArchive(path) ? openNpz(path) : openNpy(path);
}

/// Opens the arrays of a part.
static Expected<std::vector<std::unique_ptr<ArrayReader>>>
openArrays(ArrayRef<ArrayPlace> places) {
  std::vector<std::unique_ptr<ArrayReader>> readers;
  std::map<StringRef, std::unique_ptr<ArrayFile>> files;
  for (const ArrayPlace &place : places) {
    std::unique_ptr<ArrayFile> &file = files[place.path];
    if (!file) {
      Expected<std::unique_ptr<ArrayFile>> opened = openFile(place.path);
      if (!opened)
        return opened.takeError();
      file = std::move(*opened);
    }
    Expected<std::unique_ptr<ArrayReader>> reader = file->open(place.name);
    if (!reader)
      return reader.takeError();
    readers.push_back(std::move(*reader));
  }
  return std::move(readers);
}

static Error checkType(const ArrayPlace &place, const NpyHeader &header,
                       const SignatureInput &input) {
  std::string code = numpyCode(input.type.getElementType());
  std::string type;
  raw_string_ostream(type) << input.type.getElementType();
  if (code.empty())
    return invalid(place, "the input '" + input.name +
                              "' has elements of type " + type +
                              ", which calibration does not read");
  bool isText =
      header.elementBytes() != 0 && (header.isBytes() || header.isText());
  if (code == "U" ? !isText : header.kind() != code)
    return invalid(place,
                   "the array is " + header.describe() + ", and the input '" +
                       input.name + "' takes " + describeExpected(input),
                   code == "U" ? "convert the array with astype('S') or "
                                 "astype('U'): objects are not read"
                               : "convert the array with its method astype");
  if (header.isFortranOrder && header.shape.size() > 1)
    return invalid(place, "the array is in Fortran order",
                   "save numpy.ascontiguousarray of the array");
  return Error::success();
}

/// Checks the arrays of a part and counts its samples.
static Error checkPart(Part &part, const Signature &signature) {
  auto readers = openArrays(part.arrays);
  if (!readers)
    return readers.takeError();
  for (auto [place, reader, input] :
       llvm::zip(part.arrays, *readers, signature.inputs)) {
    const NpyHeader &header = reader->header();
    if (Error error = checkType(place, header, input))
      return error;
    std::optional<Division> division = divide(header.shape, input.type);
    if (!division)
      return invalid(place, "the array is " + header.describe() +
                                ", and the input '" + input.name + "' takes " +
                                describeExpected(input));
    constexpr int64_t kMaxSampleBytes = INT32_MAX;
    unsigned width = header.elementBytes();
    if (header.isBytes() || header.isText())
      width += sizeof(int32_t); // The offset of each string.
    if (eval::checkedProduct(division->shape, width).value_or(INT64_MAX) >
        kMaxSampleBytes)
      return invalid(place, "one sample has more than 2 GiB");
    if (division->samples == 0)
      return invalid(place, "the array has no samples",
                     "give at least one sample");
    if (!part.divisions.empty() && division->samples != part.samples)
      return invalid(place, "the array has " + Twine(division->samples) +
                                " samples, and '" + part.arrays.front().name +
                                "' has " + Twine(part.samples));
    part.samples = division->samples;
    part.divisions.push_back(std::move(*division));
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

namespace {
/// Finds the parts of a source.
class SourceReader {
public:
  SourceReader(ArrayRef<Signature> signatures, std::vector<Part> &parts)
      : signatures(signatures), parts(parts) {}

  Error read(StringRef source);

private:
  Expected<StringRef> pickSignature(StringRef source);
  Error readFile(StringRef path);
  Error readArchive(StringRef path);
  Error readFolder(StringRef path);
  Error readFilesByInput(StringRef folder, ArrayRef<std::string> files);
  Error add(std::vector<ArrayPlace> arrays);
  const Signature &signature() const { return signatures[index]; }
  std::string inputNames() const {
    return llvm::join(llvm::map_range(signature().inputs,
                                      [](const SignatureInput &input) {
                                        return "'" + input.name + "'";
                                      }),
                      ", ");
  }

  ArrayRef<Signature> signatures;
  std::vector<Part> &parts;
  unsigned index = 0;
};
} // namespace

/// Sets the signature of "SIGNATURE=PATH" or "PATH" and returns the path.
Expected<StringRef> SourceReader::pickSignature(StringRef source) {
  auto [key, path] = source.split('=');
  for (auto [i, candidate] : llvm::enumerate(signatures))
    if (!path.empty() && llvm::is_contained(candidate.keys, key)) {
      index = i;
      return path;
    }
  std::vector<std::string> all;
  for (const Signature &candidate : signatures)
    llvm::append_range(all, candidate.keys);
  std::string keys = llvm::join(all, ", ");
  if (!path.empty() && !sys::fs::exists(source))
    return userError(Code::UnknownSignature,
                     "the model has no signature '" + key + "'", source,
                     "its signatures are: " + keys);
  if (signatures.size() > 1)
    return userError(Code::InvalidCalibrationData,
                     "the model has several signatures, and the data name none",
                     source,
                     "write SIGNATURE=PATH; the signatures are: " + keys);
  index = 0;
  return source;
}

Error SourceReader::add(std::vector<ArrayPlace> arrays) {
  Part part;
  part.signature = index;
  part.arrays = std::move(arrays);
  if (Error error = checkPart(part, signature()))
    return error;
  parts.push_back(std::move(part));
  return Error::success();
}

Error SourceReader::readArchive(StringRef path) {
  Expected<std::unique_ptr<ArrayFile>> file = openNpz(path);
  if (!file)
    return file.takeError();
  std::vector<std::string> names = (*file)->names();
  std::vector<ArrayPlace> arrays;
  for (const SignatureInput &input : signature().inputs) {
    if (!llvm::is_contained(names, input.name))
      return userError(Code::InvalidCalibrationData,
                       "the file has no array '" + input.name +
                           "'; its arrays are: " + llvm::join(names, ", "),
                       path, "write one array for each input: " + inputNames());
    arrays.push_back({path.str(), input.name});
  }
  return add(std::move(arrays));
}

Error SourceReader::readFile(StringRef path) {
  if (isArchive(path))
    return readArchive(path);
  if (sys::path::extension(path) != ".npy")
    return userError(Code::InvalidCalibrationData,
                     "calibration data are .npy or .npz files, or folders of "
                     "them",
                     path, "write the data with numpy.savez");
  if (signature().inputs.size() != 1)
    return userError(Code::InvalidCalibrationData,
                     "an .npy file has one array, and the model has " +
                         Twine(signature().inputs.size()) +
                         " inputs: " + inputNames(),
                     path, "write an .npz file with one array for each input");
  return add({{path.str(), sys::path::stem(path).str()}});
}

Error SourceReader::readFilesByInput(StringRef folder,
                                     ArrayRef<std::string> files) {
  std::vector<ArrayPlace> arrays;
  for (const SignatureInput &input : signature().inputs) {
    auto file = llvm::find_if(files, [&](StringRef path) {
      return sys::path::stem(path) == input.name;
    });
    if (file == files.end())
      return userError(Code::InvalidCalibrationData,
                       "the folder has no file '" + input.name + ".npy'",
                       folder,
                       "write one .npy file for each input: " + inputNames());
    arrays.push_back({*file, input.name});
  }
  return add(std::move(arrays));
}

Error SourceReader::readFolder(StringRef path) {
  std::vector<std::string> archives, files;
  std::error_code failure;
  for (sys::fs::directory_iterator it(path, failure), end;
       it != end && !failure; it.increment(failure)) {
    StringRef extension = sys::path::extension(it->path());
    if (extension == ".npz")
      archives.push_back(it->path());
    else if (extension == ".npy")
      files.push_back(it->path());
  }
  if (failure)
    return userError(Code::FileNotFound,
                     "cannot list the folder: " + failure.message(), path);
  if (archives.empty() == files.empty())
    return userError(Code::InvalidCalibrationData,
                     archives.empty()
                         ? "the folder has neither .npz nor .npy files"
                         : "the folder has both .npz and .npy files",
                     path, "give a folder with files of one kind");
  llvm::sort(archives);
  llvm::sort(files);
  if (!files.empty() && signature().inputs.size() != 1)
    return readFilesByInput(path, files);
  llvm::append_range(archives, files);
  for (const std::string &file : archives)
    if (Error error = readFile(file))
      return error;
  return Error::success();
}

Error SourceReader::read(StringRef source) {
  Expected<StringRef> path = pickSignature(source);
  if (!path)
    return path.takeError();
  if (signature().inputs.empty())
    return userError(Code::InvalidCalibrationData,
                     "the model has no inputs, and needs no data", *path);
  return sys::fs::is_directory(*path) ? readFolder(*path) : readFile(*path);
}

//===----------------------------------------------------------------------===//
// CalibrationData
//===----------------------------------------------------------------------===//

struct CalibrationData::Impl {
  std::vector<Signature> signatures;
  std::vector<Part> parts;
  /// The place of the next sample.
  size_t part = 0;
  uint64_t sample = 0;
  /// The readers of the current part; empty before its first sample.
  std::vector<std::unique_ptr<ArrayReader>> readers;

  Error readInput(unsigned number, Sample::Input &input);
};

CalibrationData::CalibrationData(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}
CalibrationData::CalibrationData(CalibrationData &&) = default;
CalibrationData &CalibrationData::operator=(CalibrationData &&) = default;
CalibrationData::~CalibrationData() = default;

Expected<CalibrationData>
CalibrationData::open(ArrayRef<std::string> sources,
                      std::vector<Signature> signatures) {
  auto impl = std::make_unique<Impl>();
  impl->signatures = std::move(signatures);
  SourceReader reader(impl->signatures, impl->parts);
  for (const std::string &source : sources)
    if (Error error = reader.read(source))
      return std::move(error);
  if (impl->parts.empty())
    return userError(Code::InvalidCalibrationData, "there are no data");
  return CalibrationData(std::move(impl));
}

ArrayRef<Signature> CalibrationData::signatures() const {
  return impl->signatures;
}

uint64_t CalibrationData::numSamples() const {
  uint64_t sum = 0;
  for (const Part &part : impl->parts)
    sum += part.samples;
  return sum;
}

void CalibrationData::rewind() {
  impl->part = 0;
  impl->sample = 0;
  impl->readers.clear();
}

Error CalibrationData::Impl::readInput(unsigned number, Sample::Input &input) {
  const Part &current = parts[part];
  const NpyHeader &header = readers[number]->header();
  input.shape = current.divisions[number].shape;
  input.bytes.resize(*eval::checkedProduct(input.shape, header.elementBytes()));
  if (Error error = readers[number]->read(input.bytes))
    return error;
  if (header.isBigEndian() != sys::IsBigEndianHost &&
      header.typeCode.front() != '|' && header.typeCode.front() != '=')
    swapBytes(input.bytes, header);
  if (header.isBytes() || header.isText()) {
    std::optional<std::string> packed = toStringBuffer(input.bytes, header);
    if (!packed)
      return invalid(current.arrays[number],
                     "sample " + Twine(sample) +
                         " has a string that is not valid Unicode, or more "
                         "than 2 GiB of strings");
    input.bytes.assign(packed->begin(), packed->end());
    return Error::success();
  }
  mlir::Type type =
      signatures[current.signature].inputs[number].type.getElementType();
  if (!areFinite(type, input.bytes))
    return invalid(current.arrays[number],
                   "sample " + Twine(sample) + " contains NaN or infinity",
                   "remove such samples");
  return Error::success();
}

Expected<bool> CalibrationData::next(Sample &result) {
  if (impl->part == impl->parts.size())
    return false;
  const Part &current = impl->parts[impl->part];
  if (impl->sample == 0) {
    auto readers = openArrays(current.arrays);
    if (!readers)
      return readers.takeError();
    impl->readers = std::move(*readers);
  }
  result.signature = current.signature;
  result.inputs.resize(current.arrays.size());
  for (auto [i, input] : llvm::enumerate(result.inputs))
    if (Error error = impl->readInput(i, input))
      return std::move(error);
  if (++impl->sample == current.samples) {
    impl->sample = 0;
    ++impl->part;
    impl->readers.clear();
  }
  return true;
}

} // namespace tfuse::quantize
