// RUN: tfuse-opt %s -tf-erase-idle-assignments | FileCheck %s

!variable = tensor<!tf_type.resource<tensor<2xf32>>>

// The variable is assigned the value that was read from it.
// CHECK-LABEL: func.func @idle(
// CHECK-NOT: tf.AssignVariableOp
func.func @idle(%r: !variable) -> tensor<*xf32> {
  %0 = "tf.ReadVariableOp"(%r) : (!variable) -> tensor<*xf32>
  %1 = "tf.Cast"(%0) : (tensor<*xf32>) -> tensor<2xf32>
  %2 = "tf.Identity"(%1) : (tensor<2xf32>) -> tensor<2xf32>
  "tf.AssignVariableOp"(%r, %2) : (!variable, tensor<2xf32>) -> ()
  return %0 : tensor<*xf32>
}

// An assignment to another variable does not interfere.
// CHECK-LABEL: func.func @other(
// CHECK: tf.AssignVariableOp"(%arg1
// CHECK-NOT: tf.AssignVariableOp
func.func @other(%r: !variable, %s: !variable, %x: tensor<2xf32>) {
  %0 = "tf.ReadVariableOp"(%r) : (!variable) -> tensor<2xf32>
  "tf.AssignVariableOp"(%s, %x) : (!variable, tensor<2xf32>) -> ()
  "tf.AssignVariableOp"(%r, %0) : (!variable, tensor<2xf32>) -> ()
  return
}

// C1: something else is assigned.
// CHECK-LABEL: func.func @changed(
// CHECK: tf.AssignVariableOp
func.func @changed(%r: !variable) {
  %0 = "tf.ReadVariableOp"(%r) : (!variable) -> tensor<2xf32>
  %1 = "tf.Neg"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  "tf.AssignVariableOp"(%r, %1) : (!variable, tensor<2xf32>) -> ()
  return
}

// C1: the value of another variable is assigned.
// CHECK-LABEL: func.func @copied(
// CHECK: tf.AssignVariableOp
func.func @copied(%r: !variable, %s: !variable) {
  %0 = "tf.ReadVariableOp"(%s) : (!variable) -> tensor<2xf32>
  "tf.AssignVariableOp"(%r, %0) : (!variable, tensor<2xf32>) -> ()
  return
}

// C2: it was written to in between, and gets back what it was.
// CHECK-LABEL: func.func @restored(
// CHECK-COUNT-2: tf.AssignVariableOp
func.func @restored(%r: !variable, %x: tensor<2xf32>) {
  %0 = "tf.ReadVariableOp"(%r) : (!variable) -> tensor<2xf32>
  "tf.AssignVariableOp"(%r, %x) : (!variable, tensor<2xf32>) -> ()
  "tf.AssignVariableOp"(%r, %0) : (!variable, tensor<2xf32>) -> ()
  return
}

// C2: a call may write to it.
// CHECK-LABEL: func.func @called(
// CHECK: tf.AssignVariableOp
func.func @called(%r: !variable, %x: tensor<2xf32>) {
  %0 = "tf.ReadVariableOp"(%r) : (!variable) -> tensor<2xf32>
  "tf.StatefulPartitionedCall"(%r, %x) <{f = @writes}> : (!variable, tensor<2xf32>) -> ()
  "tf.AssignVariableOp"(%r, %0) : (!variable, tensor<2xf32>) -> ()
  return
}
func.func private @writes(!variable, tensor<2xf32>)

// CHECK-LABEL: func.func @twice(
// CHECK-NOT: tf.AssignVariableOp
// CHECK: return
func.func @twice(%r: !variable) {
  %0 = "tf.ReadVariableOp"(%r) : (!variable) -> tensor<2xf32>
  "tf.AssignVariableOp"(%r, %0) : (!variable, tensor<2xf32>) -> ()
  "tf.AssignVariableOp"(%r, %0) : (!variable, tensor<2xf32>) -> ()
  return
}

// C2: handles that are made here may be of one variable.
// CHECK-LABEL: func.func @handles(
// CHECK-COUNT-2: tf.AssignVariableOp
func.func @handles(%x: tensor<2xf32>) {
  %r = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !variable
  %s = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !variable
  %0 = "tf.ReadVariableOp"(%r) : (!variable) -> tensor<2xf32>
  "tf.AssignVariableOp"(%s, %x) : (!variable, tensor<2xf32>) -> ()
  "tf.AssignVariableOp"(%r, %0) : (!variable, tensor<2xf32>) -> ()
  return
}
