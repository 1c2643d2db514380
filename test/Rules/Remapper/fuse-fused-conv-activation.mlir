// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-fused-conv-activation" | FileCheck %s

// Fires; alpha is that of the LeakyRelu.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D({{.*}}name("r") {{.*}}fused_ops = ["BiasAdd", "LeakyRelu"]{{.*}}leakyrelu_alpha = 3.000000e-01
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %a, %a_ctl = _FusedConv2D(%x, %w, %b) device("/device:CPU:0") name("a") {T = f32, TArgs = [f32], data_format = "NHWC", dilations = [1, 1, 1, 1], epsilon = 0.0 : f32, explicit_paddings = [], filter_format = "HWIO", fused_ops = ["BiasAdd"], leakyrelu_alpha = 0.2 : f32, num_args = 1 : i64, num_host_args = 0 : i64, padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %r, %r_ctl = LeakyRelu(%a) device("/device:CPU:0") name("r") {T = f32, alpha = 3.000000e-01 : f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Mish.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D({{.*}}name("r") {{.*}}fused_ops = ["BiasAdd", "Mish"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %a, %a_ctl = _FusedConv2D(%x, %w, %b) device("/device:CPU:0") name("a") {T = f32, TArgs = [f32], data_format = "NHWC", dilations = [1, 1, 1, 1], epsilon = 0.0 : f32, explicit_paddings = [], filter_format = "HWIO", fused_ops = ["BiasAdd"], leakyrelu_alpha = 0.2 : f32, num_args = 1 : i64, num_host_args = 0 : i64, padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %r, %r_ctl = _MklFusedMish(%a) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: an activation is fused already.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D(
// CHECK: LeakyRelu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %a, %a_ctl = _FusedConv2D(%x, %w, %b) device("/device:CPU:0") name("a") {T = f32, TArgs = [f32], data_format = "NHWC", dilations = [1, 1, 1, 1], epsilon = 0.0 : f32, explicit_paddings = [], filter_format = "HWIO", fused_ops = ["BiasAdd", "Relu"], leakyrelu_alpha = 0.2 : f32, num_args = 1 : i64, num_host_args = 0 : i64, padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-fused-conv-activation: activation: no kernel fuses the activation after BiasAdd, Relu}}
  %r, %r_ctl = LeakyRelu(%a) device("/device:CPU:0") name("r") {T = f32, alpha = 3.000000e-01 : f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: the activation is on no CPU.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D(
// CHECK: LeakyRelu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %a, %a_ctl = _FusedConv2D(%x, %w, %b) name("a") {T = f32, TArgs = [f32], data_format = "NHWC", dilations = [1, 1, 1, 1], epsilon = 0.0 : f32, explicit_paddings = [], filter_format = "HWIO", fused_ops = ["BiasAdd"], leakyrelu_alpha = 0.2 : f32, num_args = 1 : i64, num_host_args = 0 : i64, padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-fused-conv-activation: device: the activation is not placed on a CPU}}
  %r, %r_ctl = LeakyRelu(%a) name("r") {T = f32, alpha = 3.000000e-01 : f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G2: the convolution is used twice.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D(
// CHECK: LeakyRelu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %a, %a_ctl = _FusedConv2D(%x, %w, %b) device("/device:CPU:0") name("a") {T = f32, TArgs = [f32], data_format = "NHWC", dilations = [1, 1, 1, 1], epsilon = 0.0 : f32, explicit_paddings = [], filter_format = "HWIO", fused_ops = ["BiasAdd"], leakyrelu_alpha = 0.2 : f32, num_args = 1 : i64, num_host_args = 0 : i64, padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-fused-conv-activation: multiple-uses: node 'a' (_FusedConv2D)}}
  %r, %r_ctl = LeakyRelu(%a) device("/device:CPU:0") name("r") {T = f32, alpha = 3.000000e-01 : f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%r, %a) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}
