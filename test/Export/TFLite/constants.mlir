// Round trip through the FlatBuffer: constants of every element type.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main() -> (
      tensor<2xf32>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf64>, tensor<2xf8E4M3FN>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<3xi1>, tensor<3xi1>, tensor<5xi2>, tensor<3xi4>, tensor<3xui4>, tensor<2xi8>, tensor<2xui8>, tensor<2xi16>, tensor<2xui16>, tensor<2xi32>, tensor<2xui32>, tensor<2xi64>, tensor<2xui64>, tensor<4x!tf_type.string>, tensor<i32>, tensor<0xi32>, tensor<2x3xf32>)
      attributes {tf.entry_function = {outputs = "f32,f16,bf16,f64,f8,c64,c128,i1,all,i2,i4,ui4,i8,ui8,i16,ui16,i32,ui32,i64,ui64,string,scalar,empty,splat"}} {
    %f32 = "tfl.pseudo_const"() <{value = dense<[1.5, -0.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %f16 = "tfl.pseudo_const"() <{value = dense<[1.5, -2.5]> : tensor<2xf16>}> : () -> tensor<2xf16>
    %bf16 = "tfl.pseudo_const"() <{value = dense<[1.5, -2.5]> : tensor<2xbf16>}> : () -> tensor<2xbf16>
    %f64 = "tfl.pseudo_const"() <{value = dense<[1.5, -2.5e300]> : tensor<2xf64>}> : () -> tensor<2xf64>
    %f8 = "tfl.pseudo_const"() <{value = dense<[1.5, -2.5]> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
    %c64 = "tfl.pseudo_const"() <{value = dense<[(1.0, -2.0), (0.5, 3.0)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %c128 = "tfl.pseudo_const"() <{value = dense<[(1.0, -2.0), (0.5, 3.0)]> : tensor<2xcomplex<f64>>}> : () -> tensor<2xcomplex<f64>>
    %i1 = "tfl.pseudo_const"() <{value = dense<[true, false, true]> : tensor<3xi1>}> : () -> tensor<3xi1>
    %all = "tfl.pseudo_const"() <{value = dense<true> : tensor<3xi1>}> : () -> tensor<3xi1>
    %i2 = "tfl.pseudo_const"() <{value = dense<[-2, -1, 0, 1, -1]> : tensor<5xi2>}> : () -> tensor<5xi2>
    %i4 = "tfl.pseudo_const"() <{value = dense<[-8, -1, 7]> : tensor<3xi4>}> : () -> tensor<3xi4>
    %ui4 = "tfl.pseudo_const"() <{value = dense<[0, 8, 15]> : tensor<3xui4>}> : () -> tensor<3xui4>
    %i8 = "tfl.pseudo_const"() <{value = dense<[-128, 127]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %ui8 = "tfl.pseudo_const"() <{value = dense<[0, 255]> : tensor<2xui8>}> : () -> tensor<2xui8>
    %i16 = "tfl.pseudo_const"() <{value = dense<[-32768, 32767]> : tensor<2xi16>}> : () -> tensor<2xi16>
    %ui16 = "tfl.pseudo_const"() <{value = dense<[0, 65535]> : tensor<2xui16>}> : () -> tensor<2xui16>
    %i32 = "tfl.pseudo_const"() <{value = dense<[-2147483648, 2147483647]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %ui32 = "tfl.pseudo_const"() <{value = dense<[0, 4294967295]> : tensor<2xui32>}> : () -> tensor<2xui32>
    %i64 = "tfl.pseudo_const"() <{value = dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %ui64 = "tfl.pseudo_const"() <{value = dense<[0, 18446744073709551615]> : tensor<2xui64>}> : () -> tensor<2xui64>
    %string = "tfl.pseudo_const"() <{value = dense<["", "ab", "\00\FF", "last"]> : tensor<4x!tf_type.string>}> : () -> tensor<4x!tf_type.string>
    %scalar = "tfl.pseudo_const"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %empty = "tfl.pseudo_const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
    %splat = "tfl.pseudo_const"() <{value = dense<0.25> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    return %f32, %f16, %bf16, %f64, %f8, %c64, %c128, %i1, %all, %i2, %i4, %ui4, %i8, %ui8, %i16, %ui16, %i32, %ui32, %i64, %ui64, %string, %scalar, %empty, %splat
      : tensor<2xf32>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf64>, tensor<2xf8E4M3FN>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<3xi1>, tensor<3xi1>, tensor<5xi2>, tensor<3xi4>, tensor<3xui4>, tensor<2xi8>, tensor<2xui8>, tensor<2xi16>, tensor<2xui16>, tensor<2xi32>, tensor<2xui32>, tensor<2xi64>, tensor<2xui64>, tensor<4x!tf_type.string>, tensor<i32>, tensor<0xi32>, tensor<2x3xf32>
  }
}
