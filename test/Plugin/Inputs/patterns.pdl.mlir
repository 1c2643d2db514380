pdl.pattern @acme_scaled : benefit(1) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %two = pdl.operand
  %mul = pdl.operation "tf.Mul"(%x, %two : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %scaled = pdl.result 0 of %mul
  %add = pdl.operation "tf.AddV2"(%scaled, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %number = pdl.attribute = 2.0
  pdl.apply_native_constraint "is_splat"(%two, %number : !pdl.value, !pdl.attribute)
  pdl.apply_native_constraint "has_one_use"(%scaled : !pdl.value)
  pdl.rewrite %add {
    %name = pdl.attribute = "AcmeScaled"
    %options = pdl.attribute = {scale = 2.0 : f32, axes = [0, -1]}
    %bytes = pdl.apply_native_rewrite "flexbuffer"(%options : !pdl.attribute) : !pdl.attribute
    %custom = pdl.operation "tfl.custom"(%x, %y : !pdl.value, !pdl.value) {"custom_code" = %name, "custom_option" = %bytes} -> (%type : !pdl.type)
    pdl.replace %add with %custom
  }
}

pdl.pattern @acme_product : benefit(1) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %no = pdl.attribute = false
  %matmul = pdl.operation "tf.MatMul"(%x, %y : !pdl.value, !pdl.value) {"transpose_a" = %no, "transpose_b" = %no} -> (%type : !pdl.type)
  pdl.rewrite %matmul {
    %product = pdl.operation "tf.BatchMatMulV2"(%x, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %matmul with %product
  }
}
