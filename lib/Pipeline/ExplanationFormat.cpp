//===- ExplanationFormat.cpp - An explanation as JSON and HTML ------------===//

#include "ExplanationFormat.h"
#include "DiagnosticFormat.h"
#include "tfuse/Pipeline/GpuDelegate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace tfuse {

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

/// Names in a model need not be UTF-8, which JSON has to be.
static std::string text(StringRef string) { return json::fixUTF8(string); }

static json::Array texts(ArrayRef<std::string> strings) {
  json::Array result;
  for (const std::string &string : strings)
    result.push_back(text(string));
  return result;
}

template <typename Range, typename Convert>
static json::Array mapArray(const Range &range, Convert convert) {
  json::Array result;
  for (const auto &item : range)
    result.push_back(convert(item));
  return result;
}

static json::Object toJSON(const Expectation &item) {
  return json::Object{
      {"node", text(item.node)},        {"layer", text(item.layer)},
      {"what", text(item.what)},        {"fuses", item.fuses},
      {"becomes", texts(item.becomes)}, {"rule", text(item.rule)},
      {"reason", text(item.reason)},    {"detail", text(item.detail)},
      {"hint", text(item.hint)}};
}

static json::Object toJSON(const OpCounts &counts) {
  json::Object result;
  for (const auto &[name, count] : counts)
    result[json::fixUTF8(name)] = count;
  return result;
}

std::string explanationAsJSON(const Explanation &explanation, StringRef model) {
  auto items = [](const std::vector<Expectation> &list) {
    return mapArray(list, [](const Expectation &item) { return toJSON(item); });
  };
  json::Object result{
      {"version", 1},
      {"model", text(model)},
      {"converts", explanation.converts},
      {"diagnostics", mapArray(explanation.diagnostics,
                               [](const Diagnostic &diagnostic) {
                                 return toJSON(diagnostic);
                               })},
      {"annotatedFunctions", items(explanation.annotatedFunctions)},
      {"recurrentLayers", items(explanation.recurrentLayers)},
      {"patterns", items(explanation.patterns)},
      {"nearMisses", items(explanation.nearMisses)},
      {"missingBuiltins", mapArray(explanation.missingBuiltins,
                                   [](const MissingBuiltin &missing) {
                                     return json::Object{
                                         {"op", text(missing.op)},
                                         {"nodes", texts(missing.nodes)},
                                         {"detail", text(missing.detail)},
                                         {"choices", texts(missing.choices)}};
                                   })},
      {"runtimes", mapArray(explanation.runtimes,
                            [](const RuntimeSupport &runtime) {
                              return json::Object{
                                  {"name", runtime.name},
                                  {"runs", runtime.refusal.empty()},
                                  {"refusal", text(runtime.refusal)}};
                            })},
      {"opCounts", json::Object{{"before", toJSON(explanation.opsBefore)},
                                {"after", toJSON(explanation.opsAfter)}}},
      {"modes", mapArray(explanation.modes, [](const ModeEstimate &mode) {
         return json::Object{{"mode", mode.mode},
                             {"converts", mode.converts},
                             {"bytes", int64_t(mode.bytes)},
                             {"ops", mode.ops},
                             {"needsCalibration", mode.needsCalibration},
                             {"floatOps", mode.floatOps},
                             {"detail", text(mode.detail)}};
       })}};
  if (!explanation.gpu.summary.empty())
    result["gpu"] = toJSON(explanation.gpu);
  return formatv("{0:2}\n", json::Value(std::move(result)));
}

//===----------------------------------------------------------------------===//
// HTML
//===----------------------------------------------------------------------===//

static constexpr StringLiteral kStyle = R"(
:root { color-scheme: light dark; }
body { color: light-dark(#1d2129, #e4e7ec);
  background: light-dark(#fff, #15181d);
  font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 76rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
th, td { border-bottom: 1px solid #8886; padding: .4rem .6rem;
  text-align: left; vertical-align: top; }
td:nth-child(-n+2), h1 { overflow-wrap: anywhere; }
td { overflow-wrap: break-word; }
td.number, th.number { text-align: right; }
.yes { color: light-dark(#0a6b2d, #6fdc8c); }
.no { color: light-dark(#a3320b, #ffab91); }
.hint::before { content: "→ "; }
)";

namespace {
class Page {
public:
  explicit Page(raw_ostream &os) : os(os) {}

  void escaped(StringRef string) { printHTMLEscaped(string, os); }
  void begin(StringRef title, ArrayRef<StringRef> columns) {
    os << "<h2>" << title << "</h2>\n<table><thead><tr>";
    for (StringRef column : columns) {
      bool isNumber = column.consume_front("#");
      os << "<th scope=\"col\"" << (isNumber ? " class=\"number\"" : "") << '>'
         << column << "</th>";
    }
    os << "</tr></thead><tbody>\n";
  }
  void end() { os << "</tbody></table>\n"; }
  void cell(StringRef string) {
    os << "<td>";
    escaped(string);
    os << "</td>";
  }
  void number(StringRef string) {
    os << "<td class=\"number\">" << string << "</td>";
  }
  void answer(bool yes, StringRef string) {
    os << "<td class=\"" << (yes ? "yes" : "no") << "\">"
       << (yes ? "✓ " : "✗ ");
    escaped(string);
    os << "</td>";
  }
  void expectations(StringRef title, ArrayRef<Expectation> items);

  raw_ostream &os;
};
} // namespace

void Page::expectations(StringRef title, ArrayRef<Expectation> items) {
  if (items.empty())
    return;
  begin(title, {"Layer", "Node", "Pattern", "Result"});
  for (const Expectation &item : items) {
    os << "<tr>";
    cell(item.layer);
    cell(item.node);
    cell(item.what);
    answer(item.fuses, item.fuses ? join(item.becomes, ", ") : item.detail);
    if (!item.hint.empty()) {
      os << "<tr><td></td><td colspan=\"3\" class=\"hint\">";
      escaped(item.hint);
      os << "</td></tr>";
    }
    os << "</tr>\n";
  }
  end();
}

void writeExplanationPage(const Explanation &explanation, StringRef model,
                          raw_ostream &os) {
  Page page(os);
  os << "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width\"><title>tfuse "
        "explain ";
  page.escaped(model);
  os << "</title><style>" << kStyle << "</style></head><body><main>\n<h1>";
  page.escaped(model);
  os << "</h1>\n<p class=\"" << (explanation.converts ? "yes" : "no") << "\">"
     << (explanation.converts ? "The model converts."
                              : "The model does not convert.")
     << "</p>\n";
  if (!explanation.diagnostics.empty()) {
    page.begin("Diagnostics", {"Where", "Message", "Hint"});
    for (const Diagnostic &diagnostic : explanation.diagnostics) {
      os << "<tr>";
      page.cell(diagnostic.where);
      page.cell(diagnostic.message);
      page.cell(diagnostic.hint);
      os << "</tr>\n";
    }
    page.end();
  }
  page.expectations("Annotated functions", explanation.annotatedFunctions);
  page.expectations("Recurrent layers", explanation.recurrentLayers);
  page.expectations("Patterns", explanation.patterns);
  page.expectations("Near misses", explanation.nearMisses);
  if (!explanation.missingBuiltins.empty()) {
    page.begin("Ops without a builtin", {"Op", "Nodes", "Choices"});
    for (const MissingBuiltin &missing : explanation.missingBuiltins) {
      os << "<tr>";
      page.cell(missing.op);
      page.cell(join(missing.nodes, ", "));
      page.cell(join(missing.choices, "; or "));
      os << "</tr>\n";
    }
    page.end();
  }
  page.begin("Runtimes", {"Runtime", "Runs the file"});
  for (const RuntimeSupport &runtime : explanation.runtimes) {
    os << "<tr>";
    page.cell(runtime.name);
    page.answer(runtime.refusal.empty(),
                runtime.refusal.empty() ? "yes" : runtime.refusal);
    os << "</tr>\n";
  }
  page.end();
  if (!explanation.gpu.cpuOps.empty()) {
    page.begin("Ops that the GPU delegate leaves to the CPU",
               {"Op", "Node", "Reason"});
    for (const CpuOp &op : explanation.gpu.cpuOps) {
      os << "<tr>";
      page.cell(op.op);
      page.cell(op.node);
      page.cell(op.reason);
      os << "</tr>\n";
    }
    page.end();
  }
  page.begin("Files", {"Quantization", "#Size", "#Ops", "Notes"});
  for (const ModeEstimate &mode : explanation.modes) {
    os << "<tr>";
    page.cell(mode.mode);
    page.number(mode.converts ? formatBytes(mode.bytes) : "");
    page.number(mode.converts ? utostr(mode.ops) : "");
    page.cell(mode.converts && mode.needsCalibration ? "needs calibration data"
                                                     : mode.detail);
    os << "</tr>\n";
  }
  page.end();
  os << "</main></body></html>\n";
}

} // namespace tfuse
