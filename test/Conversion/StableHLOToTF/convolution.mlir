// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @same(
// CHECK: %[[CONV2D:.+]] = "tf.Conv2D"(%arg0, %arg1){{.*}}dilations = [1, 1, 1, 1]{{.*}}padding = "SAME"{{.*}}strides = [1, 1, 1, 1]
func.func @same(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<2xi64>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}

// Padding that is neither SAME nor VALID becomes a tf.Pad.
// CHECK-LABEL: func.func @padded(
// CHECK: %[[PAD:.+]] = "tf.Pad"(%arg0, {{.*}})
// CHECK: %[[CONV2D:.+]] = "tf.Conv2D"(%[[PAD]], %arg1){{.*}}dilations = [1, 1, 1, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 2, 2, 1]
func.func @padded(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x4x5x4xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<2> : tensor<2xi64>, padding = dense<[[1, 1], [3, 1]]> : tensor<2x2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x5x4xf32>
  return %0 : tensor<1x4x5x4xf32>
}

// CHECK-LABEL: func.func @channels_first(
// CHECK: %[[TRANSPOSE:.+]] = "tf.Transpose"(%arg0, {{.*}})
// CHECK: %[[TRANSPOSE1:.+]] = "tf.Transpose"(%arg1, {{.*}})
// CHECK: %[[CONV2D:.+]] = "tf.Conv2D"(%[[TRANSPOSE]], %[[TRANSPOSE1]]){{.*}}dilations = [1, 1, 1, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 1, 1, 1]
// CHECK: %[[TRANSPOSE2:.+]] = "tf.Transpose"(%[[CONV2D]], {{.*}})
func.func @channels_first(%x: tensor<1x3x8x8xf32>, %k: tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<2xi64>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 1 : i64, input_spatial_dimensions = dense<[2, 3]> : tensor<2xi64>, kernel_input_feature_dimension = 1 : i64, kernel_output_feature_dimension = 0 : i64, kernel_spatial_dimensions = dense<[2, 3]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 1 : i64, output_spatial_dimensions = dense<[2, 3]> : tensor<2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32>
  return %0 : tensor<1x4x6x6xf32>
}

// CHECK-LABEL: func.func @dilated(
// CHECK: %[[CONV2D:.+]] = "tf.Conv2D"(%arg0, %arg1){{.*}}dilations = [1, 2, 2, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 1, 1, 1]
func.func @dilated(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<2xi64>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<2> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @depthwise(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[DEPTHWISECONV2DNATIVE:.+]] = "tf.DepthwiseConv2dNative"(%arg0, %[[RESHAPE]]){{.*}}dilations = [1, 1, 1, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 1, 1, 1]
func.func @depthwise(%x: tensor<1x8x8x4xf32>, %k: tensor<3x3x1x8xf32>) -> tensor<1x6x6x8xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<2xi64>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, feature_group_count = 4 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x8x8x4xf32>, tensor<3x3x1x8xf32>) -> tensor<1x6x6x8xf32>
  return %0 : tensor<1x6x6x8xf32>
}

// An lhs_dilation above 1 is a transposed convolution.
// CHECK-LABEL: func.func @transposed(
// CHECK: %[[REVERSEV2:.+]] = "tf.ReverseV2"(%arg1, {{.*}})
// CHECK: %[[TRANSPOSE:.+]] = "tf.Transpose"(%[[REVERSEV2]], {{.*}})
// CHECK: %[[CONV2DBACKPROPINPUT:.+]] = "tf.Conv2DBackpropInput"({{.*}}, %[[TRANSPOSE]], %arg0){{.*}}padding = "SAME"{{.*}}strides = [1, 2, 2, 1]
func.func @transposed(%x: tensor<1x4x4x3xf32>, %k: tensor<3x3x3x2xf32>) -> tensor<1x8x8x2xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<2xi64>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, lhs_dilation = dense<2> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x4x4x3xf32>, tensor<3x3x3x2xf32>) -> tensor<1x8x8x2xf32>
  return %0 : tensor<1x8x8x2xf32>
}

// Less padding than the kernel size needs: the transposed convolution's result
// is cropped.
// CHECK-LABEL: func.func @cropped(
// CHECK: %[[REVERSEV2:.+]] = "tf.ReverseV2"(%arg1, {{.*}})
// CHECK: %[[TRANSPOSE:.+]] = "tf.Transpose"(%[[REVERSEV2]], {{.*}})
// CHECK: %[[CONV2DBACKPROPINPUT:.+]] = "tf.Conv2DBackpropInput"({{.*}}, %[[TRANSPOSE]], %arg0){{.*}}padding = "VALID"{{.*}}strides = [1, 2, 2, 1]
// CHECK: %[[STRIDEDSLICE:.+]] = "tf.StridedSlice"(%[[CONV2DBACKPROPINPUT]], {{.*}}, {{.*}}, {{.*}}){{.*}}end_mask = 9 : i64
func.func @cropped(%x: tensor<1x4x4x3xf32>, %k: tensor<3x3x3x2xf32>) -> tensor<1x7x7x2xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<2xi64>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = dense<2> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x4x4x3xf32>, tensor<3x3x3x2xf32>) -> tensor<1x7x7x2xf32>
  return %0 : tensor<1x7x7x2xf32>
}

// Transposed convolutions with groups: zeros are inserted between the elements
// explicitly.
// CHECK-LABEL: func.func @spread(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
// CHECK: %[[PAD:.+]] = "tf.Pad"(%[[RESHAPE]], {{.*}})
// CHECK: %[[RESHAPE1:.+]] = "tf.Reshape"(%[[PAD]], {{.*}})
// CHECK: %[[RESHAPE2:.+]] = "tf.Reshape"(%[[RESHAPE1]], {{.*}})
// CHECK: %[[PAD1:.+]] = "tf.Pad"(%[[RESHAPE2]], {{.*}})
// CHECK: %[[RESHAPE3:.+]] = "tf.Reshape"(%[[PAD1]], {{.*}})
// CHECK: %[[STRIDEDSLICE:.+]] = "tf.StridedSlice"(%[[RESHAPE3]], {{.*}}, {{.*}}, {{.*}}){{.*}}end_mask = 9 : i64
// CHECK: %[[RESHAPE4:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[DEPTHWISECONV2DNATIVE:.+]] = "tf.DepthwiseConv2dNative"(%[[STRIDEDSLICE]], %[[RESHAPE4]]){{.*}}dilations = [1, 1, 1, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 1, 1, 1]
func.func @spread(%x: tensor<1x4x4x2xf32>, %k: tensor<3x3x1x2xf32>) -> tensor<1x5x5x2xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<2xi64>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = dense<2> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x4x4x2xf32>, tensor<3x3x1x2xf32>) -> tensor<1x5x5x2xf32>
  return %0 : tensor<1x5x5x2xf32>
}

// A 1-D convolution becomes a Conv2D with a unit axis.
// CHECK-LABEL: func.func @flat(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
// CHECK: %[[RESHAPE1:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[CONV2D:.+]] = "tf.Conv2D"(%[[RESHAPE]], %[[RESHAPE1]]){{.*}}dilations = [1, 1, 1, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 1, 1, 1]
// CHECK: %[[RESHAPE2:.+]] = "tf.Reshape"(%[[CONV2D]], {{.*}})
func.func @flat(%x: tensor<1x8x3xf32>, %k: tensor<3x3x4xf32>) -> tensor<1x6x4xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<1xi64>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = dense<1> : tensor<1xi64>, rhs_dilation = dense<1> : tensor<1xi64>, window_reversal = dense<false> : tensor<1xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 2 : i64, input_spatial_dimensions = dense<1> : tensor<1xi64>, kernel_input_feature_dimension = 1 : i64, kernel_output_feature_dimension = 2 : i64, kernel_spatial_dimensions = dense<0> : tensor<1xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 2 : i64, output_spatial_dimensions = dense<1> : tensor<1xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x8x3xf32>, tensor<3x3x4xf32>) -> tensor<1x6x4xf32>
  return %0 : tensor<1x6x4xf32>
}

// CHECK-LABEL: func.func @volume(
// CHECK: %[[CONV3D:.+]] = "tf.Conv3D"(%arg0, %arg1){{.*}}dilations = [1, 1, 1, 1, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 1, 1, 1, 1]
func.func @volume(%x: tensor<1x4x4x4x2xf32>, %k: tensor<2x2x2x2x3xf32>) -> tensor<1x3x3x3x3xf32> {
  %0 = "stablehlo.convolution"(%x, %k) {window_strides = dense<1> : tensor<3xi64>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, lhs_dilation = dense<1> : tensor<3xi64>, rhs_dilation = dense<1> : tensor<3xi64>, window_reversal = dense<false> : tensor<3xi1>, input_batch_dimension = 0 : i64, input_feature_dimension = 4 : i64, input_spatial_dimensions = dense<[1, 2, 3]> : tensor<3xi64>, kernel_input_feature_dimension = 3 : i64, kernel_output_feature_dimension = 4 : i64, kernel_spatial_dimensions = dense<[0, 1, 2]> : tensor<3xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 4 : i64, output_spatial_dimensions = dense<[1, 2, 3]> : tensor<3xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<1x4x4x4x2xf32>, tensor<2x2x2x2x3xf32>) -> tensor<1x3x3x3x3xf32>
  return %0 : tensor<1x3x3x3x3xf32>
}
