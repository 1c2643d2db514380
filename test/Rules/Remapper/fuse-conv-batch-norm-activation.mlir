// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-conv-batch-norm-activation" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D({{.*}}name("r") {{.*}}fused_ops = ["FusedBatchNorm", "Relu6"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%c, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %r, %r_ctl = Relu6(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// LeakyRelu brings its alpha.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D({{.*}}fused_ops = ["FusedBatchNorm", "LeakyRelu"]{{.*}}leakyrelu_alpha = 3.000000e-01
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %n:5, %n_ctl = FusedBatchNormV2(%c, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %r, %r_ctl = LeakyRelu(%n#0) device("/device:CPU:0") name("r") {T = f32, alpha = 3.000000e-01 : f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: the layout.
// CHECK-LABEL: tfg.graph
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%c, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NCHW", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-conv-batch-norm-activation: layout: }}
  %r, %r_ctl = Relu(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: no kernel.
// CHECK-LABEL: tfg.graph
// CHECK: Tanh(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%c, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-conv-batch-norm-activation: activation: _FusedConv2D has no kernel with Tanh}}
  %r, %r_ctl = Tanh(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G2.
// CHECK-LABEL: tfg.graph
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%c, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-conv-batch-norm-activation: multiple-uses: node 'n' (FusedBatchNormV3)}}
  %r, %r_ctl = Relu(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%r, %n#0) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}
