// Matrix: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Diag_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x7173F13F4A8309401915293F"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.Diag"(%0) {expected = [dense<"0x7173F13F0000000000000000000000004A8309400000000000000000000000001915293F"> : tensor<3x3xf32>]} : (tensor<3xf32>) -> tensor<3x3xf32>
  return
}
func.func @MatrixDiag_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xC06C6440208869C082E1D03F097216C0C7E137BEA9A65840"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.MatrixDiag"(%0) {expected = [dense<"0xC06C6440000000000000000000000000208869C000000000000000000000000082E1D03F097216C0000000000000000000000000C7E137BE000000000000000000000000A9A65840"> : tensor<2x3x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
  return
}
func.func @MatrixDiagPart_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xEF846AC07A8B9E3F8DE45640206242C00B516EC0655647C0A3AC883FA24A11C039F047BF5CD0E63F899955BFC6DC25C0A5A67440BD4B08C055FF3B404A337C401E175E408AC6A83D52BB7F40E9B1F5BF460D793F5E8B00C05A5E4EC0D76A59BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %r = "tf.MatrixDiagPart"(%0) {expected = [dense<"0xEF846AC0655647C0899955BFA5A674408AC6A83D5A5E4EC0"> : tensor<2x3xf32>]} : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  return
}
func.func @MatrixSetDiag_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0D7969C0ECE264BFD5FE7440B4886440FF8407BF5BD5C33FB36F653F7E035B3F8DA46940346950BD6802CCBF503ABE3FC0C88EBF4C9337C04C1052C0B35B37BE2191453EFAA958C02B23F63F0CCC91BF7ACD2A3FDC0F3D40EBEA67C04DF134BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x2328404087A3EC3F82487640645913C041B6A73E6605ABBE"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.MatrixSetDiag"(%0, %1) {expected = [dense<"0x23284040ECE264BFD5FE7440B4886440FF8407BF87A3EC3FB36F653F7E035B3F8DA46940346950BD82487640503ABE3F645913C04C9337C04C1052C0B35B37BE2191453E41B6A73E2B23F63F0CCC91BF7ACD2A3FDC0F3D406605ABBE4DF134BF"> : tensor<2x3x4xf32>]} : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
  return
}
func.func @MatrixBandPart_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xEF3B683FC0BA7D409055493FCCA0F8BECA2226BE860AE3BF6871C33B100A46C0610325C0AC2C45C051E83D3FAA3F94BDD9DB903F1A646F40398B633F2D6151C026B939C0EE00B8BFF1AAEC3F98DF6C3D3B4B3040AB6117BD743C07C03B9A803F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0xEF3B683F000000000000000000000000CA2226BE860AE3BF000000000000000000000000AC2C45C051E83D3F00000000D9DB903F00000000000000000000000026B939C0EE00B8BF000000000000000000000000AB6117BD743C07C000000000"> : tensor<2x3x4xf32>]} : (tensor<2x3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3x4xf32>
  return
}
func.func @MatrixDiagV3_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xCFF759C0A5C801C0CF082A4097761B4085E10640F9713DBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<"0xCFF759C0000000000000000000000000A5C801C0000000000000000000000000CF082A4097761B4000000000000000000000000085E10640000000000000000000000000F9713DBF"> : tensor<2x3x3xf32>]} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<2x3x3xf32>
  return
}
func.func @MatrixDiagPartV3_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x01F5CF3FD00849408C738F3FAEECED3F5FF62240B22CEA3F2A6E3340C280143FC01133400B61973D1913F63FC53E0D40FA6A7E4062C957BFE8033AC01FB50D40B74E79C0B8292ABFCC98453DFF03CD3F65290FC0C0CC293F8DEF2C40477699BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {expected = [dense<"0x01F5CF3FB22CEA3F1913F63FFA6A7E40B8292ABF8DEF2C40"> : tensor<2x3xf32>]} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
func.func @Diag_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF04000000FCFFFFFF"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Diag"(%0) {expected = [dense<"0xFDFFFFFF00000000000000000000000004000000000000000000000000000000FCFFFFFF"> : tensor<3x3xi32>]} : (tensor<3xi32>) -> tensor<3x3xi32>
  return
}
func.func @MatrixDiag_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000000000001000000FFFFFFFF00000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.MatrixDiag"(%0) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000FFFFFFFF00000000000000000000000000000000"> : tensor<2x3x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
  return
}
func.func @MatrixDiagPart_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF04000000FEFFFFFF03000000FDFFFFFF0000000000000000FFFFFFFFFFFFFFFF040000000000000001000000FEFFFFFF020000000300000003000000FCFFFFFF00000000FDFFFFFF000000000000000001000000FEFFFFFF01000000"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %r = "tf.MatrixDiagPart"(%0) {expected = [dense<"0xFDFFFFFF0000000000000000FEFFFFFF00000000FEFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x3x4xi32>) -> tensor<2x3xi32>
  return
}
func.func @MatrixSetDiag_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000FEFFFFFFFDFFFFFF04000000FDFFFFFF000000000000000000000000FEFFFFFF02000000FDFFFFFF02000000FEFFFFFFFFFFFFFF020000000200000000000000FCFFFFFFFEFFFFFF03000000FCFFFFFF0000000000000000"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x030000000000000004000000030000000100000001000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.MatrixSetDiag"(%0, %1) {expected = [dense<"0x0300000000000000FEFFFFFFFDFFFFFF0400000000000000000000000000000000000000FEFFFFFF04000000FDFFFFFF03000000FEFFFFFFFFFFFFFF020000000200000001000000FCFFFFFFFEFFFFFF03000000FCFFFFFF0100000000000000"> : tensor<2x3x4xi32>]} : (tensor<2x3x4xi32>, tensor<2x3xi32>) -> tensor<2x3x4xi32>
  return
}
func.func @MatrixBandPart_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x03000000010000000200000001000000020000000300000001000000000000000100000000000000FDFFFFFF0300000000000000FFFFFFFFFFFFFFFF0400000000000000FEFFFFFFFCFFFFFF01000000FDFFFFFFFEFFFFFF00000000FDFFFFFF"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x03000000000000000000000000000000020000000300000000000000000000000000000000000000FDFFFFFF000000000000000000000000000000000000000000000000FEFFFFFF000000000000000000000000FEFFFFFF0000000000000000"> : tensor<2x3x4xi32>]} : (tensor<2x3x4xi32>, tensor<i64>, tensor<i64>) -> tensor<2x3x4xi32>
  return
}
func.func @MatrixDiagV3_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x0100000002000000FEFFFFFFFFFFFFFFFCFFFFFFFCFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<"0x0100000000000000000000000000000002000000000000000000000000000000FEFFFFFFFFFFFFFF000000000000000000000000FCFFFFFF000000000000000000000000FCFFFFFF"> : tensor<2x3x3xi32>]} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x3xi32>
  return
}
func.func @MatrixDiagPartV3_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x020000000300000004000000FFFFFFFFFDFFFFFF030000000100000004000000020000000000000001000000FEFFFFFFFCFFFFFFFDFFFFFF01000000FDFFFFFF0200000003000000FEFFFFFFFFFFFFFF02000000FDFFFFFF0200000003000000"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {expected = [dense<"0x020000000300000001000000FCFFFFFF0300000002000000"> : tensor<2x3xi32>]} : (tensor<2x3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  return
}
func.func @Diag_complex64_3() {
  %0 = "tf.Const"() <{value = dense<"0x72445E40B76D16406F3DF13EFD6917C06FDFAA3E49861B40"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Diag"(%0) {expected = [dense<"0x72445E40B76D16400000000000000000000000000000000000000000000000006F3DF13EFD6917C00000000000000000000000000000000000000000000000006FDFAA3E49861B40"> : tensor<3x3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  return
}
func.func @MatrixDiag_complex64_3() {
  %0 = "tf.Const"() <{value = dense<"0x0613FEBF073558C07BFED93FFB5B6D4071BB76C07C1D723FAE877AC09C9913C007A04140D5394140FF9967408E4F6D3F"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.MatrixDiag"(%0) {expected = [dense<"0x0613FEBF073558C00000000000000000000000000000000000000000000000007BFED93FFB5B6D4000000000000000000000000000000000000000000000000071BB76C07C1D723FAE877AC09C9913C000000000000000000000000000000000000000000000000007A04140D5394140000000000000000000000000000000000000000000000000FF9967408E4F6D3F"> : tensor<2x3x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  return
}
func.func @MatrixDiagPart_complex64_3() {
  %0 = "tf.Const"() <{value = dense<"0xB8AF8A3EB6A64D402D5F2D408FC700C0C4ED553FBDD17B3E7A23F8BF32F7273F13CE41BF97B159C0615808C09D0C7740D618FA3FAD0B3240F9707540CB66714080C03840607194BE77564D3E617BD9BF2355E23D89EE873F04EA23C0CAA83CBFE9E356C0C8FC5040AAB39B3F912C8DBF0C12ACBFC95469C0B95F83BE87A6604010745E4017D90ABE393F2DC0A1840F40989F364024525FBF07C8FB3FD07470C00FCEF2BEE12904BDE31FDC3F986030C0FBF01F3EB4FBBABFDB05D93EFA2202C0"> : tensor<2x3x4xcomplex<f32>>}> : () -> tensor<2x3x4xcomplex<f32>>
  %r = "tf.MatrixDiagPart"(%0) {expected = [dense<"0xB8AF8A3EB6A64D40615808C09D0C77402355E23D89EE873FE9E356C0C8FC5040393F2DC0A1840F40FBF01F3EB4FBBABF"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @MatrixSetDiag_complex64_3() {
  %0 = "tf.Const"() <{value = dense<"0x636931C03FEC5A401C840FBFFD3B14C033031BBE8AD63B3FE8120FC0E09F903F5E3A6ABF162B41C00FD868C097ED973FE7602FBEB699CDBFFD6575C03A6C0CBF1A532AC0F91F6FC03ABDC5BF3F31D2BF194AF23FA0785540940CC43E263293BFE81A0AC0A921B1BE180846BF4BD6E0BF28F764C05680EABFE24672BEF218F53D2A2D24C0CE7235407996DBBFC5A3533F77F79D3FB3BBE93ECEA1843FB68F7CC00439C93FEB6D17BFFCB44EC0E1C775BFF7C6B8BDDB0E5E40A9B963C09BBB6140"> : tensor<2x3x4xcomplex<f32>>}> : () -> tensor<2x3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0xC9C08C3D30E065C0C82E793FA5290BC01145CF3FAEAA2D40CC55D3BFCD67FDBF896BC6BF735979C0D914F8BF60911E40"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.MatrixSetDiag"(%0, %1) {expected = [dense<"0xC9C08C3D30E065C01C840FBFFD3B14C033031BBE8AD63B3FE8120FC0E09F903F5E3A6ABF162B41C0C82E793FA5290BC0E7602FBEB699CDBFFD6575C03A6C0CBF1A532AC0F91F6FC03ABDC5BF3F31D2BF1145CF3FAEAA2D40940CC43E263293BFCC55D3BFCD67FDBF180846BF4BD6E0BF28F764C05680EABFE24672BEF218F53D2A2D24C0CE723540896BC6BF735979C077F79D3FB3BBE93ECEA1843FB68F7CC00439C93FEB6D17BFFCB44EC0E1C775BFD914F8BF60911E40A9B963C09BBB6140"> : tensor<2x3x4xcomplex<f32>>]} : (tensor<2x3x4xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  return
}
func.func @MatrixBandPart_complex64_3() {
  %0 = "tf.Const"() <{value = dense<"0x6B380640E0DA71C0BDC97CBEE58E3D40E9152BC080CF1DC0C41CE5BFE061B73F4CD4E8BFE869F43F55E45940407B34C0B6457EC08BE603C0C17A91BF3087A93EB66F31BF8E790D3E739657C0B89401408B1E38C02F24C6BE1143264008237C4010EAD93FA3822A403EBA993F8D077840F31500C0DB79AB3ECCCC8BBF0F290040D182BD3DE8EB3FC0EE652240F1815040C19552C0B1AF2B403261D2BFCD2718C07F21F83F37FB04C03E23A8BFA60F7DC099DD84BFB249C2BF51D93EC000AB6A40"> : tensor<2x3x4xcomplex<f32>>}> : () -> tensor<2x3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x6B380640E0DA71C00000000000000000000000000000000000000000000000004CD4E8BFE869F43F55E45940407B34C0000000000000000000000000000000000000000000000000739657C0B89401408B1E38C02F24C6BE000000000000000010EAD93FA3822A40000000000000000000000000000000000000000000000000D182BD3DE8EB3FC0EE652240F18150400000000000000000000000000000000000000000000000003E23A8BFA60F7DC099DD84BFB249C2BF0000000000000000"> : tensor<2x3x4xcomplex<f32>>]} : (tensor<2x3x4xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<2x3x4xcomplex<f32>>
  return
}
func.func @MatrixDiagV3_complex64_3() {
  %0 = "tf.Const"() <{value = dense<"0x20CE7ABF0DD130401048AFBC53EBE3BFAC7677C07E556C3F6D970340F7161FBF59A12040938A27C06E4A883FFECA5FC0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<"0x20CE7ABF0DD130400000000000000000000000000000000000000000000000001048AFBC53EBE3BF000000000000000000000000000000000000000000000000AC7677C07E556C3F6D970340F7161FBF00000000000000000000000000000000000000000000000059A12040938A27C00000000000000000000000000000000000000000000000006E4A883FFECA5FC0"> : tensor<2x3x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  return
}
func.func @MatrixDiagPartV3_complex64_3() {
  %0 = "tf.Const"() <{value = dense<"0xF099F03F4BF3753F0FF514404EF934BFDB75A23FD086413F095C44C02751374006F0F73FEFA002404A39D7BFBBCB503E18597A40EDBCF03FBC9B77402B2252C0F95BA93F8CDF32C0D21297BFD9EB60C0AAEEA43F92A02E40FBAAD83F2F0721403E0A3140FBC1C63F4A3D843F379E3B409E9DD8BE97D0F63EAD14973FC4346EBF752AF53FBA691B40B556EF3FA66601408E3602405BB8A03F847A663F796D0CC03C9E3EC091FE10C0E5EC0C4017E658C06FC27940E2F7293FFE8A383F30481140"> : tensor<2x3x4xcomplex<f32>>}> : () -> tensor<2x3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {expected = [dense<"0xF099F03F4BF3753F4A39D7BFBBCB503EAAEEA43F92A02E403E0A3140FBC1C63FB556EF3FA66601406FC27940E2F7293F"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3x4xcomplex<f32>>, tensor<i32>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @MatrixDiag_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[true, false, true], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.MatrixDiag"(%0) {expected = [dense<[[[true, false, false], [false, false, false], [false, false, true]], [[true, false, false], [false, true, false], [false, false, true]]]> : tensor<2x3x3xi1>]} : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
  return
}
func.func @MatrixDiagPart_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[false, false, true, true], [false, true, true, true], [true, false, true, true]], [[false, true, true, true], [false, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>}> : () -> tensor<2x3x4xi1>
  %r = "tf.MatrixDiagPart"(%0) {expected = [dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>]} : (tensor<2x3x4xi1>) -> tensor<2x3xi1>
  return
}
func.func @MatrixSetDiag_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[false, false, false, true], [false, false, false, true], [false, true, true, false]], [[true, true, false, false], [true, false, false, false], [true, false, false, false]]]> : tensor<2x3x4xi1>}> : () -> tensor<2x3x4xi1>
  %1 = "tf.Const"() <{value = dense<[[true, false, true], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.MatrixSetDiag"(%0, %1) {expected = [dense<[[[true, false, false, true], [false, false, false, true], [false, true, true, false]], [[true, true, false, false], [true, true, false, false], [true, false, false, false]]]> : tensor<2x3x4xi1>]} : (tensor<2x3x4xi1>, tensor<2x3xi1>) -> tensor<2x3x4xi1>
  return
}
func.func @MatrixBandPart_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[true, false, true, false], [true, false, true, false], [false, false, true, false]], [[false, true, false, false], [true, true, false, false], [true, true, true, true]]]> : tensor<2x3x4xi1>}> : () -> tensor<2x3x4xi1>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<[[[true, false, false, false], [true, false, false, false], [false, false, true, false]], [[false, false, false, false], [true, true, false, false], [false, true, true, false]]]> : tensor<2x3x4xi1>]} : (tensor<2x3x4xi1>, tensor<i64>, tensor<i64>) -> tensor<2x3x4xi1>
  return
}
func.func @MatrixDiagV3_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<[[[false, false, false], [false, true, false], [false, false, true]], [[true, false, false], [false, false, false], [false, false, false]]]> : tensor<2x3x3xi1>]} : (tensor<2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<2x3x3xi1>
  return
}
func.func @MatrixDiagPartV3_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[true, true, false, false], [false, true, false, false], [false, false, false, false]], [[true, false, false, true], [false, false, true, true], [false, false, true, true]]]> : tensor<2x3x4xi1>}> : () -> tensor<2x3x4xi1>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {expected = [dense<[[true, true, false], [true, false, true]]> : tensor<2x3xi1>]} : (tensor<2x3x4xi1>, tensor<i32>, tensor<i1>) -> tensor<2x3xi1>
  return
}
func.func @Diag_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0xF10276C03BA7A8BF1B4A59C057833340"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "tf.Diag"(%0) {expected = [dense<"0xF10276C0000000000000000000000000000000003BA7A8BF000000000000000000000000000000001B4A59C00000000000000000000000000000000057833340"> : tensor<2x2x2x2xf32>]} : (tensor<2x2xf32>) -> tensor<2x2x2x2xf32>
  return
}
func.func @MatrixBandPart_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0xA7E8D33F27C5D8BF3D27F7BFFCBB46C0231D913F361945C093A9823FC99B15C07D6F92BF48B449C0071948BF28033B3E"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0xA7E8D33F000000000000000000000000231D913F361945C000000000000000007D6F92BF48B449C0071948BF00000000"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  return
}
func.func @MatrixBandPart_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x99762AC0D875C5BF841842C0029ADDBF5DDF413FF5A35C4075E86340946738C03A252AC04283CB3FD720E83EE7A14440"> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x99762AC00000000000000000029ADDBF5DDF413F0000000075E86340946738C03A252AC04283CB3FD720E83EE7A14440"> : tensor<4x3xf32>]} : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return
}
func.func @MatrixBandPart_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0xF775ABBD5CCDF6BF3246923C6FFA65402FE3E2BF740E03C026810940B9E11DC006E708C031684EBF1A4D57C0C271A13E"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0xF775ABBD5CCDF6BF3246923C6FFA654000000000740E03C026810940B9E11DC000000000000000001A4D57C0C271A13E"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  return
}
func.func @MatrixBandPart_float32_8() {
  %0 = "tf.Const"() <{value = dense<"0x62DD883ECE4C6440F9913E40B655B1BF9218C33F33C5F13E2F0A6DC00A554F404C52DCBBA9AB18400DE6BD3F6D462440"> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x62DD883ECE4C6440F9913E40000000009218C33F33C5F13E00000000000000004C52DCBB000000000000000000000000"> : tensor<4x3xf32>]} : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return
}
func.func @MatrixBandPart_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0x8601C53F359C2FC06559A9BFD3BFE63E548923C096A90B40CB960F3FF9BB6AC0FCF57CC02348C63FB664C03FF1891440"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x8601C53F359C2FC06559A9BFD3BFE63E548923C096A90B40CB960F3FF9BB6AC0FCF57CC02348C63FB664C03FF1891440"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  return
}
func.func @MatrixBandPart_float32_10() {
  %0 = "tf.Const"() <{value = dense<"0xEABDF0BE8D5820C0472C79C027C9073D5C3427BF7230BCBF359BF8BF25BA8BBEB2B5194033EA3B3F6ED54FC0FCE04940"> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0xEABDF0BE8D5820C0472C79C027C9073D5C3427BF7230BCBF359BF8BF25BA8BBEB2B5194033EA3B3F6ED54FC0FCE04940"> : tensor<4x3xf32>]} : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return
}
func.func @MatrixBandPart_float32_11() {
  %0 = "tf.Const"() <{value = dense<"0x16D706406A1705C0FEAC1940B301EF3F3A423F409F924AC046B44DC0EAF5073F4FAAD73F628906405F747EC09F12F73F"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x16D706406A1705C0FEAC1940000000003A423F409F924AC046B44DC0EAF5073F00000000628906405F747EC09F12F73F"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  return
}
func.func @MatrixBandPart_float32_12() {
  %0 = "tf.Const"() <{value = dense<"0x5CEE01C035124FC0F9423940AA7E2BBF1A75EDBF534152C05C9A264026F20BC0389A403E6EFC4D40D4117240AF2AD13F"> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x5CEE01C035124FC0F9423940AA7E2BBF1A75EDBF534152C00000000026F20BC0389A403E0000000000000000AF2AD13F"> : tensor<4x3xf32>]} : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return
}
func.func @MatrixBandPart_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x3FAAD23EDCFA5FC08A58E8BED71B92BEA03FC2BF1BD66940BA8626BF62646940E0A1583E543B5E40A05C0E406A7E3ABF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x3FAAD23E000000000000000000000000000000001BD6694000000000000000000000000000000000A05C0E4000000000"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
  return
}
func.func @MatrixBandPart_float32_14() {
  %0 = "tf.Const"() <{value = dense<"0x534ACB3FD38409BFE4EDFDBF7E32B73F54D4513F3B664840A0B0AFBFA4007AC07F69C33EED8A48409E29C03F531CB2BE"> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x534ACB3F00000000000000000000000054D4513F0000000000000000000000007F69C33E000000000000000000000000"> : tensor<4x3xf32>]} : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return
}
func.func @MatrixBandPart_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0xCD9B1AC036E8A13E3A403740F150D23F8ECE7840ACC8403FFF2D8C3FCA4614C01C57FBBF02B143409E2EA43FC399DCBE"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0400000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {refused} : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<*xf32>
  return
}
func.func @MatrixBandPart_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x03257940148A4D3D621C42BF04180440155A41409BF89FBF27640DBFDB3510BF45E3EC3F659C4240D9D164C079BB84BE"> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.MatrixBandPart"(%0, %1, %2) {expected = [dense<"0x03257940000000000000000004180440155A41400000000027640DBFDB3510BF45E3EC3F659C4240D9D164C079BB84BE"> : tensor<4x3xf32>]} : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return
}
func.func @MatrixDiagV3_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0xB27736404E3A6C40782429C0"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00001041"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<"0x00001041B2773640000010410000104100001041000010414E3A6C4000001041000010410000104100001041782429C000001041000010410000104100001041"> : tensor<4x4xf32>]} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<4x4xf32>
  return
}
func.func @MatrixDiagV3_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x365D5440E15658C029175740"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00001041"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<"0x00001041000010410000104100001041000010410000104100001041000010410000104100001041365D54400000104100001041000010410000104100001041E15658C00000104100001041000010410000104100001041291757400000104100001041"> : tensor<5x5xf32>]} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<5x5xf32>
  return
}
func.func @MatrixDiagV3_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0xE63E1140F7A375BC04C87FC0"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00001041"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<"0xE63E1140000010410000104100001041F7A375BC00001041000010410000104104C87FC0000010410000104100001041"> : tensor<4x3xf32>]} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<4x3xf32>
  return
}
func.func @MatrixDiagV3_float32_8() {
  %0 = "tf.Const"() <{value = dense<"0x067E4C3FA1C429406AD0AD3E"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00001041"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<"0x067E4C3F0000104100001041000010410000104100001041A1C4294000001041000010410000104100001041000010416AD0AD3E0000104100001041"> : tensor<3x5xf32>]} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @MatrixDiagV3_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0xC80343C01C71BC3F408EC5BF"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00001041"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {expected = [dense<"0x00001041C80343C0000010410000104100001041000010411C71BC3F00001041000010410000104100001041408EC5BF"> : tensor<3x4xf32>]} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<3x4xf32>
  return
}
func.func @MatrixDiagV3_float32_10() {
  %0 = "tf.Const"() <{value = dense<"0x9E69263F9383833F08C546C0"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00001041"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {refused} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<*xf32>
  return
}
func.func @MatrixDiagV3_float32_11() {
  %0 = "tf.Const"() <{value = dense<"0x4C3C5F404C01CDBE06DC5FC0"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %3 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %4 = "tf.Const"() <{value = dense<"0x00001041"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagV3"(%0, %1, %2, %3, %4) {refused} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<*xf32>
  return
}
func.func @MatrixDiagPartV3_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x886E12BF24997140FA8B37408E41384069711BC0295E7E40DC2030C0C96E4640051D1FBFD5BDEFBF867083BFF82EF9BF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {expected = [dense<"0x24997140DC2030C0F82EF9BF"> : tensor<3xf32>]} : (tensor<3x4xf32>, tensor<i32>, tensor<f32>) -> tensor<3xf32>
  return
}
func.func @MatrixDiagPartV3_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0xF266BC3FB10CE93E472C7CC07D663FC002D414C05A3E833FEFAA2CC0018B4FC0B0799D3E74A253C0D83C3DBF7CFE3AC0"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {expected = [dense<"0x02D414C074A253C0"> : tensor<2xf32>]} : (tensor<3x4xf32>, tensor<i32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @MatrixDiagPartV3_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x048AD1BF25C96840E95FDA3FFE25A93F3BAFAC3F57AC12401ADF59407F737FC0785ADBBF3C5A01C0EDC67240B4DA6540"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {expected = [dense<"0xFE25A93F"> : tensor<1xf32>]} : (tensor<3x4xf32>, tensor<i32>, tensor<f32>) -> tensor<1xf32>
  return
}
func.func @MatrixDiagPartV3_float32_8() {
  %0 = "tf.Const"() <{value = dense<"0x1F993BC00DB005C0E2C9DB3F164120C03FED234082203940BEB29ABF7B64DFBFD5042740EFF937C0E47189BE5E195BC0"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {expected = [dense<"0xD5042740"> : tensor<1xf32>]} : (tensor<3x4xf32>, tensor<i32>, tensor<f32>) -> tensor<1xf32>
  return
}
func.func @MatrixDiagPartV3_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0x99531D40CD7154BF1F37C43E98455040B4035940C53BDE3E1ED070406655623FE583DBBFB641A83FCAB5E2BF15A342C0"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x04000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.MatrixDiagPartV3"(%0, %1, %2) {refused} : (tensor<3x4xf32>, tensor<i32>, tensor<f32>) -> tensor<*xf32>
  return
}
