// Shapes: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Shape_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xD7A5D9BFF9E34B40C9D1FF3E7709384039B21840289C7BC0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Shape"(%0) {expected = [dense<"0x0200000003000000"> : tensor<2xi32>]} : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}
func.func @Size_int8_1() {
  %0 = "tf.Const"() <{value = dense<"0x0201FDFC02FC"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Size"(%0) {expected = [dense<"0x06000000"> : tensor<i32>]} : (tensor<2x3xi8>) -> tensor<i32>
  return
}
func.func @Shape_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xDA1F92BF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Shape"(%0) {expected = [dense<> : tensor<0xi32>]} : (tensor<f32>) -> tensor<0xi32>
  return
}
func.func @Size_int8_2() {
  %0 = "tf.Const"() <{value = dense<"0xFF"> : tensor<i8>}> : () -> tensor<i8>
  %r = "tf.Size"(%0) {expected = [dense<"0x01000000"> : tensor<i32>]} : (tensor<i8>) -> tensor<i32>
  return
}
func.func @Shape_float32_3() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x4xf32>}> : () -> tensor<0x4xf32>
  %r = "tf.Shape"(%0) {expected = [dense<"0x0000000004000000"> : tensor<2xi32>]} : (tensor<0x4xf32>) -> tensor<2xi32>
  return
}
func.func @Size_int8_3() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x4xi8>}> : () -> tensor<0x4xi8>
  %r = "tf.Size"(%0) {expected = [dense<"0x00000000"> : tensor<i32>]} : (tensor<0x4xi8>) -> tensor<i32>
  return
}
func.func @ShapeN_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x2241163F5EB3E43F62FFD2BEC3156EC0A4681C40F2F837C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x75CBF73F"> : tensor<f32>}> : () -> tensor<f32>
  %r:2 = "tf.ShapeN"(%0, %1) {expected = [dense<"0x0200000003000000"> : tensor<2xi32>, dense<> : tensor<0xi32>]} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xi32>, tensor<0xi32>)
  return
}
func.func @Shape_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x8121D4BF3EF44C3FDF67CBBFBA8E6AC09B836CC0AAA439BE"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Shape"(%0) {expected = [dense<"0x02000000000000000300000000000000"> : tensor<2xi64>]} : (tensor<2x3xf32>) -> tensor<2xi64>
  return
}
func.func @Size_int8_4() {
  %0 = "tf.Const"() <{value = dense<"0x01FCFCFCFD01"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Size"(%0) {expected = [dense<"0x0600000000000000"> : tensor<i64>]} : (tensor<2x3xi8>) -> tensor<i64>
  return
}
func.func @Shape_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0xD9DC5ABF"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Shape"(%0) {expected = [dense<> : tensor<0xi64>]} : (tensor<f32>) -> tensor<0xi64>
  return
}
func.func @Size_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFC"> : tensor<i8>}> : () -> tensor<i8>
  %r = "tf.Size"(%0) {expected = [dense<"0x0100000000000000"> : tensor<i64>]} : (tensor<i8>) -> tensor<i64>
  return
}
func.func @Shape_float32_6() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x4xf32>}> : () -> tensor<0x4xf32>
  %r = "tf.Shape"(%0) {expected = [dense<"0x00000000000000000400000000000000"> : tensor<2xi64>]} : (tensor<0x4xf32>) -> tensor<2xi64>
  return
}
func.func @Size_int8_6() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x4xi8>}> : () -> tensor<0x4xi8>
  %r = "tf.Size"(%0) {expected = [dense<"0x0000000000000000"> : tensor<i64>]} : (tensor<0x4xi8>) -> tensor<i64>
  return
}
func.func @ShapeN_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xF84A69C01EA23540879423BF7C6E21BF3A4B3FBE58B192BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x9A6E2740"> : tensor<f32>}> : () -> tensor<f32>
  %r:2 = "tf.ShapeN"(%0, %1) {expected = [dense<"0x02000000000000000300000000000000"> : tensor<2xi64>, dense<> : tensor<0xi64>]} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xi64>, tensor<0xi64>)
  return
}
func.func @Shape_string_7() {
  %0 = "tf.Const"() <{value = dense<[["a", "bb"], ["ccc", "d"]]> : tensor<2x2x!tf_type.string>}> : () -> tensor<2x2x!tf_type.string>
  %r = "tf.Shape"(%0) {expected = [dense<"0x0200000002000000"> : tensor<2xi32>]} : (tensor<2x2x!tf_type.string>) -> tensor<2xi32>
  return
}
func.func @Rank_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x3AB2F43FE572714035867140BF6F08C0D0E7EFBF0B803EBD"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Rank"(%0) {expected = [dense<"0x02000000"> : tensor<i32>]} : (tensor<2x3xf32>) -> tensor<i32>
  return
}
func.func @Rank_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x597532C0"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Rank"(%0) {expected = [dense<"0x00000000"> : tensor<i32>]} : (tensor<f32>) -> tensor<i32>
  return
}
func.func @Rank_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x643C08C00C05624099EE223D055911C04595423E967BEFBF6F847F4094FCEFBC18F272407AA71F3FC304B7BFBCA7CB3D522CCDBFE08248C09985693F3FFF3540CC7F41BFCC540140C5C380BE62741040FE5466BFDAFF36C01179BA3E93804A3F"> : tensor<1x2x3x4xf32>}> : () -> tensor<1x2x3x4xf32>
  %r = "tf.Rank"(%0) {expected = [dense<"0x04000000"> : tensor<i32>]} : (tensor<1x2x3x4xf32>) -> tensor<i32>
  return
}
func.func @BroadcastArgs_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.BroadcastArgs"(%0, %1) {expected = [dense<"0x0200000003000000"> : tensor<2xi32>]} : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  return
}
func.func @BroadcastArgs_int64_2() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000300000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.BroadcastArgs"(%0, %1) {expected = [dense<"0x02000000000000000300000000000000"> : tensor<2xi64>]} : (tensor<2xi64>, tensor<1xi64>) -> tensor<2xi64>
  return
}
func.func @BroadcastArgs_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastArgs"(%0, %1) {expected = [dense<"0x0200000004000000"> : tensor<2xi32>]} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @BroadcastArgs_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000400000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.BroadcastArgs"(%0, %1) {expected = [dense<"0x02000000000000000400000000000000"> : tensor<2xi64>]} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  return
}
func.func @BroadcastArgs_int32_5() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.BroadcastArgs"(%0, %1) {expected = [dense<"0x02000000"> : tensor<1xi32>]} : (tensor<0xi32>, tensor<1xi32>) -> tensor<1xi32>
  return
}
func.func @BroadcastArgs_int64_6() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %1 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.BroadcastArgs"(%0, %1) {expected = [dense<"0x0200000000000000"> : tensor<1xi64>]} : (tensor<0xi64>, tensor<1xi64>) -> tensor<1xi64>
  return
}
func.func @BroadcastArgs_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.BroadcastArgs"(%0, %1) {refused} : (tensor<1xi32>, tensor<1xi32>) -> tensor<*xi32>
  return
}
func.func @BroadcastArgs_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %1 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.BroadcastArgs"(%0, %1) {refused} : (tensor<1xi64>, tensor<1xi64>) -> tensor<*xi64>
  return
}
func.func @BroadcastArgs_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.BroadcastArgs"(%0, %1) {expected = [dense<"0x00000000"> : tensor<1xi32>]} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  return
}
func.func @BroadcastArgs_int64_10() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.BroadcastArgs"(%0, %1) {expected = [dense<"0x0000000000000000"> : tensor<1xi64>]} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
  return
}
func.func @BroadcastGradientArgs_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<> : tensor<0xi32>, dense<"0x00000000"> : tensor<1xi32>]} : (tensor<2xi32>, tensor<1xi32>) -> (tensor<0xi32>, tensor<1xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<"0x01000000"> : tensor<1xi32>, dense<"0x00000000"> : tensor<1xi32>]} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<1xi32>, tensor<1xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<> : tensor<0xi32>, dense<> : tensor<0xi32>]} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<0xi32>, tensor<0xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_4() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<"0x00000000"> : tensor<1xi32>, dense<> : tensor<0xi32>]} : (tensor<0xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<0xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0x0100000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<> : tensor<0xi32>, dense<> : tensor<0xi32>]} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<0xi32>, tensor<0xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x020000000300000001000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0300000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<"0x02000000"> : tensor<1xi32>, dense<"0x0000000002000000"> : tensor<2xi32>]} : (tensor<3xi32>, tensor<2xi32>) -> (tensor<1xi32>, tensor<2xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {refused} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<*xi32>, tensor<*xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<"0x00000000"> : tensor<1xi32>, dense<"0x0000000001000000"> : tensor<2xi32>]} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<1xi32>, tensor<2xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x040000000100000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<"0x01000000"> : tensor<1xi32>, dense<"0x0000000001000000"> : tensor<2xi32>]} : (tensor<3xi32>, tensor<2xi32>) -> (tensor<1xi32>, tensor<2xi32>)
  return
}
func.func @BroadcastGradientArgs_int32_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r:2 = "tf.BroadcastGradientArgs"(%0, %1) {expected = [dense<"0x00000000"> : tensor<1xi32>, dense<"0x00000000"> : tensor<1xi32>]} : (tensor<1xi32>, tensor<0xi32>) -> (tensor<1xi32>, tensor<1xi32>)
  return
}
func.func @Identity_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, false, false], [false, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.Identity"(%0) {expected = [dense<[[false, false, false], [false, true, true]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @Identity_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x47983440663942BF456B3A3FDEC36D4061431EC0DE9811C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Identity"(%0) {expected = [dense<"0x47983440663942BF456B3A3FDEC36D4061431EC0DE9811C0"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Identity_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x60A8C480EF73FA3F0CD43022BB6F0B40BCA71D1E85BCF9BFCEBF6BBDAE3106C014BC7EA863BC06C09C7C3C37518F0A40"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Identity"(%0) {expected = [dense<"0x60A8C480EF73FA3F0CD43022BB6F0B40BCA71D1E85BCF9BFCEBF6BBDAE3106C014BC7EA863BC06C09C7C3C37518F0A40"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Identity_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x9BBE0DB70843A64344B9D239"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Identity"(%0) {expected = [dense<"0x9BBE0DB70843A64344B9D239"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Identity_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0xC43DFFBE1F4073403E4020BF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Identity"(%0) {expected = [dense<"0xC43DFFBE1F4073403E4020BF"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Identity_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x00FD010003FD"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Identity"(%0) {expected = [dense<"0x00FD010003FD"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Identity_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF000003000100FCFF0200"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Identity"(%0) {expected = [dense<"0xFFFF000003000100FCFF0200"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Identity_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FDFFFFFF00000000FFFFFFFFFEFFFFFF04000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Identity"(%0) {expected = [dense<"0x02000000FDFFFFFF00000000FFFFFFFFFEFFFFFF04000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Identity_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000FCFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Identity"(%0) {expected = [dense<"0x04000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000FCFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Identity_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x000100000400"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Identity"(%0) {expected = [dense<"0x000100000400"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Identity_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x040001000200040004000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Identity"(%0) {expected = [dense<"0x040001000200040004000400"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Identity_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000002000000030000000400000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Identity"(%0) {expected = [dense<"0x000000000000000002000000030000000400000001000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Identity_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000000000000000000000200000000000000000000000000000002000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Identity"(%0) {expected = [dense<"0x040000000000000000000000000000000200000000000000000000000000000002000000000000000400000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Identity_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0xD3D947C096A10A3EE6A6F4BD8B289E3DDD534F409F7F3FBF14C275C0FCF70FC02F803540C9562140DB046CC0EC7D92BE"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Identity"(%0) {expected = [dense<"0xD3D947C096A10A3EE6A6F4BD8B289E3DDD534F409F7F3FBF14C275C0FCF70FC02F803540C9562140DB046CC0EC7D92BE"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Identity_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x88DAEEDF1FD3E4BF3872BF49860A0CC06022C4D9A950E43F88AF600EE35F0A40C08BB12C85D1F6BFF8C64150B1DEEF3F926C92AAC3EA044004A0EC9CFDF809406A5956290F3201C0603DC2ECE547D13F7ABCBAB72F2303C0382E57EAEFC70040"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Identity"(%0) {expected = [dense<"0x88DAEEDF1FD3E4BF3872BF49860A0CC06022C4D9A950E43F88AF600EE35F0A40C08BB12C85D1F6BFF8C64150B1DEEF3F926C92AAC3EA044004A0EC9CFDF809406A5956290F3201C0603DC2ECE547D13F7ABCBAB72F2303C0382E57EAEFC70040"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Snapshot_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.Snapshot"(%0) {expected = [dense<[[false, true, true], [true, true, false]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @Snapshot_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x8E301BC03DC52BC08591763F97C15E40BBCBC9BF2199CB3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x8E301BC03DC52BC08591763F97C15E40BBCBC9BF2199CB3F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Snapshot_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xCC4EE61F074301C00C0DB88EC58E07C0E68EAD458AD401C058063AB53AD0E63FC2DD273618F508C0702AD4592F13D3BF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0xCC4EE61F074301C00C0DB88EC58E07C0E68EAD458AD401C058063AB53AD0E63FC2DD273618F508C0702AD4592F13D3BF"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Snapshot_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x54394BC258439743CEBF9642"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x54394BC258439743CEBF9642"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Snapshot_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0xAC3F313F84BFDDBF01BFA7BF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0xAC3F313F84BFDDBF01BFA7BF"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Snapshot_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x03FCFCFCFC04"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x03FCFCFCFC04"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Snapshot_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x0400FCFFFEFF0300FFFF0400"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x0400FCFFFEFF0300FFFF0400"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Snapshot_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x020000000100000002000000FDFFFFFFFDFFFFFF02000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x020000000100000002000000FDFFFFFFFDFFFFFF02000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Snapshot_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000040000000000000001000000000000000000000000000000FDFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x0100000000000000040000000000000001000000000000000000000000000000FDFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Snapshot_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x000302010203"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x000302010203"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Snapshot_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x040004000400020001000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x040004000400020001000100"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Snapshot_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000300000003000000030000000100000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x030000000300000003000000030000000100000001000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Snapshot_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000004000000000000000000000000000000040000000000000003000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x030000000000000004000000000000000000000000000000040000000000000003000000000000000300000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Snapshot_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x8916C3BF5060E63F8DBDC63F54DF7FC037A0763EB6C17FC0865712C08A0A8B3F248C9B3FD89BE23E0DEFA9BFF0B007C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0x8916C3BF5060E63F8DBDC63F54DF7FC037A0763EB6C17FC0865712C08A0A8B3F248C9B3FD89BE23E0DEFA9BFF0B007C0"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Snapshot_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xA4F015382F2AFEBF08FDF2BDBBA4E53F14A276467CC6F4BF508CF8265146F9BFF0C514579C7705C01C8A2969F64FF43F2CE983F6A861FEBF34DDA2C4FD4EF6BF484B6A9BC0D9F6BFE8FB9E60A1B20840E8C32982590DE8BFF41325A58BFA0E40"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Snapshot"(%0) {expected = [dense<"0xA4F015382F2AFEBF08FDF2BDBBA4E53F14A276467CC6F4BF508CF8265146F9BFF0C514579C7705C01C8A2969F64FF43F2CE983F6A861FEBF34DDA2C4FD4EF6BF484B6A9BC0D9F6BFE8FB9E60A1B20840E8C32982590DE8BFF41325A58BFA0E40"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @StopGradient_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.StopGradient"(%0) {expected = [dense<[[false, true, true], [true, true, false]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @StopGradient_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x4627394026922740C20DA6BE541211C00DE4C7BFEBB4023F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x4627394026922740C20DA6BE541211C00DE4C7BFEBB4023F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @StopGradient_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x801ACC06D825F9BF1E3B4699C8B30540DC48D66C910FF63FDA09C4765B8B0E40DA0E90B5CDC40EC0E455B5A8140DF0BF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x801ACC06D825F9BF1E3B4699C8B30540DC48D66C910FF63FDA09C4765B8B0E40DA0E90B5CDC40EC0E455B5A8140DF0BF"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @StopGradient_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xB0C16EBFFBC0F0BCC1AD5B3E"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0xB0C16EBFFBC0F0BCC1AD5B3E"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @StopGradient_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x124003C058BF214042C0B13E"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x124003C058BF214042C0B13E"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @StopGradient_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x0103FD00FE00"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x0103FD00FE00"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @StopGradient_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF0100FEFFFCFF02000100"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0xFFFF0100FEFFFCFF02000100"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @StopGradient_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x0300000002000000FDFFFFFF04000000FDFFFFFFFFFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x0300000002000000FDFFFFFF04000000FDFFFFFFFFFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @StopGradient_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0xFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000200000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @StopGradient_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x020301040000"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x020301040000"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @StopGradient_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x000004000300030003000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x000004000300030003000400"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @StopGradient_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000004000000030000000300000000000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x010000000300000004000000030000000300000000000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @StopGradient_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000000000000000000000400000000000000000000000000000000000000000000000100000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x030000000000000000000000000000000400000000000000000000000000000000000000000000000100000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @StopGradient_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x15900DC05C1647C074D321BF95FEB1BF47FC5BC033FB01C05AEA3DC048CD66C0F55A16BF4B564BC0E333F03DEE46733E"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x15900DC05C1647C074D321BF95FEB1BF47FC5BC033FB01C05AEA3DC048CD66C0F55A16BF4B564BC0E333F03DEE46733E"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @StopGradient_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x506207D9C2EFD5BF9815E40EEBEAF63F0CA638B91E42F03FDEA1844F0CE9094070FF0E9805E6ED3F3A7FF0C2806208C0784BD1FFF700FF3F72A056E6EE9A06C0402A643BA135D23FA8A655158D790B40F046DDDE3BF8F2BFC82A92AC7AF3EABF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.StopGradient"(%0) {expected = [dense<"0x506207D9C2EFD5BF9815E40EEBEAF63F0CA638B91E42F03FDEA1844F0CE9094070FF0E9805E6ED3F3A7FF0C2806208C0784BD1FFF700FF3F72A056E6EE9A06C0402A643BA135D23FA8A655158D790B40F046DDDE3BF8F2BFC82A92AC7AF3EABF"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @PreventGradient_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, true, false], [false, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.PreventGradient"(%0) {expected = [dense<[[true, true, false], [false, true, true]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @PreventGradient_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x3D09BEBF94550F3F7B4C7BC073CAC83FE5E50BC0C32A6A3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x3D09BEBF94550F3F7B4C7BC073CAC83FE5E50BC0C32A6A3F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @PreventGradient_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xD4772FA92B97F7BF30B8C98F14C2D1BFB00A2A2E6F50EF3FF8D30862FCC8E1BF3881483F5111F93F347E30B5C0300BC0"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0xD4772FA92B97F7BF30B8C98F14C2D1BFB00A2A2E6F50EF3FF8D30862FCC8E1BF3881483F5111F93F347E30B5C0300BC0"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @PreventGradient_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x38C0BB3DD73CAE3BD940C9C3"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x38C0BB3DD73CAE3BD940C9C3"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @PreventGradient_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0xCF3F62C0E0BFEF3F1DC03AC0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0xCF3F62C0E0BFEF3F1DC03AC0"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @PreventGradient_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x04FF000403FD"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x04FF000403FD"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @PreventGradient_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFF0100FDFF0100FFFF0200"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0xFDFF0100FDFF0100FFFF0200"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @PreventGradient_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFCFFFFFFFFFFFFFFFFFFFFFF03000000FDFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0xFDFFFFFFFCFFFFFFFFFFFFFFFFFFFFFF03000000FDFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @PreventGradient_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF040000000000000000000000000000000200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0xFCFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF040000000000000000000000000000000200000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @PreventGradient_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x020303010303"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x020303010303"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @PreventGradient_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x020004000300030004000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x020004000300030004000100"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @PreventGradient_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x040000000300000003000000040000000100000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x040000000300000003000000040000000100000004000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @PreventGradient_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000400000000000000020000000000000004000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x010000000000000001000000000000000400000000000000020000000000000004000000000000000400000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @PreventGradient_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x248837C0071F64404C4420C021F96040754362C00CBBB8BFA711A3BE33F2A1BFA0F207BF1D5D6640B3CE40C028B23F40"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x248837C0071F64404C4420C021F96040754362C00CBBB8BFA711A3BE33F2A1BFA0F207BF1D5D6640B3CE40C028B23F40"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @PreventGradient_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x8CF752065368F3BFCA0BF21A2FAD0E4000D0E828AFEECCBF803778DCDE91F1BFE4CD6E757DCE0640E85BE523D984F0BF9E4392BC0B4505C02CD9B5C89158F4BFEC6ECC3E959B09C0107C02D10EBCEABFE81370A35D8BEA3FCA2E4E37449C0640"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.PreventGradient"(%0) {expected = [dense<"0x8CF752065368F3BFCA0BF21A2FAD0E4000D0E828AFEECCBF803778DCDE91F1BFE4CD6E757DCE0640E85BE523D984F0BF9E4392BC0B4505C02CD9B5C89158F4BFEC6ECC3E959B09C0107C02D10EBCEABFE81370A35D8BEA3FCA2E4E37449C0640"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Identity_string_16() {
  %0 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r = "tf.Identity"(%0) {expected = [dense<["a", "bb"]> : tensor<2x!tf_type.string>]} : (tensor<2x!tf_type.string>) -> tensor<2x!tf_type.string>
  return
}
func.func @IdentityN_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xC6A242C0E7B291BF347254C092D63EC05D7094BFA767D4BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFFFDFFFFFF"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r:2 = "tf.IdentityN"(%0, %1) {expected = [dense<"0xC6A242C0E7B291BF347254C092D63EC05D7094BFA767D4BF"> : tensor<2x3xf32>, dense<"0xFEFFFFFFFDFFFFFF"> : tensor<2xi32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<2x3xf32>, tensor<2xi32>)
  return
}
func.func @EnsureShape_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xD6C10F40F9AC4EC04E8934408C5706C0AE25F9BF91E16F40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.EnsureShape"(%0) <{shape = #tf_type.shape<2x?>}> {expected = [dense<"0xD6C10F40F9AC4EC04E8934408C5706C0AE25F9BF91E16F40"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Reshape_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x1A04D7BF2F6860BF2A526BC0DFB12440F34A08BF61B33840"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0600000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x1A04D7BF2F6860BF2A526BC0DFB12440F34A08BF61B33840"> : tensor<6xf32>]} : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<6xf32>
  return
}
func.func @Reshape_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x94418DBF90CFCFBF672AAE3E3091963D92E55A403D157F40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x94418DBF90CFCFBF672AAE3E3091963D92E55A403D157F40"> : tensor<3x2xf32>]} : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  return
}
func.func @Reshape_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0xD1370F3EC3AE30C09CBC6BC0A55961C04A75474008015840"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0xD1370F3EC3AE30C09CBC6BC0A55961C04A75474008015840"> : tensor<6xf32>]} : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<6xf32>
  return
}
func.func @Reshape_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x249AF6BFC82EE2BF7E92FBBD4DFFDB3FCE066540966D3140"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000000000000FFFFFFFFFFFFFFFF0100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x249AF6BFC82EE2BF7E92FBBD4DFFDB3FCE066540966D3140"> : tensor<2x3x1xf32>]} : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<2x3x1xf32>
  return
}
func.func @Reshape_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x455F4240BE406540743C8E3DBA5DC33D47074FC092F452BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0400000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Reshape"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<*xf32>
  return
}
func.func @Reshape_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x586764C08B2C9DBFB7435F3F807ED6BFE676714067ADB33E"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF0400000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Reshape"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}
func.func @Reshape_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x38F5CE3F3104C3BF2D4B6D406E2469404AB94A408E7F3740"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Reshape"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}
func.func @Reshape_bool_8() {
  %0 = "tf.Const"() <{value = dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<[[false, false], [false, true], [true, false]]> : tensor<3x2xi1>]} : (tensor<2x3xi1>, tensor<2xi32>) -> tensor<3x2xi1>
  return
}
func.func @Reshape_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0xE4683740F5DC0EC02D997E406F3B7B3F71238F3F5B5633BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0xE4683740F5DC0EC02D997E406F3B7B3F71238F3F5B5633BF"> : tensor<3x2xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return
}
func.func @Reshape_float64_10() {
  %0 = "tf.Const"() <{value = dense<"0x7883CC592785E93F746E618D53BD07C0E01A731D024F0640944CCE898EB0F2BF30941A8D9E93F33F42F18E22B0470340"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x7883CC592785E93F746E618D53BD07C0E01A731D024F0640944CCE898EB0F2BF30941A8D9E93F33F42F18E22B0470340"> : tensor<3x2xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<3x2xf64>
  return
}
func.func @Reshape_float16_11() {
  %0 = "tf.Const"() <{value = dense<"0x16C374C0EBC0FBC321400342"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x16C374C0EBC0FBC321400342"> : tensor<3x2xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<3x2xf16>
  return
}
func.func @Reshape_bfloat16_12() {
  %0 = "tf.Const"() <{value = dense<"0x27C01D403540E03F36C048BE"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x27C01D403540E03F36C048BE"> : tensor<3x2xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<3x2xbf16>
  return
}
func.func @Reshape_int8_13() {
  %0 = "tf.Const"() <{value = dense<"0x0103010401FF"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x0103010401FF"> : tensor<3x2xi8>]} : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<3x2xi8>
  return
}
func.func @Reshape_int16_14() {
  %0 = "tf.Const"() <{value = dense<"0x020004000100FFFF0400FDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x020004000100FFFF0400FDFF"> : tensor<3x2xi16>]} : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<3x2xi16>
  return
}
func.func @Reshape_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF0300000000000000030000000400000003000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0xFFFFFFFF0300000000000000030000000400000003000000"> : tensor<3x2xi32>]} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  return
}
func.func @Reshape_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000FEFFFFFFFFFFFFFF0000000000000000020000000000000004000000000000000300000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x0200000000000000FEFFFFFFFFFFFFFF0000000000000000020000000000000004000000000000000300000000000000"> : tensor<3x2xi64>]} : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<3x2xi64>
  return
}
func.func @Reshape_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x030004000202"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x030004000202"> : tensor<3x2xui8>]} : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<3x2xui8>
  return
}
func.func @Reshape_uint16_18() {
  %0 = "tf.Const"() <{value = dense<"0x000004000200030002000200"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x000004000200030002000200"> : tensor<3x2xui16>]} : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<3x2xui16>
  return
}
func.func @Reshape_uint32_19() {
  %0 = "tf.Const"() <{value = dense<"0x040000000200000002000000030000000200000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x040000000200000002000000030000000200000001000000"> : tensor<3x2xui32>]} : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<3x2xui32>
  return
}
func.func @Reshape_uint64_20() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000002000000000000000300000000000000020000000000000001000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x000000000000000002000000000000000300000000000000020000000000000001000000000000000300000000000000"> : tensor<3x2xui64>]} : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<3x2xui64>
  return
}
func.func @Reshape_complex64_21() {
  %0 = "tf.Const"() <{value = dense<"0x3F164CC0584B04BF78C509C07DD5E3BFB33134C0FE1F64C0F5CD6E3EEC3003405E7F3A4085D81EC09177ABBF58CB5CC0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0x3F164CC0584B04BF78C509C07DD5E3BFB33134C0FE1F64C0F5CD6E3EEC3003405E7F3A4085D81EC09177ABBF58CB5CC0"> : tensor<3x2xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<3x2xcomplex<f32>>
  return
}
func.func @Reshape_complex128_22() {
  %0 = "tf.Const"() <{value = dense<"0xAE8FA87280B405409CFB006CD5600E406477FA384C28FF3F202D9587DC7107C0B6F3896FA0700B4048193E2F8EC3F73F64FC489BA33B05C0F0249494708EEEBF38F0E410FFD4F6BFDC44ACDF81EC0C40703EECA4019DEF3FE07C7369E6F2F33F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<"0xAE8FA87280B405409CFB006CD5600E406477FA384C28FF3F202D9587DC7107C0B6F3896FA0700B4048193E2F8EC3F73F64FC489BA33B05C0F0249494708EEEBF38F0E410FFD4F6BFDC44ACDF81EC0C40703EECA4019DEF3FE07C7369E6F2F33F"> : tensor<3x2xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<3x2xcomplex<f64>>
  return
}
func.func @Reshape_float32_23() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000007000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<> : tensor<0x7xf32>]} : (tensor<0x3xf32>, tensor<2xi32>) -> tensor<0x7xf32>
  return
}
func.func @Reshape_float32_24() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF03000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<> : tensor<0x3xf32>]} : (tensor<0x3xf32>, tensor<2xi32>) -> tensor<0x3xf32>
  return
}
func.func @Reshape_string_25() {
  %0 = "tf.Const"() <{value = dense<["a", "bb", "ccc", "d"]> : tensor<4x!tf_type.string>}> : () -> tensor<4x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Reshape"(%0, %1) {expected = [dense<[["a", "bb"], ["ccc", "d"]]> : tensor<2x2x!tf_type.string>]} : (tensor<4x!tf_type.string>, tensor<2xi32>) -> tensor<2x2x!tf_type.string>
  return
}
func.func @ExpandDims_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xBA8FB63E1930313F3B4457C0080AF7BF63A50BC08B3E45C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ExpandDims"(%0, %1) {expected = [dense<"0xBA8FB63E1930313F3B4457C0080AF7BF63A50BC08B3E45C0"> : tensor<1x2x3xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<1x2x3xf32>
  return
}
func.func @ExpandDims_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xC533444005177B3E8B96933F4C1A1340927F7740373843C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ExpandDims"(%0, %1) {expected = [dense<"0xC533444005177B3E8B96933F4C1A1340927F7740373843C0"> : tensor<2x1x3xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x1x3xf32>
  return
}
func.func @ExpandDims_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x5053813F4995B93ECD74933ED0FC7B405B8D1DC049785640"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ExpandDims"(%0, %1) {expected = [dense<"0x5053813F4995B93ECD74933ED0FC7B405B8D1DC049785640"> : tensor<2x3x1xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x3x1xf32>
  return
}
func.func @ExpandDims_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0xFD4508BEA78874BFC13470403ED31C4032997340E4F02040"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ExpandDims"(%0, %1) {expected = [dense<"0xFD4508BEA78874BFC13470403ED31C4032997340E4F02040"> : tensor<2x3x1xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x3x1xf32>
  return
}
func.func @ExpandDims_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x6E5C083F7D168FBF2DC1134047A2004056CE0A4000D243C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ExpandDims"(%0, %1) {expected = [dense<"0x6E5C083F7D168FBF2DC1134047A2004056CE0A4000D243C0"> : tensor<1x2x3xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<1x2x3xf32>
  return
}
func.func @ExpandDims_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0xF451163FEB784ABFBA2A45C0F8EBC2BF94E0FBBF8CFB2240"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ExpandDims"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @ExpandDims_string_7() {
  %0 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.ExpandDims"(%0, %1) {expected = [dense<[["a", "bb"]]> : tensor<1x2x!tf_type.string>]} : (tensor<2x!tf_type.string>, tensor<1xi64>) -> tensor<1x2x!tf_type.string>
  return
}
func.func @Squeeze_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x2EEC62400A0A554055B9653D12AD73400AD361C01CBF20C0"> : tensor<1x2x3x1xf32>}> : () -> tensor<1x2x3x1xf32>
  %r = "tf.Squeeze"(%0) <{squeeze_dims = []}> {expected = [dense<"0x2EEC62400A0A554055B9653D12AD73400AD361C01CBF20C0"> : tensor<2x3xf32>]} : (tensor<1x2x3x1xf32>) -> tensor<2x3xf32>
  return
}
func.func @Squeeze_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x17FAA0BFF175764043B304C0E69316C017BF30C0486E1D40"> : tensor<1x2x3x1xf32>}> : () -> tensor<1x2x3x1xf32>
  %r = "tf.Squeeze"(%0) <{squeeze_dims = [0 : i64]}> {expected = [dense<"0x17FAA0BFF175764043B304C0E69316C017BF30C0486E1D40"> : tensor<2x3x1xf32>]} : (tensor<1x2x3x1xf32>) -> tensor<2x3x1xf32>
  return
}
func.func @Squeeze_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0xEE4F6FBFB7ED1FC0EAB93DC09AE37EC0FFDB983F9F0CE43F"> : tensor<1x2x3x1xf32>}> : () -> tensor<1x2x3x1xf32>
  %r = "tf.Squeeze"(%0) <{squeeze_dims = [-1 : i64]}> {expected = [dense<"0xEE4F6FBFB7ED1FC0EAB93DC09AE37EC0FFDB983F9F0CE43F"> : tensor<1x2x3xf32>]} : (tensor<1x2x3x1xf32>) -> tensor<1x2x3xf32>
  return
}
func.func @Squeeze_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0xC3D9C1BF66067E40E30D523F83F38FBDBFDD52404C88A03F"> : tensor<1x2x3x1xf32>}> : () -> tensor<1x2x3x1xf32>
  %r = "tf.Squeeze"(%0) <{squeeze_dims = [0 : i64, 3 : i64]}> {expected = [dense<"0xC3D9C1BF66067E40E30D523F83F38FBDBFDD52404C88A03F"> : tensor<2x3xf32>]} : (tensor<1x2x3x1xf32>) -> tensor<2x3xf32>
  return
}
func.func @Squeeze_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x6B570D40C7C11EC0E5300B405233CBBFDF7F58404EB04BC0"> : tensor<1x2x3x1xf32>}> : () -> tensor<1x2x3x1xf32>
  %r = "tf.Squeeze"(%0) <{squeeze_dims = [1 : i64]}> {refused} : (tensor<1x2x3x1xf32>) -> tensor<*xf32>
  return
}
func.func @BroadcastTo_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>]} : (tensor<2x1xi1>, tensor<2xi32>) -> tensor<2x3xi1>
  return
}
func.func @ZerosLike_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, false, false], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.ZerosLike"(%0) {expected = [dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @OnesLike_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.OnesLike"(%0) {expected = [dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @Fill_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
  %r = "tf.Fill"(%0, %1) {expected = [dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>]} : (tensor<2xi32>, tensor<i1>) -> tensor<2x3xi1>
  return
}
func.func @BroadcastTo_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xA85140C085BC9EBF"> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0xA85140C0A85140C0A85140C085BC9EBF85BC9EBF85BC9EBF"> : tensor<2x3xf32>]} : (tensor<2x1xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}
func.func @ZerosLike_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x526D51BE89ED6ABFCA9E3CC02CD546C02E0A29BF671164BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @OnesLike_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xE6C6EDBFF6F98ABF5EC7A83FE8EFF23FA74E573F0C1F1F40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Fill_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x994D49BE"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x994D49BE994D49BE994D49BE994D49BE994D49BE994D49BE"> : tensor<2x3xf32>]} : (tensor<2xi32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
func.func @BroadcastTo_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xAC20F5F26A430B40D84F460DD18D0640"> : tensor<2x1xf64>}> : () -> tensor<2x1xf64>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0xAC20F5F26A430B40AC20F5F26A430B40AC20F5F26A430B40D84F460DD18D0640D84F460DD18D0640D84F460DD18D0640"> : tensor<2x3xf64>]} : (tensor<2x1xf64>, tensor<2xi32>) -> tensor<2x3xf64>
  return
}
func.func @ZerosLike_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x18A4161F192BE63F0063A1B73957EA3F94D3B42C3B020D4034A94B3B4A7FF53F346C2397316E0DC0968C711BD4290040"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @OnesLike_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x7469603A69C2F6BF6C5480EFAD5B04C04C26E56EE596F53F809A882F65D6B43F18ED4DADBF480DC0B0E4D96677EC0040"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Fill_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x7080BEB1F979FD3F"> : tensor<f64>}> : () -> tensor<f64>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x7080BEB1F979FD3F7080BEB1F979FD3F7080BEB1F979FD3F7080BEB1F979FD3F7080BEB1F979FD3F7080BEB1F979FD3F"> : tensor<2x3xf64>]} : (tensor<2xi32>, tensor<f64>) -> tensor<2x3xf64>
  return
}
func.func @BroadcastTo_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xA42B08C0"> : tensor<2x1xf16>}> : () -> tensor<2x1xf16>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0xA42BA42BA42B08C008C008C0"> : tensor<2x3xf16>]} : (tensor<2x1xf16>, tensor<2xi32>) -> tensor<2x3xf16>
  return
}
func.func @ZerosLike_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x6EBD17BE1342A9C1E93934C1"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @OnesLike_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xE7425A3FF8C246BEEBB20CBF"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x003C003C003C003C003C003C"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Fill_int32_4() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0B43"> : tensor<f16>}> : () -> tensor<f16>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x0B430B430B430B430B430B43"> : tensor<2x3xf16>]} : (tensor<2xi32>, tensor<f16>) -> tensor<2x3xf16>
  return
}
func.func @BroadcastTo_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0xA13E1D40"> : tensor<2x1xbf16>}> : () -> tensor<2x1xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0xA13EA13EA13E1D401D401D40"> : tensor<2x3xbf16>]} : (tensor<2x1xbf16>, tensor<2xi32>) -> tensor<2x3xbf16>
  return
}
func.func @ZerosLike_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x4ABD0AC03FBF8EBF90BFA2BF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @OnesLike_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x6240F93F053F3E4032404940"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x803F803F803F803F803F803F"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Fill_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x6D3F"> : tensor<bf16>}> : () -> tensor<bf16>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x6D3F6D3F6D3F6D3F6D3F6D3F"> : tensor<2x3xbf16>]} : (tensor<2xi32>, tensor<bf16>) -> tensor<2x3xbf16>
  return
}
func.func @BroadcastTo_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x02FD"> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x020202FDFDFD"> : tensor<2x3xi8>]} : (tensor<2x1xi8>, tensor<2xi32>) -> tensor<2x3xi8>
  return
}
func.func @ZerosLike_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x03FCFE0303FC"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @OnesLike_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000FE01FFFD"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x010101010101"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Fill_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x01"> : tensor<i8>}> : () -> tensor<i8>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x010101010101"> : tensor<2x3xi8>]} : (tensor<2xi32>, tensor<i8>) -> tensor<2x3xi8>
  return
}
func.func @BroadcastTo_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x0200FFFF"> : tensor<2x1xi16>}> : () -> tensor<2x1xi16>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x020002000200FFFFFFFFFFFF"> : tensor<2x3xi16>]} : (tensor<2x1xi16>, tensor<2xi32>) -> tensor<2x3xi16>
  return
}
func.func @ZerosLike_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x0000FEFFFEFF04000200FDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @OnesLike_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFF0200FFFFFEFF0100FEFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x010001000100010001000100"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Fill_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0xFEFF"> : tensor<i16>}> : () -> tensor<i16>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0xFEFFFEFFFEFFFEFFFEFFFEFF"> : tensor<2x3xi16>]} : (tensor<2xi32>, tensor<i16>) -> tensor<2x3xi16>
  return
}
func.func @BroadcastTo_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FEFFFFFF"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x010000000100000001000000FEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  return
}
func.func @ZerosLike_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000FEFFFFFF04000000FFFFFFFFFFFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @OnesLike_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF02000000FEFFFFFFFEFFFFFFFCFFFFFF04000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x010000000100000001000000010000000100000001000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Fill_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xi32>]} : (tensor<2xi32>, tensor<i32>) -> tensor<2x3xi32>
  return
}
func.func @BroadcastTo_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0xFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} : (tensor<2x1xi64>, tensor<2xi32>) -> tensor<2x3xi64>
  return
}
func.func @ZerosLike_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @OnesLike_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFF0100000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Fill_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0xFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} : (tensor<2xi32>, tensor<i64>) -> tensor<2x3xi64>
  return
}
func.func @BroadcastTo_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x0100"> : tensor<2x1xui8>}> : () -> tensor<2x1xui8>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x010101000000"> : tensor<2x3xui8>]} : (tensor<2x1xui8>, tensor<2xi32>) -> tensor<2x3xui8>
  return
}
func.func @ZerosLike_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x030400030401"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @OnesLike_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x010000010101"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x010101010101"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Fill_int32_10() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x03"> : tensor<ui8>}> : () -> tensor<ui8>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x030303030303"> : tensor<2x3xui8>]} : (tensor<2xi32>, tensor<ui8>) -> tensor<2x3xui8>
  return
}
func.func @BroadcastTo_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x03000100"> : tensor<2x1xui16>}> : () -> tensor<2x1xui16>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x030003000300010001000100"> : tensor<2x3xui16>]} : (tensor<2x1xui16>, tensor<2xi32>) -> tensor<2x3xui16>
  return
}
func.func @ZerosLike_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x030003000400010003000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @OnesLike_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x010000000100040001000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x010001000100010001000100"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Fill_int32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0400"> : tensor<ui16>}> : () -> tensor<ui16>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x040004000400040004000400"> : tensor<2x3xui16>]} : (tensor<2xi32>, tensor<ui16>) -> tensor<2x3xui16>
  return
}
func.func @BroadcastTo_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2x1xui32>}> : () -> tensor<2x1xui32>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x010000000100000001000000020000000200000002000000"> : tensor<2x3xui32>]} : (tensor<2x1xui32>, tensor<2xi32>) -> tensor<2x3xui32>
  return
}
func.func @ZerosLike_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000003000000040000000300000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @OnesLike_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000300000004000000030000000400000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x010000000100000001000000010000000100000001000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Fill_int32_12() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<ui32>}> : () -> tensor<ui32>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x040000000400000004000000040000000400000004000000"> : tensor<2x3xui32>]} : (tensor<2xi32>, tensor<ui32>) -> tensor<2x3xui32>
  return
}
func.func @BroadcastTo_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000200000000000000"> : tensor<2x1xui64>}> : () -> tensor<2x1xui64>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x040000000000000004000000000000000400000000000000020000000000000002000000000000000200000000000000"> : tensor<2x3xui64>]} : (tensor<2x1xui64>, tensor<2xi32>) -> tensor<2x3xui64>
  return
}
func.func @ZerosLike_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000000000000000000000200000000000000010000000000000004000000000000000000000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @OnesLike_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000003000000000000000200000000000000010000000000000003000000000000000000000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Fill_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<ui64>}> : () -> tensor<ui64>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xui64>]} : (tensor<2xi32>, tensor<ui64>) -> tensor<2x3xui64>
  return
}
func.func @BroadcastTo_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x81CF50C067F456C0210422C01ACE09C0"> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x81CF50C067F456C081CF50C067F456C081CF50C067F456C0210422C01ACE09C0210422C01ACE09C0210422C01ACE09C0"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x1xcomplex<f32>>, tensor<2xi32>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @ZerosLike_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x5542983F67A7414077E70A3F33C10CC0A6DA513E0D4191BFFF7F7E3FF3BEE93FFDC800405885074002497840D74FAFBF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @OnesLike_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x0646CDBB6B284A3F62C14E402BA47A3FE1784E40F32A2FBF50B387BE8D9C4B40561167C000C787BF27C2ACBFEF1CC8BE"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Fill_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x23C4BE3FFADCE7BE"> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x23C4BE3FFADCE7BE23C4BE3FFADCE7BE23C4BE3FFADCE7BE23C4BE3FFADCE7BE23C4BE3FFADCE7BE23C4BE3FFADCE7BE"> : tensor<2x3xcomplex<f32>>]} : (tensor<2xi32>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @BroadcastTo_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x5093BCBB87C7F0BFFE9573743D530AC0BC239045F2E208C0B41029491BAB0BC0"> : tensor<2x1xcomplex<f64>>}> : () -> tensor<2x1xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x5093BCBB87C7F0BFFE9573743D530AC05093BCBB87C7F0BFFE9573743D530AC05093BCBB87C7F0BFFE9573743D530AC0BC239045F2E208C0B41029491BAB0BC0BC239045F2E208C0B41029491BAB0BC0BC239045F2E208C0B41029491BAB0BC0"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x1xcomplex<f64>>, tensor<2xi32>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @ZerosLike_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xB80A5A6368D00540D8F4B7927B4BEE3F00968F63CEDCAFBF709600AB9798DCBF5A34F09C0A5602C032B3B4EB62D70B4058C2FE56EB15EA3FAC27B881F0050D40F4D3C9C74E41F83F603AEF172A8C0440B436C6F559E2044000DCE829BAB68B3F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.ZerosLike"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @OnesLike_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xC647131E1B130B405CB690B3968B01401EB52F9135F903C0E824B327D353E23FCC7A4E48F4E5F1BF52B403346ABB01C09087A1E9B2410D40C00CB5363F2E09403ACF2E77FA04004048C5E1C6B019EF3FC6469B0F90DF0E40D414F04B51F20C40"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.OnesLike"(%0) {expected = [dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Fill_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x3838AA5A65D5E3BF6881A0AA0A350B40"> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x3838AA5A65D5E3BF6881A0AA0A350B403838AA5A65D5E3BF6881A0AA0A350B403838AA5A65D5E3BF6881A0AA0A350B403838AA5A65D5E3BF6881A0AA0A350B403838AA5A65D5E3BF6881A0AA0A350B403838AA5A65D5E3BF6881A0AA0A350B40"> : tensor<2x3xcomplex<f64>>]} : (tensor<2xi32>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @ZerosLike_string_16() {
  %0 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r = "tf.ZerosLike"(%0) {expected = [dense<["", ""]> : tensor<2x!tf_type.string>]} : (tensor<2x!tf_type.string>) -> tensor<2x!tf_type.string>
  return
}
func.func @BroadcastTo_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x3BB9BE3E45700EC0"> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x030000000000000002000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x3BB9BE3E3BB9BE3E45700EC045700EC03BB9BE3E3BB9BE3E45700EC045700EC03BB9BE3E3BB9BE3E45700EC045700EC0"> : tensor<3x2x2xf32>]} : (tensor<2x1xf32>, tensor<3xi64>) -> tensor<3x2x2xf32>
  return
}
func.func @BroadcastTo_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x342D7B3F29CFCB3F"> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000400000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x342D7B3F342D7B3F342D7B3F342D7B3F29CFCB3F29CFCB3F29CFCB3F29CFCB3F"> : tensor<2x4xf32>]} : (tensor<2x1xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  return
}
func.func @BroadcastTo_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xED0A3440CAE90540"> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.BroadcastTo"(%0, %1) {refused} : (tensor<2x1xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}
func.func @BroadcastTo_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x568B0CC048A9F6BF"> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<"0x568B0CC048A9F6BF"> : tensor<2x1xf32>]} : (tensor<2x1xf32>, tensor<2xi64>) -> tensor<2x1xf32>
  return
}
func.func @BroadcastTo_string_20() {
  %0 = "tf.Const"() <{value = dense<[["a", "bb"]]> : tensor<1x2x!tf_type.string>}> : () -> tensor<1x2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.BroadcastTo"(%0, %1) {expected = [dense<[["a", "bb"], ["a", "bb"]]> : tensor<2x2x!tf_type.string>]} : (tensor<1x2x!tf_type.string>, tensor<2xi32>) -> tensor<2x2x!tf_type.string>
  return
}
func.func @Fill_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %1 = "tf.Const"() <{value = dense<"x"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %r = "tf.Fill"(%0, %1) {expected = [dense<["x", "x"]> : tensor<2x!tf_type.string>]} : (tensor<1xi64>, tensor<!tf_type.string>) -> tensor<2x!tf_type.string>
  return
}
func.func @Fill_int32_17() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Fill"(%0, %1) {expected = [dense<"0x0000803F"> : tensor<f32>]} : (tensor<0xi32>, tensor<f32>) -> tensor<f32>
  return
}
func.func @Fill_int32_18() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Fill"(%0, %1) {expected = [dense<> : tensor<0x2xf32>]} : (tensor<2xi32>, tensor<f32>) -> tensor<0x2xf32>
  return
}
func.func @Fill_int32_19() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF02000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Fill"(%0, %1) {refused} : (tensor<2xi32>, tensor<f32>) -> tensor<*xf32>
  return
}
func.func @Empty_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Empty"(%0) {expected = [dense<> : tensor<2x0xf32>]} : (tensor<2xi32>) -> tensor<2x0xf32>
  return
}
