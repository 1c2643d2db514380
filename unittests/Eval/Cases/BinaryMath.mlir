// BinaryMath: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Add_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x151D7C401AD863BE5ACBD83FA8E216C084E8B03E148D55C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x24DB54C049BD24BFA88AB4BEE4037EC01FC75840090F54BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xC4071D3F50B35DBFB0A8AB3F4673CAC030E46E406B4885C0"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Add_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xBC56221255400B402271FB5227630A4030C010BE4DFAE4BFC03E927F7836C23F4C18DA6747210FC038D01F3A31C6F33F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x80C890594A87D8BF20DF1653C5C906C08069B7DD0584A03F1E8606148A560AC0E859C2C1631403C0F8111B373F8D09C0"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xAC3DF0C66B2F0840109024FF0FCBDC3F984935600DF2E3BF32620D8C223309C01A39CE94D51A19C0B85316344D54FFBF"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Add_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x52BF9B437C3C5EC018C3DBC0"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x4EC255379BC3403D8F42C5C3"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xFCC443445DC1F8BA48B450C6"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Add_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x47C02B40EE3EF43F563E80BF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x28C0DABDFD3FE83FFCBD823F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xB8C024401C406E40B03D803C"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Add_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x040102FC0204"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0xFE0003FE0101"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0x020105FA0305"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Add_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFDFF0200FDFF02000000"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFEFF010000000000FCFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xFCFFFBFF0300FDFF0200FCFF"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Add_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000030000000300000001000000FEFFFFFFFFFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000FDFFFFFF03000000010000000100000004000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0x04000000000000000600000002000000FFFFFFFF03000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Add_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF03000000000000000200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000000000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xFFFFFFFFFFFFFFFF0500000000000000FCFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Add_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x040102020304"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x000004000203"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0x040106020507"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Add_complex64_10() {
  %0 = "tf.Const"() <{value = dense<"0x45141CC0E6C57A40426CC8BE25704F40E1174F40539AB43FE1AA1A4058BCA63E649FD73E638B6DC00A10F8BF16956A3F"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x62131DC0D7D976C079C5594079DF50C02E151740BF7052C02FE77CC0192F5FC0A64C4E4007375D40FBA07540D44AD43E"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xD4939CC0C0037B3DF1B7404000AAB7BC8816B3402B47F0BF9C78C4BF8E574AC092406940E0A282BEEC31F33F405DAA3F"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Add_complex128_11() {
  %0 = "tf.Const"() <{value = dense<"0x1CA407A8A0DFF3BF8CBFF3DAEE550D4060015272215E02C0BA978DF4B8050640641B8822DA890940188A698E74B201C0FA24A674AAE903C0F075DEBC006EF83FF85B516A2020F4BF40EB1BD92CD9EABFC88E7205475F0640B66712BB785A02C0"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x4ED7D091F3B00040C46AA69F2A02FD3FB06FED1F880AF03FF09EA0AA0B27EB3F4ED72DEAD86A074088B1B094D1ED0940884F73095D8D0E4070491C8E8481F8BFA4BDC0D46A0503C0200C974C6C0E00C000F5968E0066C73FE00E4C6D9C400240"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0x001534F78C04EB3F777A631582EB15401093B6C4BAB1F4BF76BF35DF7BCF0C4059F95A86597A1840E04E8E0CBA76F03F1C559A296547F53F0080D33DD18373BFA06BE9097B150DC0F006DE82B7C406C018FE5B0EA7D5074000D658C64DDC89BF"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Add_int8_12() {
  %0 = "tf.Const"() <{value = dense<"0xD8143FB6D0FA"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0xB1E7CB83A83A"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0x89FB0A397834"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Add_int16_13() {
  %0 = "tf.Const"() <{value = dense<"0x28E512698753A68A34474F4B"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xC2658D269F450857A9EEBE05"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xEA4A9F8F2699AEE1DD350D51"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Add_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x564F28EF5414E7E9A1C1EBAAB3587395FB24C486E79E4972"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xCF2783AEECB2814D32B85DB8285326BE0BADAA834884DF24"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0x2577AB9D40C76837D3794963DBAB995306D26E0A2F232997"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Add_int64_15() {
  %0 = "tf.Const"() <{value = dense<"0xB6F247AD6AFE527007C432579D31BCD545C0458B4806ECE79BBE8F840C8C5EB4CAB60829C4C83D151171EA254DFE98CD"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x047E1C9BC282AFA318EDAA3B8D466F6317B09DF21553181E7A39DDF1855BD8847F153810215685FB73B6D2BB1166E748"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0xBA7064482D8102141FB1DD922A782B395C70E37D5E59040615F86C7692E7363949CC4039E51EC3108427BDE15E648016"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Add_uint8_16() {
  %0 = "tf.Const"() <{value = dense<"0xBD2F85816690"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0xA519FCA7AEA6"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Add"(%0, %1) {expected = [dense<"0x624881281436"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @AddV2_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x952004406E8F1440C55EADBE66133ABF5A003BBF23F256BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xD4AD85BF39D66EC08882204037CA5740F01CA83F5652D83E"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x5693823F968DB4BFAFD60A405E4529408639153FF091D5BE"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @AddV2_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x4297BEDE945F02C0CC735196D7BF0AC0BADAED65FEFB0040BC6EA93BE9A70740BC114BB3E5CF0940525F9CE827A20640"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x12322355D6ED0340DC9E82CBC3B309C00EC965E34C2203C09E446588633B04C0B6B1791B486C0DC08054C09742D4F43F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x00AD496617E4C83F5409EAB0CD391AC0A072BFEB7332D1BFF050219A2D64DB3FD0FF744113E3DCBFC9443E9A24861040"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @AddV2_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x84C155C0C6405B3CEA32A1BD"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0xD43EFFC266388CB6E2C25D34"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x34BCAAC5E041703973C28ABC"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @AddV2_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xB4BF05BF3F3E2A406BC0E7BF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0xC1BF91BF544065C06BC01CBF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x3AC0D4BF60406CBFEBC01AC0"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @AddV2_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFF0202FE0302"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0xFC01000103FC"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xFB0302FF06FE"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @AddV2_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x01000400FDFFFFFFFEFF0200"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFEFFFFFF00000100"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xFDFF0300FBFFFEFFFEFF0300"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @AddV2_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x04000000FEFFFFFF00000000020000000100000002000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFF03000000FEFFFFFFFFFFFFFFFEFFFFFF01000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x0000000001000000FEFFFFFF01000000FFFFFFFF03000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @AddV2_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF030000000000000001000000000000000400000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF020000000000000004000000000000000000000000000000FDFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xF8FFFFFFFFFFFFFF060000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFF0600000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @AddV2_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000200000304"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x040100030002"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x040300030306"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @AddV2_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x010003000400020002000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x040000000200010003000000"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x050003000600030005000100"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @AddV2_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000000000000010000000400000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000400000000000000030000000000000002000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x030000000400000000000000040000000400000005000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @AddV2_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000001000000000000000300000000000000030000000000000000000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000020000000000000003000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x050000000000000002000000000000000400000000000000050000000000000003000000000000000400000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @AddV2_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x165934400605E33FBA19193FF0E06840A249B43F3892EA3FBAB632C06A4439C0C555E63E45CDD03F10DFA7BE206C103F"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x677B43C0B30DA7BF6DDD43C014B202406C7067C0F00039BF108F24C09296DDBF4E592FC0BD7005BF114D3D408C9B69C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x102572BE4CDDEF3EFE961DC082C9B5409B4B0DC0C0118E3FE5A2ABC0DA0794C0958E12C0E6148E3F2F512840848045C0"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @AddV2_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x80D5485E0045B83F38B7059B33C5E0BFA0B48AE841010940AEF7E6EADB1D09C0EA27220466B80040D8682A69E345F3BFF61978D9E4200340D4D4972125D405C01023D285322A0B4090964D861E61ECBFF8EC058DF234E63F80BDF763FEFD0940"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x84F799B86BC2F83FB0E8D0932A87FEBFC029FA277836D7BF94FD2E1ABB7FF6BFA498DD6578C8F6BF28F2F45DEC84E23F8C1005960883064040FE84DD7BA1DFBFFC785E706DE0F0BFCCD590C2CCD106403492BD12A00A05C0C83F380DBCEB0BC0"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xDC847EBEBB46FA3F26E2A930E27403C0686F8BE3721A06403C3BFFBBDC2E12C0606ECD44A750E53F88DF5F74DA06E4BF4195BEB7F6D114409C74489D54C809C092E6A2CDFBB9024050E0FA410A73FF3FEC2DF8DEC6FAFEBF80240894DADBCEBF"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @AddV2_int8_15() {
  %0 = "tf.Const"() <{value = dense<"0x295E8F27F462"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x2C47C5500140"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x55A55477F5A2"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @AddV2_int16_16() {
  %0 = "tf.Const"() <{value = dense<"0xBCBFF5AA1C27ECAA9EA47BA4"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xFDC7C63B9A8C1E8A689DDC9F"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xB987BBE6B6B30A3506425744"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @AddV2_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0xE4AAA7771BE889789CA22DEF6E1E1F494E52ECF0EA00D453"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xC63E1391A36AEB5C02AB71ED7017D3D045DC5BB2C3738836"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xAAE9BA08BE5275D59E4D9FDCDE35F219932E48A3AD745C8A"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @AddV2_int64_18() {
  %0 = "tf.Const"() <{value = dense<"0xECDDEA4E28F2CC54A243C39CB65C8629A8C160A5390898DE08E09D6BAD486B060660A975BC4170DEA6CB07F472AE2F14"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0xBBF27A021EAFAAE16BB3E1B2961A6CFEC334B03BD5E3329876693B0942734DCDDAC3DBE7B3607868903023C2CE04D92F"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xA7D0655146A177360DF7A44F4D77F2276BF610E10EECCA767E49D974EFBBB8D3E023855D70A2E84636FC2AB641B30844"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @AddV2_uint8_19() {
  %0 = "tf.Const"() <{value = dense<"0x165D9AFF4290"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x6DF5FC50FB48"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x8352964F3DD8"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @AddV2_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x42347B0F05B430E5D8E06F22"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x1D48CE21C799B9559D40FDC8"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x5F7C4931CC4DE93A75216CEB"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @AddV2_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0xB7D00494D087F78AC525450A77DABCEA762F3D3513262082"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0xD119AD31ADEA40075A95BB4B8CD1B7BA2A42AC89BBC186B2"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x88EAB1C57D7238921FBB005603AC74A5A071E9BECEE7A634"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @AddV2_uint64_22() {
  %0 = "tf.Const"() <{value = dense<"0x050701B8A19B933374C90EA504E74FF8442B5B6A587E0B46B5677D6CB0D7D1F646AE9E104FC7F18D9C8F63B03EE02B8D"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0xE7BF6C00EF1299258B3CF2572D5F366F8C6564A88C1A307DDB89F3AE40B8AF0AF452782AC361DCCB1267AF630AA0F26C"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xECC66DB890AE2C59FF0501FD31468667D090BF12E5983BC390F1701BF18F81013A01173B1229CE59AEF6121449801EFA"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Sub_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xCCDE7A40D456EBBF7544EF3F0B74263FCB27F43CA51B3A40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x4405D43D4DC778C0457941C06FDF7ABD19399ABF979620BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xA23E7440E31B0340C08D9C400222363FB8099E3F4B416240"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Sub_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xB0CCE5ECC5F2F9BF5688DC530BEB0DC01C323A7A4AFB0F40A81AFF66C19C0640FAA8D51A9C530E40DC3ED17BCC81F03F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x104948B60134E43FB85AC15E345F0EC02263B1461CE802C0DC03BFB18555F53F04AED4C4E6C3F4BFC02E7F2A9299CEBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x9CF80464630602C0809834B9420AAD3F9FCA7560B371194074313F1CFDE3F73FFEFF9FBEC75A1440B42421C1FE54F43F"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Sub_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x2FC1D63DD3BCAEBAE8BC6143"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x93385A3F5D35C5BEE040C62C"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x54C210B62ABEDC3A54C33B43"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Sub_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x454023404D4026C077C038C0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x94BF72C036C0273FBC3F50BF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x8840CA40C24050C0AAC004C0"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Sub_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFD000402FC04"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0102FCFEFC00"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xFCFE08040004"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Sub_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000FDFF0000FDFFFFFFFFFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFEFF020000000300FFFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x0400FFFFFEFFFDFFFCFF0000"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Sub_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFDFFFFFFFDFFFFFFFEFFFFFFFFFFFFFFFEFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x04000000FFFFFFFF030000000400000000000000FEFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xF8FFFFFFFEFFFFFFFAFFFFFFFAFFFFFFFFFFFFFF00000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Sub_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000004000000000000000300000000000000FEFFFFFFFFFFFFFF01000000000000000100000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000400000000000000020000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x010000000000000000000000000000000100000000000000FCFFFFFFFFFFFFFF01000000000000000500000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Sub_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x020403000201"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x030003030201"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xFF0400FD0000"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Sub_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x030001000400010002000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x040003000100040001000200"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xFFFFFEFF0300FDFF01000200"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Sub_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x030000000400000000000000040000000200000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000002000000030000000400000002000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x0300000002000000FEFFFFFF01000000FEFFFFFF01000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Sub_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000300000000000000040000000000000002000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x040000000000000001000000000000000400000000000000010000000000000003000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xFDFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Sub_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0xC3173B4004DC25C0277AC43F9AABDF3FFEED3ABFDE9B25C0F41EBEBFF4E32A409CE99D3F34721C3FA81ACF3F43491FBF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x8B2B1D3F6E742A4045D23B40272C2DC07E855B40BB3D55C0132C7FC0106124404C43A83FE87E28C03DCDB8BED9A13340"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xE0CC13403928A8C0632AB3BFFA808E407F2085C074873E3F991C2040805CD03D009BA5BD759B4F40F74DFD3F2A745BC0"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Sub_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xA0DE90E79148D03F409A27AA9D8CD33F0E3EF393CA330D403628A3710DC103C0DAFB5C7A91DA00C0DCAEB326FC67FF3FAA72424F97E50EC09A729A9A3AAE03C0E40F8019E1D20CC022DE1A06A4BC04C080AF13AE793EC1BFC25462BD2BC00C40"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0xAC109D5F89B70D40FCC35C5160840D4040700CB9A04DFC3F107D3664BF6AF0BF68803C455272F73F6044F3BD902EC3BFA4DB107533FCFF3FDA3049ADCD430240FC20A5C606B5F13F3E4188F999E003404AD8F9DC7BD106C030954E5E5E4AED3F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xD8F4AA2277AE0BC0B4D0179CCC120BC0DC0BDA6EF419FE3F5CD30F7F5B17F7BF0E3CFB9CBA930CC0B40B391FE7E600403E70E584D87117C0BAD1F12304F912C03150693EB2D612C0B08FD1FF9E4E14C0529D184294BD054076AFCE25946D0540"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Sub_int8_15() {
  %0 = "tf.Const"() <{value = dense<"0x028B3C9F3122"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x9EC1BAD7B971"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x64CA82C878B1"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Sub_int16_16() {
  %0 = "tf.Const"() <{value = dense<"0xDD8BA70DE85187E0809D8C00"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xD38066EEC2E6A47361DFB64A"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x0A0B411F266BE36C1FBED6B5"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Sub_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0xC6CB8042A8FE389D9B0CD52E7A417D8FEC44EC7658121866"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x9796AC56AA06E0349D7268C678DEBDEF91EAC76C1511A8AD"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x2F35D4EBFEF75868FE996C680263BF9F5B5A240A430170B8"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Sub_int64_18() {
  %0 = "tf.Const"() <{value = dense<"0xD057D4047D78A13923DE104E35EE4B5E7E6CBCC5DDFA9A593EF25DB4E73530956FF97701A6B04BED679EE12619681852"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x1746C731FC29F34C9EB237A6DE639795BD3B31A995D32F80636FCE8B499B252FDEDD2A58976F23F04C9B57E7CC4A377E"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xB9110DD3804EAEEC852BD9A7568AB4C8C1308B1C48276BD9DB828F289E9A0A66911B4DA90E4128FD1B038A3F4C1DE1D3"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Sub_uint8_19() {
  %0 = "tf.Const"() <{value = dense<"0xD3A1185B6AD3"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x2F6DA900D252"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xA4346F5B9881"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Sub_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x856B25DC6B7D0F10BB78DFE8"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0xDB7E2D0B5CDE70447C6C763F"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xAAECF8D00F9F9FCB3F0C69A9"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Sub_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0xB165F1D804AB414387EE0C4A0DD5D091969880BB4FAF0786"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x7C1EFFCB5DDF28E0D18F0B22637936F279FC8FE40CC42EE5"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x3547F20CA7CB1863B65E0128AA5B9A9F1D9CF0D643EBD8A0"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Sub_uint64_22() {
  %0 = "tf.Const"() <{value = dense<"0x74F7AFBD87EA0DD5637F2DB0A14E695252356FAC7A84016BE9D85E5997F463B551651EA7242476DA5A2D3179AD5ECEAA"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0EB502512FB9B96BB1873313776EF9A0916FF4C94E25542006D00373D3C5A2064C240A9850F84D23F57CEE7F0BECE086"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x6642AD6C58315469B2F7F99C2AE06FB1C1C57AE22B5FAD4AE3085BE6C32EC1AE0541140FD42B28B765B042F9A172ED23"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Mul_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x1923274003E1E2BF63E963405F88E2BEB6FB54C0FEF44CC0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xCF9E003ED0905140C5AE49401E6954C0E1E5083FC87DED3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x77F2A73E0ABAB9C0D78D3341F3F5BB3FF2C9E3BF8323BEC0"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Mul_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x96A407373E1609C0EA007C684B7708C0F80A64843B240140B8749CEC4AFEF53FD0699047B467D1BFC8FE6A60BED9E03F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x283023AED4F3EEBF00EC6162B25075BF1CE3511D415FF53F48FFEFA45595E0BF0A0DD5DB545B04C010E1DB13753BFE3F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x49C1E9F701440840CA40E21BFC4B903FDA90C0019BE506401654FEBF90CBE6BFA737617AFB24E63FC86CF62FE3D6EF3F"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Mul_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xC6C3FFC064BC584076C2E524"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0xD5420040BC3E0CC3AD395642"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0xA3CAFFC464BFA7C795C0C12B"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Mul_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x5040A93F903FA93F25C06EC0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x6640C3BFD03F983E15C06C40"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x3B4101C0EA3FC93EC0405BC1"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Mul_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFCFF02FDFDFF"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x04FDFF01FD02"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0xF003FEFD09FE"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Mul_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000FCFFFCFF010000000000"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFDFFFEFFFFFF02000300"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x00000C000800FFFF00000000"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Mul_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x000000000400000000000000FDFFFFFFFDFFFFFFFDFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFFFDFFFFFF030000000300000001000000FFFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x00000000F4FFFFFF00000000F7FFFFFFFDFFFFFF03000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Mul_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000300000000000000FCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF010000000000000001000000000000000400000000000000FCFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0xF0FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFF4FFFFFFFFFFFFFFF0FFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Mul_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x020004030200"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x010300020201"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x020000060400"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Mul_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x000003000200020000000200"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x020003000100020004000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x000009000200040000000200"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Mul_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000300000004000000020000000200000002000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x020000000400000001000000020000000100000000000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x000000000C00000004000000040000000200000000000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Mul_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000002000000000000000100000000000000040000000000000002000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000100000000000000030000000000000004000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x0000000000000000000000000000000001000000000000000C0000000000000008000000000000000900000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Mul_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x763B1BC08B26C6BFE471923F78B7D3BFACAB113F44C9E9BE93B344C0D3D23AC046DFC33F6465A9BE1392AEBE660C57C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x4DE6A13F31500EBE3717CEBFF1CB48C030DA4BBF31F98E3F961FDB3E4105323E485EFE3FCD06CA3EB1FB1F3FD359E5BE"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x051D52C0317BCFBF7602E1C0CC296DBFC01E693DF8CA7F3F5CD14EBFDB4DE4BF93FA4A40B0D95BBDA3EFDBBF843BF9BF"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Mul_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xC8C5BE99A3D40E40CEEF823772F505C04CEA33AC9EB1FE3F788EC04CD64B0EC0A04A517023ACEB3F10B3CF7001E20D40D4ECD1F947070940F0DAEFB4B8B3034000C9C1AFFF35FB3F583E8EF521B906408030D3817D06D83FC80FA2E5C65CFBBF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x9CF3EFD1CE86FFBFC499D9CF481FF8BF84312B3960090AC056111E2FD964034050E3BFC5FA0DFF3F0029B51FBD1BE43FB8F0FEF2BC9DE53FEA04F996B0350FC02E94E5E7903E0DC0168BC3819B76014074544B48C43BFC3FF47222FD7DA206C0"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0xFAE527CAB67627C0F0B2EF8467B5D9BF841F1410697F0740AA2014ACCBF93040F0ABA092EE66E5BF0E9F3BC2712C1F40AAE01902337127403F4CBE13481525C03798FCEBA4D528C0E261148CDDAE1AC030D8C48268B410C0ECC3DEE5C15110C0"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Mul_int8_15() {
  %0 = "tf.Const"() <{value = dense<"0x4827B2761853"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x22B338EC1A7E"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x9045F0C870DA"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Mul_int16_16() {
  %0 = "tf.Const"() <{value = dense<"0xE730577F9C61A809CC4321A0"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x5ABAA08134EBB2545339769B"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x3607606DB007D0D6246736CA"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Mul_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0x33A5FCE6DD0BA7865640D352B018DE505B648CF4AA344BC2"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x4F3A8DB664E098DCB75343DFC5399447F9372718CE612BF7"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0xBD887BC45402DABA7ADF6073702F28C48329FAD7CCCA06B6"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Mul_int64_18() {
  %0 = "tf.Const"() <{value = dense<"0x8F97183EF93855B9D561D3DC018E29968421A058B93309184B260F338C2AF0FA60D08BD8CCE58A248CEF097C106D808D"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0C777D73B4105EAFAF692C2B743CCAC985B4C9B86384992F7F7A0CE5C01CF857FC26E34C3A19DAC60FC2AF7252B4A508"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0xB4936D952F6658B09B3D3C3F208DD873943966D378E578E435BD476F19CADFE2805EAF2F60B98A943421D1E4454487FF"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Mul_uint8_19() {
  %0 = "tf.Const"() <{value = dense<"0x5E45AE6700FE"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x83061DA69118"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x1A9EB6CA00D0"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Mul_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x2968757C433AF77DE24CA8DD"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x5F4E670A1D23F05C1D8C7CD8"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x372513A597C290DB9A4D601D"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Mul_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0x07E06B5464603ED63893F34A22D8E952C965E71F6D2C31FE"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x7BF062E3E2F6C219FA41E29DB7F5C883CA2DE7A3545BF0EC"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0x5D3389A9483079E3B0FCAE594E0A92519AA5D9ACC4521D05"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Mul_uint64_22() {
  %0 = "tf.Const"() <{value = dense<"0x1B94D0BA164D74B593FC606428E199B2767D08B9D06DB16AD723A5B51F7A15998018B40FE2B1879512A43B58F1A7D949"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0xBD7C2E6313CE538E94DC581D104A77C28CCBE5F77222580CA7540E1D9A4D8FB24DC9EE183B8060E4430FC71458C8AB0D"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Mul"(%0, %1) {expected = [dense<"0xEF6B940107DFF1A3FC58A8DAC0A61D95882EAF0010D15AD841ED3EFFB6F09CA280DE67E78D20E0F0B6FE3688B3CD02EB"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Maximum_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x509C57BF4912DCBF9690E03FB00BBF3F514DD53FAFE9ED3E"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xF53F333FDFE0B73F90005440FCF85540BA46C13E450594BE"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0xF53F333FDFE0B73F90005440FCF85540514DD53FAFE9ED3E"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Maximum_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x70962C39DF9AE0BFD2954EE3A4C204405CF38786691AF93F924D9488ECD60FC00A65A52F852709402CE347F3B3EE07C0"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x004BF0254786E5BF941231FB61820A40BC790F31860801C0B0E9AFC302980E4010BD37129F56FCBF00BC620DBF9ADDBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x70962C39DF9AE0BF941231FB61820A405CF38786691AF93FB0E9AFC302980E400A65A52F8527094000BC620DBF9ADDBF"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Maximum_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x664191B408B4AA387B3DB23B"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0xE3C03FC34840C73D62BB74C0"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x664191B44840C73D7B3DB23B"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Maximum_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x1540D73F35BFFBBF6EC0C6BD"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0xCDBF54C00440E6BF68403C40"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x1540D73F0440E6BF68403C40"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Maximum_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0002FF03FDFF"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x04FE00FEFD04"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x04020003FD04"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Maximum_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x030003000000FCFFFEFF0000"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x03000400FEFFFCFF0200FDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x030004000000FCFF02000000"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Maximum_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000FEFFFFFF040000000200000001000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x03000000FFFFFFFF020000000200000004000000FDFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x030000000000000002000000040000000400000001000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Maximum_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x04000000000000000300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Maximum_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000303030002"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x000204040102"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x000304040102"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Maximum_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x040000000100030001000300"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x010003000000030002000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x040003000100030002000400"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Maximum_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x030000000200000001000000000000000100000002000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x020000000200000004000000040000000100000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x030000000200000004000000040000000100000004000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Maximum_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000000000000000000040000000000000001000000000000000000000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000003000000000000000200000000000000000000000000000000000000000000000100000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x020000000000000003000000000000000200000000000000040000000000000001000000000000000100000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Maximum_int8_13() {
  %0 = "tf.Const"() <{value = dense<"0xD3B015DADB92"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x99212AAD0775"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0xD3212ADA0775"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Maximum_int16_14() {
  %0 = "tf.Const"() <{value = dense<"0x01646D0B820F236AA2615860"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x2626230B6C3D59687FC1BEC4"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x01646D0B6C3D236AA2615860"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Maximum_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0x6A28A13E483F9D85A0DDF701EA6519803FF3E22873B6576C"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xCFAF67B7C9250DADE203EF1128F90DF71C0EED0B94066060"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x6A28A13EC9250DADE203EF1128F90DF73FF3E22873B6576C"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Maximum_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0xBDE89190E29D748A3EE134AAA41400E69AB49F38F9C5CFAE1227AF60EF0710051F662C2D70F461BB4D0DA4546F737648"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x7A46F497D061B955132AE3593BB9BC4159791E54434078E9E7CDA668809B2331ABC4189F8C6339394E8049547B9D08CE"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x7A46F497D061B955132AE3593BB9BC4159791E54434078E9E7CDA668809B2331ABC4189F8C6339394D0DA4546F737648"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Maximum_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x5314EFAB0F3B"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0xE0E95E5B2018"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0xE0E9EFAB203B"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Maximum_uint16_18() {
  %0 = "tf.Const"() <{value = dense<"0x9F16CC2B4E8B2953C0B0C533"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x6B22EB395961006733970B12"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x6B22EB394E8B0067C0B0C533"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Maximum_uint32_19() {
  %0 = "tf.Const"() <{value = dense<"0x3665121A15516B3F6B7DDE6526B7E46251B2218B77EFA3BA"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0xE00712C303883E1EF691EF7A4BC37D5F04BB4D33767023AB"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0xE00712C315516B3FF691EF7A26B7E46251B2218B77EFA3BA"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Maximum_uint64_20() {
  %0 = "tf.Const"() <{value = dense<"0xAE92D2BE77EC675D9CF283AAB8C340D37F336E28BF6C1D4583B09C09C32537873D7E8646E9972F208EB77BA1C395C17B"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x028FBB98560BE291090E8CB2EB9E84F9A1A67659CF0BB3CFA250F8723F5A01B4961A7953D4BD64B1443D0E91C3AC6E5C"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x028FBB98560BE291090E8CB2EB9E84F9A1A67659CF0BB3CFA250F8723F5A01B4961A7953D4BD64B18EB77BA1C395C17B"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Minimum_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x34766F40401EC0BF4A5D123F30FA48C0C96DA03C67CF7EC0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x437E76BE9D1B49C0FA4BC0BFFFCBE9BF379DBB3F2187C33D"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x437E76BE9D1B49C0FA4BC0BF30FA48C0C96DA03C67CF7EC0"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Minimum_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x342F36DC451DF7BF06062FE490620440C04ACC101A6EDD3F5E22BD7051AD0E40D098A556E0DAFBBF20F7E7D9F4730640"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x1495358EF1020240A0144E91ACBFF83FD2E4E68247EE0AC0607FB0F6D6960AC076A03A42D7670C40886420F92A45F8BF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x342F36DC451DF7BFA0144E91ACBFF83FD2E4E68247EE0AC0607FB0F6D6960AC0D098A556E0DAFBBF886420F92A45F8BF"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Minimum_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x1242B4357CC2933F1C3372B6"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0xF4B07CA0ADC1ABC23FC1EAB8"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0xF4B07CA07CC2ABC23FC1EAB8"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Minimum_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x1EC054401FC015BFA7BF8CBF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0xB13E4BC049405DC058401E40"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x1EC04BC01FC05DC0A7BF8CBF"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Minimum_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0304FDFF03FD"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0xFF04020300FD"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0xFF04FDFF00FD"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Minimum_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFEFF0200FFFF00000300FDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000400FEFF01000000FCFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0xFEFF0200FEFF00000000FCFF"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Minimum_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FCFFFFFFFCFFFFFF0300000002000000FEFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x04000000010000000000000001000000FCFFFFFFFCFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x01000000FCFFFFFFFCFFFFFF01000000FCFFFFFFFCFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Minimum_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0100000000000000FDFFFFFFFFFFFFFF00000000000000000400000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0400000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x0100000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Minimum_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x030204040304"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x020100040301"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x020100040301"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Minimum_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x040002000200000002000300"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x020001000100020001000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x020001000100000001000300"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Minimum_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x040000000200000004000000030000000100000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000300000003000000030000000000000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x000000000200000003000000030000000000000003000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Minimum_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000003000000000000000100000000000000010000000000000003000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x040000000000000000000000000000000200000000000000000000000000000001000000000000000000000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Minimum_int8_13() {
  %0 = "tf.Const"() <{value = dense<"0x2C3BFC8C7AC8"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0xBD3F69A6B870"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0xBD3BFC8CB8C8"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Minimum_int16_14() {
  %0 = "tf.Const"() <{value = dense<"0xE11BDB24BBB3C99E19862AE4"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x7FBC555FE7205ED7D7D1117E"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x7FBCDB24BBB3C99E19862AE4"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Minimum_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0xAD1D2DD80624D8B0815FDB7679A5B0184AF7BBBC90609D1E"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xEB99FB7B3EB3FF1E166CDA059E8708F727DF6B6DB8E93BEA"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0xAD1D2DD80624D8B0166CDA059E8708F74AF7BBBCB8E93BEA"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Minimum_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0xF005A8F7388C4CD60AE263B575195943C43929110DE2F91435C7C1D277AB5D17BCDC85AED51B02EB86D2BF854535D0F3"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x64094E36F3F2BECBD3E68B51969C8780B74925267D58453782C41CEB823C37A8D8E6865635CD8B21BECC062B6D1FA2C6"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x64094E36F3F2BECBD3E68B51969C8780C43929110DE2F91482C41CEB823C37A8BCDC85AED51B02EBBECC062B6D1FA2C6"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Minimum_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x553606D0C258"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0xB49D09DBD95B"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x553606D0C258"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Minimum_uint16_18() {
  %0 = "tf.Const"() <{value = dense<"0xFBA9994708A7EB09D29CF0B9"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x750EF48DB69777564FDFE610"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x750E9947B697EB09D29CE610"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Minimum_uint32_19() {
  %0 = "tf.Const"() <{value = dense<"0x9D7E6350CE8F8AEBAA9292F23AF9A4290CB754DF430E6D84"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0xA4E73056C1C314E88F302CCA8A49079A0F6C38A1E836FB5A"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x9D7E6350C1C314E88F302CCA3AF9A4290F6C38A1E836FB5A"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Minimum_uint64_20() {
  %0 = "tf.Const"() <{value = dense<"0x700A6638B9B6C1709C14894368EC990296238ABD8C77237CE98B36D9C9531489A35F7AFBB82DE2F21E36A0C6D217A03B"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0xB42B0CD99361246D831FCA7334D569BBF76F2C36BB850BE4A1D4682DC5E9105F5DF7A2775AB8969C6D251CCD4899E3B8"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0xB42B0CD99361246D9C14894368EC990296238ABD8C77237CA1D4682DC5E9105F5DF7A2775AB8969C1E36A0C6D217A03B"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @SquaredDifference_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x269E123E27AB293F3FD9953F2C39ED3F6E4B03BE84FEE1BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x62C461404D117FBE12D705400EF274BE7954ABBF9487CDBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0x154537411DDC543F29F1583F8A1D8C40427FBB3F6166D13C"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @SquaredDifference_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x54E0C4CA924B00C090F5E2AEA01BE0BF443ADBCD5391FBBF5CBF2CFC316A08C0D891E049687CF5BF8061D90BF3080940"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0xB00B4F78ADC405C03012C43D2925E2BFD2B49DE9398700C0D8A1DC2C091D0240B4CD3C801F7D0A40200F786E55B3DCBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0x4A043A0255F4DD3FC195A179F499703F2C20037F6820BE3FEA1EA8639B423C4062FFA1B5CFA83540A32A5EB1FD992940"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @SquaredDifference_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x49BB0933813F65426D4319C1"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x91C288C04DC36F3DF4C2F6BE"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0xA2452F46A34FC34275523B39"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @SquaredDifference_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x9DBF184045C0A13FEA3FFCBF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x22C076C0B3BFF63F953F1E40"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0xDA3F1B423540E23EE23E9E41"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @SquaredDifference_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFF02000000FDFFFFFFFEFFFFFF04000000FEFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFFFCFFFFFF00000000FDFFFFFF01000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0x000000000900000001000000040000003100000009000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @SquaredDifference_int64_6() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000100000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF04000000000000000100000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF040000000000000001000000000000000400000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0x400000000000000004000000000000000100000000000000400000000000000009000000000000000900000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @SquaredDifference_complex64_7() {
  %0 = "tf.Const"() <{value = dense<"0x3DCA8B3DD91C62405B347AC028F4304044934C3D23E48D3F89297E40FB77B93F1C6426C0167D36C0C4064C40BACB5BBF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x159C18BF1BA356403AC33B3F0E5A9EBE44A338C0B34F973D64DDC1BFC0CAB8BEBAC9B1BFA191044020EDF3BF413090BF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0xCA76F23E00000000740EF8410000000068F21A4100000000357B0542000000008399CD41000000009421D04100000000"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @SquaredDifference_complex128_8() {
  %0 = "tf.Const"() <{value = dense<"0x647BFF5A7D840A40504F939165FFDD3FE0DA1DF4AE66EFBF9ED9F3BA7FA6044050335DA7FB4803C08831FE385DA10A4090F295CF6DAAE1BF54B29D7F41A8F0BFD079040F8942D5BF5CB477C8436AF73F96DCB3FB90B70AC0D0A6A9FE820AF2BF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x5CE1C80CD7CEFC3FA857F0FFC131E1BF94D05CBB4FD9FCBF789D096173DF0240C2A7921AEA2A0AC098187718661AF9BF44F7A9364DC1FBBF20F81276B7A2E43F201490AFBB6FD23F508DF19DF3B2DBBF403FFD089D32E63FB42FCB39DA22F53F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0xF07C6F9F6C700A400000000000000000499DCC7E8930E73F00000000000000008799B3FE5BBA38400000000000000000966085BDD0F61040000000000000000043CF8460F4D70F4000000000000000004BA2C3665B4336400000000000000000"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @SquaredDifference_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x0D6C7E6C0A76C7E67ED025497659F1854ECA5CEAEE84712D"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x142A15CF8DCCEA866E6A2F2D361BD9F42CEB6E7E3FA8B869"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0x3164429909470E8500C170AF0010233B84407053A13FCD93"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @SquaredDifference_int64_10() {
  %0 = "tf.Const"() <{value = dense<"0x4E0EFE4B663CD5ED8BE3F6AA32C1D6D90A8E59D87EDD3D6A3F90EFABBA3C8C52622CC9E0922E4FDEAC6562CD098ED93E"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0xE84CF50D701DCE5407A1B4BBF1DFE98DC34EC81DD5CC552234917B037C78110A296FF7794DFA7ED64FD6705F1A31AB78"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.SquaredDifference"(%0, %1) {expected = [dense<"0xA4F47A1002D6C3D4105458D558130AF5B10512EA19CE551679EAF891A1D40CECB136EFEE59F7DA65C907636FAA1FB878"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Maximum_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Maximum"(%0, %1) {expected = [dense<"0x00000000000000800000803F000000000000807F000000000000C07F0000003F0000000000000000000000800000803F000000800000807F000000800000C07F0000003F000000800000803F0000803F0000803F0000803F0000807F0000803F0000C07F0000803F0000803F00000000000000800000803F000080BF0000807F000080BF0000C07F0000003F000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000C07F0000807F0000807F00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C00000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000003F0000003F0000803F0000003F0000807F0000003F0000C07F0000003F0000003F00000000000000800000803F000080BF0000807F000020C00000C07F0000003F000020C0"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @Minimum_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Minimum"(%0, %1) {expected = [dense<"0x000000000000008000000000000080BF00000000000080FF0000C07F00000000000020C0000000000000008000000080000080BF00000080000080FF0000C07F00000080000020C000000000000000800000803F000080BF0000803F000080FF0000C07F0000003F000020C0000080BF000080BF000080BF000080BF000080BF000080FF0000C07F000080BF000020C000000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0000080FF000080FF000080FF000080FF000080FF000080FF0000C07F000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00000000000000800000003F000080BF0000003F000080FF0000C07F0000003F000020C0000020C0000020C0000020C0000020C0000020C0000080FF0000C07F000020C0000020C0"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @Div_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x01CFA8C0076DCE40717AD6C0514AADBFF4FFD84047900340513F6DC0C74FFB40CF65A240190E0BC1F73F06C10A282740"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x8D93BCBFCBFC1B40BF7EFABF451FEA3F4960F1BF2BD14240"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x1B2A65408163294012315B40D07B3DBF982566C0AEE12C3F5109214092384E4070F725C09C0C98C02A628E4005A75B3F"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @Div_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x2C114060C1FD1F40701F4C6570481DC0D81474FE85A42040304195E60F2A0F40D842C46D90F0F83F7AD2E754420520C050DDA098AD640D40801D4FCB52A1F2BFCC2FEEE9E1F219C08C1F25F0ABA41DC008A8E85D79AC1F40CC5DFCB1E78B0140"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x935F39CD6343FBBFB660FBF5724EF83F6EE448D6D88909C01C8548D21388F03FAFBCB97CCEB200C058FBE1844CBB0940"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x5FB8A80254C612C0158DA96B9E4613C0D340C9887CDA04C03B2A597889290E40D3A031BA82E5E7BFA9C9EF0059EC03C068801085034001C038BB5610ED86E8BF6191942ACE410040D4AC1BBAAAB01CC0B2DE5D1850590EC01CE4DA3428D2E53F"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @Div_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x0846A9BD64BE6AC6F9BE29C818B245C7B9BF05C80DBB1FC5"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x61BC5B3C21BD813DFCBE9F3C"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x82C533BDFC3CA9C4FD3B34C79131ADC6063ED8C50A386FC4"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @Div_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xC540D8C05C406B3FD5BFF1C093C0EA408A408EC0114009C1"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x3E4019402540414070406C40"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x054035C0AB3F9C3EE3BE03C0C6BF4440D63FBCBF1B3F15C0"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @Div_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x05FA0502F704FE09FD05FEF8"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0xFC04FD04FD03"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0xFFFFFF0003010002010100FE"> : tensor<2x6xi8>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi8>
  return
}
func.func @Div_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFEFF0700F8FFF8FF03000600000008000100FEFF0200FAFF"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0xFDFF0400FDFF0300FCFF0400"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x000001000200FEFF0000010000000200000000000000FFFF"> : tensor<2x6xi16>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi16>
  return
}
func.func @Div_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFAFFFFFFF9FFFFFF00000000FFFFFFFFFBFFFFFFFDFFFFFF04000000F9FFFFFFF9FFFFFFF7FFFFFF02000000F9FFFFFF"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF01000000FCFFFFFF01000000FDFFFFFF04000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x06000000F9FFFFFF00000000FFFFFFFF0100000000000000FCFFFFFFF9FFFFFF01000000F7FFFFFF00000000FFFFFFFF"> : tensor<2x6xi32>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi32>
  return
}
func.func @Div_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0700000000000000FEFFFFFFFFFFFFFF0900000000000000060000000000000002000000000000000400000000000000FAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF0300000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0xFEFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF01000000000000000200000000000000FFFFFFFFFFFFFFFF0000000000000000000000000000000001000000000000000100000000000000"> : tensor<2x6xi64>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi64>
  return
}
func.func @Div_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000500000609050207070204"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x020401030401"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x000100000109020007020004"> : tensor<2x6xui8>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xui8>
  return
}
func.func @Div_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x040001000500000008000800030005000400050001000800"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x030004000300010002000200"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x010000000100000004000400010001000100050000000400"> : tensor<2x6xui16>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xui16>
  return
}
func.func @Div_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x080000000000000003000000060000000700000005000000010000000100000001000000070000000900000004000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x020000000400000001000000010000000100000004000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x040000000000000003000000060000000700000001000000000000000000000001000000070000000900000001000000"> : tensor<2x6xui32>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xui32>
  return
}
func.func @Div_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000007000000000000000000000000000000060000000000000002000000000000000600000000000000070000000000000004000000000000000400000000000000050000000000000009000000000000000000000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x040000000000000003000000000000000300000000000000030000000000000002000000000000000300000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x010000000000000002000000000000000000000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000004000000000000000000000000000000"> : tensor<2x6xui64>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xui64>
  return
}
func.func @Div_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x11380841A3390F41418875C0D2B109413156884052B8C240DC70B5C06217C64099FA98C0A344A53E01C4C4C06825AB3FFFEE0EC1CAEC8CC0642FE340509537C0BE9BE7BF8D1A7FC03E8FC3400C99ABC03B200A4172D4274083BEECBF2A891440"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x7D74863FBC9B0540D7C25E40F9BC973F7FFED43F8F0E1940D3825340CD4331400E3E7A4099631D40C1A468402CE14540"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0xDCE3A140202CC4BF10AE6EBE36522340072D23403857F5BB1971AFBD86F2F83F12C156BFE3331C3FE7C94CBFF72C863FFFB159C087542440E1C0C93FCD33AEBFA726BDBFCE0F8BBE1628933E2A86EEBFF730F13F90B303BFA6CBA23CFB1E1F3F"> : tensor<2x6xcomplex<f32>>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  return
}
func.func @Div_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x60091D0585CBEABFD84C54A7F3C302407CE94B86684B0AC008D04915B8CA074080B8C487E5EBB73FB20A673B4682114030C36F2FDA1C2040460443136FEB1140E4B20B770087134002000EBDA1C703C0E0529D32BA91D7BF0081AE820DD7A43FA02AA8E0536FF23FAE57C81A1AF91B409C606DA985AB0DC080D9E6DC9FBCEB3F08A53E05832AFD3FE0E1DA0F3E791A408CC5B7B7D95718C0D06C81E4D7F9EDBF102074041BCDF53F6817E9CC1F81F23F4042769DFA05E6BF009AD927EC6BBEBF"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0xD3050A42B53004402E5930F76CD1F13F60D8DFCA03E00A4040298326FDF7FA3FFBF35C065FFE0240C6A885BC02060940C8BBEFD1E53B0140AA30EB969E8C03405ED40DA60933F03F7AB21EBADB89014018475F23E75D094050858D32A5620E40"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.Div"(%0, %1) {expected = [dense<"0x5C10CFFE02C9B03FB891826AE1D0EC3F1E8C17405B50DBBF160355592F97F13F7F601AD745DFEC3F04A336C47DF5E43FB52EB475FD5505401E54D5EA4743EEBF60D21F1C8EF9B4BFB04BEE47F91D02C096B1D1087830A5BFF90B82A62AF4AF3F2ACAB92C237DF63F01634F01B734014035D64C78D7E9E8BF73A23BE0B3C1E43F1C4B27554AF8F93F8C53157274C6E43FC884E29BAE37F7BF56A60BC51861F33FA2CE18E5ED7BE53F6C15E6920EEFD3BFD92294B3708ABBBF7FABF3423065B73F"> : tensor<2x6xcomplex<f64>>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  return
}
func.func @RealDiv_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xFDABB640F663C440AC5C843F45D621BEFB7E09410421DA3D5BE247BF5D3BC9C04DB4B33FF55DF9BFC5A2D04048FA35C0"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0xF7EF73C06FB93E40E54F92BF39446B4065BB62C00D18D13F"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.RealDiv"(%0, %1) {expected = [dense<"0x74B4BFBF7CCD03407D9767BF6D1930BDB03E1BC0EB87853DB7C4513E480D07C082369DBFEDAB07BF5E91EBBFFCCCDEBF"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @RealDiv_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x58B716D71EE41640384326F7E81D034078AEC46E597CFF3FB02F31618E900E40C02B616AE17A2040E26096EDACEA174090506B69408917C0C82B260ACAAB1DC060846D9AA05A1FC0D22B446F27AA17405B745EF6F38E1DC034FA808270C41A40"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x4F072F9027BC09C0489840ABFC380E40061124177ACC0EC0901984A33A36F83FFC29585ACFF2F9BFA4BBBEA4C8940840"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.RealDiv"(%0, %1) {expected = [dense<"0xD9785D04BB76FCBF587B5DACB83DE43FC5A028B55D5BE0BF5FFB356CBB320440C9BFA94FC75214C03DE9AB358D22FF3F0790FCD30F44FD3FA1166A957F6AFFBF5466E9EFD84900400C43110BDE460F40A5380026D5391240D41D0846486C0140"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @RealDiv_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x9446BBC279C85B4590C62E3DC547FDC6ADC73938E339E241"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x45C1514286BF313FF7C29140"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.RealDiv"(%0, %1) {expected = [dense<"0xFEC043BCC244F5418A3F8A38E6C16DC01544B334C3B2273D"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @RealDiv_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x82C0DE40A840BD3FD8C0263F054002C1973F3E3DED406740"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0xCE3F58403D4054405140AC3F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.RealDiv"(%0, %1) {expected = [dense<"0x22C00440E43FE43E04C0F73EA53F1AC0CD3E653C11402C40"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @RealDiv_complex64_5() {
  %0 = "tf.Const"() <{value = dense<"0xB267B43FC8DCB0BF2E4780BFF41E8340E1174640993605C1C15FD840182BC5407D599CC000A3FDC0169D263F92950DC1B80915BFBA24D8C0D02F0BC15241EBC0A39D024195BEEDC0C78846C05EC639C0A6E45DC00E806AC05BDFD1C0B0452D40"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x5A7B1440C9CB6240B1D71340A9A1614039015A4092CB6140FDC13340E6E1C23FE376544038371540E0F94E40D9F87940"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.RealDiv"(%0, %1) {expected = [dense<"0xE8AEB9BDDA06EABEFFCD2E3F814F3B3FF67048BF190FD1BF4BE7314089D82F3FA9F206C0FC1D68BF9391A1BF751B9BBFE169B4BF7F2C42BFFEC325C09F37453FB3E3873D02FD0FC0B1AFA4BF7A0DACBE2DF89BBFF4E47DBE39C5D3BEDE18AB3F"> : tensor<2x6xcomplex<f32>>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  return
}
func.func @RealDiv_complex128_6() {
  %0 = "tf.Const"() <{value = dense<"0x847FD942DABD0A40E8A509A6889E17404C4D8212AB8C0140E4B5E5E0F1FBF0BF4A8CBE46BBF61740A8347A7AD00106C0447C5971DAEE06C0349F239C9067F1BFC5DDE72EA1D31DC040776B61C3D2D93FB4C333B611BE2140C0675A287CB1E93FC0FF0705ADAA20C02085732D2DEF1440382867900BB91940806FF47A2768F53F20525C52F69A16C0AF0CB8D866F420C0CEC2853D94F814C06AA61CAB94EA21402A7F46A5939C20C02CCF466451EA06C0E034495BB46FD6BFC0F8A99AA4E61640"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0xF692389909C70140229F01039F15F43FB2A968D28E6FFD3F8CCF94551A45054063120582B0C900409A124D0E8F070440346087A54DA20F406FC740846A97F23FC80C5F56A1E20F403EF2E6C21B9FF03F83634AC574040A40F20E517D38780940"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.RealDiv"(%0, %1) {expected = [dense<"0xBCE5B531E7390240ACDC744B8BECF53FC12E5D9BE3B7BD3F3C7E553B0CD5E7BF65D3811F7F0BE13FA13FE2177524FFBF71E3269E4EBCE7BFD21AF0584C40ADBFDD9784576AA2FBBF1DFD2A6F26A5E13FDD679F1FDE42F83F538EC8C0DACCF3BFEF09C3A48159FDBF5F69ADF177210B4036B3E8A0788DF73F995D5D94DF66F6BF127290ADDFCC08C0C4DA0416C4D4D5BF0D9348590B72E3BF72F74899598D0340BFF77E889B0301C09280FBAD6009C5BF74FB39C32D66EA3FCE413095947DEE3F"> : tensor<2x6xcomplex<f64>>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  return
}
func.func @DivNoNan_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xE72D9D3F4F5C8BBF4F11993FE370E0C0E93CDABF277CF5C08C46E140EDC2C8C0454BFFC00A4BD54077B38340951C57C0"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x030FC8BF3785674055E645C05B717F40FA4655C0FD535C40"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.DivNoNan"(%0, %1) {expected = [dense<"0x6B2149BF84189ABE8101C6BE38EEE0BF29FA023F6D9D0EC0552290C021FDDDBF471F254025C2D53F32159EBF63F079BF"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @DivNoNan_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xBC5B9B6E6AC819C0C8C19094EC5F2140C84E4B07645108C078592C3BBD14FF3F906661629081174054E40C84622D0940A8AD5F971D2E0BC0BB634BF537CE12C0EFD0FF0152AE10C0AC1622DAA5F3154068CBD5BE8789F9BF67009FA3E5FC20C0"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xAC1C435881F9F8BF16BFB3B757CD0B40B568AC1C98C4F4BF6055E9AA37530240D87FA0C5430D03C00DC32DB3C4540640"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.DivNoNan"(%0, %1) {expected = [dense<"0x20D623A78E841040B5FA0CB785FF03406A3AF43A27BC0240026652FD3123EB3F277CDFF1A3BD03C027DC42A40B0AF23FCEB176BAB769014075D91DC31FA5F5BFD43AF010DDB309402B3C47CAA12A0340D4F93DDC5072E53F028E130BDF5708C0"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @DivNoNan_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x3D453D466CC05F446DC6194878BC46C5C1B29F4617C77B46"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0xB2BEED3E54C2054238BE4040"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.DivNoNan"(%0, %1) {expected = [dense<"0x42C235439739CF3D2244B743573917C2452C66408F441942"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @DivNoNan_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xAF40FDBF4EC0C73F344018C08DBD04C1BF40AF40904034C0"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x8C3F903F6E40B03F3C40873F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.DivNoNan"(%0, %1) {expected = [dense<"0xA040E1BF5EBF913F753F10C081BDEBC0CD3F7F40C43F2BC0"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @DivNoNan_complex64_5() {
  %0 = "tf.Const"() <{value = dense<"0x888F70C0727D8A40B5178B40A1A48C4097652B3F20A1B3C0F540BA3EC2E0A940282BF7C099210D3E80A8C03F1ADAA74073255C4000235D4021E8F0C0CCC20040698D9F40EED56C40B26290BFBD910D4128A0D84049067AC02749CBC0345BCDC0"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x3AEB2B402DD4524027E31140BEDA08409AF62E40671824407C4E05401FDC2340E89A7E406DB32F405E3059407C892840"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.DivNoNan"(%0, %1) {expected = [dense<"0x88C26B3E0615AA3FA4F9FC3F87C5973DB9EE64BF9E789BBF2C9BA83F65F66D3FE846A6BF9E5C6E3F5F42833F15FB3F3F7319923FC056E8BD367DA8BFE2830740CAA7D23F087242BEAA92EE3F807BFA3FFE92313FE9F7BABF496505C055198CBE"> : tensor<2x6xcomplex<f32>>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  return
}
func.func @DivNoNan_complex128_6() {
  %0 = "tf.Const"() <{value = dense<"0x2C788A1F4974F5BFC81B7DC1220FF7BFBCC426E1E7F314407CDEFE24767E21405537152A6F1E1FC0886D059D2C9B08409188863D70E020C01408E6D33D8721C0A8225E385A8D18C0407DB13281DEFA3FD62AE403912020402638D964BBCB2040201C8B62FBA9044032AA7CE583BF2040403E3DF886D4DCBF8057E600937ACB3FFC4CEA2CCACE114020E32BEF704A1B400012A07D859908C08E3A2A3C0A4D1EC0040DD97C7B140C40A012A352AD3C03409A73615BDCE01840005AA4FA97D7BFBF"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x8CB614A8F3F80140E27414F0C432F93F9C85986BF202F03FA22940ACFB31F33F77E7D2FB86270A40E115D49D4BBFF73F4EDDA655BE730A40EE23539C598500402AA1485BF77D0240FA2705C14351F43F666504A34CAAFB3F026F5BE5EC920540"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.DivNoNan"(%0, %1) {expected = [dense<"0xE71299148B74E6BF65D956EF9325C3BF026DF834E4C91940389C61437A2FF03F5DC1CA9CE6E6F9BF3C622CBED6CFFA3F391508DAE23608C075B6B7182F53E8BF6BA01FAC59BBFBBF612BAF1FD6DBFA3F118C316325860C40C296685C6587E6BFA27D82C3042F04401701F4836D57FF3F57FD1440D844B4BF2C340651E8CDD33FD63974A20EA2FE3F1F1C4B5DC87BF33F8F65F25F742CFBBFEC1E3F863BAFF3BF1F9AFEF0F8AFF93FABBCCA56AF43C43F042C4483813EF03F9ADD61636E7CFABF"> : tensor<2x6xcomplex<f64>>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  return
}
func.func @FloorDiv_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0205D540F7FA31C024A4C03F98286F40BFB2A3C0BB1B8E40FEC51FC058A8A24057EA9DBE4D63D940147B0BC10DBE48BF"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x5EE27DC0ACD15640EF9FABBF86D76740017C6FC096427240"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x000000C0000080BF000000C00000803F0000803F0000803F000000000000803F000000000000803F00000040000080BF"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @FloorDiv_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x1432155A4DA51D40B18676F13C6C10C0A41582F814DC15400D8638FFBE3017C0841F0A321142154020D3A25A5AE304C06CABD061E0ED17C06E4CF77DFFDF1BC03C764D2248881FC022000D7402BD1240EA0AFC1E5E851FC010B22A24C943E43F"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xB22DF41D014606C04077403C7DAFF73F88FBCAC824C2F7BF8463C585C9060940DB5A474FED750EC036D519A3D119F73F"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x00000000000008C000000000000008C000000000000010C000000000000000C000000000000000C000000000000000C0000000000000004000000000000014C00000000000001440000000000000F03F00000000000000400000000000000000"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @FloorDiv_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x76B975BEEC4646C7A5443AC4B3C4C846B3390ABA81B122BE"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0xE0C24D4290BCA041F7BDB041"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x000000BC00C700C200C400C0003C004000BC00BC000000BC"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @FloorDiv_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x05C1A9C047C09B40D63FDF3FE5C0FA405FC0F7C088C08ABF"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x3E401D401740A73F0C40BB3F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x40C040C000C040400000803F40C0404000C0C0C000C080BF"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @FloorDiv_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFB07F9FC07F806FEFCFF0300"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0xFC02FD02FD01"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x010302FEFDF8FEFF01FFFF00"> : tensor<2x6xi8>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi8>
  return
}
func.func @FloorDiv_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xF8FF090003000000FAFF01000600FEFF01000300F9FFFDFF"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0xFDFF0200FDFF0400FEFF0400"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x02000400FFFF000003000000FEFFFFFFFFFF00000300FFFF"> : tensor<2x6xi16>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi16>
  return
}
func.func @FloorDiv_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000F7FFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFF04000000050000000600000008000000FAFFFFFF"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFF01000000FEFFFFFF02000000FDFFFFFF04000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x00000000F7FFFFFF02000000FFFFFFFF00000000FFFFFFFF0100000004000000FDFFFFFF03000000FDFFFFFFFEFFFFFF"> : tensor<2x6xi32>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi32>
  return
}
func.func @FloorDiv_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0900000000000000F8FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0200000000000000FAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0800000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF0300000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0xFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000100000000000000FDFFFFFFFFFFFFFF0100000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF01000000000000000200000000000000"> : tensor<2x6xi64>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi64>
  return
}
func.func @FloorDiv_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x050808030908060402040800"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x030203020201"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x010402010408020200020400"> : tensor<2x6xui8>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xui8>
  return
}
func.func @FloorDiv_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x030007000700030008000400080002000600010008000700"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x030002000300030001000300"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x010003000200010008000100020001000200000008000200"> : tensor<2x6xui16>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xui16>
  return
}
func.func @FloorDiv_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x060000000400000004000000020000000600000000000000090000000900000009000000010000000800000000000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x020000000200000002000000020000000100000002000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x030000000200000002000000010000000600000000000000040000000400000004000000000000000800000000000000"> : tensor<2x6xui32>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xui32>
  return
}
func.func @FloorDiv_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x090000000000000003000000000000000800000000000000080000000000000000000000000000000300000000000000020000000000000007000000000000000700000000000000070000000000000009000000000000000100000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x040000000000000001000000000000000400000000000000010000000000000002000000000000000300000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x020000000000000003000000000000000200000000000000080000000000000000000000000000000100000000000000000000000000000007000000000000000100000000000000070000000000000004000000000000000000000000000000"> : tensor<2x6xui64>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xui64>
  return
}
func.func @TruncateDiv_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x3C515DC06E834740A41A6540FBF8F840E3E181C0644F8FC008F0603F36CA7F40E19653BFBB4E0E404726E8C05CA30F41"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0xD0186FC07E6C0E40C7478DBF2EC22140959033C0E47C3C40"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x000000000000803F000040C0000040400000803F000080BF000000800000803F00000000000000000000004000004040"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @TruncateDiv_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x2F83CD8EBC9019C07C70B340A69313407AB9490AC5381940888E11CFC7D00440B08C4F18F5F9FEBFC6CC39C560C0154030A8F6AE2AEE0840421FBAB5121B03C07BBFE4D46D0E14C0DBDAB613A70F1DC0CA257B4C042307C02075A9CFD3DE0C40"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x8693DAAB8801F1BFF44B53CFF8FC0E403E56B58368C20DC071ED5328B805F43F32B6C514657006C022B3A1E556920E40"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x0000000000001840000000000000F03F000000000000F0BF00000000000000400000000000000000000000000000F03F00000000000000C00000000000000080000000000000F03F00000000000014C0000000000000F03F0000000000000000"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @TruncateDiv_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xD83BC73DA8C7B6364AC449BDCF46BE477E3F35BF89C677BC"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x9FC17641D9BEB74133BEA042"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x00800000004400000040008000C0004000BC008000440080"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @TruncateDiv_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x9EBF03C1A3C0AD400DC1DE40BA40B0BED3BF1DC0A4BFA83F"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x5C407C401C4016401A40E23F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x008000C000C0004040C04040803F0080008080BF00800000"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @TruncateDiv_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x09FCFF07FFFF04FC02FD00F7"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0xFD02FC04FC01"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0xFDFE000100FFFFFE000000F7"> : tensor<2x6xi8>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi8>
  return
}
func.func @TruncateDiv_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x060009000100020004000800070006000700070008000200"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0xFFFF0300FDFF0100FDFF0400"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0xFAFF030000000200FFFF0200F9FF0200FEFF0700FEFF0000"> : tensor<2x6xi16>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi16>
  return
}
func.func @TruncateDiv_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x06000000FCFFFFFF05000000F9FFFFFF07000000F7FFFFFF090000000800000009000000FEFFFFFF0500000000000000"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFF01000000FDFFFFFF03000000FEFFFFFF04000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0xFEFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFDFFFFFFFEFFFFFFFDFFFFFF08000000FDFFFFFF00000000FEFFFFFF00000000"> : tensor<2x6xi32>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi32>
  return
}
func.func @TruncateDiv_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFBFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF03000000000000000500000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0200000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x0500000000000000FEFFFFFFFFFFFFFF04000000000000000000000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF000000000000000000000000000000000000000000000000"> : tensor<2x6xi64>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi64>
  return
}
func.func @TruncateDiv_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000604090700060402080704"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x010301030403"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x000204030100060102020101"> : tensor<2x6xui8>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xui8>
  return
}
func.func @TruncateDiv_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x090003000800050004000000030006000800020000000400"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x040001000300030002000300"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x020003000200010002000000000006000200000000000100"> : tensor<2x6xui16>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xui16>
  return
}
func.func @TruncateDiv_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000000000000040000000100000008000000020000000500000003000000050000000000000003000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x010000000100000004000000010000000300000004000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x040000000000000000000000040000000000000002000000020000000500000000000000050000000000000000000000"> : tensor<2x6xui32>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xui32>
  return
}
func.func @TruncateDiv_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x050000000000000007000000000000000600000000000000040000000000000008000000000000000700000000000000040000000000000006000000000000000500000000000000030000000000000004000000000000000000000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000200000000000000040000000000000004000000000000000400000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.TruncateDiv"(%0, %1) {expected = [dense<"0x050000000000000007000000000000000300000000000000010000000000000002000000000000000100000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000000000000000000"> : tensor<2x6xui64>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xui64>
  return
}
func.func @Mod_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x4BC0A940756CA7BD590A4AC0685CC1C06A450641654502C1967409C0F13AE9C0A143923F82AB89C0C98403C1C3D0F540"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x30B0BFBF86C7F73F36797BC0DDE77D407D8693BFECA5883F"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Mod"(%0, %1) {expected = [dense<"0x38E14F3F756CA7BD590A4AC0F3D004C094F7A53E68432BBFF87126BF3295BDBFA143923F3879ABBEE8C61BBEC0CC553E"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @Mod_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x75678F29289712C04072E992A573DBBFD4AA345E243109C09C5B60FDB110124082C83747E4F906C00CF84B9A6E6C1740407E40C0EEC5DDBF6EC5DB800B841AC0F22435B745CB06C0A8EC28FB12090FC0F8070FFAAB26184074A034D2F52D0440"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x1A0EF5CBA6A500C06BCED25B4E4C0E4062D98B87C72601C0B0D89380CBB20240350A511ECB910CC01023CDEB72CC0C40"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Mod"(%0, %1) {expected = [dense<"0xB095A5D91518DFBF4072E992A573DBBFE4A251ADB914F0BF88DE2C7A986E014082C83747E4F906C008CDCA486A0C0240407E40C0EEC5DDBF71BCE4A5C8BB06C0402EA5BEF891E6BFF0272AF58EACF8BFBB05CDD58CBB034074A034D2F52D0440"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @Mod_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x0900000005000000F9FFFFFFF9FFFFFF03000000FFFFFFFF0600000005000000FBFFFFFF06000000FFFFFFFFFBFFFFFF"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF02000000FDFFFFFF02000000FEFFFFFF02000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.Mod"(%0, %1) {expected = [dense<"0x0100000001000000FFFFFFFFFFFFFFFF01000000FFFFFFFF0000000001000000FEFFFFFF00000000FFFFFFFFFFFFFFFF"> : tensor<2x6xi32>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi32>
  return
}
func.func @Mod_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0x0800000000000000030000000000000000000000000000000900000000000000FAFFFFFFFFFFFFFF0700000000000000FAFFFFFFFFFFFFFF06000000000000000500000000000000F8FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0700000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0100000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.Mod"(%0, %1) {expected = [dense<"0x000000000000000001000000000000000000000000000000010000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000"> : tensor<2x6xi64>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi64>
  return
}
func.func @TruncateMod_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xF3CF3DC0C5F64FC050239940DF02B740CA1B6C405D9F1DBE5708064129B8A4C0CB73F24009E55F408B431B40B9EFCD3F"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x81AE1EC0917EA83F3F20E7BF634F863F918B6EC002170F40"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.TruncateMod"(%0, %1) {expected = [dense<"0x900BF9BED0E01DBFC24C963F34FAF13ECA1B6C405D9F1DBE6457703FF16499BFC038B53EA46FB33E8B431B40B9EFCD3F"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @TruncateMod_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC8893E047634F43F9675F2EB899E14C080EB2C621A73EA3FB8DF9D28ED241C4088F1040A95BC0BC0005BBD01E94C1040A8D18739BFE82140C0B1E6656619204017CA3C16101214C024A298D1C6CA1A407236CC12CA552140D2ABF76D18D31540"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x40AB62679070FBBF18D97B47E065FC3F471609269FA209C0A54BD747EB230F401139CDD15DA20CC05C60BD38BE64F73F"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.TruncateMod"(%0, %1) {expected = [dense<"0xC8893E047634F43F2824D22067AEF9BF80EB2C621A73EA3FCB736409EF25094088F1040A95BC0BC048AB7A95276AF23F00D4441D9F4CD83F40538C226467EE3FCEFBE00C0203FDBFA3F8595BA27106404CCF2C4FD924F83F348EA60D271EF13F"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @TruncateMod_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x03000000F7FFFFFF00000000F7FFFFFF08000000FEFFFFFFFCFFFFFFF9FFFFFF070000000100000003000000FDFFFFFF"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF04000000FEFFFFFF01000000FFFFFFFF04000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.TruncateMod"(%0, %1) {expected = [dense<"0x00000000FFFFFFFF000000000000000000000000FEFFFFFF00000000FDFFFFFF010000000000000000000000FDFFFFFF"> : tensor<2x6xi32>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi32>
  return
}
func.func @TruncateMod_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0x0500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FBFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0100000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFF0100000000000000FCFFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF0400000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.TruncateMod"(%0, %1) {expected = [dense<"0x01000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000100000000000000"> : tensor<2x6xi64>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi64>
  return
}
func.func @FloorMod_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x2CC3F5408807E940E0E034C0758740409CD0E6C073CB873FE134533F1A72D1C0EBAEDF3EA1A0893CAFB328BFB7E77EBF"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x04FD43C04CBFF43FF51A52C0A2FF354085E774C05F927B40"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x68E1C0BF3CE0C53FE0E034C0307D283EB3B958C073CB873FCC2F0FC0C8348D3F182536C0A1A0893CAFB328BF71D83B40"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @FloorMod_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC8E101619018F63FF4DBE2014D5808406579A3CF9C5C1CC0F4979158809E1B40D8961B9D17EB0FC090AFF68B98E9EDBF300FB772451312403EFA370C890711406CCE0AD2D54D0AC04C6F11C4A40D1E40842DF84197531E403DFF76C1877910C0"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x28ED2990F72E0DC05AAF070B8C00F83FC4B9BE0C08FC08C0F45114398B6C0840053E5055601605C0E388BAD903A80340"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x44FCA85FAF2202C08026CBB63DF0A53F08FD2517A604EBBF0030EAFBA88FE93FA6B1968F6EA9F5BFFEB9796D3B5BF83FF0BBE53A643706C0448AD01A0C1DF43F804AC154DC1CC5BF6075F42B6684F63F38F802E093DFD4BF304D1CC2E073E93F"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @FloorMod_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xE5395F3CBFC64D4818C518C798C68138754858C657C7133A"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x51BEFE402CC201421CBC633F"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0xBDBA5F3C98B83241E0BBB03470B4813880B55341C0B0133A"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @FloorMod_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xDA40424092C0F8C09BC0CFBF9840C2BF98402340C9C0B8C0"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x15405C407D403D409D3F6F40"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x0A40424056408E3F803D0840C03DF63F4C3F23408A3FDC3F"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @FloorMod_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFA03FE0202FFF9FDFAF7F8FD"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0xFD02FC03FF02"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x0001FE020001FF01FE000001"> : tensor<2x6xi8>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi8>
  return
}
func.func @FloorMod_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000FAFFFCFFFEFFF8FFFBFFF8FF0200030002000100F9FF"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0xFFFF0300FEFF0400FCFF0200"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x00000000000002000000010000000200FFFF0200FDFF0100"> : tensor<2x6xi16>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi16>
  return
}
func.func @FloorMod_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFF02000000F7FFFFFF040000000000000005000000FBFFFFFFFBFFFFFF09000000F9FFFFFFFCFFFFFF09000000"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFF04000000FCFFFFFF03000000FEFFFFFF02000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x0000000002000000FFFFFFFF010000000000000001000000FFFFFFFF03000000FDFFFFFF020000000000000001000000"> : tensor<2x6xi32>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi32>
  return
}
func.func @FloorMod_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FEFFFFFFFFFFFFFF05000000000000000600000000000000FAFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0400000000000000"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF0200000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0xFFFFFFFFFFFFFFFF01000000000000000000000000000000010000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF02000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<2x6xi64>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi64>
  return
}
func.func @FloorMod_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x010408080508040808020109"> : tensor<2x6xui8>}> : () -> tensor<2x6xui8>
  %1 = "tf.Const"() <{value = dense<"0x030401040403"> : tensor<6xui8>}> : () -> tensor<6xui8>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x010000000102010000020100"> : tensor<2x6xui8>]} : (tensor<2x6xui8>, tensor<6xui8>) -> tensor<2x6xui8>
  return
}
func.func @FloorMod_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x060004000100080000000200020002000500040006000500"> : tensor<2x6xui16>}> : () -> tensor<2x6xui16>
  %1 = "tf.Const"() <{value = dense<"0x040002000400030003000200"> : tensor<6xui16>}> : () -> tensor<6xui16>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x020000000100020000000000020000000100010000000100"> : tensor<2x6xui16>]} : (tensor<2x6xui16>, tensor<6xui16>) -> tensor<2x6xui16>
  return
}
func.func @FloorMod_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x070000000100000007000000090000000500000009000000070000000600000005000000080000000400000005000000"> : tensor<2x6xui32>}> : () -> tensor<2x6xui32>
  %1 = "tf.Const"() <{value = dense<"0x020000000200000004000000010000000400000002000000"> : tensor<6xui32>}> : () -> tensor<6xui32>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x010000000100000003000000000000000100000001000000010000000000000001000000000000000000000001000000"> : tensor<2x6xui32>]} : (tensor<2x6xui32>, tensor<6xui32>) -> tensor<2x6xui32>
  return
}
func.func @FloorMod_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x050000000000000007000000000000000600000000000000010000000000000001000000000000000300000000000000080000000000000001000000000000000800000000000000050000000000000006000000000000000800000000000000"> : tensor<2x6xui64>}> : () -> tensor<2x6xui64>
  %1 = "tf.Const"() <{value = dense<"0x030000000000000004000000000000000100000000000000010000000000000004000000000000000100000000000000"> : tensor<6xui64>}> : () -> tensor<6xui64>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x020000000000000003000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000001000000000000000000000000000000000000000000000002000000000000000000000000000000"> : tensor<2x6xui64>]} : (tensor<2x6xui64>, tensor<6xui64>) -> tensor<2x6xui64>
  return
}
func.func @Pow_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x035ECF3FC5EA8F40B345D83F724B853F92A90E41C518A9405474E440E229414031DA5B404CD4133F067BCD3F5235283E"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x820A30405AA5903F094C863F5A54D33F57CFC23F2A87B63F"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0xD2477140EAFEAE40EAECDD3FD8DB883F2B7ADF4145D42B41F2E25E433E015F40FA9C694037CBCE3E5E88034009D99B3D"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @Pow_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x94340CABFCBE1B409CCF7EBC7D09FD3F70EC7B211B530940A1F9851EA0D31F40B409D4719C7A06401441058C28B41C40C822A5F3A98517408CDB96DBDB731E405AE11B1B429D17401E6BFDE04C2C0A40F8712F0FBBF806404A37F16E96630640"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xE202248F2A12F63F6C16ACC88AFC02402866EA9200990E40F859C2E6BD420340B8E0E5ECAFCDFE3FE3CDABA2F8000C40"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0xFE2003E6C1ED2C400BDF67F0FE741040103BE72D4E83544033917649CE6D6240BA06B046B93B1D406B898F344EF68E402BBD78B0FC082740D395C7A92EEA5E4016AE58E859CE8B40181729C1055A3140DCF4D838B07A1E406D1A9E8D03584240"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @Pow_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xF2470F3C8446C5451C45F03B7C480E483844D042E62DCB44"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x3D428B425943D442C3433E40"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0x0461323CA463335E6260DE3B52635B63315A1A544806F14E"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @Pow_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xEC409B409940A140C94015400941B040C740C340B5405C40"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0xD93F3A4055407640F53FB63F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0xED41C4423743F9430742554018420E43DB438244DD41B940"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @Pow_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFFF7050301010900030700FC"> : tensor<2x6xi8>}> : () -> tensor<2x6xi8>
  %1 = "tf.Const"() <{value = dense<"0x040104030103"> : tensor<6xi8>}> : () -> tensor<6xi8>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0x01F7711B0101A100515700C0"> : tensor<2x6xi8>]} : (tensor<2x6xi8>, tensor<6xi8>) -> tensor<2x6xi8>
  return
}
func.func @Pow_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFAFF05000000FCFF00000400040009000700010009000300"> : tensor<2x6xi16>}> : () -> tensor<2x6xi16>
  %1 = "tf.Const"() <{value = dense<"0x010003000400040004000100"> : tensor<6xi16>}> : () -> tensor<6xi16>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0xFAFF7D0000000001000004000400D90261090100A1190300"> : tensor<2x6xi16>]} : (tensor<2x6xi16>, tensor<6xi16>) -> tensor<2x6xi16>
  return
}
func.func @Pow_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xF9FFFFFFFEFFFFFF08000000FDFFFFFFFEFFFFFFFBFFFFFF0600000005000000020000000500000002000000F7FFFFFF"> : tensor<2x6xi32>}> : () -> tensor<2x6xi32>
  %1 = "tf.Const"() <{value = dense<"0x030000000200000004000000040000000300000004000000"> : tensor<6xi32>}> : () -> tensor<6xi32>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0xA9FEFFFF040000000010000051000000F8FFFFFF71020000D800000019000000100000007102000008000000A1190000"> : tensor<2x6xi32>]} : (tensor<2x6xi32>, tensor<6xi32>) -> tensor<2x6xi32>
  return
}
func.func @Pow_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF06000000000000000800000000000000FFFFFFFFFFFFFFFF0400000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0900000000000000FEFFFFFFFFFFFFFF"> : tensor<2x6xi64>}> : () -> tensor<2x6xi64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000004000000000000000300000000000000040000000000000003000000000000000200000000000000"> : tensor<6xi64>}> : () -> tensor<6xi64>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0xFAFFFFFFFFFFFFFF0001000000000000D8000000000000000010000000000000FFFFFFFFFFFFFFFF1000000000000000FAFFFFFFFFFFFFFF510000000000000028FFFFFFFFFFFFFF0100000000000000D9020000000000000400000000000000"> : tensor<2x6xi64>]} : (tensor<2x6xi64>, tensor<6xi64>) -> tensor<2x6xi64>
  return
}
func.func @Pow_complex64_9() {
  %0 = "tf.Const"() <{value = dense<"0x7D4A723C260AEE40983808C15EA1C8BE49FE04BE59E569C06758AEC03799BA400F1DD74097CF913FE41B533FE6A386400D0F0DBEF61B47C06254B4C017AF0441809B16C0B32DFA3F275DCF40DF7C5CC0DEC1833D331B0DC142390EC16D76AB40"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0xA40B3E404DD47E4034860B4029D5B33F45F7FD3F839DC73F961A07403E98FD3F8A7C194036462B40358E4040C3586940"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0x7B583F3F55617C3D21D0D5C5D1349145CC417D42D96013C3324E3DBFC773A33E8C983B422B7F2CC22AB406BF11F464BCE9318846806998C569354CBFA15FE6402859443E6883813D70802CC3DD511D42D4D3B7C58D1726464E518FBD7AB856BD"> : tensor<2x6xcomplex<f32>>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  return
}
func.func @Pow_complex128_10() {
  %0 = "tf.Const"() <{value = dense<"0xD4A22448AC031240AA54BFA6130B00C0A829BB873A371C403EB3B337AA8C1DC0F45238B057260DC09451905B690E0AC0103B200072341D401A8688A5435400C07405E9C8BC190BC075BB23090BDC16C050BBA03D875BE93F88B17F0A319F0640488F8D0E8DD71C40B83F12D43EF021C0B421B617B3BD09C0DEA1CAB8F77D20403F825B34AA6C13C02CE015E978AE18C000F172F31277B5BFA0E51ED7273121400244106C47E51340EE0DE83635CF14401066D1E50C31FDBFE0E7E3AAA214E4BF"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x63F341340CA20E407A8785E430590C40FE5C7B68315E0340D7D7066B0F4F0B406466C2B0732C004021CD362531270840DCE6E7B3A4FDFE3FA96AA0CA1D780C40E288B03EFC9A0D405B3E622938170240AFB3741B6FCF0F40C5D11CC3FC620440"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0x52CBA8EAB81893C0BEB2D448956E98C00782954E9C51B040EEB7CCF7A1C494C0ECF7EC351B7FE14063F1E7C4AF43A8C0AEE54C9D8FC25E406D228E5635D34940997842C87D6FFDC0CE8AFCEFA7CBE640B85D06B9B042C1BFE693A2C8EC380540D026518DA5B500411BB6814605000DC19D70C4218439CE3FDA890F4546EEBABFA1900BEE3475BBC0C963219E4BD1EA4073279ACED85EB0BF009F687E80A6CCBFCDEF1594CA5957405127947B24876B407E0CF7860520D1C0AF6EC0A59A9E9440"> : tensor<2x6xcomplex<f64>>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  return
}
func.func @MulNoNan_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x3DC5DFBFA0208040D8E7A1BF339D7240A9C6E940D7CA314038C5BC3F5F96A4C0D2D78D40FF5B4BBF2B7292401A3A05C0"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x637F17C0AF43754068F8DBBF6A8D1140D6294FC0EF5C5A40"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.MulNoNan"(%0, %1) {expected = [dense<"0xB06C844033827541701E0B400FF10941D72DBDC146A71741866C5FC06DAF9DC187C2F3C0E33EE7BF7F046DC1AF47E3C0"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @MulNoNan_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x2297657AC0DF04C028A5321BCE23F6BF5C5D5F1CC58F03C0F4955E0CFA9F184080F5D93437D7E7BF20D2991080E51F4022CA2538454914C0A816D16C6C7CF03F47FC0073DA5B16C080A64F496EA0B6BFACD7C6F41EB71D40844D6D7D77580DC0"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x26C976FC1F2400C0BEBA31E741F7FF3FA6294E9201EB0AC0F42FACB8C4E6FB3FA156C280FA560CC0768CEEE9ACFC0D40"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.MulNoNan"(%0, %1) {expected = [dense<"0xFBF85CA6E10E15400486EAA1C11D06C04BBC83EC78742040ADA0A0319078254097B3E9531D1D0540624E4BBAD7E33D408DD9F2A1127724404F862A62EB77004079E1C522D5CE32405FDCC13F89BAC3BFDC9D92D7FF503AC0FFF5AF88E37F2BC0"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @MulNoNan_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x84417B478147E3C0FB44A2C39741734806C212485FBF69C8"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x8FC389434AC1DD423BBF8C40"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.MulNoNan"(%0, %1) {expected = [dense<"0x36C90C4FF6CC31C880C857C848C93150F747FC4EA94203CD"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @MulNoNan_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x0D410E41B6C0F43EFA3F7740F74000C1283FCDC07AC08540"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0xC03F75400A40494021401540"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.MulNoNan"(%0, %1) {expected = [dense<"0x5441084244C1C03F9D4010413941F5C1B53FA1C11DC11B41"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @MulNoNan_complex64_5() {
  %0 = "tf.Const"() <{value = dense<"0x61A605C13D03B3C06714E34080339B4030DDBDC0CCCFCFC08E39553FAA38E2C0334490408222854074B27EC03BD316401C54CAC0E369BF40C46E953F39D996C03A07CD40F02329C0F14C89401383FF3E4D74B1C03D7708406606D840091E50C0"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0xB84259406AB72F408B4FF63FAB4D5F40ABFC61406A247D4072DD094059032040B09D5A40F797E83FBBC870401AB60940"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.MulNoNan"(%0, %1) {expected = [dense<"0x84F44FC1B0B227C2F01651C0C35E0842808C9740AC9839C2E8C09B41545652C127DFFA401E3BB341AB58A0C1C0339B3E468C17C278913C40D98D954165EE9FC0004F04428B15804175D6FF400AD73C419C89B6C190C432C0B894014258AB1240"> : tensor<2x6xcomplex<f32>>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  return
}
func.func @MulNoNan_complex128_6() {
  %0 = "tf.Const"() <{value = dense<"0x686A7817FF831740BC8931BF44F018407ED805B6C2721740303B31DB4C68F5BF20FAC924F326F8BF986169DF84DEFA3F4E43BA03F26F11C0F632D212C4981040802998FE46C30940AE404B86777810C0B852564F15EA0F40CC16226B484C02C00E77386167C010406C2F97B9D5DD06C05EE9469A1D321DC08D213419F1AF1BC008CF1EDA28F61940CF22CE748D0414C0CCBB42C36F0E20C078C4A2FA7FC316C02081A4D80A9403407EC1263D596E09C01DDCC5CAA8CA21C0E28296B0DBBE05C0"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0xFE5582D1F243094070DEBE6030D3F93FA6AC2FD331A4054012F9482E2624F53F5E10AADF9008F53FBE63ABB12C26034060A8EB046C5302401A11004BE884FC3FF068E5F5A6330540A99A8ED3B6260C402EDCB01907C206401A83D7FEAED90F40"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.MulNoNan"(%0, %1) {expected = [dense<"0x4365C482D0012140BC99559AD22D3D40FC9AF69934A031409690AB6A4F811040002117FC2F0418C0DC19FA76507DF6BFED3B2E74BA6131C04CFB46E427C0FB3F04B015DB3306374080F63EFA0ED8DA3FAE23F92F68743440C0F9483C7AC02240B76D2ACAF0D631401A7ECECBF82302C0B4090044A63225C0AADC725A765E3CC09CFCFF4BD4823440400FD910E9E921404394B2614E7E20C0D4A369CEA1583BC0C7288BD009AC3140405253EA81F0C73FA4717C7500F82CC0DCD0D3541F9345C0"> : tensor<2x6xcomplex<f64>>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  return
}
func.func @Xdivy_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x722A8040C194DEC09F02C43EDA19A1C05A8382401AEEAB40362FC9C04B18DE40F83452C0E4A9524011D801C1C1E00141"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x6630B7BF679E1D40661924C053553C400F242DC01D6B4740"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Xdivy"(%0, %1) {expected = [dense<"0x651B33C047C134C020E418BEBBFBDABFDBF8C0BF5BB6DC3FED928C40345C3440F9F6A33F3E2D8F3F99FB3F4086BA2640"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @Xdivy_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x6B1625266FF110C0E4C450FA4C730E40704A83924F29F53F10F3150ACC8C194004EB5852AE1C0AC018B7979924B3F63F007DA6E8709DCB3FC4C978AF15FE0DC0948EC7505E82FABFF468925B8277F7BF007FBB3CD8C0C93FD0079DCD53FE2140"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xD78803806A26FABF023535F00680F03FFC58F2CAFE7A0FC0145C0F07A87B09406756D420195D03C0BC3072598C73FB3F"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Xdivy"(%0, %1) {expected = [dense<"0x11350903BFBB04407A51FAEC07870D40958AACADB782D5BFD2107418C30A00402915DBF17B93F53FDC3F2CE30976EA3F42A894D475E5C0BF7111C6215E150DC09FE98CAE5EF2DA3F95C051CBDA77DDBF3B64D3CC9947B5BFECE4925896F91440"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @Xdivy_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x24C21146D940A34077C07B46DBC417488EC7FA458446723C"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x2ABC3B3C38C04D4009BF063F"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Xdivy"(%0, %1) {expected = [dense<"0xE641BC4599BC503C143D6243AA44BC472A438F4169C31039"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @Xdivy_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xEEBF4EC01DC0323E61BF0DC10E41FEC0CCC0B340AFBF25C0"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x1240933FAD3F2740B13F2940"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Xdivy"(%0, %1) {expected = [dense<"0x51BF33C0E8BF883D23BF56C07940DDC097C009407DBF7ABF"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @Xdivy_complex64_5() {
  %0 = "tf.Const"() <{value = dense<"0xE6658F3F833ADEC07204E3C07E24E340A3C98FBD849BB840121A02C10866534019310BC1698ECCBDEEBAC3BF5A8F72BFD7CA80C0712494409492A14090708EC0D84A62C0C46DD5C0445265C0790DF940BBC9C040A5088CC0BE2809C1BCAF3E40"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x1577594066AC27401DAA4C400D8EE53F084FBB3F45DF5B40A2FB22404AAC2B4071FE3D4009021D4083C00840ACCC6640"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.Xdivy"(%0, %1) {expected = [dense<"0x531248BFEF79B8BF779D3DBF7BA4284042FDB43F896A1F3FDEB15DBF01640D403100E1BF65A1B53FEDC6C2BE01634B3E021AACBDCCAFB63FCA771B3FE5C2DDBF86EA00C030502F3E58E95B3FB2AF094086CFF63E58ACEFBF4BA8DCBEDDCA0740"> : tensor<2x6xcomplex<f32>>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  return
}
func.func @Xdivy_complex128_6() {
  %0 = "tf.Const"() <{value = dense<"0xDC24E12A52C1114004681CA99D4B0840E8B0E683B4261D40FC97E68EBAF3F7BFA34BDD1F061310C0AC001FFDCFA41E40DCA7858DB95C1A40004F2DC152EB2040C6DAFD67117A11C0F87408C84FC91BC0A04E61822236D6BF42E0413030C01A400E485267E5C021402039523DB01B0F408CB6A339C68800C0495509FDC68617C0E0C39EBDC993E1BF7E4172EBDFCA1040F0B5BF99EAA8EABFB2B9FD30DE64104024ECDA7C452617C03CD99E513C0F1A40B23E004BD7F51940006F709BAAD5E43F"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x06D6DF29574C064069A24DF2F4080140B34D29AA50E40840972A1617A0C50D4080ADF6D35C7F0D40F820C356730AFC3FB0B196444893FD3FE61CD92FF3BA0C40629DE1E144AB01408651849B096E0640A7CB02B33DB409409BA6E2FAC5BBFD3F"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.Xdivy"(%0, %1) {expected = [dense<"0xC422E2E6E57FF83FF002F31E138AB4BFB742746CD342E73FA05C3B2CD29BF5BF02C95B93C75DB5BFD0D86CDB6AF000404D030BF931DF04403D1A9C84B481DFBF5BF7FFF48C4A02C0AFACC8556612CFBF66FD8683E446EA3FF08B947239B4F93F61ED29CCE778054087AA365914F9E4BFDAAFF53A8041F3BF5F276B59D1DADCBF08A84D0F9C79D43F70CABA1A7891EF3FE4BAB5DBADD9E93F580832FB92BAE43F4ED2C405EA8CDB3FDAF81BB6E8390340618AF4F86F9FF93F61EFD697AF27E7BF"> : tensor<2x6xcomplex<f64>>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  return
}
func.func @Xlogy_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x4E4A1AC06A19AEC049F898BEC5F5CA40E01C0541B16FA440FA73C5C078BEA2C0636F38BFB3CC0EC16CEFAAC05766AAC0"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x8F000B401888D63F2C1F6540A1356940E78D0D40DC224340"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Xlogy"(%0, %1) {expected = [dense<"0x4A56EFBFAFD133C0DF17C3BE1B3803417954D340E350B740582599C03C1728C01C396BBFCAA538C13FB087C0D1F6BDC0"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @Xlogy_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xF9F0874637F420C048D382CF33940140005A06425B7BC0BF4B05DB932D2E21C0649A2AE59F750CC0F25575F3A3932140303C3E3D95C1F13FF52CCD98E6D421C0F6E339AD3ADB1A40A4A59E18ECDE1E40BE93E19B18E32040C052F2D00530EDBF"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xBB9A241C839903404CC510C30A3E074098DE92375E05084064E3A39E035D0240352FE73B9CD3034045F521CF22850F40"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Xlogy"(%0, %1) {expected = [dense<"0xBA40D76E47621EC0D33E61179FBF02407A93E2291F1FC2BF0BB29130058D1CC05930EC3A4FD409C096EBF741D419284062FAF96353D2EF3F37FD27E09F0423C00988783037871D40F381F731A7A61940F7DD053E23A71E40879E3E10C102F4BF"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @Xlogy_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x5CB3423BA6B50B449746844403B57FC687C7853B464332C3"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x2D43734207433941BE3D303E"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Xlogy"(%0, %1) {expected = [dense<"0xB3B4403C19B7C343C440E13F67B69BC7BBC8383B423D47BE"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @Xlogy_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x0FC13CBFD940E040FF40A5C008409A40A0C077C021C0EE40"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x774007404A4067406440CD3F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Xlogy"(%0, %1) {expected = [dense<"0x41C10CBFF940104122411BC038406640B8C09EC04DC06040"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @Xlogy_complex64_5() {
  %0 = "tf.Const"() <{value = dense<"0xF806E5C002025B40B1D813C0CC14404017D02BC0EAF81640B9E40A41BF3D8F4011706140B6ED0CC1441AC6C089986140D3DAECC09FCB6FC065F7A6C0F2E90D41AEFAEEC0479F06418787AC4007CC7F40ACA04BBD005B2CC016CBB1C0C16BD5C0"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x7F523B40EE1A1E40C72A1940EBE4D33F05EC0A4026AF104088AA3940BC78AE3FB8AAC03F27A93A405BBD0E40FB1A5840"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.Xlogy"(%0, %1) {expected = [dense<"0x472940C19000D8BE341489C01468E73F47F49EC0F41D083F37530241806E10416E355D4136A0D3C0632242C1407097BF0B05EAC0388623C1D40C2FC1BD21CA40D4F674C1A8096640EBC8904037C2E04079D63840955250C0D88297BF28EB6CC1"> : tensor<2x6xcomplex<f32>>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  return
}
func.func @Xlogy_complex128_6() {
  %0 = "tf.Const"() <{value = dense<"0x54E3327483F416404C0BCD696A53F1BF5C612516B5831840C075D3AB8261E53F6C3EBF148A88F6BF04CCBD78839317C0871B9D214DC814C004A9CF008151FDBF70B8BF3D56521E4040DC03C3718FF33F50FE39F22F2819C078F3D9E20F881D40E0E4D1052E0816C01A7FD866C8981A406018291FCFA8E8BFECE4676C4967F0BFF4CEB62CCC7B12C03A7E6EF020C715409A61030468990EC0E8D3ED8D222D0EC0FCD2656A81E81C404271E0E267131A40A00AD0BEE6CC07406491F8CC8FA807C0"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x5207C47B22640D40E4AB119616310440E6BD6075D22A0F40242CF0E3AE49F53FE41F6E2E18290040256B031C83F40040C1CED8E6BAF4FF3FFEE38517932CFC3FF08E202F1691FD3F630B1D4FACBC0740DD548C99D659FE3F32A0E483A9FC0D40"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.Xlogy"(%0, %1) {expected = [dense<"0xFC2CF7F71D7522401BED6BE87760FD3FCCDA9B22BFE72040CF68677DECB20740DE564C6AA30F0A403AB5A70912E31DC04FA49FF5E31C0EC0BA473F14F43116C060A9E879A77E20409C3AFC72FF6D2240309A855A522A31C020AEF3913F500D4063E57DC50A7828C044018C64FD7C1A40C6EA3D3A4319E8BF8E80305C1645FBBF65C6C93FDBBD22C0128E8BBCC2DE0040706D9CEBB352F0BF48D80E9CDAD419C05C27D0E2627C0340D8734A7C52F82E40F4B5240FC01E1E408824AD85AFE3EEBF"> : tensor<2x6xcomplex<f64>>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  return
}
func.func @Xlog1py_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xDEE231C031C6913F4B5C6CBFCC12E9405CFE4FC0EE72B840B92FC9C05E48E8BE1DD50DC0F768B9BFEA290B40F6E70EC1"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x68F669402F23E43F57E80940E9B8FE3FBC37384006B42040"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Xlog1py"(%0, %1) {expected = [dense<"0x51CD88C0332B953FCEC787BFD147FF40ADF58CC022A6E7408BB81AC115B1EDBE85F422C06713CBBF30A03C40B47933C1"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @Xlog1py_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xE853B5951840F5BF8C7D77D2C86B1F40F0FB8D920F5E03402EB49CD9224A00C0D42B1360F6F8F7BF4821B6B8FF3719C080734B93B1A4D03F663F518AF0B813C02856DFAA1AC7F93FC810102DB3C301C064F387243FEC1C40C08C81FDDFD017C0"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x6B6B9768D24FFA3F0487F6542BE2054060B5D8F08BDAF83FF7E4E7246D0A094087CD2FE08DE406404AA9AA4D418E0140"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Xlog1py"(%0, %1) {expected = [dense<"0x38E603D15EAAF4BF79F9F8A74EB424406947339CBA2702409B2A9571801A07C0A8E3E27AC43100C001BEB75E1D4A1DC07EE093A06D2FD03FD09E15EBD0FD19C038ADFF9E0E2AF83F5797750E003209C0749E3298DE892340DF0C848905A91BC0"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @Xlog1py_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x90BC9A30A746603F2DC5ABC697B890C5D041DBBA6C4275C1"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x5341EF40DB4398430A3C6E43"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Xlog1py"(%0, %1) {expected = [dense<"0xECBDB8314E49C9413AC32CC9F5B9EAC6A24460BD7C403BC4"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @Xlog1py_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xFB3F9EC0F4C0D24003409C406AC069BF07C02740E8C054BF"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x5140DE3F6D407B404540A53F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Xlog1py"(%0, %1) {expected = [dense<"0x36409FC03DC1274138408140AAC06BBF51C0854023C130BF"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @Xlog1py_complex64_5() {
  %0 = "tf.Const"() <{value = dense<"0xDF0972402A0203C1A6D9CB40929125408C2CBE4072FE0DC10C0CE9C0FA7C9540B515A7C0CFB82DC05DCF353FB85E02C14CC10B41FC59E7C0E3F27640C42EDDC0A010ADC080234C3FEE8758C0CE64A4C008E402C1378A5D3FB799334045C79240"> : tensor<2x6xcomplex<f32>>}> : () -> tensor<2x6xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x070F67407021E53F9BA0D83F4BDFD83F71564340E1C5E23F4243AB3F965F0240AC8868401597E33F247B7240A1F71F40"> : tensor<6xcomplex<f32>>}> : () -> tensor<6xcomplex<f32>>
  %r = "tf.Xlog1py"(%0, %1) {expected = [dense<"0xD23E1141C6013BC1E267BD40F04CD2408CE4474166E92BC1297139C14051893D45D6EBC02E5FC8C03EC3A340046F56C1D21E8541E82505C1E68F0541DC9BBAC053E805C1149585BF706016BE4DD203C1A5C156C1003DCEBF02B9214038631141"> : tensor<2x6xcomplex<f32>>]} : (tensor<2x6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  return
}
func.func @Xlog1py_complex128_6() {
  %0 = "tf.Const"() <{value = dense<"0xEC6338C918B702C07ECD2A7036CB18C084A4B75095B7114090066E4AC906F43FE2E3126A0DE9174090135F4D1E7F0BC0C2B9E3A0053200C0C6E39F94BFF31940B852672C7A9BFB3FE41828F7646908405A4053CE2E2A06C00E6A6E5FB4F51AC0341173229CC301C02899D002805419C007C1D2B11FD820C026C06F7635E42040B8A19FE25D65F3BF7C14F927D609014001100A9307A020C040F0A49182FDC13F2032BD7BDF67D03F58D0B2ACD81FFDBFE417DFF6D9AE13409CA3EAFE6E4B1040"> : tensor<2x6xcomplex<f64>>}> : () -> tensor<2x6xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0xD2AA401299B504401AF48C69E396F53FD2933FE82AD806405458438026E90B40BEEC17CEC0650140028EDD4C6A16FE3F4A5631CD2AC500408B2958DDAB10F53F24E2D52FEA8D0C40F3C02CECFD350740DA29291F231B0340B199AA3A60A50C40"> : tensor<6xcomplex<f64>>}> : () -> tensor<6xcomplex<f64>>
  %r = "tf.Xlog1py"(%0, %1) {expected = [dense<"0xE0689ECFF944EDBF5E85E817C85722C085891BAEB3861940D617DCD0FA481540D54181C1D2482340AC4973D2FBA6F4BF4BFD67694B4214C03CA55C54633B1C400B7C2A730D00F33FDB7A97755B8418408C90D585E5F4F03FD866EAED5E022AC09C8443CC169DE6BFAE195DB6239E22C03FF6130BC01834C067677635A4EA1E406415FC96E3C505C0CD063E6F120F014043719FB9C24824C063925C774C5F09C0FEC833852867F73F7832CC8B756E07C07D2F780AF226124092E4A6D1A0FF2440"> : tensor<2x6xcomplex<f64>>]} : (tensor<2x6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  return
}
func.func @Atan2_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x3A6CBEC0982E9EBF94D995BF52FA86C00983B0BF5EFDCD3F56ACFEC0F7A873405AD02D40B0930A41AE0B52BFB3014CC0"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0xC977D1BF18457D40FC8B93BF5F187340BA7262C07AAA1C40"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Atan2"(%0, %1) {expected = [dense<"0xCC69EBBF65F99ABE034D16C0D27356BF104731C0E3E1143F2005E3BFA51C443FC870FC3FF228943F877A3AC001796ABF"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @Atan2_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xA8B63A9EB87113C0F9DE05FFD69F20C0E0B3E6942170FA3FA00CF2B939871E40B286AFA3D771144092B391C23F4714C0F00C8314898209C047B1A23778C419C0CEDA3D28E69015C0A71634856FBB1AC03434954042751D40005F29C88E74D7BF"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0xC873F06A33FD09C07C9FD4827CD1F53FFAB31AF2D70C06C02032C5EA49DF0340C0DF1BF47440FCBF69C583E64D240140"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.Atan2"(%0, %1) {expected = [dense<"0x872A6A00884701C04F6E7978F387F6BF7E0334E7F5CF044088F433D52219F43F4D2F0F056F74FE3FE56A473708BCF2BF419F987C8AEC02C0AF91EFF288CBF5BF67FE757DD95800C0B6D8AC275A70F3BF0DBE2112DBE5FC3F16D146CDE1AEC5BF"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @Atan2_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xFFC1A947AF428CC41B443B43B3458945624519C466C86740"> : tensor<2x6xf16>}> : () -> tensor<2x6xf16>
  %1 = "tf.Const"() <{value = dense<"0x17C0C04182BD713DF2C19C43"> : tensor<6xf16>}> : () -> tensor<6xf16>
  %r = "tf.Atan2"(%0, %1) {expected = [dense<"0x57C0D93CD93F1FBD6540143AA93F5E3C493F00BD96BF3238"> : tensor<2x6xf16>]} : (tensor<2x6xf16>, tensor<6xf16>) -> tensor<2x6xf16>
  return
}
func.func @Atan2_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xECBFA93FE340EFC00B4024C0B5C08140863F9C4087BF1340"> : tensor<2x6xbf16>}> : () -> tensor<2x6xbf16>
  %1 = "tf.Const"() <{value = dense<"0x374003405940054008408D3F"> : tensor<6xbf16>}> : () -> tensor<6xbf16>
  %r = "tf.Atan2"(%0, %1) {expected = [dense<"0x13BF133F903FA6BF4C3F95BF8DBF8D3F993E953FECBE903F"> : tensor<2x6xbf16>]} : (tensor<2x6xbf16>, tensor<6xbf16>) -> tensor<2x6xbf16>
  return
}
func.func @NextAfter_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x61D84A40309A4240FB1BD940CCFDCDC076369EBF9E4020402883583E2B29BB4093E523406145B940B54009C199FA6D40"> : tensor<2x6xf32>}> : () -> tensor<2x6xf32>
  %1 = "tf.Const"() <{value = dense<"0x79290FC0D3CB9C3FAB1D00C0DBB5943F7EC86DC03FFBC63F"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.NextAfter"(%0, %1) {expected = [dense<"0x60D84A402F9A4240FA1BD940CBFDCDC077369EBF9D4020402783583E2A29BB4092E523406045B940B44009C198FA6D40"> : tensor<2x6xf32>]} : (tensor<2x6xf32>, tensor<6xf32>) -> tensor<2x6xf32>
  return
}
func.func @NextAfter_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x685AC2EC54C91B40A6E95E366E4A1FC028020EBD81600DC07AF7A9FD962C0DC098C8B60EAED214C0D8A267400542F5BF4EE63A52337821C0BCD071ACEF9319401CD3E7702A7C20404066867404B9F2BF8A94FFC8806420C0F4C5E2493740F3BF"> : tensor<2x6xf64>}> : () -> tensor<2x6xf64>
  %1 = "tf.Const"() <{value = dense<"0x901676E02BFAF8BF424151C16B5E0240698197B72D830EC0C71B2698622C054066BD69C6CF0409C06F3597BD446B0F40"> : tensor<6xf64>}> : () -> tensor<6xf64>
  %r = "tf.NextAfter"(%0, %1) {expected = [dense<"0x675AC2EC54C91B40A5E95E366E4A1FC029020EBD81600DC079F7A9FD962C0DC097C8B60EAED214C0D7A267400542F5BF4DE63A52337821C0BBD071ACEF9319401BD3E7702A7C20403F66867404B9F2BF8994FFC8806420C0F3C5E2493740F3BF"> : tensor<2x6xf64>]} : (tensor<2x6xf64>, tensor<6xf64>) -> tensor<2x6xf64>
  return
}
func.func @Div_int8_15() {
  %0 = "tf.Const"() <{value = dense<"0x0506"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0001"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %r = "tf.Div"(%0, %1) {refused} : (tensor<2xi8>, tensor<2xi8>) -> tensor<*xi8>
  return
}
func.func @FloorDiv_int8_13() {
  %0 = "tf.Const"() <{value = dense<"0x0506"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0001"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %r = "tf.FloorDiv"(%0, %1) {refused} : (tensor<2xi8>, tensor<2xi8>) -> tensor<*xi8>
  return
}
func.func @TruncateDiv_int8_13() {
  %0 = "tf.Const"() <{value = dense<"0x0506"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0001"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %r = "tf.TruncateDiv"(%0, %1) {refused} : (tensor<2xi8>, tensor<2xi8>) -> tensor<*xi8>
  return
}
func.func @FloorMod_int8_13() {
  %0 = "tf.Const"() <{value = dense<"0x0506"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0001"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %r = "tf.FloorMod"(%0, %1) {refused} : (tensor<2xi8>, tensor<2xi8>) -> tensor<*xi8>
  return
}
func.func @FloorDiv_int8_14() {
  %0 = "tf.Const"() <{value = dense<"0x07F906FA"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0xFD03FD03"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0xFDFDFEFE"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return
}
func.func @FloorMod_int8_14() {
  %0 = "tf.Const"() <{value = dense<"0x07F906FA"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %1 = "tf.Const"() <{value = dense<"0xFD03FD03"> : tensor<4xi8>}> : () -> tensor<4xi8>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0xFE020000"> : tensor<4xi8>]} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return
}
func.func @Div_int16_16() {
  %0 = "tf.Const"() <{value = dense<"0x05000600"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000100"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %r = "tf.Div"(%0, %1) {refused} : (tensor<2xi16>, tensor<2xi16>) -> tensor<*xi16>
  return
}
func.func @FloorDiv_int16_15() {
  %0 = "tf.Const"() <{value = dense<"0x05000600"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000100"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %r = "tf.FloorDiv"(%0, %1) {refused} : (tensor<2xi16>, tensor<2xi16>) -> tensor<*xi16>
  return
}
func.func @TruncateDiv_int16_14() {
  %0 = "tf.Const"() <{value = dense<"0x05000600"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000100"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %r = "tf.TruncateDiv"(%0, %1) {refused} : (tensor<2xi16>, tensor<2xi16>) -> tensor<*xi16>
  return
}
func.func @FloorMod_int16_15() {
  %0 = "tf.Const"() <{value = dense<"0x05000600"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %1 = "tf.Const"() <{value = dense<"0x00000100"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %r = "tf.FloorMod"(%0, %1) {refused} : (tensor<2xi16>, tensor<2xi16>) -> tensor<*xi16>
  return
}
func.func @FloorDiv_int16_16() {
  %0 = "tf.Const"() <{value = dense<"0x0700F9FF0600FAFF"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0xFDFF0300FDFF0300"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0xFDFFFDFFFEFFFEFF"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return
}
func.func @FloorMod_int16_16() {
  %0 = "tf.Const"() <{value = dense<"0x0700F9FF0600FAFF"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %1 = "tf.Const"() <{value = dense<"0xFDFF0300FDFF0300"> : tensor<4xi16>}> : () -> tensor<4xi16>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0xFEFF020000000000"> : tensor<4xi16>]} : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return
}
func.func @Div_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0x0500000006000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Div"(%0, %1) {refused} : (tensor<2xi32>, tensor<2xi32>) -> tensor<*xi32>
  return
}
func.func @FloorDiv_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0x0500000006000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.FloorDiv"(%0, %1) {refused} : (tensor<2xi32>, tensor<2xi32>) -> tensor<*xi32>
  return
}
func.func @TruncateDiv_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0x0500000006000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.TruncateDiv"(%0, %1) {refused} : (tensor<2xi32>, tensor<2xi32>) -> tensor<*xi32>
  return
}
func.func @FloorMod_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0x0500000006000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.FloorMod"(%0, %1) {refused} : (tensor<2xi32>, tensor<2xi32>) -> tensor<*xi32>
  return
}
func.func @FloorDiv_int32_18() {
  %0 = "tf.Const"() <{value = dense<"0x07000000F9FFFFFF06000000FAFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFF03000000FDFFFFFF03000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0xFDFFFFFFFDFFFFFFFEFFFFFFFEFFFFFF"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
func.func @FloorMod_int32_18() {
  %0 = "tf.Const"() <{value = dense<"0x07000000F9FFFFFF06000000FAFFFFFF"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFF03000000FDFFFFFF03000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0xFEFFFFFF020000000000000000000000"> : tensor<4xi32>]} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
func.func @Div_int64_18() {
  %0 = "tf.Const"() <{value = dense<"0x05000000000000000600000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Div"(%0, %1) {refused} : (tensor<2xi64>, tensor<2xi64>) -> tensor<*xi64>
  return
}
func.func @FloorDiv_int64_19() {
  %0 = "tf.Const"() <{value = dense<"0x05000000000000000600000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.FloorDiv"(%0, %1) {refused} : (tensor<2xi64>, tensor<2xi64>) -> tensor<*xi64>
  return
}
func.func @TruncateDiv_int64_16() {
  %0 = "tf.Const"() <{value = dense<"0x05000000000000000600000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.TruncateDiv"(%0, %1) {refused} : (tensor<2xi64>, tensor<2xi64>) -> tensor<*xi64>
  return
}
func.func @FloorMod_int64_19() {
  %0 = "tf.Const"() <{value = dense<"0x05000000000000000600000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.FloorMod"(%0, %1) {refused} : (tensor<2xi64>, tensor<2xi64>) -> tensor<*xi64>
  return
}
func.func @FloorDiv_int64_20() {
  %0 = "tf.Const"() <{value = dense<"0x0700000000000000F9FFFFFFFFFFFFFF0600000000000000FAFFFFFFFFFFFFFF"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF0300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0xFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return
}
func.func @FloorMod_int64_20() {
  %0 = "tf.Const"() <{value = dense<"0x0700000000000000F9FFFFFFFFFFFFFF0600000000000000FAFFFFFFFFFFFFFF"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF0300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0xFEFFFFFFFFFFFFFF020000000000000000000000000000000000000000000000"> : tensor<4xi64>]} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return
}
func.func @Div_uint8_19() {
  %0 = "tf.Const"() <{value = dense<"0x0506"> : tensor<2xui8>}> : () -> tensor<2xui8>
  %1 = "tf.Const"() <{value = dense<"0x0001"> : tensor<2xui8>}> : () -> tensor<2xui8>
  %r = "tf.Div"(%0, %1) {refused} : (tensor<2xui8>, tensor<2xui8>) -> tensor<*xui8>
  return
}
func.func @FloorDiv_uint8_21() {
  %0 = "tf.Const"() <{value = dense<"0x0506"> : tensor<2xui8>}> : () -> tensor<2xui8>
  %1 = "tf.Const"() <{value = dense<"0x0001"> : tensor<2xui8>}> : () -> tensor<2xui8>
  %r = "tf.FloorDiv"(%0, %1) {refused} : (tensor<2xui8>, tensor<2xui8>) -> tensor<*xui8>
  return
}
func.func @TruncateDiv_uint8_17() {
  %0 = "tf.Const"() <{value = dense<"0x0506"> : tensor<2xui8>}> : () -> tensor<2xui8>
  %1 = "tf.Const"() <{value = dense<"0x0001"> : tensor<2xui8>}> : () -> tensor<2xui8>
  %r = "tf.TruncateDiv"(%0, %1) {refused} : (tensor<2xui8>, tensor<2xui8>) -> tensor<*xui8>
  return
}
func.func @FloorMod_uint8_21() {
  %0 = "tf.Const"() <{value = dense<"0x0506"> : tensor<2xui8>}> : () -> tensor<2xui8>
  %1 = "tf.Const"() <{value = dense<"0x0001"> : tensor<2xui8>}> : () -> tensor<2xui8>
  %r = "tf.FloorMod"(%0, %1) {refused} : (tensor<2xui8>, tensor<2xui8>) -> tensor<*xui8>
  return
}
func.func @Div_uint16_20() {
  %0 = "tf.Const"() <{value = dense<"0x05000600"> : tensor<2xui16>}> : () -> tensor<2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000100"> : tensor<2xui16>}> : () -> tensor<2xui16>
  %r = "tf.Div"(%0, %1) {refused} : (tensor<2xui16>, tensor<2xui16>) -> tensor<*xui16>
  return
}
func.func @FloorDiv_uint16_22() {
  %0 = "tf.Const"() <{value = dense<"0x05000600"> : tensor<2xui16>}> : () -> tensor<2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000100"> : tensor<2xui16>}> : () -> tensor<2xui16>
  %r = "tf.FloorDiv"(%0, %1) {refused} : (tensor<2xui16>, tensor<2xui16>) -> tensor<*xui16>
  return
}
func.func @TruncateDiv_uint16_18() {
  %0 = "tf.Const"() <{value = dense<"0x05000600"> : tensor<2xui16>}> : () -> tensor<2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000100"> : tensor<2xui16>}> : () -> tensor<2xui16>
  %r = "tf.TruncateDiv"(%0, %1) {refused} : (tensor<2xui16>, tensor<2xui16>) -> tensor<*xui16>
  return
}
func.func @FloorMod_uint16_22() {
  %0 = "tf.Const"() <{value = dense<"0x05000600"> : tensor<2xui16>}> : () -> tensor<2xui16>
  %1 = "tf.Const"() <{value = dense<"0x00000100"> : tensor<2xui16>}> : () -> tensor<2xui16>
  %r = "tf.FloorMod"(%0, %1) {refused} : (tensor<2xui16>, tensor<2xui16>) -> tensor<*xui16>
  return
}
func.func @Div_uint32_21() {
  %0 = "tf.Const"() <{value = dense<"0x0500000006000000"> : tensor<2xui32>}> : () -> tensor<2xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xui32>}> : () -> tensor<2xui32>
  %r = "tf.Div"(%0, %1) {refused} : (tensor<2xui32>, tensor<2xui32>) -> tensor<*xui32>
  return
}
func.func @FloorDiv_uint32_23() {
  %0 = "tf.Const"() <{value = dense<"0x0500000006000000"> : tensor<2xui32>}> : () -> tensor<2xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xui32>}> : () -> tensor<2xui32>
  %r = "tf.FloorDiv"(%0, %1) {refused} : (tensor<2xui32>, tensor<2xui32>) -> tensor<*xui32>
  return
}
func.func @TruncateDiv_uint32_19() {
  %0 = "tf.Const"() <{value = dense<"0x0500000006000000"> : tensor<2xui32>}> : () -> tensor<2xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xui32>}> : () -> tensor<2xui32>
  %r = "tf.TruncateDiv"(%0, %1) {refused} : (tensor<2xui32>, tensor<2xui32>) -> tensor<*xui32>
  return
}
func.func @FloorMod_uint32_23() {
  %0 = "tf.Const"() <{value = dense<"0x0500000006000000"> : tensor<2xui32>}> : () -> tensor<2xui32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xui32>}> : () -> tensor<2xui32>
  %r = "tf.FloorMod"(%0, %1) {refused} : (tensor<2xui32>, tensor<2xui32>) -> tensor<*xui32>
  return
}
func.func @Div_uint64_22() {
  %0 = "tf.Const"() <{value = dense<"0x05000000000000000600000000000000"> : tensor<2xui64>}> : () -> tensor<2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xui64>}> : () -> tensor<2xui64>
  %r = "tf.Div"(%0, %1) {refused} : (tensor<2xui64>, tensor<2xui64>) -> tensor<*xui64>
  return
}
func.func @FloorDiv_uint64_24() {
  %0 = "tf.Const"() <{value = dense<"0x05000000000000000600000000000000"> : tensor<2xui64>}> : () -> tensor<2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xui64>}> : () -> tensor<2xui64>
  %r = "tf.FloorDiv"(%0, %1) {refused} : (tensor<2xui64>, tensor<2xui64>) -> tensor<*xui64>
  return
}
func.func @TruncateDiv_uint64_20() {
  %0 = "tf.Const"() <{value = dense<"0x05000000000000000600000000000000"> : tensor<2xui64>}> : () -> tensor<2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xui64>}> : () -> tensor<2xui64>
  %r = "tf.TruncateDiv"(%0, %1) {refused} : (tensor<2xui64>, tensor<2xui64>) -> tensor<*xui64>
  return
}
func.func @FloorMod_uint64_24() {
  %0 = "tf.Const"() <{value = dense<"0x05000000000000000600000000000000"> : tensor<2xui64>}> : () -> tensor<2xui64>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xui64>}> : () -> tensor<2xui64>
  %r = "tf.FloorMod"(%0, %1) {refused} : (tensor<2xui64>, tensor<2xui64>) -> tensor<*xui64>
  return
}
func.func @Pow_int32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF02000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Pow"(%0, %1) {refused} : (tensor<2xi32>, tensor<2xi32>) -> tensor<*xi32>
  return
}
func.func @Pow_int32_12() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF0700000000000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %1 = "tf.Const"() <{value = dense<"0x050000001F00000000000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0x0DFFFFFFB79ACB0F01000000"> : tensor<3xi32>]} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return
}
func.func @Pow_int64_13() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000300000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF0200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Pow"(%0, %1) {refused} : (tensor<2xi64>, tensor<2xi64>) -> tensor<*xi64>
  return
}
func.func @Pow_int64_14() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF07000000000000000000000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %1 = "tf.Const"() <{value = dense<"0x05000000000000001F000000000000000000000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0x0DFFFFFFFFFFFFFFB79ACB0FE82B2D990100000000000000"> : tensor<3xi64>]} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  return
}
func.func @RealDiv_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.RealDiv"(%0, %1) {expected = [dense<"0x0000C0FF0000C0FF000000000000008000000000000000800000C07F00000000000000800000C0FF0000C0FF000000800000000000000080000000000000C07F00000080000000000000807F000080FF0000803F000080BF00000000000000800000C07F00000040CDCCCCBE000080FF0000807F000080BF0000803F00000080000000000000C07F000000C0CDCCCC3E0000807F000080FF0000807F000080FF0000C0FF0000C0FF0000C07F0000807F000080FF000080FF0000807F000080FF0000807F0000C0FF0000C0FF0000C07F000080FF0000807F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000807F000080FF0000003F000000BF00000000000000800000C07F0000803FCDCC4CBE000080FF0000807F000020C00000204000000080000000000000C07F0000A0C00000803F"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @DivNoNan_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.DivNoNan"(%0, %1) {expected = [dense<"0x0000000000000000000000000000008000000000000000800000C07F00000000000000800000000000000000000000800000000000000080000000000000C07F000000800000000000000000000000000000803F000080BF00000000000000800000C07F00000040CDCCCCBE0000000000000000000080BF0000803F00000080000000000000C07F000000C0CDCCCC3E00000000000000000000807F000080FF0000C0FF0000C0FF0000C07F0000807F000080FF0000000000000000000080FF0000807F0000C0FF0000C0FF0000C07F000080FF0000807F00000000000000000000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00000000000000000000003F000000BF00000000000000800000C07F0000803FCDCC4CBE0000000000000000000020C00000204000000080000000000000C07F0000A0C00000803F"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @MulNoNan_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.MulNoNan"(%0, %1) {expected = [dense<"0x000000000000000000000000000000800000C0FF0000C0FF0000C07F0000000000000080000000000000000000000080000000000000C0FF0000C0FF0000C07F000000800000000000000000000000000000803F000080BF0000807F000080FF0000C07F0000003F000020C00000000000000000000080BF0000803F000080FF0000807F0000C07F000000BF0000204000000000000000000000807F000080FF0000807F000080FF0000C07F0000807F000080FF0000000000000000000080FF0000807F000080FF0000807F0000C07F000080FF0000807F00000000000000000000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00000000000000000000003F000000BF0000807F000080FF0000C07F0000803E0000A0BF0000000000000000000020C000002040000080FF0000807F0000C07F0000A0BF0000C840"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @FloorDiv_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.FloorDiv"(%0, %1) {expected = [dense<"0x0000C0FF0000C0FF000000000000008000000000000000800000C07F00000000000000800000C0FF0000C0FF000000800000000000000080000000000000C07F00000080000000000000807F000080FF0000803F000080BF00000000000000800000C07F00000040000080BF000080FF0000807F000080BF0000803F00000080000000000000C07F000000C0000000000000807F000080FF0000807F000080FF0000C0FF0000C0FF0000C07F0000807F000080FF000080FF0000807F000080FF0000807F0000C0FF0000C0FF0000C07F000080FF0000807F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000807F000080FF00000000000080BF00000000000000800000C07F0000803F000080BF000080FF0000807F000040C00000004000000080000000000000C07F0000A0C00000803F"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @FloorMod_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.FloorMod"(%0, %1) {expected = [dense<"0x0000C0FF0000C0FF000000000000000000000000000000000000C07F00000000000000000000C0FF0000C0FF000000800000008000000080000000800000C07F00000080000000800000C0FF0000C0FF00000000000000000000803F000080FF0000C07F000000000000C0BF0000C0FF0000C0FF00000080000000800000807F000080BF0000C07F00000080000080BF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C0FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000003F000000BF0000003F000080FF0000C07F00000000000000C00000C0FF0000C0FF0000003F000000BF0000807F000020C00000C07F0000008000000080"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @Pow_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Pow"(%0, %1) {expected = [dense<"0x0000803F0000803F000000000000807F000000000000807F0000C07F000000000000807F0000803F0000803F00000080000080FF000000000000807F0000C07F000000000000807F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF0000803F0000803F0000C07F0000C07F0000C07F0000803F0000803F0000807F000000000000807F000000000000C07F0000807F000000000000803F0000803F000080FF000000800000807F000000000000C07F0000807F000000000000803F0000803F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000803F0000803F0000003F00000040000000000000807F0000C07FF304353FF304B5400000803F0000803F000020C0CCCCCCBE0000807F000000000000C07F0000C07F0000C0FF"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @Xdivy_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Xdivy"(%0, %1) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000008000000080000000800000008000000080000000800000008000000080000000800000807F000080FF0000803F000080BF00000000000000800000C07F00000040CDCCCCBE000080FF0000807F000080BF0000803F00000080000000000000C07F000000C0CDCCCC3E0000807F000080FF0000807F000080FF0000C0FF0000C0FF0000C07F0000807F000080FF000080FF0000807F000080FF0000807F0000C0FF0000C0FF0000C07F000080FF0000807F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000807F000080FF0000003F000000BF00000000000000800000C07F0000803FCDCC4CBE000080FF0000807F000020C00000204000000080000000000000C07F0000A0C00000803F"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @Xlogy_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Xlogy"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000800000008000000080000000800000008000000080000000800000008000000080000080FF000080FF00000000FFFFFFFF0000807FFFFFFFFFFFFFFFFF187231BFFFFFFFFF0000807F0000807F00000080FFFFFFFF000080FFFFFFFFFFFFFFFFFF1872313FFFFFFFFF000080FF000080FF0000C0FFFFFFFFFF0000807FFFFFFFFFFFFFFFFF000080FFFFFFFFFF0000807F0000807F0000C0FFFFFFFFFF000080FFFFFFFFFFFFFFFFFF0000807FFFFFFFFF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F000080FF000080FF00000000FFFFFFFF0000807FFFFFFFFFFFFFFFFF1872B1BEFFFFFFFF0000807F0000807F00000080FFFFFFFF000080FFFFFFFFFFFFFFFFFF9ECEDD3F0000C0FF"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @Xlog1py_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Xlog1py"(%0, %1) {expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000000000000801872313F000080FF0000807FFFFFFFFF0000C07F1F99CF3EFFFFFFFF0000008000000000187231BF0000807F000080FFFFFFFFFF0000C07F1F99CFBEFFFFFFFF0000C0FF0000C0FF0000807F000080FF0000807FFFFFFFFF0000C07F0000807FFFFFFFFF0000C0FF0000C0FF000080FF0000807F000080FFFFFFFFFF0000C07F000080FFFFFFFFFF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00000000000000801872B13E000080FF0000807FFFFFFFFF0000C07F1F994F3EFFFFFFFF00000080000000009ECEDDBF0000807F000080FFFFFFFFFF0000C07FB3BF81BF0000C0FF"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @Atan2_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9x1xf32>}> : () -> tensor<9x1xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Atan2"(%0, %1) {expected = [dense<"0x00000000DB0F494000000000DB0F494000000000DB0F49400000C07F00000000DB0F494000000080DB0F49C000000080DB0F49C000000080DB0F49C00000C07F00000080DB0F49C0DB0FC93FDB0FC93FDA0F493FE4CB164000000000DB0F49400000C07F0DB78D3FA4B53040DB0FC9BFDB0FC9BFDA0F49BFE4CB16C000000080DB0F49C00000C07F0DB78DBFA4B530C0DB0FC93FDB0FC93FDB0FC93FDB0FC93FDA0F493FE4CB16400000C07FDB0FC93FDB0FC93FDB0FC9BFDB0FC9BFDB0FC9BFDB0FC9BFDA0F49BFE4CB16C00000C07FDB0FC9BFDB0FC9BF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FDB0FC93FDB0FC93F3663ED3E74632B4000000000DB0F49400000C07FDA0F493FBA6D3C40DB0FC9BFDB0FC9BF6C5B98BF4AC4F9BF00000080DB0F49C00000C07F99CBAFBFE4CB16C0"> : tensor<9x9xf32>]} : (tensor<9x1xf32>, tensor<9xf32>) -> tensor<9x9xf32>
  return
}
func.func @Igamma_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x30FE624019D045404199683F7494F93F"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x1F4F7440163A0E40DAF61440A68E4640"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %r = "tf.Igamma"(%0, %1) {expected = [dense<"0x9EDA1F3F3B1FB93E3EDB6A3F522E533F"> : tensor<4xf32>], tolerance = 2.000000e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @Igamma_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x494DDD85C5100240A6986FD0A8200640032721AF08A6F33F58E09CD8FA1E0240"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0xBA245CD4C12CFC3F58040D29FA320040145C4B18C0C606400807531831740140"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %r = "tf.Igamma"(%0, %1) {expected = [dense<"0xC870C1B65EA9DC3F930B401155C8D83F39849DB1553EED3FBF0F31840422E23F"> : tensor<4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return
}
func.func @Igammac_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xDE4467403D244D4081CF1D4028215C40"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0EEC68408E0BB03FFB4B1E3F6D4E2240"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %r = "tf.Igammac"(%0, %1) {expected = [dense<"0xCF75D93E14F05E3FAF1C703FF94E233F"> : tensor<4xf32>], tolerance = 2.000000e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @Igammac_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xD276573DC176F83F40A1D0271B8C0740E831648F717803402EAEB4420F440140"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0x453B81B274620540DC2A72CB99960F40CA83AF00227A0640671BD35AB15E0140"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %r = "tf.Igammac"(%0, %1) {expected = [dense<"0x8BA725EC73A9C33F732CCF0B1D26CE3F7BB409832F10D53FB5B09ADEA7FDD93F"> : tensor<4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return
}
func.func @Zeta_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x92399940A4215F40B1F3774092484840"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0xF9AD423FFE05263FEF49104049515940"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %r = "tf.Zeta"(%0, %1) {expected = [dense<"0xF167724070379840F2C4783DEEBB413D"> : tensor<4xf32>], tolerance = 2.000000e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @Polygamma_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0000803F000000400000404000008040"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %1 = "tf.Const"() <{value = dense<"0x2BA4903FB39B343F6BEE3F408AB8CE3F"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %r = "tf.Polygamma"(%0, %1) {expected = [dense<"0x3690B03FFD6EC9C03CE3F33D73211CC0"> : tensor<4xf32>], tolerance = 2.000000e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @Zeta_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xB68F54D18F84074032B63E21EDB0F83FD09550E32166054022AA6ED1F8210A40"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0xDCB5E9F6ABC7054085F3BD225637F03F41342906E4660740E6E6C9FCE046FF3F"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %r = "tf.Zeta"(%0, %1) {expected = [dense<"0x70267CF02DD1BA3FD306191FA16E0340AD4E33053AD2C03F2E3EB9486A5DC53F"> : tensor<4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return
}
func.func @Polygamma_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000F03F000000000000004000000000000008400000000000001040"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %1 = "tf.Const"() <{value = dense<"0xF4194F8B2F93E73FF81DFC4AA6630F402EAAA52D4D0A0C40ED8EFB0DF86A0840"> : tensor<4xf64>}> : () -> tensor<4xf64>
  %r = "tf.Polygamma"(%0, %1) {expected = [dense<"0xF03618C2ACE90440F6255DF25265B5BF289CF0AC38E9B13F9BB3E0F3EF20C0BF"> : tensor<4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return
}
func.func @BitwiseAnd_int8_1() {
  %0 = "tf.Const"() <{value = dense<"0x4464D194D0ED"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x9DE03CDCE176"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.BitwiseAnd"(%0, %1) {expected = [dense<"0x04601094C064"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @BitwiseOr_int8_1() {
  %0 = "tf.Const"() <{value = dense<"0x158D68A2AA09"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x43CBEEF6276C"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.BitwiseOr"(%0, %1) {expected = [dense<"0x57CFEEF6AF6D"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @BitwiseXor_int8_1() {
  %0 = "tf.Const"() <{value = dense<"0x3F7919F411FD"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0xD68391494354"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.BitwiseXor"(%0, %1) {expected = [dense<"0xE9FA88BD52A9"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @LeftShift_int8_1() {
  %0 = "tf.Const"() <{value = dense<"0x49885B9CA6A1"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x000107"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.LeftShift"(%0, %1) {expected = [dense<"0x4910809C4C80"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<3xi8>) -> tensor<2x3xi8>
  return
}
func.func @RightShift_int8_1() {
  %0 = "tf.Const"() <{value = dense<"0x27CB871E21E6"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x000107"> : tensor<3xi8>}> : () -> tensor<3xi8>
  %r = "tf.RightShift"(%0, %1) {expected = [dense<"0x27E5FF1E10FF"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<3xi8>) -> tensor<2x3xi8>
  return
}
func.func @BitwiseAnd_int16_2() {
  %0 = "tf.Const"() <{value = dense<"0x41FDF24398B5405B867CAA5E"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xD658FBFDD34006754BD45F8B"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.BitwiseAnd"(%0, %1) {expected = [dense<"0x4058F2419000005102540A0A"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @BitwiseOr_int16_2() {
  %0 = "tf.Const"() <{value = dense<"0xADDE7F2954CD703E8C1DB696"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x2D7A21CA2DC34FF7D567D366"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.BitwiseOr"(%0, %1) {expected = [dense<"0xADFE7FEB7DCF7FFFDD7FF7F6"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @BitwiseXor_int16_2() {
  %0 = "tf.Const"() <{value = dense<"0x5CF63480841373748CA308E5"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x2B22E17AF8AED57CCCD53DC9"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.BitwiseXor"(%0, %1) {expected = [dense<"0x77D4D5FA7CBDA6084076352C"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @LeftShift_int16_2() {
  %0 = "tf.Const"() <{value = dense<"0x29C1A2A6A09F2A769A7964FA"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x000001000F00"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.LeftShift"(%0, %1) {expected = [dense<"0x29C1444D00002A7634F30000"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<3xi16>) -> tensor<2x3xi16>
  return
}
func.func @RightShift_int16_2() {
  %0 = "tf.Const"() <{value = dense<"0xCB264CF0EFAC7BABAAE215ED"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x000001000F00"> : tensor<3xi16>}> : () -> tensor<3xi16>
  %r = "tf.RightShift"(%0, %1) {expected = [dense<"0xCB2626F8FFFF7BAB55F1FFFF"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<3xi16>) -> tensor<2x3xi16>
  return
}
func.func @BitwiseAnd_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x9E57BF5397EAEDBFD10F94A855E6A994BD5EC2385D987D24"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xA56380926FDADB147A69C202B82E469D4A2C9E72F7131883"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.BitwiseAnd"(%0, %1) {expected = [dense<"0x8443801207CAC9145009800010260094080C823055101800"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @BitwiseOr_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0xC158860867A71CCE587F4CC98CD5826BC2B0A47C2A70226E"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x894C63E9119789F780A79B7AA1AC4C4B55F03B4BF3BDC11B"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.BitwiseOr"(%0, %1) {expected = [dense<"0xC95CE7E977B79DFFD8FFDFFBADFDCE6BD7F0BF7FFBFDE37F"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @BitwiseXor_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x94DE34910F7D672216CBD81CB2F2ECDCB5F167C9030E8826"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xBCFE5C8129CEDE1CB49DAC18C9A0E232C52BC67A1E4F254C"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.BitwiseXor"(%0, %1) {expected = [dense<"0x2820681026B3B93EA25674047B520EEE70DAA1B31D41AD6A"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @LeftShift_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0xB586148F599A44E7B30E0513B27F9A0016EF497A7B696E37"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000010000001F000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.LeftShift"(%0, %1) {expected = [dense<"0xB586148FB23489CE00000080B27F9A002CDE93F400000080"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  return
}
func.func @RightShift_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x4B57986326137324DFD72A4BEAB616660E40A4F0A0EB4BEF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x00000000010000001F000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.RightShift"(%0, %1) {expected = [dense<"0x4B5798639389391200000000EAB61666072052F8FFFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  return
}
func.func @BitwiseAnd_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0xEBBD27C753F637D275A19A532969FE78E5F717077A4FC5F46DAD95EE4ED8DE16DFEC34A165815A27D4060CEC67CB944C"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0xEC00916042C28E8C02462DFF2BBD0BA2A082C6C7213C2D4B25CCF1B987FCDA9187BF0FB89D3ABF699C33B4B08E969175"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.BitwiseAnd"(%0, %1) {expected = [dense<"0xE800014042C206800000085329290A20A0820607200C0540258C91A806D8DA1087AC04A005001A21940204A006829044"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @BitwiseOr_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0x709451817C5A59A80AE5B691FE42461E02F67C4B801DED8F744B1294FAC9A455ADDCBB8434105B8B2009422BA44AB7F6"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x3717D990A8F803714E9195B16EB55BE5351C567FD8C8AF932B2A571F1EA0D10FF1129AFD3F690E9506B3B26150620502"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.BitwiseOr"(%0, %1) {expected = [dense<"0x7797D991FCFA5BF94EF5B7B1FEF75FFF37FE7E7FD8DDEF9F7F6B579FFEE9F55FFDDEBBFD3F795F9F26BBF26BF46AB7F6"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @BitwiseXor_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0xB34777C21A5DB0B6BB4565D2F6D11317641D9FCCF8A0131B5054D77BDEAC8BF06775A52D66E0B03EE7AFE7D694478A94"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x7327E5C926FE6CB55FC1A4F3C70DA5A50409C2C6FFEACA1C2F54C8D1B9A8B5903CB17127DF9381843AD422699CECD5FE"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.BitwiseXor"(%0, %1) {expected = [dense<"0xC060920B3CA3DC03E484C12131DCB6B260145D0A074AD9077F001FAA67043E605BC4D40AB97331BADD7BC5BF08AB5F6A"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @LeftShift_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0xB31A52C9FDDC7040DE5616054B7EFA70C5FBFEC23EDB6BB8DA70B699B75CCDCA5A65B19C711FA605007CAAE0A2EDF5CA"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000003F00000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.LeftShift"(%0, %1) {expected = [dense<"0xB31A52C9FDDC7040BCAD2C0A96FCF4E10000000000000080DA70B699B75CCDCAB4CA6239E33E4C0B0000000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<3xi64>) -> tensor<2x3xi64>
  return
}
func.func @RightShift_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0x8E20A0212FDCB88F8A7418084230780815F76637F2DD0521987420D97F6C7F3BFA21E9860F673A94F3598FA99C18902A"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000003F00000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.RightShift"(%0, %1) {expected = [dense<"0x8E20A0212FDCB88F453A0C0421183C040000000000000000987420D97F6C7F3BFD9074C387331DCA0000000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<3xi64>) -> tensor<2x3xi64>
  return
}
func.func @BitwiseAnd_uint8_5() {
  %0 = "tf.Const"() <{value = dense<"0x437CDFED93C6"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x92FF991AAF83"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.BitwiseAnd"(%0, %1) {expected = [dense<"0x027C99088382"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @BitwiseOr_uint8_5() {
  %0 = "tf.Const"() <{value = dense<"0x7737C3C87B12"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x9267A8510A27"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.BitwiseOr"(%0, %1) {expected = [dense<"0xF777EBD97B37"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @BitwiseXor_uint8_5() {
  %0 = "tf.Const"() <{value = dense<"0x3DD9915A0F9E"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0xB904E666F674"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.BitwiseXor"(%0, %1) {expected = [dense<"0x84DD773CF9EA"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @LeftShift_uint8_5() {
  %0 = "tf.Const"() <{value = dense<"0x173CEBC986A8"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x000107"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.LeftShift"(%0, %1) {expected = [dense<"0x177880C90C00"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<3xui8>) -> tensor<2x3xui8>
  return
}
func.func @RightShift_uint8_5() {
  %0 = "tf.Const"() <{value = dense<"0xF31D60AF4A52"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x000107"> : tensor<3xui8>}> : () -> tensor<3xui8>
  %r = "tf.RightShift"(%0, %1) {expected = [dense<"0xF30E00AF2500"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<3xui8>) -> tensor<2x3xui8>
  return
}
func.func @BitwiseAnd_uint16_6() {
  %0 = "tf.Const"() <{value = dense<"0x23F93101EC351C7EA534F536"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0xB31FA7CF7187DBE5F9A62D07"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.BitwiseAnd"(%0, %1) {expected = [dense<"0x2319210160051864A1242506"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @BitwiseOr_uint16_6() {
  %0 = "tf.Const"() <{value = dense<"0xD427489A5E42CED5FB9F1B7B"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0xC69D1E73A41A77101BD389D9"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.BitwiseOr"(%0, %1) {expected = [dense<"0xD6BF5EFBFE5AFFD5FBDF9BFB"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @BitwiseXor_uint16_6() {
  %0 = "tf.Const"() <{value = dense<"0x90FA6A5CCA910DDC5E744051"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0xBC40C8658D67C35B889E7B61"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.BitwiseXor"(%0, %1) {expected = [dense<"0x2CBAA23947F6CE87D6EA3B30"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @LeftShift_uint16_6() {
  %0 = "tf.Const"() <{value = dense<"0x54DE77310C5E5FC8C562BEE1"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x000001000F00"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.LeftShift"(%0, %1) {expected = [dense<"0x54DEEE6200005FC88AC50000"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<3xui16>) -> tensor<2x3xui16>
  return
}
func.func @RightShift_uint16_6() {
  %0 = "tf.Const"() <{value = dense<"0xFF1F9008C0AC38A45115D1FF"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x000001000F00"> : tensor<3xui16>}> : () -> tensor<3xui16>
  %r = "tf.RightShift"(%0, %1) {expected = [dense<"0xFF1F4804010038A4A80A0100"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<3xui16>) -> tensor<2x3xui16>
  return
}
func.func @BitwiseAnd_uint32_7() {
  %0 = "tf.Const"() <{value = dense<"0x072A2C62ECBA680136BB5CC0E23217C3D21F0238A37318FB"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x367FECE79398766614AFD5C42E4F049A4FC9369874C0C32A"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.BitwiseAnd"(%0, %1) {expected = [dense<"0x062A2C628098600014AB54C022020482420902182040002A"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @BitwiseOr_uint32_7() {
  %0 = "tf.Const"() <{value = dense<"0x75CFA4C25BE3106E576AE3282D8DD3F25550AED8DF5FAA34"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0xF229131A4CDD04C3638E31284B357503D800FA1A0717FEA8"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.BitwiseOr"(%0, %1) {expected = [dense<"0xF7EFB7DA5FFF14EF77EEF3286FBDF7F3DD50FEDADF5FFEBC"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @BitwiseXor_uint32_7() {
  %0 = "tf.Const"() <{value = dense<"0x4885D6F5002D702455C46F37C8F7691B86B3AD5582291E32"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x03C936BFAA2933DD238788BB692DE9B2C41A5CBCEBE540A3"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.BitwiseXor"(%0, %1) {expected = [dense<"0x4B4CE04AAA0443F97643E78CA1DA80A942A9F1E969CC5E91"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @LeftShift_uint32_7() {
  %0 = "tf.Const"() <{value = dense<"0x89256B726F3D57356CCD0DD91EF716A6955F711A405E91AA"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x00000000010000001F000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.LeftShift"(%0, %1) {expected = [dense<"0x89256B72DE7AAE6A000000001EF716A62ABFE23400000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<3xui32>) -> tensor<2x3xui32>
  return
}
func.func @RightShift_uint32_7() {
  %0 = "tf.Const"() <{value = dense<"0xD6ADD07D481FD8F044286CABAB92830D6AE9F03DF847EC7F"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x00000000010000001F000000"> : tensor<3xui32>}> : () -> tensor<3xui32>
  %r = "tf.RightShift"(%0, %1) {expected = [dense<"0xD6ADD07DA40F6C7801000000AB92830DB574F81E00000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<3xui32>) -> tensor<2x3xui32>
  return
}
func.func @BitwiseAnd_uint64_8() {
  %0 = "tf.Const"() <{value = dense<"0x9D2255F0CCDC15D503C6D59ADB10FE303FC254A57E7B04FAA52E5CFAB956EAF3CD008D3297606BF1231939B2FDE87DAB"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x139C09043815C1C7119211836C4CE4C4D8E0C60F8A107EA43C346686F39F0AFAD0B6DBCAB43C1D20AE01F5AFA71DCB58"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.BitwiseAnd"(%0, %1) {expected = [dense<"0x11000100081401C5018211824800E40018C044050A1004A024244482B1160AF2C000890294200920220131A2A5084908"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @BitwiseOr_uint64_8() {
  %0 = "tf.Const"() <{value = dense<"0xB5AA6FE335D9C933A8B34481525D6B3397DDEEC6165C5BB40CBE1B182C76F0253F038136EC617C291EF468F1F0D8E081"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0xDA28BA4D3885B72FD89CF9D6BA4529C408081EC8C987F21BE3289FCDF81D620A1ACD1548DA21BE8465D9D670D3502AC9"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.BitwiseOr"(%0, %1) {expected = [dense<"0xFFAAFFEF3DDDFF3FF8BFFDD7FA5D6BF79FDDFECEDFDFFBBFEFBE9FDDFC7FF22F3FCF957EFE61FEAD7FFDFEF1F3D8EAC9"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @BitwiseXor_uint64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0BA06CFA27B46136FA38CCFE05E4F8D00F708F84AD0586F2F60C012C983CFD3ED3DF91AE7DA90D7086D19205B7D15438"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x6E4D2E7CEC20A7769A57AFB7A6AE28855CE8C977A14A94CC28025E14D25E5481D437A0A357EA67322B4FD42FB97E2334"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.BitwiseXor"(%0, %1) {expected = [dense<"0x65ED4286CB94C640606F6349A34AD055539846F30C4F123EDE0E5F384A62A9BF07E8310D2A436A42AD9E462A0EAF770C"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @LeftShift_uint64_8() {
  %0 = "tf.Const"() <{value = dense<"0xA827F1FEB2CC8257B2697A420606BE537F7BA025FF3EA3A5ABB2CD5A9C196BF324D4D34137C8F2D0A7B69172B57EEA26"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000003F00000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.LeftShift"(%0, %1) {expected = [dense<"0xA827F1FEB2CC825764D3F4840C0C7CA70000000000000080ABB2CD5A9C196BF348A8A7836E90E5A10000000000000080"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<3xui64>) -> tensor<2x3xui64>
  return
}
func.func @RightShift_uint64_8() {
  %0 = "tf.Const"() <{value = dense<"0x39AE403B4959469A7071C033B91FBF3B73E1B830C0B4824F708BED2A9405C21A08F641F07801850EAA9B1D7BBAE0C8B3"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000003F00000000000000"> : tensor<3xui64>}> : () -> tensor<3xui64>
  %r = "tf.RightShift"(%0, %1) {expected = [dense<"0x39AE403B4959469AB838E099DC8FDF1D0000000000000000708BED2A9405C21A04FB2078BC8042070100000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<3xui64>) -> tensor<2x3xui64>
  return
}
func.func @LogicalAnd_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<[false, true]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.LogicalAnd"(%0, %1) {expected = [dense<[[false, false], [false, true]]> : tensor<2x2xi1>]} : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
  return
}
func.func @LogicalOr_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %1 = "tf.Const"() <{value = dense<[false, true]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.LogicalOr"(%0, %1) {expected = [dense<[[false, true], [true, true]]> : tensor<2x2xi1>]} : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
  return
}
func.func @Complex_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x3C91FFBF5A0005C0444F37C0521553408CDA2E40467137C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x9C91FDBFC7B20EBF668E2DC0B08E87BED6994540F85B2EC0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Complex"(%0, %1) {expected = [dense<"0x3C91FFBF9C91FDBF5A0005C0C7B20EBF444F37C0668E2DC052155340B08E87BE8CDA2E40D6994540467137C0F85B2EC0"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Complex_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x44407FC896AF08C038A7097FC6F9FC3F"> : tensor<2x1xf64>}> : () -> tensor<2x1xf64>
  %1 = "tf.Const"() <{value = dense<"0x7A0C5A91A6AF02C0F0780A18353F04C03406FCA089BC02C0"> : tensor<3xf64>}> : () -> tensor<3xf64>
  %r = "tf.Complex"(%0, %1) {expected = [dense<"0x44407FC896AF08C07A0C5A91A6AF02C044407FC896AF08C0F0780A18353F04C044407FC896AF08C03406FCA089BC02C038A7097FC6F9FC3F7A0C5A91A6AF02C038A7097FC6F9FC3FF0780A18353F04C038A7097FC6F9FC3F3406FCA089BC02C0"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x1xf64>, tensor<3xf64>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @AddN_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x5F98743F9E886C3FA5455540A03D0E40B349DABFAEC418C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xB9D6B6BF82180DC022C176C0AB3546C02BEB5C40849AACBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tf.Const"() <{value = dense<"0xBA725FC0396D47C0717A53404E8D963FC88324BF3E626DC0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0xFFB77DC0CAB18CC0F4FE3140E0749A3EBF4A8D3F173AEEC0"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @AddN_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC69629FED41A00C0800CC38BEF78F9BF6EE4442157BB0240A4C1D55563EFF7BF48189229CF7C01405AF063A56CB70940"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x00176288B92BA4BF000B63050F10F4BFA0D47E7FDB14C9BFDC26121C7AFB0F40ECE1B754C02C00409E7DE5E8864E0340"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %2 = "tf.Const"() <{value = dense<"0x62DE236E4E530440D65AC2884FEA02C0B85656307615F93F7C3AD595C2B20A4088B4E26BF276F8BFDC1B2AB90CBDF93F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x00FAC54E543EDF3F4BB3AA6867D714C080227881C4B40D4043407E83455B1740F09F5848166E0540F33D6FF53CF21C40"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @AddN_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x59404DC151421F40604327C3"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x4941B73F913DCBBC5C423743"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %2 = "tf.Const"() <{value = dense<"0x7135D1BDDA42463F1D42BB43"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x28455AC0FA475C41F648CB43"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @AddN_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x22C018C01AC05DC063405BC0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x5140D7BF7740B43D233E03C0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %2 = "tf.Const"() <{value = dense<"0x09C095BF7D3F39BC91BFD4BF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0xB4BFA7C01C4058C02440E4C0"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @AddN_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x04FFFDFEFC02"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0203FEFFFF00"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %2 = "tf.Const"() <{value = dense<"0x03FE01FFFF00"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x0900FCFCFA02"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @AddN_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0200FCFF0200040004000400"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFEFF0100040002000000"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %2 = "tf.Const"() <{value = dense<"0xFEFF0200FEFFFEFFFCFFFDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0xFCFFFCFF0100060002000100"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @AddN_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000003000000FCFFFFFF02000000FDFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xFEFFFFFFFDFFFFFFFDFFFFFF010000000400000002000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %2 = "tf.Const"() <{value = dense<"0xFCFFFFFFFEFFFFFF010000000400000000000000FEFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFBFFFFFF010000000100000006000000FDFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @AddN_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000FCFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x040000000000000003000000000000000100000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %2 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000000000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x09000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0000000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @AddN_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000200040004"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x030403010304"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %2 = "tf.Const"() <{value = dense<"0x000403040100"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x030A06090408"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @AddN_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x020004000000040001000000"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x030004000400010001000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %2 = "tf.Const"() <{value = dense<"0x020004000000040002000000"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x07000C000400090004000100"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @AddN_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x020000000200000001000000000000000100000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x000000000200000004000000010000000200000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %2 = "tf.Const"() <{value = dense<"0x000000000400000004000000010000000200000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x02000000080000000900000002000000050000000A000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @AddN_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000004000000000000000200000000000000010000000000000000000000000000000100000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000000000000000000010000000000000000000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %2 = "tf.Const"() <{value = dense<"0x030000000000000003000000000000000300000000000000000000000000000002000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x080000000000000008000000000000000500000000000000020000000000000002000000000000000900000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @AddN_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0x9CAE8B3FD046FCBE04D39E3F7557004000A946C0E06152BF3825673F04D86EBF354421C05B746240F65556C0D7CB2AC0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x2C3008C0FEE4373F9CFBAB3F95F959C07495D3BF769E46BF29052A3D5596CD3F83F900406E8764407052B7BF447B28C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %2 = "tf.Const"() <{value = dense<"0xB6453B3F7D41EF3FF5CC0D4023F34340C3E2963E93362FC0C89EFB3F5E1C6AC05CD99D3F5D584040536F56C04F3123C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x843B9CBE24110640229A994006A2D43FB1CB8EC054BB8AC0C7403A4034073FC0F0873A3F09D52141A01B02C1363CFBC0"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @AddN_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0x44D3E2ED88B3FA3F225ADBE48AB704C098B8F8A68241EC3F301FB9344CFDF5BFC0B070FC95AEFBBFD8D911424A85F3BF66C71846BE630A40B61DF89009F5054066D5B03DD41C0E40EE7D2B3215460DC0601E021D0EC2D63F6CC40C012A23FD3F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x3C5B0B124FC6FCBF906171F7A29BE53FB47FA093C8A00D40A0DD596D05E600403C61DDC191060040AA1A71EC110F05405A070CBCB9470C40D23024339EA009C0CA15C9B9367B0D40A41378991CB5FE3FD2BFB352843903C098C6C8E0DAF003C0"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %2 = "tf.Const"() <{value = dense<"0x02D593A398DB0C40080DA744EDC9E0BFC8CBBD4193D80E4032E71718AA180540C8DD4624324AF53F4C529BFDD6C3064080ED81062FE4F33F4ACAED2E70DC05406497FF6E7FFBF8BF10C35CA57251E8BFBE94348A0F7C0140E0D24EC07606D2BF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.AddN"(%0, %1, %2) {expected = [dense<"0x06917F9135D20B4000C528781D8303C0681EC71F6FE220403A35156B09000B4080EF90ABBFA8F93F05C081E421081140607159E1632720402EB7C18CDB300240BF0FFD9F258D1740E0A4C68EE3FF03C0808B11B2CFACC13FF8FA30E15280EEBF"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @AddN_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x6D01D63D6C06CD3F508B3BC0A31220406AB0A63EBAA304C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.AddN"(%0) {expected = [dense<"0x6D01D63D6C06CD3F508B3BC0A31220406AB0A63EBAA304C0"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @AddV2_float32_23() {
  %0 = "tf.Const"() <{value = dense<"0x291F02C0"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<"0x27A42EC0FB71BB3F186486BF9C451D40008D6BC0F52B98BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xA86198C0AE9811BF355145C09833D93E14D6B6C024354EC0"> : tensor<2x3xf32>]} : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Sub_int32_23() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFF0200000004000000000000000100000000000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x04000000FFFFFFFFFDFFFFFF010000000000000001000000"> : tensor<2x3xi32>]} : (tensor<i32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @AddV2_float32_24() {
  %0 = "tf.Const"() <{value = dense<"0xFF5310407D3757C04EF0693ECAA12AC00236D7BE38D1B43F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x315F5BC0"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x641696BF574BD9C02CC04CC07E00C3C0F14576C095F600C0"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
func.func @Sub_int32_24() {
  %0 = "tf.Const"() <{value = dense<"0x0100000004000000FCFFFFFFFEFFFFFF0400000000000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x050000000800000000000000020000000800000004000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  return
}
func.func @AddV2_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0x0ECDF63F2DC03C3F06B565BF86C17740003EDB3D9700FEBF"> : tensor<2x1x3xf32>}> : () -> tensor<2x1x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x60A60FC0D9ECB7BF657EC4BFB4CB14C0"> : tensor<4x1xf32>}> : () -> tensor<4x1xf32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xC8FEA1BEAAECC0BFA21349C0D480FB3E851933BFAE6315C0A43AC93E9D3C4CBF74AC1BC06829CBBE5237CBBFF6384EC04C36D03F70CC08C0565387C01ACB1B40F938AABFB8F65AC05482154085CAB6BF7E3F61C0A4EBC53FC4F10DC000E689C0"> : tensor<2x4x3xf32>]} : (tensor<2x1x3xf32>, tensor<4x1xf32>) -> tensor<2x4x3xf32>
  return
}
func.func @Sub_int32_25() {
  %0 = "tf.Const"() <{value = dense<"0x0000000002000000FFFFFFFF00000000FFFFFFFF04000000"> : tensor<2x1x3xi32>}> : () -> tensor<2x1x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0200000004000000FCFFFFFF04000000"> : tensor<4x1xi32>}> : () -> tensor<4x1xi32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xFEFFFFFF00000000FDFFFFFFFCFFFFFFFEFFFFFFFBFFFFFF040000000600000003000000FCFFFFFFFEFFFFFFFBFFFFFFFEFFFFFFFDFFFFFF02000000FCFFFFFFFBFFFFFF00000000040000000300000008000000FCFFFFFFFBFFFFFF00000000"> : tensor<2x4x3xi32>]} : (tensor<2x1x3xi32>, tensor<4x1xi32>) -> tensor<2x4x3xi32>
  return
}
func.func @AddV2_float32_26() {
  %0 = "tf.Const"() <{value = dense<"0x330AD9BF"> : tensor<1xf32>}> : () -> tensor<1xf32>
  %1 = "tf.Const"() <{value = dense<"0x89CE59C0C62357C04F892E3F996525401BB91F40"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0xD129A3C070D4A1C08CC581BFFE81633F06D04C3F"> : tensor<5xf32>]} : (tensor<1xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}
func.func @Sub_int32_26() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = "tf.Const"() <{value = dense<"0xFCFFFFFF01000000040000000000000002000000"> : tensor<5xi32>}> : () -> tensor<5xi32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0x04000000FFFFFFFFFCFFFFFF00000000FEFFFFFF"> : tensor<5xi32>]} : (tensor<1xi32>, tensor<5xi32>) -> tensor<5xi32>
  return
}
func.func @AddV2_float32_27() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x898ADABFC7A272C0FB3DE0BE"> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<> : tensor<0x3xf32>]} : (tensor<0x3xf32>, tensor<1x3xf32>) -> tensor<0x3xf32>
  return
}
func.func @Sub_int32_27() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xi32>}> : () -> tensor<0x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFF04000000FCFFFFFF"> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<> : tensor<0x3xi32>]} : (tensor<0x3xi32>, tensor<1x3xi32>) -> tensor<0x3xi32>
  return
}
func.func @AddV2_float32_28() {
  %0 = "tf.Const"() <{value = dense<"0xAB57D0BF096C5440E27C5D40CF1C4EC0D614ECBECF32FEBE"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xEBAC6FC0AC08D53F581621C095E36140"> : tensor<4xf32>}> : () -> tensor<4xf32>
  %r = "tf.AddV2"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<*xf32>
  return
}
func.func @Sub_int32_28() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF02000000030000000000000001000000FFFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFDFFFFFF0200000002000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.Sub"(%0, %1) {refused} : (tensor<2x3xi32>, tensor<4xi32>) -> tensor<*xi32>
  return
}
func.func @AddV2_float32_29() {
  %0 = "tf.Const"() <{value = dense<"0x3C8851C0AFFEEDBF0085BEBE479930C0988F1740A5856FC0"> : tensor<3x1x2x1xf32>}> : () -> tensor<3x1x2x1xf32>
  %1 = "tf.Const"() <{value = dense<"0xCC8023C0EC07CEBF7EE0624019923D404DCB0740A89F54C00B4E3A40430BC5BF13D90B40A94F6BC044913E3F767353C01996D93F09DAAA3F07BA70401CE4D0BF2DC62AC0C347AD3EE4915940EC8F6840"> : tensor<4x1x5xf32>}> : () -> tensor<4x1x5xf32>
  %r = "tf.AddV2"(%0, %1) {expected = [dense<"0x8484BAC019469CC010C28A3E18B19FBEDE7993BF12408DC04E035EC04DC2D73F83258D3FAC5F863EF213D3C088D1B9BEEF069AC0525E8BBFF26BDEC080CFA5C0679D863FF98459C0DCCDA63E8027B1C0EBE321C0D97DD2C05F7AC9BF6F36F8BF588EF93E0DB68EBF6739A5C0B04423BE4C4906BF5F75F33F25FD9CC03427BEC044DF3BC0809A003E803DB83E66715FC0C2E290C0BEACC2BF1925C53F2921E33F6C513BC02CA9FDBFDE0F4B4079C125405AF5DF3F0A0DAAC09ECE8BC0DC1C493F208D4F3EE83723BF48706CC06B7D224083ACF4BFE610E83F249081C0789CC2C0404C1B3E748F89C0D00013BF78F4CDC0889DBE3E16446BC0D9F4A93F9271763F67E95840F6F400C05E06C2C0759C87BF8558B6BF8041803FAE4200C0CD9642C0E8E909BD44C141404CBF5040AA858CC0BAAFADC04FF01AC074E2233F94DA5F3F40133FBE882E423F0B38BD40D890AA4072AD8F403883C9C0CE44ABC070524ABE30CE47BFB074CFBF404074BFD2EEA840DA27543F56B491402280A7BFA612E2C068DE54BFA305A9C02459C7BFA76AEDC0E9334740788F6FBF522D82409CFC6C40D024C44054E13FC08E7CE1C098BA02C0A0181AC000319A3C28763C3FA8B499BE90382D40BE90B840C20FC040DAFBABC0E925CDC0ADDC59C0089EAFBE20B7DEBD"> : tensor<3x4x2x5xf32>]} : (tensor<3x1x2x1xf32>, tensor<4x1x5xf32>) -> tensor<3x4x2x5xf32>
  return
}
func.func @Sub_int32_29() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FDFFFFFF01000000030000000200000003000000"> : tensor<3x1x2x1xi32>}> : () -> tensor<3x1x2x1xi32>
  %1 = "tf.Const"() <{value = dense<"0x0300000001000000010000000300000002000000FCFFFFFF030000000000000002000000FCFFFFFFFCFFFFFFFFFFFFFF010000000100000002000000FCFFFFFF02000000FEFFFFFF0300000004000000"> : tensor<4x1x5xi32>}> : () -> tensor<4x1x5xi32>
  %r = "tf.Sub"(%0, %1) {expected = [dense<"0xFEFFFFFF0000000000000000FEFFFFFFFFFFFFFFFAFFFFFFFCFFFFFFFCFFFFFFFAFFFFFFFBFFFFFF05000000FEFFFFFF01000000FFFFFFFF0500000001000000FAFFFFFFFDFFFFFFFBFFFFFF0100000005000000020000000000000000000000FFFFFFFF01000000FEFFFFFFFCFFFFFFFCFFFFFFFBFFFFFF05000000FFFFFFFF03000000FEFFFFFFFDFFFFFF01000000FBFFFFFFFFFFFFFFFAFFFFFFF9FFFFFFFEFFFFFF0000000000000000FEFFFFFFFFFFFFFF000000000200000002000000000000000100000005000000FEFFFFFF01000000FFFFFFFF05000000070000000000000003000000010000000700000005000000020000000000000000000000FFFFFFFF070000000400000002000000020000000100000005000000FFFFFFFF03000000FEFFFFFFFDFFFFFF07000000010000000500000000000000FFFFFFFFFFFFFFFF0100000001000000FFFFFFFF00000000000000000200000002000000000000000100000006000000FFFFFFFF020000000000000006000000070000000000000003000000010000000700000006000000030000000100000001000000000000000700000004000000020000000200000001000000060000000000000004000000FFFFFFFFFEFFFFFF07000000010000000500000000000000FFFFFFFF"> : tensor<3x4x2x5xi32>]} : (tensor<3x1x2x1xi32>, tensor<4x1x5xi32>) -> tensor<3x4x2x5xi32>
  return
}
func.func @Add_string_17() {
  %0 = "tf.Const"() <{value = dense<[["a"], ["bc"]]> : tensor<2x1x!tf_type.string>}> : () -> tensor<2x1x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<[["a"], ["bc"]]> : tensor<2x1x!tf_type.string>}> : () -> tensor<2x1x!tf_type.string>
  %r = "tf.Add"(%0, %1) {expected = [dense<[["aa"], ["bcbc"]]> : tensor<2x1x!tf_type.string>]} : (tensor<2x1x!tf_type.string>, tensor<2x1x!tf_type.string>) -> tensor<2x1x!tf_type.string>
  return
}
