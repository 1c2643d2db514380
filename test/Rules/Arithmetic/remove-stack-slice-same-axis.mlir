// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_stack_slice_same_axis" | FileCheck %s

// Fires: one element.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-NOT: Pack
// CHECK-DAG: Neg(%[[y]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %pk, %pk_ctl = Pack(%x, %y) name("pk") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2x3xf32>)
  %b, %b_ctl = Const name("b") {dtype = i32, value = dense<[0, 1]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %e, %e_ctl = Const name("e") {dtype = i32, value = dense<[0, 2]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<1> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %sl, %sl_ctl = StridedSlice(%pk, %b, %e, %s) name("sl") {Index = i32, T = f32, begin_mask = 1 : i64, ellipsis_mask = 0 : i64, end_mask = 1 : i64, new_axis_mask = 0 : i64, shrink_axis_mask = 2 : i64} : (tensor<2x2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%sl) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// The axis stays.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-NOT: Pack
// CHECK-DAG: Const name("ArithmeticOptimizer/RemoveStackStridedSliceSameAxis_Axis_sl") {dtype = i32, value = dense<1>
// CHECK-DAG: ExpandDims(%[[y]], %{{.*}}) name("ArithmeticOptimizer/RemoveStackStridedSliceSameAxis_sl")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %pk, %pk_ctl = Pack(%x, %y) name("pk") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2x3xf32>)
  %b, %b_ctl = Const name("b") {dtype = i32, value = dense<[0, 1]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %e, %e_ctl = Const name("e") {dtype = i32, value = dense<[0, 2]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<1> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %sl, %sl_ctl = StridedSlice(%pk, %b, %e, %s) name("sl") {Index = i32, T = f32, begin_mask = 1 : i64, ellipsis_mask = 0 : i64, end_mask = 1 : i64, new_axis_mask = 0 : i64, shrink_axis_mask = 0 : i64} : (tensor<2x2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x1x3xf32>)
  %out, %out_ctl = Neg(%sl) name("out") {T = f32} : (tensor<2x1x3xf32>) -> (tensor<2x1x3xf32>)
}

// -----

// Slice.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Pack
// CHECK-DAG: ExpandDims(%[[x]],
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %pk, %pk_ctl = Pack(%x, %y) name("pk") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2x3xf32>)
  %b, %b_ctl = Const name("b") {dtype = i32, value = dense<0> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %e, %e_ctl = Const name("e") {dtype = i32, value = dense<[-1, 1, 3]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %sl, %sl_ctl = Slice(%pk, %b, %e) name("sl") {Index = i32, T = f32} : (tensor<2x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<2x1x3xf32>)
  %out, %out_ctl = Neg(%sl) name("out") {T = f32} : (tensor<2x1x3xf32>) -> (tensor<2x1x3xf32>)
}

// -----

// C2: two elements.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pack
// CHECK-DAG: Slice
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %pk, %pk_ctl = Pack(%x, %y) name("pk") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2x3xf32>)
  %b, %b_ctl = Const name("b") {dtype = i32, value = dense<0> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %e, %e_ctl = Const name("e") {dtype = i32, value = dense<[-1, 2, 3]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  // expected-remark@+1 {{remove_stack_slice_same_axis: constant-value: the slice does not select exactly one element of the packed axis}}
  %sl, %sl_ctl = Slice(%pk, %b, %e) name("sl") {Index = i32, T = f32} : (tensor<2x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<2x2x3xf32>)
  %out, %out_ctl = Neg(%sl) name("out") {T = f32} : (tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>)
}

// -----

// C1: an unknown rank.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pack
// CHECK-DAG: Slice
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<*>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<*>} : () -> (tensor<*xf32>)
  %pk, %pk_ctl = Pack(%x, %y) name("pk") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %b, %b_ctl = Const name("b") {dtype = i32, value = dense<0> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %e, %e_ctl = Const name("e") {dtype = i32, value = dense<[-1, 1, 3]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  // expected-remark@+1 {{remove_stack_slice_same_axis: unknown-shape: the rank of the Pack is unknown}}
  %sl, %sl_ctl = Slice(%pk, %b, %e) name("sl") {Index = i32, T = f32} : (tensor<*xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
}
