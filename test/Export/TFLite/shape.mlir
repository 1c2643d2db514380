// Round trip through the FlatBuffer: shape ops, concatenation and splitting.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main(%x: tensor<2x4xf32>, %shape: tensor<2xi32>, %axis: tensor<i32>, %pads: tensor<2x2xi32>,
                  %image: tensor<4x8x8x4xf32>, %crops: tensor<2x2xi32>, %lengths: tensor<2xi32>, %scalar: tensor<f32>,
                  %diagonal: tensor<2xf32>, %long: tensor<2xi64>) -> tensor<4x2xf32>
      attributes {tf.entry_function = {inputs = "x,shape,axis,pads,image,crops,lengths,scalar,diagonal,long", outputs = "reshape"}} {
    %reshape = "tfl.reshape"(%x, %shape) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<4x2xf32>
    %expand_dims = "tfl.expand_dims"(%x, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<*xf32>
    %squeeze = "tfl.squeeze"(%x) <{squeeze_dims = [0, -1]}> : (tensor<2x4xf32>) -> tensor<*xf32>
    %squeeze_all = "tfl.squeeze"(%x) <{squeeze_dims = []}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %concatenation = "tfl.concatenation"(%x, %x, %x) <{axis = -1 : i32, fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x12xf32>
    %pack = "tfl.pack"(%x, %x) <{axis = 1 : i32, values_count = 2 : i32}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x2x4xf32>
    %unpack:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %split:2 = "tfl.split"(%axis, %x) <{num_splits = 2 : i32}> : (tensor<i32>, tensor<2x4xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>)
    %split_v:2 = "tfl.split_v"(%x, %shape, %axis) <{num_splits = 2 : i32}> : (tensor<2x4xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<2x1xf32>, tensor<2x3xf32>)
    %pad = "tfl.pad"(%x, %pads) : (tensor<2x4xf32>, tensor<2x2xi32>) -> tensor<?x?xf32>
    %padv2 = "tfl.padv2"(%x, %pads, %scalar) : (tensor<2x4xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<?x?xf32>
    %mirror_pad = "tfl.mirror_pad"(%x, %pads) <{mode = #tfl<mirror_pad_attr SYMMETRIC>}> : (tensor<2x4xf32>, tensor<2x2xi32>) -> tensor<?x?xf32>
    %dilate = "tfl.dilate"(%x, %shape, %scalar) : (tensor<2x4xf32>, tensor<2xi32>, tensor<f32>) -> tensor<?x?xf32>
    %tile = "tfl.tile"(%x, %shape) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %transpose = "tfl.transpose"(%x, %shape) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<4x2xf32>
    %reverse_v2 = "tfl.reverse_v2"(%x, %shape) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    %reverse_sequence = "tfl.reverse_sequence"(%x, %lengths) <{batch_dim = 0 : i32, seq_dim = 1 : i32}> : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    %batch_to_space_nd = "tfl.batch_to_space_nd"(%image, %shape, %crops) : (tensor<4x8x8x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x16x16x4xf32>
    %space_to_batch_nd = "tfl.space_to_batch_nd"(%image, %shape, %crops) : (tensor<4x8x8x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<16x4x4x4xf32>
    %space_to_depth = "tfl.space_to_depth"(%image) <{block_size = 2 : i32}> : (tensor<4x8x8x4xf32>) -> tensor<4x4x4x16xf32>
    %depth_to_space = "tfl.depth_to_space"(%image) <{block_size = 2 : i32}> : (tensor<4x8x8x4xf32>) -> tensor<4x16x16x1xf32>
    %broadcast_to = "tfl.broadcast_to"(%x, %shape) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    %shape_of = "tfl.shape"(%x) : (tensor<2x4xf32>) -> tensor<2xi64>
    %rank = "tfl.rank"(%x) : (tensor<2x4xf32>) -> tensor<i32>
    %broadcast_args = "tfl.broadcast_args"(%long, %long) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %fill = "tfl.fill"(%shape, %scalar) : (tensor<2xi32>, tensor<f32>) -> tensor<?x?xf32>
    %zeros_like = "tfl.zeros_like"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %range = "tfl.range"(%axis, %axis, %axis) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?xi32>
    %matrix_diag = "tfl.matrix_diag"(%diagonal) : (tensor<2xf32>) -> tensor<2x2xf32>
    %matrix_set_diag = "tfl.matrix_set_diag"(%x, %diagonal) : (tensor<2x4xf32>, tensor<2xf32>) -> tensor<2x4xf32>
    return %reshape : tensor<4x2xf32>
  }
}
