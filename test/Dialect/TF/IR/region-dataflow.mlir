// RUN: tfuse-opt %s -sccp | FileCheck %s

// If both branches yield the same constant, the result is that constant.
// CHECK-LABEL: @branches
// CHECK: %[[C:.*]] = "tf.Const"() <{value = dense<7> : tensor<i32>}>
// CHECK: return %[[C]]
func.func @branches(%c: tensor<i1>) -> tensor<i32> {
  %0 = "tf.IfRegion"(%c) ({
    %1 = "tf.Const"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
    "tf.Yield"(%1) : (tensor<i32>) -> ()
  }, {
    %1 = "tf.Const"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
    "tf.Yield"(%1) : (tensor<i32>) -> ()
  }) : (tensor<i1>) -> tensor<i32>
  return %0 : tensor<i32>
}

// If the condition does not forward its arguments, the results are unknown.
// CHECK-LABEL: @loop
// CHECK: %[[W:.*]] = "tf.WhileRegion"
// CHECK: return %[[W]]
func.func @loop(%c: tensor<i1>) -> tensor<i32> {
  %0 = "tf.Const"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
  %1 = "tf.WhileRegion"(%0) ({
  ^bb0(%i: tensor<i32>):
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %2 = "tf.AddV2"(%i, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%2) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

// If the condition forwards its arguments, a loop-invariant iter arg is still
// the constant.
// CHECK-LABEL: @invariant
// CHECK: %[[C:.*]] = "tf.Const"() <{value = dense<7> : tensor<i32>}>
// CHECK: return %[[C]]
func.func @invariant(%c: tensor<i1>) -> tensor<i32> {
  %0 = "tf.Const"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
  %1 = "tf.WhileRegion"(%0) ({
  ^bb0(%i: tensor<i32>):
    "tf.Yield"(%c, %i) : (tensor<i1>, tensor<i32>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    "tf.Yield"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}
