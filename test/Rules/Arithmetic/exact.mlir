// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=optimizers=arithmetic semantics=exact" | FileCheck %s

// What --semantics=exact leaves alone.

// CHECK-LABEL: tfg.graph
// CHECK: ConjugateTranspose
// CHECK: BatchMatMulV2{{.*}} adj_x = false
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<5x2x3>} : () -> (tensor<5x2x3xcomplex<f32>>)
  %y, %y_ctl = Placeholder name("y") {dtype = complex<f32>, shape = #tf_type.shape<5x2x4>} : () -> (tensor<5x2x4xcomplex<f32>>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[0, 2, 1]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %a, %a_ctl = ConjugateTranspose(%x, %p) name("a") {T = complex<f32>, Tperm = i32} : (tensor<5x2x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<5x3x2xcomplex<f32>>)
  // expected-remark@+1 {{fold_transpose_into_matmul: semantics: elements of infinite complex matrices may become NaN}}
  %out, %out_ctl = BatchMatMulV2(%a, %y) name("out") {T = complex<f32>, adj_x = false, adj_y = false} : (tensor<5x3x2xcomplex<f32>>, tensor<5x2x4xcomplex<f32>>) -> (tensor<5x3x4xcomplex<f32>>)
}

// -----

// CHECK-LABEL: tfg.graph
// CHECK-NOT: Log1p
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2>} : () -> (tensor<2xf32>)
  %one, %one_ctl = Const name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %a, %a_ctl = AddV2(%x, %one) name("a") {T = f32} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>)
  // expected-remark@+1 {{convert_log1p: semantics}}
  %out, %out_ctl = Log(%a) name("out") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
}

// -----

// CHECK-LABEL: tfg.graph
// CHECK: AddN
// CHECK: Pow
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2>} : () -> (tensor<2xcomplex<f32>>)
  %two, %two_ctl = Const name("two") {dtype = complex<f32>, value = dense<(2.0,0.0)> : tensor<complex<f32>>} : () -> (tensor<complex<f32>>)
  // expected-remark@+1 {{simplify_aggregation: semantics: for an infinite complex x, x * n may be NaN}}
  %s, %s_ctl = AddN(%x, %x) name("s") {N = 2, T = complex<f32>} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
  // expected-remark@+1 {{convert_pow: semantics: infinities and signed zeros have different results}}
  %out, %out_ctl = Pow(%s, %two) name("out") {T = complex<f32>} : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<2xcomplex<f32>>)
}
