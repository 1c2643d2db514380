// Slices: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @Slice_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, true, true, true], [false, true, false, false], [true, false, false, false]]> : tensor<3x4xi1>}> : () -> tensor<3x4xi1>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<[[false, true, false], [true, false, false]]> : tensor<2x3xi1>]} : (tensor<3x4xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xi1>
  return
}
func.func @StridedSlice_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, false, true, true], [false, false, true, true], [false, true, false, true]]> : tensor<3x4xi1>}> : () -> tensor<3x4xi1>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<[[false, true], [false, false]]> : tensor<2x2xi1>]} : (tensor<3x4xi1>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi1>
  return
}
func.func @Split_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<[[true, true, true, true], [true, true, true, true]]> : tensor<2x4xi1>}> : () -> tensor<2x4xi1>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<[[true, true], [true, true]]> : tensor<2x2xi1>, dense<[[true, true], [true, true]]> : tensor<2x2xi1>]} : (tensor<i32>, tensor<2x4xi1>) -> (tensor<2x2xi1>, tensor<2x2xi1>)
  return
}
func.func @SplitV_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true, true], [false, true, true, false]]> : tensor<2x4xi1>}> : () -> tensor<2x4xi1>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<[[false], [false]]> : tensor<2x1xi1>, dense<[[true, true, true], [true, true, false]]> : tensor<2x3xi1>]} : (tensor<2x4xi1>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xi1>, tensor<2x3xi1>)
  return
}
func.func @Unpack_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, false, false], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<[false, false, false]> : tensor<3xi1>, dense<[false, false, true]> : tensor<3xi1>]} : (tensor<2x3xi1>) -> (tensor<3xi1>, tensor<3xi1>)
  return
}
func.func @Pack_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[false, true, true], [false, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %r = "tf.Pack"(%0, %1) {expected = [dense<[[[false, true, true], [false, false, false]], [[true, true, false], [true, true, true]]]> : tensor<2x2x3xi1>]} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x2x3xi1>
  return
}
func.func @ConcatV2_bool_1() {
  %0 = "tf.Const"() <{value = dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = "tf.Const"() <{value = dense<[[true, true, false]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<[[true, true, false], [true, true, true], [true, true, false]]> : tensor<3x3xi1>]} : (tensor<2x3xi1>, tensor<1x3xi1>, tensor<i32>) -> tensor<3x3xi1>
  return
}
func.func @Concat_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<[[false, false, false], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %2 = "tf.Const"() <{value = dense<[[false], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<[[false, false, false, false], [true, true, true, false]]> : tensor<2x4xi1>]} : (tensor<i32>, tensor<2x3xi1>, tensor<2x1xi1>) -> tensor<2x4xi1>
  return
}
func.func @Slice_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x058A6AC0E0FCD43E1821114056AF2A402AF3784045AF723FC496434081E7BB3F157D74C0A0139DBFAE09E3BF38523740"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x2AF3784045AF723FC4964340157D74C0A0139DBFAE09E3BF"> : tensor<2x3xf32>]} : (tensor<3x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}
func.func @StridedSlice_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xFF4AF43FDA06F1BFDF405B40767D27404594E83FE40815C0630A1DC087EC98BFB5F273C0D21E4A4052A24DC05A4451BF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x4594E83F630A1DC0B5F273C052A24DC0"> : tensor<2x2xf32>]} : (tensor<3x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf32>
  return
}
func.func @Split_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0xE44E3A40857910BF4629173E56AE22C0E0A21E40C7515DBE87D122BF08B23140"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0xE44E3A40857910BFE0A21E40C7515DBE"> : tensor<2x2xf32>, dense<"0x4629173E56AE22C087D122BF08B23140"> : tensor<2x2xf32>]} : (tensor<i32>, tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return
}
func.func @SplitV_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0xEC9932C0C05F24C03E7641C0DB5FDCBF823A9CBFD5880EBFA19BC4BF652569C0"> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0xEC9932C0823A9CBF"> : tensor<2x1xf32>, dense<"0xC05F24C03E7641C0DB5FDCBFD5880EBFA19BC4BF652569C0"> : tensor<2x3xf32>]} : (tensor<2x4xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xf32>, tensor<2x3xf32>)
  return
}
func.func @Unpack_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x89524AC054B75D403A879F3F4DFACABFDF2905C0F9066BBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x89524AC054B75D403A879F3F"> : tensor<3xf32>, dense<"0x4DFACABFDF2905C0F9066BBF"> : tensor<3xf32>]} : (tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @Pack_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x0387E03E44421D3FBE48143F5DEF24C0ABF7D73E5B55943D"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x3D47BABF38EF71403134EB3FEE703440F85A6F40E43093BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x0387E03E44421D3FBE48143F5DEF24C0ABF7D73E5B55943D3D47BABF38EF71403134EB3FEE703440F85A6F40E43093BF"> : tensor<2x2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  return
}
func.func @ConcatV2_float32_2() {
  %0 = "tf.Const"() <{value = dense<"0x838017C04C5D84BFAF242FBE7C737DC0D4FD17402D7D2340"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x26154D40B323C23F132D3FBF"> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x838017C04C5D84BFAF242FBE7C737DC0D4FD17402D7D234026154D40B323C23F132D3FBF"> : tensor<3x3xf32>]} : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<i32>) -> tensor<3x3xf32>
  return
}
func.func @Concat_int32_2() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x8CB93EBEB6CC0A40CEE345403EBF8ABF3E5D1FC05AF4FDBF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tf.Const"() <{value = dense<"0xDADFD3BF21D42040"> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x8CB93EBEB6CC0A40CEE34540DADFD3BF3EBF8ABF3E5D1FC05AF4FDBF21D42040"> : tensor<2x4xf32>]} : (tensor<i32>, tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return
}
func.func @Slice_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x9CBFB8F548AEF63F3E517CCA922506408A120260BAD800C0802149D4A665E7BF844A3BEB01E403C054589F1AF9F50A4026A1F5B50E6D03C0F860807FBEDEF4BF5CF923797868F93FB2B34C85BB180DC0209FD519E70F0A40BE04FD06C5CA0C40"> : tensor<3x4xf64>}> : () -> tensor<3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x844A3BEB01E403C054589F1AF9F50A4026A1F5B50E6D03C05CF923797868F93FB2B34C85BB180DC0209FD519E70F0A40"> : tensor<2x3xf64>]} : (tensor<3x4xf64>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf64>
  return
}
func.func @StridedSlice_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x30ABEA060033F63FB6681E2E10F80E40202666CF1F58D8BF80FF5E7DFC34FFBF901AE15B00D9F83F405157EDAB400AC05E1D9645F1D502C040CD18FFCF1CB1BF9048B5DD630E0440D0366BBCF1C8FF3F9EF4E9DFA9610440D685B10457A20040"> : tensor<3x4xf64>}> : () -> tensor<3x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x901AE15B00D9F83F5E1D9645F1D502C09048B5DD630E04409EF4E9DFA9610440"> : tensor<2x2xf64>]} : (tensor<3x4xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf64>
  return
}
func.func @Split_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x647012AD27ACF4BFB69B1984D6FC08C01E4A7757F14402400E4BD5D128660DC0FA2FF72C39920BC052C9998C376D0440D8730CD5453BF1BF80EA239DB3DAEB3F"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x647012AD27ACF4BFB69B1984D6FC08C0FA2FF72C39920BC052C9998C376D0440"> : tensor<2x2xf64>, dense<"0x1E4A7757F14402400E4BD5D128660DC0D8730CD5453BF1BF80EA239DB3DAEB3F"> : tensor<2x2xf64>]} : (tensor<i32>, tensor<2x4xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>)
  return
}
func.func @SplitV_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x60718B4347EADA3FD4206A4E6B2EF53F280C4EC044C3FC3FDA957027345106C0C44895FA6E32FABF0ACDB6837BB80640683BD19E3206E7BFE4375E6090590D40"> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x60718B4347EADA3FC44895FA6E32FABF"> : tensor<2x1xf64>, dense<"0xD4206A4E6B2EF53F280C4EC044C3FC3FDA957027345106C00ACDB6837BB80640683BD19E3206E7BFE4375E6090590D40"> : tensor<2x3xf64>]} : (tensor<2x4xf64>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xf64>, tensor<2x3xf64>)
  return
}
func.func @Unpack_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x0CF0989E313AF73F405AD4FB5CC7E3BF76231907B2D40440E49DD3BCFC3AF6BF40C5618A3B9301C0C414248B13AC0340"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x0CF0989E313AF73F405AD4FB5CC7E3BF76231907B2D40440"> : tensor<3xf64>, dense<"0xE49DD3BCFC3AF6BF40C5618A3B9301C0C414248B13AC0340"> : tensor<3xf64>]} : (tensor<2x3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
  return
}
func.func @Pack_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x8009C84AB71D034090EBA1E105B1D83FC0E65D4B40B5EB3FD0AD6A4B35FCD83F145C1ECBA8D2F3BF207D995A965CCF3F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0x007344DACB8004408CE93285A8130EC09A697C5E14450E40C453832D70300FC0D4B88EA2F711F23F500DFFC00EE2E43F"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x8009C84AB71D034090EBA1E105B1D83FC0E65D4B40B5EB3FD0AD6A4B35FCD83F145C1ECBA8D2F3BF207D995A965CCF3F007344DACB8004408CE93285A8130EC09A697C5E14450E40C453832D70300FC0D4B88EA2F711F23F500DFFC00EE2E43F"> : tensor<2x2x3xf64>]} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x2x3xf64>
  return
}
func.func @ConcatV2_float64_3() {
  %0 = "tf.Const"() <{value = dense<"0x4E1EFD883A4203C0968EF055F35901C0E043C95B618FF03FEC7139BD0C2B004016100D9CE7C507C05891E7F6B181FCBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = "tf.Const"() <{value = dense<"0xBCDC78F182F4054032D5D1154D570940B0895E50B1B4E83F"> : tensor<1x3xf64>}> : () -> tensor<1x3xf64>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x4E1EFD883A4203C0968EF055F35901C0E043C95B618FF03FEC7139BD0C2B004016100D9CE7C507C05891E7F6B181FCBFBCDC78F182F4054032D5D1154D570940B0895E50B1B4E83F"> : tensor<3x3xf64>]} : (tensor<2x3xf64>, tensor<1x3xf64>, tensor<i32>) -> tensor<3x3xf64>
  return
}
func.func @Concat_int32_3() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x30D712B25F1DEF3F24328F0842D0F73F102FCE2A55E3E5BF00D17A89B717E7BF52D257BB9DF805C0EC3E2144B8D4FFBF"> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %2 = "tf.Const"() <{value = dense<"0xD4CE066BBE4F09C0A05379B3120BF83F"> : tensor<2x1xf64>}> : () -> tensor<2x1xf64>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x30D712B25F1DEF3F24328F0842D0F73F102FCE2A55E3E5BFD4CE066BBE4F09C000D17A89B717E7BF52D257BB9DF805C0EC3E2144B8D4FFBFA05379B3120BF83F"> : tensor<2x4xf64>]} : (tensor<i32>, tensor<2x3xf64>, tensor<2x1xf64>) -> tensor<2x4xf64>
  return
}
func.func @Slice_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xDC3D3B4042C3FBBF42361CBFD4342A4213B8DABB9A41F4BC"> : tensor<3x4xf16>}> : () -> tensor<3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x42361CBFD43413B8DABB9A41"> : tensor<2x3xf16>]} : (tensor<3x4xf16>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf16>
  return
}
func.func @StridedSlice_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x4CC346C0F5C1733E9DC16DBD74BDB343603D8F3EE3C368C3"> : tensor<3x4xf16>}> : () -> tensor<3x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x9DC174BD603DE3C3"> : tensor<2x2xf16>]} : (tensor<3x4xf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf16>
  return
}
func.func @Split_int32_4() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0xB342FD439CACE7322D2FA1412940C8B6"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0xB342FD432D2FA141"> : tensor<2x2xf16>, dense<"0x9CACE7322940C8B6"> : tensor<2x2xf16>]} : (tensor<i32>, tensor<2x4xf16>) -> (tensor<2x2xf16>, tensor<2x2xf16>)
  return
}
func.func @SplitV_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x6734674362402CC3F540CAB738BF073D"> : tensor<2x4xf16>}> : () -> tensor<2x4xf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x6734F540"> : tensor<2x1xf16>, dense<"0x674362402CC3CAB738BF073D"> : tensor<2x3xf16>]} : (tensor<2x4xf16>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xf16>, tensor<2x3xf16>)
  return
}
func.func @Unpack_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x3A3A2E3ECA3F6BBC90BD77C0"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x3A3A2E3ECA3F"> : tensor<3xf16>, dense<"0x6BBC90BD77C0"> : tensor<3xf16>]} : (tensor<2x3xf16>) -> (tensor<3xf16>, tensor<3xf16>)
  return
}
func.func @Pack_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0xB2402BC37E433E3C5ABCF4BA"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x9C42CEB5FD3CA9C05C4005BF"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0xB2402BC37E433E3C5ABCF4BA9C42CEB5FD3CA9C05C4005BF"> : tensor<2x2x3xf16>]} : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x2x3xf16>
  return
}
func.func @ConcatV2_float16_4() {
  %0 = "tf.Const"() <{value = dense<"0x743F5DB9663E13B90BBC04BC"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = "tf.Const"() <{value = dense<"0x4341D4408BC2"> : tensor<1x3xf16>}> : () -> tensor<1x3xf16>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x743F5DB9663E13B90BBC04BC4341D4408BC2"> : tensor<3x3xf16>]} : (tensor<2x3xf16>, tensor<1x3xf16>, tensor<i32>) -> tensor<3x3xf16>
  return
}
func.func @Concat_int32_4() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0xB2C35CC237C2C241DD3E5240"> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %2 = "tf.Const"() <{value = dense<"0xD7C32739"> : tensor<2x1xf16>}> : () -> tensor<2x1xf16>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0xB2C35CC237C2D7C3C241DD3E52402739"> : tensor<2x4xf16>]} : (tensor<i32>, tensor<2x3xf16>, tensor<2x1xf16>) -> tensor<2x4xf16>
  return
}
func.func @Slice_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x69C0D0BE74C034C06A3F3D407FC0F9BFCFBF6F40E63FBA3F"> : tensor<3x4xbf16>}> : () -> tensor<3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x6A3F3D407FC0CFBF6F40E63F"> : tensor<2x3xbf16>]} : (tensor<3x4xbf16>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xbf16>
  return
}
func.func @StridedSlice_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0xE5BF1940BC3F33C0A1BF31BF5E4062C039BFB33F67C0083D"> : tensor<3x4xbf16>}> : () -> tensor<3x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0xA1BF5E4039BF67C0"> : tensor<2x2xbf16>]} : (tensor<3x4xbf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xbf16>
  return
}
func.func @Split_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x39C06AC0D3BF57405BBF53C052C0213F"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x39C06AC05BBF53C0"> : tensor<2x2xbf16>, dense<"0xD3BF574052C0213F"> : tensor<2x2xbf16>]} : (tensor<i32>, tensor<2x4xbf16>) -> (tensor<2x2xbf16>, tensor<2x2xbf16>)
  return
}
func.func @SplitV_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x653F6C40F5BF8FBF12BF3C3F00C0EE3F"> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x653F12BF"> : tensor<2x1xbf16>, dense<"0x6C40F5BF8FBF3C3F00C0EE3F"> : tensor<2x3xbf16>]} : (tensor<2x4xbf16>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xbf16>, tensor<2x3xbf16>)
  return
}
func.func @Unpack_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x9CBE26C032C0B43FCDBFE33F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x9CBE26C032C0"> : tensor<3xbf16>, dense<"0xB43FCDBFE33F"> : tensor<3xbf16>]} : (tensor<2x3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}
func.func @Pack_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x863FAE3FF4BD68C016C0AEBF"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0x0240CD3E763F59C051BFA33F"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x863FAE3FF4BD68C016C0AEBF0240CD3E763F59C051BFA33F"> : tensor<2x2x3xbf16>]} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x2x3xbf16>
  return
}
func.func @ConcatV2_bfloat16_5() {
  %0 = "tf.Const"() <{value = dense<"0x634041405E3E67404AC02340"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = "tf.Const"() <{value = dense<"0xA93E37C0BD3C"> : tensor<1x3xbf16>}> : () -> tensor<1x3xbf16>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x634041405E3E67404AC02340A93E37C0BD3C"> : tensor<3x3xbf16>]} : (tensor<2x3xbf16>, tensor<1x3xbf16>, tensor<i32>) -> tensor<3x3xbf16>
  return
}
func.func @Concat_int32_5() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x8CBF07401DC06B40CF3F1E40"> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %2 = "tf.Const"() <{value = dense<"0x39C06840"> : tensor<2x1xbf16>}> : () -> tensor<2x1xbf16>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x8CBF07401DC039C06B40CF3F1E406840"> : tensor<2x4xbf16>]} : (tensor<i32>, tensor<2x3xbf16>, tensor<2x1xbf16>) -> tensor<2x4xbf16>
  return
}
func.func @Slice_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x000101FEFE030203FE0301FC"> : tensor<3x4xi8>}> : () -> tensor<3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0xFE0302FE0301"> : tensor<2x3xi8>]} : (tensor<3x4xi8>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xi8>
  return
}
func.func @StridedSlice_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x040102FEFFFF0002020204FC"> : tensor<3x4xi8>}> : () -> tensor<3x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0xFF000204"> : tensor<2x2xi8>]} : (tensor<3x4xi8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi8>
  return
}
func.func @Split_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x0302010004FD0004"> : tensor<2x4xi8>}> : () -> tensor<2x4xi8>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x030204FD"> : tensor<2x2xi8>, dense<"0x01000004"> : tensor<2x2xi8>]} : (tensor<i32>, tensor<2x4xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>)
  return
}
func.func @SplitV_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x0102040403FD04FF"> : tensor<2x4xi8>}> : () -> tensor<2x4xi8>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x0103"> : tensor<2x1xi8>, dense<"0x020404FD04FF"> : tensor<2x3xi8>]} : (tensor<2x4xi8>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xi8>, tensor<2x3xi8>)
  return
}
func.func @Unpack_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x0103FC03FDFD"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x0103FC"> : tensor<3xi8>, dense<"0x03FDFD"> : tensor<3xi8>]} : (tensor<2x3xi8>) -> (tensor<3xi8>, tensor<3xi8>)
  return
}
func.func @Pack_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x0102FFFD0302"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0xFD0100FDFE04"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x0102FFFD0302FD0100FDFE04"> : tensor<2x2x3xi8>]} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x2x3xi8>
  return
}
func.func @ConcatV2_int8_6() {
  %0 = "tf.Const"() <{value = dense<"0x0200010304FC"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = "tf.Const"() <{value = dense<"0x0002FD"> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x0200010304FC0002FD"> : tensor<3x3xi8>]} : (tensor<2x3xi8>, tensor<1x3xi8>, tensor<i32>) -> tensor<3x3xi8>
  return
}
func.func @Concat_int32_6() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x02FD0401FE01"> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %2 = "tf.Const"() <{value = dense<"0xFC03"> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x02FD04FC01FE0103"> : tensor<2x4xi8>]} : (tensor<i32>, tensor<2x3xi8>, tensor<2x1xi8>) -> tensor<2x4xi8>
  return
}
func.func @Slice_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x0100FFFF03000100020004000300FCFF04000400FDFF0400"> : tensor<3x4xi16>}> : () -> tensor<3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x02000400030004000400FDFF"> : tensor<2x3xi16>]} : (tensor<3x4xi16>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xi16>
  return
}
func.func @StridedSlice_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFCFFFEFF04000200FFFFFEFFFCFF04000400FEFF0100FFFF"> : tensor<3x4xi16>}> : () -> tensor<3x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0xFFFFFCFF04000100"> : tensor<2x2xi16>]} : (tensor<3x4xi16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi16>
  return
}
func.func @Split_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x010000000200FEFFFEFFFCFF0300FEFF"> : tensor<2x4xi16>}> : () -> tensor<2x4xi16>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x01000000FEFFFCFF"> : tensor<2x2xi16>, dense<"0x0200FEFF0300FEFF"> : tensor<2x2xi16>]} : (tensor<i32>, tensor<2x4xi16>) -> (tensor<2x2xi16>, tensor<2x2xi16>)
  return
}
func.func @SplitV_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0x0200040000000200040000000200FEFF"> : tensor<2x4xi16>}> : () -> tensor<2x4xi16>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x02000400"> : tensor<2x1xi16>, dense<"0x04000000020000000200FEFF"> : tensor<2x3xi16>]} : (tensor<2x4xi16>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xi16>, tensor<2x3xi16>)
  return
}
func.func @Unpack_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFF0300000003000100"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0xFEFFFFFF0300"> : tensor<3xi16>, dense<"0x000003000100"> : tensor<3xi16>]} : (tensor<2x3xi16>) -> (tensor<3xi16>, tensor<3xi16>)
  return
}
func.func @Pack_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFDFF020000000300FEFF0000"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0400FCFFFFFFFEFFFDFFFDFF"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0xFDFF020000000300FEFF00000400FCFFFFFFFEFFFDFFFDFF"> : tensor<2x2x3xi16>]} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x2x3xi16>
  return
}
func.func @ConcatV2_int16_7() {
  %0 = "tf.Const"() <{value = dense<"0xFCFF0100FDFFFDFF04000300"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = "tf.Const"() <{value = dense<"0x0100FEFF0300"> : tensor<1x3xi16>}> : () -> tensor<1x3xi16>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0xFCFF0100FDFFFDFF040003000100FEFF0300"> : tensor<3x3xi16>]} : (tensor<2x3xi16>, tensor<1x3xi16>, tensor<i32>) -> tensor<3x3xi16>
  return
}
func.func @Concat_int32_7() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x03000000FEFF0400FDFF0200"> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %2 = "tf.Const"() <{value = dense<"0x03000400"> : tensor<2x1xi16>}> : () -> tensor<2x1xi16>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x03000000FEFF03000400FDFF02000400"> : tensor<2x4xi16>]} : (tensor<i32>, tensor<2x3xi16>, tensor<2x1xi16>) -> tensor<2x4xi16>
  return
}
func.func @Slice_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x00000000FFFFFFFF030000000200000002000000FDFFFFFF010000000400000002000000FEFFFFFFFCFFFFFF04000000"> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x02000000FDFFFFFF0100000002000000FEFFFFFFFCFFFFFF"> : tensor<2x3xi32>]} : (tensor<3x4xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  return
}
func.func @StridedSlice_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x0400000001000000FCFFFFFFFEFFFFFF04000000020000000300000003000000FFFFFFFFFDFFFFFFFCFFFFFFFFFFFFFF"> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x0400000003000000FFFFFFFFFCFFFFFF"> : tensor<2x2xi32>]} : (tensor<3x4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  return
}
func.func @Split_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFDFFFFFF0300000002000000020000000100000004000000FFFFFFFF"> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0xFDFFFFFFFDFFFFFF0200000001000000"> : tensor<2x2xi32>, dense<"0x030000000200000004000000FFFFFFFF"> : tensor<2x2xi32>]} : (tensor<i32>, tensor<2x4xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
  return
}
func.func @SplitV_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x020000000300000000000000FCFFFFFF01000000FCFFFFFFFFFFFFFF02000000"> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x0200000001000000"> : tensor<2x1xi32>, dense<"0x0300000000000000FCFFFFFFFCFFFFFFFFFFFFFF02000000"> : tensor<2x3xi32>]} : (tensor<2x4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xi32>, tensor<2x3xi32>)
  return
}
func.func @Unpack_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000FDFFFFFF03000000010000000300000003000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x01000000FDFFFFFF03000000"> : tensor<3xi32>, dense<"0x010000000300000003000000"> : tensor<3xi32>]} : (tensor<2x3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  return
}
func.func @Pack_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFEFFFFFFFDFFFFFF02000000000000000200000000000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0x000000000300000003000000FDFFFFFF0200000002000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0xFEFFFFFFFDFFFFFF02000000000000000200000000000000000000000300000003000000FDFFFFFF0200000002000000"> : tensor<2x2x3xi32>]} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x2x3xi32>
  return
}
func.func @ConcatV2_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFCFFFFFFFCFFFFFFFCFFFFFF02000000"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF02000000"> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0xFFFFFFFFFFFFFFFFFCFFFFFFFCFFFFFFFCFFFFFF02000000FDFFFFFFFFFFFFFF02000000"> : tensor<3x3xi32>]} : (tensor<2x3xi32>, tensor<1x3xi32>, tensor<i32>) -> tensor<3x3xi32>
  return
}
func.func @Concat_int32_8() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x04000000FCFFFFFF000000000200000002000000FDFFFFFF"> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %2 = "tf.Const"() <{value = dense<"0x03000000FFFFFFFF"> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x04000000FCFFFFFF00000000030000000200000002000000FDFFFFFFFFFFFFFF"> : tensor<2x4xi32>]} : (tensor<i32>, tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
  return
}
func.func @Slice_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0200000000000000FDFFFFFFFFFFFFFF00000000000000000400000000000000FCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF0400000000000000"> : tensor<3x4xi64>}> : () -> tensor<3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0xFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} : (tensor<3x4xi64>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xi64>
  return
}
func.func @StridedSlice_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x0400000000000000FFFFFFFFFFFFFFFF0100000000000000020000000000000004000000000000000300000000000000FCFFFFFFFFFFFFFF01000000000000000200000000000000FCFFFFFFFFFFFFFF01000000000000000300000000000000"> : tensor<3x4xi64>}> : () -> tensor<3x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x0400000000000000FCFFFFFFFFFFFFFF02000000000000000100000000000000"> : tensor<2x2xi64>]} : (tensor<3x4xi64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi64>
  return
}
func.func @Split_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x0400000000000000FCFFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF"> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x0400000000000000FCFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF"> : tensor<2x2xi64>, dense<"0x0300000000000000FCFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF"> : tensor<2x2xi64>]} : (tensor<i32>, tensor<2x4xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
  return
}
func.func @SplitV_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFF00000000000000000200000000000000020000000000000003000000000000000000000000000000"> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0xFDFFFFFFFFFFFFFF0200000000000000"> : tensor<2x1xi64>, dense<"0x0400000000000000FCFFFFFFFFFFFFFF0000000000000000020000000000000003000000000000000000000000000000"> : tensor<2x3xi64>]} : (tensor<2x4xi64>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xi64>, tensor<2x3xi64>)
  return
}
func.func @Unpack_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF000000000000000004000000000000000400000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0xFFFFFFFFFFFFFFFF00000000000000000400000000000000"> : tensor<3xi64>, dense<"0x0400000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<3xi64>]} : (tensor<2x3xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  return
}
func.func @Pack_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x00000000000000000400000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000200000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000200000000000000FFFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF0300000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x00000000000000000400000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000020000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF0300000000000000"> : tensor<2x2x3xi64>]} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x2x3xi64>
  return
}
func.func @ConcatV2_int64_9() {
  %0 = "tf.Const"() <{value = dense<"0x02000000000000000200000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF01000000000000000300000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = "tf.Const"() <{value = dense<"0xFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<1x3xi64>}> : () -> tensor<1x3xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x02000000000000000200000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF01000000000000000300000000000000FDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<3x3xi64>]} : (tensor<2x3xi64>, tensor<1x3xi64>, tensor<i32>) -> tensor<3x3xi64>
  return
}
func.func @Concat_int32_9() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x0300000000000000FDFFFFFFFFFFFFFF02000000000000000200000000000000FCFFFFFFFFFFFFFF0400000000000000"> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %2 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFF0100000000000000"> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x0300000000000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF04000000000000000100000000000000"> : tensor<2x4xi64>]} : (tensor<i32>, tensor<2x3xi64>, tensor<2x1xi64>) -> tensor<2x4xi64>
  return
}
func.func @Slice_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x020204040000000304020400"> : tensor<3x4xui8>}> : () -> tensor<3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x000000040204"> : tensor<2x3xui8>]} : (tensor<3x4xui8>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xui8>
  return
}
func.func @StridedSlice_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x030101030101030403020301"> : tensor<3x4xui8>}> : () -> tensor<3x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x01030303"> : tensor<2x2xui8>]} : (tensor<3x4xui8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xui8>
  return
}
func.func @Split_int32_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x0401040000030004"> : tensor<2x4xui8>}> : () -> tensor<2x4xui8>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x04010003"> : tensor<2x2xui8>, dense<"0x04000004"> : tensor<2x2xui8>]} : (tensor<i32>, tensor<2x4xui8>) -> (tensor<2x2xui8>, tensor<2x2xui8>)
  return
}
func.func @SplitV_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x0302030301000402"> : tensor<2x4xui8>}> : () -> tensor<2x4xui8>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x0301"> : tensor<2x1xui8>, dense<"0x020303000402"> : tensor<2x3xui8>]} : (tensor<2x4xui8>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xui8>, tensor<2x3xui8>)
  return
}
func.func @Unpack_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x020301040301"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x020301"> : tensor<3xui8>, dense<"0x040301"> : tensor<3xui8>]} : (tensor<2x3xui8>) -> (tensor<3xui8>, tensor<3xui8>)
  return
}
func.func @Pack_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x000302020000"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x000203000001"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x000302020000000203000001"> : tensor<2x2x3xui8>]} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x2x3xui8>
  return
}
func.func @ConcatV2_uint8_10() {
  %0 = "tf.Const"() <{value = dense<"0x030104000001"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = "tf.Const"() <{value = dense<"0x030002"> : tensor<1x3xui8>}> : () -> tensor<1x3xui8>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x030104000001030002"> : tensor<3x3xui8>]} : (tensor<2x3xui8>, tensor<1x3xui8>, tensor<i32>) -> tensor<3x3xui8>
  return
}
func.func @Concat_int32_10() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x010202000301"> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %2 = "tf.Const"() <{value = dense<"0x0003"> : tensor<2x1xui8>}> : () -> tensor<2x1xui8>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x0102020000030103"> : tensor<2x4xui8>]} : (tensor<i32>, tensor<2x3xui8>, tensor<2x1xui8>) -> tensor<2x4xui8>
  return
}
func.func @Slice_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x030001000000040004000000030002000400020003000400"> : tensor<3x4xui16>}> : () -> tensor<3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x040000000300040002000300"> : tensor<2x3xui16>]} : (tensor<3x4xui16>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xui16>
  return
}
func.func @StridedSlice_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x020002000100020000000400010000000000010003000400"> : tensor<3x4xui16>}> : () -> tensor<3x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x0000010000000300"> : tensor<2x2xui16>]} : (tensor<3x4xui16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xui16>
  return
}
func.func @Split_int32_11() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x00000000040004000300000003000100"> : tensor<2x4xui16>}> : () -> tensor<2x4xui16>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x0000000003000000"> : tensor<2x2xui16>, dense<"0x0400040003000100"> : tensor<2x2xui16>]} : (tensor<i32>, tensor<2x4xui16>) -> (tensor<2x2xui16>, tensor<2x2xui16>)
  return
}
func.func @SplitV_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x00000400000002000200030002000000"> : tensor<2x4xui16>}> : () -> tensor<2x4xui16>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x00000200"> : tensor<2x1xui16>, dense<"0x040000000200030002000000"> : tensor<2x3xui16>]} : (tensor<2x4xui16>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xui16>, tensor<2x3xui16>)
  return
}
func.func @Unpack_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x040000000300030002000200"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x040000000300"> : tensor<3xui16>, dense<"0x030002000200"> : tensor<3xui16>]} : (tensor<2x3xui16>) -> (tensor<3xui16>, tensor<3xui16>)
  return
}
func.func @Pack_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x000000000300030002000000"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x040003000100030003000200"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x000000000300030002000000040003000100030003000200"> : tensor<2x2x3xui16>]} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x2x3xui16>
  return
}
func.func @ConcatV2_uint16_11() {
  %0 = "tf.Const"() <{value = dense<"0x040002000300020001000100"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = "tf.Const"() <{value = dense<"0x010004000200"> : tensor<1x3xui16>}> : () -> tensor<1x3xui16>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x040002000300020001000100010004000200"> : tensor<3x3xui16>]} : (tensor<2x3xui16>, tensor<1x3xui16>, tensor<i32>) -> tensor<3x3xui16>
  return
}
func.func @Concat_int32_11() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x040004000400010002000400"> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %2 = "tf.Const"() <{value = dense<"0x03000200"> : tensor<2x1xui16>}> : () -> tensor<2x1xui16>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x04000400040003000100020004000200"> : tensor<2x4xui16>]} : (tensor<i32>, tensor<2x3xui16>, tensor<2x1xui16>) -> tensor<2x4xui16>
  return
}
func.func @Slice_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000003000000000000000200000000000000030000000200000001000000020000000100000001000000"> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x020000000000000003000000010000000200000001000000"> : tensor<2x3xui32>]} : (tensor<3x4xui32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xui32>
  return
}
func.func @StridedSlice_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x010000000100000001000000040000000300000000000000040000000400000001000000010000000200000004000000"> : tensor<3x4xui32>}> : () -> tensor<3x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x03000000040000000100000002000000"> : tensor<2x2xui32>]} : (tensor<3x4xui32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xui32>
  return
}
func.func @Split_int32_12() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000020000000400000002000000020000000300000003000000"> : tensor<2x4xui32>}> : () -> tensor<2x4xui32>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x01000000000000000200000002000000"> : tensor<2x2xui32>, dense<"0x02000000040000000300000003000000"> : tensor<2x2xui32>]} : (tensor<i32>, tensor<2x4xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>)
  return
}
func.func @SplitV_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x0200000002000000030000000000000002000000040000000200000001000000"> : tensor<2x4xui32>}> : () -> tensor<2x4xui32>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x0200000002000000"> : tensor<2x1xui32>, dense<"0x020000000300000000000000040000000200000001000000"> : tensor<2x3xui32>]} : (tensor<2x4xui32>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xui32>, tensor<2x3xui32>)
  return
}
func.func @Unpack_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000001000000030000000200000000000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x030000000000000001000000"> : tensor<3xui32>, dense<"0x030000000200000000000000"> : tensor<3xui32>]} : (tensor<2x3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
  return
}
func.func @Pack_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x020000000200000004000000000000000000000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x040000000000000003000000010000000400000004000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x020000000200000004000000000000000000000003000000040000000000000003000000010000000400000004000000"> : tensor<2x2x3xui32>]} : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x2x3xui32>
  return
}
func.func @ConcatV2_uint32_12() {
  %0 = "tf.Const"() <{value = dense<"0x030000000200000000000000030000000100000002000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = "tf.Const"() <{value = dense<"0x040000000000000002000000"> : tensor<1x3xui32>}> : () -> tensor<1x3xui32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x030000000200000000000000030000000100000002000000040000000000000002000000"> : tensor<3x3xui32>]} : (tensor<2x3xui32>, tensor<1x3xui32>, tensor<i32>) -> tensor<3x3xui32>
  return
}
func.func @Concat_int32_12() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x000000000400000001000000040000000300000003000000"> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %2 = "tf.Const"() <{value = dense<"0x0400000003000000"> : tensor<2x1xui32>}> : () -> tensor<2x1xui32>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x0000000004000000010000000400000004000000030000000300000003000000"> : tensor<2x4xui32>]} : (tensor<i32>, tensor<2x3xui32>, tensor<2x1xui32>) -> tensor<2x4xui32>
  return
}
func.func @Slice_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000200000000000000020000000000000002000000000000000100000000000000040000000000000001000000000000000100000000000000040000000000000001000000000000000200000000000000"> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x020000000000000001000000000000000400000000000000010000000000000004000000000000000100000000000000"> : tensor<2x3xui64>]} : (tensor<3x4xui64>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xui64>
  return
}
func.func @StridedSlice_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x020000000000000002000000000000000300000000000000010000000000000001000000000000000300000000000000030000000000000001000000000000000100000000000000000000000000000003000000000000000300000000000000"> : tensor<3x4xui64>}> : () -> tensor<3x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x0100000000000000030000000000000001000000000000000300000000000000"> : tensor<2x2xui64>]} : (tensor<3x4xui64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xui64>
  return
}
func.func @Split_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000040000000000000000000000000000000400000000000000010000000000000001000000000000000100000000000000"> : tensor<2x4xui64>}> : () -> tensor<2x4xui64>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x0100000000000000010000000000000004000000000000000100000000000000"> : tensor<2x2xui64>, dense<"0x0400000000000000000000000000000001000000000000000100000000000000"> : tensor<2x2xui64>]} : (tensor<i32>, tensor<2x4xui64>) -> (tensor<2x2xui64>, tensor<2x2xui64>)
  return
}
func.func @SplitV_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x04000000000000000000000000000000040000000000000000000000000000000400000000000000040000000000000001000000000000000100000000000000"> : tensor<2x4xui64>}> : () -> tensor<2x4xui64>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x04000000000000000400000000000000"> : tensor<2x1xui64>, dense<"0x000000000000000004000000000000000000000000000000040000000000000001000000000000000100000000000000"> : tensor<2x3xui64>]} : (tensor<2x4xui64>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xui64>, tensor<2x3xui64>)
  return
}
func.func @Unpack_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000000000000000000000400000000000000020000000000000004000000000000000100000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xui64>, dense<"0x020000000000000004000000000000000100000000000000"> : tensor<3xui64>]} : (tensor<2x3xui64>) -> (tensor<3xui64>, tensor<3xui64>)
  return
}
func.func @Pack_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x030000000000000000000000000000000100000000000000000000000000000001000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x030000000000000001000000000000000100000000000000040000000000000001000000000000000000000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x030000000000000000000000000000000100000000000000000000000000000001000000000000000200000000000000030000000000000001000000000000000100000000000000040000000000000001000000000000000000000000000000"> : tensor<2x2x3xui64>]} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x2x3xui64>
  return
}
func.func @ConcatV2_uint64_13() {
  %0 = "tf.Const"() <{value = dense<"0x040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000200000000000000"> : tensor<1x3xui64>}> : () -> tensor<1x3xui64>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000000000000000000000000000000000000200000000000000"> : tensor<3x3xui64>]} : (tensor<2x3xui64>, tensor<1x3xui64>, tensor<i32>) -> tensor<3x3xui64>
  return
}
func.func @Concat_int32_13() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000300000000000000030000000000000003000000000000000200000000000000"> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %2 = "tf.Const"() <{value = dense<"0x02000000000000000100000000000000"> : tensor<2x1xui64>}> : () -> tensor<2x1xui64>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x02000000000000000000000000000000030000000000000002000000000000000300000000000000030000000000000002000000000000000100000000000000"> : tensor<2x4xui64>]} : (tensor<i32>, tensor<2x3xui64>, tensor<2x1xui64>) -> tensor<2x4xui64>
  return
}
func.func @Slice_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x6C6FD13FFA06B7BF4F5639C0239256BFF1057C4005D3244057D409C01BA875C03A874140B5995040E1BF154080A85DBE930EDCBF524E0240322AE1BF8079663FF15201C06DE5DE3F105D01C0C54BFD3EBE4F3ABF6314E6BF8A16F83FBEBDACBF"> : tensor<3x4xcomplex<f32>>}> : () -> tensor<3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x3A874140B5995040E1BF154080A85DBE930EDCBF524E0240F15201C06DE5DE3F105D01C0C54BFD3EBE4F3ABF6314E6BF"> : tensor<2x3xcomplex<f32>>]} : (tensor<3x4xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xcomplex<f32>>
  return
}
func.func @StridedSlice_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x954872C0C01D4EC0172B60C06AF6AE3FAEEEE9BF24B9B4BFC0D258BFB3AE133F4BD011BF3B42163FB57DD4BF056838C081FA63C069677EBE4FD329C0F8AE74C0DD5EFF3FAFA3ED3F09BC34401923BF3FA48A6AC0997A0640DEB09D3F7D356540"> : tensor<3x4xcomplex<f32>>}> : () -> tensor<3x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x4BD011BF3B42163F81FA63C069677EBEDD5EFF3FAFA3ED3FA48A6AC0997A0640"> : tensor<2x2xcomplex<f32>>]} : (tensor<3x4xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xcomplex<f32>>
  return
}
func.func @Split_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x26913ABF1D6469C04B86CF3FCF04913F17977F3EC00EEFBFE6407940693F704009BD60BE818FF73F791D9B3FBD6C27C0F714FCBFE04E47BEABD03F402E10EBBF"> : tensor<2x4xcomplex<f32>>}> : () -> tensor<2x4xcomplex<f32>>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x26913ABF1D6469C04B86CF3FCF04913F09BD60BE818FF73F791D9B3FBD6C27C0"> : tensor<2x2xcomplex<f32>>, dense<"0x17977F3EC00EEFBFE6407940693F7040F714FCBFE04E47BEABD03F402E10EBBF"> : tensor<2x2xcomplex<f32>>]} : (tensor<i32>, tensor<2x4xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
  return
}
func.func @SplitV_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x539F653D0DCFCCBF45911CC01AE4B2BF0DE4574062C729C06A0105C0BD09DEBF07C5A83F998EE3BF3F720F401EAF50C08543743FDAA71BC0C84A4540ED2C3B40"> : tensor<2x4xcomplex<f32>>}> : () -> tensor<2x4xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x539F653D0DCFCCBF07C5A83F998EE3BF"> : tensor<2x1xcomplex<f32>>, dense<"0x45911CC01AE4B2BF0DE4574062C729C06A0105C0BD09DEBF3F720F401EAF50C08543743FDAA71BC0C84A4540ED2C3B40"> : tensor<2x3xcomplex<f32>>]} : (tensor<2x4xcomplex<f32>>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
  return
}
func.func @Unpack_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0xD126AFBF4128D5BF1232963FC59A7BC0D591A13F598533C0E49B4CBF4156D2BD4525BB3F241A41C0C7D1B83DB9A2CEBF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0xD126AFBF4128D5BF1232963FC59A7BC0D591A13F598533C0"> : tensor<3xcomplex<f32>>, dense<"0xE49B4CBF4156D2BD4525BB3F241A41C0C7D1B83DB9A2CEBF"> : tensor<3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  return
}
func.func @Pack_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x98616E40C3746FC0E2DA1EC0082530C026E0BF3E84A96FC0B475183F6E6710406F9E58BF94B72840E3091AC0E4F57840"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0xFBB8D7BF544E4CC0E0A437405D7C2F3E4772D8BF407400BF88E292BFE1310E40D80C94BF51CF92BEBCACA2BF497172C0"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0x98616E40C3746FC0E2DA1EC0082530C026E0BF3E84A96FC0B475183F6E6710406F9E58BF94B72840E3091AC0E4F57840FBB8D7BF544E4CC0E0A437405D7C2F3E4772D8BF407400BF88E292BFE1310E40D80C94BF51CF92BEBCACA2BF497172C0"> : tensor<2x2x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  return
}
func.func @ConcatV2_complex64_14() {
  %0 = "tf.Const"() <{value = dense<"0x5DD8DC3FA9804740D623C1BFE368353ED00D093E7F0213408C2CCBBF54B27DBF2EEBCDBF67D631C0C1186A40D9388ABF"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = "tf.Const"() <{value = dense<"0x64EE3EC0DE4378C03842613F91265140CCF531BFF2BE7CBE"> : tensor<1x3xcomplex<f32>>}> : () -> tensor<1x3xcomplex<f32>>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0x5DD8DC3FA9804740D623C1BFE368353ED00D093E7F0213408C2CCBBF54B27DBF2EEBCDBF67D631C0C1186A40D9388ABF64EE3EC0DE4378C03842613F91265140CCF531BFF2BE7CBE"> : tensor<3x3xcomplex<f32>>]} : (tensor<2x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<i32>) -> tensor<3x3xcomplex<f32>>
  return
}
func.func @Concat_int32_14() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x665A43BFB53082BF49E070C0C7ED3A3FCEA3DBBD471ACFBF4F613040480EF9BF6E0DA2BDFC310E40AEF83B4080530440"> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %2 = "tf.Const"() <{value = dense<"0xA0D275C0CAA245407949D73F90B74A3F"> : tensor<2x1xcomplex<f32>>}> : () -> tensor<2x1xcomplex<f32>>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0x665A43BFB53082BF49E070C0C7ED3A3FCEA3DBBD471ACFBFA0D275C0CAA245404F613040480EF9BF6E0DA2BDFC310E40AEF83B40805304407949D73F90B74A3F"> : tensor<2x4xcomplex<f32>>]} : (tensor<i32>, tensor<2x3xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @Slice_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xD4BCAA0F9AD607403665E79A3EEB0FC088C32050001700C004DFE79BF69700401E3A864937E90AC054711B0C3D68FABFF4CBF6C44E13FC3FB07B98477FFDDF3FA0BE8455C2F7C5BF1A7954823DA40DC0006721EAE533BE3F52D8A821DCB806C044554F22A858FFBF0028118654FAB53FC8BF794B3645E53F1A868D4CFFBC0540882628D72240E03FCCCC55253F5E0BC000A403E9D743EBBF5C854CA9ED3B02C094DFE68B4897074098465A6C4BB307C0F8E55DC7E9250EC064B57F7C8DD5FABF"> : tensor<3x4xcomplex<f64>>}> : () -> tensor<3x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0200000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0xA0BE8455C2F7C5BF1A7954823DA40DC0006721EAE533BE3F52D8A821DCB806C044554F22A858FFBF0028118654FAB53F882628D72240E03FCCCC55253F5E0BC000A403E9D743EBBF5C854CA9ED3B02C094DFE68B4897074098465A6C4BB307C0"> : tensor<2x3xcomplex<f64>>]} : (tensor<3x4xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xcomplex<f64>>
  return
}
func.func @StridedSlice_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x40E77E007B2CD3BFC420ED7B107205C0DA90C53DBBA70F4090F42043CD39D93F42055C4F75730EC01632867CD69F06C06A882FF6D5500DC0CCDD1829219BFFBF4E3B5C97B73E0EC0F641A38EECEE00C034BCAF07A44C0A4000FD40D54906A63F188C92E18952E93FE0322550C9A4CABF44D9E516FB320FC02037FD2732F1EE3FAC1AB339DD3101C0CC65DCA6E352F73FA8B8B3D930AFE03FF678903DB4630D4054D63897E8C90840B2F89FB1006306C03E98476C8C9601C0347E30356829FD3F"> : tensor<3x4xcomplex<f64>>}> : () -> tensor<3x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x0300000004000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = "tf.Const"() <{value = dense<"0x0100000002000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0x4E3B5C97B73E0EC0F641A38EECEE00C0188C92E18952E93FE0322550C9A4CABFAC1AB339DD3101C0CC65DCA6E352F73F54D63897E8C90840B2F89FB1006306C0"> : tensor<2x2xcomplex<f64>>]} : (tensor<3x4xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xcomplex<f64>>
  return
}
func.func @Split_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x586B9AC43715EF3F061C128BFA7A0F4020E2A7B11F75DB3F0A15A04464E10940C05CACCC0E8AB73FA86CB1881DF006404CA4157501C006408014F6CF5C0FFBBFB644644B309B0BC0B630D2B7E6A507C0C0B90F9A98E2BC3F60FBCF069A6309C0E0FA0A6B4EE205C088F67FC2C9FAE33F4C44CC983EFB0F40C0DA40AD22ECFEBF"> : tensor<2x4xcomplex<f64>>}> : () -> tensor<2x4xcomplex<f64>>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<"0x586B9AC43715EF3F061C128BFA7A0F4020E2A7B11F75DB3F0A15A04464E10940B644644B309B0BC0B630D2B7E6A507C0C0B90F9A98E2BC3F60FBCF069A6309C0"> : tensor<2x2xcomplex<f64>>, dense<"0xC05CACCC0E8AB73FA86CB1881DF006404CA4157501C006408014F6CF5C0FFBBFE0FA0A6B4EE205C088F67FC2C9FAE33F4C44CC983EFB0F40C0DA40AD22ECFEBF"> : tensor<2x2xcomplex<f64>>]} : (tensor<i32>, tensor<2x4xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
  return
}
func.func @SplitV_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0x84AB2FE06FEC06C0107A91471BF70B402009DAC0D4EC0DC080F2408BE5C0EEBF4674F877E55309C020B3CB4332CD09C014C6DF9DFACFFEBFBC51C6D020E50F40A20E356630990240EE2A983AD22B09C09882D40C27F8F9BF9A3299F2657804C0A8E776BD52ABF33F485FBA249A07F33F50F2B15FC3CCF7BF92E973F2F0E60FC0"> : tensor<2x4xcomplex<f64>>}> : () -> tensor<2x4xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x0100000003000000"> : tensor<2xi32>}> : () -> tensor<2xi32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x84AB2FE06FEC06C0107A91471BF70B40A20E356630990240EE2A983AD22B09C0"> : tensor<2x1xcomplex<f64>>, dense<"0x2009DAC0D4EC0DC080F2408BE5C0EEBF4674F877E55309C020B3CB4332CD09C014C6DF9DFACFFEBFBC51C6D020E50F409882D40C27F8F9BF9A3299F2657804C0A8E776BD52ABF33F485FBA249A07F33F50F2B15FC3CCF7BF92E973F2F0E60FC0"> : tensor<2x3xcomplex<f64>>]} : (tensor<2x4xcomplex<f64>>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
  return
}
func.func @Unpack_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xCC7C75E046E709C0789175A9981BFBBFC081226A295EDA3F003C0C777F73A13FE0F1C380C4A0CABFC8FC0F625943F8BFB07EA8841B6EFCBF4C2554D64CF40D40BAAC112D421100C074D3A8F8613706409C33E7049617F1BF56CED0362D0E0E40"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"0xCC7C75E046E709C0789175A9981BFBBFC081226A295EDA3F003C0C777F73A13FE0F1C380C4A0CABFC8FC0F625943F8BF"> : tensor<3xcomplex<f64>>, dense<"0xB07EA8841B6EFCBF4C2554D64CF40D40BAAC112D421100C074D3A8F8613706409C33E7049617F1BF56CED0362D0E0E40"> : tensor<3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
  return
}
func.func @Pack_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xF6DEACEBCDA30740946FCAF67B32F93F7EF3867CC12801408C4D0FDC6F25F1BFCEFAE439D53000C080B7BF2654CCA6BFDCED3DDCB497FCBF38BB5E349DAB0540F65CF987AF590F4000DC1C6C6828EBBF885DF27CF9AE00C008DD04E223B4F0BF"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0xDC3F27F6EC13FEBFB0829FD1F0FE0AC060CDAAECA308FFBF7C438389041E0BC0A0DA19DDE1A6F23F826C8B13BAF10340E0A18180EB4CDF3F004707057381C6BF6046765AEEB8DCBF1EB03B7EB2130FC090DA050D5E1CFF3F406CB9E9FA80FF3F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %r = "tf.Pack"(%0, %1) {expected = [dense<"0xF6DEACEBCDA30740946FCAF67B32F93F7EF3867CC12801408C4D0FDC6F25F1BFCEFAE439D53000C080B7BF2654CCA6BFDCED3DDCB497FCBF38BB5E349DAB0540F65CF987AF590F4000DC1C6C6828EBBF885DF27CF9AE00C008DD04E223B4F0BFDC3F27F6EC13FEBFB0829FD1F0FE0AC060CDAAECA308FFBF7C438389041E0BC0A0DA19DDE1A6F23F826C8B13BAF10340E0A18180EB4CDF3F004707057381C6BF6046765AEEB8DCBF1EB03B7EB2130FC090DA050D5E1CFF3F406CB9E9FA80FF3F"> : tensor<2x2x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x2x3xcomplex<f64>>
  return
}
func.func @ConcatV2_complex128_15() {
  %0 = "tf.Const"() <{value = dense<"0xFC3BAAD868470DC0606B65A03A62D6BFA467031ACF96F83F88C70DD64969FFBFE688B3F20B130D401053255B63E6E3BF446648756F9BF5BF586B5057F180EF3F88BD754DDE7E004078F7E9F4F303E7BF66D6CF9ACE380DC0A091FABE9F4FDD3F"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = "tf.Const"() <{value = dense<"0x60EF8DAAD887D53F68B0872185C30CC06A1CEF5949000B401823C144A62BEB3FDC7B7D9D95D605C06C374D33F4160940"> : tensor<1x3xcomplex<f64>>}> : () -> tensor<1x3xcomplex<f64>>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<"0xFC3BAAD868470DC0606B65A03A62D6BFA467031ACF96F83F88C70DD64969FFBFE688B3F20B130D401053255B63E6E3BF446648756F9BF5BF586B5057F180EF3F88BD754DDE7E004078F7E9F4F303E7BF66D6CF9ACE380DC0A091FABE9F4FDD3F60EF8DAAD887D53F68B0872185C30CC06A1CEF5949000B401823C144A62BEB3FDC7B7D9D95D605C06C374D33F4160940"> : tensor<3x3xcomplex<f64>>]} : (tensor<2x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<i32>) -> tensor<3x3xcomplex<f64>>
  return
}
func.func @Concat_int32_15() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0xECC563FC944DF4BF60E597CF100AF23FB611F04A005500C0F0C6640BF73CFA3FFC181DA18406F9BF000CD7E920C4EDBFF4166F48FA53F33F9C30EF585A27014068ACFBAF2E07E23FAE375714C63906C0E0EC01E0CE4DF93F0E049417AE740D40"> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %2 = "tf.Const"() <{value = dense<"0x30E8965B60F8FEBF00D01C575D9303C0A2A709E3680A09C0DC66CD764697F9BF"> : tensor<2x1xcomplex<f64>>}> : () -> tensor<2x1xcomplex<f64>>
  %r = "tf.Concat"(%0, %1, %2) {expected = [dense<"0xECC563FC944DF4BF60E597CF100AF23FB611F04A005500C0F0C6640BF73CFA3FFC181DA18406F9BF000CD7E920C4EDBF30E8965B60F8FEBF00D01C575D9303C0F4166F48FA53F33F9C30EF585A27014068ACFBAF2E07E23FAE375714C63906C0E0EC01E0CE4DF93F0E049417AE740D40A2A709E3680A09C0DC66CD764697F9BF"> : tensor<2x4xcomplex<f64>>]} : (tensor<i32>, tensor<2x3xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  return
}
func.func @Slice_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x8B95353F6FC37F403A8945BF70CFC43F228DC73FBCC82D3F92C72FC0EDF00440427B43408271DBBF1E5C2C40483490BF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<"0x6FC37F403A8945BF70CFC43FBCC82D3F92C72FC0EDF004408271DBBF1E5C2C40483490BF"> : tensor<3x3xf32>]} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x3xf32>
  return
}
func.func @Slice_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x28DD12C06089E8BEF9A24D406F1643C05A395BC04C54383F45846D3F4A875D3E4A20284026B254BF5B8815404DB777C0"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x03000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000400000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<> : tensor<0x4xf32>]} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<0x4xf32>
  return
}
func.func @Slice_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x1519863F9AA1083F46726540DE9E653F6C174DC0CD9C9BBFEF1F6440F3D879400AD9F03FB97BBF3EC2846D409CABA93F"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x02000000000000000400000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Slice"(%0, %1, %2) {refused} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<*xf32>
  return
}
func.func @Slice_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x8244F03F8CEFDD3E08EB19BE0C342AC05F1374C0B68796BF5FDE5D40C3371D40EEE6323F0F381B40A6EC0E3E6CEB5CBE"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.Slice"(%0, %1, %2) {refused} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<*xf32>
  return
}
func.func @Slice_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0x0E37A43DEC8F7DC0F395C53FB2245E3E2C055140734D5B403F9606C032EB4440A5DBCCBE7AB175400DDC4D40E8C5F1BF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.Slice"(%0, %1, %2) {refused} : (tensor<3x4xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>
  return
}
func.func @Slice_string_21() {
  %0 = "tf.Const"() <{value = dense<["a", "bb", "ccc"]> : tensor<3x!tf_type.string>}> : () -> tensor<3x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.Slice"(%0, %1, %2) {expected = [dense<["bb", "ccc"]> : tensor<2x!tf_type.string>]} : (tensor<3x!tf_type.string>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x!tf_type.string>
  return
}
func.func @StridedSlice_string_16() {
  %0 = "tf.Const"() <{value = dense<["a", "bb", "ccc"]> : tensor<3x!tf_type.string>}> : () -> tensor<3x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"0x02000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<["ccc", "bb"]> : tensor<2x!tf_type.string>]} : (tensor<3x!tf_type.string>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x!tf_type.string>
  return
}
func.func @StridedSlice_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x9470253F094BD33F2A4271C0E0801640CB39B2BF58151AC0B707144059F35EC03C3EA53FA99D7AC023D766C0335DA03F"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0200000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %3 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0xCB39B2BF58151AC0B707144059F35EC0"> : tensor<1x4xf32>]} : (tensor<3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4xf32>
  return
}
func.func @StridedSlice_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x25B144402D230540B6D6EABF3698FF3F4AEEF03E6FAA0B40B1EA5F40069F8BBF3F922D4063115940D80B6840B8581D40"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %3 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{shrink_axis_mask = 1 : i64}> {expected = [dense<"0x3F922D4063115940D80B6840B8581D40"> : tensor<4xf32>]} : (tensor<3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xf32>
  return
}
func.func @StridedSlice_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x0F03214049F10CBF16E04F3FA3DD3D406EB7C4BF900BC03F1869D03F10F1E63F9B66C9BFACD03DBFB1185DC01477D6BF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0400000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %3 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{shrink_axis_mask = 1 : i64}> {refused} : (tensor<3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>
  return
}
func.func @StridedSlice_float32_20() {
  %0 = "tf.Const"() <{value = dense<"0xA1AEB8BFA9786C401FDC733F626B983F110B72C00ACA2A3FB7DC55BF49890AC00F453EC0D98E14C04CD39ABE2DC67BC0"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{begin_mask = 3 : i64, end_mask = 3 : i64}> {expected = [dense<"0xA1AEB8BFA9786C401FDC733F626B983F110B72C00ACA2A3FB7DC55BF49890AC00F453EC0D98E14C04CD39ABE2DC67BC0"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x4xf32>
  return
}
func.func @StridedSlice_float32_21() {
  %0 = "tf.Const"() <{value = dense<"0x8D8FDFBF0D354B40F77D73BF735758C06CD15EC0D2600840B30856C03C2EC03F6B9BCBBFF1F208C0AD0926C0ECEE6340"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{begin_mask = 3 : i64, end_mask = 3 : i64}> {expected = [dense<"0xECEE6340F1F208C03C2EC03FD2600840735758C00D354B40"> : tensor<3x2xf32>]} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x2xf32>
  return
}
func.func @StridedSlice_float32_22() {
  %0 = "tf.Const"() <{value = dense<"0x44C8893F31EF01C03CE904C0E2FA4B3FC0970DC030E876C09885CDBEB74CE53EE9297CC089943040C3A963C0E39507C0"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0xF7FFFFFFFFFFFFFF0900000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x0900000000000000F7FFFFFFFFFFFFFF"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "tf.Const"() <{value = dense<"0x0100000000000000FFFFFFFFFFFFFFFF"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0xE2FA4B3F3CE904C031EF01C044C8893FB74CE53E9885CDBE30E876C0C0970DC0E39507C0C3A963C089943040E9297CC0"> : tensor<3x4xf32>]} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x4xf32>
  return
}
func.func @StridedSlice_float32_23() {
  %0 = "tf.Const"() <{value = dense<"0xA0A6FBBF8F6D6CC00549BF3E15F0CA3F703508C06B904E3FEA810DC035A036BD5B5F4DC0B3C5C43F4C1A0DC09B621040"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{ellipsis_mask = 1 : i64}> {expected = [dense<"0xA0A6FBBF703508C05B5F4DC0"> : tensor<3x1xf32>]} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x1xf32>
  return
}
func.func @StridedSlice_float32_24() {
  %0 = "tf.Const"() <{value = dense<"0xE4DB823F7426D7BF75C259C0638FCBBF6854B03FB4791AC0087BECBF6D9867BF7BC76440DFD654C0BE7DF1BF94815E40EE9FE1BF20D944C03C67B43F7B4466405943B8BF86C121BF54EC383FE1272F407050D8BF97F23BC0778D04C088A31EC0"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000300000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{ellipsis_mask = 1 : i64}> {expected = [dense<"0x7426D7BF75C259C0B4791AC0087BECBFDFD654C0BE7DF1BF20D944C03C67B43F86C121BF54EC383F97F23BC0778D04C0"> : tensor<2x3x2xf32>]} : (tensor<2x3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3x2xf32>
  return
}
func.func @StridedSlice_float32_25() {
  %0 = "tf.Const"() <{value = dense<"0x457D64BF12B854C0320EAEBF4E965940027B04C069AB71C0CD596C4063B161405832F9BE4134C73F45A129404D369ABD9F400AC026DF13C0D786D83F336D1A4003801740924897BF980C34C00B95A73F1AF92E3D7B9FD23FDC5844C03AB54140"> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000000000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %2 = "tf.Const"() <{value = dense<"0x020000000000000000000000000000000300000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %3 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{ellipsis_mask = 2 : i64, shrink_axis_mask = 1 : i64}> {expected = [dense<"0x26DF13C0D786D83F924897BF980C34C07B9FD23FDC5844C0"> : tensor<3x2xf32>]} : (tensor<2x3x4xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3x2xf32>
  return
}
func.func @StridedSlice_float32_26() {
  %0 = "tf.Const"() <{value = dense<"0x07A51BC00D04293F250C0CBF5DD6C5BE4498883F8FBBAA3FC97D403F7BF26FC0B391B8BD72CAA5BFC31F43409D6F4040"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000300000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{new_axis_mask = 1 : i64}> {expected = [dense<"0x4498883F8FBBAA3FC97D403F7BF26FC0B391B8BD72CAA5BFC31F43409D6F4040"> : tensor<1x2x4xf32>]} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x2x4xf32>
  return
}
func.func @StridedSlice_float32_27() {
  %0 = "tf.Const"() <{value = dense<"0x81D753C08AB8D7BF5EA6C4BF1612CA3FAFA4F93F9761AABFD9DFC5BFB588DD3F389B38C09885D6BFB343534032C8BABE"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %2 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %3 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{new_axis_mask = 2 : i64, shrink_axis_mask = 5 : i64}> {expected = [dense<"0x8AB8D7BF"> : tensor<1xf32>]} : (tensor<3x4xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1xf32>
  return
}
func.func @StridedSlice_float32_28() {
  %0 = "tf.Const"() <{value = dense<"0x1D907E409C266CC08C228FBFAB4C24C00BC64A40017941BFE7802BBD37B7F9BF9337F33F99F91940E2E93DC0FBDC4940"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %2 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %3 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{begin_mask = 1 : i64, ellipsis_mask = 2 : i64, end_mask = 1 : i64, new_axis_mask = 4 : i64}> {expected = [dense<"0x1D907E409C266CC08C228FBFAB4C24C00BC64A40017941BFE7802BBD37B7F9BF9337F33F99F91940E2E93DC0FBDC4940"> : tensor<3x4x1xf32>]} : (tensor<3x4xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3x4x1xf32>
  return
}
func.func @StridedSlice_float32_29() {
  %0 = "tf.Const"() <{value = dense<"0x58BB7B4075FAFF3FFA7E0C4094FF4D405544673F7E0622C0E801593E0C19893F8319EE3F73A8C2BF70041CC0795386BE"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x02000000000000000300000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<> : tensor<0x0xf32>]} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<0x0xf32>
  return
}
func.func @StridedSlice_float32_30() {
  %0 = "tf.Const"() <{value = dense<"0x594FEBBF369A8D3F3C06023F41535D3F1444E73E28F759C0D8C3933F8ADC78406276D5BF94790C40ADF57BC0B5C22840"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %3 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {refused} : (tensor<3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>
  return
}
func.func @StridedSlice_float32_31() {
  %0 = "tf.Const"() <{value = dense<"0x4EBDF9BF4C41DCBF626F123FFCA593BDCCA313BF53796F406368973F01B551C0BE9D15C0FE87383F600B5CC0D9FA97BF"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %2 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %3 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {refused} : (tensor<3x4xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<*xf32>
  return
}
func.func @StridedSlice_float32_32() {
  %0 = "tf.Const"() <{value = dense<"0xBEDBA8BF3883963F1B8CDE3F4D2716406104C3BFDDD675406889F5BF492BAB3F3920B83EA279ECBFA27B5EC0E03A0CC0"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{shrink_axis_mask = 1 : i64}> {refused} : (tensor<3x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>
  return
}
func.func @StridedSlice_float32_33() {
  %0 = "tf.Const"() <{value = dense<"0x8B3848C03ADA5C40346545C089B79A3F15B5D73FA7AB123FF3119E3FB24F78C06EA17AC033624DC0B351EC3F66BDF33F"> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %1 = "tf.Const"() <{value = dense<"0x00000000000000000000000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %2 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "tf.Const"() <{value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{ellipsis_mask = 3 : i64}> {refused} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<*xf32>
  return
}
func.func @StridedSlice_float32_34() {
  %0 = "tf.Const"() <{value = dense<"0x8A3B13C064E903C034837ABF3E4D1C3E07236DC0"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %1 = "tf.Const"() <{value = dense<"0x0400000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %3 = "tf.Const"() <{value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{end_mask = 1 : i64}> {expected = [dense<"0x07236DC034837ABF8A3B13C0"> : tensor<3xf32>]} : (tensor<5xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf32>
  return
}
func.func @StridedSlice_float32_35() {
  %0 = "tf.Const"() <{value = dense<"0x272D1EBEC4AEB63FC462C4BFCFFA0BC0A436BF3E"> : tensor<5xf32>}> : () -> tensor<5xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0500000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %3 = "tf.Const"() <{value = dense<"0x0300000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) {expected = [dense<"0xC4AEB63FA436BF3E"> : tensor<2xf32>]} : (tensor<5xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf32>
  return
}
func.func @StridedSlice_float32_36() {
  %0 = "tf.Const"() <{value = dense<> : tensor<0x2xf32>}> : () -> tensor<0x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %2 = "tf.Const"() <{value = dense<"0x0000000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %3 = "tf.Const"() <{value = dense<"0x0100000000000000"> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "tf.StridedSlice"(%0, %1, %2, %3) <{end_mask = 1 : i64}> {expected = [dense<> : tensor<0x2xf32>]} : (tensor<0x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<0x2xf32>
  return
}
func.func @Split_int32_16() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0xE0E0AEBF29797040A8013EC0E9F8F9BE7BF68DBF85F40BC0"> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %r:2 = "tf.Split"(%0, %1) {refused} : (tensor<i32>, tensor<3x2xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}
func.func @Split_int32_17() {
  %0 = "tf.Const"() <{value = dense<"0xFFFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x7B05A4BE9A9EDDBF8FF223C0AFD32B408B3E5B40212ACDBE2A3602C069D5CCBF6D0470C0F077464005518FBC825F1EC015A185BF713731404CB843C08086664012D7014093ADBF3F"> : tensor<3x6xf32>}> : () -> tensor<3x6xf32>
  %r:3 = "tf.Split"(%0, %1) {expected = [dense<"0x7B05A4BE9A9EDDBF2A3602C069D5CCBF15A185BF71373140"> : tensor<3x2xf32>, dense<"0x8FF223C0AFD32B406D0470C0F07746404CB843C080866640"> : tensor<3x2xf32>, dense<"0x8B3E5B40212ACDBE05518FBC825F1EC012D7014093ADBF3F"> : tensor<3x2xf32>]} : (tensor<i32>, tensor<3x6xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
  return
}
func.func @Split_int32_18() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<["a", "bb", "ccc", "d"]> : tensor<4x!tf_type.string>}> : () -> tensor<4x!tf_type.string>
  %r:2 = "tf.Split"(%0, %1) {expected = [dense<["a", "bb"]> : tensor<2x!tf_type.string>, dense<["ccc", "d"]> : tensor<2x!tf_type.string>]} : (tensor<i32>, tensor<4x!tf_type.string>) -> (tensor<2x!tf_type.string>, tensor<2x!tf_type.string>)
  return
}
func.func @SplitV_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0x666F25C0823F7C40C8DE4940D94B3540EFFFB43FC48F06C047F22EC0996F3340CA0E61C065FC33C0"> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x0100000000000000FFFFFFFFFFFFFFFF0200000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:3 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x666F25C0823F7C40"> : tensor<1x2xf32>, dense<"0xC8DE4940D94B3540EFFFB43FC48F06C0"> : tensor<2x2xf32>, dense<"0x47F22EC0996F3340CA0E61C065FC33C0"> : tensor<2x2xf32>]} : (tensor<5x2xf32>, tensor<3xi64>, tensor<i32>) -> (tensor<1x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  return
}
func.func @SplitV_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0x2F11043FD83D853FEDFFB03FF8C369C04A9420BE38374BC0AB3009C018A97F40A9C66940A48B51C0"> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000000000000000000000400000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %2 = "tf.Const"() <{value = dense<"0xFEFFFFFF"> : tensor<i32>}> : () -> tensor<i32>
  %r:3 = "tf.SplitV"(%0, %1, %2) {expected = [dense<"0x2F11043FD83D853F"> : tensor<1x2xf32>, dense<> : tensor<0x2xf32>, dense<"0xEDFFB03FF8C369C04A9420BE38374BC0AB3009C018A97F40A9C66940A48B51C0"> : tensor<4x2xf32>]} : (tensor<5x2xf32>, tensor<3xi64>, tensor<i32>) -> (tensor<1x2xf32>, tensor<0x2xf32>, tensor<4x2xf32>)
  return
}
func.func @SplitV_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x8B2B3DBEBB6442409B372340CF6B5440873A6FC0DB183D400D087BC0818318C0207169BFF0A9A1BF"> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
  %1 = "tf.Const"() <{value = dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r:3 = "tf.SplitV"(%0, %1, %2) {refused} : (tensor<5x2xf32>, tensor<3xi64>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return
}
func.func @Unpack_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xF965E93F85A1CFBF2B41D1BF3D3B664036F50AC0374852BF"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r:3 = "tf.Unpack"(%0) <{axis = -1 : i64}> {expected = [dense<"0xF965E93F3D3B6640"> : tensor<2xf32>, dense<"0x85A1CFBF36F50AC0"> : tensor<2xf32>, dense<"0x2B41D1BF374852BF"> : tensor<2xf32>]} : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}
func.func @Unpack_string_17() {
  %0 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r:2 = "tf.Unpack"(%0) {expected = [dense<"a"> : tensor<!tf_type.string>, dense<"bb"> : tensor<!tf_type.string>]} : (tensor<2x!tf_type.string>) -> (tensor<!tf_type.string>, tensor<!tf_type.string>)
  return
}
func.func @Pack_float32_16() {
  %0 = "tf.Const"() <{value = dense<"0xB2554ABFF0536BBF7B237740AFF4B23F9ED9863F6E7D09C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x3FE7393F974D3FC04B1E68C03AD037C00BACA93E6A261EC0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Pack"(%0, %1) <{axis = 1 : i64}> {expected = [dense<"0xB2554ABFF0536BBF7B2377403FE7393F974D3FC04B1E68C0AFF4B23F9ED9863F6E7D09C03AD037C00BACA93E6A261EC0"> : tensor<2x2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  return
}
func.func @Pack_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xE5F32540194BADBF499EA83E1AD7184034624ABEB68C2E3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x8EB916BEE3F375C05EE4A1BF1D4260C07FBF6C3F451B0340"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Pack"(%0, %1) <{axis = -1 : i64}> {expected = [dense<"0xE5F325408EB916BE194BADBFE3F375C0499EA83E5EE4A1BF1AD718401D4260C034624ABE7FBF6C3FB68C2E3F451B0340"> : tensor<2x3x2xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x2xf32>
  return
}
func.func @Pack_float32_18() {
  %0 = "tf.Const"() <{value = dense<"0x56C74540CF402A3FBB01663FFCAD6E4053661B3F85273440"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x41643D4001C541C0CCBF1640B8F0B9BE9A653E405F1602C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Pack"(%0, %1) <{axis = -3 : i64}> {expected = [dense<"0x56C74540CF402A3FBB01663FFCAD6E4053661B3F8527344041643D4001C541C0CCBF1640B8F0B9BE9A653E405F1602C0"> : tensor<2x2x3xf32>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  return
}
func.func @Pack_float32_19() {
  %0 = "tf.Const"() <{value = dense<"0x42C4113F6BE363C0D9CDA1BFA4CC0AC0A8841B402E09BC3F"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0xF58D9D3F6FCD363EC16765C0897AAD3F9DFA693D4A9C07C0"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "tf.Pack"(%0, %1) <{axis = 3 : i64}> {refused} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  return
}
func.func @Pack_int32_20() {
  %0 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.Pack"(%0, %1, %2) {expected = [dense<"0x000000000100000000000000"> : tensor<3xi32>]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
  return
}
func.func @Pack_string_21() {
  %0 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r = "tf.Pack"(%0, %1) <{axis = 1 : i64}> {expected = [dense<[["a", "a"], ["bb", "bb"]]> : tensor<2x2x!tf_type.string>]} : (tensor<2x!tf_type.string>, tensor<2x!tf_type.string>) -> tensor<2x2x!tf_type.string>
  return
}
func.func @Pack_float32_22() {
  %0 = "tf.Const"() <{value = dense<"0x85A1124077B7FF3E"> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "tf.Const"() <{value = dense<"0x1E7A7D40E3985A3FF84C3440"> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "tf.Pack"(%0, %1) {refused} : (tensor<2xf32>, tensor<3xf32>) -> tensor<*xf32>
  return
}
func.func @ConcatV2_float32_16() {
  %0 = "tf.Const"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
  %1 = "tf.Const"() <{value = dense<"0x282A4B3F393F1D40"> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %2 = "tf.Const"() <{value = dense<"0x364386BEEFCD6440C70957C091E50D40"> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %3 = "tf.Const"() <{value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>}> : () -> tensor<i64>
  %r = "tf.ConcatV2"(%0, %1, %2, %3) {expected = [dense<"0x282A4B3F364386BEEFCD6440393F1D40C70957C091E50D40"> : tensor<2x3xf32>]} : (tensor<2x0xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<i64>) -> tensor<2x3xf32>
  return
}
func.func @ConcatV2_float32_17() {
  %0 = "tf.Const"() <{value = dense<"0xD115E43EAC2BD03F7F5A78C0BA6156BD29B70040C23174BC"> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = "tf.Const"() <{value = dense<"0x3FCD4F40CC8948C08DECCD3EDA7A1640CC71F83ED4ACF53FBF645FC0FC397340CDFE1E40"> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %2 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {refused} : (tensor<2x3xf32>, tensor<3x3xf32>, tensor<i32>) -> tensor<*xf32>
  return
}
func.func @ConcatV2_string_18() {
  %0 = "tf.Const"() <{value = dense<["a", "bb"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<["a"]> : tensor<1x!tf_type.string>}> : () -> tensor<1x!tf_type.string>
  %2 = "tf.Const"() <{value = dense<"0x00000000"> : tensor<i32>}> : () -> tensor<i32>
  %r = "tf.ConcatV2"(%0, %1, %2) {expected = [dense<["a", "bb", "a"]> : tensor<3x!tf_type.string>]} : (tensor<2x!tf_type.string>, tensor<1x!tf_type.string>, tensor<i32>) -> tensor<3x!tf_type.string>
  return
}
func.func @ConcatOffset_int32_1() {
  %0 = "tf.Const"() <{value = dense<"0x01000000"> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tf.Const"() <{value = dense<"0x020000000300000004000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %2 = "tf.Const"() <{value = dense<"0x020000000500000004000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %3 = "tf.Const"() <{value = dense<"0x020000000100000004000000"> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r:3 = "tf.ConcatOffset"(%0, %1, %2, %3) {expected = [dense<"0x000000000000000000000000"> : tensor<3xi32>, dense<"0x000000000300000000000000"> : tensor<3xi32>, dense<"0x000000000800000000000000"> : tensor<3xi32>]} : (tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  return
}
