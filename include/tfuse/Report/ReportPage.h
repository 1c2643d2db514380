//===- ReportPage.h - Reports and graphs as a page --------------*- C++ -*-===//

#ifndef TFUSE_REPORT_REPORTPAGE_H
#define TFUSE_REPORT_REPORTPAGE_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace tfuse {

/// Writes one self-contained HTML file that shows a report (the JSON of
/// docs/report.md). Its scripts are lib/Report/page.
void writeReportPage(const llvm::json::Value &report, llvm::raw_ostream &os);

} // namespace tfuse

#endif // TFUSE_REPORT_REPORTPAGE_H
