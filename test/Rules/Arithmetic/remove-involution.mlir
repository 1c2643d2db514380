// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_involution" | FileCheck %s

// Fires, across a reshape.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[s:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("s")
// CHECK-NOT: Neg
// CHECK-DAG: Reshape(%[[x]], %[[s]])
// CHECK-DAG: Exp
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = i32, value = dense<6> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %n, %n_ctl = Neg(%x) name("n") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %r, %r_ctl = Reshape(%n, %s) name("r") {T = f32, Tshape = i32} : (tensor<2x3xf32>, tensor<1xi32>) -> (tensor<6xf32>)
  %m, %m_ctl = Neg(%r) name("m") {T = f32} : (tensor<6xf32>) -> (tensor<6xf32>)
  %out, %out_ctl = Exp(%m) name("out") {T = f32} : (tensor<6xf32>) -> (tensor<6xf32>)
}

// -----

// C1: another op.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Neg
// CHECK-DAG: Reciprocal
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %n, %n_ctl = Neg(%x) name("n") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %m, %m_ctl = Reciprocal(%n) name("m") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Exp(%m) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C3: integers.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Reciprocal
// CHECK-DAG: Reciprocal
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %n, %n_ctl = Reciprocal(%x) name("n") {T = i32} : (tensor<2xi32>) -> (tensor<2xi32>)
  // expected-remark@+1 {{remove_involution: element-type: Reciprocal of integers is not its own inverse}}
  %m, %m_ctl = Reciprocal(%n) name("m") {T = i32} : (tensor<2xi32>) -> (tensor<2xi32>)
  %out, %out_ctl = Abs(%m) name("out") {T = i32} : (tensor<2xi32>) -> (tensor<2xi32>)
}

// -----

// C2: zeros are added in between.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: LogicalNot
// CHECK-DAG: SpaceToBatchND
// CHECK-DAG: LogicalNot
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i1, shape = #tf_type.shape<1x2x1>} : () -> (tensor<1x2x1xi1>)
  %b, %b_ctl = Const name("b") {dtype = i32, value = dense<2> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %q, %q_ctl = Const name("q") {dtype = i32, value = dense<[[1, 1]]> : tensor<1x2xi32>} : () -> (tensor<1x2xi32>)
  %n, %n_ctl = LogicalNot(%x) name("n") : (tensor<1x2x1xi1>) -> (tensor<1x2x1xi1>)
  %r, %r_ctl = SpaceToBatchND(%n, %b, %q) name("r") {T = i1, Tblock_shape = i32, Tpaddings = i32} : (tensor<1x2x1xi1>, tensor<1xi32>, tensor<1x2xi32>) -> (tensor<2x2x1xi1>)
  // expected-remark@+1 {{remove_involution: semantics: a node between the two pads with zeros}}
  %out, %out_ctl = LogicalNot(%r) name("out") : (tensor<2x2x1xi1>) -> (tensor<2x2x1xi1>)
}
