// Round trip through the FlatBuffer: reductions and matmuls.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main(%x: tensor<2x4xf32>, %axes: tensor<1xi32>, %b: tensor<2x4xi1>, %axis: tensor<i32>,
                  %segments: tensor<2xi32>, %weights: tensor<3x4xf32>, %bias: tensor<3xf32>,
                  %left: tensor<5x2x4xf32>, %right: tensor<5x3x4xf32>, %ids: tensor<6xi32>) -> tensor<2x1xf32>
      attributes {tf.entry_function = {inputs = "x,axes,b,axis,segments,weights,bias,left,right,ids", outputs = "sum"}} {
    %sum = "tfl.sum"(%x, %axes) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
    %reduce_min = "tfl.reduce_min"(%x, %axes) <{keep_dims = false}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2xf32>
    %reduce_max = "tfl.reduce_max"(%x, %axes) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
    %reduce_prod = "tfl.reduce_prod"(%x, %axes) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
    %mean = "tfl.mean"(%x, %axes) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
    %reduce_any = "tfl.reduce_any"(%b, %axes) <{keep_dims = true}> : (tensor<2x4xi1>, tensor<1xi32>) -> tensor<2x1xi1>
    %reduce_all = "tfl.reduce_all"(%b, %axes) <{keep_dims = false}> : (tensor<2x4xi1>, tensor<1xi32>) -> tensor<2xi1>
    %arg_max = "tfl.arg_max"(%x, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2xi64>
    %arg_min = "tfl.arg_min"(%x, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2xi32>
    %topk:2 = "tfl.topk_v2"(%x, %axis) : (tensor<2x4xf32>, tensor<i32>) -> (tensor<2x?xf32>, tensor<2x?xi32>)
    %segment_sum = "tfl.segment_sum"(%x, %segments) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %unsorted_segment_prod = "tfl.unsorted_segment_prod"(%x, %segments, %axis) : (tensor<2x4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<?x4xf32>
    %unsorted_segment_max = "tfl.unsorted_segment_max"(%x, %segments, %axis) : (tensor<2x4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<?x4xf32>
    %unsorted_segment_min = "tfl.unsorted_segment_min"(%x, %segments, %axis) : (tensor<2x4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<?x4xf32>
    %unsorted_segment_sum = "tfl.unsorted_segment_sum"(%x, %segments, %axis) : (tensor<2x4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<?x4xf32>
    %fully_connected = "tfl.fully_connected"(%x, %weights, %bias) <{asymmetric_quantize_inputs = true, fused_activation_function = "RELU", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<2x4xf32>, tensor<3x4xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    %none = "tfl.no_value"() <{value}> : () -> none
    %no_bias = "tfl.fully_connected"(%x, %weights, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "SHUFFLED4x16INT8"}> : (tensor<2x4xf32>, tensor<3x4xf32>, none) -> tensor<2x3xf32>
    %batch_matmul = "tfl.batch_matmul"(%left, %right) <{adj_x = false, adj_y = true, asymmetric_quantize_inputs = true}> : (tensor<5x2x4xf32>, tensor<5x3x4xf32>) -> tensor<5x2x3xf32>
    %embedding_lookup = "tfl.embedding_lookup"(%ids, %weights) : (tensor<6xi32>, tensor<3x4xf32>) -> tensor<6x4xf32>
    return %sum : tensor<2x1xf32>
  }
}
