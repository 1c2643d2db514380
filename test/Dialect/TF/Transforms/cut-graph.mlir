// RUN: tfuse-opt %s '-tf-cut-graph=from=parse:1,add to=exp,neg shapes=add=2x3' | FileCheck %s
// RUN: not tfuse-opt %s '-tf-cut-graph=from=gone' 2>&1 | FileCheck %s --check-prefix=GONE
// RUN: not tfuse-opt %s '-tf-cut-graph=to=twice' 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not tfuse-opt %s '-tf-cut-graph=from=handle' 2>&1 | FileCheck %s --check-prefix=HANDLE
// RUN: not tfuse-opt %s '-tf-cut-graph=from=add shapes=add=2x4' 2>&1 | FileCheck %s --check-prefix=SHAPE

// New inputs follow the others. The input that only erased ops used goes; an
// input that had no users stays.
// CHECK-LABEL: func @f
// CHECK-SAME: (%[[UNUSED:[a-z0-9]+]]: tensor<f32> {tf_saved_model.index_path = ["unused"]},
// CHECK-SAME: %[[PARSED:[a-z0-9]+]]: tensor<4xf32> {tf_saved_model.index_path = ["parse:1"]},
// CHECK-SAME: %[[ADD:[a-z0-9]+]]: tensor<2x3xf32> {tf_saved_model.index_path = ["add"]})
// CHECK-SAME: -> (tensor<?x3xf32> {tf_saved_model.index_path = ["exp"]}, tensor<4xf32> {tf_saved_model.index_path = ["neg"]})
// CHECK-SAME: tf.entry_function = {inputs = "unused:0,parse:1,add", outputs = "exp,neg"}
// CHECK-NOT: tf.Split
// CHECK-NOT: tf.AddV2
// CHECK-NOT: tf.Tanh
// CHECK-DAG: %[[EXP:.*]] = "tf.Exp"(%[[ADD]])
// CHECK-DAG: %[[NEG:.*]] = "tf.Neg"(%[[PARSED]])
// CHECK: return %[[EXP]], %[[NEG]]

// GONE: error: {{.*}}--from names a tensor that no signature computes
// TWICE: error: {{.*}}several calls have a node of this name
// HANDLE: error: {{.*}}is a resource or a variant, which cannot be an input
// SHAPE: error: {{.*}}--input-shapes contradicts the inferred

module attributes {tf_saved_model.semantics} {
func.func @f(%x: tensor<8xf32> {tf_saved_model.index_path = ["x"]}, %unused: tensor<f32> {tf_saved_model.index_path = ["unused"]}) -> (tensor<?x3xf32> {tf_saved_model.index_path = ["y"]})
    attributes {tf.entry_function = {inputs = "x:0,unused:0", outputs = "y:0"}, tf_saved_model.exported_names = ["f"]} {
  %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %parts:2 = "tf.Split"(%axis, %x) : (tensor<i32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>) loc("parse")
  %handle = "tf.VarHandleOp"() {container = "", shared_name = "v"} : () -> tensor<!tf_type.resource<tensor<?x3xf32>>> loc("handle")
  %v = "tf.ReadVariableOp"(%handle) : (tensor<!tf_type.resource<tensor<?x3xf32>>>) -> tensor<?x3xf32>
  %neg = "tf.Neg"(%parts#1) : (tensor<4xf32>) -> tensor<4xf32> loc("neg")
  %max = "tf.Max"(%neg, %axis) {keep_dims = false} : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
  %add = "tf.AddV2"(%v, %max) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32> loc("add")
  %exp = "tf.Exp"(%add) : (tensor<?x3xf32>) -> tensor<?x3xf32> loc("exp")
  %a = "tf.Abs"(%exp) : (tensor<?x3xf32>) -> tensor<?x3xf32> loc("twice")
  %m = "tf.Mul"(%a, %exp) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %b = "tf.Abs"(%m) : (tensor<?x3xf32>) -> tensor<?x3xf32> loc("twice")
  %y = "tf.Tanh"(%b) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}
}
