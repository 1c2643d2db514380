// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-conv-squeeze-bias" | FileCheck %s

// Fires: the convolution keeps its name, the Squeeze takes that of the BiasAdd.
// CHECK-LABEL: tfg.graph
// CHECK: %[[C:.*]], %{{.*}} = _FusedConv2D({{.*}}name("c") {{.*}}fused_ops = ["BiasAdd"]
// CHECK-NEXT: Squeeze(%[[C]]) {{.*}}name("a") {T = f32, squeeze_dims = [1]}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x1x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<1x3x3x4xf32>} : () -> (tensor<1x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<1x3x3x4xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Squeeze(%c) device("/device:CPU:0") name("q") {T = f32, squeeze_dims = [1]} : (tensor<*xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%q, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%a) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK: Squeeze(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x1x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<0.5> : tensor<1x3x3x4xf32>} : () -> (tensor<1x3x3x4xf32>)
  %b, %b_ctl = Const name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<1x3x3x4xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Squeeze(%c) name("q") {T = f32, squeeze_dims = [1]} : (tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-conv-squeeze-bias: device: }}
  %a, %a_ctl = BiasAdd(%q, %b) name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%a) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: it squeezes what it can.
// CHECK-LABEL: tfg.graph
// CHECK: Squeeze(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x1x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<1x3x3x4xf32>} : () -> (tensor<1x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<1x3x3x4xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Squeeze(%c) device("/device:CPU:0") name("q") {T = f32, squeeze_dims = []} : (tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-conv-squeeze-bias: attribute: the Squeeze has no list of dimensions (squeeze_dims)}}
  %a, %a_ctl = BiasAdd(%q, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%a) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: it squeezes the channels.
// CHECK-LABEL: tfg.graph
// CHECK: Squeeze(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x1x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<1x3x3x4xf32>} : () -> (tensor<1x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<1x3x3x4xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Squeeze(%c) device("/device:CPU:0") name("q") {T = f32, squeeze_dims = [-1]} : (tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-conv-squeeze-bias: attribute: the Squeeze removes the channels}}
  %a, %a_ctl = BiasAdd(%q, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%a) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: layout.
// CHECK-LABEL: tfg.graph
// CHECK: Squeeze(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x1x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<1x3x3x4xf32>} : () -> (tensor<1x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<1x3x3x4xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Squeeze(%c) device("/device:CPU:0") name("q") {T = f32, squeeze_dims = [1]} : (tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-conv-squeeze-bias: layout: the layout is not channels-last}}
  %a, %a_ctl = BiasAdd(%q, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NCHW"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%a) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G2.
// CHECK-LABEL: tfg.graph
// CHECK: Squeeze(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x1x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<1x3x3x4xf32>} : () -> (tensor<1x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<1x3x3x4xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Squeeze(%c) device("/device:CPU:0") name("q") {T = f32, squeeze_dims = [1]} : (tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-conv-squeeze-bias: multiple-uses: node 'q' (Squeeze)}}
  %a, %a_ctl = BiasAdd(%q, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%a, %q) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}
