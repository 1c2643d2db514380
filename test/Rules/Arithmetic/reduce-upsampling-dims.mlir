// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=reduce_upsampling_dims" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Const name("ArithmeticOptimizer/ReduceUpsamplingDims_Shape_out") {dtype = i32, value = dense<[1, 2, 2, 3]>
// CHECK-DAG: Reshape(%[[x]],
// CHECK-DAG: Const name("ArithmeticOptimizer/ReduceUpsamplingDims_Multiples_out") {dtype = i32, value = dense<[1, 1, 2, 2]>
// CHECK-DAG: Tile(
// CHECK-DAG: Reshape(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x2x2x3>} : () -> (tensor<1x2x2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<[1, 2, 1, 2, 1, 3]> : tensor<6xi32>} : () -> (tensor<6xi32>)
  %m, %m_ctl = Const name("m") {dtype = i32, value = dense<[1, 1, 2, 1, 2, 1]> : tensor<6xi32>} : () -> (tensor<6xi32>)
  %o, %o_ctl = Const name("o") {dtype = i32, value = dense<[1, 4, 4, 3]> : tensor<4xi32>} : () -> (tensor<4xi32>)
  %r, %r_ctl = Reshape(%x, %s) name("r") {T = f32, Tshape = i32} : (tensor<1x2x2x3xf32>, tensor<6xi32>) -> (tensor<1x2x1x2x1x3xf32>)
  %t, %t_ctl = Tile(%r, %m) name("t") {T = f32, Tmultiples = i32} : (tensor<1x2x1x2x1x3xf32>, tensor<6xi32>) -> (tensor<1x2x2x2x2x3xf32>)
  %out, %out_ctl = Reshape(%t, %o) name("out") {T = f32, Tshape = i32} : (tensor<1x2x2x2x2x3xf32>, tensor<4xi32>) -> (tensor<1x4x4x3xf32>)
}

// -----

// C1: another multiple.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Reshape
// CHECK-DAG: Tile
// CHECK-DAG: Reshape
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x2x2x3>} : () -> (tensor<1x2x2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<[1, 2, 1, 2, 1, 3]> : tensor<6xi32>} : () -> (tensor<6xi32>)
  %m, %m_ctl = Const name("m") {dtype = i32, value = dense<[1, 1, 2, 2, 2, 1]> : tensor<6xi32>} : () -> (tensor<6xi32>)
  %o, %o_ctl = Const name("o") {dtype = i32, value = dense<[1, 4, 8, 3]> : tensor<4xi32>} : () -> (tensor<4xi32>)
  %r, %r_ctl = Reshape(%x, %s) name("r") {T = f32, Tshape = i32} : (tensor<1x2x2x3xf32>, tensor<6xi32>) -> (tensor<1x2x1x2x1x3xf32>)
  %t, %t_ctl = Tile(%r, %m) name("t") {T = f32, Tmultiples = i32} : (tensor<1x2x1x2x1x3xf32>, tensor<6xi32>) -> (tensor<1x2x2x4x2x3xf32>)
  // expected-remark@+1 {{reduce_upsampling_dims: constant-value: shape and multiples do not have the form of an upsampling}}
  %out, %out_ctl = Reshape(%t, %o) name("out") {T = f32, Tshape = i32} : (tensor<1x2x2x4x2x3xf32>, tensor<4xi32>) -> (tensor<1x4x8x3xf32>)
}

// -----

// C2: the Tile has other users.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Reshape
// CHECK-DAG: Tile
// CHECK-DAG: Reshape
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x2x2x3>} : () -> (tensor<1x2x2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<[1, 2, 1, 2, 1, 3]> : tensor<6xi32>} : () -> (tensor<6xi32>)
  %m, %m_ctl = Const name("m") {dtype = i32, value = dense<[1, 1, 2, 1, 2, 1]> : tensor<6xi32>} : () -> (tensor<6xi32>)
  %o, %o_ctl = Const name("o") {dtype = i32, value = dense<[1, 4, 4, 3]> : tensor<4xi32>} : () -> (tensor<4xi32>)
  %r, %r_ctl = Reshape(%x, %s) name("r") {T = f32, Tshape = i32} : (tensor<1x2x2x3xf32>, tensor<6xi32>) -> (tensor<1x2x1x2x1x3xf32>)
  %t, %t_ctl = Tile(%r, %m) name("t") {T = f32, Tmultiples = i32} : (tensor<1x2x1x2x1x3xf32>, tensor<6xi32>) -> (tensor<1x2x2x2x2x3xf32>)
  // expected-remark@+1 {{reduce_upsampling_dims: multiple-uses: the Tile has other users}}
  %out, %out_ctl = Reshape(%t, %o) name("out") {T = f32, Tshape = i32} : (tensor<1x2x2x2x2x3xf32>, tensor<4xi32>) -> (tensor<1x4x4x3xf32>)
  %o2, %o2_ctl = Neg(%t) name("o2") {T = f32} : (tensor<1x2x2x2x2x3xf32>) -> (tensor<1x2x2x2x2x3xf32>)
}
