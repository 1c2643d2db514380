// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-batch-norm-relu" | FileCheck %s

// Fires: the normalization keeps its name.
// CHECK-LABEL: tfg.graph
// CHECK: %[[N:.*]]:6, %{{.*}} = _FusedBatchNormEx({{.*}}name("n") {T = f32, U = f32, activation_mode = "Relu"{{.*}}num_side_inputs = 0
// CHECK-NEXT: Identity(%[[N]]#0) {{.*}}name("r") {T = f32}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %side, %side_ctl = Placeholder device("/device:CPU:0") name("side") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %r, %r_ctl = Relu(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// The first version has one output less; who asks for the shape may do so.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedBatchNormEx({{.*}} -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
// CHECK: Shape(%_FusedBatchNormEx#0)
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %side, %side_ctl = Placeholder device("/device:CPU:0") name("side") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %n:5, %n_ctl = FusedBatchNorm(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %r, %r_ctl = Relu(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %z, %z_ctl = Shape(%n#0) device("/device:CPU:0") name("z") {T = f32, out_type = i32} : (tensor<*xf32>) -> (tensor<*xi32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// A side input, on a GPU.
// CHECK-LABEL: tfg.graph
// CHECK: %[[S:.*]], %{{.*}} = Placeholder {{.*}}name("side")
// CHECK: _FusedBatchNormEx({{.*}}, %[[S]]) {{.*}}num_side_inputs = 1
// CHECK-NOT: AddV2(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:GPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:GPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:GPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:GPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:GPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %side, %side_ctl = Placeholder device("/device:GPU:0") name("side") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:GPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %s, %s_ctl = AddV2(%side, %n#0) device("/device:GPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %r, %r_ctl = Relu(%s) device("/device:GPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:GPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no side input on a CPU.
// CHECK-LABEL: tfg.graph
// CHECK: AddV2(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %side, %side_ctl = Placeholder device("/device:CPU:0") name("side") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %s, %s_ctl = AddV2(%side, %n#0) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-norm-relu: device: only GPUs have a fused kernel with a side input}}
  %r, %r_ctl = Relu(%s) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no training on a GPU.
// CHECK-LABEL: tfg.graph
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:GPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:GPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:GPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:GPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:GPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %side, %side_ctl = Placeholder device("/device:GPU:0") name("side") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:GPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = true} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-norm-relu: target: TensorFlow disables the GPU kernel for training by default}}
  %r, %r_ctl = Relu(%n#0) device("/device:GPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:GPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: shapes.
// CHECK-LABEL: tfg.graph
// CHECK: AddV2(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:GPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:GPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:GPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:GPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:GPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %side, %side_ctl = Placeholder device("/device:GPU:0") name("side") {dtype = f32, shape = #tf_type.shape<1x8x8x4>} : () -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:GPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %s, %s_ctl = AddV2(%side, %n#0) device("/device:GPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-norm-relu: shape: }}
  %r, %r_ctl = Relu(%s) device("/device:GPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:GPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C4: it is used twice.
// CHECK-LABEL: tfg.graph
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %side, %side_ctl = Placeholder device("/device:CPU:0") name("side") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-norm-relu: multiple-uses: node 'n' (FusedBatchNormV3)}}
  %r, %r_ctl = Relu(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Sub(%r, %n#0) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C5: the gradient needs what training leaves.
// CHECK-LABEL: tfg.graph
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %side, %side_ctl = Placeholder device("/device:CPU:0") name("side") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = true} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-norm-relu: multiple-uses: the gradient uses outputs that the fused kernel does not compute}}
  %r, %r_ctl = Relu(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out2, %out2_ctl = Neg(%n#3) device("/device:CPU:0") name("out2") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C6: five channels.
// CHECK-LABEL: tfg.graph
// CHECK: FusedBatchNormV3(
// CHECK: Relu(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x5>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<5xf32>} : () -> (tensor<5xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<5xf32>} : () -> (tensor<5xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<5xf32>} : () -> (tensor<5xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<5xf32>} : () -> (tensor<5xf32>)
  %side, %side_ctl = Placeholder device("/device:CPU:0") name("side") {dtype = f32, shape = #tf_type.shape<2x8x8x5>} : () -> (tensor<*xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-norm-relu: shape: the number of channels is not known to be divisible by 4}}
  %r, %r_ctl = Relu(%n#0) device("/device:CPU:0") name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
