// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-contraction-hard-swish" | FileCheck %s

// Fires; the operands of products come in any order.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D({{.*}}name("h") {{.*}}fused_ops = ["BiasAdd", "_FusedHardSwish"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %sixth, %sixth_ctl = Const device("/device:CPU:0") name("sixth") {dtype = f32, value = dense<0.166666672> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %t, %t_ctl = AddV2(%a, %three) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %r6, %r6_ctl = Relu6(%t) device("/device:CPU:0") name("r6") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%a, %sixth) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%s, %r6) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%h) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// A depthwise convolution.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedDepthwiseConv2dNative({{.*}}fused_ops = ["BiasAdd", "_FusedHardSwish"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x1xf32>} : () -> (tensor<3x3x3x1xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<3xf32>} : () -> (tensor<3xf32>)
  %c, %c_ctl = DepthwiseConv2dNative(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1]} : (tensor<*xf32>, tensor<3x3x3x1xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<3xf32>) -> (tensor<*xf32>)
  %sixth, %sixth_ctl = Const device("/device:CPU:0") name("sixth") {dtype = f32, value = dense<0.166666672> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %t, %t_ctl = AddV2(%a, %three) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %r6, %r6_ctl = Relu6(%t) device("/device:CPU:0") name("r6") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%a, %sixth) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%s, %r6) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%h) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G5: one part of six is not 0.17.
// CHECK-LABEL: tfg.graph
// CHECK: Relu6(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %sixth, %sixth_ctl = Const device("/device:CPU:0") name("sixth") {dtype = f32, value = dense<0.17> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %t, %t_ctl = AddV2(%a, %three) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %r6, %r6_ctl = Relu6(%t) device("/device:CPU:0") name("r6") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%a, %sixth) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-hard-swish: constant-value: node 'sixth' (Const) is 0.17, expected 0.166667}}
  %h, %h_ctl = Mul(%s, %r6) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%h) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no GPU.
// CHECK-LABEL: tfg.graph
// CHECK: Relu6(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:GPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:GPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:GPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:GPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:GPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %sixth, %sixth_ctl = Const device("/device:GPU:0") name("sixth") {dtype = f32, value = dense<0.166666672> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:GPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %t, %t_ctl = AddV2(%a, %three) device("/device:GPU:0") name("t") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %r6, %r6_ctl = Relu6(%t) device("/device:GPU:0") name("r6") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%a, %sixth) device("/device:GPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-hard-swish: device: }}
  %h, %h_ctl = Mul(%s, %r6) device("/device:GPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%h) device("/device:GPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: the layout of the bias.
// CHECK-LABEL: tfg.graph
// CHECK: Relu6(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x8xf32>} : () -> (tensor<3x3x3x8xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<8xf32>} : () -> (tensor<8xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x8xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NCHW"} : (tensor<*xf32>, tensor<8xf32>) -> (tensor<*xf32>)
  %sixth, %sixth_ctl = Const device("/device:CPU:0") name("sixth") {dtype = f32, value = dense<0.166666672> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %t, %t_ctl = AddV2(%a, %three) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %r6, %r6_ctl = Relu6(%t) device("/device:CPU:0") name("r6") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%a, %sixth) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-hard-swish: layout: }}
  %h, %h_ctl = Mul(%s, %r6) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%h) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
