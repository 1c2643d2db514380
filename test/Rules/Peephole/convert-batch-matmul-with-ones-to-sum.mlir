// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-batch-matmul-with-ones-to-sum remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @row(
// CHECK: %[[AXIS:.*]] = {{.*}} dense<1> : tensor<1xi32>
// CHECK-NOT: batch_matmul
// CHECK: %[[R:.*]] = "tfl.sum"(%arg0, %[[AXIS]]) <{keep_dims = true}> : {{.*}} -> tensor<2x1x3xf32>
// CHECK: return %[[R]]
func.func @row(%x: tensor<2x4x3xf32>) -> tensor<2x1x3xf32> {
  %ones = arith.constant dense<1.0> : tensor<1x1x4xf32>
  %0 = "tfl.batch_matmul"(%ones, %x) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<1x1x4xf32>, tensor<2x4x3xf32>) -> tensor<2x1x3xf32>
  return %0 : tensor<2x1x3xf32>
}

// CHECK-LABEL: func.func @column(
// CHECK: %[[AXIS:.*]] = {{.*}} dense<2> : tensor<1xi32>
// CHECK-NOT: batch_matmul
// CHECK: %[[R:.*]] = "tfl.sum"(%arg0, %[[AXIS]]) <{keep_dims = true}> : {{.*}} -> tensor<2x4x1xf32>
// CHECK: return %[[R]]
func.func @column(%x: tensor<2x4x3xf32>) -> tensor<2x4x1xf32> {
  %ones = arith.constant dense<1.0> : tensor<2x3x1xf32>
  %0 = "tfl.batch_matmul"(%x, %ones) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x4x3xf32>, tensor<2x3x1xf32>) -> tensor<2x4x1xf32>
  return %0 : tensor<2x4x1xf32>
}

// CHECK-LABEL: func.func @column_as_row(
// CHECK: %[[AXIS:.*]] = {{.*}} dense<0> : tensor<1xi32>
// CHECK-NOT: batch_matmul
// CHECK: %[[R:.*]] = "tfl.sum"(%arg0, %[[AXIS]]) <{keep_dims = true}> : {{.*}} -> tensor<1x3xf32>
// CHECK: return %[[R]]
func.func @column_as_row(%x: tensor<4x3xf32>) -> tensor<1x3xf32> {
  %ones = arith.constant dense<1.0> : tensor<4x1xf32>
  %0 = "tfl.batch_matmul"(%ones, %x) <{adj_x = true, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<4x1xf32>, tensor<4x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// CHECK-LABEL: func.func @unknown_batch(
// CHECK: %[[AXIS:.*]] = {{.*}} dense<1> : tensor<1xi32>
// CHECK-NOT: batch_matmul
// CHECK: %[[R:.*]] = "tfl.sum"(%arg0, %[[AXIS]]) <{keep_dims = true}> : {{.*}} -> tensor<?x1x3xi32>
// CHECK: return %[[R]]
func.func @unknown_batch(%x: tensor<?x4x3xi32>) -> tensor<?x1x3xi32> {
  %ones = arith.constant dense<1> : tensor<1x1x4xi32>
  %0 = "tfl.batch_matmul"(%ones, %x) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<1x1x4xi32>, tensor<?x4x3xi32>) -> tensor<?x1x3xi32>
  return %0 : tensor<?x1x3xi32>
}

// CHECK-LABEL: func.func @c1_shape_rows(
// CHECK-NOT: tfl.sum
// CHECK: "tfl.batch_matmul"(%{{.*}}, %arg0
func.func @c1_shape_rows(%x: tensor<2x4x3xf32>) -> tensor<2x2x3xf32> {
  %ones = arith.constant dense<1.0> : tensor<1x2x4xf32>
  // expected-remark @+1 {{the ones are not a single row or column}}
  %0 = "tfl.batch_matmul"(%ones, %x) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<1x2x4xf32>, tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

// CHECK-LABEL: func.func @c1_shape_columns(
// CHECK-NOT: tfl.sum
// CHECK: "tfl.batch_matmul"(%arg0, 
func.func @c1_shape_columns(%x: tensor<2x4x3xf32>) -> tensor<2x4x2xf32> {
  %ones = arith.constant dense<1.0> : tensor<1x3x2xf32>
  // expected-remark @+1 {{the ones are not a single row or column}}
  %0 = "tfl.batch_matmul"(%x, %ones) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x4x3xf32>, tensor<1x3x2xf32>) -> tensor<2x4x2xf32>
  return %0 : tensor<2x4x2xf32>
}

// CHECK-LABEL: func.func @c1_shape_more_batches(
// CHECK-NOT: tfl.sum
// CHECK: "tfl.batch_matmul"(%{{.*}}, %arg0
func.func @c1_shape_more_batches(%x: tensor<1x4x3xf32>) -> tensor<2x1x3xf32> {
  %ones = arith.constant dense<1.0> : tensor<2x1x4xf32>
  // expected-remark @+1 {{the result does not have the shape of the sum}}
  %0 = "tfl.batch_matmul"(%ones, %x) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x1x4xf32>, tensor<1x4x3xf32>) -> tensor<2x1x3xf32>
  return %0 : tensor<2x1x3xf32>
}

// CHECK-LABEL: func.func @c1_shape_unknown_batch(
// CHECK-NOT: tfl.sum
// CHECK: "tfl.batch_matmul"(%{{.*}}, %arg0
func.func @c1_shape_unknown_batch(%x: tensor<?x4x3xf32>) -> tensor<?x1x3xf32> {
  %ones = arith.constant dense<1.0> : tensor<2x1x4xf32>
  // expected-remark @+1 {{the ones have batch dimensions that the other operand lacks}}
  %0 = "tfl.batch_matmul"(%ones, %x) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<2x1x4xf32>, tensor<?x4x3xf32>) -> tensor<?x1x3xf32>
  return %0 : tensor<?x1x3xf32>
}

// CHECK-LABEL: func.func @c1_shape_transposed(
// CHECK-NOT: tfl.sum
// CHECK: "tfl.batch_matmul"(%{{.*}}, %arg0
func.func @c1_shape_transposed(%x: tensor<2x3x4xf32>) -> tensor<2x1x3xf32> {
  %ones = arith.constant dense<1.0> : tensor<1x1x4xf32>
  // expected-remark @+1 {{the result does not have the shape of the sum}}
  %0 = "tfl.batch_matmul"(%ones, %x) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = false}> : (tensor<1x1x4xf32>, tensor<2x3x4xf32>) -> tensor<2x1x3xf32>
  return %0 : tensor<2x1x3xf32>
}

// CHECK-LABEL: func.func @c2_element_type(
// CHECK-NOT: tfl.sum
// CHECK: "tfl.batch_matmul"(%{{.*}}, %arg0
func.func @c2_element_type(%x: tensor<2x4x3xi8>) -> tensor<2x1x3xi32> {
  %ones = arith.constant dense<1> : tensor<1x1x4xi8>
  // expected-remark @+1 {{sum does not support the element type}}
  %0 = "tfl.batch_matmul"(%ones, %x) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<1x1x4xi8>, tensor<2x4x3xi8>) -> tensor<2x1x3xi32>
  return %0 : tensor<2x1x3xi32>
}

// CHECK-LABEL: func.func @no_ones(
// CHECK: "tfl.batch_matmul"(%{{.*}}, %arg0)
func.func @no_ones(%x: tensor<2x4x3xf32>) -> tensor<2x1x3xf32> {
  %c = arith.constant dense<[[[1.0, 1.0, 1.0, 2.0]]]> : tensor<1x1x4xf32>
  %0 = "tfl.batch_matmul"(%c, %x) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<1x1x4xf32>, tensor<2x4x3xf32>) -> tensor<2x1x3xf32>
  return %0 : tensor<2x1x3xf32>
}

// CHECK-LABEL: func.func @sum_already(
// CHECK: %[[R:.*]] = "tfl.sum"(%arg0
// CHECK: return %[[R]]
func.func @sum_already(%x: tensor<2x4x3xf32>) -> tensor<2x1x3xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.sum"(%x, %axis) <{keep_dims = true}> : (tensor<2x4x3xf32>, tensor<1xi32>) -> tensor<2x1x3xf32>
  return %0 : tensor<2x1x3xf32>
}
