// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: @log1p_expm1
func.func @log1p_expm1(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[SUM:.*]] = tfl.add(%arg0, %{{.*}})
  // CHECK: "tfl.log"(%[[SUM]])
  %0 = "tf.Log1p"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[HALF:.*]] = tfl.mul(%arg0, %{{.*}})
  // CHECK: %[[TANH:.*]] = "tfl.tanh"(%[[HALF]])
  // CHECK: %[[EXP:.*]] = "tfl.exp"(%arg0)
  // CHECK: %[[MORE:.*]] = tfl.add(%[[EXP]], %{{.*}})
  // CHECK: tfl.mul %[[TANH]], %[[MORE]]
  %1 = "tf.Expm1"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// exp(x) overflows where sinh(x) is finite; exp(x - log 2) does not.
// CHECK-LABEL: @sinh
func.func @sinh(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: arith.constant dense<-0.693147{{.*}}> : tensor<f32>
  // CHECK: %[[UP:.*]] = tfl.add(%arg0
  // CHECK: %[[RISING:.*]] = "tfl.exp"(%[[UP]])
  // CHECK: %[[DOWN:.*]] = tfl.sub(%{{.*}}, %arg0)
  // CHECK: %[[FALLING:.*]] = "tfl.exp"(%[[DOWN]])
  // CHECK: tfl.sub %[[RISING]], %[[FALLING]]
  %0 = "tf.Sinh"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: @inverse
func.func @inverse(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  // CHECK: %[[COS:.*]] = "tfl.sqrt"
  // CHECK: "tfl.atan2"(%arg0, %[[COS]])
  %0 = "tf.Asin"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  // CHECK: %[[SIN:.*]] = "tfl.sqrt"
  // CHECK: "tfl.atan2"(%[[SIN]], %arg0)
  %1 = "tf.Acos"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  // CHECK: %[[ONES:.*]] = "tfl.fill"
  // CHECK: "tfl.atan2"(%arg0, %[[ONES]])
  %2 = "tf.Atan"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  func.return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// erf is derived from GELU(y) = y / 2 * (1 + erf(y / sqrt(2))), except near
// zero.
// CHECK-LABEL: @erf
func.func @erf(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[CAPPED:.*]] = "tfl.minimum"(%arg0
  // CHECK: %[[BOUNDED:.*]] = "tfl.maximum"(%[[CAPPED]]
  // CHECK: %[[ARG:.*]] = tfl.mul(%[[BOUNDED]]
  // CHECK: %[[GELU:.*]] = "tfl.gelu"(%[[ARG]]) <{approximate = false}>
  // CHECK: %[[RATIO:.*]] = tfl.div %[[GELU]], %[[BOUNDED]]
  // CHECK: %[[ONEPLUS:.*]] = tfl.mul(%[[RATIO]]
  // CHECK: %[[FAR:.*]] = tfl.sub(%[[ONEPLUS]]
  // CHECK: %[[TINY:.*]] = tfl.less
  // CHECK: %[[NEAR:.*]] = tfl.mul(%arg0
  // CHECK: "tfl.select"(%[[TINY]], %[[NEAR]], %[[FAR]])
  %0 = "tf.Erf"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
