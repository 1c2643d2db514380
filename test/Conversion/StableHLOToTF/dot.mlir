// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @matrices(
// CHECK: %[[MATMUL:.+]] = "tf.MatMul"(%arg0, %arg1){{.*}}transpose_a = false{{.*}}transpose_b = true
func.func @matrices(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot_general"(%x, %y) {lhs_batching_dimensions = dense<> : tensor<0xi64>, rhs_batching_dimensions = dense<> : tensor<0xi64>, lhs_contracting_dimensions = dense<1> : tensor<1xi64>, rhs_contracting_dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @batches(
// CHECK: %[[EINSUM:.+]] = "tf.Einsum"(%arg0, %arg1){{.*}}equation = "acb,bad->acd"
func.func @batches(%x: tensor<5x2x3xf32>, %y: tensor<3x5x4xf32>) -> tensor<5x2x4xf32> {
  %0 = "stablehlo.dot_general"(%x, %y) {lhs_batching_dimensions = dense<0> : tensor<1xi64>, rhs_batching_dimensions = dense<1> : tensor<1xi64>, lhs_contracting_dimensions = dense<2> : tensor<1xi64>, rhs_contracting_dimensions = dense<0> : tensor<1xi64>} : (tensor<5x2x3xf32>, tensor<3x5x4xf32>) -> tensor<5x2x4xf32>
  return %0 : tensor<5x2x4xf32>
}

// CHECK-LABEL: func.func @dot(
// CHECK: %[[EINSUM:.+]] = "tf.Einsum"(%arg0, %arg1){{.*}}equation = "a,ab->b"
func.func @dot(%x: tensor<3xf32>, %y: tensor<3x4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.dot"(%x, %y) : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @normalized(
// CHECK: %[[ADDV2:.+]] = "tf.AddV2"(%arg4, {{.*}})
// CHECK: %[[RSQRT:.+]] = "tf.Rsqrt"(%[[ADDV2]])
// CHECK: %[[MUL:.+]] = "tf.Mul"(%arg1, %[[RSQRT]])
// CHECK: %[[MUL1:.+]] = "tf.Mul"(%arg3, %[[MUL]])
// CHECK: %[[SUB:.+]] = "tf.Sub"(%arg2, %[[MUL1]])
// CHECK: %[[MUL2:.+]] = "tf.Mul"(%arg0, %[[MUL]])
// CHECK: %[[ADDV21:.+]] = "tf.AddV2"(%[[MUL2]], %[[SUB]])
func.func @normalized(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
