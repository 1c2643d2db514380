// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=simplify_aggregation" | FileCheck %s

// Fires: three equal terms.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Const name("ArithmeticOptimizer/SimplifyAggregation_Const_s") {dtype = f32, value = dense<3.000000e+00>
// CHECK-DAG: Mul(%{{.*}}, %[[x]]) name("ArithmeticOptimizer/SimplifyAggregation_Mul_s")
// CHECK-NOT: AddN
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = AddN(%x, %x, %x) name("s") {N = 3 : i64, T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%s) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// A single one.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: AddN
// CHECK-DAG: Neg(%[[x]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = AddN(%x) name("s") {N = 1 : i64, T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%s) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: it waits for something.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddN
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c_ctl = NoOp name("c")
  // expected-remark@+1 {{simplify_aggregation: control-dependency: the node has control inputs}}
  %s, %s_ctl = AddN(%x) [%c_ctl] name("s") {N = 1 : i64, T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%s) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// Different terms.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = AddV2(%x, %y) name("s") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
