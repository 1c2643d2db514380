// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: func.func @lstm(
// CHECK-NOT: tf.
// CHECK: "tfl.fully_connected"(%arg0, {{.*}}tensor<8x3xf32>
// CHECK: "tfl.fully_connected"(%arg2, {{.*}}tensor<8x2xf32>
// CHECK: "tfl.split"
// CHECK: "tfl.minimum"
// CHECK: "tfl.logistic"
func.func @lstm(%x: tensor<?x3xf32>, %c: tensor<?x2xf32>, %h: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>) {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<5x8xf32>}> : () -> tensor<5x8xf32>
  %p = "tf.Const"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %b = "tf.Const"() <{value = dense<0.5> : tensor<8xf32>}> : () -> tensor<8xf32>
  %0:7 = "tf.LSTMBlockCell"(%x, %c, %h, %w, %p, %p, %p, %b) <{use_peephole = true}> : (tensor<?x3xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<5x8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>)
  return %0#1, %0#6 : tensor<?x2xf32>, tensor<?x2xf32>
}

// CHECK-LABEL: func.func @gru(
// CHECK-NOT: tf.
// CHECK: "tfl.logistic"
// CHECK: "tfl.split"
// CHECK: "tfl.tanh"
// CHECK: tfl.sub
// CHECK: return
func.func @gru(%x: tensor<?x3xf32>, %h: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %wru = "tf.Const"() <{value = dense<0.5> : tensor<5x4xf32>}> : () -> tensor<5x4xf32>
  %wc = "tf.Const"() <{value = dense<0.5> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
  %bru = "tf.Const"() <{value = dense<0.5> : tensor<4xf32>}> : () -> tensor<4xf32>
  %bc = "tf.Const"() <{value = dense<0.5> : tensor<2xf32>}> : () -> tensor<2xf32>
  %0:4 = "tf.GRUBlockCell"(%x, %h, %wru, %wc, %bru, %bc) : (tensor<?x3xf32>, tensor<?x2xf32>, tensor<5x4xf32>, tensor<5x2xf32>, tensor<4xf32>, tensor<2xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>)
  return %0#3 : tensor<?x2xf32>
}
