// RUN: tfuse-opt %s -split-input-file -tfl-quantize-weights="min-elements=1" | FileCheck %s --check-prefixes=CHECK,EIGHT
// RUN: tfuse-opt %s -split-input-file -tfl-quantize-weights="min-elements=1 mode=weights weight-bits=4" | FileCheck %s --check-prefixes=CHECK,FOUR

// One scale would store every weight but one as zero.
// CHECK-LABEL: @outlier
// CHECK-NOT: tfl.pseudo_qconst
// CHECK: return
func.func @outlier(%i: tensor<4xi32>) -> tensor<4x2xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[1.0, 1.0], [1.0, 1000.0]]> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %0 = "tfl.gather"(%w, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<2x2xf32>, tensor<4xi32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

// The kernel needs int4 rows that start at whole bytes.
// CHECK-LABEL: @odd_rows
// CHECK: "tfl.gather"(%{{.*}}) <{{.*}}> : (tensor<2x3x!quant.uniform<i8<-127:127>:f32,
func.func @odd_rows(%i: tensor<4xi32>) -> tensor<4x3xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[1.0, 0.5, 2.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %0 = "tfl.gather"(%w, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: @even_rows
// EIGHT: "tfl.gather"(%{{.*}}) <{{.*}}> : (tensor<2x2x!quant.uniform<i8<-127:127>:f32,
// FOUR: "tfl.pseudo_qconst"() <{qtype = tensor<2x2x!quant.uniform<i4<-7:7>:f32, 1.000000e+00>>, value = dense<{{\[\[}}1, 2], [-7, 4]]> : tensor<2x2xi4>}>
// FOUR: "tfl.gather"(%{{.*}}) <{{.*}}> : (tensor<2x2x!quant.uniform<i4<-7:7>:f32,
func.func @even_rows(%i: tensor<4xi32>) -> tensor<4x2xf32> {
  %w = "tfl.pseudo_const"() {value = dense<[[1.0, 1.5], [-7.0, 4.25]]> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %0 = "tfl.gather"(%w, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<2x2xf32>, tensor<4xi32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

// Depthwise filters stay int8 beside int4 weights of other ops.
// CHECK-LABEL: @depthwise
// FOUR: "tfl.pseudo_qconst"() <{qtype = tensor<1x3x3x2x!quant.uniform<i8<-127:127>:f32:3
// CHECK: return
func.func @depthwise(%x: tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32> {
  %w = "tfl.pseudo_const"() {value = dense<1.0> : tensor<1x3x3x2xf32>} : () -> tensor<1x3x3x2xf32>
  %b = "tfl.pseudo_const"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = "tfl.depthwise_conv_2d"(%x, %w, %b) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32, depth_multiplier = 1 : i32} : (tensor<1x4x4x2xf32>, tensor<1x3x3x2xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}
