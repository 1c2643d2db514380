//===- Lowering.h - What lowerings of single ops are made of ----*- C++ -*-===//
//
// A lowering is a function that replaces one tf op, or says why it does not:
//
//   LogicalResult lowerSquareRoot(LoweringContext &ctx) {
//     if (...)
//       return ctx.reject("TFLite's SQRT wants ...", "what would work");
//     return ctx.replace(ctx.emit<tfl::SqrtOp>(ctx.type(), ctx.in("x")));
//   }
//
// Its line in Lowerings.def names the op, the function, and the element types
// that the runtime's kernel takes: before the function runs, other types have
// been turned away, or cast around the op (Emulate.cpp).
//
// A lowering may create tf ops again; they are lowered next. It must not change
// anything before its last refusal.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_LOWERING_H
#define TFUSE_CONVERSION_TFTOTFL_LOWERING_H

#include "ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/PatternMatch.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <optional>
#include <string>

namespace tfuse::lowering {

using llvm::ArrayRef;
using llvm::failure;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::success;
using llvm::Twine;
using mlir::Attribute;
using mlir::ElementsAttr;
using mlir::Location;
using mlir::LogicalResult;
using mlir::NamedAttribute;
using mlir::Operation;
using mlir::RankedTensorType;
using mlir::ShapedType;
using mlir::StringRef;
using mlir::TensorType;
using mlir::Type;
using mlir::TypeRange;
using mlir::Value;
using mlir::ValueRange;

using Ints = SmallVector<int64_t, 6>;

/// begin, begin + 1, ..., end - 1
inline Ints countFrom(int64_t begin, int64_t end) {
  Ints result;
  for (int64_t i = begin; i < end; ++i)
    result.push_back(i);
  return result;
}

/// What to do about an operand of unknown rank, or of unknown sizes.
inline constexpr llvm::StringLiteral kGiveRank =
    "give the operand a known rank, e.g. with tf.ensure_shape";
inline constexpr llvm::StringLiteral kFixShapes =
    "fix the input shapes with --input-shapes";

/// Why an op was not lowered.
struct Rejection {
  Code code = Code::UnsupportedOp;
  std::string why, hint;
  DiagnosticSite site;
};

struct LoweringOptions {
  bool allowCustomOps = false;
  bool preserveAssert = false;
  /// What upstream's pass makes of an op, though the runtime makes it
  /// otherwise.
  bool upstreamForms = false;
};

struct Lowering;

/// What a lowering works with: its op, and a rewriter that inserts before it.
class LoweringContext {
public:
  LoweringContext(Operation *op, mlir::RewriterBase &rewriter,
                  const LoweringOptions &options, Rejection &rejection)
      : op(op), rewriter(rewriter), options(options), rejection(rejection) {}

  Operation *const op;
  mlir::RewriterBase &rewriter;
  const LoweringOptions &options;
  /// The op's line in Lowerings.def.
  const Lowering *row = nullptr;

  Location loc() const { return op->getLoc(); }
  mlir::MLIRContext *getContext() const { return op->getContext(); }

  //===--------------------------------------------------------------------===//
  // The op
  //===--------------------------------------------------------------------===//

  Value in(StringRef arg) const { return tf::getOperand(op, arg); }
  Value in(unsigned index) const { return op->getOperand(index); }
  SmallVector<Value> list(StringRef arg) const {
    return llvm::to_vector_of<Value>(tf::getOperands(op, arg));
  }
  Type type(unsigned result = 0) const {
    return op->getResult(result).getType();
  }
  Attribute attr(StringRef name) const { return tf::getAttr(op, name); }
  int64_t intAttr(StringRef name, int64_t otherwise = 0) const {
    return tf::getInt(op, name).value_or(otherwise);
  }
  bool boolAttr(StringRef name) const {
    return tf::getBool(op, name).value_or(false);
  }
  float floatAttr(StringRef name, float otherwise = 0) const {
    return tf::getFloat(op, name).value_or(otherwise);
  }
  StringRef stringAttr(StringRef name) const {
    return tf::getString(op, name).value_or("");
  }
  Ints intsAttr(StringRef name) const;

  //===--------------------------------------------------------------------===//
  // How it ends
  //===--------------------------------------------------------------------===//

  /// Says why the op cannot be lowered, and which form of it could.
  LogicalResult reject(const Twine &why, const Twine &hint = "",
                       DiagnosticSite site = DiagnosticSite::current());
  LogicalResult reject(Code code, const Twine &why, const Twine &hint = "",
                       DiagnosticSite site = DiagnosticSite::current());

  /// Replaces the op. The values may know more of their shapes than its results
  /// do; users that need the exact type of a result get a tf.Identity of it.
  LogicalResult replace(ValueRange values);
  LogicalResult erase();

  //===--------------------------------------------------------------------===//
  // Creating ops
  //===--------------------------------------------------------------------===//

  /// Creates a tfl op with one result.
  template <typename OpT>
  Value emit(Type result, ValueRange operands,
             ArrayRef<NamedAttribute> attrs = {}) {
    return emitOp<OpT>(result, operands, attrs)->getResult(0);
  }
  template <typename OpT>
  Operation *emitOp(TypeRange results, ValueRange operands,
                    ArrayRef<NamedAttribute> attrs = {}) {
    return emitOp(OpT::getOperationName(), results, operands, attrs);
  }
  Operation *emitOp(StringRef name, TypeRange results, ValueRange operands,
                    ArrayRef<NamedAttribute> attrs = {});

  /// Creates a tf op with one result; it is lowered (or folded) next.
  Value tf(StringRef name, Type result, ValueRange operands,
           ArrayRef<NamedAttribute> attrs = {});
  Operation *tfOp(StringRef name, TypeRange results, ValueRange operands,
                  ArrayRef<NamedAttribute> attrs = {});

  // Attributes of tfl ops.
  NamedAttribute named(StringRef name, Attribute value) const;
  NamedAttribute i32Attr(StringRef name, int64_t value) const;
  NamedAttribute i64Attr(StringRef name, int64_t value) const;
  NamedAttribute f32Attr(StringRef name, float value) const;
  NamedAttribute flag(StringRef name, bool value) const;
  NamedAttribute text(StringRef name, StringRef value) const;
  NamedAttribute i64sAttr(StringRef name, ArrayRef<int64_t> values) const;
  NamedAttribute noActivation() const {
    return text("fused_activation_function", "NONE");
  }

  // Constants.
  Value constant(ElementsAttr value, std::optional<Location> where = {});
  Value i32s(ArrayRef<int64_t> values);
  Value i64s(ArrayRef<int64_t> values);
  Value i32Scalar(int64_t value);
  /// A scalar of any real, boolean or complex element type.
  Value scalar(Type elementType, double value);
  /// A matrix of i32, row by row.
  Value i32Matrix(ArrayRef<int64_t> values, int64_t columns);
  /// The absent operand.
  Value none();

private:
  Rejection &rejection;
};

using LoweringFn = LogicalResult (*)(LoweringContext &);

/// The element types of an op: those of the type attribute `attr` ("T").
struct TypeRule {
  llvm::StringLiteral attr;
  TypeSet native;
  Emulate emulate;
};

/// One line of Lowerings.def.
struct Lowering {
  llvm::StringLiteral name;
  LoweringFn fn;
  /// The tfl op that does the work, as refusals name it; empty if several do.
  llvm::StringLiteral target;
  TypeRule types;
  /// For binary ops: up to which rank the kernel broadcasts.
  unsigned broadcastRank;
  /// tfl-prepare-tf does it, too.
  bool prepare;
};

/// Whether an op needs its operands to be of exactly the types they have:
/// terminators, calls, ops with regions.
bool needsExactTypes(Operation *user);

/// The line for "tf.<name>", or null.
const Lowering *findLowering(StringRef name);

/// How users know a tfl op: "CONV_2D".
std::string builtinName(StringRef tflOp);

/// Lowers the op that `ctx` is about by its line of the table.
LogicalResult lowerByTable(LoweringContext &ctx);

/// Computes the op in another element type if its own is not among the native
/// ones: sets `done` if that happened. Fails if there is no such type.
LogicalResult emulateIfNeeded(LoweringContext &ctx, const TypeRule &rule,
                              StringRef target, bool &done);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_LOWERING_H
