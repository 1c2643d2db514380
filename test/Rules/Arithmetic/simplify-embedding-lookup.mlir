// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=simplify_embedding_lookup" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[w:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("w")
// CHECK-DAG: %[[ids:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("ids")
// CHECK-DAG: %[[seg:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("seg")
// CHECK-NOT: Unique
// CHECK-DAG: SparseSegmentSum(%[[w]], %[[ids]], %[[seg]]) name("out") {T = f32, Tidx = i64, Tsegmentids = i32}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %w, %w_ctl = Placeholder name("w") {dtype = f32, shape = #tf_type.shape<10x3>} : () -> (tensor<10x3xf32>)
  %ids, %ids_ctl = Placeholder name("ids") {dtype = i64, shape = #tf_type.shape<4>} : () -> (tensor<4xi64>)
  %seg, %seg_ctl = Placeholder name("seg") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %u, %u_1, %u_ctl = Unique(%ids) name("u") {T = i64, out_idx = i32} : (tensor<4xi64>) -> (tensor<?xi64>, tensor<4xi32>)
  %g, %g_ctl = GatherV2(%w, %u, %ax) name("g") {Taxis = i32, Tindices = i64, Tparams = f32, batch_dims = 0 : i64} : (tensor<10x3xf32>, tensor<?xi64>, tensor<i32>) -> (tensor<?x3xf32>)
  %out, %out_ctl = SparseSegmentSum(%g, %u_1, %seg) name("out") {T = f32, Tidx = i32, Tsegmentids = i32} : (tensor<?x3xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x3xf32>)
}

// -----

// A variable is read when the lookup would have read it.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[v:[^ ,]+]], %{{[^ ]+}} = VarHandleOp{{.*}} name("v")
// CHECK-DAG: %[[c:[^ ,]+]] = NoOp{{.*}} name("c")
// CHECK-DAG: ReadVariableOp(%[[v]]) [%[[c]]] name("ArithmeticOptimizer/SimplifyEmbeddingLookupStage_ReadVar_out") {dtype = f32}
// CHECK-DAG: SparseSegmentMean(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %v, %v_ctl = VarHandleOp name("v") {dtype = f32, shape = #tf_type.shape<10x3>, shared_name = "v", container = ""} : () -> (tensor<!tf_type.resource>)
  %c_ctl = NoOp name("c")
  %ids, %ids_ctl = Placeholder name("ids") {dtype = i64, shape = #tf_type.shape<4>} : () -> (tensor<4xi64>)
  %seg, %seg_ctl = Placeholder name("seg") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  %u, %u_1, %u_ctl = Unique(%ids) name("u") {T = i64, out_idx = i32} : (tensor<4xi64>) -> (tensor<?xi64>, tensor<4xi32>)
  %g, %g_ctl = ResourceGather(%v, %u) [%c_ctl] name("g") {Tindices = i64, batch_dims = 0 : i64, dtype = f32, validate_indices = true} : (tensor<!tf_type.resource>, tensor<?xi64>) -> (tensor<?x3xf32>)
  %out, %out_ctl = SparseSegmentMean(%g, %u_1, %seg) name("out") {T = f32, Tidx = i32, Tsegmentids = i32} : (tensor<?x3xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x3xf32>)
}

// -----

// C1: another axis.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Unique
// CHECK-DAG: GatherV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %w, %w_ctl = Placeholder name("w") {dtype = f32, shape = #tf_type.shape<10x3>} : () -> (tensor<10x3xf32>)
  %ids, %ids_ctl = Placeholder name("ids") {dtype = i64, shape = #tf_type.shape<4>} : () -> (tensor<4xi64>)
  %seg, %seg_ctl = Placeholder name("seg") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<1> : tensor<i32>} : () -> (tensor<i32>)
  %u, %u_1, %u_ctl = Unique(%ids) name("u") {T = i64, out_idx = i32} : (tensor<4xi64>) -> (tensor<?xi64>, tensor<4xi32>)
  %g, %g_ctl = GatherV2(%w, %u, %ax) name("g") {Taxis = i32, Tindices = i64, Tparams = f32, batch_dims = 0 : i64} : (tensor<10x3xf32>, tensor<?xi64>, tensor<i32>) -> (tensor<10x?xf32>)
  // expected-remark@+1 {{simplify_embedding_lookup: constant-value: the lookup does not gather along axis 0}}
  %out, %out_ctl = SparseSegmentSum(%g, %u_1, %seg) name("out") {T = f32, Tidx = i32, Tsegmentids = i32} : (tensor<10x?xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x?xf32>)
}

// -----

// C1: other indices.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Unique
// CHECK-DAG: GatherV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %w, %w_ctl = Placeholder name("w") {dtype = f32, shape = #tf_type.shape<10x3>} : () -> (tensor<10x3xf32>)
  %ids, %ids_ctl = Placeholder name("ids") {dtype = i64, shape = #tf_type.shape<4>} : () -> (tensor<4xi64>)
  %seg, %seg_ctl = Placeholder name("seg") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %u, %u_1, %u_ctl = Unique(%ids) name("u") {T = i64, out_idx = i32} : (tensor<4xi64>) -> (tensor<?xi64>, tensor<4xi32>)
  %g, %g_ctl = GatherV2(%w, %u, %ax) name("g") {Taxis = i32, Tindices = i64, Tparams = f32, batch_dims = 0 : i64} : (tensor<10x3xf32>, tensor<?xi64>, tensor<i32>) -> (tensor<?x3xf32>)
  %k, %k_ctl = Placeholder name("k") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  // expected-remark@+1 {{simplify_embedding_lookup: structure: the indices of the reduction are not the positions that Unique returns}}
  %out, %out_ctl = SparseSegmentSum(%g, %k, %seg) name("out") {T = f32, Tidx = i32, Tsegmentids = i32} : (tensor<?x3xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x3xf32>)
}
