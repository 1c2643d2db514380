//===- MatchResult.h - Match, skip or refusal -------------------*- C++ -*-===//
//
// The `match` of a rule returns one of three results:
//
//   a match     the values that `rewrite` needs;
//   skip()      the op is far from the pattern: nothing is reported;
//   a refusal   the rule nearly fires: the op, a Reason and a sentence, which
//               the report shows as a near miss (ctx.reject creates one).
//
// MatchResult<T> holds one of these, as Expected<T> holds a value or an Error.
// A function that checks a condition returns a Mismatch, which is used like
// Error:
//
//   Mismatch checkFloats(Operation *op, RuleContext &ctx);
//   if (Mismatch mismatch = checkFloats(op, ctx))
//     return mismatch;
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_MATCHRESULT_H
#define TFUSE_RULES_MATCHRESULT_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringRef.h"
#include <concepts>
#include <memory>
#include <optional>
#include <string>

namespace tfuse {

/// The reasons of refusals, a closed list: Reasons.def.
enum class Reason {
#define TFUSE_REASON(id, name, summary) id,
#include "tfuse/Rules/Reasons.def"
};

llvm::StringRef reasonName(Reason reason);

/// A near miss: the op at which a rule nearly fired, and why it did not.
struct Refusal {
  mlir::Operation *op;
  Reason reason;
  std::string detail;
  /// What to change in the model's source so that the rule fires; may be empty.
  std::string hint;
};

/// A skip, a refusal, or none if all conditions hold. True unless it is none.
class [[nodiscard]] Mismatch {
public:
  /// All conditions hold.
  static Mismatch none() { return Mismatch(false, nullptr); }
  /// The op is far from the pattern: the report does not mention it.
  static Mismatch skip() { return Mismatch(true, nullptr); }
  static Mismatch refusal(Refusal refusal) {
    return Mismatch(true, std::make_unique<Refusal>(std::move(refusal)));
  }

  explicit operator bool() const { return isMismatch; }
  /// Null for a skip.
  const Refusal *getRefusal() const { return why.get(); }

private:
  Mismatch(bool isMismatch, std::unique_ptr<Refusal> why)
      : isMismatch(isMismatch), why(std::move(why)) {}

  bool isMismatch;
  std::unique_ptr<Refusal> why;
};

inline Mismatch skip() { return Mismatch::skip(); }

template <typename T> class [[nodiscard]] MatchResult {
public:
  MatchResult(Mismatch mismatch) : mismatch(std::move(mismatch)) {
    assert(this->mismatch && "neither a match nor a reason against one");
  }
  template <typename U>
    requires(std::convertible_to<U, T> &&
             !std::same_as<std::remove_cvref_t<U>, Mismatch>)
  MatchResult(U &&match)
      : match(std::forward<U>(match)), mismatch(Mismatch::none()) {}

  explicit operator bool() const { return match.has_value(); }
  T &operator*() { return *match; }
  const T &operator*() const { return *match; }
  T *operator->() { return &*match; }
  const T *operator->() const { return &*match; }

  /// Moves the skip or refusal out, so that the caller can return or record it.
  Mismatch takeMismatch() { return std::move(mismatch); }

private:
  std::optional<T> match;
  Mismatch mismatch;
};

} // namespace tfuse

#endif // TFUSE_RULES_MATCHRESULT_H
