// Reduction: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Sum_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x47DE943F812311403960F2BF451AEFBFD10BD83EB6710DBF07286F3F91D61C3FB2CE14C0EE5E2B4049E12140F46A084039426DBEA1DC113FBD20973FF778143FA985993F41AF23C04562673FC746AA3F6A26FCBFDA710F40AA18A4BF26C613BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x52783DBF01938C405CF6C83FD84D603F084980BF08CE813E6C724D3F2FA0AA3F"> : tensor<2x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return
}
func.func @Sum_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xE7E87F3F0275E83FD91C0E409B260B3FC2B7093F32C1BB3E"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xA880CF40"> : tensor<1x1xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  return
}
func.func @Sum_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x3C9E3AA86644F03F5845A96DA606EE3F70386A7251BF02C0704ACFDAFB2FD03F00BD9510E702F23FA49328D9BA7302C0848EF9FD61E50240A096464435ECF0BF7575B5E86084F0BFC05278ADF0B305C076ABE0FF65B6F7BF8ED67F7F7FA302C024FD207BD67F0540006F54C0FC499E3F02D7D9CF222605C054A59A3313F0074060C2DA2F508BD4BF48145F867325F33F00F405645B75B9BF0F36BBA65866FBBF53230A12C571FEBFFC09B26E2399054098D1CE30C87F0640D4CBB20A270DEA3F"> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0xC7E51AD0ECC2F13F874A9BF5005310C04EFFC1E8446AF7BF903849A69A1309C0749904614FACDD3FFE3C622B71680F40C05E99BA50BFB13F42BDE9A230C00040"> : tensor<2x4xf64>]} : (tensor<2x3x4xf64>, tensor<1xi32>) -> tensor<2x4xf64>
  return
}
func.func @Sum_float64_4() {
  %0 = "tf.Const"() <{value = dense<"0x7EFC1CFA8B2AF83FBE4CA1DF5660F93FEE298F840914F53F583D861876F7DB3F34D3C3390FB00540502B014F6429D63F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xEFBCED5AD0A11F40"> : tensor<1x1xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<1x1xf64>
  return
}
func.func @Sum_float16_5() {
  %0 = "tf.Const"() <{value = dense<"0xFEBABCC18BC0CC3F5BBC51B45741273EAA40412931BE4DBEBEBE2340D7C1E2BA7EBE36C1984154375F383D416C41C6BC"> : tensor<2x3x4xf16>}> : () -> tensor<2x3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0xE83531C299BCA73F86C12A402D4162BE"> : tensor<2x4xf16>]} : (tensor<2x3x4xf16>, tensor<1xi32>) -> tensor<2x4xf16>
  return
}
func.func @Sum_float16_6() {
  %0 = "tf.Const"() <{value = dense<"0xF5409D322740503CBE3FE640"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x1C49"> : tensor<1x1xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<1x1xf16>
  return
}
func.func @Sum_bfloat16_7() {
  %0 = "tf.Const"() <{value = dense<"0xDD3F9C3F1D4019C0FA3C23C0B23F443F0540ED3F32C0A8BF2AC007C009C04F3F73BF02BC12BF54BEA53FCC3FE23EDCBE"> : tensor<2x3x4xbf16>}> : () -> tensor<2x3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x7540063F883F3CC014C006BF11C0303E"> : tensor<2x4xbf16>]} : (tensor<2x3x4xbf16>, tensor<1xi32>) -> tensor<2x4xbf16>
  return
}
func.func @Sum_bfloat16_8() {
  %0 = "tf.Const"() <{value = dense<"0x0740BB3F663F983F1F401840"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x2841"> : tensor<1x1xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<1x1xbf16>
  return
}
func.func @Sum_int8_9() {
  %0 = "tf.Const"() <{value = dense<"0x01FDFDFFFEFE000101FD01FEFEFFFE0003020002FE02FE03"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x00F8FEFEFF03FC05"> : tensor<2x4xi8>]} : (tensor<2x3x4xi8>, tensor<1xi32>) -> tensor<2x4xi8>
  return
}
func.func @Sum_int8_10() {
  %0 = "tf.Const"() <{value = dense<"0x030003000100"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x07"> : tensor<1x1xi8>]} : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<1x1xi8>
  return
}
func.func @Sum_int16_11() {
  %0 = "tf.Const"() <{value = dense<"0x010000000200000002000300FEFF0200FEFFFDFF02000100FDFFFDFF00000200010003000300FFFFFFFF020003000200"> : tensor<2x3x4xi16>}> : () -> tensor<2x3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x0100000002000300FDFF020006000300"> : tensor<2x4xi16>]} : (tensor<2x3x4xi16>, tensor<1xi32>) -> tensor<2x4xi16>
  return
}
func.func @Sum_int16_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000020002000200"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0900"> : tensor<1x1xi16>]} : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<1x1xi16>
  return
}
func.func @Sum_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFEFFFFFF00000000FEFFFFFF020000000000000002000000FFFFFFFF02000000FDFFFFFF00000000FEFFFFFF0100000000000000020000000300000002000000FFFFFFFF02000000000000000100000003000000FFFFFFFF00000000"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x01000000FBFFFFFF02000000FBFFFFFF04000000020000000300000003000000"> : tensor<2x4xi32>]} : (tensor<2x3x4xi32>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}
func.func @Sum_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x020000000100000003000000020000000300000000000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0B000000"> : tensor<1x1xi32>]} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<1x1xi32>
  return
}
func.func @Sum_int64_15() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0100000000000000FDFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000200000000000000FEFFFFFFFFFFFFFF0300000000000000010000000000000001000000000000000300000000000000FFFFFFFFFFFFFFFF02000000000000000300000000000000020000000000000003000000000000000000000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x0400000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF02000000000000000300000000000000030000000000000002000000000000000500000000000000"> : tensor<2x4xi64>]} : (tensor<2x3x4xi64>, tensor<1xi32>) -> tensor<2x4xi64>
  return
}
func.func @Sum_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000200000000000000020000000000000003000000000000000100000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0A00000000000000"> : tensor<1x1xi64>]} : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<1x1xi64>
  return
}
func.func @Sum_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x020100000003010002030103030003010101020202000202"> : tensor<2x3x4xui8>}> : () -> tensor<2x3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x0407020306010705"> : tensor<2x4xui8>]} : (tensor<2x3x4xui8>, tensor<1xi32>) -> tensor<2x4xui8>
  return
}
func.func @Sum_uint8_18() {
  %0 = "tf.Const"() <{value = dense<"0x020201030103"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0C"> : tensor<1x1xui8>]} : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<1x1xui8>
  return
}
func.func @Sum_uint16_19() {
  %0 = "tf.Const"() <{value = dense<"0x000001000000030000000300020003000100020003000000000000000000000003000200000001000100030000000000"> : tensor<2x3x4xui16>}> : () -> tensor<2x3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x01000600050006000400050000000100"> : tensor<2x4xui16>]} : (tensor<2x3x4xui16>, tensor<1xi32>) -> tensor<2x4xui16>
  return
}
func.func @Sum_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x020001000000020002000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0800"> : tensor<1x1xui16>]} : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<1x1xui16>
  return
}
func.func @Sum_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0x020000000100000000000000010000000100000001000000020000000300000001000000010000000000000001000000020000000200000003000000010000000300000000000000030000000200000001000000020000000100000003000000"> : tensor<2x3x4xui32>}> : () -> tensor<2x3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x0400000003000000020000000500000006000000040000000700000006000000"> : tensor<2x4xui32>]} : (tensor<2x3x4xui32>, tensor<1xi32>) -> tensor<2x4xui32>
  return
}
func.func @Sum_uint32_22() {
  %0 = "tf.Const"() <{value = dense<"0x020000000200000003000000000000000000000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x08000000"> : tensor<1x1xui32>]} : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<1x1xui32>
  return
}
func.func @Sum_uint64_23() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000003000000000000000200000000000000000000000000000003000000000000000100000000000000030000000000000000000000000000000300000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000000003000000000000000200000000000000030000000000000000000000000000000300000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3x4xui64>}> : () -> tensor<2x3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x06000000000000000400000000000000060000000000000000000000000000000600000000000000020000000000000003000000000000000200000000000000"> : tensor<2x4xui64>]} : (tensor<2x3x4xui64>, tensor<1xi32>) -> tensor<2x4xui64>
  return
}
func.func @Sum_uint64_24() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000003000000000000000000000000000000010000000000000003000000000000000100000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0800000000000000"> : tensor<1x1xui64>]} : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<1x1xui64>
  return
}
func.func @Sum_complex64_25() {
  %0 = "tf.Const"() <{value = dense<"0x3A5FD43FD0F9EBBF7D410E404E2700C0FB5235C02750CFBFFC512EC039CC9E3F6E3BF43E5ECB06C0EFC5324072332C4067753FC064D0A4BEEFEE5ABE96A2923F9D68503FDBBAAFBFF7CC3DBF2E5504C0942E9EBEE27AF5BFA9C084BFEBA72FC0456619BFEB1EA5BF966C10C090D808C0564DA6BD9E96CC3D9F7FF63F749D0A3FE91389BF9D7DDE3FB6222540C9CE95BF388A16BF6B7B7DBF0F3010C0B5AF87BF399A0040D1C2663F2BE9663F479E3340C386C23F258705C0439D353F3B360040"> : tensor<2x3x4xcomplex<f32>>}> : () -> tensor<2x3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x32D13C40DA52AAC017CA88401492B0BF1A47C4C091FF76C040617EC01884B7BE98B5AD3E1AC0AC3FD6E09C3FB48600BFA3B9593F4B813EC08AB8C33E7B0BBE3F"> : tensor<2x4xcomplex<f32>>]} : (tensor<2x3x4xcomplex<f32>>, tensor<1xi32>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @Sum_complex64_26() {
  %0 = "tf.Const"() <{value = dense<"0x911127401C6ABC3F23BDEE3FDC22463FB23EF63EAF9D3E40B931E73FD9C7023FE9653E3EEB1BD73F55E408409A7A993F"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xE26611412AD60941"> : tensor<1x1xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x1xcomplex<f32>>
  return
}
func.func @Sum_complex128_27() {
  %0 = "tf.Const"() <{value = dense<"0x4C8C57E09BBD0240B846F4C8D1820140DC0AA015A02FFE3FCC1DB1BD0DA9064040E4C1072AB1F33FA0D7E37F9FA8D8BFD857A211E831054070FE9D8EE34DFA3FD013A55EDC84D2BF500B45C57BAAD2BF76044929EA4100405C61927AAC4C06406000157EE500CFBF849614F45FC5FC3F12DCF66EA8F805C0141BFECA81EEE53F5872F76B91BDEEBFD9D005526CB805C05FDB68D07828F8BF0033652C45DFF03F348ED9A0BE7205400022BD96594BE93F00DFF952D62FACBFA8ACA0F2905A004020966F21F39CEDBFECD45300BF22F13F6804D6F83DADE8BF70C591914422EEBF88B968B06E6CFEBFD2AFA582C8360640D8C91D8D5336E3BFF047B3DAB290E33F180D1196C8B4F73FC9163797813A01C0C8BD2D1721D6DC3FDCADA6008D1E0540003055FC42FA903FA0405376B19DFA3FD08DD53B9F82F63F005147912508A43FA06DD1CBA837C33FF50CB1D18EE9F4BFD0C1EFE06A90FF3FD48B2CDF6D0FF7BF6C3DF290DCAEF93FAC82FA19B649F03FCCD30C7AEEECF5BFF8D1B2503D130740"> : tensor<2x3x4xcomplex<f64>>}> : () -> tensor<2x3x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x781A0AF3377BF13F2CAEE806A82BEABF349CE4CB7D450340540C3B67AEB21A404E30D94C455B0D40CE18BD6F72A0014060BB066AFB77C3BF52995796917E114078DFA63D889AE63FCEB2E57FE91D03C00E2F502A546FFA3FB0B45F652772D03F709D144EA4E6D1BFBC4866253ED51540D0558C09F20AE2BF38C1A49D8A470C40"> : tensor<2x4xcomplex<f64>>]} : (tensor<2x3x4xcomplex<f64>>, tensor<1xi32>) -> tensor<2x4xcomplex<f64>>
  return
}
func.func @Sum_complex128_28() {
  %0 = "tf.Const"() <{value = dense<"0x028CEFFD0536F33F7F8DF1A829E404409F478BCB45DE02409A4A2C80380EF23FD60C3E6461FE0340FA8D145970D0DA3F8C04AC82BEF0F93F721195AC7EC3D33F737014578A3502402ABB83CBC3C6EC3F68ECACAC1456BA3F7431E12058070040"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x243D241B111E24407C83BF6E667B1D40"> : tensor<1x1xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<1x1xcomplex<f64>>
  return
}
func.func @Sum_float32_29() {
  %0 = "tf.Const"() <{value = dense<"0xA4B8BC3F12FB0340D9BAB53FF05381BF449E444052FF22C017793EC00844A9BFD48AA0BF30B7FABE8D57223F0EFA95BF0FEE4CC0260568402CDB2B40149A74C0CCCA5C40C01A543E75C303BE9AED43C09A9368BF434F3F40A9850940D7CCCABD"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Sum"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x7A23DDBF1C00B6404C5C834006A29AC088B4D040A6BD15C04EB546C0CF478CC0506A0AC05DF81F408C1B3240DBA6A2BF"> : tensor<3x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<3x4xf32>
  return
}
func.func @Sum_float32_30() {
  %0 = "tf.Const"() <{value = dense<"0xAADB6CC0D7A725C08FDFDABF1FCD45C088BF08C0DA841F4014330040EBF7FDBF41DA6DC0FE317CBC8B8D53400945FF3FC7C07F406544A4BF5EDA7F40C48750404AD3734037AF04409A4644BF9926F2BF5F4E7BC01E2DF0BF7F3B45400F06123F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x5DDD18C1E0E5E3BDD8506640902645C0B145784015138BBF1C02CA40F6EBF73F"> : tensor<2x1x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x1x4xf32>
  return
}
func.func @Sum_float32_31() {
  %0 = "tf.Const"() <{value = dense<"0x19C93DC0A29920C0A3C178404E3A16BF4B064FC0232564C072873A4080CF7D4024FF91BF9C9D5FC0B2B7E73F128C51BFA2A322C0612C15C07ECE083FC13740C0DA42A13F8A235F40DC344AC0ACFE3FBF18B4A2BE5E48D33F4A1AE8BF0D1D3A40"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Sum"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xAC2F0BC08070A53D5A2469C012EAEAC0C441563F945D1B40"> : tensor<2x3xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x3xf32>
  return
}
func.func @Sum_float32_32() {
  %0 = "tf.Const"() <{value = dense<"0xDB87FA3F42C83D40B8577BC03C4F823D231A933F6C8DAEBF87F857BF1ED3B1BFF108774018BA04407DF8D1BDCB450E40373C7DBF1AA9543F14D74CC0B95F29BF0D5998BE8902793F6EA22E4026F863BE76743ABF161A62C0239486BF922B1D40"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Sum"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xD88C3DC05ADC3B3FAF51A640"> : tensor<3xf32>]} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<3xf32>
  return
}
func.func @Sum_float32_33() {
  %0 = "tf.Const"() <{value = dense<"0xDB61A3BF2FC35C3E31AEA53F6C764AC0E59F5DC0346DC63FD8D2BCBFF5EE12BEE8DFF63FE04A7B40F5D46740D1EE7D40FC7615C03F2032C0C28B403F351553C090EE03C01373953F4C153FC032CB34BF4EB46A40FB9D2FC06556F03EF231C83F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Sum"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xA0D313C0"> : tensor<1x1x1xf32>]} : (tensor<2x3x4xf32>, tensor<3xi64>) -> tensor<1x1x1xf32>
  return
}
func.func @Sum_float32_34() {
  %0 = "tf.Const"() <{value = dense<"0x20607A40316AE03FEA7812BF0A4864403854A63E9E1725406912C8BE627330406A3832405F4960BFE9764AC0B2573A3F893A443F836E29BFEE01CDBF8E0A0DC01888E4BDE99933405B1B99BDF3DB3BBF56BC0640730343C0EE5D873FAEC56640"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %r = "tf.Sum"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x20607A40316AE03FEA7812BF0A4864403854A63E9E1725406912C8BE627330406A3832405F4960BFE9764AC0B2573A3F893A443F836E29BFEE01CDBF8E0A0DC01888E4BDE99933405B1B99BDF3DB3BBF56BC0640730343C0EE5D873FAEC56640"> : tensor<2x3x4xf32>]} : (tensor<2x3x4xf32>, tensor<0xi64>) -> tensor<2x3x4xf32>
  return
}
func.func @Sum_float32_35() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x000000000000000000000000"> : tensor<3xf32>]} : (tensor<0x3xf32>, tensor<1xi32>) -> tensor<3xf32>
  return
}
func.func @Sum_float32_36() {
  %0 = "tf.Const"() <{value = dense<"0x3D245AC061814740A3A5644017C6353F87FD7EC0654D0F40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @Sum_float32_37() {
  %0 = "tf.Const"() <{value = dense<"0x4DCB72C0A85D3DBF70BF3F4092CE41C020D155C0A0F549C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sum"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @Sum_float32_38() {
  %0 = "tf.Const"() <{value = dense<"0x54CF74BF0076F5BB0EDE57C0838E0BC0C90420408A3347C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x4FC68AC044BD32C0"> : tensor<2xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
func.func @Sum_float32_39() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F0000C07F0000807F00000040"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Sum"(%0, %1) {expected = [dense<"0x0000C07F0000807F"> : tensor<2xf32>]} : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return
}
func.func @Mean_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0ED824C0808D0E40AA33943F330F653FF6CB873E8CAB12C0A18A023F2B7023BF60E4B53F3D81883F4F5406C0C19905BF9C005F3FBED0C53FB4EA693E138FE03FA4060A4001015D3FCD80FE3EE3B112C0916BE2BE9F6B2C3E62735BBDD4162A3F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0xA8CB97BEDC06AB3EB52913BE4347B5BDCCA15C3FCCE95B3F7D5A653E4BF22C3D"> : tensor<2x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return
}
func.func @Mean_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x9ACA29402A3C0D40909CDC3FD1BD21406F5B753FF6B13240"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x482F0940"> : tensor<1x1xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  return
}
func.func @Mean_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xFEA83812846903C0406DAA07EBBDB1BF83EFD43A795901C09859AEC8EA08F0BF34B8ECE6F5BCF7BF184593017C3806C0FC1A40870D3107C0109EB70B9CA9DF3FA102918B6AE107C0E9A79D049E1EF0BFD963A1DC373AF5BFB4B70446DDBD00409AA33CD4E82400404551CD7A5F0300C0E090E9C29BB0EE3F7A144F47721405C0F00D6F0F4C6AFE3F1006AB73E8EF00C0D81B08A37011FD3F00348302C209A8BF584270FCF24202C0A48C5164F118F73F00BFE1C9B57AF43F68891476E45AE93F"> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x3DAD6A30236302C04F486A3D7C8EF4BF2494CC3A360D01C08D53DB2ECFE8E03FA335052A2574E13FAD166A501489ECBFC38B1F1A7CA1F53FEB53C597D527E4BF"> : tensor<2x4xf64>]} : (tensor<2x3x4xf64>, tensor<1xi32>) -> tensor<2x4xf64>
  return
}
func.func @Mean_float64_4() {
  %0 = "tf.Const"() <{value = dense<"0xA26770B55528FF3FBC556BD37A13DB3F434E07468A040140C03BCC4116E2A53FB4B5DD05801C0640C0D52CE0824DED3F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xA0AD098684EBF53F"> : tensor<1x1xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<1x1xf64>
  return
}
func.func @Mean_float16_5() {
  %0 = "tf.Const"() <{value = dense<"0xCE3EAD32AAB8CC32F6B8C7409640DF360AB863B13DBF3B4131403CB83BC1D63C82BCA4BD643A5BC0B73E74C1393A6C3C"> : tensor<2x3x4xf16>}> : () -> tensor<2x3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x25327B3A40A8583C103B38BE8BB5D529"> : tensor<2x4xf16>]} : (tensor<2x3x4xf16>, tensor<1xi32>) -> tensor<2x4xf16>
  return
}
func.func @Mean_float16_6() {
  %0 = "tf.Const"() <{value = dense<"0xA341C63C7435DB409A2C3138"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xEB3C"> : tensor<1x1xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<1x1xf16>
  return
}
func.func @Mean_bfloat16_7() {
  %0 = "tf.Const"() <{value = dense<"0x384006402E40523A03C0044089BF074017C0963FFCBE303ED83F79BF38C0D9BFF33F04BFD43FA8BFA2BD1CBFE73FB73F"> : tensor<2x3x4xbf16>}> : () -> tensor<2x3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x03BFE33FC53E433F963F33BF483E07BF"> : tensor<2x4xbf16>]} : (tensor<2x3x4xbf16>, tensor<1xi32>) -> tensor<2x4xbf16>
  return
}
func.func @Mean_bfloat16_8() {
  %0 = "tf.Const"() <{value = dense<"0x0C3F1B40E83D443F3040353F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x9C3F"> : tensor<1x1xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<1x1xbf16>
  return
}
func.func @Mean_int8_9() {
  %0 = "tf.Const"() <{value = dense<"0x01FFFD02FE0300000203FDFE030103FF0103FF000001FDFE"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x0001FE00010100FF"> : tensor<2x4xi8>]} : (tensor<2x3x4xi8>, tensor<1xi32>) -> tensor<2x4xi8>
  return
}
func.func @Mean_int8_10() {
  %0 = "tf.Const"() <{value = dense<"0x010103020002"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x01"> : tensor<1x1xi8>]} : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<1x1xi8>
  return
}
func.func @Mean_int16_11() {
  %0 = "tf.Const"() <{value = dense<"0x0200010001000100FFFFFDFF0100FFFFFEFFFDFF000003000300FEFF0000020002000100030001000100020002000200"> : tensor<2x3x4xi16>}> : () -> tensor<2x3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x0000FFFF000001000200000001000100"> : tensor<2x4xi16>]} : (tensor<2x3x4xi16>, tensor<1xi32>) -> tensor<2x4xi16>
  return
}
func.func @Mean_int16_12() {
  %0 = "tf.Const"() <{value = dense<"0x030003000000000003000000"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0100"> : tensor<1x1xi16>]} : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<1x1xi16>
  return
}
func.func @Mean_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000FDFFFFFF000000000200000000000000FEFFFFFFFEFFFFFF0300000000000000FEFFFFFF02000000FEFFFFFFFFFFFFFF0200000002000000FFFFFFFFFFFFFFFF030000000300000002000000FEFFFFFF030000000200000001000000"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x00000000FEFFFFFF0000000001000000FFFFFFFF020000000200000000000000"> : tensor<2x4xi32>]} : (tensor<2x3x4xi32>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}
func.func @Mean_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x010000000200000002000000000000000200000001000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x01000000"> : tensor<1x1xi32>]} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<1x1xi32>
  return
}
func.func @Mean_int64_15() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000FDFFFFFFFFFFFFFF000000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF03000000000000000200000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0100000000000000"> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x02000000000000000000000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000"> : tensor<2x4xi64>]} : (tensor<2x3x4xi64>, tensor<1xi32>) -> tensor<2x4xi64>
  return
}
func.func @Mean_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000002000000000000000100000000000000030000000000000001000000000000000100000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0100000000000000"> : tensor<1x1xi64>]} : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<1x1xi64>
  return
}
func.func @Mean_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x030300010102020203010301000100000102020002000000"> : tensor<2x3x4xui8>}> : () -> tensor<2x3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x0202010101010000"> : tensor<2x4xui8>]} : (tensor<2x3x4xui8>, tensor<1xi32>) -> tensor<2x4xui8>
  return
}
func.func @Mean_uint8_18() {
  %0 = "tf.Const"() <{value = dense<"0x030200010102"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x01"> : tensor<1x1xui8>]} : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<1x1xui8>
  return
}
func.func @Mean_uint16_19() {
  %0 = "tf.Const"() <{value = dense<"0x010001000300030002000000010003000200030002000100020001000300010000000200030000000000010003000100"> : tensor<2x3x4xui16>}> : () -> tensor<2x3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x01000100020002000000010003000000"> : tensor<2x4xui16>]} : (tensor<2x3x4xui16>, tensor<1xi32>) -> tensor<2x4xui16>
  return
}
func.func @Mean_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x030001000200020002000300"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0200"> : tensor<1x1xui16>]} : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<1x1xui16>
  return
}
func.func @Mean_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000000000000010000000200000001000000020000000000000002000000030000000000000002000000000000000000000003000000000000000000000003000000030000000100000001000000030000000300000001000000"> : tensor<2x3x4xui32>}> : () -> tensor<2x3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x0200000001000000000000000100000000000000020000000300000000000000"> : tensor<2x4xui32>]} : (tensor<2x3x4xui32>, tensor<1xi32>) -> tensor<2x4xui32>
  return
}
func.func @Mean_uint32_22() {
  %0 = "tf.Const"() <{value = dense<"0x020000000100000003000000020000000300000000000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x01000000"> : tensor<1x1xui32>]} : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<1x1xui32>
  return
}
func.func @Mean_uint64_23() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000100000000000000020000000000000002000000000000000000000000000000030000000000000003000000000000000200000000000000030000000000000001000000000000000200000000000000030000000000000001000000000000000200000000000000020000000000000003000000000000000300000000000000010000000000000001000000000000000300000000000000020000000000000000000000000000000000000000000000"> : tensor<2x3x4xui64>}> : () -> tensor<2x3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x02000000000000000100000000000000010000000000000002000000000000000300000000000000020000000000000001000000000000000100000000000000"> : tensor<2x4xui64>]} : (tensor<2x3x4xui64>, tensor<1xi32>) -> tensor<2x4xui64>
  return
}
func.func @Mean_uint64_24() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000100000000000000010000000000000003000000000000000000000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0100000000000000"> : tensor<1x1xui64>]} : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<1x1xui64>
  return
}
func.func @Mean_complex64_25() {
  %0 = "tf.Const"() <{value = dense<"0xEFD5943FD21C2BBFD543B03F282394BF8DDEF4BFE42237BF1BBD413F41092B4018A5B8BF93B803BE5057443CC4F4803F5F990E3F77F9FF3EE9541FC008E9A5BF39DFACBF4FE59DBF626F72BFBD5C9FBFC35FE1BFB85F6CBF1832D73F4578B8BFEDF0923FC68EDCBF864762BE0B93D23FDD92B43F1D992CC0B16B9EBE14410F40820414C0396F853F57881440C305843D668B0C3E35C352BF176B1A40739F4EBFD61A363F5D4A00404A570640F3E723BE32B147BFA3101A40D92AE93EDCDB3DC0"> : tensor<2x3x4xcomplex<f32>>}> : () -> tensor<2x3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0xEC1E0BBF31472DBF33E2163ED70EEEBE35FB84BF4059C2BEABC38CBC953BB1BC20C71ABE91F1E13E7027B33F9B39043F970F833E13EEBDBE50595A3F870303BF"> : tensor<2x4xcomplex<f32>>]} : (tensor<2x3x4xcomplex<f32>>, tensor<1xi32>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @Mean_complex64_26() {
  %0 = "tf.Const"() <{value = dense<"0xB682AA3FA1E9BE3ECCADE33F70B733402DE8FD3F84EC9A3FDA78853F09C12540B7563840F189133FF9F43E3FA615A33E"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x9349D03FB505A83F"> : tensor<1x1xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x1xcomplex<f32>>
  return
}
func.func @Mean_complex128_27() {
  %0 = "tf.Const"() <{value = dense<"0x1C2AF4983A46EB3FC803C123F1B4F33FCCB0085CBCF6014020BA2F44D968F83FCC8429793AB7FE3F03A8CE5606E200C096C4B969BBED00C0D1D194DD57D4FEBF74AEEC2CDE5807C02E7B88BCE2CE03C068D3FA2571D505C0948CB84F0506F93F84CC8D0C1AF7FEBFC6BAA839182BF1BF904284D26589D43F78D36281D5CC07C0C0CE289396C6B73FA0D03564D28EB8BF400FB0B3A1BDE3BF8ADEEBBFE03503C010FA0F1189B1F03F70803D23441CFF3F20DBC862067A01C08C270EFEEF3603C01CFDDA9F3F5002C0549572FD02EC03C05335490D547601C020DBF76A07D3DBBF50FF6B6592B8E63F70507B7480CB0140586C1C7DD8CFF4BF1C668AC66B0DF03F587E8206C37002C0C872C88F1025E0BF7843CBE8BC1AEE3F64CD95B257DDF1BF57F117566AE8FDBFE0E203FC2A52E4BF51B6988B459E04C0EA8C9D29704900C04CE9A6588BEDF13F862A2A9FDA810440762BAAED5AC003C0880BA4DCDFCDE93F3E7641351D01FDBF8089EF37C6A4F73FECB14D61DEEE07C06427ED712B56FD3F"> : tensor<2x3x4xcomplex<f64>>}> : () -> tensor<2x3x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x9F7CC8C2230CE5BF286AC4A4AC97DCBF75665092F87AD7BFAB192CE0A25DCD3FCBEDE4FCE1ECD53F7BB86005816EDABF980FCCB6B839F5BFA476BE24FB7903C089045C51D386F2BFABD2E20B9867C2BFF25F8080AACAF3BFC0FB59FD6EC8CFBF4845C2E57EB3EFBF5068A18B905BF03FCD347C0EB05102C090EFA5314916D13F"> : tensor<2x4xcomplex<f64>>]} : (tensor<2x3x4xcomplex<f64>>, tensor<1xi32>) -> tensor<2x4xcomplex<f64>>
  return
}
func.func @Mean_complex128_28() {
  %0 = "tf.Const"() <{value = dense<"0xC44804952998F43FBA86B72A6AE5054084CF57744777E23F4800A7EA1D6DF83F23A791539BD70440F487FAE4A513014070653C5C522CEC3F52D1215EFB09E53F466651A6F5C3F33F2A91A67E81C9FD3F25DA4A49E34600404012D69BD42D0240"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x5877393A7CFCF63FFFC9E767E6D6FD3F"> : tensor<1x1xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<1x1xcomplex<f64>>
  return
}
func.func @Mean_float32_29() {
  %0 = "tf.Const"() <{value = dense<"0xF16E983E799C7E406EC14D40EF249ABFF5931A40BF3653C00E400B40BF2A5C3F8A923EBE7BD9C33D0DC669C0AD9630407528663F10D636C0EC3E7D40A5FB13C06A0A7740B0D95C40F2ADB2BE6F72E93F095B6E40584252C05703B3BF7A3182BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Mean"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xF72F193FD28C0F3F2D8065401C0EE1BF30CF4840102F9A3DA0D4693FE7C3AB3FE071E23F8C23CCBFDCA321C0E0FB5E3F"> : tensor<3x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<3x4xf32>
  return
}
func.func @Mean_float32_30() {
  %0 = "tf.Const"() <{value = dense<"0xAF117D3F8469A7BEC7A3D33F16F2073F2CBF94BF484CC43FFBE2CA3FC97E7EC05DCAA6BE8D550F4038D6993F238E744099976840803C4CBFE9A5563EFFCE4FC01FB72640C76C1B3F2D357BBE7E6D2140CBFBD8BFAF7745BFE0C32140B94392BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x1F6D2ABEAB09933F5374BD3F503F003E8CE0C13F9B2FA4BEE5A3543FD2591FBF"> : tensor<2x1x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x1x4xf32>
  return
}
func.func @Mean_float32_31() {
  %0 = "tf.Const"() <{value = dense<"0xA5278CBF7FF96FC01F7F744027F12E40964EF33DA0544CC04C406640236902404F8EDB3FB4D55F3FF64D7340DCF47CBE3624253E73E774C0786E64C04D317BC0C2F83DBFCD471C40604190BF15011740CB05D73F4832AA3EE0F187BFE4C05C40"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Mean"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xE8C5DA3E44EF233F9E9DC43F3D8D32C002AA3B3F91C88C3F"> : tensor<2x3xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x3xf32>
  return
}
func.func @Mean_float32_32() {
  %0 = "tf.Const"() <{value = dense<"0xA713C93F95C0CA3F33DB2140D59D284070F7C0BF87BD83BF2A1764400B29613F19C948BF0B592CC0E8CE2AC0D91D383F3F0824BEDDE7A6BE56B4CC3F110B64C0563B7EC03F0C58C0FC9F66C0A3476BC078CA074043F9953FE4560CC019E32E3F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Mean"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x60CA3B3F108ACBBFC829E9BE"> : tensor<3xf32>]} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<3xf32>
  return
}
func.func @Mean_float32_33() {
  %0 = "tf.Const"() <{value = dense<"0x020D5EBEC5AB50BF0318943FBF0A01BFEC544840811A6F40EA562F4020FC2A3F117A264020896440B909F53F660693BD83E534BFC66343C0BEA9AABFD28D70C08F837E40E73C3E4064AF4BC082BC5E40272AB23F8E770FC048F18F3D982EBB3E"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Mean"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x9280293F"> : tensor<1x1x1xf32>]} : (tensor<2x3x4xf32>, tensor<3xi64>) -> tensor<1x1x1xf32>
  return
}
func.func @Mean_float32_34() {
  %0 = "tf.Const"() <{value = dense<"0xC141DDBFFD8627408B5C663EF0B76ABFE8CF443FDE7329406AE52AC0BA6ECD3FAFB0853FF64E59C0E38D78409E25BD3F9E9077404F4007C08A7D2FC05BFA414059A89E3E9DD177C09D1848C0BF87D53F83BE7DC0475229C080C432C0E065EFBF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %r = "tf.Mean"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xC141DDBFFD8627408B5C663EF0B76ABFE8CF443FDE7329406AE52AC0BA6ECD3FAFB0853FF64E59C0E38D78409E25BD3F9E9077404F4007C08A7D2FC05BFA414059A89E3E9DD177C09D1848C0BF87D53F83BE7DC0475229C080C432C0E065EFBF"> : tensor<2x3x4xf32>]} : (tensor<2x3x4xf32>, tensor<0xi64>) -> tensor<2x3x4xf32>
  return
}
func.func @Mean_float32_35() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x0000C07F0000C07F0000C07F"> : tensor<3xf32>]} : (tensor<0x3xf32>, tensor<1xi32>) -> tensor<3xf32>
  return
}
func.func @Mean_float32_36() {
  %0 = "tf.Const"() <{value = dense<"0x72751D3E034802BFF8EC09BFDF884EC0CA6E5FC0B995B5BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @Mean_float32_37() {
  %0 = "tf.Const"() <{value = dense<"0xB01E873FFB87993ED1AC82BF3C1407BFA6505940BE25F83F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Mean"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @Mean_float32_38() {
  %0 = "tf.Const"() <{value = dense<"0xA110BB3D019F1E3F8347DCBF4E6E95BF2B0546BFB0A6A6BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0xA05EACBE315D8ABF"> : tensor<2xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
func.func @Mean_float32_39() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F0000C07F0000807F00000040"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Mean"(%0, %1) {expected = [dense<"0x0000C07F0000807F"> : tensor<2xf32>]} : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return
}
func.func @Prod_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x3E35F83F84B31940C9F2C03FC44C8E3EE70709C0F73B5C3F44213EC0D7B3A13FD7E9D33FC5A9E63FF2581CBEF2CDE4BE7A71FE3FFDD3D5BEE42CD4BF8932DC3FEF29AE3F6A3C843F5F0C81BE3BE737C00B1023C070BBDD3F99223FC0291ABE3F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0xA2F5DBC016486E40BF092F3F9EAB20BED685DCC09F553FBF4EB69FBF1EEEEAC0"> : tensor<2x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return
}
func.func @Prod_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xA44C023FA59C843EBF4FCD3FF48E024072CDF73E96FD7339"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xB6C14B38"> : tensor<1x1xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  return
}
func.func @Prod_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xB823DFBBDF0FEEBF744EEF0E75C1FA3F9C72C23A952F01C00BF0E8BFF582F9BF58F9E563A5880440491E0385E54FFABFC03C6AB5B4CCF73F240F2B89F3B8FABF602129F84ACFEC3FE8FE8035A8CC0540E0C327B5D3C5B23F2C04602F8E3BE93FB0C13623894EFB3F4068F631799BFE3FDA71570F5BB50340BC8BE921CD5302C054974F122ADB0440822165F4EC2901C04E1F8638256D01C07C84AF40F71D07C094AB06E2E745E33F784566A2C9F0F73F78C05C2C89E2E53FE8DB27FC7121F23F"> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x5DE3EA1AF75D01C0EE50FDAB62F91DC045CEFDE462FECDBF1A28E92D79CC004084F7A04E22700540DC6F12886F9018C05F3B7685475C0DC0518AF9207D011E40"> : tensor<2x4xf64>]} : (tensor<2x3x4xf64>, tensor<1xi32>) -> tensor<2x4xf64>
  return
}
func.func @Prod_float64_4() {
  %0 = "tf.Const"() <{value = dense<"0x9BFC1678B4E006400A7CB720333CEA3F6D788CAAC30F01402B3E9E25237F0140351B75F2333203406FB6B8FD870B0240"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xF995F1BC34984D40"> : tensor<1x1xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<1x1xf64>
  return
}
func.func @Prod_float16_5() {
  %0 = "tf.Const"() <{value = dense<"0xF1381740533B4E4068C09FBE2AB541BBEABE49C02ABF8EB9A739AABF353FB53F47B0A2BBEC391A404CBE35BF2B4149BF"> : tensor<2x3x4xf16>}> : () -> tensor<2x3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0xB44041473C386B3DC23096C2E54232C7"> : tensor<2x4xf16>]} : (tensor<2x3x4xf16>, tensor<1xi32>) -> tensor<2x4xf16>
  return
}
func.func @Prod_float16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFE3D3440EA41AB40763C763D"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x2350"> : tensor<1x1xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<1x1xf16>
  return
}
func.func @Prod_bfloat16_7() {
  %0 = "tf.Const"() <{value = dense<"0x1840C13F34BFDE3FCBBDB7BF7C3F30C03440833EBA3F39406DBF953FEEBDB1BF09BF183E32C030C02AC0AD3F2D408EBF"> : tensor<2x3x4xbf16>}> : () -> tensor<2x3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x29BF0DBF81BF5DC1A9BF6F3E5F3F87C0"> : tensor<2x4xbf16>]} : (tensor<2x3x4xbf16>, tensor<1xi32>) -> tensor<2x4xbf16>
  return
}
func.func @Prod_bfloat16_8() {
  %0 = "tf.Const"() <{value = dense<"0xA83F1F40523F753FC33F2240"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x1E41"> : tensor<1x1xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<1x1xbf16>
  return
}
func.func @Prod_int8_9() {
  %0 = "tf.Const"() <{value = dense<"0x03FFFD01FE02010002FD000102020302FE010203FD01FFFF"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0xF40600000C02FAFA"> : tensor<2x4xi8>]} : (tensor<2x3x4xi8>, tensor<1xi32>) -> tensor<2x4xi8>
  return
}
func.func @Prod_int8_10() {
  %0 = "tf.Const"() <{value = dense<"0x030103010301"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x1B"> : tensor<1x1xi8>]} : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<1x1xi8>
  return
}
func.func @Prod_int16_11() {
  %0 = "tf.Const"() <{value = dense<"0x0000FEFF0100010000000100010001000200030001000300FDFF01000300FDFFFEFF0100FDFFFDFF0000FEFF0200FFFF"> : tensor<2x3x4xi16>}> : () -> tensor<2x3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x0000FAFF010003000000FEFFEEFFF7FF"> : tensor<2x4xi16>]} : (tensor<2x3x4xi16>, tensor<1xi32>) -> tensor<2x4xi16>
  return
}
func.func @Prod_int16_12() {
  %0 = "tf.Const"() <{value = dense<"0x000001000200020000000100"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0000"> : tensor<1x1xi16>]} : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<1x1xi16>
  return
}
func.func @Prod_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000FFFFFFFF02000000FEFFFFFFFDFFFFFF00000000FDFFFFFFFDFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFEFFFFFFFEFFFFFFFDFFFFFF0000000002000000FDFFFFFF01000000FFFFFFFF01000000FEFFFFFFFDFFFFFF0100000002000000"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x000000000000000012000000F4FFFFFFF4FFFFFF090000000000000004000000"> : tensor<2x4xi32>]} : (tensor<2x3x4xi32>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}
func.func @Prod_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000000000000020000000000000003000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x00000000"> : tensor<1x1xi32>]} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<1x1xi32>
  return
}
func.func @Prod_int64_15() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF010000000000000002000000000000000300000000000000FDFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF01000000000000000200000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000"> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000000000000000000F4FFFFFFFFFFFFFF0400000000000000040000000000000000000000000000000000000000000000"> : tensor<2x4xi64>]} : (tensor<2x3x4xi64>, tensor<1xi32>) -> tensor<2x4xi64>
  return
}
func.func @Prod_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000002000000000000000100000000000000010000000000000003000000000000000200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x1800000000000000"> : tensor<1x1xi64>]} : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<1x1xi64>
  return
}
func.func @Prod_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x020103010000000003020300020002010302000002000202"> : tensor<2x3x4xui8>}> : () -> tensor<2x3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x000000000C000000"> : tensor<2x4xui8>]} : (tensor<2x3x4xui8>, tensor<1xi32>) -> tensor<2x4xui8>
  return
}
func.func @Prod_uint8_18() {
  %0 = "tf.Const"() <{value = dense<"0x030100020102"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x00"> : tensor<1x1xui8>]} : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<1x1xui8>
  return
}
func.func @Prod_uint16_19() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000010000000000020002000200030000000000000001000100030001000300000002000200030000000200"> : tensor<2x3x4xui16>}> : () -> tensor<2x3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x00000000000000000000090000000C00"> : tensor<2x4xui16>]} : (tensor<2x3x4xui16>, tensor<1xi32>) -> tensor<2x4xui16>
  return
}
func.func @Prod_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x020001000300020003000300"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x6C00"> : tensor<1x1xui16>]} : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<1x1xui16>
  return
}
func.func @Prod_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000003000000020000000000000001000000030000000200000003000000020000000200000001000000030000000100000000000000030000000100000001000000030000000000000003000000020000000200000001000000"> : tensor<2x3x4xui32>}> : () -> tensor<2x3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x0000000006000000120000000400000009000000020000000000000000000000"> : tensor<2x4xui32>]} : (tensor<2x3x4xui32>, tensor<1xi32>) -> tensor<2x4xui32>
  return
}
func.func @Prod_uint32_22() {
  %0 = "tf.Const"() <{value = dense<"0x020000000100000002000000010000000100000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0C000000"> : tensor<1x1xui32>]} : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<1x1xui32>
  return
}
func.func @Prod_uint64_23() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000001000000000000000000000000000000010000000000000000000000000000000200000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000030000000000000000000000000000000100000000000000030000000000000002000000000000000100000000000000030000000000000000000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<2x3x4xui64>}> : () -> tensor<2x3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000001200000000000000000000000000000009000000000000000000000000000000"> : tensor<2x4xui64>]} : (tensor<2x3x4xui64>, tensor<1xi32>) -> tensor<2x4xui64>
  return
}
func.func @Prod_uint64_24() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000001000000000000000000000000000000000000000000000000000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0000000000000000"> : tensor<1x1xui64>]} : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<1x1xui64>
  return
}
func.func @Prod_complex64_25() {
  %0 = "tf.Const"() <{value = dense<"0xE1AA1940712CF4BF63183EC0A7A1FBBFA96C1AC0510F12401BB42AC0D9ADFABFC818DC3EB2030B3E31FC953E02990F40F376AD3FC47FF23E40672BC06B512BC0454D0FC05D972040DE0821C00C9133C0D797B5BF2D584B3DE4E4F8BC1C920CBFB4577C3F1DB1A0BFDD9BB5BF1A8D1240438DA13FA4C6C63E7D5774BF3FC5A53F769D1240B9B3F23DC12C583E6E4C0E404840AB3E6D6579BF380F5ABF475C1B40472BA13F084217C0F5B19C3FFB95B23F32A7B63F5A14E1BFE4A1AA3E24A90BC0"> : tensor<2x3x4xcomplex<f32>>}> : () -> tensor<2x3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x4D5AD3BFAA128B4048C9E9C1528804412D6CC24025E03EC00AC5D740A5C5B5BF13625FC01C9A12C1A6D637C068A92CC15EAA4ABF8A813EC08DD703C173937C40"> : tensor<2x4xcomplex<f32>>]} : (tensor<2x3x4xcomplex<f32>>, tensor<1xi32>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @Prod_complex64_26() {
  %0 = "tf.Const"() <{value = dense<"0x806A8F3F21F5883C4607DC3FA760B03F92AF2340797AE53E1A7814403FB3183FDA1C164050516D3E86FD503F77F80A40"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xAA507DC267715C42"> : tensor<1x1xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x1xcomplex<f32>>
  return
}
func.func @Prod_complex128_27() {
  %0 = "tf.Const"() <{value = dense<"0xC3E18D54652A06C0600B615239AF07402862C6E1E159E2BFAA7F7D6C9C12F6BF40D9A0813A87B2BFBCF1C4908F8DFE3F224A7BD2CA56074011CBC0EC199AF0BF29A6A2592A06FCBF20608A25BF70C8BF16B0E908172200C040061A349F1AEB3F7CF929C83F12F3BF661C4EFDE843074082107EE6165607407C38B64C887C0240F73661C20CA705C078831C29E5C1E6BFF03A3170B512D53F401E91355641CD3FF08C3ED81C3FC3BF95D21662FA62F6BF9F99DB8531CCF9BFF07FFDB83483EEBF3C18B5EE2AB005403035ACF24142D7BF543A208541E6EF3F8CB7ADC8C51AFA3F76503098B32F06407C28A2FD71530340A2F45B041404F8BF04E6A4DA1C3F0740A9D1EF53EC71F0BF10CF832E65A4FA3F109C80AEFB56FC3F2018946D8DD0CCBFCECE9219347006407CA93F2ACF4EF73F84EEAFD84640F53F883AA7B188920040A06D2757549500C0A0C7BB256D28D9BF4C0F7D6EF61B044000EB8B350FFEFEBF476792061F4EFBBF960CAB453EA802C06256A421BA4D03C0C80320E8D97BDEBF"> : tensor<2x3x4xcomplex<f64>>}> : () -> tensor<2x3x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0xAB75FE97E6F931C0CFA95F28CB7F2140D0BBF1AD14CFCE3F26609A4F8C99F43F7721EEDBC14105C0ACDFDD09DE0B204014CF439D29172CC0DA1555C6E66330C0E25FF46292C51940F341F6BF818C22C0AC8F00758C0C254094643D040B8C0440A859242A67F431408A67B20122643CC09171FF0851B13340847C01CFE80D0040"> : tensor<2x4xcomplex<f64>>]} : (tensor<2x3x4xcomplex<f64>>, tensor<1xi32>) -> tensor<2x4xcomplex<f64>>
  return
}
func.func @Prod_complex128_28() {
  %0 = "tf.Const"() <{value = dense<"0xC3143F79EE860440B6D1B250425CD53F567907D95C5CF03FF4E00F1AA8DAEA3F7327D6C1CA4A0240803D0BB4978EFC3F78B5A36E076BF33FF6450E6FA713F93F595E48C80DB801401452F433F9EC03408C0DDDC1C075F13F7C5E957D2804D33F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xF852CFDB8B5C51C0A084BF3CB4183AC0"> : tensor<1x1xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<1x1xcomplex<f64>>
  return
}
func.func @Prod_float32_29() {
  %0 = "tf.Const"() <{value = dense<"0x71753E40B17064C0EE9A35C029515CBFABF8C9BDC5FE7FC0F1DC6440B790F7BF9C3D12C011CD31C05E15FCBFF55E6C40EBFFC1BF0C3E64C05299EDBFA24F3340622F2DC0261C5B4071774EC0981A4A405B0A7B3EB83404C06B2071C08B767C40"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Prod"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xF05490C0BCAB4B41328DA84048511AC06EA2883E181B5BC1929438C1E871C3C052680FBFB4A4B7400A70ED40ED1A6941"> : tensor<3x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<3x4xf32>
  return
}
func.func @Prod_float32_30() {
  %0 = "tf.Const"() <{value = dense<"0xB54823400E42823EEB9D5CBFAE383FC0D64348408DC7B2BF6467ECBE2C264CC02BDEB33F7416993F0BF0F83FFB6F6EC0F8DBC63F97CDF63FF95394BF7420EE3EF4F2B2BF3B5FD7BF79AC6940D41B5E40B806B43EDAA91B4092CE98BF23EB2C40"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xB67E33418297D9BEE01B463F8C070EC2A68143BF4582FCC0ADA1A140408D8B40"> : tensor<2x1x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x1x4xf32>
  return
}
func.func @Prod_float32_31() {
  %0 = "tf.Const"() <{value = dense<"0x9A62753E6A1D2EBFAECFED3E825469406C4011C053F27A4098521DC09FC2883F728609C0AB5A0340861B443DB3C9CA3FDFD6963F25000E408A2650C0D728F6BF9F0A14C0A2C15C402EA93340C32845C06E88FEBF74827BBF925102BFACDCFBBF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Prod"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xE94E8DBEB1FABA414147ABBE9CD48241DCFF8942937BFA3F"> : tensor<2x3xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x3xf32>
  return
}
func.func @Prod_float32_32() {
  %0 = "tf.Const"() <{value = dense<"0xC11D65BF553D583EC09F2FC0B27A23BFF6BB6240E37A57BECAEB7D40AFC775C0A47D96BF119104C0CCE61A40DBFD1D3D0F04B53F592EA6BF579E6EC072893840EB6AEEBFB02D0440731647C07E97F43FB5EB78C02E62D83F7DE473C0C35D35C0"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Prod"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xB42FD1C06DDE8143A62581C1"> : tensor<3xf32>]} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<3xf32>
  return
}
func.func @Prod_float32_33() {
  %0 = "tf.Const"() <{value = dense<"0x0DA3A1BF5156C2BF4D280FC0E9A16BBFFEAB593FD4A1CE3F2E048F3C772000C0A1703D4009E0E7BF74369FBED872C2BF1BD020C04C31AC3FA33855C0BDA14F40651D37BF21DF53BF32FC3EC0C2C2FB3F5A7D48C0DF40A2BF78CEFF3F45DC2E3E"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Prod"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x930AA5C2"> : tensor<1x1x1xf32>]} : (tensor<2x3x4xf32>, tensor<3xi64>) -> tensor<1x1x1xf32>
  return
}
func.func @Prod_float32_34() {
  %0 = "tf.Const"() <{value = dense<"0xEEB8C6BF6AA0443F2F8F99BF77C9D23E52E693BFCAD3C93FAAA03940BC7F79401A43133FFDEB194001122ABF3E1CBDBF1292E83D87FDC93FF5944A409621D23FFD91FB3ECA7FE73F89A83B3C2B9425C0613E0E3FEB97114032303F40782755C0"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %r = "tf.Prod"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xEEB8C6BF6AA0443F2F8F99BF77C9D23E52E693BFCAD3C93FAAA03940BC7F79401A43133FFDEB194001122ABF3E1CBDBF1292E83D87FDC93FF5944A409621D23FFD91FB3ECA7FE73F89A83B3C2B9425C0613E0E3FEB97114032303F40782755C0"> : tensor<2x3x4xf32>]} : (tensor<2x3x4xf32>, tensor<0xi64>) -> tensor<2x3x4xf32>
  return
}
func.func @Prod_float32_35() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x0000803F0000803F0000803F"> : tensor<3xf32>]} : (tensor<0x3xf32>, tensor<1xi32>) -> tensor<3xf32>
  return
}
func.func @Prod_float32_36() {
  %0 = "tf.Const"() <{value = dense<"0xB49102BF28067540B1083140665736C005C949407E2FC0BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @Prod_float32_37() {
  %0 = "tf.Const"() <{value = dense<"0xE8B0C9BF2B68E63F4CDA5EC02A3D713DE4FB51C0A5ECB03F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Prod"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @Prod_float32_38() {
  %0 = "tf.Const"() <{value = dense<"0xF1EE81BF8CBD4E4054F05640DF675540F23A3BC032113E40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0xB93330C1ACC2E7C1"> : tensor<2xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
func.func @Prod_float32_39() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F0000C07F0000807F00000040"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Prod"(%0, %1) {expected = [dense<"0x0000C07F0000807F"> : tensor<2xf32>]} : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return
}
func.func @Max_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xA6611F4023F2154028C511C020A44F3F15F5F63E615812C08339CF3DABB5184029593740D7F69C3FAF3630C0D2E7A73DA8D4B13E2C179A3EB988F5BF72CEA93F060A9A3FF70F1740BE87763F0CC2653FD5BEB43F8B4F08400C4F43BF3E1D11BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x2959374023F215408339CF3DABB51840D5BEB43FF70F1740BE87763F72CEA93F"> : tensor<2x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return
}
func.func @Max_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xA544BC3FAD0D36406B8D2B40D3C6154014387C3EACDC1640"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xAD0D3640"> : tensor<1x1xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  return
}
func.func @Max_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xC21FA4E9BB5C054000CDB7A3B23695BF9E116E5A6A5401406CE809089E6CFC3F9C91614A4DE7E5BF00572378729FD4BF801EBC7F10CBCBBF043A19899D9FE23F19EF00CDECD2F5BF00B50787FBF1044044A25B4F288A0140FD50E14303C7FCBF4C595EC65CA7EF3F8C4B366A36BD03C05875513AE07FEEBF18B12B175C48FD3FE7571F6893AD00C085A87048CF1905C0AB4CA124AE6305C0780009FBEB7EEABFA2653475B81C00403045C63B9A2AFC3F8446588F6D51F13F60208AAFA66AE73F"> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0xC21FA4E9BB5C054000B50787FBF1044044A25B4F288A01406CE809089E6CFC3FA2653475B81C00403045C63B9A2AFC3F8446588F6D51F13F18B12B175C48FD3F"> : tensor<2x4xf64>]} : (tensor<2x3x4xf64>, tensor<1xi32>) -> tensor<2x4xf64>
  return
}
func.func @Max_float64_4() {
  %0 = "tf.Const"() <{value = dense<"0xFA2430D9BCB2FA3FDE998FF1EEF5F13FED751BBCA04D014014D93CE30166C53FC030FBA21863AC3FEC5C4AFFD34A0640"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xEC5C4AFFD34A0640"> : tensor<1x1xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<1x1xf64>
  return
}
func.func @Max_float16_5() {
  %0 = "tf.Const"() <{value = dense<"0x26B9A43FCF3A30BC903FAFBCA1C0E741D3B995BEA2BC9041C4BA16BD2B3F19389E3F8DC0B3B87E39143E962FC43D49B4"> : tensor<2x3x4xf16>}> : () -> tensor<2x3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x903FA43FCF3AE7419E3F962F2B3F7E39"> : tensor<2x4xf16>]} : (tensor<2x3x4xf16>, tensor<1xi32>) -> tensor<2x4xf16>
  return
}
func.func @Max_float16_6() {
  %0 = "tf.Const"() <{value = dense<"0x3E40043EE23F3F357640B33F"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x7640"> : tensor<1x1xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<1x1xf16>
  return
}
func.func @Max_bfloat16_7() {
  %0 = "tf.Const"() <{value = dense<"0x1E4051BF22C08D3FA83B19C0973F1FC04B3F2AC0F5BF284007C032409BBF024020C028C0B43F0AC037C0A93F22402C40"> : tensor<2x3x4xbf16>}> : () -> tensor<2x3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x1E4051BF973F284007C0324022402C40"> : tensor<2x4xbf16>]} : (tensor<2x3x4xbf16>, tensor<1xi32>) -> tensor<2x4xbf16>
  return
}
func.func @Max_bfloat16_8() {
  %0 = "tf.Const"() <{value = dense<"0xDB3E2540973FFB3F3A40023F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x3A40"> : tensor<1x1xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<1x1xbf16>
  return
}
func.func @Max_int8_9() {
  %0 = "tf.Const"() <{value = dense<"0x01FEFDFF0300FD00FD00010301FEFDFDFE00FFFE020301FD"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x03000103020301FE"> : tensor<2x4xi8>]} : (tensor<2x3x4xi8>, tensor<1xi32>) -> tensor<2x4xi8>
  return
}
func.func @Max_int8_10() {
  %0 = "tf.Const"() <{value = dense<"0x010001010200"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x02"> : tensor<1x1xi8>]} : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<1x1xi8>
  return
}
func.func @Max_int16_11() {
  %0 = "tf.Const"() <{value = dense<"0xFFFF000002000300FEFFFFFFFDFF0300FFFFFEFF01000000FEFF000001000300FEFFFEFFFDFFFDFF0200FEFFFDFFFEFF"> : tensor<2x3x4xi16>}> : () -> tensor<2x3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0xFFFF0000020003000200000001000300"> : tensor<2x4xi16>]} : (tensor<2x3x4xi16>, tensor<1xi32>) -> tensor<2x4xi16>
  return
}
func.func @Max_int16_12() {
  %0 = "tf.Const"() <{value = dense<"0x010003000300030001000000"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0300"> : tensor<1x1xi16>]} : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<1x1xi16>
  return
}
func.func @Max_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FEFFFFFF010000000000000001000000FEFFFFFFFEFFFFFF00000000030000000200000003000000FDFFFFFF010000000200000002000000FDFFFFFFFDFFFFFF02000000FDFFFFFF0300000002000000010000000200000002000000"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x0300000002000000030000000000000002000000020000000200000003000000"> : tensor<2x4xi32>]} : (tensor<2x3x4xi32>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}
func.func @Max_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000002000000000000000000000003000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x03000000"> : tensor<1x1xi32>]} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<1x1xi32>
  return
}
func.func @Max_int64_15() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000020000000000000002000000000000000000000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0200000000000000030000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF02000000000000000100000000000000FDFFFFFFFFFFFFFF01000000000000000100000000000000FDFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x02000000000000000200000000000000000000000000000003000000000000000300000000000000020000000000000002000000000000000300000000000000"> : tensor<2x4xi64>]} : (tensor<2x3x4xi64>, tensor<1xi32>) -> tensor<2x4xi64>
  return
}
func.func @Max_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000001000000000000000300000000000000010000000000000000000000000000000100000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0300000000000000"> : tensor<1x1xi64>]} : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<1x1xi64>
  return
}
func.func @Max_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x020103010201020001010302020300030303030301030102"> : tensor<2x3x4xui8>}> : () -> tensor<2x3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x0201030203030303"> : tensor<2x4xui8>]} : (tensor<2x3x4xui8>, tensor<1xi32>) -> tensor<2x4xui8>
  return
}
func.func @Max_uint8_18() {
  %0 = "tf.Const"() <{value = dense<"0x020300030301"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x03"> : tensor<1x1xui8>]} : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<1x1xui8>
  return
}
func.func @Max_uint16_19() {
  %0 = "tf.Const"() <{value = dense<"0x020003000100010001000200010000000200000003000100020000000200020003000100010000000000030001000200"> : tensor<2x3x4xui16>}> : () -> tensor<2x3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x02000300030001000300030002000200"> : tensor<2x4xui16>]} : (tensor<2x3x4xui16>, tensor<1xi32>) -> tensor<2x4xui16>
  return
}
func.func @Max_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x020002000100000002000300"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0300"> : tensor<1x1xui16>]} : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<1x1xui16>
  return
}
func.func @Max_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0x020000000300000003000000030000000200000001000000020000000000000001000000000000000300000001000000020000000000000000000000030000000300000000000000030000000100000000000000000000000300000001000000"> : tensor<2x3x4xui32>}> : () -> tensor<2x3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x0200000003000000030000000300000003000000000000000300000003000000"> : tensor<2x4xui32>]} : (tensor<2x3x4xui32>, tensor<1xi32>) -> tensor<2x4xui32>
  return
}
func.func @Max_uint32_22() {
  %0 = "tf.Const"() <{value = dense<"0x010000000300000000000000030000000100000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x03000000"> : tensor<1x1xui32>]} : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<1x1xui32>
  return
}
func.func @Max_uint64_23() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000003000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000001000000000000000200000000000000020000000000000003000000000000000200000000000000030000000000000003000000000000000000000000000000030000000000000003000000000000000000000000000000030000000000000003000000000000000100000000000000000000000000000002000000000000000200000000000000"> : tensor<2x3x4xui64>}> : () -> tensor<2x3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x03000000000000000300000000000000030000000000000002000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<2x4xui64>]} : (tensor<2x3x4xui64>, tensor<1xi32>) -> tensor<2x4xui64>
  return
}
func.func @Max_uint64_24() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000002000000000000000300000000000000010000000000000000000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0300000000000000"> : tensor<1x1xui64>]} : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<1x1xui64>
  return
}
func.func @Max_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0x78CBAB3F4BDCDCBF948DBB3FE689DA3F57D893BF34B785BFEBC739C01E297BC070280BC037A575C0FEDE00C00BCF0FBF8A483AC0AC7D58BEA96873C041932D4094C442C0A9C406401D1A2CBF5F38283F809757C0EA0A2E3F408040C002DE38C0"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Max"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x78CBAB3FAC7D58BE948DBB3F41932D4057D893BFA9C406401D1A2CBF5F38283F70280BC0EA0A2E3FFEDE00C00BCF0FBF"> : tensor<3x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<3x4xf32>
  return
}
func.func @Max_float32_26() {
  %0 = "tf.Const"() <{value = dense<"0x812D3EC02D440B4079845D3F9FDB5F40291A09BFE84B2C40ABAD2A401768CD3FB991AC3FE7700F400016293E107B60C096A196BFCAF21FC0B6B5BDBF62B5EB3E96B31A4016026440561058C0FD012A406BFE7BC0296E55BFE61DD33E8F34ECBF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xB991AC3FE84B2C40ABAD2A409FDB5F4096B31A4016026440E61DD33EFD012A40"> : tensor<2x1x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x1x4xf32>
  return
}
func.func @Max_float32_27() {
  %0 = "tf.Const"() <{value = dense<"0x4C85E73FAF380E4049126B3F3B4F73C086B806C023DC5FBFA3A9913E3682983FAD27C33F133DD0BF69F9F8BFD1196C408F3399BF6F551540AA6725C0D5B20940E0523040C5970C40A88E0340F2F460C05C3E4DBFC5812BC0C504F5BF8F2B5040"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Max"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xAF380E403682983FD1196C406F551540E05230408F2B5040"> : tensor<2x3xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x3xf32>
  return
}
func.func @Max_float32_28() {
  %0 = "tf.Const"() <{value = dense<"0x977442C05F3EA7BF7C3D96BF14B85E40F4DA39C00D8A853F4EE522C0AE53EB3FA9BD31C03DB263BF0818FB3FC7B82840BCD939C023772EC0D233DC3F7B51193FC9010840AA817940A555383F69944FC06BC14C40E9D74EC023B0D3BF44577BC0"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Max"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x14B85E40AA8179406BC14C40"> : tensor<3xf32>]} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<3xf32>
  return
}
func.func @Max_float32_29() {
  %0 = "tf.Const"() <{value = dense<"0x55E40DC05A7FBB3F5C9A353F54277CC025FD4A3F5B825740B70B1640E83EA9BFFD20703FBF0F5F407FF122404A822D40D690D73E7A5F98BF44E43640C239EBBFCBC66140F4BFD3BFE2944D3E69E63A3F882162C07EAE64C00C86A4BEC49416C0"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Max"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xCBC66140"> : tensor<1x1x1xf32>]} : (tensor<2x3x4xf32>, tensor<3xi64>) -> tensor<1x1x1xf32>
  return
}
func.func @Max_float32_30() {
  %0 = "tf.Const"() <{value = dense<"0x5D0817C0293617C0FB693D40E58C5B3EE74861C095606E40CAAC6AC0EA58BEBF0F9A4540D4867F3F65A012C0AB0834C05EEF694066166A40B40A35409D3F4C3F5FBC7D3FBD5921403A1B67C07E7642C03421873FDFCF02C051EF8DBF041F89BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %r = "tf.Max"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x5D0817C0293617C0FB693D40E58C5B3EE74861C095606E40CAAC6AC0EA58BEBF0F9A4540D4867F3F65A012C0AB0834C05EEF694066166A40B40A35409D3F4C3F5FBC7D3FBD5921403A1B67C07E7642C03421873FDFCF02C051EF8DBF041F89BF"> : tensor<2x3x4xf32>]} : (tensor<2x3x4xf32>, tensor<0xi64>) -> tensor<2x3x4xf32>
  return
}
func.func @Max_float32_31() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x000080FF000080FF000080FF"> : tensor<3xf32>]} : (tensor<0x3xf32>, tensor<1xi32>) -> tensor<3xf32>
  return
}
func.func @Max_float32_32() {
  %0 = "tf.Const"() <{value = dense<"0x84CAE2BF05E48C3F202A09BDFB50EF3F2002A93E07C649C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @Max_float32_33() {
  %0 = "tf.Const"() <{value = dense<"0xC0B4673FA6E51740E3085340FD3E423F07004DBFF4E0B13F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Max"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @Max_float32_34() {
  %0 = "tf.Const"() <{value = dense<"0x3A350EC0AED567C06DA14040D63527C0DEDC54C024BA0140"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x6DA1404024BA0140"> : tensor<2xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
func.func @Max_float32_35() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F0000C07F0000807F00000040"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Max"(%0, %1) {expected = [dense<"0x0000C07F0000807F"> : tensor<2xf32>]} : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return
}
func.func @Min_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x217E6ABE712109C066C7B9BD0E4B03C013F3BFBF4C6E0D40311AB1BF308117C04E71C0BF72D11A40AD1DF1BF8F982F40DBDF5F3F7484B03F9B279C3FE97F24BDC81F763EE3F109BF9345923F7A0CFA3F3252D6BFA4D31240B7CFE13E5E56AF3F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x4E71C0BF712109C0AD1DF1BF308117C03252D6BFE3F109BFB7CFE13EE97F24BD"> : tensor<2x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return
}
func.func @Min_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x1C07FA3F6323B23FA6EA2240FD975A3E935DA23E63805D3D"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x63805D3D"> : tensor<1x1xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  return
}
func.func @Min_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xF8815C536B11F23F70E065D453A7D4BFC83740ECC228E73FC81BEE2706BB0340284ED4DF4E65EABF58EFE6090B56EDBF521498AA800803C0A82DE2B3BB5EE2BF3C5A23CD4E87E53FC8B240C0E120EC3F28DDFAB62179EE3F70B6886850ECDBBF7AD6529081150140B098B2417E56D9BF701E7A5184F7D33FB0DCFA18DC2AF43F8887BFEB2007FE3F3671F3868B8104C088806F42B8A7FE3FA048467F43D5D63F68CA0E3C0C930340EDD2C9AF7309FCBF90604202780107C020EEE364C86BD53F"> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x284ED4DF4E65EABF58EFE6090B56EDBF521498AA800803C0A82DE2B3BB5EE2BF8887BFEB2007FE3F3671F3868B8104C090604202780107C020EEE364C86BD53F"> : tensor<2x4xf64>]} : (tensor<2x3x4xf64>, tensor<1xi32>) -> tensor<2x4xf64>
  return
}
func.func @Min_float64_4() {
  %0 = "tf.Const"() <{value = dense<"0x7944CA57C20A05403E9994A9B845FB3FCE29BF698276D93FA79AFA7C469AF73FF8DE2A11DB2EFB3F607DAF696841D73F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x607DAF696841D73F"> : tensor<1x1xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<1x1xf64>
  return
}
func.func @Min_float16_5() {
  %0 = "tf.Const"() <{value = dense<"0xB93D103F4AC111BFC03F81B927BD4DC14AC0E12BAE3EFCA36C2D2638CE3ECE3EF1C02BC072394930EC41953E9CBE43BD"> : tensor<2x3x4xf16>}> : () -> tensor<2x3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x4AC081B94AC14DC1F1C02BC09CBE43BD"> : tensor<2x4xf16>]} : (tensor<2x3x4xf16>, tensor<1xi32>) -> tensor<2x4xf16>
  return
}
func.func @Min_float16_6() {
  %0 = "tf.Const"() <{value = dense<"0xEC409940F5401A41B53DBB3D"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xB53D"> : tensor<1x1xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<1x1xf16>
  return
}
func.func @Min_bfloat16_7() {
  %0 = "tf.Const"() <{value = dense<"0x173F293FA8BF353FB23E703F723F6ABF0E4015C0D7BFF63D4C3E6B3F25BF2340403E08C0B03F3BC005C0074007C036C0"> : tensor<2x3x4xbf16>}> : () -> tensor<2x3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0xB23E15C0D7BF6ABF05C008C007C03BC0"> : tensor<2x4xbf16>]} : (tensor<2x3x4xbf16>, tensor<1xi32>) -> tensor<2x4xbf16>
  return
}
func.func @Min_bfloat16_8() {
  %0 = "tf.Const"() <{value = dense<"0x273F2C3F603F2F4035402D40"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x273F"> : tensor<1x1xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<1x1xbf16>
  return
}
func.func @Min_int8_9() {
  %0 = "tf.Const"() <{value = dense<"0x01FDFDFF000303000101FFFDFD02FEFE0100FFFE020003FF"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x00FDFDFDFD00FEFE"> : tensor<2x4xi8>]} : (tensor<2x3x4xi8>, tensor<1xi32>) -> tensor<2x4xi8>
  return
}
func.func @Min_int8_10() {
  %0 = "tf.Const"() <{value = dense<"0x030203010203"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x01"> : tensor<1x1xi8>]} : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<1x1xi8>
  return
}
func.func @Min_int16_11() {
  %0 = "tf.Const"() <{value = dense<"0x020003000200FDFFFDFFFFFF02000100FDFFFFFF0200FDFFFFFFFFFF020000000000FFFF0200FEFF03000000FFFFFDFF"> : tensor<2x3x4xi16>}> : () -> tensor<2x3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0xFDFFFFFF0200FDFFFFFFFFFFFFFFFDFF"> : tensor<2x4xi16>]} : (tensor<2x3x4xi16>, tensor<1xi32>) -> tensor<2x4xi16>
  return
}
func.func @Min_int16_12() {
  %0 = "tf.Const"() <{value = dense<"0x030003000300010002000100"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0100"> : tensor<1x1xi16>]} : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<1x1xi16>
  return
}
func.func @Min_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000020000000200000003000000FFFFFFFF0000000002000000FDFFFFFF0100000003000000FEFFFFFFFEFFFFFF030000000200000003000000FEFFFFFF0200000002000000FFFFFFFFFEFFFFFF00000000000000000100000003000000"> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0xFFFFFFFF00000000FEFFFFFFFDFFFFFF0000000000000000FFFFFFFFFEFFFFFF"> : tensor<2x4xi32>]} : (tensor<2x3x4xi32>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}
func.func @Min_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x000000000100000000000000010000000100000002000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x00000000"> : tensor<1x1xi32>]} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<1x1xi32>
  return
}
func.func @Min_int64_15() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000300000000000000000000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFF01000000000000000000000000000000FEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0xFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x4xi64>]} : (tensor<2x3x4xi64>, tensor<1xi32>) -> tensor<2x4xi64>
  return
}
func.func @Min_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000003000000000000000300000000000000010000000000000001000000000000000300000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0000000000000000"> : tensor<1x1xi64>]} : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<1x1xi64>
  return
}
func.func @Min_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x000003010003000001020202020201010002030002000003"> : tensor<2x3x4xui8>}> : () -> tensor<2x3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x0000000000000000"> : tensor<2x4xui8>]} : (tensor<2x3x4xui8>, tensor<1xi32>) -> tensor<2x4xui8>
  return
}
func.func @Min_uint8_18() {
  %0 = "tf.Const"() <{value = dense<"0x010301030301"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x01"> : tensor<1x1xui8>]} : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<1x1xui8>
  return
}
func.func @Min_uint16_19() {
  %0 = "tf.Const"() <{value = dense<"0x000003000300000003000300010001000300020000000000030003000200030001000300030002000200030003000300"> : tensor<2x3x4xui16>}> : () -> tensor<2x3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x00000200000000000100030002000200"> : tensor<2x4xui16>]} : (tensor<2x3x4xui16>, tensor<1xi32>) -> tensor<2x4xui16>
  return
}
func.func @Min_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x020003000300010000000200"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0000"> : tensor<1x1xui16>]} : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<1x1xui16>
  return
}
func.func @Min_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0x010000000100000001000000010000000100000003000000000000000000000000000000030000000000000001000000020000000200000000000000020000000000000003000000030000000200000002000000000000000100000000000000"> : tensor<2x3x4xui32>}> : () -> tensor<2x3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x0000000001000000000000000000000000000000000000000000000000000000"> : tensor<2x4xui32>]} : (tensor<2x3x4xui32>, tensor<1xi32>) -> tensor<2x4xui32>
  return
}
func.func @Min_uint32_22() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000003000000020000000200000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x00000000"> : tensor<1x1xui32>]} : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<1x1xui32>
  return
}
func.func @Min_uint64_23() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000000000000000000000000000000000000020000000000000002000000000000000300000000000000030000000000000002000000000000000100000000000000020000000000000000000000000000000300000000000000000000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000"> : tensor<2x3x4xui64>}> : () -> tensor<2x3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x01000000000000000000000000000000000000000000000002000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<2x4xui64>]} : (tensor<2x3x4xui64>, tensor<1xi32>) -> tensor<2x4xui64>
  return
}
func.func @Min_uint64_24() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000002000000000000000000000000000000000000000000000003000000000000000000000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x0000000000000000"> : tensor<1x1xui64>]} : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<1x1xui64>
  return
}
func.func @Min_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0x713C54C03D3FB13FA498B3BFF22D16BEBA0DF43F14A3EA3FCC448C3F278F124008B407401525A63F38789E3E715845C096DC0240F1AD42400F3BFB3FB7DD75C081627EC0DCD97A40F3747040EE802C4034F64EC07D1DE33F90DD3B40058DD4BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Min"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x713C54C03D3FB13FA498B3BFB7DD75C081627EC014A3EA3FCC448C3F278F124034F64EC01525A63F38789E3E715845C0"> : tensor<3x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<3x4xf32>
  return
}
func.func @Min_float32_26() {
  %0 = "tf.Const"() <{value = dense<"0x20E97A403CA016BF206131C0A07D6A402AFC5740E3A34CC0BCF89D3FEED9A8BF9D1D0EBE23606DC0C92E7C3FE186094022212C404A8747C04DBC314067A25A3FFE08F23F3B0693BF224A9B3F4242CE3FD7D637C03AB7FC3E4389EBBF9D0E95BC"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x9D1D0EBE23606DC0206131C0EED9A8BFD7D637C04A8747C04389EBBF9D0E95BC"> : tensor<2x1x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x1x4xf32>
  return
}
func.func @Min_float32_27() {
  %0 = "tf.Const"() <{value = dense<"0xD76D18C02F348D3FC1A11AC0F6CC6DC011726E40F58C73C07D4869C0B469883F6F0048C0B7EE5EC037C423C065C031C0024E7140C8554C400A9E5E40AB0037C0B8160640FDAD34C02F0C354014E1C23EA4E480BFA36ECE3FC002F4BE13D8BBBF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Min"(%0, %1) <{keep_dims = false}> {expected = [dense<"0xF6CC6DC0F58C73C0B7EE5EC0AB0037C0FDAD34C013D8BBBF"> : tensor<2x3xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x3xf32>
  return
}
func.func @Min_float32_28() {
  %0 = "tf.Const"() <{value = dense<"0x6FA715C00FACFDBE0DF3C4BEEEEE35BF799B6BC0836F563F03056440DB394D3F7743BD3EC83BCB3FFCE34740766BF13FB3D52BC0E25E24400D3D58C082D7DD3F67EE943D792230C08CE054403D2D0740BEF4BE3F7D5A2DC08E40DDBFBC3C30C0"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Min"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x0D3D58C0799B6BC0BC3C30C0"> : tensor<3xf32>]} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<3xf32>
  return
}
func.func @Min_float32_29() {
  %0 = "tf.Const"() <{value = dense<"0xE4B92DC04FED9E3F61083C3FF0D79EBF940FC63F38AD00C0446A7B4073C26C40F3067DC023187240358DFF3FEA183BC0BBB487BF11044140FD190AC0971B17C088EB0A3FF63F0BBF07261740DEFB7C3F2CAF7D4066B81E409704823F5C0A35C0"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Min"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xF3067DC0"> : tensor<1x1x1xf32>]} : (tensor<2x3x4xf32>, tensor<3xi64>) -> tensor<1x1x1xf32>
  return
}
func.func @Min_float32_30() {
  %0 = "tf.Const"() <{value = dense<"0x9FBC7B40B11415C007860EC0FE450C402B757AC0FE222AC064F3503FE6B388BFD0B72A40B742343F6BC87D40AECA05BF66052FBF35743440B18608BD49F83EC0584F58BF344C5C4065CA153FE9FF3DC05CE1BC3FC34F99BFCF55B3BF50FD5340"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %r = "tf.Min"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x9FBC7B40B11415C007860EC0FE450C402B757AC0FE222AC064F3503FE6B388BFD0B72A40B742343F6BC87D40AECA05BF66052FBF35743440B18608BD49F83EC0584F58BF344C5C4065CA153FE9FF3DC05CE1BC3FC34F99BFCF55B3BF50FD5340"> : tensor<2x3x4xf32>]} : (tensor<2x3x4xf32>, tensor<0xi64>) -> tensor<2x3x4xf32>
  return
}
func.func @Min_float32_31() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x0000807F0000807F0000807F"> : tensor<3xf32>]} : (tensor<0x3xf32>, tensor<1xi32>) -> tensor<3xf32>
  return
}
func.func @Min_float32_32() {
  %0 = "tf.Const"() <{value = dense<"0x3DA54EC05643144026852C40F7341BC0196E1EC03AF058BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @Min_float32_33() {
  %0 = "tf.Const"() <{value = dense<"0xCC686ABF3D08D8BF1A431940491D4DC07BD989BF13511440"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Min"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @Min_float32_34() {
  %0 = "tf.Const"() <{value = dense<"0xBB926CC0BD50E1BFED3C5BBFACFE8A3F57DD253DCC832D40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0xBB926CC057DD253D"> : tensor<2xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
func.func @Min_float32_35() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F0000C07F0000807F00000040"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Min"(%0, %1) {expected = [dense<"0x0000C07F00000040"> : tensor<2xf32>]} : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return
}
func.func @EuclideanNorm_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x3FEC28BFE6858B3FFA46A6BF0B12833F43AB08C06DCE1EC0A05ECFBFCD3D12C0A6F730BF8CC0E13F6A041CC0ADBBDEBC9D8D3DC0EC201140B96CDD3F38CE443E58A3563F5E67E53F416D9B3E5CF9EDBFF64B05C082CDEC3F2707C83F9677BC3F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0xFABA15407AF24E40DBF24C40804320405EDC6D4081A15B4023751640A9471840"> : tensor<2x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return
}
func.func @EuclideanNorm_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x52D92F4073E5A23FCB2C153F7F06F33FFCB54D3F89E79B3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x46DE7940"> : tensor<1x1xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  return
}
func.func @EuclideanNorm_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x8C15032F565906C07E3A61FECA06F3BF705656E069F8DB3FB0B3FD48B5A9FDBF483F9D34F8D0E6BFC2B7713F7A8707404EE2094EC6B0FEBF2F454AD67805FDBF9E2680116AD1F6BFEC9C24826BFAFE3FD48CB4991AE003C05C00AD1BE3EE06C07A1AB2A054DB01402809CDDBCD93F43F1081C9F9FCB4F03F64CC230DA6DAF83F708DBFB41E90E43FC85AE16D513DF23F9CBF9D33025BFE3FCE739A99BC3804C05586C3DC4D72F2BF401ED5DEAEF3AA3F7A0FC415D32301406404A1CE59E5EE3F"> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0x6668C7B79ABB09400CD3787797BB0D402A092859285A0940B00CB54B3DED0E40A8A48E51BFBE04401B4B2AE7A382FB3F1ECDB9BDDA5E08406AE89CBFC7F50840"> : tensor<2x4xf64>]} : (tensor<2x3x4xf64>, tensor<1xi32>) -> tensor<2x4xf64>
  return
}
func.func @EuclideanNorm_float64_4() {
  %0 = "tf.Const"() <{value = dense<"0xA8766D41D06806406138180128570340C434ABA3EA020440F8B0A8F03A6DE83F8B376B40208E0640E8CC28460512F63F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xFC9D679B570C1640"> : tensor<1x1xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<1x1xf64>
  return
}
func.func @EuclideanNorm_float16_5() {
  %0 = "tf.Const"() <{value = dense<"0xA73BD9A95340B2BFAEB84A404C3ABCBEFCC186AFF1B197BA69B8AE3557B6943939C0BABDC74129BC49B8E5B4103375BF"> : tensor<2x3x4xf16>}> : () -> tensor<2x3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0x64424C409E405F417E40073ED9417E40"> : tensor<2x4xf16>]} : (tensor<2x3x4xf16>, tensor<1xi32>) -> tensor<2x4xf16>
  return
}
func.func @EuclideanNorm_float16_6() {
  %0 = "tf.Const"() <{value = dense<"0xC941593D9F352741F340233F"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x1F45"> : tensor<1x1xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<1x1xf16>
  return
}
func.func @EuclideanNorm_bfloat16_7() {
  %0 = "tf.Const"() <{value = dense<"0xBEBF993E2C3D03403B3FB3BFBB3F403F513FBF3D08407EBEC63F9DBF25C038C0B43F5EBF003F3C40EDBFE7BFFF3F673F"> : tensor<2x3x4xbf16>}> : () -> tensor<2x3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0xEC3FB73F25400C403340164053408740"> : tensor<2x4xbf16>]} : (tensor<2x3x4xbf16>, tensor<1xi32>) -> tensor<2x4xbf16>
  return
}
func.func @EuclideanNorm_bfloat16_8() {
  %0 = "tf.Const"() <{value = dense<"0x223F0F400D403B400440FD3F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xA640"> : tensor<1x1xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<1x1xbf16>
  return
}
func.func @EuclideanNorm_complex64_9() {
  %0 = "tf.Const"() <{value = dense<"0xC2EC2AC0643430C097C138C0E8917E3F558E3B40C35E57BE80C8773F084314C0C9CBA0BE9FEF3D40BA7329C0C6611E3F64BBAF3FB4460F40CE3652BFF94D3A40885F5A3F0227DA3FDE22ECBEBED132C037423B40190FE5BE133E82BCCB65C1BFB9F0EA3F56B93F408CF788BD39E9ADBFCA33F33F0A2A00402454E13ED93AC73FEAD5CABF3F09E9BFCBE4CD3FE2F7FA3FAC89DFBEF8D723C0889FF53FE101284062FAEABF0A554CBDC88206BE9EEF3EC016C07B3FA5A3C83F9FB41EBFE04DE9BF"> : tensor<2x3x4xcomplex<f32>>}> : () -> tensor<2x3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0x790CA7400000000059269F400000000052B69D4000000000BFC2864000000000388594400000000092B68440000000005DF78640000000006189834000000000"> : tensor<2x4xcomplex<f32>>]} : (tensor<2x3x4xcomplex<f32>>, tensor<1xi32>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @EuclideanNorm_complex64_10() {
  %0 = "tf.Const"() <{value = dense<"0x715B983EBFAD1B407E75643FF6A2C93F9064A93F9C11BE3FA25EFA3F140F083E7CECB83F2B242140AEB9B63F12360B40"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xC5CEB54000000000"> : tensor<1x1xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x1xcomplex<f32>>
  return
}
func.func @EuclideanNorm_complex128_11() {
  %0 = "tf.Const"() <{value = dense<"0x72B7D1D1AA30F8BFC874FB89351500400A161C2E24C5F8BFB6E84CF2798500406265C76D3E5905C000507848F999E23F5C6538080B3907C03A8BCC289DDF034000BDA53BA571DA3F6D7482F87C44FEBFC00362F7D5FDEC3FCC34F7347183FC3F0043CB936710D33F20A39395D31BDCBFB03C2DDDE852CE3F80C5C4F9E6CEEABF8AE7CB00207506403C2619011FA4E1BFA03102C8B957B63F383035B06D65FF3F5DF434A164F906C000007D0BB8E154BFE65A11D58254F3BF3099F0622EAED23F34A3B61EEE3305C0624AC89FFC5205C08BB69CE31D5CF5BFD687C90E671A004098D5FE49A2C4F2BF60FA312A1162E53F01274627AD6EFBBF400D563E8951AF3F2CD7F855552F05C0B8EB03F34818EFBFDD6F451F0A8200C06F852CAB21EC06C08011BF319B57C4BFA85E307A8000EF3F88A863A14CDFE0BF85EB27F163D4F6BFE4D0B7AC20B4F23F07DFFACCB729FCBF1EEB064ACD93F4BF4430E9A47F3100C010AD541FCB71E93F11B56A30F138FDBFF880EC7DD9B601C0644A25082F3A0640"> : tensor<2x3x4xcomplex<f64>>}> : () -> tensor<2x3x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0xF8DC445AD5171140000000000000000067FF2DE6F57A0E400000000000000000B8DF9FE7E7FC0F40000000000000000096FB28FAAE7110400000000000000000BD2EA0926B9C14400000000000000000058F1B7B1B9E13400000000000000000955276C88ECA0440000000000000000093D40563F0E910400000000000000000"> : tensor<2x4xcomplex<f64>>]} : (tensor<2x3x4xcomplex<f64>>, tensor<1xi32>) -> tensor<2x4xcomplex<f64>>
  return
}
func.func @EuclideanNorm_complex128_12() {
  %0 = "tf.Const"() <{value = dense<"0xE8004B1CDE0A0740EDFA71257A28ED3FFC5138116350FF3F340E8747BCFE074094D458DABA4C00406870824E89B0D03F4C4DD3DEDDF40540BF06F2508C47E43F886960F3DC0BFB3FB41E53616C9AD43F1A180C19E660F13F56A202FE1B4CF03F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = true}> {expected = [dense<"0xD6D73BAD311219400000000000000000"> : tensor<1x1xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<1x1xcomplex<f64>>
  return
}
func.func @EuclideanNorm_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x403894BF9D60FC3E174669BFE68771C0BA493D40590129C0759F80BF8E08E33FF349803E14A7DE3F4B2B94BF23A9604027B713C008A420400939394016DA9BBF61F8484095547840DA6D7CC0C3B26640154F57BF0AD4F6BF57CAE1BFD07CD5BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x8843254088B52340D42F42405DCA7D40F7098A40333196400F3F8240A08E804025A9603FDD34264063080740E8BA7840"> : tensor<3x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<3x4xf32>
  return
}
func.func @EuclideanNorm_float32_14() {
  %0 = "tf.Const"() <{value = dense<"0x180F7B40C53A2A3F4EAC6140A7BD2A401AB578C058434B408B3E47BE51F167C093FD92BFD4D3B93F1D4201C09BFBAB3FD3D342C0D83A25400FC06B40CE36CEBFF76807C07C3159409BFF5940391D1F3F002A693E7EE21C40F04B0AC013B05A40"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x117AB44017826340022F824064499640B8B56D40E2639D4023CEAE40A8067540"> : tensor<2x1x4xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x1x4xf32>
  return
}
func.func @EuclideanNorm_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0xD8BBFD3F93303D4028B137C0174C15BDA236CDBF4686AEBE7FE17F406E9316408CD0453E4D33FF3E92423A3FA4C50540129866BEC189FB3F991C51C0445B1ABFB724A43FAE1E7F400BA747C002B4A8BFF5812440274C4140184462BF752178BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x7B51924033719D40CCB71140D5787740E955AC406FAC8540"> : tensor<2x3xf32>]} : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x3xf32>
  return
}
func.func @EuclideanNorm_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x61B3544036233940F3FA983F56C42140A75B093FE3C22D3F0C0AC8BF689C7A40E0408E3E025A4140B4BE22C0B6977ABF7F011ABF236A59406C2351BD9ABE18C0E6CB0D3F43D62FC0C6DF94BF46966ABD200E35C0631824406F527C407990AA3F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x9F42D640F586A84086E9DE40"> : tensor<3xf32>]} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<3xf32>
  return
}
func.func @EuclideanNorm_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x4A8D0D40758567C0D0AD6340A84171C054F224C08B3E6FC0B28EB93E720C63C086AE28C0AE99F83FA5195D40CCC04A40267251BFF1A8023D7E4919C06604ACBEC7B2933F48982AC0081762C080D81FBE3A164C4055A916C07C20F23FD04C1740"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = true}> {expected = [dense<"0x33674C41"> : tensor<1x1x1xf32>]} : (tensor<2x3x4xf32>, tensor<3xi64>) -> tensor<1x1x1xf32>
  return
}
func.func @EuclideanNorm_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x109292BC1ECFDC3F639A6FC094812A3F2B8BCC3F16C8FF3FD5D6D83F08662E3FB000CC3F1DDD62BFE5AE5CC0B181D13F275B1040907112C0E71D5C4039B104C01D1A064097B93C4078BD58C0FD9F7A40882FCFBF62F23E3E853291BF4550E0BF"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %r = "tf.EuclideanNorm"(%0, %1) <{keep_dims = false}> {expected = [dense<"0x1092923C1ECFDC3F639A6F4094812A3F2B8BCC3F16C8FF3FD5D6D83F08662E3FB000CC3F1DDD623FE5AE5C40B181D13F275B104090711240E71D5C4039B104401D1A064097B93C4078BD5840FD9F7A40882FCF3F62F23E3E8532913F4550E03F"> : tensor<2x3x4xf32>]} : (tensor<2x3x4xf32>, tensor<0xi64>) -> tensor<2x3x4xf32>
  return
}
func.func @EuclideanNorm_float32_19() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0x000000000000000000000000"> : tensor<3xf32>]} : (tensor<0x3xf32>, tensor<1xi32>) -> tensor<3xf32>
  return
}
func.func @EuclideanNorm_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0x25202DBEB76CAD3F1E45734004313FC0F2E53BC078AB99BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<*xf32>
  return
}
func.func @EuclideanNorm_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0x00AC0F406CA5CC3E7685614060E82E4059C58ABF3D0E5A3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @EuclideanNorm_float32_22() {
  %0 = "tf.Const"() <{value = dense<"0xBA55A8BF5DFE73BE1A50AFBF6F8423C0341E4740E8E7CD3E"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0xB1F3F43FED778140"> : tensor<2xf32>]} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
func.func @EuclideanNorm_float32_23() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F0000C07F0000807F00000040"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.EuclideanNorm"(%0, %1) {expected = [dense<"0x0000C07F0000807F"> : tensor<2xf32>]} : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return
}
func.func @All_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[[true, false], [true, false], [false, false]], [[true, true], [false, true], [false, true]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.All"(%0, %1) <{keep_dims = false}> {expected = [dense<[[true, false], [false, false], [false, false]]> : tensor<3x2xi1>]} : (tensor<2x3x2xi1>, tensor<1xi32>) -> tensor<3x2xi1>
  return
}
func.func @All_bool_2() {
  %0 = "tf.Const"() <{value = dense<[[[false, false], [true, false], [false, true]], [[false, true], [false, true], [false, true]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.All"(%0, %1) <{keep_dims = true}> {expected = [dense<[[[false, false]], [[false, true]]]> : tensor<2x1x2xi1>]} : (tensor<2x3x2xi1>, tensor<1xi32>) -> tensor<2x1x2xi1>
  return
}
func.func @All_bool_3() {
  %0 = "tf.Const"() <{value = dense<[[[false, false], [true, true], [true, true]], [[false, false], [false, false], [false, false]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.All"(%0, %1) <{keep_dims = false}> {expected = [dense<[[false, true, true], [false, false, false]]> : tensor<2x3xi1>]} : (tensor<2x3x2xi1>, tensor<1xi32>) -> tensor<2x3xi1>
  return
}
func.func @All_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[true, true], [false, false], [false, true]], [[false, true], [false, false], [true, false]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x0000000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.All"(%0, %1) <{keep_dims = false}> {expected = [dense<[false, false, false]> : tensor<3xi1>]} : (tensor<2x3x2xi1>, tensor<2xi32>) -> tensor<3xi1>
  return
}
func.func @All_bool_5() {
  %0 = "tf.Const"() <{value = dense<[[[true, false], [true, false], [false, false]], [[true, false], [false, false], [true, true]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x000000000100000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.All"(%0, %1) <{keep_dims = true}> {expected = [dense<[[[false]]]> : tensor<1x1x1xi1>]} : (tensor<2x3x2xi1>, tensor<3xi32>) -> tensor<1x1x1xi1>
  return
}
func.func @All_bool_6() {
  %0 = "tf.Const"() <{value = dense<[[[true, true], [true, false], [true, true]], [[false, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.All"(%0, %1) <{keep_dims = false}> {expected = [dense<[[[true, true], [true, false], [true, true]], [[false, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>]} : (tensor<2x3x2xi1>, tensor<0xi32>) -> tensor<2x3x2xi1>
  return
}
func.func @All_bool_7() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xi1>}> : () -> tensor<0x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.All"(%0, %1) {expected = [dense<[true, true]> : tensor<2xi1>]} : (tensor<0x2xi1>, tensor<1xi32>) -> tensor<2xi1>
  return
}
func.func @Any_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[[true, true], [true, true], [false, true]], [[false, true], [false, true], [true, false]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Any"(%0, %1) <{keep_dims = false}> {expected = [dense<[[true, true], [true, true], [true, true]]> : tensor<3x2xi1>]} : (tensor<2x3x2xi1>, tensor<1xi32>) -> tensor<3x2xi1>
  return
}
func.func @Any_bool_2() {
  %0 = "tf.Const"() <{value = dense<[[[false, true], [true, true], [false, true]], [[false, true], [true, true], [false, false]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Any"(%0, %1) <{keep_dims = true}> {expected = [dense<[[[true, true]], [[true, true]]]> : tensor<2x1x2xi1>]} : (tensor<2x3x2xi1>, tensor<1xi32>) -> tensor<2x1x2xi1>
  return
}
func.func @Any_bool_3() {
  %0 = "tf.Const"() <{value = dense<[[[true, false], [false, true], [true, true]], [[false, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Any"(%0, %1) <{keep_dims = false}> {expected = [dense<[[true, true, true], [false, true, false]]> : tensor<2x3xi1>]} : (tensor<2x3x2xi1>, tensor<1xi32>) -> tensor<2x3xi1>
  return
}
func.func @Any_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[false, false], [true, false], [false, true]], [[true, true], [false, false], [false, true]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x0000000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Any"(%0, %1) <{keep_dims = false}> {expected = [dense<[true, true, true]> : tensor<3xi1>]} : (tensor<2x3x2xi1>, tensor<2xi32>) -> tensor<3xi1>
  return
}
func.func @Any_bool_5() {
  %0 = "tf.Const"() <{value = dense<[[[false, false], [true, true], [false, false]], [[false, false], [false, false], [true, true]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x000000000100000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Any"(%0, %1) <{keep_dims = true}> {expected = [dense<[[[true]]]> : tensor<1x1x1xi1>]} : (tensor<2x3x2xi1>, tensor<3xi32>) -> tensor<1x1x1xi1>
  return
}
func.func @Any_bool_6() {
  %0 = "tf.Const"() <{value = dense<[[[true, true], [true, false], [false, false]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>}> : () -> tensor<2x3x2xi1>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.Any"(%0, %1) <{keep_dims = false}> {expected = [dense<[[[true, true], [true, false], [false, false]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>]} : (tensor<2x3x2xi1>, tensor<0xi32>) -> tensor<2x3x2xi1>
  return
}
func.func @Any_bool_7() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xi1>}> : () -> tensor<0x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Any"(%0, %1) {expected = [dense<[false, false]> : tensor<2xi1>]} : (tensor<0x2xi1>, tensor<1xi32>) -> tensor<2xi1>
  return
}
func.func @L2Loss_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xA2CD2440E6E7ED3E04325340DF0A2340492B72C019E60140"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.L2Loss"(%0) {expected = [dense<"0x98A7AA41"> : tensor<f32>]} : (tensor<2x3xf32>) -> tensor<f32>
  return
}
func.func @L2Loss_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xA02E2A5179C8CBBFD036C9C0D5F9FE3F40EBBF3EAC44F0BFD4CB07EC93540440ECEF27F81DF20F40E0664CA860D3F6BF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.L2Loss"(%0) {expected = [dense<"0x224C7AD2A9442D40"> : tensor<f64>]} : (tensor<2x3xf64>) -> tensor<f64>
  return
}
func.func @L2Loss_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x89C0FE3FB341123F6D4020BE"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.L2Loss"(%0) {expected = [dense<"0xE84A"> : tensor<f16>]} : (tensor<2x3xf16>) -> tensor<f16>
  return
}
func.func @L2Loss_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x48404D402BC0DD3F32C029C0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.L2Loss"(%0) {expected = [dense<"0xB441"> : tensor<bf16>]} : (tensor<2x3xbf16>) -> tensor<bf16>
  return
}
func.func @ArgMax_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xB2E6CDBFDA3266406D2E70406B14EF3FB84BF73F2E5B51C00550F13F7B0F58C0D8EB5AC07112EFBF210BF3BF38883A40"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x020000000000000000000000000000000300000000000000"> : tensor<3xi64>]} : (tensor<3x4xf32>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x701F19DADF7206C000CE772154580EC044CE076543DB05C0DAFA0D006EFE01C0140A22DB922CFD3FFCF49031A2B604C0648C6ECCE1E8F9BF54AE85AB5300F23FE0585E64D4E5FBBFECC80BA933830E40460B9E84A1FD034040ED6CD668A9B8BF"> : tensor<3x4xf64>}> : () -> tensor<3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x030000000000000000000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xf64>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x5A4263C27B3EC8BD97B97033BEBFE8BC95410C3905C3B73A"> : tensor<3x4xf16>}> : () -> tensor<3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x000000000000000001000000000000000000000000000000"> : tensor<3xi64>]} : (tensor<3x4xf16>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x74C05FC054C0863FF43F71BF36C0064070402040C7BE80C0"> : tensor<3x4xbf16>}> : () -> tensor<3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x030000000000000003000000000000000000000000000000"> : tensor<3xi64>]} : (tensor<3x4xbf16>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFF030003030003040001FFFF"> : tensor<3x4xi8>}> : () -> tensor<3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x010000000000000003000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xi8>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x02000400FEFFFDFF0000010001000000FFFFFDFFFEFF0100"> : tensor<3x4xi16>}> : () -> tensor<3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x010000000000000001000000000000000300000000000000"> : tensor<3xi64>]} : (tensor<3x4xi16>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF030000000400000002000000FDFFFFFFFFFFFFFF0000000002000000FDFFFFFF0400000004000000FCFFFFFF"> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x020000000000000003000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF"> : tensor<3x4xi64>}> : () -> tensor<3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000200000000000000"> : tensor<3xi64>]} : (tensor<3x4xi64>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000001010202010401030301"> : tensor<3x4xui8>}> : () -> tensor<3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x020000000000000003000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xui8>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x000004000100040003000300000001000000000003000100"> : tensor<3x4xui16>}> : () -> tensor<3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x010000000000000000000000000000000200000000000000"> : tensor<3xi64>]} : (tensor<3x4xui16>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000100000000000000030000000300000000000000000000000200000000000000010000000100000000000000"> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x030000000000000000000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xui32>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000004000000000000000200000000000000000000000000000002000000000000000000000000000000040000000000000000000000000000000200000000000000020000000000000003000000000000000300000000000000"> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x010000000000000002000000000000000200000000000000"> : tensor<3xi64>]} : (tensor<3x4xui64>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_bool_13() {
  %0 = "tf.Const"() <{value = dense<[[true, false, false, false], [false, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>}> : () -> tensor<3x4xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x000000000000000001000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xi1>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMax_float32_14() {
  %0 = "tf.Const"() <{value = dense<"0x8CD9BE3FB1B98B3D0F01AF3E8A442F3F591B5D3E2919113FE6262B3FDCEAC83F1617A33F933EDA3F45F8A53FCC8CBF3FC34AC53F7B62AC3FB943D73F5C419D3FC311DC3FCB8B523F9628FA3F39C7DA3ED87FF13F7657B53EDA15163F244FCA3F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x010000000100000001000000010000000100000001000000010000000000000001000000000000000000000001000000"> : tensor<3x4xi32>]} : (tensor<2x3x4xf32>, tensor<i64>) -> tensor<3x4xi32>
  return
}
func.func @ArgMax_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0xAC02EC3FC927B93F5DF27A3D35118F3FF5EDFA3ED504AE3FDC7F7B3D1B4D6A3F2B81C23EDC01CD3FF06FA63F7ED3EF3ED401BC3F3549E33F5069F13F3FF3133FE97ED53F8583D03F2E1BF23F7249683F8DF4FB3F4D79083DEF674D3E9E77E33F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x000000000100000001000000020000000200000000000000"> : tensor<2x3xi32>]} : (tensor<2x3x4xf32>, tensor<i64>) -> tensor<2x3xi32>
  return
}
func.func @ArgMax_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xD57C263FB13F773F3734F43F26CF4D3D2D6EA13FA423713F35E8E53F71A4EF3F86CC903FC308B43EF23C553D0F82D93E6688B73F569DF73F324EA63F13DAF63F07AB8C3F976A233FEE12313FE93D983FE413B13EA9B3723F17F9823F9800CC3F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x010000000100000000000000010000000000000000000000000000000000000000000000010000000100000001000000"> : tensor<3x4xi32>]} : (tensor<2x3x4xf32>, tensor<i64>) -> tensor<3x4xi32>
  return
}
func.func @ArgMax_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x000040400000803F000040400000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {expected = [dense<"0x0000000000000000"> : tensor<i64>]} : (tensor<4xf32>, tensor<i32>) -> tensor<i64>
  return
}
func.func @ArgMax_float32_18() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {refused} : (tensor<0x3xf32>, tensor<i32>) -> tensor<*xi64>
  return
}
func.func @ArgMax_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0xD0BDC73EA8CB54BFFD8045C04CF88E3F52CD05C003415A3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMax"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xi64>
  return
}
func.func @ArgMin_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xC80354BF3CA5FD3F220D2440F07BBBBF17B32F3EDD9C093F02E10940DD5D4840D081A8BFD1FE2DC0279048C071402B3F"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x030000000000000000000000000000000200000000000000"> : tensor<3xi64>]} : (tensor<3x4xf32>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x02C059E6B78D024084F4B5FE8A5DFEBFF8E95AC7F3F701C020B166E32E670940F44BDADE9D540E40F00A7F0CF9FB06C0C8BA3D9DFA05F6BF4039E7AF0789B23F906143B1BDB8D4BFF8C65A87612AE13F5082CD347B4103C04EBC70BEFF430440"> : tensor<3x4xf64>}> : () -> tensor<3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x020000000000000001000000000000000200000000000000"> : tensor<3xi64>]} : (tensor<3x4xf64>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x5D4286C2DDC206BF8041ABBF04C063C3C7C315C3C7C09B42"> : tensor<3x4xf16>}> : () -> tensor<3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x020000000000000003000000000000000000000000000000"> : tensor<3xi64>]} : (tensor<3x4xf16>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x6E4008C00A40B0BF284083BF903F2F4000404A3F2C3C5540"> : tensor<3x4xbf16>}> : () -> tensor<3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x010000000000000001000000000000000200000000000000"> : tensor<3xi64>]} : (tensor<3x4xbf16>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFD0300FF03FD040002FDFEFF"> : tensor<3x4xi8>}> : () -> tensor<3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x000000000000000001000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xi8>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x00000300FDFF0200FEFF010004000000FCFFFFFFFFFF0400"> : tensor<3x4xi16>}> : () -> tensor<3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x020000000000000000000000000000000000000000000000"> : tensor<3xi64>]} : (tensor<3x4xi16>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FEFFFFFF01000000FDFFFFFF03000000FDFFFFFF020000000400000001000000FCFFFFFF00000000FDFFFFFF"> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x030000000000000001000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000000000000000000FCFFFFFFFFFFFFFF03000000000000000100000000000000"> : tensor<3x4xi64>}> : () -> tensor<3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x020000000000000000000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xi64>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000204010204030402010100"> : tensor<3x4xui8>}> : () -> tensor<3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000300000000000000"> : tensor<3xi64>]} : (tensor<3x4xui8>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x010000000200000000000300040002000100030001000200"> : tensor<3x4xui16>}> : () -> tensor<3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x010000000000000000000000000000000000000000000000"> : tensor<3xi64>]} : (tensor<3x4xui16>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x040000000300000001000000030000000100000004000000030000000400000000000000030000000400000001000000"> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x020000000000000000000000000000000000000000000000"> : tensor<3xi64>]} : (tensor<3x4xui32>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000000000000000000000000000000000001000000000000000400000000000000010000000000000003000000000000000400000000000000040000000000000001000000000000000000000000000000"> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x010000000000000000000000000000000300000000000000"> : tensor<3xi64>]} : (tensor<3x4xui64>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_bool_13() {
  %0 = "tf.Const"() <{value = dense<[[true, false, false, true], [true, true, true, true], [true, false, true, false]]> : tensor<3x4xi1>}> : () -> tensor<3x4xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x010000000000000000000000000000000100000000000000"> : tensor<3xi64>]} : (tensor<3x4xi1>, tensor<i32>) -> tensor<3xi64>
  return
}
func.func @ArgMin_float32_14() {
  %0 = "tf.Const"() <{value = dense<"0xB46C833F9F84FE3F326BED3EDD23213F889AFD3E65E7563F1AE9B33F311F2C3FBA16323DA6D41A3D5C75CB3FE080C43F29FB7B3FB351D03F9AD3603F52FDB23F4FAFDA3E2B375A3C9B94AA3F0DB8623DDA51DB3F9688EA3EE988F73FC790E33F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x010000000100000000000000000000000100000001000000010000000100000000000000000000000000000000000000"> : tensor<3x4xi32>]} : (tensor<2x3x4xf32>, tensor<i64>) -> tensor<3x4xi32>
  return
}
func.func @ArgMin_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x21C1D13E0C06C03F19874C3E18B9BC3FE429B93F66BBE63FA48AFD3F7DCD593F86ECD33F47D29E3F2336EA3E61DD533F6F20863FD04F0A3F266A343FA9E4EF3EEF30CB3F9940EF3FD5BF033F438FFD3FF25E3D3F6F715E3F8985A03F0B1E343F"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x020000000300000002000000030000000200000003000000"> : tensor<2x3xi32>]} : (tensor<2x3x4xf32>, tensor<i64>) -> tensor<2x3xi32>
  return
}
func.func @ArgMin_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xA7E1A43FE79B7C3F9942D33F3904A03FC8B9DA3EED7ABA3F9DB6EF3EA299563F3BED933FB61E723EAE5AD73E015A903EB29AB73FEE5F973F5A00BD3F7A56D23F4654973F0791E33FB1AB4B3DEE1ECD3F3A6D6D3FF9AFE13FF524773E6DA8793C"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x000000000000000001000000000000000000000000000000010000000000000001000000000000000100000001000000"> : tensor<3x4xi32>]} : (tensor<2x3x4xf32>, tensor<i64>) -> tensor<3x4xi32>
  return
}
func.func @ArgMin_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x000040400000803F000040400000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {expected = [dense<"0x0100000000000000"> : tensor<i64>]} : (tensor<4xf32>, tensor<i32>) -> tensor<i64>
  return
}
func.func @ArgMin_float32_18() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {refused} : (tensor<0x3xf32>, tensor<i32>) -> tensor<*xi64>
  return
}
func.func @ArgMin_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x556F6840FC656640E4A372C08A57B0BF41FEEF3FF91301C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ArgMin"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xi64>
  return
}
func.func @Cumsum_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x9D6FC43F3EA35E3FB533FCBF0729F83F0F08D5BFFF4988BFEAC257BF56D02EBF"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x9D6FC43F9EE019401C36DE3E47DB17400F08D5BF07A92EC0C29964C0EC2688C0"> : tensor<2x4xf32>]} : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
  return
}
func.func @Cumsum_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x608B23424D1BF43F6422E6DCDE2FE1BF88D4EFC46648DFBFDA59BFB05600F63FB037A7D1D3CCC8BFBC0C12A5C4EAE03F1E85CEB3FB59F5BFE0016838201EE63F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x608B23424D1BF43F5CF460A7BB06E73F6028A413218ACD3FE6DE33D39AB1F93FB037A7D1D3CCC8BFA07D50611F6FD53F6CCBF4B667FCEFBF189319FD8EBCD3BF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>, tensor<i32>) -> tensor<2x4xf64>
  return
}
func.func @Cumsum_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xA63A80BEC0B4A53ECE3DA1BF05354CBB"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0xA63A5ABA5DBC9038CE3D4CB78EB038BC"> : tensor<2x4xf16>]} : (tensor<2x4xf16>, tensor<i32>) -> tensor<2x4xf16>
  return
}
func.func @Cumsum_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x20BF9BBFBF3F5F3F673FC6BF0FBF53BE"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x20BFEBBFB0BE073F673F25BF9ABFB4BF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>, tensor<i32>) -> tensor<2x4xbf16>
  return
}
func.func @Cumsum_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x000100FEFE0100FF"> : tensor<2x4xi8>}> : () -> tensor<2x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x000101FFFEFFFFFE"> : tensor<2x4xi8>]} : (tensor<2x4xi8>, tensor<i32>) -> tensor<2x4xi8>
  return
}
func.func @Cumsum_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0100FFFF0200FFFF0100FEFF01000100"> : tensor<2x4xi16>}> : () -> tensor<2x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x01000000020001000100FFFF00000100"> : tensor<2x4xi16>]} : (tensor<2x4xi16>, tensor<i32>) -> tensor<2x4xi16>
  return
}
func.func @Cumsum_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FEFFFFFF010000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x0200000000000000010000000200000000000000FEFFFFFFFDFFFFFFFCFFFFFF"> : tensor<2x4xi32>]} : (tensor<2x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return
}
func.func @Cumsum_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000000000000000000002000000000000000200000000000000"> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x00000000000000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000010000000000000003000000000000000500000000000000"> : tensor<2x4xi64>]} : (tensor<2x4xi64>, tensor<i32>) -> tensor<2x4xi64>
  return
}
func.func @Cumsum_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0002020100000100"> : tensor<2x4xui8>}> : () -> tensor<2x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x0002040500000101"> : tensor<2x4xui8>]} : (tensor<2x4xui8>, tensor<i32>) -> tensor<2x4xui8>
  return
}
func.func @Cumsum_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000000010001000100010002000100"> : tensor<2x4xui16>}> : () -> tensor<2x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x01000100020003000100020004000500"> : tensor<2x4xui16>]} : (tensor<2x4xui16>, tensor<i32>) -> tensor<2x4xui16>
  return
}
func.func @Cumsum_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000020000000000000000000000000000000200000000000000"> : tensor<2x4xui32>}> : () -> tensor<2x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x0200000002000000040000000400000000000000000000000200000002000000"> : tensor<2x4xui32>]} : (tensor<2x4xui32>, tensor<i32>) -> tensor<2x4xui32>
  return
}
func.func @Cumsum_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000020000000000000000000000000000000100000000000000010000000000000000000000000000000100000000000000"> : tensor<2x4xui64>}> : () -> tensor<2x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x00000000000000000100000000000000030000000000000003000000000000000100000000000000020000000000000002000000000000000300000000000000"> : tensor<2x4xui64>]} : (tensor<2x4xui64>, tensor<i32>) -> tensor<2x4xui64>
  return
}
func.func @Cumsum_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x977FD6BE4EC5D1BFEDBE1CBF2537D23E80747EBD509ED0BEAE1D373F5BB7ABBFC98C88BFDAD4D93F8275FA3FF580F0BDFDBD43BEEF33B4BFE2F18C3D0AE1A63E"> : tensor<2x4xcomplex<f32>>}> : () -> tensor<2x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x977FD6BE4EC5D1BF5CFF83BF85379DBF00F38BBF195FD1BFA490C1BE3A8B3EC0C98C88BFDAD4D93F72D1633FCBCCCA3FF3E1323FE0C6343E2F80443F3DA2003F"> : tensor<2x4xcomplex<f32>>]} : (tensor<2x4xcomplex<f32>>, tensor<i32>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @Cumsum_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x008A814A49DFE73FF0400AD4C4CEC8BFE0311586A0AEC5BF44CD0DA458C5E6BF74EE8AE0BED7F63FF888FB34FB3DF5BFE07842FC708CF73FB60B9F18C56BFA3F360C1755658BF83FA279C477CEAAFE3FD6F5E6FBF120FEBFF0D7518CCE78F8BFB6AA95397B03F1BFC06264DE1307AFBF063CDC21E14EFD3FF2737E9B48D4FE3F"> : tensor<2x4xcomplex<f64>>}> : () -> tensor<2x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {expected = [dense<"0x008A814A49DFE73FF0400AD4C4CEC8BF883DFC28A173E23F805D10D909F9ECBF9C8684BAC7080040DCDBC11040DD01C00CC3A53800CF0B400458C911769DE2BF360C1755658BF83FA279C477CEAAFE3F80A63F9B3256D6BFC886CAADFFC7D83F569465E00799F6BF70FAFD311DE7D43FC09EDA0565D7DA3F47F9FEF307070240"> : tensor<2x4xcomplex<f64>>]} : (tensor<2x4xcomplex<f64>>, tensor<i32>) -> tensor<2x4xcomplex<f64>>
  return
}
func.func @Cumsum_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x58F7F23F89C213C0194E02C08820123FD22537404505683F7054BDBDBF1F75407FA30A40BFEBC8BF2D80B9BFBA846540"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) <{exclusive = false, reverse = false}> {expected = [dense<"0x58F7F23F89C213C0D0260DBECE74DEBF65532E4057E454BF7054BDBDBF1F7540DCB80440E0A9104016E31F3F4D17BB40"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<i32>) -> tensor<2x3x2xf32>
  return
}
func.func @Cumsum_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x5B0CF73E3829D7BF40F580BEDF61063F34887F408F6882BF7FF49FBE95ABF3BF8DAE62404C5400402C00A83FAB79123F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) <{exclusive = false, reverse = true}> {expected = [dense<"0x8C2587406C300BC08C696F407EDEFCBE34887F408F6882BF0A589140B2732C3F52579B40B7F224402C00A83FAB79123F"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<i32>) -> tensor<2x3x2xf32>
  return
}
func.func @Cumsum_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x8AF034BEF15576C01AD6BB3D336E5EBFF45B5AC0633810409C5412C07FEA82BFFAC56240E8B019403AAE4BC03C9F6E3E"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) <{exclusive = true, reverse = false}> {expected = [dense<"0x00000000000000008AF034BEF15576C0FA0AAEBDBFF896C000000000000000009C5412C07FEA82BFBCE2A03F5177B03F"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<i32>) -> tensor<2x3x2xf32>
  return
}
func.func @Cumsum_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xD797E4BEA86431C082A5EEBE25907BC084B6FBBF66B263C010246440AE4E3840061ED23FBF2DCBBF4E1C5D40E1C71040"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) <{exclusive = true, reverse = true}> {expected = [dense<"0xF2AF1BC046A1EFC084B6FBBF66B263C00000000000000000A815A34006C42C3F4E1C5D40E1C710400000000000000000"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<i32>) -> tensor<2x3x2xf32>
  return
}
func.func @Cumsum_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x4DD401C004F736C0F557C3BF088862BF3BF54DC01D05BCBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumsum"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @Cumprod_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xA7CBAA3F251B2CBFE279E83E50A18CBE2705D6BF9776633FA16BFBBF6F61253F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0xA7CBAA3FE1A565BFAA8BD0BE941FE53D2705D6BFB629BEBFD8C23A40544DF13F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
  return
}
func.func @Cumprod_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xFA51EBCF50B8F23F00AB0863448C8BBFCCB4321E5C29F33F8CC4370D00F4E9BFF8C95B3D783EDCBF169438D7451BF9BF460D4FB320CBF3BFCAA169F4954FFE3F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0xFA51EBCF50B8F23FA6389792921D90BF0387209EC64C93BF60E9EF3B494E8F3FF8C95B3D783EDCBF6D670C4AE028E63FBC95B13FDE69EBBFFD4FB82E6EF7F9BF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>, tensor<i32>) -> tensor<2x4xf64>
  return
}
func.func @Cumprod_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x9CB5223CB43AB1BAF53AD9BEF23DAD3C"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x9CB5CCB5DBB41034F53AF4BD6DC02CC1"> : tensor<2x4xf16>]} : (tensor<2x4xf16>, tensor<i32>) -> tensor<2x4xf16>
  return
}
func.func @Cumprod_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xCBBE3CBE71BFA03F593FCF3F603DC43F"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0xCBBE953D8CBDAFBD593FAF3F993DEA3D"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>, tensor<i32>) -> tensor<2x4xbf16>
  return
}
func.func @Cumprod_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0001FE0200FE0102"> : tensor<2x4xi8>}> : () -> tensor<2x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x0000000000000000"> : tensor<2x4xi8>]} : (tensor<2x4xi8>, tensor<i32>) -> tensor<2x4xi8>
  return
}
func.func @Cumprod_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x00000100FFFFFEFF0200FEFFFEFF0200"> : tensor<2x4xi16>}> : () -> tensor<2x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x00000000000000000200FCFF08001000"> : tensor<2x4xi16>]} : (tensor<2x4xi16>, tensor<i32>) -> tensor<2x4xi16>
  return
}
func.func @Cumprod_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFEFFFFFF020000000200000001000000010000000100000001000000"> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0xFFFFFFFF02000000040000000800000001000000010000000100000001000000"> : tensor<2x4xi32>]} : (tensor<2x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  return
}
func.func @Cumprod_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF02000000000000000100000000000000"> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xi64>]} : (tensor<2x4xi64>, tensor<i32>) -> tensor<2x4xi64>
  return
}
func.func @Cumprod_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0202000202000001"> : tensor<2x4xui8>}> : () -> tensor<2x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x0204000002000000"> : tensor<2x4xui8>]} : (tensor<2x4xui8>, tensor<i32>) -> tensor<2x4xui8>
  return
}
func.func @Cumprod_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x02000200000001000200000002000000"> : tensor<2x4xui16>}> : () -> tensor<2x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x02000400000000000200000000000000"> : tensor<2x4xui16>]} : (tensor<2x4xui16>, tensor<i32>) -> tensor<2x4xui16>
  return
}
func.func @Cumprod_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0100000002000000010000000100000000000000010000000200000002000000"> : tensor<2x4xui32>}> : () -> tensor<2x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x0100000002000000020000000200000000000000000000000000000000000000"> : tensor<2x4xui32>]} : (tensor<2x4xui32>, tensor<i32>) -> tensor<2x4xui32>
  return
}
func.func @Cumprod_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000000000000000000002000000000000000100000000000000000000000000000002000000000000000000000000000000"> : tensor<2x4xui64>}> : () -> tensor<2x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x01000000000000000100000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xui64>]} : (tensor<2x4xui64>, tensor<i32>) -> tensor<2x4xui64>
  return
}
func.func @Cumprod_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0xC1002ABF91CC8ABE9FC2E53F3AEE773E4443B7BFD418F0BF862BFE3F7CC35ABF5E88AE3FD43ADE3E691B553F313BBE3E1462873F7EA2533EADF3883F04869ABF"> : tensor<2x4xcomplex<f32>>}> : () -> tensor<2x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0xC1002ABF91CC8ABE222D90BFBEBB25BFD8F0CB3EAC8A42408DDD58403D42B6405E88AE3FD43ADE3E894B793FF0305E3FD8C0593FDE438F3FB0B81040C0C62E3E"> : tensor<2x4xcomplex<f32>>]} : (tensor<2x4xcomplex<f32>>, tensor<i32>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @Cumprod_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x1291E68F75A6F9BF94D592CE9F0EE8BFB074649089C9C73FA07071E52C79CE3FE4714E2F7EE9E3BFF26C069CE834F23FB2A549FB3E34F8BF5A8E4B9FCF4AFDBFA033C2C9890EC4BF84A8A98B4802E53F2ED71EF857B8F2BF609C4D29A623BFBFFC9CFD84CB29E4BFFC5DA5AF1AACECBF60252E81545BDEBF147FEFB7984FEABF"> : tensor<2x4xcomplex<f64>>}> : () -> tensor<2x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {expected = [dense<"0x1291E68F75A6F9BF94D592CE9F0EE8BF881EF99B2373BEBFBC2FF95819AFE0BF03666396795AE53F428633A5B233C83F2E73D53DB939E5BF8FF11E5D7C1FF8BFA033C2C9890EC4BF84A8A98B4802E53F31CB36B41FD8D03F84A05FF57BF8E7BFA6AE97FBE1C8EABFC94B2F480A3BCE3F88FE88852DEBE23FE643B9322370E23F"> : tensor<2x4xcomplex<f64>>]} : (tensor<2x4xcomplex<f64>>, tensor<i32>) -> tensor<2x4xcomplex<f64>>
  return
}
func.func @Cumprod_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x2CA716BE7374EEBEC78E993F7593C2BECB10EFBFC6E0484002841EBF83BB2F3F7A5FCABF2E3CFCBF7CCF37C0BD8C9BBB"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) <{exclusive = false, reverse = false}> {expected = [dense<"0x2CA716BE7374EEBEDEBB34BE993D353E3FC7A83E42370E3F02841EBF83BB2F3F909E7A3FE425ADBF79F233C0436AD23B"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<i32>) -> tensor<2x3x2xf32>
  return
}
func.func @Cumprod_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xDB7678BFFE691D407DCB53C0D852E9BFC0252A409B9F8DBF3F89E43D7B4A843F2E9E7AC0F497BDBF25E64DC04FA42FBF"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) <{exclusive = false, reverse = true}> {expected = [dense<"0x949F084189BD9E405CC40CC119140140C0252A409B9F8DBF12F2B33FE570863FF99149419014823F25E64DC04FA42FBF"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<i32>) -> tensor<2x3x2xf32>
  return
}
func.func @Cumprod_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x9D9EF2BF4E2EAABF5CF82640D8FCF83FFBDA4B40928B15400090F83FB4254540ED2B6F40227A123EC9490C4067F2463F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) <{exclusive = true, reverse = false}> {expected = [dense<"0x0000803F0000803F9D9EF2BF4E2EAABF3B3E9EC0F18425C00000803F0000803F0090F83FB42545401639E8401E9BE13E"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<i32>) -> tensor<2x3x2xf32>
  return
}
func.func @Cumprod_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xCF0255C069F88FBF0A813FC05A92C4BFAAB563C004D5244067ECDF3F2FAB12C09581D43E869114BD4E55DB3FB3DB07BE"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) <{exclusive = true, reverse = true}> {expected = [dense<"0x51572A41A5227DC0AAB563C004D524400000803F0000803FAA11363F7CB09D3B4E55DB3FB3DB07BE0000803F0000803F"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<i32>) -> tensor<2x3x2xf32>
  return
}
func.func @Cumprod_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x1E0E9C3E940AC3BEAFE816C0ABCA9EBE6A417340C39A973F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x05000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Cumprod"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @CumulativeLogsumexp_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x487F3440F82E1940C9DF4B40430637BFEA3443BEC2559BBFADB708C05655833F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.CumulativeLogsumexp"(%0, %1) {expected = [dense<"0x487F3440DFA55440D0C57C407D5F7D40EA3443BE48A0EE3D9AA85D3E9474B23F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
  return
}
func.func @CumulativeLogsumexp_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x864F7F5C38450DC08CBE34FFE0E004C080BA37C1D7A7DC3F3E8EC2218A02054010D23A76A73406C07CEC471EC7DE0F40D8EEC01EA0DEF93F4844099B38E3EFBF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.CumulativeLogsumexp"(%0, %1) {expected = [dense<"0x864F7F5C38450DC089A3D743D37902C096B5F672034CE03F21A6F3C95CEB054010D23A76A73406C07B08D3D826E10F404D78531C414C104049F5064CA9521040"> : tensor<2x4xf64>]} : (tensor<2x4xf64>, tensor<i32>) -> tensor<2x4xf64>
  return
}
func.func @CumulativeLogsumexp_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xE9C314400CBDFA3F42C3333A61C327C2"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.CumulativeLogsumexp"(%0, %1) {expected = [dense<"0xE9C315402740754142C34C3A633A8D3A"> : tensor<2x4xf16>]} : (tensor<2x4xf16>, tensor<i32>) -> tensor<2x4xf16>
  return
}
func.func @CumulativeLogsumexp_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xBBBF8B3EA7BF44C06BBE0C4026402340"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.CumulativeLogsumexp"(%0, %1) {expected = [dense<"0xBBBFDE3E193F203F6BBE114049406540"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>, tensor<i32>) -> tensor<2x4xbf16>
  return
}
func.func @CumulativeLogsumexp_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0xFB646F405B6E724021631D40550FE4BF930A0EBEAD493940022EC0BFEBE0703F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.CumulativeLogsumexp"(%0, %1) <{exclusive = true, reverse = true}> {expected = [dense<"0x31D480404A4D1E40550FE4BF000080FF6A744240BC1C833FEBE0703F000080FF"> : tensor<2x4xf32>]} : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
  return
}
