// RUN: tfuse-opt %s -tf-saved-model-optimize-global-tensors -split-input-file | FileCheck %s

// A variable that is only read becomes immutable; a variable written through a
// call stays mutable; an unused variable is erased with the argument bound to
// it.

module attributes {tf_saved_model.semantics} {
  // CHECK: "tf_saved_model.global_tensor"
  // CHECK-NOT: is_mutable
  // CHECK-SAME: sym_name = "read"
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "read", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  // CHECK: "tf_saved_model.global_tensor"
  // CHECK-SAME: is_mutable
  // CHECK-SAME: sym_name = "written"
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "written", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  // CHECK-NOT: sym_name = "unused"
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "unused", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()

  // CHECK: func.func @f(
  // CHECK-NOT: @unused
  func.func @f(%r: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @read},
               %u: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @unused},
               %w: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @written})
      -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf_saved_model.exported_names = ["f"]} {
    %0 = "tf.ReadVariableOp"(%r) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    "tf.StatefulPartitionedCall"(%w, %0) {f = @write} : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return %0 : tensor<f32>
  }
  func.func private @write(%w: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) {
    "tf.AssignAddVariableOp"(%w, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return
  }
}

// -----

// A handle carried by a loop, and a handle captured by a branch.

module attributes {tf_saved_model.semantics} {
  // CHECK: "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "in_loop"
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "in_loop", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  // CHECK: "tf_saved_model.global_tensor"() <{sym_name = "in_branch"
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "in_branch", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  func.func @f(%x: tensor<f32> {tf_saved_model.index_path = ["x"]}, %p: tensor<i1> {tf_saved_model.index_path = ["p"]},
               %v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @in_loop},
               %b: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @in_branch})
      -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf_saved_model.exported_names = ["f"]} {
    %0:2 = "tf.While"(%v, %x) <{cond = @cond, body = @body, is_stateless = false}> : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>)
    %1 = "tf.IfRegion"(%p) <{is_stateless = false}> ({
      %2 = "tf.ReadVariableOp"(%b) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
      "tf.Yield"(%2) : (tensor<f32>) -> ()
    }, {
      "tf.Yield"(%x) : (tensor<f32>) -> ()
    }) : (tensor<i1>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @cond(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> tensor<i1> {
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    %1 = "tf.Less"(%x, %0) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @body(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) {
    "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return %v, %x : tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>
  }
}

// -----

// A write through a handle that may be either of two variables counts for both.

module attributes {tf_saved_model.semantics} {
  // CHECK: "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "a"
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "a", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  // CHECK: "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "b"
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "b", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  func.func @f(%x: tensor<f32> {tf_saved_model.index_path = ["x"]},
               %a: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @a},
               %b: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @b})
      attributes {tf_saved_model.exported_names = ["f"]} {
    "tf.StatefulPartitionedCall"(%a, %x) <{f = @write}> : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    "tf.StatefulPartitionedCall"(%b, %x) <{f = @write}> : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return
  }
  func.func private @write(%w: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) {
    "tf.AssignVariableOp"(%w, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return
  }
}

// -----

// Exported variables may be written by the application.

module attributes {tf_saved_model.semantics} {
  // CHECK: "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v"
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> {tf_saved_model.exported_names = ["v"]} : () -> ()
  func.func @f(%v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v})
      -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf_saved_model.exported_names = ["f"]} {
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// A variable without writes takes the shape of its initial value.

module attributes {tf_saved_model.semantics} {
  // CHECK: "tf_saved_model.global_tensor"() <{sym_name = "v", type = tensor<2xf32>
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<?xf32>, value = dense<1.0> : tensor<2xf32>}> : () -> ()
  // CHECK: func.func @f(%arg0: tensor<!tf_type.resource<tensor<2xf32>>> {tf_saved_model.bound_input = @v})
  func.func @f(%v: tensor<!tf_type.resource<tensor<?xf32>>> {tf_saved_model.bound_input = @v})
      -> (tensor<?xf32> {tf_saved_model.index_path = ["y"]})
      attributes {tf_saved_model.exported_names = ["f"]} {
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<?xf32>>>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
