// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-convert-shape-pack-to-concat remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[S:.*]] = "tfl.shape"(%arg0)
// CHECK: %[[B:.*]] = "tfl.strided_slice"(%[[S]], {{.*}}shrink_axis_mask = 0 : i32{{.*}} -> tensor<1xi32>
// CHECK: %[[D:.*]] = "tfl.concatenation"(%[[B]], %{{.*}}) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK: "tfl.fill"(%[[D]]
func.func @fires(%x: tensor<?x6x5xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %eight = arith.constant dense<8> : tensor<i32>
  %b = arith.constant dense<0> : tensor<1xi32>
  %e = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.shape"(%x) : (tensor<?x6x5xf32>) -> tensor<3xi32>
  %1 = "tfl.strided_slice"(%0, %b, %e, %e) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %2 = "tfl.pack"(%1, %eight) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %3 = "tfl.fill"(%2, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<?x8xf32>
  return %3 : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @neighbors(
// CHECK-DAG: %[[B:.*]] = arith.constant dense<1> : tensor<1xi32>
// CHECK-DAG: %[[E:.*]] = arith.constant dense<3> : tensor<1xi32>
// CHECK: %[[Y:.*]] = "tfl.strided_slice"(%{{.*}}, %[[B]], %[[E]], %[[B]]) {{.*}} -> tensor<2xi32>
// CHECK-NEXT: return %[[Y]]
func.func @neighbors(%x: tensor<?x?x?xf32>) -> tensor<2xi32> {
  %one = arith.constant dense<1> : tensor<1xi32>
  %last = arith.constant dense<-1> : tensor<1xi32>
  %0 = "tfl.shape"(%x) : (tensor<?x?x?xf32>) -> tensor<3xi32>
  %1 = "tfl.strided_slice"(%0, %one, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %2 = "tfl.strided_slice"(%0, %last, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %3 = "tfl.pack"(%1, %2) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// A shape for each dimension, as einsum writes them.
// CHECK-LABEL: func.func @neighbors_of_two_shapes(
// CHECK: %[[Y:.*]] = "tfl.strided_slice"({{.*}} -> tensor<2xi32>
// CHECK-NEXT: return %[[Y]]
func.func @neighbors_of_two_shapes(%x: tensor<?x?x?xf32>) -> tensor<2xi32> {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %two = arith.constant dense<2> : tensor<1xi32>
  %0 = "tfl.shape"(%x) : (tensor<?x?x?xf32>) -> tensor<3xi32>
  %1 = "tfl.strided_slice"(%0, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %2 = "tfl.shape"(%x) : (tensor<?x?x?xf32>) -> tensor<3xi32>
  %3 = "tfl.strided_slice"(%2, %one, %two, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %4 = "tfl.pack"(%1, %3) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  return %4 : tensor<2xi32>
}

// Dimensions of two tensors.
// CHECK-LABEL: func.func @neighbors_of_two_tensors(
// CHECK: "tfl.concatenation"
func.func @neighbors_of_two_tensors(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<2xi32> {
  %zero = arith.constant dense<0> : tensor<1xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %two = arith.constant dense<2> : tensor<1xi32>
  %0 = "tfl.shape"(%x) : (tensor<?x?xf32>) -> tensor<2xi32>
  %1 = "tfl.strided_slice"(%0, %zero, %one, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %2 = "tfl.shape"(%y) : (tensor<?x?xf32>) -> tensor<2xi32>
  %3 = "tfl.strided_slice"(%2, %one, %two, %one) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %4 = "tfl.pack"(%1, %3) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  return %4 : tensor<2xi32>
}

// Near miss.

// CHECK-LABEL: func.func @c1_number(
// CHECK: "tfl.pack"
func.func @c1_number(%x: tensor<?x6x5xf32>) -> (tensor<2xi32>, tensor<i32>) {
  %eight = arith.constant dense<8> : tensor<i32>
  %b = arith.constant dense<0> : tensor<1xi32>
  %e = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.shape"(%x) : (tensor<?x6x5xf32>) -> tensor<3xi32>
  %1 = "tfl.strided_slice"(%0, %b, %e, %e) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  // expected-remark@+1 {{peephole-convert-shape-pack-to-concat: multiple-uses: a packed dimension has other users, which need a scalar}}
  %2 = "tfl.pack"(%1, %eight) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  return %2, %1 : tensor<2xi32>, tensor<i32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: "tfl.concatenation"
func.func @fused_already(%x: tensor<1xi32>) -> tensor<2xi32> {
  %eight = arith.constant dense<8> : tensor<1xi32>
  %0 = "tfl.concatenation"(%x, %eight) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
