// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_redundant_cast" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Cast
// CHECK-DAG: Neg(%[[x]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %b, %b_ctl = Cast(%x) name("b") {DstT = f32, SrcT = f32, Truncate = false} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%b) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// What it waits for is kept.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[c:[^ ,]+]] = NoOp{{.*}} name("c")
// CHECK-DAG: Identity(%[[x]]) [%[[c]]] name("b") {T = f32}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c_ctl = NoOp name("c")
  %b, %b_ctl = Cast(%x) [%c_ctl] name("b") {DstT = f32, SrcT = f32, Truncate = false} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%b) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: another type.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Cast
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %b, %b_ctl = Cast(%x) name("b") {DstT = f64, SrcT = f32, Truncate = false} : (tensor<2x3xf32>) -> (tensor<2x3xf64>)
  %out, %out_ctl = Neg(%b) name("out") {T = f64} : (tensor<2x3xf64>) -> (tensor<2x3xf64>)
}
