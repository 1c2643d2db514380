// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-transposed-batch-matmul-to-fully-connected remarks" -verify-diagnostics | FileCheck %s

!quantized = !quant.uniform<i8:f32, 0.5>

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: "tfl.transpose"
// CHECK: %[[NONE:.*]] = "tfl.no_value"()
// CHECK-NOT: "tfl.transpose"
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %arg1, %[[NONE]]) <{asymmetric_quantize_inputs = true, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<4x5x2xf32>, tensor<3x2xf32>, none) -> tensor<4x5x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<4x5x2xf32>, %y: tensor<3x2xf32>) -> tensor<4x5x3xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%y, %perm) : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = true}> : (tensor<4x5x2xf32>, tensor<2x3xf32>) -> tensor<4x5x3xf32>
  return %1 : tensor<4x5x3xf32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NOT: "tfl.transpose"
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{asymmetric_quantize_inputs = false, {{.*}}keep_num_dims = true{{.*}} : (tensor<?x2xf32>, tensor<?x2xf32>, none) -> tensor<?x?xf32>
// CHECK-NEXT: return %[[R]]
func.func @dynamic(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>) -> tensor<?x?xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%y, %perm) : (tensor<?x2xf32>, tensor<2xi32>) -> tensor<2x?xf32>
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<?x2xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c1_adj_x(
// CHECK: %[[Y:.*]] = "tfl.transpose"(%arg1
// CHECK-NEXT: "tfl.batch_matmul"(%arg0, %[[Y]]) <{adj_x = true
func.func @c1_adj_x(%x: tensor<2x5xf32>, %y: tensor<3x2xf32>) -> tensor<5x3xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%y, %perm) : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  // expected-remark @below {{adj_x or adj_y is set}}
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = true, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x5xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return %1 : tensor<5x3xf32>
}

// CHECK-LABEL: func.func @c1_adj_y(
// CHECK: %[[Y:.*]] = "tfl.transpose"(%arg1
// CHECK-NEXT: "tfl.batch_matmul"(%arg0, %[[Y]]) <{adj_x = false, adj_y = true
func.func @c1_adj_y(%x: tensor<5x2xf32>, %y: tensor<2x3xf32>) -> tensor<5x3xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%y, %perm) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  // expected-remark @below {{adj_x or adj_y is set}}
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<5x2xf32>, tensor<3x2xf32>) -> tensor<5x3xf32>
  return %1 : tensor<5x3xf32>
}

// CHECK-LABEL: func.func @c2_element_type(
// CHECK: %[[Y:.*]] = "tfl.transpose"(%arg1
// CHECK-NEXT: "tfl.batch_matmul"(%arg0, %[[Y]])
func.func @c2_element_type(%x: tensor<5x2xi32>, %y: tensor<3x2xi32>) -> tensor<5x3xi32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%y, %perm) : (tensor<3x2xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  // expected-remark @below {{peephole-convert-transposed-batch-matmul-to-fully-connected: element-type: fully_connected supports only 32-bit floats and quantized types}}
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<5x2xi32>, tensor<2x3xi32>) -> tensor<5x3xi32>
  return %1 : tensor<5x3xi32>
}

// CHECK-LABEL: func.func @c2_accumulators(
// CHECK: %[[Y:.*]] = "tfl.transpose"(%arg1
// CHECK-NEXT: "tfl.batch_matmul"(%arg0, %[[Y]])
func.func @c2_accumulators(%x: tensor<5x2x!quantized>, %y: tensor<3x2x!quantized>) -> tensor<5x3xi32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%y, %perm) : (tensor<3x2x!quantized>, tensor<2xi32>) -> tensor<2x3x!quantized>
  // expected-remark @below {{fully_connected has no 32-bit integer result}}
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<5x2x!quantized>, tensor<2x3x!quantized>) -> tensor<5x3xi32>
  return %1 : tensor<5x3xi32>
}

// Many matrices are no filter.

// CHECK-LABEL: func.func @many_matrices(
// CHECK: %[[Y:.*]] = "tfl.transpose"(%arg1
// CHECK-NEXT: "tfl.batch_matmul"(%arg0, %[[Y]])
func.func @many_matrices(%x: tensor<4x5x2xf32>, %y: tensor<4x3x2xf32>) -> tensor<4x5x3xf32> {
  %perm = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %0 = "tfl.transpose"(%y, %perm) : (tensor<4x3x2xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<4x5x2xf32>, tensor<4x2x3xf32>) -> tensor<4x5x3xf32>
  return %1 : tensor<4x5x3xf32>
}

// CHECK-LABEL: func.func @connected(
// CHECK-NEXT: %[[R:.*]] = "tfl.fully_connected"(%arg0, %arg1, %arg2)
// CHECK-NEXT: return %[[R]]
func.func @connected(%x: tensor<4x5x2xf32>, %w: tensor<3x2xf32>, %b: tensor<3xf32>) -> tensor<4x5x3xf32> {
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<4x5x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<4x5x3xf32>
  return %0 : tensor<4x5x3xf32>
}
