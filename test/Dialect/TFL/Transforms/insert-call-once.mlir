// RUN: tfuse-opt %s -tfl-insert-call-once-op -split-input-file | FileCheck %s

// Every entry function that uses variables calls the initializer; the first to
// run initializes.

module attributes {tf_saved_model.semantics} {
  "tf_saved_model.session_initializer"() <{initializers = [@init]}> : () -> ()
  // CHECK-LABEL: func.func @init
  // CHECK-NEXT: return
  func.func @init() attributes {tf_saved_model.exported_names = ["init"]} {
    return
  }
  // CHECK-LABEL: func.func @a
  // CHECK-NEXT: "tfl.call_once"() <{session_init_function = "init"}> : () -> ()
  func.func @a(%x: tensor<f32> {tf_saved_model.index_path = ["x"]}) -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf.entry_function = {inputs = "x", outputs = "y"}, tf_saved_model.exported_names = ["a"]} {
    %v = "tfl.var_handle"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
    "tfl.assign_variable"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return %x : tensor<f32>
  }
  // CHECK-LABEL: func.func @b
  // CHECK-NEXT: "tfl.call_once"() <{session_init_function = "init"}> : () -> ()
  func.func @b(%x: tensor<f32> {tf_saved_model.index_path = ["x"]}) -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf.entry_function = {inputs = "x", outputs = "y"}, tf_saved_model.exported_names = ["b"]} {
    %0 = func.call @helper(%x) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  // CHECK-LABEL: func.func @c
  // CHECK-NEXT: return
  func.func @c(%x: tensor<f32> {tf_saved_model.index_path = ["x"]}) -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf.entry_function = {inputs = "x", outputs = "y"}, tf_saved_model.exported_names = ["c"]} {
    return %x : tensor<f32>
  }
  // CHECK-LABEL: func.func private @helper
  // CHECK-NOT: call_once
  func.func private @helper(%x: tensor<f32>) -> tensor<f32> {
    %v = "tfl.var_handle"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
    %0 = "tfl.read_variable"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// CHECK-LABEL: func.func @alone
// CHECK-NOT: call_once
func.func @alone(%x: tensor<f32>) -> tensor<f32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  return %x : tensor<f32>
}
