// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-contraction-bias-add-activation" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D({{.*}}name("r") {{.*}}fused_ops = ["BiasAdd", "Add", "Relu"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %r, %r_ctl = Relu(%s) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// LeakyRelu brings its alpha.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv2D({{.*}}fused_ops = ["BiasAdd", "Add", "LeakyRelu"], leakyrelu_alpha = 3.000000e-01
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%y, %a) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %r, %r_ctl = LeakyRelu(%s) device("/device:CPU:0") name("r") {T = f32, alpha = 3.000000e-01 : f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no product with sum and activation.
// CHECK-LABEL: tfg.graph
// CHECK: MatMul(
// CHECK: BiasAdd(
// CHECK: AddV2(
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<3x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<3x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add-activation: activation: _FusedMatMul has no kernel with Relu}}
  %r, %r_ctl = Relu(%s) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: the sum is used twice.
// CHECK-LABEL: tfg.graph
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add-activation: multiple-uses: node 's' (AddV2)}}
  %r, %r_ctl = Relu(%s) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%r, %s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: shapes.
// CHECK-LABEL: tfg.graph
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<?x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%a, %y) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-contraction-bias-add-activation: shape: }}
  %r, %r_ctl = Relu(%s) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Nothing to fuse.
// CHECK-LABEL: tfg.graph
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<3x3x3x4xf32>} : () -> (tensor<3x3x3x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %c, %c_ctl = Conv2D(%x, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<*xf32>, tensor<3x3x3x4xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddN(%c, %y) device("/device:CPU:0") name("s") {T = f32, N = 2 : i64} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %r, %r_ctl = Relu(%s) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
