//===- PatternFile.h - Applies the patterns of a file -----------*- C++ -*-===//

#ifndef TFUSE_LIB_PLUGIN_PATTERNFILE_H
#define TFUSE_LIB_PLUGIN_PATTERNFILE_H

#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/Support/Error.h"
#include <string>

namespace tfuse {

/// Parses the text of a file. Null, with diagnostics at the locations of the
/// errors, if the text is malformed.
mlir::OwningOpRef<mlir::ModuleOp> parsePatterns(llvm::StringRef text,
                                                llvm::StringRef path,
                                                mlir::MLIRContext *context);

/// Parses and verifies the text of a file; returns the names of its patterns.
/// Fails with PluginFailed and the location of the first error. A zero byte
/// must follow the text, because MLIR's lexer reads one byte past the end.
llvm::Expected<llvm::SmallVector<std::string>>
checkPatterns(llvm::StringRef text, llvm::StringRef path,
              mlir::MLIRContext *context);

/// The number of values that replace an op; nullopt if it is unknown.
std::optional<unsigned> replacementCount(mlir::pdl::ReplaceOp replace);

/// Records applied patterns in the report, and verifies the ops they create.
class PatternRecorder : public mlir::RewriterBase::Listener {
public:
  explicit PatternRecorder(Report &report) : report(report) {}

  /// Adds the patterns of a module to the set, and makes them report their
  /// names when they are applied. Takes ownership of the module.
  void add(mlir::OwningOpRef<mlir::ModuleOp> module,
           mlir::RewritePatternSet &patterns);

  /// True if a pattern created an invalid op, which was reported.
  bool hasFailed() const { return failed; }

  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint previous) override;
  void notifyOperationErased(mlir::Operation *op) override;
  void notifyPatternEnd(const mlir::Pattern &pattern,
                        llvm::LogicalResult status) override;

private:
  void begin(llvm::StringRef rule, llvm::ArrayRef<mlir::Operation *> matched);
  bool check(mlir::Operation *op);

  Report &report;
  bool failed = false;
  /// The rule being applied; empty if there is none.
  llvm::StringRef current;
  llvm::SmallVector<llvm::StringRef> nodes, before;
  llvm::SmallVector<mlir::Operation *> created;
};

/// Records near misses of a pattern: ops that match its root and, if the
/// pattern has several ops, at least one more of them.
void recordNearMisses(mlir::pdl::PatternOp pattern, mlir::ModuleOp module,
                      Report &report, const RuleOptions &options);

} // namespace tfuse

#endif // TFUSE_LIB_PLUGIN_PATTERNFILE_H
