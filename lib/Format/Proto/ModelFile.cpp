//===- ModelFile.cpp - Parses model files around their weights ------------===//

#include "tfuse/Format/Proto/ModelFile.h"

#include "Skeleton.h"
#include "tfuse/Support/Diagnostics.h"
#include <climits>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/message.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>

using namespace llvm;
namespace pb = google::protobuf;

namespace tfuse {

/// A message of two bytes can become an object of more than a hundred. Models
/// that TensorFlow writes become objects of about five times their size; a
/// model that needs more than this factor, and more than a few megabytes, is
/// refused.
static constexpr uint64_t kMaxObjectRatio = 24;
static constexpr uint64_t kFreeObjects = uint64_t(64) << 20;

namespace {
/// Passes the pieces of an edited message to protobuf, and limits the memory of
/// the objects in `arena`.
class SkeletonStream : public pb::io::ZeroCopyInputStream {
public:
  SkeletonStream(ArrayRef<char> message, const Skeleton &skeleton,
                 const pb::Arena *arena)
      : skeleton(skeleton), arena(arena), position(message.begin()),
        end(message.end()) {}

  bool Next(const void **data, int *size) override {
    exceeded = exceeded || (arena && arena->SpaceAllocated() >
                                         kFreeObjects + kMaxObjectRatio *
                                                            uint64_t(consumed));
    if (exceeded)
      return false;
    ArrayRef<char> piece = std::exchange(unread, {});
    while (piece.empty())
      if (!nextPiece(piece))
        return false;
    // The memory limit is checked after each piece, so pieces must be small.
    constexpr size_t kMaxPiece = 1 << 20;
    if (piece.size() > kMaxPiece) {
      unread = piece.drop_front(kMaxPiece);
      piece = piece.take_front(kMaxPiece);
    }
    last = piece;
    consumed += piece.size();
    *data = piece.data();
    *size = static_cast<int>(piece.size());
    return true;
  }

  void BackUp(int count) override {
    unread = ArrayRef<char>(last.end() - count, last.end() + unread.size());
    consumed -= count;
  }

  bool Skip(int count) override {
    const void *data;
    int size;
    while (count > 0 && Next(&data, &size)) {
      if (size > count) {
        BackUp(size - count);
        return true;
      }
      count -= size;
    }
    return count == 0;
  }

  int64_t ByteCount() const override { return consumed; }

  /// True if the stream ended because the objects exceed the memory limit.
  bool hasExceeded() const { return exceeded; }

private:
  bool nextPiece(ArrayRef<char> &piece) {
    if (edit < skeleton.edits.size()) {
      const Skeleton::Edit &current = skeleton.edits[edit];
      piece = ArrayRef<char>(position, current.replaced.begin());
      position = current.replaced.begin();
      if (!piece.empty())
        return true;
      piece = current.replacement;
      position = current.replaced.end();
      ++edit;
      return true;
    }
    piece = ArrayRef<char>(position, end);
    position = end;
    return !piece.empty();
  }

  const Skeleton &skeleton;
  const pb::Arena *arena;
  bool exceeded = false;
  const char *position, *end;
  size_t edit = 0;
  ArrayRef<char> last, unread;
  int64_t consumed = 0;
};

/// Keeps the first error.
class FirstError : public pb::io::ErrorCollector {
public:
  void AddError(int line, pb::io::ColumnNumber column,
                const std::string &message) override {
    if (text.empty())
      text = (Twine(line + 1) + ":" + Twine(column + 1) + ": " + message).str();
  }
  std::string text;
};

/// Maps the names of TensorFlow's messages in text form to tfuse.proto.
class TensorFlowNames : public pb::TextFormat::Finder {
public:
  const pb::Descriptor *FindAnyType(const pb::Message &message,
                                    const std::string &prefix,
                                    const std::string &name) const override {
    StringRef shortName(name);
    const pb::DescriptorPool *pool = pb::DescriptorPool::generated_pool();
    if (shortName.consume_front("tensorflow."))
      return pool->FindMessageTypeByName("tfuse.proto." + shortName.str());
    return pool->FindMessageTypeByName(name);
  }
};
} // namespace

static Error corrupt(const Twine &what, StringRef path,
                     DiagnosticSite site = DiagnosticSite::current()) {
  return userError(Code::FileCorrupt, what, path,
                   "the file is truncated or damaged; export or copy the "
                   "model again",
                   site);
}

Error parseText(StringRef text, StringRef name, pb::Message &message) {
  if (text.size() > INT_MAX)
    return userError(Code::LimitExceeded, "the text format is limited to 2 GB",
                     name, "use the binary format");
  pb::io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
  FirstError error;
  TensorFlowNames finder;
  pb::TextFormat::Parser parser;
  parser.RecordErrorsTo(&error);
  parser.SetFinder(&finder);
  parser.AllowUnknownField(true);
  parser.SetRecursionLimit(100);
  if (!parser.Parse(&stream, &message))
    return corrupt("the text is malformed: " + error.text, name);
  return Error::success();
}

std::string printText(const pb::Message &message) {
  std::string text;
  pb::TextFormat::Printer printer;
  printer.SetUseShortRepeatedPrimitives(false);
  printer.PrintToString(message, &text);
  return text;
}

bool parseBinary(StringRef bytes, pb::Message &message) {
  pb::LogSilencer silencer;
  return bytes.size() <= INT_MAX &&
         message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()));
}

/// Parses the skeleton of a file.
static Error parseSkeleton(const MappedFile &file, const Skeleton &skeleton,
                           ModelKind kind, pb::Message &message) {
  pb::LogSilencer silencer;
  SkeletonStream stream(file.bytes(), skeleton, message.GetArena());
  if (message.ParseFromZeroCopyStream(&stream))
    return Error::success();
  if (stream.hasExceeded())
    return userError(Code::LimitExceeded,
                     "the file contains more messages than any model has",
                     file.path(), "it mostly consists of empty messages");
  return corrupt("the file does not contain " + describe(kind), file.path());
}

Expected<FileExtents> parseModelFile(std::shared_ptr<const MappedFile> file,
                                     ModelKind kind, pb::Message &message,
                                     LeftNodes leftNodes) {
  std::optional<ModelForm> form = identifyModel(file->bytes());
  if (form && form->isText) {
    if (Error error = parseText(file->text(), file->path(), message))
      return std::move(error);
    return FileExtents{std::move(file), {}, {}, {}};
  }
  Skeleton skeleton = makeSkeleton(file->bytes(), kind, leftNodes);
  if (skeleton.size > INT_MAX)
    return userError(Code::LimitExceeded,
                     "without its large tensors the model still exceeds the "
                     "2 GB that protobuf can hold",
                     file->path(), "");
  if (Error error = parseSkeleton(*file, skeleton, kind, message))
    return std::move(error);
  return FileExtents{std::move(file), std::move(skeleton.extents),
                     std::move(skeleton.nodes),
                     std::move(skeleton.functionNodes)};
}

} // namespace tfuse
