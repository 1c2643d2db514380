// Gather: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Gather_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, false], [false, false], [true, false]]> : tensor<3x2xi1>}> : () -> tensor<3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<[[true, false], [true, false], [true, false]]> : tensor<3x2xi1>]} : (tensor<3x2xi1>, tensor<3xi32>) -> tensor<3x2xi1>
  return
}
func.func @GatherV2_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, true, false], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<[[false, true], [true, false]]> : tensor<2x2xi1>]} : (tensor<2x3xi1>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xi1>
  return
}
func.func @GatherNd_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, false, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<[false, false]> : tensor<2xi1>]} : (tensor<2x3xi1>, tensor<2x2xi32>) -> tensor<2xi1>
  return
}
func.func @ScatterNd_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<[[true, false], [true, true], [true, false]]> : tensor<3x2xi1>}> : () -> tensor<3x2xi1>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<[[false, false], [true, false], [false, false], [true, true]]> : tensor<4x2xi1>]} : (tensor<3x1xi32>, tensor<3x2xi1>, tensor<2xi32>) -> tensor<4x2xi1>
  return
}
func.func @TensorScatterUpdate_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, true], [true, true], [true, true], [false, true]]> : tensor<4x2xi1>}> : () -> tensor<4x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<[[true, true], [true, true]]> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<[[true, true], [true, true], [true, true], [true, true]]> : tensor<4x2xi1>]} : (tensor<4x2xi1>, tensor<2x1xi32>, tensor<2x2xi1>) -> tensor<4x2xi1>
  return
}
func.func @Gather_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xAC94424007FF5740A4DF64C00F296240557026402765223F"> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x557026402765223FAC94424007FF5740557026402765223F"> : tensor<3x2xf32>]} : (tensor<3x2xf32>, tensor<3xi32>) -> tensor<3x2xf32>
  return
}
func.func @GatherV2_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x8B197A406DCF62C08DDE723FCEAB24C066B353C0AC2C6D3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x8DDE723F8B197A40AC2C6D3FCEAB24C0"> : tensor<2x2xf32>]} : (tensor<2x3xf32>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xf32>
  return
}
func.func @GatherNd_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x1A079A3F513E3FC00FF72DBF90DA913FB17C4C40BD3DC43E"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0xBD3DC43E1A079A3F"> : tensor<2xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<2xf32>
  return
}
func.func @ScatterNd_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x2038243FAFC1064022C9843F1806853F76B4A53F05F30A40"> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x000000000000000086D0F73F5ADA8840000000000000000022C9843F1806853F"> : tensor<4x2xf32>]} : (tensor<3x1xi32>, tensor<3x2xf32>, tensor<2xi32>) -> tensor<4x2xf32>
  return
}
func.func @TensorScatterUpdate_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x9F8750BF3752503F26F10B40F7B9DFBF4A9638407B7163BFD3E89E3F800C58BE"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x987C6AC0B2DFC43F319547C03320DEBF"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x9F8750BF3752503F987C6AC0B2DFC43F4A9638407B7163BF319547C03320DEBF"> : tensor<4x2xf32>]} : (tensor<4x2xf32>, tensor<2x1xi32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  return
}
func.func @Gather_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xD20A1188CA6501406E92E44BAE2003C050AE5FEEA05EF73FA6508C2C963F0240E097C1C874C9D73FA8C8E07DCFDF0340"> : tensor<3x2xf64>}> : () -> tensor<3x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0xE097C1C874C9D73FA8C8E07DCFDF0340D20A1188CA6501406E92E44BAE2003C0E097C1C874C9D73FA8C8E07DCFDF0340"> : tensor<3x2xf64>]} : (tensor<3x2xf64>, tensor<3xi32>) -> tensor<3x2xf64>
  return
}
func.func @GatherV2_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x18181C1BC59C06401A836A1DBE8B00C092CA9B01DF7B03405467B37EC86CF7BFEC0E4BA1A63D05408C015C9084DBF03F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x92CA9B01DF7B034018181C1BC59C06408C015C9084DBF03F5467B37EC86CF7BF"> : tensor<2x2xf64>]} : (tensor<2x3xf64>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xf64>
  return
}
func.func @GatherNd_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xE6B1697B92F80EC03AAACA896EC3034020F1884BDDF901C00EA6AD3302DF0CC0B874408BD223E3BF00E092C052B6ADBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x00E092C052B6ADBFE6B1697B92F80EC0"> : tensor<2xf64>]} : (tensor<2x3xf64>, tensor<2x2xi32>) -> tensor<2xf64>
  return
}
func.func @ScatterNd_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x6F3E6DD5CC63E53FB2AFAC7B9257044094D45840ADC30240CAB875C8F96AD93F1172618FA272FC3F16B6C164475EE63F"> : tensor<3x2xf64>}> : () -> tensor<3x2xf64>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x00000000000000000000000000000000A4080C7D44920340381DDD5424EF09400000000000000000000000000000000094D45840ADC30240CAB875C8F96AD93F"> : tensor<4x2xf64>]} : (tensor<3x1xi32>, tensor<3x2xf64>, tensor<2xi32>) -> tensor<4x2xf64>
  return
}
func.func @TensorScatterUpdate_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xB0EAC3219D97F4BF54C24E0E2F27F73FC0E217BBE747CABF36690A62212B07C0E0408D31DA3003C07A2B93DB339100C03ACDA71716EE0140D8133B866F1CF7BF"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0xC0CC65F3686BC63FE69E1A2763DB08405C474510270E054028343D950464E83F"> : tensor<2x2xf64>}> : () -> tensor<2x2xf64>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0xB0EAC3219D97F4BF54C24E0E2F27F73FC0CC65F3686BC63FE69E1A2763DB0840E0408D31DA3003C07A2B93DB339100C05C474510270E054028343D950464E83F"> : tensor<4x2xf64>]} : (tensor<4x2xf64>, tensor<2x1xi32>, tensor<2x2xf64>) -> tensor<4x2xf64>
  return
}
func.func @Gather_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x36B9B041A6B8B3C3E443F83E"> : tensor<3x2xf16>}> : () -> tensor<3x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0xE443F83E36B9B041E443F83E"> : tensor<3x2xf16>]} : (tensor<3x2xf16>, tensor<3xi32>) -> tensor<3x2xf16>
  return
}
func.func @GatherV2_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xF8C08E42823C9B3E0EC220BB"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x823CF8C020BB9B3E"> : tensor<2x2xf16>]} : (tensor<2x3xf16>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xf16>
  return
}
func.func @GatherNd_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x7841FE2FF23D9B4221C17934"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x79347841"> : tensor<2xf16>]} : (tensor<2x3xf16>, tensor<2x2xi32>) -> tensor<2xf16>
  return
}
func.func @ScatterNd_int32_4() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x5C41F53CC440F33AA53ECA38"> : tensor<3x2xf16>}> : () -> tensor<3x2xf16>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x0000000057445A3F00000000C440F33A"> : tensor<4x2xf16>]} : (tensor<3x1xi32>, tensor<3x2xf16>, tensor<2xi32>) -> tensor<4x2xf16>
  return
}
func.func @TensorScatterUpdate_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x5B38D6B94742773EB63EFF3EA33684B4"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x2E406B41EB406CB5"> : tensor<2x2xf16>}> : () -> tensor<2x2xf16>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x5B38D6B92E406B41B63EFF3EEB406CB5"> : tensor<4x2xf16>]} : (tensor<4x2xf16>, tensor<2x1xi32>, tensor<2x2xf16>) -> tensor<4x2xf16>
  return
}
func.func @Gather_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0xE5BF7D400D4001C0D8BF1C3B"> : tensor<3x2xbf16>}> : () -> tensor<3x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0xD8BF1C3BE5BF7D40D8BF1C3B"> : tensor<3x2xbf16>]} : (tensor<3x2xbf16>, tensor<3xi32>) -> tensor<3x2xbf16>
  return
}
func.func @GatherV2_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x554023C0A93F51BF213F3FC0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0xA93F55403FC051BF"> : tensor<2x2xbf16>]} : (tensor<2x3xbf16>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xbf16>
  return
}
func.func @GatherNd_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x3FC030C06CBF5840983FCCBF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0xCCBF3FC0"> : tensor<2xbf16>]} : (tensor<2x3xbf16>, tensor<2x2xi32>) -> tensor<2xbf16>
  return
}
func.func @ScatterNd_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x34400940B43FFB3EDD3F0640"> : tensor<3x2xbf16>}> : () -> tensor<3x2xbf16>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x000000009140884000000000B43FFB3E"> : tensor<4x2xbf16>]} : (tensor<3x1xi32>, tensor<3x2xbf16>, tensor<2xi32>) -> tensor<4x2xbf16>
  return
}
func.func @TensorScatterUpdate_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0xC73F1A3F374078C02E403F3F023F2940"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x02407D3F19C0C63F"> : tensor<2x2xbf16>}> : () -> tensor<2x2xbf16>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0xC73F1A3F02407D3F2E403F3F19C0C63F"> : tensor<4x2xbf16>]} : (tensor<4x2xbf16>, tensor<2x1xi32>, tensor<2x2xbf16>) -> tensor<4x2xbf16>
  return
}
func.func @Gather_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0xFCFCFF040002"> : tensor<3x2xi8>}> : () -> tensor<3x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x0002FCFC0002"> : tensor<3x2xi8>]} : (tensor<3x2xi8>, tensor<3xi32>) -> tensor<3x2xi8>
  return
}
func.func @GatherV2_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x0300FEFD00FE"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0xFE03FEFD"> : tensor<2x2xi8>]} : (tensor<2x3xi8>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xi8>
  return
}
func.func @GatherNd_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x04FFFC030303"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x0304"> : tensor<2xi8>]} : (tensor<2x3xi8>, tensor<2x2xi32>) -> tensor<2xi8>
  return
}
func.func @ScatterNd_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x000001020301"> : tensor<3x2xi8>}> : () -> tensor<3x2xi8>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x0000030100000102"> : tensor<4x2xi8>]} : (tensor<3x1xi32>, tensor<3x2xi8>, tensor<2xi32>) -> tensor<4x2xi8>
  return
}
func.func @TensorScatterUpdate_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0xFC030100FE020200"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0xFCFEFE00"> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0xFC03FCFEFE02FE00"> : tensor<4x2xi8>]} : (tensor<4x2xi8>, tensor<2x1xi32>, tensor<2x2xi8>) -> tensor<4x2xi8>
  return
}
func.func @Gather_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x010001000200FCFF0000FFFF"> : tensor<3x2xi16>}> : () -> tensor<3x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x0000FFFF010001000000FFFF"> : tensor<3x2xi16>]} : (tensor<3x2xi16>, tensor<3xi32>) -> tensor<3x2xi16>
  return
}
func.func @GatherV2_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFCFF030003000200FCFFFDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x0300FCFFFDFF0200"> : tensor<2x2xi16>]} : (tensor<2x3xi16>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xi16>
  return
}
func.func @GatherNd_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFEFFFFFFFEFF04000400"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x0400FFFF"> : tensor<2xi16>]} : (tensor<2x3xi16>, tensor<2x2xi32>) -> tensor<2xi16>
  return
}
func.func @ScatterNd_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x020001000000010001000100"> : tensor<3x2xi16>}> : () -> tensor<3x2xi16>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x00000000030002000000000000000100"> : tensor<4x2xi16>]} : (tensor<3x1xi32>, tensor<3x2xi16>, tensor<2xi32>) -> tensor<4x2xi16>
  return
}
func.func @TensorScatterUpdate_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFDFFFCFF0100FEFF03000200FDFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x040002000200FFFF"> : tensor<2x2xi16>}> : () -> tensor<2x2xi16>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0xFCFFFDFF04000200FEFF03000200FFFF"> : tensor<4x2xi16>]} : (tensor<4x2xi16>, tensor<2x1xi32>, tensor<2x2xi16>) -> tensor<4x2xi16>
  return
}
func.func @Gather_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFDFFFFFFFDFFFFFFFEFFFFFFFCFFFFFF03000000"> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0xFCFFFFFF03000000FFFFFFFFFDFFFFFFFCFFFFFF03000000"> : tensor<3x2xi32>]} : (tensor<3x2xi32>, tensor<3xi32>) -> tensor<3x2xi32>
  return
}
func.func @GatherV2_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x0200000004000000FCFFFFFF0100000004000000FDFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0xFCFFFFFF02000000FDFFFFFF01000000"> : tensor<2x2xi32>]} : (tensor<2x3xi32>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xi32>
  return
}
func.func @GatherNd_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF0300000000000000030000000200000003000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x03000000FFFFFFFF"> : tensor<2xi32>]} : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<2xi32>
  return
}
func.func @ScatterNd_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000000000000010000000100000001000000"> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x0000000000000000020000000100000000000000000000000000000001000000"> : tensor<4x2xi32>]} : (tensor<3x1xi32>, tensor<3x2xi32>, tensor<2xi32>) -> tensor<4x2xi32>
  return
}
func.func @TensorScatterUpdate_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000100000002000000FDFFFFFFFCFFFFFF01000000FFFFFFFF"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF000000000000000004000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x0300000002000000FFFFFFFF00000000FDFFFFFFFCFFFFFF0000000004000000"> : tensor<4x2xi32>]} : (tensor<4x2xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  return
}
func.func @Gather_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF01000000000000000200000000000000FCFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFF"> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x0400000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FCFFFFFFFFFFFFFF"> : tensor<3x2xi64>]} : (tensor<3x2xi64>, tensor<3xi32>) -> tensor<3x2xi64>
  return
}
func.func @GatherV2_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000FDFFFFFFFFFFFFFF03000000000000000100000000000000FEFFFFFFFFFFFFFF0400000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x0300000000000000010000000000000004000000000000000100000000000000"> : tensor<2x2xi64>]} : (tensor<2x3xi64>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xi64>
  return
}
func.func @GatherNd_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0400000000000000FDFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0xFEFFFFFFFFFFFFFF0400000000000000"> : tensor<2xi64>]} : (tensor<2x3xi64>, tensor<2x2xi32>) -> tensor<2xi64>
  return
}
func.func @ScatterNd_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000300000000000000000000000000000001000000000000000100000000000000"> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x00000000000000000000000000000000020000000000000004000000000000000000000000000000000000000000000003000000000000000000000000000000"> : tensor<4x2xi64>]} : (tensor<3x1xi32>, tensor<3x2xi64>, tensor<2xi32>) -> tensor<4x2xi64>
  return
}
func.func @TensorScatterUpdate_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF03000000000000000200000000000000FDFFFFFFFFFFFFFF"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0xFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF04000000000000000200000000000000FDFFFFFFFFFFFFFF"> : tensor<4x2xi64>]} : (tensor<4x2xi64>, tensor<2x1xi32>, tensor<2x2xi64>) -> tensor<4x2xi64>
  return
}
func.func @Gather_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x000004000400"> : tensor<3x2xui8>}> : () -> tensor<3x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x040000000400"> : tensor<3x2xui8>]} : (tensor<3x2xui8>, tensor<3xi32>) -> tensor<3x2xui8>
  return
}
func.func @GatherV2_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x000403030301"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x03000103"> : tensor<2x2xui8>]} : (tensor<2x3xui8>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xui8>
  return
}
func.func @GatherNd_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x000301020103"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x0300"> : tensor<2xui8>]} : (tensor<2x3xui8>, tensor<2x2xi32>) -> tensor<2xui8>
  return
}
func.func @ScatterNd_int32_10() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x000302020103"> : tensor<3x2xui8>}> : () -> tensor<3x2xui8>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x0000010600000202"> : tensor<4x2xui8>]} : (tensor<3x1xi32>, tensor<3x2xui8>, tensor<2xi32>) -> tensor<4x2xui8>
  return
}
func.func @TensorScatterUpdate_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x0100010200020301"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x04000302"> : tensor<2x2xui8>}> : () -> tensor<2x2xui8>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x0100040000020302"> : tensor<4x2xui8>]} : (tensor<4x2xui8>, tensor<2x1xi32>, tensor<2x2xui8>) -> tensor<4x2xui8>
  return
}
func.func @Gather_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000030003000200"> : tensor<3x2xui16>}> : () -> tensor<3x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x030002000000000003000200"> : tensor<3x2xui16>]} : (tensor<3x2xui16>, tensor<3xi32>) -> tensor<3x2xui16>
  return
}
func.func @GatherV2_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x040002000000020000000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x0000040001000200"> : tensor<2x2xui16>]} : (tensor<2x3xui16>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xui16>
  return
}
func.func @GatherNd_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x020000000100000000000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x04000200"> : tensor<2xui16>]} : (tensor<2x3xui16>, tensor<2x2xi32>) -> tensor<2xui16>
  return
}
func.func @ScatterNd_int32_11() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x020002000000030001000200"> : tensor<3x2xui16>}> : () -> tensor<3x2xui16>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x00000000030004000000000000000300"> : tensor<4x2xui16>]} : (tensor<3x1xi32>, tensor<3x2xui16>, tensor<2xi32>) -> tensor<4x2xui16>
  return
}
func.func @TensorScatterUpdate_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x00000200010000000300040003000100"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x0000000001000400"> : tensor<2x2xui16>}> : () -> tensor<2x2xui16>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x00000200000000000300040001000400"> : tensor<4x2xui16>]} : (tensor<4x2xui16>, tensor<2x1xi32>, tensor<2x2xui16>) -> tensor<4x2xui16>
  return
}
func.func @Gather_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000200000001000000040000000200000004000000"> : tensor<3x2xui32>}> : () -> tensor<3x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x020000000400000003000000020000000200000004000000"> : tensor<3x2xui32>]} : (tensor<3x2xui32>, tensor<3xi32>) -> tensor<3x2xui32>
  return
}
func.func @GatherV2_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000300000003000000040000000300000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x03000000030000000300000004000000"> : tensor<2x2xui32>]} : (tensor<2x3xui32>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xui32>
  return
}
func.func @GatherNd_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x0400000001000000"> : tensor<2xui32>]} : (tensor<2x3xui32>, tensor<2x2xi32>) -> tensor<2xui32>
  return
}
func.func @ScatterNd_int32_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x030000000300000001000000000000000200000002000000"> : tensor<3x2xui32>}> : () -> tensor<3x2xui32>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x0000000000000000050000000500000000000000000000000100000000000000"> : tensor<4x2xui32>]} : (tensor<3x1xi32>, tensor<3x2xui32>, tensor<2xi32>) -> tensor<4x2xui32>
  return
}
func.func @TensorScatterUpdate_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000040000000000000000000000040000000000000002000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x00000000020000000300000004000000"> : tensor<2x2xui32>}> : () -> tensor<2x2xui32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x0000000002000000000000000200000000000000040000000300000004000000"> : tensor<4x2xui32>]} : (tensor<4x2xui32>, tensor<2x1xi32>, tensor<2x2xui32>) -> tensor<4x2xui32>
  return
}
func.func @Gather_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000100000000000000020000000000000002000000000000000100000000000000"> : tensor<3x2xui64>}> : () -> tensor<3x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x020000000000000001000000000000000200000000000000010000000000000002000000000000000100000000000000"> : tensor<3x2xui64>]} : (tensor<3x2xui64>, tensor<3xi32>) -> tensor<3x2xui64>
  return
}
func.func @GatherV2_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000003000000000000000300000000000000040000000000000000000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x0300000000000000020000000000000003000000000000000400000000000000"> : tensor<2x2xui64>]} : (tensor<2x3xui64>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xui64>
  return
}
func.func @GatherNd_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000000000000000000000100000000000000000000000000000000000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x04000000000000000400000000000000"> : tensor<2xui64>]} : (tensor<2x3xui64>, tensor<2x2xi32>) -> tensor<2xui64>
  return
}
func.func @ScatterNd_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000000000000000000000300000000000000000000000000000000000000000000000300000000000000"> : tensor<3x2xui64>}> : () -> tensor<3x2xui64>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x00000000000000000000000000000000010000000000000003000000000000000000000000000000000000000000000003000000000000000000000000000000"> : tensor<4x2xui64>]} : (tensor<3x1xi32>, tensor<3x2xui64>, tensor<2xi32>) -> tensor<4x2xui64>
  return
}
func.func @TensorScatterUpdate_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000300000000000000040000000000000004000000000000000300000000000000030000000000000001000000000000000200000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000040000000000000000000000000000000300000000000000"> : tensor<2x2xui64>}> : () -> tensor<2x2xui64>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x04000000000000000300000000000000000000000000000004000000000000000300000000000000030000000000000000000000000000000300000000000000"> : tensor<4x2xui64>]} : (tensor<4x2xui64>, tensor<2x1xi32>, tensor<2x2xui64>) -> tensor<4x2xui64>
  return
}
func.func @Gather_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x72BDA0BF19327040399C583F27EB43404B9E08BF04CF52C0958DE43F654F68C008FC4DC0232E46C05749463D5757E43F"> : tensor<3x2xcomplex<f32>>}> : () -> tensor<3x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x08FC4DC0232E46C05749463D5757E43F72BDA0BF19327040399C583F27EB434008FC4DC0232E46C05749463D5757E43F"> : tensor<3x2xcomplex<f32>>]} : (tensor<3x2xcomplex<f32>>, tensor<3xi32>) -> tensor<3x2xcomplex<f32>>
  return
}
func.func @GatherV2_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x5EF6743E3A7D17C0B6EBC93FA53F063ED8971CBF4BC06C40E8BA063F7FA817C0BACC5DC0F8B148403C64CABFA68A4CC0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0xD8971CBF4BC06C405EF6743E3A7D17C03C64CABFA68A4CC0E8BA063F7FA817C0"> : tensor<2x2xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xcomplex<f32>>
  return
}
func.func @GatherNd_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0xF5906CBBFE4EEE3FDEC2593F7C9E6BBF874A2740AB3BCA3F65EDA33F2A9A29BF8D8C65404A391CC0AD50B43F469E81BF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0xAD50B43F469E81BFF5906CBBFE4EEE3F"> : tensor<2xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x2xi32>) -> tensor<2xcomplex<f32>>
  return
}
func.func @ScatterNd_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0xD0ACCA3FB7AE753DC5633F3F2CA81D3F03B2EF3F422D2240B92CCD3E5B28453FD0960B400BD1EB3D1DBDA33F2D73F03F"> : tensor<3x2xcomplex<f32>>}> : () -> tensor<3x2xcomplex<f32>>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x0000000000000000000000000000000038ED70403354333E80B70140A2A31F400000000000000000000000000000000003B2EF3F422D2240B92CCD3E5B28453F"> : tensor<4x2xcomplex<f32>>]} : (tensor<3x1xi32>, tensor<3x2xcomplex<f32>>, tensor<2xi32>) -> tensor<4x2xcomplex<f32>>
  return
}
func.func @TensorScatterUpdate_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x829B59406A79153F304BA8BF744A6E405CC704402148FDBF3A35BDBF8B26AF3FF25023C0D80302C0B937414078CF3A4023DBF3BF164A71BF669651C0C8BDCCBF"> : tensor<4x2xcomplex<f32>>}> : () -> tensor<4x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0xEE74993F1DA52EC05F2C4E3F2235F83F75695D405DEF673D72D21BC0EC191FC0"> : tensor<2x2xcomplex<f32>>}> : () -> tensor<2x2xcomplex<f32>>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x829B59406A79153F304BA8BF744A6E40EE74993F1DA52EC05F2C4E3F2235F83FF25023C0D80302C0B937414078CF3A4075695D405DEF673D72D21BC0EC191FC0"> : tensor<4x2xcomplex<f32>>]} : (tensor<4x2xcomplex<f32>>, tensor<2x1xi32>, tensor<2x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  return
}
func.func @Gather_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xBC29E3D6A65EF43FC0CD45F82D7AC33FE86541E9EC3DFFBF48E4D413E1A2E53FB089255917070D40546E9031B37F00C070AA227BE9C9F6BFF4296529CDC008C03282F66303B00340FC8E7EE42CE70BC0DC0BC9E69930F33F10FBCB539FCED5BF"> : tensor<3x2xcomplex<f64>>}> : () -> tensor<3x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Gather"(%0, %1) {expected = [dense<"0x3282F66303B00340FC8E7EE42CE70BC0DC0BC9E69930F33F10FBCB539FCED5BFBC29E3D6A65EF43FC0CD45F82D7AC33FE86541E9EC3DFFBF48E4D413E1A2E53F3282F66303B00340FC8E7EE42CE70BC0DC0BC9E69930F33F10FBCB539FCED5BF"> : tensor<3x2xcomplex<f64>>]} : (tensor<3x2xcomplex<f64>>, tensor<3xi32>) -> tensor<3x2xcomplex<f64>>
  return
}
func.func @GatherV2_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x80A2B2EA0611BA3F90CEC2EB6467FABF60DCBDA7FDAEDDBFC4B1F0EA98BF0CC002BA042266D00B40803DF75C9DDCA7BFECA01B9D4D350FC054D227607CC2014030BA3A97D5D0F5BF542C7A74FA410BC080BA0F5EBC6AB23F70A29A572330E4BF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<"0x02BA042266D00B40803DF75C9DDCA7BF80A2B2EA0611BA3F90CEC2EB6467FABF80BA0F5EBC6AB23F70A29A572330E4BFECA01B9D4D350FC054D227607CC20140"> : tensor<2x2xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi64>, tensor<i32>) -> tensor<2x2xcomplex<f64>>
  return
}
func.func @GatherNd_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x1009396F3D8503C028C628C0472404405C8C61450986F4BF00E2144E7AB2D23F60CBC148CD0CF83F948DA867C86F03C0EC8F5674D45C0D40B0916E56367E04409090B5DA49B9E13F601B7AFC366FC63F4C0FC251A2F903C08ED6AB2876900BC0"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x4C0FC251A2F903C08ED6AB2876900BC01009396F3D8503C028C628C047240440"> : tensor<2xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x2xi32>) -> tensor<2xcomplex<f64>>
  return
}
func.func @ScatterNd_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000001000000"> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %1 = "tf.Const"() <{value = dense<"0xA49527635B60F23FBC123F0629C0F53F013D286A7DC10040D0E83FCCAAFAC33F506275709BAD00409509F65185F50240F4D40EAF1CC8F83F4A25EDFF78A5F73F58CCBD25B663F93FEDE7BD27D422EB3FA0FDBD16935C0740F53F70D88146E73F"> : tensor<3x2xcomplex<f64>>}> : () -> tensor<3x2xcomplex<f64>>
  %2 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000FEB072C408E2054059030F8DC9A80140501D7340080F1440293A808B2C45EC3F0000000000000000000000000000000000000000000000000000000000000000506275709BAD00409509F65185F50240F4D40EAF1CC8F83F4A25EDFF78A5F73F"> : tensor<4x2xcomplex<f64>>]} : (tensor<3x1xi32>, tensor<3x2xcomplex<f64>>, tensor<2xi32>) -> tensor<4x2xcomplex<f64>>
  return
}
func.func @TensorScatterUpdate_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x8876FF198CDAEC3FB001E0F0A57BE1BF4890B519E284FBBF30DEB861EFBDE33F901EEA5FD9CBF0BFEE2CB41CFE1B0540180C21EA7C31F83F64A352674EB80FC08CA6E868233DF23F904A7ED7BFFDDA3F26413C12028702C0CAF146038C5E0940802D9E290620A03F0CCBC9D38E1008402050647E6EB4DDBF88B5D7ED48FF0540"> : tensor<4x2xcomplex<f64>>}> : () -> tensor<4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x0AE0CCCBBF5400C0A06AF59B8EB5DF3F485EB7EB68E10B40F84085D835D6F23F0C9B1A5152360CC0E0C4ADCDD45CC43FD805BD5005A30E4008AD402B9FE009C0"> : tensor<2x2xcomplex<f64>>}> : () -> tensor<2x2xcomplex<f64>>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x8876FF198CDAEC3FB001E0F0A57BE1BF4890B519E284FBBF30DEB861EFBDE33F0AE0CCCBBF5400C0A06AF59B8EB5DF3F485EB7EB68E10B40F84085D835D6F23F8CA6E868233DF23F904A7ED7BFFDDA3F26413C12028702C0CAF146038C5E09400C9B1A5152360CC0E0C4ADCDD45CC43FD805BD5005A30E4008AD402B9FE009C0"> : tensor<4x2xcomplex<f64>>]} : (tensor<4x2xcomplex<f64>>, tensor<2x1xi32>, tensor<2x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
  return
}
func.func @TensorScatterAdd_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xC7207BC09DB843C089CD123F30404040"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x6F8EC3BF1A0848C05779923F"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0xC7207BC028435CC089CD123F40FDF8BD"> : tensor<4xf32>]} : (tensor<4xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<4xf32>
  return
}
func.func @TensorScatterSub_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x875E694028588ABE960A614087AB44C0"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xE29DD8BE2B975240A54B5B40"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x875E6940EE8251C0960A614059A1CBC0"> : tensor<4xf32>]} : (tensor<4xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<4xf32>
  return
}
func.func @TensorScatterMin_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xD88204C051F4424018571240032C543F"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x71D7FD3F3278B03EC803D5BF"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0xD88204C0C803D5BF185712403278B03E"> : tensor<4xf32>]} : (tensor<4xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<4xf32>
  return
}
func.func @TensorScatterMax_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x758D3FBD0A929BBFBE4402C009850EC0"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x78A92CC0947447C032F017C0"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x758D3FBD0A929BBFBE4402C009850EC0"> : tensor<4xf32>]} : (tensor<4xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<4xf32>
  return
}
func.func @UnsortedSegmentSum_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x3B157DC0FEF45A408816693E25C6CE3FF4AA253F1EC7073E6E6402C0CEDDB73F"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x7EAA53C07071634000000000000000008816693E25C6CE3F"> : tensor<3x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf32>
  return
}
func.func @UnsortedSegmentProd_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x33393A3FD440973F728337409B7B9CBFFCAF63C07BDA76C01C6CC03FFB6317C0"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0xBDA025C062D991C00000803F0000803F728337409B7B9CBF"> : tensor<3x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf32>
  return
}
func.func @UnsortedSegmentMax_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xF75793BF56096BC09B5A5EC0BFEA5F401D9D5AC0E73C933F7C001FC0584C94BF"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0xF75793BFE73C933FFFFF7FFFFFFF7FFF9B5A5EC0BFEA5F40"> : tensor<3x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf32>
  return
}
func.func @UnsortedSegmentMin_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x304F8BBEBE697640D46C48C03F936E3F7246C43FACBCC43F61FC07C01CE6873E"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x304F8BBEACBCC43FFFFF7F7FFFFF7F7FD46C48C03F936E3F"> : tensor<3x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf32>
  return
}
func.func @SegmentSum_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xCBF377C03C2E65C0621252C0F14CFFBF82B55A3E0B833A3FC2BD49C0441ABB3F"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x1603E5C05A6AB2C0000000000000000082B55A3E0B833A3FC2BD49C0441ABB3F"> : tensor<4x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>) -> tensor<4x2xf32>
  return
}
func.func @SegmentMean_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xFA8C1B408F8A0BC09EC73EC05C490B40907412C07B876340C674F43F457E11C0"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x90EA8CBE006602BB0000000000000000907412C07B876340C674F43F457E11C0"> : tensor<4x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>) -> tensor<4x2xf32>
  return
}
func.func @SegmentProd_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x11463F3E3CA10AC0BDE5E7BF291A53C0EEF15FBFE027D0BE7E2904C07E7E81BF"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0xE043ADBE1EA2E4400000803F0000803FEEF15FBFE027D0BE7E2904C07E7E81BF"> : tensor<4x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>) -> tensor<4x2xf32>
  return
}
func.func @SegmentMax_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x9B0768C01BBC0740AC13083F15415440DC6BCF3E7B6A0240A3CC0CC0C1FCD23F"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0xAC13083F154154400000000000000000DC6BCF3E7B6A0240A3CC0CC0C1FCD23F"> : tensor<4x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>) -> tensor<4x2xf32>
  return
}
func.func @SegmentMin_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x429B65401573983ECD4707BF0F8FFB3F15D2EA3F1C07BBBFF2C5BFBF174CCE3F"> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0xCD4707BF1573983E000000000000000015D2EA3F1C07BBBFF2C5BFBF174CCE3F"> : tensor<4x2xf32>]} : (tensor<4x2xf32>, tensor<4xi32>) -> tensor<4x2xf32>
  return
}
func.func @TensorScatterAdd_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x6816D5C174E1E0BFA0071DA6D822EFBF28AD401FD094E13F844404DD0079FFBF"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xDECADFF9742205C04ED325DA34640BC01623866703AA0140"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x6816D5C174E1E0BF60D3C1774F82F6BF28AD401FD094E13FC8FA53A45A9015C0"> : tensor<4xf64>]} : (tensor<4xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<4xf64>
  return
}
func.func @TensorScatterSub_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x16ED14390AF60DC0003D2D7016A6DABF04CA42C8DA5FF7BF5CE6F388C19F0AC0"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x26694674B2DB0CC028F482A60088E6BFFCDBADD586ACF43F"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x16ED14390AF60DC010A7D3765861FE3F04CA42C8DA5FF7BF5229535FC1FD04C0"> : tensor<4xf64>]} : (tensor<4xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<4xf64>
  return
}
func.func @TensorScatterMin_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x48A7C9A41E6E0F4018F0E01DD068F93FA0587A1E1CFAF5BF64E9A77D58ACF6BF"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x08B51014259EF93FE41D73B09FBD0740C010E644DFA1C8BF"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x48A7C9A41E6E0F40C010E644DFA1C8BFA0587A1E1CFAF5BF64E9A77D58ACF6BF"> : tensor<4xf64>]} : (tensor<4xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<4xf64>
  return
}
func.func @TensorScatterMax_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xEEC67968111C06C03E131690B8A304C08CDA04FED2C5004018DC6CC2EFE40C40"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xD46BC6E43A37F13FEAE908B9E04B0740F829F5D1C519F03F"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0xEEC67968111C06C0D46BC6E43A37F13F8CDA04FED2C5004018DC6CC2EFE40C40"> : tensor<4xf64>]} : (tensor<4xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<4xf64>
  return
}
func.func @UnsortedSegmentSum_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x7E40EC5F31620AC0685E752DAA1EFC3F9800B0A9E21CEABF608DDDAC5C75DC3F286F07E8A34F06400075E883B91FC53F203B497013DAFABF48EFCFE3A8D30240"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x584593DF354AE0BF086DF25DA1C2FE3F000000000000000000000000000000009800B0A9E21CEABF608DDDAC5C75DC3F"> : tensor<3x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf64>
  return
}
func.func @UnsortedSegmentProd_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x2C1C3A48ECE2F3BF4A8472F1B4890040F25C77428F540640C0375C6CEE25B73FC045C88177F5F23F84F729AC6E4DF63F069AE743605209C01E2CCD3273CE06C0"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0xF22E5F1C6190F7BFCF2277E7610D0740000000000000F03F000000000000F03FF25C77428F540640C0375C6CEE25B73F"> : tensor<3x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf64>
  return
}
func.func @UnsortedSegmentMax_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x6C8E877652EA03400033CE50549C04406094108604A7C8BF20A47B783F78D4BFA0BEDBFB5E5CC6BF649B6651B6BFFBBFF273F6843CEE0740B881BE540E32E9BF"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x6C8E877652EA03400033CE50549C0440FFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFF6094108604A7C8BF20A47B783F78D4BF"> : tensor<3x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf64>
  return
}
func.func @UnsortedSegmentMin_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xD0AD3736EEBFE13F2CAE590AD2B10B4018BDCA68B21F09C0825FF926EAED0840D05AD2265BBFEA3F842B1F4CB81BF03F68108E9DC0FEF33F78371C9AEC1B0FC0"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xD0AD3736EEBFE13F842B1F4CB81BF03FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F18BDCA68B21F09C0825FF926EAED0840"> : tensor<3x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf64>
  return
}
func.func @SegmentSum_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x0065DBC6F833EEBFB007451F418EFEBFF0AC28FD91F3DA3F48BD89F19C72F53F702B1D1851EBDF3FFCB0BEA8AA9607C0BC167583D3830CC0A047F28DB38004C0"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x880E47C82FBAE0BFD094765B4837E2BF00000000000000000000000000000000702B1D1851EBDF3FFCB0BEA8AA9607C0BC167583D3830CC0A047F28DB38004C0"> : tensor<4x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>) -> tensor<4x2xf64>
  return
}
func.func @SegmentMean_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xFC91F5D99256FC3F48651CF8DDA8E73F72078AE0181207C064B03657FC0F08C068DC6854346AECBFE2A2E43A1CB706C0BC94ADE9EA11F73FCC25E14C1BA3F93F"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0xE87C1EE79ECDE1BF12972FD9C425F2BF0000000000000000000000000000000068DC6854346AECBFE2A2E43A1CB706C0BC94ADE9EA11F73FCC25E14C1BA3F93F"> : tensor<4x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>) -> tensor<4x2xf64>
  return
}
func.func @SegmentProd_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC49CBF35F622094058691C47AF51F3BF5CC75E7595750240F894D2C1F719044068510D2264D2EBBFB02088922A260EC0C0D798D199F4CDBFD8BB4D4625FDE8BF"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x12FDD9720F001D401F10CCE1754508C0000000000000F03F000000000000F03F68510D2264D2EBBFB02088922A260EC0C0D798D199F4CDBFD8BB4D4625FDE8BF"> : tensor<4x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>) -> tensor<4x2xf64>
  return
}
func.func @SegmentMax_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x1C6D388E9150FEBF603D1F46807FD03FAA5CF01229FD04C0504F9C83F244074012A4A28D06FA084048490569C41AF63F32285723C7C00A40A415D860B636FEBF"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x1C6D388E9150FEBF504F9C83F24407400000000000000000000000000000000012A4A28D06FA084048490569C41AF63F32285723C7C00A40A415D860B636FEBF"> : tensor<4x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>) -> tensor<4x2xf64>
  return
}
func.func @SegmentMin_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC26C371DA3690D40E4E29F6B4053FDBF78AA9BCF5DA0FCBFACE45DE1C9710D4080753965223EA2BF82051EBF51530EC05C67DB4875C109405C91985526F0FDBF"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0x78AA9BCF5DA0FCBFE4E29F6B4053FDBF0000000000000000000000000000000080753965223EA2BF82051EBF51530EC05C67DB4875C109405C91985526F0FDBF"> : tensor<4x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>) -> tensor<4x2xf64>
  return
}
func.func @TensorScatterAdd_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x4140B63BA73A2540"> : tensor<4xf16>}> : () -> tensor<4xf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x9940442F2C3D"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x41408E44A73A5F40"> : tensor<4xf16>]} : (tensor<4xf16>, tensor<3x1xi64>, tensor<3xf16>) -> tensor<4xf16>
  return
}
func.func @TensorScatterSub_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x64BCFEBA87C1D5C2"> : tensor<4xf16>}> : () -> tensor<4xf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x8A4122C0F33B"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x64BCA3C487C166BD"> : tensor<4xf16>]} : (tensor<4xf16>, tensor<3x1xi64>, tensor<3xf16>) -> tensor<4xf16>
  return
}
func.func @TensorScatterMin_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x07C39FB9EE3F6E3E"> : tensor<4xf16>}> : () -> tensor<4xf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xDFBD0039B4BC"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x07C3DFBDEE3F0039"> : tensor<4xf16>]} : (tensor<4xf16>, tensor<3x1xi64>, tensor<3xf16>) -> tensor<4xf16>
  return
}
func.func @TensorScatterMax_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x894329C35EBA2A36"> : tensor<4xf16>}> : () -> tensor<4xf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x853CC5BD6643"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x894366435EBA2A36"> : tensor<4xf16>]} : (tensor<4xf16>, tensor<3x1xi64>, tensor<3xf16>) -> tensor<4xf16>
  return
}
func.func @UnsortedSegmentSum_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xD53F02BD1CC04940E6C2383FFF4212C2"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xF7BD6C38000000001CC04940"> : tensor<3x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf16>
  return
}
func.func @UnsortedSegmentProd_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x333A9741153F88BFE9C1A0C1A3432740"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x94C0DCC7003C003C153F88BF"> : tensor<3x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf16>
  return
}
func.func @UnsortedSegmentMax_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xAA4059BD33AECBBE8A4223B42F3A62C1"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x8A4223B4FFFBFFFB33AECBBE"> : tensor<3x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf16>
  return
}
func.func @UnsortedSegmentMin_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xFBB1A6C3DE41FD432CC349C2EF413B40"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x2CC3A6C3FF7BFF7BDE41FD43"> : tensor<3x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf16>
  return
}
func.func @SegmentSum_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x8C410541E4BBCBBCFEC2C2C1D2C2463D"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x263F3F3D00000000FEC2C2C1D2C2463D"> : tensor<4x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>) -> tensor<4x2xf16>
  return
}
func.func @SegmentMean_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x7F40603C59C18EB71940AEBBE0BF20C2"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0xD0B2F934000000001940AEBBE0BF20C2"> : tensor<4x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>) -> tensor<4x2xf16>
  return
}
func.func @SegmentProd_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xFE3AF73C82391BBE93B8AB3B54C2103C"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0xD03894BF003C003C93B8AB3B54C2103C"> : tensor<4x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>) -> tensor<4x2xf16>
  return
}
func.func @SegmentMax_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x483CA4429E43F8C0ADC191B73143AFC1"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x9E43A44200000000ADC191B73143AFC1"> : tensor<4x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>) -> tensor<4x2xf16>
  return
}
func.func @SegmentMin_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xDE420840A2364243412D8C411FBDF240"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0xA236084000000000412D8C411FBDF240"> : tensor<4x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>) -> tensor<4x2xf16>
  return
}
func.func @TensorScatterAdd_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x61401E40ABBF2C40"> : tensor<4xbf16>}> : () -> tensor<4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x004041C0F73E"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x61409E40ABBFA8BE"> : tensor<4xbf16>]} : (tensor<4xbf16>, tensor<3x1xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  return
}
func.func @TensorScatterSub_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x4B40A03C07C00840"> : tensor<4xbf16>}> : () -> tensor<4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x08400ABEAF3F"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x4B405EC007C01140"> : tensor<4xbf16>]} : (tensor<4xbf16>, tensor<3x1xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  return
}
func.func @TensorScatterMin_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x1340703FF23F4040"> : tensor<4xbf16>}> : () -> tensor<4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x71401A3FA33E"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x1340A33EF23F1A3F"> : tensor<4xbf16>]} : (tensor<4xbf16>, tensor<3x1xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  return
}
func.func @TensorScatterMax_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x6A3FE13F42C0F8BE"> : tensor<4xbf16>}> : () -> tensor<4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x55C0ADBF8A3F"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x6A3FE13F42C0F8BE"> : tensor<4xbf16>]} : (tensor<4xbf16>, tensor<3x1xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  return
}
func.func @UnsortedSegmentSum_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x6B4055C02A4047C0404070404AC03C3F"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xD640D83E000000002A4047C0"> : tensor<3x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xbf16>
  return
}
func.func @UnsortedSegmentProd_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x7B3FD5BF77405B403540714000BFAABF"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x3140C9C0803F803F77405B40"> : tensor<3x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xbf16>
  return
}
func.func @UnsortedSegmentMax_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xA53FD1BC4E409A3FB53E4F4081BF0840"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0xA53F4F407FFF7FFF4E409A3F"> : tensor<3x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xbf16>
  return
}
func.func @UnsortedSegmentMin_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x1B40BE3F8B3F95BFF63F03401CC05940"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xF63FBE3F7F7F7F7F8B3F95BF"> : tensor<3x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xbf16>
  return
}
func.func @SegmentSum_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xC93FF23FA83F69BE943F5340FCBF7CC0"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x3840D53F00000000943F5340FCBF7CC0"> : tensor<4x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>) -> tensor<4x2xbf16>
  return
}
func.func @SegmentMean_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x2940903F0E3F663FE3BF81BF26C05740"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0xCC3F823F00000000E3BF81BF26C05740"> : tensor<4x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>) -> tensor<4x2xbf16>
  return
}
func.func @SegmentProd_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x4F4014BF06C07AC05D404ABF20403FC0"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0xD9C01140803F803F5D404ABF20403FC0"> : tensor<4x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>) -> tensor<4x2xbf16>
  return
}
func.func @SegmentMax_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xFBBFDF3F6FC0273EB4BF13BF803F4EBF"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0xFBBFDF3F00000000B4BF13BF803F4EBF"> : tensor<4x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>) -> tensor<4x2xbf16>
  return
}
func.func @SegmentMin_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x743E5C4076C090BE59C05B40ACBF5CC0"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0x76C090BE0000000059C05B40ACBF5CC0"> : tensor<4x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>) -> tensor<4x2xbf16>
  return
}
func.func @TensorScatterAdd_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x040201FC"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFDFCFD"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x04FC01F8"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<3x1xi64>, tensor<3xi8>) -> tensor<4xi8>
  return
}
func.func @TensorScatterSub_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x03FCFFFD"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0302FC"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x03FDFFFB"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<3x1xi64>, tensor<3xi8>) -> tensor<4xi8>
  return
}
func.func @TensorScatterMin_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x03FD00FF"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFDFE00"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x03FD00FE"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<3x1xi64>, tensor<3xi8>) -> tensor<4xi8>
  return
}
func.func @TensorScatterMax_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFEFF00FC"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFF00FF"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0xFEFF0000"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<3x1xi64>, tensor<3xi8>) -> tensor<4xi8>
  return
}
func.func @UnsortedSegmentSum_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x00FDFD00FEFD0204"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xFEFA0000FD00"> : tensor<3x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi8>
  return
}
func.func @UnsortedSegmentProd_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x03020001FF0200FD"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0xFD0401010001"> : tensor<3x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi8>
  return
}
func.func @UnsortedSegmentMax_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x030101FCFCFDFD01"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x0301808001FC"> : tensor<3x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi8>
  return
}
func.func @UnsortedSegmentMin_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x04030104FD00FDFF"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xFD007F7F0104"> : tensor<3x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi8>
  return
}
func.func @SegmentSum_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0104FCFF01FD0000"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0xFD03000001FD0000"> : tensor<4x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>) -> tensor<4x2xi8>
  return
}
func.func @SegmentMean_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFEFF0201FC02"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0xFFFF00000201FC02"> : tensor<4x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>) -> tensor<4x2xi8>
  return
}
func.func @SegmentProd_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x04FD040000FCFCFD"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x1000010100FCFCFD"> : tensor<4x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>) -> tensor<4x2xi8>
  return
}
func.func @SegmentMax_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x02010300FCFCFE02"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x03010000FCFCFE02"> : tensor<4x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>) -> tensor<4x2xi8>
  return
}
func.func @SegmentMin_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFE03FDFD0301FCFD"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0xFDFD00000301FCFD"> : tensor<4x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>) -> tensor<4x2xi8>
  return
}
func.func @TensorScatterAdd_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFCFF0400FFFFFEFF"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x04000300FEFF"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0xFCFF0600FFFF0100"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<3x1xi64>, tensor<3xi16>) -> tensor<4xi16>
  return
}
func.func @TensorScatterSub_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0400000004000200"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFDFFFCFF0300"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x0400000004000600"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<3x1xi64>, tensor<3xi16>) -> tensor<4xi16>
  return
}
func.func @TensorScatterMin_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF0400FEFF0400"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0300FEFF0400"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0xFFFF0300FEFFFEFF"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<3x1xi64>, tensor<3xi16>) -> tensor<4xi16>
  return
}
func.func @TensorScatterMax_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF0300FCFF0000"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFCFF02000000"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0xFFFF0300FCFF0200"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<3x1xi64>, tensor<3xi16>) -> tensor<4xi16>
  return
}
func.func @UnsortedSegmentSum_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FDFFFDFFFFFF000004000400"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x0000000000000000FDFFFDFF"> : tensor<3x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi16>
  return
}
func.func @UnsortedSegmentProd_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x000004000400FEFF010000000100FEFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x00000000010001000400FEFF"> : tensor<3x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi16>
  return
}
func.func @UnsortedSegmentMax_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0100FDFF0300FDFF0300FFFF00000200"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x0300FFFF008000800300FDFF"> : tensor<3x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi16>
  return
}
func.func @UnsortedSegmentMin_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0100FDFF04000300FFFF0400FCFFFDFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xFFFFFDFFFF7FFF7F04000300"> : tensor<3x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi16>
  return
}
func.func @SegmentSum_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFF0100FFFFFEFFFDFF0000FFFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0xFDFFFEFF00000000FEFFFDFF0000FFFF"> : tensor<4x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>) -> tensor<4x2xi16>
  return
}
func.func @SegmentMean_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0400FFFF0200FCFF01000000FDFFFFFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x0300FEFF0000000001000000FDFFFFFF"> : tensor<4x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>) -> tensor<4x2xi16>
  return
}
func.func @SegmentProd_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x01000400FDFF0400FEFF020000000000"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0xFDFF100001000100FEFF020000000000"> : tensor<4x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>) -> tensor<4x2xi16>
  return
}
func.func @SegmentMax_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x03000000FCFF0400FFFFFCFF0000FDFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x0300040000000000FFFFFCFF0000FDFF"> : tensor<4x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>) -> tensor<4x2xi16>
  return
}
func.func @SegmentMin_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0400FDFFFCFFFEFF0200FEFFFEFF0300"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0xFCFFFDFF000000000200FEFFFEFF0300"> : tensor<4x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>) -> tensor<4x2xi16>
  return
}
func.func @TensorScatterAdd_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFF01000000FEFFFFFF01000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0400000003000000FCFFFFFF"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0xFCFFFFFF01000000FEFFFFFF04000000"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @TensorScatterSub_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x03000000FEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFEFFFFFF02000000FDFFFFFF"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x0300000003000000FEFFFFFFFCFFFFFF"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @TensorScatterMin_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x03000000FDFFFFFF01000000FCFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040000000100000001000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x03000000FDFFFFFF01000000FCFFFFFF"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @TensorScatterMax_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFCFFFFFF0000000000000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040000000100000000000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0xFDFFFFFF040000000000000001000000"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @UnsortedSegmentSum_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FDFFFFFFFFFFFFFFFCFFFFFF01000000FDFFFFFFFFFFFFFFFCFFFFFF"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x02000000FAFFFFFF0000000000000000FFFFFFFFFCFFFFFF"> : tensor<3x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi32>
  return
}
func.func @UnsortedSegmentProd_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF010000000000000001000000FDFFFFFF030000000400000002000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x090000000300000001000000010000000000000001000000"> : tensor<3x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi32>
  return
}
func.func @UnsortedSegmentMax_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x030000000300000000000000FCFFFFFFFCFFFFFF020000000100000004000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x0300000003000000000000800000008000000000FCFFFFFF"> : tensor<3x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi32>
  return
}
func.func @UnsortedSegmentMin_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFCFFFFFF0100000000000000FDFFFFFFFEFFFFFF02000000FFFFFFFF"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFCFFFFFFFFFFFF7FFFFFFF7F0100000000000000"> : tensor<3x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi32>
  return
}
func.func @SegmentSum_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000FFFFFFFFFDFFFFFFFDFFFFFF0100000000000000FCFFFFFF"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x00000000FDFFFFFF0000000000000000FDFFFFFF0100000000000000FCFFFFFF"> : tensor<4x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x2xi32>
  return
}
func.func @SegmentMean_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FDFFFFFF04000000FDFFFFFFFFFFFFFF01000000FFFFFFFF00000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x02000000FDFFFFFF0000000000000000FFFFFFFF01000000FFFFFFFF00000000"> : tensor<4x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x2xi32>
  return
}
func.func @SegmentProd_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFCFFFFFF02000000FEFFFFFF00000000FEFFFFFF0000000001000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0xFCFFFFFF08000000010000000100000000000000FEFFFFFF0000000001000000"> : tensor<4x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x2xi32>
  return
}
func.func @SegmentMax_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FDFFFFFF01000000FFFFFFFFFEFFFFFF03000000FFFFFFFF01000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x02000000FFFFFFFF0000000000000000FEFFFFFF03000000FFFFFFFF01000000"> : tensor<4x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x2xi32>
  return
}
func.func @SegmentMin_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FEFFFFFF04000000FEFFFFFF03000000FCFFFFFFFFFFFFFF02000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0x02000000FEFFFFFF000000000000000003000000FCFFFFFFFFFFFFFF02000000"> : tensor<4x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x2xi32>
  return
}
func.func @TensorScatterAdd_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF04000000000000000200000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0400000000000000FCFFFFFFFFFFFFFF0100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFFFFFFFF02000000000000000400000000000000FEFFFFFFFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @TensorScatterSub_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF02000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000700000000000000"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @TensorScatterMin_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000020000000000000001000000000000000000000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0300000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x0300000000000000FFFFFFFFFFFFFFFF0100000000000000FCFFFFFFFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @TensorScatterMax_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0400000000000000FCFFFFFFFFFFFFFF01000000000000000300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000FEFFFFFFFFFFFFFF"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x0400000000000000020000000000000001000000000000000300000000000000"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @UnsortedSegmentSum_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000020000000000000001000000000000000100000000000000FDFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFFFFFFFF05000000000000000000000000000000000000000000000001000000000000000100000000000000"> : tensor<3x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi64>
  return
}
func.func @UnsortedSegmentProd_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF03000000000000000200000000000000020000000000000003000000000000000000000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0xF7FFFFFFFFFFFFFF00000000000000000100000000000000010000000000000002000000000000000200000000000000"> : tensor<3x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi64>
  return
}
func.func @UnsortedSegmentMax_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0400000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF00000000000000000200000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x0400000000000000FDFFFFFFFFFFFFFF00000000000000800000000000000080FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi64>
  return
}
func.func @UnsortedSegmentMin_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000FDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF02000000000000000200000000000000FCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x0100000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFCFFFFFFFFFFFFFF0200000000000000"> : tensor<3x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi64>
  return
}
func.func @SegmentSum_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF020000000000000003000000000000000000000000000000FEFFFFFFFFFFFFFF0200000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0xFBFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000003000000000000000000000000000000FEFFFFFFFFFFFFFF0200000000000000"> : tensor<4x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>) -> tensor<4x2xi64>
  return
}
func.func @SegmentMean_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF01000000000000000300000000000000010000000000000001000000000000000000000000000000FCFFFFFFFFFFFFFF0400000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x010000000000000001000000000000000000000000000000000000000000000001000000000000000000000000000000FCFFFFFFFFFFFFFF0400000000000000"> : tensor<4x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>) -> tensor<4x2xi64>
  return
}
func.func @SegmentProd_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000FFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0xF4FFFFFFFFFFFFFF0100000000000000010000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<4x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>) -> tensor<4x2xi64>
  return
}
func.func @SegmentMax_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x03000000000000000200000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF01000000000000000100000000000000FCFFFFFFFFFFFFFF0100000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x030000000000000002000000000000000000000000000000000000000000000001000000000000000100000000000000FCFFFFFFFFFFFFFF0100000000000000"> : tensor<4x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>) -> tensor<4x2xi64>
  return
}
func.func @SegmentMin_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0400000000000000010000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0xFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0000000000000000000000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<4x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>) -> tensor<4x2xi64>
  return
}
func.func @TensorScatterAdd_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x04020100"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010401"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x04040104"> : tensor<4xui8>]} : (tensor<4xui8>, tensor<3x1xi64>, tensor<3xui8>) -> tensor<4xui8>
  return
}
func.func @TensorScatterSub_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x01030302"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x020100"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x01010301"> : tensor<4xui8>]} : (tensor<4xui8>, tensor<3x1xi64>, tensor<3xui8>) -> tensor<4xui8>
  return
}
func.func @TensorScatterMin_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x04020204"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x020000"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x04000200"> : tensor<4xui8>]} : (tensor<4xui8>, tensor<3x1xi64>, tensor<3xui8>) -> tensor<4xui8>
  return
}
func.func @TensorScatterMax_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x03040102"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040400"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x03040104"> : tensor<4xui8>]} : (tensor<4xui8>, tensor<3x1xi64>, tensor<3xui8>) -> tensor<4xui8>
  return
}
func.func @UnsortedSegmentSum_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0202030404020100"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x060400000304"> : tensor<3x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui8>
  return
}
func.func @UnsortedSegmentProd_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0002030001030400"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x000601010300"> : tensor<3x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui8>
  return
}
func.func @UnsortedSegmentMax_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0302000002020103"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x030200000000"> : tensor<3x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui8>
  return
}
func.func @UnsortedSegmentMin_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0304020201040201"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x0104FFFF0202"> : tensor<3x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui8>
  return
}
func.func @SegmentSum_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0102020403020203"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x0306000003020203"> : tensor<4x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>) -> tensor<4x2xui8>
  return
}
func.func @SegmentMean_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0002040104010301"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x0201000004010301"> : tensor<4x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>) -> tensor<4x2xui8>
  return
}
func.func @SegmentProd_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0002010403020404"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x0008010103020404"> : tensor<4x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>) -> tensor<4x2xui8>
  return
}
func.func @SegmentMax_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0302010402020004"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x0304000002020004"> : tensor<4x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>) -> tensor<4x2xui8>
  return
}
func.func @SegmentMin_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0404040300010101"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0x0403000000010101"> : tensor<4x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>) -> tensor<4x2xui8>
  return
}
func.func @TensorScatterAdd_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0300020000000000"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x030001000200"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x0300070000000100"> : tensor<4xui16>]} : (tensor<4xui16>, tensor<3x1xi64>, tensor<3xui16>) -> tensor<4xui16>
  return
}
func.func @TensorScatterSub_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0200020003000000"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040000000300"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x0200FBFF03000000"> : tensor<4xui16>]} : (tensor<4xui16>, tensor<3x1xi64>, tensor<3xui16>) -> tensor<4xui16>
  return
}
func.func @TensorScatterMin_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0100000002000400"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x000001000000"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x0100000002000100"> : tensor<4xui16>]} : (tensor<4xui16>, tensor<3x1xi64>, tensor<3xui16>) -> tensor<4xui16>
  return
}
func.func @TensorScatterMax_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0000010001000200"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x000001000400"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x0000040001000200"> : tensor<4xui16>]} : (tensor<4xui16>, tensor<3x1xi64>, tensor<3xui16>) -> tensor<4xui16>
  return
}
func.func @UnsortedSegmentSum_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x00000100030003000300020004000100"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x030003000000000003000300"> : tensor<3x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui16>
  return
}
func.func @UnsortedSegmentProd_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000300000004000000020000000000"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x000006000100010000000400"> : tensor<3x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui16>
  return
}
func.func @UnsortedSegmentMax_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000300020001000200030004000300"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x020003000000000002000100"> : tensor<3x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui16>
  return
}
func.func @UnsortedSegmentMin_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x03000100020002000200030001000100"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x02000100FFFFFFFF02000200"> : tensor<3x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui16>
  return
}
func.func @SegmentSum_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000300020002000000040003000400"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x03000500000000000000040003000400"> : tensor<4x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>) -> tensor<4x2xui16>
  return
}
func.func @SegmentMean_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x00000200010000000400000001000300"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x00000100000000000400000001000300"> : tensor<4x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>) -> tensor<4x2xui16>
  return
}
func.func @SegmentProd_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x02000300000002000000020003000400"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x00000600010001000000020003000400"> : tensor<4x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>) -> tensor<4x2xui16>
  return
}
func.func @SegmentMax_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x04000300000001000000020001000200"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x04000300000000000000020001000200"> : tensor<4x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>) -> tensor<4x2xui16>
  return
}
func.func @SegmentMin_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000400010004000100020000000300"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0x01000400000000000100020000000300"> : tensor<4x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>) -> tensor<4x2xui16>
  return
}
func.func @TensorScatterAdd_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x03000000040000000200000000000000"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x000000000300000004000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x03000000080000000200000003000000"> : tensor<4xui32>]} : (tensor<4xui32>, tensor<3x1xi64>, tensor<3xui32>) -> tensor<4xui32>
  return
}
func.func @TensorScatterSub_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x03000000040000000300000001000000"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040000000200000001000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x03000000FFFFFFFF03000000FFFFFFFF"> : tensor<4xui32>]} : (tensor<4xui32>, tensor<3x1xi64>, tensor<3xui32>) -> tensor<4xui32>
  return
}
func.func @TensorScatterMin_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x00000000040000000100000000000000"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040000000200000001000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x00000000010000000100000000000000"> : tensor<4xui32>]} : (tensor<4xui32>, tensor<3x1xi64>, tensor<3xui32>) -> tensor<4xui32>
  return
}
func.func @TensorScatterMax_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x01000000030000000400000002000000"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x020000000000000001000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x01000000030000000400000002000000"> : tensor<4xui32>]} : (tensor<4xui32>, tensor<3x1xi64>, tensor<3xui32>) -> tensor<4xui32>
  return
}
func.func @UnsortedSegmentSum_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0100000004000000030000000400000000000000040000000000000001000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x010000000800000000000000000000000300000004000000"> : tensor<3x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui32>
  return
}
func.func @UnsortedSegmentProd_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0200000004000000040000000000000001000000000000000300000000000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x020000000000000001000000010000000400000000000000"> : tensor<3x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui32>
  return
}
func.func @UnsortedSegmentMax_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0000000001000000020000000200000004000000010000000200000000000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x040000000100000000000000000000000200000002000000"> : tensor<3x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui32>
  return
}
func.func @UnsortedSegmentMin_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0400000000000000040000000400000003000000030000000400000003000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x0300000000000000FFFFFFFFFFFFFFFF0400000004000000"> : tensor<3x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui32>
  return
}
func.func @SegmentSum_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0300000004000000040000000200000003000000040000000200000001000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x0700000006000000000000000000000003000000040000000200000001000000"> : tensor<4x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>) -> tensor<4x2xui32>
  return
}
func.func @SegmentMean_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0000000001000000000000000200000001000000000000000200000002000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x0000000001000000000000000000000001000000000000000200000002000000"> : tensor<4x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>) -> tensor<4x2xui32>
  return
}
func.func @SegmentProd_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000040000000000000004000000040000000200000002000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x0400000000000000010000000100000004000000040000000200000002000000"> : tensor<4x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>) -> tensor<4x2xui32>
  return
}
func.func @SegmentMax_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0400000001000000010000000300000000000000030000000000000002000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x0400000003000000000000000000000000000000030000000000000002000000"> : tensor<4x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>) -> tensor<4x2xui32>
  return
}
func.func @SegmentMin_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0300000002000000010000000400000003000000040000000300000000000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0x0100000002000000000000000000000003000000040000000300000000000000"> : tensor<4x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>) -> tensor<4x2xui32>
  return
}
func.func @TensorScatterAdd_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000030000000000000001000000000000000000000000000000"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040000000000000004000000000000000400000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x01000000000000000B0000000000000001000000000000000400000000000000"> : tensor<4xui64>]} : (tensor<4xui64>, tensor<3x1xi64>, tensor<3xui64>) -> tensor<4xui64>
  return
}
func.func @TensorScatterSub_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000010000000000000003000000000000000400000000000000"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010000000000000004000000000000000000000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x0200000000000000000000000000000003000000000000000000000000000000"> : tensor<4xui64>]} : (tensor<4xui64>, tensor<3x1xi64>, tensor<3xui64>) -> tensor<4xui64>
  return
}
func.func @TensorScatterMin_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000010000000000000003000000000000000100000000000000"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010000000000000000000000000000000200000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x0300000000000000010000000000000003000000000000000000000000000000"> : tensor<4xui64>]} : (tensor<4xui64>, tensor<3x1xi64>, tensor<3xui64>) -> tensor<4xui64>
  return
}
func.func @TensorScatterMax_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000000000000000000004000000000000000000000000000000"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x000000000000000004000000000000000200000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x0300000000000000020000000000000004000000000000000400000000000000"> : tensor<4xui64>]} : (tensor<4xui64>, tensor<3x1xi64>, tensor<3xui64>) -> tensor<4xui64>
  return
}
func.func @UnsortedSegmentSum_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000100000000000000020000000000000003000000000000000000000000000000040000000000000000000000000000000200000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x020000000000000005000000000000000000000000000000000000000000000002000000000000000300000000000000"> : tensor<3x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui64>
  return
}
func.func @UnsortedSegmentProd_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x000000000000000000000000000000000100000000000000010000000000000001000000000000000000000000000000"> : tensor<3x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui64>
  return
}
func.func @UnsortedSegmentMax_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000300000000000000020000000000000001000000000000000100000000000000020000000000000003000000000000000000000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x040000000000000003000000000000000000000000000000000000000000000002000000000000000100000000000000"> : tensor<3x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui64>
  return
}
func.func @UnsortedSegmentMin_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x03000000000000000300000000000000040000000000000004000000000000000100000000000000020000000000000004000000000000000100000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x01000000000000000200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF04000000000000000400000000000000"> : tensor<3x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui64>
  return
}
func.func @SegmentSum_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000300000000000000010000000000000001000000000000000200000000000000040000000000000002000000000000000100000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x01000000000000000400000000000000000000000000000000000000000000000200000000000000040000000000000002000000000000000100000000000000"> : tensor<4x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>) -> tensor<4x2xui64>
  return
}
func.func @SegmentMean_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000020000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x01000000000000000100000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000100000000000000"> : tensor<4x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>) -> tensor<4x2xui64>
  return
}
func.func @SegmentProd_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000400000000000000010000000000000004000000000000000300000000000000030000000000000004000000000000000300000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x02000000000000001000000000000000010000000000000001000000000000000300000000000000030000000000000004000000000000000300000000000000"> : tensor<4x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>) -> tensor<4x2xui64>
  return
}
func.func @SegmentMax_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000040000000000000002000000000000000100000000000000010000000000000002000000000000000400000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x04000000000000000200000000000000000000000000000000000000000000000100000000000000010000000000000002000000000000000400000000000000"> : tensor<4x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>) -> tensor<4x2xui64>
  return
}
func.func @SegmentMin_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000040000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0x02000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000"> : tensor<4x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>) -> tensor<4x2xui64>
  return
}
func.func @TensorScatterAdd_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0xAE342DC0B456B8BF2383323FB3B28F3FC71948C0915F8FBF9D5EDDBFE4D437C0"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x91C337408A8A1C3F0E95FBBE0C7A11C0250FCA3FD5CC3340"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0xAE342DC0B456B8BFF6B5A44068649140C71948C0915F8FBFF0210EC078A7A4C0"> : tensor<4xcomplex<f32>>]} : (tensor<4xcomplex<f32>>, tensor<3x1xi64>, tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
func.func @TensorScatterSub_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x550B1B3F1B136BC079E92940E08856403F34903E2CCF73C009274F3FDAB50840"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xC12306404D5964405C3E73C0974D5440464DDDBD6F6B403F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x550B1B3F1B136BC089C02A3F23AD77BF3F34903E2CCF73C00F8493407A2F97BF"> : tensor<4xcomplex<f32>>]} : (tensor<4xcomplex<f32>>, tensor<3x1xi64>, tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
func.func @UnsortedSegmentSum_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0xF7FD22BE337DD4BF21BA2EC05EF15DC04C0E67C0904D5340545349C015BF863F439695BFD4D31AC0B5A386BF0E33FEBF310C1540FED48B3E732115BF90AF1240"> : tensor<4x2xcomplex<f32>>}> : () -> tensor<4x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x02F6A9BF378982C0FC0B72C07285AEC0000000000000000000000000000000004C0E67C0904D5340545349C015BF863F"> : tensor<3x2xcomplex<f32>>]} : (tensor<4x2xcomplex<f32>>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xcomplex<f32>>
  return
}
func.func @UnsortedSegmentProd_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x954087BFA3487AC016EB4EC02E463EC0776B1440E06C3FC0999732BFC63E48C0437E8B3F7ACB47406FD23440BAB057C0FE1BCA3F1A039A3F4317D9BF8AAB7FC0"> : tensor<4x2xcomplex<f32>>}> : () -> tensor<4x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0xB4E8304196EFF1C0D63B99C11CC21F400000803F000000000000803F00000000776B1440E06C3FC0999732BFC63E48C0"> : tensor<3x2xcomplex<f32>>]} : (tensor<4x2xcomplex<f32>>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xcomplex<f32>>
  return
}
func.func @SegmentSum_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x130322C08892AD3E4D7A613F6E6C5940BE705DC05736773F0BF442C04EC182BF98235B405C662F40A0BA15BF607876C03AD09EBD74244F40D46B2E3F35CFE93F"> : tensor<4x2xcomplex<f32>>}> : () -> tensor<4x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0xE8B9BFC0CEFFA63F78950AC0C70B18400000000000000000000000000000000098235B405C662F40A0BA15BF607876C03AD09EBD74244F40D46B2E3F35CFE93F"> : tensor<4x2xcomplex<f32>>]} : (tensor<4x2xcomplex<f32>>, tensor<4xi32>) -> tensor<4x2xcomplex<f32>>
  return
}
func.func @SegmentMean_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x9C9F39C099E20B40CA8C284053859BBF75B36CC0FB1C0340893D61C0A7091EC0A93F87BFEA195BC0F10D31C091EF63C0E22AC5BF3CF389BF658A0D4022B9883F"> : tensor<4x2xcomplex<f32>>}> : () -> tensor<4x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x882953C0CA7F0740FCC2E2BE50CCEBBF00000000000000000000000000000000A93F87BFEA195BC0F10D31C091EF63C0E22AC5BF3CF389BF658A0D4022B9883F"> : tensor<4x2xcomplex<f32>>]} : (tensor<4x2xcomplex<f32>>, tensor<4xi32>) -> tensor<4x2xcomplex<f32>>
  return
}
func.func @SegmentProd_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0xE6C913C097FB66C04C9E69C0824B7CC0576F7140C9DAE2BF8DBE6140784D103FB992D1BF2573F13F37F37840381CA6BFC552D83F1BD6BA3FB4D7F3BFBCED7640"> : tensor<4x2xcomplex<f32>>}> : () -> tensor<4x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x1AB971C10A5C18C150742AC117667FC10000803F000000000000803F00000000B992D1BF2573F13F37F37840381CA6BFC552D83F1BD6BA3FB4D7F3BFBCED7640"> : tensor<4x2xcomplex<f32>>]} : (tensor<4x2xcomplex<f32>>, tensor<4xi32>) -> tensor<4x2xcomplex<f32>>
  return
}
func.func @TensorScatterAdd_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x5814834A560DE13F80C583DE8105C23F3CEA44D93AB60CC01486B8AEB09C07C0A0290259984EE33F782A798810CD06C088C26A8669BD0BC040C31475D22FDCBF"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xD0BF9B61001BD7BFE8CE27E79743F4BFDC9AE097CDE909409A238788E1710D40D494FB44F53A06406850A3ECCEC7F5BF"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x5814834A560DE13F80C583DE8105C23FC49AF9404BBDF2BFDE0A4F0C325116C0A0290259984EE33F782A798810CD06C0C07AA2E8BE39CDBF328BE439E7EB0940"> : tensor<4xcomplex<f64>>]} : (tensor<4xcomplex<f64>>, tensor<3x1xi64>, tensor<3xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}
func.func @TensorScatterSub_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xF08E019B5FD108C0F87BBB6BCB5AE53FA0AB0BA0799A0940B8819F68FDC1F63F82A3D59FD0D206404630EEA7DA7A03C0E832D3302C3AF63F161F93591BD10BC0"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xA435B39879D300C04834C368E3C2FBBF2421642337F50FC0A4428ED785780E40980F922E8B37F1BF90B4AF67E1B5F3BF"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0xF08E019B5FD108C0F87BBB6BCB5AE53F88F40368DC841940A49A448EB08E114082A3D59FD0D206404630EEA7DA7A03C04CDDE69D26891540DDB09098D0241DC0"> : tensor<4xcomplex<f64>>]} : (tensor<4xcomplex<f64>>, tensor<3x1xi64>, tensor<3xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}
func.func @UnsortedSegmentSum_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x263464710D0C0AC0ECE1BC763AF905402AA5BFF01CD80C40E0C6E1E90C84EFBF8887C7951D98E8BF904EE7929F240AC060D22BA1028ACEBF447048C00B3A0FC0402F2F5A85E6D13F289A14E1BA2EE9BF00E3DA67CC1DF93FDE5A7B62F8F30540148EA6465860F8BFE2BB0442482C0540783045CEB7B806C0883BC6470BD700C0"> : tensor<4x2xcomplex<f64>>}> : () -> tensor<4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x3E4E1EC63CCF07C0C476EF7C175BFF3F558B569281B314404CD20550EA25FC3F00000000000000000000000000000000000000000000000000000000000000008887C7951D98E8BF904EE7929F240AC060D22BA1028ACEBF447048C00B3A0FC0"> : tensor<3x2xcomplex<f64>>]} : (tensor<4x2xcomplex<f64>>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xcomplex<f64>>
  return
}
func.func @UnsortedSegmentProd_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x0C3D5C1FA5F6FB3F444017627295F83F5A5DAEDC84B50FC00E0A1F5C5F120840788EBEC56A3DFEBF4076D59D79BABFBFD45870EF6F3C054000F70A0D13A5FFBFB83E4FF3451101C05804D500FE28F13FF87DEE3DF17406C0B2FFC00D4EEC0C40AAE45276E4DA0CC0FCB6E2372DC10FC03CA249AB651107C088AB5E9841F8E53F"> : tensor<4x2xcomplex<f64>>}> : () -> tensor<4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x9C2ECF3B918115C08F5A199DF374F6BF40B4CAB0AFB5CF3F326880F7CAC636C0000000000000F03F0000000000000000000000000000F03F0000000000000000788EBEC56A3DFEBF4076D59D79BABFBFD45870EF6F3C054000F70A0D13A5FFBF"> : tensor<3x2xcomplex<f64>>]} : (tensor<4x2xcomplex<f64>>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xcomplex<f64>>
  return
}
func.func @SegmentSum_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x106E66D6A70C0DC000BCEF7117BDD93F2CDE0614EFDF09C08C2386E4A2B606C09CAE51740A01F03F3418EFC933ED03C0444735A36AA7FEBF704C98A8D18FE8BFF6F836C06C2C02400C4A86E81CC5F1BFA8E8A2AD757F0FC024CAB7F8A4B507C040480DDB2729B93F14281B17537D0A4078E60C074486F33F60648D45072FEC3F"> : tensor<4x2xcomplex<f64>>}> : () -> tensor<4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0xC2963D9C220C05C0B420B1DB90B500C0E7C0D032D29914C0A836AC4E97DA0CC00000000000000000000000000000000000000000000000000000000000000000F6F836C06C2C02400C4A86E81CC5F1BFA8E8A2AD757F0FC024CAB7F8A4B507C040480DDB2729B93F14281B17537D0A4078E60C074486F33F60648D45072FEC3F"> : tensor<4x2xcomplex<f64>>]} : (tensor<4x2xcomplex<f64>>, tensor<4xi32>) -> tensor<4x2xcomplex<f64>>
  return
}
func.func @SegmentMean_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x38184C3C1A9AFD3F0E06CC97881F0B40C61F69A2B4CB0DC0085ADD153E220DC02CF778FB31E30340DE39464D5CCA0E40A831463FBC59E53FF6F124F43CAF08C064CB614EB8EE0DC0BC8F33B546ABFDBFC89C963FEB910D4028C2CCF7B768EDBFA05432DADA23C5BF1052B46ED8480C40343159C0085C02402A5FA3224B3E0B40"> : tensor<4x2xcomplex<f64>>}> : () -> tensor<4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0xA481CF8C1F580140F61F8972F2F40C405C9397924575F8BFFF250185BDE80AC0000000000000000000000000000000000000000000000000000000000000000064CB614EB8EE0DC0BC8F33B546ABFDBFC89C963FEB910D4028C2CCF7B768EDBFA05432DADA23C5BF1052B46ED8480C40343159C0085C02402A5FA3224B3E0B40"> : tensor<4x2xcomplex<f64>>]} : (tensor<4x2xcomplex<f64>>, tensor<4xi32>) -> tensor<4x2xcomplex<f64>>
  return
}
func.func @SegmentProd_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x00F02696271496BFBEE362B75AD90E40848A994B822C0EC094A2C218E76D0A408C01A2998EC3F73FE89BCEDB6610ECBF00831017421993BF3CE5E33CE65D03C09A4C0A5790A400C0709D1C28DF98E2BF343D8399DB9C01C0BE45D56B2CA90640A0E30487AAB1F63F00D41F5A8586A93F1EF32D256B4E03C088C3C53180F5E1BF"> : tensor<4x2xcomplex<f64>>}> : () -> tensor<4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000003000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x7DB8E78F69CC0A40799FE9201CFC164074477343D3222040B0C78F956B232240000000000000F03F0000000000000000000000000000F03F00000000000000009A4C0A5790A400C0709D1C28DF98E2BF343D8399DB9C01C0BE45D56B2CA90640A0E30487AAB1F63F00D41F5A8586A93F1EF32D256B4E03C088C3C53180F5E1BF"> : tensor<4x2xcomplex<f64>>]} : (tensor<4x2xcomplex<f64>>, tensor<4xi32>) -> tensor<4x2xcomplex<f64>>
  return
}
func.func @SegmentSum_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x7323AA3F3935A5BF3FE3A4BEA4B917C07FC9C53F9AD427C0FF0FD3BFE5BB7740"> : tensor<4x1x2xf32>}> : () -> tensor<4x1x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000010000000000000004000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<"0x0000000000000000A3EA803F40546AC0000000000000000000000000000000000068D4BD96CE9F3F"> : tensor<5x1x2xf32>]} : (tensor<4x1x2xf32>, tensor<4xi64>) -> tensor<5x1x2xf32>
  return
}
func.func @SegmentSum_float32_16() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xf32>}> : () -> tensor<0x2xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<> : tensor<0x2xf32>]} : (tensor<0x2xf32>, tensor<0xi32>) -> tensor<0x2xf32>
  return
}
func.func @SegmentSum_float32_17() {
  %0 = "tf.Const"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.SegmentSum"(%0, %1) {expected = [dense<> : tensor<2x0xf32>]} : (tensor<2x0xf32>, tensor<2xi32>) -> tensor<2x0xf32>
  return
}
func.func @SegmentMean_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x7FFD37C0600A4A40D2987D40270C44C006F769C0FDF740BF33005640C20A91BF"> : tensor<4x1x2xf32>}> : () -> tensor<4x1x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000010000000000000004000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<"0x0000000000000000A6360B3F20C73F3D0000000000000000000000000000000098B61FBEC08671BF"> : tensor<5x1x2xf32>]} : (tensor<4x1x2xf32>, tensor<4xi64>) -> tensor<5x1x2xf32>
  return
}
func.func @SegmentMean_float32_16() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xf32>}> : () -> tensor<0x2xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<> : tensor<0x2xf32>]} : (tensor<0x2xf32>, tensor<0xi32>) -> tensor<0x2xf32>
  return
}
func.func @SegmentMean_float32_17() {
  %0 = "tf.Const"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.SegmentMean"(%0, %1) {expected = [dense<> : tensor<2x0xf32>]} : (tensor<2x0xf32>, tensor<2xi32>) -> tensor<2x0xf32>
  return
}
func.func @SegmentProd_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0xDF297040321A7440AE4068C0971C68C0034D273F6F4053C0E5B7ED3FD9E52E40"> : tensor<4x1x2xf32>}> : () -> tensor<4x1x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000010000000000000004000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<"0x0000803F0000803FA0E259C100535DC10000803F0000803F0000803F0000803F795A9B3F775310C1"> : tensor<5x1x2xf32>]} : (tensor<4x1x2xf32>, tensor<4xi64>) -> tensor<5x1x2xf32>
  return
}
func.func @SegmentProd_float32_16() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xf32>}> : () -> tensor<0x2xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<> : tensor<0x2xf32>]} : (tensor<0x2xf32>, tensor<0xi32>) -> tensor<0x2xf32>
  return
}
func.func @SegmentProd_float32_17() {
  %0 = "tf.Const"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.SegmentProd"(%0, %1) {expected = [dense<> : tensor<2x0xf32>]} : (tensor<2x0xf32>, tensor<2xi32>) -> tensor<2x0xf32>
  return
}
func.func @SegmentMax_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x6709F8BFE8404FC0B50A4DC0FDB68C3F1D4642C038344D40B55C1AC00D0B0340"> : tensor<4x1x2xf32>}> : () -> tensor<4x1x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000010000000000000004000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<"0x00000000000000006709F8BFFDB68C3F00000000000000000000000000000000B55C1AC038344D40"> : tensor<5x1x2xf32>]} : (tensor<4x1x2xf32>, tensor<4xi64>) -> tensor<5x1x2xf32>
  return
}
func.func @SegmentMax_float32_14() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xf32>}> : () -> tensor<0x2xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<> : tensor<0x2xf32>]} : (tensor<0x2xf32>, tensor<0xi32>) -> tensor<0x2xf32>
  return
}
func.func @SegmentMax_float32_15() {
  %0 = "tf.Const"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.SegmentMax"(%0, %1) {expected = [dense<> : tensor<2x0xf32>]} : (tensor<2x0xf32>, tensor<2xi32>) -> tensor<2x0xf32>
  return
}
func.func @SegmentMin_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0xC00172C03E9D4B4082A12EBFFA265E402DD25CC0DF0C444094B57A40D56A74C0"> : tensor<4x1x2xf32>}> : () -> tensor<4x1x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000010000000000000004000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<"0x0000000000000000C00172C03E9D4B40000000000000000000000000000000002DD25CC0D56A74C0"> : tensor<5x1x2xf32>]} : (tensor<4x1x2xf32>, tensor<4xi64>) -> tensor<5x1x2xf32>
  return
}
func.func @SegmentMin_float32_14() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xf32>}> : () -> tensor<0x2xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<> : tensor<0x2xf32>]} : (tensor<0x2xf32>, tensor<0xi32>) -> tensor<0x2xf32>
  return
}
func.func @SegmentMin_float32_15() {
  %0 = "tf.Const"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.SegmentMin"(%0, %1) {expected = [dense<> : tensor<2x0xf32>]} : (tensor<2x0xf32>, tensor<2xi32>) -> tensor<2x0xf32>
  return
}
func.func @SegmentSum_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x139A1040002374C0"> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.SegmentSum"(%0, %1) {refused} : (tensor<2xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @SegmentMax_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x70AEFD3FA5B90440"> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF00000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.SegmentMax"(%0, %1) {refused} : (tensor<2xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @SegmentMean_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x02735C3F030319C092522C40E67C1AC00F3D35BE2A3B83BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.SegmentMean"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @UnsortedSegmentSum_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x76465740F705CDBECC643F3EFF93ECBEC7804FC0ECD6C7BF325018C0E697853F"> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000001000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x10D97B3FD0AC243F7A8A43C0F67D01C0"> : tensor<2x2xf32>]} : (tensor<2x2x2xf32>, tensor<2x2xi64>, tensor<i32>) -> tensor<2x2xf32>
  return
}
func.func @UnsortedSegmentSum_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x1C71013F650E973F9FF48C3FE6F67840F73010404E3A4F40"> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000100000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {refused} : (tensor<3x2xf32>, tensor<3xi32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @GatherV2_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xE86B2640A1A821402A5E9FBF3845A63FF45381BD4B75B33F888379C0DE0A92BF4467803BC6B117BFEF3BC83FC7F6683FF4B2BE3F248A24BF7C980C3FFF43EA3FEAC20CC0CFC0573FB23FCCBF480AA63FA6F845C074E70CBFE4C532C0D8FF14C0"> : tensor<3x4x2xf32>}> : () -> tensor<3x4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 0 : i64}> {expected = [dense<"0x888379C0DE0A92BFF45381BD4B75B33F7C980C3FFF43EA3FF4B2BE3F248A24BFE4C532C0D8FF14C0A6F845C074E70CBF"> : tensor<3x2x2xf32>]} : (tensor<3x4x2xf32>, tensor<2xi32>, tensor<i64>) -> tensor<3x2x2xf32>
  return
}
func.func @GatherV2_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x9B202340EC7561C0FDAEA0BCEA435440240CA63EC2CB81BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 1 : i64}> {expected = [dense<"0xFDAEA0BC9B202340EA435440EA435440"> : tensor<2x2xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<i64>) -> tensor<2x2xf32>
  return
}
func.func @GatherV2_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x11E0DFBD2253783F714816C032B400409057A43F1D4DE93E2B3A0B403282A5BEE73FD23F1267A5BEA57401C0DD885FC0"> : tensor<2x2x3xf32>}> : () -> tensor<2x2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 1 : i64}> {expected = [dense<"0x2253783F11E0DFBD9057A43F32B400402B3A0B402B3A0B401267A5BE1267A5BE"> : tensor<2x2x2xf32>]} : (tensor<2x2x3xf32>, tensor<2x2xi32>, tensor<i64>) -> tensor<2x2x2xf32>
  return
}
func.func @GatherV2_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x21C400C069D22ABF483C00402E481B4082DB154020EE8FBF098D2540C32F38C03A6A75403EB0623F2904CFBF52641AC0"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000200000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 1 : i64}> {expected = [dense<"0x483C00402E481B4021C400C069D22ABF2904CFBF52641AC02904CFBF52641AC0"> : tensor<2x2x2xf32>]} : (tensor<2x3x2xf32>, tensor<2x2xi32>, tensor<i64>) -> tensor<2x2x2xf32>
  return
}
func.func @GatherV2_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0x66E930C0DD28AA3F133EE13F"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 0 : i64}> {expected = [dense<"0x66E930C0"> : tensor<f32>]} : (tensor<3xf32>, tensor<i32>, tensor<i64>) -> tensor<f32>
  return
}
func.func @GatherV2_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0xF6DB16404D371FC04A8C5EC063634C40B24CD1BFAF3300C061E794BEA0F15040516006BFB0311AC03D18E4BFC4F73640"> : tensor<2x2x3xf32>}> : () -> tensor<2x2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000002000000010000000100000000000000020000000200000002000000"> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 2 : i64}> {expected = [dense<"0xF6DB16404A8C5EC0B24CD1BFB24CD1BF61E794BE516006BFC4F73640C4F73640"> : tensor<2x2x2xf32>]} : (tensor<2x2x3xf32>, tensor<2x2x2xi32>, tensor<i64>) -> tensor<2x2x2xf32>
  return
}
func.func @GatherV2_float32_22() {
  %0 = "tf.Const"() <{value = dense<"0xC2BCE5BF66D923C0681396BF2B0359C04CFA65C0720B4440"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000010000000200000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = -1 : i64}> {expected = [dense<"0x66D923C066D923C0720B4440720B4440"> : tensor<2x2xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<i64>) -> tensor<2x2xf32>
  return
}
func.func @GatherV2_float32_23() {
  %0 = "tf.Const"() <{value = dense<"0xCDE393BC4BDB923F4E83F5BE6A3BCD3F59926440606FE43F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {refused} : (tensor<2x3xf32>, tensor<1xi32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @GatherV2_float32_24() {
  %0 = "tf.Const"() <{value = dense<"0xEE34A3BFF5532CC00E3B30C0B2CEB0BF019548C0CF811F40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {refused} : (tensor<2x3xf32>, tensor<1xi32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @GatherV2_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0xC382483FA06ABE3F42A122C0B5EC7140E13DF93F644569C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<> : tensor<2x0xf32>]} : (tensor<2x3xf32>, tensor<0xi32>, tensor<i32>) -> tensor<2x0xf32>
  return
}
func.func @GatherV2_string_26() {
  %0 = "tf.Const"() <{value = dense<["a", "bb", "ccc"]> : tensor<3x!tf_type.string>}> : () -> tensor<3x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {expected = [dense<[["ccc"], ["a"]]> : tensor<2x1x!tf_type.string>]} : (tensor<3x!tf_type.string>, tensor<2x1xi32>, tensor<i32>) -> tensor<2x1x!tf_type.string>
  return
}
func.func @GatherNd_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x6D7BF53F4D4F77BFE2C821409A96D4BFABB515BF56512CBF55BA18BF4B6B76BFDA8C7D40470200BF757D863F95D908C0"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000"> : tensor<1x2x1xi64>}> : () -> tensor<1x2x1xi64>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x55BA18BF4B6B76BFDA8C7D40470200BF757D863F95D908C06D7BF53F4D4F77BFE2C821409A96D4BFABB515BF56512CBF"> : tensor<1x2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<1x2x1xi64>) -> tensor<1x2x3x2xf32>
  return
}
func.func @GatherNd_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x59CBBDBFF6A16340C1B96240D5F2FFBF6579BD3F8100BF3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<2x0xi32>}> : () -> tensor<2x0xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x59CBBDBFF6A16340C1B96240D5F2FFBF6579BD3F8100BF3F59CBBDBFF6A16340C1B96240D5F2FFBF6579BD3F8100BF3F"> : tensor<2x2x3xf32>]} : (tensor<2x3xf32>, tensor<2x0xi32>) -> tensor<2x2x3xf32>
  return
}
func.func @GatherNd_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x6A819E3E17E988BFA56B6D40EA55613F43EE37C0F0D7463C"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %r = "tf.GatherNd"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1x2xi32>) -> tensor<*xf32>
  return
}
func.func @GatherNd_string_19() {
  %0 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<["bb"]> : tensor<1x!tf_type.string>]} : (tensor<2x!tf_type.string>, tensor<1x1xi32>) -> tensor<1x!tf_type.string>
  return
}
func.func @ScatterNd_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000001000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %1 = "tf.Const"() <{value = dense<"0xAFBF7E3DA30348C0"> : tensor<2xf32>}> : () -> tensor<2xf32>
  %2 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x00000000AFBF7E3DA30348C000000000"> : tensor<2x2xf32>]} : (tensor<2x2xi64>, tensor<2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  return
}
func.func @ScatterNd_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x196A6AC0"> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {refused} : (tensor<1x1xi32>, tensor<1xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @TensorScatterUpdate_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xB7552AC05F7A523F62F4FA3F64F716C0CFCC5440AC3902407C88873EFE9E8E3F"> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000001000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %2 = "tf.Const"() <{value = dense<"0x967F15406E3029C040F9A83FF75824C0"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0xB7552AC05F7A523F967F15406E3029C040F9A83FF75824C07C88873EFE9E8E3F"> : tensor<2x2x2xf32>]} : (tensor<2x2x2xf32>, tensor<2x2xi64>, tensor<2x2xf32>) -> tensor<2x2x2xf32>
  return
}
func.func @TensorScatterUpdate_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xE89BB3BF85CE09C0ED0993BF88496C40"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x3F7A463F"> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {refused} : (tensor<4xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<*xf32>
  return
}
func.func @TensorScatterUpdate_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xA2908DBF02B1DCBF8223423EDC2234C0"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000001000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x0000A0400000C040"> : tensor<2xf32>}> : () -> tensor<2xf32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0xA2908DBF0000C0408223423EDC2234C0"> : tensor<4xf32>]} : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  return
}
