// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-leaky-relu" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: %[[X:.*]], %{{.*}} = Placeholder
// CHECK: LeakyRelu(%[[X]]) {{.*}}name("m") {T = f32, alpha = 3.000000e-01 : f32}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %alpha, %alpha_ctl = Const device("/device:CPU:0") name("alpha") {dtype = f32, value = dense<0.3> : tensor<f32>} : () -> (tensor<f32>)
  %s, %s_ctl = Mul(%alpha, %x) device("/device:CPU:0") name("s") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %m, %m_ctl = Maximum(%x, %s) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: twice x is greater where x is positive.
// CHECK-LABEL: tfg.graph
// CHECK: Maximum(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %alpha, %alpha_ctl = Const device("/device:CPU:0") name("alpha") {dtype = f32, value = dense<2.0> : tensor<f32>} : () -> (tensor<f32>)
  %s, %s_ctl = Mul(%alpha, %x) device("/device:CPU:0") name("s") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-leaky-relu: constant-value: alpha, 2, is not in the range from 0 to 1}}
  %m, %m_ctl = Maximum(%x, %s) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: alpha gives the result a dimension.
// CHECK-LABEL: tfg.graph
// CHECK: Maximum(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %alpha, %alpha_ctl = Const device("/device:CPU:0") name("alpha") {dtype = f32, value = dense<0.3> : tensor<1x1x1xf32>} : () -> (tensor<1x1x1xf32>)
  %s, %s_ctl = Mul(%alpha, %x) device("/device:CPU:0") name("s") {T = f32} : (tensor<1x1x1xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-leaky-relu: shape: alpha is not a scalar}}
  %m, %m_ctl = Maximum(%x, %s) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: alpha is no constant.
// CHECK-LABEL: tfg.graph
// CHECK: Maximum(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<>} : () -> (tensor<*xf32>)
  %alpha, %alpha_ctl = Cast(%y) device("/device:CPU:0") name("alpha") {DstT = f32, SrcT = f32, Truncate = false} : (tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%alpha, %x) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-leaky-relu: not-constant: alpha is not a constant with one value}}
  %m, %m_ctl = Maximum(%x, %s) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Another tensor.
// CHECK-LABEL: tfg.graph
// CHECK: Maximum(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %alpha, %alpha_ctl = Const device("/device:CPU:0") name("alpha") {dtype = f32, value = dense<0.3> : tensor<f32>} : () -> (tensor<f32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%alpha, %x) device("/device:CPU:0") name("s") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %m, %m_ctl = Maximum(%y, %s) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
