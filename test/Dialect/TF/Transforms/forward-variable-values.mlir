// RUN: tfuse-opt %s -tf-forward-variable-values -split-input-file -verify-diagnostics | FileCheck %s

!v = tensor<!tf_type.resource<tensor<f32>>>

// What was assigned or read is used, until something may write again.

// CHECK-LABEL: func.func @known
// CHECK-SAME: (%[[X:.*]]: tensor<f32>
func.func @known(%x: tensor<f32>, %p: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !v
  %u = "tf.VarHandleOp"() <{container = "", shared_name = "u"}> : () -> !v
  "tf.AssignVariableOp"(%u, %x) : (!v, tensor<f32>) -> ()
  // CHECK: %[[OLD:.*]] = "tf.ReadVariableOp"
  %0 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK-NEXT: "tf.AssignVariableOp"(%{{.*}}, %[[X]])
  "tf.AssignVariableOp"(%v, %x) : (!v, tensor<f32>) -> ()
  // CHECK-NOT: ReadVariableOp
  %1 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  %2 = "tf.ReadVariableOp"(%u) : (!v) -> tensor<f32>
  // CHECK: "tf.If"
  "tf.If"(%p, %x) <{then_branch = @write, else_branch = @nothing, is_stateless = false}> : (tensor<i1>, tensor<f32>) -> ()
  // CHECK-NEXT: %[[NEW:.*]] = "tf.ReadVariableOp"
  %3 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK-NEXT: "tf.If"
  "tf.If"(%p, %x) <{then_branch = @nothing, else_branch = @nothing, is_stateless = false}> : (tensor<i1>, tensor<f32>) -> ()
  // CHECK-NOT: ReadVariableOp
  %4 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK: return %[[OLD]], %[[X]], %[[X]], %[[NEW]], %[[NEW]]
  return %0, %1, %2, %3, %4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
func.func private @write(%x: tensor<f32>) {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !v
  "tf.AssignVariableOp"(%v, %x) : (!v, tensor<f32>) -> ()
  return
}
func.func private @nothing(%x: tensor<f32>) {
  return
}

// -----

// A variable that is only written is none, nor is a table that is only filled.

// CHECK-LABEL: func.func @unread
// CHECK-NEXT: tf.Const
// CHECK-NEXT: return
func.func @unread(%x: tensor<f32>) {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
  %k = "tf.Const"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>
  "tf.LookupTableImportV2"(%t, %k, %k) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<2xi64>) -> ()
  return
}

// -----

// The type that a function returns stays.

// CHECK-LABEL: func.func @types
func.func @types(%x: tensor<3xf32>) -> tensor<?xf32> {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<?xf32>>>
  "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<?xf32>>>, tensor<3xf32>) -> ()
  // CHECK: %[[CAST:.*]] = "tf.Cast"(%arg0) : (tensor<3xf32>) -> tensor<?xf32>
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<?xf32>>>) -> tensor<?xf32>
  // CHECK: return %[[CAST]]
  return %0 : tensor<?xf32>
}

// -----

func.func @uninitialized() -> tensor<f32> {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
  // expected-error @+2 {{variable 'v' is read, but nothing gives it a value}}
  // expected-note @+1 {{convert the SavedModel}}
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  return %0 : tensor<f32>
}
