// RUN: tfuse-opt %s -split-input-file -tfl-if-outline | FileCheck %s

// LiteRT evaluates shapes, and ops on shapes, while it prepares a graph. A
// branch result must be computed when the branch runs.

// CHECK-LABEL: func.func @shape
// CHECK:   %[[SHAPE:.*]] = "tfl.shape"(%arg1)
// CHECK:   "tfl.if"(%arg0)
// CHECK:     func.call @tfl.if_then(%[[SHAPE]], %arg2)
// CHECK: func.func private @tfl.if_then(%[[RESULT:.*]]: tensor<2xi32>, %{{.*}}: tensor<2xi32>)
// CHECK-NEXT: return %[[RESULT]]
func.func @shape(%c: tensor<i1>, %x: tensor<?x2xf32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "tfl.if"(%c) ({
    %1 = "tfl.shape"(%x) : (tensor<?x2xf32>) -> tensor<2xi32>
    "tfl.yield"(%1) : (tensor<2xi32>) -> ()
  }, {
    %1 = "tfl.neg"(%y) : (tensor<2xi32>) -> tensor<2xi32>
    "tfl.yield"(%1) : (tensor<2xi32>) -> ()
  }) : (tensor<i1>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// A SLICE is always evaluated at run time, so it is appended to shape
// computations; it needs a vector, so scalars are reshaped. A multiply by an
// argument is evaluated at run time anyway.

// CHECK: func.func private @tfl.if_then
// CHECK:   %[[RANK:.*]] = "tfl.rank"
// CHECK:   %[[PRODUCT:.*]] = tfl.mul %[[RANK]],
// CHECK:   %[[VECTOR:.*]] = "tfl.reshape"(%[[PRODUCT]],
// CHECK:   %[[SLICE:.*]] = "tfl.slice"(%[[VECTOR]],
// CHECK:   %[[RESULT:.*]] = "tfl.reshape"(%[[SLICE]],
// CHECK:   return %[[RESULT]]
// CHECK: func.func private @tfl.if_else
// CHECK:   %[[PRODUCT:.*]] = tfl.mul
// CHECK-NEXT: return %[[PRODUCT]]
func.func @scalar(%c: tensor<i1>, %x: tensor<*xf32>, %y: tensor<i32>) -> tensor<i32> {
  %0 = "tfl.if"(%c) ({
    %inner = "tfl.abs"(%x) : (tensor<*xf32>) -> tensor<*xf32>
    %1 = "tfl.rank"(%inner) : (tensor<*xf32>) -> tensor<i32>
    %two = arith.constant dense<2> : tensor<i32>
    %2 = tfl.mul(%1, %two) {fused_activation_function = "NONE"} : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tfl.yield"(%2) : (tensor<i32>) -> ()
  }, {
    %1 = "tfl.rank"(%x) : (tensor<*xf32>) -> tensor<i32>
    %2 = tfl.mul(%1, %y) {fused_activation_function = "NONE"} : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tfl.yield"(%2) : (tensor<i32>) -> ()
  }) : (tensor<i1>) -> tensor<i32>
  return %0 : tensor<i32>
}
