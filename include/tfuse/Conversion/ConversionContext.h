//===- ConversionContext.h - Replaces one op by tf ops ----------*- C++ -*-===//
//
// A lowering is a function that replaces one op by others, or rejects it with
// a reason. It gets a context: the op, a builder that inserts before it, and
// the rewriter. A lowering changes nothing before its last rejection.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_CONVERSIONCONTEXT_H
#define TFUSE_CONVERSION_CONVERSIONCONTEXT_H

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Utils/TFBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/PatternMatch.h"
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

/// Hints for an operand of unknown rank, and for an operand with unknown
/// dimensions.
inline constexpr llvm::StringLiteral kGiveRank =
    "give the operand a known rank, e.g. with tf.ensure_shape";
inline constexpr llvm::StringLiteral kFixShapes =
    "fix the input shapes with --input-shapes";

/// The reason why an op was not lowered.
struct Rejection {
  Code code = Code::UnsupportedOp;
  std::string why, hint;
  DiagnosticSite site;
};

class ConversionContext : public tf::TFBuilder {
public:
  ConversionContext(Operation *op, mlir::RewriterBase &rewriter,
                    Rejection &rejection)
      : TFBuilder(rewriter, op->getLoc()), op(op), rewriter(rewriter),
        rejection(rejection) {}

  Operation *const op;
  mlir::RewriterBase &rewriter;

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
  Ints intsAttr(StringRef name) const {
    return tf::getInts(op, name).value_or(Ints());
  }

  //===--------------------------------------------------------------------===//
  // Outcome
  //===--------------------------------------------------------------------===//

  /// Rejects the op: states why it cannot be lowered, and which form can.
  LogicalResult reject(const Twine &why, const Twine &hint = "",
                       DiagnosticSite site = DiagnosticSite::current());
  LogicalResult reject(Code code, const Twine &why, const Twine &hint = "",
                       DiagnosticSite site = DiagnosticSite::current());

  /// Replaces the op. The values may have more specific shapes than its
  /// results; users that need a result's exact type get a tf.Identity to that
  /// type.
  LogicalResult replace(ValueRange values);
  LogicalResult erase();

private:
  Rejection &rejection;
};

/// True if an op requires its operands' exact types: terminators, calls, ops
/// with regions.
bool needsExactTypes(Operation *user);

/// TensorFlow's names of element types: "float32", "int8", ...
std::string typeName(Type elementType);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_CONVERSIONCONTEXT_H
