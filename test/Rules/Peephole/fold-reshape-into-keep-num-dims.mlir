// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-reshape-into-keep-num-dims remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: reshape
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "RELU", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x5x4xf32>, tensor<3x4xf32>, none) -> tensor<2x5x3xf32>
// CHECK-NEXT: return %[[F]]
func.func @fires(%x: tensor<2x5x4xf32>, %w: tensor<3x4xf32>) -> tensor<2x5x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[2, 5, 3]> : tensor<3xi32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x5x4xf32>, tensor<3x4xf32>, none) -> tensor<10x3xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<10x3xf32>, tensor<3xi32>) -> tensor<2x5x3xf32>
  return %1 : tensor<2x5x3xf32>
}

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK-NOT: reshape
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<?x5x4xf32>, tensor<3x4xf32>, none) -> tensor<?x5x3xf32>
// CHECK-NEXT: return %[[F]]
func.func @fires_dynamic(%x: tensor<?x5x4xf32>, %w: tensor<3x4xf32>) -> tensor<?x5x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[-1, 5, 3]> : tensor<3xi32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x5x4xf32>, tensor<3x4xf32>, none) -> tensor<?x3xf32>
  %1 = "tfl.reshape"(%0, %shape) : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x5x3xf32>
  return %1 : tensor<?x5x3xf32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[F]],
// CHECK-NEXT: return %[[F]], %[[R]]
func.func @c1_multiple_uses(%x: tensor<2x5x4xf32>, %w: tensor<3x4xf32>) -> (tensor<10x3xf32>, tensor<2x5x3xf32>) {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[2, 5, 3]> : tensor<3xi32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x5x4xf32>, tensor<3x4xf32>, none) -> tensor<10x3xf32>
  // expected-remark @+1 {{the matrix has other users}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<10x3xf32>, tensor<3xi32>) -> tensor<2x5x3xf32>
  return %0, %1 : tensor<10x3xf32>, tensor<2x5x3xf32>
}

// CHECK-LABEL: func.func @c2_attribute(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "SHUFFLED4x16INT8"}>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[F]],
// CHECK-NEXT: return %[[R]]
func.func @c2_attribute(%x: tensor<2x5x4xf32>, %w: tensor<3x4xf32>) -> tensor<2x5x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[2, 5, 3]> : tensor<3xi32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "SHUFFLED4x16INT8"}> : (tensor<2x5x4xf32>, tensor<3x4xf32>, none) -> tensor<10x3xf32>
  // expected-remark @+1 {{the weights are shuffled}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<10x3xf32>, tensor<3xi32>) -> tensor<2x5x3xf32>
  return %1 : tensor<2x5x3xf32>
}

// CHECK-LABEL: func.func @c3_swapped(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[F]],
// CHECK-NEXT: return %[[R]]
func.func @c3_swapped(%x: tensor<2x5x4xf32>, %w: tensor<3x4xf32>) -> tensor<5x2x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[5, 2, 3]> : tensor<3xi32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x5x4xf32>, tensor<3x4xf32>, none) -> tensor<10x3xf32>
  // expected-remark @+1 {{the reshape does not restore the dimensions of the input}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<10x3xf32>, tensor<3xi32>) -> tensor<5x2x3xf32>
  return %1 : tensor<5x2x3xf32>
}

// CHECK-LABEL: func.func @c3_last_dim(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[F]],
// CHECK-NEXT: return %[[R]]
func.func @c3_last_dim(%x: tensor<2x5x4xf32>, %w: tensor<6x4xf32>) -> tensor<2x10x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[2, 10, 3]> : tensor<3xi32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x5x4xf32>, tensor<6x4xf32>, none) -> tensor<10x6xf32>
  // expected-remark @+1 {{the reshape does not restore the dimensions of the input}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<10x6xf32>, tensor<3xi32>) -> tensor<2x10x3xf32>
  return %1 : tensor<2x10x3xf32>
}

// The rows of the filter are two of x.

// CHECK-LABEL: func.func @c3_rows(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[F]],
// CHECK-NEXT: return %[[R]]
func.func @c3_rows(%x: tensor<2x6x4xf32>, %w: tensor<3x8xf32>) -> tensor<1x6x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[1, 6, 3]> : tensor<3xi32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x6x4xf32>, tensor<3x8xf32>, none) -> tensor<6x3xf32>
  // expected-remark @+1 {{the reshape does not restore the dimensions of the input}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<6x3xf32>, tensor<3xi32>) -> tensor<1x6x3xf32>
  return %1 : tensor<1x6x3xf32>
}

// Nobody knows that the first dimension is 5.

// CHECK-LABEL: func.func @c3_unknown(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}>
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[F]],
// CHECK-NEXT: return %[[R]]
func.func @c3_unknown(%x: tensor<?x?x4xf32>, %w: tensor<3x4xf32>) -> tensor<5x?x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %shape = arith.constant dense<[5, -1, 3]> : tensor<3xi32>
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x?x4xf32>, tensor<3x4xf32>, none) -> tensor<?x3xf32>
  // expected-remark @+1 {{the reshape does not restore the dimensions of the input}}
  %1 = "tfl.reshape"(%0, %shape) : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<5x?x3xf32>
  return %1 : tensor<5x?x3xf32>
}

// CHECK-LABEL: func.func @keeps_dims(
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}>
// CHECK-NEXT: return %[[F]]
func.func @keeps_dims(%x: tensor<2x5x4xf32>, %w: tensor<3x4xf32>) -> tensor<2x5x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x5x4xf32>, tensor<3x4xf32>, none) -> tensor<2x5x3xf32>
  return %0 : tensor<2x5x3xf32>
}
