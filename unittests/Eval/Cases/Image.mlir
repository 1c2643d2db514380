// Image: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @ResizeBilinear_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x2A5E1B401F84BDBF843836C0B93E00407197923E14C4764082B099BE2BE8E63FF6E89F3F45C1464014A876BFFB502EBF"> : tensor<1x2x3x2xf32>}> : () -> tensor<1x2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x2A5E1B401F84BDBF96E5A3BF66813B401A28883F3090253E209B11BFF48B044082B099BE2BE8E63FB053123E062D9B3F82B099BE2BE8E63FB053123E062D9B3F"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xf32>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x4EF48E6094E40A40A09BFE0DE1F1C03F5ED951BF004702C0C453CBC5821E0FC0FEF0B2AD3BDE0B40D6B18390702A0EC0780CFA6A5F940AC040A594F1C65CB83F308CEB4DF7EED93FE4D48765EBD7FCBF08F5208529F3E83F70D28DD83E08F63F"> : tensor<1x2x3x2xf64>}> : () -> tensor<1x2x3x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0xA3245740088F073EB073193FCE2375C0006AA03C2402E93D228F183F946101C0FBA254C038E6C23D94AA173F90F559BEFBA254C038E6C23D94AA173F90F559BE"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xf64>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xD1C38142BBC09643B9B977C16ABC193CCA42F8412B2D2BC2"> : tensor<1x2x3x2xf16>}> : () -> tensor<1x2x3x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x00207AC0002050400028C5BF00C0073F006020C000D808400018CA3D0000763E00408DBF0020833F006BDE3F00004CBD00408DBF0020833F006BDE3F00004CBD"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xf16>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xDCBE85BFE6BF50C0B43FBFBD00C06DBF8DBF0440E9BF233F"> : tensor<1x2x3x2xbf16>}> : () -> tensor<1x2x3x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x0000DCBE000085BF000048BE00F8D5BF00809BBF00807BBF000054BF00E024BE000000C000006DBF0000BBBF00C0AC3F000000C000006DBF0000BBBF00C0AC3F"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xbf16>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFDFE0102FD0102FE03FC03FF"> : tensor<1x2x3x2xi8>}> : () -> tensor<1x2x3x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x000040C0000000C0000080BF0000C03F000000BF000000C00000803F000000BF00000040000000C000004040000020C000000040000000C000004040000020C0"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xi8>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0300FFFFFFFF0300FFFF03000300FFFF030000000200FFFF"> : tensor<1x2x3x2xi16>}> : () -> tensor<1x2x3x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x00004040000080BF000080BF0000404000004040000080BF0000403F0000A03F00004040000080BF00002040000000BF00004040000080BF00002040000000BF"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xi16>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFF04000000FEFFFFFF010000000000000001000000FCFFFFFF04000000FEFFFFFFFFFFFFFF0400000000000000"> : tensor<1x2x3x2xi32>}> : () -> tensor<1x2x3x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x000000C000008040000080BF0000803F000040C000008040000000000000803E000080C0000080400000803F000000BF000080C0000080400000803F000000BF"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xi32>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF040000000000000001000000000000000200000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF03000000000000000400000000000000FCFFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<1x2x3x2xi64>}> : () -> tensor<1x2x3x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x000080C000008040000000BF00000000000000BF00008040000010C0000000BF0000404000008040000080C0000080BF0000404000008040000080C0000080BF"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xi64>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x040302000400020302030100"> : tensor<1x2x3x2xui8>}> : () -> tensor<1x2x3x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x000080400000404000004040000000000000404000004040000010400000403F00000040000040400000C03F0000C03F00000040000040400000C03F0000C03F"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xui8>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x000002000300030003000000030003000300000002000000"> : tensor<1x2x3x2xui16>}> : () -> tensor<1x2x3x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) {expected = [dense<"0x0000000000000040000040400000C03F0000C03F00002040000030400000403F0000404000004040000020400000000000004040000040400000204000000000"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xui16>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeBilinear_float32_11() {
  %0 = "tf.Const"() <{value = dense<"0x8DF3A9BF062304C0219A55BFC6885B40B72F4440F0106EC06E05943FAC517C40D6A2A9BF7A9470405AB070C0A03E2DC0"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0500000007000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = true, half_pixel_centers = false}> {expected = [dense<"0x8DF3A9BFCC1CD9BF062304C08E89B9BF219A55BF3E22A63FC6885B40E26B5E3F037F81BFFB1939C0E3CBAEBF74E1243E513BF63F39ED6B40B72F4440E884A7BEF0106EC0380EA4BF6E05943F322A2340AC517C4098BC5E3FA8C3E33E80E2A03C182A24BFA2ADA6BF3035AFBE18261E3FD6A2A9BF0EC39B3F7A94704000005FBA5AB070C07DF74EC0A03E2DC0"> : tensor<1x5x7x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x5x7x1xf32>
  return
}
func.func @ResizeBilinear_float32_12() {
  %0 = "tf.Const"() <{value = dense<"0x8A0A223ED2114AC0CED06F409B7677409E671D40490D5C40590A0D40A9636EC0E870E43FC402F83E7EBDD73F5D2C3E40"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = true, half_pixel_centers = false}> {expected = [dense<"0x8A0A223EE870E43F"> : tensor<1x2x1x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x2x1x1xf32>
  return
}
func.func @ResizeBilinear_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0xD38E5340F2B9DB3F1DF65E401ADB06BF34FE82BF5CA52DC09DCF21BF0392E2BFACD2CE3D447A08BFD47929C0B322343E"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = true, half_pixel_centers = false}> {expected = [dense<"0xD38E5340F2B9DB3F1DF65E401ADB06BF34FE82BF5CA52DC09DCF21BF0392E2BFACD2CE3D447A08BFD47929C0B322343E"> : tensor<1x3x4x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x3x4x1xf32>
  return
}
func.func @ResizeBilinear_float32_14() {
  %0 = "tf.Const"() <{value = dense<"0x581C8A3FDEA57A40205157C0B0314140D1622A3FF321D43FD66574BF0E1B27BF30D03B3FB3FDCBBF7F694540B77339C0"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0500000007000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = false, half_pixel_centers = true}> {expected = [dense<"0x581C8A3FECE8054052AD6D40F8528D3E30233AC088303D3FB031414023E3693F3CE7D43F25383740CEBD9C3EF69107C0D8840E3E6869C63FD1622A3F5287823FC510CB3F10DEB33E7EE06EBFC2B542BF0E1B27BFA4D7343F74E1B23E203663BE3079163F5B4D9C3FBBCC42BFAEF6FFBF30D03B3F48C4C7BD70B6B6BF4AD53E3F88102A400CDC42BFB77339C0"> : tensor<1x5x7x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x5x7x1xf32>
  return
}
func.func @ResizeBilinear_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x8E6109C0DBE5B63F9D090AC0AB565E405383554029E5DB3F6EBE503FE1B30640F1EF2E40F8BDFC3D3F15933F23598FBF"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = false, half_pixel_centers = true}> {expected = [dense<"0x18F1323DEF394B3F"> : tensor<1x2x1x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x2x1x1xf32>
  return
}
func.func @ResizeBilinear_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x448D0440A8100BBE27FB6BC01085823FBBB34A3DEBC450BF69868ABD5FD5CE3FCAAA30C066FF6040BCFFF2BFE49F73BF"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = false, half_pixel_centers = true}> {expected = [dense<"0x448D0440A8100BBE27FB6BC01085823FBBB34A3DEBC450BF69868ABD5FD5CE3FCAAA30C066FF6040BCFFF2BFE49F73BF"> : tensor<1x3x4x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x3x4x1xf32>
  return
}
func.func @ResizeBilinear_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xC29F3C40436E7AC0A6B40840B79B0EC0D7FDBABF1A830D4077EC1C4002EAC1BF860CCEBFFC5B06C00953873E98554D40"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0500000007000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = false, half_pixel_centers = false}> {expected = [dense<"0xC29F3C40BC0E79BF202043C038C3D03E4C9B633F9E69CDBFB79B0EC030D19A3E80B0DBBB70D9023E96E6CB3FF0C8923FB8FD9ABF606FE6BF94CDBEBF5031073EB2D7B83FA282E93F6251A33F20E04DBEBAFE11BFCA3CCABF9F2BB1BF1CD375BFC059173E28F4923FA498024047E01040860CCEBF35DCF1BF4A7FE1BF5472D2BEC07F8D3FDA6A324098554D40"> : tensor<1x5x7x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x5x7x1xf32>
  return
}
func.func @ResizeBilinear_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xD85150C0CF83DF3E5EFE5D40D5324EC0750D7EBD5A3D0EBF695772C0A3B52D4014036240F76577406988ED3F7542EEBF"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = false, half_pixel_centers = false}> {expected = [dense<"0xD85150C0DE0ADE3F"> : tensor<1x2x1x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x2x1x1xf32>
  return
}
func.func @ResizeBilinear_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x5F6E08C0D1651FC04687ED3E3B9A42404F114440BE4762C0E1B13C40B9595DC03FA618C0452F34C089B227C0CCA6BC3F"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeBilinear"(%0, %1) <{align_corners = false, half_pixel_centers = false}> {expected = [dense<"0x5F6E08C0D1651FC04687ED3E3B9A42404F114440BE4762C0E1B13C40B9595DC03FA618C0452F34C089B227C0CCA6BC3F"> : tensor<1x3x4x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x3x4x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x845EC23EB5F0813D579EA9BF6427B03C6EF1B0BFFFEB59C084B99FBEC2A15440C5AB60C00D641940C9AE0AC00E29AABF"> : tensor<1x2x3x2xf32>}> : () -> tensor<1x2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0x845EC23EB5F0813D579EA9BF6427B03C845EC23EB5F0813D579EA9BF6427B03C84B99FBEC2A15440C5AB60C00D64194084B99FBEC2A15440C5AB60C00D641940"> : tensor<1x4x2x2xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xf32>, tensor<2xi32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @ResizeNearestNeighbor_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x1E225867EF9A0AC040319CBD1EC2BDBF8032D70342CBCFBF7C3632DEBCA7F63FC45047B4B0E4F93FAACF39D8C83F0EC0E8E0DB6529720840402D5B708989D73FBE3A5089232C0E40C0E5E676B615F6BFF2522D3B232C0BC09078083FA4A90740"> : tensor<1x2x3x2xf64>}> : () -> tensor<1x2x3x2xf64>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0x1E225867EF9A0AC040319CBD1EC2BDBF8032D70342CBCFBF7C3632DEBCA7F63F1E225867EF9A0AC040319CBD1EC2BDBF8032D70342CBCFBF7C3632DEBCA7F63FE8E0DB6529720840402D5B708989D73FBE3A5089232C0E40C0E5E676B615F6BFE8E0DB6529720840402D5B708989D73FBE3A5089232C0E40C0E5E676B615F6BF"> : tensor<1x4x2x2xf64>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xf64>, tensor<2xi32>) -> tensor<1x4x2x2xf64>
  return
}
func.func @ResizeNearestNeighbor_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x4740AA4367C3B6AC37C390BEBDAAE7C145BDC2415CB6C72A"> : tensor<1x2x3x2xf16>}> : () -> tensor<1x2x3x2xf16>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0x4740AA4367C3B6AC4740AA4367C3B6ACBDAAE7C145BDC241BDAAE7C145BDC241"> : tensor<1x4x2x2xf16>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xf16>, tensor<2xi32>) -> tensor<1x4x2x2xf16>
  return
}
func.func @ResizeNearestNeighbor_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x7F40F83F2D4040404940BCBD2CC02CC0564089BE70C07940"> : tensor<1x2x3x2xbf16>}> : () -> tensor<1x2x3x2xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0x7F40F83F2D4040407F40F83F2D4040402CC02CC0564089BE2CC02CC0564089BE"> : tensor<1x4x2x2xbf16>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xbf16>, tensor<2xi32>) -> tensor<1x4x2x2xbf16>
  return
}
func.func @ResizeNearestNeighbor_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFE0303FC0201FEFE0401"> : tensor<1x2x3x2xi8>}> : () -> tensor<1x2x3x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0xFCFFFE03FCFFFE030201FEFE0201FEFE"> : tensor<1x4x2x2xi8>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xi8>, tensor<2xi32>) -> tensor<1x4x2x2xi8>
  return
}
func.func @ResizeNearestNeighbor_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x040004000400FDFFFDFFFDFF0200FCFF0200FDFFFFFFFEFF"> : tensor<1x2x3x2xi16>}> : () -> tensor<1x2x3x2xi16>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0x040004000400FDFF040004000400FDFF0200FCFF0200FDFF0200FCFF0200FDFF"> : tensor<1x4x2x2xi16>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xi16>, tensor<2xi32>) -> tensor<1x4x2x2xi16>
  return
}
func.func @ResizeNearestNeighbor_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFF0300000000000000FCFFFFFF03000000FDFFFFFFFDFFFFFFFFFFFFFF02000000020000000200000000000000"> : tensor<1x2x3x2xi32>}> : () -> tensor<1x2x3x2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0xFEFFFFFF0300000000000000FCFFFFFFFEFFFFFF0300000000000000FCFFFFFFFDFFFFFFFFFFFFFF0200000002000000FDFFFFFFFFFFFFFF0200000002000000"> : tensor<1x4x2x2xi32>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xi32>, tensor<2xi32>) -> tensor<1x4x2x2xi32>
  return
}
func.func @ResizeNearestNeighbor_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000FEFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF040000000000000002000000000000000000000000000000000000000000000000000000000000000400000000000000"> : tensor<1x2x3x2xi64>}> : () -> tensor<1x2x3x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0x0100000000000000FEFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF04000000000000000200000000000000000000000000000000000000000000000400000000000000020000000000000000000000000000000000000000000000"> : tensor<1x4x2x2xi64>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xi64>, tensor<2xi32>) -> tensor<1x4x2x2xi64>
  return
}
func.func @ResizeNearestNeighbor_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x010402000003040202010204"> : tensor<1x2x3x2xui8>}> : () -> tensor<1x2x3x2xui8>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0x01040200010402000402020104020201"> : tensor<1x4x2x2xui8>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xui8>, tensor<2xi32>) -> tensor<1x4x2x2xui8>
  return
}
func.func @ResizeNearestNeighbor_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x020000000200000003000000000000000000000003000400"> : tensor<1x2x3x2xui16>}> : () -> tensor<1x2x3x2xui16>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) {expected = [dense<"0x0200000002000000020000000200000000000000000000000000000000000000"> : tensor<1x4x2x2xui16>], tolerance = 1.000000e-05 : f64} : (tensor<1x2x3x2xui16>, tensor<2xi32>) -> tensor<1x4x2x2xui16>
  return
}
func.func @ResizeNearestNeighbor_float32_11() {
  %0 = "tf.Const"() <{value = dense<"0x9F2556C02482843E28CE54C01ABB4A40833C8DBF1A77AF3FD59366BF34E120403BBD61BF57E1733F56393140932E5D3F"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0500000007000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = true, half_pixel_centers = false}> {expected = [dense<"0x9F2556C02482843E2482843E28CE54C028CE54C01ABB4A401ABB4A40833C8DBF1A77AF3F1A77AF3FD59366BFD59366BF34E1204034E12040833C8DBF1A77AF3F1A77AF3FD59366BFD59366BF34E1204034E120403BBD61BF57E1733F57E1733F5639314056393140932E5D3F932E5D3F3BBD61BF57E1733F57E1733F5639314056393140932E5D3F932E5D3F"> : tensor<1x5x7x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x5x7x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_12() {
  %0 = "tf.Const"() <{value = dense<"0xF4EF1DBE8B6FB7BF0231BABFC0311740734EA23D1A8441C0F634D53FAB340BBFFD59C5BE07E65EC0794233BE886508C0"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = true, half_pixel_centers = false}> {expected = [dense<"0xF4EF1DBEFD59C5BE"> : tensor<1x2x1x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x2x1x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x65651CC00137194096F477C0C26102BE141AADBE6295F3BE4DA6E93F6F6C39C0A99EFC3F132D3AC0FE9F16C0951CCF3F"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = true, half_pixel_centers = false}> {expected = [dense<"0x65651CC00137194096F477C0C26102BE141AADBE6295F3BE4DA6E93F6F6C39C0A99EFC3F132D3AC0FE9F16C0951CCF3F"> : tensor<1x3x4x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x3x4x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_14() {
  %0 = "tf.Const"() <{value = dense<"0x52A3813FA5EF71BF3ADA94BF27591B403895E4BF7AFD1A40B3392A40A63552C03D91BA3FAE270CBFCF4E9FBFBF14C2BF"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0500000007000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = false, half_pixel_centers = true}> {expected = [dense<"0x52A3813F52A3813FA5EF71BF3ADA94BF3ADA94BF27591B4027591B4052A3813F52A3813FA5EF71BF3ADA94BF3ADA94BF27591B4027591B403895E4BF3895E4BF7AFD1A40B3392A40B3392A40A63552C0A63552C03D91BA3F3D91BA3FAE270CBFCF4E9FBFCF4E9FBFBF14C2BFBF14C2BF3D91BA3F3D91BA3FAE270CBFCF4E9FBFCF4E9FBFBF14C2BFBF14C2BF"> : tensor<1x5x7x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x5x7x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0xD7D90CC0481DC73FAFF3E4BF37DB17C08B5ABC3F0A6C5F40A8F10C403CEFB53FD3246EC055D2E4BF3069E2BDD1D4C93F"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = false, half_pixel_centers = true}> {expected = [dense<"0xAFF3E4BF3069E2BD"> : tensor<1x2x1x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x2x1x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x4711DDBE0B5030BF44E645C036BD4BC0D5CA6240EC05D8BF910045C06AA472403DAC06BD2AD45ABEE9F4393E018A7440"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = false, half_pixel_centers = true}> {expected = [dense<"0x4711DDBE0B5030BF44E645C036BD4BC0D5CA6240EC05D8BF910045C06AA472403DAC06BD2AD45ABEE9F4393E018A7440"> : tensor<1x3x4x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x3x4x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x152F1040ED7452C0100766C0DC4E6FC08FA94FC0AE2ED33FA2827BC062FD103D4C05DCBF7126D43F4E6F5440F1336EC0"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0500000007000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = false, half_pixel_centers = false}> {expected = [dense<"0x152F1040152F1040ED7452C0ED7452C0100766C0100766C0DC4E6FC0152F1040152F1040ED7452C0ED7452C0100766C0100766C0DC4E6FC08FA94FC08FA94FC0AE2ED33FAE2ED33FA2827BC0A2827BC062FD103D8FA94FC08FA94FC0AE2ED33FAE2ED33FA2827BC0A2827BC062FD103D4C05DCBF4C05DCBF7126D43F7126D43F4E6F54404E6F5440F1336EC0"> : tensor<1x5x7x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x5x7x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xC664863F8E8C5D3FAEEE57C0E7AB6DBF4D725AC0739C4BBF172072BEE113BCBCCFC75DC06256333F83E9FBBFDDAC973F"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = false, half_pixel_centers = false}> {expected = [dense<"0xC664863F4D725AC0"> : tensor<1x2x1x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x2x1x1xf32>
  return
}
func.func @ResizeNearestNeighbor_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x62FFD13F05AE4140DF78EBBFB6774240D5BBCB3FAB9ED1BF8D6126C0060F76406B8D33BF43193F40962B75C066B867C0"> : tensor<1x3x4x1xf32>}> : () -> tensor<1x3x4x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ResizeNearestNeighbor"(%0, %1) <{align_corners = false, half_pixel_centers = false}> {expected = [dense<"0x62FFD13F05AE4140DF78EBBFB6774240D5BBCB3FAB9ED1BF8D6126C0060F76406B8D33BF43193F40962B75C066B867C0"> : tensor<1x3x4x1xf32>], tolerance = 1.000000e-05 : f64} : (tensor<1x3x4x1xf32>, tensor<2xi32>) -> tensor<1x3x4x1xf32>
  return
}
