// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-swish" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: %[[X:.*]], %{{.*}} = Placeholder
// CHECK: _MklSwish(%[[X]]) {{.*}}name("m")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %s, %s_ctl = Sigmoid(%x) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %m, %m_ctl = Mul(%s, %x) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: half precision.
// CHECK-LABEL: tfg.graph
// CHECK: Sigmoid(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %h, %h_ctl = Placeholder device("/device:CPU:0") name("h") {dtype = f16, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf16>)
  %s, %s_ctl = Sigmoid(%h) device("/device:CPU:0") name("s") {T = f16} : (tensor<*xf16>) -> (tensor<*xf16>)
  // expected-remark@+1 {{remap-fuse-swish: element-type: oneDNN does not support the element type on every CPU}}
  %m, %m_ctl = Mul(%s, %h) device("/device:CPU:0") name("m") {T = f16} : (tensor<*xf16>, tensor<*xf16>) -> (tensor<*xf16>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f16} : (tensor<*xf16>) -> (tensor<*xf16>)
}

// -----

// G2.
// CHECK-LABEL: tfg.graph
// CHECK: Sigmoid(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %s, %s_ctl = Sigmoid(%x) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-swish: multiple-uses: node 's' (Sigmoid)}}
  %m, %m_ctl = Mul(%s, %x) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%m, %s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Another output of the same node is another tensor.
// CHECK-LABEL: tfg.graph
// CHECK: Sigmoid(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %axis, %axis_ctl = Const device("/device:CPU:0") name("axis") {dtype = i32, value = dense<1> : tensor<i32>} : () -> (tensor<i32>)
  %sp:2, %sp_ctl = Split(%axis, %x) device("/device:CPU:0") name("sp") {T = f32, num_split = 2 : i64} : (tensor<i32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %s, %s_ctl = Sigmoid(%sp#0) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %m, %m_ctl = Mul(%s, %sp#1) device("/device:CPU:0") name("m") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%m) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
