//===- LoadPlugin.cpp - Loads fusion plug-ins -----------------------------===//

#include "PluginFusion.h"
#include "PluginMatch.h"

#include "tfuse/Plugin/UserFusions.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include <dlfcn.h>

using namespace llvm;
using namespace mlir;

namespace tfuse {

static Error loadError(const Twine &message, StringRef path,
                       const Twine &hint = "") {
  return userError(Code::PluginFailed, message, path, hint);
}

static constexpr StringLiteral buildAgain =
    "recompile the plug-in with the headers of this tfuse";

/// The table of the plug-in; an error if the shared object is not a plug-in.
static Expected<const TFuseFusionPlugin *> open(StringRef path) {
  if (!sys::fs::exists(path))
    return loadError("the file does not exist", path);
  // Without a slash, dlopen would search the library path.
  std::string file = path.contains('/') ? path.str() : "./" + path.str();
  // Resolve all symbols now, so that a missing one is an error instead of a
  // crash, and locally, so that plug-ins do not clash.
  void *handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *reason = dlerror();
    return loadError("the plug-in cannot be loaded: " +
                         Twine(reason ? reason : "unknown reason"),
                     path, "a plug-in is a shared object for this machine");
  }
  using EntryPoint = const TFuseFusionPlugin *();
  auto *entry =
      reinterpret_cast<EntryPoint *>(dlsym(handle, TFUSE_FUSION_ENTRY_POINT));
  if (!entry)
    return loadError("the plug-in exports no function '" +
                         Twine(TFUSE_FUSION_ENTRY_POINT) + "'",
                     path,
                     "define it with TFUSE_FUSION_PLUGIN of tfuse/Fusion.h");
  const TFuseFusionPlugin *plugin = entry();
  if (!plugin)
    return loadError("the plug-in returns no table of fusions", path);
  if (plugin->abiVersion != TFUSE_FUSION_ABI_VERSION ||
      plugin->abiRevision > TFUSE_FUSION_ABI_REVISION)
    return loadError("the plug-in was built for version " +
                         Twine(plugin->abiVersion) + "." +
                         Twine(plugin->abiRevision) +
                         " of the plug-in interface; this tfuse has version " +
                         Twine(TFUSE_FUSION_ABI_VERSION) + "." +
                         Twine(TFUSE_FUSION_ABI_REVISION),
                     path, buildAgain);
  if (plugin->fusionSize < sizeof(TFuseFusion) ||
      (plugin->fusionCount != 0 && !plugin->fusions))
    return loadError("the plug-in's table of fusions is malformed", path,
                     buildAgain);
  if (plugin->fusionCount == 0)
    return loadError("the plug-in has no fusions", path);
  return plugin;
}

static bool isId(StringRef id) {
  return !id.empty() && all_of(id, [](char c) {
    return isLower(c) || isDigit(c) || c == '-';
  });
}

static Expected<PluginFusion> check(const TFuseFusion &line, StringRef path) {
  PluginFusion fusion;
  fusion.id = toString(line.id).str();
  fusion.summary = toString(line.summary).str();
  if (!isId(fusion.id))
    return loadError("'" + fusion.id +
                         "' is not a valid id of a fusion: use lower-case "
                         "letters, digits and '-'",
                     path);
  SmallVector<StringRef> names;
  toString(line.names).split(names, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef name : names)
    fusion.names.push_back(name.str());
  if (names.empty() || !line.run || !json::isUTF8(toString(line.names)) ||
      !json::isUTF8(fusion.summary) ||
      (line.kind != TFUSE_FUSION_COMPOSITE &&
       line.kind != TFUSE_FUSION_PATTERN) ||
      line.author < TFUSE_AUTHOR_PERSON || line.author > TFUSE_AUTHOR_KERAS)
    return loadError("the fusion '" + fusion.id +
                         "' has no names or no function, or is malformed",
                     path, buildAgain);
  fusion.isPattern = line.kind == TFUSE_FUSION_PATTERN;
  fusion.author = line.author;
  fusion.run = line.run;
  fusion.user = line.user;
  return fusion;
}

static CompositeAuthor authorOf(int32_t author) {
  switch (author) {
  case TFUSE_AUTHOR_FRAMEWORK:
    return CompositeAuthor::TensorFlow;
  case TFUSE_AUTHOR_KERAS:
    return CompositeAuthor::Keras;
  default:
    return CompositeAuthor::Person;
  }
}

static CompositeInfo
compositeInfo(const std::shared_ptr<const PluginFusion> &fusion) {
  CompositeInfo info;
  info.id = fusion->id;
  info.summary = fusion->summary;
  info.names = fusion->names;
  info.author = authorOf(fusion->author);
  info.make = [fusion] { return makeComposite(fusion); };
  return info;
}

static PatternInfo
patternInfo(const std::shared_ptr<const PluginFusion> &fusion) {
  PatternInfo info;
  info.id = fusion->id;
  for (StringRef name : fusion->names)
    info.roots.push_back((name.contains('.') ? name : "tf." + name).str());
  info.make = [fusion] { return makePattern(fusion); };
  return info;
}

Error UserFusions::loadPlugin(StringRef path) {
  Expected<const TFuseFusionPlugin *> plugin = open(path);
  if (!plugin)
    return plugin.takeError();
  std::string name = (toString((*plugin)->name) + " " +
                      toString((*plugin)->version) + " (" + path + ")")
                         .str();
  // Add all fusions or none.
  UserFusions extended = *this;
  auto *line = reinterpret_cast<const char *>((*plugin)->fusions);
  for (size_t i = 0; i != (*plugin)->fusionCount; ++i) {
    Expected<PluginFusion> checked =
        check(*reinterpret_cast<const TFuseFusion *>(line), path);
    if (!checked)
      return checked.takeError();
    line += (*plugin)->fusionSize;
    checked->plugin = name;
    if (Error error = extended.checkId(checked->id, path))
      return error;
    auto fusion = std::make_shared<const PluginFusion>(std::move(*checked));
    extended.added.push_back(
        {fusion->id, "plug-in", fusion->summary, fusion->isPattern});
    if (fusion->isPattern)
      extended.patternInfos.push_back(patternInfo(fusion));
    else if (Error error = extended.registry.add(compositeInfo(fusion)))
      return error;
  }
  *this = std::move(extended);
  return Error::success();
}

} // namespace tfuse
