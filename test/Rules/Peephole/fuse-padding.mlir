// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fuse-padding remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: tfl.pad
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %arg1, %arg2) <{{.*}}padding = "SAME", stride_h = 1 
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<1x4x4x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x4x4x3xf32> {
  %p = arith.constant dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>) -> tensor<1x6x6x2xf32>
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %1 : tensor<1x4x4x3xf32>
}

// With stride 1 the sizes do not matter.

// CHECK-LABEL: func.func @stride_1_dynamic(
// CHECK-NOT: tfl.pad
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %arg1, %arg2) <{{.*}}padding = "SAME", stride_h = 1 
// CHECK-NEXT: return %[[Y]]
func.func @stride_1_dynamic(%x: tensor<1x?x?x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x?x?x3xf32> {
  %p = arith.constant dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x?x?x2xf32>, tensor<4x2xi32>) -> tensor<1x?x?x2xf32>
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x?x?x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x?x?x3xf32>
  return %1 : tensor<1x?x?x3xf32>
}

// (2 - 1) * 2 + 3 - 4 = 1 zero for the height, (3 - 1) * 2 + 3 - 5 = 2 for the width.

// CHECK-LABEL: func.func @stride_2(
// CHECK-NOT: tfl.pad
// CHECK: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %arg1, %arg2) <{{.*}}padding = "SAME", stride_h = 2 
// CHECK-NEXT: return %[[Y]]
func.func @stride_2(%x: tensor<1x4x5x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x2x3x3xf32> {
  %p = arith.constant dense<[[0, 0], [0, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x4x5x2xf32>, tensor<4x2xi32>) -> tensor<1x5x7x2xf32>
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 2 : i32, stride_w = 2 : i32}> : (tensor<1x5x7x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x2x3x3xf32>
  return %1 : tensor<1x2x3x3xf32>
}

// CHECK-LABEL: func.func @padv2_depthwise(
// CHECK-NOT: tfl.padv2
// CHECK: %[[Y:.*]] = "tfl.depthwise_conv_2d"(%arg0, %arg1, %arg2) <{{.*}}padding = "SAME"
// CHECK-NEXT: return %[[Y]]
func.func @padv2_depthwise(%x: tensor<1x4x4x2xf32>, %f: tensor<1x3x3x2xf32>, %b: tensor<2xf32>) -> tensor<1x4x4x2xf32> {
  %p = arith.constant dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>
  %zero = arith.constant dense<0.000000e+00> : tensor<f32>
  %0 = "tfl.padv2"(%x, %p, %zero) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>, tensor<f32>) -> tensor<1x6x6x2xf32>
  %1 = "tfl.depthwise_conv_2d"(%0, %f, %b) <{depth_multiplier = 1 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x6x6x2xf32>, tensor<1x3x3x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  return %1 : tensor<1x4x4x2xf32>
}

// CHECK-LABEL: func.func @max_pool_of_relu(
// CHECK: %[[X:.*]] = "tfl.relu"(%arg0)
// CHECK-NOT: tfl.pad
// CHECK: %[[Y:.*]] = "tfl.max_pool_2d"(%[[X]]) <{{.*}}padding = "SAME"
// CHECK-NEXT: return %[[Y]]
func.func @max_pool_of_relu(%x: tensor<1x3x3x2xf32>) -> tensor<1x2x2x2xf32> {
  %p = arith.constant dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.relu"(%x) : (tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
  %1 = "tfl.pad"(%0, %p) : (tensor<1x3x3x2xf32>, tensor<4x2xi32>) -> tensor<1x4x4x2xf32>
  %2 = "tfl.max_pool_2d"(%1) <{filter_height = 2 : i32, filter_width = 2 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 2 : i32, stride_w = 2 : i32}> : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %2 : tensor<1x2x2x2xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_not_constant(
// CHECK: %[[P:.*]] = "tfl.pad"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.conv_2d"(%[[P]], %arg1, %arg2) <{{.*}}padding = "VALID", stride_h = 1 
// CHECK-NEXT: return %[[Y]]
func.func @c1_not_constant(%x: tensor<1x4x4x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %p: tensor<4x2xi32>) -> tensor<1x4x4x3xf32> {
  %0 = "tfl.pad"(%x, %p) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>) -> tensor<1x6x6x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: not-constant: the preceding padding is not a constant}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %1 : tensor<1x4x4x3xf32>
}

// CHECK-LABEL: func.func @c2_pads_itself(
// CHECK: %[[P:.*]] = "tfl.pad"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.conv_2d"(%[[P]], %arg1, %arg2) <{{.*}}padding = "SAME", stride_h = 1 
// CHECK-NEXT: return %[[Y]]
func.func @c2_pads_itself(%x: tensor<1x4x4x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x6x6x3xf32> {
  %p = arith.constant dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>) -> tensor<1x6x6x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: attribute: tfl.conv_2d has padding SAME already}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x6x6x3xf32>
  return %1 : tensor<1x6x6x3xf32>
}

// CHECK-LABEL: func.func @c3_batch(
// CHECK: %[[P:.*]] = "tfl.pad"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.conv_2d"(%[[P]], %arg1, %arg2) <{{.*}}padding = "VALID", stride_h = 1 
// CHECK-NEXT: return %[[Y]]
func.func @c3_batch(%x: tensor<1x4x4x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<2x4x4x3xf32> {
  %p = arith.constant dense<[[0, 1], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>) -> tensor<2x6x6x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: shape: the preceding padding changes the batch or the channels}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<2x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<2x4x4x3xf32>
  return %1 : tensor<2x4x4x3xf32>
}

// CHECK-LABEL: func.func @c3_channels(
// CHECK: %[[P:.*]] = "tfl.pad"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.conv_2d"(%[[P]], %arg1, %arg2) <{{.*}}padding = "VALID", stride_h = 1 
// CHECK-NEXT: return %[[Y]]
func.func @c3_channels(%x: tensor<1x4x4x1xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x4x4x3xf32> {
  %p = arith.constant dense<[[0, 0], [1, 1], [1, 1], [1, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x4x4x1xf32>, tensor<4x2xi32>) -> tensor<1x6x6x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: shape: the preceding padding changes the batch or the channels}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %1 : tensor<1x4x4x3xf32>
}

// CHECK-LABEL: func.func @c4_unknown_size(
// CHECK: %[[P:.*]] = "tfl.pad"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.conv_2d"(%[[P]], %arg1, %arg2) <{{.*}}padding = "VALID", stride_h = 2 
// CHECK-NEXT: return %[[Y]]
func.func @c4_unknown_size(%x: tensor<1x?x4x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x?x2x3xf32> {
  %p = arith.constant dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x?x4x2xf32>, tensor<4x2xi32>) -> tensor<1x?x5x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: unknown-shape: the padding of SAME depends on an unknown dimension}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 2 : i32, stride_w = 2 : i32}> : (tensor<1x?x5x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x?x2x3xf32>
  return %1 : tensor<1x?x2x3xf32>
}

// CHECK-LABEL: func.func @c5_other_side(
// CHECK: %[[P:.*]] = "tfl.pad"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.conv_2d"(%[[P]], %arg1, %arg2) <{{.*}}padding = "VALID", stride_h = 2 
// CHECK-NEXT: return %[[Y]]
func.func @c5_other_side(%x: tensor<1x4x4x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x2x2x3xf32> {
  %p = arith.constant dense<[[0, 0], [1, 0], [0, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>) -> tensor<1x5x5x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: shape: dimension 1 is padded by 1 and 0, SAME would be 0 and 1}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 2 : i32, stride_w = 2 : i32}> : (tensor<1x5x5x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x2x2x3xf32>
  return %1 : tensor<1x2x2x3xf32>
}

// CHECK-LABEL: func.func @c5_too_much(
// CHECK: %[[P:.*]] = "tfl.pad"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.conv_2d"(%[[P]], %arg1, %arg2) <{{.*}}padding = "VALID", stride_h = 1 
// CHECK-NEXT: return %[[Y]]
func.func @c5_too_much(%x: tensor<1x4x4x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x4x6x3xf32> {
  %p = arith.constant dense<[[0, 0], [1, 1], [2, 2], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.pad"(%x, %p) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>) -> tensor<1x6x8x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: shape: dimension 2 is padded by 2 and 2, SAME would be 1 and 1}}
  %1 = "tfl.conv_2d"(%0, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x6x8x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x4x6x3xf32>
  return %1 : tensor<1x4x6x3xf32>
}

// CHECK-LABEL: func.func @c6_negative_maximum(
// CHECK: %[[P:.*]] = "tfl.pad"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.max_pool_2d"(%[[P]]) <{{.*}}padding = "VALID"
func.func @c6_negative_maximum(%x: tensor<1x3x3x2xf32>) -> tensor<1x2x2x2xf32> {
  %p = arith.constant dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi32>
  %1 = "tfl.pad"(%x, %p) : (tensor<1x3x3x2xf32>, tensor<4x2xi32>) -> tensor<1x4x4x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: constant-value: a padded zero may exceed all elements of a window, which may be negative}}
  %2 = "tfl.max_pool_2d"(%1) <{filter_height = 2 : i32, filter_width = 2 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 2 : i32, stride_w = 2 : i32}> : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %2 : tensor<1x2x2x2xf32>
}

// The root of a negative number is NaN, and a padded zero is the maximum then.
// CHECK-LABEL: func.func @c6_square_root(
// CHECK: %[[P:.*]] = "tfl.pad"(
// CHECK-NEXT: %[[Y:.*]] = "tfl.max_pool_2d"(%[[P]]) <{{.*}}padding = "VALID"
func.func @c6_square_root(%x: tensor<1x3x3x2xf32>) -> tensor<1x2x2x2xf32> {
  %p = arith.constant dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi32>
  %0 = "tfl.sqrt"(%x) : (tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
  %1 = "tfl.pad"(%0, %p) : (tensor<1x3x3x2xf32>, tensor<4x2xi32>) -> tensor<1x4x4x2xf32>
  // expected-remark@+1 {{peephole-fuse-padding: constant-value: a padded zero may exceed all elements of a window, which may be negative}}
  %2 = "tfl.max_pool_2d"(%1) <{filter_height = 2 : i32, filter_width = 2 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 2 : i32, stride_w = 2 : i32}> : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %2 : tensor<1x2x2x2xf32>
}

// Ones are no padding of a convolution.

// CHECK-LABEL: func.func @not_zeros(
// CHECK: %[[P:.*]] = "tfl.padv2"(%arg0, 
// CHECK-NEXT: %[[Y:.*]] = "tfl.depthwise_conv_2d"(%[[P]], %arg1, %arg2) <{{.*}}padding = "VALID"
func.func @not_zeros(%x: tensor<1x4x4x2xf32>, %f: tensor<1x3x3x2xf32>, %b: tensor<2xf32>) -> tensor<1x4x4x2xf32> {
  %p = arith.constant dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>
  %one = arith.constant dense<1.000000e+00> : tensor<f32>
  %0 = "tfl.padv2"(%x, %p, %one) : (tensor<1x4x4x2xf32>, tensor<4x2xi32>, tensor<f32>) -> tensor<1x6x6x2xf32>
  %1 = "tfl.depthwise_conv_2d"(%0, %f, %b) <{depth_multiplier = 1 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x6x6x2xf32>, tensor<1x3x3x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>
  return %1 : tensor<1x4x4x2xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[Y:.*]] = "tfl.conv_2d"(%arg0, %arg1, %arg2) <{{.*}}padding = "SAME"
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<1x4x4x2xf32>, %f: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<1x4x4x3xf32> {
  %0 = "tfl.conv_2d"(%x, %f, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return %0 : tensor<1x4x4x3xf32>
}
