// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-split-batch-norm semantics=grappler" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: Const {{.*}}name("n/Const") {dtype = f32, value = dense<1.000000e-03>
// CHECK: Add({{.*}}name("n/VarPlusEpsilon")
// CHECK: Rsqrt({{.*}}name("n/Inv")
// CHECK: Mul({{.*}}name("n/Scaled")
// CHECK: Mul({{.*}}name("n/Mul")
// CHECK: Mul({{.*}}name("n/Mul2")
// CHECK: Sub({{.*}}name("n/Offset")
// CHECK: Add({{.*}}name("n")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %out, %out_ctl = Neg(%n#0) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Channels come first: the vectors are reshaped.
// CHECK-LABEL: tfg.graph
// CHECK: Const {{.*}}name("n/NCHWShape") {{.*}}dense<[1, -1, 1, 1]>
// CHECK: Reshape({{.*}}name("n/NCHWShapedScale") {{.*}}Tshape = i32
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x4x8x8>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NCHW", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %out, %out_ctl = Neg(%n#0) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: training.
// CHECK-LABEL: tfg.graph
// CHECK: FusedBatchNormV3(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  // expected-remark@+1 {{remap-split-batch-norm: attribute: the normalization is in training mode}}
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = true} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %out, %out_ctl = Neg(%n#0) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: the mean is used.
// CHECK-LABEL: tfg.graph
// CHECK: FusedBatchNormV3(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Const device("/device:CPU:0") name("scale") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %offset, %offset_ctl = Const device("/device:CPU:0") name("offset") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %mean, %mean_ctl = Const device("/device:CPU:0") name("mean") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %variance, %variance_ctl = Const device("/device:CPU:0") name("variance") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  // expected-remark@+1 {{remap-split-batch-norm: multiple-uses: }}
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %out, %out_ctl = Neg(%n#0) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out2, %out2_ctl = Neg(%n#1) device("/device:CPU:0") name("out2") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: no constants.
// CHECK-LABEL: tfg.graph
// CHECK: FusedBatchNormV3(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x8x8x4>} : () -> (tensor<*xf32>)
  %scale, %scale_ctl = Placeholder device("/device:CPU:0") name("scale") {dtype = f32, shape = #tf_type.shape<4>} : () -> (tensor<*xf32>)
  %offset, %offset_ctl = Placeholder device("/device:CPU:0") name("offset") {dtype = f32, shape = #tf_type.shape<4>} : () -> (tensor<*xf32>)
  %mean, %mean_ctl = Placeholder device("/device:CPU:0") name("mean") {dtype = f32, shape = #tf_type.shape<4>} : () -> (tensor<*xf32>)
  %variance, %variance_ctl = Placeholder device("/device:CPU:0") name("variance") {dtype = f32, shape = #tf_type.shape<4>} : () -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-split-batch-norm: not-constant: scale and variance are not constant}}
  %n:6, %n_ctl = FusedBatchNormV3(%x, %scale, %offset, %mean, %variance) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = false} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %out, %out_ctl = Neg(%n#0) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
