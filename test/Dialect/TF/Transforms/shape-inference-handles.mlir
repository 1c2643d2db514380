// RUN: tfuse-opt %s -allow-unregistered-dialect -tf-shape-inference -split-input-file | FileCheck %s

// The type behind a resource or variant comes from its declaration, from calls,
// and from its users.

// CHECK-LABEL: func.func @read
// CHECK-SAME: -> (tensor<2x3xf32>, tensor<2xi32>)
func.func @read(%arg0: tensor<!tf_type.resource<tensor<2x3xf32>>>) -> (tensor<*xf32>, tensor<*xi32>) {
  %0 = "tf.Identity"(%arg0) : (tensor<!tf_type.resource<tensor<2x3xf32>>>) -> tensor<!tf_type.resource>
  // CHECK: "tf.PartitionedCall"{{.*}} -> tensor<2x3xf32>
  %1 = "tf.PartitionedCall"(%0) <{config = "", config_proto = "", executor_type = "", f = @reader}> : (tensor<!tf_type.resource>) -> tensor<*xf32>
  %2 = "tf.VariableShape"(%0) : (tensor<!tf_type.resource>) -> tensor<*xi32>
  return %1, %2 : tensor<*xf32>, tensor<*xi32>
}
// CHECK-LABEL: func.func private @reader
// CHECK-SAME: (%{{.*}}: tensor<!tf_type.resource<tensor<2x3xf32>>>) -> tensor<2x3xf32>
func.func private @reader(%arg0: tensor<!tf_type.resource>) -> tensor<*xf32> {
  // CHECK: "tf.ReadVariableOp"{{.*}} -> tensor<2x3xf32>
  %0 = "tf.ReadVariableOp"(%arg0) : (tensor<!tf_type.resource>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// A variable has the shape that all its assigned values have in common.

// CHECK-LABEL: func.func @assigned
// CHECK-SAME: -> tensor<?x3xf32>
func.func @assigned(%arg0: tensor<1x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<*xf32> {
  // CHECK: "tf.VarHandleOp"{{.*}} -> tensor<!tf_type.resource<tensor<?x3xf32>>>
  %0 = "tf.VarHandleOp"() <{allowed_devices = [], container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<*xf32>>>
  "tf.AssignVariableOp"(%0, %arg0) : (tensor<!tf_type.resource<tensor<*xf32>>>, tensor<1x3xf32>) -> ()
  "tf.AssignVariableOp"(%0, %arg1) : (tensor<!tf_type.resource<tensor<*xf32>>>, tensor<2x3xf32>) -> ()
  // CHECK: "tf.ReadVariableOp"{{.*}} -> tensor<?x3xf32>
  %1 = "tf.ReadVariableOp"(%0) : (tensor<!tf_type.resource<tensor<*xf32>>>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// -----

// A variable with a user that may assign to it keeps its type.

// CHECK-LABEL: func.func @unknown_use
// CHECK-SAME: -> tensor<*xf32>
func.func @unknown_use(%arg0: tensor<1x3xf32>) -> tensor<*xf32> {
  // CHECK: "tf.VarHandleOp"{{.*}} -> tensor<!tf_type.resource<tensor<*xf32>>>
  %0 = "tf.VarHandleOp"() <{allowed_devices = [], container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<*xf32>>>
  "tf.AssignVariableOp"(%0, %arg0) : (tensor<!tf_type.resource<tensor<*xf32>>>, tensor<1x3xf32>) -> ()
  "foreign.use"(%0) : (tensor<!tf_type.resource<tensor<*xf32>>>) -> ()
  %1 = "tf.ReadVariableOp"(%0) : (tensor<!tf_type.resource<tensor<*xf32>>>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// -----

// A restored tensor has the shape of the variable that it is assigned to.

// CHECK-LABEL: func.func @restore
func.func @restore(%prefix: tensor<!tf_type.string>, %names: tensor<1x!tf_type.string>, %slices: tensor<1x!tf_type.string>, %variable: tensor<!tf_type.resource<tensor<7xf32>>>) {
  // CHECK: "tf.RestoreV2"{{.*}} -> tensor<7xf32>
  %0 = "tf.RestoreV2"(%prefix, %names, %slices) : (tensor<!tf_type.string>, tensor<1x!tf_type.string>, tensor<1x!tf_type.string>) -> tensor<*xf32>
  "tf.AssignVariableOp"(%variable, %0) : (tensor<!tf_type.resource<tensor<7xf32>>>, tensor<*xf32>) -> ()
  return
}

// -----

// A list without an element shape takes the shape of the elements that a loop
// writes.

// CHECK-LABEL: func.func @list
// CHECK-SAME: -> tensor<8x2x3xf32>
func.func @list(%arg0: tensor<2x3xf32>) -> tensor<*xf32> {
  %any = "tf.Const"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
  %size = "tf.Const"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  // CHECK: "tf.TensorListReserve"{{.*}} -> tensor<!tf_type.variant<tensor<2x3xf32>>>
  %list = "tf.TensorListReserve"(%any, %size) : (tensor<i32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<*xf32>>>
  %0:2 = "tf.WhileRegion"(%zero, %list) <{is_stateless = true, parallel_iterations = 10 : i64}> ({
  ^bb0(%i: tensor<*xi32>, %a: tensor<*x!tf_type.variant>):
    %more = "tf.Less"(%i, %size) : (tensor<*xi32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%more) : (tensor<i1>) -> ()
  }, {
  // CHECK: ^{{.*}}(%{{.*}}: tensor<i32>, %{{.*}}: tensor<!tf_type.variant<tensor<2x3xf32>>>):
  // CHECK: "tf.TensorListSetItem"
  ^bb0(%i: tensor<*xi32>, %a: tensor<*x!tf_type.variant>):
    %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "tf.TensorListSetItem"(%a, %i, %arg0) : (tensor<*x!tf_type.variant>, tensor<*xi32>, tensor<2x3xf32>) -> tensor<*x!tf_type.variant>
    %2 = "tf.AddV2"(%i, %one) : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    "tf.Yield"(%2, %1) : (tensor<*xi32>, tensor<*x!tf_type.variant>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<*xf32>>>) -> (tensor<*xi32>, tensor<*x!tf_type.variant>)
  // CHECK: "tf.TensorListStack"{{.*}} -> tensor<8x2x3xf32>
  %stacked = "tf.TensorListStack"(%0#1, %any) <{num_elements = 8 : i64}> : (tensor<*x!tf_type.variant>, tensor<i32>) -> tensor<*xf32>
  return %stacked : tensor<*xf32>
}

// -----

// Other functions may assign to a variable with a shared_name, so one
// function's assignments do not refine it.

// CHECK-LABEL: func.func @one
func.func @one(%arg0: tensor<1x3xf32>) {
  // CHECK: "tf.VarHandleOp"{{.*}} -> tensor<!tf_type.resource<tensor<?x3xf32>>>
  %0 = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<?x3xf32>>>
  "tf.AssignVariableOp"(%0, %arg0) : (tensor<!tf_type.resource<tensor<?x3xf32>>>, tensor<1x3xf32>) -> ()
  return
}
func.func @other(%arg0: tensor<2x3xf32>) {
  %0 = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<?x3xf32>>>
  "tf.AssignVariableOp"(%0, %arg0) : (tensor<!tf_type.resource<tensor<?x3xf32>>>, tensor<2x3xf32>) -> ()
  return
}
