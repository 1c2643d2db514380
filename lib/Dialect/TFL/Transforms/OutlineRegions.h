//===- OutlineRegions.h - Regions as functions ------------------*- C++ -*-===//
//
// TFLite's IF and WHILE call subgraphs, which can use only their inputs. The
// regions of tfl.if and tfl.while, which can use values from outside, are
// outlined to functions: such values become operands, except for constants and
// handles, which are duplicated inside.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_DIALECT_TFL_TRANSFORMS_OUTLINEREGIONS_H
#define TFUSE_LIB_DIALECT_TFL_TRANSFORMS_OUTLINEREGIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace tfuse::tfl {

/// Values that the regions use and that are defined outside of `op`.
llvm::SetVector<mlir::Value> capturesOf(mlir::Operation *op);

/// Copies constants and handles that the regions of `op` use into the regions.
void sinkConstants(mlir::Operation *op);

/// Whether the region only calls a function with `arguments` and yields its
/// results.
bool isCall(mlir::Region &region, mlir::ValueRange arguments);

/// A copy of the value in separate memory.
mlir::Value copyOf(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value value);

/// Records the names of the functions that were inlined into the op's regions,
/// for OutlineNames.
void keepNames(mlir::Operation *op, llvm::ArrayRef<llvm::StringRef> names);

/// Names for the functions of ops.
class OutlineNames {
public:
  /// One name for each suffix: the recorded ones if they are free, otherwise
  /// "<base><number><suffix>" with the op's node as base, if it has one.
  llvm::SmallVector<std::string>
  namesFor(mlir::Operation *op, llvm::ArrayRef<llvm::StringRef> suffixes);

private:
  llvm::StringMap<unsigned> taken;
};

/// Makes the region's block, all of whose values come through its arguments, a
/// private function; the block calls it.
mlir::func::FuncOp outline(mlir::Region &region, llvm::StringRef name);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_DIALECT_TFL_TRANSFORMS_OUTLINEREGIONS_H
