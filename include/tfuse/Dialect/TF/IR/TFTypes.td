//===- TFTypes.td - TensorFlow's element and value types ------*- tablegen -*-===//
//
// The types of TensorFlow's DataType that MLIR's builtin types lack.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFTYPES_TD
#define TFUSE_DIALECT_TF_IR_TFTYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "tfuse/Dialect/TF/IR/TFTypeDialect.td"

class TFType_Type<string name, string keyword>
    : TypeDef<TFTypeDialect, name> {
  let mnemonic = keyword;
}

def TFType_String : TFType_Type<"String", "string"> {
  let summary = "element type of tensors of byte strings";
}
def TFType_Qint8 : TFType_Type<"Qint8", "qint8"> {
  let summary = "quantized 8-bit signed integer without scale (DT_QINT8)";
}
def TFType_Qint16 : TFType_Type<"Qint16", "qint16"> {
  let summary = "quantized 16-bit signed integer without scale (DT_QINT16)";
}
def TFType_Qint32 : TFType_Type<"Qint32", "qint32"> {
  let summary = "quantized 32-bit signed integer without scale (DT_QINT32)";
}
def TFType_Quint8 : TFType_Type<"Quint8", "quint8"> {
  let summary = "quantized 8-bit unsigned integer without scale (DT_QUINT8)";
}
def TFType_Quint16 : TFType_Type<"Quint16", "quint16"> {
  let summary = "quantized 16-bit unsigned integer without scale (DT_QUINT16)";
}

/// A handle to a value that lives outside the tensor. The subtypes say what is
/// known of that value: the type of a variable, of a list's elements.
class TFType_Handle<string name, string keyword>
    : TFType_Type<name, keyword> {
  let parameters = (ins
    OptionalArrayRefParameter<"::mlir::TensorType">:$subtypes);
  let builders = [
    TypeBuilder<(ins), [{
      return Base::get($_ctxt, ::llvm::ArrayRef<::mlir::TensorType>());
    }]>
  ];
  let assemblyFormat = "(`<` $subtypes^ `>`)?";
  let genVerifyDecl = 1;
}

def TFType_Resource : TFType_Handle<"Resource", "resource"> {
  let summary = "handle to a variable, table, iterator, ... (DT_RESOURCE)";
}
def TFType_Variant : TFType_Handle<"Variant", "variant"> {
  let summary = "any C++ value: a tensor list, a data set, ... (DT_VARIANT)";
}

def TFType_Ref : TFType_Type<"Ref", "ref"> {
  let summary = "reference to a buffer of elements (graphs of TensorFlow 1)";
  let description = [{
    The textual form has one keyword for each element type: `f32ref`,
    `int32ref`, `stringref`, ... A resource or variant loses its subtypes
    behind a reference.
  }];
  let parameters = (ins "::mlir::Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType)>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def TFType_Control : TFType_Type<"Control", "control"> {
  let summary = "a control edge of a TensorFlow graph";
}
def TFType_OpaqueTensor : TFType_Type<"OpaqueTensor", "tensor"> {
  let summary = "a tensor of unknown element type and shape";
  let description = [{
    Stands for a value of a generic function, whose types depend on the
    attributes it is instantiated with.
  }];
}

#endif // TFUSE_DIALECT_TF_IR_TFTYPES_TD
