// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=convert_sqrt_div_to_rsqrt_mul" | FileCheck %s

// Fires, in place.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Rsqrt(%[[y]]) name("root")
// CHECK-DAG: Mul(%[[x]], %{{.*}}) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %root, %root_ctl = Sqrt(%y) name("root") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = RealDiv(%x, %root) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// Xdivy.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[R:.*]], %{{.*}} = Rsqrt(%[[y]]) name("root")
// CHECK-DAG: MulNoNan(%[[R]], %[[x]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %root, %root_ctl = Sqrt(%y) name("root") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Xdivy(%x, %root) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: the root is used twice.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sqrt
// CHECK-DAG: RealDiv
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %root, %root_ctl = Sqrt(%y) name("root") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{convert_sqrt_div_to_rsqrt_mul: multiple-uses: the Sqrt has other users}}
  %out, %out_ctl = RealDiv(%x, %root) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out2, %out2_ctl = Neg(%root) name("out2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// Not a root; and nothing is divided.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: RealDiv
// CHECK-DAG: Mul
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Exp(%y) name("e") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %q, %q_ctl = RealDiv(%x, %e) name("q") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Mul(%q, %y) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C4: complex numbers.
// CHECK-LABEL: tfg.graph
// CHECK: Sqrt
// CHECK: RealDiv
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2>} : () -> (tensor<2xcomplex<f32>>)
  %r, %r_ctl = Sqrt(%x) name("r") {T = complex<f32>} : (tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
  // expected-remark@+1 {{convert_sqrt_div_to_rsqrt_mul: element-type: TensorFlow's Rsqrt is wrong for large complex numbers}}
  %out, %out_ctl = RealDiv(%x, %r) name("out") {T = complex<f32>} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
}
