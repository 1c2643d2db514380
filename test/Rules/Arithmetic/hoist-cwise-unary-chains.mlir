// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=hoist_cwise_unary_chains" | FileCheck %s

// Fires for a concatenation, two ops deep.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-DAG: %[[ax:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("ax")
// CHECK-DAG: ConcatV2(%[[x]], %[[y]], %[[ax]]) name("cat")
// CHECK-DAG: Sin(%{{.*}}) name("s1")
// CHECK-DAG: Exp(%{{.*}}) name("e1")
// CHECK-NOT: Sin
// CHECK-NOT: Exp
// CHECK-DAG: Neg(%{{.*}}) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %s1, %s1_ctl = Sin(%x) name("s1") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %s2, %s2_ctl = Sin(%y) name("s2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %e1, %e1_ctl = Exp(%s1) name("e1") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %e2, %e2_ctl = Exp(%s2) name("e2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %cat, %cat_ctl = ConcatV2(%e1, %e2, %ax) name("cat") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<4x3xf32>)
  %out, %out_ctl = Neg(%cat) name("out") {T = f32} : (tensor<4x3xf32>) -> (tensor<4x3xf32>)
}

// -----

// Fires for a split; the copy has its name from both.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[ax:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("ax")
// CHECK-DAG: Exp(%[[x]]) name("ArithmeticOptimizer/_e1_split")
// CHECK-DAG: Split(%[[ax]], %{{.*}}) name("split")
// CHECK-NOT: Exp(
// CHECK-DAG: AddV2(%{{.*}}#0, %{{.*}}#1) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %split, %split_1, %split_ctl = Split(%ax, %x) name("split") {T = f32, num_split = 2 : i64} : (tensor<i32>, tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>)
  %e1, %e1_ctl = Exp(%split) name("e1") {T = f32} : (tensor<1x3xf32>) -> (tensor<1x3xf32>)
  %e2, %e2_ctl = Exp(%split_1) name("e2") {T = f32} : (tensor<1x3xf32>) -> (tensor<1x3xf32>)
  %out, %out_ctl = AddV2(%e1, %e2) name("out") {T = f32} : (tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>)
}

// -----

// C1: different ops are nothing to talk about.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sin
// CHECK-DAG: Exp
// CHECK-DAG: ConcatV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %s1, %s1_ctl = Sin(%x) name("s1") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %s2, %s2_ctl = Exp(%y) name("s2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %cat, %cat_ctl = ConcatV2(%s1, %s2, %ax) name("cat") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<4x3xf32>)
  %out, %out_ctl = Neg(%cat) name("out") {T = f32} : (tensor<4x3xf32>) -> (tensor<4x3xf32>)
}

// -----

// C1: the op changes the type.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: ComplexAbs
// CHECK-DAG: ComplexAbs
// CHECK-DAG: ConcatV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %y, %y_ctl = Placeholder name("y") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %s1, %s1_ctl = ComplexAbs(%x) name("s1") {T = complex<f32>, Tout = f32} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  %s2, %s2_ctl = ComplexAbs(%y) name("s2") {T = complex<f32>, Tout = f32} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{hoist_cwise_unary_chains: element-type: ComplexAbs changes the element type}}
  %cat, %cat_ctl = ConcatV2(%s1, %s2, %ax) name("cat") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<4x3xf32>)
  %out, %out_ctl = Neg(%cat) name("out") {T = f32} : (tensor<4x3xf32>) -> (tensor<4x3xf32>)
}

// -----

// C2: used elsewhere, too.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sin
// CHECK-DAG: Sin
// CHECK-DAG: ConcatV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %s1, %s1_ctl = Sin(%x) name("s1") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %s2, %s2_ctl = Sin(%y) name("s2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{hoist_cwise_unary_chains: multiple-uses: one of the Sin nodes has other users}}
  %cat, %cat_ctl = ConcatV2(%s1, %s2, %ax) name("cat") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<4x3xf32>)
  %out, %out_ctl = Neg(%cat) name("out") {T = f32} : (tensor<4x3xf32>) -> (tensor<4x3xf32>)
  %o2, %o2_ctl = Neg(%s2) name("o2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C4: the activation belongs to a fusion.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Relu
// CHECK-DAG: Relu
// CHECK-DAG: ConcatV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %b, %b_ctl = Placeholder name("b") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %b1, %b1_ctl = BiasAdd(%x, %b) name("b1") {T = f32} : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %b2, %b2_ctl = BiasAdd(%y, %b) name("b2") {T = f32} : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %s1, %s1_ctl = Relu(%b1) name("s1") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %s2, %s2_ctl = Relu(%b2) name("s2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{hoist_cwise_unary_chains: structure: the Remapper will fuse the activation with its producer}}
  %cat, %cat_ctl = ConcatV2(%s1, %s2, %ax) name("cat") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<4x3xf32>)
  %out, %out_ctl = Neg(%cat) name("out") {T = f32} : (tensor<4x3xf32>) -> (tensor<4x3xf32>)
}
