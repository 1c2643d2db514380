//===- TFDialect.h - TensorFlow programs as MLIR ----------------*- C++ -*-===//
//
// The `tf` dialect: "tf.X" for every op X of TensorFlow's registry. Its ops are
// data (tfuse/Support/OpDefs.h), not classes: code works with Operation * and
// with the functions below, which know argument names, attributes and defaults.
//
//   if (tf::isa(op, "Conv2D") && tf::getString(op, "data_format") == "NHWC")
//     use(tf::getOperand(op, "filter"));
//
// Attributes in the definition of the op are inherent: they are stored in one
// dictionary as the op's properties and print in `<{...}>`; all others are
// discardable. A type or number attribute that follows from the operands or
// results (`T`, `N`, `Tin`, ...) is neither stored nor printed, but getAttr
// returns it. Parsing does not add defaults, but getAttr returns them.
//
// Ops that the registry lacks are allowed as unregistered ops.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFDIALECT_H
#define TFUSE_DIALECT_TF_IR_TFDIALECT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/Operation.h"
#include "tfuse/Support/OpDefs.h"
#include "tfuse/Support/OpName.h"
#include <initializer_list>
#include <optional>

namespace tfuse::tf {

// Keeps the templates of llvm::isa visible next to tf::isa.
using llvm::isa;

class TFDialect final : public mlir::Dialect {
public:
  explicit TFDialect(mlir::MLIRContext *context);
  static constexpr llvm::StringLiteral getDialectNamespace() { return "tf"; }

  mlir::Operation *materializeConstant(mlir::OpBuilder &builder,
                                       mlir::Attribute value, mlir::Type type,
                                       mlir::Location loc) override;
};

//===----------------------------------------------------------------------===//
// Properties of ops
//===----------------------------------------------------------------------===//

/// The op's name without "tf."; empty if it is of another dialect.
llvm::StringRef opName(mlir::Operation *op);

/// True if `op` is "tf.<name>" for one of the names. Longer lists are written
/// in braces: isa(op, {"Add", ...}).
inline bool isa(mlir::Operation *op, std::initializer_list<OpName> names) {
  llvm::StringRef name = op ? opName(op) : "";
  return !name.empty() && llvm::is_contained(names, name);
}
inline bool isa(mlir::Operation *op, OpName a, OpName b = {}, OpName c = {},
                OpName d = {}, OpName e = {}, OpName f = {}) {
  return isa(op, std::initializer_list<OpName>{a, b, c, d, e, f});
}

/// The definition of a registered op of this dialect.
std::optional<OpDefView> getOpDef(mlir::Operation *op);
std::optional<OpDefView> getOpDef(mlir::OperationName name);

//===----------------------------------------------------------------------===//
// Creating ops
//===----------------------------------------------------------------------===//

/// Creates "tf.<name>". `attrs` may mix inherent and discardable attributes;
/// derived ones ("T") may be left out. Attributes with a default may be left
/// out, too, and are then not stored.
mlir::Operation *createOp(mlir::OpBuilder &builder, mlir::Location loc,
                          llvm::StringRef name, mlir::TypeRange results,
                          mlir::ValueRange operands,
                          llvm::ArrayRef<mlir::NamedAttribute> attrs = {},
                          unsigned numRegions = 0);

/// The same, but stores the defaults of absent attributes.
mlir::Operation *
createOpWithDefaults(mlir::OpBuilder &builder, mlir::Location loc,
                     llvm::StringRef name, mlir::TypeRange results,
                     mlir::ValueRange operands,
                     llvm::ArrayRef<mlir::NamedAttribute> attrs = {});

/// Adds every inherent attribute that is absent and has a default.
void addDefaultAttrs(mlir::Operation *op);

/// Creates a tf.Const. Its type is the type of `value` unless `type` is given.
mlir::Value createConst(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::ElementsAttr value, mlir::Type type = {});

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// The value of an attribute. A derived attribute follows from the operand and
/// result types. Any other attribute has the stored value, else the default;
/// null if there is neither.
mlir::Attribute getAttr(mlir::Operation *op, llvm::StringRef name);
/// The same; null also if the value is not a T.
template <typename T> T getAttr(mlir::Operation *op, llvm::StringRef name) {
  return llvm::dyn_cast_if_present<T>(getAttr(op, name));
}

/// Typed forms of getAttr(): nullopt, or a null type, if the attribute has no
/// value or one of another type.
std::optional<int64_t> getInt(mlir::Operation *op, llvm::StringRef name);
std::optional<bool> getBool(mlir::Operation *op, llvm::StringRef name);
std::optional<float> getFloat(mlir::Operation *op, llvm::StringRef name);
std::optional<llvm::StringRef> getString(mlir::Operation *op,
                                         llvm::StringRef name);
std::optional<llvm::SmallVector<int64_t>> getInts(mlir::Operation *op,
                                                  llvm::StringRef name);
mlir::Type getType(mlir::Operation *op, llvm::StringRef name);

/// The default of a definition's attribute as an MLIR attribute: i64, f32,
/// bool, string, type, #tf_type.shape, elements, symbol, or an array of them.
/// Null if it has none.
mlir::Attribute getDefault(mlir::MLIRContext *context, AttrView attr);

/// Whether "tf.<op>" holds `name` among its properties; and whether it follows
/// from the types of operands and results.
bool isInherentAttr(OpDefView op, llvm::StringRef name);
bool isDerivedAttr(OpDefView op, llvm::StringRef name);

/// The value of a derived attribute; null if it is undetermined (an empty list
/// has no element type).
mlir::Attribute getDerivedAttr(mlir::Operation *op, llvm::StringRef name);

//===----------------------------------------------------------------------===//
// Operands and results by argument name
//===----------------------------------------------------------------------===//

/// First index and number of the operands (results) of an argument. Nothing
/// for an unregistered op, an unknown name, or if the attributes do not
/// determine the sizes of several lists.
std::optional<std::pair<unsigned, unsigned>> operandRange(mlir::Operation *op,
                                                          llvm::StringRef arg);
std::optional<std::pair<unsigned, unsigned>> resultRange(mlir::Operation *op,
                                                         llvm::StringRef arg);

/// The operands (results) of an argument; empty where the range is unknown.
mlir::OperandRange getOperands(mlir::Operation *op, llvm::StringRef arg);
mlir::ResultRange getResults(mlir::Operation *op, llvm::StringRef arg);

/// The first operand (result) of an argument, null if it has none.
mlir::Value getOperand(mlir::Operation *op, llvm::StringRef arg);
mlir::Value getResult(mlir::Operation *op, llvm::StringRef arg);

/// All arguments at once, in the order of the definition.
std::optional<ArgRanges> operandRanges(mlir::Operation *op);
std::optional<ArgRanges> resultRanges(mlir::Operation *op);

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The value as elements, if it is a constant: tf.Const, arith.constant or any
/// other ConstantLike op, seen through Identity and its like. Null if not.
mlir::ElementsAttr getConstant(mlir::Value value);

/// Looks through Identity, IdentityN, StopGradient, PreventGradient, Snapshot.
mlir::Value skipIdentities(mlir::Value value);

/// The functions an op refers to by an attribute of kind func or list(func):
/// `f` of a call, `then_branch` and `else_branch` of an If.
struct FunctionRef {
  llvm::StringRef attr;
  mlir::SymbolRefAttr symbol;
};
llvm::SmallVector<FunctionRef, 2> getFunctionRefs(mlir::Operation *op);

/// The symbol in a func-valued attribute (@f or #tf_type.func<@f, {}>), or
/// null.
mlir::SymbolRefAttr getFunctionSymbol(mlir::Attribute attr);

/// Whether an op may be duplicated: it does not create state.
bool canDuplicate(mlir::Operation *op);

} // namespace tfuse::tf

MLIR_DECLARE_EXPLICIT_TYPE_ID(tfuse::tf::TFDialect)

#endif // TFUSE_DIALECT_TF_IR_TFDIALECT_H
