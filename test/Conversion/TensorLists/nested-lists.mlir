// RUN: tfuse-opt %s -tfl-lower-static-tensor-list=enable-dynamic-update-slice | FileCheck %s

!inner = tensor<!tf_type.variant<tensor<2xf32>>>
!outer = tensor<!tf_type.variant<tensor<!tf_type.variant>>>

// A list of lists of different lengths becomes their concatenated elements and
// their lengths.

// CHECK-LABEL: func.func @push_and_pop
// CHECK-SAME: (%[[X:.*]]: tensor<?x2xf32>, %[[Y:.*]]: tensor<?x2xf32>
// CHECK-NOT: variant
// CHECK: "tf.Reshape"(%[[X]]
// CHECK: "tf.Reshape"(%[[Y]]
// CHECK: %[[ROWS:.*]] = "tf.Reshape"({{.*}}) : {{.*}} -> tensor<?x2xf32>
// CHECK: return %[[ROWS]]
func.func @push_and_pop(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %s = "tf.Const"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %none = "tf.Const"() {value = dense<> : tensor<0xi32>} : () -> tensor<0xi32>
  %any = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %a = "tf.TensorListFromTensor"(%x, %s) : (tensor<?x2xf32>, tensor<1xi32>) -> !inner
  %b = "tf.TensorListFromTensor"(%y, %s) : (tensor<?x2xf32>, tensor<1xi32>) -> !inner
  %l = "tf.EmptyTensorList"(%none, %any) : (tensor<0xi32>, tensor<i32>) -> !outer
  %m = "tf.TensorListPushBack"(%l, %a) : (!outer, !inner) -> !outer
  %n = "tf.TensorListPushBack"(%m, %b) : (!outer, !inner) -> !outer
  %p:2 = "tf.TensorListPopBack"(%n, %any) : (!outer, tensor<i32>) -> (!outer, tensor<!tf_type.variant>)
  %r = "tf.TensorListStack"(%p#1, %s) : (tensor<!tf_type.variant>, tensor<1xi32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}
