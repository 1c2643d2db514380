// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-move-fully-connected-before-unpack remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[ALL:.*]] = "tfl.fully_connected"(%arg0, %{{.*}}, %{{.*}}) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x?x3xf32>, tensor<4x3xf32>, none) -> tensor<2x?x4xf32>
// CHECK-NEXT: %[[R:.*]]:2 = "tfl.unpack"(%[[ALL]]) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)
// CHECK-NEXT: return %[[R]]#0, %[[R]]#1
func.func @fires(%x: tensor<2x?x3xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>)
  %w = arith.constant dense<2.0> : tensor<4x3xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %1 = "tfl.fully_connected"(%0#0, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x3xf32>, tensor<4x3xf32>, none) -> tensor<?x4xf32>
  %2 = "tfl.fully_connected"(%0#1, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x3xf32>, tensor<4x3xf32>, none) -> tensor<?x4xf32>
  return %1, %2 : tensor<?x4xf32>, tensor<?x4xf32>
}

// -----

// Two matmuls for each time step, with biases; the time axis is in the middle.

// CHECK-LABEL: func.func @groups(
// CHECK-COUNT-2: "tfl.fully_connected"(%arg0, {{.*}} -> tensor<1x2x{{[45]}}xf32>
// CHECK-NOT: fully_connected
// CHECK: return
func.func @groups(%x: tensor<1x2x3xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x5xf32>, tensor<1x5xf32>) {
  %w = arith.constant dense<2.0> : tensor<4x3xf32>
  %v = arith.constant dense<3.0> : tensor<5x3xf32>
  %b = arith.constant dense<1.0> : tensor<4xf32>
  %c = arith.constant dense<1.0> : tensor<5xf32>
  %0:2 = "tfl.unpack"(%x) <{axis = 1 : i32, num = 2 : i32}> : (tensor<1x2x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>)
  %1 = "tfl.fully_connected"(%0#0, %w, %b) <{fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<1x4xf32>
  %2 = "tfl.fully_connected"(%0#1, %w, %b) <{fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<1x4xf32>
  %3 = "tfl.fully_connected"(%0#0, %v, %c) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<5x3xf32>, tensor<5xf32>) -> tensor<1x5xf32>
  %4 = "tfl.fully_connected"(%0#1, %v, %c) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<5x3xf32>, tensor<5xf32>) -> tensor<1x5xf32>
  return %1, %2, %3, %4 : tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x5xf32>, tensor<1x5xf32>
}

// -----

// C1: the bias of one time step differs.

// CHECK-LABEL: func.func @other_bias(
// CHECK: tfl.unpack
// CHECK-COUNT-2: tfl.fully_connected
func.func @other_bias(%x: tensor<2x1x3xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %w = arith.constant dense<2.0> : tensor<4x3xf32>
  %b = arith.constant dense<1.0> : tensor<4xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>)
  // expected-remark @+1 {{peephole-move-fully-connected-before-unpack: structure: the results of unpack are not all multiplied by the same weights, or have other users}}
  %1 = "tfl.fully_connected"(%0#0, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, none) -> tensor<1x4xf32>
  %2 = "tfl.fully_connected"(%0#1, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<1x4xf32>
  return %1, %2 : tensor<1x4xf32>, tensor<1x4xf32>
}

// -----

// C1: a time step has another user.

// CHECK-LABEL: func.func @other_user(
// CHECK: tfl.unpack
// CHECK-COUNT-2: tfl.fully_connected
func.func @other_user(%x: tensor<2x1x3xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x3xf32>) {
  %w = arith.constant dense<2.0> : tensor<4x3xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>)
  // expected-remark @+1 {{peephole-move-fully-connected-before-unpack: structure}}
  %1 = "tfl.fully_connected"(%0#0, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, none) -> tensor<1x4xf32>
  %2 = "tfl.fully_connected"(%0#1, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, none) -> tensor<1x4xf32>
  return %1, %2, %0#1 : tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x3xf32>
}

// -----

// C2: the weights are computed.

// CHECK-LABEL: func.func @computed(
// CHECK: tfl.unpack
// CHECK-COUNT-2: tfl.fully_connected
func.func @computed(%x: tensor<2x1x3xf32>, %w: tensor<4x3xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %none = "tfl.no_value"() <{value}> : () -> none
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>)
  // expected-remark @+1 {{peephole-move-fully-connected-before-unpack: not-constant: weights or bias are not constants}}
  %1 = "tfl.fully_connected"(%0#0, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, none) -> tensor<1x4xf32>
  %2 = "tfl.fully_connected"(%0#1, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, none) -> tensor<1x4xf32>
  return %1, %2 : tensor<1x4xf32>, tensor<1x4xf32>
}

// -----

// C3: unpack divides the rows.

// CHECK-LABEL: func.func @last_axis(
// CHECK: tfl.unpack
// CHECK-COUNT-2: tfl.fully_connected
func.func @last_axis(%x: tensor<1x3x2xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %w = arith.constant dense<2.0> : tensor<4x3xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0:2 = "tfl.unpack"(%x) <{axis = -1 : i32, num = 2 : i32}> : (tensor<1x3x2xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>)
  // expected-remark @+1 {{peephole-move-fully-connected-before-unpack: shape: fully_connected does not work on whole rows of the input of unpack}}
  %1 = "tfl.fully_connected"(%0#0, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, none) -> tensor<1x4xf32>
  %2 = "tfl.fully_connected"(%0#1, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, none) -> tensor<1x4xf32>
  return %1, %2 : tensor<1x4xf32>, tensor<1x4xf32>
}

// -----

// C4: quantized elements.

!q = !quant.uniform<i8:f32, 0.5>
// CHECK-LABEL: func.func @quantized(
// CHECK: tfl.unpack
// CHECK-COUNT-2: tfl.fully_connected
func.func @quantized(%x: tensor<2x1x3x!q>) -> (tensor<1x4x!q>, tensor<1x4x!q>) {
  %w = "tfl.pseudo_qconst"() <{qtype = tensor<4x3x!q>, value = dense<2> : tensor<4x3xi8>}> : () -> tensor<4x3x!q>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x1x3x!q>) -> (tensor<1x3x!q>, tensor<1x3x!q>)
  // expected-remark @+1 {{peephole-move-fully-connected-before-unpack: element-type: the elements are not floats}}
  %1 = "tfl.fully_connected"(%0#0, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3x!q>, tensor<4x3x!q>, none) -> tensor<1x4x!q>
  %2 = "tfl.fully_connected"(%0#1, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3x!q>, tensor<4x3x!q>, none) -> tensor<1x4x!q>
  return %1, %2 : tensor<1x4x!q>, tensor<1x4x!q>
}

// -----

// C5: all results together are too large.

// CHECK-LABEL: func.func @large(
// CHECK: tfl.unpack
// CHECK-COUNT-2: tfl.fully_connected
func.func @large(%x: tensor<2x9000x3xf32>) -> (tensor<9000x1000xf32>, tensor<9000x1000xf32>) {
  %w = arith.constant dense<2.0> : tensor<1000x3xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x9000x3xf32>) -> (tensor<9000x3xf32>, tensor<9000x3xf32>)
  // expected-remark @+1 {{peephole-move-fully-connected-before-unpack: size: the results of all time steps need 68 MiB, more than 64}}
  %1 = "tfl.fully_connected"(%0#0, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<9000x3xf32>, tensor<1000x3xf32>, none) -> tensor<9000x1000xf32>
  %2 = "tfl.fully_connected"(%0#1, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<9000x3xf32>, tensor<1000x3xf32>, none) -> tensor<9000x1000xf32>
  return %1, %2 : tensor<9000x1000xf32>, tensor<9000x1000xf32>
}
