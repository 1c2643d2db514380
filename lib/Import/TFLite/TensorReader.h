//===- TensorReader.h - tensors of a model as types and constants -*- C++
//-*-===//
//
// The type of a tensor, and the constant op of a tensor with bytes.
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

/// The role of a tensor for an operator; it determines the type. A constant
/// without sizes is a scalar; any other tensor without sizes has unknown rank,
/// unless its has_rank flag is set. Narrow-range weights exclude the lowest
/// value of their storage type, if their operator demands that.
enum class TensorRole { Value, Constant, NarrowWeights };

class TensorReader {
public:
  TensorReader(const ModelView &model, mlir::MLIRContext *context,
               const TFLiteImportOptions &options)
      : model(model), context(context), options(options),
        copiesLeft(8 * uint64_t(model.file->bytes().size())) {}

  llvm::Expected<mlir::TensorType> typeOf(TableView tensor,
                                          TensorRole role = TensorRole::Value);

  /// True if the tensor has another type as narrow-range weights.
  bool canBeNarrow(TableView tensor) const;

  /// Returns the type of a tensor that an operator uses internally.
  llvm::Expected<mlir::TensorType> intermediateTypeOf(TableView tensor);

  /// Returns the range [min, max] of a float tensor; null if the file has none.
  /// Fails if the range is not finite or empty.
  llvm::Expected<mlir::Attribute> rangeOf(TableView tensor);

  /// Creates the op of the constant or variable `tensor`.
  llvm::Expected<mlir::Operation *> makeConstant(mlir::OpBuilder &builder,
                                                 mlir::Location loc,
                                                 TableView tensor,
                                                 TensorRole role);

  /// Counts `size` bytes of `name` that are copied. Tensors may share a buffer,
  /// and a small file could ask for any number of copies: fails with
  /// LimitExceeded if the copies exceed a multiple of the file size.
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
  /// A counter that makes variables distinct, so that CSE does not merge them.
  int64_t nextVariable = 0;
  uint64_t copiesLeft;
  /// Cached: operators may name one tensor any number of times.
  std::map<std::pair<const void *, TensorRole>, mlir::TensorType> types;
  /// External buffers by id; filled on first use.
  std::map<uint32_t, TableView> externals;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_IMPORT_TFLITE_TENSORREADER_H
