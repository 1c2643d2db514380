// RUN: tfuse-opt %s -tf-saved-model-freeze-global-tensors -split-input-file -verify-diagnostics | FileCheck %s

// Every kind of read becomes what it reads; variable and argument are gone.

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
    // CHECK: %[[AXIS:.*]] = "tf.Const"() <{value = dense<0> : tensor<i32>}>
    // CHECK: %[[TABLE:.*]] = "tf.Const"() <{value = dense<{{\[\[}}1.0{{.*}}> : tensor<3x2xf32>}>
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
