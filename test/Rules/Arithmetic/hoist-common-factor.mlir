// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=hoist_common_factor_out_of_aggregation" | FileCheck %s

// Fires for integers.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[a:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("a")
// CHECK-DAG: %[[b:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("b")
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: AddN(%[[a]], %[[b]]) name("ArithmeticOptimizer/HoistCommonFactor_AddV2_sum") {N = 2 : i64, T = i32}
// CHECK-DAG: Mul(%[[x]], %{{.*}}) name("ArithmeticOptimizer/HoistCommonFactor_Mul_sum")
// CHECK-NOT: AddN
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %a, %a_ctl = Placeholder name("a") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %b, %b_ctl = Placeholder name("b") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %m1, %m1_ctl = Mul(%x, %a) name("m1") {T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %m2, %m2_ctl = Mul(%b, %x) name("m2") {T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %sum, %sum_ctl = AddN(%m1, %m2) name("sum") {N = 2 : i64, T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %out, %out_ctl = Neg(%sum) name("out") {T = i32} : (tensor<2xi32>) -> (tensor<2xi32>)
}

// -----

// C1: no common factor.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Mul
// CHECK-DAG: Mul
// CHECK-DAG: AddN
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %a, %a_ctl = Placeholder name("a") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %b, %b_ctl = Placeholder name("b") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %m1, %m1_ctl = Mul(%x, %a) name("m1") {T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %m2, %m2_ctl = Mul(%b, %b) name("m2") {T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  // expected-remark@+1 {{hoist_common_factor_out_of_aggregation: structure: the terms do not share exactly one factor}}
  %sum, %sum_ctl = AddN(%m1, %m2) name("sum") {N = 2 : i64, T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
}

// -----

// C2: the other factors differ in shape.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Mul
// CHECK-DAG: Mul
// CHECK-DAG: AddN
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %a, %a_ctl = Placeholder name("a") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %b, %b_ctl = Placeholder name("b") {dtype = i32, shape = #tf_type.shape<>} : () -> (tensor<i32>)
  %m1, %m1_ctl = Mul(%x, %a) name("m1") {T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %m2, %m2_ctl = Mul(%b, %x) name("m2") {T = i32} : (tensor<i32>, tensor<2xi32>) -> (tensor<2xi32>)
  // expected-remark@+1 {{hoist_common_factor_out_of_aggregation: shape: the other factors may have different shapes}}
  %sum, %sum_ctl = AddN(%m1, %m2) name("sum") {N = 2 : i64, T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
}

// -----

// C3: floating point.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Mul
// CHECK-DAG: Mul
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %z, %z_ctl = Placeholder name("z") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %m1, %m1_ctl = Mul(%x, %y) name("m1") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %m2, %m2_ctl = Mul(%z, %x) name("m2") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{hoist_common_factor_out_of_aggregation: semantics: the sum of the other factors may overflow}}
  %sum, %sum_ctl = AddV2(%m1, %m2) name("sum") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C4: a term has other users.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Mul
// CHECK-DAG: Mul
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %a, %a_ctl = Placeholder name("a") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %b, %b_ctl = Placeholder name("b") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  %m1, %m1_ctl = Mul(%x, %a) name("m1") {T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %m2, %m2_ctl = Mul(%b, %x) name("m2") {T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  // expected-remark@+1 {{hoist_common_factor_out_of_aggregation: multiple-uses: a term has other users}}
  %sum, %sum_ctl = AddV2(%m1, %m2) name("sum") {T = i32} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %o2, %o2_ctl = Neg(%m1) name("o2") {T = i32} : (tensor<2xi32>) -> (tensor<2xi32>)
}
