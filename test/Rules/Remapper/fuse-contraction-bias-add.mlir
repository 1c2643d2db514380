// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-contraction-bias-add" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) {{.*}}name("s") {{.*}}TArgs = [f32, f32]{{.*}}fused_ops = ["BiasAdd", "Add"]{{.*}}num_args = 2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// An AddN of two, whatever their shapes; the operands in the other order.
// CHECK-LABEL: tfg.graph
// CHECK: %[[Y:.*]], %{{.*}} = Placeholder {{.*}}name("y")
// CHECK: _FusedConv2D(%{{.*}}, %{{.*}}, %{{.*}}, %[[Y]]) {{.*}}name("s")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddN(%y, %a) device("/device:CPU:0") name("s") {T = f32, N = 2 : i64} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// A product.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}fused_ops = ["BiasAdd", "Add"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<3x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<3x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: not if its first operand is transposed.
// CHECK-LABEL: tfg.graph
// CHECK: MatMul(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<6x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<3x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = true, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add: attribute: no kernel fuses an Add into a MatMul with transpose_a}}
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no depthwise convolution.
// CHECK-LABEL: tfg.graph
// CHECK: DepthwiseConv2dNative(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x1xf32>} : () -> (tensor<3x3x3x1xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<3xf32>} : () -> (tensor<3xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %c, %c_ctl = DepthwiseConv2dNative(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1]} : (tensor<*xf32>, tensor<3x3x3x1xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<3xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add: structure: _FusedDepthwiseConv2dNative has no kernel that fuses an Add}}
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no GPU.
// CHECK-LABEL: tfg.graph
// CHECK: Conv2D(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:GPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:GPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:GPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:GPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:GPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:GPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add: device: node }}
  %s, %s_ctl = AddV2(%a, %y) device("/device:GPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:GPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: both sizes of the batch are unknown.
// CHECK-LABEL: tfg.graph
// CHECK: Conv2D(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<?x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add: shape: the operands of the Add are not known to have the same shape}}
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: the layout of the bias.
// CHECK-LABEL: tfg.graph
// CHECK: Conv2D(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x8xf32>} : () -> (tensor<3x3x3x8xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<8xf32>} : () -> (tensor<8xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x8>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x8xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NCHW"} : (tensor<*xf32>, tensor<8xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add: layout: }}
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G2: the convolution is used by others.
// CHECK-LABEL: tfg.graph
// CHECK: Conv2D(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add: multiple-uses: node 'c' (Conv2D)}}
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%s, %c) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}
