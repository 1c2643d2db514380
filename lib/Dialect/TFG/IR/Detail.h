//===- Detail.h - Shared parts of the registered tfg ops --------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TFG_IR_DETAIL_H
#define TFUSE_LIB_DIALECT_TFG_IR_DETAIL_H

#include "tfuse/Dialect/TFG/IR/TFGOps.h"

namespace tfuse::tfg::detail {

//===----------------------------------------------------------------------===//
// Syntax (Syntax.cpp)
//===----------------------------------------------------------------------===//

/// %Add:2, %ctl = Add(...): the first of several results is named after the
/// op, the control token "ctl".
void nameResults(mlir::Operation *op, mlir::OpAsmSetValueNameFn setName);

/// device("...") assigned_device("...") name("...") {other attributes}
mlir::ParseResult parseKeywordsAndAttributes(mlir::OpAsmParser &parser,
                                             mlir::NamedAttrList &attributes);
void printKeywordsAndAttributes(mlir::Operation *op,
                                mlir::OpAsmPrinter &printer,
                                llvm::ArrayRef<llvm::StringRef> elided = {});

mlir::ParseResult parseNode(mlir::OpAsmParser &parser,
                            mlir::OperationState &result);
void printNode(mlir::Operation *op, mlir::OpAsmPrinter &printer);

/// True if the parser accepts the text of printNode.
bool hasNodeSyntax(mlir::Operation *op);

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// True if a value may have both types. An opaque tensor, the result of an
/// unregistered op, is compatible with every type.
bool mayBeSame(mlir::Type a, mlir::Type b);

/// Verifies the order of operands and results, and the keyword attributes, of
/// every node in `body`.
mlir::LogicalResult verifyNodes(mlir::Block &body);

//===----------------------------------------------------------------------===//
// Control flow with regions (RegionOps.cpp)
//===----------------------------------------------------------------------===//

mlir::BlockArgument getRegionDataOf(mlir::BlockArgument token);
mlir::BlockArgument getRegionTokenOf(mlir::BlockArgument data);

using Successors = llvm::SmallVectorImpl<mlir::RegionSuccessor>;
void getBranchSuccessors(mlir::Operation *op, mlir::RegionBranchPoint point,
                         Successors &successors);
void getIfEntrySuccessors(mlir::Operation *op,
                          llvm::ArrayRef<mlir::Attribute> operands,
                          Successors &successors);
void getCaseEntrySuccessors(mlir::Operation *op,
                            llvm::ArrayRef<mlir::Attribute> operands,
                            Successors &successors);
void getWhileSuccessors(mlir::Operation *op, mlir::RegionBranchPoint point,
                        Successors &successors);
void getForSuccessors(mlir::Operation *op, mlir::RegionBranchPoint point,
                      Successors &successors);

mlir::LogicalResult verifyIfRegions(mlir::Operation *op);
mlir::LogicalResult verifyCaseRegions(mlir::Operation *op,
                                      mlir::ArrayAttr branchAttrs,
                                      mlir::ArrayAttr regionAttrs);
mlir::LogicalResult verifyWhileRegions(mlir::Operation *op);
mlir::LogicalResult verifyForRegion(mlir::Operation *op);

} // namespace tfuse::tfg::detail

#endif // TFUSE_LIB_DIALECT_TFG_IR_DETAIL_H
