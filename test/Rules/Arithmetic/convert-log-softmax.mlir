// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=convert_log_softmax" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Softmax(
// CHECK-DAG: LogSoftmax(%[[x]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Softmax(%x) name("s") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Log(%s) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: used elsewhere, too.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Softmax(
// CHECK-DAG: Log(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Softmax(%x) name("s") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{convert_log_softmax: multiple-uses: the Softmax has other users}}
  %out, %out_ctl = Log(%s) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %o2, %o2_ctl = Neg(%s) name("o2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// No softmax.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Exp
// CHECK-DAG: Log(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Exp(%x) name("s") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Log(%s) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
