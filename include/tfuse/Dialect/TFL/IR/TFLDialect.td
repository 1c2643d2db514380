//===- TFLDialect.td - the tfl dialect ---------------------*- tablegen -*-===//
//
// The dialect itself and its one type.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLDIALECT_TD
#define TFUSE_DIALECT_TFL_IR_TFLDIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"

def TFL_Dialect : Dialect {
  let name = "tfl";
  let summary = "operators of TFLite (LiteRT) models";
  let description = [{
    One op per TFLite builtin operator, plus constants, custom operators and
    the structured forms of control flow. Every value is a tensor; scalars have
    rank zero, and an absent optional operand is the result of `tfl.no_value`.

    The textual form is that of the upstream converter's dialect of the same
    name, so its dumps can be read.
  }];
  let cppNamespace = "::tfuse::tfl";
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::quant::QuantDialect", "::tfuse::tf_type::TFTypeDialect"
  ];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  // Each family registers its ops in the file that defines their classes, so
  // that no file has to instantiate all of them.
  let extraClassDeclaration = [{
  private:
    void registerConstantOps();
    void registerControlFlowOps();
    void registerConvolutionOps();
    void registerElementwiseOps();
    void registerImageOps();
    void registerMatMulOps();
    void registerQuantizationOps();
    void registerRecurrentOps();
    void registerReductionOps();
    void registerResourceOps();
    void registerShapeOps();
    void registerSlicingOps();
    void registerUnaryOps();
  public:
  }];
}

def TFL_Control : TypeDef<TFL_Dialect, "Control"> {
  let mnemonic = "control";
  let summary = "control";
  let description = [{
    Orders one `tfl.control_node` behind another without carrying data.
  }];
}

#endif // TFUSE_DIALECT_TFL_IR_TFLDIALECT_TD
