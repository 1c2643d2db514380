// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_redundant_bitcast" | FileCheck %s

// Fires: to the same type.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Bitcast
// CHECK-DAG: Neg(%[[x]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %b, %b_ctl = Bitcast(%x) name("b") {T = f32, type = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%b) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// Two become one.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Bitcast(%[[x]]) name("out") {T = f32, type = ui32}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %b, %b_ctl = Bitcast(%x) name("b") {T = f32, type = i32} : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  %out, %out_ctl = Bitcast(%b) name("out") {T = i32, type = ui32} : (tensor<2x3xi32>) -> (tensor<2x3xui32>)
}

// -----

// C2: f32 -> f64 -> u8 is not f32 -> u8.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Bitcast
// CHECK-DAG: Bitcast
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<3x2>} : () -> (tensor<3x2xf32>)
  %b, %b_ctl = Bitcast(%x) name("b") {T = f32, type = f64} : (tensor<3x2xf32>) -> (tensor<3xf64>)
  // expected-remark@+1 {{remove_redundant_bitcast: shape: a single Bitcast would give the result another rank}}
  %out, %out_ctl = Bitcast(%b) name("out") {T = f64, type = ui8} : (tensor<3xf64>) -> (tensor<3x8xui8>)
}
