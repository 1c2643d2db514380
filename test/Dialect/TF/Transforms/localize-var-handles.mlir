// RUN: tfuse-opt %s -tf-localize-var-handles -split-input-file | FileCheck %s

// Handles are no longer passed into a loop and a branch: each block creates the
// handle that it uses.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: tensor<f32>, %[[P:.*]]: tensor<i1>)
func.func @f(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
  // CHECK: "tf.While"(%[[X]]) <{body = @body, cond = @cond, is_stateless = false}> : (tensor<f32>) -> tensor<f32>
  %0:2 = "tf.While"(%v, %x) <{cond = @cond, body = @body, is_stateless = false}> : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>)
  // CHECK: "tf.IfRegion"(%[[P]])
  %1 = "tf.IfRegion"(%p) <{is_stateless = false}> ({
    // CHECK-NEXT: %[[V:.*]] = "tf.VarHandleOp"() <{container = "", shared_name = "v"}>
    // CHECK-NEXT: "tf.ReadVariableOp"(%[[V]])
    %2 = "tf.ReadVariableOp"(%0#0) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    "tf.Yield"(%2) : (tensor<f32>) -> ()
  }, {
    // CHECK: "tf.Yield"(%{{.*}}) : (tensor<f32>)
    "tf.Yield"(%0#1) : (tensor<f32>) -> ()
  }) : (tensor<i1>) -> tensor<f32>
  return %1 : tensor<f32>
}
// CHECK: func.func private @cond(%{{.*}}: tensor<f32>) -> tensor<i1>
// CHECK-NOT: VarHandleOp
func.func private @cond(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> tensor<i1> {
  %0 = "tf.Const"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  return %0 : tensor<i1>
}
// CHECK: func.func private @body(%[[X:.*]]: tensor<f32>) -> tensor<f32>
// CHECK: %[[V:.*]] = "tf.VarHandleOp"() <{container = "", shared_name = "v"}>
// CHECK: "tf.AssignVariableOp"(%[[V]], %[[X]])
// CHECK: return %[[X]]
func.func private @body(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) {
  "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
  return %v, %x : tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>
}

// -----

// A table without a shared_name gets one, so that both handles name the same
// table.

// CHECK-LABEL: func.func @table
func.func @table(%k: tensor<2xi64>, %p: tensor<i1>) -> tensor<2x!tf_type.string> {
  %t = "tf.HashTableV2"() <{key_dtype = i64, value_dtype = !tf_type.string}> : () -> tensor<!tf_type.resource>
  %d = "tf.Const"() <{value = dense<"?"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  // CHECK: "tf.If"(%{{.*}}, %{{.*}}, %{{.*}}) <{{.*}}> : (tensor<i1>, tensor<2xi64>, tensor<!tf_type.string>)
  %0 = "tf.If"(%p, %t, %k, %d) <{then_branch = @find, else_branch = @find, is_stateless = false}> : (tensor<i1>, tensor<!tf_type.resource>, tensor<2xi64>, tensor<!tf_type.string>) -> tensor<2x!tf_type.string>
  return %0 : tensor<2x!tf_type.string>
}
// CHECK: func.func private @find
// CHECK: "tf.HashTableV2"() <{key_dtype = i64, {{.*}}shared_name = "HashTableV2_0"
func.func private @find(%t: tensor<!tf_type.resource>, %k: tensor<2xi64>, %d: tensor<!tf_type.string>) -> tensor<2x!tf_type.string> {
  %0 = "tf.LookupTableFindV2"(%t, %k, %d) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<!tf_type.string>) -> tensor<2x!tf_type.string>
  return %0 : tensor<2x!tf_type.string>
}

// -----

// A handle that may be either of two variables stays.

// CHECK-LABEL: func.func @either
func.func @either(%p: tensor<i1>, %x: tensor<f32>) {
  // CHECK: %[[A:.*]] = "tf.VarHandleOp"() <{{.*}}shared_name = "a"
  %a = "tf.VarHandleOp"() <{container = "", shared_name = "a"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
  // CHECK: %[[B:.*]] = "tf.VarHandleOp"() <{{.*}}shared_name = "b"
  %b = "tf.VarHandleOp"() <{container = "", shared_name = "b"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
  // CHECK: %[[C:.*]] = "tf.IfRegion"
  %c = "tf.IfRegion"(%p) <{is_stateless = true}> ({
    "tf.Yield"(%a) : (tensor<!tf_type.resource<tensor<f32>>>) -> ()
  }, {
    "tf.Yield"(%b) : (tensor<!tf_type.resource<tensor<f32>>>) -> ()
  }) : (tensor<i1>) -> tensor<!tf_type.resource<tensor<f32>>>
  // CHECK: "tf.AssignVariableOp"(%[[C]]
  "tf.AssignVariableOp"(%c, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
  return
}
