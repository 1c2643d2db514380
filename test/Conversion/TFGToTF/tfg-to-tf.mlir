// RUN: tfuse-opt %s -tfg-to-tf | FileCheck %s

// A signature with a variable, a call, and a control edge that orders two ops
// without a data dependency.

module attributes {
  tf_saved_model.semantics,
  tfuse.signatures = [{
    key = "serving_default",
    inputs = [{name = "x", tensor = "serving_default_x:0", type = tensor<?x2xf32>}],
    outputs = [{name = "y", tensor = "call:0", type = tensor<?x2xf32>}]}]} {

  // CHECK: "tf_saved_model.global_tensor"
  // CHECK-NOT: tfuse.node
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<2xf32>, value = dense<1.0> : tensor<2xf32>}> {tfuse.node = "handle"} : () -> ()

  tfg.graph #tf_type.version<producer = 2000, min_consumer = 12> {
    %x, %ctl = Placeholder name("serving_default_x") {dtype = f32, shape = #tf_type.shape<?x2>} : () -> (tensor<?x2xf32>)
    %v, %ctl_0 = VarHandleOp name("handle") {container = "", shared_name = "v", dtype = f32, shape = #tf_type.shape<2>} : () -> (tensor<!tf_type.resource>)
    %y, %ctl_1 = StatefulPartitionedCall(%x, %v) name("call") {Tin = [f32, !tf_type.resource], Tout = [f32], f = #tf_type.func<@body, {}>, config = "", config_proto = "", executor_type = ""} : (tensor<?x2xf32>, tensor<!tf_type.resource>) -> (tensor<?x2xf32>)
    %n, %ctl_2 = Neg(%x) name("not_needed") {T = f32} : (tensor<?x2xf32>) -> (tensor<?x2xf32>)
  }

  // CHECK-LABEL: func.func private @body
  // CHECK-SAME: (%[[X:.*]]: tensor<*xf32>, %[[V:.*]]: tensor<!tf_type.resource>)
  // CHECK-DAG: %[[ONE:.*]] = "tf.Const"() <{value = dense<1.000000e+00> : tensor<f32>}>
  // CHECK: "tf.AssignAddVariableOp"(%[[V]], %[[ONE]])
  // CHECK: %[[R:.*]] = "tf.ReadVariableOp"(%[[V]])
  // CHECK: %[[S:.*]] = "tf.AddV2"(%[[X]], %[[R]])
  // CHECK: return %[[S]]
  tfg.func @body(%x: tensor<*xf32> {tfg.name = "x"}, %v: tensor<!tf_type.resource> {tfg.name = "v"}) -> (tensor<*xf32> {tfg.name = "y"}) {
    %s, %ctl = AddV2(%x, %r) name("sum") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
    %r, %ctl_0 = ReadVariableOp(%v) [%ctl_1] name("read") {dtype = f32} : (tensor<!tf_type.resource>) -> (tensor<*xf32>)
    %ctl_1 = AssignAddVariableOp(%v, %one) name("add") {dtype = f32} : tensor<!tf_type.resource>, tensor<f32>
    %one, %ctl_2 = Const name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
    return(%s) : tensor<*xf32>
  }

  // Unreferenced functions are not raised.
  // CHECK-NOT: @unused
  tfg.func @unused(%x: tensor<*xf32> {tfg.name = "x"}) -> (tensor<*xf32> {tfg.name = "y"}) {
    return(%x) : tensor<*xf32>
  }

  // CHECK-LABEL: func.func @serving_default
  // CHECK-SAME: %[[X:[^:]*]]: tensor<?x2xf32> {tf_saved_model.index_path = ["x"]}
  // CHECK-SAME: %[[V:[^:]*]]: tensor<!tf_type.resource<tensor<2xf32>>> {tf_saved_model.bound_input = @v}
  // CHECK-SAME: -> (tensor<?x2xf32> {tf_saved_model.index_path = ["y"]})
  // CHECK-SAME: tf.entry_function = {inputs = "serving_default_x:0", outputs = "call:0"}
  // CHECK-SAME: tf_saved_model.exported_names = ["serving_default"]
  // CHECK-NEXT: %[[Y:.*]] = "tf.StatefulPartitionedCall"(%[[X]], %[[V]])
  // CHECK-SAME: f = @body
  // CHECK-NEXT: return %[[Y]]
  // CHECK-NOT: tfg.graph
}
