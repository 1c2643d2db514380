// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=reorder_cast_like_and_value_preserving" | FileCheck %s

// Fires: the transpose moves bytes.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[p:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("p")
// CHECK-DAG: %[[T:.*]], %{{.*}} = Transpose(%[[x]], %[[p]]) device("/cpu:0") name("ArithmeticOptimizer/ReorderCastLikeAndValuePreserving_uint8_t") {T = ui8, Tperm = i32}
// CHECK-DAG: Cast(%[[T]]) device("/cpu:0") name("ArithmeticOptimizer/ReorderCastLikeAndValuePreserving_float_c")
// CHECK-NOT: Cast(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = ui8, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xui8>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %c, %c_ctl = Cast(%x) device("/cpu:0") name("c") {DstT = f32, SrcT = ui8, Truncate = false} : (tensor<2x3xui8>) -> (tensor<2x3xf32>)
  %t, %t_ctl = Transpose(%c, %p) device("/cpu:0") name("t") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %out, %out_ctl = Neg(%t) name("out") {T = f32} : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
}

// -----

// The cast to the smaller type goes first.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[p:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("p")
// CHECK-DAG: Cast(%[[x]])
// CHECK-DAG: Transpose(%{{.*}}, %[[p]]) device("/cpu:0") name("ArithmeticOptimizer/ReorderCastLikeAndValuePreserving_half_t") {T = f16, Tperm = i32}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %t, %t_ctl = Transpose(%x, %p) device("/cpu:0") name("t") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %c, %c_ctl = Cast(%t) device("/cpu:0") name("c") {DstT = f16, SrcT = f32, Truncate = false} : (tensor<3x2xf32>) -> (tensor<3x2xf16>)
  %out, %out_ctl = Neg(%c) name("out") {T = f16} : (tensor<3x2xf16>) -> (tensor<3x2xf16>)
}

// -----

// C2: no device.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Cast
// CHECK-DAG: Transpose
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = ui8, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xui8>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %c, %c_ctl = Cast(%x) name("c") {DstT = f32, SrcT = ui8, Truncate = false} : (tensor<2x3xui8>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{reorder_cast_like_and_value_preserving: device: the node is not known to be placed on a CPU or GPU}}
  %t, %t_ctl = Transpose(%c, %p) name("t") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %out, %out_ctl = Neg(%t) name("out") {T = f32} : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
}

// -----

// C5: the cast is used elsewhere, too.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Cast
// CHECK-DAG: Transpose
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = ui8, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xui8>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %c, %c_ctl = Cast(%x) device("/cpu:0") name("c") {DstT = f32, SrcT = ui8, Truncate = false} : (tensor<2x3xui8>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{reorder_cast_like_and_value_preserving: multiple-uses: the first node has other users}}
  %t, %t_ctl = Transpose(%c, %p) device("/cpu:0") name("t") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %out, %out_ctl = Neg(%t) name("out") {T = f32} : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %o2, %o2_ctl = Neg(%c) name("o2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C3: the type does not shrink.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Cast
// CHECK-DAG: Transpose
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xi32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %c, %c_ctl = Cast(%x) device("/cpu:0") name("c") {DstT = f32, SrcT = i32, Truncate = false} : (tensor<2x3xi32>) -> (tensor<2x3xf32>)
  %t, %t_ctl = Transpose(%c, %p) device("/cpu:0") name("t") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %out, %out_ctl = Neg(%t) name("out") {T = f32} : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
}

// -----

// C6: zeros are added.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: IsFinite
// CHECK-DAG: SpaceToBatchND
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x2x1>} : () -> (tensor<1x2x1xf32>)
  %b, %b_ctl = Const name("b") {dtype = i32, value = dense<2> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %q, %q_ctl = Const name("q") {dtype = i32, value = dense<[[1, 1]]> : tensor<1x2xi32>} : () -> (tensor<1x2xi32>)
  %f, %f_ctl = IsFinite(%x) device("/cpu:0") name("f") {T = f32} : (tensor<1x2x1xf32>) -> (tensor<1x2x1xi1>)
  %out, %out_ctl = SpaceToBatchND(%f, %b, %q) device("/cpu:0") name("out") {T = i1, Tblock_shape = i32, Tpaddings = i32} : (tensor<1x2x1xi1>, tensor<1xi32>, tensor<1x2xi32>) -> (tensor<2x2x1xi1>)
}
