// RUN: tfuse-opt %s -cse -canonicalize | FileCheck %s

// Equal ops without side effects are merged by CSE, and erased if unused.
// CHECK-LABEL: @pure
// CHECK-NEXT: %[[A:.*]] = "tf.Relu"
// CHECK-NEXT: return %[[A]], %[[A]]
func.func @pure(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = "tf.Relu"(%x) : (tensor<f32>) -> tensor<f32>
  %1 = "tf.Relu"(%x) : (tensor<f32>) -> tensor<f32>
  %2 = "tf.Abs"(%x) : (tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// Reads without a write in between are merged; unused reads are erased.
// CHECK-LABEL: @variable
// CHECK-NEXT: %[[A:.*]] = "tf.ReadVariableOp"
// CHECK-NEXT: "tf.AssignVariableOp"
// CHECK-NEXT: %[[B:.*]] = "tf.ReadVariableOp"
// CHECK-NEXT: return %[[A]], %[[A]], %[[B]]
func.func @variable(%v: tensor<!tf_type.resource<tensor<f32>>>, %x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  %1 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
  %2 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  %3 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}

// Handles with equal shared names are one resource; handles without a name are
// distinct.
// CHECK-LABEL: @handles
// CHECK-COUNT-1: shared_name = "v"
// CHECK-NOT: shared_name = "v"
// CHECK-COUNT-2: "tf.HashTableV2"
func.func @handles() -> (tensor<!tf_type.resource>, tensor<!tf_type.resource>, tensor<!tf_type.resource>, tensor<!tf_type.resource>) {
  %0 = "tf.VarHandleOp"() {container = "", shared_name = "v"} : () -> tensor<!tf_type.resource>
  %1 = "tf.VarHandleOp"() {container = "", shared_name = "v"} : () -> tensor<!tf_type.resource>
  %2 = "tf.HashTableV2"() {key_dtype = i64, value_dtype = f32} : () -> tensor<!tf_type.resource>
  %3 = "tf.HashTableV2"() {key_dtype = i64, value_dtype = f32} : () -> tensor<!tf_type.resource>
  return %0, %1, %2, %3 : tensor<!tf_type.resource>, tensor<!tf_type.resource>, tensor<!tf_type.resource>, tensor<!tf_type.resource>
}

// Ops with side effects stay even if unused.
// CHECK-LABEL: @stateful
// CHECK-COUNT-2: "tf.RandomUniform"
// CHECK: "tf.PrintV2"
// CHECK: "tf.Assert"
// CHECK: "tf.LookupTableInsertV2"
// CHECK: "tf.StatefulPartitionedCall"
// CHECK-NEXT: return
func.func @stateful(%s: tensor<1xi32>, %t: tensor<!tf_type.string>, %c: tensor<i1>, %table: tensor<!tf_type.resource>) {
  %0 = "tf.RandomUniform"(%s) : (tensor<1xi32>) -> tensor<?xf32>
  %1 = "tf.RandomUniform"(%s) : (tensor<1xi32>) -> tensor<?xf32>
  "tf.PrintV2"(%t) : (tensor<!tf_type.string>) -> ()
  "tf.Assert"(%c, %t) : (tensor<i1>, tensor<!tf_type.string>) -> ()
  "tf.LookupTableInsertV2"(%table, %s, %s) : (tensor<!tf_type.resource>, tensor<1xi32>, tensor<1xi32>) -> ()
  "tf.StatefulPartitionedCall"() {f = @callee} : () -> ()
  "tf.PartitionedCall"() {f = @callee} : () -> ()
  return
}
func.func private @callee()

// The side effects of control flow follow from is_stateless, or from the
// regions.
// CHECK-LABEL: @control_flow
// CHECK-NEXT: "tf.If"(%{{.*}}) <{else_branch = @callee, is_stateless = false
// CHECK-NEXT: "tf.IfRegion"
// CHECK-NEXT:   "tf.PrintV2"
// CHECK-NOT: "tf.Abs"
// CHECK: return
func.func @control_flow(%c: tensor<i1>, %t: tensor<!tf_type.string>, %x: tensor<f32>) {
  "tf.If"(%c) {then_branch = @callee, else_branch = @callee, is_stateless = false} : (tensor<i1>) -> ()
  "tf.If"(%c) {then_branch = @callee, else_branch = @callee, is_stateless = true} : (tensor<i1>) -> ()
  "tf.IfRegion"(%c) ({
    "tf.PrintV2"(%t) : (tensor<!tf_type.string>) -> ()
    "tf.Yield"() : () -> ()
  }, {
    "tf.Yield"() : () -> ()
  }) : (tensor<i1>) -> ()
  %0 = "tf.IfRegion"(%c) ({
    %1 = "tf.Abs"(%x) : (tensor<f32>) -> tensor<f32>
    "tf.Yield"(%1) : (tensor<f32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<f32>) -> ()
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// CudnnRNNV3 is stateful by definition, but draws no random numbers if
// is_training = false.
// CHECK-LABEL: @rnn
// CHECK-NEXT: "tf.CudnnRNNV3"{{.*}}dropout = 5.0
// CHECK-NEXT: return
func.func @rnn(%x: tensor<?x?x?xf32>, %p: tensor<?xf32>, %l: tensor<?xi32>) {
  %0:5 = "tf.CudnnRNNV3"(%x, %x, %x, %p, %l) {dropout = 0.5 : f32} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?xf32>, tensor<?xi32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<*xf32>, tensor<*xi8>)
  %1:5 = "tf.CudnnRNNV3"(%x, %x, %x, %p, %l) {dropout = 0.5 : f32, is_training = false} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?xf32>, tensor<?xi32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<*xf32>, tensor<*xi8>)
  return
}

// An op that OpFacts.def does not list may have any side effect.
// CHECK-LABEL: @unknown
// CHECK-NEXT: "tf.MyOp"
// CHECK-NEXT: "tf.MyOp"
func.func @unknown() {
  "tf.MyOp"() : () -> ()
  "tf.MyOp"() : () -> ()
  return
}
