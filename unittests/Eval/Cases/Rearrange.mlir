// Rearrange: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Transpose_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [true, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<[[false, true], [true, false], [true, true]]> : tensor<3x2xi1>]} : (tensor<2x3xi1>, tensor<2xi32>) -> tensor<3x2xi1>
  return
}
func.func @Transpose_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x0FAB6140029ECB3FAB1464C05D242F40A6404ABFF023ACBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x0FAB61405D242F40029ECB3FA6404ABFAB1464C0F023ACBF"> : tensor<3x2xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return
}
func.func @Transpose_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xEA3367FCC4C50CC0A87625A3C298E03FD2A52F55BF7303C0F06A97AA605AF2BF78A256F77062F3BF28FF21E90C0F06C0"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0xEA3367FCC4C50CC0F06A97AA605AF2BFA87625A3C298E03F78A256F77062F3BFD2A52F55BF7303C028FF21E90C0F06C0"> : tensor<3x2xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<3x2xf64>
  return
}
func.func @Transpose_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xAFBF853500B97222ED33EE3E"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0xAFBF72228535ED3300B9EE3E"> : tensor<3x2xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<3x2xf16>
  return
}
func.func @Transpose_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0xCF3F4540343FAD3F06407DBF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0xCF3FAD3F45400640343F7DBF"> : tensor<3x2xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<3x2xbf16>
  return
}
func.func @Transpose_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x00FDFD04FF03"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x0004FDFFFD03"> : tensor<3x2xi8>]} : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<3x2xi8>
  return
}
func.func @Transpose_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x0100040003000300FFFFFFFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x010003000400FFFF0300FFFF"> : tensor<3x2xi16>]} : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<3x2xi16>
  return
}
func.func @Transpose_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFF03000000FFFFFFFF0400000001000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0xFEFFFFFFFFFFFFFFFFFFFFFF040000000300000001000000"> : tensor<3x2xi32>]} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  return
}
func.func @Transpose_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0400000000000000FFFFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x0400000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF"> : tensor<3x2xi64>]} : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<3x2xi64>
  return
}
func.func @Transpose_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x010104010002"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x010101000402"> : tensor<3x2xui8>]} : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<3x2xui8>
  return
}
func.func @Transpose_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x030002000300010000000300"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x030001000200000003000300"> : tensor<3x2xui16>]} : (tensor<2x3xui16>, tensor<2xi32>) -> tensor<3x2xui16>
  return
}
func.func @Transpose_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000004000000000000000100000002000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x040000000000000000000000010000000400000002000000"> : tensor<3x2xui32>]} : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<3x2xui32>
  return
}
func.func @Transpose_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000003000000000000000300000000000000030000000000000001000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x040000000000000003000000000000000300000000000000010000000000000003000000000000000200000000000000"> : tensor<3x2xui64>]} : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<3x2xui64>
  return
}
func.func @Transpose_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0xCFE31540081976BF2C0AD43F2F2249BFC22BC4BF8FD1514001DFB8BF3CDEB7BF4EB119C0492FD83F434D3A40AD680640"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0xCFE31540081976BF01DFB8BF3CDEB7BF2C0AD43F2F2249BF4EB119C0492FD83FC22BC4BF8FD15140434D3A40AD680640"> : tensor<3x2xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<3x2xcomplex<f32>>
  return
}
func.func @Transpose_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x2070393087740140E83E4A8F68BFEB3F90AEF13F5B31E1BF685CE0E47C94FABFA2AF36A9E32A02C092A652498C5C07C0809430A2CD6DBEBF542C0100148FF0BF686300C94A890B404005F31D49CFF83F5476A30884120EC0F41DA5AE34AEF03F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x2070393087740140E83E4A8F68BFEB3F809430A2CD6DBEBF542C0100148FF0BF90AEF13F5B31E1BF685CE0E47C94FABF686300C94A890B404005F31D49CFF83FA2AF36A9E32A02C092A652498C5C07C05476A30884120EC0F41DA5AE34AEF03F"> : tensor<3x2xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<3x2xcomplex<f64>>
  return
}
func.func @Transpose_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xB2B03340CB2A5BBFBE6008400BF9F23F1D352FC067276EC02D7C1AC08C2C2D3FFD6C51C0D098564089E9F43F0E6D71C0"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0xB2B03340CB2A5BBFBE6008400BF9F23F1D352FC067276EC02D7C1AC08C2C2D3FFD6C51C0D098564089E9F43F0E6D71C0"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<3xi64>) -> tensor<2x3x2xf32>
  return
}
func.func @ConjugateTranspose_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xAB36FDBFF7C08B3F7A2AA9BF87BB3CC0C9D1D13EFDDEDEBFCCB69D3F84C74C409CD1A03F73979A3F7C52F73D10FE903F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000100000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.ConjugateTranspose"(%0, %1) {expected = [dense<"0xAB36FDBFF7C08B3F7A2AA9BF87BB3CC0C9D1D13EFDDEDEBFCCB69D3F84C74C409CD1A03F73979A3F7C52F73D10FE903F"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<3xi32>) -> tensor<2x3x2xf32>
  return
}
func.func @Transpose_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xAD01953E89752440D20977405F3691BF8F4B62400D0F64C0BB4B6C40FF04FD3E9B3010C052A440BF1C2CA0BF791D3FC0"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0xAD01953ED20977408F4B6240BB4B6C409B3010C01C2CA0BF897524405F3691BF0D0F64C0FF04FD3E52A440BF791D3FC0"> : tensor<2x2x3xf32>]} : (tensor<2x3x2xf32>, tensor<3xi64>) -> tensor<2x2x3xf32>
  return
}
func.func @ConjugateTranspose_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x7B9D6F40DC15FEBD2E82004012B80A406F80F33FD30D1B40009123BF4F1C29C0C64F56BFE2A73FC05FB91E3F301A0F3E"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000001000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.ConjugateTranspose"(%0, %1) {expected = [dense<"0x7B9D6F402E8200406F80F33F009123BFC64F56BF5FB91E3FDC15FEBD12B80A40D30D1B404F1C29C0E2A73FC0301A0F3E"> : tensor<2x2x3xf32>]} : (tensor<2x3x2xf32>, tensor<3xi32>) -> tensor<2x2x3xf32>
  return
}
func.func @Transpose_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x5E235F406CC82440308C3FC069D592BF980616C057305E409364C0BEBF73644026DADB3F9770FF3F994F18400F81D73F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000000000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x5E235F406CC824409364C0BEBF736440308C3FC069D592BF26DADB3F9770FF3F980616C057305E40994F18400F81D73F"> : tensor<3x2x2xf32>]} : (tensor<2x3x2xf32>, tensor<3xi64>) -> tensor<3x2x2xf32>
  return
}
func.func @ConjugateTranspose_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0xA0C90B40EDD6213EF02658BF38EB703F1E2291BF9FCB79BF475C32409AB07C3F461042C0CFA35DC03A4B504018EA3BC0"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000002000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.ConjugateTranspose"(%0, %1) {expected = [dense<"0xA0C90B40EDD6213E475C32409AB07C3FF02658BF38EB703F461042C0CFA35DC01E2291BF9FCB79BF3A4B504018EA3BC0"> : tensor<3x2x2xf32>]} : (tensor<2x3x2xf32>, tensor<3xi32>) -> tensor<3x2x2xf32>
  return
}
func.func @Transpose_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0xC603593E4F4623C0234B43C0636537C08580F4BF64A9833F469A91BF9B9487BFC07222BE08C17B3F28950AC056D1E03F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Transpose"(%0, %1) {refused} : (tensor<2x3x2xf32>, tensor<3xi64>) -> tensor<*xf32>
  return
}
func.func @ConjugateTranspose_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x8B9DD23E9E746CBE6DF62F40CDF8AEBF57E0973FE8CB36409B23AB3FD8856FBFA09F873E6CCD3FC0278B313F8195E83F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000001000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.ConjugateTranspose"(%0, %1) {refused} : (tensor<2x3x2xf32>, tensor<3xi32>) -> tensor<*xf32>
  return
}
func.func @Transpose_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0xBBC654C02F067EC0101205C0103FDABFA25A5ABF1FD74140848926409EBD4B403DF70FC01CAD2FC0AC4E2F3C5862153F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Transpose"(%0, %1) {refused} : (tensor<2x3x2xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}
func.func @ConjugateTranspose_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x013366C0AEB99ABF15326ABEE12E9D3FAA3A78C05F07E73E80013CC0F8301F3FE9065FC05587FEBFE8E0FE3E786AC9BF"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ConjugateTranspose"(%0, %1) {refused} : (tensor<2x3x2xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}
func.func @Transpose_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0x071613C0320D35C00A6BBB3F1BE88DBF368C43C0074053C0EE72F8BF65D7B8BF23723840937B14C0271148C0D7F1F63F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x071613C00A6BBB3F368C43C0EE72F8BF23723840271148C0320D35C01BE88DBF074053C065D7B8BF937B14C0D7F1F63F"> : tensor<2x2x3xf32>]} : (tensor<2x3x2xf32>, tensor<3xi64>) -> tensor<2x2x3xf32>
  return
}
func.func @ConjugateTranspose_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0xA4D97C40C3BD48406C68C23F71141A4066B9D03FD8536740B25A233FB16DFF3F541B3B3FF3B32FC0C8BAB5BFA5719D3E"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF0000000001000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.ConjugateTranspose"(%0, %1) {expected = [dense<"0xA4D97C406C68C23F66B9D03FB25A233F541B3B3FC8BAB5BFC3BD484071141A40D8536740B16DFF3FF3B32FC0A5719D3E"> : tensor<2x2x3xf32>]} : (tensor<2x3x2xf32>, tensor<3xi32>) -> tensor<2x2x3xf32>
  return
}
func.func @ConjugateTranspose_complex64_7() {
  %0 = "tf.Const"() <{value = dense<"0x77C69BBE4256F5BFC955F43F5FD00940D6E4C0BF70BE59C02C95A4BF08F4BE3F63A0E63F4E716340CE6849C0E15E813F"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.ConjugateTranspose"(%0, %1) {expected = [dense<"0x77C69BBE4256F53F2C95A4BF08F4BEBFC955F43F5FD009C063A0E63F4E7163C0D6E4C0BF70BE5940CE6849C0E15E81BF"> : tensor<3x2xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<3x2xcomplex<f32>>
  return
}
func.func @Transpose_float32_22() {
  %0 = "tf.Const"() <{value = dense<"0x56161D406B9F2B40CB3B77C0D968304031BD4EC0E6D64640C54E86BFAFFC8EBF51651AC04C2ED0BF0E5E23C049DA68C03E2884BFDFE572C06024A53FD5897740401841BF686E6DBFE02D73C0A2898CBFC50DB23C18622BC0113E733F57E465C0"> : tensor<2x1x3x2x2xf32>}> : () -> tensor<2x1x3x2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0400000002000000000000000100000003000000"> : tensor<5xi32>}> : () -> tensor<5xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0x56161D40CB3B77C03E2884BF6024A53F31BD4EC0C54E86BF401841BFE02D73C051651AC00E5E23C0C50DB23C113E733F6B9F2B40D9683040DFE572C0D5897740E6D64640AFFC8EBF686E6DBFA2898CBF4C2ED0BF49DA68C018622BC057E465C0"> : tensor<2x3x2x1x2xf32>]} : (tensor<2x1x3x2x2xf32>, tensor<5xi32>) -> tensor<2x3x2x1x2xf32>
  return
}
func.func @Transpose_float32_23() {
  %0 = "tf.Const"() <{value = dense<"0xD03316C0"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<"0xD03316C0"> : tensor<f32>]} : (tensor<f32>, tensor<0xi32>) -> tensor<f32>
  return
}
func.func @Transpose_float32_24() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<> : tensor<3x0xf32>]} : (tensor<0x3xf32>, tensor<2xi32>) -> tensor<3x0xf32>
  return
}
func.func @Transpose_string_25() {
  %0 = "tf.Const"() <{value = dense<[["a", "bb", "ccc"], ["d", "ee", "fff"]]> : tensor<2x3x!tf_type.string>}> : () -> tensor<2x3x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Transpose"(%0, %1) {expected = [dense<[["a", "d"], ["bb", "ee"], ["ccc", "fff"]]> : tensor<3x2x!tf_type.string>]} : (tensor<2x3x!tf_type.string>, tensor<2xi32>) -> tensor<3x2x!tf_type.string>
  return
}
func.func @InvertPermutation_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000300000001000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.InvertPermutation"(%0) {expected = [dense<"0x01000000030000000000000002000000"> : tensor<4xi32>]} : (tensor<4xi32>) -> tensor<4xi32>
  return
}
func.func @InvertPermutation_int64_2() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000000000000000000003000000000000000100000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.InvertPermutation"(%0) {expected = [dense<"0x0100000000000000030000000000000000000000000000000200000000000000"> : tensor<4xi64>]} : (tensor<4xi64>) -> tensor<4xi64>
  return
}
func.func @InvertPermutation_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.InvertPermutation"(%0) {refused} : (tensor<2xi32>) -> tensor<*xi32>
  return
}
func.func @DataFormatDimMap_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x03000000FCFFFFFF000000000200000001000000FFFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.DataFormatDimMap"(%0) {expected = [dense<"0x010000000000000000000000030000000200000001000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @DataFormatVecPermute_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x0A000000140000001E00000028000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.DataFormatVecPermute"(%0) {expected = [dense<"0x0A00000028000000140000001E000000"> : tensor<4xi32>]} : (tensor<4xi32>) -> tensor<4xi32>
  return
}
func.func @DataFormatDimMap_int64_2() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000FCFFFFFFFFFFFFFF000000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.DataFormatDimMap"(%0) {expected = [dense<"0x010000000000000000000000000000000000000000000000030000000000000002000000000000000100000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @DataFormatVecPermute_int64_2() {
  %0 = "tf.Const"() <{value = dense<"0x0A0000000000000014000000000000001E000000000000002800000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
  %r = "tf.DataFormatVecPermute"(%0) {expected = [dense<"0x0A00000000000000280000000000000014000000000000001E00000000000000"> : tensor<4xi64>]} : (tensor<4xi64>) -> tensor<4xi64>
  return
}
func.func @DataFormatDimMap_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x0000000004000000FBFFFFFF02000000"> : tensor<4xi32>}> : () -> tensor<4xi32>
  %r = "tf.DataFormatDimMap"(%0) <{dst_format = "NCDHW", src_format = "NDHWC"}> {expected = [dense<"0x00000000010000000000000003000000"> : tensor<4xi32>]} : (tensor<4xi32>) -> tensor<4xi32>
  return
}
func.func @DataFormatVecPermute_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x01000000020000000300000004000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.DataFormatVecPermute"(%0) <{dst_format = "NCWH", src_format = "NHWC"}> {expected = [dense<"0x03000000040000000100000002000000"> : tensor<2x2xi32>]} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return
}
func.func @DataFormatVecPermute_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000002000000000000000300000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.DataFormatVecPermute"(%0) <{dst_format = "NDWHC", src_format = "NCDHW"}> {expected = [dense<"0x010000000000000003000000000000000200000000000000"> : tensor<3xi64>]} : (tensor<3xi64>) -> tensor<3xi64>
  return
}
func.func @DataFormatVecPermute_int64_5() {
  %0 = "tf.Const"() <{value = dense<"0x01000000000000000200000000000000030000000000000004000000000000000500000000000000060000000000000007000000000000000800000000000000"> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
  %r = "tf.DataFormatVecPermute"(%0) <{dst_format = "HWNC", src_format = "NCHW"}> {expected = [dense<"0x05000000000000000600000000000000070000000000000008000000000000000100000000000000020000000000000003000000000000000400000000000000"> : tensor<4x2xi64>]} : (tensor<4x2xi64>) -> tensor<4x2xi64>
  return
}
func.func @DataFormatVecPermute_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x010000000200000003000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.DataFormatVecPermute"(%0) {refused} : (tensor<3xi32>) -> tensor<*xi32>
  return
}
func.func @DataFormatVecPermute_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x010000000200000003000000040000000500000006000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.DataFormatVecPermute"(%0) {refused} : (tensor<2x3xi32>) -> tensor<*xi32>
  return
}
func.func @ReverseV2_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [false, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<[[true, true, false], [false, true, false]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>, tensor<1xi32>) -> tensor<2x3xi1>
  return
}
func.func @Reverse_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, false, true], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<[[true, true, true], [true, false, true]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>, tensor<2xi1>) -> tensor<2x3xi1>
  return
}
func.func @Tile_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, false], [true, true, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<[[false, true, false], [true, true, false], [false, true, false], [true, true, false]]> : tensor<4x3xi1>]} : (tensor<2x3xi1>, tensor<2xi32>) -> tensor<4x3xi1>
  return
}
func.func @ReverseV2_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x36F172C0BDC922C0411C603F37F562BF3F4499BF4F7673C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x411C603FBDC922C036F172C04F7673C03F4499BF37F562BF"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
  return
}
func.func @Reverse_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xA148A4BE4AEE903F773902BF56A8E43E5F7715BDAB227E40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0x56A8E43E5F7715BDAB227E40A148A4BE4AEE903F773902BF"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<2xi1>) -> tensor<2x3xf32>
  return
}
func.func @Tile_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x9E8072C021C03BC0AFDE66C0EB091440701786BDEF55CCBE"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0x9E8072C021C03BC0AFDE66C0EB091440701786BDEF55CCBE9E8072C021C03BC0AFDE66C0EB091440701786BDEF55CCBE"> : tensor<4x3xf32>]} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  return
}
func.func @ReverseV2_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xE07DE8DCC858C33F6C93C1C5BB35F7BFCEF74D97BB3202400E3C4A02F6350340C8AE858869DBF0BFC4711775B897F13F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0xCEF74D97BB3202406C93C1C5BB35F7BFE07DE8DCC858C33FC4711775B897F13FC8AE858869DBF0BF0E3C4A02F6350340"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<1xi32>) -> tensor<2x3xf64>
  return
}
func.func @Reverse_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x4CE58574F4D4024060073366B627E7BF2C6DAF48622AFBBF20D859ABBC06D23F0A1A390A7FB70BC0784C09BA5F68FDBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0x20D859ABBC06D23F0A1A390A7FB70BC0784C09BA5F68FDBF4CE58574F4D4024060073366B627E7BF2C6DAF48622AFBBF"> : tensor<2x3xf64>]} : (tensor<2x3xf64>, tensor<2xi1>) -> tensor<2x3xf64>
  return
}
func.func @Tile_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0xF4EDF0E62B460840ECB46B32D9EDFF3F08D56B790194FC3FFCFBE01CB680034004CC2284572BF43F00CE5BCBB1668A3F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xF4EDF0E62B460840ECB46B32D9EDFF3F08D56B790194FC3FFCFBE01CB680034004CC2284572BF43F00CE5BCBB1668A3FF4EDF0E62B460840ECB46B32D9EDFF3F08D56B790194FC3FFCFBE01CB680034004CC2284572BF43F00CE5BCBB1668A3F"> : tensor<4x3xf64>]} : (tensor<2x3xf64>, tensor<2xi32>) -> tensor<4x3xf64>
  return
}
func.func @ReverseV2_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x203CD8C399423AC1473E6F42"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x9942D8C3203C6F42473E3AC1"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<1xi32>) -> tensor<2x3xf16>
  return
}
func.func @Reverse_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x34419D38FC3EE3C3153AD6A6"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0xE3C3153AD6A634419D38FC3E"> : tensor<2x3xf16>]} : (tensor<2x3xf16>, tensor<2xi1>) -> tensor<2x3xf16>
  return
}
func.func @Tile_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xBC3FEBC2CE42AC41D83019BD"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xBC3FEBC2CE42AC41D83019BDBC3FEBC2CE42AC41D83019BD"> : tensor<4x3xf16>]} : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<4x3xf16>
  return
}
func.func @ReverseV2_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x4EBCB93F6D406440D03F45C0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x6D40B93F4EBC45C0D03F6440"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<1xi32>) -> tensor<2x3xbf16>
  return
}
func.func @Reverse_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x09C093BFCA3FB23E0EC03ABF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0xB23E0EC03ABF09C093BFCA3F"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2xi1>) -> tensor<2x3xbf16>
  return
}
func.func @Tile_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x6B40CA3F18BF1A403C3D6BC0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0x6B40CA3F18BF1A403C3D6BC06B40CA3F18BF1A403C3D6BC0"> : tensor<4x3xbf16>]} : (tensor<2x3xbf16>, tensor<2xi32>) -> tensor<4x3xbf16>
  return
}
func.func @ReverseV2_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x00000103FCFC"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x010000FCFC03"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<1xi32>) -> tensor<2x3xi8>
  return
}
func.func @Reverse_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x0303FCFEFE03"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0xFEFE030303FC"> : tensor<2x3xi8>]} : (tensor<2x3xi8>, tensor<2xi1>) -> tensor<2x3xi8>
  return
}
func.func @Tile_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0xFF0002030004"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xFF0002030004FF0002030004"> : tensor<4x3xi8>]} : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<4x3xi8>
  return
}
func.func @ReverseV2_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF01000200FFFF0200"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x0100FFFFFFFF0200FFFF0200"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<1xi32>) -> tensor<2x3xi16>
  return
}
func.func @Reverse_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFF0200FEFFFFFFFFFFFDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0xFFFFFFFFFDFFFDFF0200FEFF"> : tensor<2x3xi16>]} : (tensor<2x3xi16>, tensor<2xi1>) -> tensor<2x3xi16>
  return
}
func.func @Tile_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFCFF0300FFFF0000FEFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xFEFFFCFF0300FFFF0000FEFFFEFFFCFF0300FFFF0000FEFF"> : tensor<4x3xi16>]} : (tensor<2x3xi16>, tensor<2xi32>) -> tensor<4x3xi16>
  return
}
func.func @ReverseV2_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFEFFFFFF01000000FEFFFFFF00000000FEFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x01000000FEFFFFFFFDFFFFFFFEFFFFFF00000000FEFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x3xi32>
  return
}
func.func @Reverse_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x0400000004000000FDFFFFFF03000000FEFFFFFF02000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0x03000000FEFFFFFF020000000400000004000000FDFFFFFF"> : tensor<2x3xi32>]} : (tensor<2x3xi32>, tensor<2xi1>) -> tensor<2x3xi32>
  return
}
func.func @Tile_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FCFFFFFF02000000FCFFFFFF0000000004000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0x02000000FCFFFFFF02000000FCFFFFFF000000000400000002000000FCFFFFFF02000000FCFFFFFF0000000004000000"> : tensor<4x3xi32>]} : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<4x3xi32>
  return
}
func.func @ReverseV2_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000FDFFFFFFFFFFFFFF03000000000000000300000000000000FCFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x0300000000000000FDFFFFFFFFFFFFFF03000000000000000300000000000000FCFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<1xi32>) -> tensor<2x3xi64>
  return
}
func.func @Reverse_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x010000000000000000000000000000000400000000000000FDFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0xFDFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF010000000000000000000000000000000400000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>, tensor<2xi1>) -> tensor<2x3xi64>
  return
}
func.func @Tile_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xFFFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x3xi64>]} : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<4x3xi64>
  return
}
func.func @ReverseV2_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x030002030100"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x020003000103"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<1xi32>) -> tensor<2x3xui8>
  return
}
func.func @Reverse_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x040201000301"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0x000301040201"> : tensor<2x3xui8>]} : (tensor<2x3xui8>, tensor<2xi1>) -> tensor<2x3xui8>
  return
}
func.func @Tile_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x030102010103"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0x030102010103030102010103"> : tensor<4x3xui8>]} : (tensor<2x3xui8>, tensor<2xi32>) -> tensor<4x3xui8>
  return
}
func.func @ReverseV2_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x020004000100030003000200"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x010004000200020003000300"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<1xi32>) -> tensor<2x3xui16>
  return
}
func.func @Reverse_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x020001000000020001000300"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0x020001000300020001000000"> : tensor<2x3xui16>]} : (tensor<2x3xui16>, tensor<2xi1>) -> tensor<2x3xui16>
  return
}
func.func @ReverseV2_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x040000000400000004000000020000000000000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x040000000400000004000000040000000000000002000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<1xi32>) -> tensor<2x3xui32>
  return
}
func.func @Reverse_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000100000004000000000000000400000002000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0x000000000400000002000000030000000100000004000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>, tensor<2xi1>) -> tensor<2x3xui32>
  return
}
func.func @Tile_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x010000000100000004000000020000000200000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0x010000000100000004000000020000000200000001000000010000000100000004000000020000000200000001000000"> : tensor<4x3xui32>]} : (tensor<2x3xui32>, tensor<2xi32>) -> tensor<4x3xui32>
  return
}
func.func @ReverseV2_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000002000000000000000200000000000000000000000000000002000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x020000000000000002000000000000000000000000000000040000000000000002000000000000000000000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<1xi32>) -> tensor<2x3xui64>
  return
}
func.func @Reverse_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000200000000000000020000000000000001000000000000000100000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0x020000000000000001000000000000000100000000000000000000000000000000000000000000000200000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>, tensor<2xi1>) -> tensor<2x3xui64>
  return
}
func.func @Tile_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000200000000000000040000000000000000000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0x000000000000000000000000000000000200000000000000040000000000000000000000000000000200000000000000000000000000000000000000000000000200000000000000040000000000000000000000000000000200000000000000"> : tensor<4x3xui64>]} : (tensor<2x3xui64>, tensor<2xi32>) -> tensor<4x3xui64>
  return
}
func.func @ReverseV2_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0xF60EDF3FD1AC5D409EE8C53F75B80F40737D46409059F43D9BC22540A03739BF32E61240C5FE16C058E5F6BFAA9F3A40"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x737D46409059F43D9EE8C53F75B80F40F60EDF3FD1AC5D4058E5F6BFAA9F3A4032E61240C5FE16C09BC22540A03739BF"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<1xi32>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Reverse_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0xDE335CC083BB2FBFEDE409C02543DC3E8C7304BF60E178BEC63E08405A0989BEEB90FCBE0A5B03BF4AC5F1BC0AC2A63F"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0xC63E08405A0989BEEB90FCBE0A5B03BF4AC5F1BC0AC2A63FDE335CC083BB2FBFEDE409C02543DC3E8C7304BF60E178BE"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi1>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Tile_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0xA9E4CC3E9732B2BEB9826CBFCF8215409E19404026E62EC0E17B08C05F0DAB3F77DF3EC0E075F03FF860993F226904C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xA9E4CC3E9732B2BEB9826CBFCF8215409E19404026E62EC0E17B08C05F0DAB3F77DF3EC0E075F03FF860993F226904C0A9E4CC3E9732B2BEB9826CBFCF8215409E19404026E62EC0E17B08C05F0DAB3F77DF3EC0E075F03FF860993F226904C0"> : tensor<4x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> tensor<4x3xcomplex<f32>>
  return
}
func.func @ReverseV2_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xC040B6623C6501401C3FB96B1F130F40E4089183F00DF5BF78FC2E96DA6FF43F54A60A38D69CF13F08319984392E0BC0A0CE14A55723DBBFB816736154ED0BC0E006D150988DCB3F480DBDF8243AFE3F583660F4EF90E13FC0CB110577F0DA3F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0x54A60A38D69CF13F08319984392E0BC0E4089183F00DF5BF78FC2E96DA6FF43FC040B6623C6501401C3FB96B1F130F40583660F4EF90E13FC0CB110577F0DA3FE006D150988DCB3F480DBDF8243AFE3FA0CE14A55723DBBFB816736154ED0BC0"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<1xi32>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Reverse_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x686E5C79C562E63FC859FF0A8A5FEF3F9C1E20859F1D0A401622B9DC7E610BC0E0D81E0881EAE53F2ED7CDE02AB708402809D3FA8846FEBFA843CC2AEB4C0E4050535738FDE3FDBF10149EB0F4810CC000BE93AD2927D43FC4ED2F350B9008C0"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0x2809D3FA8846FEBFA843CC2AEB4C0E4050535738FDE3FDBF10149EB0F4810CC000BE93AD2927D43FC4ED2F350B9008C0686E5C79C562E63FC859FF0A8A5FEF3F9C1E20859F1D0A401622B9DC7E610BC0E0D81E0881EAE53F2ED7CDE02AB70840"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi1>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Tile_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xFC8BEBB0FE8904C018E50DFBD5F30740EAF9DA45DF2A0940DAAE50C3618A0C40EE69AE8BC28C054056BCB03A2B300BC0688E808966D3FF3F9259D33296550C40343B11BC99E9004010A93C4E0E11E9BF14B0871919CAF33F6693391763AA0640"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0200000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xFC8BEBB0FE8904C018E50DFBD5F30740EAF9DA45DF2A0940DAAE50C3618A0C40EE69AE8BC28C054056BCB03A2B300BC0688E808966D3FF3F9259D33296550C40343B11BC99E9004010A93C4E0E11E9BF14B0871919CAF33F6693391763AA0640FC8BEBB0FE8904C018E50DFBD5F30740EAF9DA45DF2A0940DAAE50C3618A0C40EE69AE8BC28C054056BCB03A2B300BC0688E808966D3FF3F9259D33296550C40343B11BC99E9004010A93C4E0E11E9BF14B0871919CAF33F6693391763AA0640"> : tensor<4x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2xi32>) -> tensor<4x3xcomplex<f64>>
  return
}
func.func @ReverseV2_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x48E098BF903A2040805524C0C7431B4018C90CC070FA14C0747872C0C4704D404DD254404DA62A40EE050DC0408F7A3F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000FFFFFFFFFFFFFFFF"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0xC4704D40747872C04DA62A404DD25440408F7A3FEE050DC0903A204048E098BFC7431B40805524C070FA14C018C90CC0"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<2xi64>) -> tensor<2x3x2xf32>
  return
}
func.func @ReverseV2_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xA65507C08281883FDED3CB3FBF1CDEBF2DF84F40D78CA13F7B069EBF20D2A93FF08E4C402F6058C03986DEBDF3D47740"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<"0xA65507C08281883FDED3CB3FBF1CDEBF2DF84F40D78CA13F7B069EBF20D2A93FF08E4C402F6058C03986DEBDF3D47740"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<0xi64>) -> tensor<2x3x2xf32>
  return
}
func.func @ReverseV2_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xCB9B1040BDA752BFC74837BE7105C93FCBF435C0774D1740F929F2BE428AC53FC9A0493E9D97A13FABA908C0B1665740"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ReverseV2"(%0, %1) {refused} : (tensor<2x3x2xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}
func.func @ReverseV2_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x627B03C079E67F3B7C97313F387D0EBF922411C0F1A734C0414C2F40A29779C0D6604B3FF082494071784EC07A52AABD"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.ReverseV2"(%0, %1) {refused} : (tensor<2x3x2xf32>, tensor<1xi64>) -> tensor<*xf32>
  return
}
func.func @ReverseV2_string_20() {
  %0 = "tf.Const"() <{value = dense<[["a", "bb"], ["ccc", "d"]]> : tensor<2x2x!tf_type.string>}> : () -> tensor<2x2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.ReverseV2"(%0, %1) {expected = [dense<[["ccc", "d"], ["a", "bb"]]> : tensor<2x2x!tf_type.string>]} : (tensor<2x2x!tf_type.string>, tensor<1xi32>) -> tensor<2x2x!tf_type.string>
  return
}
func.func @Reverse_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x2CF2A2BD81E401C0B098654060D59C3F6DEDF2BFC775134019457FC0CCE8983F0E27E6BFC6FE0EC00DF0314052C68D3F"> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %1 = "tf.Const"() <{value = dense<[true, false, true]> : tensor<3xi1>}> : () -> tensor<3xi1>
  %r = "tf.Reverse"(%0, %1) {expected = [dense<"0xCCE8983F19457FC0C6FE0EC00E27E6BF52C68D3F0DF0314081E401C02CF2A2BD60D59C3FB0986540C77513406DEDF2BF"> : tensor<2x3x2xf32>]} : (tensor<2x3x2xf32>, tensor<3xi1>) -> tensor<2x3x2xf32>
  return
}
func.func @ReverseSequence_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xD60410BFF820D3BF73D95740239058C0F33886BF32CC0740C3E48ABF551C16C0F76063408A52B4BFC51FA2BFCC0801BE65E473BF421EE7BED1580F3E8EE75B40"> : tensor<2x4x2xf32>}> : () -> tensor<2x4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ReverseSequence"(%0, %1) <{seq_dim = 1 : i64}> {expected = [dense<"0xF33886BF32CC074073D95740239058C0D60410BFF820D3BFC3E48ABF551C16C0F76063408A52B4BFC51FA2BFCC0801BE65E473BF421EE7BED1580F3E8EE75B40"> : tensor<2x4x2xf32>]} : (tensor<2x4x2xf32>, tensor<2xi64>) -> tensor<2x4x2xf32>
  return
}
func.func @ReverseSequence_int8_2() {
  %0 = "tf.Const"() <{value = dense<"0xFFFD020004FC01FFFF03FEFCFEFCFE02"> : tensor<2x4x2xi8>}> : () -> tensor<2x4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x03000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ReverseSequence"(%0, %1) <{seq_dim = 1 : i64}> {expected = [dense<"0x04FC0200FFFD01FFFF03FEFCFEFCFE02"> : tensor<2x4x2xi8>]} : (tensor<2x4x2xi8>, tensor<2xi64>) -> tensor<2x4x2xi8>
  return
}
func.func @ReverseSequence_int64_3() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF01000000000000000000000000000000FEFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFF010000000000000002000000000000000200000000000000"> : tensor<2x4x2xi64>}> : () -> tensor<2x4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x03000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ReverseSequence"(%0, %1) <{seq_dim = 1 : i64}> {expected = [dense<"0xFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF01000000000000000000000000000000FEFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFF010000000000000002000000000000000200000000000000"> : tensor<2x4x2xi64>]} : (tensor<2x4x2xi64>, tensor<2xi64>) -> tensor<2x4x2xi64>
  return
}
func.func @ReverseSequence_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[true, true], [false, true], [false, false], [true, false]], [[false, false], [true, true], [false, false], [true, true]]]> : tensor<2x4x2xi1>}> : () -> tensor<2x4x2xi1>
  %1 = "tf.Const"() <{value = dense<"0x03000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ReverseSequence"(%0, %1) <{seq_dim = 1 : i64}> {expected = [dense<[[[false, false], [false, true], [true, true], [true, false]], [[false, false], [true, true], [false, false], [true, true]]]> : tensor<2x4x2xi1>]} : (tensor<2x4x2xi1>, tensor<2xi64>) -> tensor<2x4x2xi1>
  return
}
func.func @ReverseSequence_complex128_5() {
  %0 = "tf.Const"() <{value = dense<"0x7C5B85899C0BF63F967A377C16E30C4044E1377FFC0B0B40B0C08E24E7B0FEBF980D187D0F330DC028F1381560CD074050BFFF2CFCD3E2BFA405C2EE4BF3FEBF2860483DF88FE0BFBAA5C114A47C02C05621957A1FF2024098C785538F69FCBF00EF14AF9560AB3FA07CF2103274C1BF20D18C45A856ED3F86E8182B249A08C036487CA59BE60640644219F706BAF9BF249026D85512FD3F7095C8148CA0FF3F0A94D945FB5B0940828EC82D04000640FEC56575D5F40AC0E8E9AD0B7091E03F3036A8F5AA90E4BFBCC44F1CAFCAFD3F8002B3080FEE0FC0E8FC273D42B6F23F80B395CB570DEA3FF0B255A8F460D33F5E756F9439190DC0F8527CF46044F33F"> : tensor<2x4x2xcomplex<f64>>}> : () -> tensor<2x4x2xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x03000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.ReverseSequence"(%0, %1) <{seq_dim = 1 : i64}> {expected = [dense<"0x2860483DF88FE0BFBAA5C114A47C02C05621957A1FF2024098C785538F69FCBF980D187D0F330DC028F1381560CD074050BFFF2CFCD3E2BFA405C2EE4BF3FEBF7C5B85899C0BF63F967A377C16E30C4044E1377FFC0B0B40B0C08E24E7B0FEBF00EF14AF9560AB3FA07CF2103274C1BF20D18C45A856ED3F86E8182B249A08C036487CA59BE60640644219F706BAF9BF249026D85512FD3F7095C8148CA0FF3F0A94D945FB5B0940828EC82D04000640FEC56575D5F40AC0E8E9AD0B7091E03F3036A8F5AA90E4BFBCC44F1CAFCAFD3F8002B3080FEE0FC0E8FC273D42B6F23F80B395CB570DEA3FF0B255A8F460D33F5E756F9439190DC0F8527CF46044F33F"> : tensor<2x4x2xcomplex<f64>>]} : (tensor<2x4x2xcomplex<f64>>, tensor<2xi64>) -> tensor<2x4x2xcomplex<f64>>
  return
}
func.func @ReverseSequence_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x79E92440591C3BC0F258BF3FD1EE3BC02C894040E31EFA3F138376C0C6850BC012820F3FB2D350C0F97578C0A27431C0"> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000004000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.ReverseSequence"(%0, %1) <{batch_dim = 1 : i64, seq_dim = 0 : i64}> {expected = [dense<"0xD1EE3BC0591C3BC0A27431C079E924402C89404012820F3F138376C0C6850BC0E31EFA3FB2D350C0F97578C0F258BF3F"> : tensor<4x3xf32>]} : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<4x3xf32>
  return
}
func.func @ReverseSequence_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x3FF80340CFE2F03F42D57F403C5A8DBF779059C0E02662BF0E8E69C03AB85CC0DCC5E4BE245F54C0860C4A4074A360C0"> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000005000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "tf.ReverseSequence"(%0, %1) <{batch_dim = 1 : i64, seq_dim = 0 : i64}> {refused} : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<*xf32>
  return
}
func.func @Roll_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xA8B52D401A6A0CBF3A9A4BBEF1A163C08BA0EB3FA6F216C02623733E92E266404704D33F47DB0CBE8BCC04BF985BD7BF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Roll"(%0, %1, %2) {expected = [dense<"0x4704D33F47DB0CBE8BCC04BF985BD7BFA8B52D401A6A0CBF3A9A4BBEF1A163C08BA0EB3FA6F216C02623733E92E26640"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<1xi32>, tensor<1xi64>) -> tensor<3x4xf32>
  return
}
func.func @Roll_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x326877C0840E77BF269E58C052C3A4BE77815FC0C712B7BF00A3F9BF13FA7D3F12D3433F188156C0E771394056CA05BE"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFF02000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Roll"(%0, %1, %2) {expected = [dense<"0x00A3F9BF13FA7D3F77815FC0C712B7BFE771394056CA05BE12D3433F188156C0269E58C052C3A4BE326877C0840E77BF"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<2xi32>, tensor<2xi64>) -> tensor<3x4xf32>
  return
}
func.func @Roll_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x4BCA36BE8B9F67C059B8EC3FC4F2323F3D1194BC437D40C00274E5BE18191F40BCFE61C0D69D57406FA3D5BF6E1CB7BF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x07000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Roll"(%0, %1, %2) {expected = [dense<"0x8B9F67C059B8EC3FC4F2323F4BCA36BE437D40C00274E5BE18191F403D1194BCD69D57406FA3D5BF6E1CB7BFBCFE61C0"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<1xi32>, tensor<1xi64>) -> tensor<3x4xf32>
  return
}
func.func @Roll_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x66EA73C0B57DF4BFAEC7124038475CBFE2461DBFD7D507406A6CB7BF95B05C400479953FE58617BF588356C009822740"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000001000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Roll"(%0, %1, %2) {expected = [dense<"0xE2461DBFD7D507406A6CB7BF95B05C400479953FE58617BF588356C00982274066EA73C0B57DF4BFAEC7124038475CBF"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<2xi32>, tensor<2xi64>) -> tensor<3x4xf32>
  return
}
func.func @Tile_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0xC5BB3F3F74E93140224E07C028EC6EBF260170C09B7219C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000300000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xC5BB3F3F74E93140224E07C0C5BB3F3F74E93140224E07C0C5BB3F3F74E93140224E07C028EC6EBF260170C09B7219C028EC6EBF260170C09B7219C028EC6EBF260170C09B7219C0"> : tensor<2x9xf32>]} : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x9xf32>
  return
}
func.func @Tile_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xEE389CBF63DF14C0F513A83F59582D40FB6043C0FCCB09C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Tile"(%0, %1) {expected = [dense<> : tensor<0x6xf32>]} : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<0x6xf32>
  return
}
func.func @Tile_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xAFB819BFF9E09A3FEB425E4034FA214070D54640D744FEBD"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0xAFB819BFF9E09A3FEB425E40AFB819BFF9E09A3FEB425E4034FA214070D54640D744FEBD34FA214070D54640D744FEBDAFB819BFF9E09A3FEB425E40AFB819BFF9E09A3FEB425E4034FA214070D54640D744FEBD34FA214070D54640D744FEBD"> : tensor<4x6xf32>]} : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<4x6xf32>
  return
}
func.func @Tile_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0xA25BDFBF405A32406DCD98BFCCD0E13FC3C6E83E6C652A40"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Tile"(%0, %1) {refused} : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<*xf32>
  return
}
func.func @Tile_string_19() {
  %0 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<["a", "bb", "a", "bb"]> : tensor<4x!tf_type.string>]} : (tensor<2x!tf_type.string>, tensor<1xi32>) -> tensor<4x!tf_type.string>
  return
}
func.func @Tile_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0x4D66BD3E"> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.Const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %r = "tf.Tile"(%0, %1) {expected = [dense<"0x4D66BD3E"> : tensor<f32>]} : (tensor<f32>, tensor<0xi32>) -> tensor<f32>
  return
}
func.func @SpaceToDepth_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x1FBF3240807559C06EED554080256740B5FC1BC0F6391AC0258A2D404FB02440722511C0BC7E3DC09D8871C044B3DE3FBA45774088A23C3FB4963C40A49076BF325E14BED3BD913FC2680EC00B14224048787F401301E93F5D46B93F89522040"> : tensor<1x4x2x3xf32>}> : () -> tensor<1x4x2x3xf32>
  %r = "tf.SpaceToDepth"(%0) <{block_size = 2 : i64}> {expected = [dense<"0x1FBF3240807559C06EED554080256740B5FC1BC0F6391AC0258A2D404FB02440722511C0BC7E3DC09D8871C044B3DE3FBA45774088A23C3FB4963C40A49076BF325E14BED3BD913FC2680EC00B14224048787F401301E93F5D46B93F89522040"> : tensor<1x2x1x12xf32>]} : (tensor<1x4x2x3xf32>) -> tensor<1x2x1x12xf32>
  return
}
func.func @DepthToSpace_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x2E3046BFC73D61BF1D3E78404F0985BEF88603C0BF4E04C031CB39C08D8550405818D9BFE15D5FC00C657340DADC6E40014EC9BF6B0302C0396DB8BFECDCDD3F"> : tensor<1x2x1x8xf32>}> : () -> tensor<1x2x1x8xf32>
  %r = "tf.DepthToSpace"(%0) <{block_size = 2 : i64}> {expected = [dense<"0x2E3046BFC73D61BF1D3E78404F0985BEF88603C0BF4E04C031CB39C08D8550405818D9BFE15D5FC00C657340DADC6E40014EC9BF6B0302C0396DB8BFECDCDD3F"> : tensor<1x4x2x2xf32>]} : (tensor<1x2x1x8xf32>) -> tensor<1x4x2x2xf32>
  return
}
func.func @SpaceToBatchND_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x61285540791E863F7E8C7040C4D1A0BFB5632D40D56122402294D53E0F5D73402B94BDBF2F075340B65E083F63FF02C02D8035C031B51CC03067FABFC7FF383F910DFE3D1972DDBEB06A44C09610843FE4C2BB3E97A65B4035154FC00F273D40"> : tensor<1x3x4x2xf32>}> : () -> tensor<1x3x4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.SpaceToBatchND"(%0, %1, %2) {expected = [dense<"0x000000000000000000000000000000002B94BDBF2F0753402D8035C031B51CC000000000000000000000000000000000B65E083F63FF02C03067FABFC7FF383F61285540791E863FB5632D40D5612240910DFE3D1972DDBEE4C2BB3E97A65B407E8C7040C4D1A0BF2294D53E0F5D7340B06A44C09610843F35154FC00F273D40"> : tensor<4x2x2x2xf32>]} : (tensor<1x3x4x2xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x2x2x2xf32>
  return
}
func.func @BatchToSpaceND_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xAC890CC01983ABBFDD8F64BF21CB59C00701913FAA5B0DBF3855DABE60984640F96C4FBE03B01CBF56E430BF248D6040F5037140665805C082D636BEAE788ABF3404E33FDA1E71C0A9C952C09B63FDBFEEF652C027DE85BFF0B3E53F753A1F407F1230BF8B9F71BF3E3CE93F2B61CDBFE190133FD8B99FBFFCE040407E078D3F"> : tensor<4x2x2x2xf32>}> : () -> tensor<4x2x2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000000000001000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.BatchToSpaceND"(%0, %1, %2) {expected = [dense<"0x3404E33FDA1E71C07F1230BF8B9F71BFA9C952C09B63FDBF0701913FAA5B0DBFF5037140665805C03855DABE60984640EEF652C027DE85BFE190133FD8B99FBFF0B3E53F753A1F40"> : tensor<1x3x3x2xf32>]} : (tensor<4x2x2x2xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x3x3x2xf32>
  return
}
func.func @SpaceToDepth_int8_2() {
  %0 = "tf.Const"() <{value = dense<"0xFC00FD030002FD020001FF0203FE00FC0300FC0301020102"> : tensor<1x4x2x3xi8>}> : () -> tensor<1x4x2x3xi8>
  %r = "tf.SpaceToDepth"(%0) <{block_size = 2 : i64}> {expected = [dense<"0xFC00FD030002FD020001FF0203FE00FC0300FC0301020102"> : tensor<1x2x1x12xi8>]} : (tensor<1x4x2x3xi8>) -> tensor<1x2x1x12xi8>
  return
}
func.func @DepthToSpace_int8_2() {
  %0 = "tf.Const"() <{value = dense<"0x0303FE0004FF0303FC01FDFFFDFDFC04"> : tensor<1x2x1x8xi8>}> : () -> tensor<1x2x1x8xi8>
  %r = "tf.DepthToSpace"(%0) <{block_size = 2 : i64}> {expected = [dense<"0x0303FE0004FF0303FC01FDFFFDFDFC04"> : tensor<1x4x2x2xi8>]} : (tensor<1x2x1x8xi8>) -> tensor<1x4x2x2xi8>
  return
}
func.func @SpaceToBatchND_int8_2() {
  %0 = "tf.Const"() <{value = dense<"0xFDFD0401FDFFFD010401FE01000304FDFEFF02FF0100FE04"> : tensor<1x3x4x2xi8>}> : () -> tensor<1x3x4x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.SpaceToBatchND"(%0, %1, %2) {expected = [dense<"0x000000000401000300000000FE0104FDFDFDFDFFFEFF01000401FD0102FFFE04"> : tensor<4x2x2x2xi8>]} : (tensor<1x3x4x2xi8>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x2x2x2xi8>
  return
}
func.func @BatchToSpaceND_int8_2() {
  %0 = "tf.Const"() <{value = dense<"0x04FE01FF04FCFF000102FD03FC02FDFCFF02FCFD04FF0403FE0100FFFCFC0003"> : tensor<4x2x2x2xi8>}> : () -> tensor<4x2x2x2xi8>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000000000001000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.BatchToSpaceND"(%0, %1, %2) {expected = [dense<"0xFF02FE01FCFD04FCFC02FF0004FFFCFC0403"> : tensor<1x3x3x2xi8>]} : (tensor<4x2x2x2xi8>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x3x3x2xi8>
  return
}
func.func @SpaceToDepth_int64_3() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF00000000000000000400000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF01000000000000000400000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0200000000000000030000000000000002000000000000000300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF03000000000000000300000000000000"> : tensor<1x4x2x3xi64>}> : () -> tensor<1x4x2x3xi64>
  %r = "tf.SpaceToDepth"(%0) <{block_size = 2 : i64}> {expected = [dense<"0xFCFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF00000000000000000400000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF01000000000000000400000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0200000000000000030000000000000002000000000000000300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF03000000000000000300000000000000"> : tensor<1x2x1x12xi64>]} : (tensor<1x4x2x3xi64>) -> tensor<1x2x1x12xi64>
  return
}
func.func @DepthToSpace_int64_3() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000FDFFFFFFFFFFFFFF02000000000000000300000000000000FCFFFFFFFFFFFFFF020000000000000003000000000000000400000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF04000000000000000200000000000000FDFFFFFFFFFFFFFF04000000000000000200000000000000FDFFFFFFFFFFFFFF"> : tensor<1x2x1x8xi64>}> : () -> tensor<1x2x1x8xi64>
  %r = "tf.DepthToSpace"(%0) <{block_size = 2 : i64}> {expected = [dense<"0x0200000000000000FDFFFFFFFFFFFFFF02000000000000000300000000000000FCFFFFFFFFFFFFFF020000000000000003000000000000000400000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF04000000000000000200000000000000FDFFFFFFFFFFFFFF04000000000000000200000000000000FDFFFFFFFFFFFFFF"> : tensor<1x4x2x2xi64>]} : (tensor<1x2x1x8xi64>) -> tensor<1x4x2x2xi64>
  return
}
func.func @SpaceToBatchND_int64_3() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF01000000000000000000000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF00000000000000000100000000000000010000000000000004000000000000000200000000000000FEFFFFFFFFFFFFFF0000000000000000020000000000000003000000000000000100000000000000FEFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<1x3x4x2xi64>}> : () -> tensor<1x3x4x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.SpaceToBatchND"(%0, %1, %2) {expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF010000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000200000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF00000000000000000200000000000000FEFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000000000000000000003000000000000000100000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<4x2x2x2xi64>]} : (tensor<1x3x4x2xi64>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x2x2x2xi64>
  return
}
func.func @BatchToSpaceND_int64_3() {
  %0 = "tf.Const"() <{value = dense<"0x03000000000000000300000000000000FCFFFFFFFFFFFFFF02000000000000000300000000000000FDFFFFFFFFFFFFFF0000000000000000020000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF04000000000000000300000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000000000000000000010000000000000000000000000000000300000000000000030000000000000002000000000000000000000000000000"> : tensor<4x2x2x2xi64>}> : () -> tensor<4x2x2x2xi64>
  %1 = "tf.Const"() <{value = dense<"0x0200000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000000000001000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.BatchToSpaceND"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000000000000000000040000000000000003000000000000000300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000200000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF03000000000000000300000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<1x3x3x2xi64>]} : (tensor<4x2x2x2xi64>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x3x3x2xi64>
  return
}
func.func @SpaceToDepth_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[[false, true, false], [true, true, false]], [[false, true, false], [true, false, false]], [[true, true, true], [false, true, true]], [[false, true, true], [true, true, true]]]]> : tensor<1x4x2x3xi1>}> : () -> tensor<1x4x2x3xi1>
  %r = "tf.SpaceToDepth"(%0) <{block_size = 2 : i64}> {expected = [dense<[[[[false, true, false, true, true, false, false, true, false, true, false, false]], [[true, true, true, false, true, true, false, true, true, true, true, true]]]]> : tensor<1x2x1x12xi1>]} : (tensor<1x4x2x3xi1>) -> tensor<1x2x1x12xi1>
  return
}
func.func @DepthToSpace_bool_4() {
  %0 = "tf.Const"() <{value = dense<[[[[false, true, false, true, true, true, true, true]], [[true, false, true, true, true, false, true, false]]]]> : tensor<1x2x1x8xi1>}> : () -> tensor<1x2x1x8xi1>
  %r = "tf.DepthToSpace"(%0) <{block_size = 2 : i64}> {expected = [dense<[[[[false, true], [false, true]], [[true, true], [true, true]], [[true, false], [true, true]], [[true, false], [true, false]]]]> : tensor<1x4x2x2xi1>]} : (tensor<1x2x1x8xi1>) -> tensor<1x4x2x2xi1>
  return
}
func.func @SpaceToDepth_complex128_5() {
  %0 = "tf.Const"() <{value = dense<"0xDCED60A6AE600640009CC7D5C072B9BF28ADF1C80911F1BF7CB05B70E32F06C06EBD53017C900640E042F7F54F44E3BF4499B154B171F4BFE4072A17354F04C054267EFD27B40B401A7A576266E70240843E3B66AAD8F9BFF0D1DD833EA9FE3F6C0C12089BCF0DC0007582010EF2ACBF188BE721B71EF2BF98375BEBAD32F0BF30CBCC9BA6E2DDBFB03B87D7C989EF3F7CDD29F3274CFFBF1496AE53B0EC0CC078828AEDB0A8E93FE0123F24ADE10D40DC6CF4664ABC0940184120A0DD08F8BF624E3393AB150EC0206A9834C08DE63F2C143B00427B0CC03C160F121977F8BFD4149B5BE5AEF2BFE28386AA97F90040C07ABBB515F600C0BEB8548DCFD90E4026EAF0E123950040708CE634223AEFBF08AE0891F79DFF3F20247082DC62F73FF86A34A006E7E1BF801B1AC84AEBD1BF34C20305B8260140B849BD6B12990940006C6582DBE7B2BFF464309E5448F23FC0EEF4EB86E8F23F3CEBE7673BD2F63F26C7B98EAEB402405053B7D8DFEBD23F2C9961244A8C0AC0404309FA4F79D9BF"> : tensor<1x4x2x3xcomplex<f64>>}> : () -> tensor<1x4x2x3xcomplex<f64>>
  %r = "tf.SpaceToDepth"(%0) <{block_size = 2 : i64}> {expected = [dense<"0xDCED60A6AE600640009CC7D5C072B9BF28ADF1C80911F1BF7CB05B70E32F06C06EBD53017C900640E042F7F54F44E3BF4499B154B171F4BFE4072A17354F04C054267EFD27B40B401A7A576266E70240843E3B66AAD8F9BFF0D1DD833EA9FE3F6C0C12089BCF0DC0007582010EF2ACBF188BE721B71EF2BF98375BEBAD32F0BF30CBCC9BA6E2DDBFB03B87D7C989EF3F7CDD29F3274CFFBF1496AE53B0EC0CC078828AEDB0A8E93FE0123F24ADE10D40DC6CF4664ABC0940184120A0DD08F8BF624E3393AB150EC0206A9834C08DE63F2C143B00427B0CC03C160F121977F8BFD4149B5BE5AEF2BFE28386AA97F90040C07ABBB515F600C0BEB8548DCFD90E4026EAF0E123950040708CE634223AEFBF08AE0891F79DFF3F20247082DC62F73FF86A34A006E7E1BF801B1AC84AEBD1BF34C20305B8260140B849BD6B12990940006C6582DBE7B2BFF464309E5448F23FC0EEF4EB86E8F23F3CEBE7673BD2F63F26C7B98EAEB402405053B7D8DFEBD23F2C9961244A8C0AC0404309FA4F79D9BF"> : tensor<1x2x1x12xcomplex<f64>>]} : (tensor<1x4x2x3xcomplex<f64>>) -> tensor<1x2x1x12xcomplex<f64>>
  return
}
func.func @DepthToSpace_complex128_5() {
  %0 = "tf.Const"() <{value = dense<"0xD27F98FF931B07C0120453DE6DDB00400E71C721882C0CC0D022096F8B4AEEBF7817541FDC5A0EC000EFD51F58850EC02ABAF106004503C020E29D5B0041E93FB856D45D8432E53F4C18841CE3D6014066C6FA026BDE09401C462BD749B507405C2A2B478906F3BF70248CEE075EEDBF2C3EA55CD42503C0A6088BA1030406C040F0DA37FE48FD3F00907712BDD108400066FC92FB310540F417F512A2E3F33F78F7323D91E0E53FD4CEE7E299B2F93F2C10F5EE68F4F1BF00FBC55BD49CA6BFA8F0C2D292CEE2BF42EE255E76E108C08450FFEF8E4F0FC024086C368CE2FCBF406F7299A5B8DABFC0520493B704B0BF5EACD9D7E20A00405870561759D1FABF"> : tensor<1x2x1x8xcomplex<f64>>}> : () -> tensor<1x2x1x8xcomplex<f64>>
  %r = "tf.DepthToSpace"(%0) <{block_size = 2 : i64}> {expected = [dense<"0xD27F98FF931B07C0120453DE6DDB00400E71C721882C0CC0D022096F8B4AEEBF7817541FDC5A0EC000EFD51F58850EC02ABAF106004503C020E29D5B0041E93FB856D45D8432E53F4C18841CE3D6014066C6FA026BDE09401C462BD749B507405C2A2B478906F3BF70248CEE075EEDBF2C3EA55CD42503C0A6088BA1030406C040F0DA37FE48FD3F00907712BDD108400066FC92FB310540F417F512A2E3F33F78F7323D91E0E53FD4CEE7E299B2F93F2C10F5EE68F4F1BF00FBC55BD49CA6BFA8F0C2D292CEE2BF42EE255E76E108C08450FFEF8E4F0FC024086C368CE2FCBF406F7299A5B8DABFC0520493B704B0BF5EACD9D7E20A00405870561759D1FABF"> : tensor<1x4x2x2xcomplex<f64>>]} : (tensor<1x2x1x8xcomplex<f64>>) -> tensor<1x4x2x2xcomplex<f64>>
  return
}
func.func @SpaceToDepth_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0xCCA0EDBFEE99F7BD568B42C0DC575C40A6156DC06D83CD3FB303BCBE4D3661C0D4B90640CB9849401C3948BEB9477AC06399973FB4A9A33F67DDA63FE3591FC054A425BF66BB7D4082F935C0EE423F40E7C7973F18CF443FFC7B73C05CFF10C0E0732D3F3CBB3C4003170B4070628D3F661E4940795BBBBF64A83640AA1F76402C473FBF4FFB5FBF42258EBC0DDF2740"> : tensor<2x6x3x1xf32>}> : () -> tensor<2x6x3x1xf32>
  %r = "tf.SpaceToDepth"(%0) <{block_size = 3 : i64}> {expected = [dense<"0xCCA0EDBFEE99F7BD568B42C0DC575C40A6156DC06D83CD3FB303BCBE4D3661C0D4B90640CB9849401C3948BEB9477AC06399973FB4A9A33F67DDA63FE3591FC054A425BF66BB7D4082F935C0EE423F40E7C7973F18CF443FFC7B73C05CFF10C0E0732D3F3CBB3C4003170B4070628D3F661E4940795BBBBF64A83640AA1F76402C473FBF4FFB5FBF42258EBC0DDF2740"> : tensor<2x2x1x9xf32>]} : (tensor<2x6x3x1xf32>) -> tensor<2x2x1x9xf32>
  return
}
func.func @SpaceToDepth_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x20121B40DD0D73C0C1F55B3FB9FBBF3D06E5CB3FDEA33040A2F2E43F88332D407B2E623F770131C07487EA3FBEDB923F6B7A594087E7F43F6269C2BE5902C4BD81FDF1BD192099BF49DF10C0544232C0E08C7A400BC53A40084D3A40277676C03A8E7C40F0223CBF5D560EC024EF37C02C6E9BBF161A6A40"> : tensor<2x5x3x1xf32>}> : () -> tensor<2x5x3x1xf32>
  %r = "tf.SpaceToDepth"(%0) <{block_size = 2 : i64}> {refused} : (tensor<2x5x3x1xf32>) -> tensor<*xf32>
  return
}
func.func @SpaceToBatch_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xE10287BE6D4024C0A0D477C022CC6240A8125040E49A20C0536DA43FFCF4AEBEAA229FBF4586CF3F27B800403BEF123FDA90D53CEB164AC09F5EDF3FC41B843F6A450E4097F08CBF272632C0FC9294BF121D4340EBE3EFBFE44A1E3EB9895140"> : tensor<1x3x4x2xf32>}> : () -> tensor<1x3x4x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000010000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.SpaceToBatch"(%0, %1) <{block_size = 2 : i64}> {expected = [dense<"0xE10287BE6D4024C0A8125040E49A20C06A450E4097F08CBF121D4340EBE3EFBFA0D477C022CC6240536DA43FFCF4AEBE272632C0FC9294BFE44A1E3EB9895140AA229FBF4586CF3FDA90D53CEB164AC00000000000000000000000000000000027B800403BEF123F9F5EDF3FC41B843F00000000000000000000000000000000"> : tensor<4x2x2x2xf32>]} : (tensor<1x3x4x2xf32>, tensor<2x2xi32>) -> tensor<4x2x2x2xf32>
  return
}
func.func @BatchToSpace_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xFAA4AEBFE283C2BF89816440FFE01D3FC4B5F83F311BBCBFBC48ED3D0970FC3F797C6940206D60C02E9EAABFEF572F406CBB6BC09B562C40F8FC57C05A5FE93E"> : tensor<4x2x1x2xf32>}> : () -> tensor<4x2x1x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000010000000000000000000000"> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = "tf.BatchToSpace"(%0, %1) <{block_size = 2 : i64}> {expected = [dense<"0xFAA4AEBFE283C2BFC4B5F83F311BBCBF797C6940206D60C06CBB6BC09B562C4089816440FFE01D3FBC48ED3D0970FC3F"> : tensor<1x3x2x2xf32>]} : (tensor<4x2x1x2xf32>, tensor<2x2xi32>) -> tensor<1x3x2x2xf32>
  return
}
func.func @SpaceToBatchND_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x048F82BF0B31C8BF2080873F247A5BBED399164081558BBF3B760A3F0B9E97BF7C0209C0B1EF02C00F8CB7BF27687FC0E8AF85BF7D5341C0ED3CFF3FFEC079C0CE5F4DC07B06D93D9CD74DC0A0B064C0F023003F8EBC674045A35A404D1D623F"> : tensor<2x6x2xf32>}> : () -> tensor<2x6x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %r = "tf.SpaceToBatchND"(%0, %1, %2) {expected = [dense<"0x048F82BF0B31C8BF3B760A3F0B9E97BFE8AF85BF7D5341C09CD74DC0A0B064C02080873F247A5BBE7C0209C0B1EF02C0ED3CFF3FFEC079C0F023003F8EBC6740D399164081558BBF0F8CB7BF27687FC0CE5F4DC07B06D93D45A35A404D1D623F"> : tensor<6x2x2xf32>]} : (tensor<2x6x2xf32>, tensor<1xi64>, tensor<1x2xi64>) -> tensor<6x2x2xf32>
  return
}
func.func @BatchToSpaceND_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x8D7749C094C6443FEE88D7BF8B533AC0ADECF8BF52B600BE549902C0AAA254BFE43A57402F615D406CA672BF6F3EEA3F68BE89BF30237240590914400AA66BC0FB43C13CAED8093E205666C09CF3853F35545640D2DFD6BF8174C5BD0E9364BD"> : tensor<6x2x2xf32>}> : () -> tensor<6x2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x02000000000000000100000000000000"> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %r = "tf.BatchToSpaceND"(%0, %1, %2) {expected = [dense<"0xFB43C13CAED8093EEE88D7BF8B533AC06CA672BF6F3EEA3F35545640D2DFD6BF549902C0AAA254BF590914400AA66BC0"> : tensor<2x3x2xf32>]} : (tensor<6x2x2xf32>, tensor<1xi64>, tensor<1x2xi64>) -> tensor<2x3x2xf32>
  return
}
func.func @BatchToSpaceND_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0xFBDA0FC03C7E1B400399AC3F6FC1C83F23E4E43F8FABD53F5D9A07C03B75963F1D411C40B7CB65C0D72B0840CD91FD3FC50699BF7529BD3F7E9957C0B2DED13EA86FD8BF750BB23FFB08CF3EB0BF1940"> : tensor<5x2x2xf32>}> : () -> tensor<5x2x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x02000000000000000100000000000000"> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %r = "tf.BatchToSpaceND"(%0, %1, %2) {refused} : (tensor<5x2x2xf32>, tensor<1xi64>, tensor<1x2xi64>) -> tensor<*xf32>
  return
}
