// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_redundant_reshape" | FileCheck %s

// Fires: the shape stays.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Reshape
// CHECK-DAG: Neg(%[[x]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<[2, 3]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %r, %r_ctl = Reshape(%x, %s) name("r") {T = f32, Tshape = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%r) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// BroadcastTo.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: BroadcastTo
// CHECK-DAG: Neg(%[[x]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<[2, 3]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %r, %r_ctl = BroadcastTo(%x, %s) name("r") {T = f32, Tidx = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%r) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// Three reshapes with elementwise ops in between become one.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Exp(%[[x]])
// CHECK-DAG: Sin(
// CHECK-DAG: Reshape(
// CHECK-NOT: Reshape(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<6> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %t, %t_ctl = Const name("t") {dtype = i32, value = dense<[3, 2]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %u, %u_ctl = Const name("u") {dtype = i32, value = dense<[1, 6]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %r, %r_ctl = Reshape(%x, %s) name("r") {T = f32, Tshape = i32} : (tensor<2x3xf32>, tensor<1xi32>) -> (tensor<6xf32>)
  %e, %e_ctl = Exp(%r) name("e") {T = f32} : (tensor<6xf32>) -> (tensor<6xf32>)
  %r2, %r2_ctl = Reshape(%e, %t) name("r2") {T = f32, Tshape = i32} : (tensor<6xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %e2, %e2_ctl = Sin(%r2) name("e2") {T = f32} : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %out, %out_ctl = Reshape(%e2, %u) name("out") {T = f32, Tshape = i32} : (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<1x6xf32>)
}

// -----

// C2: it waits for something.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Reshape
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c_ctl = NoOp name("c")
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<[2, 3]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  // expected-remark@+1 {{remove_redundant_reshape: control-dependency: the node has control inputs}}
  %r, %r_ctl = Reshape(%x, %s) [%c_ctl] name("r") {T = f32, Tshape = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%r) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C3: the first is used elsewhere, too.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Reshape
// CHECK-DAG: Reshape
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<6> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %t, %t_ctl = Const name("t") {dtype = i32, value = dense<[3, 2]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %r, %r_ctl = Reshape(%x, %s) name("r") {T = f32, Tshape = i32} : (tensor<2x3xf32>, tensor<1xi32>) -> (tensor<6xf32>)
  // expected-remark@+1 {{remove_redundant_reshape: multiple-uses: the first reshape or a node in between has other users}}
  %out, %out_ctl = Reshape(%r, %t) name("out") {T = f32, Tshape = i32} : (tensor<6xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %o2, %o2_ctl = Neg(%r) name("o2") {T = f32} : (tensor<6xf32>) -> (tensor<6xf32>)
}

// -----

// C1: another shape.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Reshape
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<6> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %out, %out_ctl = Reshape(%x, %s) name("out") {T = f32, Tshape = i32} : (tensor<2x3xf32>, tensor<1xi32>) -> (tensor<6xf32>)
}
