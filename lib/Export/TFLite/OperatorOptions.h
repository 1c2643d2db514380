//===- OperatorOptions.h - options of builtin operators ---------*- C++ -*-===//
//
// Makes the options table of an op from its attributes, as the op's definition
// describes it.
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

/// The table; null for an operator that has none. `subgraphs` numbers the
/// functions that options refer to.
llvm::Expected<Offset> writeOptions(FlatBufferBuilder &builder,
                                    OpFactsInterface op,
                                    const llvm::StringMap<unsigned> &subgraphs);

/// The values that the functions called in an op's regions take from outside,
/// which are inputs of the operator. Empty where the regions have arguments.
llvm::Expected<mlir::OperandRange> regionOperands(mlir::Operation *op);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_OPERATOROPTIONS_H
