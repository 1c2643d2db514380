//===- ListLowering.h - Lists of tensors as tensors -------------*- C++ -*-===//
//
// The pass of LowerTensorLists.cpp, in several files:
//
//   LowerTensorLists.cpp   checks, types, the walk ListElements.cpp sizes and
//   types of the lists' elements MakeLists.cpp TensorListReserve,
//   TensorListFromTensor, ... WriteLists.cpp TensorListSetItem,
//   TensorListPushBack, ... ReadLists.cpp TensorListGetItem, TensorListStack,
//   ...
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TENSORLISTS_LISTLOWERING_H
#define TFUSE_LIB_CONVERSION_TENSORLISTS_LISTLOWERING_H

#include "ElementShapes.h"
#include "ListBuilder.h"
#include "ListFlow.h"

#include "tfuse/Conversion/TensorLists/Passes.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/StringMap.h"

namespace tfuse::lists {

/// If an op that creates a list has several uses, clones it for each use: each
/// use starts a separate list, possibly with another element type.
void separateMakers(mlir::ModuleOp module);

/// The known element type and shape of a list.
struct Element {
  mlir::Type type;
  std::optional<Ints> row;
};

class ListLowering {
public:
  ListLowering(mlir::ModuleOp module,
               const LowerTensorListsPassOptions &options)
      : module(module), options(options), flow(module) {}

  mlir::LogicalResult run();

private:
  using Handler = mlir::Value (ListLowering::*)(mlir::Operation *,
                                                ListBuilder &);
  static const llvm::StringMap<Handler> &handlers();

  // Analyses, which do not change the module.
  mlir::LogicalResult check();
  mlir::LogicalResult fixShapes();
  mlir::LogicalResult fixShape(mlir::Operation *maker, ElementShapes &shapes);
  void markLazy(mlir::Operation *maker);
  void findSpareRows();
  bool needsSpareRow(mlir::Operation *maker,
                     llvm::SmallVectorImpl<mlir::Operation *> &readers);
  void findElements();
  bool changesLength();
  mlir::InFlightDiagnostic
  refuse(mlir::Operation *op, DiagnosticSite site = DiagnosticSite::current());
  mlir::InFlightDiagnostic refuseStranger(mlir::Operation *op);

  // Rewrites.
  void retype();
  void lower(mlir::func::FuncOp function);
  void lower(mlir::Operation *op);
  void passInto(mlir::Operation *op);

  // Each function lowers one op.
  mlir::Value reserve(mlir::Operation *op, ListBuilder &emit);
  mlir::Value empty(mlir::Operation *op, ListBuilder &emit);
  mlir::Value fromTensor(mlir::Operation *op, ListBuilder &emit);
  mlir::Value setItem(mlir::Operation *op, ListBuilder &emit);
  mlir::Value getItem(mlir::Operation *op, ListBuilder &emit);
  mlir::Value stack(mlir::Operation *op, ListBuilder &emit);
  mlir::Value length(mlir::Operation *op, ListBuilder &emit);
  mlir::Value pushBack(mlir::Operation *op, ListBuilder &emit);
  mlir::Value popBack(mlir::Operation *op, ListBuilder &emit);
  mlir::Value resize(mlir::Operation *op, ListBuilder &emit);
  mlir::Value gather(mlir::Operation *op, ListBuilder &emit);
  mlir::Value scatter(mlir::Operation *op, ListBuilder &emit);
  mlir::Value scatterInto(mlir::Operation *op, ListBuilder &emit);
  mlir::Value split(mlir::Operation *op, ListBuilder &emit);
  mlir::Value concat(mlir::Operation *op, ListBuilder &emit);
  mlir::Value concatLists(mlir::Operation *op, ListBuilder &emit);
  mlir::Value elementShape(mlir::Operation *op, ListBuilder &emit);

  // Helpers of these functions.
  mlir::Value filled(mlir::Operation *op, ListBuilder &emit, mlir::Value count,
                     int64_t length);
  mlir::Value updated(ListBuilder &emit, mlir::Value list, mlir::Value index,
                      mlir::Value item);
  mlir::Value wholeList(mlir::Operation *op, ListBuilder &emit);
  mlir::Value asPreciseAs(ListBuilder &emit, mlir::Value value,
                          mlir::Type type);

  mlir::ModuleOp module;
  const LowerTensorListsPassOptions &options;
  ListFlow flow;
  llvm::DenseMap<mlir::Value, Element> elements;
  /// Writes to lists whose element shape is unknown where they are created.
  llvm::DenseSet<mlir::Operation *> lazyWrites;
  /// A possibly empty list with a spare row: its number of elements and its
  /// shape, both without the spare row.
  struct Spared {
    mlir::Value count, shape;
  };
  /// Lists with a spare row, by the op that creates the list.
  llvm::DenseMap<mlir::Operation *, Spared> spared;
  /// The op that creates the list with a spare row, by each op that reads it.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> sparedBy;
  llvm::DenseSet<mlir::Operation *> lazyMakers;
  llvm::DenseSet<mlir::Operation *> done;
  bool keepsLength = true;
};

} // namespace tfuse::lists

#endif // TFUSE_LIB_CONVERSION_TENSORLISTS_LISTLOWERING_H
