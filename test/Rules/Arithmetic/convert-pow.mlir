// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=convert_pow" | FileCheck %s

// 2.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Square(%[[x]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<2.0> : tensor<f32>} : () -> (tensor<f32>)
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// 3, on a CPU.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Square(%[[x]]) device("/cpu:0") name("ArithmeticOptimizer/ConvertPow__inner_out")
// CHECK-DAG: Mul(%[[x]], %{{.*}}) device("/cpu:0") name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %out, %out_ctl = Pow(%x, %e) device("/cpu:0") name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// 1.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Pow
// CHECK-DAG: Neg(%[[x]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %q, %q_ctl = Pow(%x, %e) name("q") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%q) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// 0.5.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: = Sqrt(%[[x]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// 0: the result waits for the base.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %[[x_ctl:[^ ,]+]] = Placeholder{{.*}} name("x")
// CHECK-DAG: Const [%[[x_ctl]]] name("out") {dtype = f32, value = dense<1.000000e+00> : tensor<2x3xf32>}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<0.0> : tensor<f32>} : () -> (tensor<f32>)
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// -0.5.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Rsqrt(%[[x]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<-0.5> : tensor<f32>} : () -> (tensor<f32>)
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// -1; what the exponent waits for is kept.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[c:[^ ,]+]] = NoOp{{.*}} name("c")
// CHECK-DAG: Reciprocal(%[[x]]) [%[[c]]] name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c_ctl = NoOp name("c")
  %e, %e_ctl = Const [%c_ctl] name("e") {dtype = f32, value = dense<-1.0> : tensor<f32>} : () -> (tensor<f32>)
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// C1: another exponent.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pow
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<2.5> : tensor<f32>} : () -> (tensor<f32>)
  // expected-remark@+1 {{convert_pow: constant-value: the exponent is not a constant for which a cheaper op exists}}
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// C2: the exponent broadcasts.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pow
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<3>} : () -> (tensor<3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<2.0> : tensor<2x3xf32>} : () -> (tensor<2x3xf32>)
  // expected-remark@+1 {{convert_pow: shape: the exponent may broadcast the base}}
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C3: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pow
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  // expected-remark@+1 {{convert_pow: device: x * Square(x) is cheaper than Pow only on a CPU}}
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
}

// -----

// C4: an unknown shape.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pow
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x3>} : () -> (tensor<?x3xf32>)
  %e, %e_ctl = Const name("e") {dtype = f32, value = dense<0.0> : tensor<f32>} : () -> (tensor<f32>)
  // expected-remark@+1 {{convert_pow: unknown-shape: the shape of the result is unknown or large}}
  %out, %out_ctl = Pow(%x, %e) name("out") {T = f32} : (tensor<?x3xf32>, tensor<f32>) -> (tensor<?x3xf32>)
}

// -----

// C5: Reciprocal of integers is not its own inverse.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pow
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xi32>)
  %e, %e_ctl = Const name("e") {dtype = i32, value = dense<-1> : tensor<i32>} : () -> (tensor<i32>)
  // expected-remark@+1 {{convert_pow: element-type: Reciprocal has no correct kernel for int32}}
  %out, %out_ctl = Pow(%x, %e) name("out") {T = i32} : (tensor<2x3xi32>, tensor<i32>) -> (tensor<2x3xi32>)
}
