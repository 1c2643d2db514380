//===- TensorReader.h - tensors of a model as types and constants -*- C++
//-*-===//
//
// What a tensor of the file is in the module: its type, and if it has bytes,
// the op that stands for it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_TFLITE_TENSORREADER_H
#define TFUSE_LIB_IMPORT_TFLITE_TENSORREADER_H

#include "ModelView.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"

namespace tfuse::tfl {

/// What a tensor is to those that use it. A constant's shape is what the file
/// says even where that means an unknown one for other tensors; weights leave
/// the lowest value of their storage out if their operator demands that.
enum class TensorRole { Value, Constant, NarrowWeights };

class TensorReader {
public:
  TensorReader(const ModelView &model, mlir::MLIRContext *context,
               const TFLiteImportOptions &options)
      : model(model), context(context), options(options),
        copiesLeft(8 * uint64_t(model.file->bytes().size())) {}

  llvm::Expected<mlir::TensorType> typeOf(TableView tensor,
                                          TensorRole role = TensorRole::Value);

  /// Whether as narrow weights the tensor has another type than elsewhere.
  bool canBeNarrow(TableView tensor) const;

  /// The type of a tensor that an operator uses inside.
  llvm::Expected<mlir::TensorType> intermediateTypeOf(TableView tensor);

  /// An op whose result is the constant (or the variable) `tensor`.
  llvm::Expected<mlir::Operation *> makeConstant(mlir::OpBuilder &builder,
                                                 mlir::Location loc,
                                                 TableView tensor,
                                                 TensorRole role);

  /// Tells that `size` bytes that `name` refers to are copied. Tensors may
  /// share a buffer, and a small file could ask for any number of copies: fails
  /// with LimitExceeded when they exceed a multiple of the file.
  llvm::Error spendCopy(uint64_t size, llvm::StringRef name);

private:
  llvm::Expected<TensorType> storedType(TableView tensor) const;
  llvm::Expected<mlir::Type> elementType(TableView tensor,
                                         TensorRole role) const;
  llvm::Expected<mlir::Type> variantType(TableView tensor) const;
  llvm::Expected<mlir::Type> quantizedType(TableView tensor, TensorType stored,
                                           TensorRole role) const;
  llvm::Expected<mlir::TensorType> shaped(TableView tensor, mlir::Type element,
                                          bool isConstant) const;
  llvm::Expected<mlir::ElementsAttr> readElements(llvm::StringRef name,
                                                  mlir::RankedTensorType type,
                                                  TensorType stored,
                                                  llvm::ArrayRef<char> bytes);
  llvm::Expected<mlir::Operation *>
  makeVariable(mlir::OpBuilder &builder, mlir::Location loc,
               mlir::RankedTensorType type, mlir::RankedTensorType storage);
  llvm::Expected<mlir::Operation *> makeExternal(mlir::OpBuilder &builder,
                                                 mlir::Location loc,
                                                 TableView tensor,
                                                 mlir::TensorType type);
  llvm::Expected<mlir::Operation *>
  makeSparse(mlir::OpBuilder &builder, mlir::Location loc, TableView tensor,
             mlir::RankedTensorType type, mlir::RankedTensorType storage,
             TensorType stored);

  const ModelView &model;
  mlir::MLIRContext *context;
  const TFLiteImportOptions &options;
  /// Makes variables differ, so that nothing takes two of them for one.
  int64_t nextVariable = 0;
  uint64_t copiesLeft;
  /// Operators may name one tensor any number of times.
  std::map<std::pair<const void *, TensorRole>, mlir::TensorType> types;
  /// External buffers by their ids; filled when the first one is asked for.
  std::map<uint32_t, TableView> externals;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_IMPORT_TFLITE_TENSORREADER_H
