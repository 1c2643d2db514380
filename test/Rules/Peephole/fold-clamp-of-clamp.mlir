// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-clamp-of-clamp remarks" -verify-diagnostics | FileCheck %s

// The interval of both is [-1, 1].

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: maximum
// CHECK-NOT: minimum
// CHECK: %[[R:.*]] = "tfl.relu_n1_to_1"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %low = arith.constant dense<-1.0> : tensor<f32>
  %high = arith.constant dense<1.0> : tensor<f32>
  %0 = "tfl.maximum"(%x, %low) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %1 = "tfl.minimum"(%0, %high) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_in_other_order_dynamic(
// CHECK-NOT: relu"
// CHECK-NOT: minimum
// CHECK: %[[R:.*]] = "tfl.relu6"(%arg0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_in_other_order_dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %high = arith.constant dense<6.0> : tensor<f32>
  %0 = "tfl.minimum"(%high, %x) : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = "tfl.relu"(%0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// [-1, 1] and then [0, inf) leave [0, 1].

// CHECK-LABEL: func.func @fires_on_relu_n1_to_1(
// CHECK-NOT: relu_n1_to_1
// CHECK: %[[R:.*]] = "tfl.relu_0_to_1"(%arg0)
// CHECK-NEXT: return %[[R]]
func.func @fires_on_relu_n1_to_1(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.relu_n1_to_1"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.relu"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @fires_on_maximum_with_zero(
// CHECK-NOT: maximum
// CHECK: %[[R:.*]] = "tfl.relu"(%arg0)
// CHECK-NEXT: return %[[R]]
func.func @fires_on_maximum_with_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = "tfl.maximum"(%x, %zero) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The smaller of both ends.

// CHECK-LABEL: func.func @fires_on_integers(
// CHECK: %[[C:.*]] = {{.*}}dense<5> : tensor<i32>
// CHECK: %[[R:.*]] = "tfl.minimum"(%arg0, %[[C]]) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT: return %[[R]]
func.func @fires_on_integers(%x: tensor<4xi32>) -> tensor<4xi32> {
  %nine = arith.constant dense<9> : tensor<i32>
  %five = arith.constant dense<5> : tensor<i32>
  %0 = "tfl.minimum"(%x, %nine) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = "tfl.minimum"(%0, %five) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// The first clamp stays for those that need it.

// CHECK-LABEL: func.func @fires_with_other_use(
// CHECK-DAG: %[[A:.*]] = "tfl.relu"(%arg0)
// CHECK-DAG: %[[B:.*]] = "tfl.relu6"(%arg0)
// CHECK: return %[[A]], %[[B]]
func.func @fires_with_other_use(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %six = arith.constant dense<6.0> : tensor<f32>
  %0 = "tfl.relu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.minimum"(%0, %six) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_element_type(
// CHECK: %[[A:.*]] = "tfl.maximum"(%arg0
// CHECK: %[[B:.*]] = "tfl.minimum"(%[[A]]
// CHECK: return %[[B]]
func.func @c1_element_type(%x: tensor<4xi32>) -> tensor<4xi32> {
  %low = arith.constant dense<-1> : tensor<i32>
  %high = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.maximum"(%x, %low) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  // expected-remark @+1 {{peephole-fold-clamp-of-clamp: element-type: relu and its variants support only 32-bit floats}}
  %1 = "tfl.minimum"(%0, %high) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// Everything becomes -1.

// CHECK-LABEL: func.func @c2_empty(
// CHECK: %[[A:.*]] = "tfl.relu"(%arg0
// CHECK: %[[B:.*]] = "tfl.minimum"(%[[A]]
// CHECK: return %[[B]]
func.func @c2_empty(%x: tensor<4xf32>) -> tensor<4xf32> {
  %high = arith.constant dense<-1.0> : tensor<f32>
  %0 = "tfl.relu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @+1 {{the interval is empty or a single value, so the result is constant}}
  %1 = "tfl.minimum"(%0, %high) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c2_interval(
// CHECK: %[[A:.*]] = "tfl.relu"(%arg0
// CHECK: %[[B:.*]] = "tfl.minimum"(%[[A]]
// CHECK: return %[[B]]
func.func @c2_interval(%x: tensor<4xf32>) -> tensor<4xf32> {
  %high = arith.constant dense<2.0> : tensor<f32>
  %0 = "tfl.relu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @+1 {{no op clamps to 0.00 and 2.00}}
  %1 = "tfl.minimum"(%0, %high) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A minimum that brings a shape of its own is no clamp.

// CHECK-LABEL: func.func @changes_shape(
// CHECK: %[[A:.*]] = "tfl.relu"(%arg0
// CHECK: %[[B:.*]] = "tfl.minimum"(%[[A]]
// CHECK: return %[[B]]
func.func @changes_shape(%x: tensor<1xf32>) -> tensor<4xf32> {
  %high = arith.constant dense<6.0> : tensor<4xf32>
  %0 = "tfl.relu"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %1 = "tfl.minimum"(%0, %high) : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @unknown_size(
// CHECK: %[[A:.*]] = "tfl.relu"(%arg0
// CHECK: %[[B:.*]] = "tfl.minimum"(%[[A]]
// CHECK: return %[[B]]
func.func @unknown_size(%x: tensor<?xf32>) -> tensor<?xf32> {
  %high = arith.constant dense<6.0> : tensor<4xf32>
  %0 = "tfl.relu"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "tfl.minimum"(%0, %high) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @is_merged(
// CHECK-NEXT: %[[R:.*]] = "tfl.relu6"(%arg0)
// CHECK-NEXT: return %[[R]]
func.func @is_merged(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.relu6"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// No double is 2^53 + 1.

// CHECK-LABEL: func.func @c2_large_integers(
// CHECK-COUNT-2: "tfl.minimum"
func.func @c2_large_integers(%x: tensor<4xi64>) -> tensor<4xi64> {
  %a = arith.constant dense<9007199254740997> : tensor<i64>
  %b = arith.constant dense<9007199254740993> : tensor<i64>
  %0 = "tfl.minimum"(%x, %a) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
  // expected-remark@+1 {{the bounds exceed 2^53}}
  %1 = "tfl.minimum"(%0, %b) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
  return %1 : tensor<4xi64>
}
