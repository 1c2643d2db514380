// RUN: tfuse-opt %s -tfg-optimize="optimizers=remap device=cpu" | FileCheck %s
// RUN: tfuse-opt %s -tfg-optimize="optimizers=remap" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: tfuse-opt %s -tfg-optimize="optimizers=remap device=gpu" 2>&1 | FileCheck %s --check-prefix=GPU

// Nodes without a device are fused as the profile says, and get none.

// CHECK: _FusedConv2D(%{{.*}}, %{{.*}}, %{{.*}}) name("r")
// NONE: remark: remap-fuse-contraction-bias-activation: device: node 'c' (Conv2D) is placed on a device that has no fused kernels
// NONE: Elu(
// GPU: remark: remap-fuse-contraction-bias-activation: activation: without runtime fusion, cuDNN fuses only Relu into a convolution
// GPU: Elu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %cx = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %cw = Const name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %cb = Const name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %cc = Conv2D(%x, %w) name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %ca = BiasAdd(%c, %b) name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %r, %cr = Elu(%a) name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
