// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-mish" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: %[[X:.*]], %{{.*}} = Placeholder
// CHECK: _MklFusedMish(%[[X]]) {{.*}}name("m")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %p, %p_ctl = Softplus(%x) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %t, %t_ctl = Tanh(%p) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %m, %m_ctl = Mul(%x, %t) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK: Softplus(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %p, %p_ctl = Softplus(%x) name("p") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %t, %t_ctl = Tanh(%p) name("t") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-mish: device: node }}
  %m, %m_ctl = Mul(%x, %t) name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G2.
// CHECK-LABEL: tfg.graph
// CHECK: Softplus(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %p, %p_ctl = Softplus(%x) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %t, %t_ctl = Tanh(%p) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-mish: multiple-uses: node 't' (Tanh)}}
  %m, %m_ctl = Mul(%x, %t) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%m, %t) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Another factor is nothing to talk about.
// CHECK-LABEL: tfg.graph
// CHECK: Softplus(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %p, %p_ctl = Softplus(%x) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %t, %t_ctl = Tanh(%p) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %m, %m_ctl = Mul(%y, %t) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
