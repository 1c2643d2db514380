// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-remove-noop-cast remarks' -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-remove-noop-cast semantics=exact' | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%arg0) : (tensor<4xi8>) -> tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<4xi8>) -> tensor<4xf32> {
  %0 = "tfl.cast"(%x) : (tensor<4xi8>) -> tensor<4xi32>
  %1 = "tfl.cast"(%0) : (tensor<4xi32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// There and back leaves nothing.

// CHECK-LABEL: func.func @fires_round_trip(
// CHECK-NEXT: return %arg0
func.func @fires_round_trip(%x: tensor<?xi16>) -> tensor<?xi16> {
  %0 = "tfl.cast"(%x) : (tensor<?xi16>) -> tensor<?xf32>
  %1 = "tfl.cast"(%0) : (tensor<?xf32>) -> tensor<?xi16>
  return %1 : tensor<?xi16>
}

// All users are tfl ops, which take any shape.

// CHECK-LABEL: func.func @fires_shape_only(
// CHECK-NEXT: %[[R:.*]] = "tfl.exp"(%arg0) : (tensor<2x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires_shape_only(%x: tensor<2x3xf32>) -> tensor<?x3xf32> {
  %0 = "tfl.cast"(%x) : (tensor<2x3xf32>) -> tensor<?x3xf32>
  %1 = "tfl.exp"(%0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// The first cast stays for who needs it.

// CHECK-LABEL: func.func @fires_two_uses(
// CHECK-DAG: %[[A:.*]] = "tfl.cast"(%arg0) : (tensor<4xi1>) -> tensor<4xi32>
// CHECK-DAG: %[[B:.*]] = "tfl.cast"(%arg0) : (tensor<4xi1>) -> tensor<4xf32>
// CHECK: return %[[A]], %[[B]]
func.func @fires_two_uses(%x: tensor<4xi1>) -> (tensor<4xi32>, tensor<4xf32>) {
  %0 = "tfl.cast"(%x) : (tensor<4xi1>) -> tensor<4xi32>
  %1 = "tfl.cast"(%0) : (tensor<4xi32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xi32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_shape(
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%arg0) : (tensor<2x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @c1_shape(%x: tensor<2x3xf32>) -> tensor<?x3xf32> {
  // expected-remark@+1 {{peephole-remove-noop-cast: shape: a user outside of the tfl dialect requires the static type}}
  %0 = "tfl.cast"(%x) : (tensor<2x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @c2_narrower(
// CHECK-NEXT: %[[A:.*]] = "tfl.cast"(%arg0) : (tensor<4xi32>) -> tensor<4xi8>
// CHECK-NEXT: %[[B:.*]] = "tfl.cast"(%[[A]]) : (tensor<4xi8>) -> tensor<4xi32>
// CHECK-NEXT: return %[[B]]
func.func @c2_narrower(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tfl.cast"(%x) : (tensor<4xi32>) -> tensor<4xi8>
  // expected-remark@+1 {{peephole-remove-noop-cast: element-type: the preceding cast may lose precision or range}}
  %1 = "tfl.cast"(%0) : (tensor<4xi8>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// A 32-bit float holds integers of 24 bits, not of 31.

// CHECK-LABEL: func.func @c2_rounded(
// CHECK-NEXT: %[[A:.*]] = "tfl.cast"(%arg0) : (tensor<4xi32>) -> tensor<4xf32>
// CHECK-NEXT: %[[B:.*]] = "tfl.cast"(%[[A]]) : (tensor<4xf32>) -> tensor<4xi32>
// CHECK-NEXT: return %[[B]]
func.func @c2_rounded(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tfl.cast"(%x) : (tensor<4xi32>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-remove-noop-cast: element-type: the preceding cast may lose precision or range}}
  %1 = "tfl.cast"(%0) : (tensor<4xf32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// Unsigned integers hold no negative ones, however wide.

// CHECK-LABEL: func.func @c2_sign(
// CHECK-NEXT: %[[A:.*]] = "tfl.cast"(%arg0) : (tensor<4xi8>) -> tensor<4xui32>
// CHECK-NEXT: %[[B:.*]] = "tfl.cast"(%[[A]]) : (tensor<4xui32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[B]]
func.func @c2_sign(%x: tensor<4xi8>) -> tensor<4xf32> {
  %0 = "tfl.cast"(%x) : (tensor<4xi8>) -> tensor<4xui32>
  // expected-remark@+1 {{peephole-remove-noop-cast: element-type: the preceding cast may lose precision or range}}
  %1 = "tfl.cast"(%0) : (tensor<4xui32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c2_truncated(
// CHECK-NEXT: %[[A:.*]] = "tfl.cast"(%arg0) : (tensor<4xf32>) -> tensor<4xi64>
// CHECK-NEXT: %[[B:.*]] = "tfl.cast"(%[[A]]) : (tensor<4xi64>) -> tensor<4xf32>
// CHECK-NEXT: return %[[B]]
func.func @c2_truncated(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.cast"(%x) : (tensor<4xf32>) -> tensor<4xi64>
  // expected-remark@+1 {{peephole-remove-noop-cast: element-type: the preceding cast may lose precision or range}}
  %1 = "tfl.cast"(%0) : (tensor<4xi64>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @one_cast(
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%arg0) : (tensor<4xi32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @one_cast(%x: tensor<4xi32>) -> tensor<4xf32> {
  %0 = "tfl.cast"(%x) : (tensor<4xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// 32-bit floats are saturated on their way to integers, half precision is not.

// CHECK-LABEL: func.func @c3_half_to_integer(
// CHECK-NEXT: %[[A:.*]] = "tfl.cast"(%arg0) : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT: %[[B:.*]] = "tfl.cast"(%[[A]]) : (tensor<4xf32>) -> tensor<4xi8>
// CHECK-NEXT: return %[[B]]
func.func @c3_half_to_integer(%x: tensor<4xf16>) -> tensor<4xi8> {
  %0 = "tfl.cast"(%x) : (tensor<4xf16>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-remove-noop-cast: element-type: a single cast of the kernel may give other values}}
  %1 = "tfl.cast"(%0) : (tensor<4xf32>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

// CHECK-LABEL: func.func @fires_float_to_integer(
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%arg0) : (tensor<4xf32>) -> tensor<4xi8>
// CHECK-NEXT: return %[[R]]
func.func @fires_float_to_integer(%x: tensor<4xf32>) -> tensor<4xi8> {
  %0 = "tfl.cast"(%x) : (tensor<4xf32>) -> tensor<4xf64>
  %1 = "tfl.cast"(%0) : (tensor<4xf64>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

// CHECK-LABEL: func.func @fires_half_to_boolean(
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%arg0) : (tensor<4xbf16>) -> tensor<4xi1>
// CHECK-NEXT: return %[[R]]
func.func @fires_half_to_boolean(%x: tensor<4xbf16>) -> tensor<4xi1> {
  %0 = "tfl.cast"(%x) : (tensor<4xbf16>) -> tensor<4xf32>
  %1 = "tfl.cast"(%0) : (tensor<4xf32>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}

// There is no kernel from 4 bits to 8.

// CHECK-LABEL: func.func @c3_four_bits(
// CHECK-NEXT: %[[A:.*]] = "tfl.cast"(%arg0) : (tensor<4xi4>) -> tensor<4xf32>
// CHECK-NEXT: %[[B:.*]] = "tfl.cast"(%[[A]]) : (tensor<4xf32>) -> tensor<4xi8>
// CHECK-NEXT: return %[[B]]
func.func @c3_four_bits(%x: tensor<4xi4>) -> tensor<4xi8> {
  %0 = "tfl.cast"(%x) : (tensor<4xi4>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-remove-noop-cast: element-type: a single cast of the kernel may give other values}}
  %1 = "tfl.cast"(%0) : (tensor<4xf32>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}
