// Generate: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Range_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<"0x00001041"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00004040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x0000803F000080400000E040"> : tensor<3xf32>]} : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
  return
}
func.func @Range_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000F03F"> : tensor<f64>}> : () -> tensor<f64>
  %1 = "tf.Const"() <{value = dense<"0x0000000000002240"> : tensor<f64>}> : () -> tensor<f64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000840"> : tensor<f64>}> : () -> tensor<f64>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x000000000000F03F00000000000010400000000000001C40"> : tensor<3xf64>]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<3xf64>
  return
}
func.func @Range_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x003C"> : tensor<f16>}> : () -> tensor<f16>
  %1 = "tf.Const"() <{value = dense<"0x8048"> : tensor<f16>}> : () -> tensor<f16>
  %2 = "tf.Const"() <{value = dense<"0x0042"> : tensor<f16>}> : () -> tensor<f16>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x003C00440047"> : tensor<3xf16>]} : (tensor<f16>, tensor<f16>, tensor<f16>) -> tensor<3xf16>
  return
}
func.func @Range_int32_4() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x09000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x010000000400000007000000"> : tensor<3xi32>]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
  return
}
func.func @Range_int64_5() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %1 = "tf.Const"() <{value = dense<"0x0900000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x010000000000000004000000000000000700000000000000"> : tensor<3xi64>]} : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3xi64>
  return
}
func.func @Range_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x050000000300000001000000"> : tensor<3xi32>]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
  return
}
func.func @Range_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<> : tensor<0xi32>]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<0xi32>
  return
}
func.func @Range_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Range"(%0, %1, %2) {refused} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<*xi32>
  return
}
func.func @Range_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Range"(%0, %1, %2) {refused} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<*xi32>
  return
}
func.func @Range_int32_10() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x00000000"> : tensor<1xi32>]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
  return
}
func.func @Range_int64_11() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000040"> : tensor<i64>}> : () -> tensor<i64>
  %1 = "tf.Const"() <{value = dense<"0x0500000000000040"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x000000000000004002000000000000400400000000000040"> : tensor<3xi64>]} : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3xi64>
  return
}
func.func @Range_float32_12() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0xCDCCCC3D"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Range"(%0, %1, %2) {expected = [dense<"0x00000000CDCCCC3DCDCC4C3E9A99993ECDCCCC3E0000003F9A99193F3333333FCDCC4C3F6766663F"> : tensor<10xf32>]} : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
  return
}
func.func @LinSpace_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<"0x00004040"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.LinSpace"(%0, %1, %2) {expected = [dense<"0x000080BF"> : tensor<1xf32>]} : (tensor<f32>, tensor<f32>, tensor<i32>) -> tensor<1xf32>
  return
}
func.func @LinSpace_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<"0x00004040"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.LinSpace"(%0, %1, %2) {expected = [dense<"0x000080BF00004040"> : tensor<2xf32>]} : (tensor<f32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
  return
}
func.func @LinSpace_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<"0x00004040"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.LinSpace"(%0, %1, %2) {expected = [dense<"0x000080BF000000000000803F0000004000004040"> : tensor<5xf32>]} : (tensor<f32>, tensor<f32>, tensor<i32>) -> tensor<5xf32>
  return
}
func.func @LinSpace_float64_4() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000F0BF"> : tensor<f64>}> : () -> tensor<f64>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000840"> : tensor<f64>}> : () -> tensor<f64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.LinSpace"(%0, %1, %2) {expected = [dense<"0x000000000000F0BF"> : tensor<1xf64>]} : (tensor<f64>, tensor<f64>, tensor<i32>) -> tensor<1xf64>
  return
}
func.func @LinSpace_float64_5() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000F0BF"> : tensor<f64>}> : () -> tensor<f64>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000840"> : tensor<f64>}> : () -> tensor<f64>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.LinSpace"(%0, %1, %2) {expected = [dense<"0x000000000000F0BF0000000000000840"> : tensor<2xf64>]} : (tensor<f64>, tensor<f64>, tensor<i32>) -> tensor<2xf64>
  return
}
func.func @LinSpace_float64_6() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000F0BF"> : tensor<f64>}> : () -> tensor<f64>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000840"> : tensor<f64>}> : () -> tensor<f64>
  %2 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.LinSpace"(%0, %1, %2) {expected = [dense<"0x000000000000F0BF0000000000000000000000000000F03F00000000000000400000000000000840"> : tensor<5xf64>]} : (tensor<f64>, tensor<f64>, tensor<i32>) -> tensor<5xf64>
  return
}
func.func @LinSpace_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.LinSpace"(%0, %1, %2) {refused} : (tensor<f32>, tensor<f32>, tensor<i64>) -> tensor<*xf32>
  return
}
func.func @OneHot_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %3 = "tf.Const"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<[[true, false, false], [false, false, true], [false, false, false], [false, false, false]]> : tensor<4x3xi1>]} : (tensor<4xi32>, tensor<i32>, tensor<i1>, tensor<i1>) -> tensor<4x3xi1>
  return
}
func.func @OneHot_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x0000803F000000000000000000000000000000000000803F000000000000000000000000000000000000000000000000"> : tensor<4x3xf32>]} : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  return
}
func.func @OneHot_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x000000000000F03F"> : tensor<f64>}> : () -> tensor<f64>
  %3 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<f64>}> : () -> tensor<f64>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xf64>]} : (tensor<4xi32>, tensor<i32>, tensor<f64>, tensor<f64>) -> tensor<4x3xf64>
  return
}
func.func @OneHot_int32_4() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x003C"> : tensor<f16>}> : () -> tensor<f16>
  %3 = "tf.Const"() <{value = dense<"0x0000"> : tensor<f16>}> : () -> tensor<f16>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x003C0000000000000000003C000000000000000000000000"> : tensor<4x3xf16>]} : (tensor<4xi32>, tensor<i32>, tensor<f16>, tensor<f16>) -> tensor<4x3xf16>
  return
}
func.func @OneHot_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x803F"> : tensor<bf16>}> : () -> tensor<bf16>
  %3 = "tf.Const"() <{value = dense<"0x0000"> : tensor<bf16>}> : () -> tensor<bf16>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x803F0000000000000000803F000000000000000000000000"> : tensor<4x3xbf16>]} : (tensor<4xi32>, tensor<i32>, tensor<bf16>, tensor<bf16>) -> tensor<4x3xbf16>
  return
}
func.func @OneHot_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x01"> : tensor<i8>}> : () -> tensor<i8>
  %3 = "tf.Const"() <{value = dense<"0x00"> : tensor<i8>}> : () -> tensor<i8>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x010000000001000000000000"> : tensor<4x3xi8>]} : (tensor<4xi32>, tensor<i32>, tensor<i8>, tensor<i8>) -> tensor<4x3xi8>
  return
}
func.func @OneHot_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0100"> : tensor<i16>}> : () -> tensor<i16>
  %3 = "tf.Const"() <{value = dense<"0x0000"> : tensor<i16>}> : () -> tensor<i16>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x010000000000000000000100000000000000000000000000"> : tensor<4x3xi16>]} : (tensor<4xi32>, tensor<i32>, tensor<i16>, tensor<i16>) -> tensor<4x3xi16>
  return
}
func.func @OneHot_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x010000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000"> : tensor<4x3xi32>]} : (tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3xi32>
  return
}
func.func @OneHot_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %3 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xi64>]} : (tensor<4xi32>, tensor<i32>, tensor<i64>, tensor<i64>) -> tensor<4x3xi64>
  return
}
func.func @OneHot_int32_10() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x01"> : tensor<ui8>}> : () -> tensor<ui8>
  %3 = "tf.Const"() <{value = dense<"0x00"> : tensor<ui8>}> : () -> tensor<ui8>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x010000000001000000000000"> : tensor<4x3xui8>]} : (tensor<4xi32>, tensor<i32>, tensor<ui8>, tensor<ui8>) -> tensor<4x3xui8>
  return
}
func.func @OneHot_int32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0100"> : tensor<ui16>}> : () -> tensor<ui16>
  %3 = "tf.Const"() <{value = dense<"0x0000"> : tensor<ui16>}> : () -> tensor<ui16>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x010000000000000000000100000000000000000000000000"> : tensor<4x3xui16>]} : (tensor<4xi32>, tensor<i32>, tensor<ui16>, tensor<ui16>) -> tensor<4x3xui16>
  return
}
func.func @OneHot_int32_12() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<ui32>}> : () -> tensor<ui32>
  %3 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<ui32>}> : () -> tensor<ui32>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x010000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000"> : tensor<4x3xui32>]} : (tensor<4xi32>, tensor<i32>, tensor<ui32>, tensor<ui32>) -> tensor<4x3xui32>
  return
}
func.func @OneHot_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<ui64>}> : () -> tensor<ui64>
  %3 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<ui64>}> : () -> tensor<ui64>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xui64>]} : (tensor<4xi32>, tensor<i32>, tensor<ui64>, tensor<ui64>) -> tensor<4x3xui64>
  return
}
func.func @OneHot_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0000803F00000000"> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
  %3 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x0000803F0000000000000000000000000000000000000000000000000000000000000000000000000000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xcomplex<f32>>]} : (tensor<4xi32>, tensor<i32>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
  return
}
func.func @OneHot_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF05000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x000000000000F03F0000000000000000"> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
  %3 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xcomplex<f64>>]} : (tensor<4xi32>, tensor<i32>, tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<4x3xcomplex<f64>>
  return
}
func.func @OneHot_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000002000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) <{axis = -1 : i64}> {expected = [dense<"0x00000040000080BF000080BF000080BF00000040000080BF000080BF000080BF0000004000000040000080BF000080BF"> : tensor<2x2x3xf32>]} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<2x2x3xf32>
  return
}
func.func @OneHot_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x00010200"> : tensor<2x2xui8>}> : () -> tensor<2x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) <{axis = -1 : i64}> {expected = [dense<"0x00000040000080BF000080BF000080BF00000040000080BF000080BF000080BF0000004000000040000080BF000080BF"> : tensor<2x2x3xf32>]} : (tensor<2x2xui8>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<2x2x3xf32>
  return
}
func.func @OneHot_int64_18() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000002000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) <{axis = 0 : i64}> {expected = [dense<"0x00000040000080BF000080BF00000040000080BF00000040000080BF000080BF000080BF000080BF00000040000080BF"> : tensor<3x2x2xf32>]} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<3x2x2xf32>
  return
}
func.func @OneHot_uint8_19() {
  %0 = "tf.Const"() <{value = dense<"0x00010200"> : tensor<2x2xui8>}> : () -> tensor<2x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) <{axis = 0 : i64}> {expected = [dense<"0x00000040000080BF000080BF00000040000080BF00000040000080BF000080BF000080BF000080BF00000040000080BF"> : tensor<3x2x2xf32>]} : (tensor<2x2xui8>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<3x2x2xf32>
  return
}
func.func @OneHot_int64_20() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000002000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) <{axis = 1 : i64}> {expected = [dense<"0x00000040000080BF000080BF00000040000080BF000080BF000080BF00000040000080BF000080BF00000040000080BF"> : tensor<2x3x2xf32>]} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<2x3x2xf32>
  return
}
func.func @OneHot_uint8_21() {
  %0 = "tf.Const"() <{value = dense<"0x00010200"> : tensor<2x2xui8>}> : () -> tensor<2x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) <{axis = 1 : i64}> {expected = [dense<"0x00000040000080BF000080BF00000040000080BF000080BF000080BF00000040000080BF000080BF00000040000080BF"> : tensor<2x3x2xf32>]} : (tensor<2x2xui8>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<2x3x2xf32>
  return
}
func.func @OneHot_int32_22() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) {expected = [dense<"0x000080BF00000040000080BF"> : tensor<3xf32>]} : (tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
  return
}
func.func @OneHot_int32_23() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x000080BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.OneHot"(%0, %1, %2, %3) {refused} : (tensor<1xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
  return
}
