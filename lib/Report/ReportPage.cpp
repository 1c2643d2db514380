//===- ReportPage.cpp - The report as HTML --------------------------------===//
//
// One self-contained HTML file without scripts and external resources.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Report/Report.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace tfuse {

static constexpr StringLiteral style = R"(
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70em; margin: 2em auto;
       padding: 0 1em; color: #222; background: #fff; }
h1 { font-size: 1.5em } h2 { font-size: 1.15em; margin-top: 2em }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3em .8em .3em 0;
         border-bottom: 1px solid #ddd }
td.n { text-align: right } code { font-size: .92em; overflow-wrap: anywhere }
.pair { display: flex; gap: 3em; flex-wrap: wrap } .pair > div { flex: 1 }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #181818 } th, td { border-color: #444 } }
)";

static std::string escape(StringRef text) {
  std::string result;
  raw_string_ostream os(result);
  printHTMLEscaped(text, os);
  return result;
}

/// Names separated by commas, each in code.
static std::string names(ArrayRef<StringRef> list) {
  std::string result;
  for (StringRef name : list)
    result +=
        (result.empty() ? "<code>" : ", <code>") + escape(name) + "</code>";
  return result;
}

static void writeRewrites(raw_ostream &os, const Report &report) {
  os << "<h2>Rewrites</h2>\n";
  if (report.applied().empty()) {
    os << "<p>None.</p>\n";
    return;
  }
  os << "<table><tr><th>rule<th>nodes<th>before<th>after</tr>\n";
  for (const RewriteEvent &event : report.applied())
    os << "<tr><td><code>" << escape(event.rule) << "</code><td>"
       << names(event.nodes) << "<td>" << names(event.before) << "<td>"
       << names(event.after) << "</tr>\n";
  os << "</table>\n";
}

static void writeNearMisses(raw_ostream &os, const Report &report) {
  os << "<h2>Nearly</h2>\n";
  auto misses = report.nearMisses();
  if (misses.empty()) {
    os << "<p>None.</p>\n";
    return;
  }
  os << "<table><tr><th>rule<th>node<th>why not<th>reason</tr>\n";
  for (const RewriteEvent *event : misses)
    os << "<tr><td><code>" << escape(event->rule) << "</code><td>"
       << names(event->nodes) << "<td>" << escape(event->detail) << "<td><code>"
       << escape(event->reason) << "</code></tr>\n";
  os << "</table>\n";
}

void Report::writeHTML(raw_ostream &os) const {
  os << "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">\n"
     << "<meta name=\"viewport\" content=\"width=device-width\">\n"
     << "<title>tfuse report</title>\n<style>" << style << "</style>\n"
     << "<h1>tfuse report</h1>\n";
  for (StringRef note : noteTexts)
    os << "<p>" << escape(note) << "</p>\n";
  os << "<h2>Ops</h2>\n<div class=\"pair\">\n";
  for (const OpCounts &entry : opCounts) {
    os << "<div><table><tr><th>" << escape(entry.stage) << "<th></tr>\n";
    for (auto &[name, count] : entry.counts)
      os << "<tr><td><code>" << escape(name) << "</code><td class=\"n\">"
         << count << "</tr>\n";
    os << "</table></div>\n";
  }
  os << "</div>\n";
  writeRewrites(os, *this);
  writeNearMisses(os, *this);
  os << "<h2>Time</h2>\n<table>\n";
  for (const PhaseTiming &timing : phaseTimings)
    os << "<tr><td>" << escape(timing.phase) << "<td class=\"n\">"
       << format("%.1f ms", timing.seconds * 1e3) << "</tr>\n";
  os << "</table>\n</html>\n";
}

} // namespace tfuse
