// Round trip through the FlatBuffer: convolution, pooling, image ops.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main(%x: tensor<1x8x8x3xf32>, %filter: tensor<4x3x3x3xf32>, %bias: tensor<4xf32>,
                  %depthwise_filter: tensor<1x3x3x6xf32>, %depthwise_bias: tensor<6xf32>,
                  %shape: tensor<4xi32>, %volume: tensor<1x4x8x8x3xf32>, %filter3d: tensor<2x3x3x3x4xf32>,
                  %shape3d: tensor<5xi32>, %transposed3d: tensor<2x3x3x5x3xf32>, %size: tensor<2xi32>,
                  %boxes: tensor<9x4xf32>, %scores: tensor<9xf32>, %n: tensor<i32>, %t: tensor<f32>)
      -> tensor<1x4x3x4xf32>
      attributes {tf.entry_function = {inputs = "x,filter,bias,depthwise_filter,depthwise_bias,shape,volume,filter3d,shape3d,transposed3d,size,boxes,scores,n,t", outputs = "conv"}} {
    %conv = "tfl.conv_2d"(%x, %filter, %bias) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU6", padding = "SAME", stride_h = 2 : i32, stride_w = 3 : i32}> : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x4x3x4xf32>
    %dilated = "tfl.conv_2d"(%x, %filter, %bias) <{dilation_h_factor = 2 : i32, dilation_w_factor = 3 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x4x2x4xf32>
    %depthwise = "tfl.depthwise_conv_2d"(%x, %depthwise_filter, %depthwise_bias) <{depth_multiplier = 2 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32}> : (tensor<1x8x8x3xf32>, tensor<1x3x3x6xf32>, tensor<6xf32>) -> tensor<1x4x4x6xf32>
    %none = "tfl.no_value"() <{value}> : () -> none
    %transposed = "tfl.transpose_conv"(%shape, %filter, %x, %none) <{fused_activation_function = "NONE", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32}> : (tensor<4xi32>, tensor<4x3x3x3xf32>, tensor<1x8x8x3xf32>, none) -> tensor<1x16x16x4xf32>
    %transposed_bias = "tfl.transpose_conv"(%shape, %filter, %x, %bias) <{fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 2 : i32}> : (tensor<4xi32>, tensor<4x3x3x3xf32>, tensor<1x8x8x3xf32>, tensor<4xf32>) -> tensor<1x10x17x4xf32>
    %absent = "tfl.no_value"() <{value}> : () -> none
    %conv3d = "tfl.conv_3d"(%volume, %filter3d, %absent) <{dilation_d_factor = 1 : i32, dilation_h_factor = 2 : i32, dilation_w_factor = 3 : i32, fused_activation_function = "NONE", padding = "SAME", stride_d = 1 : i32, stride_h = 2 : i32, stride_w = 3 : i32}> : (tensor<1x4x8x8x3xf32>, tensor<2x3x3x3x4xf32>, none) -> tensor<1x4x4x3x4xf32>
    %conv3d_transpose = "tfl.conv_3d_transpose"(%shape3d, %transposed3d, %volume, %absent) <{dilation_d_factor = 1 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_d = 2 : i32, stride_h = 1 : i32, stride_w = 2 : i32}> : (tensor<5xi32>, tensor<2x3x3x5x3xf32>, tensor<1x4x8x8x3xf32>, none) -> tensor<1x8x8x16x5xf32>
    %average = "tfl.average_pool_2d"(%x) <{filter_height = 2 : i32, filter_width = 3 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 2 : i32}> : (tensor<1x8x8x3xf32>) -> tensor<1x7x3x3xf32>
    %max = "tfl.max_pool_2d"(%x) <{filter_height = 4 : i32, filter_width = 2 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 2 : i32, stride_w = 1 : i32}> : (tensor<1x8x8x3xf32>) -> tensor<1x4x8x3xf32>
    %bilinear = "tfl.resize_bilinear"(%x, %size) <{align_corners = true, half_pixel_centers = false}> : (tensor<1x8x8x3xf32>, tensor<2xi32>) -> tensor<1x?x?x3xf32>
    %nearest = "tfl.resize_nearest_neighbor"(%x, %size) <{align_corners = false, half_pixel_centers = true}> : (tensor<1x8x8x3xf32>, tensor<2xi32>) -> tensor<1x?x?x3xf32>
    %nms4:2 = "tfl.non_max_suppression_v4"(%boxes, %scores, %n, %t, %t) : (tensor<9x4xf32>, tensor<9xf32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<?xi32>, tensor<i32>)
    %nms5:3 = "tfl.non_max_suppression_v5"(%boxes, %scores, %n, %t, %t, %t) : (tensor<9x4xf32>, tensor<9xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<?xi32>, tensor<?xf32>, tensor<i32>)
    return %conv : tensor<1x4x3x4xf32>
  }
}
