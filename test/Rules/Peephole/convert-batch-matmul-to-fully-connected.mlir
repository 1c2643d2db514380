// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-batch-matmul-to-fully-connected remarks" -verify-diagnostics | FileCheck %s

!weights = !quant.uniform<i8<-127:127>:f32, 0.5>

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: batch_matmul
// CHECK-DAG: %[[W:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
// CHECK-DAG: %[[NONE:.*]] = "tfl.no_value"()
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %[[W]], %[[NONE]]) <{asymmetric_quantize_inputs = true, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<4x5x2xf32>, tensor<3x2xf32>, none) -> tensor<4x5x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<4x5x2xf32>) -> tensor<4x5x3xf32> {
  %y = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = true}> : (tensor<4x5x2xf32>, tensor<2x3xf32>) -> tensor<4x5x3xf32>
  return %0 : tensor<4x5x3xf32>
}

// The matrix lies the right way already.

// CHECK-LABEL: func.func @adj_y_and_dynamic(
// CHECK-NOT: batch_matmul
// CHECK-DAG: %[[W:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>
// CHECK-NOT: "tfl.transpose"
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %[[W]], %{{.*}}) <{asymmetric_quantize_inputs = false, {{.*}}keep_num_dims = true{{.*}} : (tensor<?x5x3xf32>, tensor<2x3xf32>, none) -> tensor<?x5x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @adj_y_and_dynamic(%x: tensor<?x5x3xf32>) -> tensor<?x5x2xf32> {
  %y = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<?x5x3xf32>, tensor<2x3xf32>) -> tensor<?x5x2xf32>
  return %0 : tensor<?x5x2xf32>
}

// CHECK-LABEL: func.func @adj_x(
// CHECK-NOT: batch_matmul
// CHECK: %[[PERM:.*]] = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
// CHECK: %[[X:.*]] = "tfl.transpose"(%arg0, %[[PERM]]) : (tensor<4x3x5xf32>, tensor<3xi32>) -> tensor<4x5x3xf32>
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%[[X]], {{.*}}keep_num_dims = true{{.*}} : (tensor<4x5x3xf32>, tensor<2x3xf32>, none) -> tensor<4x5x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @adj_x(%x: tensor<4x3x5xf32>) -> tensor<4x5x2xf32> {
  %y = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = true, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<4x3x5xf32>, tensor<2x3xf32>) -> tensor<4x5x2xf32>
  return %0 : tensor<4x5x2xf32>
}

// CHECK-LABEL: func.func @quantized_weights(
// CHECK-NOT: batch_matmul
// CHECK: %[[Q:.*]] = "tfl.pseudo_qconst"()
// CHECK: %[[Y:.*]] = "tfl.dequantize"(%[[Q]])
// CHECK: %[[R:.*]] = "tfl.fully_connected"(%arg0, %[[Y]], {{.*}} : (tensor<5x3xf32>, tensor<2x3xf32>, none) -> tensor<5x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @quantized_weights(%x: tensor<5x3xf32>) -> tensor<5x2xf32> {
  %q = "tfl.pseudo_qconst"() <{qtype = tensor<2x3x!weights>, value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!weights>
  %y = "tfl.dequantize"(%q) : (tensor<2x3x!weights>) -> tensor<2x3xf32>
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<5x3xf32>, tensor<2x3xf32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}

// CHECK-LABEL: func.func @c1_not_constant(
// CHECK-NEXT: %[[R:.*]] = "tfl.batch_matmul"(%arg0, %arg1)
// CHECK-NEXT: return %[[R]]
func.func @c1_not_constant(%x: tensor<4x5x2xf32>, %y: tensor<2x3xf32>) -> tensor<4x5x3xf32> {
  // expected-remark @below {{the second matrix is not a constant}}
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<4x5x2xf32>, tensor<2x3xf32>) -> tensor<4x5x3xf32>
  return %0 : tensor<4x5x3xf32>
}

// CHECK-LABEL: func.func @c2_element_type(
// CHECK: %[[Y:.*]] = arith.constant
// CHECK-NEXT: %[[R:.*]] = "tfl.batch_matmul"(%arg0, %[[Y]])
// CHECK-NEXT: return %[[R]]
func.func @c2_element_type(%x: tensor<5x2xi32>) -> tensor<5x3xi32> {
  %y = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  // expected-remark @below {{peephole-convert-batch-matmul-to-fully-connected: element-type: fully_connected supports only 32-bit floats and quantized types}}
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<5x2xi32>, tensor<2x3xi32>) -> tensor<5x3xi32>
  return %0 : tensor<5x3xi32>
}

// CHECK-LABEL: func.func @c2_accumulators(
// CHECK: %[[Y:.*]] = "tfl.pseudo_qconst"()
// CHECK-NEXT: %[[R:.*]] = "tfl.batch_matmul"(%arg0, %[[Y]])
// CHECK-NEXT: return %[[R]]
func.func @c2_accumulators(%x: tensor<5x3x!weights>) -> tensor<5x2xi32> {
  %y = "tfl.pseudo_qconst"() <{qtype = tensor<2x3x!weights>, value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!weights>
  // expected-remark @below {{fully_connected has no 32-bit integer result}}
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<5x3x!weights>, tensor<2x3x!weights>) -> tensor<5x2xi32>
  return %0 : tensor<5x2xi32>
}

// CHECK-LABEL: func.func @many_matrices(
// CHECK: "tfl.batch_matmul"(%arg0,
// CHECK-NOT: fully_connected
func.func @many_matrices(%x: tensor<4x5x2xf32>) -> tensor<4x5x3xf32> {
  %y = arith.constant dense<1.0> : tensor<4x2x3xf32>
  %0 = "tfl.batch_matmul"(%x, %y) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<4x5x2xf32>, tensor<4x2x3xf32>) -> tensor<4x5x3xf32>
  return %0 : tensor<4x5x3xf32>
}

// CHECK-LABEL: func.func @connected(
// CHECK: %[[W:.*]] = arith.constant dense<2.000000e+00> : tensor<3x2xf32>
// CHECK: "tfl.fully_connected"(%arg0, %[[W]], %arg1)
// CHECK-NEXT: return
func.func @connected(%x: tensor<4x5x2xf32>, %b: tensor<3xf32>) -> tensor<4x5x3xf32> {
  %w = arith.constant dense<2.0> : tensor<3x2xf32>
  %0 = "tfl.fully_connected"(%x, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<4x5x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<4x5x3xf32>
  return %0 : tensor<4x5x3xf32>
}
