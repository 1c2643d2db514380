// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-one-hot-matmul-to-embedding-lookup remarks" -verify-diagnostics | FileCheck %s

// The table is the filter [[1, 2, 3], [4, 5, 6]], transposed.

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: one_hot
// CHECK-NOT: fully_connected
// CHECK-DAG: %[[I:.*]] = {{.*}}dense<[2, 0, 1, 2]> : tensor<4xi32>
// CHECK-DAG: %[[W:.*]] = {{.*}}dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
// CHECK: %[[E:.*]] = "tfl.embedding_lookup"(%[[I]], %[[W]]) : (tensor<4xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: return %[[E]]
func.func @fires() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @fires_on_matrix(
// CHECK-NOT: one_hot
// CHECK-NOT: fully_connected
// CHECK-DAG: %[[W:.*]] = {{.*}}dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
// CHECK: %[[E:.*]] = "tfl.embedding_lookup"(%{{.*}}, %[[W]]) : (tensor<4xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
// CHECK: %[[R:.*]] = "tfl.reshape"(%[[E]], %{{.*}}) : (tensor<4x2xf32>, tensor<3xi32>) -> tensor<2x2x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_on_matrix() -> tensor<2x2x2xf32> {
  %i = arith.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = 2 : i32}> : (tensor<2x2xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<2x2x3xf32>
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x2x3xf32>, tensor<2x3xf32>, none) -> tensor<2x2x2xf32>
  return %1 : tensor<2x2x2xf32>
}

// CHECK-LABEL: func.func @c1_on_value(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c1_on_value() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<2.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{one_hot does not write 1 and 0 along the last axis}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c1_off_value(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c1_off_value() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<-1.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{one_hot does not write 1 and 0 along the last axis}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c1_axis(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c1_axis() -> tensor<3x2xf32> {
  %i = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = 0 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<3x3xf32>
  // expected-remark @+1 {{one_hot does not write 1 and 0 along the last axis}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<3x3xf32>, tensor<2x3xf32>, none) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @c2_index_type(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c2_index_type() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi64>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{the indices are not 32-bit integers, or the filter is not a constant of 32-bit floats}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c2_filter(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c2_filter(%w: tensor<2x3xf32>) -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{the indices are not 32-bit integers, or the filter is not a constant of 32-bit floats}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c3_bias(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c3_bias() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = arith.constant dense<[7.0, 8.0]> : tensor<2xf32>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{fully_connected has a bias, an activation or shuffled weights}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c3_activation(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c3_activation() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{fully_connected has a bias, an activation or shuffled weights}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c3_weights_format(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c3_weights_format() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{fully_connected has a bias, an activation or shuffled weights}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "SHUFFLED4x16INT8"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c4_multiple_uses(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]], %[[H]]
func.func @c4_multiple_uses() -> (tensor<4x2xf32>, tensor<4x3xf32>) {
  %i = arith.constant dense<[2, 0, 1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{the one_hot has other users}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1, %0 : tensor<4x2xf32>, tensor<4x3xf32>
}

// CHECK-LABEL: func.func @c5_unknown_shape(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c5_unknown_shape(%i: tensor<?x?xi32>) -> tensor<?x?x2xf32> {
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<?x?xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<?x?x3xf32>
  // expected-remark @+1 {{more than one dimension is unknown}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<?x?x3xf32>, tensor<2x3xf32>, none) -> tensor<?x?x2xf32>
  return %1 : tensor<?x?x2xf32>
}

// Row 2 is zero.

// CHECK-LABEL: func.func @c6_outside(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c6_outside() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, 3, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{an index may be out of range, where one_hot is 0 and embedding_lookup fails}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c6_negative(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c6_negative() -> tensor<4x2xf32> {
  %i = arith.constant dense<[2, 0, -1, 2]> : tensor<4xi32>
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{an index may be out of range, where one_hot is 0 and embedding_lookup fails}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c6_not_constant(
// CHECK-NOT: embedding_lookup
// CHECK: %[[H:.*]] = "tfl.one_hot"(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[H]],
// CHECK: return %[[F]]
func.func @c6_not_constant(%i: tensor<4xi32>) -> tensor<4x2xf32> {
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
  // expected-remark @+1 {{an index may be out of range, where one_hot is 0 and embedding_lookup fails}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<4x3xf32>, tensor<2x3xf32>, none) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @looks_up(
// CHECK: %[[E:.*]] = "tfl.embedding_lookup"(%arg0, %arg1)
// CHECK-NEXT: return %[[E]]
func.func @looks_up(%i: tensor<4xi32>, %w: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %0 = "tfl.embedding_lookup"(%i, %w) : (tensor<4xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
