// RUN: tfuse-opt %s -split-input-file -tfl-lower-static-tensor-list=enable-dynamic-update-slice -verify-diagnostics

!list = tensor<!tf_type.variant<tensor<?x!tf_type.string>>>

func.func @strings(%x: tensor<?x!tf_type.string>, %y: tensor<?x!tf_type.string>) -> tensor<?x!tf_type.string> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %max = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %s = "tf.Const"() {value = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+2 {{the elements of the list may differ in size when the model runs, and TFLite cannot concatenate elements of their type}}
  // expected-note@+1 {{give the TensorArray an element_shape without unknown sizes}}
  %l = "tf.EmptyTensorList"(%s, %max) : (tensor<1xi32>, tensor<i32>) -> !list
  %a = "tf.TensorListPushBack"(%l, %x) : (!list, tensor<?x!tf_type.string>) -> !list
  %b = "tf.TensorListPushBack"(%a, %y) : (!list, tensor<?x!tf_type.string>) -> !list
  %r = "tf.TensorListGetItem"(%b, %zero, %s) : (!list, tensor<i32>, tensor<1xi32>) -> tensor<?x!tf_type.string>
  return %r : tensor<?x!tf_type.string>
}

// -----

!list = tensor<!tf_type.variant<tensor<*xf32>>>

func.func @ranks(%x: tensor<?xf32>, %y: tensor<?x2xf32>) -> tensor<?xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %max = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %l = "tf.EmptyTensorList"(%max, %max) : (tensor<i32>, tensor<i32>) -> !list
  %a = "tf.TensorListPushBack"(%l, %x) : (!list, tensor<?xf32>) -> !list
  // expected-error@+2 {{elements of different ranks are written to one list}}
  // expected-note@+1 {{give the TensorArray an element_shape without unknown sizes}}
  %b = "tf.TensorListPushBack"(%a, %y) : (!list, tensor<?x2xf32>) -> !list
  %r = "tf.TensorListGetItem"(%b, %zero, %max) : (!list, tensor<i32>, tensor<i32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

!list = tensor<!tf_type.variant<tensor<?x2xf32>>>

func.func @scatter(%x: tensor<?x2xf32>, %y: tensor<3x?x2xf32>, %k: tensor<3xi32>) -> tensor<?x2xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %n = "tf.Const"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
  %s = "tf.Const"() {value = dense<[-1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<2xi32>, tensor<i32>) -> !list
  %a = "tf.TensorListSetItem"(%l, %zero, %x) : (!list, tensor<i32>, tensor<?x2xf32>) -> !list
  // expected-error@+2 {{the elements of the list may differ in size when the model runs, and this op does not support such lists}}
  // expected-note@+1 {{give the TensorArray an element_shape without unknown sizes}}
  %b = "tf.TensorListScatterIntoExistingList"(%a, %y, %k) : (!list, tensor<3x?x2xf32>, tensor<3xi32>) -> !list
  %r = "tf.TensorListGetItem"(%b, %zero, %s) : (!list, tensor<i32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// -----

func.func @ragged_rows(%splits: tensor<?xi64>, %values: tensor<?xf32>, %i: tensor<i32>) -> tensor<?xf32> {
  %s = "tf.Const"() {value = dense<> : tensor<0xi32>} : () -> tensor<0xi32>
  %v = "tf.RaggedTensorToVariant"(%splits, %splits, %values) {batched_input = true} : (tensor<?xi64>, tensor<?xi64>, tensor<?xf32>) -> tensor<?x!tf_type.variant>
  %l = "tf.TensorListFromTensor"(%v, %s) : (tensor<?x!tf_type.variant>, tensor<0xi32>) -> tensor<!tf_type.variant<tensor<!tf_type.variant>>>
  // expected-error@+2 {{it uses a list of ragged tensors; only a list of the rows of one ragged dimension}}
  // expected-note@+1 {{make it a tensor (to_tensor) before tf.map_fn}}
  %x = "tf.TensorListGetItem"(%l, %i, %s) : (tensor<!tf_type.variant<tensor<!tf_type.variant>>>, tensor<i32>, tensor<0xi32>) -> tensor<!tf_type.variant>
  %y:2 = "tf.RaggedTensorFromVariant"(%x) {input_ragged_rank = -1 : i64} : (tensor<!tf_type.variant>) -> (tensor<?xi64>, tensor<?xf32>)
  return %y#1 : tensor<?xf32>
}

// -----

!list = tensor<!tf_type.variant<tensor<?x2xf32>>>

func.func @zeros(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %n = "tf.Const"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
  %s = "tf.Const"() {value = dense<[-1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<2xi32>, tensor<i32>) -> !list
  %a = "tf.TensorListSetItem"(%l, %zero, %x) : (!list, tensor<i32>, tensor<?x2xf32>) -> !list
  %c = "tf.TensorListSetItem"(%a, %n, %y) : (!list, tensor<i32>, tensor<?x2xf32>) -> !list
  // expected-error@+2 {{cannot lower tf.ZerosLike: the elements of the list may differ in size when the model runs, and this op does not support such lists}}
  // expected-note@+1 {{give the TensorArray an element_shape without unknown sizes}}
  %b = "tf.ZerosLike"(%c) : (!list) -> !list
  %r = "tf.TensorListGetItem"(%c, %zero, %s) : (!list, tensor<i32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}
