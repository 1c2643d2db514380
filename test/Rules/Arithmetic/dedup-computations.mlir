// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=dedup_computations" | FileCheck %s

// Fires, through two levels and for commutative ops.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Exp(%[[x]])
// CHECK-NOT: Exp(
// CHECK-DAG: AddV2(
// CHECK-NOT: AddV2(
// CHECK-DAG: Sub(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e1, %e1_ctl = Exp(%x) name("e1") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %e2, %e2_ctl = Exp(%x) name("e2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %a1, %a1_ctl = AddV2(%e1, %y) name("a1") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %a2, %a2_ctl = AddV2(%y, %e2) name("a2") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Sub(%a1, %a2) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: other attributes, another device, other nodes to wait for.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Exp
// CHECK-DAG: Exp
// CHECK-DAG: Exp
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c_ctl = NoOp name("c")
  %e1, %e1_ctl = Exp(%x) name("e1") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %e2, %e2_ctl = Exp(%x) device("/cpu:0") name("e2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %e3, %e3_ctl = Exp(%x) [%c_ctl] name("e3") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = AddN(%e1, %e2, %e3) name("out") {N = 3 : i64, T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C2: random numbers.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: RandomUniform
// CHECK-DAG: RandomUniform
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<3> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %e1, %e1_ctl = RandomUniform(%s) name("e1") {T = i32, dtype = f32, seed = 0 : i64, seed2 = 0 : i64} : (tensor<1xi32>) -> (tensor<3xf32>)
  %e2, %e2_ctl = RandomUniform(%s) name("e2") {T = i32, dtype = f32, seed = 0 : i64, seed2 = 0 : i64} : (tensor<1xi32>) -> (tensor<3xf32>)
  %out, %out_ctl = Sub(%e1, %e2) name("out") {T = f32} : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
}

// -----

// C3: both are fetched.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Exp
// CHECK-DAG: Exp
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e1, %e1_ctl = Exp(%x) name("e1") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{dedup_computations: preserved: an equal node exists, but both must keep their names}}
  %e2, %e2_ctl = Exp(%x) name("e2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
