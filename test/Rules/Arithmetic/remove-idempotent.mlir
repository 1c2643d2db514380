// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_idempotent" | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfg-optimize=stages=remove_idempotent fetch=out,kept" | FileCheck %s --check-prefix=KEPT

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Snapshot(%[[x]]) name("a")
// CHECK-NOT: Snapshot
// CHECK-DAG: Neg
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %a, %a_ctl = Snapshot(%x) name("a") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %b, %b_ctl = Snapshot(%a) name("b") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%b) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: the second one waits.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Snapshot
// CHECK-DAG: Snapshot
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c_ctl = NoOp name("c")
  %a, %a_ctl = Snapshot(%x) name("a") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{remove_idempotent: control-dependency: the node has control inputs}}
  %b, %b_ctl = Snapshot(%a) [%c_ctl] name("b") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%b) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C2: two devices.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Snapshot
// CHECK-DAG: Snapshot
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %a, %a_ctl = Snapshot(%x) device("/cpu:0") name("a") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{remove_idempotent: device: both nodes are placed on different devices}}
  %b, %b_ctl = Snapshot(%a) device("/cpu:1") name("b") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%b) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// Just one.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Snapshot
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %a, %a_ctl = Snapshot(%x) name("a") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%a) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// A fetched Identity would be replaced by itself.
// KEPT-LABEL: tfg.graph
// KEPT: %[[a:[^ ,]+]], %{{[^ ]+}} = Identity(%{{[^ ]+}}) name("a")
// KEPT: Identity(%[[a]]) name("kept")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %a, %a_ctl = Identity(%x) name("a") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %kept, %kept_ctl = Identity(%a) name("kept") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%kept) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
