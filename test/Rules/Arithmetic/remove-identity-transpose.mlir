// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=remove_identity_transpose" | FileCheck %s

// Fires: inverse pair with an Identity in between.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Transpose
// CHECK-DAG: Identity(%[[x]])
// CHECK-DAG: Neg
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3x4>} : () -> (tensor<2x3x4xf32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 2, 0]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %q, %q_ctl = Const name("q") {dtype = i32, value = dense<[2, 0, 1]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %t, %t_ctl = Transpose(%x, %p) name("t") {T = f32, Tperm = i32} : (tensor<2x3x4xf32>, tensor<3xi32>) -> (tensor<3x4x2xf32>)
  %i, %i_ctl = Identity(%t) name("i") {T = f32} : (tensor<3x4x2xf32>) -> (tensor<3x4x2xf32>)
  %u, %u_ctl = Transpose(%i, %q) name("u") {T = f32, Tperm = i32} : (tensor<3x4x2xf32>, tensor<3xi32>) -> (tensor<2x3x4xf32>)
  %out, %out_ctl = Neg(%u) name("out") {T = f32} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
}

// -----

// A transpose that does nothing, conjugate.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Conj(%[[x]]) name("ArithmeticOptimizer/RemoveIdentityTranspose_t") {T = complex<f32>}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[0, 1]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %t, %t_ctl = ConjugateTranspose(%x, %p) name("t") {T = complex<f32>, Tperm = i32} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> (tensor<2x3xcomplex<f32>>)
  %out, %out_ctl = Neg(%t) name("out") {T = complex<f32>} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
}

// -----

// A conjugate transpose of real numbers that does nothing.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Conj
// CHECK-DAG: Neg(%[[x]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[0, 1]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %t, %t_ctl = ConjugateTranspose(%x, %p) name("t") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%t) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// What the second one waits for is kept.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[c:[^ ,]+]] = NoOp{{.*}} name("c")
// CHECK-NOT: Transpose
// CHECK-DAG: Identity(%[[x]]) [%[[c]]] name("u")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %c_ctl = NoOp name("c")
  %t, %t_ctl = Transpose(%x, %p) name("t") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %u, %u_ctl = Transpose(%t, %p) [%c_ctl] name("u") {T = f32, Tperm = i32} : (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%u) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: not inverse.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Transpose
// CHECK-DAG: Transpose
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3x4>} : () -> (tensor<2x3x4xf32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 2, 0]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %t, %t_ctl = Transpose(%x, %p) name("t") {T = f32, Tperm = i32} : (tensor<2x3x4xf32>, tensor<3xi32>) -> (tensor<3x4x2xf32>)
  // expected-remark@+1 {{remove_identity_transpose: constant-value: the permutations are not inverses of each other}}
  %u, %u_ctl = Transpose(%t, %p) name("u") {T = f32, Tperm = i32} : (tensor<3x4x2xf32>, tensor<3xi32>) -> (tensor<4x2x3xf32>)
  %out, %out_ctl = Neg(%u) name("out") {T = f32} : (tensor<4x2x3xf32>) -> (tensor<4x2x3xf32>)
}

// -----

// C1: no constant.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Transpose
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %p, %p_ctl = Placeholder name("p") {dtype = i32, shape = #tf_type.shape<2>} : () -> (tensor<2xi32>)
  // expected-remark@+1 {{remove_identity_transpose: not-constant: the permutation is not constant}}
  %t, %t_ctl = Transpose(%x, %p) name("t") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%t) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
