// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-reshape-into-fully-connected remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: "tfl.reshape"
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) <{{{.*}}fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<6x5xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x3x4xf32>, %w: tensor<5x4xf32>, %b: tensor<5xf32>) -> tensor<6x5xf32> {
  %shape = arith.constant dense<[6, 4]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x3x4xf32>, tensor<2xi32>) -> tensor<6x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<6x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<6x5xf32>
  return %1 : tensor<6x5xf32>
}

// With keep_num_dims, the result would get the dimensions of %x.

// CHECK-LABEL: func.func @dynamic_and_keep_num_dims(
// CHECK-NOT: "tfl.reshape"
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) <{{{.*}}keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<?x5xf32>
// CHECK-NEXT: return %[[R]]
func.func @dynamic_and_keep_num_dims(%x: tensor<?x3x4xf32>, %w: tensor<5x4xf32>, %b: tensor<5xf32>) -> tensor<?x5xf32> {
  %shape = arith.constant dense<[-1, 4]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x3x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<?x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// CHECK-LABEL: func.func @c1_last_dimension(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0
// CHECK: "tfl.fully_connected"(%[[X]],
func.func @c1_last_dimension(%x: tensor<2x3x4xf32>, %w: tensor<5x12xf32>, %b: tensor<5xf32>) -> tensor<2x5xf32> {
  %shape = arith.constant dense<[2, 12]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x3x4xf32>, tensor<2xi32>) -> tensor<2x12xf32>
  // expected-remark @below {{the preceding reshape changes the last dimension}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x12xf32>, tensor<5x12xf32>, tensor<5xf32>) -> tensor<2x5xf32>
  return %1 : tensor<2x5xf32>
}

// CHECK-LABEL: func.func @c1_last_dimension_not_known(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0
// CHECK: "tfl.fully_connected"(%[[X]],
func.func @c1_last_dimension_not_known(%x: tensor<2x3x?xf32>, %w: tensor<5x4xf32>, %b: tensor<5xf32>) -> tensor<6x5xf32> {
  %shape = arith.constant dense<[6, 4]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x3x?xf32>, tensor<2xi32>) -> tensor<6x4xf32>
  // expected-remark @below {{the preceding reshape changes the last dimension}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<6x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<6x5xf32>
  return %1 : tensor<6x5xf32>
}

// CHECK-LABEL: func.func @c2_result_is_no_matrix(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0
// CHECK: "tfl.fully_connected"(%[[X]], {{.*}}keep_num_dims = true
func.func @c2_result_is_no_matrix(%x: tensor<6x4xf32>, %w: tensor<5x4xf32>, %b: tensor<5xf32>) -> tensor<2x3x5xf32> {
  %shape = arith.constant dense<[2, 3, 4]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<6x4xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  // expected-remark @below {{fully_connected keeps the dimensions of its input}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<2x3x5xf32>
  return %1 : tensor<2x3x5xf32>
}

// CHECK-LABEL: func.func @c3_shuffled(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0
// CHECK: "tfl.fully_connected"(%[[X]], {{.*}}weights_format = "SHUFFLED4x16INT8"
func.func @c3_shuffled(%x: tensor<2x3x16xf32>, %w: tensor<4x16xf32>, %b: tensor<4xf32>) -> tensor<6x4xf32> {
  %shape = arith.constant dense<[6, 16]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x3x16xf32>, tensor<2xi32>) -> tensor<6x16xf32>
  // expected-remark @below {{the weights are shuffled}}
  %1 = "tfl.fully_connected"(%0, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "SHUFFLED4x16INT8"}> : (tensor<6x16xf32>, tensor<4x16xf32>, tensor<4xf32>) -> tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @without_reshape(
// CHECK-NEXT: %[[R:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2) {{.*}}keep_num_dims = false{{.*}} : (tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<6x5xf32>
// CHECK-NEXT: return %[[R]]
func.func @without_reshape(%x: tensor<2x3x4xf32>, %w: tensor<5x4xf32>, %b: tensor<5xf32>) -> tensor<6x5xf32> {
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3x4xf32>, tensor<5x4xf32>, tensor<5xf32>) -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}
