// Pad: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Pad_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, false, true], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<[[false, false, false, false, false], [true, false, true, false, false], [true, true, true, false, false]]> : tensor<3x5xi1>]} : (tensor<2x3xi1>, tensor<2x2xi32>) -> tensor<3x5xi1>
  return
}
func.func @PadV2_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<[[true, true, true, true, true], [false, true, true, true, true], [false, true, false, true, true]]> : tensor<3x5xi1>]} : (tensor<2x3xi1>, tensor<2x2xi32>, tensor<i1>) -> tensor<3x5xi1>
  return
}
func.func @MirrorPad_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<[[false, true, true, true, false], [true, false, true, false, true], [false, true, true, true, false]]> : tensor<3x5xi1>]} : (tensor<2x3xi1>, tensor<2x2xi32>) -> tensor<3x5xi1>
  return
}
func.func @MirrorPad_bool_2() {
  %0 = "tf.Const"() <{value = dense<[[false, false, false], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<[[false, true, false, false, true, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, true, false, false, true, false], [false, true, false, false, true, false]]> : tensor<5x6xi1>]} : (tensor<2x3xi1>, tensor<2x2xi32>) -> tensor<5x6xi1>
  return
}
func.func @Pad_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xC447CF3F5E8703C07C53E8BFFEC217C02EB9F83FFF8677C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x0000000000000000000000000000000000000000C447CF3F5E8703C07C53E8BF0000000000000000FEC217C02EB9F83FFF8677C00000000000000000"> : tensor<3x5xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<3x5xf32>
  return
}
func.func @PadV2_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x18599E3FA6E23F40A57B1740A50369C09BE96A40AB5537C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0000803F"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x0000803F0000803F0000803F0000803F0000803F18599E3FA6E23F40A57B17400000803F0000803FA50369C09BE96A40AB5537C00000803F0000803F"> : tensor<3x5xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @MirrorPad_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x8353EDBFBEA10EC0ECE9544024523FC09878FFBF46606CC0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x24523FC09878FFBF46606CC09878FFBF24523FC08353EDBFBEA10EC0ECE95440BEA10EC08353EDBF24523FC09878FFBF46606CC09878FFBF24523FC0"> : tensor<3x5xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<3x5xf32>
  return
}
func.func @MirrorPad_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x5E220740A8B5FFBEF3BD5D4018DBC3BF5937DF3FC0C4BABB"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0xC0C4BABB5937DF3F18DBC3BF18DBC3BF5937DF3FC0C4BABBF3BD5D40A8B5FFBE5E2207405E220740A8B5FFBEF3BD5D40F3BD5D40A8B5FFBE5E2207405E220740A8B5FFBEF3BD5D40C0C4BABB5937DF3F18DBC3BF18DBC3BF5937DF3FC0C4BABBC0C4BABB5937DF3F18DBC3BF18DBC3BF5937DF3FC0C4BABB"> : tensor<5x6xf32>]} : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<5x6xf32>
  return
}
func.func @Pad_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x32B66CBEEABE04C0BE362C3F483D0C4046DFF0E1EFC50AC0F2217B5C923B0BC0F8C495C84F52E53FB22545A2083906C0"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000032B66CBEEABE04C0BE362C3F483D0C4046DFF0E1EFC50AC000000000000000000000000000000000F2217B5C923B0BC0F8C495C84F52E53FB22545A2083906C000000000000000000000000000000000"> : tensor<3x5xf64>]} : (tensor<2x3xf64>, tensor<2x2xi32>) -> tensor<3x5xf64>
  return
}
func.func @PadV2_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xE8D3DF3515CAE4BF40D7A99AB9E3B0BF5891ED99A281E3BFC8734CB0F629E13F12A18F2F797E0AC0A072B30FF5840DC0"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x000000000000F03F"> : tensor<f64>}> : () -> tensor<f64>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03FE8D3DF3515CAE4BF40D7A99AB9E3B0BF5891ED99A281E3BF000000000000F03F000000000000F03FC8734CB0F629E13F12A18F2F797E0AC0A072B30FF5840DC0000000000000F03F000000000000F03F"> : tensor<3x5xf64>]} : (tensor<2x3xf64>, tensor<2x2xi32>, tensor<f64>) -> tensor<3x5xf64>
  return
}
func.func @MirrorPad_float64_5() {
  %0 = "tf.Const"() <{value = dense<"0x8C708954074003403CD7C90F58350940B40CBC3401FBFC3FE03ACCACE482F53F002D5F4843B8F8BF30AF7D9142FDE43F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0xE03ACCACE482F53F002D5F4843B8F8BF30AF7D9142FDE43F002D5F4843B8F8BFE03ACCACE482F53F8C708954074003403CD7C90F58350940B40CBC3401FBFC3F3CD7C90F583509408C70895407400340E03ACCACE482F53F002D5F4843B8F8BF30AF7D9142FDE43F002D5F4843B8F8BFE03ACCACE482F53F"> : tensor<3x5xf64>]} : (tensor<2x3xf64>, tensor<2x2xi32>) -> tensor<3x5xf64>
  return
}
func.func @MirrorPad_float64_6() {
  %0 = "tf.Const"() <{value = dense<"0xB64AA8F69E23044040E202E5581DC33F20C73CDA3EF9FA3F64E081958FD70740A8D2FFCED624FF3F4C24C1D27495FBBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x4C24C1D27495FBBFA8D2FFCED624FF3F64E081958FD7074064E081958FD70740A8D2FFCED624FF3F4C24C1D27495FBBF20C73CDA3EF9FA3F40E202E5581DC33FB64AA8F69E230440B64AA8F69E23044040E202E5581DC33F20C73CDA3EF9FA3F20C73CDA3EF9FA3F40E202E5581DC33FB64AA8F69E230440B64AA8F69E23044040E202E5581DC33F20C73CDA3EF9FA3F4C24C1D27495FBBFA8D2FFCED624FF3F64E081958FD7074064E081958FD70740A8D2FFCED624FF3F4C24C1D27495FBBF4C24C1D27495FBBFA8D2FFCED624FF3F64E081958FD7074064E081958FD70740A8D2FFCED624FF3F4C24C1D27495FBBF"> : tensor<5x6xf64>]} : (tensor<2x3xf64>, tensor<2x2xi32>) -> tensor<5x6xf64>
  return
}
func.func @Pad_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xB8350DC2CB41C43A42430138"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x00000000000000000000B8350DC2CB4100000000C43A4243013800000000"> : tensor<3x5xf16>]} : (tensor<2x3xf16>, tensor<2x2xi32>) -> tensor<3x5xf16>
  return
}
func.func @PadV2_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x18BFDDBE514171BAB24066B9"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x003C"> : tensor<f16>}> : () -> tensor<f16>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x003C003C003C003C003C18BFDDBE5141003C003C71BAB24066B9003C003C"> : tensor<3x5xf16>]} : (tensor<2x3xf16>, tensor<2x2xi32>, tensor<f16>) -> tensor<3x5xf16>
  return
}
func.func @MirrorPad_float16_7() {
  %0 = "tf.Const"() <{value = dense<"0xB8BE8AC02B40693EADBDC636"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x693EADBDC636ADBD693EB8BE8AC02B408AC0B8BE693EADBDC636ADBD693E"> : tensor<3x5xf16>]} : (tensor<2x3xf16>, tensor<2x2xi32>) -> tensor<3x5xf16>
  return
}
func.func @MirrorPad_float16_8() {
  %0 = "tf.Const"() <{value = dense<"0x513E4641A53D0DBAC240B042"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0xB042C2400DBA0DBAC240B042A53D4641513E513E4641A53DA53D4641513E513E4641A53DB042C2400DBA0DBAC240B042B042C2400DBA0DBAC240B042"> : tensor<5x6xf16>]} : (tensor<2x3xf16>, tensor<2x2xi32>) -> tensor<5x6xf16>
  return
}
func.func @Pad_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x32C06240424004C022C0B5BE"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x0000000000000000000032C0624042400000000004C022C0B5BE00000000"> : tensor<3x5xbf16>]} : (tensor<2x3xbf16>, tensor<2x2xi32>) -> tensor<3x5xbf16>
  return
}
func.func @PadV2_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x1140DA3FA13E07C00340FFBF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x803F"> : tensor<bf16>}> : () -> tensor<bf16>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x803F803F803F803F803F1140DA3FA13E803F803F07C00340FFBF803F803F"> : tensor<3x5xbf16>]} : (tensor<2x3xbf16>, tensor<2x2xi32>, tensor<bf16>) -> tensor<3x5xbf16>
  return
}
func.func @MirrorPad_bfloat16_9() {
  %0 = "tf.Const"() <{value = dense<"0x47C0B33F044021402A3F0BC0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x21402A3F0BC02A3F214047C0B33F0440B33F47C021402A3F0BC02A3F2140"> : tensor<3x5xbf16>]} : (tensor<2x3xbf16>, tensor<2x2xi32>) -> tensor<3x5xbf16>
  return
}
func.func @MirrorPad_bfloat16_10() {
  %0 = "tf.Const"() <{value = dense<"0xC93FDD3FF83FEE3FA33E503E"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x503EA33EEE3FEE3FA33E503EF83FDD3FC93FC93FDD3FF83FF83FDD3FC93FC93FDD3FF83F503EA33EEE3FEE3FA33E503E503EA33EEE3FEE3FA33E503E"> : tensor<5x6xbf16>]} : (tensor<2x3xbf16>, tensor<2x2xi32>) -> tensor<5x6xbf16>
  return
}
func.func @Pad_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x03000400FF04"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x0000000000030004000000FF040000"> : tensor<3x5xi8>]} : (tensor<2x3xi8>, tensor<2x2xi32>) -> tensor<3x5xi8>
  return
}
func.func @PadV2_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x00FF0000FE01"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01"> : tensor<i8>}> : () -> tensor<i8>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x010101010100FF00010100FE010101"> : tensor<3x5xi8>]} : (tensor<2x3xi8>, tensor<2x2xi32>, tensor<i8>) -> tensor<3x5xi8>
  return
}
func.func @MirrorPad_int8_11() {
  %0 = "tf.Const"() <{value = dense<"0x0404FC01FE03"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x01FE03FE010404FC040401FE03FE01"> : tensor<3x5xi8>]} : (tensor<2x3xi8>, tensor<2x2xi32>) -> tensor<3x5xi8>
  return
}
func.func @MirrorPad_int8_12() {
  %0 = "tf.Const"() <{value = dense<"0xFC0401FF0400"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x0004FFFF04000104FCFC04010104FCFC04010004FFFF04000004FFFF0400"> : tensor<5x6xi8>]} : (tensor<2x3xi8>, tensor<2x2xi32>) -> tensor<5x6xi8>
  return
}
func.func @Pad_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x0400FEFFFEFFFEFFFEFF0200"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x000000000000000000000400FEFFFEFF00000000FEFFFEFF020000000000"> : tensor<3x5xi16>]} : (tensor<2x3xi16>, tensor<2x2xi32>) -> tensor<3x5xi16>
  return
}
func.func @PadV2_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x0300FCFF020001000100FCFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100"> : tensor<i16>}> : () -> tensor<i16>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x010001000100010001000300FCFF02000100010001000100FCFF01000100"> : tensor<3x5xi16>]} : (tensor<2x3xi16>, tensor<2x2xi32>, tensor<i16>) -> tensor<3x5xi16>
  return
}
func.func @MirrorPad_int16_13() {
  %0 = "tf.Const"() <{value = dense<"0x0400FDFF0400FFFF0000FEFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0xFFFF0000FEFF0000FFFF0400FDFF0400FDFF0400FFFF0000FEFF0000FFFF"> : tensor<3x5xi16>]} : (tensor<2x3xi16>, tensor<2x2xi32>) -> tensor<3x5xi16>
  return
}
func.func @MirrorPad_int16_14() {
  %0 = "tf.Const"() <{value = dense<"0x0100FEFF030000000300FFFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0xFFFF0300000000000300FFFF0300FEFF01000100FEFF03000300FEFF01000100FEFF0300FFFF0300000000000300FFFFFFFF0300000000000300FFFF"> : tensor<5x6xi16>]} : (tensor<2x3xi16>, tensor<2x2xi32>) -> tensor<5x6xi16>
  return
}
func.func @Pad_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFEFFFFFF01000000FDFFFFFF00000000FCFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x0000000000000000000000000000000000000000FCFFFFFFFEFFFFFF010000000000000000000000FDFFFFFF00000000FCFFFFFF0000000000000000"> : tensor<3x5xi32>]} : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<3x5xi32>
  return
}
func.func @PadV2_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF01000000FCFFFFFF0000000002000000FFFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x0100000001000000010000000100000001000000FFFFFFFF01000000FCFFFFFF01000000010000000000000002000000FFFFFFFF0100000001000000"> : tensor<3x5xi32>]} : (tensor<2x3xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<3x5xi32>
  return
}
func.func @MirrorPad_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FCFFFFFF01000000FDFFFFFFFEFFFFFF00000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0xFDFFFFFFFEFFFFFF00000000FEFFFFFFFDFFFFFF01000000FCFFFFFF01000000FCFFFFFF01000000FDFFFFFFFEFFFFFF00000000FEFFFFFFFDFFFFFF"> : tensor<3x5xi32>]} : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<3x5xi32>
  return
}
func.func @MirrorPad_int32_16() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF010000000000000004000000FCFFFFFFFFFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0xFFFFFFFFFCFFFFFF0400000004000000FCFFFFFFFFFFFFFF0000000001000000FFFFFFFFFFFFFFFF01000000000000000000000001000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFCFFFFFF0400000004000000FCFFFFFFFFFFFFFFFFFFFFFFFCFFFFFF0400000004000000FCFFFFFFFFFFFFFF"> : tensor<5x6xi32>]} : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<5x6xi32>
  return
}
func.func @Pad_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF02000000000000000200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000FDFFFFFFFFFFFFFF0200000000000000020000000000000000000000000000000000000000000000"> : tensor<3x5xi64>]} : (tensor<2x3xi64>, tensor<2x2xi32>) -> tensor<3x5xi64>
  return
}
func.func @PadV2_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<3x5xi64>]} : (tensor<2x3xi64>, tensor<2x2xi32>, tensor<i64>) -> tensor<3x5xi64>
  return
}
func.func @MirrorPad_int64_17() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000FEFFFFFFFFFFFFFF010000000000000000000000000000000100000000000000FCFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x00000000000000000100000000000000FCFFFFFFFFFFFFFF010000000000000000000000000000000300000000000000FEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF030000000000000000000000000000000100000000000000FCFFFFFFFFFFFFFF01000000000000000000000000000000"> : tensor<3x5xi64>]} : (tensor<2x3xi64>, tensor<2x2xi32>) -> tensor<3x5xi64>
  return
}
func.func @MirrorPad_int64_18() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0xFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF04000000000000000400000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF04000000000000000400000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF04000000000000000400000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<5x6xi64>]} : (tensor<2x3xi64>, tensor<2x2xi32>) -> tensor<5x6xi64>
  return
}
func.func @Pad_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x000204000100"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x000000000000020400000001000000"> : tensor<3x5xui8>]} : (tensor<2x3xui8>, tensor<2x2xi32>) -> tensor<3x5xui8>
  return
}
func.func @PadV2_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x040000000400"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01"> : tensor<ui8>}> : () -> tensor<ui8>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x010101010104000001010004000101"> : tensor<3x5xui8>]} : (tensor<2x3xui8>, tensor<2x2xi32>, tensor<ui8>) -> tensor<3x5xui8>
  return
}
func.func @MirrorPad_uint8_19() {
  %0 = "tf.Const"() <{value = dense<"0x000301030102"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x030102010300030103000301020103"> : tensor<3x5xui8>]} : (tensor<2x3xui8>, tensor<2x2xi32>) -> tensor<3x5xui8>
  return
}
func.func @MirrorPad_uint8_20() {
  %0 = "tf.Const"() <{value = dense<"0x010000000102"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x020100000102000001010000000001010000020100000102020100000102"> : tensor<5x6xui8>]} : (tensor<2x3xui8>, tensor<2x2xi32>) -> tensor<5x6xui8>
  return
}
func.func @Pad_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x000004000000000001000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x000000000000000000000000040000000000000000000100010000000000"> : tensor<3x5xui16>]} : (tensor<2x3xui16>, tensor<2x2xi32>) -> tensor<3x5xui16>
  return
}
func.func @PadV2_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x040002000200010002000000"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100"> : tensor<ui16>}> : () -> tensor<ui16>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x010001000100010001000400020002000100010001000200000001000100"> : tensor<3x5xui16>]} : (tensor<2x3xui16>, tensor<2x2xi32>, tensor<ui16>) -> tensor<3x5xui16>
  return
}
func.func @MirrorPad_uint16_21() {
  %0 = "tf.Const"() <{value = dense<"0x030000000200040001000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x040001000400010004000300000002000000030004000100040001000400"> : tensor<3x5xui16>]} : (tensor<2x3xui16>, tensor<2x2xi32>) -> tensor<3x5xui16>
  return
}
func.func @MirrorPad_uint16_22() {
  %0 = "tf.Const"() <{value = dense<"0x010003000300020002000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x040002000200020002000400030003000100010003000300030003000100010003000300040002000200020002000400040002000200020002000400"> : tensor<5x6xui16>]} : (tensor<2x3xui16>, tensor<2x2xi32>) -> tensor<5x6xui16>
  return
}
func.func @Pad_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000100000000000000030000000300000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000000000001000000010000000000000000000000000000000300000003000000010000000000000000000000"> : tensor<3x5xui32>]} : (tensor<2x3xui32>, tensor<2x2xi32>) -> tensor<3x5xui32>
  return
}
func.func @PadV2_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x040000000100000004000000000000000200000000000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<ui32>}> : () -> tensor<ui32>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x010000000100000001000000010000000100000004000000010000000400000001000000010000000000000002000000000000000100000001000000"> : tensor<3x5xui32>]} : (tensor<2x3xui32>, tensor<2x2xi32>, tensor<ui32>) -> tensor<3x5xui32>
  return
}
func.func @MirrorPad_uint32_23() {
  %0 = "tf.Const"() <{value = dense<"0x030000000400000001000000030000000300000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x030000000300000003000000030000000300000003000000040000000100000004000000030000000300000003000000030000000300000003000000"> : tensor<3x5xui32>]} : (tensor<2x3xui32>, tensor<2x2xi32>) -> tensor<3x5xui32>
  return
}
func.func @MirrorPad_uint32_24() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000000000000040000000100000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x040000000100000004000000040000000100000004000000000000000000000002000000020000000000000000000000000000000000000002000000020000000000000000000000040000000100000004000000040000000100000004000000040000000100000004000000040000000100000004000000"> : tensor<5x6xui32>]} : (tensor<2x3xui32>, tensor<2x2xi32>) -> tensor<5x6xui32>
  return
}
func.func @Pad_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000003000000000000000200000000000000030000000000000004000000000000000100000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000000000002000000000000000000000000000000000000000000000003000000000000000400000000000000010000000000000000000000000000000000000000000000"> : tensor<3x5xui64>]} : (tensor<2x3xui64>, tensor<2x2xi32>) -> tensor<3x5xui64>
  return
}
func.func @PadV2_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000004000000000000000300000000000000000000000000000004000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<ui64>}> : () -> tensor<ui64>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000040000000000000003000000000000000100000000000000010000000000000000000000000000000400000000000000030000000000000001000000000000000100000000000000"> : tensor<3x5xui64>]} : (tensor<2x3xui64>, tensor<2x2xi32>, tensor<ui64>) -> tensor<3x5xui64>
  return
}
func.func @MirrorPad_uint64_25() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000004000000000000000000000000000000000000000000000000000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000"> : tensor<3x5xui64>]} : (tensor<2x3xui64>, tensor<2x2xi32>) -> tensor<3x5xui64>
  return
}
func.func @MirrorPad_uint64_26() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000300000000000000030000000000000001000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x030000000000000001000000000000000300000000000000030000000000000001000000000000000300000000000000030000000000000001000000000000000200000000000000020000000000000001000000000000000300000000000000030000000000000001000000000000000200000000000000020000000000000001000000000000000300000000000000030000000000000001000000000000000300000000000000030000000000000001000000000000000300000000000000030000000000000001000000000000000300000000000000030000000000000001000000000000000300000000000000"> : tensor<5x6xui64>]} : (tensor<2x3xui64>, tensor<2x2xi32>) -> tensor<5x6xui64>
  return
}
func.func @Pad_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0xA05F4B40CFD367401D264C401D780CC0558D7940D5B514BF3131753FB3145FBFE22667409E27CF3FA7E54FC0BB983F3F"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000A05F4B40CFD367401D264C401D780CC0558D7940D5B514BF000000000000000000000000000000003131753FB3145FBFE22667409E27CF3FA7E54FC0BB983F3F00000000000000000000000000000000"> : tensor<3x5xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x2xi32>) -> tensor<3x5xcomplex<f32>>
  return
}
func.func @PadV2_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x2B5037402DE6CD3F62C259C090AD9A3EE86D8F3FF09D194093204240AC95E83FDC857DBDF1FA58C07E7812C0440410C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0000803F00000000"> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000002B5037402DE6CD3F62C259C090AD9A3EE86D8F3FF09D19400000803F000000000000803F0000000093204240AC95E83FDC857DBDF1FA58C07E7812C0440410C00000803F000000000000803F00000000"> : tensor<3x5xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x2xi32>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
  return
}
func.func @MirrorPad_complex64_27() {
  %0 = "tf.Const"() <{value = dense<"0x8680E9BFC10A2F40D8E930C0123CD4BC417970404507ED3F5FF404401B6A973E52D00A40CCDEE3BF2EA7763E6F14FDBF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x5FF404401B6A973E52D00A40CCDEE3BF2EA7763E6F14FDBF52D00A40CCDEE3BF5FF404401B6A973E8680E9BFC10A2F40D8E930C0123CD4BC417970404507ED3FD8E930C0123CD4BC8680E9BFC10A2F405FF404401B6A973E52D00A40CCDEE3BF2EA7763E6F14FDBF52D00A40CCDEE3BF5FF404401B6A973E"> : tensor<3x5xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x2xi32>) -> tensor<3x5xcomplex<f32>>
  return
}
func.func @MirrorPad_complex64_28() {
  %0 = "tf.Const"() <{value = dense<"0x5EBFEABFBC350BC0F0C671C0D23D2C401D4EE9BE506E783F90676F40EF9F24402C45E93E2EEF6FBE28F2F4BF8FE20FBD"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x28F2F4BF8FE20FBD2C45E93E2EEF6FBE90676F40EF9F244090676F40EF9F24402C45E93E2EEF6FBE28F2F4BF8FE20FBD1D4EE9BE506E783FF0C671C0D23D2C405EBFEABFBC350BC05EBFEABFBC350BC0F0C671C0D23D2C401D4EE9BE506E783F1D4EE9BE506E783FF0C671C0D23D2C405EBFEABFBC350BC05EBFEABFBC350BC0F0C671C0D23D2C401D4EE9BE506E783F28F2F4BF8FE20FBD2C45E93E2EEF6FBE90676F40EF9F244090676F40EF9F24402C45E93E2EEF6FBE28F2F4BF8FE20FBD28F2F4BF8FE20FBD2C45E93E2EEF6FBE90676F40EF9F244090676F40EF9F24402C45E93E2EEF6FBE28F2F4BF8FE20FBD"> : tensor<5x6xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x2xi32>) -> tensor<5x6xcomplex<f32>>
  return
}
func.func @Pad_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xE07D3B109775E63F8A01267277A501C074B6709C0BB60140F0242AB40C0BF13F30DEADC868E0044034891AF83C730F40443FCAA27687F2BF90551262F643F43FEC3F2D2DC2ECFC3FFE7091761C280F4068F28C4D62CFF93F7036C47D4FFAE03F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E07D3B109775E63F8A01267277A501C074B6709C0BB60140F0242AB40C0BF13F30DEADC868E0044034891AF83C730F400000000000000000000000000000000000000000000000000000000000000000443FCAA27687F2BF90551262F643F43FEC3F2D2DC2ECFC3FFE7091761C280F4068F28C4D62CFF93F7036C47D4FFAE03F0000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x5xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x2xi32>) -> tensor<3x5xcomplex<f64>>
  return
}
func.func @PadV2_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xF8F88FDE176AE53F6C8D09DF4F0A09C0BE54CB246AF7044096D3BE9C2FDA084020154D61ACDFD33FB03499EF5FF4E93F6EFF62CEB0A801C0E64C2E0BFE1009C068F1CC5FAA17ED3FE0ABCCA2B86DD1BFA0548FB61C760C406007EBCB7713C1BF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %2 = "tf.Const"() <{value = dense<"0x000000000000F03F0000000000000000"> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
  %r = "tf.PadV2"(%0, %1, %2) {expected = [dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000F8F88FDE176AE53F6C8D09DF4F0A09C0BE54CB246AF7044096D3BE9C2FDA084020154D61ACDFD33FB03499EF5FF4E93F000000000000F03F0000000000000000000000000000F03F00000000000000006EFF62CEB0A801C0E64C2E0BFE1009C068F1CC5FAA17ED3FE0ABCCA2B86DD1BFA0548FB61C760C406007EBCB7713C1BF000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<3x5xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x2xi32>, tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
  return
}
func.func @MirrorPad_complex128_29() {
  %0 = "tf.Const"() <{value = dense<"0x901C0F9C4565E6BFA08851A78BEF06406094DF0261CDE1BFF8C57704F94CEA3FFE05D60C3FB106C0DE96F37D50E903C0A8FB7DFA2D450DC00033908580B9FE3FDCAAF69603760B4088BDC83FCE6EF6BFA0B260D460040640B281E82B66780F40"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000000000002000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0xA8FB7DFA2D450DC00033908580B9FE3FDCAAF69603760B4088BDC83FCE6EF6BFA0B260D460040640B281E82B66780F40DCAAF69603760B4088BDC83FCE6EF6BFA8FB7DFA2D450DC00033908580B9FE3F901C0F9C4565E6BFA08851A78BEF06406094DF0261CDE1BFF8C57704F94CEA3FFE05D60C3FB106C0DE96F37D50E903C06094DF0261CDE1BFF8C57704F94CEA3F901C0F9C4565E6BFA08851A78BEF0640A8FB7DFA2D450DC00033908580B9FE3FDCAAF69603760B4088BDC83FCE6EF6BFA0B260D460040640B281E82B66780F40DCAAF69603760B4088BDC83FCE6EF6BFA8FB7DFA2D450DC00033908580B9FE3F"> : tensor<3x5xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x2xi32>) -> tensor<3x5xcomplex<f64>>
  return
}
func.func @MirrorPad_complex128_30() {
  %0 = "tf.Const"() <{value = dense<"0x0C09E967617E0FC028EA3ADB84E106C08032F6FD52F7DE3FEE057E2EB17D07403EC349ED69EC01C00002A75491E502C0B862C8F64464EABF9C14D84E5D2D01C052CACACEECD807C03A63FC33F483094000EB4B611371BDBF600F469D7C25EC3F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x02000000010000000300000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {expected = [dense<"0x00EB4B611371BDBF600F469D7C25EC3F52CACACEECD807C03A63FC33F4830940B862C8F64464EABF9C14D84E5D2D01C0B862C8F64464EABF9C14D84E5D2D01C052CACACEECD807C03A63FC33F483094000EB4B611371BDBF600F469D7C25EC3F3EC349ED69EC01C00002A75491E502C08032F6FD52F7DE3FEE057E2EB17D07400C09E967617E0FC028EA3ADB84E106C00C09E967617E0FC028EA3ADB84E106C08032F6FD52F7DE3FEE057E2EB17D07403EC349ED69EC01C00002A75491E502C03EC349ED69EC01C00002A75491E502C08032F6FD52F7DE3FEE057E2EB17D07400C09E967617E0FC028EA3ADB84E106C00C09E967617E0FC028EA3ADB84E106C08032F6FD52F7DE3FEE057E2EB17D07403EC349ED69EC01C00002A75491E502C000EB4B611371BDBF600F469D7C25EC3F52CACACEECD807C03A63FC33F4830940B862C8F64464EABF9C14D84E5D2D01C0B862C8F64464EABF9C14D84E5D2D01C052CACACEECD807C03A63FC33F483094000EB4B611371BDBF600F469D7C25EC3F00EB4B611371BDBF600F469D7C25EC3F52CACACEECD807C03A63FC33F4830940B862C8F64464EABF9C14D84E5D2D01C0B862C8F64464EABF9C14D84E5D2D01C052CACACEECD807C03A63FC33F483094000EB4B611371BDBF600F469D7C25EC3F"> : tensor<5x6xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x2xi32>) -> tensor<5x6xcomplex<f64>>
  return
}
func.func @Pad_float32_16() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xf32>}> : () -> tensor<0x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000010000000000000000000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x00000000000000000000000000000000"> : tensor<2x2xf32>]} : (tensor<0x2xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
  return
}
func.func @Pad_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xBD2B7F4080B92540162C8C3D"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0xBD2B7F4080B92540162C8C3D"> : tensor<3xf32>]} : (tensor<3xf32>, tensor<1x2xi64>) -> tensor<3xf32>
  return
}
func.func @Pad_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xDD58A83EAFDB6B40B36A2340ECD01540DCDA89BF1D97913F"> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000100000000000000010000000000000002000000000000000000000000000000"> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000DD58A83EAFDB6B40B36A23400000000000000000ECD01540DCDA89BF1D97913F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x5xf32>]} : (tensor<1x2x3xf32>, tensor<3x2xi64>) -> tensor<2x4x5xf32>
  return
}
func.func @Pad_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x1C842ABF50575940BC681A40115560C0"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000"> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %r = "tf.Pad"(%0, %1) {refused} : (tensor<2x2xf32>, tensor<2x2xi64>) -> tensor<*xf32>
  return
}
func.func @Pad_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0x35003A40299E573F48913B40FCFD4740"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %r = "tf.Pad"(%0, %1) {refused} : (tensor<2x2xf32>, tensor<1x2xi64>) -> tensor<*xf32>
  return
}
func.func @Pad_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0xDBD96D40"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0x2xi32>}> : () -> tensor<0x2xi32>
  %r = "tf.Pad"(%0, %1) {expected = [dense<"0xDBD96D40"> : tensor<f32>]} : (tensor<f32>, tensor<0x2xi32>) -> tensor<f32>
  return
}
func.func @MirrorPad_float32_31() {
  %0 = "tf.Const"() <{value = dense<"0x8EAB34C024412840D83A49C0DAC21B40E27B8D3F5FFC2140"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {refused} : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<*xf32>
  return
}
func.func @MirrorPad_float32_32() {
  %0 = "tf.Const"() <{value = dense<"0xEACB0DC004F32A3F1BBB02405EFC3C406179E4BFFFDE8CBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000000000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "SYMMETRIC"}> {refused} : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<*xf32>
  return
}
func.func @MirrorPad_float32_33() {
  %0 = "tf.Const"() <{value = dense<"0xAA1449BD555121C03BA25240833ACBBE26B9A2BF78E36F3F42CCBFBE8FFEA9BF28499D3FC7C3184027070FC06D006C40AC3C5EC060D8563DD90C1440A5D488BF894F6B40847200C002E25AC0ACC4E83F87194540F0743DC032953A3FCBA91E40"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000100000000000000020000000000000003000000000000000300000000000000"> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
  %r = "tf.MirrorPad"(%0, %1) <{mode = "REFLECT"}> {expected = [dense<"0x8FFEA9BF42CCBFBE78E36F3F26B9A2BF78E36F3F42CCBFBE8FFEA9BF42CCBFBE78E36F3F26B9A2BF833ACBBE3BA25240555121C0AA1449BD555121C03BA25240833ACBBE3BA25240555121C0AA1449BD8FFEA9BF42CCBFBE78E36F3F26B9A2BF78E36F3F42CCBFBE8FFEA9BF42CCBFBE78E36F3F26B9A2BF6D006C4027070FC0C7C3184028499D3FC7C3184027070FC06D006C4027070FC0C7C3184028499D3F8FFEA9BF42CCBFBE78E36F3F26B9A2BF78E36F3F42CCBFBE8FFEA9BF42CCBFBE78E36F3F26B9A2BF833ACBBE3BA25240555121C0AA1449BD555121C03BA25240833ACBBE3BA25240555121C0AA1449BDACC4E83F02E25AC0847200C0894F6B40847200C002E25AC0ACC4E83F02E25AC0847200C0894F6B40A5D488BFD90C144060D8563DAC3C5EC060D8563DD90C1440A5D488BFD90C144060D8563DAC3C5EC0ACC4E83F02E25AC0847200C0894F6B40847200C002E25AC0ACC4E83F02E25AC0847200C0894F6B40CBA91E4032953A3FF0743DC087194540F0743DC032953A3FCBA91E4032953A3FF0743DC087194540ACC4E83F02E25AC0847200C0894F6B40847200C002E25AC0ACC4E83F02E25AC0847200C0894F6B40A5D488BFD90C144060D8563DAC3C5EC060D8563DD90C1440A5D488BFD90C144060D8563DAC3C5EC0"> : tensor<2x6x10xf32>]} : (tensor<2x3x4xf32>, tensor<3x2xi64>) -> tensor<2x6x10xf32>
  return
}
