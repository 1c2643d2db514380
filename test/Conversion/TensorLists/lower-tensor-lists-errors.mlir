// RUN: tfuse-opt %s -tfl-lower-static-tensor-list=enable-dynamic-update-slice -split-input-file -verify-diagnostics

func.func @rank(%n: tensor<i32>, %x: tensor<*xf32>) -> tensor<*xf32> {
  %s = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  // expected-error @+2 {{not even the rank of its elements is known}}
  // expected-note @+1 {{give the TensorArray an element_shape}}
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<i32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<*xf32>>>
  %m = "tf.TensorListSetItem"(%l, %n, %x) : (tensor<!tf_type.variant<tensor<*xf32>>>, tensor<i32>, tensor<*xf32>) -> tensor<!tf_type.variant<tensor<*xf32>>>
  %0 = "tf.TensorListStack"(%m, %s) : (tensor<!tf_type.variant<tensor<*xf32>>>, tensor<i32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @leaves(%x: tensor<5x3xf32>) -> tensor<!tf_type.variant<tensor<3xf32>>> {
  %s = "tf.Const"() {value = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %l = "tf.TensorListFromTensor"(%x, %s) : (tensor<5x3xf32>, tensor<1xi32>) -> tensor<!tf_type.variant<tensor<3xf32>>>
  // expected-error @+1 {{a list of tensors reaches it}}
  return %l : tensor<!tf_type.variant<tensor<3xf32>>>
}
