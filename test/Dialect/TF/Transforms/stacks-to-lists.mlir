// RUN: tfuse-opt %s -tf-tensor-arrays-to-lists -split-input-file | FileCheck %s

// A loop pushes and a branch pops: both return the list.

// CHECK-LABEL: func.func @push_and_pop
// CHECK-SAME: (%[[X:.*]]: tensor<?x2xf32>, %[[N:.*]]: tensor<i32>, %[[C:.*]]: tensor<i1>)
// CHECK: "tf.Const"() <{value = dense<[-1, 2]>
// CHECK: %[[L:.*]] = "tf.EmptyTensorList"(%{{.*}}, %{{.*}}) {element_dtype = f32} : {{.*}} -> tensor<!tf_type.variant<tensor<?x2xf32>>>
// CHECK: %[[R:.*]]:2 = "tf.WhileRegion"(%{{.*}}, %[[L]])
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %{{.*}}: tensor<!tf_type.variant<tensor<?x2xf32>>>):
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %[[M:.*]]: tensor<!tf_type.variant<tensor<?x2xf32>>>):
// CHECK:   %[[P:.*]] = "tf.TensorListPushBack"(%[[M]], %[[X]])
// CHECK:   "tf.Yield"(%{{.*}}, %[[P]])
// CHECK: "tf.IfRegion"(%[[C]])
// CHECK:   %[[Q:.*]]:2 = "tf.TensorListPopBack"(%[[R]]#1, %{{.*}})
// CHECK:   "tf.Yield"(%[[Q]]#1, %[[Q]]#0)
// CHECK:   "tf.Yield"(%[[X]], %[[R]]#1)
// CHECK-NOT: tf.Stack
func.func @push_and_pop(%x: tensor<?x2xf32>, %n: tensor<i32>, %c: tensor<i1>) -> tensor<?x2xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %size = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %h = "tf.StackV2"(%size) {elem_type = f32, stack_name = ""} : (tensor<i32>) -> tensor<*x!tf_type.resource>
  %0 = "tf.WhileRegion"(%zero) ({
  ^bb0(%i: tensor<i32>):
    %less = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%less) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %g = "tf.Identity"(%h) : (tensor<*x!tf_type.resource>) -> tensor<*x!tf_type.resource>
    %p = "tf.StackPushV2"(%g, %x) : (tensor<*x!tf_type.resource>, tensor<?x2xf32>) -> tensor<?x2xf32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%i1) : (tensor<i32>) -> ()
  }) {is_stateless = false} : (tensor<i32>) -> tensor<i32>
  %1 = "tf.IfRegion"(%c) ({
    %y = "tf.StackPopV2"(%h) : (tensor<*x!tf_type.resource>) -> tensor<?x2xf32>
    "tf.Yield"(%y) : (tensor<?x2xf32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<?x2xf32>) -> ()
  }) {is_stateless = false} : (tensor<i1>) -> tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}

// -----

// A stack handle that the function returns stays.

// CHECK-LABEL: func.func @leaves
// CHECK: "tf.StackV2"
// CHECK: "tf.StackPushV2"
// CHECK-NOT: TensorList
func.func @leaves(%x: tensor<2xf32>) -> tensor<*x!tf_type.resource> {
  %size = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %h = "tf.StackV2"(%size) {elem_type = f32, stack_name = ""} : (tensor<i32>) -> tensor<*x!tf_type.resource>
  %p = "tf.StackPushV2"(%h, %x) : (tensor<*x!tf_type.resource>, tensor<2xf32>) -> tensor<2xf32>
  return %h : tensor<*x!tf_type.resource>
}
