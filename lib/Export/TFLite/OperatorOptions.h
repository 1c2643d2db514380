//===- OperatorOptions.h - options of builtin operators ---------*- C++ -*-===//
//
// Writes the options table of an op from its attributes, as the definition of
// the op describes it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_TFLITE_OPERATOROPTIONS_H
#define TFUSE_LIB_EXPORT_TFLITE_OPERATOROPTIONS_H

#include "TableBuilder.h"
#include "mlir/IR/Operation.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

namespace tfuse::tfl {

/// Returns the table; null for an operator without options. `subgraphs` has the
/// indices of functions that options refer to.
llvm::Expected<Offset> writeOptions(FlatBufferBuilder &builder,
                                    OpFactsInterface op,
                                    const llvm::StringMap<unsigned> &subgraphs);

/// Returns the values from outside that the functions in the regions of an op
/// use; they are inputs of the operator. Empty if the regions have arguments.
llvm::Expected<mlir::OperandRange> regionOperands(mlir::Operation *op);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_OPERATOROPTIONS_H
