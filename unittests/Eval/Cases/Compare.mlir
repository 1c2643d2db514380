// Compare: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Less_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xA59FEFBEE6BE703FD53DFBBE99DA863FB7DA3F3F4E0797BE10BDAA3E5E0C2BBD6A7AAF3D9400713F26E27D3F49662E3F"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0xA378213F0AF375BF0BC85CBE0A00A13DE298EA3E1959D63F"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[true, false, true, false, false, true], [true, false, false, false, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xi1>
  return
}
func.func @Less_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC00F227F57EAD4BFCC41D7801F94F63F12BB4B71C180F33F5CE7682DA391DA3FE0B6B0D9E1BABC3F6D191A5367C4E8BFE0E5A31C0B47E53FEC9F66C4A753DEBFEC1A3FBEE54FEC3FC82C1FD00DDDE63FA0CB7955A3A0A6BFB67430CEA398FE3F"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x16ACE42E1FD2FE3F1250E6F97CC8EFBF84554801B0C5EA3F1A1540DE6C83E43F7C90FD4135A9E83F8C1D8FBE315FD93F"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[true, false, false, true, true, true], [true, false, false, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xi1>
  return
}
func.func @Less_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x583BB5362C31D5389AB14F3AC8BB463D0EB4CB3D21B8053D"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x303C4BAC1B2ED23F6C3DFFBB"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[true, false, false, true, true, false], [true, false, true, true, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xi1>
  return
}
func.func @Less_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x853FB03F9E3F65BF87BEA83FD43FB3BEBD3DF93EA13F193F"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0xB03E9C3FF73FBABD303F5FBF"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[false, false, true, true, true, false], [false, true, true, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xi1>
  return
}
func.func @Less_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x01FF01FFFFFF020101000202"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0x00020001FF00"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[false, true, false, true, false, true], [false, true, false, true, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi1>
  return
}
func.func @Less_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF0200FFFF010002000100020001000000FFFF0100FFFF"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0x000000000100000001000100"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[true, false, true, false, false, false], [false, false, true, true, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi1>
  return
}
func.func @Less_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0200000001000000010000000200000001000000020000000200000002000000FFFFFFFFFFFFFFFF0100000000000000"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000100000001000000000000000100000002000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, true, true, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi1>
  return
}
func.func @Less_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF02000000000000000000000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF01000000000000000200000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000010000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[true, false, true, false, true, false], [false, false, false, true, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi1>
  return
}
func.func @Less_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000102020002000100010002"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x010102020102"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[true, false, false, false, true, false], [true, false, true, true, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xi1>
  return
}
func.func @Less_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x010001000100000001000200010001000000000001000200"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x000002000200000002000200"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[false, true, true, false, true, false], [false, true, true, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xi1>
  return
}
func.func @Less_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000100000001000000020000000200000001000000000000000100000000000000000000000000000001000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000000000001000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[true, false, false, false, false, false], [true, false, true, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xi1>
  return
}
func.func @Less_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000002000000000000000200000000000000000000000000000000000000000000000100000000000000000000000000000001000000000000000200000000000000020000000000000002000000000000000000000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000100000000000000010000000000000002000000000000000100000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[true, false, false, true, true, false], [true, false, false, false, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xi1>
  return
}
func.func @Less_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Less"(%0, %1) {expected = [dense<[[false, false, true, false, true, false, false, true, false], [false, false, true, false, true, false, false, true, false], [false, false, false, false, true, false, false, false, false], [true, true, true, false, true, false, false, true, false], [false, false, false, false, false, false, false, false, false], [true, true, true, true, true, false, false, true, true], [false, false, false, false, false, false, false, false, false], [false, false, true, false, true, false, false, false, false], [true, true, true, true, true, false, false, true, false]]> : tensor<9x9xi1>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xi1>
  return
}
func.func @LessEqual_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x02276F3F6166723C29A7053F579619BE86C6983F93526FBE714095BE459D12BFE0F6D03FD1D4743E232E5ABE8BEBC23F"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x1624F73F2175B43FF389853E1B84873F9047A93F5DF26DBF"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, true, false, true, true, false], [true, true, false, true, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x46BC71EFA6AEE5BF906DB4AE330FB2BF9E51653C9231E6BF94945410B259D13F769C6A1BDB1ED7BF649537BA77FEE5BF0C5DF3EC7840FC3F72E63C3781B6EBBF1828BD6DC7E3BDBF123689271B2DE8BFBCD96B144CBFE73F9E7C9A19B99BD0BF"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xBE6EE1778BB5FF3F2CE6929AAA04E43F9C939FFF59E8FB3F725603E8D933FC3F240687443FC0FC3F78509B892FCCF03F"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xEC3CCE3A643CD23C47B4B2BB82B9253C6A3E323ED43ADAB8"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0xAC3915B9A13CD737E73FDA3D"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[false, false, true, false, true, true], [true, false, false, false, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xAC3F0B3F21BE803F023F2EBFB23FEE3D993FD43FE43ED43F"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x683E11BF613FBA3F99BEB13F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[false, false, true, true, false, true], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x00FF000000FF020202FF0200"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0x0000020002FF"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [false, false, true, true, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF020000000000FFFF00000200010000000100FFFF0100"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0x010001000000010002000100"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, false, true, true, true, true], [false, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000010000000000000002000000FFFFFFFF0100000001000000FFFFFFFF010000000100000000000000"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000001000000FFFFFFFF0100000002000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, true, true, false, false, true], [false, true, true, false, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000000000000000000FFFFFFFFFFFFFFFF02000000000000000100000000000000020000000000000001000000000000000000000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000000000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, false], [true, true, false, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x010102000201020102020000"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x010002000002"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, false, true, true, false, true], [false, false, true, false, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000010002000000000000000000010001000000"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000000010001000200"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, true, true, true, false, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000000000000000000010000000000000001000000020000000000000002000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000200000001000000000000000000000001000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[false, true, true, true, true, true], [true, true, true, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000100000000000000000000000000000002000000000000000100000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, false, true, false, true, true], [true, false, true, false, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xi1>
  return
}
func.func @LessEqual_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.LessEqual"(%0, %1) {expected = [dense<[[true, true, true, false, true, false, false, true, false], [true, true, true, false, true, false, false, true, false], [false, false, true, false, true, false, false, false, false], [true, true, true, true, true, false, false, true, false], [false, false, false, false, true, false, false, false, false], [true, true, true, true, true, true, false, true, true], [false, false, false, false, false, false, false, false, false], [false, false, true, false, true, false, false, true, false], [true, true, true, true, true, false, false, true, true]]> : tensor<9x9xi1>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xi1>
  return
}
func.func @Greater_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xE06AD13F30760D3F35BBAFBE1000E23F9F3679BF9EB1F93F2F0DC73D43A4A73EF358F83FB0B6E6BE5EBEEBBEB322E33F"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0xA4D24E3FDA74283FBDC06FBFBD1C35BE0EF2F1BCBC2BBE3F"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[true, false, true, true, false, true], [false, false, true, false, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xi1>
  return
}
func.func @Greater_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x0C9F3832FE54EABF60E0B0C5ED65BF3FD8D03DE9B8AAF53F5C9EE4B5559AD33FD010863C7D55A0BF22F6795E2694EC3F50F1A1C873C0E33F507C3EEF9C39C63F9E05DA4F584EEBBF47309D1D3F5EE4BF9007367F880AEB3F40DE051661D7F23F"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xDED022F6F5A6E43FC08C22833F55C93F240DB4EF8D84DFBF98282E9F0731E43F20102AAA2429DEBF8FAF2A98929CECBF"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, false, true, false, true, true], [false, false, false, false, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xi1>
  return
}
func.func @Greater_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x1C3A57392B3D6BB56D3F373FE43FF0B9D83CD339953C463F"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0xA7BA03B9B22E29BABD361DBB"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [true, false, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xi1>
  return
}
func.func @Greater_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xB1BECB3F943F583E023FA13F7CBEEE3FAB3FB23E633F983F"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x89BEE83E75BEA63FB73EAE3F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, true, true, false, true, false], [true, true, true, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xi1>
  return
}
func.func @Greater_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0202000202FFFF0200010201"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0x000100FFFF01"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[true, true, false, true, true, false], [false, true, false, true, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi1>
  return
}
func.func @Greater_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0200020002000100020000000200FFFF0200FFFF02000100"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0x0100FFFF0200FFFF02000100"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[true, true, false, true, false, false], [true, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi1>
  return
}
func.func @Greater_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x000000000100000000000000FFFFFFFF00000000FFFFFFFF00000000000000000000000000000000FFFFFFFF00000000"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0x020000000100000001000000020000000000000001000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi1>
  return
}
func.func @Greater_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000FFFFFFFFFFFFFFFF0200000000000000020000000000000002000000000000000200000000000000000000000000000001000000000000000000000000000000010000000000000002000000000000000100000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000010000000000000000000000000000000100000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, false, false, true, true, true], [false, false, false, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi1>
  return
}
func.func @Greater_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x020000020001000101000102"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x020202010101"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, false, false, true, false, false], [false, false, false, false, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xi1>
  return
}
func.func @Greater_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x010002000200020000000000020001000000020000000000"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x010000000100020002000200"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, true, true, false, false, false], [true, true, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xi1>
  return
}
func.func @Greater_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000200000002000000010000000100000002000000000000000000000002000000010000000200000000000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000100000001000000010000000200000000000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, true, true, false, false, true], [false, false, true, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xi1>
  return
}
func.func @Greater_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000010000000000000000000000000000000100000000000000010000000000000002000000000000000200000000000000000000000000000002000000000000000100000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000100000000000000010000000000000002000000000000000100000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, false, true, false, false, false], [true, true, true, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xi1>
  return
}
func.func @Greater_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Greater"(%0, %1) {expected = [dense<[[false, false, false, true, false, true, false, false, true], [false, false, false, true, false, true, false, false, true], [true, true, false, true, false, true, false, true, true], [false, false, false, false, false, true, false, false, true], [true, true, true, true, false, true, false, true, true], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [true, true, false, true, false, true, false, false, true], [false, false, false, false, false, true, false, false, false]]> : tensor<9x9xi1>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xi1>
  return
}
func.func @GreaterEqual_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xF54FEB3E4693F43E1FAE7A3FE5B540BB7369E43F4B9173BEB498803F9212383F77E4C73F51600BBF45865B3E33839B3C"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x6DB5663D306A523FF1CEC13FD8AF3FBE3DFE843FCED97F3F"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[true, false, false, true, true, false], [true, false, true, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x4805AC9E33F1D0BF20A24BC9FFADC9BFA8C75393C7D2F23F6458106B5253EBBFBCBB459C4C70C8BF10012AD7C9ECF23F70C1393E033BE03FE583EF0829B3EEBF7EFC9C076A30D4BFF2C13B107F9FFC3FC7CAAF0D0138E9BFC0DDFB04E81CB5BF"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xA0C6577C6305C83FA95B0CCE5B15E8BFA03B4682A479CF3F80AD8426BB49B73F926EB1E12B42F03FFF4D2272CC40E3BF"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[false, true, true, false, false, true], [true, false, false, true, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xC03C88B4793F073EE13150AD12AEB53AF235C5BA54A5BEBA"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x03BB643DA737953E9B318DB3"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[true, false, true, false, true, true], [true, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xD4BEBD3FAABEC73D75BF693F253E183F2DBFC53FC93DC33E"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x8ABCA83E3D3F24BFE43F423F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[false, true, false, true, false, true], [true, true, false, true, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFF0100FF0002020101FF0202"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0x02FF0001FFFF"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[false, true, true, false, true, true], [true, true, true, false, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF0200FFFF02000100010000000100FFFF020000000200"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0x0200FFFF00000200FFFFFFFF"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[false, true, false, true, true, true], [false, true, false, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000001000000020000000100000000000000010000000000000000000000FFFFFFFFFFFFFFFF02000000"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0x02000000FFFFFFFF02000000FFFFFFFF0000000000000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[false, true, false, true, true, true], [false, true, false, true, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF020000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000020000000000000000000000000000000200000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF01000000000000000000000000000000000000000000000002000000000000000200000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[true, true, true, true, false, false], [true, false, true, true, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000102020000020002020201"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x020102010202"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[false, true, true, true, false, false], [true, false, true, true, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x020001000200020000000100020000000100020001000200"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x000001000100000002000200"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[true, true, true, true, false, false], [true, false, true, true, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x020000000100000002000000020000000200000000000000010000000100000001000000000000000200000001000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x020000000100000001000000000000000200000000000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [false, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000001000000000000000200000000000000020000000000000002000000000000000000000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000002000000000000000100000000000000020000000000000001000000000000000100000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[true, false, true, false, true, false], [true, false, true, true, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xi1>
  return
}
func.func @GreaterEqual_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.GreaterEqual"(%0, %1) {expected = [dense<[[true, true, false, true, false, true, false, false, true], [true, true, false, true, false, true, false, false, true], [true, true, true, true, false, true, false, true, true], [false, false, false, true, false, true, false, false, true], [true, true, true, true, true, true, false, true, true], [false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, false], [true, true, false, true, false, true, false, true, true], [false, false, false, false, false, true, false, false, true]]> : tensor<9x9xi1>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xi1>
  return
}
func.func @Equal_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x90426ABF7FEE3E3F0CB6493F329E523FC768913F5B4C923F893FAE3F7242823F358B18BFFE4D31BFEF8BD43F453BF33F"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0xEBC87FBF538F02BF2A05FD3F649D86BD58BB3C3F5ED3823C"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xi1>
  return
}
func.func @Equal_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x0E0B24644234F23F3E1465F26B75E9BF9679CFC069C6E23FC84241A72F60EF3F14FCB47EB921F53F464D502A6E3BF03FF0718DC9368CFC3F385A7C29A4A0F13FD4F7CE23AAF2E73F1AB6BABE55C2F93FA4FDB87B62C0DFBFD4E4D0F16EE3D1BF"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xD06BCBB958B1C5BF08CFD1144010FF3F909AD46695D5EC3F8018AC6D4788FA3F92EFFB6AB68FF63F48DA5A951887FB3F"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xi1>
  return
}
func.func @Equal_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x953D8EBB603E79B9DDBAE53C82B94D392F3D7C388AB23E3C"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0xB23CE5ACD8BBF6BA46B47B1C"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xi1>
  return
}
func.func @Equal_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x3E3FF23F1E3EBC3FDB3FF93EAC3FB9BE30BD1D3E0DBFB03F"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0xA63F893F503FFA3F54BFBDBE"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xi1>
  return
}
func.func @Equal_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0202000001010101020102FF"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0xFFFF02FF0200"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, true, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi1>
  return
}
func.func @Equal_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000FFFF0200FFFF02000100020002000100000000000000"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0xFFFF00000200000001000000"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, true, false, false, false], [false, false, false, true, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi1>
  return
}
func.func @Equal_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000020000000000000000000000FFFFFFFF00000000020000000200000002000000FFFFFFFF02000000"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0x010000000100000002000000000000000100000000000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, true, true, false, false], [false, false, true, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi1>
  return
}
func.func @Equal_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000200000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000010000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[true, false, false, false, false, false], [false, true, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi1>
  return
}
func.func @Equal_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x010200010200010200010100"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x010002000202"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[true, false, false, false, true, false], [true, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xi1>
  return
}
func.func @Equal_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x020001000100010000000100000002000000000000000200"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x010001000000010002000100"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, true, false, true, false, true], [false, false, true, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xi1>
  return
}
func.func @Equal_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000100000000000000000000000200000000000000000000000200000000000000010000000200000001000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000002000000020000000100000000000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, false, false, false, true], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xi1>
  return
}
func.func @Equal_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000000000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000020000000000000002000000000000000100000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, true, false, false, false, true], [false, false, false, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xi1>
  return
}
func.func @Equal_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x85A8023FE717B63F9272953F77ECB03FE9C0AD3FA110D83C4EEDA53F6CEB903E142603BFEE19903F95D14E3F1DC2383FCCC2993F7A47603F1FCB933D8A495BBF7763173E765D3FBF64DEC5BED65172BFE26008BD7B82BB3F9426C13F3DBDDC3F"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0xB3C4F6BB400CC9BB72D4F43F3CC2893FE58D36BFF5F1863FDCE70BBF3186433F97EFDB3F224419BDB11ABC3F5322C43F"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xi1>
  return
}
func.func @Equal_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x629FAE08B45FF93F1E600AED30C3F03F3A8D32EEB48CF13F108CBF484A04F03F4EE5B79F4534ED3FC4AD5F0F8C15F23F0EBBE3AB85E0DDBF58504FC90E5FE8BF599B558C1BA1E4BF75F7C0790A03EABF382E00C7BBF5E13F26AD29E4C2ABF83FBC3771DE1CDDCEBF328F85AB689DF13FB21840E7D152F63FF46C4632D7F7FA3FD4ACE90014D8FB3F105D7A57939CC63F68B52CF358C5D33F16EA106B7B88EBBFE498DC305807D1BFB81F1EC212E5F23F002A58B607DFE83FDE5271540E39DABF"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x00E7124141159A3F306E46B41D2ECD3FC03DC59044C6B1BFBAB02D9616D7F13FD09C5754A75DFB3FACE8C19688DAE63F0808058D1E84FC3FD013CF0CB8C4A6BFE0591AAF4F3ACE3FF853638AE9C3E1BF596EF454AE66EEBFE597ED63372BE0BF"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xi1>
  return
}
func.func @Equal_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[true, true, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false], [false, false, false, false, true, false, false, false, false], [false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, true]]> : tensor<9x9xi1>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xi1>
  return
}
func.func @NotEqual_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xDCF2203E5C372E3F565BCEBECA105F3EF249273D0D50DD3FE8C968BD024519BF65ECE13FC7D7C03F8FF3A43EEA193F3F"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x95F43E3E154014BFB67866BFAE15D1BE6131EB3EBAE852BF"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x502A5434E522B7BF14AAE5F59787C2BF4C9A558A744BFA3F308F440E51C3F33F7897DCB7D827D83FCE3DA6E4F14EFF3F47011F0F2310E3BFA4847BC751C8E23F8C65964BAFBFE53F63571747D684EBBF84C7F4818CD4FE3FB463F025E007E13F"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x140EF56A5608E03F78E6B90FF166E53F72DDF44FBA87F43F40B0744B21C5F53F6093E8B51D57C53F003E4C75785ADCBF"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x4538BEB8CAA90D3BDB3EDA347B37103A393BD4B4E43F09BA"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0xA339C03B57B12C3DF5BA753E"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xD43F06BFD03F973FAE3FBFBECC3E57BF97BEFDBE27BF9B3F"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x873E0ABFAD3FAF3DC23FF83D"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x02FFFF020100000100020001"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0x010202FF01FF"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, true, true, false, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0200FFFFFFFF000001000100FFFFFFFF0100000001000100"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000100FFFF0200FFFF0200"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, false, true, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000FFFFFFFF02000000FFFFFFFF02000000020000000100000001000000020000000100000000000000FFFFFFFF"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF0000000001000000FFFFFFFFFFFFFFFF00000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, true, false, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF0200000000000000010000000000000000000000000000000100000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0x0200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF020000000000000001000000000000000200000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, false, true, true, true], [false, false, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000102020101020202020201"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x000101000201"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[false, false, true, true, true, false], [true, true, true, true, false, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x000002000200000002000100010001000200000002000000"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x020000000200020002000100"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, false, true, false, false], [true, true, false, true, false, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x010000000200000001000000020000000100000002000000000000000100000000000000020000000200000002000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000002000000020000000000000002000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[false, true, true, false, true, false], [true, true, true, false, true, false]]> : tensor<2x6xi1>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000002000000000000000000000000000000020000000000000001000000000000000000000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000100000000000000000000000000000000000000000000000100000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, false, true, false, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x5D6459BEF499E23FD029373F90359D3EA5A13FBF98B4FB3FCA1BB33F8191BE3ECC0A173F79AB183EA5DEA0BEEBDB6B3D688D5A3F730D71BE263F90BDC837EDBEF6A1DB3FEB4D843EB69ECB3F615C613FB8C7B63F05BDE13E3CDAD73E0F7C63BF"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x18A4AE3F7764823F67C7CB3F8912B73F3DE23BBF5635833F658B873F00C7D13F6D68843FA7FFA83F5A2FD43ED9A21A3E"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xA8E139D57323CC3F7A45D1B613BAFC3F847B57068AD0F83F6884A27950B3DB3F8E5FB3B36A8AD4BF65161CBEE1F6E5BFE6394865EB19D9BFC01387C8EE9CFE3F8448FAD3700BFC3F74A0F671FBAFEB3F1A3995B02FBEFF3FBC3987C895CEE23F4067DD4031509E3FF81C98F0417CEE3F7A5E20AD8A04DDBFD80BD506BFBCFB3FC464258B2A77E93FF892027AE554F23FD4343651017AEE3F306045D7B084BF3F74313B9E4FF5F93FC0C16CB1A574CABFC4BB94CF6BB2FE3F4065CC0A64F7FD3F"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x4C83BBBA69C8D6BF423529AF765BFA3FF8E5E23BC80FCEBF8E66098CA29CF33F887F09BC31B6FB3F48A7B5B1A114CCBFEE4D10C2635EFD3F92AB1C46856EECBF086D2F6ED12BCCBF8E0C810E9133E83F4A36D59EF4A9D9BF00FDDB4F9C45EEBF"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, true, true, true, true, true], [true, true, true, true, true, true]]> : tensor<2x6xi1>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xi1>
  return
}
func.func @NotEqual_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[false, false, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true], [true, true, true, true, false, true, true, true, true], [true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, false]]> : tensor<9x9xi1>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xi1>
  return
}
func.func @Equal_bool_16() {
  %0 = "tf.Const"() <{value = dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<[[false, false, false], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[[false, false, true], [true, false, false]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @Equal_string_17() {
  %0 = "tf.Const"() <{value = dense<["a", "b"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<["a", "c"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r = "tf.Equal"(%0, %1) {expected = [dense<[true, false]> : tensor<2xi1>]} : (tensor<2x!tf_type.string>, tensor<2x!tf_type.string>) -> tensor<2xi1>
  return
}
func.func @Equal_int32_18() {
  %0 = "tf.Const"() <{value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF0000000003000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Equal"(%0, %1) <{incompatible_shape_error = false}> {expected = [dense<false> : tensor<i1>]} : (tensor<2xi32>, tensor<3xi32>) -> tensor<i1>
  return
}
func.func @Equal_int32_19() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF03000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000004000000FFFFFFFF"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Equal"(%0, %1) {refused} : (tensor<2xi32>, tensor<3xi32>) -> tensor<*xi1>
  return
}
func.func @NotEqual_bool_16() {
  %0 = "tf.Const"() <{value = dense<[[true, false, false], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<[[false, false, true], [false, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @NotEqual_string_17() {
  %0 = "tf.Const"() <{value = dense<["a", "b"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<["a", "c"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r = "tf.NotEqual"(%0, %1) {expected = [dense<[false, true]> : tensor<2xi1>]} : (tensor<2x!tf_type.string>, tensor<2x!tf_type.string>) -> tensor<2xi1>
  return
}
func.func @NotEqual_int32_18() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFEFFFFFF00000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.NotEqual"(%0, %1) <{incompatible_shape_error = false}> {expected = [dense<true> : tensor<i1>]} : (tensor<2xi32>, tensor<3xi32>) -> tensor<i1>
  return
}
func.func @NotEqual_int32_19() {
  %0 = "tf.Const"() <{value = dense<"0x04000000FEFFFFFF"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF0100000003000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.NotEqual"(%0, %1) {refused} : (tensor<2xi32>, tensor<3xi32>) -> tensor<*xi1>
  return
}
func.func @ApproximateEqual_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xCD03493EDE61BA3B012D973BBBE2123D7D80DE3B"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %1 = "tf.Const"() <{value = dense<"0xC223B23DA0BD893D2BBDFA3CB9B6B73DA0A8EE3D"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "tf.ApproximateEqual"(%0, %1) {expected = [dense<[false, false, false, false, false]> : tensor<5xi1>]} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  return
}
func.func @ApproximateEqual_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x2B24DE1E2263C23FB0B41D4B672BB43FEA2508BF4300B83FCF0A8FC754C7C23F5B0C5C4D7B76C63F"> : tensor<5xf64>}> : () -> tensor<5xf64>
  %1 = "tf.Const"() <{value = dense<"0x3F726A062F7DC83F6F015BBE685DC83FD8E783C155E8C23FDA94C16B217C843F83C89C341D53C73F"> : tensor<5xf64>}> : () -> tensor<5xf64>
  %r = "tf.ApproximateEqual"(%0, %1) {expected = [dense<[false, false, false, false, false]> : tensor<5xi1>]} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
  return
}
func.func @Select_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %2 = "tf.Const"() <{value = dense<[[true, true, false], [false, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @SelectV2_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<[false, false, true]> : tensor<3xi1>}> : () -> tensor<3xi1>
  %2 = "tf.Const"() <{value = dense<[[[false, false, true]], [[true, true, true]], [[true, true, true]], [[false, false, false]]]> : tensor<4x1x3xi1>}> : () -> tensor<4x1x3xi1>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<[[[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]]]> : tensor<4x2x3xi1>]} : (tensor<2x1xi1>, tensor<3xi1>, tensor<4x1x3xi1>) -> tensor<4x2x3xi1>
  return
}
func.func @Select_bool_2() {
  %0 = "tf.Const"() <{value = dense<[[false, false, false], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x59B602BE1D0C1B409A4320C06A3C73C0CD663F3F3F36653F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tf.Const"() <{value = dense<"0xD2E15B402D111B3FF9FC8FBF9E1F59C0E93FFC3FF136E0BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0xD2E15B402D111B3FF9FC8FBF6A3C73C0E93FFC3FF136E0BF"> : tensor<2x3xf32>]} : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @SelectV2_bool_2() {
  %0 = "tf.Const"() <{value = dense<[[false], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x0E9D7AC0D25309408191423F"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %2 = "tf.Const"() <{value = dense<"0xE43325C07F3F13C0C7A93B404F2E0DBF7F300640A78009BF27E2EABF98CC6CC05D1D9F3F32E2663FE0EF64BFCFD53F3F"> : tensor<4x1x3xf32>}> : () -> tensor<4x1x3xf32>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0xE43325C07F3F13C0C7A93B400E9D7AC0D25309408191423F4F2E0DBF7F300640A78009BF0E9D7AC0D25309408191423F27E2EABF98CC6CC05D1D9F3F0E9D7AC0D25309408191423F32E2663FE0EF64BFCFD53F3F0E9D7AC0D25309408191423F"> : tensor<4x2x3xf32>]} : (tensor<2x1xi1>, tensor<3xf32>, tensor<4x1x3xf32>) -> tensor<4x2x3xf32>
  return
}
func.func @Select_bool_3() {
  %0 = "tf.Const"() <{value = dense<[[false, false, false], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0xB69CE6E5F28802C0A4D4AD823F19FABFE29C3C80189206C01C0E4B4361530B40C87C5ED75287E13FC0C329C7951FC23F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %2 = "tf.Const"() <{value = dense<"0x56B12DB340540EC0DA0233F83027014010744149ACF2EB3F3434CBDBF643F0BFB0DFC55CB3F707C0C8986BCC9093E6BF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x56B12DB340540EC0DA0233F83027014010744149ACF2EB3F3434CBDBF643F0BFB0DFC55CB3F707C0C0C329C7951FC23F"> : tensor<2x3xf64>]} : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @SelectV2_bool_3() {
  %0 = "tf.Const"() <{value = dense<[[false], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x0A90AD1008010A409061CE08D6D10B4020FFD8B1E2020940"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %2 = "tf.Const"() <{value = dense<"0xB45B752A7A0E04407270F10ABDBB0EC0F89BAD901C1FF8BF40FC6C1DFFD908C0C4D0E6CDAEC8F7BFA895E87B1D03FC3FF0808A36681ED5BFDEA154E9A2120740F8D84497687D03C0AEDDD61B1C150A4046AA8993FEEE00C0723E4EB65F8F0B40"> : tensor<4x1x3xf64>}> : () -> tensor<4x1x3xf64>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0xB45B752A7A0E04407270F10ABDBB0EC0F89BAD901C1FF8BFB45B752A7A0E04407270F10ABDBB0EC0F89BAD901C1FF8BF40FC6C1DFFD908C0C4D0E6CDAEC8F7BFA895E87B1D03FC3F40FC6C1DFFD908C0C4D0E6CDAEC8F7BFA895E87B1D03FC3FF0808A36681ED5BFDEA154E9A2120740F8D84497687D03C0F0808A36681ED5BFDEA154E9A2120740F8D84497687D03C0AEDDD61B1C150A4046AA8993FEEE00C0723E4EB65F8F0B40AEDDD61B1C150A4046AA8993FEEE00C0723E4EB65F8F0B40"> : tensor<4x2x3xf64>]} : (tensor<2x1xi1>, tensor<3xf64>, tensor<4x1x3xf64>) -> tensor<4x2x3xf64>
  return
}
func.func @Select_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[false, false, false], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x0041E542E4C3914195BCAF36"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %2 = "tf.Const"() <{value = dense<"0x4B4100C4D040B4C3BCC07640"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x4B4100C4D0409141BCC07640"> : tensor<2x3xf16>]} : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @SelectV2_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[false], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x183FB6C37738"> : tensor<3xf16>}> : () -> tensor<3xf16>
  %2 = "tf.Const"() <{value = dense<"0xF1BE9DBD6836F242F63C1D403B42F73B6AC163C2A54281C3"> : tensor<4x1x3xf16>}> : () -> tensor<4x1x3xf16>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0xF1BE9DBD6836183FB6C37738F242F63C1D40183FB6C377383B42F73B6AC1183FB6C3773863C2A54281C3183FB6C37738"> : tensor<4x2x3xf16>]} : (tensor<2x1xi1>, tensor<3xf16>, tensor<4x1x3xf16>) -> tensor<4x2x3xf16>
  return
}
func.func @Select_bool_5() {
  %0 = "tf.Const"() <{value = dense<[[true, true, true], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x70C0114005401C3E0E3F75C0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %2 = "tf.Const"() <{value = dense<"0x9FBF983FFD3F0740F43F963E"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x70C01140054007400E3F963E"> : tensor<2x3xbf16>]} : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @SelectV2_bool_5() {
  %0 = "tf.Const"() <{value = dense<[[true], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x28C0234057C0"> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %2 = "tf.Const"() <{value = dense<"0x63C03240663F813FE53FD3BFDBBF5840AD3F61BF334060BD"> : tensor<4x1x3xbf16>}> : () -> tensor<4x1x3xbf16>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0x28C0234057C028C0234057C028C0234057C028C0234057C028C0234057C028C0234057C028C0234057C028C0234057C0"> : tensor<4x2x3xbf16>]} : (tensor<2x1xi1>, tensor<3xbf16>, tensor<4x1x3xbf16>) -> tensor<4x2x3xbf16>
  return
}
func.func @Select_bool_6() {
  %0 = "tf.Const"() <{value = dense<[[true, true, false], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0xFFFD03FFFFFD"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %2 = "tf.Const"() <{value = dense<"0xFD0400FDFE03"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0xFFFD00FDFF03"> : tensor<2x3xi8>]} : (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @SelectV2_bool_6() {
  %0 = "tf.Const"() <{value = dense<[[true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x04FFFD"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %2 = "tf.Const"() <{value = dense<"0x030301FDFE0102FF03FFFD04"> : tensor<4x1x3xi8>}> : () -> tensor<4x1x3xi8>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0x04FFFD03030104FFFDFDFE0104FFFD02FF0304FFFDFFFD04"> : tensor<4x2x3xi8>]} : (tensor<2x1xi1>, tensor<3xi8>, tensor<4x1x3xi8>) -> tensor<4x2x3xi8>
  return
}
func.func @Select_bool_7() {
  %0 = "tf.Const"() <{value = dense<[[true, false, false], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0xFDFF04000300040004000400"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %2 = "tf.Const"() <{value = dense<"0xFEFFFFFF0000FCFF00000400"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0xFDFFFFFF0000FCFF04000400"> : tensor<2x3xi16>]} : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @SelectV2_bool_7() {
  %0 = "tf.Const"() <{value = dense<[[true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x02000100FEFF"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %2 = "tf.Const"() <{value = dense<"0xFDFF0300FEFF0200FDFF0000FEFF010003000400FCFFFFFF"> : tensor<4x1x3xi16>}> : () -> tensor<4x1x3xi16>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0x02000100FEFFFDFF0300FEFF02000100FEFF0200FDFF000002000100FEFFFEFF0100030002000100FEFF0400FCFFFFFF"> : tensor<4x2x3xi16>]} : (tensor<2x1xi1>, tensor<3xi16>, tensor<4x1x3xi16>) -> tensor<4x2x3xi16>
  return
}
func.func @Select_bool_8() {
  %0 = "tf.Const"() <{value = dense<[[true, true, false], [true, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x030000000000000004000000FDFFFFFFFDFFFFFF01000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000FCFFFFFF03000000FEFFFFFF0200000004000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x030000000000000003000000FDFFFFFF0200000001000000"> : tensor<2x3xi32>]} : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @SelectV2_bool_8() {
  %0 = "tf.Const"() <{value = dense<[[true], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x020000000200000004000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000003000000020000000100000004000000FDFFFFFFFCFFFFFF0000000002000000FDFFFFFFFEFFFFFF01000000"> : tensor<4x1x3xi32>}> : () -> tensor<4x1x3xi32>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0x020000000200000004000000020000000200000004000000020000000200000004000000020000000200000004000000020000000200000004000000020000000200000004000000020000000200000004000000020000000200000004000000"> : tensor<4x2x3xi32>]} : (tensor<2x1xi1>, tensor<3xi32>, tensor<4x1x3xi32>) -> tensor<4x2x3xi32>
  return
}
func.func @Select_bool_9() {
  %0 = "tf.Const"() <{value = dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0200000000000000000000000000000004000000000000000100000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000400000000000000FFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0000000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x0000000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF030000000000000004000000000000000000000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @SelectV2_bool_9() {
  %0 = "tf.Const"() <{value = dense<[[true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFF"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %2 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF00000000000000000400000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000400000000000000FFFFFFFFFFFFFFFF"> : tensor<4x1x3xi64>}> : () -> tensor<4x1x3xi64>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFF02000000000000000400000000000000FFFFFFFFFFFFFFFF"> : tensor<4x2x3xi64>]} : (tensor<2x1xi1>, tensor<3xi64>, tensor<4x1x3xi64>) -> tensor<4x2x3xi64>
  return
}
func.func @Select_bool_10() {
  %0 = "tf.Const"() <{value = dense<[[true, true, true], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x010200000400"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %2 = "tf.Const"() <{value = dense<"0x030402030401"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x010200030400"> : tensor<2x3xui8>]} : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @SelectV2_bool_10() {
  %0 = "tf.Const"() <{value = dense<[[false], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x010203"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %2 = "tf.Const"() <{value = dense<"0x000401040403000103010004"> : tensor<4x1x3xui8>}> : () -> tensor<4x1x3xui8>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0x000401000401040403040403000103000103010004010004"> : tensor<4x2x3xui8>]} : (tensor<2x1xi1>, tensor<3xui8>, tensor<4x1x3xui8>) -> tensor<4x2x3xui8>
  return
}
func.func @Select_bool_11() {
  %0 = "tf.Const"() <{value = dense<[[true, false, false], [true, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x040003000300040001000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %2 = "tf.Const"() <{value = dense<"0x030001000000040003000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x040001000000040003000400"> : tensor<2x3xui16>]} : (tensor<2x3xi1>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @SelectV2_bool_11() {
  %0 = "tf.Const"() <{value = dense<[[true], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x000004000300"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %2 = "tf.Const"() <{value = dense<"0x030002000000030000000300020003000200010004000200"> : tensor<4x1x3xui16>}> : () -> tensor<4x1x3xui16>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0x000004000300000004000300000004000300000004000300000004000300000004000300000004000300000004000300"> : tensor<4x2x3xui16>]} : (tensor<2x1xi1>, tensor<3xui16>, tensor<4x1x3xui16>) -> tensor<4x2x3xui16>
  return
}
func.func @Select_bool_12() {
  %0 = "tf.Const"() <{value = dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x030000000100000003000000040000000100000002000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %2 = "tf.Const"() <{value = dense<"0x020000000000000001000000010000000300000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x030000000000000001000000010000000300000001000000"> : tensor<2x3xui32>]} : (tensor<2x3xi1>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @SelectV2_bool_12() {
  %0 = "tf.Const"() <{value = dense<[[false], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x020000000300000004000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %2 = "tf.Const"() <{value = dense<"0x010000000100000001000000030000000300000004000000030000000400000003000000030000000300000000000000"> : tensor<4x1x3xui32>}> : () -> tensor<4x1x3xui32>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0x010000000100000001000000010000000100000001000000030000000300000004000000030000000300000004000000030000000400000003000000030000000400000003000000030000000300000000000000030000000300000000000000"> : tensor<4x2x3xui32>]} : (tensor<2x1xi1>, tensor<3xui32>, tensor<4x1x3xui32>) -> tensor<4x2x3xui32>
  return
}
func.func @Select_bool_13() {
  %0 = "tf.Const"() <{value = dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000004000000000000000400000000000000010000000000000003000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %2 = "tf.Const"() <{value = dense<"0x020000000000000003000000000000000100000000000000000000000000000001000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x020000000000000004000000000000000100000000000000000000000000000003000000000000000400000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @SelectV2_bool_13() {
  %0 = "tf.Const"() <{value = dense<[[false], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000002000000000000000000000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %2 = "tf.Const"() <{value = dense<"0x040000000000000004000000000000000300000000000000020000000000000002000000000000000000000000000000040000000000000001000000000000000100000000000000000000000000000002000000000000000000000000000000"> : tensor<4x1x3xui64>}> : () -> tensor<4x1x3xui64>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0x040000000000000004000000000000000300000000000000020000000000000002000000000000000000000000000000020000000000000002000000000000000000000000000000020000000000000002000000000000000000000000000000040000000000000001000000000000000100000000000000020000000000000002000000000000000000000000000000000000000000000002000000000000000000000000000000020000000000000002000000000000000000000000000000"> : tensor<4x2x3xui64>]} : (tensor<2x1xi1>, tensor<3xui64>, tensor<4x1x3xui64>) -> tensor<4x2x3xui64>
  return
}
func.func @Select_bool_14() {
  %0 = "tf.Const"() <{value = dense<[[false, true, false], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x1AAE33BFE4BAB4BFA2D27B40DC786E40E74C2340807871BF310A66C0D9D51B402BD13F402D52774033D310C03A2775C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %2 = "tf.Const"() <{value = dense<"0x9DAE14C01384C83E8A5209C0E1F24540B53C763EF65230BF6CD592BFC629773F7D643EC05EE44D3FC02B60C001FE4240"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x9DAE14C01384C83EA2D27B40DC786E40B53C763EF65230BF6CD592BFC629773F7D643EC05EE44D3F33D310C03A2775C0"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @SelectV2_bool_14() {
  %0 = "tf.Const"() <{value = dense<[[true], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0xBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BF"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %2 = "tf.Const"() <{value = dense<"0x62E96CC098FF3740B5003B3FD8E3473E837B084099AF2940261A7CC098305BC059FD4B4030116EC0851456C07F21A03F515D0BC0E4847640FDC798BFAA971C40C7606E3F783B7AC06B751640B9A02EBF1B6F0FC0E6BE1B3DCAAD1940B0EF8EBE"> : tensor<4x1x3xcomplex<f32>>}> : () -> tensor<4x1x3xcomplex<f32>>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0xBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BFBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BFBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BFBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BFBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BFBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BFBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BFBB4C1EC0140F6C409DD697BF2AA36440953B5FC0A2F630BF"> : tensor<4x2x3xcomplex<f32>>]} : (tensor<2x1xi1>, tensor<3xcomplex<f32>>, tensor<4x1x3xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
  return
}
func.func @Select_bool_15() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0xB80C56B9F40DF3BF7091947045DEFBBF30CF42EA66F7F6BF346783D00911FCBF40B30813EE80D1BF90089374E88906C0B6EE35361AA009402A3A298173190540E08B2324C47308C0C083A11635D6D33FDA862CE25E880EC03CDBFE69AA500140"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %2 = "tf.Const"() <{value = dense<"0x14E35F42102C0A40D065B572D818DDBFA0BB4469448BF3BF8081DFA404280140006A7A458E6491BFA828CCF379EAEEBF48A59FC9B3BB09C0F87B0F7882E7EBBF90A3F4E0C7FEEDBF823DCF05C5AA02C07E6718440BFD06C0200DCDD3CEE9E0BF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x14E35F42102C0A40D065B572D818DDBF30CF42EA66F7F6BF346783D00911FCBF40B30813EE80D1BF90089374E88906C0B6EE35361AA009402A3A29817319054090A3F4E0C7FEEDBF823DCF05C5AA02C07E6718440BFD06C0200DCDD3CEE9E0BF"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @SelectV2_bool_15() {
  %0 = "tf.Const"() <{value = dense<[[true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<"0xC819A19685CB074018244B0A1BD2F43F52B6A60A78A40BC0D4F29179569A0C4006E8BAFF4AB401C0F8D696BB271AEFBF"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %2 = "tf.Const"() <{value = dense<"0xA48A330FF2D0024072EADD3EC987004004FDC7C0A82EFE3F78159A25931FF3BFC0160D873F48D43FE06536E0DDA106403011FF83110D0740A822D780D1F6FE3FC053C4E5256BF6BF409B2AC86C91FDBF6043FE6F7EECF6BF94AFB102398CF6BF64A29951B4A90F40CC3F7C138DB2F6BF009BB2204D3FD1BF1489D35D7D3D0240384FAF428E49EB3F28796FD8695506C0E0A6A4FBD16BC3BF8074BD452376BC3FCEA2E610252104C0F02C03951FFDDF3FD63F2D86DC6E0B409CED488F0B7DF2BF"> : tensor<4x1x3xcomplex<f64>>}> : () -> tensor<4x1x3xcomplex<f64>>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<"0xC819A19685CB074018244B0A1BD2F43F52B6A60A78A40BC0D4F29179569A0C4006E8BAFF4AB401C0F8D696BB271AEFBFA48A330FF2D0024072EADD3EC987004004FDC7C0A82EFE3F78159A25931FF3BFC0160D873F48D43FE06536E0DDA10640C819A19685CB074018244B0A1BD2F43F52B6A60A78A40BC0D4F29179569A0C4006E8BAFF4AB401C0F8D696BB271AEFBF3011FF83110D0740A822D780D1F6FE3FC053C4E5256BF6BF409B2AC86C91FDBF6043FE6F7EECF6BF94AFB102398CF6BFC819A19685CB074018244B0A1BD2F43F52B6A60A78A40BC0D4F29179569A0C4006E8BAFF4AB401C0F8D696BB271AEFBF64A29951B4A90F40CC3F7C138DB2F6BF009BB2204D3FD1BF1489D35D7D3D0240384FAF428E49EB3F28796FD8695506C0C819A19685CB074018244B0A1BD2F43F52B6A60A78A40BC0D4F29179569A0C4006E8BAFF4AB401C0F8D696BB271AEFBFE0A6A4FBD16BC3BF8074BD452376BC3FCEA2E610252104C0F02C03951FFDDF3FD63F2D86DC6E0B409CED488F0B7DF2BF"> : tensor<4x2x3xcomplex<f64>>]} : (tensor<2x1xi1>, tensor<3xcomplex<f64>>, tensor<4x1x3xcomplex<f64>>) -> tensor<4x2x3xcomplex<f64>>
  return
}
func.func @Select_bool_16() {
  %0 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %1 = "tf.Const"() <{value = dense<"0x57819ABE49C71ABFF6FDB63F8B49E83F27DE5140B4AC6D40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tf.Const"() <{value = dense<"0x510741C003CB1BC0C2871EC0638DC8BE1E153B3FF2E5A13F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0x57819ABE49C71ABFF6FDB63F638DC8BE1E153B3FF2E5A13F"> : tensor<2x3xf32>]} : (tensor<2xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Select_bool_17() {
  %0 = "tf.Const"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %1 = "tf.Const"() <{value = dense<"0xD6C4783E599F75C0AE0F20BFA5E7EBBFA55C3FC013BF5440"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tf.Const"() <{value = dense<"0x219DA3BF4CB352BFA204BE3F036C4940D5E03EC0A3A68DBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<"0xD6C4783E599F75C0AE0F20BFA5E7EBBFA55C3FC013BF5440"> : tensor<2x3xf32>]} : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Select_bool_18() {
  %0 = "tf.Const"() <{value = dense<[true]> : tensor<1xi1>}> : () -> tensor<1xi1>
  %1 = "tf.Const"() <{value = dense<"0x25A14A4058BB77C02729ADBFB4069E3F32F4414025EFF73F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tf.Const"() <{value = dense<"0x79F2B9BF8383E4BEB4A356404936B33F7AC17AC02E10A43F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Select"(%0, %1, %2) {refused} : (tensor<1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  return
}
func.func @Select_bool_19() {
  %0 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %1 = "tf.Const"() <{value = dense<["a", "b"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %2 = "tf.Const"() <{value = dense<["b", "a"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r = "tf.Select"(%0, %1, %2) {expected = [dense<["a", "a"]> : tensor<2x!tf_type.string>]} : (tensor<2xi1>, tensor<2x!tf_type.string>, tensor<2x!tf_type.string>) -> tensor<2x!tf_type.string>
  return
}
func.func @SelectV2_bool_16() {
  %0 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %1 = "tf.Const"() <{value = dense<["a", "b"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %2 = "tf.Const"() <{value = dense<["b", "a"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r = "tf.SelectV2"(%0, %1, %2) {expected = [dense<["a", "a"]> : tensor<2x!tf_type.string>]} : (tensor<2xi1>, tensor<2x!tf_type.string>, tensor<2x!tf_type.string>) -> tensor<2x!tf_type.string>
  return
}
func.func @SelectV2_bool_17() {
  %0 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %1 = "tf.Const"() <{value = dense<"0xAAF94E3F14DA644019E04540FED6B53F6AAD963F40245B40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tf.Const"() <{value = dense<"0x68544AC0BBF9C83FAA45274037C7204096C4C4BF57147340"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.SelectV2"(%0, %1, %2) {refused} : (tensor<2xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  return
}
func.func @ClipByValue_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x53A95DC064CD05C09A892D3FED61A73E3A4C01C0AD37CEBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
func.func @ClipByValue_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x904E70820D4CEE3F0CCD012F45AE03C084B4238EEFC3F3BFA0389D9B39D1EEBF088D5BCBF3690440C4DA11286D95FBBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000F03F"> : tensor<f64>}> : () -> tensor<f64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000040"> : tensor<f64>}> : () -> tensor<f64>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000040000000000000F03F"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<f64>, tensor<f64>) -> tensor<2x3xf64>
  return
}
func.func @ClipByValue_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x87A8AC42954222BE12B91341"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x003C"> : tensor<f16>}> : () -> tensor<f16>
  %2 = "tf.Const"() <{value = dense<"0x0040"> : tensor<f16>}> : () -> tensor<f16>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x003C00400040003C003C0040"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<f16>, tensor<f16>) -> tensor<2x3xf16>
  return
}
func.func @ClipByValue_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x7D3D6D4074409ABF5640B43F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x803F"> : tensor<bf16>}> : () -> tensor<bf16>
  %2 = "tf.Const"() <{value = dense<"0x0040"> : tensor<bf16>}> : () -> tensor<bf16>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x803F00400040803F0040B43F"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<bf16>, tensor<bf16>) -> tensor<2x3xbf16>
  return
}
func.func @ClipByValue_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0404FDFF0202"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x01"> : tensor<i8>}> : () -> tensor<i8>
  %2 = "tf.Const"() <{value = dense<"0x02"> : tensor<i8>}> : () -> tensor<i8>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x020201010202"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<i8>, tensor<i8>) -> tensor<2x3xi8>
  return
}
func.func @ClipByValue_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF0400020000000400"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0100"> : tensor<i16>}> : () -> tensor<i16>
  %2 = "tf.Const"() <{value = dense<"0x0200"> : tensor<i16>}> : () -> tensor<i16>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x010001000200020001000200"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<i16>, tensor<i16>) -> tensor<2x3xi16>
  return
}
func.func @ClipByValue_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFDFFFFFF03000000FCFFFFFF00000000FDFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x010000000100000002000000010000000100000001000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  return
}
func.func @ClipByValue_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFF0200000000000000040000000000000002000000000000000100000000000000FEFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x010000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<i64>, tensor<i64>) -> tensor<2x3xi64>
  return
}
func.func @ClipByValue_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x040203020003"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x01"> : tensor<ui8>}> : () -> tensor<ui8>
  %2 = "tf.Const"() <{value = dense<"0x02"> : tensor<ui8>}> : () -> tensor<ui8>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x020202020102"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xui8>
  return
}
func.func @ClipByValue_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x020002000200040001000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x0100"> : tensor<ui16>}> : () -> tensor<ui16>
  %2 = "tf.Const"() <{value = dense<"0x0200"> : tensor<ui16>}> : () -> tensor<ui16>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x020002000200020001000200"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<ui16>, tensor<ui16>) -> tensor<2x3xui16>
  return
}
func.func @ClipByValue_float32_11() {
  %0 = "tf.Const"() <{value = dense<"0x018AB2BF6F6EDB3F592F143EDAF065407D9128BFE444A43F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x5C68F9BFAA0990BFFCED3ABF36A699BF385E9CBF5191A3BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.ClipByValue"(%0, %1, %2) {expected = [dense<"0x018AB2BF0000803F592F143E0000803F7D9128BF0000803F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
