//===- TFLOpSupport.h - support for generated op classes --------*- C++ -*-===//
//
// Conditions of verifiers, builders with type inference, and the short form of
// binary ops. Used by the op definitions.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLOPSUPPORT_H
#define TFUSE_DIALECT_TFL_IR_TFLOPSUPPORT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/Operation.h"

namespace tfuse::tfl {

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// `tfl.add %0, %1 {..} : type` where operands and result have one type, else
/// the generic form without quotes.
mlir::ParseResult parseSameTypeOp(mlir::OpAsmParser &parser,
                                  mlir::OperationState &result);
void printSameTypeOp(mlir::Operation *op, mlir::OpAsmPrinter &printer);

/// `[1, 2, 3]`
mlir::FailureOr<llvm::SmallVector<int32_t>>
parseI32List(mlir::AsmParser &parser);

//===----------------------------------------------------------------------===//
// Builders. The result's type follows from the operands; where it cannot be
// known the result is unranked.
//===----------------------------------------------------------------------===//

/// Two operands; `elementType`, when given, replaces the operands' own.
void buildBroadcast(mlir::OpBuilder &builder, mlir::OperationState &state,
                    mlir::Value lhs, mlir::Value rhs,
                    mlir::Type elementType = {});
void buildSelect(mlir::OpBuilder &builder, mlir::OperationState &state,
                 mlir::Value condition, mlir::Value x, mlir::Value y);
void buildGather(mlir::OpBuilder &builder, mlir::OperationState &state,
                 mlir::Value params, mlir::Value indices,
                 mlir::IntegerAttr axis, mlir::IntegerAttr batchDims);
void buildTopK(mlir::OpBuilder &builder, mlir::OperationState &state,
               mlir::Value input, mlir::Value k);
void buildTranspose(mlir::OpBuilder &builder, mlir::OperationState &state,
                    mlir::Value input, mlir::Value perm);
mlir::Type inferReduction(mlir::Value input, mlir::Value axes, bool keepDims);

//===----------------------------------------------------------------------===//
// Conditions. Unknown ranks and dimensions meet them; so does an absent
// operand.
//===----------------------------------------------------------------------===//

namespace verify {

bool rankIsBetween(mlir::Value value, int64_t least, int64_t most);
/// The rank without dimensions of size 1.
bool squeezedRankIsAtMost(mlir::Value value, int64_t most);
/// Needs a known rank.
bool dimIs(mlir::Value value, unsigned dim, int64_t size);
bool dimIsDynamicOr(mlir::Value value, unsigned dim, int64_t size);
bool dimIsAtMost(mlir::Value value, unsigned dim, int64_t size);
bool sameDims(mlir::Value x, mlir::Value y, unsigned dimOfX, unsigned dimOfY);
bool elementCountIs(mlir::Value x, int64_t count);
bool elementCountIsDim(mlir::Value x, mlir::Value y, unsigned dimOfY);
bool rankIsSizeOf(mlir::Value x, mlir::Value y);
bool isScalarOrOneElement(mlir::Value value);
bool sparseIndices(mlir::Value indices);

/// Element types are equal, or have the same storage type.
bool alike(mlir::Type a, mlir::Type b);
/// The same for the sides of a binary op: both tensors, both quantized or none.
bool sidesAlike(mlir::Type lhs, mlir::Type rhs);
bool sidesAlike(mlir::Operation *op);
bool resultLikeOperand(mlir::Operation &op, unsigned result, unsigned operand);
/// The types are equal, except for unknown parts of the shapes.
bool compatibleTypes(mlir::TypeRange inferred, mlir::TypeRange actual);
/// The shapes are equal, except for unknown parts.
bool compatibleShapes(mlir::TypeRange inferred, mlir::TypeRange actual);

bool lstmPeepholes(mlir::Operation &op);
bool lstmProjection(mlir::Operation &op);
bool lstmInputGate(mlir::Operation &op);
bool bidiPeepholes(mlir::Operation &op);
bool bidiProjection(mlir::Operation &op);

// Of the runtime.
bool sameOrBroadcastable(mlir::Operation *op,
                         std::initializer_list<unsigned> operands,
                         int64_t maxRank);
bool addShapes(mlir::Operation *op);
bool subShapes(mlir::Operation *op);
bool mulShapes(mlir::Operation *op);
bool batchMatMulElements(mlir::Operation *op);
/// LiteRT's kernel for float32 x and int8 y mixes up the scales of x from rank
/// 4 on.
bool hybridBatchMatMulRank(mlir::Operation *op);
/// Whether the indices of `axis` start at whole bytes of an int4 table.
bool int4RowsAreBytes(mlir::Value table, int64_t axis);
bool stridedSliceRank(mlir::Operation *op);

} // namespace verify
} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_TFLOPSUPPORT_H
