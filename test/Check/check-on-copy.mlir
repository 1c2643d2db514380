// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='verify summary' -o /dev/null 2>&1 | FileCheck %s

// The reports of translation validation;
// unittests/Rules/FusionValidationTest.cpp has wrong fusions. The fused op's
// operands come from ops that are copied (Transpose), from ops that are not
// (Conv2D), and from arguments.

// CHECK-LABEL: 1 recurrent-fuse-block-lstm
// CHECK: translation validation: 1 recurrent fusions compute what they replace
func.func @compared(%image: tensor<6x?x1x4xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>) -> (tensor<?x6x3xf32>, tensor<?x3xf32>) {
  %steps = "tf.Const"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
  %filter = "tf.Const"() <{value = dense<0.25> : tensor<1x1x4x4xf32>}> : () -> tensor<1x1x4x4xf32>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<7x12xf32>}> : () -> tensor<7x12xf32>
  %b = "tf.Const"() <{value = dense<[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %none = "tf.Const"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
  %perm = "tf.Const"() <{value = dense<[1, 0, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %begin = "tf.Const"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %end = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %conv = "tf.Conv2D"(%image, %filter) <{data_format = "NHWC", padding = "VALID", strides = [1, 1, 1, 1]}> : (tensor<6x?x1x4xf32>, tensor<1x1x4x4xf32>) -> tensor<6x?x1x4xf32>
  %x = "tf.Squeeze"(%conv) <{squeeze_dims = [2]}> : (tensor<6x?x1x4xf32>) -> tensor<6x?x4xf32>
  %i, %cs, %f, %o, %ci, %co, %hs = "tf.BlockLSTMV2"(%steps, %x, %c, %h, %w, %none, %none, %none, %b) <{cell_clip = 0.0 : f32, use_peephole = false}> : (tensor<i64>, tensor<6x?x4xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<7x12xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<12xf32>) -> (tensor<6x?x3xf32>, tensor<6x?x3xf32>, tensor<6x?x3xf32>, tensor<6x?x3xf32>, tensor<6x?x3xf32>, tensor<6x?x3xf32>, tensor<6x?x3xf32>)
  %last = "tf.StridedSlice"(%cs, %begin, %end, %one) <{shrink_axis_mask = 1 : i64, end_mask = 1 : i64}> : (tensor<6x?x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x3xf32>
  %y = "tf.Transpose"(%hs, %perm) : (tensor<6x?x3xf32>, tensor<3xi32>) -> tensor<?x6x3xf32>
  return %y, %last : tensor<?x6x3xf32>, tensor<?x3xf32>
}

// -----

// The limit on the evaluated elements is exceeded even by the inputs: the
// report says so, and the fusion is kept.

// CHECK-LABEL: 1 recurrent-fuse-block-lstm
// CHECK: translation validation: not compared, 'large': an op reads a value that is too large
func.func @too_large(%x: tensor<1000x1000x100xf32>, %h: tensor<1000x3xf32>, %c: tensor<1000x3xf32>) -> tensor<1000x1000x3xf32> {
  %steps = "tf.Const"() <{value = dense<1000> : tensor<i64>}> : () -> tensor<i64>
  %w = "tf.Const"() <{value = dense<0.5> : tensor<103x12xf32>}> : () -> tensor<103x12xf32>
  %b = "tf.Const"() <{value = dense<0.5> : tensor<12xf32>}> : () -> tensor<12xf32>
  %none = "tf.Const"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
  %i, %cs, %f, %o, %ci, %co, %hs = "tf.BlockLSTMV2"(%steps, %x, %c, %h, %w, %none, %none, %none, %b) <{cell_clip = 0.0 : f32, use_peephole = false}> : (tensor<i64>, tensor<1000x1000x100xf32>, tensor<1000x3xf32>, tensor<1000x3xf32>, tensor<103x12xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<12xf32>) -> (tensor<1000x1000x3xf32>, tensor<1000x1000x3xf32>, tensor<1000x1000x3xf32>, tensor<1000x1000x3xf32>, tensor<1000x1000x3xf32>, tensor<1000x1000x3xf32>, tensor<1000x1000x3xf32>) loc("large")
  return %hs : tensor<1000x1000x3xf32>
}
