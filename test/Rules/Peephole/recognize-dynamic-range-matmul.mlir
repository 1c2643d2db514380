// RUN: tfuse-opt %s -verify-diagnostics -tfl-peephole='only-rules=peephole-recognize-dynamic-range-matmul remarks' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[W:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<3x4x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e-01,1.250000e-01}>>, value = dense<{{\[\[}}1, 4, 7, 10], [2, 5, 8, 11], [3, 6, 9, 127]]> : tensor<3x4xi8>}>
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %[[W]], %{{.*}}) <{{.*}}keep_num_dims = true
// CHECK-SAME: (tensor<2x4xf32>, tensor<3x4x!quant.uniform
// CHECK-SAME: -> tensor<2x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%s, %t) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// EinsumDense: the rows have two axes, the columns too. int4 holds the weights. The batch size is
// unknown.

// CHECK-LABEL: func.func @fires_reshaped(
// CHECK: "tfl.pseudo_qconst"() <{qtype = tensor<6x4x!quant.uniform<i4:f32:0, {5.000000e-01,2.500000e-01,1.250000e-01,1.000000e+00,2.000000e+00,4.000000e+00}>>
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<?x5x2x2xf32>, tensor<3xi32>) -> tensor<?x5x4xf32>
// CHECK: %[[F:.*]] = "tfl.fully_connected"(%[[X]],
// CHECK-SAME: -> tensor<?x5x6xf32>
// CHECK: %[[Y:.*]] = "tfl.reshape"(%[[F]], %{{.*}}) : (tensor<?x5x6xf32>, tensor<4xi32>) -> tensor<?x5x2x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_reshaped(%x: tensor<?x5x2x2xf32>) -> tensor<?x5x2x3xf32> {
  %w = arith.constant dense<1> : tensor<4x6xi8>
  %t = arith.constant dense<[[[[2.0, 4.0, 8.0], [1.0, 0.5, 0.25]]]]> : tensor<1x1x2x3xf32>
  %axes = arith.constant dense<[2, 3]> : tensor<2xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %rows = arith.constant dense<[-1, 5, 4]> : tensor<3xi32>
  %shape = arith.constant dense<[-1, 5, 2, 3]> : tensor<4xi32>
  %abs = "tfl.abs"(%x) : (tensor<?x5x2x2xf32>) -> tensor<?x5x2x2xf32>
  %max = "tfl.reduce_max"(%abs, %axes) <{keep_dims = true}> : (tensor<?x5x2x2xf32>, tensor<2xi32>) -> tensor<?x5x1x1xf32>
  %add = tfl.add(%eps, %max) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x5x1x1xf32>) -> tensor<?x5x1x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<?x5x1x1xf32>) -> tensor<?x5x1x1xf32>
  %mul = tfl.mul(%s, %x) <{fused_activation_function = "NONE"}> : (tensor<?x5x1x1xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x2xf32>
  %round = "tfl.round"(%mul) : (tensor<?x5x2x2xf32>) -> tensor<?x5x2x2xf32>
  %max2 = "tfl.maximum"(%round, %low) : (tensor<?x5x2x2xf32>, tensor<f32>) -> tensor<?x5x2x2xf32>
  %clamp = "tfl.minimum"(%max2, %high) : (tensor<?x5x2x2xf32>, tensor<f32>) -> tensor<?x5x2x2xf32>
  %cast = "tfl.cast"(%clamp) : (tensor<?x5x2x2xf32>) -> tensor<?x5x2x2xi8>
  %q = "tfl.reshape"(%cast, %rows) : (tensor<?x5x2x2xi8>, tensor<3xi32>) -> tensor<?x5x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<?x5x4xi8>, tensor<4x6xi8>) -> tensor<?x5x6xi32>
  %split = "tfl.reshape"(%product, %shape) : (tensor<?x5x6xi32>, tensor<4xi32>) -> tensor<?x5x2x3xi32>
  %real = "tfl.cast"(%split) : (tensor<?x5x2x3xi32>) -> tensor<?x5x2x3xf32>
  %d = tfl.mul(%t, %s) <{fused_activation_function = "NONE"}> : (tensor<1x1x2x3xf32>, tensor<?x5x1x1xf32>) -> tensor<?x5x2x3xf32>
  %0 = tfl.div(%real, %d) <{fused_activation_function = "NONE"}> : (tensor<?x5x2x3xf32>, tensor<?x5x2x3xf32>) -> tensor<?x5x2x3xf32>
  return %0 : tensor<?x5x2x3xf32>
}

// CHECK-LABEL: func.func @c1_computed_weights(
// CHECK-NOT: tfl.fully_connected
// CHECK: tfl.div
func.func @c1_computed_weights(%x: tensor<2x4xf32>, %v: tensor<4x3xi8>) -> (tensor<2x3xf32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %v) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%s, %t) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-dynamic-range-matmul: not-constant: the int8 weights are not a constant matrix}}
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_other_magnitude(
// CHECK-NOT: tfl.fully_connected
// CHECK: tfl.div
func.func @c2_other_magnitude(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %abs = "tfl.abs"(%y) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%s, %t) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-dynamic-range-matmul: structure: the integers are not those of rows divided by their greatest magnitude}}
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_other_scale(
// CHECK-NOT: tfl.fully_connected
// CHECK: tfl.div
func.func @c2_other_scale(%x: tensor<2x4xf32>, %z: tensor<2x1xf32>) -> (tensor<2x3xf32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%z, %t) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-dynamic-range-matmul: structure: the divisor does not contain the scale of the rows}}
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c3_scale_of_tensor(
// CHECK-NOT: tfl.fully_connected
// CHECK: tfl.div
func.func @c3_scale_of_tensor(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<[0, 1]> : tensor<2xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<1x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<1x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%s, %t) <{fused_activation_function = "NONE"}> : (tensor<1x1xf32>, tensor<3xf32>) -> tensor<1x3xf32>
  // expected-remark@+1 {{peephole-recognize-dynamic-range-matmul: shape: the scales are not those of rows and columns}}
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c4_clamp(
// CHECK-NOT: tfl.fully_connected
// CHECK: tfl.div
func.func @c4_clamp(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-100.0> : tensor<f32>
  %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%s, %t) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-dynamic-range-matmul: constant-value: the clamp is not to [-127, 127], or epsilon is large}}
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c4_epsilon(
// CHECK-NOT: tfl.fully_connected
// CHECK: tfl.div
func.func @c4_epsilon(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %eps = arith.constant dense<0.5> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%s, %t) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-dynamic-range-matmul: constant-value: the clamp is not to [-127, 127], or epsilon is large}}
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c4_zero_scale(
// CHECK-NOT: tfl.fully_connected
// CHECK: tfl.div
func.func @c4_zero_scale(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 0.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%s, %t) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-dynamic-range-matmul: constant-value: a scale of the weights is zero, negative or infinite}}
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c5_multiple_uses(
// CHECK-NOT: tfl.fully_connected
// CHECK: tfl.div
func.func @c5_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 127]]> : tensor<4x3xi8>
  %t = arith.constant dense<[2.0, 4.0, 8.0]> : tensor<3xf32>
  %axis = arith.constant dense<1> : tensor<1xi32>
  %eps = arith.constant dense<1.0e-07> : tensor<f32>
  %high = arith.constant dense<127.0> : tensor<f32>
  %low = arith.constant dense<-127.0> : tensor<f32>
  %abs = "tfl.abs"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %max = "tfl.reduce_max"(%abs, %axis) <{keep_dims = true}> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x1xf32>
  %add = tfl.add(%max, %eps) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = tfl.div(%high, %add) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %mul = tfl.mul(%x, %s) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %round = "tfl.round"(%mul) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %min = "tfl.minimum"(%round, %high) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %clamp = "tfl.maximum"(%min, %low) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %q = "tfl.cast"(%clamp) : (tensor<2x4xf32>) -> tensor<2x4xi8>
  %product = "tfl.batch_matmul"(%q, %w) <{adj_x = false, adj_y = false}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  %cast = "tfl.cast"(%product) : (tensor<2x3xi32>) -> tensor<2x3xf32>
  %d = tfl.mul(%s, %t) <{fused_activation_function = "NONE"}> : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-recognize-dynamic-range-matmul: multiple-uses: the integer product has other users}}
  %0 = tfl.div(%cast, %d) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %product : tensor<2x3xf32>, tensor<2x3xi32>
}

// CHECK-LABEL: func.func @already_fused(
// CHECK: "tfl.fully_connected"
// CHECK-NEXT: return
func.func @already_fused(%x: tensor<2x4xf32>) -> tensor<2x3xf32> {
  %w = "tfl.pseudo_qconst"() {qtype = tensor<3x4x!quant.uniform<i8:f32:0, {0.5,0.25,0.125}>>, value = dense<1> : tensor<3x4xi8>} : () -> tensor<3x4x!quant.uniform<i8:f32:0, {0.5,0.25,0.125}>>
  %none = "tfl.no_value"() {value} : () -> none
  %0 = "tfl.fully_connected"(%x, %w, %none) {fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"} : (tensor<2x4xf32>, tensor<3x4x!quant.uniform<i8:f32:0, {0.5,0.25,0.125}>>, none) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
