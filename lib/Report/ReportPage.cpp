//===- ReportPage.cpp - Reports and graphs as a page ----------------------===//
//
// The page is a template, made at build time, with the report as JSON in it.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Report/ReportPage.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace llvm;

namespace tfuse {

/// The page before and after the report: utils/bundle-page.py.
static constexpr StringLiteral pageStart =
#include "PageStart.inc"
    ;
static constexpr StringLiteral pageEnd =
#include "PageEnd.inc"
    ;

void writeReportPage(const json::Value &report, raw_ostream &os) {
  std::string text;
  raw_string_ostream(text) << report;
  os << pageStart;
  // A "<" in a name could end the script element, or open a comment in it. In
  // JSON, "<" only occurs in strings.
  for (StringRef rest = text; !rest.empty();) {
    auto [part, after] = rest.split('<');
    os << part;
    if (part.size() != rest.size())
      os << "\\u003c";
    rest = after;
  }
  os << pageEnd;
}

} // namespace tfuse
