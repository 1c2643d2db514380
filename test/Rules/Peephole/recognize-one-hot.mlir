// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-one-hot remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[OFF:.*]] = arith.constant dense<false> : tensor<i1>
// CHECK-DAG: %[[ON:.*]] = arith.constant dense<true> : tensor<i1>
// CHECK-DAG: %[[DEPTH:.*]] = arith.constant dense<3> : tensor<i32>
// CHECK-DAG: %[[SHAPE:.*]] = arith.constant dense<[2, 4]> : tensor<2xi32>
// CHECK: %[[INDICES:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<2x4x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
// CHECK-NOT: tfl.equal
// CHECK: %[[Y:.*]] = "tfl.one_hot"(%[[INDICES]], %[[DEPTH]], %[[ON]], %[[OFF]]) <{axis = -1 : i32}> : (tensor<2x4xi32>, tensor<i32>, tensor<i1>, tensor<i1>) -> tensor<2x4x3xi1>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x4x1xi32>) -> tensor<2x4x3xi1> {
  %series = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  %0 = "tfl.equal"(%x, %series) : (tensor<2x4x1xi32>, tensor<3xi32>) -> tensor<2x4x3xi1>
  return %0 : tensor<2x4x3xi1>
}

// 64 bits, one unknown dimension, the series first and of higher rank.

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK-DAG: %[[OFF:.*]] = arith.constant dense<false> : tensor<i1>
// CHECK-DAG: %[[ON:.*]] = arith.constant dense<true> : tensor<i1>
// CHECK-DAG: %[[DEPTH:.*]] = arith.constant dense<2> : tensor<i32>
// CHECK-DAG: %[[SHAPE:.*]] = arith.constant dense<-1> : tensor<1xi32>
// CHECK: %[[INDICES:.*]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<?x1xi64>, tensor<1xi32>) -> tensor<?xi64>
// CHECK-NOT: tfl.equal
// CHECK: %[[Y:.*]] = "tfl.one_hot"(%[[INDICES]], %[[DEPTH]], %[[ON]], %[[OFF]]) <{axis = -1 : i32}> : (tensor<?xi64>, tensor<i32>, tensor<i1>, tensor<i1>) -> tensor<?x2xi1>
// CHECK-NEXT: return %[[Y]]
func.func @fires_dynamic(%x: tensor<?x1xi64>) -> tensor<?x2xi1> {
  %series = arith.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %0 = "tfl.equal"(%series, %x) : (tensor<1x2xi64>, tensor<?x1xi64>) -> tensor<?x2xi1>
  return %0 : tensor<?x2xi1>
}

// CHECK-LABEL: func.func @c1_element_type(
// CHECK-NOT: tfl.one_hot
// CHECK: %[[Y:.*]] = "tfl.equal"(%arg0,
// CHECK: return %[[Y]]
func.func @c1_element_type(%x: tensor<4x1xi16>) -> tensor<4x3xi1> {
  %series = arith.constant dense<[0, 1, 2]> : tensor<3xi16>
  // expected-remark@+1 {{peephole-recognize-one-hot: element-type: the elements are not integers of 32 or 64 bits}}
  %0 = "tfl.equal"(%x, %series) : (tensor<4x1xi16>, tensor<3xi16>) -> tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

// CHECK-LABEL: func.func @c2_last_dimension(
// CHECK-NOT: tfl.one_hot
// CHECK: %[[Y:.*]] = "tfl.equal"(%arg0,
// CHECK: return %[[Y]]
func.func @c2_last_dimension(%x: tensor<4x3xi32>) -> tensor<4x3xi1> {
  %series = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  // expected-remark@+1 {{peephole-recognize-one-hot: shape: the last dimension of x is not 1}}
  %0 = "tfl.equal"(%x, %series) : (tensor<4x3xi32>, tensor<3xi32>) -> tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

// CHECK-LABEL: func.func @c2_no_other_dimension(
// CHECK-NOT: tfl.one_hot
// CHECK: %[[Y:.*]] = "tfl.equal"(%arg0,
// CHECK: return %[[Y]]
func.func @c2_no_other_dimension(%x: tensor<1xi32>) -> tensor<3xi1> {
  %series = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  // expected-remark@+1 {{peephole-recognize-one-hot: shape: the last dimension of x is not 1}}
  %0 = "tfl.equal"(%x, %series) : (tensor<1xi32>, tensor<3xi32>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

// CHECK-LABEL: func.func @c3_unknown_shape(
// CHECK-NOT: tfl.one_hot
// CHECK: %[[Y:.*]] = "tfl.equal"(%arg0,
// CHECK: return %[[Y]]
func.func @c3_unknown_shape(%x: tensor<?x?x1xi32>) -> tensor<?x?x3xi1> {
  %series = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  // expected-remark@+1 {{peephole-recognize-one-hot: unknown-shape: more than one dimension is unknown}}
  %0 = "tfl.equal"(%x, %series) : (tensor<?x?x1xi32>, tensor<3xi32>) -> tensor<?x?x3xi1>
  return %0 : tensor<?x?x3xi1>
}

// The numbers do not count from 0.

// CHECK-LABEL: func.func @other_numbers(
// CHECK-NOT: tfl.one_hot
// CHECK: "tfl.equal"(%arg0,
func.func @other_numbers(%x: tensor<4x1xi32>) -> tensor<4x3xi1> {
  %series = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = "tfl.equal"(%x, %series) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NOT: tfl.reshape
// CHECK: %[[Y:.*]] = "tfl.one_hot"(%arg0, %{{.*}}, %{{.*}}, %{{.*}}) <{axis = -1 : i32}>
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<4xi32>) -> tensor<4x3xi1> {
  %depth = arith.constant dense<3> : tensor<i32>
  %on = arith.constant dense<true> : tensor<i1>
  %off = arith.constant dense<false> : tensor<i1>
  %0 = "tfl.one_hot"(%x, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<4xi32>, tensor<i32>, tensor<i1>, tensor<i1>) -> tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}
