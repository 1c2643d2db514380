//===- OperatorCodes.cpp - operator codes of a model ----------------------===//
//
// One code for each op, with the highest version that its operators need.
//
//===----------------------------------------------------------------------===//

#include "ModelWriter.h"

#include "tfuse/Format/TFLite/Schema.h"
#include "llvm/Support/VersionTuple.h"

using llvm::StringRef;

namespace tfuse::tfl {

namespace field = schema::field;

unsigned OperatorCodes::builtin(const OpFacts &facts, int version) {
  auto [it, isNew] = numbers.try_emplace(facts.opName, entries.size());
  if (isNew)
    entries.push_back({&facts, "", version});
  Entry &entry = entries[it->second];
  entry.version = std::max(entry.version, version);
  return it->second;
}

unsigned OperatorCodes::custom(StringRef name) {
  // A prefix that no op name has.
  auto [it, isNew] =
      numbers.try_emplace(("custom " + name).str(), entries.size());
  if (isNew)
    entries.push_back({nullptr, name.str(), 1});
  return it->second;
}

Offset OperatorCodes::build(FlatBufferBuilder &builder) const {
  std::vector<Offset> tables;
  for (const Entry &entry : entries) {
    int32_t code = entry.facts ? entry.facts->builtinCode : schema::kCustomCode;
    Offset name =
        entry.facts ? Offset() : makeString(builder, entry.customName);
    int8_t shortCode = std::min(code, schema::kFirstLargeCode);
    TableBuilder table(builder);
    table.scalar<int8_t>(field::OperatorCode_deprecated_builtin_code, shortCode)
        .offset(field::OperatorCode_custom_code, name)
        .scalar<int32_t>(field::OperatorCode_builtin_code, code);
    // Readers of the first schema versions have no default for this field.
    if (entry.facts)
      table.stored<int32_t>(field::OperatorCode_version, entry.version);
    tables.push_back(table.finish());
  }
  return makeTables(builder, tables);
}

StringRef OperatorCodes::minimumRelease() const {
  StringRef latest;
  llvm::VersionTuple latestVersion;
  for (const Entry &entry : entries) {
    if (!entry.facts)
      continue;
    StringRef release = tfl::minimumRelease(*entry.facts, entry.version);
    llvm::VersionTuple version;
    // An empty release does not parse: the minimum is unknown.
    if (version.tryParse(release) || !(latestVersion < version))
      continue;
    latest = release;
    latestVersion = version;
  }
  return latest;
}

} // namespace tfuse::tfl
