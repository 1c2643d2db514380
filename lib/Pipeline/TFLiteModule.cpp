//===- TFLiteModule.cpp - The entry functions of tfl modules --------------===//

#include "TFLiteModule.h"

#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

static constexpr StringLiteral kNames = "tf_saved_model.exported_names";
static constexpr StringLiteral kPath = "tf_saved_model.index_path";
static constexpr StringLiteral kEntry = "tf.entry_function";

void forgetMinimumRelease(ModuleOp module) {
  auto metadata = module->getAttrOfType<DictionaryAttr>("tfl.metadata");
  if (!metadata)
    return;
  NamedAttrList entries(metadata);
  entries.erase(kMinimumRelease);
  module->setAttr("tfl.metadata", entries.getDictionary(module.getContext()));
}

static SmallVector<StringRef> signaturesOf(func::FuncOp function) {
  SmallVector<StringRef> result;
  if (auto names = function->getAttrOfType<ArrayAttr>(kNames))
    for (auto name : names.getAsRange<StringAttr>())
      result.push_back(name.getValue());
  return result;
}

static Error unknownSignature(ModuleOp module, StringRef name) {
  SmallVector<StringRef> known;
  for (auto function : module.getOps<func::FuncOp>())
    append_range(known, signaturesOf(function));
  return userError(Code::UnknownSignature, "the model has no such signature",
                   name,
                   known.empty() ? "the model has no signatures"
                                 : "its signatures are " + join(known, ", "));
}

Error selectSignatures(ModuleOp module, ArrayRef<std::string> names) {
  if (names.empty())
    return Error::success();
  auto isAsked = [&](StringRef name) { return is_contained(names, name); };
  for (StringRef name : names)
    if (none_of(module.getOps<func::FuncOp>(), [&](func::FuncOp function) {
          return is_contained(signaturesOf(function), name);
        }))
      return unknownSignature(module, name);
  Builder builder(module.getContext());
  for (auto function : module.getOps<func::FuncOp>()) {
    SmallVector<StringRef> kept;
    copy_if(signaturesOf(function), std::back_inserter(kept), isAsked);
    if (!kept.empty()) {
      function->setAttr(kNames, builder.getStrArrayAttr(kept));
      continue;
    }
    // The function may be called by others.
    function->removeAttr(kNames);
    function->removeAttr(kEntry);
    function.setPrivate();
  }
  return Error::success();
}

/// Sets the names of arguments and results in signatures to those of tensors.
static Error nameByTensors(func::FuncOp function) {
  auto entry = function->getAttrOfType<DictionaryAttr>(kEntry);
  auto setPaths = [&](StringRef key, unsigned count, auto set) {
    auto text = entry ? entry.getAs<StringAttr>(key) : StringAttr();
    SmallVector<StringRef> names;
    if (text)
      text.getValue().split(names, ',');
    if (names.size() != count)
      return false;
    Builder builder(function.getContext());
    for (auto [i, name] : enumerate(names))
      set(i, builder.getStrArrayAttr(name));
    return true;
  };
  if (setPaths("inputs", function.getNumArguments(),
               [&](unsigned i, ArrayAttr name) {
                 function.setArgAttr(i, kPath, name);
               }) &&
      setPaths("outputs", function.getNumResults(),
               [&](unsigned i, ArrayAttr name) {
                 function.setResultAttr(i, kPath, name);
               }))
    return Error::success();
  return userError(Code::InvalidOption,
                   "--rename-signature cannot add a signature: an input or "
                   "output of the model has no name");
}

static Error addSignature(ModuleOp module, StringRef name) {
  auto functions = module.getOps<func::FuncOp>();
  func::FuncOp first = *functions.begin();
  if (!signaturesOf(first).empty())
    return userError(Code::InvalidOption,
                     "--rename-signature =NAME is for models without "
                     "signatures",
                     name,
                     "rename the signature " +
                         signaturesOf(first).front().str() + " with OLD=NEW");
  if (Error error = nameByTensors(first))
    return error;
  first->setAttr(kNames, Builder(module.getContext()).getStrArrayAttr(name));
  return Error::success();
}

Error renameSignatures(ModuleOp module, ArrayRef<std::string> renames) {
  llvm::StringMap<StringRef> newNames;
  for (StringRef text : renames) {
    auto [from, to] = text.split('=');
    if (to.empty())
      return userError(Code::InvalidOption,
                       "--rename-signature expects OLD=NEW", text);
    if (from.empty()) {
      if (Error error = addSignature(module, to))
        return error;
      continue;
    }
    if (!newNames.try_emplace(from, to).second)
      return userError(Code::InvalidOption,
                       "--rename-signature renames one signature twice", from);
  }
  llvm::StringMap<unsigned> uses;
  for (auto function : module.getOps<func::FuncOp>()) {
    SmallVector<StringRef> names = signaturesOf(function);
    if (names.empty())
      continue;
    for (StringRef &name : names) {
      auto found = newNames.find(name);
      if (found != newNames.end()) {
        name = found->second;
        ++uses[found->first()];
      }
    }
    function->setAttr(kNames,
                      Builder(module.getContext()).getStrArrayAttr(names));
  }
  llvm::StringSet<> taken;
  for (auto &entry : newNames)
    if (!uses.contains(entry.first()))
      return unknownSignature(module, entry.first());
  for (auto function : module.getOps<func::FuncOp>())
    for (StringRef name : signaturesOf(function))
      if (!taken.insert(name).second)
        return userError(Code::InvalidOption,
                         "--rename-signature gives two signatures one name",
                         name);
  return Error::success();
}

} // namespace tfuse
