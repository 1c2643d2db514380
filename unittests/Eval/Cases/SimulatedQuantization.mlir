// SimulatedQuantization: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @FakeQuantWithMinMaxArgs_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %r = "tf.FakeQuantWithMinMaxArgs"(%0) {expected = [dense<"0xF4F37340A3A2A2BF3F3FBF40C1C0C0C0E5E4E43FC1C0C0BE3F3FBF403F3FBF40CAC949C0C1C0C0C0A9A8A8BFFDFCFCBF8584043F3F3FBF40D3D2D23F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}
func.func @FakeQuantWithMinMaxArgs_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %r = "tf.FakeQuantWithMinMaxArgs"(%0) <{max = 0x40A66666 : f32, min = 0xBFA66666 : f32, narrow_range = true, num_bits = 4 : i64}> {expected = [dense<"0xDBB66D402449B2BFB76DA3402449B2BFDBB6ED3FDBB6EDBEB76DA340B76DA3402449B2BF2449B2BF2449B2BF2449B2BFDBB6ED3EB76DA340DBB6ED3F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}
func.func @FakeQuantWithMinMaxVars_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x666646C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0xCDCC2C40"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.FakeQuantWithMinMaxVars"(%0, %1, %2) {expected = [dense<"0x073A2D402120A0BF073A2D402DF945C09AFFE53FEE53BABE073A2D40073A2D402DF945C02DF945C010DCA8BF184AFDBFB419003F073A2D40BB87D43F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @FakeQuantWithMinMaxVars_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.FakeQuantWithMinMaxVars"(%0, %1, %2) {expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @FakeQuantWithMinMaxVars_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x666646C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0xCDCC2C40"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.FakeQuantWithMinMaxVars"(%0, %1, %2) <{narrow_range = true, num_bits = 8 : i64}> {expected = [dense<"0x7F722C4083C1A0BF7F722C40B5C046C068E7E63FB90FBBBE7F722C407F722C40B5C046C0B5C046C04086A9BF215DFBBFCF9A003F7F722C40EF5DD53F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @FakeQuantWithMinMaxVarsPerChannel_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x299C10C0F148ADBFCEC96FC0ACCFBDBF321330C0"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %2 = "tf.Const"() <{value = dense<"0xC056A93F8996BB3F7EA09D3FF38C3740C59FF63F"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "tf.FakeQuantWithMinMaxVarsPerChannel"(%0, %1, %2) {expected = [dense<"0x9209A93F90EA9FBF3F6D9D3F6101BEBFFA1DE63F2505BBBE5338BC3F3F6D9D3F6101BEBF2A1C30C09209A9BF27A7ACBF85F0013F177437401FAED53F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{range_given = true}> {expected = [dense<"0x00803E4000009FBF00803E40000040C00000E73F0000C0BE00803E4000803E40000040C0000040C00000A8BF0000FCBF0000043F00803E400000D53F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{narrow_range = true, range_given = true, round_mode = "HALF_UP"}> {expected = [dense<"0x000040408140A0BF00004040000040C097CBE53FD66AB5BE0000404000004040000040C0000040C0A552A9BFECF5FABF140A053F000040405BADD63F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{num_bits = 4 : i64, range_given = true, signed_input = false}> {expected = [dense<"0x00000040000000000000004000000000DFDDDD3F000000000000004000000040000000000000000000000000000000008988083F00000040DFDDDD3F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{num_bits = 5 : i64, range_given = false}> {expected = [dense<"0xE1F08140E1F081BF6E27D3406E27D3C0E1F00140E1F001BFA6A3F34052E9C24052E942C052E9C2C052E9C2BFE1F001C0E1F0013F6E27D34052E9C23F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %2 = "tf.Const"() <{value = dense<"0x000000000000000000000000"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{axis = 0 : i64, range_given = false}> {expected = [dense<"0xE7EE73408E0A9EBF662ADA40662ADAC03BC1E23F122BB8BEA5A3F340A6C2C140FE8347C0A6C2C1C09512ABBF7707FABF2498033FECE7D040068DD23F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{axis = 1 : i64, narrow_range = true, range_given = false}> {expected = [dense<"0x623D7440B025A1BF662ADA40AA15DAC086E4E83F489FB8BEA5A3F340A91DC2403CA14AC08496C2C0AC3CA9BF393BFDBF6F5EF73EA67FD140A481D63F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{axis = 1 : i64, range_given = true}> {refused} : (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<*xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_8() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{range_given = false}> {expected = [dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
func.func @QuantizeAndDequantizeV2_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV2"(%0, %1, %2) <{range_given = true}> {refused} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{range_given = true}> {expected = [dense<"0x00803E4000009FBF00803E40000040C00000E73F0000C0BE00803E4000803E40000040C0000040C00000A8BF0000FCBF0000043F00803E400000D53F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{narrow_range = true, range_given = true, round_mode = "HALF_UP"}> {expected = [dense<"0x000040408140A0BF00004040000040C097CBE53FD66AB5BE0000404000004040000040C0000040C0A552A9BFECF5FABF140A053F000040405BADD63F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_3() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{num_bits = 4 : i64, range_given = true, signed_input = false}> {expected = [dense<"0x00000040000000000000004000000000DFDDDD3F000000000000004000000040000000000000000000000000000000008988083F00000040DFDDDD3F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_4() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{num_bits = 5 : i64, range_given = false}> {expected = [dense<"0xE1F08140E1F081BF6E27D3406E27D3C0E1F00140E1F001BFA6A3F34052E9C24052E942C052E9C2C052E9C2BFE1F001C0E1F0013F6E27D34052E9C23F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_5() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %2 = "tf.Const"() <{value = dense<"0x000000000000000000000000"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{axis = 0 : i64, range_given = false}> {expected = [dense<"0xE7EE73408E0A9EBF662ADA40662ADAC03BC1E23F122BB8BEA5A3F340A6C2C140FE8347C0A6C2C1C09512ABBF7707FABF2498033FECE7D040068DD23F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_6() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{axis = 1 : i64, narrow_range = true, range_given = false}> {expected = [dense<"0x623D7440B025A1BF662ADA40AA15DAC086E4E83F489FB8BEA5A3F340A91DC2403CA14AC08496C2C0AC3CA9BF393BFDBF6F5EF73EA67FD140A481D63F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_7() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{axis = 1 : i64, range_given = true}> {refused} : (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<*xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_8() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{range_given = false}> {expected = [dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>]} : (tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
func.func @QuantizeAndDequantizeV4_float32_9() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %r = "tf.QuantizeAndDequantizeV4"(%0, %1, %2) <{range_given = true}> {refused} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
  return
}
func.func @QuantizeAndDequantizeV3_float32_1() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x000040C0"> : tensor<f32>}> : () -> tensor<f32>
  %2 = "tf.Const"() <{value = dense<"0x00000040"> : tensor<f32>}> : () -> tensor<f32>
  %3 = "tf.Const"() <{value = dense<"0x08000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.QuantizeAndDequantizeV3"(%0, %1, %2, %3) <{range_given = true}> {expected = [dense<"0x00803E4000009FBF00803E40000040C00000E73F0000C0BE00803E4000803E40000040C0000040C00000A8BF0000FCBF0000043F00803E400000D53F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<f32>, tensor<f32>, tensor<i32>) -> tensor<3x5xf32>
  return
}
func.func @QuantizeAndDequantizeV3_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x623D744058F29FBF662ADA40AA15DAC0CE0BE63F3121BABEA5A3F340047AC2403F0D49C08496C2C005FDA8BF2110FCBFC976023FECE7D0408CD1D53F"> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %3 = "tf.Const"() <{value = dense<"0x06000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.QuantizeAndDequantizeV3"(%0, %1, %2, %3) <{axis = 1 : i64, range_given = false}> {expected = [dense<"0x623D7440C52F9DBF662ADA40AA15DAC054E9DA3FC016BDBEA5A3F340850DC5404F744CC08496C2C0DA54ADBFA27FFBBF0634E13EFD44D34054E9DA3F"> : tensor<3x5xf32>]} : (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
  return
}
