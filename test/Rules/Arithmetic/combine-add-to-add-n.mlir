// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=combine_add_to_addn" | FileCheck %s

// Fires: three sums of one shape.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[a:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("a")
// CHECK-DAG: %[[b:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("b")
// CHECK-DAG: %[[c:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("c")
// CHECK-DAG: %[[d:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("d")
// CHECK-NOT: Add(
// CHECK-NOT: AddV2
// CHECK-DAG: AddN(%[[a]], %[[b]], %[[c]], %[[d]]) name("s/ArithmeticOptimizer/AddOpsRewrite_sum") {N = 4 : i64, T = f32}
// CHECK-DAG: Neg
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %a, %a_ctl = Placeholder name("a") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %b, %b_ctl = Placeholder name("b") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c, %c_ctl = Placeholder name("c") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %d, %d_ctl = Placeholder name("d") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s1, %s1_ctl = AddV2(%a, %b) name("s1") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %s2, %s2_ctl = Add(%c, %d) name("s2") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %s_sum, %s_sum_ctl = AddV2(%s1, %s2) name("s/sum") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%s_sum) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// Two shapes: each is summed by itself, then the smaller to the larger.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[a:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("a")
// CHECK-DAG: %[[b:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("b")
// CHECK-DAG: %[[c:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("c")
// CHECK-DAG: %[[d:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("d")
// CHECK-DAG: %[[e:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("e")
// CHECK-NOT: Add(
// CHECK-DAG: AddN(%[[a]], %[[b]]) name("ArithmeticOptimizer/AddOpsRewrite_Leaf_0_sum")
// CHECK-DAG: AddN(%[[c]], %[[d]], %[[e]]) name("ArithmeticOptimizer/AddOpsRewrite_Leaf_1_sum")
// CHECK-DAG: AddV2(%{{.*}}, %{{.*}}) name("ArithmeticOptimizer/AddOpsRewrite_sum")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %a, %a_ctl = Placeholder name("a") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %b, %b_ctl = Placeholder name("b") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %c, %c_ctl = Placeholder name("c") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %d, %d_ctl = Placeholder name("d") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Placeholder name("e") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s1, %s1_ctl = AddV2(%a, %c) name("s1") {T = f32} : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %s2, %s2_ctl = AddV2(%b, %d) name("s2") {T = f32} : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %s3, %s3_ctl = AddV2(%s1, %s2) name("s3") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %sum, %sum_ctl = AddV2(%s3, %e) name("sum") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%sum) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: the inner sum is used elsewhere, too.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddV2
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s1, %s1_ctl = AddV2(%x, %y) name("s1") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{combine_add_to_addn: multiple-uses: no operand is an addition whose only user is this node}}
  %sum, %sum_ctl = AddV2(%s1, %y) name("sum") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Mul(%s1, %sum) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: what is fetched has no consumers here.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddV2
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s1, %s1_ctl = AddV2(%x, %y) name("s1") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{combine_add_to_addn: preserved: the sum is fetched}}
  %sum, %sum_ctl = AddV2(%s1, %y) name("sum") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: control edges.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddV2
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c_ctl = NoOp name("c")
  %s1, %s1_ctl = AddV2(%x, %y) name("s1") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{combine_add_to_addn: control-dependency: the sum has control edges}}
  %sum, %sum_ctl = AddV2(%s1, %y) [%c_ctl] name("sum") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%sum) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C2: nothing is known of the shapes.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddV2
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<*>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<*>} : () -> (tensor<*xf32>)
  %s1, %s1_ctl = AddV2(%x, %y) name("s1") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{combine_add_to_addn: unknown-shape: the shape of the sum or of an operand is unknown}}
  %sum, %sum_ctl = AddV2(%s1, %y) name("sum") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%sum) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: there would be no fewer nodes.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddV2
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %a, %a_ctl = Placeholder name("a") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %b, %b_ctl = Placeholder name("b") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %s1, %s1_ctl = AddV2(%a, %x) name("s1") {T = f32} : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{combine_add_to_addn: size: the rewrite would not reduce the number of nodes}}
  %sum, %sum_ctl = AddV2(%s1, %b) name("sum") {T = f32} : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%sum) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// Summed already.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: AddN
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s1, %s1_ctl = AddN(%x, %y) name("s1") {N = 2 : i64, T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%s1) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
