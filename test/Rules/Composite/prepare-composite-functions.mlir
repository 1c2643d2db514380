// What becomes of annotated functions, whatever they implement.
//
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s

// A composite that a fused one calls is dead, and left alone: here it would not
// even fit.

// CHECK-LABEL: func.func @outer(
// CHECK-NEXT: "tfl.embedding_lookup"
// CHECK-LABEL: func.func private @inner(
// CHECK-NOT: tfl.
func.func @outer(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_matmul"} {
  %0 = "tf.PartitionedCall"(%table) {f = @inner} : (tensor<7x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func private @inner(%table: tensor<7x4xf32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Elsewhere"(%table) : (tensor<7x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// Inside a function of an unknown name, and in the bodies of If, Case and While.

// CHECK-LABEL: func.func @unknown(
// CHECK: "tf.PartitionedCall"
// CHECK-LABEL: func.func private @lookup(
// CHECK-NEXT: "tfl.embedding_lookup"
func.func @unknown(%p: tensor<i1>, %table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) attributes {tf._implements = "nobody_knows_this"} {
  %0 = "tf.PartitionedCall"(%table, %ids) {f = @lookup} : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  %1 = "tf.If"(%p, %table, %ids) {then_branch = @lookup, else_branch = @branch, is_stateless = true} : (tensor<i1>, tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0, %1 : tensor<3x4xf32>, tensor<3x4xf32>
}
func.func private @lookup(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Elsewhere"(%table, %ids) : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func private @branch(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> {
  %0 = "tf.PartitionedCall"(%table, %ids) {f = @lookup} : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// One argument used for both; the same variable for each.

// CHECK-LABEL: func.func @repeated(
// CHECK: "tf.PartitionedCall"(%arg0, %arg0)
// CHECK-LABEL: func.func private @op(
// CHECK: [[A:%.*]] = "tf.ReadVariableOp"(%arg0)
// CHECK: [[B:%.*]] = "tf.ReadVariableOp"(%arg1)
// CHECK: "tfl.custom"([[A]], [[B]])
func.func @repeated(%v: tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%v, %v) {f = @op} : (tensor<!tf_type.resource<tensor<2xf32>>>, tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @op(%a: tensor<!tf_type.resource<tensor<2xf32>>>, %b: tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32> attributes {tf._implements = #tf_type.func<@op, {tfl_fusable_op = true}>} {
  %0 = "tf.ReadVariableOp"(%a) : (tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Of the calls of one function, those that fit have a fused copy of their own.

// CHECK-LABEL: func.func @some_calls_fit(
// CHECK: f = @lookup_0
// CHECK: f = @lookup}
// CHECK-LABEL: func.func private @lookup(
// CHECK-NEXT: "tf.Elsewhere"
// CHECK-LABEL: func.func private @lookup_0(
// CHECK-NEXT: "tfl.embedding_lookup"
func.func @some_calls_fit(%a: tensor<7x4xf32>, %b: tensor<7xf32>, %ids: tensor<3xi32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0 = "tf.PartitionedCall"(%a, %ids) {f = @lookup} : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<*xf32>
  %1 = "tf.PartitionedCall"(%b, %ids) {f = @lookup} : (tensor<7xf32>, tensor<3xi32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}
func.func private @lookup(%table: tensor<*xf32>, %ids: tensor<3xi32>) -> tensor<*xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Elsewhere"(%table, %ids) : (tensor<*xf32>, tensor<3xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// Spaces around flags do not matter; an attribute of Keras's does not when there
// is _implements.

// CHECK-LABEL: func.func @both(
// CHECK-NEXT: "tfl.embedding_lookup"
func.func @both(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> attributes {tf._implements = " embedding_lookup , flag", tf.api_implements = "lstm_1234"} {
  %0 = "tf.Elsewhere"(%table, %ids) : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// The wrapper that TensorFlow makes for a function that is a signature has its
// annotation as well, and the arguments in another order. The function counts.

// CHECK-LABEL: func.func @signature_wrapper(
// CHECK-NEXT: "tf.PartitionedCall"(%arg1, %arg0)
// CHECK-LABEL: func.func private @wrapped(
// CHECK-NEXT: "tfl.embedding_lookup"(%arg1, %arg0)
func.func @signature_wrapper(%ids: tensor<3xi32>, %table: tensor<7x4xf32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.PartitionedCall"(%table, %ids) {f = @wrapped} : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  %1 = "tf.Identity"(%0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}
func.func private @wrapped(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Elsewhere"(%table, %ids) : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
