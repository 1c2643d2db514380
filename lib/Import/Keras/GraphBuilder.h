//===- GraphBuilder.h - Creates nodes of a graph ----------------*- C++ -*-===//
//
// Creates tfg nodes at one insertion point. The shape functions give the types
// of their results, which are therefore ranked. Nodes are named by the layer:
//
//   GraphBuilder b(...);
//   b.scope = "dense";
//   Value y = b.op("MatMul", {x, kernel});      // dense/MatMul
//
// The first problem, such as shapes that do not fit, is kept as a message.
// Afterwards all functions return null values and accept them, so that a caller
// needs no error handling before it reads `problem`.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_KERAS_GRAPHBUILDER_H
#define TFUSE_LIB_IMPORT_KERAS_GRAPHBUILDER_H

#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Dialect/Utils/ConstantBuilder.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/StringMap.h"
#include <optional>
#include <string>

namespace tfuse::keras {

/// A size that is a number, or a scalar of int32 that the graph computes.
struct Size {
  Size(int64_t number) : number(number) {}
  Size(mlir::Value value) : value(value) {}

  int64_t number = kDynamic;
  mlir::Value value;
};

class GraphBuilder : public ConstantBuilder {
public:
  GraphBuilder(mlir::OpBuilder &builder, mlir::ModuleOp module)
      : ConstantBuilder(builder, builder.getUnknownLoc()), module(module) {}

  //===--- Problems -------------------------------------------------------===//

  struct Problem {
    Code code;
    std::string message, hint, where;
  };
  std::optional<Problem> problem;

  /// Records a problem unless there is one.
  void fail(Code code, const llvm::Twine &message,
            const llvm::Twine &hint = "");
  void fail(const llvm::Twine &message) { fail(Code::InvalidGraph, message); }
  bool failed() const { return problem.has_value(); }

  //===--- Types ----------------------------------------------------------===//

  /// Zero, kDynamic and no sizes for a null value.
  static int64_t rank(mlir::Value value);
  static int64_t dim(mlir::Value value, int64_t axis);
  static Ints shape(mlir::Value value);
  mlir::Type f32() const { return getBuilder().getF32Type(); }

  //===--- Nodes ----------------------------------------------------------===//

  /// The prefix of the names of nodes: a layer within the layers around it.
  std::string scope;

  /// A node with one result; `results` are given where shape functions do not
  /// know the type.
  mlir::Value op(llvm::StringRef name, mlir::ValueRange operands,
                 llvm::ArrayRef<mlir::NamedAttribute> attrs = {},
                 mlir::TypeRange results = {});
  llvm::SmallVector<mlir::Value>
  ops(llvm::StringRef name, mlir::ValueRange operands,
      llvm::ArrayRef<mlir::NamedAttribute> attrs = {},
      mlir::TypeRange results = {});
  mlir::Value constant(mlir::ElementsAttr value,
                       std::optional<mlir::Location> where = {}) override;
  /// A constant with this name in the scope.
  mlir::Value named(llvm::StringRef name, mlir::ElementsAttr value);
  /// A Placeholder without scope.
  mlir::Value placeholder(llvm::StringRef name, mlir::RankedTensorType type);

  /// Starts a function; nodes are created in it until endFunction. Returns its
  /// arguments.
  llvm::SmallVector<mlir::Value> beginFunction(llvm::StringRef name,
                                               mlir::TypeRange arguments);
  /// Returns the attribute that refers to the function.
  mlir::Attribute endFunction(mlir::ValueRange results);

  //===--- Elementwise ----------------------------------------------------===//

  mlir::Value add(mlir::Value a, mlir::Value b) { return op("AddV2", {a, b}); }
  mlir::Value sub(mlir::Value a, mlir::Value b) { return op("Sub", {a, b}); }
  mlir::Value mul(mlir::Value a, mlir::Value b) { return op("Mul", {a, b}); }
  mlir::Value cast(mlir::Value x, mlir::Type elementType);
  mlir::Value scalarLike(mlir::Value like, double value);

  //===--- Shapes ---------------------------------------------------------===//

  Size size(mlir::Value x, int64_t axis);
  llvm::SmallVector<Size> sizes(mlir::Value x);
  /// A vector of int32; with `infer` a single computed size becomes -1.
  mlir::Value vector(llvm::ArrayRef<Size> sizes, bool infer = false);
  Size multiply(Size a, Size b);
  Size plus(Size a, int64_t b);
  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<Size> sizes);
  mlir::Value transpose(mlir::Value x, llvm::ArrayRef<int64_t> permutation);
  mlir::Value expandDims(mlir::Value x, int64_t axis);
  mlir::Value squeeze(mlir::Value x, llvm::ArrayRef<int64_t> axes);
  /// Pads with zeros, or `value`: (before, after) for each axis.
  mlir::Value pad(mlir::Value x,
                  llvm::ArrayRef<std::pair<int64_t, int64_t>> amounts);
  /// x[..., begin : size - end, ...] for each axis.
  mlir::Value crop(mlir::Value x,
                   llvm::ArrayRef<std::pair<int64_t, int64_t>> amounts);
  /// x[:, ..., index, ...] without the axis; the index may be -1.
  mlir::Value take(mlir::Value x, int64_t axis, int64_t index);
  mlir::Value concat(mlir::ValueRange parts, int64_t axis);
  mlir::Value reduce(llvm::StringRef name, mlir::Value x,
                     llvm::ArrayRef<int64_t> axes, bool keepDims);
  mlir::Value fill(llvm::ArrayRef<Size> sizes, double value);

private:
  std::string unique(llvm::StringRef label);
  mlir::Operation *create(llvm::StringRef name, llvm::StringRef nodeName,
                          mlir::ValueRange operands,
                          llvm::ArrayRef<mlir::NamedAttribute> attrs,
                          mlir::TypeRange results);
  bool infer(llvm::StringRef name, mlir::ValueRange operands,
             mlir::NamedAttrList &attrs,
             llvm::SmallVectorImpl<mlir::Type> &results);

  mlir::ModuleOp module;
  llvm::StringMap<unsigned> usedNames;
  tfg::GraphFuncOp function;
  mlir::OpBuilder::InsertPoint outside;
};

} // namespace tfuse::keras

#endif // TFUSE_LIB_IMPORT_KERAS_GRAPHBUILDER_H
