// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=convert_expm1" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Sub
// CHECK-DAG: Expm1(%[[x]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %a, %a_ctl = Exp(%x) name("a") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Sub(%a, %o) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// C1: not ones.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Exp(
// CHECK-DAG: Sub
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<2.0> : tensor<f32>} : () -> (tensor<f32>)
  %a, %a_ctl = Exp(%x) name("a") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{convert_expm1: constant-value: the subtrahend is not a constant of ones}}
  %out, %out_ctl = Sub(%a, %o) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// C2: the ones broadcast.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Exp(
// CHECK-DAG: Sub
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %o, %o_ctl = Const name("o") {dtype = f32, value = dense<1.0> : tensor<2x3xf32>} : () -> (tensor<2x3xf32>)
  %a, %a_ctl = Exp(%x) name("a") {T = f32} : (tensor<3xf32>) -> (tensor<3xf32>)
  // expected-remark@+1 {{convert_expm1: shape: the constant of ones may broadcast the other operand}}
  %out, %out_ctl = Sub(%a, %o) name("out") {T = f32} : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
