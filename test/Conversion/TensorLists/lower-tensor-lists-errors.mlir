// RUN: tfuse-opt %s -tfl-lower-static-tensor-list=enable-dynamic-update-slice -split-input-file -verify-diagnostics

func.func @rank(%n: tensor<i32>, %x: tensor<*xf32>) -> tensor<*xf32> {
  %s = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  // expected-error @+2 {{the rank of its elements is not known}}
  // expected-note @+1 {{give the TensorArray an element_shape}}
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<i32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<*xf32>>>
  %m = "tf.TensorListSetItem"(%l, %n, %x) : (tensor<!tf_type.variant<tensor<*xf32>>>, tensor<i32>, tensor<*xf32>) -> tensor<!tf_type.variant<tensor<*xf32>>>
  %0 = "tf.TensorListStack"(%m, %s) : (tensor<!tf_type.variant<tensor<*xf32>>>, tensor<i32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// expected-error @+2 {{result number 0 of 'leaves' is a list of tensors (a variant)}}
// expected-note @+1 {{return the result of TensorArray.stack or concat}}
func.func @leaves(%x: tensor<5x3xf32>) -> tensor<!tf_type.variant<tensor<3xf32>>> {
  %s = "tf.Const"() {value = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %l = "tf.TensorListFromTensor"(%x, %s) : (tensor<5x3xf32>, tensor<1xi32>) -> tensor<!tf_type.variant<tensor<3xf32>>>
  return %l : tensor<!tf_type.variant<tensor<3xf32>>>
}

// -----

// expected-error @+2 {{argument 'rows' of 'enters' is a list of tensors (a variant)}}
// expected-note @+1 {{take a tensor, and create the list from it}}
func.func @enters(%x: tensor<f32>, %l: tensor<!tf_type.variant> {tf_saved_model.index_path = ["rows"]}) -> tensor<?x3xf32> {
  %s = "tf.Const"() {value = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.TensorListStack"(%l, %s) : (tensor<!tf_type.variant>, tensor<1xi32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

func.func @strings(%x: tensor<!tf_type.string>, %n: tensor<i32>) -> tensor<?x!tf_type.string> {
  %s = "tf.Const"() {value = dense<> : tensor<0xi32>} : () -> tensor<0xi32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<0xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<!tf_type.string>>>
  // expected-error @+1 {{TFLite has no op that puts a string into a tensor of strings}}
  %m = "tf.TensorListSetItem"(%l, %n, %x) : (tensor<!tf_type.variant<tensor<!tf_type.string>>>, tensor<i32>, tensor<!tf_type.string>) -> tensor<!tf_type.variant<tensor<!tf_type.string>>>
  %0 = "tf.TensorListStack"(%m, %s) : (tensor<!tf_type.variant<tensor<!tf_type.string>>>, tensor<0xi32>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}

// -----

func.func @stranger(%n: tensor<i32>) -> tensor<?x2xf32> {
  %shape = "tf.Const"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %list = "tf.TensorListReserve"(%shape, %n) {element_dtype = f32} : (tensor<1xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2xf32>>>
  // expected-error @+2 {{cannot lower tf.Copy: it uses a list of tensors, which cannot be a TFLite tensor}}
  // expected-note @+1 {{stack the list (TensorArray.stack), and pass the tensor}}
  %s = "tf.Copy"(%list) : (tensor<!tf_type.variant<tensor<2xf32>>>) -> tensor<!tf_type.variant<tensor<2xf32>>>
  %0 = "tf.TensorListStack"(%s, %shape) {num_elements = -1 : i64} : (tensor<!tf_type.variant<tensor<2xf32>>>, tensor<1xi32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
