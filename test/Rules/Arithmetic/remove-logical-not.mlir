// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_logical_not" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-DAG: GreaterEqual(%[[x]], %[[y]]) name("l")
// CHECK-NOT: LogicalNot
// CHECK-DAG: LogicalAnd
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %z, %z_ctl = Placeholder name("z") {dtype = i1, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xi1>)
  %l, %l_ctl = Less(%x, %y) name("l") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xi1>)
  %n, %n_ctl = LogicalNot(%l) name("n") : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %out, %out_ctl = LogicalAnd(%n, %z) name("out") : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
}

// -----

// C1: the comparison has other users.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Less(
// CHECK-DAG: LogicalNot
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %l, %l_ctl = Less(%x, %y) name("l") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xi1>)
  // expected-remark@+1 {{remove_logical_not: multiple-uses: the comparison has other users}}
  %n, %n_ctl = LogicalNot(%l) name("n") : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %out, %out_ctl = LogicalAnd(%n, %l) name("out") : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
}

// -----

// No comparison.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: LogicalAnd
// CHECK-DAG: LogicalNot
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i1, shape = #tf_type.shape<2>} : () -> (tensor<2xi1>)
  %l, %l_ctl = LogicalAnd(%x, %x) name("l") : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>)
  %n, %n_ctl = LogicalNot(%l) name("n") : (tensor<2xi1>) -> (tensor<2xi1>)
}
