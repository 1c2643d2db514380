// RUN: tfuse-opt %s -canonicalize | FileCheck %s

// Equal constants are merged at the start of the function, and constants become
// the right operand of commutative ops.

// CHECK-LABEL: @merge
// CHECK-SAME: (%[[X:.*]]: tensor<f32>)
// CHECK-NEXT: %[[C:.*]] = "tf.Const"() <{value = dense<2.0{{.*}}> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %[[M:.*]] = "tf.Mul"(%[[X]], %[[C]])
// CHECK-NEXT: %[[A:.*]] = "tf.AddV2"(%[[M]], %[[C]])
// CHECK-NEXT: return %[[A]]
func.func @merge(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Const"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %1 = "tf.Mul"(%0, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = "tf.Const"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %3 = "tf.AddV2"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}

// CHECK-LABEL: @not_commutative
// CHECK: "tf.Sub"(%cst, %arg0)
func.func @not_commutative(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Const"() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %1 = "tf.Sub"(%0, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
