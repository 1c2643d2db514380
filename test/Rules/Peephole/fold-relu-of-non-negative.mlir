// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-relu-of-non-negative remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.squared_difference %arg0, %arg1
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.squared_difference"(%x, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.relu"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.logistic"(%arg0)
// CHECK-NEXT: return %[[Y]]
func.func @fires_dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = "tfl.logistic"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = "tfl.relu"(%0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// Of two in a row, one is left.

// CHECK-LABEL: func.func @fires_twice(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.relu"(%arg0)
// CHECK-NEXT: return %[[Y]]
func.func @fires_twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.relu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.relu"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_shape(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.exp"(%arg0)
// CHECK-NEXT: %[[Z:[^ ]+]] = "tfl.relu"(%[[Y]]) : (tensor<?xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[Z]]
func.func @c1_shape(%x: tensor<?xf32>) -> tensor<4xf32> {
  %0 = "tfl.exp"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  // expected-remark @+1 {{shape: relu refines the type}}
  %1 = "tfl.relu"(%0) : (tensor<?xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A tanh may be negative.

// CHECK-LABEL: func.func @may_be_negative(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.tanh"(%arg0)
// CHECK-NEXT: %[[Z:[^ ]+]] = "tfl.relu"(%[[Y]])
// CHECK-NEXT: return %[[Z]]
func.func @may_be_negative(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.tanh"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tfl.relu"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Nothing left to do.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.abs"(%arg0)
// CHECK-NEXT: return %[[Y]]
func.func @fused(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.abs"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
