//===- OpModel.h - MLIR's concept of a tf op --------------------*- C++ -*-===//
//
// One class implements MLIR's op concept for every op of opTable(), from the
// op's OpInfo. The properties of an op are one dictionary attribute.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_DIALECT_TF_IR_OPMODEL_H
#define TFUSE_LIB_DIALECT_TF_IR_OPMODEL_H

#include "OpTable.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OperationSupport.h"

namespace tfuse::tf {

class TFOpModel final : public mlir::OperationName::Impl {
public:
  TFOpModel(mlir::StringAttr name, mlir::Dialect *dialect, const OpInfo &info);

  mlir::LogicalResult
  foldHook(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands,
           llvm::SmallVectorImpl<mlir::OpFoldResult> &results) override;
  void getCanonicalizationPatterns(mlir::RewritePatternSet &patterns,
                                   mlir::MLIRContext *context) override;
  bool hasTrait(mlir::TypeID trait) override;
  mlir::OperationName::ParseAssemblyFn getParseAssemblyFn() override;
  void populateDefaultAttrs(const mlir::OperationName &,
                            mlir::NamedAttrList &) override {}
  void printAssembly(mlir::Operation *op, mlir::OpAsmPrinter &printer,
                     llvm::StringRef defaultDialect) override;
  mlir::LogicalResult verifyInvariants(mlir::Operation *op) override;
  mlir::LogicalResult verifyRegionInvariants(mlir::Operation *op) override;

  std::optional<mlir::Attribute> getInherentAttr(mlir::Operation *op,
                                                 llvm::StringRef name) override;
  void setInherentAttr(mlir::Operation *op, mlir::StringAttr name,
                       mlir::Attribute value) override;
  void populateInherentAttrs(mlir::Operation *op,
                             mlir::NamedAttrList &attrs) override;
  mlir::LogicalResult verifyInherentAttrs(
      mlir::OperationName name, mlir::NamedAttrList &attrs,
      llvm::function_ref<mlir::InFlightDiagnostic()> emitError) override {
    return mlir::success(); // The verifier sees them.
  }

  int getOpPropertyByteSize() override { return sizeof(mlir::DictionaryAttr); }
  void initProperties(mlir::OperationName name, mlir::OpaqueProperties storage,
                      mlir::OpaqueProperties init) override;
  void deleteProperties(mlir::OpaqueProperties) override {}
  void populateDefaultProperties(mlir::OperationName,
                                 mlir::OpaqueProperties) override {}
  mlir::LogicalResult setPropertiesFromAttr(
      mlir::OperationName name, mlir::OpaqueProperties storage,
      mlir::Attribute attr,
      llvm::function_ref<mlir::InFlightDiagnostic()> emitError) override;
  mlir::Attribute getPropertiesAsAttr(mlir::Operation *op) override;
  void copyProperties(mlir::OpaqueProperties to,
                      mlir::OpaqueProperties from) override;
  bool compareProperties(mlir::OpaqueProperties lhs,
                         mlir::OpaqueProperties rhs) override;
  llvm::hash_code hashProperties(mlir::OpaqueProperties storage) override;

private:
  const OpInfo &info;
};

/// The interfaces an op of this kind implements (OpInterfaces.cpp).
mlir::detail::InterfaceMap makeInterfaces(const OpInfo &info);

/// Verifies an op against its definition (OpVerifier.cpp).
mlir::LogicalResult verifyDefinition(mlir::Operation *op, const OpInfo &info);

/// The properties of an op.
inline mlir::DictionaryAttr &properties(mlir::Operation *op) {
  return *op->getPropertiesStorage().as<mlir::DictionaryAttr *>();
}

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_IR_OPMODEL_H
