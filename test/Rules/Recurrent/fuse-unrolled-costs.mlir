// C5: --optimize-for=speed keeps layers unrolled that are faster unrolled.

// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks missing-ops="fastest when fused"' -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent | FileCheck %s --check-prefix=SIZE

// A small layer: its ops cost more than its multiplications.

// CHECK-LABEL: func.func @fires
// CHECK: "tfl.unidirectional_sequence_rnn"{{.*}}tfuse.unrolled
// SIZE-LABEL: func.func @fires
// SIZE: "tfl.unidirectional_sequence_rnn"
func.func @fires(%x0: tensor<1x4xf32>, %x1: tensor<1x4xf32>) -> tensor<1x3xf32> {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %0 = "tf.MatMul"(%x0, %w) : (tensor<1x4xf32>, tensor<4x3xf32>) -> tensor<1x3xf32>
  %h0 = "tf.Tanh"(%0) : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %1 = "tf.MatMul"(%x1, %w) : (tensor<1x4xf32>, tensor<4x3xf32>) -> tensor<1x3xf32>
  %2 = "tf.MatMul"(%h0, %r) : (tensor<1x3xf32>, tensor<3x3xf32>) -> tensor<1x3xf32>
  %3 = "tf.AddV2"(%1, %2) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
  %h1 = "tf.Tanh"(%3) : (tensor<1x3xf32>) -> tensor<1x3xf32>
  return %h1 : tensor<1x3xf32>
}

// -----

// CHECK-LABEL: func.func @c5_large_batch
// CHECK-NOT: tfl.unidirectional_sequence_rnn
// SIZE-LABEL: func.func @c5_large_batch
// SIZE: "tfl.unidirectional_sequence_rnn"
func.func @c5_large_batch(%x0: tensor<1000x4xf32>, %x1: tensor<1000x4xf32>) -> tensor<1000x3xf32> {
  %w = "tf.Const"() <{value = dense<0.5> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %r = "tf.Const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %0 = "tf.MatMul"(%x0, %w) : (tensor<1000x4xf32>, tensor<4x3xf32>) -> tensor<1000x3xf32>
  %h0 = "tf.Tanh"(%0) : (tensor<1000x3xf32>) -> tensor<1000x3xf32>
  %1 = "tf.MatMul"(%x1, %w) : (tensor<1000x4xf32>, tensor<4x3xf32>) -> tensor<1000x3xf32>
  %2 = "tf.MatMul"(%h0, %r) : (tensor<1000x3xf32>, tensor<3x3xf32>) -> tensor<1000x3xf32>
  %3 = "tf.AddV2"(%1, %2) : (tensor<1000x3xf32>, tensor<1000x3xf32>) -> tensor<1000x3xf32>
  // expected-remark@+1 {{recurrent-fuse-unrolled: target: unrolled, the layer takes about 11.8 us a time step, the fused op 63.3 us}}
  %h1 = "tf.Tanh"(%3) : (tensor<1000x3xf32>) -> tensor<1000x3xf32>
  return %h1 : tensor<1000x3xf32>
}
