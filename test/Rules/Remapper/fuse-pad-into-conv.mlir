// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-pad-into-conv" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: %[[X:.*]], %{{.*}} = Placeholder
// CHECK: _FusedConv3D(%[[X]], %{{.*}}) {{.*}}name("c") {{.*}}num_args = 0{{.*}}padding_list = [0, 0, 1, 1, 2, 2, 0, 1, 0, 0]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<2x3x3x3x4xf32>} : () -> (tensor<2x3x3x3x4xf32>)
  %p, %p_ctl = Const device("/device:CPU:0") name("p") {dtype = i32, value = dense<[[0, 0], [1, 1], [2, 2], [0, 1], [0, 0]]> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %pad, %pad_ctl = Pad(%x, %p) device("/device:CPU:0") name("pad") {T = f32, Tpaddings = i32} : (tensor<*xf32>, tensor<5x2xi32>) -> (tensor<*xf32>)
  %c, %c_ctl = Conv3D(%pad, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NDHWC", dilations = [1, 1, 1, 1, 1], padding = "VALID", strides = [1, 1, 1, 1, 1]} : (tensor<*xf32>, tensor<2x3x3x3x4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%c) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// A fused convolution keeps what it has.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedConv3D(%{{.*}}, %{{.*}}, %{{.*}}) {{.*}}fused_ops = ["BiasAdd"]{{.*}}padding_list = [0, 0, 1
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<2x3x3x3x4xf32>} : () -> (tensor<2x3x3x3x4xf32>)
  %p, %p_ctl = Const device("/device:CPU:0") name("p") {dtype = i32, value = dense<[[0, 0], [1, 1], [2, 2], [0, 1], [0, 0]]> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %pad, %pad_ctl = Pad(%x, %p) device("/device:CPU:0") name("pad") {T = f32, Tpaddings = i32} : (tensor<*xf32>, tensor<5x2xi32>) -> (tensor<*xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = _FusedConv3D(%pad, %w, %b) device("/device:CPU:0") name("c") {T = f32, data_format = "NDHWC", dilations = [1, 1, 1, 1, 1], epsilon = 0.0 : f32, fused_ops = ["BiasAdd"], leakyrelu_alpha = 0.2 : f32, num_args = 1 : i64, padding = "VALID", padding_list = [], strides = [1, 1, 1, 1, 1]} : (tensor<*xf32>, tensor<2x3x3x3x4xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%c) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK: Pad(
// CHECK: Conv3D(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<0.5> : tensor<2x3x3x3x4xf32>} : () -> (tensor<2x3x3x3x4xf32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[[0, 0], [1, 1], [2, 2], [0, 1], [0, 0]]> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %pad, %pad_ctl = Pad(%x, %p) name("pad") {T = f32, Tpaddings = i32} : (tensor<*xf32>, tensor<5x2xi32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-pad-into-conv: device: node }}
  %c, %c_ctl = Conv3D(%pad, %w) name("c") {T = f32, data_format = "NDHWC", dilations = [1, 1, 1, 1, 1], padding = "VALID", strides = [1, 1, 1, 1, 1]} : (tensor<*xf32>, tensor<2x3x3x3x4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%c) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: paddings that are no constant.
// CHECK-LABEL: tfg.graph
// CHECK: Pad(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<2x3x3x3x4xf32>} : () -> (tensor<2x3x3x3x4xf32>)
  %p, %p_ctl = Placeholder device("/device:CPU:0") name("p") {dtype = i32, shape = #tf_type.shape<5x2>} : () -> (tensor<*xi32>)
  %pad, %pad_ctl = Pad(%x, %p) device("/device:CPU:0") name("pad") {T = f32, Tpaddings = i32} : (tensor<*xf32>, tensor<*xi32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-pad-into-conv: not-constant: the paddings are not a constant for five dimensions}}
  %c, %c_ctl = Conv3D(%pad, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NDHWC", dilations = [1, 1, 1, 1, 1], padding = "VALID", strides = [1, 1, 1, 1, 1]} : (tensor<*xf32>, tensor<2x3x3x3x4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%c) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: SAME pads once more.
// CHECK-LABEL: tfg.graph
// CHECK: Pad(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<2x3x3x3x4xf32>} : () -> (tensor<2x3x3x3x4xf32>)
  %p, %p_ctl = Const device("/device:CPU:0") name("p") {dtype = i32, value = dense<[[0, 0], [1, 1], [2, 2], [0, 1], [0, 0]]> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %pad, %pad_ctl = Pad(%x, %p) device("/device:CPU:0") name("pad") {T = f32, Tpaddings = i32} : (tensor<*xf32>, tensor<5x2xi32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-pad-into-conv: attribute: the padding of the convolution is not VALID}}
  %c, %c_ctl = Conv3D(%pad, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NDHWC", dilations = [1, 1, 1, 1, 1], padding = "SAME", strides = [1, 1, 1, 1, 1]} : (tensor<*xf32>, tensor<2x3x3x3x4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%c) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C4: channels are padded.
// CHECK-LABEL: tfg.graph
// CHECK: Pad(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<2x3x3x3x4xf32>} : () -> (tensor<2x3x3x3x4xf32>)
  %p, %p_ctl = Const device("/device:CPU:0") name("p") {dtype = i32, value = dense<[[0, 0], [1, 1], [2, 2], [0, 1], [0, 2]]> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %pad, %pad_ctl = Pad(%x, %p) device("/device:CPU:0") name("pad") {T = f32, Tpaddings = i32} : (tensor<*xf32>, tensor<5x2xi32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-pad-into-conv: constant-value: dimension 4 is padded by 2}}
  %c, %c_ctl = Conv3D(%pad, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NDHWC", dilations = [1, 1, 1, 1, 1], padding = "VALID", strides = [1, 1, 1, 1, 1]} : (tensor<*xf32>, tensor<2x3x3x3x4xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%c) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G2: what is padded is used twice.
// CHECK-LABEL: tfg.graph
// CHECK: Pad(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x8x8x8x3>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<2x3x3x3x4xf32>} : () -> (tensor<2x3x3x3x4xf32>)
  %p, %p_ctl = Const device("/device:CPU:0") name("p") {dtype = i32, value = dense<[[0, 0], [1, 1], [2, 2], [0, 1], [0, 0]]> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %pad, %pad_ctl = Pad(%x, %p) device("/device:CPU:0") name("pad") {T = f32, Tpaddings = i32} : (tensor<*xf32>, tensor<5x2xi32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-pad-into-conv: multiple-uses: node 'pad' (Pad)}}
  %c, %c_ctl = Conv3D(%pad, %w) device("/device:CPU:0") name("c") {T = f32, data_format = "NDHWC", dilations = [1, 1, 1, 1, 1], padding = "VALID", strides = [1, 1, 1, 1, 1]} : (tensor<*xf32>, tensor<2x3x3x3x4xf32>) -> (tensor<*xf32>)
  %out2, %out2_ctl = Neg(%pad) device("/device:CPU:0") name("out2") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%c) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
