//===- ArrayFile.cpp - Arrays in .npy and .npz files ----------------------===//
//
// An .npy file is mapped. An .npz file is a zip archive of .npy files, which
// libzip decompresses as a stream.
//
//===----------------------------------------------------------------------===//

#include "ArrayFile.h"

#include "ZipLibrary.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cstring>

using namespace llvm;

namespace tfuse::quantize {

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

Error ArrayReader::corrupt(const Twine &message) const {
  return userError(Code::FileCorrupt, "array '" + name + "': " + message, path,
                   "write the file again with numpy.save or numpy.savez");
}

Error ArrayReader::open(uint64_t size) {
  Expected<NpyHeader> read = readNpyHeader(
      [&](char *data, size_t size) { return readBytes(data, size); });
  if (!read)
    return corrupt(toString(read.takeError()));
  arrayHeader = std::move(*read);
  unsigned width = arrayHeader.elementBytes();
  if (width == 0)
    return Error::success(); // Objects: refused by their type.
  std::optional<int64_t> expected =
      eval::checkedProduct(arrayHeader.shape, width);
  if (!expected || size - arrayHeader.bytes != uint64_t(*expected))
    return corrupt("the file has " + Twine(size - arrayHeader.bytes) +
                   " bytes of elements, which is not the size of " +
                   arrayHeader.describe());
  return Error::success();
}

Error ArrayReader::read(MutableArrayRef<char> bytes) {
  if (Error error = readBytes(bytes.data(), bytes.size()))
    return corrupt(toString(std::move(error)));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// .npy
//===----------------------------------------------------------------------===//

namespace {
class NpyReader : public ArrayReader {
public:
  static Expected<std::unique_ptr<ArrayReader>>
  create(std::shared_ptr<const MappedFile> file, std::string name) {
    std::unique_ptr<NpyReader> reader(
        new NpyReader(std::move(file), std::move(name)));
    if (Error error = reader->open(reader->file->size()))
      return std::move(error);
    return std::move(reader);
  }

protected:
  Error readBytes(char *data, size_t size) override {
    std::optional<ArrayRef<char>> bytes = file->slice(position, size);
    if (!bytes)
      return createStringError("the file is truncated");
    if (size != 0)
      std::memcpy(data, bytes->data(), size);
    position += size;
    return Error::success();
  }

private:
  NpyReader(std::shared_ptr<const MappedFile> file, std::string name)
      : ArrayReader(file->path().str(), std::move(name)),
        file(std::move(file)) {}

  std::shared_ptr<const MappedFile> file;
  uint64_t position = 0;
};

class NpyFile : public ArrayFile {
public:
  explicit NpyFile(std::shared_ptr<const MappedFile> file)
      : file(std::move(file)) {}

  std::vector<std::string> names() const override {
    return {sys::path::stem(file->path()).str()};
  }
  Expected<std::unique_ptr<ArrayReader>> open(StringRef name) const override {
    return NpyReader::create(file, name.str());
  }

private:
  std::shared_ptr<const MappedFile> file;
};
} // namespace

Expected<std::unique_ptr<ArrayFile>> openNpy(StringRef path) {
  Expected<std::shared_ptr<const MappedFile>> file = MappedFile::open(path);
  if (!file)
    return file.takeError();
  return std::make_unique<NpyFile>(*file);
}

//===----------------------------------------------------------------------===//
// .npz
//===----------------------------------------------------------------------===//

namespace {
/// An archive, which closes with its last reader.
using Archive = std::shared_ptr<zip_t>;

class NpzReader : public ArrayReader {
public:
  static Expected<std::unique_ptr<ArrayReader>>
  create(Archive archive, StringRef path, StringRef name) {
    std::unique_ptr<NpzReader> reader(
        new NpzReader(std::move(archive), path, name));
    if (Error error = reader->openEntry())
      return std::move(error);
    return std::move(reader);
  }
  ~NpzReader() override {
    if (entry)
      zip->fclose(entry);
  }

protected:
  Error readBytes(char *data, size_t size) override {
    left -= std::min(left, uint64_t(size));
    while (size != 0) {
      zip_int64_t count = zip->fread(entry, data, size);
      if (count < 0)
        return createStringError(zip->file_strerror(entry));
      if (count == 0)
        return createStringError("the file is truncated");
      data += count;
      size -= count;
    }
    // libzip checks the CRC when it meets the end.
    char after;
    if (left == 0 && zip->fread(entry, &after, 1) != 0)
      return createStringError("the checksum or the size is wrong");
    return Error::success();
  }

private:
  NpzReader(Archive archive, StringRef path, StringRef name)
      : ArrayReader(path.str(), name.str()), archive(std::move(archive)) {}

  Error openEntry() {
    std::string file = name + ".npy";
    zip_stat_t facts = {};
    if (zip->stat(archive.get(), file.c_str(), 0, &facts) != 0 ||
        !(facts.valid & ZIP_STAT_SIZE))
      return corrupt(zip->strerror(archive.get()));
    entry = zip->fopen(archive.get(), file.c_str(), 0);
    if (!entry)
      return corrupt(zip->strerror(archive.get()));
    left = facts.size;
    return open(facts.size);
  }

  const ZipLibrary *zip = ZipLibrary::get();
  Archive archive;
  zip_file_t *entry = nullptr;
  uint64_t left = 0; ///< Bytes of the entry.
};

class NpzFile : public ArrayFile {
public:
  NpzFile(Archive archive, StringRef path)
      : archive(std::move(archive)), path(path.str()) {}

  std::vector<std::string> names() const override {
    std::vector<std::string> result;
    for (zip_int64_t i = 0, e = zip->get_num_entries(archive.get(), 0); i < e;
         ++i) {
      const char *name = zip->get_name(archive.get(), i, 0);
      StringRef array = name ? name : "";
      if (array.consume_back(".npy"))
        result.push_back(array.str());
    }
    return result;
  }
  Expected<std::unique_ptr<ArrayReader>> open(StringRef name) const override {
    return NpzReader::create(archive, path, name);
  }

private:
  const ZipLibrary *zip = ZipLibrary::get();
  Archive archive;
  std::string path;
};
} // namespace

Expected<std::unique_ptr<ArrayFile>> openNpz(StringRef path) {
  const ZipLibrary *zip = ZipLibrary::get();
  if (!zip)
    return userError(Code::FileNotFound,
                     "reading .npz files needs the library libzip.so.4", path,
                     "install libzip (Debian: libzip4), or write .npy files");
  // libzip would wait for the other end of a pipe.
  sys::fs::file_status status;
  if (!sys::fs::status(path, status) && sys::fs::exists(status) &&
      !sys::fs::is_regular_file(status))
    return userError(Code::FileNotFound,
                     "cannot open: it is not a regular file", path,
                     "write the file with numpy.savez");
  int code = 0;
  zip_t *opened = zip->open(path.str().c_str(), ZIP_RDONLY, &code);
  if (opened)
    return std::make_unique<NpzFile>(Archive(opened, zip->discard), path);
  zip_error_t error;
  zip->error_init_with_code(&error, code);
  std::string message = zip->error_strerror(&error);
  zip->error_fini(&error);
  if (code == ZIP_ER_NOENT || code == ZIP_ER_OPEN)
    return userError(Code::FileNotFound, "cannot open: " + message, path);
  return userError(Code::FileCorrupt,
                   "the file is not a readable zip archive: " + message, path,
                   "write the file again with numpy.savez");
}

} // namespace tfuse::quantize
