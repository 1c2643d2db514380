// Sort: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @TopKV2_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x18BF53BF4ADB86BEA34303403AB1B6BF394639C08C08AABFEFD599BFF405C8BF907AE33FC63E5040"> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0xA34303404ADB86BE18BF53BFC63E5040907AE33FEFD599BF"> : tensor<2x3xf32>, dense<"0x020000000100000000000000040000000300000001000000"> : tensor<2x3xi32>]} : (tensor<2x5xf32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
func.func @Unique_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x1026DF3F97DBF33F6954143D099A1540AD853940DE81963FE0242240C2F13840"> : tensor<8xf32>}> : () -> tensor<8xf32>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x1026DF3F97DBF33F6954143D099A1540AD853940DE81963FE0242240C2F13840"> : tensor<8xf32>, dense<"0x0000000001000000020000000300000004000000050000000600000007000000"> : tensor<8xi32>]} : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi32>)
  return
}
func.func @TopKV2_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xA08FA5EAF6CDDD3FB0040A9AA2C3F43F56E068BBEB790CC05071756B8D8305C0A8BBFB8A49F1E3BF80E6C8906D16D1BF406B08B678ADB4BF1AD89506309E0DC0948D50EF3893F13F58778287CA92F6BF"> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0xB0040A9AA2C3F43FA08FA5EAF6CDDD3FA8BBFB8A49F1E3BF948D50EF3893F13F406B08B678ADB4BF80E6C8906D16D1BF"> : tensor<2x3xf64>, dense<"0x010000000000000004000000030000000100000000000000"> : tensor<2x3xi32>]} : (tensor<2x5xf64>, tensor<i32>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
  return
}
func.func @Unique_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x08370C27BC07F33F121E3C1F5144FF3FF9A4434231ACE03F7A8985FA6B78FB3F2660562B48B7DF3FF1A31E029A2F03404A94E19C91B40440385DAD80614DF53F"> : tensor<8xf64>}> : () -> tensor<8xf64>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x08370C27BC07F33F121E3C1F5144FF3FF9A4434231ACE03F7A8985FA6B78FB3F2660562B48B7DF3FF1A31E029A2F03404A94E19C91B40440385DAD80614DF53F"> : tensor<8xf64>, dense<"0x0000000001000000020000000300000004000000050000000600000007000000"> : tensor<8xi32>]} : (tensor<8xf64>) -> (tensor<8xf64>, tensor<8xi32>)
  return
}
func.func @TopKV2_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x58C3ECB76DC0A041714062BAB93E70C248424C41"> : tensor<2x5xf16>}> : () -> tensor<2x5xf16>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0xA0417140ECB748424C41B93E"> : tensor<2x3xf16>, dense<"0x030000000400000001000000030000000400000001000000"> : tensor<2x3xi32>]} : (tensor<2x5xf16>, tensor<i32>) -> (tensor<2x3xf16>, tensor<2x3xi32>)
  return
}
func.func @Unique_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xBC3F073CAC3F2A38D6366735FB283D41"> : tensor<8xf16>}> : () -> tensor<8xf16>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0xBC3F073CAC3F2A38D6366735FB283D41"> : tensor<8xf16>, dense<"0x0000000001000000020000000300000004000000050000000600000007000000"> : tensor<8xi32>]} : (tensor<8xf16>) -> (tensor<8xf16>, tensor<8xi32>)
  return
}
func.func @TopKV2_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x24C07F3ECEBF0A3FD5BF4B3F95BF62BF1E4037C0"> : tensor<2x5xbf16>}> : () -> tensor<2x5xbf16>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x0A3F7F3ECEBF1E404B3F62BF"> : tensor<2x3xbf16>, dense<"0x030000000100000002000000030000000000000002000000"> : tensor<2x3xi32>]} : (tensor<2x5xbf16>, tensor<i32>) -> (tensor<2x3xbf16>, tensor<2x3xi32>)
  return
}
func.func @Unique_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x23402240783F3D4010406F3F0C40D73D"> : tensor<8xbf16>}> : () -> tensor<8xbf16>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x23402240783F3D4010406F3F0C40D73D"> : tensor<8xbf16>, dense<"0x0000000001000000020000000300000004000000050000000600000007000000"> : tensor<8xi32>]} : (tensor<8xbf16>) -> (tensor<8xbf16>, tensor<8xi32>)
  return
}
func.func @TopKV2_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x000303FF030104FDFF03"> : tensor<2x5xi8>}> : () -> tensor<2x5xi8>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x030303040301"> : tensor<2x3xi8>, dense<"0x010000000200000004000000010000000400000000000000"> : tensor<2x3xi32>]} : (tensor<2x5xi8>, tensor<i32>) -> (tensor<2x3xi8>, tensor<2x3xi32>)
  return
}
func.func @Unique_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0300030203030203"> : tensor<8xi8>}> : () -> tensor<8xi8>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x030002"> : tensor<3xi8>, dense<"0x0000000001000000000000000200000000000000000000000200000000000000"> : tensor<8xi32>]} : (tensor<8xi8>) -> (tensor<3xi8>, tensor<8xi32>)
  return
}
func.func @TopKV2_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFCFF0000010000000000FEFF0400FDFFFDFF0300"> : tensor<2x5xi16>}> : () -> tensor<2x5xi16>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x01000000000004000300FEFF"> : tensor<2x3xi16>, dense<"0x020000000100000003000000010000000400000000000000"> : tensor<2x3xi32>]} : (tensor<2x5xi16>, tensor<i32>) -> (tensor<2x3xi16>, tensor<2x3xi32>)
  return
}
func.func @Unique_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x01000300020003000100000000000000"> : tensor<8xi16>}> : () -> tensor<8xi16>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x0100030002000000"> : tensor<4xi16>, dense<"0x0000000001000000020000000100000000000000030000000300000003000000"> : tensor<8xi32>]} : (tensor<8xi16>) -> (tensor<4xi16>, tensor<8xi32>)
  return
}
func.func @TopKV2_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x04000000FEFFFFFFFCFFFFFFFFFFFFFF02000000030000000400000004000000FFFFFFFF00000000"> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x0400000002000000FFFFFFFF040000000400000003000000"> : tensor<2x3xi32>, dense<"0x000000000400000003000000010000000200000000000000"> : tensor<2x3xi32>]} : (tensor<2x5xi32>, tensor<i32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  return
}
func.func @Unique_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0000000001000000020000000200000001000000030000000300000001000000"> : tensor<8xi32>}> : () -> tensor<8xi32>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x00000000010000000200000003000000"> : tensor<4xi32>, dense<"0x0000000001000000020000000200000001000000030000000300000001000000"> : tensor<8xi32>]} : (tensor<8xi32>) -> (tensor<4xi32>, tensor<8xi32>)
  return
}
func.func @TopKV2_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000000000000000000004000000000000000200000000000000030000000000000000000000000000000100000000000000FDFFFFFFFFFFFFFF04000000000000000000000000000000"> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x040000000000000003000000000000000200000000000000040000000000000001000000000000000000000000000000"> : tensor<2x3xi64>, dense<"0x020000000400000000000000030000000100000000000000"> : tensor<2x3xi32>]} : (tensor<2x5xi64>, tensor<i32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
  return
}
func.func @Unique_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000030000000000000001000000000000000100000000000000010000000000000002000000000000000100000000000000"> : tensor<8xi64>}> : () -> tensor<8xi64>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x010000000000000003000000000000000200000000000000"> : tensor<3xi64>, dense<"0x0000000000000000010000000000000000000000000000000200000000000000"> : tensor<8xi32>]} : (tensor<8xi64>) -> (tensor<3xi64>, tensor<8xi32>)
  return
}
func.func @TopKV2_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x00030100040204000102"> : tensor<2x5xui8>}> : () -> tensor<2x5xui8>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x040301040202"> : tensor<2x3xui8>, dense<"0x040000000100000002000000010000000000000004000000"> : tensor<2x3xi32>]} : (tensor<2x5xui8>, tensor<i32>) -> (tensor<2x3xui8>, tensor<2x3xi32>)
  return
}
func.func @Unique_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0200000103000303"> : tensor<8xui8>}> : () -> tensor<8xui8>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x02000103"> : tensor<4xui8>, dense<"0x0000000001000000010000000200000003000000010000000300000003000000"> : tensor<8xi32>]} : (tensor<8xui8>) -> (tensor<4xui8>, tensor<8xi32>)
  return
}
func.func @TopKV2_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0000010002000400000004000300000002000200"> : tensor<2x5xui16>}> : () -> tensor<2x5xui16>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x040002000100040003000200"> : tensor<2x3xui16>, dense<"0x030000000200000001000000000000000100000003000000"> : tensor<2x3xi32>]} : (tensor<2x5xui16>, tensor<i32>) -> (tensor<2x3xui16>, tensor<2x3xi32>)
  return
}
func.func @Unique_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000300030000000100000002000100"> : tensor<8xui16>}> : () -> tensor<8xui16>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x0100030000000200"> : tensor<4xui16>, dense<"0x0000000001000000010000000200000000000000020000000300000000000000"> : tensor<8xi32>]} : (tensor<8xui16>) -> (tensor<4xui16>, tensor<8xi32>)
  return
}
func.func @TopKV2_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x01000000010000000400000001000000020000000200000003000000040000000000000003000000"> : tensor<2x5xui32>}> : () -> tensor<2x5xui32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x040000000200000001000000040000000300000003000000"> : tensor<2x3xui32>, dense<"0x020000000400000000000000020000000100000004000000"> : tensor<2x3xi32>]} : (tensor<2x5xui32>, tensor<i32>) -> (tensor<2x3xui32>, tensor<2x3xi32>)
  return
}
func.func @Unique_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000000000000200000002000000010000000200000002000000"> : tensor<8xui32>}> : () -> tensor<8xui32>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x000000000200000001000000"> : tensor<3xui32>, dense<"0x0000000000000000000000000100000001000000020000000100000001000000"> : tensor<8xi32>]} : (tensor<8xui32>) -> (tensor<3xui32>, tensor<8xi32>)
  return
}
func.func @TopKV2_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000020000000000000004000000000000000100000000000000040000000000000002000000000000000400000000000000000000000000000001000000000000000100000000000000"> : tensor<2x5xui64>}> : () -> tensor<2x5xui64>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x040000000000000004000000000000000200000000000000040000000000000002000000000000000100000000000000"> : tensor<2x3xui64>, dense<"0x020000000400000001000000010000000000000003000000"> : tensor<2x3xi32>]} : (tensor<2x5xui64>, tensor<i32>) -> (tensor<2x3xui64>, tensor<2x3xi32>)
  return
}
func.func @Unique_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000010000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000"> : tensor<8xui64>}> : () -> tensor<8xui64>
  %r:2 = "tf.Unique"(%0) {expected = [dense<"0x0100000000000000000000000000000002000000000000000300000000000000"> : tensor<4xui64>, dense<"0x0000000001000000000000000200000003000000030000000100000001000000"> : tensor<8xi32>]} : (tensor<8xui64>) -> (tensor<4xui64>, tensor<8xi32>)
  return
}
func.func @TopKV2_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F00004040000040400000004000004040"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<"0x00004040000040400000404000000040"> : tensor<4xf32>, dense<"0x01000000020000000400000003000000"> : tensor<4xi32>]} : (tensor<5xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  return
}
func.func @TopKV2_float32_14() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F00004040"> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {refused} : (tensor<2xf32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xi32>)
  return
}
func.func @TopKV2_float32_15() {
  %0 = "tf.Const"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.TopKV2"(%0, %1) {expected = [dense<> : tensor<2x0xf32>, dense<> : tensor<2x0xi32>]} : (tensor<2x0xf32>, tensor<i32>) -> (tensor<2x0xf32>, tensor<2x0xi32>)
  return
}
func.func @Where_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, false, false], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.Where"(%0) {expected = [dense<"0x0000000000000000000000000000000001000000000000000200000000000000"> : tensor<2x2xi64>]} : (tensor<2x3xi1>) -> tensor<2x2xi64>
  return
}
func.func @Where_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x7E8315BF7401893E8F654D3FA5621ABF233C23BFC7D55ABF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Where"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000010000000000000000000000000000000200000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<6x2xi64>]} : (tensor<2x3xf32>) -> tensor<6x2xi64>
  return
}
func.func @Where_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x94A200D6EA35D33F90D3C617C87CBB3FF8C1C8CB74CCC9BF304D97118CEBB93F00A356F7E648C83F581E77721550C7BF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Where"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000010000000000000000000000000000000200000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<6x2xi64>]} : (tensor<2x3xf64>) -> tensor<6x2xi64>
  return
}
func.func @Where_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xA1BE93BE4FBFA9BE693FF3BE"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Where"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000010000000000000000000000000000000200000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<6x2xi64>]} : (tensor<2x3xbf16>) -> tensor<6x2xi64>
  return
}
func.func @Where_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x00FF0001FFFF"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Where"(%0) {expected = [dense<"0x00000000000000000100000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<4x2xi64>]} : (tensor<2x3xi8>) -> tensor<4x2xi64>
  return
}
func.func @Where_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF000000000100FFFF0000"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Where"(%0) {expected = [dense<"0x000000000000000000000000000000000100000000000000000000000000000001000000000000000100000000000000"> : tensor<3x2xi64>]} : (tensor<2x3xi16>) -> tensor<3x2xi64>
  return
}
func.func @Where_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000FFFFFFFF01000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Where"(%0) {expected = [dense<"0x000000000000000000000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<3x2xi64>]} : (tensor<2x3xi32>) -> tensor<3x2xi64>
  return
}
func.func @Where_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Where"(%0) {expected = [dense<"0x0000000000000000000000000000000000000000000000000200000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<5x2xi64>]} : (tensor<2x3xi64>) -> tensor<5x2xi64>
  return
}
func.func @Where_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000000000001"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Where"(%0) {expected = [dense<"0x01000000000000000200000000000000"> : tensor<1x2xi64>]} : (tensor<2x3xui8>) -> tensor<1x2xi64>
  return
}
func.func @Where_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x000000000100000000000000"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Where"(%0) {expected = [dense<"0x00000000000000000200000000000000"> : tensor<1x2xi64>]} : (tensor<2x3xui16>) -> tensor<1x2xi64>
  return
}
func.func @Where_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000100000001000000000000000100000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Where"(%0) {expected = [dense<"0x00000000000000000100000000000000000000000000000002000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<4x2xi64>]} : (tensor<2x3xui32>) -> tensor<4x2xi64>
  return
}
func.func @Where_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Where"(%0) {expected = [dense<"0x0100000000000000000000000000000001000000000000000100000000000000"> : tensor<2x2xi64>]} : (tensor<2x3xui64>) -> tensor<2x2xi64>
  return
}
func.func @Where_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x6522353F86E74CBF0E4524BF880227BFFC724E3F7186453FE7DE23BF19E06C3E3FE281BEF1BBFFBEBA8C06BF33247FBF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Where"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000010000000000000000000000000000000200000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<6x2xi64>]} : (tensor<2x3xcomplex<f32>>) -> tensor<6x2xi64>
  return
}
func.func @Where_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x58836D080C63CC3F48A3D61F0150C5BFC892758EBC09E43F4CB3884B00F3DD3F7ABFBC318FABE3BFB0E6C8C8F3DFBE3F506D3DBC08E4BABF10779B028219B73FC01CCE247A37E93FB2723E45E878E2BF6C27B2CD0EAFD03F342B909B72BED4BF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Where"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000010000000000000000000000000000000200000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<6x2xi64>]} : (tensor<2x3xcomplex<f64>>) -> tensor<6x2xi64>
  return
}
func.func @Where_bool_15() {
  %0 = "tf.Const"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %r = "tf.Where"(%0) {refused} : (tensor<i1>) -> tensor<*xi64>
  return
}
func.func @Where_bool_16() {
  %0 = "tf.Const"() <{value = dense<[[[false, false, true], [true, false, false]], [[false, true, true], [false, true, false]]]> : tensor<2x2x3xi1>}> : () -> tensor<2x2x3xi1>
  %r = "tf.Where"(%0) {expected = [dense<"0x000000000000000000000000000000000200000000000000000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000010000000000000000000000000000000200000000000000010000000000000001000000000000000100000000000000"> : tensor<5x3xi64>]} : (tensor<2x2x3xi1>) -> tensor<5x3xi64>
  return
}
func.func @Where_bool_17() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xi1>}> : () -> tensor<0x2xi1>
  %r = "tf.Where"(%0) {expected = [dense<> : tensor<0x2xi64>]} : (tensor<0x2xi1>) -> tensor<0x2xi64>
  return
}
func.func @Unique_string_13() {
  %0 = "tf.Const"() <{value = dense<["a", "bb", "ccc"]> : tensor<3x!tf_type.string>}> : () -> tensor<3x!tf_type.string>
  %r:2 = "tf.Unique"(%0) {expected = [dense<["a", "bb", "ccc"]> : tensor<3x!tf_type.string>, dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>]} : (tensor<3x!tf_type.string>) -> (tensor<3x!tf_type.string>, tensor<3xi64>)
  return
}
func.func @Unique_string_14() {
  %0 = "tf.Const"() <{value = dense<["b", "a", "b"]> : tensor<3x!tf_type.string>}> : () -> tensor<3x!tf_type.string>
  %r:2 = "tf.Unique"(%0) {expected = [dense<["b", "a"]> : tensor<2x!tf_type.string>, dense<"0x000000000100000000000000"> : tensor<3xi32>]} : (tensor<3x!tf_type.string>) -> (tensor<2x!tf_type.string>, tensor<3xi32>)
  return
}
func.func @Unique_int32_15() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r:2 = "tf.Unique"(%0) {expected = [dense<> : tensor<0xi32>, dense<> : tensor<0xi32>]} : (tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi32>)
  return
}
func.func @UniqueWithCounts_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0000000003000000030000000000000000000000020000000300000003000000"> : tensor<8xi32>}> : () -> tensor<8xi32>
  %r:3 = "tf.UniqueWithCounts"(%0) {expected = [dense<"0x000000000300000002000000"> : tensor<3xi32>, dense<"0x00000000000000000100000000000000010000000000000000000000000000000000000000000000020000000000000001000000000000000100000000000000"> : tensor<8xi64>, dense<"0x030000000000000004000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<8xi32>) -> (tensor<3xi32>, tensor<8xi64>, tensor<3xi64>)
  return
}
func.func @UniqueWithCounts_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x895723403FE92840BB6E113F31DB1D40B509B43FACD3593F98D23340FD21DA3F"> : tensor<8xf32>}> : () -> tensor<8xf32>
  %r:3 = "tf.UniqueWithCounts"(%0) {expected = [dense<"0x895723403FE92840BB6E113F31DB1D40B509B43FACD3593F98D23340FD21DA3F"> : tensor<8xf32>, dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000"> : tensor<8xi64>, dense<"0x01000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<8xi64>]} : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi64>, tensor<8xi64>)
  return
}
func.func @UniqueWithCounts_int64_3() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000100000000000000020000000000000003000000000000000300000000000000010000000000000000000000000000000300000000000000"> : tensor<8xi64>}> : () -> tensor<8xi64>
  %r:3 = "tf.UniqueWithCounts"(%0) {expected = [dense<"0x0200000000000000010000000000000003000000000000000000000000000000"> : tensor<4xi64>, dense<"0x00000000000000000100000000000000000000000000000002000000000000000200000000000000010000000000000003000000000000000200000000000000"> : tensor<8xi64>, dense<"0x0200000000000000020000000000000003000000000000000100000000000000"> : tensor<4xi64>]} : (tensor<8xi64>) -> (tensor<4xi64>, tensor<8xi64>, tensor<4xi64>)
  return
}
func.func @Bincount_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000020000000500000009000000"> : tensor<5xi32>}> : () -> tensor<5xi32>
  %1 = "tf.Const"() <{value = dense<"0x06000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.Bincount"(%0, %1, %2) {expected = [dense<"0x010000000000000002000000000000000000000001000000"> : tensor<6xi32>]} : (tensor<5xi32>, tensor<i32>, tensor<0xi32>) -> tensor<6xi32>
  return
}
func.func @Bincount_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x000000000200000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFDFFFFFF04000000FCFFFFFF"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Bincount"(%0, %1, %2) {expected = [dense<"0xFDFFFFFF000000000000000000000000"> : tensor<4xi32>]} : (tensor<3xi32>, tensor<i32>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @Bincount_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000020000000500000009000000"> : tensor<5xi32>}> : () -> tensor<5xi32>
  %1 = "tf.Const"() <{value = dense<"0x06000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %r = "tf.Bincount"(%0, %1, %2) {expected = [dense<"0x010000000000000000000000000000000200000000000000000000000000000000000000000000000100000000000000"> : tensor<6xi64>]} : (tensor<5xi32>, tensor<i32>, tensor<0xi64>) -> tensor<6xi64>
  return
}
func.func @Bincount_int32_4() {
  %0 = "tf.Const"() <{value = dense<"0x000000000200000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Bincount"(%0, %1, %2) {expected = [dense<"0xFCFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000"> : tensor<4xi64>]} : (tensor<3xi32>, tensor<i32>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @Bincount_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000020000000500000009000000"> : tensor<5xi32>}> : () -> tensor<5xi32>
  %1 = "tf.Const"() <{value = dense<"0x06000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
  %r = "tf.Bincount"(%0, %1, %2) {expected = [dense<"0x0000803F000000000000004000000000000000000000803F"> : tensor<6xf32>]} : (tensor<5xi32>, tensor<i32>, tensor<0xf32>) -> tensor<6xf32>
  return
}
func.func @Bincount_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x000000000200000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x061F81BFBB5672C0D708CD3F"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.Bincount"(%0, %1, %2) {expected = [dense<"0x061F81BF0000000050D20BC000000000"> : tensor<4xf32>]} : (tensor<3xi32>, tensor<i32>, tensor<3xf32>) -> tensor<4xf32>
  return
}
func.func @Bincount_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000020000000500000009000000"> : tensor<5xi32>}> : () -> tensor<5xi32>
  %1 = "tf.Const"() <{value = dense<"0x06000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<> : tensor<0xf64>}> : () -> tensor<0xf64>
  %r = "tf.Bincount"(%0, %1, %2) {expected = [dense<"0x000000000000F03F0000000000000000000000000000004000000000000000000000000000000000000000000000F03F"> : tensor<6xf64>]} : (tensor<5xi32>, tensor<i32>, tensor<0xf64>) -> tensor<6xf64>
  return
}
func.func @Bincount_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x000000000200000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xE8FEFA9EAD36E33F081EC4CD4B2FED3F14C9E02941F8F33F"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.Bincount"(%0, %1, %2) {expected = [dense<"0xE8FEFA9EAD36E33F00000000000000000C6C6188F34701400000000000000000"> : tensor<4xf64>]} : (tensor<3xi32>, tensor<i32>, tensor<3xf64>) -> tensor<4xf64>
  return
}
