// Two fusions as a file: tfuse convert model --fusions=acme.pdl.mlir
//
// Each pattern names the ops that have to be there, from operands to results,
// and what comes instead of the last one. docs/fusions-file.md explains all of
// it.

//   e = exp(x)
//   e / (e + 1)      =>      sigmoid(x)

pdl.pattern @acme_sigmoid : benefit(1) {
  %type = pdl.type
  %x = pdl.operand : %type
  %exp = pdl.operation "tf.Exp"(%x : !pdl.value) -> (%type : !pdl.type)
  %e = pdl.result 0 of %exp
  %one = pdl.operand
  %add = pdl.operation "tf.AddV2"(%e, %one : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %sum = pdl.result 0 of %add
  %div = pdl.operation "tf.RealDiv"(%e, %sum : !pdl.value, !pdl.value) -> (%type : !pdl.type)

  %number = pdl.attribute = 1
  pdl.apply_native_constraint "is_splat"(%one, %number : !pdl.value, !pdl.attribute)

  pdl.rewrite %div {
    %sigmoid = pdl.operation "tf.Sigmoid"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %div with %sigmoid
  }
}

//   x * tanh(softplus(x))      =>      the custom op AcmeMish, for floats

pdl.pattern @acme_mish : benefit(1) {
  %type = pdl.type
  %x = pdl.operand : %type
  %softplus = pdl.operation "tf.Softplus"(%x : !pdl.value) -> (%type : !pdl.type)
  %inner = pdl.result 0 of %softplus
  %tanh = pdl.operation "tf.Tanh"(%inner : !pdl.value) -> (%type : !pdl.type)
  %factor = pdl.result 0 of %tanh
  %mul = pdl.operation "tf.Mul"(%x, %factor : !pdl.value, !pdl.value) -> (%type : !pdl.type)

  %float = pdl.attribute = f32
  pdl.apply_native_constraint "has_element_type"(%x, %float : !pdl.value, !pdl.attribute)
  pdl.apply_native_constraint "has_one_use"(%factor : !pdl.value)

  pdl.rewrite %mul {
    %name = pdl.attribute = "AcmeMish"
    %options = pdl.attribute = {version = 2, fast = true, threshold = 2.0e+01 : f32}
    %bytes = pdl.apply_native_rewrite "flexbuffer"(%options : !pdl.attribute) : !pdl.attribute
    %custom = pdl.operation "tfl.custom"(%x : !pdl.value) {"custom_code" = %name, "custom_option" = %bytes} -> (%type : !pdl.type)
    pdl.replace %mul with %custom
  }
}
