//===- ModelKind.cpp - What a file holds ----------------------------------===//

#include "tfuse/Format/Proto/ModelKind.h"

#include "tfuse/Format/Proto/WireFormat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace tfuse {

StringRef describe(ModelKind kind) {
  switch (kind) {
  case ModelKind::GraphDef:
    return "a GraphDef";
  case ModelKind::MetaGraph:
    return "a MetaGraphDef";
  case ModelKind::SavedModel:
    return "a SavedModel";
  case ModelKind::TFLite:
    return "a TFLite model";
  }
  llvm_unreachable("not a ModelKind");
}

/// Text form starts, after comments, with a field name and the beginning of its
/// value.
static std::optional<ModelKind> identifyText(StringRef text) {
  bool hasText = !text.empty();
  text = text.ltrim();
  while (text.consume_front("#"))
    text = text.drop_until([](char c) { return c == '\n'; }).ltrim();
  if (text.empty() && hasText) // Comments only: an empty graph.
    return ModelKind::GraphDef;
  StringRef name =
      text.take_while([](char c) { return isAlnum(c) || c == '_'; });
  StringRef rest = text.drop_front(name.size()).ltrim();
  if (rest.empty() || !StringRef("{:<[").contains(rest.front()))
    return std::nullopt;
  return StringSwitch<std::optional<ModelKind>>(name)
      .Cases({"node", "library", "versions", "version", "debug_info"},
             ModelKind::GraphDef)
      .Cases({"saved_model_schema_version", "meta_graphs"},
             ModelKind::SavedModel)
      .Cases({"meta_info_def", "graph_def", "saver_def", "collection_def",
              "signature_def", "asset_file_def", "object_graph_def"},
             ModelKind::MetaGraph)
      .Default(std::nullopt);
}

/// True if `content` is the name of an op, such as "Conv2D", "Pack>Unpack" or
/// "__inference_call_12".
static bool isOpName(ArrayRef<char> content) {
  return !content.empty() && all_of(content, [](char c) {
    return isAlnum(c) || StringRef("_./>-").contains(c);
  });
}

/// Field 1 of a GraphDef is a NodeDef, whose field 1 is its name and field 2 is
/// the name of an op.
static bool isNodeDef(ArrayRef<char> message) {
  WireReader reader(message);
  WireField field;
  while (reader.next(field) && field.number <= 2 &&
         field.type == WireField::Length)
    if (field.number == 2)
      return isOpName(field.content);
  return false;
}

/// Field 1 of a MetaGraphDef is a MetaInfoDef, whose fields 1 to 8 are strings
/// and messages, except stripped_default_attrs (7).
static bool isMetaInfoDef(ArrayRef<char> message) {
  WireReader reader(message);
  WireField field;
  while (reader.next(field))
    if (field.number > 8 ||
        field.type !=
            (field.number == 7 ? WireField::Varint : WireField::Length))
      return false;
  return true;
}

static std::optional<ModelKind> identifyBinary(ArrayRef<char> file) {
  WireReader reader(file);
  WireField field;
  bool any = false;
  std::optional<ModelKind> kind;
  while (!kind && reader.next(field)) {
    any = true;
    bool isLength = field.type == WireField::Length;
    if (field.number == 1 && !isLength)
      kind = ModelKind::SavedModel; // Schema version.
    else if (field.number == 1 && isNodeDef(field.content))
      kind = ModelKind::GraphDef;
    else if (field.number == 1 && isMetaInfoDef(field.content))
      kind = ModelKind::MetaGraph;
    else if (field.number == 1)
      return std::nullopt;
    else if (field.number == 3)
      kind = isLength ? ModelKind::MetaGraph : ModelKind::GraphDef;
    else if (field.number == 6 || field.number == 7)
      kind = ModelKind::MetaGraph;
    else if (field.number > 7)
      return std::nullopt;
  }
  // A graph without nodes may have a library (2) and versions (4).
  if (!kind && any && !reader.failed())
    kind = ModelKind::GraphDef;
  return kind;
}

std::optional<ModelForm> identifyModel(ArrayRef<char> file) {
  if (file.size() >= 8 && StringRef(file.data() + 4, 4) == "TFL3")
    return ModelForm{ModelKind::TFLite, /*isText=*/false};
  if (auto kind = identifyText(StringRef(file.data(), file.size())))
    return ModelForm{*kind, /*isText=*/true};
  if (auto kind = identifyBinary(file))
    return ModelForm{*kind, /*isText=*/false};
  return std::nullopt;
}

} // namespace tfuse
