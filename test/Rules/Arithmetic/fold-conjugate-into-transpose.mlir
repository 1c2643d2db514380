// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=fold_conjugate_into_transpose" | FileCheck %s

// Fires: Conj of a transpose.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[p:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("p")
// CHECK-NOT: Conj(
// CHECK-DAG: ConjugateTranspose(%[[x]], %[[p]]) name("ArithmeticOptimizer/FoldConjugateIntoTranspose_conj")
// CHECK-NOT: Conj(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %t, %t_ctl = Transpose(%x, %p) name("t") {T = complex<f32>, Tperm = i32} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> (tensor<3x2xcomplex<f32>>)
  %conj, %conj_ctl = Conj(%t) name("conj") {T = complex<f32>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>)
  %out, %out_ctl = Neg(%conj) name("out") {T = complex<f32>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>)
}

// -----

// Transpose of a Conj; what both wait for is kept; what is fetched keeps its name.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[p:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("p")
// CHECK-DAG: %[[c:[^ ,]+]] = NoOp{{.*}} name("c")
// CHECK-DAG: %[[d:[^ ,]+]] = NoOp{{.*}} name("d")
// CHECK-DAG: ConjugateTranspose(%[[x]], %[[p]]) [%[[c]], %[[d]]] name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %c_ctl = NoOp name("c")
  %d_ctl = NoOp name("d")
  %conj, %conj_ctl = Conj(%x) [%d_ctl] name("conj") {T = complex<f32>} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  %out, %out_ctl = Transpose(%conj, %p) [%c_ctl] name("out") {T = complex<f32>, Tperm = i32} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> (tensor<3x2xcomplex<f32>>)
}

// -----

// A ConjugateTranspose becomes plain.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[p:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("p")
// CHECK-DAG: %{{.*}} = Transpose(%[[x]], %[[p]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %conj, %conj_ctl = Conj(%x) name("conj") {T = complex<f32>} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  %out, %out_ctl = ConjugateTranspose(%conj, %p) name("out") {T = complex<f32>, Tperm = i32} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> (tensor<3x2xcomplex<f32>>)
}

// -----

// C1: another op stands in between.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Conj(
// CHECK-DAG: Neg
// CHECK-DAG: = Transpose(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %conj, %conj_ctl = Conj(%x) name("conj") {T = complex<f32>} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  %neg, %neg_ctl = Neg(%conj) name("neg") {T = complex<f32>} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  %out, %out_ctl = Transpose(%neg, %p) name("out") {T = complex<f32>, Tperm = i32} : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> (tensor<3x2xcomplex<f32>>)
}
