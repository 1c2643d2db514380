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
func.func @TensorScatterAdd_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x986D605879FE0EC0D67E5474C7A50CC0E0E573334C420AC0DCD6E1179EE9FFBF"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x400F2742B056CB3F189960586150E73F4ED7074DB83709C0"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x986D605879FE0EC098F29C5E0A141AC0E0E573334C420AC0508AB16B6D41F4BF"> : tensor<4xf64>]} : (tensor<4xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<4xf64>
  return
}
func.func @TensorScatterSub_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xB8F3ED7F4863F73FFC3E0F3D9F710340303719D2517101C06655B5B7F3D807C0"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x7EFFDB7D2B690140506DD0FB914E02C058EDF261EF700C40"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0xB8F3ED7F4863F73FDAADBFA27B680AC0303719D2517101C058A093EF8629E6BF"> : tensor<4xf64>]} : (tensor<4xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<4xf64>
  return
}
func.func @TensorScatterMin_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x6C41B1CF988EFE3F5EB1BBAFC82F02C06067532DC2E8C73FC07DD67B275401C0"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x602CB3ADB7FCFCBF300F0B1745630AC02097E4BD3DFEEBBF"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x6C41B1CF988EFE3F5EB1BBAFC82F02C06067532DC2E8C73F300F0B1745630AC0"> : tensor<4xf64>]} : (tensor<4xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<4xf64>
  return
}
func.func @TensorScatterMax_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xA0C8F301FC04DABF944237BB2F8500C0982C11C5CF2FF0BF8649AB5AF3000DC0"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xF26E6E5583F70040706DBD867502E13FB0B791A122880A40"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0xA0C8F301FC04DABFB0B791A122880A40982C11C5CF2FF0BF706DBD867502E13F"> : tensor<4xf64>]} : (tensor<4xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<4xf64>
  return
}
func.func @UnsortedSegmentSum_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x002277897BEDD93FA432C75C4F4D00402CFBFC5E949901C0A086D128985FFA3F9619A73268B30C4020F14991620ED33F88144A93F9E8E0BF1C3FF3D9E171FF3F"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xD6FDD5A317F10F40C870F0AE1BAF0240000000000000000000000000000000002CFBFC5E949901C0A086D128985FFA3F"> : tensor<3x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf64>
  return
}
func.func @UnsortedSegmentProd_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xA0F667A8425AFD3F647B577EE360F7BF7404A746BEF8F7BF849167DF82C9F93F6816D5C174E1E0BFA0071DA6D822EFBF28AD401FD094E13F844404DD0079FFBF"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x5020C323DEF7EEBFCA62769B51BFF63F000000000000F03F000000000000F03F7404A746BEF8F7BF849167DF82C9F93F"> : tensor<3x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf64>
  return
}
func.func @UnsortedSegmentMax_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xDECADFF9742205C04ED325DA34640BC01623866703AA014016ED14390AF60DC0003D2D7016A6DABF04CA42C8DA5FF7BF5CE6F388C19F0AC026694674B2DB0CC0"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x003D2D7016A6DABF04CA42C8DA5FF7BFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFF1623866703AA014016ED14390AF60DC0"> : tensor<3x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf64>
  return
}
func.func @UnsortedSegmentMin_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x28F482A60088E6BFFCDBADD586ACF43F48A7C9A41E6E0F4018F0E01DD068F93FA0587A1E1CFAF5BF64E9A77D58ACF6BF08B51014259EF93FE41D73B09FBD0740"> : tensor<4x2xf64>}> : () -> tensor<4x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xA0587A1E1CFAF5BF64E9A77D58ACF6BFFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F48A7C9A41E6E0F4018F0E01DD068F93F"> : tensor<3x2xf64>]} : (tensor<4x2xf64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf64>
  return
}
func.func @TensorScatterAdd_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x28B287C129C13140"> : tensor<4xf16>}> : () -> tensor<4xf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x39434E3CD341"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x28B2854329C15842"> : tensor<4xf16>]} : (tensor<4xf16>, tensor<3x1xi64>, tensor<3xf16>) -> tensor<4xf16>
  return
}
func.func @TensorScatterSub_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x063C99C2083F87BA"> : tensor<4xf16>}> : () -> tensor<4xf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x1D3794414831"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x063CD2C3083F36C3"> : tensor<4xf16>]} : (tensor<4xf16>, tensor<3x1xi64>, tensor<3xf16>) -> tensor<4xf16>
  return
}
func.func @TensorScatterMin_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xB7BEB540F9BC2240"> : tensor<4xf16>}> : () -> tensor<4xf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x9541C92DBD3C"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0xB7BEBD3CF9BCC92D"> : tensor<4xf16>]} : (tensor<4xf16>, tensor<3x1xi64>, tensor<3xf16>) -> tensor<4xf16>
  return
}
func.func @TensorScatterMax_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x933D55C2B4C1FB40"> : tensor<4xf16>}> : () -> tensor<4xf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x27412AB21EB5"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x933D2741B4C1FB40"> : tensor<4xf16>]} : (tensor<4xf16>, tensor<3x1xi64>, tensor<3xf16>) -> tensor<4xf16>
  return
}
func.func @UnsortedSegmentSum_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x97B1F0BEFC414DBA7038EC4248C23B42"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x1436E83E00000000FC414DBA"> : tensor<3x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf16>
  return
}
func.func @UnsortedSegmentProd_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xB03A073C003DC7C38DBBA4BFBD365D3D"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x50BAB1BF003C003C003DC7C3"> : tensor<3x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf16>
  return
}
func.func @UnsortedSegmentMax_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xFB37E6C121C320C1163FEA39C5C104C2"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x163FEA39FFFBFFFB21C320C1"> : tensor<3x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf16>
  return
}
func.func @UnsortedSegmentMin_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x1BBBAEC1C43D693E4942D4BC9D400641"> : tensor<4x2xf16>}> : () -> tensor<4x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x1BBBAEC1FF7BFF7BC43D693E"> : tensor<3x2xf16>]} : (tensor<4x2xf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xf16>
  return
}
func.func @TensorScatterAdd_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x5FBF71C070BE48BF"> : tensor<4xbf16>}> : () -> tensor<4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xF3BF843E28C0"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x5FBF04C170BE06BF"> : tensor<4xbf16>]} : (tensor<4xbf16>, tensor<3x1xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  return
}
func.func @TensorScatterSub_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x3A404840B13F5640"> : tensor<4xbf16>}> : () -> tensor<4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xF2BF6B40EBBF"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x3A40DB40B13FA8BE"> : tensor<4xbf16>]} : (tensor<4xbf16>, tensor<3x1xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  return
}
func.func @TensorScatterMin_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xE5BF6C4012BD73C0"> : tensor<4xbf16>}> : () -> tensor<4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x4E40F0BF0840"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0xE5BF084012BD73C0"> : tensor<4xbf16>]} : (tensor<4xbf16>, tensor<3x1xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  return
}
func.func @TensorScatterMax_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x773F553F05401340"> : tensor<4xbf16>}> : () -> tensor<4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xE83DA53F8DBF"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x773F553F05401340"> : tensor<4xbf16>]} : (tensor<4xbf16>, tensor<3x1xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  return
}
func.func @UnsortedSegmentSum_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x60BF31C05BC0314004C07E3F61C034BF"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x3CC0E3BF000000005BC03140"> : tensor<3x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xbf16>
  return
}
func.func @UnsortedSegmentProd_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xFE3FCE3FBCBF203F97BF714065C04CBF"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x16C0C240803F803FBCBF203F"> : tensor<3x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xbf16>
  return
}
func.func @UnsortedSegmentMax_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xC53E913FB9BF6D40FB3FA0BF04C00940"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0xFB3F913F7FFF7FFFB9BF6D40"> : tensor<3x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xbf16>
  return
}
func.func @UnsortedSegmentMin_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x5DC0E73F604042C0463F3340E33FF1BF"> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x5DC0E73F7F7F7F7F604042C0"> : tensor<3x2xbf16>]} : (tensor<4x2xbf16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xbf16>
  return
}
func.func @TensorScatterAdd_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0102FFFF"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x04FF03"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x0109FFFE"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<3x1xi64>, tensor<3xi8>) -> tensor<4xi8>
  return
}
func.func @TensorScatterSub_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFEFD0002"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFCFFFD"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0xFE040003"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<3x1xi64>, tensor<3xi8>) -> tensor<4xi8>
  return
}
func.func @TensorScatterMin_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x04010301"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFDFF01"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x04FD03FF"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<3x1xi64>, tensor<3xi8>) -> tensor<4xi8>
  return
}
func.func @TensorScatterMax_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0404FCFD"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x00FE02"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x0404FCFE"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<3x1xi64>, tensor<3xi8>) -> tensor<4xi8>
  return
}
func.func @UnsortedSegmentSum_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x04FCFF0000FD0404"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x04F90000FF00"> : tensor<3x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi8>
  return
}
func.func @UnsortedSegmentProd_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFD030401FEFCFFFD"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x06F401010401"> : tensor<3x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi8>
  return
}
func.func @UnsortedSegmentMax_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x00FF0204FE000201"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x000080800204"> : tensor<3x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi8>
  return
}
func.func @UnsortedSegmentMin_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFFFE040400FE02FD"> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xFFFE7F7F0404"> : tensor<3x2xi8>]} : (tensor<4x2xi8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi8>
  return
}
func.func @TensorScatterAdd_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFEFF0000FEFF0400"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFFFF0200FDFF"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0xFEFFFCFFFEFF0600"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<3x1xi64>, tensor<3xi16>) -> tensor<4xi16>
  return
}
func.func @TensorScatterSub_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x04000000FFFF0000"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFDFFFDFF0000"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x04000300FFFF0300"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<3x1xi64>, tensor<3xi16>) -> tensor<4xi16>
  return
}
func.func @TensorScatterMin_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000010004000000"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFEFF0400FDFF"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x0000FDFF04000000"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<3x1xi64>, tensor<3xi16>) -> tensor<4xi16>
  return
}
func.func @TensorScatterMax_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0200FEFFFFFF0000"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFCFFFCFF0300"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x02000300FFFF0000"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<3x1xi64>, tensor<3xi16>) -> tensor<4xi16>
  return
}
func.func @UnsortedSegmentSum_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFEFF0000FEFF04000300FFFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xFDFF030000000000FEFF0000"> : tensor<3x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi16>
  return
}
func.func @UnsortedSegmentProd_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFEFF0300FEFF02000000FFFFFDFF0300"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x0000FDFF01000100FEFF0200"> : tensor<3x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi16>
  return
}
func.func @UnsortedSegmentMax_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFDFF0100FDFF0400030004000200FEFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x0300040000800080FDFF0400"> : tensor<3x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi16>
  return
}
func.func @UnsortedSegmentMin_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFCFF0300FFFFFEFF0100FCFF"> : tensor<4x2xi16>}> : () -> tensor<4x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xFDFFFEFFFF7FFF7FFCFF0300"> : tensor<3x2xi16>]} : (tensor<4x2xi16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi16>
  return
}
func.func @TensorScatterAdd_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFEFFFFFF0000000000000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFEFFFFFFFEFFFFFF02000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0xFFFFFFFFFEFFFFFF00000000FEFFFFFF"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @TensorScatterSub_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FCFFFFFF04000000FDFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFDFFFFFFFEFFFFFF02000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x02000000FDFFFFFF04000000FFFFFFFF"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @TensorScatterMin_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF0200000001000000FCFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0300000000000000FCFFFFFF"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFCFFFFFF01000000FCFFFFFF"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @TensorScatterMax_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000FFFFFFFFFEFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFFFEFFFFFF00000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x0100000000000000FFFFFFFFFEFFFFFF"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<4xi32>
  return
}
func.func @UnsortedSegmentSum_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0200000001000000FEFFFFFFFFFFFFFF0100000003000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xFAFFFFFFFEFFFFFF00000000000000000200000001000000"> : tensor<3x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi32>
  return
}
func.func @UnsortedSegmentProd_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFF03000000FEFFFFFFFDFFFFFFFCFFFFFFFDFFFFFF0200000000000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x08000000F7FFFFFF0100000001000000FEFFFFFFFDFFFFFF"> : tensor<3x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi32>
  return
}
func.func @UnsortedSegmentMax_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF03000000FEFFFFFF0400000000000000FFFFFFFF0000000004000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x00000000030000000000008000000080FEFFFFFF04000000"> : tensor<3x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi32>
  return
}
func.func @UnsortedSegmentMin_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFFFEFFFFFFFCFFFFFFFCFFFFFF01000000FDFFFFFF04000000"> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0xFCFFFFFFFFFFFFFFFFFFFF7FFFFFFF7FFEFFFFFFFCFFFFFF"> : tensor<3x2xi32>]} : (tensor<4x2xi32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi32>
  return
}
func.func @TensorScatterAdd_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000100000000000000FCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x02000000000000000000000000000000FCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @TensorScatterSub_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000FCFFFFFFFFFFFFFF0300000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0xFCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0700000000000000"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @TensorScatterMin_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @TensorScatterMax_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0xFFFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<4xi64>
  return
}
func.func @UnsortedSegmentSum_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF020000000000000004000000000000000300000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xFAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF"> : tensor<3x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi64>
  return
}
func.func @UnsortedSegmentProd_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF02000000000000000000000000000000FDFFFFFFFFFFFFFF0300000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x04000000000000000000000000000000010000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF"> : tensor<3x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi64>
  return
}
func.func @UnsortedSegmentMax_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF01000000000000000400000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x0100000000000000010000000000000000000000000000800000000000000080FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<3x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi64>
  return
}
func.func @UnsortedSegmentMin_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000001000000000000000400000000000000FDFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x0000000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0400000000000000FDFFFFFFFFFFFFFF"> : tensor<3x2xi64>]} : (tensor<4x2xi64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xi64>
  return
}
func.func @TensorScatterAdd_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x00040100"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x030101"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x00080101"> : tensor<4xui8>]} : (tensor<4xui8>, tensor<3x1xi64>, tensor<3xui8>) -> tensor<4xui8>
  return
}
func.func @TensorScatterSub_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x04040303"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x020302"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x04000300"> : tensor<4xui8>]} : (tensor<4xui8>, tensor<3x1xi64>, tensor<3xui8>) -> tensor<4xui8>
  return
}
func.func @TensorScatterMin_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x01040000"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010004"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x01010000"> : tensor<4xui8>]} : (tensor<4xui8>, tensor<3x1xi64>, tensor<3xui8>) -> tensor<4xui8>
  return
}
func.func @TensorScatterMax_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x04020000"> : tensor<4xui8>}> : () -> tensor<4xui8>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010402"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x04020004"> : tensor<4xui8>]} : (tensor<4xui8>, tensor<3x1xi64>, tensor<3xui8>) -> tensor<4xui8>
  return
}
func.func @UnsortedSegmentSum_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0400000202020101"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x060200000002"> : tensor<3x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui8>
  return
}
func.func @UnsortedSegmentProd_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0001020000030200"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x000301010200"> : tensor<3x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui8>
  return
}
func.func @UnsortedSegmentMax_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0102020302000400"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x020200000203"> : tensor<3x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui8>
  return
}
func.func @UnsortedSegmentMin_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0100030002020002"> : tensor<4x2xui8>}> : () -> tensor<4x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x0100FFFF0300"> : tensor<3x2xui8>]} : (tensor<4x2xui8>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui8>
  return
}
func.func @TensorScatterAdd_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0000030000000400"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x020002000000"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x0000050000000600"> : tensor<4xui16>]} : (tensor<4xui16>, tensor<3x1xi64>, tensor<3xui16>) -> tensor<4xui16>
  return
}
func.func @TensorScatterSub_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0400040001000100"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040003000400"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x0400FCFF0100FEFF"> : tensor<4xui16>]} : (tensor<4xui16>, tensor<3x1xi64>, tensor<3xui16>) -> tensor<4xui16>
  return
}
func.func @TensorScatterMin_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0400000000000100"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040003000100"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x0400000000000100"> : tensor<4xui16>]} : (tensor<4xui16>, tensor<3x1xi64>, tensor<3xui16>) -> tensor<4xui16>
  return
}
func.func @TensorScatterMax_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000100"> : tensor<4xui16>}> : () -> tensor<4xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x020004000300"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x0000030002000400"> : tensor<4xui16>]} : (tensor<4xui16>, tensor<3x1xi64>, tensor<3xui16>) -> tensor<4xui16>
  return
}
func.func @UnsortedSegmentSum_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x02000200020001000200030001000400"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x040005000000000002000100"> : tensor<3x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui16>
  return
}
func.func @UnsortedSegmentProd_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000100040001000300040001000000"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x030004000100010004000100"> : tensor<3x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui16>
  return
}
func.func @UnsortedSegmentMax_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x04000200030001000000010000000100"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x040002000000000003000100"> : tensor<3x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui16>
  return
}
func.func @UnsortedSegmentMin_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x00000300030003000200010004000400"> : tensor<4x2xui16>}> : () -> tensor<4x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x00000100FFFFFFFF03000300"> : tensor<3x2xui16>]} : (tensor<4x2xui16>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui16>
  return
}
func.func @TensorScatterAdd_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x04000000030000000000000003000000"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010000000000000004000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x04000000080000000000000003000000"> : tensor<4xui32>]} : (tensor<4xui32>, tensor<3x1xi64>, tensor<3xui32>) -> tensor<4xui32>
  return
}
func.func @TensorScatterSub_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x01000000030000000300000000000000"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010000000000000003000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x01000000FFFFFFFF0300000000000000"> : tensor<4xui32>]} : (tensor<4xui32>, tensor<3x1xi64>, tensor<3xui32>) -> tensor<4xui32>
  return
}
func.func @TensorScatterMin_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x03000000020000000400000004000000"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040000000400000000000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x03000000000000000400000004000000"> : tensor<4xui32>]} : (tensor<4xui32>, tensor<3x1xi64>, tensor<3xui32>) -> tensor<4xui32>
  return
}
func.func @TensorScatterMax_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x00000000030000000000000004000000"> : tensor<4xui32>}> : () -> tensor<4xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010000000000000001000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x00000000030000000000000004000000"> : tensor<4xui32>]} : (tensor<4xui32>, tensor<3x1xi64>, tensor<3xui32>) -> tensor<4xui32>
  return
}
func.func @UnsortedSegmentSum_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000020000000200000002000000030000000200000000000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x050000000300000000000000000000000200000002000000"> : tensor<3x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui32>
  return
}
func.func @UnsortedSegmentProd_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0400000002000000020000000000000002000000000000000100000003000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x080000000000000001000000010000000200000000000000"> : tensor<3x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui32>
  return
}
func.func @UnsortedSegmentMax_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0100000002000000020000000200000002000000040000000200000002000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x020000000400000000000000000000000200000002000000"> : tensor<3x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui32>
  return
}
func.func @UnsortedSegmentMin_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0200000002000000010000000100000000000000000000000100000002000000"> : tensor<4x2xui32>}> : () -> tensor<4x2xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0100000001000000"> : tensor<3x2xui32>]} : (tensor<4x2xui32>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui32>
  return
}
func.func @TensorScatterAdd_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000000000000000000004000000000000000400000000000000"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000000000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x0100000000000000020000000000000004000000000000000500000000000000"> : tensor<4xui64>]} : (tensor<4xui64>, tensor<3x1xi64>, tensor<3xui64>) -> tensor<4xui64>
  return
}
func.func @TensorScatterSub_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0400000000000000020000000000000001000000000000000300000000000000"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x040000000000000003000000000000000000000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x0400000000000000FEFFFFFFFFFFFFFF01000000000000000000000000000000"> : tensor<4xui64>]} : (tensor<4xui64>, tensor<3x1xi64>, tensor<3xui64>) -> tensor<4xui64>
  return
}
func.func @TensorScatterMin_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000010000000000000003000000000000000300000000000000"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000300000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.TensorScatterMin"(%0, %1, %2) {expected = [dense<"0x0300000000000000000000000000000003000000000000000100000000000000"> : tensor<4xui64>]} : (tensor<4xui64>, tensor<3x1xi64>, tensor<3xui64>) -> tensor<4xui64>
  return
}
func.func @TensorScatterMax_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000040000000000000001000000000000000000000000000000"> : tensor<4xui64>}> : () -> tensor<4xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x010000000000000004000000000000000000000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.TensorScatterMax"(%0, %1, %2) {expected = [dense<"0x0100000000000000040000000000000001000000000000000400000000000000"> : tensor<4xui64>]} : (tensor<4xui64>, tensor<3x1xi64>, tensor<3xui64>) -> tensor<4xui64>
  return
}
func.func @UnsortedSegmentSum_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000300000000000000030000000000000001000000000000000300000000000000000000000000000001000000000000000000000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x030000000000000003000000000000000000000000000000000000000000000003000000000000000100000000000000"> : tensor<3x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui64>
  return
}
func.func @UnsortedSegmentProd_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000300000000000000010000000000000004000000000000000100000000000000030000000000000002000000000000000200000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0x040000000000000009000000000000000100000000000000010000000000000001000000000000000400000000000000"> : tensor<3x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui64>
  return
}
func.func @UnsortedSegmentMax_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x03000000000000000100000000000000040000000000000004000000000000000100000000000000030000000000000001000000000000000200000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMax"(%0, %1, %2) {expected = [dense<"0x030000000000000003000000000000000000000000000000000000000000000004000000000000000400000000000000"> : tensor<3x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui64>
  return
}
func.func @UnsortedSegmentMin_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000300000000000000040000000000000000000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentMin"(%0, %1, %2) {expected = [dense<"0x01000000000000000300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF04000000000000000000000000000000"> : tensor<3x2xui64>]} : (tensor<4x2xui64>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xui64>
  return
}
func.func @TensorScatterAdd_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0xE469E0BF8FE42440A7165D40385F29C02AE874C08BF183BF9193514072615540"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0E193A40E5DC504067A6DDBFA4BF3A409C5EA43DE65CCFBF"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0xE469E0BF8FE424405429CE408C6180BF2AE874C08BF183BFBB80C53F8B10C840"> : tensor<4xcomplex<f32>>]} : (tensor<4xcomplex<f32>>, tensor<3x1xi64>, tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
func.func @TensorScatterSub_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x19342D402C9F56BF05F330C04E7FE93F4296CE3FAB08DA3F76881540AD7E0440"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0x6CF538C08C2375407140D63FA4055DBF06522A3FAC0F0A40"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0x19342D402C9F56BF6A480ABFC83985C04296CE3FAB08DA3FF6A0293F16C03B40"> : tensor<4xcomplex<f32>>]} : (tensor<4xcomplex<f32>>, tensor<3x1xi64>, tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
func.func @UnsortedSegmentSum_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x7E38883FB7961A40A6DC9ABE875D73C045E8493E0DF84640F56272C0D7DFA73F5D57833F3E197AC01DDF3740FAB68CBF639951C0C39BAB3F2AF93CC049E2BE3F"> : tensor<4x2xcomplex<f32>>}> : () -> tensor<4x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xEEC705400E05BFBF8883244082DC9CC00000000000000000000000000000000045E8493E0DF84640F56272C0D7DFA73F"> : tensor<3x2xcomplex<f32>>]} : (tensor<4x2xcomplex<f32>>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xcomplex<f32>>
  return
}
func.func @UnsortedSegmentProd_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x357851C078EC8CBFE366153FC01F20C069617DC0B01DFBBEB21C00BF960F3AC0CCBA13C05B804DC0208C41C07B060C403AC3FA3EBFD23FBFB14574BF48EFB83F"> : tensor<4x2xcomplex<f32>>}> : () -> tensor<4x2xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0xB8A1804098CF504152616D40987D0D410000803F000000000000803F0000000069617DC0B01DFBBEB21C00BF960F3AC0"> : tensor<3x2xcomplex<f32>>]} : (tensor<4x2xcomplex<f32>>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xcomplex<f32>>
  return
}
func.func @TensorScatterAdd_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x1028D6D2598DFCBF9405CDCFE0C002C0D00350FC946FD9BFC01A05635E6FD93F007B5C5281439FBF6E0A165B945303C0BC2F1A2445E10F40803314E3692FD13F"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xB21B4CA1FAB803C0A0394FE1AA52C3BF9499212BAED605C01E1DF551E419024040EB020DDAF2EE3FAC140573FCD50040"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.TensorScatterAdd"(%0, %1, %2) {expected = [dense<"0x1028D6D2598DFCBF9405CDCFE0C002C0B8C22A7B6D54FEBF6AC45091BDCE0240007B5C5281439FBF6E0A165B945303C0502CF1F12D15F43F8EA3578ED13F0440"> : tensor<4xcomplex<f64>>]} : (tensor<4xcomplex<f64>>, tensor<3x1xi64>, tensor<3xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}
func.func @TensorScatterSub_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xCC5ED6FF7814F7BFF8B6D3698D8DECBF58B7CFB81A5EF83F80CF3F7C1351BE3F8A39345E50510C40BEBE92E7DABA0540BC4FE588236902C040FFB711BF1AE0BF"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %2 = "tf.Const"() <{value = dense<"0xF4D7D2013D6EF2BFECF4D1438113F33F1482F6A95CE20A406072AD430A0CFE3F006459B2A39BAF3F348569CAF3D0F53F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.TensorScatterSub"(%0, %1, %2) {expected = [dense<"0xCC5ED6FF7814F7BFF8B6D3698D8DECBF16E2874EBDE7044094BE3BEBB17F03C08A39345E50510C40BEBE92E7DABA0540E8E86D19C0A516C000B944E6B40C03C0"> : tensor<4xcomplex<f64>>]} : (tensor<4xcomplex<f64>>, tensor<3x1xi64>, tensor<3xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}
func.func @UnsortedSegmentSum_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xCCA56426F668F23F8ED132720FC90A407A8555E1FCCD014080E70EF44375A83F24D1834789F30BC08E0C4FEFDC5402409A65E2187DD70EC0E4E6EB666CFC02407C9D4CB620C7FE3F5ABC267F86E800C0D66ACAA690F105405866FED38223FE3FDC4F46A1814FF03F9268D01E75AA06401C6225C81A02FEBF98558DB8F980EB3F"> : tensor<4x2xcomplex<f64>>}> : () -> tensor<4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0xA4A1586E0B980840682A18E611C1F33F28F80FC4C6DF134094DD9EF32CE7FE3F000000000000000000000000000000000000000000000000000000000000000024D1834789F30BC08E0C4FEFDC5402409A65E2187DD70EC0E4E6EB666CFC0240"> : tensor<3x2xcomplex<f64>>]} : (tensor<4x2xcomplex<f64>>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xcomplex<f64>>
  return
}
func.func @UnsortedSegmentProd_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xD44FB57C5B5DF4BF426BEDCBB3D602402406CA974E1506C03AACBB788DCF08C078C93CD6DEA405406AFD925E504C07C0640EAECCFA9CF3BF94F0568B75DC0340609CE8D04783C73F9CE4AE6917C609C0C813E6A113ABF03FFAD85F41DF310DC006084C84778704C05E48F168069C0EC0F6D147F564440840C02D6959C335FD3F"> : tensor<4x2xcomplex<f64>>}> : () -> tensor<4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000000000000FFFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentProd"(%0, %1, %2) {expected = [dense<"0xCF036C164B691D4007C81B54F321124011203D791E632CC0149FE3C5085F1B40000000000000F03F0000000000000000000000000000F03F000000000000000078C93CD6DEA405406AFD925E504C07C0640EAECCFA9CF3BF94F0568B75DC0340"> : tensor<3x2xcomplex<f64>>]} : (tensor<4x2xcomplex<f64>>, tensor<4xi32>, tensor<i32>) -> tensor<3x2xcomplex<f64>>
  return
}
func.func @UnsortedSegmentSum_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0xFF623FBE17792ABFF3521040E5A7DF3FA795B2BD974E1C405DB75CC0E51E87BF"> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000001000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {expected = [dense<"0x8DAD68C0705BDCBF46BE0A4045118640"> : tensor<2x2xf32>]} : (tensor<2x2x2xf32>, tensor<2x2xi64>, tensor<i32>) -> tensor<2x2xf32>
  return
}
func.func @UnsortedSegmentSum_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xCC4ABF3FDA4F093EDDF6CB3F66DE5C401FE641C02C79C43F"> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000100000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.UnsortedSegmentSum"(%0, %1, %2) {refused} : (tensor<3x2xf32>, tensor<3xi32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @GatherV2_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xF24C09C0937811404FC8853F9D2F6740E42AAABF9F8638C0F61852C04E2B2C400B5C423F400C7EC0DA772940334A72C028AFA9BEFE770C40B5C14840E00C64406C0449C0486DDABEA0987CBFD70AC3BF4B5120C0A2993AC024DCD63F58770BC0"> : tensor<3x4x2xf32>}> : () -> tensor<3x4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 0 : i64}> {expected = [dense<"0x4FC8853F9D2F6740F24C09C093781140DA772940334A72C00B5C423F400C7EC0A0987CBFD70AC3BF6C0449C0486DDABE"> : tensor<3x2x2xf32>]} : (tensor<3x4x2xf32>, tensor<2xi32>, tensor<i64>) -> tensor<3x2x2xf32>
  return
}
func.func @GatherV2_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xAD935C405C9505C044E6533F436AD9BF739CF13FB79CEE3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000010000000100000001000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 1 : i64}> {expected = [dense<"0x5C9505C05C9505C0739CF13F739CF13F"> : tensor<2x2xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<i64>) -> tensor<2x2xf32>
  return
}
func.func @GatherV2_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xF710F0BF54DF77C027E82DC0531B5C40DDA297BE8FA079BF17C33440C6B66D402A1503C060C485BF8FBE1840F21FCF3E"> : tensor<2x2x3xf32>}> : () -> tensor<2x2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000001000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 1 : i64}> {expected = [dense<"0xF710F0BFF710F0BF531B5C40531B5C402A1503C0C6B66D40F21FCF3E8FBE1840"> : tensor<2x2x2xf32>]} : (tensor<2x2x3xf32>, tensor<2x2xi32>, tensor<i64>) -> tensor<2x2x2xf32>
  return
}
func.func @GatherV2_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0xB8930CBF9432D9BEB05253C0BB670F4050DB923FD13085BF65FE8CBFBD365B3FEF0F28BED81D7BC02E6A153E86C164C0"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000020000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 1 : i64}> {expected = [dense<"0xB05253C0BB670F4050DB923FD13085BF65FE8CBFBD365B3F2E6A153E86C164C0"> : tensor<2x2x2xf32>]} : (tensor<2x3x2xf32>, tensor<2x2xi32>, tensor<i64>) -> tensor<2x2x2xf32>
  return
}
func.func @GatherV2_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0x010C09409204B9BF43764240"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 0 : i64}> {expected = [dense<"0x9204B9BF"> : tensor<f32>]} : (tensor<3xf32>, tensor<i32>, tensor<i64>) -> tensor<f32>
  return
}
func.func @GatherV2_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0xD553153F25890DC0BACFBD3E07E84CBFB5E2354097F14240AC65EDBF8681A5BD56D76BC0F0430840A47AFCBF28E897BE"> : tensor<2x2x3xf32>}> : () -> tensor<2x2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000010000000000000001000000020000000200000002000000"> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = 2 : i64}> {expected = [dense<"0xBACFBD3EBACFBD3EB5E2354007E84CBF8681A5BD56D76BC028E897BE28E897BE"> : tensor<2x2x2xf32>]} : (tensor<2x2x3xf32>, tensor<2x2x2xi32>, tensor<i64>) -> tensor<2x2x2xf32>
  return
}
func.func @GatherV2_float32_22() {
  %0 = "tf.Const"() <{value = dense<"0x691464400A307340D8880FC0266903BF171441C04F21683F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000100000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.GatherV2"(%0, %1, %2) <{batch_dims = -1 : i64}> {expected = [dense<"0xD8880FC00A307340171441C04F21683F"> : tensor<2x2xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<i64>) -> tensor<2x2xf32>
  return
}
func.func @GatherV2_float32_23() {
  %0 = "tf.Const"() <{value = dense<"0x71DCC73F4068A2BF496E0A4016E61940ADAB2140B33147C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {refused} : (tensor<2x3xf32>, tensor<1xi32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @GatherV2_float32_24() {
  %0 = "tf.Const"() <{value = dense<"0xE2B41C40D751DCBF85DC1CC0E9353940F00FCBBF4DA41A3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.GatherV2"(%0, %1, %2) {refused} : (tensor<2x3xf32>, tensor<1xi32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @GatherV2_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0x294D3640E89839400ECC6F3F8BF7B1BF11CBFF3D655F2FBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
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
  %0 = "tf.Const"() <{value = dense<"0x5F1660C0966CD0BFDD5533BF7CAA1540A2DBCDBF59E09D3F9DED043FFFCC903F944603401D794D3FDA680DC0B4F506BE"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000"> : tensor<1x2x1xi64>}> : () -> tensor<1x2x1xi64>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x9DED043FFFCC903F944603401D794D3FDA680DC0B4F506BE5F1660C0966CD0BFDD5533BF7CAA1540A2DBCDBF59E09D3F"> : tensor<1x2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<1x2x1xi64>) -> tensor<1x2x3x2xf32>
  return
}
func.func @GatherNd_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x139385BEB2BE063FBD713440833F5EC01F09B3BF295363C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<2x0xi32>}> : () -> tensor<2x0xi32>
  %r = "tf.GatherNd"(%0, %1) {expected = [dense<"0x139385BEB2BE063FBD713440833F5EC01F09B3BF295363C0139385BEB2BE063FBD713440833F5EC01F09B3BF295363C0"> : tensor<2x2x3xf32>]} : (tensor<2x3xf32>, tensor<2x0xi32>) -> tensor<2x2x3xf32>
  return
}
func.func @GatherNd_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x288B9BBF4BE736BCFFE223C0DF5F67C0C8D1633D821F8BBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
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
  %1 = "tf.Const"() <{value = dense<"0xE79AF3BE24D3AC3C"> : tensor<2xf32>}> : () -> tensor<2xf32>
  %2 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ScatterNd"(%0, %1, %2) {expected = [dense<"0x00000000E79AF3BE24D3AC3C00000000"> : tensor<2x2xf32>]} : (tensor<2x2xi64>, tensor<2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  return
}
func.func @ScatterNd_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x43F1D73F"> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ScatterNd"(%0, %1, %2) {refused} : (tensor<1x1xi32>, tensor<1xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @TensorScatterUpdate_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x095A3ABE53A77E40CBA26CBFC161953FD53AE0BFC4F53EC05ABC0FBF3D2C5EBF"> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000001000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %2 = "tf.Const"() <{value = dense<"0xDF930D40BE072440E03FD7BD3C4B0740"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0x095A3ABE53A77E40DF930D40BE072440E03FD7BD3C4B07405ABC0FBF3D2C5EBF"> : tensor<2x2x2xf32>]} : (tensor<2x2x2xf32>, tensor<2x2xi64>, tensor<2x2xf32>) -> tensor<2x2x2xf32>
  return
}
func.func @TensorScatterUpdate_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xD3DF15C0F3EFA93EDF0763C0C5D238BF"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %2 = "tf.Const"() <{value = dense<"0xCBA81340"> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {refused} : (tensor<4xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<*xf32>
  return
}
func.func @TensorScatterUpdate_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xFCFEC7BF9F78CE3EB87D1F3F414F2140"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000001000000"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %2 = "tf.Const"() <{value = dense<"0x0000A0400000C040"> : tensor<2xf32>}> : () -> tensor<2xf32>
  %r = "tf.TensorScatterUpdate"(%0, %1, %2) {expected = [dense<"0xFCFEC7BF0000C040B87D1F3F414F2140"> : tensor<4xf32>]} : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  return
}
