// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fold-scale-into-matmul semantics=grappler" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: Mul({{.*}}name("w_folded")
// CHECK: Mul({{.*}}name("b_mul_folded")
// CHECK: AddV2({{.*}}name("d_add_folded")
// CHECK: _FusedMatMul({{.*}}name("r") {{.*}}fused_ops = ["BiasAdd", "Elu"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x0, %x0_ctl = Placeholder device("/device:CPU:0") name("x0") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %x, %x_ctl = AddV2(%x0, %x0) device("/device:CPU:0") name("x") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %f, %f_ctl = Const device("/device:CPU:0") name("f") {dtype = f32, value = dense<2.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %d, %d_ctl = Const device("/device:CPU:0") name("d") {dtype = f32, value = dense<3.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%a, %f) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %t, %t_ctl = AddV2(%s, %d) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %r, %r_ctl = Elu(%t) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G2.
// CHECK-LABEL: tfg.graph
// CHECK: MatMul(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x0, %x0_ctl = Placeholder device("/device:CPU:0") name("x0") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %x, %x_ctl = AddV2(%x0, %x0) device("/device:CPU:0") name("x") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %f, %f_ctl = Const device("/device:CPU:0") name("f") {dtype = f32, value = dense<2.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %d, %d_ctl = Const device("/device:CPU:0") name("d") {dtype = f32, value = dense<3.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%a, %f) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %t, %t_ctl = AddV2(%s, %d) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fold-scale-into-matmul: multiple-uses: node 'a' (BiasAdd)}}
  %r, %r_ctl = Elu(%t) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%r, %a) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}
