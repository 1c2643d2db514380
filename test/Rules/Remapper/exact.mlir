// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="optimizers=remap semantics=exact" | FileCheck %s

// In exact mode, what is no number stays so: oneDNN's Relu, Relu6 and exact Gelu
// do not keep it, its Elu does.

// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}fused_ops = ["BiasAdd"]
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %cx = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %cw = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %cb = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %cc = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %ca = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-activation: semantics: the fused kernel of Relu returns a number for NaN}}
  %r, %cr = Relu(%a) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}fused_ops = ["BiasAdd", "Elu"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %cx = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %cw = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %cb = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %cc = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %ca = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %r, %cr = Elu(%a) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
