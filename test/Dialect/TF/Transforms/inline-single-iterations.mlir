// RUN: tfuse-opt %s -tf-simplify-control-flow=inline-single-iterations | FileCheck %s
// RUN: tfuse-opt %s -tf-simplify-control-flow | FileCheck %s --check-prefix=STAYS

// The trip count is 1: the induction variable is 3 in the body, and 5 after it.
// CHECK-LABEL: func.func @once
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>)
// CHECK-NOT: tf.WhileRegion
// CHECK: %[[START:.*]] = "tf.Const"() <{value = dense<3> : tensor<i32>}>
// CHECK: %[[I:.*]] = "tf.AddV2"(%[[START]], %{{.*}})
// CHECK: %[[Y:.*]] = "tf.Tanh"(%[[X]])
// CHECK: return %[[I]], %[[Y]]
// STAYS-LABEL: func.func @once
// STAYS: tf.WhileRegion
func.func @once(%x: tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
  %start = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "tf.WhileRegion"(%start, %x) ({
  ^bb0(%i: tensor<i32>, %h: tensor<2xf32>):
    %n = "tf.Const"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
    %a = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2xf32>):
    %two = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %h1 = "tf.Tanh"(%h) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%i1, %h1) : (tensor<i32>, tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<i32>, tensor<2xf32>
}

// Two iterations.
// CHECK-LABEL: func.func @twice
// CHECK: tf.WhileRegion
func.func @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %start = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "tf.WhileRegion"(%start, %x) ({
  ^bb0(%i: tensor<i32>, %h: tensor<2xf32>):
    %n = "tf.Const"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
    %a = "tf.LessEqual"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2xf32>):
    %two = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %h1 = "tf.Tanh"(%h) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%i1, %h1) : (tensor<i32>, tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %0#1 : tensor<2xf32>
}

// The value decides, too, whether the loop goes on.
// CHECK-LABEL: func.func @until
// CHECK: tf.WhileRegion
func.func @until(%x: tensor<f32>) -> tensor<f32> {
  %start = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "tf.WhileRegion"(%start, %x) ({
  ^bb0(%i: tensor<i32>, %h: tensor<f32>):
    %n = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %limit = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
    %a = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %b = "tf.Less"(%h, %limit) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = "tf.LogicalAnd"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<f32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %h1 = "tf.Tanh"(%h) : (tensor<f32>) -> tensor<f32>
    "tf.Yield"(%i1, %h1) : (tensor<i32>, tensor<f32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  return %0#1 : tensor<f32>
}

// A shape that grows: the type of the result is not that of the initial value.
// CHECK-LABEL: func.func @shapes
// CHECK: tf.WhileRegion
func.func @shapes(%x: tensor<2xf32>) -> tensor<?xf32> {
  %start = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "tf.WhileRegion"(%start, %x) ({
  ^bb0(%i: tensor<i32>, %h: tensor<?xf32>):
    %n = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %a = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?xf32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %h1 = "tf.ConcatV2"(%h, %h, %axis) : (tensor<?xf32>, tensor<?xf32>, tensor<i32>) -> tensor<?xf32>
    "tf.Yield"(%i1, %h1) : (tensor<i32>, tensor<?xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}
