// RUN: tfuse-opt %s -tf-erase-dead-ops | FileCheck %s

// Dead ops are erased together with their dead operands; assignments stay.
// CHECK-LABEL: func @f
// CHECK-NEXT: tf.AssignVariableOp
// CHECK-NEXT: return %arg0
func.func @f(%x: tensor<2xf32>, %variable: tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.Abs"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  "tf.AssignVariableOp"(%variable, %x) : (tensor<!tf_type.resource<tensor<2xf32>>>, tensor<2xf32>) -> ()
  return %x : tensor<2xf32>
}
