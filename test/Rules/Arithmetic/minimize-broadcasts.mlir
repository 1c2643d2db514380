// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=minimize_broadcasts" | FileCheck %s

// Fires: scalars first.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[a:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("a")
// CHECK-DAG: %[[b:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("b")
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-DAG: %[[A:.*]], %{{.*}} = Mul(%[[a]], %[[b]]) name("m2")
// CHECK-DAG: %[[B:.*]], %{{.*}} = Mul(%[[x]], %[[y]]) name("m1")
// CHECK-DAG: Mul(%[[A]], %[[B]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %a, %a_ctl = Placeholder name("a") {dtype = f32, shape = #tf_type.shape<>} : () -> (tensor<f32>)
  %b, %b_ctl = Placeholder name("b") {dtype = f32, shape = #tf_type.shape<>} : () -> (tensor<f32>)
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %m1, %m1_ctl = Mul(%a, %x) name("m1") {T = f32} : (tensor<f32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %m2, %m2_ctl = Mul(%b, %y) name("m2") {T = f32} : (tensor<f32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Mul(%m1, %m2) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: the inner product is used elsewhere, too.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[a:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("a")
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[b:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("b")
// CHECK-DAG: Mul(%[[a]], %[[x]])
// CHECK-DAG: Mul(%{{.*}}, %[[b]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %a, %a_ctl = Placeholder name("a") {dtype = f32, shape = #tf_type.shape<>} : () -> (tensor<f32>)
  %b, %b_ctl = Placeholder name("b") {dtype = f32, shape = #tf_type.shape<>} : () -> (tensor<f32>)
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %m1, %m1_ctl = Mul(%a, %x) name("m1") {T = f32} : (tensor<f32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Mul(%m1, %b) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
  %o2, %o2_ctl = Neg(%m1) name("o2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C2: unknown shapes.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[a:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("a")
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[b:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("b")
// CHECK-DAG: Mul(%[[a]], %[[x]])
// CHECK-DAG: Mul(%{{.*}}, %[[b]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %a, %a_ctl = Placeholder name("a") {dtype = f32, shape = #tf_type.shape<*>} : () -> (tensor<*xf32>)
  %b, %b_ctl = Placeholder name("b") {dtype = f32, shape = #tf_type.shape<>} : () -> (tensor<f32>)
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<*>} : () -> (tensor<*xf32>)
  %m1, %m1_ctl = Mul(%a, %x) name("m1") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{minimize_broadcasts: unknown-shape: the shape of the result or of an operand is unknown}}
  %out, %out_ctl = Mul(%m1, %b) name("out") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
}

// -----

// C3: one shape.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-DAG: Mul(%[[x]], %[[y]])
// CHECK-DAG: Mul(%{{.*}}, %[[x]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %m1, %m1_ctl = Mul(%x, %y) name("m1") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Mul(%m1, %x) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
