//===- TFTypeDialect.td - The dialect of TensorFlow's types ---*- tablegen -*-===//
//
// `tf_type` holds the types and attributes that the `tfg`, `tf`,
// `tf_executor` and `tf_saved_model` dialects share. It has no operations.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFTYPEDIALECT_TD
#define TFUSE_DIALECT_TF_IR_TFTYPEDIALECT_TD

include "mlir/IR/DialectBase.td"

def TFTypeDialect : Dialect {
  let name = "tf_type";
  let summary = "types and attributes of TensorFlow that MLIR lacks";
  let cppNamespace = "::tfuse::tf_type";
  let useDefaultAttributePrinterParser = 1;

  // Ref types share one class and have a keyword each, so the entry points
  // for types are our own.
  let extraClassDeclaration = [{
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;
    void printType(::mlir::Type type,
                   ::mlir::DialectAsmPrinter &printer) const override;

  private:
    void registerTypes();
    void registerAttributes();

  public:
  }];
}

#endif // TFUSE_DIALECT_TF_IR_TFTYPEDIALECT_TD
