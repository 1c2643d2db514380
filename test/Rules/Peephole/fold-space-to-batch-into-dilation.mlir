// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-space-to-batch-into-dilation remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: _nd
// CHECK: %[[R:.*]] = "tfl.conv_2d"(%arg0, %arg1, %arg2) <{dilation_h_factor = 2 : i32, dilation_w_factor = 2 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x2x2x4xf32>
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x2x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x4x4x4xf32>
  return %3 : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @same_depthwise(
// CHECK-NOT: _nd
// CHECK: %[[R:.*]] = "tfl.depthwise_conv_2d"(%arg0, %arg1, %arg2) <{depth_multiplier = 1 : i32, dilation_h_factor = 2 : i32, dilation_w_factor = 2 : i32, fused_activation_function = "RELU", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<?x8x8x3xf32>, tensor<1x3x3x3xf32>, tensor<3xf32>) -> tensor<?x8x8x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @same_depthwise(%x: tensor<?x8x8x3xf32>, %w: tensor<1x3x3x3xf32>, %b: tensor<3xf32>) -> tensor<?x8x8x3xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[2, 2], [2, 2]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<?x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x6x6x3xf32>
  %1 = "tfl.depthwise_conv_2d"(%0, %w, %b) <{depth_multiplier = 1 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<?x6x6x3xf32>, tensor<1x3x3x3xf32>, tensor<3xf32>) -> tensor<?x4x4x3xf32>
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<?x4x4x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x8x8x3xf32>
  return %3 : tensor<?x8x8x3xf32>
}

// What fills up the last block is cropped again.

// CHECK-LABEL: func.func @cropped_to_same(
// CHECK-NOT: _nd
// CHECK: %[[R:.*]] = "tfl.conv_2d"(%arg0, %arg1, %arg2) <{dilation_h_factor = 2 : i32, dilation_w_factor = 2 : i32, fused_activation_function = "RELU", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x7x7x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x7x7x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @cropped_to_same(%x: tensor<1x7x7x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x7x7x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[2, 3], [2, 3]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x7x7x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x6x6x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x6x6x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x4x4x4xf32>
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x4x4x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x7x7x4xf32>
  return %3 : tensor<1x7x7x4xf32>
}

// All padding in front of the height is not what SAME does.

// CHECK-LABEL: func.func @other_padding(
// CHECK-NOT: _nd
// CHECK: %[[A:.*]] = arith.constant dense<{{\[\[}}0, 0], [4, 0], [0, 0], [0, 0]]> : tensor<4x2xi32>
// CHECK: %[[X:.*]] = "tfl.pad"(%arg0, %[[A]]) : (tensor<1x8x8x3xf32>, tensor<4x2xi32>) -> tensor<1x12x8x3xf32>
// CHECK-NOT: _nd
// CHECK: %[[R:.*]] = "tfl.conv_2d"(%[[X]], %arg1, %arg2) <{dilation_h_factor = 2 : i32, dilation_w_factor = 2 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x12x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x8x4x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @other_padding(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x8x4x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[4, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x6x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x6x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x4x2x4xf32>
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x4x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x8x4x4xf32>
  return %3 : tensor<1x8x4x4xf32>
}

// A block of padding behind the convolution that is cropped again.

// CHECK-LABEL: func.func @pad_behind(
// CHECK-NOT: _nd
// CHECK: %[[R:.*]] = "tfl.conv_2d"(%arg0, %arg1, %arg2) <{dilation_h_factor = 2 : i32, dilation_w_factor = 2 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @pad_behind(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 2], [0, 2]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x2x2x4xf32>
  %behind = arith.constant dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi32>
  %2 = "tfl.pad"(%1, %behind) : (tensor<4x2x2x4xf32>, tensor<4x2xi32>) -> tensor<4x3x3x4xf32>
  %3 = "tfl.batch_to_space_nd"(%2, %block, %crops) : (tensor<4x3x3x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x4x4x4xf32>
  return %3 : tensor<1x4x4x4xf32>
}

// In one dimension of space.

// CHECK-LABEL: func.func @one_dimension(
// CHECK-NOT: _nd
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<1x8x3xf32>, tensor<4xi32>) -> tensor<1x1x8x3xf32>
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[X]], %arg1, %arg2) <{dilation_h_factor = 1 : i32, dilation_w_factor = 2 : i32, fused_activation_function = "RELU", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x1x8x3xf32>, tensor<4x1x3x3xf32>, tensor<4xf32>) -> tensor<1x1x8x4xf32>
// CHECK: %[[R:.*]] = "tfl.reshape"(%[[C]], %{{.*}}) : (tensor<1x1x8x4xf32>, tensor<3xi32>) -> tensor<1x8x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @one_dimension(%x: tensor<1x8x3xf32>, %w: tensor<4x1x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x8x4xf32> {
  %block = arith.constant dense<2> : tensor<1xi32>
  %pads = arith.constant dense<2> : tensor<1x2xi32>
  %crops = arith.constant dense<0> : tensor<1x2xi32>
  %wide = arith.constant dense<[2, 1, 6, 3]> : tensor<4xi32>
  %narrow = arith.constant dense<[2, 4, 4]> : tensor<3xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x3xf32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<2x6x3xf32>
  %1 = "tfl.reshape"(%0, %wide) : (tensor<2x6x3xf32>, tensor<4xi32>) -> tensor<2x1x6x3xf32>
  %2 = "tfl.conv_2d"(%1, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<2x1x6x3xf32>, tensor<4x1x3x3xf32>, tensor<4xf32>) -> tensor<2x1x4x4xf32>
  %3 = "tfl.reshape"(%2, %narrow) : (tensor<2x1x4x4xf32>, tensor<3xi32>) -> tensor<2x4x4xf32>
  %4 = "tfl.batch_to_space_nd"(%3, %block, %crops) : (tensor<2x4x4xf32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<1x8x4xf32>
  return %4 : tensor<1x8x4xf32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[S:.*]] = "tfl.space_to_batch_nd"(%arg0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[S]], %arg1, %arg2) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"(%[[C]],
func.func @c1_multiple_uses(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> (tensor<1x4x4x4xf32>, tensor<4x2x2x4xf32>) {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x2x2x4xf32>
  // expected-remark @below {{an intermediate tensor has other users}}
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x2x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x4x4x4xf32>
  return %3, %1 : tensor<1x4x4x4xf32>, tensor<4x2x2x4xf32>
}

// CHECK-LABEL: func.func @c2_crops_not_constant(
// CHECK: %[[S:.*]] = "tfl.space_to_batch_nd"(%arg0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[S]], %arg1, %arg2) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"(%[[C]],
func.func @c2_crops_not_constant(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>, %crops: tensor<2x2xi32>) -> tensor<1x4x4x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x2x2x4xf32>
  // expected-remark @below {{blocks, paddings or crops are not constant}}
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x2x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x4x4x4xf32>
  return %3 : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @c3_padding(
// CHECK: %[[S:.*]] = "tfl.space_to_batch_nd"(%arg0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[S]], %arg1, %arg2) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"(%[[C]],
func.func @c3_padding(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x8x8x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x4x4x4xf32>
  // expected-remark @below {{the convolution has strides, dilation or padding}}
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x4x4x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x8x8x4xf32>
  return %3 : tensor<1x8x8x4xf32>
}

// CHECK-LABEL: func.func @c3_stride(
// CHECK: %[[S:.*]] = "tfl.space_to_batch_nd"(%arg0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[S]], %arg1, %arg2) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"(%[[C]],
func.func @c3_stride(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x2x4x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 2 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x1x2x4xf32>
  // expected-remark @below {{the convolution has strides, dilation or padding}}
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x1x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x2x4x4xf32>
  return %3 : tensor<1x2x4x4xf32>
}

// CHECK-LABEL: func.func @c3_dilation(
// CHECK: %[[S:.*]] = "tfl.space_to_batch_nd"(%arg0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[S]], %arg1, %arg2) <{dilation_h_factor = 2 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"(%[[C]],
func.func @c3_dilation(%x: tensor<1x12x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x12x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x6x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 2 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x6x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x2x2x4xf32>
  // expected-remark @below {{the convolution has strides, dilation or padding}}
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x2x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x4x4x4xf32>
  return %3 : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @c4_other_block(
// CHECK: %[[S:.*]] = "tfl.space_to_batch_nd"(%arg0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[S]], %arg1, %arg2) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"(%[[C]],
func.func @c4_other_block(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x2x8x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %back = arith.constant dense<[1, 4]> : tensor<2xi32>
  %crops = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x2x2x4xf32>
  // expected-remark @below {{space_to_batch_nd and batch_to_space_nd have different blocks}}
  %3 = "tfl.batch_to_space_nd"(%1, %back, %crops) : (tensor<4x2x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x2x8x4xf32>
  return %3 : tensor<1x2x8x4xf32>
}

// CHECK-LABEL: func.func @c5_cropped_in_front(
// CHECK: %[[S:.*]] = "tfl.space_to_batch_nd"(%arg0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[S]], %arg1, %arg2) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"(%[[C]],
func.func @c5_cropped_in_front(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x3x4x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[1, 0], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x2x2x4xf32>
  // expected-remark @below {{the crops do not match the paddings}}
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x2x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x3x4x4xf32>
  return %3 : tensor<1x3x4x4xf32>
}

// CHECK-LABEL: func.func @c5_cropped_behind(
// CHECK: %[[S:.*]] = "tfl.space_to_batch_nd"(%arg0
// CHECK: %[[C:.*]] = "tfl.conv_2d"(%[[S]], %arg1, %arg2) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"(%[[C]],
func.func @c5_cropped_behind(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x3x4x4xf32> {
  %block = arith.constant dense<[2, 2]> : tensor<2xi32>
  %pads = arith.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  %crops = arith.constant dense<[[0, 1], [0, 0]]> : tensor<2x2xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %pads) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.conv_2d"(%0, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x4x4x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<4x2x2x4xf32>
  // expected-remark @below {{the crops do not match the paddings}}
  %3 = "tfl.batch_to_space_nd"(%1, %block, %crops) : (tensor<4x2x2x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x3x4x4xf32>
  return %3 : tensor<1x3x4x4xf32>
}

// CHECK-LABEL: func.func @c6_other_reshape(
// CHECK: "tfl.space_to_batch_nd"(%arg0
// CHECK: "tfl.conv_2d"({{.*}}dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32
// CHECK: "tfl.batch_to_space_nd"
func.func @c6_other_reshape(%x: tensor<1x8x8x3xf32>, %w: tensor<4x1x1x3xf32>, %b: tensor<4xf32>) -> tensor<1x8x8x4xf32> {
  %block = arith.constant dense<2> : tensor<2xi32>
  %zeros = arith.constant dense<0> : tensor<2x2xi32>
  %before = arith.constant dense<[4, 2, 8, 3]> : tensor<4xi32>
  %after = arith.constant dense<4> : tensor<4xi32>
  %0 = "tfl.space_to_batch_nd"(%x, %block, %zeros) : (tensor<1x8x8x3xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x4x4x3xf32>
  %1 = "tfl.reshape"(%0, %before) : (tensor<4x4x4x3xf32>, tensor<4xi32>) -> tensor<4x2x8x3xf32>
  %2 = "tfl.conv_2d"(%1, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<4x2x8x3xf32>, tensor<4x1x1x3xf32>, tensor<4xf32>) -> tensor<4x2x8x4xf32>
  %3 = "tfl.reshape"(%2, %after) : (tensor<4x2x8x4xf32>, tensor<4xi32>) -> tensor<4x4x4x4xf32>
  // expected-remark @below {{the reshapes around the convolution do more than add a spatial dimension}}
  %4 = "tfl.batch_to_space_nd"(%3, %block, %zeros) : (tensor<4x4x4x4xf32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<1x8x8x4xf32>
  return %4 : tensor<1x8x8x4xf32>
}

// CHECK-LABEL: func.func @dilated(
// CHECK-NEXT: %[[R:.*]] = "tfl.conv_2d"(%arg0, %arg1, %arg2) <{dilation_h_factor = 2 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID"
// CHECK-NEXT: return %[[R]]
func.func @dilated(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x6x4xf32> {
  %0 = "tfl.conv_2d"(%x, %w, %b) <{dilation_h_factor = 2 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x4x6x4xf32>
  return %0 : tensor<1x4x6x4xf32>
}
