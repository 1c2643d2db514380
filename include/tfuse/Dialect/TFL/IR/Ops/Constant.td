//===- Constant.td - constants -----------------------------*- tablegen -*-===//
//
// Constants, and the op for an absent operand.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "tfuse/Dialect/TFL/IR/TFLOpBase.td"

def TFL_ConstOp : Op<TFL_Dialect, "pseudo_const", [
    ConstantLike, Pure, FirstAttrDerivedResultType]> {
  let summary = "a constant";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyTensor:$output);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let builders = [
    OpBuilder<(ins "::mlir::TypedAttr":$value), [{
      build($_builder, $_state, value.getType(),
            ::llvm::cast<::mlir::ElementsAttr>(value));
    }]>
  ];
}

def TFL_SparseConstOp : Op<TFL_Dialect, "pseudo_sparse_const", [
    Pure, FirstAttrDerivedResultType]> {
  let summary = "a constant stored as sparse";
  let arguments = (ins ElementsAttr:$value, TFL_SparsityParameterAttr:$s_param,
                       ElementsAttr:$compressed_data);
  let results = (outs AnyTensor:$output);
}

def TFL_QConstOp : Op<TFL_Dialect, "pseudo_qconst", [
    Pure, FirstAttrDerivedResultType]> {
  let summary = "a quantized constant: its stored values and its type";
  let arguments = (ins TFL_TensorTypeAttr:$qtype, ElementsAttr:$value);
  let results = (outs
    TFL_Tensor<[QUI8, QI8, QI4, QUI4, QI16, QUI16, TFL_Quint8]>:$output);
  let builders = [
    OpBuilder<(ins "::mlir::TypeAttr":$qtype, "::mlir::ElementsAttr":$value), [{
      build($_builder, $_state, qtype.getValue(), qtype, value);
    }]>
  ];
}

def TFL_SparseQConstOp : Op<TFL_Dialect, "pseudo_sparse_qconst", [
    Pure, FirstAttrDerivedResultType]> {
  let summary = "a quantized constant stored as sparse";
  let arguments = (ins TFL_TensorTypeAttr:$qtype, ElementsAttr:$value,
                       TFL_SparsityParameterAttr:$s_param,
                       ElementsAttr:$compressed_data);
  let results = (outs
    TFL_Tensor<[QUI8, QI8, QUI4, QI16, QUI16, TFL_Quint8]>:$output);
}

def TFL_ExternalConstOp : Op<TFL_Dialect, "external_const", [Pure]> {
  let summary = "a constant whose bytes are elsewhere";
  let description = [{
    `buffer_index` names a buffer of the FlatBuffer the model was read from,
    `external_buffer` a part of a file beside it.
  }];
  let arguments = (ins OptionalAttr<I32Attr>:$buffer_index,
                       OptionalAttr<TFL_ExternalBufferAttr>:$external_buffer);
  let results = (outs AnyTensor:$output);
}

def TFL_NoValueOp : Op<TFL_Dialect, "no_value", [ConstantLike, Pure]> {
  let summary = "an absent operand";
  let arguments = (ins UnitAttr:$value);
  let results = (outs NoneType:$none_val);
  let hasFolder = 1;
}
