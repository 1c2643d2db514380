// Round trip through the FlatBuffer: slices and gathers.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main(%x: tensor<4x6xf32>, %begin: tensor<2xi32>, %index: tensor<3xi32>, %points: tensor<3x2xi32>,
                  %values: tensor<3xf32>, %scalar: tensor<f32>, %depth: tensor<i32>, %ids: tensor<7xi64>,
                  %positions: tensor<3x2xi64>, %where: tensor<4x6xi1>, %update: tensor<1x2xf32>, %long: tensor<2xi64>)
      -> tensor<?x?xf32>
      attributes {tf.entry_function = {inputs = "x,begin,index,points,values,scalar,depth,ids,positions,where,update,long", outputs = "slice"}} {
    %slice = "tfl.slice"(%x, %begin, %begin) : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %strided_slice = "tfl.strided_slice"(%x, %begin, %begin, %begin) <{begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 2 : i32, new_axis_mask = 0 : i32, offset = true, shrink_axis_mask = 0 : i32}> : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %masks = "tfl.strided_slice"(%x, %begin, %begin, %begin) <{begin_mask = 0 : i32, ellipsis_mask = 2 : i32, end_mask = 0 : i32, new_axis_mask = 1 : i32, offset = false, shrink_axis_mask = 4 : i32}> : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<*xf32>
    %dynamic_update_slice = "tfl.dynamic_update_slice"(%x, %update, %long) : (tensor<4x6xf32>, tensor<1x2xf32>, tensor<2xi64>) -> tensor<4x6xf32>
    %gather = "tfl.gather"(%x, %index) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<4x3xf32>
    %gather_nd = "tfl.gather_nd"(%x, %points) : (tensor<4x6xf32>, tensor<3x2xi32>) -> tensor<3xf32>
    %scatter_nd = "tfl.scatter_nd"(%points, %values, %begin) : (tensor<3x2xi32>, tensor<3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %one_hot = "tfl.one_hot"(%index, %depth, %scalar, %scalar) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<3x?xf32>
    %where_true = "tfl.where"(%where) : (tensor<4x6xi1>) -> tensor<?x2xi64>
    %unique:2 = "tfl.unique"(%ids) : (tensor<7xi64>) -> (tensor<?xi64>, tensor<7xi32>)
    %unique_long:2 = "tfl.unique"(%ids) : (tensor<7xi64>) -> (tensor<?xi64>, tensor<7xi64>)
    %sparse_to_dense = "tfl.sparse_to_dense"(%points, %begin, %values, %scalar) : (tensor<3x2xi32>, tensor<2xi32>, tensor<3xf32>, tensor<f32>) -> tensor<?x?xf32>
    return %slice : tensor<?x?xf32>
  }
}
