// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=convert_log1p" | FileCheck %s

// Fires, either way round.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: AddV2
// CHECK-DAG: Log1p(%[[x]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %a, %a_ctl = AddV2(%o, %x) name("a") {T = f32} : (tensor<f32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Log(%a) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C2: the ones broadcast.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddV2
// CHECK-DAG: Log(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<1.0> : tensor<2x3xf32>} : () -> (tensor<2x3xf32>)
  %a, %a_ctl = AddV2(%x, %o) name("a") {T = f32} : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{convert_log1p: shape: the constant of ones may broadcast the other operand}}
  %out, %out_ctl = Log(%a) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: not ones.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddV2
// CHECK-DAG: Log(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<2.0> : tensor<f32>} : () -> (tensor<f32>)
  %a, %a_ctl = AddV2(%x, %o) name("a") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Log(%a) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
