// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=optimize_max_or_min_of_monotonic" | FileCheck %s

// Fires: increasing.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[ax:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("ax")
// CHECK-DAG: %[[M:.*]], %{{.*}} = Max(%[[x]], %[[ax]]) name("m")
// CHECK-DAG: %[[F:.*]], %{{.*}} = Tanh(%[[M]]) name("f")
// CHECK-DAG: Neg(%[[F]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %f, %f_ctl = Tanh(%x) name("f") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %m, %m_ctl = Max(%f, %ax) name("m") {T = f32, Tidx = i32, keep_dims = false} : (tensor<2x3xf32>, tensor<i32>) -> (tensor<3xf32>)
  %out, %out_ctl = Neg(%m) name("out") {T = f32} : (tensor<3xf32>) -> (tensor<3xf32>)
}

// -----

// Decreasing: the opposite reduction.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[ax:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("ax")
// CHECK-DAG: Min(%[[x]], %[[ax]]) name("m")
// CHECK-DAG: Rsqrt
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %f, %f_ctl = Rsqrt(%x) name("f") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %m, %m_ctl = Max(%f, %ax) name("m") {T = f32, Tidx = i32, keep_dims = false} : (tensor<2x3xf32>, tensor<i32>) -> (tensor<3xf32>)
  %out, %out_ctl = Exp(%m) name("out") {T = f32} : (tensor<3xf32>) -> (tensor<3xf32>)
}

// -----

// ArgMax of Neg.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[ax:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("ax")
// CHECK-NOT: Neg
// CHECK-DAG: ArgMin(%[[x]], %[[ax]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %f, %f_ctl = Neg(%x) name("f") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = ArgMax(%f, %ax) name("out") {T = f32, Tidx = i32, output_type = i64} : (tensor<2x3xf32>, tensor<i32>) -> (tensor<3xi64>)
}

// -----

// C1: the monotonic function has other users.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Tanh
// CHECK-DAG: Max
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %f, %f_ctl = Tanh(%x) name("f") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{optimize_max_or_min_of_monotonic: multiple-uses: the monotonic function has other users}}
  %m, %m_ctl = Max(%f, %ax) name("m") {T = f32, Tidx = i32, keep_dims = false} : (tensor<2x3xf32>, tensor<i32>) -> (tensor<3xf32>)
  %out, %out_ctl = Neg(%m) name("out") {T = f32} : (tensor<3xf32>) -> (tensor<3xf32>)
  %o2, %o2_ctl = Neg(%f) name("o2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C2: Relu of BiasAdd.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Relu
// CHECK-DAG: Max
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %b, %b_ctl = Placeholder name("b") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %ba, %ba_ctl = BiasAdd(%x, %b) name("ba") {T = f32} : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %f, %f_ctl = Relu(%ba) name("f") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{optimize_max_or_min_of_monotonic: structure: the Remapper will fuse the activation with its producer}}
  %m, %m_ctl = Max(%f, %ax) name("m") {T = f32, Tidx = i32, keep_dims = false} : (tensor<2x3xf32>, tensor<i32>) -> (tensor<3xf32>)
  %out, %out_ctl = Neg(%m) name("out") {T = f32} : (tensor<3xf32>) -> (tensor<3xf32>)
}

// -----

// C4: integers.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Neg
// CHECK-DAG: Max
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xi32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %f, %f_ctl = Neg(%x) name("f") {T = i32} : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  // expected-remark@+1 {{optimize_max_or_min_of_monotonic: semantics: negated integers may wrap around, and the maximum of no integers is finite}}
  %m, %m_ctl = Max(%f, %ax) name("m") {T = i32, Tidx = i32, keep_dims = false} : (tensor<2x3xi32>, tensor<i32>) -> (tensor<3xi32>)
  %out, %out_ctl = Abs(%m) name("out") {T = i32} : (tensor<3xi32>) -> (tensor<3xi32>)
}

// -----

// C5: Relu makes many numbers one.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Relu
// CHECK-DAG: ArgMax
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
  %f, %f_ctl = Relu(%x) name("f") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{optimize_max_or_min_of_monotonic: semantics: the function may map different numbers to the same one}}
  %out, %out_ctl = ArgMax(%f, %ax) name("out") {T = f32, Tidx = i32, output_type = i64} : (tensor<2x3xf32>, tensor<i32>) -> (tensor<3xi64>)
}
