//===- RewriteChecker.h - Evaluate rewrites before and after ----*- C++ -*-===//
//
// Translation validation of every rewrite that a context runs (RewriteAction):
//
//   check::RewriteChecker checker(&context);
//   ... // run passes
//   checker.print(llvm::errs());
//   return checker.hasFindings();
//
// Before a rewrite the checker copies the ops around its root. Afterwards it
// finds the operands that now come from other values, and evaluates the former
// and the present values on the same random inputs. Both evaluations share all
// ops that the rewrite left alone, so facts that a rule relies on (a ReLU
// above, an induction variable) hold on both sides; how far up these ops are
// evaluated grows until the results agree or the function's arguments are
// reached. docs/rationale/0010-translation-validation.md has the reasons.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CHECK_REWRITECHECKER_H
#define TFUSE_CHECK_REWRITECHECKER_H

#include "mlir/IR/Action.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <vector>

namespace tfuse::check {

struct CheckerOptions {
  /// NaN and infinities must be equal as well.
  bool isExact = false;
  /// The limit of multiplications of one evaluation.
  int64_t maxMultiplications = int64_t(1) << 28;
};

/// The outcome of one rewrite.
struct RewriteCheck {
  enum Kind {
    /// Evaluated, and equal as far as rounding allows.
    Equal,
    /// No value that the rewrite replaced has a user.
    Unused,
    /// Evaluated, and different.
    Different,
    /// Not evaluated; `detail` has the reason.
    Unchecked
  };
  Kind kind = Unchecked;
  /// The id of the rule, or the name of the op that was lowered.
  std::string id;
  /// The innermost name in the root op's location, usually the layer's; without
  /// one, the printed location.
  std::string name;
  std::string detail;
};

class RewriteChecker {
public:
  /// Becomes the handler of the context's actions. Rewrites of the context must
  /// run in one thread.
  explicit RewriteChecker(mlir::MLIRContext *context,
                          const CheckerOptions &options = {});
  ~RewriteChecker();
  RewriteChecker(const RewriteChecker &) = delete;
  RewriteChecker &operator=(const RewriteChecker &) = delete;

  llvm::ArrayRef<RewriteCheck> results() const { return checks; }
  unsigned count(RewriteCheck::Kind kind) const;
  bool hasFindings() const { return count(RewriteCheck::Different) != 0; }

  /// One line for each rewrite that is different or was not evaluated, then
  /// the figures.
  std::vector<std::string> lines() const;
  void print(llvm::raw_ostream &os) const;

private:
  void handle(llvm::function_ref<void()> rewrite,
              const mlir::tracing::Action &action);
  /// A rewrite that is about to run.
  struct Rewrite {
    mlir::Operation *root = nullptr;
    std::string id;
    mlir::RewriterBase *rewriter = nullptr;
    bool keepsNonFinite = false;
  };
  void check(llvm::function_ref<void()> rewrite, const Rewrite &described);

  mlir::MLIRContext *context;
  const CheckerOptions options;
  std::vector<RewriteCheck> checks;
  /// True while a rewrite is running: a nested rewrite is part of the outer
  /// one.
  bool isRunning = false;
};

} // namespace tfuse::check

#endif // TFUSE_CHECK_REWRITECHECKER_H
