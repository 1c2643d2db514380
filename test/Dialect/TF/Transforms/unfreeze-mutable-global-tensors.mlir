// RUN: tfuse-opt %s -unfreeze-mutable-global-tensors -split-input-file | FileCheck %s

// Two signatures share a variable; one signature has another variable without
// an initial value.

module attributes {tf_saved_model.semantics} {
  // CHECK: "tf_saved_model.session_initializer"() <{initializers = [@NoOp]}>
  // CHECK: func.func @NoOp() attributes {tf_saved_model.exported_names = ["__tf_saved_model_session_initializer_NoOp"], tf_saved_model.initializer_type = "init_op"}
  // CHECK-NEXT: %[[V:.*]] = "tf.VarHandleOp"() <{container = "", shared_name = "v"}>
  // CHECK-NEXT: %[[VALUE:.*]] = "tf.Const"() <{value = dense<4.200000e+01>
  // CHECK-NEXT: "tf.AssignVariableOp"(%[[V]], %[[VALUE]]) <{validate_shape = false}>
  // CHECK-NEXT: return
  // CHECK-NOT: global_tensor
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<f32>, value = dense<42.0> : tensor<f32>}> : () -> ()
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "u", type = tensor<?xf32>}> : () -> ()
  // CHECK: func.func @set(%[[X:.*]]: tensor<f32> {tf_saved_model.index_path = ["x"]})
  func.func @set(%x: tensor<f32> {tf_saved_model.index_path = ["x"]},
                 %v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v},
                 %u: tensor<!tf_type.resource<tensor<?xf32>>> {tf_saved_model.bound_input = @u})
      attributes {tf_saved_model.exported_names = ["set"]} {
    // CHECK: %[[V:.*]] = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
    // CHECK: %[[U:.*]] = "tf.VarHandleOp"() <{container = "", shared_name = "u"}> : () -> tensor<!tf_type.resource<tensor<?xf32>>>
    // CHECK: "tf.AssignVariableOp"(%[[V]], %[[X]])
    "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    "tf.Use"(%u) : (tensor<!tf_type.resource<tensor<?xf32>>>) -> ()
    return
  }
  // CHECK: func.func @get() -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
  func.func @get(%v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v})
      -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf_saved_model.exported_names = ["get"]} {
    // CHECK: %[[V:.*]] = "tf.VarHandleOp"() <{container = "", shared_name = "v"}>
    // CHECK: "tf.ReadVariableOp"(%[[V]])
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// Assignments of initial values come before the ops of an existing initializer.

module attributes {tf_saved_model.semantics} {
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<f32>, value = dense<42.0> : tensor<f32>}> : () -> ()
  // CHECK: "tf_saved_model.session_initializer"() <{initializers = [@init]}>
  "tf_saved_model.session_initializer"() <{initializers = [@init]}> : () -> ()
  // CHECK: func.func @init()
  // CHECK: "tf.AssignVariableOp"
  // CHECK: "tf.AssignAddVariableOp"
  func.func @init(%v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v})
      attributes {tf_saved_model.exported_names = ["init"], tf_saved_model.initializer_type = "init_op"} {
    %0 = "tf.Const"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    "tf.AssignAddVariableOp"(%v, %0) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return
  }
}

// -----

// CHECK-LABEL: module attributes {tf.nothing}
// CHECK-NOT: session_initializer
module attributes {tf.nothing} {
}
