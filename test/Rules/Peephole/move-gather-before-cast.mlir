// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-move-gather-before-cast remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[G:.*]] = "tfl.gather"(%arg0, %arg1) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xi32>, tensor<3xi32>) -> tensor<4x3xi32>
// CHECK-NEXT: %[[Y:.*]] = "tfl.cast"(%[[G]]) : (tensor<4x3xi32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<4x6xi32>, %i: tensor<3xi32>) -> tensor<4x3xf32> {
  %0 = "tfl.cast"(%x) : (tensor<4x6xi32>) -> tensor<4x6xf32>
  %1 = "tfl.gather"(%0, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @booleans_dynamic(
// CHECK-NEXT: %[[G:.*]] = "tfl.gather"(%arg0, %arg1) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<?x6xi1>, tensor<3xi32>) -> tensor<?x3xi1>
// CHECK-NEXT: %[[Y:.*]] = "tfl.cast"(%[[G]]) : (tensor<?x3xi1>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @booleans_dynamic(%x: tensor<?x6xi1>, %i: tensor<3xi32>) -> tensor<?x3xf32> {
  %0 = "tfl.cast"(%x) : (tensor<?x6xi1>) -> tensor<?x6xf32>
  %1 = "tfl.gather"(%0, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<?x6xf32>, tensor<3xi32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @to_integers(
// CHECK-NEXT: %[[G:.*]] = "tfl.gather"(%arg0, %arg1) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<4x3xf32>
// CHECK-NEXT: %[[Y:.*]] = "tfl.cast"(%[[G]]) : (tensor<4x3xf32>) -> tensor<4x3xi64>
// CHECK-NEXT: return %[[Y]]
func.func @to_integers(%x: tensor<4x6xf32>, %i: tensor<3xi32>) -> tensor<4x3xi64> {
  %0 = "tfl.cast"(%x) : (tensor<4x6xf32>) -> tensor<4x6xi64>
  %1 = "tfl.gather"(%0, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xi64>, tensor<3xi32>) -> tensor<4x3xi64>
  return %1 : tensor<4x3xi64>
}

// Near misses.

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK-NEXT: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK-NEXT: %[[G:.*]] = "tfl.gather"(%[[C]], %arg1)
// CHECK-NEXT: return %[[G]]
func.func @c1_multiple_uses(%x: tensor<4x6xi32>, %i: tensor<3xi32>) -> (tensor<4x3xf32>, tensor<4x6xf32>) {
  %0 = "tfl.cast"(%x) : (tensor<4x6xi32>) -> tensor<4x6xf32>
  // expected-remark@+1 {{peephole-move-gather-before-cast: multiple-uses: the converted tensor has other users}}
  %1 = "tfl.gather"(%0, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<4x3xf32>
  return %1, %0 : tensor<4x3xf32>, tensor<4x6xf32>
}

// CHECK-LABEL: func.func @c2_element_type(
// CHECK-NEXT: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK-NEXT: %[[G:.*]] = "tfl.gather"(%[[C]], %arg1)
// CHECK-NEXT: return %[[G]]
func.func @c2_element_type(%x: tensor<4x6xf64>, %i: tensor<3xi32>) -> tensor<4x3xf32> {
  %0 = "tfl.cast"(%x) : (tensor<4x6xf64>) -> tensor<4x6xf32>
  // expected-remark@+1 {{peephole-move-gather-before-cast: element-type: tfl.gather has no kernel for the element type f64}}
  %1 = "tfl.gather"(%0, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @c2_unsigned(
// CHECK-NEXT: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK-NEXT: %[[G:.*]] = "tfl.gather"(%[[C]], %arg1)
// CHECK-NEXT: return %[[G]]
func.func @c2_unsigned(%x: tensor<4x6xui32>, %i: tensor<3xi32>) -> tensor<4x3xf32> {
  %0 = "tfl.cast"(%x) : (tensor<4x6xui32>) -> tensor<4x6xf32>
  // expected-remark@+1 {{peephole-move-gather-before-cast: element-type: tfl.gather has no kernel for the element type ui32}}
  %1 = "tfl.gather"(%0, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// What is converted in front of a loop is converted once.

// CHECK-LABEL: func.func @rows_in_loop(
// CHECK: %[[C:.*]] = "tfl.cast"(%arg0)
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%[[C]],
func.func @rows_in_loop(%x: tensor<4x6xi32>, %h: tensor<6xf32>) -> tensor<6xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<4> : tensor<i32>
  %0 = "tfl.cast"(%x) : (tensor<4x6xi32>) -> tensor<4x6xf32>
  %loop:2 = "tfl.while"(%zero, %h) <{is_stateless = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<6xf32>):
    %c = tfl.less(%a, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %g: tensor<6xf32>):
    %1 = "tfl.gather"(%0, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
    %2 = tfl.add %g, %1 {fused_activation_function = "NONE"} : tensor<6xf32>
    %3 = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%3, %2) : (tensor<i32>, tensor<6xf32>) -> ()
  }) : (tensor<i32>, tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>)
  return %loop#1 : tensor<6xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[G:.*]] = "tfl.gather"(%arg0, %arg1)
// CHECK-NEXT: %[[Y:.*]] = "tfl.cast"(%[[G]])
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<4x6xi32>, %i: tensor<3xi32>) -> tensor<4x3xf32> {
  %0 = "tfl.gather"(%x, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  %1 = "tfl.cast"(%0) : (tensor<4x3xi32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}
