//===- ModelExplorer.h - Reports for Model Explorer -------------*- C++ -*-===//

#ifndef TFUSE_REPORT_MODELEXPLORER_H
#define TFUSE_REPORT_MODELEXPLORER_H

#include "llvm/Support/JSON.h"
#include <string>
#include <utility>
#include <vector>

namespace tfuse {

/// The graphs of a report (the JSON of docs/report.md) as files for Model
/// Explorer (github.com/google-ai-edge/model-explorer): a graph for each stage,
/// data of their nodes, and the mapping between them. Returns names and
/// contents.
std::vector<std::pair<std::string, llvm::json::Value>>
modelExplorerFiles(const llvm::json::Object &report);

} // namespace tfuse

#endif // TFUSE_REPORT_MODELEXPLORER_H
