// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_cast_into_segment_reduction" | FileCheck %s

// Fires for a cast to the larger type.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[w:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("w")
// CHECK-DAG: %[[ids:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("ids")
// CHECK-DAG: %[[seg:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("seg")
// CHECK-NOT: Cast
// CHECK-DAG: SparseSegmentSum(%[[w]], %[[ids]], %[[seg]]) name("out") {T = f32, Tidx = i32, Tsegmentids = i32}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %w, %w_ctl = Placeholder name("w") {dtype = f32, shape = #tf_type.shape<10x3>} : () -> (tensor<10x3xf32>)
  %ids, %ids_ctl = Placeholder name("ids") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  %seg, %seg_ctl = Placeholder name("seg") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  %c, %c_ctl = Cast(%ids) name("c") {DstT = i64, SrcT = i32, Truncate = false} : (tensor<4xi32>) -> (tensor<4xi64>)
  %out, %out_ctl = SparseSegmentSum(%w, %c, %seg) name("out") {T = f32, Tidx = i64, Tsegmentids = i32} : (tensor<10x3xf32>, tensor<4xi64>, tensor<4xi32>) -> (tensor<?x3xf32>)
}

// -----

// C2: a cast to the smaller type.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Cast
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %w, %w_ctl = Placeholder name("w") {dtype = f32, shape = #tf_type.shape<10x3>} : () -> (tensor<10x3xf32>)
  %ids, %ids_ctl = Placeholder name("ids") {dtype = i64, shape = #tf_type.shape<4>} : () -> (tensor<4xi64>)
  %seg, %seg_ctl = Placeholder name("seg") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  %c, %c_ctl = Cast(%ids) name("c") {DstT = i32, SrcT = i64, Truncate = false} : (tensor<4xi64>) -> (tensor<4xi32>)
  // expected-remark@+1 {{remove_cast_into_segment_reduction: semantics: the cast of operand 1 may change values}}
  %out, %out_ctl = SparseSegmentSum(%w, %c, %seg) name("out") {T = f32, Tidx = i32, Tsegmentids = i32} : (tensor<10x3xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x3xf32>)
}

// -----

// C1: not of integers.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Cast
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %w, %w_ctl = Placeholder name("w") {dtype = f32, shape = #tf_type.shape<10x3>} : () -> (tensor<10x3xf32>)
  %ids, %ids_ctl = Placeholder name("ids") {dtype = f32, shape = #tf_type.shape<4>} : () -> (tensor<4xf32>)
  %seg, %seg_ctl = Placeholder name("seg") {dtype = i32, shape = #tf_type.shape<4>} : () -> (tensor<4xi32>)
  %c, %c_ctl = Cast(%ids) name("c") {DstT = i32, SrcT = f32, Truncate = false} : (tensor<4xf32>) -> (tensor<4xi32>)
  %out, %out_ctl = SparseSegmentSum(%w, %c, %seg) name("out") {T = f32, Tidx = i32, Tsegmentids = i32} : (tensor<10x3xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x3xf32>)
}
