// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=fold_transpose_into_matmul" | FileCheck %s

// Fires for both operands; an attribute that is set is cleared.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-NOT: Transpose
// CHECK-DAG: MatMul(%[[x]], %[[y]]) name("out") {T = f32, transpose_a = true, transpose_b = false}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x4>} : () -> (tensor<2x4xf32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 0]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %a, %a_ctl = Transpose(%x, %p) name("a") {T = f32, Tperm = i32} : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<3x2xf32>)
  %b, %b_ctl = Transpose(%y, %p) name("b") {T = f32, Tperm = i32} : (tensor<2x4xf32>, tensor<2xi32>) -> (tensor<4x2xf32>)
  %out, %out_ctl = MatMul(%a, %b) name("out") {T = f32, transpose_a = false, transpose_b = true} : (tensor<3x2xf32>, tensor<4x2xf32>) -> (tensor<3x4xf32>)
}

// -----

// BatchMatMul of complex numbers: adjoint.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-NOT: Transpose
// CHECK-DAG: BatchMatMulV2(%[[x]], %[[y]]) name("out") {T = complex<f32>, adj_x = true, adj_y = false}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<5x2x3>} : () -> (tensor<5x2x3xcomplex<f32>>)
  %y, %y_ctl = Placeholder name("y") {dtype = complex<f32>, shape = #tf_type.shape<5x2x4>} : () -> (tensor<5x2x4xcomplex<f32>>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[0, 2, 1]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %a, %a_ctl = ConjugateTranspose(%x, %p) name("a") {T = complex<f32>, Tperm = i32} : (tensor<5x2x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<5x3x2xcomplex<f32>>)
  %out, %out_ctl = BatchMatMulV2(%a, %y) name("out") {T = complex<f32>, adj_x = false, adj_y = false} : (tensor<5x3x2xcomplex<f32>>, tensor<5x2x4xcomplex<f32>>) -> (tensor<5x3x4xcomplex<f32>>)
}

// -----

// C1: another permutation.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Transpose
// CHECK-DAG: BatchMatMulV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x5x3>} : () -> (tensor<2x5x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<5x2x4>} : () -> (tensor<5x2x4xf32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[1, 2, 0]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %a, %a_ctl = Transpose(%x, %p) name("a") {T = f32, Tperm = i32} : (tensor<2x5x3xf32>, tensor<3xi32>) -> (tensor<5x3x2xf32>)
  // expected-remark@+1 {{fold_transpose_into_matmul: constant-value: the transpose of operand 0 does not just swap}}
  %out, %out_ctl = BatchMatMulV2(%a, %y) name("out") {T = f32, adj_x = false, adj_y = false} : (tensor<5x3x2xf32>, tensor<5x2x4xf32>) -> (tensor<5x3x4xf32>)
}

// -----

// C2: a transpose that does not conjugate.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Transpose
// CHECK-DAG: BatchMatMulV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<5x2x3>} : () -> (tensor<5x2x3xcomplex<f32>>)
  %y, %y_ctl = Placeholder name("y") {dtype = complex<f32>, shape = #tf_type.shape<5x2x4>} : () -> (tensor<5x2x4xcomplex<f32>>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[0, 2, 1]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %a, %a_ctl = Transpose(%x, %p) name("a") {T = complex<f32>, Tperm = i32} : (tensor<5x2x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<5x3x2xcomplex<f32>>)
  // expected-remark@+1 {{fold_transpose_into_matmul: element-type: for complex types, BatchMatMulV2 absorbs only ConjugateTranspose}}
  %out, %out_ctl = BatchMatMulV2(%a, %y) name("out") {T = complex<f32>, adj_x = false, adj_y = false} : (tensor<5x3x2xcomplex<f32>>, tensor<5x2x4xcomplex<f32>>) -> (tensor<5x3x4xcomplex<f32>>)
}

// -----

// No transpose.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: MatMul
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<3x4>} : () -> (tensor<3x4xf32>)
  %out, %out_ctl = MatMul(%x, %y) name("out") {T = f32, transpose_a = false, transpose_b = false} : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
}
