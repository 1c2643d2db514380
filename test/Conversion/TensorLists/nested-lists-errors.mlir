// RUN: tfuse-opt %s -tfl-lower-static-tensor-list=enable-dynamic-update-slice -verify-diagnostics

!inner = tensor<!tf_type.variant<tensor<2xf32>>>
!outer = tensor<!tf_type.variant<tensor<!tf_type.variant>>>

// Concatenating the elements of a list of lists does not give a tensor.

func.func @concat(%x: tensor<?x2xf32>, %n: tensor<i32>) -> tensor<i32> {
  %s = "tf.Const"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %none = "tf.Const"() {value = dense<> : tensor<0xi32>} : () -> tensor<0xi32>
  %any = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %a = "tf.TensorListFromTensor"(%x, %s) : (tensor<?x2xf32>, tensor<1xi32>) -> !inner
  %l = "tf.EmptyTensorList"(%none, %any) : (tensor<0xi32>, tensor<i32>) -> !outer
  // expected-error @+1 {{it is a list of lists}}
  %m = "tf.TensorListPushBack"(%l, %a) : (!outer, !inner) -> !outer
  %c = "tf.TensorListConcatLists"(%m, %m) {element_dtype = !tf_type.variant} : (!outer, !outer) -> !outer
  %k = "tf.TensorListLength"(%c) : (!outer) -> tensor<i32>
  return %k : tensor<i32>
}
