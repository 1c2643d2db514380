//===- Signature.h - Checks the signature of a composite --------*- C++ -*-===//
//
// The vocabulary for the conditions of a composite rule:
//
//   sig.arguments(2).results(1);
//   sig.argument(0, "Image").is(tensor().rank(4).f32());
//   int64_t width = sig.attribute("width").integer();
//   if (sig.failed())
//     return skip();
//
// The first failed condition is recorded as a near miss, with the function, its
// layer, the argument, and the found and expected type or value. Later
// conditions are ignored, so rules need not check in between. Queries after a
// failure return zero or empty values.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_SIGNATURE_H
#define TFUSE_RULES_COMPOSITE_SIGNATURE_H

#include "tfuse/Rules/Composite/CompositeFunction.h"
#include "tfuse/Rules/Composite/TensorSpec.h"

#include <optional>

namespace tfuse {

class Signature {
public:
  class Value;
  class Attr;

  Signature(const CompositeFunction &function, const RuleContext &ctx,
            CompositeMiss &miss)
      : function(function), ctx(ctx), miss(miss) {}

  /// Require exactly or at least `count` arguments or results.
  Signature &arguments(unsigned count);
  Signature &argumentsAtLeast(unsigned count);
  Signature &results(unsigned count);

  /// An argument or result by index. `name` starts a message and gives the role
  /// of the argument in the composite: "Image".
  Value argument(unsigned index, llvm::StringRef name);
  Value result(unsigned index, llvm::StringRef name);

  /// An attribute of the annotation. `subject` starts a message; the default is
  /// "<name> attribute".
  Attr attribute(llvm::StringRef name, const llvm::Twine &subject = "");
  /// An attribute of the function outside the annotation; null (and a near
  /// miss) if it is absent or of another kind.
  mlir::BoolAttr functionFlag(llvm::StringRef name);

  /// A condition with a custom message, to which the function's name is
  /// appended.
  Signature &require(bool condition, Reason reason, const llvm::Twine &message,
                     const llvm::Twine &hint = "");
  /// The same, for use in `return sig.reject(...)`.
  Mismatch reject(Reason reason, const llvm::Twine &message,
                  const llvm::Twine &hint = "");

  bool failed() const { return bool(mismatch); }
  /// The first failed condition.
  Mismatch takeMismatch() { return std::move(mismatch); }

  const CompositeFunction &getFunction() const { return function; }
  const Annotation &getAnnotation() const { return function.annotation; }
  /// True if the rule should reproduce the upstream pass, including its known
  /// errors.
  bool followsUpstream() const {
    return ctx.getSemantics() == Semantics::Grappler;
  }

  /// The type of an argument; null unless it is a ranked tensor.
  mlir::RankedTensorType rankedArgument(unsigned index) const;

private:
  const CompositeFunction &function;
  const RuleContext &ctx;
  CompositeMiss &miss;
  Mismatch mismatch = Mismatch::none();
};

/// States conditions on an argument or result.
class Signature::Value {
public:
  /// `message` replaces "<name> should be <spec>".
  Value &is(const TensorSpec &spec, llvm::StringRef message = "");
  /// Requires that every call passes a constant.
  Value &constant();

private:
  friend class Signature;
  Value(Signature &signature, bool isArgument, unsigned index,
        llvm::StringRef name)
      : signature(signature), isArgument(isArgument), index(index), name(name) {
  }

  Signature &signature;
  bool isArgument;
  unsigned index;
  llvm::StringRef name;
};

/// A required attribute.
class Signature::Attr {
public:
  int64_t integer();
  float number();
  bool boolean();
  llvm::StringRef string();
  /// A list of integers; exactly `count`, if that is not 0.
  llvm::SmallVector<int64_t> integers(unsigned count = 0);

private:
  friend class Signature;
  Attr(Signature &signature, std::string subject, mlir::Attribute value)
      : signature(signature), subject(std::move(subject)), value(value) {}

  template <typename T> T get(llvm::StringRef kind);

  Signature &signature;
  std::string subject;
  mlir::Attribute value;
};

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_SIGNATURE_H
