// RUN: tfuse-opt %s | FileCheck %s
// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// CHECK-LABEL: @views
func.func @views() {
  // The transpose of a matrix.
  // CHECK: value = #tfuse.lazy<dense_resource<w> : tensor<6xf16>, offset = 0, strides = [1, 3]> : tensor<3x2xf16>
  %0 = "tf.Const"() <{value = #tfuse.lazy<dense_resource<w> : tensor<6xf16>, offset = 0, strides = [1, 3]> : tensor<3x2xf16>}> : () -> tensor<3x2xf16>
  // Reversed, broadcast, cast, scaled by columns and offset.
  // CHECK: value = #tfuse.lazy<dense_resource<w> : tensor<6xf16>, offset = 5, strides = [0, -1], steps = [<cast f32>,
  // CHECK-SAME: <mul dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, offset = 0, strides = [0, 1]>,
  // CHECK-SAME: <add dense<3.000000e+00> : tensor<f32>, offset = 0, strides = [0, 0]>]> : tensor<4x2xf32>
  %1 = "tf.Const"() <{value = #tfuse.lazy<dense_resource<w> : tensor<6xf16>, offset = 5, strides = [0, -1], steps = [
      <cast f32>,
      <mul dense<[1.0, 2.0]> : tensor<2xf32>, offset = 0, strides = [0, 1]>,
      <add dense<3.0> : tensor<f32>, offset = 0, strides = [0, 0]>]> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
  // A lazy constant of a lazy constant, without axes.
  // CHECK: value = #tfuse.lazy<#tfuse.lazy<dense<[1, 2, 3]> : tensor<3xi32>, offset = 2, strides = [-1]> : tensor<2xi32>, offset = 1, strides = []> : tensor<i32>
  %2 = "tf.Const"() <{value = #tfuse.lazy<#tfuse.lazy<dense<[1, 2, 3]> : tensor<3xi32>, offset = 2, strides = [-1]> : tensor<2xi32>, offset = 1, strides = []> : tensor<i32>}> : () -> tensor<i32>
  // Stored integers of a quantized type.
  // CHECK: steps = [<cast f32>, <quantize !quant.uniform<i8<-127:127>:f32, 5.000000e-01:3>>]> : tensor<6xi8>
  %3 = "tf.Const"() <{value = #tfuse.lazy<dense_resource<w> : tensor<6xf16>, offset = 0, strides = [1], steps = [<cast f32>, <quantize !quant.uniform<i8<-127:127>:f32, 0.5:3>>]> : tensor<6xi8>}> : () -> tensor<6xi8>
  return
}

{-#
  dialect_resources: {
    builtin: {
      w: "0x02000000003C00400042004400450046"
    }
  }
#-}
