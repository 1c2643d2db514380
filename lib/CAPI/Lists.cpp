//===- Lists.cpp - Rules, composites, phases, codes and stages ------------===//

#include "Objects.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tfuse;
using namespace tfuse::capi;

/// The texts of a list's field.
static std::vector<std::string> only(std::string_view text) {
  return {std::string(text)};
}

static std::vector<std::string> only(bool value) {
  return {value ? "true" : "false"};
}

template <typename Rows, typename Row>
static tfuse_list *makeList(const Rows &rows, Row fieldsOf) {
  auto *list = new tfuse_list;
  for (const auto &row : rows)
    list->rows.emplace_back(fieldsOf(row));
  return list;
}

using Fields = StringMap<std::vector<std::string>>;

// NOLINTBEGIN(readability-identifier-naming): names of C.

tfuse_list *tfuse_list_rules(const tfuse_options *options,
                             tfuse_error **error) {
  std::vector<RuleDescription> rules;
  std::vector<tfuse_diagnostic> diagnostics;
  bool hasError = false;
  if (!options) {
    rules = listRules();
  } else if (const auto *values =
                 std::get_if<ConvertOptions>(&options->values)) {
    ConvertOptions copy = *values;
    copy.onDiagnostic = [&](const Diagnostic &diagnostic) {
      hasError |= diagnostic.severity == Severity::Error;
      diagnostics.push_back({diagnostic});
    };
    rules = listRules(copy);
  } else {
    setInvalidOption(error, "the options are not of TFUSE_CONVERT");
    return nullptr;
  }
  if (hasError) {
    setError(error, std::move(diagnostics));
    return nullptr;
  }
  return makeList(rules, [](const RuleDescription &rule) {
    return Fields{{"id", only(rule.id)},
                  {"group", only(rule.group)},
                  {"summary", only(rule.summary)},
                  {"on_by_default", only(rule.onByDefault)}};
  });
}

tfuse_list *tfuse_list_composites(void) {
  return makeList(listComposites(), [](const CompositeDescription &composite) {
    return Fields{{"id", only(composite.id)},
                  {"summary", only(composite.summary)},
                  {"names", composite.names},
                  {"by_person", only(composite.byPerson)}};
  });
}

/// Rows of a name and a summary.
static Fields
namedFields(const std::pair<std::string_view, std::string_view> &row) {
  return Fields{{"name", only(row.first)}, {"summary", only(row.second)}};
}

tfuse_list *tfuse_list_phases(void) {
  return makeList(listPhases(), namedFields);
}

tfuse_list *tfuse_list_codes(void) {
  return makeList(listCodes(), namedFields);
}

tfuse_list *tfuse_list_stages(void) {
  return makeList(listStages(), [](const StageDescription &stage) {
    return Fields{{"optimizer", only(stage.optimizer)},
                  {"name", only(stage.name)},
                  {"summary", only(stage.summary)},
                  {"note", only(stage.note)},
                  {"on_by_default", only(stage.onByDefault)}};
  });
}

void tfuse_list_free(tfuse_list *list) { delete list; }

size_t tfuse_list_size(const tfuse_list *list) {
  return list ? list->rows.size() : 0;
}

static ArrayRef<std::string> textsOf(const tfuse_list *list, size_t row,
                                     const char *field) {
  if (!list || row >= list->rows.size())
    return {};
  auto found = list->rows[row].find(textOf(field));
  if (found == list->rows[row].end())
    return {};
  return found->second;
}

size_t tfuse_list_count(const tfuse_list *list, size_t row, const char *field) {
  return textsOf(list, row, field).size();
}

const char *tfuse_list_get(const tfuse_list *list, size_t row,
                           const char *field, size_t index) {
  auto texts = textsOf(list, row, field);
  return index < texts.size() ? texts[index].c_str() : nullptr;
}

const char *tfuse_version(void) { return version().data(); }

size_t tfuse_format_bytes(uint64_t bytes, char *buffer, size_t size) {
  std::string text = formatBytes(bytes);
  if (buffer && size) {
    StringRef part = StringRef(text).take_front(size - 1);
    llvm::copy(part, buffer);
    buffer[part.size()] = '\0';
  }
  return text.size();
}

// NOLINTEND(readability-identifier-naming)
