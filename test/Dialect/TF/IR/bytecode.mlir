// RUN: tfuse-opt %s --emit-bytecode -o %t.mlirbc
// RUN: tfuse-opt %t.mlirbc | FileCheck %s

// The attributes of an op are in its properties, and bytecode keeps them.

// CHECK-LABEL: @attributes
// CHECK: "tf.Const"() <{value = dense<[1, 0]> : tensor<2xi32>}> {device = "cpu"}
// CHECK: "tf.MatMul"(%arg0, %arg0) <{transpose_b = true}>
func.func @attributes(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>) {
  %0 = "tf.Const"() <{value = dense<[1, 0]> : tensor<2xi32>}> {device = "cpu"} : () -> tensor<2xi32>
  %1 = "tf.MatMul"(%x, %x) <{transpose_b = true}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  func.return %1, %0 : tensor<2x2xf32>, tensor<2xi32>
}

// An op without attributes, types of the dialect, and a region.

// CHECK-LABEL: @others
// CHECK: "tf.Neg"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK: "tf.VarHandleOp"() <{{.*}}shared_name = "v"{{.*}} -> tensor<!tf_type.resource<tensor<2xf32>>>
// CHECK: "tf.IfRegion"(%arg1)
// CHECK: "tf.Yield"
func.func @others(%x: tensor<?xf32>, %c: tensor<i1>) -> tensor<?xf32> {
  %0 = "tf.Neg"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<2xf32>>>
  %1 = "tf.IfRegion"(%c) <{is_stateless = true}> ({
    "tf.Yield"(%0) : (tensor<?xf32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<?xf32>) -> ()
  }) : (tensor<i1>) -> tensor<?xf32>
  func.return %1 : tensor<?xf32>
}
