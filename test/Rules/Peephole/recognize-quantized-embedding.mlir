// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-quantized-embedding remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[W:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<3x4x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01,1.250000e-01}>>, value = dense<{{\[\[}}1, 2, 3, 4]
// CHECK: %[[I:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<?x5xi32>, tensor<1xi32>) -> tensor<?xi32>
// CHECK: %[[R:.*]] = "tfl.embedding_lookup"(%[[I]], %[[W]])
// CHECK: %[[Y:.*]] = "tfl.reshape"(%[[R]], %{{.*}}) : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<?x5x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%i: tensor<?x5xi32>) -> tensor<?x5x4xf32> {
  %w = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, -127]]> : tensor<3x4xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %shape = arith.constant dense<[-1, 5, 1]> : tensor<3xi32>
  %rows = "tfl.gather"(%w, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3x4xi8>, tensor<?x5xi32>) -> tensor<?x5x4xi8>
  %scales = "tfl.gather"(%t, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3xf32>, tensor<?x5xi32>) -> tensor<?x5xf32>
  %cast = "tfl.cast"(%rows) : (tensor<?x5x4xi8>) -> tensor<?x5x4xf32>
  %column = "tfl.reshape"(%scales, %shape) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<?x5x1xf32>
  %0 = tfl.div(%cast, %column) <{fused_activation_function = "NONE"}> : (tensor<?x5x4xf32>, tensor<?x5x1xf32>) -> tensor<?x5x4xf32>
  return %0 : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @c1_computed_table(
// CHECK-NOT: tfl.embedding_lookup
// CHECK: tfl.div
func.func @c1_computed_table(%i: tensor<?x5xi32>, %v: tensor<3x4xi8>) -> tensor<?x5x4xf32> {
  %w = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, -127]]> : tensor<3x4xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %shape = arith.constant dense<[-1, 5, 1]> : tensor<3xi32>
  %rows = "tfl.gather"(%v, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3x4xi8>, tensor<?x5xi32>) -> tensor<?x5x4xi8>
  %scales = "tfl.gather"(%t, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3xf32>, tensor<?x5xi32>) -> tensor<?x5xf32>
  %cast = "tfl.cast"(%rows) : (tensor<?x5x4xi8>) -> tensor<?x5x4xf32>
  %column = "tfl.reshape"(%scales, %shape) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<?x5x1xf32>
  // expected-remark@+1 {{peephole-recognize-quantized-embedding: not-constant: table and scales are not a constant matrix and vector}}
  %0 = tfl.div(%cast, %column) <{fused_activation_function = "NONE"}> : (tensor<?x5x4xf32>, tensor<?x5x1xf32>) -> tensor<?x5x4xf32>
  return %0 : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @c2_other_indices(
// CHECK-NOT: tfl.embedding_lookup
// CHECK: tfl.div
func.func @c2_other_indices(%i: tensor<?x5xi32>, %j: tensor<?x5xi32>) -> tensor<?x5x4xf32> {
  %w = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, -127]]> : tensor<3x4xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %shape = arith.constant dense<[-1, 5, 1]> : tensor<3xi32>
  %rows = "tfl.gather"(%w, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3x4xi8>, tensor<?x5xi32>) -> tensor<?x5x4xi8>
  %scales = "tfl.gather"(%t, %j) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3xf32>, tensor<?x5xi32>) -> tensor<?x5xf32>
  %cast = "tfl.cast"(%rows) : (tensor<?x5x4xi8>) -> tensor<?x5x4xf32>
  %column = "tfl.reshape"(%scales, %shape) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<?x5x1xf32>
  // expected-remark@+1 {{peephole-recognize-quantized-embedding: structure: rows and scales are gathered with other indices or axes}}
  %0 = tfl.div(%cast, %column) <{fused_activation_function = "NONE"}> : (tensor<?x5x4xf32>, tensor<?x5x1xf32>) -> tensor<?x5x4xf32>
  return %0 : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @c3_scales_of_columns(
// CHECK-NOT: tfl.embedding_lookup
// CHECK: tfl.div
func.func @c3_scales_of_columns(%i: tensor<?x5xi32>) -> tensor<?x5x4xf32> {
  %w = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, -127]]> : tensor<3x4xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %shape = arith.constant dense<[-1, 1, 1]> : tensor<3xi32>
  %rows = "tfl.gather"(%w, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3x4xi8>, tensor<?x5xi32>) -> tensor<?x5x4xi8>
  %scales = "tfl.gather"(%t, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3xf32>, tensor<?x5xi32>) -> tensor<?x5xf32>
  %cast = "tfl.cast"(%rows) : (tensor<?x5x4xi8>) -> tensor<?x5x4xf32>
  %column = "tfl.reshape"(%scales, %shape) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<?x1x1xf32>
  // expected-remark@+1 {{peephole-recognize-quantized-embedding: shape: the scales are not those of rows}}
  %0 = tfl.div(%cast, %column) <{fused_activation_function = "NONE"}> : (tensor<?x5x4xf32>, tensor<?x1x1xf32>) -> tensor<?x5x4xf32>
  return %0 : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @c4_zero_scale(
// CHECK-NOT: tfl.embedding_lookup
// CHECK: tfl.div
func.func @c4_zero_scale(%i: tensor<?x5xi32>) -> tensor<?x5x4xf32> {
  %w = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, -127]]> : tensor<3x4xi8>
  %t = arith.constant dense<[2.0, 0.0, 8.0]> : tensor<3xf32>
  %shape = arith.constant dense<[-1, 5, 1]> : tensor<3xi32>
  %rows = "tfl.gather"(%w, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3x4xi8>, tensor<?x5xi32>) -> tensor<?x5x4xi8>
  %scales = "tfl.gather"(%t, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3xf32>, tensor<?x5xi32>) -> tensor<?x5xf32>
  %cast = "tfl.cast"(%rows) : (tensor<?x5x4xi8>) -> tensor<?x5x4xf32>
  %column = "tfl.reshape"(%scales, %shape) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<?x5x1xf32>
  // expected-remark@+1 {{peephole-recognize-quantized-embedding: constant-value: a scale is zero, negative or infinite}}
  %0 = tfl.div(%cast, %column) <{fused_activation_function = "NONE"}> : (tensor<?x5x4xf32>, tensor<?x5x1xf32>) -> tensor<?x5x4xf32>
  return %0 : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @c5_int64(
// CHECK-NOT: tfl.embedding_lookup
// CHECK: tfl.div
func.func @c5_int64(%i: tensor<?x5xi64>) -> tensor<?x5x4xf32> {
  %w = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, -127]]> : tensor<3x4xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %shape = arith.constant dense<[-1, 5, 1]> : tensor<3xi32>
  %rows = "tfl.gather"(%w, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3x4xi8>, tensor<?x5xi64>) -> tensor<?x5x4xi8>
  %scales = "tfl.gather"(%t, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<3xf32>, tensor<?x5xi64>) -> tensor<?x5xf32>
  %cast = "tfl.cast"(%rows) : (tensor<?x5x4xi8>) -> tensor<?x5x4xf32>
  %column = "tfl.reshape"(%scales, %shape) : (tensor<?x5xf32>, tensor<3xi32>) -> tensor<?x5x1xf32>
  // expected-remark@+1 {{peephole-recognize-quantized-embedding: element-type: embedding_lookup takes int32 indices only}}
  %0 = tfl.div(%cast, %column) <{fused_activation_function = "NONE"}> : (tensor<?x5x4xf32>, tensor<?x5x1xf32>) -> tensor<?x5x4xf32>
  return %0 : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @already_fused(
// CHECK: "tfl.embedding_lookup"
// CHECK-NEXT: return
func.func @already_fused(%i: tensor<5xi32>) -> tensor<5x4xf32> {
  %w = "tfl.pseudo_qconst"() {qtype = tensor<3x4x!quant.uniform<i8:f32:0, {0.5,0.25,0.125}>>, value = dense<1> : tensor<3x4xi8>} : () -> tensor<3x4x!quant.uniform<i8:f32:0, {0.5,0.25,0.125}>>
  %0 = "tfl.embedding_lookup"(%i, %w) : (tensor<5xi32>, tensor<3x4x!quant.uniform<i8:f32:0, {0.5,0.25,0.125}>>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
