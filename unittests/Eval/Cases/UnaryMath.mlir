// UnaryMath: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Sqrt_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x8ED2403FEC386B3F8946E24096528840AA11A63F7BA33440ED390B418B124B3F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Sqrt"(%0) {expected = [dense<"0x462D5E3F3064753F9C2F2A408518044017CC913F000BD73F6BCA3C406D01643F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Sqrt_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x5B79CDF4521020407AA794EEFE410F40949FC6D0761F1F4054033A68630C17408867295232CB1640F31AA5B3B71D1740EE73402A0FDA1940BD4668B7318F1240"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Sqrt"(%0) {expected = [dense<"0xDDBE2D6E26AC0640C32CDEC870A0FF3F91FDB988AE500640293605551834034041E35480DC180340BED0BF184F3B0340B284503D7E5604405CA1E035733B0140"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Sqrt_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xE0474D43AC41CA449E3F4F41B746CB45"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Sqrt"(%0) {expected = [dense<"0x9D41A43FBC3E6040853D843E2F41D040"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Sqrt_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xA040F9407840F540D73E6D40DB40F640"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Sqrt"(%0) {expected = [dense<"0x0F403340FC3F3140263FF63F27403140"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Sqrt_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Sqrt"(%0) {expected = [dense<"0x00000000000000800000803F0000C0FF0000807F0000C0FF0000C07FF304353F0000C0FF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Sqrt_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xE980F73EB8289B3F1140143F4CF3EA3F562D973FA021E63F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Sqrt"(%0) {expected = [dense<"0x9614723FA714243FD8378F3F23FC513F2538A53F064A323F"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Sqrt_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x282F85E2A9FDDE3F550D56CA053AF23FF4DC49949337DB3F6A6825EA0CD5FA3FC721A32E9330FA3F2DDF996B78D2FD3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Sqrt"(%0) {expected = [dense<"0xDCBD756E76B1ED3F6A37A37383A4E33FBB638DA31D9CF03FFB6383B4DAD8E93F10D0A9660DF5F63F96A81C3BD4C8E43F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Rsqrt_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xCB98E7403F78B1404C3B8A40A0F4DB3EDD45BA3FDFA34640354B8D406A56923F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Rsqrt"(%0) {expected = [dense<"0x4451BE3E6269D93EF457F63EF249C33F4B36543F714F113FD8A8F33E746C6F3F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Rsqrt_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x32F5931B927C1240ADF7E7359FDCF43F37C7FFD3D39C0D40EA2BBACCD3FA1C4041821AE96E3C10401B74754D5E810940670F91D6E4030940FC870D6D62DD0240"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Rsqrt"(%0) {expected = [dense<"0x3CD361392AC5DD3F7F636B673506EC3FE6AD684DE9A1E03F9F16AC5AFCC6D73FCC4809353AC4DF3F5D7BC2FAF4EBE13F5BEB4797AF18E23FEF381E24B0D6E43F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Rsqrt_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xFE45CB4799353A47D0459240DE42D747"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Rsqrt"(%0) {expected = [dense<"0x8936BB35C33EF435A3364B395138B735"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Rsqrt_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x8340C9405140D740A640EC40443F2040"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Rsqrt"(%0) {expected = [dense<"0xFD3ECC3E0E3FC63EE13EBD3E923F223F"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Rsqrt_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Rsqrt"(%0) {expected = [dense<"0x0000807F000080FFFEFF7F3F0000C0FF000000000000C0FF0000C07FF204B53F0000C0FF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Rsqrt_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xB5FAE93FC302B63F9643263FCD137D3FD27C843F7F67433F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Rsqrt"(%0) {expected = [dense<"0x111D1F3FD8655ABE14284F3FB888DFBE3A71563FAF098DBE"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Rsqrt_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x38DF33EA48FEFF3F0C7B8F4F226AFC3F949DDBC29C0EF23FCA6D3CA591EDEF3FAC76628432E7F53F2E529E7A540BEC3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Rsqrt"(%0) {expected = [dense<"0xB973C50EB54AE23FAB510D34F9CCCBBF2221B4610C62E83FA2E090243D77D2BFD0D47DF3C416E83FAB158BC27233CCBF"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Exp_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xEDBEBE3F0777CC3F0F5A02C0829A0040332F09C0CD91F73F6B21BEBF57DF28C0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Exp"(%0) {expected = [dense<"0x04048E402C159E405295053EAEB0EE40251DF03DD760DD40CAD8673E1759923D"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Exp_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC40938A66F3A0D4070F4E1830182024020C8746EC655EF3F7CA5DB990DDE0B40807EBC84E97DC0BF0AC8076ED52B07C000C3119B5698FD3F023537EFB4380E40"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Exp"(%0) {expected = [dense<"0xBE904542304E43407B6D5485153824402AAB6F138E4C0540F59E50B9184940409D5E774BB021EC3FCEE7FC90FD45AC3FE8C8CC0F736E19404AF9D6A081DB4540"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Exp_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xD638C7325641F2C3DCC1EBC1A2C3333E"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Exp"(%0) {expected = [dense<"0x523FF23C354BD224D62AA42AA225B644"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Exp_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x7A40D53E6C40F0BF0040C43F5EC06040"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Exp"(%0) {expected = [dense<"0x4742C23F20421D3EEC409440FF3C0442"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Exp_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Exp"(%0) {expected = [dense<"0x0000803F0000803F54F82D40B25ABC3E0000807F000000000000C07F4C09D33F2E1CA83D"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Exp_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x869BFA3F5B8E8A3F5B749D3FE61D523E5F82633EA510803F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Exp"(%0) {expected = [dense<"0x35B55440F032C840C0635640E979323FD1972C3F948C863F"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Exp_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x06D21DA01E36D73F814D6A65DCA5FE3F0DDE613F08A9F63FCC6D4D97EE6AEE3F321D10086EC5ED3FCB8447C2F22CFF3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Exp"(%0) {expected = [dense<"0xB5DC5A48AF14DFBFEB7BE35365A4F53F95462171562A034018F5CC24F7D40A404C02962B30EBEDBF800453A38BDA0240"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Expm1_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x09DD52406A7597BE963C22C061BD01401BA366C0A5C903400D9B9B3FB84DFCBF"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Expm1"(%0) {expected = [dense<"0x6EC3CF41851C83BE3CB56BBF2EF7D240EF0779BFA8DDDA40DED71740CD565CBF"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Expm1_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x30C735E4C698ECBF40037FB8A15FBA3F9E363FD193100CC0EAFFCCBF74D703C0340EF58D591F04402002187BE0D1DEBF0013CE5B1FDC91BFEEA928EAF69208C0"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Expm1"(%0) {expected = [dense<"0x240CF5BC29E8E2BFAD43CDD2ABC7BB3F857F60099E0AEFBF6EB5AA661D52EDBF78E81FB4A6BD2640D635E29DA775D8BFA2E957437BB491BF417410F96284EEBF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Expm1_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xE4C04EBC0E404A43A0B73CBCCCC26442"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Expm1"(%0) {expected = [dense<"0x4EBB46B99846A85011B639B9BCBBDB4D"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Expm1_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x11C06CC086BFEBBE4440E5BD20C02740"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Expm1"(%0) {expected = [dense<"0x65BF7ABF26BFBCBEA341D9BD6BBF4941"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Expm1_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Expm1"(%0) {expected = [dense<"0x0000000000000080A8F0DB3FA7D221BF0000807F000080BF0000C07F9912263F7AFC6ABF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Expm1_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xE1E3AB3E7FB8D93F0F1CB43FD3B4C83E321FEF3F9E14BA3E"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Expm1"(%0) {expected = [dense<"0x323D97BF288DB13F738E31400BB8C73FE2B3A140E2571340"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Expm1_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x6CF02076EEE6FF3F5E07FE1ACF3BF33FD3DFBF69B7C9FA3FC09C0BE8ECAEFD3FB9EC69968C8DD43F5BC56B4344B2F63F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Expm1"(%0) {expected = [dense<"0x2845D82A1959FA3F63DE1C71DB661B401A7A1A85A2F903C06A5D62455B7B1440C2DD9131CF4EE9BFDA57BC2BCDCDF53F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Log_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x178675400A5BF9409385343F737CCC40A316B1405190664034D78D3FD6F8B53F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Log"(%0) {expected = [dense<"0xEE18AC3FB7660340DDDAB2BEEA68ED3F35FFDA3FEB0CA43FB146D23D1A22B43E"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Log_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x5B143F27D0E521401E403A87343D1E4038F3D552B30F0540410722F91C46F03F622D86835A1500408BEC35C2D14E10401CA70778289A13403010D15084561340"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Log"(%0) {expected = [dense<"0xE55B547E3E880140E6970F30C72E0040E887B616D5F9EE3F8A00E6574561913F1E23AF9FDB58E63F980BC411557CF63FD070FE83F66DF93F4B753D546036F93F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Log_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x7D48BE44E747E84579471A4059477241"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Log"(%0) {expected = [dense<"0x64403A3E22401B3F0640BF39FA3F023C"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Log_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xF13F1B404140DA3F17407640FA40BC3F"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Log"(%0) {expected = [dense<"0x223F623F8D3F083F5C3FAC3F0440C53E"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Log_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Log"(%0) {expected = [dense<"0x000080FF000080FF00000000FFFFFFFF0000807FFFFFFFFFFFFFFFFF187231BF0000C0FF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Log_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xE256CC3FEC6CA13F01B1DD3FC8DDA13F34E3063F5C34953F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Log"(%0) {expected = [dense<"0x26D1353FBD292B3FBA4D433FA373213F2A287C3EB7B8923F"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Log_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x6EC14ADF43C8F53F149329637E76E33F274E898BDE16F43F43FE70E87E51F73F4AB6C920A2C9D13F428B96BCECD7F43F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Log"(%0) {expected = [dense<"0x52A857766791D93F97C249C9D3E3DA3FB10360557AEFE43FE905A36F3F82EB3FF82E3C426959D23FCAE1604E04C5F53F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Log1p_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x8E18273FE2AE8B40B43B633FAB9C704033B07E3F70EAA73F247E47407F7A5F40"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Log1p"(%0) {expected = [dense<"0xB29E003F7207D73F76A4223F2EB3C73FFAC9303F178A563F6623B53F384AC03F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Log1p_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xEA58B084405402405A212867B9CFD6BF262FFE0346E7F13F515BE0C171BBE73F17F62EADE1A7DFBF57BB87B786610C4058836A9E1BDFB3BFE4F233145DF3FC3F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Log1p"(%0) {expected = [dense<"0xE48626F94A0FF33FA7510F8ACA34DCBF620BA3EE9707E83FB588669A1AC1E13FCC69A8229DD6E5BFF851537AD13BF83FA23F5FE065AFB4BFB624021C1287F03F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Log1p_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x2B43ED40D642EA35BD446644C5A8C6B8"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Log1p"(%0) {expected = [dense<"0x173EF83CF13D0835FD3EBF3EDCA844BB"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Log1p_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x5B404140A4BE7F40274062408940CF3F"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Log1p"(%0) {expected = [dense<"0xBE3FB23FC6BECE3FA43FC13FD53F763F"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Log1p_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Log1p"(%0) {expected = [dense<"0x00000000000000801872313F000080FF0000807FFFFFFFFF0000C07F1F99CF3E0000C0FF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Log1p_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x8AF6653FAA76F63F83E0FC3F9831393FF0D7CE3F538CCB3F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Log1p"(%0) {expected = [dense<"0x3EA47E3F15E24A3F94408F3F3C36743E08378F3FD4D30B3F"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Log1p_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x7B6BEA1E5ED3FC3F974522383953FB3F28C71EFCFFABE33F84B8C6A8A25CF83FE8E38B49E77FE53F4FBD4128B86CFE3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Log1p"(%0) {expected = [dense<"0x06CC0C14C802F33F74EFBF2F9D84E13F461768F2FC82E93FF235293A7D31E83F3EAEC1DA6CBAED3F7BF7E4FACB2FEB3F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Sin_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xEB7A5F407A6F1D40AC9FC6BF381C44401DD9193FA38D17BFFAD578C0C541953F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Sin"(%0) {expected = [dense<"0x59B3AFBE4E4D213F1CF47FBFDF4B9E3DD0C0103FC9DA0EBF34D62D3F59516B3F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Sin_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xE06AE5E1A4BD00400086096F9EA1EC3FA4918A8F4BEAFF3FC480E3C70D55F7BFF04BDD0646D2ECBFB2DA827E7CBA07404CB53712405C03C0C04F1F4570DB0DC0"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Sin"(%0) {expected = [dense<"0xE4823CA7D2BDEB3F288A0A4D15F6E83F169D39B6EC2AED3FA23BD7982FCCEFBFF8F1B63E6A14E9BF3C9891226F5AC63F96B367C83523E5BF24CE81BC7CD1E13F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Sin_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x0B384E3322BEEC3E9841F9C1E73C31C2"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Sin"(%0) {expected = [dense<"0xBF373E33FFBBE63B6835F3B0873BDFA9"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Sin_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x08BF44C0053DFD3F40BE62BFB5BF7140"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Sin"(%0) {expected = [dense<"0x02BFA2BD053D6B3F3FBE46BF7DBF16BF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Sin_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Sin"(%0) {expected = [dense<"0x0000000000000080A46A573FA46A57BF0000C0FF0000C07F0000C07F4477F53E783519BF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Sin_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x73689E3FD71BCA3FC432A03E86AD813F1703C73F5E31A43F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Sin"(%0) {expected = [dense<"0x92E51840316E423F47A2F53E1C99913FAC88F83FA960DA3C"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Sin_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x76F99CD5831FF53FC83E4E0CA8D6FC3F209AD33600F6F53FAAECBAA92800CA3F39F4EA5CE4A0F83FEA4BBF436C1EE13F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Sin"(%0) {expected = [dense<"0x72BC522F602308409A027D174668E73F15D7523CEA02F03F46534362A29FA43F719A0AA9E355F23FD23C0537D018923F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Cos_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x5C6BC93FFEF8B23FFA1B2340EEFBD93F458CF5BF20DEF83F6DAF9B3EB87C1440"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Cos"(%0) {expected = [dense<"0xAC0237BBAFD62F3E874A54BFBDFB06BE1F62AEBEECCEBABE8941743F105F2EBF"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Cos_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x90F070745C63014010E4C4835E8A0F4050ABC3BD4E7EDABF585FD112A68FED3FD4E45582959BF53F664C11A596760D4060979D139063F8BFD0FA839D0306D8BF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Cos"(%0) {expected = [dense<"0xAA9E8B63EC23E2BF1FD96D42B745E6BF0DBC5007114CED3F929DE5312C4AE33F9E34D466ECF8CB3FA64D7A72D16CEBBFC5E12D4136CBA73FDDF156D49DC5ED3F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Cos_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x1AC1FFB9F3C0073D36BE134021BCA6B2"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Cos"(%0) {expected = [dense<"0xA5BADB3949BAF134A02432B71A38D43B"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Cos_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x5DC03D4019C05CC049400E4097BFA7BE"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Cos"(%0) {expected = [dense<"0x74BF7BBF3BBF75BF80BF1BBFC33E733F"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Cos_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Cos"(%0) {expected = [dense<"0x0000803F0000803F40510A3F40510A3F0000C0FF0000C0FF0000C07F40A9603FBF174DBF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Cos_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x4AC7E73F3DD0DF3F74A88B3FB94DB13FCB8F673F5609003F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Cos"(%0) {expected = [dense<"0xF61B34BF5B332DC079D37A3F6FA4D4BFE26C323FAECED1BE"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Cos_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0xCC004587B451F53FA9173BDEC399FB3F15ED17C70F29F03FBD2FA1E01708DB3F5F3C3E482C34DF3F56BCD6606BCEF53F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Cos"(%0) {expected = [dense<"0x5CC7C7AC27E0E53F9752730BAF1F05C0336A6727438FE23F8E3F4D3C0C94D7BFFE599E2F206DFD3FCFF4EC87D85EEBBF"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Tan_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x1D6A2B40286E4EC08B2B403F039859C0054D20C0810C9D3FC5E8733FB25965C0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Tan"(%0) {expected = [dense<"0x66BDFFBE1B31ACBD7DCE6E3FF44687BE885E3D3F83BB32408F0BB43FCD4BF2BE"> : tensor<2x4xf32>], tolerance = 1.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Tan_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x0A7AC35BA22A06C0204EF572CF9AEABF8082C5130722BCBF00A4BEFC2FC2B23F78605D004384FA3F5697E0F2749F064078330FD42F9BEEBF9CC54C1666870EC0"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Tan"(%0) {expected = [dense<"0xEDB3C3895DE1D83F126DAE674A8BF1BF0DE73B25293FBCBF7F9C80FECCCAB23FFF96CC24B51027C0DB52E406C3C3D4BF0B84FD917DAEF6BF3E4D85F2A196E9BF"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Tan_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xC44388C3EC4211C1914023BF8F2EE8BC"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Tan"(%0) {expected = [dense<"0x533BC3B94A359239A2BC9D44952E94C1"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Tan_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x353F32C080BF55BF27C06A4032C01140"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Tan"(%0) {expected = [dense<"0x5B3FC13EC7BF8DBF173F113FC13E9ABF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Tan_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Tan"(%0) {expected = [dense<"0x00000000000000802359C73F2359C7BF0000C0FF0000C0FF0000C07F7BDA0B3FDB3C3F3F"> : tensor<9xf32>], tolerance = 1.000000e-05 : f64} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Tan_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x9BB4E13FB6AD9F3E5C47893F3EBAB33F7A81273FEC3CC63F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Tan"(%0) {expected = [dense<"0xC560AFBFC73E1B407219DD3D51F2873F0F3CAE3D3123793F"> : tensor<3xcomplex<f32>>], tolerance = 1.000000e-05 : f64} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Tan_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x5FF4BD54DD65F83F158F4B1A47A0F43F16F9F4054274FA3FDC237E1F113FF53F6EA58154DE1FFE3FE02AA365AF21FC3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Tan"(%0) {expected = [dense<"0x0480E38873AF903F421C00B2539DF23F37CE48BE644D9BBFA7E3E9AF7F60F23F32230AF3A1A7A2BF5A968052B6C7F03F"> : tensor<3xcomplex<f64>>], tolerance = 1.000000e-10 : f64} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Asin_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x2D4E98BEA139C0BE4F90023E82C030BFAAB04ABFA4CCA83EDAD750BFF52426BF"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Asin"(%0) {expected = [dense<"0x65A59ABED30DC5BE8BEB023E921843BF0FE769BF6E04AC3EE73F74BF31CE34BF"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Asin_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x2450D8CA524ED73FB0A4A9DE8901E9BF408F5AB0EC2F9DBF4CA4A229AEC8E5BF40B7E517ADB6E5BFD23E20ED4B0FE4BF9E821470C097EB3FB8C054F08586D9BF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Asin"(%0) {expected = [dense<"0x889F5B93BDDAD73FF894239EF3B3ECBFCCE59AC9EF309DBFCF806FD105F6E7BF22B877787ADDE7BF0C2499A94AAEE5BF83C4F521CAA2F03F9B809EB77B41DABF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Asin_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x193AA7356D2CA7B844B5A4B05C2B4DA7"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Asin"(%0) {expected = [dense<"0xEF3AC7356E2CF7B85EB5A8B05D2B4DA7"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Asin_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x093FC43C30BE71BF6C3E543F0DBDC43E"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Asin"(%0) {expected = [dense<"0x113FC43C31BE9DBF6E3E7A3F0DBDC93E"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Asin_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Asin"(%0) {expected = [dense<"0x0000000000000080DB0FC93FDB0FC9BFFFFFFFFFFFFFFFFF0000C07F910A063F0000C07F"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Asin_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xCC77D53FE44DDB3FF457B93FB3560C3F87B8D53F13A1453F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Asin"(%0) {expected = [dense<"0x09873A3FA1CFC83F4E6D8F3FD7DB863F8A51893F83F6A03F"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Asin_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0xA7EEC8BD0A93CF3F3F7DB900F39BF73F35B63DFC95AAFE3F5FEFD8AA98BBF53F1AD6FD052F60F33F6A2BE806E86AEF3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Asin"(%0) {expected = [dense<"0x11F01AEA54A7C13F42D573405606F33FEC5999D90E1DED3F22621E9BB78EF83F3B33AE5D4626E93F6DAC317B671BF23F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Acos_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x4E988DBE69725F3F81AAA6BE12650ABF1BE184BD2D2FE8BEB5B8433F360E543E"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Acos"(%0) {expected = [dense<"0x9CEDEC3F9B82023F7380F33FBF1509406B5FD13F69A702403A52333F9C5CAE3F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Acos_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xA04DFB8944BDD83F42F54899799CE43F801C10DFBD3ED4BF7C5C48ACEED3EEBF265DAAB40FD4E4BFE2B8C21FB24FEBBFBCA791D8F85FD0BF5A2F7098FEA8EB3F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Acos"(%0) {expected = [dense<"0x7FABDFF951C8F23F6451F051D0DEEB3F58E23AA14F48FE3FB40E0CF4F4F50640DBE6C988833C024062B8A53F53BF0440CD1F256EC245FD3F6543CB4737DCE03F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Acos_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x87B835B8CDB8203B823A9C2CD73B8AB9"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Acos"(%0) {expected = [dense<"0x584040406E408E37F738FF3D6A32AC40"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Acos_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xBE3EC73E6B3F7B3F0CBE20BF12BFD4BE"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Acos"(%0) {expected = [dense<"0x983F963FD13E4B3EDB3F10400B400040"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Acos_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Acos"(%0) {expected = [dense<"0xDB0FC93FDB0FC93F00000000DB0F49400000C0FF0000C0FF0000C07F920A863F0000C07F"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Acos_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xE8D61A3F48058D3F0CB1983F1EA99B3FDAA5F63E76AD903F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Acos"(%0) {expected = [dense<"0x180C963F23AB81BFB4F5603F7A789EBF8EB4A03FDC2181BF"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Acos_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x46024C307D7CE23FAE488133F1F6FE3FAA61A43A49A7E93F557643D3C796FE3FB8F4D57E7E3BF03F36A2EE60A439FA3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Acos"(%0) {expected = [dense<"0x79CBD8A1FDF4F43F165F404BD81EF7BF6851E860A05EF33FF2A7CEE00F67F7BF577C32941424F13FCB030F732F1FF6BF"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Atan_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xE3F181BFAEB866C0364BCDBF9AC4E8BFD615E9BFDF1C86BF981679C0C2FF21C0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Atan"(%0) {expected = [dense<"0xFAFD4ABF3E6DA6BF1FB381BF1CB588BFF4C788BFF5074FBFCEDEA8BF18E798BF"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Atan_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x24A489AAB77EF03FA0A7B075455E0BC0B809FC568ECBE93F408FF8DAB924B63F480519250F99EA3FEC658575E5AFFFBF2291C4B02FEB0B404E6C4B583FF00CC0"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Atan"(%0) {expected = [dense<"0x8859A560C29EE93F7F42547C2295F4BF6912382AD9B5E53F4BD843CBA616B63FEF546EC6E430E63F412B81F3BBA6F1BFED7D4B8CEAAAF43F98EED4433DD1F4BF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Atan_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x82C3BEC331B209439C3FA8ABB73B8FC3"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Atan"(%0) {expected = [dense<"0x3EBD46BD1EB22D3D593CA6AB233A40BD"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Atan_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x03C049C0EABDC43F4DC044BF0A405CBE"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Atan"(%0) {expected = [dense<"0x8FBFA2BFE9BD7E3FA2BF27BF913F59BE"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Atan_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Atan"(%0) {expected = [dense<"0x0000000000000080DA0F493FDA0F49BFDB0FC93FDB0FC9BF0000C07F3663ED3E6C5B98BF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Atan_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x5921D03E4D37E63F5FFDFC3F9234583FDEEDD03E5E5DD93F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Atan"(%0) {expected = [dense<"0xA628B43F8D1B133F6EFB933FDACA1E3E10D1B03FDAAD1B3F"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Atan_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x923DF8A0D94CCE3F56BA314ED2A8FB3FAFD98DA0FD98F93F4CD45415B276F53F1972F28A0CFEFF3FC00B06F31F9BE73F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Atan"(%0) {expected = [dense<"0xBA7EAAB5F14FF73F10855280DB61E43F4E6316C53E0BF33F5121BDD9DF9AD13F93471B90975DF23FE4F16D5A1D75C13F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Sinh_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xBF82B63FE7BE25C02A21FBBFC7E7BF3FFF7D4BC0D8F6C53F873D7CC0589E55BF"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Sinh"(%0) {expected = [dense<"0x37F4FA3F3407D4C0841F5FC0A229084024F53FC186700F40E5DACDC15D496FBF"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Sinh_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xB07AA84C39E10540F0DD5EB8955EF3BF2295E4AF8589084020094B3BB8B104C070A22689C631DCBFBA37FD7BA97A0240DABF264C57F20BC04253EF5BB0750140"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Sinh"(%0) {expected = [dense<"0xF379BC7858B01E40B5F84932A875F8BF98B4EBB21C6F2540DB945054596C1AC0F381C3D5831DDDBFFC2D8FB6BAF21340804986E6B56E30C03DE4E9FCC0821140"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Sinh_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x8A412B342A42F4BC893BFABF5B3C43C2"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Sinh"(%0) {expected = [dense<"0xF2473734704952BE5A3C36C3453DB6C9"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Sinh_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x7F3F263F093E03C01EC078403B405340"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Sinh"(%0) {expected = [dense<"0x963F323F093E74C0BCC0C14114415841"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Sinh_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Sinh"(%0) {expected = [dense<"0x0000000000000080FE6C963FFE6C96BF0000807F000080FF0000C07F8066053F479BC1C0"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Sinh_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x1EE3E73F2ABB6B3F2F07B63F6F39CD3F4406E03F90BFD73F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Sinh"(%0) {expected = [dense<"0x3FB7E63F601420404EFF81BD524F0C401199A3BEA07E3C40"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Sinh_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x72DDCDEF481DE53FA044EFF72DA6FA3FFE27015E673CFF3F81E42CF0467EF53F4349E8150834F73F622D5E93C87CE93F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Sinh"(%0) {expected = [dense<"0x19DEE9959C2BB1BFDB4B8D49ED85F33FAEB94E14D1E7E83F33B105385E010C403D3A95BE3D8AF63F0FFB00A555BAF93F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Cosh_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xA2CE78400A10413F87372840000C55BF4AB3D53E59B9D1BF204B7A3E981357C0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Cosh"(%0) {expected = [dense<"0x4442C3416628A63F34C7DE4075F1AE3FEB4F8B3F0EEE2A40BDD7833F08B96641"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Cosh_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xEEA403587A840EC02C4F6C09ABA705C0CC1B5D23DFBB08C0B24A8A1E074204C05C194AD29501F5BFC0B037A09E9AB03F946D4E710FB305C0E0056B1AE9F8CCBF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Cosh"(%0) {expected = [dense<"0x8D554BCE39B13640AAA1E1E01B191E40C0330D8B860F2640EB6D36F380521940E654CEE22FE3FF3FCAFAAF4F9E08F03FB3819F66B5431E403BD618805F69F03F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Cosh_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x0B3D0FBC26C3ABC063B8303EF5C3B940"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Cosh"(%0) {expected = [dense<"0x9F3F3E3E764C35459E3CE940AF4E5A45"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Cosh_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x21C0723F5C40E43F3AC0DFBF51C0E3BF"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Cosh"(%0) {expected = [dense<"0xC740BE3F7941434013413C4052414240"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Cosh_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Cosh"(%0) {expected = [dense<"0x0000803F0000803FAA83C53FAA83C53F0000807F0000807F0000C07F0C56903FB73BC440"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Cosh_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x5804A73E0CAC7E3F5506813FC6902A3FEFB1953F36F79D3F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Cosh"(%0) {expected = [dense<"0xE0EA123F3C918E3E54399C3F98E73B3F234F153FF3C5AF3F"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Cosh_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x409FDB4CA0E0F53FD125A8F90E71FF3FF988F8473AC1D33F10B50E3421DCE73F8DEB591EAD34F73F3A6F705FB648F33F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Cosh"(%0) {expected = [dense<"0xC733B0CBEFB0E9BF9F0984B29C1BFB3FD3437D7C60A3E83F99AE7AD06A3BCB3F5AE4F66965BBE93FC5F38B44721CFE3F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Tanh_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x77FD48C08F2C0640186954404FCD1240F9F2E43F4787693FA5170D406E2129C0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Tanh"(%0) {expected = [dense<"0x230B7FBF0562783F8A547F3F6FD77A3F1E14723FDBE1383F95D8793F6C6B7DBF"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Tanh_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xE0AFFB8A51BEE83F982DDF74D77EE4BF2C4F71777DAAFE3F38F7D8CCD38C03C058CB183BDD28E03F7888F4BC0B460A4052C1FDA06EE601C0203E2D05BB6AC7BF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Tanh"(%0) {expected = [dense<"0xD8A855BB02C3E43F5A6D5C945A16E2BFF7F134E0F8A4EE3F278EC56A6385EFBFB80BE24874D3DD3F8768454D07E9EF3FD795CE707D47EFBF350CCF36BC28C7BF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Tanh_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x28437A40F741484179B90D4023B8A4B0"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Tanh"(%0) {expected = [dense<"0xFD3BD23BF63BEB3BC1B8BA3B9BB79CB0"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Tanh_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xE93FBE3FB9BF66C09D3FF03D3C403C40"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Tanh"(%0) {expected = [dense<"0x733F673F65BF80BF573FEF3D7F3F7F3F"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Tanh_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Tanh"(%0) {expected = [dense<"0x0000000000000080D6F7423FD6F742BF0000803F000080BF0000C07F9E9AEC3EC2927CBF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Tanh_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xB2293B3F1A62C43F280EEC3E99BC263F79E8B83F37983C3F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Tanh"(%0) {expected = [dense<"0xB1C8CC3FE2686A3D516F1D3F7B6D0F3FD2B47B3F47A2DF3D"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Tanh_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0xC4000E3546C0E53FC630C7403C60FF3F94CADF1F77EDF63F7DFB0F4AB3BBF93FE8681F419804CE3F7ECF312AF16FEA3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Tanh"(%0) {expected = [dense<"0x2EA2C35B0B52F53F040E4ED3167FE0BF74EB0961DCECF13F141C7A5E43A783BF5C8A8C8BF734DE3FA5B413DC7DF2EE3F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Asinh_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xA0B09CBFDF8AA53F1E2969C06481774001F055C0FB202C4014F4C1BF92A793BF"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Asinh"(%0) {expected = [dense<"0xD20284BF9E84893FBA4600C0F2F703402CF7F5BF5692DB3F6C029ABF94637CBF"> : tensor<2x4xf32>], tolerance = 1.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Asinh_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x2C6625A8A1E6FB3F5CE1126EECA10540E860CE62E5B7F73F407F852696CFFD3F66AF042E76AF09C0342F3C24A09406C0F0B7CD5E95B3E03FB0A121695097DA3F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Asinh"(%0) {expected = [dense<"0x9ED8F82C462AF53F9E26B9AB0387FB3F6B53B94497F5F23F1DE3653E6C17F63F30FB006AF120FEBFD27CE8A7352CFCBFD214BEDE0006E03FFB7E99CE45E1D93F"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Asinh_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x593426B8E23D63C3EE3D5EC064394243"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Asinh"(%0) {expected = [dense<"0x4C34F7B7B73C09C0BD3C17BE0C390040"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Asinh_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xEF3EBF3F0AC0C6BF873D513F91BE4F3F"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Asinh"(%0) {expected = [dense<"0xE73E983FC1BF9CBF873D3F3F8FBE3D3F"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Asinh_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Asinh"(%0) {expected = [dense<"0x0000000000000080B3A1613FB3A161BF0000807F000080FF0000C07F6661F63E79D8D2BF"> : tensor<9xf32>], tolerance = 1.000000e-05 : f64} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Asinh_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x4BCE143F50A0943E347FD13FD335C73F4614043F8057D33F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Asinh"(%0) {expected = [dense<"0x86A7113F73CA803E4FC4C13FEC46363FD7B9953F0AAD9A3F"> : tensor<3xcomplex<f32>>], tolerance = 1.000000e-05 : f64} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Asinh_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0xD8AF3C31A8D0F13F2EA1CC6053F5FC3FAFD23685CB6DF23F94795CC841B2F83FA1241DD0E544F53F537AD94280B4DF3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Asinh"(%0) {expected = [dense<"0x90DA8193C5CDF63F7678633F40ECEE3F34375C2F2E5FF53FA2CD09912697EB3F58639F76641AF23FEE45F6DE9ECBD23F"> : tensor<3xcomplex<f64>>], tolerance = 1.000000e-10 : f64} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Acosh_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x63C1B04066A8044168033B406218A840F1800C41B09F0C4151ABA2400BBFBC40"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Acosh"(%0) {expected = [dense<"0x5C351940CA7F33408C0DDE3FB8EF1540C3333740DA413740C4CB1340A7791D40"> : tensor<2x4xf32>], tolerance = 1.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Acosh_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x2E7F9B19EFC01C403AF53679C6361B40805C28B426180540C249392806360F40447A3EA0ED6DF93FF48825E94FF6FC3F6176C88907EA17401C4FBA1B59A20D40"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Acosh"(%0) {expected = [dense<"0x37034418344905405E7D967C52D70440521B1AF888FEF93FFD9A2F1C124D0040D68771E9389DF03FE444B15DC931F33F8C5AEE6746CB0340566395FC08BEFF3F"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Acosh_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x9E467348663DDA437C4878462442CB47"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Acosh"(%0) {expected = [dense<"0x2741C041823A1740C4411C41263F7C41"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Acosh_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x7F40FC3F24400341A2400E4102414040"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Acosh"(%0) {expected = [dense<"0x0440A63FCC3F3340144038403240E23F"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Acosh_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Acosh"(%0) {expected = [dense<"0x0000C0FF0000C0FF000000000000C0FF0000807F0000C0FF0000C07F0000C0FF0000C0FF"> : tensor<9xf32>], tolerance = 1.000000e-05 : f64} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Acosh_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xEAE1E63FBBE71A3F43486A3FFAC9ED3F5E714F3F580FEF3F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Acosh"(%0) {expected = [dense<"0x47D4A33F7C23BF3E9C8DBA3F74CB933F86FBB83F16AA993F"> : tensor<3xcomplex<f32>>], tolerance = 1.000000e-05 : f64} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Acosh_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x147F906E39A0F33F5CEAC07B3F83FB3F74EEED388338F93F7763830698B3E23F782023C2FF17FE3FADEE8DE02413FD3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Acosh"(%0) {expected = [dense<"0x93F994EDB665F73F323C29682D04F03FB09F94FE9D54F23F868BAFF5FB48DB3F007B6CF0F67BFA3FA5D53344F7BFE93F"> : tensor<3xcomplex<f64>>], tolerance = 1.000000e-10 : f64} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Atanh_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x41AC12BE18D640BFA1BDE33D7E226EBE2F1AE03CF09B65BF0A92AA3E49E2393E"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Atanh"(%0) {expected = [dense<"0x3FB013BEB5FF7ABFBFAFE43D909272BE8028E03C8864BABF6456B13E8FF73B3E"> : tensor<2x4xf32>], tolerance = 1.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Atanh_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC4958B35ABD6DF3FF006B1AEB2B7D5BF86FA7ED68BE5E23FB176532FA3FAE2BFC2D41B52B8AFE6BF8CE3CB9F92A4E3BF7013DD40C003D2BFBA71A099CA82E6BF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Atanh"(%0) {expected = [dense<"0x8CD96B6F6878E13FB488F55E2C9DD6BF571FABE2FCB5E53FE4D4719F72D6E5BFFEB25B777E52ECBFCC8B8F90C3E1E6BF2405E1EDAF83D2BF3CA380BFDCF8EBBF"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Atanh_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x6D35263654BB2535AC39A336A7376EB9"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Atanh"(%0) {expected = [dense<"0xA6357B3641BE5535153B10372A389DBA"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Atanh_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xC83CB03E05BF8E3E46BF0CBF99BDEFBE"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Atanh"(%0) {expected = [dense<"0xC83CB73E13BF923E84BF1DBF99BD02BF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Atanh_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Atanh"(%0) {expected = [dense<"0x00000000000000800000807F000080FFFFFFFFFFFFFFFFFF0000C07F549F0C3F0000C0FF"> : tensor<9xf32>], tolerance = 1.000000e-05 : f64} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Atanh_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x0F2DA23F0A7ADC3F22DDDD3FD0C2DA3F4FA8583FBC299E3F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Atanh"(%0) {expected = [dense<"0x943A7B3EFDF4973F8AD18C3EE73BA23FE637943EB55B823F"> : tensor<3xcomplex<f32>>], tolerance = 1.000000e-05 : f64} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Atanh_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0xBE97BF5A1FE3EE3F811A210D2FDADB3F44E64D775928E93F3467D4CC7BC2E93F545DC125B1A9ED3FE32695D316C8F63F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Atanh"(%0) {expected = [dense<"0xB019859F0974E83F1C5E70850358EB3F22C323F72B5FDB3F04018C2BDDC0EB3F3BF8D24B749CD03FAB245C6A4E3FF13F"> : tensor<3xcomplex<f64>>], tolerance = 1.000000e-10 : f64} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Erf_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xC9B376407234A63FC442AABF40A7793F93DC0EC08060FBBFE76CA53FC8F2DDBE"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Erf"(%0) {expected = [dense<"0x0000803F4D066F3FDFA670BFEF07553F77977FBFD6987EBF37B26E3FCD99EBBE"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Erf_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x20719CC4C2780FC0A00CFD518B06DB3FA0EEAD14BF3904407C6EF8248606F03FD090B6FDAD94F53FACC5ED74A31F0C400033942B9269E33F94B702352C8F0040"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Erf"(%0) {expected = [dense<"0xD231CDF1FFFFEFBFA015C62486C6DC3F70CB19AB22FDEF3F007F6206D0FCEA3F3A970C9A8031EE3F73937E9BFEFFEF3FCA833CF26B7DE33FBEC6FC45FDE3EF3F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Erf_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x723F55BC83B8D0C0F9C013BFA9BF3242"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Erf"(%0) {expected = [dense<"0xEF3BFFBA99B8FFBBFFBBE7BBF2BB003C"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Erf_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x1B4008C052C052C06ABF12C0DE3F6AC0"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Erf"(%0) {expected = [dense<"0x803F7FBF80BF80BF4EBF80BF7C3F80BF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Erf_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Erf"(%0) {expected = [dense<"0x00000000000000803EBB573F3EBB57BF0000803F000080BF0000C07F7B3F053F53E57FBF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Erfc_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x4735EA3F98E606C0A20709409E6D4E3F0B90893FE9D08ABE4FCB26C098990E3F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Erfc"(%0) {expected = [dense<"0xDC511E3CD4A1FF3F555B213BDC1D823E22A1033E7738A63F87F8FF3F9A96DC3E"> : tensor<2x4xf32>], tolerance = 1.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Erfc_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x28A9DB3A0BE00DC080D23E37BA5706C0E88DC5E40AEC0540F856FC6F8B08E5BFE81AB96C4DDDF53F3CF6FE59D706F5BF78091588649B0D40164BC020FD500140"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Erfc"(%0) {expected = [dense<"0xE8258EDDFFFFFF3F09D928F0ADFFFF3FD7BA41E079EA1B3F0485C944BD5BFA3FF9BDDF7DD248AB3F434E977C8FFDFE3FD5EEBB32EA48863E6D101BEE4C10623F"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Erfc_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x384312BCB5C2D34209C39CAB21B3093D"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Erfc"(%0) {expected = [dense<"0x0600663F004017000040453CFD3CCE2C"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Erfc_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x1CC0B73F2C404B3FD13F5B403E4073C0"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Erfc"(%0) {expected = [dense<"0x0040313D1739863EAC3CAF35E1370040"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Erfc_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Erfc"(%0) {expected = [dense<"0x0000803F0000803F0C13213E9EDDEB3F00000000000000400000C07F0A81F53EAAF2FF3F"> : tensor<9xf32>], tolerance = 1.000000e-05 : f64} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Erfinv_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xB8FBD3BEB06A68BEA2B75E3FCA9D443EB6D9F4BEC30A153FC704C1BEE7D8073F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Erfinv"(%0) {expected = [dense<"0x7132C5BE59D550BE8009893FA4F62F3EE5ECE7BE1BAB123F58F9B1BEA8F9023F"> : tensor<2x4xf32>], tolerance = 2.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Erfinv_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xE4E24F3C3C73D93FB05AC39616EDA0BF735AD8501DA3E9BFC4B6B6DC54D3ECBFFC7DBF2C193DCABF1E1221FA9DF9E03FDCA8D3C03223DB3F164A878EF3B8D2BF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Erfinv"(%0) {expected = [dense<"0xCAE557D25394D73F12F319CF65029EBF73A30181BF12EDBF0A40DC613CA7F2BF30A53D1DEB83C7BF54A4680C7C5DE03FE53182104A4FD93F65DA247190FBD0BF"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Erfinv_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Erfinv"(%0) {expected = [dense<"0x00000000000000000000807F000080FFFFFFFFFFFFFFFF7FFFFFFFFFFF30F43E0000C07F"> : tensor<9xf32>], tolerance = 2.000000e-05 : f64} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Ndtri_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x8C17343FBEFA143FF1CB213FBC1A993D155E003F1B543B3F7817F53E65935D3F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Ndtri"(%0) {expected = [dense<"0x9BD1083F3DDA533EE7A5AC3EA67AB8BF46D46B3B283D1E3F58D95ABD4E818D3F"> : tensor<2x4xf32>], tolerance = 2.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Ndtri_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xA2E0110D223BD33FB7E221511A71D23FA9F165181BC7D93FEC266F08077BE53F26D30F43C566E63FAF26B4B62A1EE93FDE4336F014FEE93FB5ECAC9A0CF0EB3F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Ndtri"(%0) {expected = [dense<"0x82750B2E7CBCE0BF8120621F97E1E1BF076AAD4E5182CFBF1C35EF8AF260DC3FC82E196DF4C8E03F47896F422A3FE93FE54F4674615CEC3F40908DF84B41F23F"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Ndtri_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Ndtri"(%0) {expected = [dense<"0x000080FF000080FF0000807FFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFF000000000000C07F"> : tensor<9xf32>], tolerance = 2.000000e-05 : f64} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Lgamma_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xAEDDEA40FAD75F40B7927740868F09418A7E3C40D4449C40BFF8BB3FFA2CCB40"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Lgamma"(%0) {expected = [dense<"0x002AE7403B61993F677ED03F450B1C418DA8243FE5404040C4C1F8BD089DAC40"> : tensor<2x4xf32>], tolerance = 2.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Lgamma_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xF2327EC9C8DCE03F0C224C9F0589214027312A36F26A20404B2313DE947B2040B7694EEA1FB31140E8616519C5C408400299EF2BCB5B15401A207E2493BB1840"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Lgamma"(%0) {expected = [dense<"0xE34118E98CADE03FF2E22ABF81382440062E29D2EBE52140DD83BB82F10722406ACAA83828CD0240BCA614EB5013E93F1E7F3122CE9D0D40403262587F691440"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Lgamma_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xAD422C471B440846214815415E474043"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Lgamma"(%0) {expected = [dense<"0x1B3CE746B43FD7448648063547475E3D"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Digamma_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xECD680403223FE3F651D89404E72324083ED9D40FF15F23F385FC33F96581E40"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Digamma"(%0) {expected = [dense<"0x90BBA13F84A3D33E80BCAA3FC4E2553F71EFBE3FA44AB33E402B793D5EBE303F"> : tensor<2x4xf32>], tolerance = 2.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Digamma_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xB5C446EC6EFB2040EB3A86790A151C40560AF30B184C1B400BBBC00D48B1F33F202096EFA77420402BDF8C54BEE6194044E354FA5ABB1C40BD51F34007C72040"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Digamma"(%0) {expected = [dense<"0xBCCD578CBEA10040C8952BC7D303FE3F4A364845EA86FD3F80FF69C2AD0BD0BFB942C3803C5D00405DE09067EE9EFC3F7ABDC4346968FE3F55A32ABC60870040"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Digamma_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x9F46C841C44462443E489446CE3E2A47"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Digamma"(%0) {expected = [dense<"0x403F073BD03D703D2840393FB432973F"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @BesselI0_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x68E0DBBF55668A3F7BAD94BFAC3375C0814BC9BFD9C017C0862952C071FC2DC0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.BesselI0"(%0) {expected = [dense<"0xB055F13F303CA83F33F4AE3F07671C410D3FDC3FBBF63E406918C54023797940"> : tensor<2x4xf32>], tolerance = 1.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @BesselI0_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xE017141D89ADDB3F080503718D1FEF3F368C2975897F0B40229A2272DE8206C0C04D57862D62C3BF96E68C165C2006401E5C1D0553CC05C0108605573107D63F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.BesselI0"(%0) {expected = [dense<"0xBFC2E539C4C1F03F1FDA18017403F43FB86148D6BFFF1B406268F7845BD01040B630AC258417F03F90920E253C2F1040E24E7C4D6A560F4054987BDD357AF03F"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @BesselI0_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x282A742A984357C054BC59C333428EC3"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.BesselI0"(%0) {expected = [dense<"0x013C013CBF482541423D46484B45AB48"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @BesselI1_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x8B9360BF266975C09B992A40034E49C0BAD7724065A42CBFD5E575C095562DC0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.BesselI1"(%0) {expected = [dense<"0x38E2F6BE506306C1A2203B400C3890C0F7960141FEA4B6BE6B5107C1BA8042C0"> : tensor<2x4xf32>], tolerance = 1.000000e-05 : f64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @BesselI1_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x1AE4E31A7EF50EC0BE1CDE0A0F390F40005450AE99650AC0C0AB9684330CCB3F667410FEA3380040166E3A6E1A8C0740B8E53FEB3DA8FDBFF279A69E945D0340"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.BesselI1"(%0) {expected = [dense<"0xE87F2A205A5821C02E44BCE733DF2140A40CC5126FB714C06B7BD6A6EB32BB3F50AA4F915B1DFA3F0962829AE30D0E4097917E65432DF6BF0B781CCC02BC0240"> : tensor<2x4xf64>], tolerance = 1.000000e-10 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @BesselI1_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x95C2ED3A3C4168C1ADB91F3DC0C101C3"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.BesselI1"(%0) {expected = [dense<"0x24C5983799410DC20AB63F3A10C337C6"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @BesselI0e_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x871EFC3FCDD86640AB9B56C02A5783BF5DFA913F1F34E9BF2E0F73C0869596BF"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.BesselI0e"(%0) {expected = [dense<"0x226C9F3EA45E603EFAAA693E9713EB3EEC60DD3EF825A73E40145A3EC46DD93E"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @BesselI0e_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x3C4E7AF5624E0DC082962D981BE80DC000C5F5EC2E6AC8BF54BB7FD8253B0DC060923B9DA3C505400002E8ED2F52EABF8C7790D1064503C0CCBCCE1C54C8F03F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.BesselI0e"(%0) {expected = [dense<"0x1C75C1CB99CECB3FFCCF1FD0657FCB3F38F6057425AFEA3FE14C0903B5D8CB3F3EA007859C72D03F44F0CAA4D589E03F73448B2D7EAAD13F4C8D316E4606DD3F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @BesselI0e_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xB34348BC25C0A7C081C2C5C3B8BEBCB3"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.BesselI0e"(%0) {expected = [dense<"0xC4322D37D53482346E33BB327D35603A"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @BesselI1e_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x14AF7EC05C434ABF77BF23C07AC395BFFF87A7BF28BD76BED73518BFC74E593F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.BesselI1e"(%0) {expected = [dense<"0x456337BE084746BE266352BE959A5BBE6FA75EBE2051C3BD13832FBE093C4B3E"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @BesselI1e_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x081C9C50343AE2BF36C35B6FD2B00540981017ABB908ECBF1EB04593B72101403615D29A782702C0E6796FAD8D1F0A40EA873D00649205403CBB891F55700AC0"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.BesselI1e"(%0) {expected = [dense<"0x80B471BBD778C5BFC581ABF6C2EAC93F3F9D2B3316A9C9BF5F38234D0346CB3F523108B7F0FDCABFAD585D11F38AC83F844271824DF4C93F77BB2715AA72C8BF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @BesselI1e_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x95BF40BA9A4088BE6F40D0B9163C2BC1"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.BesselI1e"(%0) {expected = [dense<"0xEFB22CB2BB3201B3C73200B2B0328FB2"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Sigmoid_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xCCB5853E388359C0FF68113F5AA9B03DAB154E404997FC3FB1D62D3EE98231C0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Sigmoid"(%0) {expected = [dense<"0x939E103F0E75043DDD67233F6C84053F492A763FCBC2603FC2D60A3F62B5703D"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Sigmoid_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC02F3C8F16E0CE3F400FDBC52B230540F0094A457EA20A40E22C617B433A0540A8A96FC3499FF13FC078128D62D2DE3F1E7AABEE6F7907C0489199597B22E8BF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Sigmoid"(%0) {expected = [dense<"0xC059A2C49FEBE13FBC797BEC73DFED3F57583E4FBCE4EE3F7803F02828E5ED3F81F73FF94204E83F58559DDDAAC7E33FFDF944970AD9A93FE53D71195279D43F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Sigmoid_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x30C1F13E07B8C0C233B2AF3F8EC26540"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Sigmoid"(%0) {expected = [dense<"0x732CCD3A07363C283A37FA3AA728333B"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Sigmoid_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x27C0B2BF4F3FBB3F11C048405AC011C0"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Sigmoid"(%0) {expected = [dense<"0x8D3D4C3E313F503FC13D753F043DC13D"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Sigmoid_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Sigmoid"(%0) {expected = [dense<"0x0000003F0000003FA7263B3FB0B2893E0000803F000000000000C07F7F591F3F885B9B3D"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Sigmoid_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xC3F5CE3FDC9AD13FF5689D3F4546D73F9D08E73F2A9BFC3F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Sigmoid"(%0) {expected = [dense<"0xD562793FA53D483EE5AF723F9FC0913EB554853F57882C3E"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Sigmoid_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0xC48A291AC4FBF23F527E2FD277A0EF3FC408D58225FAF03F8230C9B24E4AF53FCD5F278D1EFDFA3FEEDFD436E46CF33F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Sigmoid"(%0) {expected = [dense<"0xC9D2C3D10627EA3FC5D2B3440BD6C63F1BB146E80CF7EA3FA75291ADFBBFD03F423EF067A547ED3FA454A384FA14C33F"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Softplus_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xBF37C2BF4D5D113F97613EC02FCD4C4024C5633ED1B5FEBF092F38409970D0BF"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Softplus"(%0) {expected = [dense<"0x8E084B3EAE27823FA6FC4B3DC45B4F40357F4F3FB035033EB7AF3B40FF7A373E"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Softplus_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xE8E144332AEEE23FE4AA7CB7B4840AC0D0909E91AFC3E8BF74AF8CE7A7C3F73F7A872A9D29710E40C80DE0E07144E1BFDC06177C1BD9064028585B344784F5BF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Softplus"(%0) {expected = [dense<"0xC8C70C264C83F03FC97565DFD346A23F346B8E27F345D83F32F18C2FB807FB3FCDEE35F13C9E0E40DEF9670B4E65DD3F4B91EA119A4B0740D284DA6B7EA4CD3F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Softplus_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xCE3517BEA93E123C4F40DE99EBC1F63C"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Softplus"(%0) {expected = [dense<"0x213B50325A3F4E3D87408939792AFA3D"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Softplus_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x7140B8BF01C08BBEB13F923FA73FA8BF"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Softplus"(%0) {expected = [dense<"0x71405A3EFF3D113FCE3FB53FC63F743E"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Softplus_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Softplus"(%0) {expected = [dense<"0x1872313F1872313FF518A83FD663A03E0000807F000000000000C07F1B5D793FF190A13D"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Softsign_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xC158283E8B68A73FCCB82E404BF757C0D3801D3F449F04BFCD5F5B40581B9EBF"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Softsign"(%0) {expected = [dense<"0xF393103E5913113F2A5E3B3F857A45BF4605C33EF3B9AEBEB62E463F27780DBF"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Softsign_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xBCD2C3BEABA7F8BF28E47BE7BAA9FBBF40DE0243B8BBBE3FF4AF79D1FF6FFD3F14C96268BF4E08406894A48123B606C0367D6ABA6CED0640A0BD1F018861E3BF"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Softsign"(%0) {expected = [dense<"0x1CC97B83FD67E3BF7B88FA811946E4BF7D40F8A76C70BB3F1388E48555BBE43F1948C9DD7F13E83F2ACE2F2513AAE7BF00264BC2F9B8E73F787F4F9D1124D8BF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Softsign_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x50C1E13C383C6E3D58C367C3D8411D3B"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Softsign"(%0) {expected = [dense<"0xD0B966381B389B384ABA4CBAF6398837"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Softsign_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x48400ABF34C091BFE0BF3DC02FC05BC0"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Softsign"(%0) {expected = [dense<"0x423FB3BE3DBF08BF23BF3FBF3BBF45BF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Softsign_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Softsign"(%0) {expected = [dense<"0x00000000000000800000003F000000BF0000C0FF0000C0FF0000C07FABAAAA3E6EDB36BF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Elu_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x94756940FE034940CC160F4031D77740347A53402E9E1C40305F59404B6C1840"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Elu"(%0) {expected = [dense<"0x94756940FE034940CC160F4031D77740347A53402E9E1C40305F59404B6C1840"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Elu_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xFE515278D4F70C40E0CB88D6CC1FF03F18EFC3C0579408C0CCCE07AC0B2F0E4088DE3F538FFBF63FA8164E93AB1B0E40DEA80547DCB70CC0F4FE08696B920BC0"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Elu"(%0) {expected = [dense<"0xFE515278D4F70C40E0CB88D6CC1FF03F6C26335AA484EEBFCCCE07AC0B2F0E4088DE3F538FFBF63FA8164E93AB1B0E407289241EDD1DEFBF474A5CBF06FBEEBF"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Elu_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x47425BB8D7C094BEFAC2BF260BC1C6BF"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Elu"(%0) {expected = [dense<"0x4742B8B64ABB74BAC1BBBF265CBBDBBA"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Elu_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x1C405B3F823E4F40B13F833E6BC004C0"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Elu"(%0) {expected = [dense<"0x1C405B3F823E4F40B13F833E7ABF60BF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Elu_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Elu"(%0) {expected = [dense<"0x00000000000000800000803FA7D221BF0000807F000080BF0000C07F0000003F7AFC6ABF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Selu_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x777363406074F6BF31AC16C0603559C0891C36C052848ABF1AB8FABFDFB23040"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Selu"(%0) {expected = [dense<"0xA8FB6E402A39C0BF97AACBBFFD7AD9BFF7F5D3BFC8C794BF6D4CC1BF53A83940"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Selu_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xB4D2C1EDD8300EC0E855D6D224130DC090A33948B9A3D6BF98AB931DE67AE0BFFE470C778C2B09C0C69925BEB95F0940883A76E6BC49FA3F0A34138D31EB0440"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Selu"(%0) {expected = [dense<"0xB3CECEA0CF7BFBBFDCF2453A0E63FBBF0978D60E1AC3E0BF7A7DB702F5A4E6BFBB2569286FEBFABF1B33AFB410A90A40D3B81E37F19EFB3FAEB16C08B5FA0540"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Selu_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x3243B7ABED359CB59C4091C3AE389A40"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Selu"(%0) {expected = [dense<"0x904398AE3A3629B8D840DFBEEB38D640"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Selu_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xC8BF20C0D93E72C03EBFC8BE70BF5EBF"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Selu"(%0) {expected = [dense<"0xB2BFCFBFE33EDCBF6CBF12BF89BF82BF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Selu_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Selu"(%0) {expected = [dense<"0x00000000000000805F7D863F16408EBF0000807F6609E1BF0000C07F5F7D063F8890CEBF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Floor_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x7B12B33FAB50E03F600C1440F00C303FE87FB43F438EA2BFFEDD6C404294C03F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Floor"(%0) {expected = [dense<"0x0000803F0000803F00000040000000000000803F000000C0000040400000803F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Floor_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x4A8B81F7521102C000EC5B75B72F95BF26D14ED73D5701C002FD58BDC45D01C0DECE9A750D41084060C92E1E2089E83F281D0C8D05620C40D0312A2BBC56D23F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Floor"(%0) {expected = [dense<"0x00000000000008C0000000000000F0BF00000000000008C000000000000008C00000000000000840000000000000000000000000000008400000000000000000"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Floor_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x514264AC10426141D9C1494037BECD42"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Floor"(%0) {expected = [dense<"0x004200BC0042004000C2004000C00042"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Floor_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x6940D9BFA33F53404B4054C072C0AEBD"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Floor"(%0) {expected = [dense<"0x404000C0803F4040404080C080C080BF"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Floor_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Floor"(%0) {expected = [dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F00000000000040C0"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Ceil_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xF377AFBFC46F3CC0A02B1DC0996B0440B662AFBF2FEB3CBFCF3128C0DEC014C0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Ceil"(%0) {expected = [dense<"0x000080BF000000C0000000C000004040000080BF00000080000000C0000000C0"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Ceil_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x16D1BAC36FD10640A289351AFDE40C4088928E1242DA03C07E5AEB746E5005C06016F0EFDECEC4BFFAEAC1A667950E40CCDBC6E184D4F43F3E0BDAC781980140"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Ceil"(%0) {expected = [dense<"0x0000000000000840000000000000104000000000000000C000000000000000C00000000000000080000000000000104000000000000000400000000000000840"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Ceil_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x2D3C3BC2FB392BAFE843C82F01412A36"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Ceil"(%0) {expected = [dense<"0x004000C2003C00800044003C0042003C"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Ceil_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x94BFAC3F0D403140603F42C03E3E01C0"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Ceil"(%0) {expected = [dense<"0x80BF004040404040803F40C0803F00C0"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Ceil_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Ceil"(%0) {expected = [dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000803F000000C0"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Rint_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xCF3005402B49EABFA9A2903E3AEA1D40CB3B2DC0F81F983E5CF973BF370363BE"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Rint"(%0) {expected = [dense<"0x00000040000000C00000000000000040000040C000000000000080BF00000080"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Rint_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x109EAEB159EAF33FEEB71C66476702C0C83D84EB07EBFBBF98ADE0EDFBB0E9BF80D494CAFACCC0BF600D9A380515FCBF7A85D1F44AA904C09086D9C8931E02C0"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Rint"(%0) {expected = [dense<"0x000000000000F03F00000000000000C000000000000000C0000000000000F0BF000000000000008000000000000000C000000000000008C000000000000000C0"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Rint_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Rint"(%0) {expected = [dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F00000000000000C0"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Reciprocal_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x4F370640F92BEF3FA1640A40C3900C4049CE734071776D3F0629B93FC8F46E3F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Reciprocal"(%0) {expected = [dense<"0xC824F43E9201093F5CC6EC3E951DE93EED66863E6DFD893F95F8303F3721893F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Reciprocal_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x5F025B832A1007401A5626FBFF2E034022D05484928AE53F16D2BD3C3C720C404357D4E9D1390240B887B6F06318E93FBA66BEF97ECE0040B7DA4336B4580340"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Reciprocal"(%0) {expected = [dense<"0x63C53ECC2D33D63F84ABB14D81B0DA3F2D1CFE31AFC4F73F810FC1E2B5FFD13F5312CE4B8A17DC3FBB8BDBA9F966F43F8A4C384FD476DE3F582170E7F876DA3F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Reciprocal_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x50411C421B43243CD242E442E5438C41"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Reciprocal"(%0) {expected = [dense<"0x06363D358134BA3BB134A5340E34C535"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Reciprocal_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x5740D13F5040933E6340553F7E406940"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Reciprocal"(%0) {expected = [dense<"0x983E1D3F9E3E5F40903E9A3F813E8D3E"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Reciprocal_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Reciprocal"(%0) {expected = [dense<"0x0000807F000080FFFFFF7F3FFFFF7FBF00000000000000800000C07FFFFFFF3FCDCCCCBE"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Reciprocal_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0xDA443E3F2CE5A13F3250743EDC7A673F655AED3FD57DA63E"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Reciprocal"(%0) {expected = [dense<"0x8DD1B03E5A7316BF8DAE8B3E385884BFE4EF053F8AE6BBBD"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Reciprocal_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0xB4FC9AABFDFEFB3FE216F3041281F13FC99728391CD8FB3F6B9DE332DEB8E03FE04CF0774EAAF33F7809612346C1CF3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Reciprocal"(%0) {expected = [dense<"0x4368480BF14BDA3F14719BB10F71D0BF147AAE00FEDDE03F66E0E4617042C4BF64230B7D3B04E93F57883CBFB232C4BF"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Inv_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xF7CA673EDCA4E43FDF125940EFBC0640F1DA78407F672B40404EA03F491E333F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Inv"(%0) {expected = [dense<"0x1C5E8D4084500F3F0DF4963EA832F33EC9AC833E7B2CBF3ED5684C3FC8F0B63F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Inv_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xF2BD5847A35ADD3F6D58F1AF49CE00400BCBC33DA3BC09405CD5469873F80C40647CAD1F2D38D73FEE1E08317D7EEC3FDC6181F1D6180C4086BC4979094FF03F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Inv"(%0) {expected = [dense<"0x1BD5AFA0357101404C00F1E73477DE3FBC8DA9BBC5E4D33F5489EB0553ACD13FDE39AAEBEC0C06403E09985DF8F7F13F8D231A22FA38D23FC6505020EB64EF3F"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Inv_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x8A432D3BB533ED407B3AB141FE40513C"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Inv"(%0) {expected = [dense<"0x3F34763C27447F36F03C9F3569366A3B"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Inv_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x50404040FD3F5C400640FD3FF63F3D40"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Inv"(%0) {expected = [dense<"0x9E3EAB3E023F953EF53E023F053FAD3E"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Inv_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Inv"(%0) {expected = [dense<"0x0000807F000080FFFFFF7F3FFFFF7FBF00000000000000800000C07FFFFFFF3FCDCCCCBE"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Inv_complex64_6() {
  %0 = "tf.Const"() <{value = dense<"0x4B84B53FC81FE13FDA96193FAADFEC3F105E0C3FD416AD3F"> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %r = "tf.Inv"(%0) {expected = [dense<"0xDB3E8E3E1F6BB0BEE654223E4D5BFABECED8833E169522BF"> : tensor<3xcomplex<f32>>]} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}
func.func @Inv_complex128_7() {
  %0 = "tf.Const"() <{value = dense<"0x3E6D3BF07552F43F468CAFA10514FF3F2E38B474277FF13F56C3311A8855F33F31CA41F33B17E63F440DC98EF77DED3F"> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %r = "tf.Inv"(%0) {expected = [dense<"0xB6AB02B93A2FCE3F260673038D14D7BF56A2CF4FA759DA3F432C940E0C1EDDBF65DC87C602A9E03F3010B464F63DE6BF"> : tensor<3xcomplex<f64>>]} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  return
}
func.func @Softplus_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000C8C20000A0C10000A0C00000A0400000A0410000C842"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Softplus"(%0) {expected = [dense<"0x0000000033A40D316D0CDC3B0337A0400000A0410000C842"> : tensor<6xf32>]} : (tensor<6xf32>) -> tensor<6xf32>
  return
}
func.func @Abs_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x4705AF3EC81CC1BF73B165401E7273401E3D4D40E10418C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Abs"(%0) {expected = [dense<"0x4705AF3EC81CC13F73B165401E7273401E3D4D40E1041840"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Abs_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xB0B95B3DA6C804C0F89E72C08C7A0940DC2B6B6E5B0AF8BFF8E9061A4220E73F343075432E9CF5BFD06A83152D7407C0"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Abs"(%0) {expected = [dense<"0xB0B95B3DA6C80440F89E72C08C7A0940DC2B6B6E5B0AF83FF8E9061A4220E73F343075432E9CF53FD06A83152D740740"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Abs_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x4CC38E3CF1C2714195412ABD"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Abs"(%0) {expected = [dense<"0x4C438E3CF142714195412A3D"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Abs_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x093FDCBF473F4AC0BDBF7B40"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Abs"(%0) {expected = [dense<"0x093FDC3F473F4A40BD3F7B40"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Abs_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0403FF020103"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Abs"(%0) {expected = [dense<"0x040301020103"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Abs_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x040001000200020004000200"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Abs"(%0) {expected = [dense<"0x040001000200020004000200"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Abs_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFF000000000400000004000000FCFFFFFFFEFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Abs"(%0) {expected = [dense<"0x020000000000000004000000040000000400000002000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Abs_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0100000000000000FCFFFFFFFFFFFFFF00000000000000000300000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Abs"(%0) {expected = [dense<"0x020000000000000003000000000000000100000000000000040000000000000000000000000000000300000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Abs_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Abs"(%0) {expected = [dense<"0x00000000000000000000803F0000803F0000807F0000807F0000C07F0000003F00002040"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Abs_int8_10() {
  %0 = "tf.Const"() <{value = dense<"0x807F"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %r = "tf.Abs"(%0) {expected = [dense<"0x807F"> : tensor<2xi8>]} : (tensor<2xi8>) -> tensor<2xi8>
  return
}
func.func @Abs_int16_11() {
  %0 = "tf.Const"() <{value = dense<"0x0080FF7F"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %r = "tf.Abs"(%0) {expected = [dense<"0x0080FF7F"> : tensor<2xi16>]} : (tensor<2xi16>) -> tensor<2xi16>
  return
}
func.func @Abs_int32_12() {
  %0 = "tf.Const"() <{value = dense<"0x00000080FFFFFF7F"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Abs"(%0) {expected = [dense<"0x00000080FFFFFF7F"> : tensor<2xi32>]} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @Abs_int64_13() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000080FFFFFFFFFFFFFF7F"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Abs"(%0) {expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F"> : tensor<2xi64>]} : (tensor<2xi64>) -> tensor<2xi64>
  return
}
func.func @Neg_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xD98AF8BF197B6A3E3E6F10C0999FF53EC26824C0EF8216BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Neg"(%0) {expected = [dense<"0xD98AF83F197B6ABE3E6F1040999FF5BEC2682440EF82163F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Neg_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xE86C97EADBCBFDBFD44E050313060BC0569A191A09D300C01899018CD251FABF00804BDC36A5D7BF00B2B29F1A31ACBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Neg"(%0) {expected = [dense<"0xE86C97EADBCBFD3FD44E050313060B40569A191A09D300401899018CD251FA3F00804BDC36A5D73F00B2B29F1A31AC3F"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Neg_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x803EEC40684160385CB5F2C1"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Neg"(%0) {expected = [dense<"0x80BEECC068C160B85C35F241"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Neg_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x2F40ABBF0740733F913E3A3F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Neg"(%0) {expected = [dense<"0x2FC0AB3F07C073BF91BE3ABF"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Neg_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFC03FCFDFF04"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Neg"(%0) {expected = [dense<"0x04FD040301FC"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Neg_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x02000300FFFFFFFF0400FFFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Neg"(%0) {expected = [dense<"0xFEFFFDFF01000100FCFF0100"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Neg_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x02000000FFFFFFFFFEFFFFFF04000000FDFFFFFFFDFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Neg"(%0) {expected = [dense<"0xFEFFFFFF0100000002000000FCFFFFFF0300000003000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Neg_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF03000000000000000300000000000000FFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Neg"(%0) {expected = [dense<"0xFDFFFFFFFFFFFFFF01000000000000000200000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0100000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Neg_complex64_9() {
  %0 = "tf.Const"() <{value = dense<"0xAE887C40D42A83BF8F2E61C06E15813FE84EE3BEA6AB3340288BD43FEA54563FB1F16AC045732B4042C572C0D146FABF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Neg"(%0) {expected = [dense<"0xAE887CC0D42A833F8F2E61406E1581BFE84EE33EA6AB33C0288BD4BFEA5456BFB1F16A4045732BC042C57240D146FA3F"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Neg_complex128_10() {
  %0 = "tf.Const"() <{value = dense<"0xA02BBFAE809DFF3F5051913AEF13F33FA87E74CBCB520EC0342E98B124440A40A27FCFC430F2094058C822B98A3F02C0A0100C2EBDBDFEBFB0C07B9FF2FAF73F20DDC7647835DABFA0F1F054F2D2D1BF14628BF75BE2FD3F267377C9D7930C40"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Neg"(%0) {expected = [dense<"0xA02BBFAE809DFFBF5051913AEF13F3BFA87E74CBCB520E40342E98B124440AC0A27FCFC430F209C058C822B98A3F0240A0100C2EBDBDFE3FB0C07B9FF2FAF7BF20DDC7647835DA3FA0F1F054F2D2D13F14628BF75BE2FDBF267377C9D7930CC0"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Neg_float32_11() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Neg"(%0) {expected = [dense<"0x0000008000000000000080BF0000803F000080FF0000807F0000C0FF000000BF00002040"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Neg_int8_12() {
  %0 = "tf.Const"() <{value = dense<"0x807F"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %r = "tf.Neg"(%0) {expected = [dense<"0x8081"> : tensor<2xi8>]} : (tensor<2xi8>) -> tensor<2xi8>
  return
}
func.func @Neg_int16_13() {
  %0 = "tf.Const"() <{value = dense<"0x0080FF7F"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %r = "tf.Neg"(%0) {expected = [dense<"0x00800180"> : tensor<2xi16>]} : (tensor<2xi16>) -> tensor<2xi16>
  return
}
func.func @Neg_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x00000080FFFFFF7F"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Neg"(%0) {expected = [dense<"0x0000008001000080"> : tensor<2xi32>]} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @Neg_int64_15() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000080FFFFFFFFFFFFFF7F"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Neg"(%0) {expected = [dense<"0x00000000000000800100000000000080"> : tensor<2xi64>]} : (tensor<2xi64>) -> tensor<2xi64>
  return
}
func.func @Sign_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x848667BDC91B64C021CE70C09DDBE43FB05B4940DB24DC3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Sign"(%0) {expected = [dense<"0x000080BF000080BF000080BF0000803F0000803F0000803F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Sign_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x082286146F880340A4ED76E3082700C0387756302E9BFF3FCEFF195388D50DC01046E192BFB3F4BFCC65E3828E59FC3F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Sign"(%0) {expected = [dense<"0x000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF000000000000F0BF000000000000F03F"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Sign_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xD5C37F43D3C2A8C288BB29BC"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Sign"(%0) {expected = [dense<"0x00BC003C00BC00BC00BC00BC"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Sign_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xEABF96BF35406640E3BFE53F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Sign"(%0) {expected = [dense<"0x80BF80BF803F803F80BF803F"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Sign_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x0201FF02FE02"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Sign"(%0) {expected = [dense<"0x0101FF01FF01"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Sign_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x00000300FFFFFDFFFDFFFDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Sign"(%0) {expected = [dense<"0x00000100FFFFFFFFFFFFFFFF"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Sign_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFEFFFFFFFEFFFFFFFDFFFFFF0100000001000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Sign"(%0) {expected = [dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000001000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Sign_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF04000000000000000000000000000000FFFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Sign"(%0) {expected = [dense<"0xFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF01000000000000000000000000000000FFFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Sign_complex64_9() {
  %0 = "tf.Const"() <{value = dense<"0x75D359403A3D7040A32315C0880CBF3E4D7F03C09E874EC0A90F06402E45FCBFC7024540BF610E4030D2EC3FE35DC33F"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Sign"(%0) {expected = [dense<"0xD2F42B3F55A63D3FA3C77CBF28E8213EDD7D09BFCEF157BF71723A3F7D6C2FBF5D7C4F3FC2F3153FD579453FA5E8223F"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Sign_complex128_10() {
  %0 = "tf.Const"() <{value = dense<"0xD0C05BAD608FECBF5A697EF31BE209C09424FBB05BE0F0BF4C744EBC1FC5F3BFB059E7252F18F43F9A08E85A7E800940302D59DACBC405405A6D1F59840303409032F710652402C01A6FCAC80366034048AB9933E099EA3FC2967A5EB66E05C0"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Sign"(%0) {expected = [dense<"0x926ADDF7DF04D1BF3484B9C80AD9EEBFA4478634ADC6E4BFFF3324089D56E8BFB9E2B373AA75D73F61A1C230CDC5ED3F1CA01444DE19E83FCB8A1564060DE53FE4FA79B0A1DBE5BFBC84A6B41F5FE73F41E4D70C6AF7D23FF4061A100290EEBF"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Sign_float32_11() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Sign"(%0) {expected = [dense<"0x00000000000000000000803F000080BF0000803F000080BF0000C07F0000803F000080BF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Sign_int8_12() {
  %0 = "tf.Const"() <{value = dense<"0x807F"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %r = "tf.Sign"(%0) {expected = [dense<"0xFF01"> : tensor<2xi8>]} : (tensor<2xi8>) -> tensor<2xi8>
  return
}
func.func @Sign_int16_13() {
  %0 = "tf.Const"() <{value = dense<"0x0080FF7F"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %r = "tf.Sign"(%0) {expected = [dense<"0xFFFF0100"> : tensor<2xi16>]} : (tensor<2xi16>) -> tensor<2xi16>
  return
}
func.func @Sign_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x00000080FFFFFF7F"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Sign"(%0) {expected = [dense<"0xFFFFFFFF01000000"> : tensor<2xi32>]} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @Sign_int64_15() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000080FFFFFFFFFFFFFF7F"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Sign"(%0) {expected = [dense<"0xFFFFFFFFFFFFFFFF0100000000000000"> : tensor<2xi64>]} : (tensor<2xi64>) -> tensor<2xi64>
  return
}
func.func @Square_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x08A621404D2B36C09A35A33FD03D403DB251CCBF57948D3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Square"(%0) {expected = [dense<"0x8324CC4099A101419B1AD03FC75C103B4E1223407C999C3F"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Square_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x3CAB06AC45B902407C887092720D0BC0266B6D409B1E084038D72D38187706C0D0D0E659B246F8BF74EC638BC17A0B40"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Square"(%0) {expected = [dense<"0x727E681F3EE91540C017CFFDB6DE26408826AE26062E22400A63E612F98A1F402E9405B7A76A0240B3149283FD982740"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Square_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x83BC4ABC5A3E07B5E943C2B9"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Square"(%0) {expected = [dense<"0x173D993C0B41522ED24B2538"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Square_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x58401FC03540494026403640"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Square"(%0) {expected = [dense<"0x3641C64000411E41D7400141"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Square_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0xFDFCFF020104"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Square"(%0) {expected = [dense<"0x091001040110"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Square_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0200FDFF000002000000FEFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Square"(%0) {expected = [dense<"0x040009000000040000000400"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Square_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000030000000300000001000000FEFFFFFF04000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Square"(%0) {expected = [dense<"0x010000000900000009000000010000000400000010000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Square_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000FCFFFFFFFFFFFFFF0400000000000000010000000000000003000000000000000400000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Square"(%0) {expected = [dense<"0x040000000000000010000000000000001000000000000000010000000000000009000000000000001000000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Square_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x030300030104"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Square"(%0) {expected = [dense<"0x090900090110"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Square_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x000004000300040002000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Square"(%0) {expected = [dense<"0x000010000900100004001000"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Square_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000400000001000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Square"(%0) {expected = [dense<"0x000000000000000000000000000000001000000001000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Square_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000003000000000000000300000000000000040000000000000001000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Square"(%0) {expected = [dense<"0x090000000000000009000000000000000900000000000000100000000000000001000000000000000400000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Square_complex64_13() {
  %0 = "tf.Const"() <{value = dense<"0xC8DDF4BF8F5514C0542F9FBF3393F6BFE8F079C0694715400DF14D401BDF8E3F5B9C3E3FD5487AC0B9FE34BE7DDDD0BF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Square"(%0) {expected = [dense<"0x4629DBBF0EE20D4168830AC00353994052FA1C41EFBE91C1E1BC114160DEE5408ED36BC1EB5ABAC0CE6828C08FAB133F"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @Square_complex128_14() {
  %0 = "tf.Const"() <{value = dense<"0xAC3BA18DC3F70740D0CE4BBE3702DDBF284C2DFD4FD90240A024A09F780DC83F800F6834843AA23F44E3024C10BE0D40C057513D6973DBBF6024FBC6748EDABF641E4A503D2FF4BF206095B49ED9064014EBD4ACEB6109407A050EB0417D0940"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Square"(%0) {expected = [dense<"0x342E5C5E778A214047F4F27432BA05C09ECAB20F5310164007C5A5A6D655EC3F9965584740A42BC0373104894CF1D03F50023E3D9E26883F293AE1D1F9C7D63F57552C275B441AC0D83244347DD31CC0006FFE9785BAB5BFD4DD2DBADA373440"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @Square_float32_15() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Square"(%0) {expected = [dense<"0x00000000000000000000803F0000803F0000807F0000807F0000C07F0000803E0000C840"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Square_int8_16() {
  %0 = "tf.Const"() <{value = dense<"0x807F"> : tensor<2xi8>}> : () -> tensor<2xi8>
  %r = "tf.Square"(%0) {expected = [dense<"0x0001"> : tensor<2xi8>]} : (tensor<2xi8>) -> tensor<2xi8>
  return
}
func.func @Square_int16_17() {
  %0 = "tf.Const"() <{value = dense<"0x0080FF7F"> : tensor<2xi16>}> : () -> tensor<2xi16>
  %r = "tf.Square"(%0) {expected = [dense<"0x00000100"> : tensor<2xi16>]} : (tensor<2xi16>) -> tensor<2xi16>
  return
}
func.func @Square_int32_18() {
  %0 = "tf.Const"() <{value = dense<"0x00000080FFFFFF7F"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Square"(%0) {expected = [dense<"0x0000000001000000"> : tensor<2xi32>]} : (tensor<2xi32>) -> tensor<2xi32>
  return
}
func.func @Square_int64_19() {
  %0 = "tf.Const"() <{value = dense<"0x0000000000000080FFFFFFFFFFFFFF7F"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Square"(%0) {expected = [dense<"0x00000000000000000100000000000000"> : tensor<2xi64>]} : (tensor<2xi64>) -> tensor<2xi64>
  return
}
func.func @Round_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xB0D54E404A6612C0C75671C084EFE73E665F6EC05E0BE6BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Round"(%0) {expected = [dense<"0x00004040000000C0000080C000000000000080C0000000C0"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Round_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xC84DD03DA243EDBF0E6F90981ADA0A40348DC05BF048F93F8454019A2A3EF6BFA0FA4D8451D00040746ECEA0E1850140"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Round"(%0) {expected = [dense<"0x000000000000F0BF00000000000008400000000000000040000000000000F0BF00000000000000400000000000000040"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Round_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x6D3F8C410BBD6A436F3DE2B9"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Round"(%0) {expected = [dense<"0x0040004200BC0044003C00BC"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Round_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xEE3FB43F7CC0A13E20BE6DC0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Round"(%0) {expected = [dense<"0x0040803F80C00000008080C0"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Round_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Round"(%0) {expected = [dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F00000000000000C0"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Floor_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F0000C03F00002040000000BF0000C0BFEC78AD60"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Floor"(%0) {expected = [dense<"0x000000000000803F00000040000080BF000000C0EC78AD60"> : tensor<6xf32>]} : (tensor<6xf32>) -> tensor<6xf32>
  return
}
func.func @Ceil_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F0000C03F00002040000000BF0000C0BFEC78AD60"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Ceil"(%0) {expected = [dense<"0x0000803F000000400000404000000080000080BFEC78AD60"> : tensor<6xf32>]} : (tensor<6xf32>) -> tensor<6xf32>
  return
}
func.func @Rint_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F0000C03F00002040000000BF0000C0BFEC78AD60"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Rint"(%0) {expected = [dense<"0x00000000000000400000004000000080000000C0EC78AD60"> : tensor<6xf32>]} : (tensor<6xf32>) -> tensor<6xf32>
  return
}
func.func @Round_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x0000003F0000C03F00002040000000BF0000C0BFEC78AD60"> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "tf.Round"(%0) {expected = [dense<"0x00000000000000400000004000000080000000C0EC78AD60"> : tensor<6xf32>]} : (tensor<6xf32>) -> tensor<6xf32>
  return
}
func.func @Relu_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0xA66CCF3EA7B9863F6E8595BE47D82D3FA16F9C3FA1E426C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Relu"(%0) {expected = [dense<"0xA66CCF3EA7B9863F0000000047D82D3FA16F9C3F00000000"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @Relu6_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x471034403281A6C0A14AA54043E0A1C0B5AF09C1F4D18BBF25D61E40AB05E53F"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x4710344000000000A14AA54000000000000000000000000025D61E40AB05E53F"> : tensor<2x4xf32>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @Relu_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x941189983D8A0740005DB32E56B5D53FE06FDCB45808D13F7031BAFC53E1D6BF78FA5CF25EBBE1BF1CAD4DEF6752F0BF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Relu"(%0) {expected = [dense<"0x941189983D8A0740005DB32E56B5D53FE06FDCB45808D13F000000000000000000000000000000000000000000000000"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @Relu6_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x42589919F16910C034C0482534191D403F5999CDF7BA14C0B87B1F9C5C3E0840180465FC72ABFCBFB440BC05AF011B4070116528847FEBBF82723F699A3D1340"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x000000000000000000000000000018400000000000000000B87B1F9C5C3E084000000000000000000000000000001840000000000000000082723F699A3D1340"> : tensor<2x4xf64>]} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return
}
func.func @Relu_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x31C050C0B135A6BF84B34BC1"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Relu"(%0) {expected = [dense<"0x00000000B135000000000000"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @Relu6_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x0AC5CFC6C64734B5534802C3E63D97C4"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x000000000046000000460000E63D0000"> : tensor<2x4xf16>]} : (tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}
func.func @Relu_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x55402D407F40883FCD3FC03C"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Relu"(%0) {expected = [dense<"0x55402D407F40883FCD3FC03C"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @Relu6_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0xEFC06A400F40DBBFE5BF1940F6BE2F40"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x00006A400F4000000000194000002F40"> : tensor<2x4xbf16>]} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Relu_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x030102FEFE00"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Relu"(%0) {expected = [dense<"0x030102000000"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @Relu6_int8_5() {
  %0 = "tf.Const"() <{value = dense<"0x00010807F9FCFDFC"> : tensor<2x4xi8>}> : () -> tensor<2x4xi8>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x0001060600000000"> : tensor<2x4xi8>]} : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return
}
func.func @Relu_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x04000000FCFFFFFF01000300"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Relu"(%0) {expected = [dense<"0x040000000000000001000300"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @Relu6_int16_6() {
  %0 = "tf.Const"() <{value = dense<"0x0800FFFF02000700FCFFF7FF02000500"> : tensor<2x4xi16>}> : () -> tensor<2x4xi16>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x06000000020006000000000002000500"> : tensor<2x4xi16>]} : (tensor<2x4xi16>) -> tensor<2x4xi16>
  return
}
func.func @Relu_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFF00000000FDFFFFFFFEFFFFFFFDFFFFFFFCFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Relu"(%0) {expected = [dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @Relu6_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x03000000FFFFFFFF030000000100000007000000F8FFFFFFF9FFFFFF02000000"> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x0300000000000000030000000100000006000000000000000000000002000000"> : tensor<2x4xi32>]} : (tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
func.func @Relu_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Relu"(%0) {expected = [dense<"0x020000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @Relu6_int64_8() {
  %0 = "tf.Const"() <{value = dense<"0xF7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0400000000000000F7FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF000000000000000002000000000000000100000000000000"> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x00000000000000000000000000000000040000000000000000000000000000000000000000000000000000000000000002000000000000000100000000000000"> : tensor<2x4xi64>]} : (tensor<2x4xi64>) -> tensor<2x4xi64>
  return
}
func.func @Relu_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x000302010100"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Relu"(%0) {expected = [dense<"0x000302010100"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Relu6_uint8_9() {
  %0 = "tf.Const"() <{value = dense<"0x0301020301080002"> : tensor<2x4xui8>}> : () -> tensor<2x4xui8>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x0301020301060002"> : tensor<2x4xui8>]} : (tensor<2x4xui8>) -> tensor<2x4xui8>
  return
}
func.func @Relu_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x030001000100020004000000"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Relu"(%0) {expected = [dense<"0x030001000100020004000000"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @Relu6_uint16_10() {
  %0 = "tf.Const"() <{value = dense<"0x02000400000005000700070003000900"> : tensor<2x4xui16>}> : () -> tensor<2x4xui16>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x02000400000005000600060003000600"> : tensor<2x4xui16>]} : (tensor<2x4xui16>) -> tensor<2x4xui16>
  return
}
func.func @Relu_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x040000000400000001000000040000000200000000000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Relu"(%0) {expected = [dense<"0x040000000400000001000000040000000200000000000000"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @Relu6_uint32_11() {
  %0 = "tf.Const"() <{value = dense<"0x0500000008000000010000000500000007000000000000000500000007000000"> : tensor<2x4xui32>}> : () -> tensor<2x4xui32>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x0500000006000000010000000500000006000000000000000500000006000000"> : tensor<2x4xui32>]} : (tensor<2x4xui32>) -> tensor<2x4xui32>
  return
}
func.func @Relu_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000002000000000000000100000000000000020000000000000004000000000000000300000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Relu"(%0) {expected = [dense<"0x020000000000000002000000000000000100000000000000020000000000000004000000000000000300000000000000"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @Relu6_uint64_12() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000600000000000000070000000000000000000000000000000000000000000000030000000000000004000000000000000100000000000000"> : tensor<2x4xui64>}> : () -> tensor<2x4xui64>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x00000000000000000600000000000000060000000000000000000000000000000000000000000000030000000000000004000000000000000100000000000000"> : tensor<2x4xui64>]} : (tensor<2x4xui64>) -> tensor<2x4xui64>
  return
}
func.func @LeakyRelu_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x82420740B14045C08B3737401B889ABF373D15C07BFD06C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.LeakyRelu"(%0) <{alpha = 0x3E800000 : f32}> {expected = [dense<"0x82420740B14045BF8B3737401B889ABE373D15BF7BFD06BF"> : tensor<2x3xf32>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @LeakyRelu_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0xD053E0CE1AEEECBF5876775C6B89F6BF46749AD50E260D40EC20D40E8EDCF8BFB8CB92A22493FC3F521752ACD3960740"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.LeakyRelu"(%0) <{alpha = 0x3E800000 : f32}> {expected = [dense<"0xD053E0CE1AEECCBF5876775C6B89D6BF46749AD50E260D40EC20D40E8EDCD8BFB8CB92A22493FC3F521752ACD3960740"> : tensor<2x3xf64>]} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return
}
func.func @LeakyRelu_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0xCFBA984103BF68C25940AFC0"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.LeakyRelu"(%0) <{alpha = 0x3E800000 : f32}> {expected = [dense<"0xCFB2984103B768BA5940AFB8"> : tensor<2x3xf16>]} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return
}
func.func @LeakyRelu_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x5040F03E5B40DFBF37407FC0"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.LeakyRelu"(%0) <{alpha = 0x3E800000 : f32}> {expected = [dense<"0x5040F03E5B40DFBE37407FBF"> : tensor<2x3xbf16>]} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return
}
func.func @LeakyRelu_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.LeakyRelu"(%0) {expected = [dense<"0x00000000000000800000803FCDCC4CBE0000807F000080FF0000C07F0000003F000000BF"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Relu_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Relu"(%0) {expected = [dense<"0x00000000000000000000803F000000000000807F000000000000C07F0000003F00000000"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Relu6_float32_13() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.Relu6"(%0) {expected = [dense<"0x00000000000000000000803F000000000000C040000000000000C07F0000003F00000000"> : tensor<9xf32>]} : (tensor<9xf32>) -> tensor<9xf32>
  return
}
func.func @Invert_int8_1() {
  %0 = "tf.Const"() <{value = dense<"0xEE730B6E4C40"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Invert"(%0) {expected = [dense<"0x118CF491B3BF"> : tensor<2x3xi8>]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return
}
func.func @PopulationCount_int8_1() {
  %0 = "tf.Const"() <{value = dense<"0x1A4A17FBAD28"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.PopulationCount"(%0) {expected = [dense<"0x030304070502"> : tensor<2x3xui8>]} : (tensor<2x3xi8>) -> tensor<2x3xui8>
  return
}
func.func @Invert_int16_2() {
  %0 = "tf.Const"() <{value = dense<"0x88C91F56F2C6597D3B887FB3"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Invert"(%0) {expected = [dense<"0x7736E0A90D39A682C477804C"> : tensor<2x3xi16>]} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}
func.func @PopulationCount_int16_2() {
  %0 = "tf.Const"() <{value = dense<"0x2FA33EFB3A9E7815B1DBE01A"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.PopulationCount"(%0) {expected = [dense<"0x090C09070A06"> : tensor<2x3xui8>]} : (tensor<2x3xi16>) -> tensor<2x3xui8>
  return
}
func.func @Invert_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x7C137F00C754FF8FD6ADBCEA7A362A122073F601A42AA0CF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Invert"(%0) {expected = [dense<"0x83EC80FF38AB00702952431585C9D5EDDF8C09FE5BD55F30"> : tensor<2x3xi32>]} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
func.func @PopulationCount_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x7510E5AEA97D43FEA508021DF91E0026081EED64E0CAA70B"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.PopulationCount"(%0) {expected = [dense<"0x10140A0D0E0F"> : tensor<2x3xui8>]} : (tensor<2x3xi32>) -> tensor<2x3xui8>
  return
}
func.func @Invert_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0xE6638616A7675F1D4FF83743C928653CAAF0761DF6382C97A4F0BE63D88D9D4E4761002A8D3302E5A3C2F8B1D17BB999"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Invert"(%0) {expected = [dense<"0x199C79E95898A0E2B007C8BC36D79AC3550F89E209C7D3685B0F419C277262B1B89EFFD572CCFD1A5C3D074E2E844666"> : tensor<2x3xi64>]} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return
}
func.func @PopulationCount_int64_4() {
  %0 = "tf.Const"() <{value = dense<"0x49969F257C12D20866DC85558066D583E7E7C8752D276EA93D563F1E0415F9AFADBCE4B1F5DDDC8C16CCD57DD68398E9"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.PopulationCount"(%0) {expected = [dense<"0x1C1D25232622"> : tensor<2x3xui8>]} : (tensor<2x3xi64>) -> tensor<2x3xui8>
  return
}
func.func @Invert_uint8_5() {
  %0 = "tf.Const"() <{value = dense<"0x5816ACED9474"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Invert"(%0) {expected = [dense<"0xA7E953126B8B"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @PopulationCount_uint8_5() {
  %0 = "tf.Const"() <{value = dense<"0x32CB63AB941C"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.PopulationCount"(%0) {expected = [dense<"0x030504050303"> : tensor<2x3xui8>]} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return
}
func.func @Invert_uint16_6() {
  %0 = "tf.Const"() <{value = dense<"0x72FB789DB2F5AE614442E2FA"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Invert"(%0) {expected = [dense<"0x8D0487624D0A519EBBBD1D05"> : tensor<2x3xui16>]} : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return
}
func.func @PopulationCount_uint16_6() {
  %0 = "tf.Const"() <{value = dense<"0xBC70D81996881ABA37129A20"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.PopulationCount"(%0) {expected = [dense<"0x080706080705"> : tensor<2x3xui8>]} : (tensor<2x3xui16>) -> tensor<2x3xui8>
  return
}
func.func @Invert_uint32_7() {
  %0 = "tf.Const"() <{value = dense<"0xAE6465BC7ED9235C22266500BA51467C3C55AE4A7A1F8497"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Invert"(%0) {expected = [dense<"0x519B9A438126DCA3DDD99AFF45AEB983C3AA51B585E07B68"> : tensor<2x3xui32>]} : (tensor<2x3xui32>) -> tensor<2x3xui32>
  return
}
func.func @PopulationCount_uint32_7() {
  %0 = "tf.Const"() <{value = dense<"0xBE1F9BFCE85A09FEBDF758A8FC724897FC00454B998121B8"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.PopulationCount"(%0) {expected = [dense<"0x161113110D0C"> : tensor<2x3xui8>]} : (tensor<2x3xui32>) -> tensor<2x3xui8>
  return
}
func.func @Invert_uint64_8() {
  %0 = "tf.Const"() <{value = dense<"0x57E8568D4A9A255702DCB5E4172078AEA29D9D56BCAD7E0CBCF472EC30E22EBDD8877BE2A296A3328D067819553A36D2"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Invert"(%0) {expected = [dense<"0xA817A972B565DAA8FD234A1BE8DF87515D6262A9435281F3430B8D13CF1DD1422778841D5D695CCD72F987E6AAC5C92D"> : tensor<2x3xui64>]} : (tensor<2x3xui64>) -> tensor<2x3xui64>
  return
}
func.func @PopulationCount_uint64_8() {
  %0 = "tf.Const"() <{value = dense<"0x3A6EAE0FDE1DDF8F5D6C5D0DBCEA239F539BD4D7BAE0FE6FE79A075796DF79114B748D30B423171CCA4D6CA1C1734817"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.PopulationCount"(%0) {expected = [dense<"0x282428241C1D"> : tensor<2x3xui8>]} : (tensor<2x3xui64>) -> tensor<2x3xui8>
  return
}
func.func @LogicalNot_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, false, true], [false, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.LogicalNot"(%0) {expected = [dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>]} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}
func.func @IsNan_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.IsNan"(%0) {expected = [dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>]} : (tensor<9xf32>) -> tensor<9xi1>
  return
}
func.func @IsNan_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F000000000000E03F00000000000004C0"> : tensor<9xf64>}> : () -> tensor<9xf64>
  %r = "tf.IsNan"(%0) {expected = [dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>]} : (tensor<9xf64>) -> tensor<9xi1>
  return
}
func.func @IsNan_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x00000080003C00BC007C00FC007E003800C1"> : tensor<9xf16>}> : () -> tensor<9xf16>
  %r = "tf.IsNan"(%0) {expected = [dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>]} : (tensor<9xf16>) -> tensor<9xi1>
  return
}
func.func @IsNan_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x00000080803F80BF807F80FFC07F003F20C0"> : tensor<9xbf16>}> : () -> tensor<9xbf16>
  %r = "tf.IsNan"(%0) {expected = [dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>]} : (tensor<9xbf16>) -> tensor<9xi1>
  return
}
func.func @IsInf_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.IsInf"(%0) {expected = [dense<[false, false, false, false, true, true, false, false, false]> : tensor<9xi1>]} : (tensor<9xf32>) -> tensor<9xi1>
  return
}
func.func @IsInf_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F000000000000E03F00000000000004C0"> : tensor<9xf64>}> : () -> tensor<9xf64>
  %r = "tf.IsInf"(%0) {expected = [dense<[false, false, false, false, true, true, false, false, false]> : tensor<9xi1>]} : (tensor<9xf64>) -> tensor<9xi1>
  return
}
func.func @IsInf_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x00000080003C00BC007C00FC007E003800C1"> : tensor<9xf16>}> : () -> tensor<9xf16>
  %r = "tf.IsInf"(%0) {expected = [dense<[false, false, false, false, true, true, false, false, false]> : tensor<9xi1>]} : (tensor<9xf16>) -> tensor<9xi1>
  return
}
func.func @IsInf_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x00000080803F80BF807F80FFC07F003F20C0"> : tensor<9xbf16>}> : () -> tensor<9xbf16>
  %r = "tf.IsInf"(%0) {expected = [dense<[false, false, false, false, true, true, false, false, false]> : tensor<9xi1>]} : (tensor<9xbf16>) -> tensor<9xi1>
  return
}
func.func @IsFinite_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000003F000020C0"> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "tf.IsFinite"(%0) {expected = [dense<[true, true, true, true, false, false, false, true, true]> : tensor<9xi1>]} : (tensor<9xf32>) -> tensor<9xi1>
  return
}
func.func @IsFinite_float64_2() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F000000000000E03F00000000000004C0"> : tensor<9xf64>}> : () -> tensor<9xf64>
  %r = "tf.IsFinite"(%0) {expected = [dense<[true, true, true, true, false, false, false, true, true]> : tensor<9xi1>]} : (tensor<9xf64>) -> tensor<9xi1>
  return
}
func.func @IsFinite_float16_3() {
  %0 = "tf.Const"() <{value = dense<"0x00000080003C00BC007C00FC007E003800C1"> : tensor<9xf16>}> : () -> tensor<9xf16>
  %r = "tf.IsFinite"(%0) {expected = [dense<[true, true, true, true, false, false, false, true, true]> : tensor<9xi1>]} : (tensor<9xf16>) -> tensor<9xi1>
  return
}
func.func @IsFinite_bfloat16_4() {
  %0 = "tf.Const"() <{value = dense<"0x00000080803F80BF807F80FFC07F003F20C0"> : tensor<9xbf16>}> : () -> tensor<9xbf16>
  %r = "tf.IsFinite"(%0) {expected = [dense<[true, true, true, true, false, false, false, true, true]> : tensor<9xi1>]} : (tensor<9xbf16>) -> tensor<9xi1>
  return
}
func.func @Conj_complex64_1() {
  %0 = "tf.Const"() <{value = dense<"0xC07EF8BF3C4216C01345C2BFCFD45BC07F531EC09F9512C0EFAE9A3F85DFF53F"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %r = "tf.Conj"(%0) {expected = [dense<"0xC07EF8BF3C4216401345C2BFCFD45B407F531EC09F951240EFAE9A3F85DFF5BF"> : tensor<4xcomplex<f32>>]} : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
func.func @Real_complex64_1() {
  %0 = "tf.Const"() <{value = dense<"0xC07EF8BF3C4216C01345C2BFCFD45BC07F531EC09F9512C0EFAE9A3F85DFF53F"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %r = "tf.Real"(%0) {expected = [dense<"0xC07EF8BF1345C2BF7F531EC0EFAE9A3F"> : tensor<4xf32>]} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
func.func @Imag_complex64_1() {
  %0 = "tf.Const"() <{value = dense<"0xC07EF8BF3C4216C01345C2BFCFD45BC07F531EC09F9512C0EFAE9A3F85DFF53F"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %r = "tf.Imag"(%0) {expected = [dense<"0x3C4216C0CFD45BC09F9512C085DFF53F"> : tensor<4xf32>]} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
func.func @Angle_complex64_1() {
  %0 = "tf.Const"() <{value = dense<"0xC07EF8BF3C4216C01345C2BFCFD45BC07F531EC09F9512C0EFAE9A3F85DFF53F"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %r = "tf.Angle"(%0) {expected = [dense<"0x07C010C07951FEBF814219C0CE2E813F"> : tensor<4xf32>]} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
func.func @ComplexAbs_complex64_1() {
  %0 = "tf.Const"() <{value = dense<"0xC07EF8BF3C4216C01345C2BFCFD45BC07F531EC09F9512C0EFAE9A3F85DFF53F"> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
  %r = "tf.ComplexAbs"(%0) {expected = [dense<"0x87F94240CC557040A0C35740DC3D1140"> : tensor<4xf32>]} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
func.func @Conj_complex128_2() {
  %0 = "tf.Const"() <{value = dense<"0x38E054B41384F33FC67D7F20A28907C0EC80D2D4F26004C092CB94D8C9470EC0583151905814E43F6451FD0CA7CDF6BF045E6CC31E9DF8BFCC098342106908C0"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %r = "tf.Conj"(%0) {expected = [dense<"0x38E054B41384F33FC67D7F20A2890740EC80D2D4F26004C092CB94D8C9470E40583151905814E43F6451FD0CA7CDF63F045E6CC31E9DF8BFCC09834210690840"> : tensor<4xcomplex<f64>>]} : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}
func.func @Real_complex128_2() {
  %0 = "tf.Const"() <{value = dense<"0x38E054B41384F33FC67D7F20A28907C0EC80D2D4F26004C092CB94D8C9470EC0583151905814E43F6451FD0CA7CDF6BF045E6CC31E9DF8BFCC098342106908C0"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %r = "tf.Real"(%0) {expected = [dense<"0x38E054B41384F33FEC80D2D4F26004C0583151905814E43F045E6CC31E9DF8BF"> : tensor<4xf64>]} : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  return
}
func.func @Imag_complex128_2() {
  %0 = "tf.Const"() <{value = dense<"0x38E054B41384F33FC67D7F20A28907C0EC80D2D4F26004C092CB94D8C9470EC0583151905814E43F6451FD0CA7CDF6BF045E6CC31E9DF8BFCC098342106908C0"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %r = "tf.Imag"(%0) {expected = [dense<"0xC67D7F20A28907C092CB94D8C9470EC06451FD0CA7CDF6BFCC098342106908C0"> : tensor<4xf64>]} : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  return
}
func.func @Angle_complex128_2() {
  %0 = "tf.Const"() <{value = dense<"0x38E054B41384F33FC67D7F20A28907C0EC80D2D4F26004C092CB94D8C9470EC0583151905814E43F6451FD0CA7CDF6BF045E6CC31E9DF8BFCC098342106908C0"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %r = "tf.Angle"(%0) {expected = [dense<"0xF5EE31C13ED8F2BFED3959392C4E01C076EEF4BA377FF2BF1FD88D9F5A4D00C0"> : tensor<4xf64>]} : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  return
}
func.func @ComplexAbs_complex128_2() {
  %0 = "tf.Const"() <{value = dense<"0x38E054B41384F33FC67D7F20A28907C0EC80D2D4F26004C092CB94D8C9470EC0583151905814E43F6451FD0CA7CDF6BF045E6CC31E9DF8BFCC098342106908C0"> : tensor<4xcomplex<f64>>}> : () -> tensor<4xcomplex<f64>>
  %r = "tf.ComplexAbs"(%0) {expected = [dense<"0x847DEEE2EA7A09402C6CD59EE73F1240F5EDD43166EAF83F1182692758560B40"> : tensor<4xf64>]} : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  return
}
func.func @Exp_float32_8() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
  %r = "tf.Exp"(%0) {expected = [dense<> : tensor<0x3xf32>]} : (tensor<0x3xf32>) -> tensor<0x3xf32>
  return
}
func.func @Exp_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0x0000C03F"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.Exp"(%0) {expected = [dense<"0xFF698F40"> : tensor<f32>]} : (tensor<f32>) -> tensor<f32>
  return
}
