// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: @relu
func.func @relu(%x: tensor<?x4xf32>, %y: tensor<4xi32>) -> (tensor<?x4xf32>, tensor<4xi32>, tensor<4xi32>) {
  // CHECK: "tfl.relu"(%arg0)
  %0 = "tf.Relu"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  // TFLite's integer RELU is for quantized tensors only: integers become
  // MAXIMUM and MINIMUM.
  // CHECK: %[[ZERO:.*]] = arith.constant dense<0> : tensor<i32>
  // CHECK: "tfl.maximum"(%arg1, %[[ZERO]])
  %1 = "tf.Relu"(%y) : (tensor<4xi32>) -> tensor<4xi32>
  // CHECK: %[[SIX:.*]] = arith.constant dense<6> : tensor<i32>
  // CHECK: %[[CAPPED:.*]] = "tfl.minimum"(%arg1, %[[SIX]])
  // CHECK: "tfl.maximum"(%[[CAPPED]], %{{.*}})
  %2 = "tf.Relu6"(%y) : (tensor<4xi32>) -> tensor<4xi32>
  func.return %0, %1, %2 : tensor<?x4xf32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: @leaky_relu
func.func @leaky_relu(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // alpha is absent: the default of TensorFlow's op.
  // CHECK: "tfl.leaky_relu"(%arg0) <{alpha = 2.000000e-01 : f32}>
  %0 = "tf.LeakyRelu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "tfl.leaky_relu"(%arg0) <{alpha = 5.000000e-01 : f32}>
  %1 = "tf.LeakyRelu"(%x) {alpha = 0.5 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @selu
func.func @selu(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[ELU:.*]] = "tfl.elu"(%arg0)
  // CHECK: %[[LEAKY:.*]] = "tfl.leaky_relu"(%[[ELU]]) <{alpha = 1.67326{{.*}} : f32}>
  // CHECK: %[[SCALE:.*]] = arith.constant dense<1.050701{{.*}}> : tensor<f32>
  // CHECK: tfl.mul(%[[LEAKY]], %[[SCALE]])
  %0 = "tf.Selu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// softplus must not overflow although exp does.
// CHECK-LABEL: @softplus
func.func @softplus(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[BOUNDED:.*]] = "tfl.minimum"(%arg0, %{{.*}})
  // CHECK: %[[EXP:.*]] = "tfl.exp"(%[[BOUNDED]])
  // CHECK: %[[SUM:.*]] = tfl.add(%[[EXP]], %{{.*}})
  // CHECK: %[[LOG:.*]] = "tfl.log"(%[[SUM]])
  // CHECK: "tfl.maximum"(%arg0, %[[LOG]])
  %0 = "tf.Softplus"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: @softmax
func.func @softmax(%x: tensor<?x3x4xf32>, %y: tensor<?x2x3x4x5xf32>) -> (tensor<?x3x4xf32>, tensor<?x2x3x4x5xf32>) {
  // CHECK: "tfl.softmax"(%arg0) <{beta = 1.000000e+00 : f32}>
  %0 = "tf.Softmax"(%x) : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
  // LOG_SOFTMAX takes at most four dimensions: reshape to a matrix.
  // CHECK: %[[MATRIX:.*]] = "tfl.reshape"(%arg1, %{{.*}}) : {{.*}} -> tensor<?x5xf32>
  // CHECK: %[[R:.*]] = "tfl.log_softmax"(%[[MATRIX]])
  // CHECK: "tfl.reshape"(%[[R]], %{{.*}}) : {{.*}} -> tensor<?x2x3x4x5xf32>
  %1 = "tf.LogSoftmax"(%y) : (tensor<?x2x3x4x5xf32>) -> tensor<?x2x3x4x5xf32>
  func.return %0, %1 : tensor<?x3x4xf32>, tensor<?x2x3x4x5xf32>
}

// CHECK-LABEL: @softmax_cross_entropy
func.func @softmax_cross_entropy(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> (tensor<?xf32>, tensor<?x4xf32>) {
  // CHECK: "tfl.log_softmax"(%arg0)
  // CHECK: "tfl.sum"
  // CHECK: %[[SOFTMAX:.*]] = "tfl.softmax"(%arg0)
  // CHECK: tfl.sub %[[SOFTMAX]], %arg1
  %0:2 = "tf.SoftmaxCrossEntropyWithLogits"(%x, %y) : (tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?xf32>, tensor<?x4xf32>)
  func.return %0#0, %0#1 : tensor<?xf32>, tensor<?x4xf32>
}

// CHECK-LABEL: @relu_grad
func.func @relu_grad(%dy: tensor<4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[POSITIVE:.*]] = tfl.greater(%arg1, %[[ZERO:.*]])
  // CHECK: "tfl.select_v2"(%[[POSITIVE]], %arg0, %{{.*}})
  %0 = "tf.ReluGrad"(%dy, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
