// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=replace_mul_with_tile" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Const name("ArithmeticOptimizer/ReplaceMulWithBroadcastByTile_Const_m") {dtype = i32, value = dense<[1, 4]>
// CHECK-DAG: Tile(%[[x]],
// CHECK-NOT: Mul(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x1>} : () -> (tensor<2x1xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<1.0> : tensor<2x4xf32>} : () -> (tensor<2x4xf32>)
  %m, %m_ctl = Mul(%x, %o) name("m") {T = f32} : (tensor<2x1xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>)
  %out, %out_ctl = Neg(%m) name("out") {T = f32} : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
}

// -----

// The number of an output is kept.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Tile(%{{[^ ]+}}#1,
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %z, %z_ctl = Placeholder name("z") {dtype = f32, shape = #tf_type.shape<4x1>} : () -> (tensor<4x1xf32>)
  %sp, %sp_1, %sp_ctl = Split(%ax, %z) name("sp") {T = f32, num_split = 2 : i64} : (tensor<i32>, tensor<4x1xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<1.0> : tensor<2x4xf32>} : () -> (tensor<2x4xf32>)
  %m, %m_ctl = Mul(%sp_1, %o) name("m") {T = f32} : (tensor<2x1xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>)
  %out, %out_ctl = Neg(%m) name("out") {T = f32} : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
}

// -----

// C1: not all are ones.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Mul
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x1>} : () -> (tensor<2x1xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<[[1.0, 1.0], [1.0, 2.0]]> : tensor<2x2xf32>} : () -> (tensor<2x2xf32>)
  %m, %m_ctl = Mul(%x, %o) name("m") {T = f32} : (tensor<2x1xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>)
  %out, %out_ctl = Neg(%m) name("out") {T = f32} : (tensor<2x2xf32>) -> (tensor<2x2xf32>)
}

// -----

// C2: nothing grows; and another rank.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Mul
// CHECK-DAG: Mul
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<1.0> : tensor<2x3xf32>} : () -> (tensor<2x3xf32>)
  %o2, %o2_ctl = Const name("o2") {dtype = f32, value = dense<1.0> : tensor<4x2x3xf32>} : () -> (tensor<4x2x3xf32>)
  %m, %m_ctl = Mul(%x, %o) name("m") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %m2, %m2_ctl = Mul(%m, %o2) name("m2") {T = f32} : (tensor<2x3xf32>, tensor<4x2x3xf32>) -> (tensor<4x2x3xf32>)
}
