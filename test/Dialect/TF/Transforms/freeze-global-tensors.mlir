// RUN: tfuse-opt %s -tf-saved-model-freeze-global-tensors -split-input-file -verify-diagnostics | FileCheck %s

// Every kind of read is replaced by the variable's value; the variable and the
// argument bound to it are erased.

module attributes {tf_saved_model.semantics} {
  // CHECK-NOT: global_tensor
  "tf_saved_model.global_tensor"() <{sym_name = "v", type = tensor<3x2xf32>, value = dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>}> : () -> ()
  // CHECK-LABEL: func.func @reads
  // CHECK-SAME: (%[[I:.*]]: tensor<4xi32> {tf_saved_model.index_path = ["i"]})
  func.func @reads(%i: tensor<4xi32> {tf_saved_model.index_path = ["i"]},
                   %v: tensor<!tf_type.resource<tensor<3x2xf32>>> {tf_saved_model.bound_input = @v})
      -> (tensor<3x2xf32> {tf_saved_model.index_path = ["a"]}, tensor<4x2xf32> {tf_saved_model.index_path = ["b"]},
          tensor<2xi32> {tf_saved_model.index_path = ["c"]}, tensor<i1> {tf_saved_model.index_path = ["d"]})
      attributes {tf_saved_model.exported_names = ["reads"]} {
    // CHECK: %[[READ:.*]] = "tf.Const"() <{value = dense<{{\[\[}}1.0{{.*}}> : tensor<3x2xf32>}>
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<3x2xf32>>>) -> tensor<3x2xf32>
    // CHECK: %[[TABLE:.*]] = "tf.Const"() <{value = dense<{{\[\[}}1.0{{.*}}> : tensor<3x2xf32>}>
    // CHECK: %[[AXIS:.*]] = "tf.Const"() <{value = dense<0> : tensor<i32>}>
    // CHECK: %[[GATHER:.*]] = "tf.GatherV2"(%[[TABLE]], %[[I]], %[[AXIS]])
    %1 = "tf.ResourceGather"(%v, %i) : (tensor<!tf_type.resource<tensor<3x2xf32>>>, tensor<4xi32>) -> tensor<4x2xf32>
    // CHECK: %[[SHAPE:.*]] = "tf.Const"() <{value = dense<[3, 2]> : tensor<2xi32>}>
    %2 = "tf.VariableShape"(%v) : (tensor<!tf_type.resource<tensor<3x2xf32>>>) -> tensor<2xi32>
    // CHECK: %[[TRUE:.*]] = "tf.Const"() <{value = dense<true> : tensor<i1>}>
    %3 = "tf.VarIsInitializedOp"(%v) : (tensor<!tf_type.resource<tensor<3x2xf32>>>) -> tensor<i1>
    // CHECK-NOT: tf.DisableCopyOnRead
    "tf.DisableCopyOnRead"(%v) : (tensor<!tf_type.resource<tensor<3x2xf32>>>) -> ()
    // CHECK: return %[[READ]], %[[GATHER]], %[[SHAPE]], %[[TRUE]]
    return %0, %1, %2, %3 : tensor<3x2xf32>, tensor<4x2xf32>, tensor<2xi32>, tensor<i1>
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-error @+1 {{variable 'v' is not immutable}}
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  func.func @f(%v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v})
      attributes {tf_saved_model.exported_names = ["f"]} {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  "tf_saved_model.global_tensor"() <{sym_name = "v", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  func.func @f(%x: tensor<f32> {tf_saved_model.index_path = ["x"]}, %v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v})
      attributes {tf_saved_model.exported_names = ["f"]} {
    // expected-error @+1 {{immutable bound input of variable 'v'}}
    "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return
  }
}

// -----

// Handles are removed from the operands and results of calls, branches and
// loops.

module attributes {tf_saved_model.semantics} {
  // CHECK-NOT: global_tensor
  "tf_saved_model.global_tensor"() <{sym_name = "v", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  // CHECK-LABEL: func.func @carried
  // CHECK-SAME: (%[[X:.*]]: tensor<f32> {tf_saved_model.index_path = ["x"]}, %[[P:.*]]: tensor<i1> {tf_saved_model.index_path = ["p"]})
  func.func @carried(%x: tensor<f32> {tf_saved_model.index_path = ["x"]}, %p: tensor<i1> {tf_saved_model.index_path = ["p"]},
                     %v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v})
      -> (tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf_saved_model.exported_names = ["carried"]} {
    // CHECK: %[[LOOP:.*]] = "tf.While"(%[[X]]) <{body = @body, cond = @cond, is_stateless = true}> : (tensor<f32>) -> tensor<f32>
    %0 = "tf.Identity"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<!tf_type.resource<tensor<f32>>>
    %1:2 = "tf.While"(%0, %x) <{cond = @cond, body = @body, is_stateless = true}> : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>)
    // CHECK: "tf.If"(%[[P]], %[[LOOP]]) <{else_branch = @else, is_stateless = true, then_branch = @then}> : (tensor<i1>, tensor<f32>) -> tensor<f32>
    %2 = "tf.If"(%p, %1#0, %1#1) <{then_branch = @then, else_branch = @else, is_stateless = true}> : (tensor<i1>, tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  // CHECK: func.func private @cond(%{{.*}}: tensor<f32>) -> tensor<i1>
  func.func private @cond(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> tensor<i1> {
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    %1 = "tf.Less"(%x, %0) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  // CHECK: func.func private @body(%{{.*}}: tensor<f32>) -> tensor<f32>
  func.func private @body(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) {
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    %1 = "tf.AddV2"(%x, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %v, %1 : tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>
  }
  // CHECK: func.func private @then(%{{.*}}: tensor<f32>) -> tensor<f32>
  func.func private @then(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> tensor<f32> {
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  // CHECK: func.func private @else(%{{.*}}: tensor<f32>) -> tensor<f32>
  func.func private @else(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
}

// -----

// A function that reads one of two variables keeps its handle argument.

module attributes {tf_saved_model.semantics} {
  // CHECK: sym_name = "a"
  "tf_saved_model.global_tensor"() <{sym_name = "a", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  // CHECK: sym_name = "b"
  "tf_saved_model.global_tensor"() <{sym_name = "b", type = tensor<f32>, value = dense<2.0> : tensor<f32>}> : () -> ()
  func.func @either(%a: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @a},
                    %b: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @b})
      -> (tensor<f32> {tf_saved_model.index_path = ["x"]}, tensor<f32> {tf_saved_model.index_path = ["y"]})
      attributes {tf_saved_model.exported_names = ["either"]} {
    // CHECK: "tf.PartitionedCall"(%arg0)
    %0 = "tf.PartitionedCall"(%a) <{f = @read}> : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    // CHECK: "tf.PartitionedCall"(%arg1)
    %1 = "tf.PartitionedCall"(%b) <{f = @read}> : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
  func.func private @read(%v: tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32> {
    // CHECK: tf.ReadVariableOp
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// A read of a table, or of several variables at once, stays together with its
// variable. Other reads of that variable are still replaced.

module attributes {tf_saved_model.semantics} {
  // CHECK: sym_name = "v"
  "tf_saved_model.global_tensor"() <{sym_name = "v", type = tensor<f32>, value = dense<1.0> : tensor<f32>}> : () -> ()
  // CHECK: func.func @other(%[[V:.*]]: tensor<!tf_type.resource
  func.func @other(%v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v})
      -> (tensor<i64> {tf_saved_model.index_path = ["x"]}, tensor<f32> {tf_saved_model.index_path = ["y"]}, tensor<f32> {tf_saved_model.index_path = ["z"]})
      attributes {tf_saved_model.exported_names = ["other"]} {
    // CHECK: %[[SIZE:.*]] = "tf.LookupTableSizeV2"(%[[V]])
    %0 = "tf.LookupTableSizeV2"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<i64>
    // CHECK: %[[ALL:.*]] = "tf._ReadVariablesOp"(%[[V]])
    %1 = "tf._ReadVariablesOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    // CHECK: %[[READ:.*]] = "tf.Const"
    %2 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    // CHECK: return %[[SIZE]], %[[ALL]], %[[READ]]
    return %0, %1, %2 : tensor<i64>, tensor<f32>, tensor<f32>
  }
}
