// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It fires.

// CHECK-LABEL: func.func @vector(
// CHECK-SAME: [[TABLE:%.*]]: tensor<7x4xf32>, [[IDS:%.*]]: tensor<?xi32>
// CHECK: [[ROWS:%.*]] = "tfl.embedding_lookup"([[IDS]], [[TABLE]]) : (tensor<?xi32>, tensor<7x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return [[ROWS]]
func.func @vector(%table: tensor<7x4xf32>, %ids: tensor<?xi32>) -> tensor<?x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.GatherV2"(%table, %ids, %axis) : (tensor<7x4xf32>, tensor<?xi32>, tensor<i32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// The other name; a variable is read; without a rank, ids are a vector.

// CHECK-LABEL: func.func @variable(
// CHECK-SAME: [[TABLE:%.*]]: tensor<!tf_type.resource<tensor<7x4xf32>>>, [[IDS:%.*]]: tensor<*xi32>
// CHECK: [[VALUE:%.*]] = "tf.ReadVariableOp"([[TABLE]]) : (tensor<!tf_type.resource<tensor<7x4xf32>>>) -> tensor<7x4xf32>
// CHECK-NEXT: "tfl.embedding_lookup"([[IDS]], [[VALUE]])
func.func @variable(%table: tensor<!tf_type.resource<tensor<7x4xf32>>>, %ids: tensor<*xi32>) -> tensor<*xf32> attributes {tf._implements = "embedding_matmul"} {
  %0 = "tf.ResourceGather"(%table, %ids) : (tensor<!tf_type.resource<tensor<7x4xf32>>>, tensor<*xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// Ids that are no vector of int32, and a table of more than two dimensions.

// CHECK-LABEL: func.func @matrix(
// CHECK-SAME: [[TABLE:%.*]]: tensor<7x2x5xi8>, [[IDS:%.*]]: tensor<?x3xi64>
// CHECK-DAG: [[NARROW:%.*]] = "tf.Cast"([[IDS]]) {{.*}} -> tensor<?x3xi32>
// CHECK: [[FLAT:%.*]] = "tf.Reshape"([[NARROW]], {{.*}} -> tensor<?xi32>
// CHECK: [[ROWS:%.*]] = "tfl.embedding_lookup"([[FLAT]], [[TABLE]]) : (tensor<?xi32>, tensor<7x2x5xi8>) -> tensor<?x2x5xi8>
// CHECK: "tf.Reshape"([[ROWS]], {{.*}} -> tensor<?x3x2x5xi8>
func.func @matrix(%table: tensor<7x2x5xi8>, %ids: tensor<?x3xi64>) -> tensor<?x3x2x5xi8> attributes {tf._implements = "embedding_lookup"} {
  %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.GatherV2"(%table, %ids, %axis) : (tensor<7x2x5xi8>, tensor<?x3xi64>, tensor<i32>) -> tensor<?x3x2x5xi8>
  return %0 : tensor<?x3x2x5xi8>
}

// -----

// Ids of unknown rank are taken for a vector.

// CHECK-LABEL: func.func @unranked_ids(
// CHECK: [[NARROW:%.*]] = "tf.Cast"(%arg1) {{.*}} -> tensor<*xi32>
// CHECK: "tfl.embedding_lookup"([[NARROW]], %arg0) : (tensor<*xi32>, tensor<7x4xf32>) -> tensor<?x4xf32>
func.func @unranked_ids(%table: tensor<7x4xf32>, %ids: tensor<*xi64>) -> tensor<*xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Gather"(%table, %ids) : (tensor<7x4xf32>, tensor<*xi64>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// The size of a row comes from the table where it is not known.

// CHECK-LABEL: func.func @unknown_row(
// CHECK: [[ROWS:%.*]] = "tfl.embedding_lookup"({{.*}}, %arg0) : (tensor<6xi32>, tensor<7x?xf32>) -> tensor<6x?xf32>
// CHECK-DAG: [[OUTER:%.*]] = "tf.Shape"(%arg1)
// CHECK-DAG: [[TABLE:%.*]] = "tf.Shape"(%arg0)
// CHECK: [[ROW:%.*]] = "tf.StridedSlice"([[TABLE]], {{.*}}end_mask = 1{{.*}} -> tensor<1xi32>
// CHECK: [[SHAPE:%.*]] = "tf.ConcatV2"([[OUTER]], [[ROW]], {{.*}} -> tensor<3xi32>
// CHECK: "tf.Reshape"([[ROWS]], [[SHAPE]]) {{.*}} -> tensor<2x3x?xf32>
func.func @unknown_row(%table: tensor<7x?xf32>, %ids: tensor<2x3xi32>) -> tensor<2x3x?xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Gather"(%table, %ids) : (tensor<7x?xf32>, tensor<2x3xi32>) -> tensor<2x3x?xf32>
  return %0 : tensor<2x3x?xf32>
}

// -----

// One function, called with ids of different ranks: each call has its own.

// CHECK-LABEL: func.func @calls(
// CHECK: f = @open_0
// CHECK: f = @open_1
// CHECK: func.func private @open_1(%{{.*}}: tensor<7x4xf32>, %{{.*}}: tensor<2x3xi32>)
// CHECK: tfl.embedding_lookup
// CHECK: func.func private @open_0(%{{.*}}: tensor<7x4xf32>, %{{.*}}: tensor<3xi32>) -> tensor<3x4xf32>
// CHECK: tfl.embedding_lookup
func.func @calls(%table: tensor<7x4xf32>, %a: tensor<3xi32>, %b: tensor<2x3xi32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0 = "tf.PartitionedCall"(%table, %a) {f = @open} : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<*xf32>
  %1 = "tf.PartitionedCall"(%table, %b) {f = @open} : (tensor<7x4xf32>, tensor<2x3xi32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}
func.func private @open(%table: tensor<7x4xf32>, %ids: tensor<*xi32>) -> tensor<*xf32> attributes {tf._implements = "embedding_lookup"} {
  %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.GatherV2"(%table, %ids, %axis) : (tensor<7x4xf32>, tensor<*xi32>, tensor<i32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_arguments(
// CHECK-NOT: tfl.
// MISS: composite-embedding-lookup: signature: Invalid number of arguments to embedding_lookup: it takes 2, the function has 1 (function 'c1_arguments')
func.func @c1_arguments(%table: tensor<7x4xf32>) -> tensor<7x4xf32> attributes {tf._implements = "embedding_lookup"} {
  return %table : tensor<7x4xf32>
}

// -----

// CHECK-LABEL: func.func @c1_results(
// CHECK-NOT: tfl.
// MISS: composite-embedding-lookup: signature: Invalid number of results from embedding_lookup: it gives 1, the function has 2 (function 'c1_results')
func.func @c1_results(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> (tensor<7x4xf32>, tensor<3xi32>) attributes {tf._implements = "embedding_lookup"} {
  return %table, %ids : tensor<7x4xf32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @c2_table(
// CHECK-NOT: tfl.
// MISS: composite-embedding-lookup: element-type: table should be a float or int8 or uint8 tensor of at least 2 dimensions, argument 0 is tensor<7x4xi32> (function 'c2_table')
func.func @c2_table(%table: tensor<7x4xi32>, %ids: tensor<3xi32>) -> tensor<3x4xi32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Gather"(%table, %ids) : (tensor<7x4xi32>, tensor<3xi32>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @c2_rows(
// CHECK-NOT: tfl.
// MISS: composite-embedding-lookup: element-type: result and table should have the same element type (function 'c2_rows')
func.func @c2_rows(%table: tensor<7x4xi8>, %ids: tensor<3xi32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Gather"(%table, %ids) : (tensor<7x4xi8>, tensor<3xi32>) -> tensor<3x4xi8>
  %1 = "tf.Cast"(%0) : (tensor<3x4xi8>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @c3_table(
// CHECK-NOT: tfl.
// MISS: composite-embedding-lookup: shape: table should be a float or int8 or uint8 tensor of at least 2 dimensions, argument 0 is tensor<7xf32> (function 'c3_table')
func.func @c3_table(%table: tensor<7xf32>, %ids: tensor<3xi32>) -> tensor<3xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Gather"(%table, %ids) : (tensor<7xf32>, tensor<3xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @c4_ids(
// CHECK-NOT: tfl.
// MISS: composite-embedding-lookup: element-type: ids should be an int32 or int64 tensor, argument 1 is tensor<3xf32> (function 'c4_ids')
func.func @c4_ids(%table: tensor<7x4xf32>, %ids: tensor<3xf32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Cast"(%ids) : (tensor<3xf32>) -> tensor<3xi32>
  %1 = "tf.Gather"(%table, %0) : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.embedding_lookup"(%arg1, %arg0)
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tfl.embedding_lookup"(%ids, %table) : (tensor<3xi32>, tensor<7x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
