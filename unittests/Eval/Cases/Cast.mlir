// Cast: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Cast_bool_1() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<[false, false, false, false, true, false, false]> : tensor<7xi1>]} : (tensor<7xi1>) -> tensor<7xi1>
  return
}
func.func @Cast_bool_2() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000000000000000000000000000803F0000000000000000"> : tensor<7xf32>]} : (tensor<7xi1>) -> tensor<7xf32>
  return
}
func.func @Cast_bool_3() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000"> : tensor<7xf64>]} : (tensor<7xi1>) -> tensor<7xf64>
  return
}
func.func @Cast_bool_4() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000003C00000000"> : tensor<7xf16>]} : (tensor<7xi1>) -> tensor<7xf16>
  return
}
func.func @Cast_bool_5() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000803F00000000"> : tensor<7xbf16>]} : (tensor<7xi1>) -> tensor<7xbf16>
  return
}
func.func @Cast_bool_6() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000010000"> : tensor<7xi8>]} : (tensor<7xi1>) -> tensor<7xi8>
  return
}
func.func @Cast_bool_7() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000010000000000"> : tensor<7xi16>]} : (tensor<7xi1>) -> tensor<7xi16>
  return
}
func.func @Cast_bool_8() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000010000000000000000000000"> : tensor<7xi32>]} : (tensor<7xi1>) -> tensor<7xi32>
  return
}
func.func @Cast_bool_9() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<7xi64>]} : (tensor<7xi1>) -> tensor<7xi64>
  return
}
func.func @Cast_bool_10() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000010000"> : tensor<7xui8>]} : (tensor<7xi1>) -> tensor<7xui8>
  return
}
func.func @Cast_bool_11() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000010000000000"> : tensor<7xui16>]} : (tensor<7xi1>) -> tensor<7xui16>
  return
}
func.func @Cast_bool_12() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000010000000000000000000000"> : tensor<7xui32>]} : (tensor<7xi1>) -> tensor<7xui32>
  return
}
func.func @Cast_bool_13() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<7xui64>]} : (tensor<7xi1>) -> tensor<7xui64>
  return
}
func.func @Cast_bool_14() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000803F0000000000000000000000000000000000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xi1>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_bool_15() {
  %0 = "tf.Const"() <{value = dense<[false, false, false, false, true, false, false]> : tensor<7xi1>}> : () -> tensor<7xi1>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xi1>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<[false, true, true, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xf32>) -> tensor<7xi1>
  return
}
func.func @Cast_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>]} : (tensor<7xf32>) -> tensor<7xf32>
  return
}
func.func @Cast_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000A0813FD8BF000000805BC7E33F00000000826AEB3F000000606C5E0BC0000000A02770F5BF00000040EEBC05C0"> : tensor<7xf64>]} : (tensor<7xf32>) -> tensor<7xf64>
  return
}
func.func @Cast_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000010B6F238DB3AD8C25CBD6FC1"> : tensor<7xf16>]} : (tensor<7xf32>) -> tensor<7xf16>
  return
}
func.func @Cast_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000C2BE1E3F5B3F5BC0ACBF2EC0"> : tensor<7xbf16>]} : (tensor<7xf32>) -> tensor<7xbf16>
  return
}
func.func @Cast_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000FDFFFE"> : tensor<7xi8>]} : (tensor<7xf32>) -> tensor<7xi8>
  return
}
func.func @Cast_float32_22() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000FDFFFFFFFEFF"> : tensor<7xi16>]} : (tensor<7xf32>) -> tensor<7xi16>
  return
}
func.func @Cast_float32_23() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000FDFFFFFFFFFFFFFFFEFFFFFF"> : tensor<7xi32>]} : (tensor<7xf32>) -> tensor<7xi32>
  return
}
func.func @Cast_float32_24() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<7xi64>]} : (tensor<7xf32>) -> tensor<7xi64>
  return
}
func.func @Cast_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC13EDC3A1E3F10545B3F63F35A403D81AB3F72E72D40"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000030102"> : tensor<7xui8>]} : (tensor<7xf32>) -> tensor<7xui8>
  return
}
func.func @Cast_float32_26() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC13EDC3A1E3F10545B3F63F35A403D81AB3F72E72D40"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000030001000200"> : tensor<7xui16>]} : (tensor<7xf32>) -> tensor<7xui16>
  return
}
func.func @Cast_float32_27() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC13EDC3A1E3F10545B3F63F35A403D81AB3F72E72D40"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000030000000100000002000000"> : tensor<7xui32>]} : (tensor<7xf32>) -> tensor<7xui32>
  return
}
func.func @Cast_float32_28() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC13EDC3A1E3F10545B3F63F35A403D81AB3F72E72D40"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000030000000000000001000000000000000200000000000000"> : tensor<7xui64>]} : (tensor<7xf32>) -> tensor<7xui64>
  return
}
func.func @Cast_float32_29() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000DFCC1BE00000000DC3A1E3F0000000010545B3F0000000063F35AC0000000003D81ABBF0000000072E72DC000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xf32>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_float32_30() {
  %0 = "tf.Const"() <{value = dense<"0x000000000DFCC1BEDC3A1E3F10545B3F63F35AC03D81ABBF72E72DC0"> : tensor<7xf32>}> : () -> tensor<7xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000A0813FD8BF0000000000000000000000805BC7E33F000000000000000000000000826AEB3F0000000000000000000000606C5E0BC00000000000000000000000A02770F5BF000000000000000000000040EEBC05C00000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xf32>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_float64_31() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<[false, true, true, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xf64>) -> tensor<7xi1>
  return
}
func.func @Cast_float64_32() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000444523C0008E4CBE3E5A5C40EFC8FC3F0A1D30C0AC5413C0"> : tensor<7xf32>]} : (tensor<7xf64>) -> tensor<7xf32>
  return
}
func.func @Cast_float64_33() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>]} : (tensor<7xf64>) -> tensor<7xf64>
  return
}
func.func @Cast_float64_34() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00001AC164B2E342E63F81C19BC0"> : tensor<7xf16>]} : (tensor<7xf64>) -> tensor<7xf16>
  return
}
func.func @Cast_float64_35() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000023C04DBE5C40FD3F30C013C0"> : tensor<7xbf16>]} : (tensor<7xf64>) -> tensor<7xbf16>
  return
}
func.func @Cast_float64_36() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00FE000301FEFE"> : tensor<7xi8>]} : (tensor<7xf64>) -> tensor<7xi8>
  return
}
func.func @Cast_float64_37() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000FEFF000003000100FEFFFEFF"> : tensor<7xi16>]} : (tensor<7xf64>) -> tensor<7xi16>
  return
}
func.func @Cast_float64_38() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000FEFFFFFF000000000300000001000000FEFFFFFFFEFFFFFF"> : tensor<7xi32>]} : (tensor<7xf64>) -> tensor<7xi32>
  return
}
func.func @Cast_float64_39() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000FEFFFFFFFFFFFFFF000000000000000003000000000000000100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<7xi64>]} : (tensor<7xf64>) -> tensor<7xi64>
  return
}
func.func @Cast_float64_40() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA8680440D02B40FABF91C93F3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA1030640DF920881956A0240"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00020003010202"> : tensor<7xui8>]} : (tensor<7xf64>) -> tensor<7xui8>
  return
}
func.func @Cast_float64_41() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA8680440D02B40FABF91C93F3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA1030640DF920881956A0240"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000020000000300010002000200"> : tensor<7xui16>]} : (tensor<7xf64>) -> tensor<7xui16>
  return
}
func.func @Cast_float64_42() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA8680440D02B40FABF91C93F3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA1030640DF920881956A0240"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000020000000000000003000000010000000200000002000000"> : tensor<7xui32>]} : (tensor<7xf64>) -> tensor<7xui32>
  return
}
func.func @Cast_float64_43() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA8680440D02B40FABF91C93F3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA1030640DF920881956A0240"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000020000000000000000000000000000000300000000000000010000000000000002000000000000000200000000000000"> : tensor<7xui64>]} : (tensor<7xf64>) -> tensor<7xui64>
  return
}
func.func @Cast_float64_44() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000444523C000000000008E4CBE000000003E5A5C4000000000EFC8FC3F000000000A1D30C000000000AC5413C000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xf64>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_float64_45() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000001E1C8B8CA86804C0D02B40FABF91C9BF3ADF22B6478B0B409C71E9DE1D99FF3F81F8CA4EA10306C0DF920881956A02C0"> : tensor<7xf64>}> : () -> tensor<7xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000000000000000000000001E1C8B8CA86804C00000000000000000D02B40FABF91C9BF00000000000000003ADF22B6478B0B4000000000000000009C71E9DE1D99FF3F000000000000000081F8CA4EA10306C00000000000000000DF920881956A02C00000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xf64>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_float16_46() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<[false, true, true, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xf16>) -> tensor<7xi1>
  return
}
func.func @Cast_float16_47() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000008039C000204D4000A04FC0004049C000A04E3E00000B40"> : tensor<7xf32>]} : (tensor<7xf16>) -> tensor<7xf32>
  return
}
func.func @Cast_float16_48() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000000000000000003007C00000000000A409400000000000F409C000000000002809C00000000000D4C93F0000000000600140"> : tensor<7xf64>]} : (tensor<7xf16>) -> tensor<7xf64>
  return
}
func.func @Cast_float16_49() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>]} : (tensor<7xf16>) -> tensor<7xf16>
  return
}
func.func @Cast_float16_50() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00003AC04D4050C049C04F3E0B40"> : tensor<7xbf16>]} : (tensor<7xf16>) -> tensor<7xbf16>
  return
}
func.func @Cast_float16_51() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00FE03FDFD0002"> : tensor<7xi8>]} : (tensor<7xf16>) -> tensor<7xi8>
  return
}
func.func @Cast_float16_52() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000FEFF0300FDFFFDFF00000200"> : tensor<7xi16>]} : (tensor<7xf16>) -> tensor<7xi16>
  return
}
func.func @Cast_float16_53() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000FEFFFFFF03000000FDFFFFFFFDFFFFFF0000000002000000"> : tensor<7xi32>]} : (tensor<7xf16>) -> tensor<7xi32>
  return
}
func.func @Cast_float16_54() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000FEFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF00000000000000000200000000000000"> : tensor<7xi64>]} : (tensor<7xf16>) -> tensor<7xi64>
  return
}
func.func @Cast_float16_55() {
  %0 = "tf.Const"() <{value = dense<"0x0000CC4169427D424A4275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00020303030002"> : tensor<7xui8>]} : (tensor<7xf16>) -> tensor<7xui8>
  return
}
func.func @Cast_float16_56() {
  %0 = "tf.Const"() <{value = dense<"0x0000CC4169427D424A4275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000020003000300030000000200"> : tensor<7xui16>]} : (tensor<7xf16>) -> tensor<7xui16>
  return
}
func.func @Cast_float16_57() {
  %0 = "tf.Const"() <{value = dense<"0x0000CC4169427D424A4275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000020000000300000003000000030000000000000002000000"> : tensor<7xui32>]} : (tensor<7xf16>) -> tensor<7xui32>
  return
}
func.func @Cast_float16_58() {
  %0 = "tf.Const"() <{value = dense<"0x0000CC4169427D424A4275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000020000000000000003000000000000000300000000000000030000000000000000000000000000000200000000000000"> : tensor<7xui64>]} : (tensor<7xf16>) -> tensor<7xui64>
  return
}
func.func @Cast_float16_59() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000008039C00000000000204D400000000000A04FC000000000004049C00000000000A04E3E0000000000000B4000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xf16>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_float16_60() {
  %0 = "tf.Const"() <{value = dense<"0x0000CCC169427DC24AC275325840"> : tensor<7xf16>}> : () -> tensor<7xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000003007C000000000000000000000000000A4094000000000000000000000000000F409C0000000000000000000000000002809C000000000000000000000000000D4C93F000000000000000000000000006001400000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xf16>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_bfloat16_61() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<[false, true, true, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xbf16>) -> tensor<7xi1>
  return
}
func.func @Cast_bfloat16_62() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000003F000063BE000023BF0000AF3E00002A3F00005D40"> : tensor<7xf32>]} : (tensor<7xbf16>) -> tensor<7xf32>
  return
}
func.func @Cast_bfloat16_63() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000E03F000000000060CCBF000000000060E4BF0000000000E0D53F000000000040E53F0000000000A00B40"> : tensor<7xf64>]} : (tensor<7xbf16>) -> tensor<7xf64>
  return
}
func.func @Cast_bfloat16_64() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000003818B318B978355039E842"> : tensor<7xf16>]} : (tensor<7xbf16>) -> tensor<7xf16>
  return
}
func.func @Cast_bfloat16_65() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>]} : (tensor<7xbf16>) -> tensor<7xbf16>
  return
}
func.func @Cast_bfloat16_66() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000003"> : tensor<7xi8>]} : (tensor<7xbf16>) -> tensor<7xi8>
  return
}
func.func @Cast_bfloat16_67() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000300"> : tensor<7xi16>]} : (tensor<7xbf16>) -> tensor<7xi16>
  return
}
func.func @Cast_bfloat16_68() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000000003000000"> : tensor<7xi32>]} : (tensor<7xbf16>) -> tensor<7xi32>
  return
}
func.func @Cast_bfloat16_69() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000300000000000000"> : tensor<7xi64>]} : (tensor<7xbf16>) -> tensor<7xi64>
  return
}
func.func @Cast_bfloat16_70() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F633E233FAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000003"> : tensor<7xui8>]} : (tensor<7xbf16>) -> tensor<7xui8>
  return
}
func.func @Cast_bfloat16_71() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F633E233FAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000300"> : tensor<7xui16>]} : (tensor<7xbf16>) -> tensor<7xui16>
  return
}
func.func @Cast_bfloat16_72() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F633E233FAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000000003000000"> : tensor<7xui32>]} : (tensor<7xbf16>) -> tensor<7xui32>
  return
}
func.func @Cast_bfloat16_73() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F633E233FAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000300000000000000"> : tensor<7xui64>]} : (tensor<7xbf16>) -> tensor<7xui64>
  return
}
func.func @Cast_bfloat16_74() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000003F00000000000063BE00000000000023BF000000000000AF3E0000000000002A3F0000000000005D4000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xbf16>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_bfloat16_75() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F63BE23BFAF3E2A3F5D40"> : tensor<7xbf16>}> : () -> tensor<7xbf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000E03F0000000000000000000000000060CCBF0000000000000000000000000060E4BF00000000000000000000000000E0D53F0000000000000000000000000040E53F00000000000000000000000000A00B400000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xbf16>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_int8_76() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<[true, true, true, true, true, false, true]> : tensor<7xi1>]} : (tensor<7xi8>) -> tensor<7xi1>
  return
}
func.func @Cast_int8_77() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000404000000040000000C00000803F000080BF0000000000000040"> : tensor<7xf32>]} : (tensor<7xi8>) -> tensor<7xf32>
  return
}
func.func @Cast_int8_78() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000840000000000000004000000000000000C0000000000000F03F000000000000F0BF00000000000000000000000000000040"> : tensor<7xf64>]} : (tensor<7xi8>) -> tensor<7xf64>
  return
}
func.func @Cast_int8_79() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0042004000C0003C00BC00000040"> : tensor<7xf16>]} : (tensor<7xi8>) -> tensor<7xf16>
  return
}
func.func @Cast_int8_80() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x4040004000C0803F80BF00000040"> : tensor<7xbf16>]} : (tensor<7xi8>) -> tensor<7xbf16>
  return
}
func.func @Cast_int8_81() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0302FE01FF0002"> : tensor<7xi8>]} : (tensor<7xi8>) -> tensor<7xi8>
  return
}
func.func @Cast_int8_82() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x03000200FEFF0100FFFF00000200"> : tensor<7xi16>]} : (tensor<7xi8>) -> tensor<7xi16>
  return
}
func.func @Cast_int8_83() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0300000002000000FEFFFFFF01000000FFFFFFFF0000000002000000"> : tensor<7xi32>]} : (tensor<7xi8>) -> tensor<7xi32>
  return
}
func.func @Cast_int8_84() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x03000000000000000200000000000000FEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF00000000000000000200000000000000"> : tensor<7xi64>]} : (tensor<7xi8>) -> tensor<7xi64>
  return
}
func.func @Cast_int8_85() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0302FE01FF0002"> : tensor<7xui8>]} : (tensor<7xi8>) -> tensor<7xui8>
  return
}
func.func @Cast_int8_86() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x03000200FEFF0100FFFF00000200"> : tensor<7xui16>]} : (tensor<7xi8>) -> tensor<7xui16>
  return
}
func.func @Cast_int8_87() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0300000002000000FEFFFFFF01000000FFFFFFFF0000000002000000"> : tensor<7xui32>]} : (tensor<7xi8>) -> tensor<7xui32>
  return
}
func.func @Cast_int8_88() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x03000000000000000200000000000000FEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF00000000000000000200000000000000"> : tensor<7xui64>]} : (tensor<7xi8>) -> tensor<7xui64>
  return
}
func.func @Cast_int8_89() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00004040000000000000004000000000000000C0000000000000803F00000000000080BF0000000000000000000000000000004000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xi8>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_int8_90() {
  %0 = "tf.Const"() <{value = dense<"0x0302FE01FF0002"> : tensor<7xi8>}> : () -> tensor<7xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000084000000000000000000000000000000040000000000000000000000000000000C00000000000000000000000000000F03F0000000000000000000000000000F0BF00000000000000000000000000000000000000000000000000000000000000400000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xi8>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_int16_91() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<[true, false, true, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xi16>) -> tensor<7xi1>
  return
}
func.func @Cast_int16_92() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000803F00000000000080BF00004040000080BF0000803F00000040"> : tensor<7xf32>]} : (tensor<7xi16>) -> tensor<7xf32>
  return
}
func.func @Cast_int16_93() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000F03F0000000000000000000000000000F0BF0000000000000840000000000000F0BF000000000000F03F0000000000000040"> : tensor<7xf64>]} : (tensor<7xi16>) -> tensor<7xf64>
  return
}
func.func @Cast_int16_94() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x003C000000BC004200BC003C0040"> : tensor<7xf16>]} : (tensor<7xi16>) -> tensor<7xf16>
  return
}
func.func @Cast_int16_95() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x803F000080BF404080BF803F0040"> : tensor<7xbf16>]} : (tensor<7xi16>) -> tensor<7xbf16>
  return
}
func.func @Cast_int16_96() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0100FF03FF0102"> : tensor<7xi8>]} : (tensor<7xi16>) -> tensor<7xi8>
  return
}
func.func @Cast_int16_97() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>]} : (tensor<7xi16>) -> tensor<7xi16>
  return
}
func.func @Cast_int16_98() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0100000000000000FFFFFFFF03000000FFFFFFFF0100000002000000"> : tensor<7xi32>]} : (tensor<7xi16>) -> tensor<7xi32>
  return
}
func.func @Cast_int16_99() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x01000000000000000000000000000000FFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF01000000000000000200000000000000"> : tensor<7xi64>]} : (tensor<7xi16>) -> tensor<7xi64>
  return
}
func.func @Cast_int16_100() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0100FF03FF0102"> : tensor<7xui8>]} : (tensor<7xi16>) -> tensor<7xui8>
  return
}
func.func @Cast_int16_101() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xui16>]} : (tensor<7xi16>) -> tensor<7xui16>
  return
}
func.func @Cast_int16_102() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0100000000000000FFFFFFFF03000000FFFFFFFF0100000002000000"> : tensor<7xui32>]} : (tensor<7xi16>) -> tensor<7xui32>
  return
}
func.func @Cast_int16_103() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x01000000000000000000000000000000FFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF01000000000000000200000000000000"> : tensor<7xui64>]} : (tensor<7xi16>) -> tensor<7xui64>
  return
}
func.func @Cast_int16_104() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000803F000000000000000000000000000080BF000000000000404000000000000080BF000000000000803F000000000000004000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xi16>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_int16_105() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FFFF0300FFFF01000200"> : tensor<7xi16>}> : () -> tensor<7xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000F03F000000000000000000000000000000000000000000000000000000000000F0BF000000000000000000000000000008400000000000000000000000000000F0BF0000000000000000000000000000F03F000000000000000000000000000000400000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xi16>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_int32_106() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<[true, true, true, false, false, true, true]> : tensor<7xi1>]} : (tensor<7xi32>) -> tensor<7xi1>
  return
}
func.func @Cast_int32_107() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00004040000000400000004000000000000000000000404000004040"> : tensor<7xf32>]} : (tensor<7xi32>) -> tensor<7xf32>
  return
}
func.func @Cast_int32_108() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000840000000000000004000000000000000400000000000000000000000000000000000000000000008400000000000000840"> : tensor<7xf64>]} : (tensor<7xi32>) -> tensor<7xf64>
  return
}
func.func @Cast_int32_109() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0042004000400000000000420042"> : tensor<7xf16>]} : (tensor<7xi32>) -> tensor<7xf16>
  return
}
func.func @Cast_int32_110() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x4040004000400000000040404040"> : tensor<7xbf16>]} : (tensor<7xi32>) -> tensor<7xbf16>
  return
}
func.func @Cast_int32_111() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x03020200000303"> : tensor<7xi8>]} : (tensor<7xi32>) -> tensor<7xi8>
  return
}
func.func @Cast_int32_112() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0300020002000000000003000300"> : tensor<7xi16>]} : (tensor<7xi32>) -> tensor<7xi16>
  return
}
func.func @Cast_int32_113() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>]} : (tensor<7xi32>) -> tensor<7xi32>
  return
}
func.func @Cast_int32_114() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0300000000000000020000000000000002000000000000000000000000000000000000000000000003000000000000000300000000000000"> : tensor<7xi64>]} : (tensor<7xi32>) -> tensor<7xi64>
  return
}
func.func @Cast_int32_115() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x03020200000303"> : tensor<7xui8>]} : (tensor<7xi32>) -> tensor<7xui8>
  return
}
func.func @Cast_int32_116() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0300020002000000000003000300"> : tensor<7xui16>]} : (tensor<7xi32>) -> tensor<7xui16>
  return
}
func.func @Cast_int32_117() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xui32>]} : (tensor<7xi32>) -> tensor<7xui32>
  return
}
func.func @Cast_int32_118() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0300000000000000020000000000000002000000000000000000000000000000000000000000000003000000000000000300000000000000"> : tensor<7xui64>]} : (tensor<7xi32>) -> tensor<7xui64>
  return
}
func.func @Cast_int32_119() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000404000000000000000400000000000000040000000000000000000000000000000000000000000004040000000000000404000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xi32>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_int32_120() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000200000000000000000000000300000003000000"> : tensor<7xi32>}> : () -> tensor<7xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000008400000000000000000000000000000004000000000000000000000000000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000008400000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xi32>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_int64_121() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<[true, true, true, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xi64>) -> tensor<7xi1>
  return
}
func.func @Cast_int64_122() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000040C0000000C0000040C0000040C0000080BF0000803F0000803F"> : tensor<7xf32>]} : (tensor<7xi64>) -> tensor<7xf32>
  return
}
func.func @Cast_int64_123() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000008C000000000000000C000000000000008C000000000000008C0000000000000F0BF000000000000F03F000000000000F03F"> : tensor<7xf64>]} : (tensor<7xi64>) -> tensor<7xf64>
  return
}
func.func @Cast_int64_124() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00C200C000C200C200BC003C003C"> : tensor<7xf16>]} : (tensor<7xi64>) -> tensor<7xf16>
  return
}
func.func @Cast_int64_125() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x40C000C040C040C080BF803F803F"> : tensor<7xbf16>]} : (tensor<7xi64>) -> tensor<7xbf16>
  return
}
func.func @Cast_int64_126() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xFDFEFDFDFF0101"> : tensor<7xi8>]} : (tensor<7xi64>) -> tensor<7xi8>
  return
}
func.func @Cast_int64_127() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xFDFFFEFFFDFFFDFFFFFF01000100"> : tensor<7xi16>]} : (tensor<7xi64>) -> tensor<7xi16>
  return
}
func.func @Cast_int64_128() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xFDFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFFFFFFFF0100000001000000"> : tensor<7xi32>]} : (tensor<7xi64>) -> tensor<7xi32>
  return
}
func.func @Cast_int64_129() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>]} : (tensor<7xi64>) -> tensor<7xi64>
  return
}
func.func @Cast_int64_130() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xFDFEFDFDFF0101"> : tensor<7xui8>]} : (tensor<7xi64>) -> tensor<7xui8>
  return
}
func.func @Cast_int64_131() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xFDFFFEFFFDFFFDFFFFFF01000100"> : tensor<7xui16>]} : (tensor<7xi64>) -> tensor<7xui16>
  return
}
func.func @Cast_int64_132() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xFDFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFFFFFFFF0100000001000000"> : tensor<7xui32>]} : (tensor<7xi64>) -> tensor<7xui32>
  return
}
func.func @Cast_int64_133() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xui64>]} : (tensor<7xi64>) -> tensor<7xui64>
  return
}
func.func @Cast_int64_134() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000040C000000000000000C000000000000040C000000000000040C000000000000080BF000000000000803F000000000000803F00000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xi64>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_int64_135() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<7xi64>}> : () -> tensor<7xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000008C0000000000000000000000000000000C0000000000000000000000000000008C0000000000000000000000000000008C00000000000000000000000000000F0BF0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xi64>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_uint8_136() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<[false, true, true, true, true, false, true]> : tensor<7xi1>]} : (tensor<7xui8>) -> tensor<7xi1>
  return
}
func.func @Cast_uint8_137() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000400000004000000040000040400000000000000040"> : tensor<7xf32>]} : (tensor<7xui8>) -> tensor<7xf32>
  return
}
func.func @Cast_uint8_138() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000004000000000000000400000000000000040000000000000084000000000000000000000000000000040"> : tensor<7xf64>]} : (tensor<7xui8>) -> tensor<7xf64>
  return
}
func.func @Cast_uint8_139() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000004000400040004200000040"> : tensor<7xf16>]} : (tensor<7xui8>) -> tensor<7xf16>
  return
}
func.func @Cast_uint8_140() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000004000400040404000000040"> : tensor<7xbf16>]} : (tensor<7xui8>) -> tensor<7xbf16>
  return
}
func.func @Cast_uint8_141() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00020202030002"> : tensor<7xi8>]} : (tensor<7xui8>) -> tensor<7xi8>
  return
}
func.func @Cast_uint8_142() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000020002000200030000000200"> : tensor<7xi16>]} : (tensor<7xui8>) -> tensor<7xi16>
  return
}
func.func @Cast_uint8_143() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000020000000200000002000000030000000000000002000000"> : tensor<7xi32>]} : (tensor<7xui8>) -> tensor<7xi32>
  return
}
func.func @Cast_uint8_144() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000020000000000000002000000000000000200000000000000030000000000000000000000000000000200000000000000"> : tensor<7xi64>]} : (tensor<7xui8>) -> tensor<7xi64>
  return
}
func.func @Cast_uint8_145() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00020202030002"> : tensor<7xui8>]} : (tensor<7xui8>) -> tensor<7xui8>
  return
}
func.func @Cast_uint8_146() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000020002000200030000000200"> : tensor<7xui16>]} : (tensor<7xui8>) -> tensor<7xui16>
  return
}
func.func @Cast_uint8_147() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000020000000200000002000000030000000000000002000000"> : tensor<7xui32>]} : (tensor<7xui8>) -> tensor<7xui32>
  return
}
func.func @Cast_uint8_148() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000020000000000000002000000000000000200000000000000030000000000000000000000000000000200000000000000"> : tensor<7xui64>]} : (tensor<7xui8>) -> tensor<7xui64>
  return
}
func.func @Cast_uint8_149() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000400000000000000040000000000000004000000000000040400000000000000000000000000000004000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xui8>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_uint8_150() {
  %0 = "tf.Const"() <{value = dense<"0x00020202030002"> : tensor<7xui8>}> : () -> tensor<7xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000004000000000000000000000000000000040000000000000000000000000000000400000000000000000000000000000084000000000000000000000000000000000000000000000000000000000000000400000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xui8>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_uint16_151() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<[true, true, false, false, true, true, true]> : tensor<7xi1>]} : (tensor<7xui16>) -> tensor<7xi1>
  return
}
func.func @Cast_uint16_152() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000400000803F000000000000000000000040000040400000803F"> : tensor<7xf32>]} : (tensor<7xui16>) -> tensor<7xf32>
  return
}
func.func @Cast_uint16_153() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000040000000000000F03F0000000000000000000000000000000000000000000000400000000000000840000000000000F03F"> : tensor<7xf64>]} : (tensor<7xui16>) -> tensor<7xf64>
  return
}
func.func @Cast_uint16_154() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0040003C0000000000400042003C"> : tensor<7xf16>]} : (tensor<7xui16>) -> tensor<7xf16>
  return
}
func.func @Cast_uint16_155() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0040803F0000000000404040803F"> : tensor<7xbf16>]} : (tensor<7xui16>) -> tensor<7xbf16>
  return
}
func.func @Cast_uint16_156() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x02010000020301"> : tensor<7xi8>]} : (tensor<7xui16>) -> tensor<7xi8>
  return
}
func.func @Cast_uint16_157() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0200010000000000020003000100"> : tensor<7xi16>]} : (tensor<7xui16>) -> tensor<7xi16>
  return
}
func.func @Cast_uint16_158() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x02000000010000000000000000000000020000000300000001000000"> : tensor<7xi32>]} : (tensor<7xui16>) -> tensor<7xi32>
  return
}
func.func @Cast_uint16_159() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0200000000000000010000000000000000000000000000000000000000000000020000000000000003000000000000000100000000000000"> : tensor<7xi64>]} : (tensor<7xui16>) -> tensor<7xi64>
  return
}
func.func @Cast_uint16_160() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x02010000020301"> : tensor<7xui8>]} : (tensor<7xui16>) -> tensor<7xui8>
  return
}
func.func @Cast_uint16_161() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0200010000000000020003000100"> : tensor<7xui16>]} : (tensor<7xui16>) -> tensor<7xui16>
  return
}
func.func @Cast_uint16_162() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x02000000010000000000000000000000020000000300000001000000"> : tensor<7xui32>]} : (tensor<7xui16>) -> tensor<7xui32>
  return
}
func.func @Cast_uint16_163() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0200000000000000010000000000000000000000000000000000000000000000020000000000000003000000000000000100000000000000"> : tensor<7xui64>]} : (tensor<7xui16>) -> tensor<7xui64>
  return
}
func.func @Cast_uint16_164() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000040000000000000803F0000000000000000000000000000000000000000000000400000000000004040000000000000803F00000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xui16>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_uint16_165() {
  %0 = "tf.Const"() <{value = dense<"0x0200010000000000020003000100"> : tensor<7xui16>}> : () -> tensor<7xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000400000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000008400000000000000000000000000000F03F0000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xui16>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_uint32_166() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<[false, true, true, false, true, true, true]> : tensor<7xi1>]} : (tensor<7xui32>) -> tensor<7xi1>
  return
}
func.func @Cast_uint32_167() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000040400000404000000000000000400000404000000040"> : tensor<7xf32>]} : (tensor<7xui32>) -> tensor<7xf32>
  return
}
func.func @Cast_uint32_168() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000084000000000000008400000000000000000000000000000004000000000000008400000000000000040"> : tensor<7xf64>]} : (tensor<7xui32>) -> tensor<7xf64>
  return
}
func.func @Cast_uint32_169() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000004200420000004000420040"> : tensor<7xf16>]} : (tensor<7xui32>) -> tensor<7xf16>
  return
}
func.func @Cast_uint32_170() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000404040400000004040400040"> : tensor<7xbf16>]} : (tensor<7xui32>) -> tensor<7xbf16>
  return
}
func.func @Cast_uint32_171() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00030300020302"> : tensor<7xi8>]} : (tensor<7xui32>) -> tensor<7xi8>
  return
}
func.func @Cast_uint32_172() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000030003000000020003000200"> : tensor<7xi16>]} : (tensor<7xui32>) -> tensor<7xi16>
  return
}
func.func @Cast_uint32_173() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xi32>]} : (tensor<7xui32>) -> tensor<7xi32>
  return
}
func.func @Cast_uint32_174() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000030000000000000003000000000000000000000000000000020000000000000003000000000000000200000000000000"> : tensor<7xi64>]} : (tensor<7xui32>) -> tensor<7xi64>
  return
}
func.func @Cast_uint32_175() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00030300020302"> : tensor<7xui8>]} : (tensor<7xui32>) -> tensor<7xui8>
  return
}
func.func @Cast_uint32_176() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000030003000000020003000200"> : tensor<7xui16>]} : (tensor<7xui32>) -> tensor<7xui16>
  return
}
func.func @Cast_uint32_177() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>]} : (tensor<7xui32>) -> tensor<7xui32>
  return
}
func.func @Cast_uint32_178() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000030000000000000003000000000000000000000000000000020000000000000003000000000000000200000000000000"> : tensor<7xui64>]} : (tensor<7xui32>) -> tensor<7xui64>
  return
}
func.func @Cast_uint32_179() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000040400000000000004040000000000000000000000000000000400000000000004040000000000000004000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xui32>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_uint32_180() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000300000000000000020000000300000002000000"> : tensor<7xui32>}> : () -> tensor<7xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000084000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000840000000000000000000000000000000400000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xui32>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_uint64_181() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<[false, false, false, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xui64>) -> tensor<7xi1>
  return
}
func.func @Cast_uint64_182() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000000000000000000040400000803F0000404000004040"> : tensor<7xf32>]} : (tensor<7xui64>) -> tensor<7xf32>
  return
}
func.func @Cast_uint64_183() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000840000000000000F03F00000000000008400000000000000840"> : tensor<7xf64>]} : (tensor<7xui64>) -> tensor<7xf64>
  return
}
func.func @Cast_uint64_184() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000042003C00420042"> : tensor<7xf16>]} : (tensor<7xui64>) -> tensor<7xf16>
  return
}
func.func @Cast_uint64_185() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000004040803F40404040"> : tensor<7xbf16>]} : (tensor<7xui64>) -> tensor<7xbf16>
  return
}
func.func @Cast_uint64_186() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000003010303"> : tensor<7xi8>]} : (tensor<7xui64>) -> tensor<7xi8>
  return
}
func.func @Cast_uint64_187() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000300010003000300"> : tensor<7xi16>]} : (tensor<7xui64>) -> tensor<7xi16>
  return
}
func.func @Cast_uint64_188() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000003000000010000000300000003000000"> : tensor<7xi32>]} : (tensor<7xui64>) -> tensor<7xi32>
  return
}
func.func @Cast_uint64_189() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xi64>]} : (tensor<7xui64>) -> tensor<7xi64>
  return
}
func.func @Cast_uint64_190() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000003010303"> : tensor<7xui8>]} : (tensor<7xui64>) -> tensor<7xui8>
  return
}
func.func @Cast_uint64_191() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000300010003000300"> : tensor<7xui16>]} : (tensor<7xui64>) -> tensor<7xui16>
  return
}
func.func @Cast_uint64_192() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000003000000010000000300000003000000"> : tensor<7xui32>]} : (tensor<7xui64>) -> tensor<7xui32>
  return
}
func.func @Cast_uint64_193() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>]} : (tensor<7xui64>) -> tensor<7xui64>
  return
}
func.func @Cast_uint64_194() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000000000004040000000000000803F0000000000004040000000000000404000000000"> : tensor<7xcomplex<f32>>]} : (tensor<7xui64>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_uint64_195() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<7xui64>}> : () -> tensor<7xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008400000000000000000000000000000F03F00000000000000000000000000000840000000000000000000000000000008400000000000000000"> : tensor<7xcomplex<f64>>]} : (tensor<7xui64>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_complex64_196() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<[false, true, true, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xcomplex<f32>>) -> tensor<7xi1>
  return
}
func.func @Cast_complex64_197() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000C87B6BFD912F8BEB31AEF3E83A6A8BFBF5A14409476A9BF"> : tensor<7xf32>]} : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
  return
}
func.func @Cast_complex64_198() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000000000000080E1D0F6BF000000205B02DFBF0000006056E3DD3F00000060D014F5BF000000E0578B024000000080D22EF5BF"> : tensor<7xf64>]} : (tensor<7xcomplex<f32>>) -> tensor<7xf64>
  return
}
func.func @Cast_complex64_199() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000B4BDC1B7793745BDA3404CBD"> : tensor<7xf16>]} : (tensor<7xcomplex<f32>>) -> tensor<7xf16>
  return
}
func.func @Cast_complex64_200() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000B7BFF8BEEF3EA9BF1440A9BF"> : tensor<7xbf16>]} : (tensor<7xcomplex<f32>>) -> tensor<7xbf16>
  return
}
func.func @Cast_complex64_201() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00FF0000FF02FF"> : tensor<7xi8>]} : (tensor<7xcomplex<f32>>) -> tensor<7xi8>
  return
}
func.func @Cast_complex64_202() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000FFFF00000000FFFF0200FFFF"> : tensor<7xi16>]} : (tensor<7xcomplex<f32>>) -> tensor<7xi16>
  return
}
func.func @Cast_complex64_203() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000FFFFFFFF0000000000000000FFFFFFFF02000000FFFFFFFF"> : tensor<7xi32>]} : (tensor<7xcomplex<f32>>) -> tensor<7xi32>
  return
}
func.func @Cast_complex64_204() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000FFFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF"> : tensor<7xi64>]} : (tensor<7xcomplex<f32>>) -> tensor<7xi64>
  return
}
func.func @Cast_complex64_205() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000B90B414000000000BA79C83F000000007F68F03F0000000000D7FF3F0000000042664240000000007D56AA3F00000000"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00030101010301"> : tensor<7xui8>]} : (tensor<7xcomplex<f32>>) -> tensor<7xui8>
  return
}
func.func @Cast_complex64_206() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000B90B414000000000BA79C83F000000007F68F03F0000000000D7FF3F0000000042664240000000007D56AA3F00000000"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000030001000100010003000100"> : tensor<7xui16>]} : (tensor<7xcomplex<f32>>) -> tensor<7xui16>
  return
}
func.func @Cast_complex64_207() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000B90B414000000000BA79C83F000000007F68F03F0000000000D7FF3F0000000042664240000000007D56AA3F00000000"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000030000000100000001000000010000000300000001000000"> : tensor<7xui32>]} : (tensor<7xcomplex<f32>>) -> tensor<7xui32>
  return
}
func.func @Cast_complex64_208() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000B90B414000000000BA79C83F000000007F68F03F0000000000D7FF3F0000000042664240000000007D56AA3F00000000"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000030000000000000001000000000000000100000000000000010000000000000003000000000000000100000000000000"> : tensor<7xui64>]} : (tensor<7xcomplex<f32>>) -> tensor<7xui64>
  return
}
func.func @Cast_complex64_209() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>]} : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_complex64_210() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000C87B6BF4D1C2AC0D912F8BE33A4BEBFB31AEF3EAFDBE8BF83A6A8BFEF61C03FBF5A1440ED40FBBF9476A9BF0BEB09BE"> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000000000000000000000000080E1D0F6BF000000A0894305C0000000205B02DFBF0000006086D4F7BF0000006056E3DD3F000000E0751BFDBF00000060D014F5BF000000E03D0CF83F000000E0578B0240000000A01D68FFBF00000080D22EF5BF00000060613DC1BF"> : tensor<7xcomplex<f64>>]} : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_complex128_211() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<[false, true, true, true, true, true, true]> : tensor<7xi1>]} : (tensor<7xcomplex<f64>>) -> tensor<7xi1>
  return
}
func.func @Cast_complex128_212() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000004A351C40FBCE36BE3BA03D40A0A8EFBE7C4F3B40EBBD30C0"> : tensor<7xf32>]} : (tensor<7xcomplex<f64>>) -> tensor<7xf32>
  return
}
func.func @Cast_complex128_213() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000001C34B334A9860340802F715EDFD9C6BF8621C65407B40740C86BA00E14F5DDBF10C9937FEF6907403C466E51BD1706C0"> : tensor<7xf64>]} : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
  return
}
func.func @Cast_complex128_214() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000E240B6B1ED417DB7DA4186C1"> : tensor<7xf16>]} : (tensor<7xcomplex<f64>>) -> tensor<7xf16>
  return
}
func.func @Cast_complex128_215() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00001C4037BE3E40F0BE3B4031C0"> : tensor<7xbf16>]} : (tensor<7xcomplex<f64>>) -> tensor<7xbf16>
  return
}
func.func @Cast_complex128_216() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000200020002FE"> : tensor<7xi8>]} : (tensor<7xcomplex<f64>>) -> tensor<7xi8>
  return
}
func.func @Cast_complex128_217() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000002000000020000000200FEFF"> : tensor<7xi16>]} : (tensor<7xcomplex<f64>>) -> tensor<7xi16>
  return
}
func.func @Cast_complex128_218() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000200000000000000020000000000000002000000FEFFFFFF"> : tensor<7xi32>]} : (tensor<7xcomplex<f64>>) -> tensor<7xi32>
  return
}
func.func @Cast_complex128_219() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000000002000000000000000000000000000000020000000000000000000000000000000200000000000000FEFFFFFFFFFFFFFF"> : tensor<7xi64>]} : (tensor<7xcomplex<f64>>) -> tensor<7xi64>
  return
}
func.func @Cast_complex128_220() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000059A92287AB670B40000000000000000010404F7D7D35F33F0000000000000000EEA8EBAAE7E107400000000000000000DCF8414F4F84E83F00000000000000007ACD61428AC40B4000000000000000009A85E25180ED07400000000000000000"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00030102000302"> : tensor<7xui8>]} : (tensor<7xcomplex<f64>>) -> tensor<7xui8>
  return
}
func.func @Cast_complex128_221() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000059A92287AB670B40000000000000000010404F7D7D35F33F0000000000000000EEA8EBAAE7E107400000000000000000DCF8414F4F84E83F00000000000000007ACD61428AC40B4000000000000000009A85E25180ED07400000000000000000"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000030001000200000003000200"> : tensor<7xui16>]} : (tensor<7xcomplex<f64>>) -> tensor<7xui16>
  return
}
func.func @Cast_complex128_222() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000059A92287AB670B40000000000000000010404F7D7D35F33F0000000000000000EEA8EBAAE7E107400000000000000000DCF8414F4F84E83F00000000000000007ACD61428AC40B4000000000000000009A85E25180ED07400000000000000000"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000030000000100000002000000000000000300000002000000"> : tensor<7xui32>]} : (tensor<7xcomplex<f64>>) -> tensor<7xui32>
  return
}
func.func @Cast_complex128_223() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000059A92287AB670B40000000000000000010404F7D7D35F33F0000000000000000EEA8EBAAE7E107400000000000000000DCF8414F4F84E83F00000000000000007ACD61428AC40B4000000000000000009A85E25180ED07400000000000000000"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000000000030000000000000001000000000000000200000000000000000000000000000003000000000000000200000000000000"> : tensor<7xui64>]} : (tensor<7xcomplex<f64>>) -> tensor<7xui64>
  return
}
func.func @Cast_complex128_224() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000000000004A351C40A2D519C0FBCE36BE8DF697BF3BA03D4089E4BABEA0A8EFBEEB451B3F7C4F3B4074D8EEBFEBBD30C06808933F"> : tensor<7xcomplex<f32>>]} : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f32>>
  return
}
func.func @Cast_complex128_225() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>}> : () -> tensor<7xcomplex<f64>>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000000000000000000000000000001C34B334A986034052E3C138B43A03C0802F715EDFD9C6BF10AEED9BD1FEF2BF8621C65407B4074090061328915CD7BFC86BA00E14F5DDBF30B20F5CBD68E33F10C9937FEF69074067C2A6800EDBFDBF3C466E51BD1706C0E069E0070D61F23F"> : tensor<7xcomplex<f64>>]} : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  return
}
func.func @Cast_int8_226() {
  %0 = "tf.Const"() <{value = dense<"0x19E8BF78"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x19E8BF78"> : tensor<4xi8>]} : (tensor<4xi8>) -> tensor<4xi8>
  return
}
func.func @Cast_int8_227() {
  %0 = "tf.Const"() <{value = dense<"0xBA95AB57"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0xBAFF95FFABFF5700"> : tensor<4xi16>]} : (tensor<4xi8>) -> tensor<4xi16>
  return
}
func.func @Cast_int8_228() {
  %0 = "tf.Const"() <{value = dense<"0xAEC05564"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0xAEFFFFFFC0FFFFFF5500000064000000"> : tensor<4xi32>]} : (tensor<4xi8>) -> tensor<4xi32>
  return
}
func.func @Cast_int8_229() {
  %0 = "tf.Const"() <{value = dense<"0xA3F19AD7"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0xA3FFFFFFFFFFFFFFF1FFFFFFFFFFFFFF9AFFFFFFFFFFFFFFD7FFFFFFFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi8>) -> tensor<4xi64>
  return
}
func.func @Cast_int8_230() {
  %0 = "tf.Const"() <{value = dense<"0x12CF4EF5"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x12CF4EF5"> : tensor<4xui8>]} : (tensor<4xi8>) -> tensor<4xui8>
  return
}
func.func @Cast_int8_231() {
  %0 = "tf.Const"() <{value = dense<"0x7F3B1A8B"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x7F003B001A008BFF"> : tensor<4xui16>]} : (tensor<4xi8>) -> tensor<4xui16>
  return
}
func.func @Cast_int8_232() {
  %0 = "tf.Const"() <{value = dense<"0x6BAA1922"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x6B000000AAFFFFFF1900000022000000"> : tensor<4xui32>]} : (tensor<4xi8>) -> tensor<4xui32>
  return
}
func.func @Cast_int8_233() {
  %0 = "tf.Const"() <{value = dense<"0x65CE890B"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x6500000000000000CEFFFFFFFFFFFFFF89FFFFFFFFFFFFFF0B00000000000000"> : tensor<4xui64>]} : (tensor<4xi8>) -> tensor<4xui64>
  return
}
func.func @Cast_int8_234() {
  %0 = "tf.Const"() <{value = dense<"0xA4041B49"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000B8C2000080400000D84100009242"> : tensor<4xf32>]} : (tensor<4xi8>) -> tensor<4xf32>
  return
}
func.func @Cast_int8_235() {
  %0 = "tf.Const"() <{value = dense<"0x399E5F2E"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000804C4000000000008058C00000000000C057400000000000004740"> : tensor<4xf64>]} : (tensor<4xi8>) -> tensor<4xf64>
  return
}
func.func @Cast_int8_236() {
  %0 = "tf.Const"() <{value = dense<"0xAC5BDF02"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x40D5B05520D00040"> : tensor<4xf16>]} : (tensor<4xi8>) -> tensor<4xf16>
  return
}
func.func @Cast_int8_237() {
  %0 = "tf.Const"() <{value = dense<"0xB10D9F4F"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x9EC25041C2C29E42"> : tensor<4xbf16>]} : (tensor<4xi8>) -> tensor<4xbf16>
  return
}
func.func @Cast_int16_238() {
  %0 = "tf.Const"() <{value = dense<"0x5E41C7135622F30F"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x5EC756F3"> : tensor<4xi8>]} : (tensor<4xi16>) -> tensor<4xi8>
  return
}
func.func @Cast_int16_239() {
  %0 = "tf.Const"() <{value = dense<"0x9040B52BEE3370CB"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x9040B52BEE3370CB"> : tensor<4xi16>]} : (tensor<4xi16>) -> tensor<4xi16>
  return
}
func.func @Cast_int16_240() {
  %0 = "tf.Const"() <{value = dense<"0x6E511BEC09132519"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x6E5100001BECFFFF0913000025190000"> : tensor<4xi32>]} : (tensor<4xi16>) -> tensor<4xi32>
  return
}
func.func @Cast_int16_241() {
  %0 = "tf.Const"() <{value = dense<"0x5264ED0B6AFD1AD7"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x5264000000000000ED0B0000000000006AFDFFFFFFFFFFFF1AD7FFFFFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi16>) -> tensor<4xi64>
  return
}
func.func @Cast_int16_242() {
  %0 = "tf.Const"() <{value = dense<"0xA538A9EF3157D73D"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0xA5A931D7"> : tensor<4xui8>]} : (tensor<4xi16>) -> tensor<4xui8>
  return
}
func.func @Cast_int16_243() {
  %0 = "tf.Const"() <{value = dense<"0x1EEBCD6C4684708C"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x1EEBCD6C4684708C"> : tensor<4xui16>]} : (tensor<4xi16>) -> tensor<4xui16>
  return
}
func.func @Cast_int16_244() {
  %0 = "tf.Const"() <{value = dense<"0xC5C8C80915118A76"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0xC5C8FFFFC8090000151100008A760000"> : tensor<4xui32>]} : (tensor<4xi16>) -> tensor<4xui32>
  return
}
func.func @Cast_int16_245() {
  %0 = "tf.Const"() <{value = dense<"0x0EA60D84644435D5"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0EA6FFFFFFFFFFFF0D84FFFFFFFFFFFF644400000000000035D5FFFFFFFFFFFF"> : tensor<4xui64>]} : (tensor<4xi16>) -> tensor<4xui64>
  return
}
func.func @Cast_int16_246() {
  %0 = "tf.Const"() <{value = dense<"0x1F6733713207F774"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x003ECE460066E2460040E64400EEE946"> : tensor<4xf32>]} : (tensor<4xi16>) -> tensor<4xf32>
  return
}
func.func @Cast_int16_247() {
  %0 = "tf.Const"() <{value = dense<"0x96EA3FCEFC2D3901"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000006AB5C00000000080E0C8C00000000000FEC6400000000000907340"> : tensor<4xf64>]} : (tensor<4xi16>) -> tensor<4xf64>
  return
}
func.func @Cast_int16_248() {
  %0 = "tf.Const"() <{value = dense<"0x951D62A53C1F5F75"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x656FAAF5CF6F5677"> : tensor<4xf16>]} : (tensor<4xi16>) -> tensor<4xf16>
  return
}
func.func @Cast_int16_249() {
  %0 = "tf.Const"() <{value = dense<"0x61AA54854C0AD68D"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.Cast"(%0) {expected = [dense<"0xABC6F5C62545E4C6"> : tensor<4xbf16>]} : (tensor<4xi16>) -> tensor<4xbf16>
  return
}
func.func @Cast_int32_250() {
  %0 = "tf.Const"() <{value = dense<"0x4F3827DC5E7480AFEB13D789D213F430"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x4F5EEBD2"> : tensor<4xi8>]} : (tensor<4xi32>) -> tensor<4xi8>
  return
}
func.func @Cast_int32_251() {
  %0 = "tf.Const"() <{value = dense<"0xE24FE24338FAB57FEE43D7046C660B43"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xE24F38FAEE436C66"> : tensor<4xi16>]} : (tensor<4xi32>) -> tensor<4xi16>
  return
}
func.func @Cast_int32_252() {
  %0 = "tf.Const"() <{value = dense<"0x3D81C74E1AB504E3399144024FB8F6BE"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x3D81C74E1AB504E3399144024FB8F6BE"> : tensor<4xi32>]} : (tensor<4xi32>) -> tensor<4xi32>
  return
}
func.func @Cast_int32_253() {
  %0 = "tf.Const"() <{value = dense<"0xD38E60B44FD785306CE603146DB5F1EC"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xD38E60B4FFFFFFFF4FD78530000000006CE60314000000006DB5F1ECFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi32>) -> tensor<4xi64>
  return
}
func.func @Cast_int32_254() {
  %0 = "tf.Const"() <{value = dense<"0xA0BD1471B1F6CECEDB9802D443DBBFBE"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xA0B1DB43"> : tensor<4xui8>]} : (tensor<4xi32>) -> tensor<4xui8>
  return
}
func.func @Cast_int32_255() {
  %0 = "tf.Const"() <{value = dense<"0x8649DE04A44616AC9E43087D8CF9724A"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x8649A4469E438CF9"> : tensor<4xui16>]} : (tensor<4xi32>) -> tensor<4xui16>
  return
}
func.func @Cast_int32_256() {
  %0 = "tf.Const"() <{value = dense<"0x2ADF9F47CB65F6A7D36E5890756F1F7C"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x2ADF9F47CB65F6A7D36E5890756F1F7C"> : tensor<4xui32>]} : (tensor<4xi32>) -> tensor<4xui32>
  return
}
func.func @Cast_int32_257() {
  %0 = "tf.Const"() <{value = dense<"0xC7F33CD9E4DDC668CDCDE97B342CA361"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xC7F33CD9FFFFFFFFE4DDC66800000000CDCDE97B00000000342CA36100000000"> : tensor<4xui64>]} : (tensor<4xi32>) -> tensor<4xui64>
  return
}
func.func @Cast_int32_258() {
  %0 = "tf.Const"() <{value = dense<"0xDD36C78CD25353D3453AAE7A1759CB81"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x9271E6CEB1B232CE755CF54E4E69FCCE"> : tensor<4xf32>]} : (tensor<4xi32>) -> tensor<4xf32>
  return
}
func.func @Cast_int32_259() {
  %0 = "tf.Const"() <{value = dense<"0x3EAB3EEB0F6628C947A7EB4064365ED5"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000C254C1B4C1000080F8CC6BCBC10000C0D1E93AD041000000CEE450C5C1"> : tensor<4xf64>]} : (tensor<4xi32>) -> tensor<4xf64>
  return
}
func.func @Cast_int32_260() {
  %0 = "tf.Const"() <{value = dense<"0xB18292B56FDAFC5DE2371E261A21A328"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00FC007C007C007C"> : tensor<4xf16>]} : (tensor<4xi32>) -> tensor<4xf16>
  return
}
func.func @Cast_int32_261() {
  %0 = "tf.Const"() <{value = dense<"0x51032110B34BD2E30AF0D8BF753BE1A6"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x814DE1CD80CEB2CE"> : tensor<4xbf16>]} : (tensor<4xi32>) -> tensor<4xbf16>
  return
}
func.func @Cast_int64_262() {
  %0 = "tf.Const"() <{value = dense<"0x55FF60186ED69E391642198F60579D52DABC7A6964C4B92BA2FB9C182AB769FC"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x5516DAA2"> : tensor<4xi8>]} : (tensor<4xi64>) -> tensor<4xi8>
  return
}
func.func @Cast_int64_263() {
  %0 = "tf.Const"() <{value = dense<"0xE11074294DAEA1A287F75256773A1B4D273DE7225A6095917D047ADA79FE2924"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xE11087F7273D7D04"> : tensor<4xi16>]} : (tensor<4xi64>) -> tensor<4xi16>
  return
}
func.func @Cast_int64_264() {
  %0 = "tf.Const"() <{value = dense<"0x980367AC72D811050EB147E49E4E97CF0322498D6A2AC3EA939E0EC33230C5FA"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x980367AC0EB147E40322498D939E0EC3"> : tensor<4xi32>]} : (tensor<4xi64>) -> tensor<4xi32>
  return
}
func.func @Cast_int64_265() {
  %0 = "tf.Const"() <{value = dense<"0x813F2FA22AA2117D084D5714BEB5007156813BDF300CC44DCEFD840BF6D8F549"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x813F2FA22AA2117D084D5714BEB5007156813BDF300CC44DCEFD840BF6D8F549"> : tensor<4xi64>]} : (tensor<4xi64>) -> tensor<4xi64>
  return
}
func.func @Cast_int64_266() {
  %0 = "tf.Const"() <{value = dense<"0x8A10C96D0ADB6D75D97D9323F399B5F736B09E917AB3D5585D0009D7D0C05C70"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x8AD9365D"> : tensor<4xui8>]} : (tensor<4xi64>) -> tensor<4xui8>
  return
}
func.func @Cast_int64_267() {
  %0 = "tf.Const"() <{value = dense<"0x2B2C7F810721A9C7F5F9168B84A582FC048EC7799A23FAD34C1AD5F8B687526F"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x2B2CF5F9048E4C1A"> : tensor<4xui16>]} : (tensor<4xi64>) -> tensor<4xui16>
  return
}
func.func @Cast_int64_268() {
  %0 = "tf.Const"() <{value = dense<"0x8ED045D00D61A93EAA5F6DCF2D59FB3B335F9444A539E4F5A8E1C1E972B806FA"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x8ED045D0AA5F6DCF335F9444A8E1C1E9"> : tensor<4xui32>]} : (tensor<4xi64>) -> tensor<4xui32>
  return
}
func.func @Cast_int64_269() {
  %0 = "tf.Const"() <{value = dense<"0xE32DB4178D180341A0428251E6E877CF42E3B6CA4AD7783FFFE192EE47636EE4"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xE32DB4178D180341A0428251E6E877CF42E3B6CA4AD7783FFFE192EE47636EE4"> : tensor<4xui64>]} : (tensor<4xi64>) -> tensor<4xui64>
  return
}
func.func @Cast_int64_270() {
  %0 = "tf.Const"() <{value = dense<"0x242C5C6354E29D39BC4594BF8B66DBB97D992013CDB16DEEAF06EC368B900D09"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x8977665E33498CDE72928CDD09D9105D"> : tensor<4xf32>]} : (tensor<4xi64>) -> tensor<4xf32>
  return
}
func.func @Cast_int64_271() {
  %0 = "tf.Const"() <{value = dense<"0x39D4F9DA107ACEBE1CE52422C7021AC8F843E12A07BDBBEAD164B9EC5D63AC00"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x8B41C97B614CD0C38DED6E9CFEF2CBC3BC1ED5F84244B5C39A2C97BD6B8C6543"> : tensor<4xf64>]} : (tensor<4xi64>) -> tensor<4xf64>
  return
}
func.func @Cast_int64_272() {
  %0 = "tf.Const"() <{value = dense<"0x3141C8F2EE39BC89647AA6D132EF082CA99C9ADFF6E328C26FC6DA96B2BA79AB"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00FC007C00FC00FC"> : tensor<4xf16>]} : (tensor<4xi64>) -> tensor<4xf16>
  return
}
func.func @Cast_int64_273() {
  %0 = "tf.Const"() <{value = dense<"0xD434BC915315A8168B01D84A7814B26B45309D26BAD4F0F07FA6CD1A263D5F50"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xB55DD75E71DDA15E"> : tensor<4xbf16>]} : (tensor<4xi64>) -> tensor<4xbf16>
  return
}
func.func @Cast_uint8_274() {
  %0 = "tf.Const"() <{value = dense<"0x07C2D099"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x07C2D099"> : tensor<4xi8>]} : (tensor<4xui8>) -> tensor<4xi8>
  return
}
func.func @Cast_uint8_275() {
  %0 = "tf.Const"() <{value = dense<"0x91FBA25F"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x9100FB00A2005F00"> : tensor<4xi16>]} : (tensor<4xui8>) -> tensor<4xi16>
  return
}
func.func @Cast_uint8_276() {
  %0 = "tf.Const"() <{value = dense<"0x13AB6A99"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x13000000AB0000006A00000099000000"> : tensor<4xi32>]} : (tensor<4xui8>) -> tensor<4xi32>
  return
}
func.func @Cast_uint8_277() {
  %0 = "tf.Const"() <{value = dense<"0x45492EBC"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x450000000000000049000000000000002E00000000000000BC00000000000000"> : tensor<4xi64>]} : (tensor<4xui8>) -> tensor<4xi64>
  return
}
func.func @Cast_uint8_278() {
  %0 = "tf.Const"() <{value = dense<"0xB610493F"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0xB610493F"> : tensor<4xui8>]} : (tensor<4xui8>) -> tensor<4xui8>
  return
}
func.func @Cast_uint8_279() {
  %0 = "tf.Const"() <{value = dense<"0x26E8028C"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x2600E80002008C00"> : tensor<4xui16>]} : (tensor<4xui8>) -> tensor<4xui16>
  return
}
func.func @Cast_uint8_280() {
  %0 = "tf.Const"() <{value = dense<"0x432C0B93"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x430000002C0000000B00000093000000"> : tensor<4xui32>]} : (tensor<4xui8>) -> tensor<4xui32>
  return
}
func.func @Cast_uint8_281() {
  %0 = "tf.Const"() <{value = dense<"0x548F7CA1"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x54000000000000008F000000000000007C00000000000000A100000000000000"> : tensor<4xui64>]} : (tensor<4xui8>) -> tensor<4xui64>
  return
}
func.func @Cast_uint8_282() {
  %0 = "tf.Const"() <{value = dense<"0x35E18E57"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000054420000614300000E430000AE42"> : tensor<4xf32>]} : (tensor<4xui8>) -> tensor<4xf32>
  return
}
func.func @Cast_uint8_283() {
  %0 = "tf.Const"() <{value = dense<"0x55C5BD4D"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000000004055400000000000A068400000000000A067400000000000405340"> : tensor<4xf64>]} : (tensor<4xui8>) -> tensor<4xf64>
  return
}
func.func @Cast_uint8_284() {
  %0 = "tf.Const"() <{value = dense<"0x737B667D"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0x3057B0576056D057"> : tensor<4xf16>]} : (tensor<4xui8>) -> tensor<4xf16>
  return
}
func.func @Cast_uint8_285() {
  %0 = "tf.Const"() <{value = dense<"0x7093DE4F"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %r = "tf.Cast"(%0) {expected = [dense<"0xE04213435E439E42"> : tensor<4xbf16>]} : (tensor<4xui8>) -> tensor<4xbf16>
  return
}
func.func @Cast_uint16_286() {
  %0 = "tf.Const"() <{value = dense<"0x7F1BA03FFC1068DD"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x7FA0FC68"> : tensor<4xi8>]} : (tensor<4xui16>) -> tensor<4xi8>
  return
}
func.func @Cast_uint16_287() {
  %0 = "tf.Const"() <{value = dense<"0x7895DB734139A628"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x7895DB734139A628"> : tensor<4xi16>]} : (tensor<4xui16>) -> tensor<4xi16>
  return
}
func.func @Cast_uint16_288() {
  %0 = "tf.Const"() <{value = dense<"0x0D0D07C2F5FADD9C"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0D0D000007C20000F5FA0000DD9C0000"> : tensor<4xi32>]} : (tensor<4xui16>) -> tensor<4xi32>
  return
}
func.func @Cast_uint16_289() {
  %0 = "tf.Const"() <{value = dense<"0xDC549B11EBA7B201"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0xDC540000000000009B11000000000000EBA7000000000000B201000000000000"> : tensor<4xi64>]} : (tensor<4xui16>) -> tensor<4xi64>
  return
}
func.func @Cast_uint16_290() {
  %0 = "tf.Const"() <{value = dense<"0xB72B20392A09FE4B"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0xB7202AFE"> : tensor<4xui8>]} : (tensor<4xui16>) -> tensor<4xui8>
  return
}
func.func @Cast_uint16_291() {
  %0 = "tf.Const"() <{value = dense<"0xAE79D1B22BE30332"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0xAE79D1B22BE30332"> : tensor<4xui16>]} : (tensor<4xui16>) -> tensor<4xui16>
  return
}
func.func @Cast_uint16_292() {
  %0 = "tf.Const"() <{value = dense<"0xC767CF43D9B94FD3"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0xC7670000CF430000D9B900004FD30000"> : tensor<4xui32>]} : (tensor<4xui16>) -> tensor<4xui32>
  return
}
func.func @Cast_uint16_293() {
  %0 = "tf.Const"() <{value = dense<"0x0F62ECF1793E9B8F"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0F62000000000000ECF1000000000000793E0000000000009B8F000000000000"> : tensor<4xui64>]} : (tensor<4xui16>) -> tensor<4xui64>
  return
}
func.func @Cast_uint16_294() {
  %0 = "tf.Const"() <{value = dense<"0x82EDDA778F5D5959"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00826D4700B4EF46001EBB4600B2B246"> : tensor<4xf32>]} : (tensor<4xui16>) -> tensor<4xf32>
  return
}
func.func @Cast_uint16_295() {
  %0 = "tf.Const"() <{value = dense<"0xB86A1316545E86B3"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x0000000000AEDA40000000000013B640000000000095D74000000000C070E640"> : tensor<4xf64>]} : (tensor<4xui16>) -> tensor<4xf64>
  return
}
func.func @Cast_uint16_296() {
  %0 = "tf.Const"() <{value = dense<"0x2249EA2DBA3E7E81"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x9274BD71D7730C78"> : tensor<4xf16>]} : (tensor<4xui16>) -> tensor<4xf16>
  return
}
func.func @Cast_uint16_297() {
  %0 = "tf.Const"() <{value = dense<"0x58A19C1374A6FA5A"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x21479D452647B646"> : tensor<4xbf16>]} : (tensor<4xui16>) -> tensor<4xbf16>
  return
}
func.func @Cast_uint32_298() {
  %0 = "tf.Const"() <{value = dense<"0x91BD37CE04CDDEF5A091F6036B16E7A3"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x9104A06B"> : tensor<4xi8>]} : (tensor<4xui32>) -> tensor<4xi8>
  return
}
func.func @Cast_uint32_299() {
  %0 = "tf.Const"() <{value = dense<"0x639253CEF33091C4E31A980E5E3374FD"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x6392F330E31A5E33"> : tensor<4xi16>]} : (tensor<4xui32>) -> tensor<4xi16>
  return
}
func.func @Cast_uint32_300() {
  %0 = "tf.Const"() <{value = dense<"0xDB12244F649FA572CE6E111BE86AC04F"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xDB12244F649FA572CE6E111BE86AC04F"> : tensor<4xi32>]} : (tensor<4xui32>) -> tensor<4xi32>
  return
}
func.func @Cast_uint32_301() {
  %0 = "tf.Const"() <{value = dense<"0xC6BF1C55BE9E5EC739EDD8BFBFD3A28E"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xC6BF1C5500000000BE9E5EC70000000039EDD8BF00000000BFD3A28E00000000"> : tensor<4xi64>]} : (tensor<4xui32>) -> tensor<4xi64>
  return
}
func.func @Cast_uint32_302() {
  %0 = "tf.Const"() <{value = dense<"0xC8806BD75E7AE0C8A8B48AA76CFD2D91"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xC85EA86C"> : tensor<4xui8>]} : (tensor<4xui32>) -> tensor<4xui8>
  return
}
func.func @Cast_uint32_303() {
  %0 = "tf.Const"() <{value = dense<"0x42599E3326BDB0918D1EC0EC0E127F2C"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x425926BD8D1E0E12"> : tensor<4xui16>]} : (tensor<4xui32>) -> tensor<4xui16>
  return
}
func.func @Cast_uint32_304() {
  %0 = "tf.Const"() <{value = dense<"0xC2F6A9A7A15BD2BC940D95AB9C503F3E"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xC2F6A9A7A15BD2BC940D95AB9C503F3E"> : tensor<4xui32>]} : (tensor<4xui32>) -> tensor<4xui32>
  return
}
func.func @Cast_uint32_305() {
  %0 = "tf.Const"() <{value = dense<"0x2334ECA8B7F6E49778C783DD8C91A029"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x2334ECA800000000B7F6E4970000000078C783DD000000008C91A02900000000"> : tensor<4xui64>]} : (tensor<4xui32>) -> tensor<4xui64>
  return
}
func.func @Cast_uint32_306() {
  %0 = "tf.Const"() <{value = dense<"0xD1AFB19719B8EB2713A02E140443C3F8"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0xB0B1174FE0AE1F4E0175A14D43C3784F"> : tensor<4xf32>]} : (tensor<4xui32>) -> tensor<4xf32>
  return
}
func.func @Cast_uint32_307() {
  %0 = "tf.Const"() <{value = dense<"0x21971234CBCB716950F3E31018F16E77"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000080904B09CA410000C0F2725CDA4100000050F3E3B04100000046BCDBDD41"> : tensor<4xf64>]} : (tensor<4xui32>) -> tensor<4xf64>
  return
}
func.func @Cast_uint32_308() {
  %0 = "tf.Const"() <{value = dense<"0x74E9693C5FE8B89D4CA7E7376069ED4A"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x007C007C007C007C"> : tensor<4xf16>]} : (tensor<4xui32>) -> tensor<4xf16>
  return
}
func.func @Cast_uint32_309() {
  %0 = "tf.Const"() <{value = dense<"0x91C55CE3089B3AF0A942E2A40F791DA5"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x634F704F254F254F"> : tensor<4xbf16>]} : (tensor<4xui32>) -> tensor<4xbf16>
  return
}
func.func @Cast_uint64_310() {
  %0 = "tf.Const"() <{value = dense<"0x14A0226CBE94F9EA92D0B78D3A299647999366330E7E12C5A3635FF416AF0815"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x149299A3"> : tensor<4xi8>]} : (tensor<4xui64>) -> tensor<4xi8>
  return
}
func.func @Cast_uint64_311() {
  %0 = "tf.Const"() <{value = dense<"0x36A19091CB49CCFDE0B078320D1004EFAA0118D296A4CF79E00CE5A8019F5034"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x36A1E0B0AA01E00C"> : tensor<4xi16>]} : (tensor<4xui64>) -> tensor<4xi16>
  return
}
func.func @Cast_uint64_312() {
  %0 = "tf.Const"() <{value = dense<"0x604EC91E43ED1FEAD3C1C30D2A301D9E05A8331A4133DBFB8FD1E14A646350FB"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x604EC91ED3C1C30D05A8331A8FD1E14A"> : tensor<4xi32>]} : (tensor<4xui64>) -> tensor<4xi32>
  return
}
func.func @Cast_uint64_313() {
  %0 = "tf.Const"() <{value = dense<"0x1F5F26FC2AD5DBB6860019766616A33F42C93818C1E616C92064B2595671E9B3"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x1F5F26FC2AD5DBB6860019766616A33F42C93818C1E616C92064B2595671E9B3"> : tensor<4xi64>]} : (tensor<4xui64>) -> tensor<4xi64>
  return
}
func.func @Cast_uint64_314() {
  %0 = "tf.Const"() <{value = dense<"0xB45B8E2F8FDD6A9876D25B0E9314D72A1D40E030E48B070E573402B3BDDB7D49"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xB4761D57"> : tensor<4xui8>]} : (tensor<4xui64>) -> tensor<4xui8>
  return
}
func.func @Cast_uint64_315() {
  %0 = "tf.Const"() <{value = dense<"0xA66785E3EB46AFE45BD5C105FE6092DEBF7C69C525C5B8B1C45F7B1D37E7BA8A"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xA6675BD5BF7CC45F"> : tensor<4xui16>]} : (tensor<4xui64>) -> tensor<4xui16>
  return
}
func.func @Cast_uint64_316() {
  %0 = "tf.Const"() <{value = dense<"0x7F0B66FF6BDF2D191E2C3104831DC632DAB21C75F08C0AF664F5DB24347B5831"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x7F0B66FF1E2C3104DAB21C7564F5DB24"> : tensor<4xui32>]} : (tensor<4xui64>) -> tensor<4xui32>
  return
}
func.func @Cast_uint64_317() {
  %0 = "tf.Const"() <{value = dense<"0xF738AFA382ED29938F4A18D19DB5B3F8FFFEAA13E43980AC3A383A6DA89E4021"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xF738AFA382ED29938F4A18D19DB5B3F8FFFEAA13E43980AC3A383A6DA89E4021"> : tensor<4xui64>]} : (tensor<4xui64>) -> tensor<4xui64>
  return
}
func.func @Cast_uint64_318() {
  %0 = "tf.Const"() <{value = dense<"0xAA9285FDF55E3E02DFD371994910B97F09500336B4279C17C62880902C3EB408"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xBD970F5C2172FF5E3EE1BC5DE3430B5D"> : tensor<4xf32>]} : (tensor<4xui64>) -> tensor<4xf32>
  return
}
func.func @Cast_uint64_319() {
  %0 = "tf.Const"() <{value = dense<"0xF6DCFC27A5642ACCD6E9B2A6C5E2E35D9A69C970C7F8740DA4C2D9056AD413A7"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x9CFFA4944C85E943BAAC69B1F878D743D392E18EF1E9AA4338BB408D7AE2E443"> : tensor<4xf64>]} : (tensor<4xui64>) -> tensor<4xf64>
  return
}
func.func @Cast_uint64_320() {
  %0 = "tf.Const"() <{value = dense<"0x33281CE53FFA819EB510C6944251BE7E215E2205583927746F400D78E5E30437"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x007C007C007C007C"> : tensor<4xf16>]} : (tensor<4xui64>) -> tensor<4xf16>
  return
}
func.func @Cast_uint64_321() {
  %0 = "tf.Const"() <{value = dense<"0x7B8F5C9F58DDF069CC06C3186C04279BE5A504698DA6D25890DA544AEBE6DAFF"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %r = "tf.Cast"(%0) {expected = [dense<"0xD45E1B5FB25E805F"> : tensor<4xbf16>]} : (tensor<4xui64>) -> tensor<4xbf16>
  return
}
func.func @Cast_float32_322() {
  %0 = "tf.Const"() <{value = dense<"0x77CC2B3259D9803300E07F4700EF7F4700F07F479976967E9EC97F7F0000C07F0000807F000080FF0020803FABAAAA3EC2160100"> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00000100FF7BFF7B007C007C007C007E007C00FC013C55350000"> : tensor<13xf16>]} : (tensor<13xf32>) -> tensor<13xf16>
  return
}
func.func @Cast_float32_323() {
  %0 = "tf.Const"() <{value = dense<"0x77CC2B3259D9803300E07F4700EF7F4700F07F479976967E9EC97F7F0000C07F0000807F000080FF0020803FABAAAA3EC2160100"> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x2C328133804780478047967E807FC07F807F80FF803FAB3E0100"> : tensor<13xbf16>]} : (tensor<13xf32>) -> tensor<13xbf16>
  return
}
func.func @Cast_float32_324() {
  %0 = "tf.Const"() <{value = dense<"0x77CC2B3259D9803300E07F4700EF7F4700F07F479976967E9EC97F7F0000C07F0000807F000080FF0020803FABAAAA3EC2160100"> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "tf.Cast"(%0) {expected = [dense<"0x000000E08E79453E000000202B1B703E0000000000FCEF4000000000E0FDEF400000000000FEEF4000000020D3CED247000000C033F9EF47000000000000F87F000000000000F07F000000000000F0FF000000000004F03F000000605555D53F0000000000000000"> : tensor<13xf64>]} : (tensor<13xf32>) -> tensor<13xf64>
  return
}
func.func @Cast_float16_325() {
  %0 = "tf.Const"() <{value = dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xf16>}> : () -> tensor<256xf16>
  %r = "tf.Cast"(%0) {expected = [dense<"0x00008037008040380080A03800C0E03800002139004061390080A13900C0E1390000223A0040623A0080A23A00C0E23A0000233B0040633B0080A33B00C0E33B0000243C0040643C0080A43C00C0E43C0000253D0040653D0080A53D00C0E53D0000263E0040663E0080A63E00C0E63E0000273F0040673F0080A73F00C0E73F00002840004068400080A84000C0E84000002941004069410080A94100C0E94100002A4200406A420080AA4200C0EA4200002B4300406B430080AB4300C0EB4300002C4400406C440080AC4400C0EC4400002D4500406D450080AD4500C0ED4500002E4600406E460080AE4600C0EE4600002F4700406F470080EF7F00C0EF7F0000C0B7008060B80080B0B800C0F0B8000031B9004071B90080B1B900C0F1B9000032BA004072BA0080B2BA00C0F2BA000033BB004073BB0080B3BB00C0F3BB000034BC004074BC0080B4BC00C0F4BC000035BD004075BD0080B5BD00C0F5BD000036BE004076BE0080B6BE00C0F6BE000037BF004077BF0080B7BF00C0F7BF000038C0004078C00080B8C000C0F8C0000039C1004079C10080B9C100C0F9C100003AC200407AC20080BAC200C0FAC200003BC300407BC30080BBC300C0FBC300003CC400407CC40080BCC400C0FCC400003DC500407DC50080BDC500C0FDC500003EC600407EC60080BEC600C0FEC600003FC700407FC70080FFFF00C0FFFF00008037008040380080A03800C0E03800002139004061390080A13900C0E1390000223A0040623A0080A23A00C0E23A0000233B0040633B0080A33B00C0E33B0000243C0040643C0080A43C00C0E43C0000253D0040653D0080A53D00C0E53D0000263E0040663E0080A63E00C0E63E0000273F0040673F0080A73F00C0E73F00002840004068400080A84000C0E84000002941004069410080A94100C0E94100002A4200406A420080AA4200C0EA4200002B4300406B430080AB4300C0EB4300002C4400406C440080AC4400C0EC4400002D4500406D450080AD4500C0ED4500002E4600406E460080AE4600C0EE4600002F4700406F470080EF7F00C0EF7F0000C0B7008060B80080B0B800C0F0B8000031B9004071B90080B1B900C0F1B9000032BA004072BA0080B2BA00C0F2BA000033BB004073BB0080B3BB00C0F3BB000034BC004074BC0080B4BC00C0F4BC000035BD004075BD0080B5BD00C0F5BD000036BE004076BE0080B6BE00C0F6BE000037BF004077BF0080B7BF00C0F7BF000038C0004078C00080B8C000C0F8C0000039C1004079C10080B9C100C0F9C100003AC200407AC20080BAC200C0FAC200003BC300407BC30080BBC300C0FBC300003CC400407CC40080BCC400C0FCC400003DC500407DC50080BDC500C0FDC500003EC600407EC60080BEC600C0FEC600003FC700407FC70080FFFF00C0FFFF"> : tensor<256xf32>]} : (tensor<256xf16>) -> tensor<256xf32>
  return
}
func.func @Cast_float64_326() {
  %0 = "tf.Const"() <{value = dense<"0x000000000002F03F001000000002F03F2BE6708B68120000"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.Cast"(%0) {expected = [dense<"0x003C003C0000"> : tensor<3xf16>]} : (tensor<3xf64>) -> tensor<3xf16>
  return
}
func.func @Bitcast_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFEFFFFFF00000000FFFFFFFFFDFFFFFFFDFFFFFF040000000000000004000000FFFFFFFFFEFFFFFF000000000300000000000000FEFFFFFF03000000"> : tensor<2x8xi32>}> : () -> tensor<2x8xi32>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xFCFFFFFFFEFFFFFF00000000FFFFFFFFFDFFFFFFFDFFFFFF040000000000000004000000FFFFFFFFFEFFFFFF000000000300000000000000FEFFFFFF03000000"> : tensor<2x8x4xi8>]} : (tensor<2x8xi32>) -> tensor<2x8x4xi8>
  return
}
func.func @Bitcast_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FCFFFFFF00000000FEFFFFFF030000000100000001000000FCFFFFFFFEFFFFFFFDFFFFFFFDFFFFFF00000000FCFFFFFF010000000200000000000000"> : tensor<2x8xi32>}> : () -> tensor<2x8xi32>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x02000000FCFFFFFF00000000FEFFFFFF030000000100000001000000FCFFFFFFFEFFFFFFFDFFFFFFFDFFFFFF00000000FCFFFFFF010000000200000000000000"> : tensor<2x8x2xui16>]} : (tensor<2x8xi32>) -> tensor<2x8x2xui16>
  return
}
func.func @Bitcast_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFDFFFFFF03000000FDFFFFFF01000000010000000400000000000000FDFFFFFFFDFFFFFFFDFFFFFF01000000FFFFFFFF000000000400000003000000"> : tensor<2x8xi32>}> : () -> tensor<2x8xi32>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xFEFFFFFFFDFFFFFF03000000FDFFFFFF01000000010000000400000000000000FDFFFFFFFDFFFFFFFDFFFFFF01000000FFFFFFFF000000000400000003000000"> : tensor<2x8x2xf16>]} : (tensor<2x8xi32>) -> tensor<2x8x2xf16>
  return
}
func.func @Bitcast_int32_4() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FFFFFFFFFEFFFFFF04000000FDFFFFFFFDFFFFFF02000000FFFFFFFFFCFFFFFFFEFFFFFF0300000002000000FFFFFFFFFCFFFFFF0400000004000000"> : tensor<2x8xi32>}> : () -> tensor<2x8xi32>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x02000000FFFFFFFFFEFFFFFF04000000FDFFFFFFFDFFFFFF02000000FFFFFFFFFCFFFFFFFEFFFFFF0300000002000000FFFFFFFFFCFFFFFF0400000004000000"> : tensor<2x8xf32>]} : (tensor<2x8xi32>) -> tensor<2x8xf32>
  return
}
func.func @Bitcast_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0x04000000FFFFFFFFFDFFFFFFFEFFFFFFFEFFFFFF0300000000000000FFFFFFFF020000000300000004000000FCFFFFFF020000000400000001000000FCFFFFFF"> : tensor<2x8xi32>}> : () -> tensor<2x8xi32>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xi32>) -> tensor<*xi64>
  return
}
func.func @Bitcast_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FFFFFFFF02000000FEFFFFFF03000000FEFFFFFF0200000000000000FDFFFFFF030000000300000002000000FDFFFFFFFDFFFFFF0300000004000000"> : tensor<2x8xi32>}> : () -> tensor<2x8xi32>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xi32>) -> tensor<*xcomplex<f64>>
  return
}
func.func @Bitcast_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x7AD56C401B3B76C0CBCA71C0D6B7143FE4DF2BC027E1F63E4CB6DE3F9F1743C0D3696BC00A6571404D9C20BFC77B2A402B1743BDFC8849C00989873F5E1C02C0"> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x7AD56C401B3B76C0CBCA71C0D6B7143FE4DF2BC027E1F63E4CB6DE3F9F1743C0D3696BC00A6571404D9C20BFC77B2A402B1743BDFC8849C00989873F5E1C02C0"> : tensor<2x8x4xi8>]} : (tensor<2x8xf32>) -> tensor<2x8x4xi8>
  return
}
func.func @Bitcast_float32_8() {
  %0 = "tf.Const"() <{value = dense<"0xE3373EBE4D7C87BF52D509C090FE2CC0030912BF38D9074010330B401FFA62C004D48D3F843A00BF4EA956C0F34A663F122225C09960FBBBF58B6C40A69AE03F"> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xE3373EBE4D7C87BF52D509C090FE2CC0030912BF38D9074010330B401FFA62C004D48D3F843A00BF4EA956C0F34A663F122225C09960FBBBF58B6C40A69AE03F"> : tensor<2x8x2xui16>]} : (tensor<2x8xf32>) -> tensor<2x8x2xui16>
  return
}
func.func @Bitcast_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0xE92058BF026075BF7B303D3FED5B27C0872B063F444716C0EDF7EEBF2F081F3FC1063A40C1D4A53F18221E404D1F53404A649DBFBBF97940F7A90D4026798DBF"> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xE92058BF026075BF7B303D3FED5B27C0872B063F444716C0EDF7EEBF2F081F3FC1063A40C1D4A53F18221E404D1F53404A649DBFBBF97940F7A90D4026798DBF"> : tensor<2x8x2xf16>]} : (tensor<2x8xf32>) -> tensor<2x8x2xf16>
  return
}
func.func @Bitcast_float32_10() {
  %0 = "tf.Const"() <{value = dense<"0xC111D03FC33274BF05E883BE7027E0BF8CEACABFB9B604C0F0E2BEBFB2D47A40DA60E03F5F68C4BDA7E64040258B61C02CEFFC3F1CA92DC041CE6640F95263C0"> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xC111D03FC33274BF05E883BE7027E0BF8CEACABFB9B604C0F0E2BEBFB2D47A40DA60E03F5F68C4BDA7E64040258B61C02CEFFC3F1CA92DC041CE6640F95263C0"> : tensor<2x8xf32>]} : (tensor<2x8xf32>) -> tensor<2x8xf32>
  return
}
func.func @Bitcast_float32_11() {
  %0 = "tf.Const"() <{value = dense<"0x72CA4E40CEE17C40F31D4BC0BBC5D23E59F0E1BF9F69B13FA8A256408F3345C0505D42BF51C2E73F809B04C0AA406EC031262740915359BFE20D55BF5B3AFA3F"> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xf32>) -> tensor<*xi64>
  return
}
func.func @Bitcast_float32_12() {
  %0 = "tf.Const"() <{value = dense<"0xCDA7EB3FA69AF2BF08C27540564056C09052973E50759FBF7D4094BF352F6B406191823F94E1C93F9A1B1240B9F15CC0690839405C3766C06E190DC0D5453A3D"> : tensor<2x8xf32>}> : () -> tensor<2x8xf32>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xf32>) -> tensor<*xcomplex<f64>>
  return
}
func.func @Bitcast_uint8_13() {
  %0 = "tf.Const"() <{value = dense<"0x03010003040403040303030202010300"> : tensor<2x8xui8>}> : () -> tensor<2x8xui8>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x03010003040403040303030202010300"> : tensor<2x8xi8>]} : (tensor<2x8xui8>) -> tensor<2x8xi8>
  return
}
func.func @Bitcast_uint8_14() {
  %0 = "tf.Const"() <{value = dense<"0x04030301030402000400030001030204"> : tensor<2x8xui8>}> : () -> tensor<2x8xui8>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xui8>) -> tensor<*xui16>
  return
}
func.func @Bitcast_uint8_15() {
  %0 = "tf.Const"() <{value = dense<"0x04020204000300030404000004030201"> : tensor<2x8xui8>}> : () -> tensor<2x8xui8>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xui8>) -> tensor<*xf16>
  return
}
func.func @Bitcast_uint8_16() {
  %0 = "tf.Const"() <{value = dense<"0x00010201040403000402000004010100"> : tensor<2x8xui8>}> : () -> tensor<2x8xui8>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xui8>) -> tensor<*xf32>
  return
}
func.func @Bitcast_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x04000201030101030104030103020300"> : tensor<2x8xui8>}> : () -> tensor<2x8xui8>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x04000201030101030104030103020300"> : tensor<2xi64>]} : (tensor<2x8xui8>) -> tensor<2xi64>
  return
}
func.func @Bitcast_uint8_18() {
  %0 = "tf.Const"() <{value = dense<"0x00020003030104040203030000010003"> : tensor<2x8xui8>}> : () -> tensor<2x8xui8>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xui8>) -> tensor<*xcomplex<f64>>
  return
}
func.func @Bitcast_int64_19() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF030000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000300000000000000030000000000000004000000000000000100000000000000FDFFFFFFFFFFFFFF0300000000000000"> : tensor<2x8xi64>}> : () -> tensor<2x8xi64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF030000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000300000000000000030000000000000004000000000000000100000000000000FDFFFFFFFFFFFFFF0300000000000000"> : tensor<2x8x8xi8>]} : (tensor<2x8xi64>) -> tensor<2x8x8xi8>
  return
}
func.func @Bitcast_int64_20() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000040000000000000003000000000000000000000000000000FFFFFFFFFFFFFFFF030000000000000003000000000000000000000000000000010000000000000004000000000000000200000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF03000000000000000300000000000000"> : tensor<2x8xi64>}> : () -> tensor<2x8xi64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x0300000000000000040000000000000003000000000000000000000000000000FFFFFFFFFFFFFFFF030000000000000003000000000000000000000000000000010000000000000004000000000000000200000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF03000000000000000300000000000000"> : tensor<2x8x4xui16>]} : (tensor<2x8xi64>) -> tensor<2x8x4xui16>
  return
}
func.func @Bitcast_int64_21() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF03000000000000000400000000000000FCFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFF0400000000000000030000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF03000000000000000000000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<2x8xi64>}> : () -> tensor<2x8xi64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xFFFFFFFFFFFFFFFF03000000000000000400000000000000FCFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFF0400000000000000030000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF03000000000000000000000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<2x8x4xf16>]} : (tensor<2x8xi64>) -> tensor<2x8x4xf16>
  return
}
func.func @Bitcast_int64_22() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000200000000000000FDFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF010000000000000002000000000000000200000000000000FCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x8xi64>}> : () -> tensor<2x8xi64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x0000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000200000000000000FDFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF010000000000000002000000000000000200000000000000FCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x8x2xf32>]} : (tensor<2x8xi64>) -> tensor<2x8x2xf32>
  return
}
func.func @Bitcast_int64_23() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF04000000000000000000000000000000FCFFFFFFFFFFFFFF0200000000000000"> : tensor<2x8xi64>}> : () -> tensor<2x8xi64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF04000000000000000000000000000000FCFFFFFFFFFFFFFF0200000000000000"> : tensor<2x8xi64>]} : (tensor<2x8xi64>) -> tensor<2x8xi64>
  return
}
func.func @Bitcast_int64_24() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x8xi64>}> : () -> tensor<2x8xi64>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xi64>) -> tensor<*xcomplex<f64>>
  return
}
func.func @Bitcast_float64_25() {
  %0 = "tf.Const"() <{value = dense<"0x10E5F1BC4236E13F3A8011F61F7F0A40604C316999E3CB3F9AC75D68277D0B40CC2629DB6950F83F0091289B5A4EFCBF9C694BDE764105C04A7DA0BB5DDA01C0D04DCCEC466FE83F4EEF7629B5C005402A4AD646DD0B06C0585519C6A9BFE43F1A09D33975E8054078ABFBA4739AF5BF902EF7642D03D3BF78171AE5FA1B00C0"> : tensor<2x8xf64>}> : () -> tensor<2x8xf64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x10E5F1BC4236E13F3A8011F61F7F0A40604C316999E3CB3F9AC75D68277D0B40CC2629DB6950F83F0091289B5A4EFCBF9C694BDE764105C04A7DA0BB5DDA01C0D04DCCEC466FE83F4EEF7629B5C005402A4AD646DD0B06C0585519C6A9BFE43F1A09D33975E8054078ABFBA4739AF5BF902EF7642D03D3BF78171AE5FA1B00C0"> : tensor<2x8x8xi8>]} : (tensor<2x8xf64>) -> tensor<2x8x8xi8>
  return
}
func.func @Bitcast_float64_26() {
  %0 = "tf.Const"() <{value = dense<"0xB8B6CD192713FE3F4C22351F6E4A0EC030E40A2DEDC9D43F4072BAEAA2800CC0C2B323C00A7A0B40E4ED565CD49E024014E481DE700209C000AFCB80D8F1A33F405EC2847228DFBF62765C266B8305C018CE0A54991007C0281C0EF95517F7BFBC4C830E13CA02C0601BDAFADF83D2BF909B4E9FA86F03C030AFC96CDD070340"> : tensor<2x8xf64>}> : () -> tensor<2x8xf64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xB8B6CD192713FE3F4C22351F6E4A0EC030E40A2DEDC9D43F4072BAEAA2800CC0C2B323C00A7A0B40E4ED565CD49E024014E481DE700209C000AFCB80D8F1A33F405EC2847228DFBF62765C266B8305C018CE0A54991007C0281C0EF95517F7BFBC4C830E13CA02C0601BDAFADF83D2BF909B4E9FA86F03C030AFC96CDD070340"> : tensor<2x8x4xui16>]} : (tensor<2x8xf64>) -> tensor<2x8x4xui16>
  return
}
func.func @Bitcast_float64_27() {
  %0 = "tf.Const"() <{value = dense<"0x00682AE4EE7DFD3FC826B148D525ED3F68C41FD8E788FDBF00B343F414A6E0BF6CCF7BB8D141FE3F66D6B6AF8AD80A40A43926A29B37F03F80938BFB1A6FB63F803641F905DAD23F74FD2003AEA70B40CCF70FB4DFD2FEBFD0574C192408E7BF349610CF79100FC036A31F1FC8F10AC0A83FC9DC91C60DC0D0FDE498CF1DF9BF"> : tensor<2x8xf64>}> : () -> tensor<2x8xf64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x00682AE4EE7DFD3FC826B148D525ED3F68C41FD8E788FDBF00B343F414A6E0BF6CCF7BB8D141FE3F66D6B6AF8AD80A40A43926A29B37F03F80938BFB1A6FB63F803641F905DAD23F74FD2003AEA70B40CCF70FB4DFD2FEBFD0574C192408E7BF349610CF79100FC036A31F1FC8F10AC0A83FC9DC91C60DC0D0FDE498CF1DF9BF"> : tensor<2x8x4xf16>]} : (tensor<2x8xf64>) -> tensor<2x8x4xf16>
  return
}
func.func @Bitcast_float64_28() {
  %0 = "tf.Const"() <{value = dense<"0x083F9C67E63B07C0A6CA30C8BCA00CC0D492A6541DDFFABF240603EF66BAF7BFA8B604E93F83ECBF964EEEB09BAD0240701325E1E8760B4074A0785984F0FABF3802A91BC637E93F90CCD5D5FC410EC0086069F749CAE1BFB0FE3AABC82C0640A651DE5C655703400242030F0D640040B8ECE3B35996E7BFB85B9DB70DCBEC3F"> : tensor<2x8xf64>}> : () -> tensor<2x8xf64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x083F9C67E63B07C0A6CA30C8BCA00CC0D492A6541DDFFABF240603EF66BAF7BFA8B604E93F83ECBF964EEEB09BAD0240701325E1E8760B4074A0785984F0FABF3802A91BC637E93F90CCD5D5FC410EC0086069F749CAE1BFB0FE3AABC82C0640A651DE5C655703400242030F0D640040B8ECE3B35996E7BFB85B9DB70DCBEC3F"> : tensor<2x8x2xf32>]} : (tensor<2x8xf64>) -> tensor<2x8x2xf32>
  return
}
func.func @Bitcast_float64_29() {
  %0 = "tf.Const"() <{value = dense<"0x9059697A4BC7E63F947853CCE6A6F23F78C1E9F74B21E13F84E34CC85CEAFABF307DE02484BD04C03C5111ABF5AEFB3F50306DC9FC95DBBF9645AD1BC39A04408082217F6C4FD73F9EF727F623AF0F40FC5E172D7563F5BF34CEA85B90910B40A218B7DBFA4E0EC0440DCE5C1B83034086AC0A09343F0CC080752654DB94CF3F"> : tensor<2x8xf64>}> : () -> tensor<2x8xf64>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x9059697A4BC7E63F947853CCE6A6F23F78C1E9F74B21E13F84E34CC85CEAFABF307DE02484BD04C03C5111ABF5AEFB3F50306DC9FC95DBBF9645AD1BC39A04408082217F6C4FD73F9EF727F623AF0F40FC5E172D7563F5BF34CEA85B90910B40A218B7DBFA4E0EC0440DCE5C1B83034086AC0A09343F0CC080752654DB94CF3F"> : tensor<2x8xi64>]} : (tensor<2x8xf64>) -> tensor<2x8xi64>
  return
}
func.func @Bitcast_float64_30() {
  %0 = "tf.Const"() <{value = dense<"0xE8BBDD8C74C4F53FC0255CD9DDE7FF3FE4989FC793DEF53F0AFA48BC641E08C08815452B54EAFD3F64AB0C44BA90F83FE0A7A220B582EABFDC393FD72A1A02402414472A3E8FF03FE008CF82FE20D03FD26BA1FEE6F703407044E854548DD83F544837ED9369F43FFC356A1286820A40983F576FD5D1F53FD48BDA2EFCACF13F"> : tensor<2x8xf64>}> : () -> tensor<2x8xf64>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xf64>) -> tensor<*xcomplex<f64>>
  return
}
func.func @Bitcast_bfloat16_31() {
  %0 = "tf.Const"() <{value = dense<"0x7DC0D4BF0B40EC3FFEBFEFBFCC3EBF3F5C405F40433F8D3F50C0A5BF4D406440"> : tensor<2x8xbf16>}> : () -> tensor<2x8xbf16>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x7DC0D4BF0B40EC3FFEBFEFBFCC3EBF3F5C405F40433F8D3F50C0A5BF4D406440"> : tensor<2x8x2xi8>]} : (tensor<2x8xbf16>) -> tensor<2x8x2xi8>
  return
}
func.func @Bitcast_bfloat16_32() {
  %0 = "tf.Const"() <{value = dense<"0x7EC074BF3C4057C04DC094BD78402B401940DF3FD43FA0BFDDBFAFBF0EC0F7BF"> : tensor<2x8xbf16>}> : () -> tensor<2x8xbf16>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x7EC074BF3C4057C04DC094BD78402B401940DF3FD43FA0BFDDBFAFBF0EC0F7BF"> : tensor<2x8xui16>]} : (tensor<2x8xbf16>) -> tensor<2x8xui16>
  return
}
func.func @Bitcast_bfloat16_33() {
  %0 = "tf.Const"() <{value = dense<"0x56C0F23FC23F74C01240BBBF23BD173D594076BF83BF39C0DABF473F9BBF22C0"> : tensor<2x8xbf16>}> : () -> tensor<2x8xbf16>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x56C0F23FC23F74C01240BBBF23BD173D594076BF83BF39C0DABF473F9BBF22C0"> : tensor<2x8xf16>]} : (tensor<2x8xbf16>) -> tensor<2x8xf16>
  return
}
func.func @Bitcast_bfloat16_34() {
  %0 = "tf.Const"() <{value = dense<"0x6A401A4030407F402740F7BE833F5DC00FC0C8BFFD3D92BE7CC009C0F7BF17C0"> : tensor<2x8xbf16>}> : () -> tensor<2x8xbf16>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xbf16>) -> tensor<*xf32>
  return
}
func.func @Bitcast_bfloat16_35() {
  %0 = "tf.Const"() <{value = dense<"0x39C0AE3F9D3E03400EBE47C02CC0C33F8BBF11C04A406B4013C02AC0FABD3B40"> : tensor<2x8xbf16>}> : () -> tensor<2x8xbf16>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xbf16>) -> tensor<*xi64>
  return
}
func.func @Bitcast_bfloat16_36() {
  %0 = "tf.Const"() <{value = dense<"0x77402CBF58C0ABBE74C06B3F7EC0EFBF6E40E43F2FBF3F40044040406240D33F"> : tensor<2x8xbf16>}> : () -> tensor<2x8xbf16>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x77402CBF58C0ABBE74C06B3F7EC0EFBF6E40E43F2FBF3F40044040406240D33F"> : tensor<2xcomplex<f64>>]} : (tensor<2x8xbf16>) -> tensor<2xcomplex<f64>>
  return
}
func.func @Bitcast_complex64_37() {
  %0 = "tf.Const"() <{value = dense<"0x4E9DBDBFAEEF7E4044C0044023DF2CC0559365400FE0ADBF310F66BF9DD138C08A2493BFCE03723F9527D13F8D9E75C00A676540723874BF1270474057A70D407BE13B402CD0343F61770E3FF04067C01E7E67C03C432EC0A1A94AC03F38124046E017C0DD66113F3FAD19C03A903CBFD8BA47BF1B11A6BD077F0840944EDBBF"> : tensor<2x8xcomplex<f32>>}> : () -> tensor<2x8xcomplex<f32>>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x4E9DBDBFAEEF7E4044C0044023DF2CC0559365400FE0ADBF310F66BF9DD138C08A2493BFCE03723F9527D13F8D9E75C00A676540723874BF1270474057A70D407BE13B402CD0343F61770E3FF04067C01E7E67C03C432EC0A1A94AC03F38124046E017C0DD66113F3FAD19C03A903CBFD8BA47BF1B11A6BD077F0840944EDBBF"> : tensor<2x8x8xi8>]} : (tensor<2x8xcomplex<f32>>) -> tensor<2x8x8xi8>
  return
}
func.func @Bitcast_complex64_38() {
  %0 = "tf.Const"() <{value = dense<"0x9D7890BE3C4370C0F4475E40E7549DBF77A694BFF7896EC0720055C06DEF73C03101D5BF57A2C5BEEA312C407B010C3E48EC1B4031D74440E57AE43F4BE5093FF1F8CEBF69050240D8EE32BF050B1F40E0873D402BCA443F4803744031E9D23FDC6C233E277A4A406D67EE3F34A91040E1229E3FA4E3303FED9D5E404C0DCBBF"> : tensor<2x8xcomplex<f32>>}> : () -> tensor<2x8xcomplex<f32>>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x9D7890BE3C4370C0F4475E40E7549DBF77A694BFF7896EC0720055C06DEF73C03101D5BF57A2C5BEEA312C407B010C3E48EC1B4031D74440E57AE43F4BE5093FF1F8CEBF69050240D8EE32BF050B1F40E0873D402BCA443F4803744031E9D23FDC6C233E277A4A406D67EE3F34A91040E1229E3FA4E3303FED9D5E404C0DCBBF"> : tensor<2x8x4xui16>]} : (tensor<2x8xcomplex<f32>>) -> tensor<2x8x4xui16>
  return
}
func.func @Bitcast_complex64_39() {
  %0 = "tf.Const"() <{value = dense<"0x25D5553F75D7493FAB9931C0C1981A406C2D21C07A5B25C0CD7151C026B5C3BF21FE5C4010E9D23FD56538C0CB3066C001933F402C957C4059E9D63FDE87AB3F9F833D40CA383D4042FF28C0897DE6BF783F97BE64E787BE517916BFBF1B8FBF0A9E27408AA73CC057DE973FF7C5BC3F41686EC09C06F4BF8D5A01C02108A93F"> : tensor<2x8xcomplex<f32>>}> : () -> tensor<2x8xcomplex<f32>>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x25D5553F75D7493FAB9931C0C1981A406C2D21C07A5B25C0CD7151C026B5C3BF21FE5C4010E9D23FD56538C0CB3066C001933F402C957C4059E9D63FDE87AB3F9F833D40CA383D4042FF28C0897DE6BF783F97BE64E787BE517916BFBF1B8FBF0A9E27408AA73CC057DE973FF7C5BC3F41686EC09C06F4BF8D5A01C02108A93F"> : tensor<2x8x4xf16>]} : (tensor<2x8xcomplex<f32>>) -> tensor<2x8x4xf16>
  return
}
func.func @Bitcast_complex64_40() {
  %0 = "tf.Const"() <{value = dense<"0x29E4F73F6FE968C0D8CE64C05AC4213F94E23ABF13FB283FCA0D9B3F30C9DBBCFB1736C05C5244405ED331BF64C011407A81D5BF05E5B8BE791D04C004489E3FD2390D404EC21ABF77C542401AAB77C0324CA5BFC2A8EEBF0321FA3F132B25C0823CE9BF38F774BF06722E4024DAB1BF7348444075B6063F420A3A404ED0E3BF"> : tensor<2x8xcomplex<f32>>}> : () -> tensor<2x8xcomplex<f32>>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x29E4F73F6FE968C0D8CE64C05AC4213F94E23ABF13FB283FCA0D9B3F30C9DBBCFB1736C05C5244405ED331BF64C011407A81D5BF05E5B8BE791D04C004489E3FD2390D404EC21ABF77C542401AAB77C0324CA5BFC2A8EEBF0321FA3F132B25C0823CE9BF38F774BF06722E4024DAB1BF7348444075B6063F420A3A404ED0E3BF"> : tensor<2x8x2xf32>]} : (tensor<2x8xcomplex<f32>>) -> tensor<2x8x2xf32>
  return
}
func.func @Bitcast_complex64_41() {
  %0 = "tf.Const"() <{value = dense<"0x46FD79C04CFB1AC03A7575407CF9663EA8B9DC3F45E80EC0668B26C02DD67E402BEBDBBFD48F46C02330D23F295921C034BBD6BF4A1539403472AE3D9C327ABF01C81A3FADE33F40A4A110407B0677C0FB8729C0780A943F4A986BC0999B54C0321C86BF5F7E0B3FE3BE0840A661CBBF7A2F2BC08CE96440B71E61C00D4C7EBF"> : tensor<2x8xcomplex<f32>>}> : () -> tensor<2x8xcomplex<f32>>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x46FD79C04CFB1AC03A7575407CF9663EA8B9DC3F45E80EC0668B26C02DD67E402BEBDBBFD48F46C02330D23F295921C034BBD6BF4A1539403472AE3D9C327ABF01C81A3FADE33F40A4A110407B0677C0FB8729C0780A943F4A986BC0999B54C0321C86BF5F7E0B3FE3BE0840A661CBBF7A2F2BC08CE96440B71E61C00D4C7EBF"> : tensor<2x8xi64>]} : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xi64>
  return
}
func.func @Bitcast_complex64_42() {
  %0 = "tf.Const"() <{value = dense<"0xDA6E2D4012F226C0A89A99BE2FA96C3FEF8AF4BF89488D3E4A7562C088AF62C020C197BF7DE47FC0844BBE3E4A3D6EC09A255540356B2FC0EFEA1FC07DC13ABFE0887EC0B01991BD6BB76BC0D9CBA33F5C31DD3FD1E3C3BF2765283F246D73C081F626404FD46CC0CCF22540BA558ABF86DAEB3F992852C09D0370C0CE0616C0"> : tensor<2x8xcomplex<f32>>}> : () -> tensor<2x8xcomplex<f32>>
  %r = "tf.Bitcast"(%0) {refused} : (tensor<2x8xcomplex<f32>>) -> tensor<*xcomplex<f64>>
  return
}
func.func @Bitcast_int8_43() {
  %0 = "tf.Const"() <{value = dense<"0x0103020204FFFFFD"> : tensor<2x4xi8>}> : () -> tensor<2x4xi8>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0x0103020204FFFFFD"> : tensor<2xf32>]} : (tensor<2x4xi8>) -> tensor<2xf32>
  return
}
func.func @Bitcast_int8_44() {
  %0 = "tf.Const"() <{value = dense<"0xFD02FC02"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.Bitcast"(%0) {expected = [dense<"0xFD02FC02"> : tensor<i32>]} : (tensor<4xi8>) -> tensor<i32>
  return
}
