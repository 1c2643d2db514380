// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-reassociate-constants remarks" -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-reassociate-constants semantics=exact remarks" 2>&1 | FileCheck %s --check-prefix=EXACT

// With infinities only integers are merged.

// EXACT: remark: peephole-reassociate-constants: semantics: the inner result may be infinite where the outer result is finite
// EXACT-LABEL: func.func @fires(
// EXACT-COUNT-2: tfl.add
// EXACT-LABEL: func.func @fires_on_factors_dynamic(
// EXACT: tfl.mul
// EXACT-NOT: tfl.mul
// EXACT-LABEL: func.func @fires_on_div_mul(

// [1, 2, 3] + [10, 20, 30]

// CHECK-LABEL: func.func @fires(
// CHECK: %[[C:.*]] = {{.*}}dense<[1.100000e+01, 2.200000e+01, 3.300000e+01]> : tensor<3xf32>
// CHECK: %[[R:.*]] = tfl.add(%arg0, %[[C]]) <{fused_activation_function = "RELU"}>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %b = arith.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = tfl.add(%0, %b) <{fused_activation_function = "RELU"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// 2 * [3, 5], constants in front.

// CHECK-LABEL: func.func @fires_on_factors_dynamic(
// CHECK: %[[C:.*]] = {{.*}}dense<[6, 10]> : tensor<2xi32>
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %[[C]]) <{fused_activation_function = "NONE"}> : (tensor<?x2xi32>, tensor<2xi32>) -> tensor<?x2xi32>
// CHECK-NEXT: return %[[R]]
func.func @fires_on_factors_dynamic(%x: tensor<?x2xi32>) -> tensor<?x2xi32> {
  %a = arith.constant dense<2> : tensor<i32>
  %b = arith.constant dense<[3, 5]> : tensor<2xi32>
  %0 = tfl.mul(%a, %x) <{fused_activation_function = "NONE"}> : (tensor<i32>, tensor<?x2xi32>) -> tensor<?x2xi32>
  %1 = tfl.mul(%b, %0) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>
  return %1 : tensor<?x2xi32>
}

// x / 4 * 2 = x * 0.5

// CHECK-LABEL: func.func @fires_on_div_mul(
// CHECK: %[[C:.*]] = {{.*}}dense<5.000000e-01> : tensor<f32>
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @fires_on_div_mul(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<4.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.div(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.mul(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// x * 6 / 4 = x * 1.5

// CHECK-LABEL: func.func @fires_on_mul_div(
// CHECK: %[[C:.*]] = {{.*}}dense<1.500000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @fires_on_mul_div(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<6.0> : tensor<f32>
  %b = arith.constant dense<4.0> : tensor<f32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.div(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// x / 4 / 2 = x / 8

// CHECK-LABEL: func.func @fires_on_div_div(
// CHECK: %[[C:.*]] = {{.*}}dense<8.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = tfl.div(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @fires_on_div_div(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<4.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.div(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.div(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// x + 7 - 2 = x + 5

// CHECK-LABEL: func.func @fires_on_add_sub(
// CHECK: %[[C:.*]] = {{.*}}dense<5.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = tfl.add(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @fires_on_add_sub(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.sub(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// x - 7 - 2 = x - 9

// CHECK-LABEL: func.func @fires_on_sub_sub(
// CHECK: %[[C:.*]] = {{.*}}dense<9.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = tfl.sub(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @fires_on_sub_sub(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.sub(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.sub(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// 2 - (x + 7) = -5 - x

// CHECK-LABEL: func.func @fires_on_add_turned(
// CHECK: %[[C:.*]] = {{.*}}dense<-5.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = tfl.sub(%[[C]], %arg0)
// CHECK-NEXT: return %[[R]]
func.func @fires_on_add_turned(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.sub(%b, %0) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// 2 - (7 - x) = x - 5

// CHECK-LABEL: func.func @fires_on_turned_twice(
// CHECK: %[[C:.*]] = {{.*}}dense<-5.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = tfl.add(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @fires_on_turned_twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.sub(%a, %x) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tfl.sub(%b, %0) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// (7 - x) - 2 = 5 - x

// CHECK-LABEL: func.func @fires_on_turned_sub(
// CHECK: %[[C:.*]] = {{.*}}dense<5.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = tfl.sub(%[[C]], %arg0)
// CHECK-NEXT: return %[[R]]
func.func @fires_on_turned_sub(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.sub(%a, %x) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tfl.sub(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c1_activation(
// CHECK: %[[A:.*]] = tfl.add(%arg0, %{{.*}}) <{fused_activation_function = "RELU"}>
// CHECK: %[[B:.*]] = tfl.add(%[[A]], %{{.*}}) <{fused_activation_function = "NONE"}>
// CHECK: return %[[B]]
func.func @c1_activation(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "RELU"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{the preceding op has an activation}}
  %1 = tfl.add(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK: %[[A:.*]] = tfl.add(%arg0,
// CHECK: %[[B:.*]] = tfl.add(%[[A]],
// CHECK: return %[[A]], %[[B]]
func.func @c2_multiple_uses(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{the preceding op has other users}}
  %1 = tfl.add(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Integers are rounded after each division.

// CHECK-LABEL: func.func @c3_element_type(
// CHECK: %[[A:.*]] = tfl.div(%arg0,
// CHECK: %[[B:.*]] = tfl.mul(%[[A]],
// CHECK: return %[[B]]
func.func @c3_element_type(%x: tensor<4xi32>) -> tensor<4xi32> {
  %a = arith.constant dense<4> : tensor<i32>
  %b = arith.constant dense<2> : tensor<i32>
  %0 = tfl.div(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  // expected-remark @+1 {{constants of this element type cannot be folded}}
  %1 = tfl.mul(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: func.func @c4_shape(
// CHECK: %[[A:.*]] = tfl.add(%arg0,
// CHECK: %[[B:.*]] = tfl.add(%[[A]],
// CHECK: return %[[B]]
func.func @c4_shape(%x: tensor<1xf32>) -> tensor<3xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<1xf32>, tensor<3xf32>) -> tensor<3xf32>
  // expected-remark @+1 {{the preceding op changes the shape of its input}}
  %1 = tfl.add(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// 2 + 3 numbers would become 6.

// CHECK-LABEL: func.func @c5_size(
// CHECK: %[[A:.*]] = tfl.add(%arg0,
// CHECK: %[[B:.*]] = tfl.add(%[[A]],
// CHECK: return %[[B]]
func.func @c5_size(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %b = arith.constant dense<[[4.0], [5.0]]> : tensor<2x1xf32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // expected-remark @+1 {{the new constant would be larger than both constants}}
  %1 = tfl.add(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// 1e60 is no float, and x may be small enough for 1e60 * x to be one.

// CHECK-LABEL: func.func @c6_infinite(
// CHECK: %[[A:.*]] = tfl.mul(%arg0,
// CHECK: %[[B:.*]] = tfl.mul(%[[A]],
// CHECK: return %[[B]]
func.func @c6_infinite(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<1.0e+30> : tensor<f32>
  %b = arith.constant dense<1.0e+30> : tensor<f32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{the new constant would exceed the range of floats}}
  %1 = tfl.mul(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c6_infinite_divisor(
// CHECK: %[[A:.*]] = tfl.div(%arg0,
// CHECK: %[[B:.*]] = tfl.div(%[[A]],
// CHECK: return %[[B]]
func.func @c6_infinite_divisor(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<1.0e+30> : tensor<f32>
  %b = arith.constant dense<1.0e+30> : tensor<f32>
  %0 = tfl.div(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{the new constant would exceed the range of floats}}
  %1 = tfl.div(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c6_infinite_sum(
// CHECK: %[[A:.*]] = tfl.add(%arg0,
// CHECK: %[[B:.*]] = tfl.add(%[[A]],
// CHECK: return %[[B]]
func.func @c6_infinite_sum(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<3.0e+38> : tensor<f32>
  %b = arith.constant dense<3.0e+38> : tensor<f32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{the new constant would exceed the range of floats}}
  %1 = tfl.add(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// 1e-60 is 0, 1e-40 is but a few bits.

// CHECK-LABEL: func.func @c6_zero(
// CHECK: %[[A:.*]] = tfl.mul(%arg0,
// CHECK: %[[B:.*]] = tfl.mul(%[[A]],
// CHECK: return %[[B]]
func.func @c6_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<1.0e-30> : tensor<f32>
  %b = arith.constant dense<1.0e-30> : tensor<f32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{the new constant would exceed the range of floats}}
  %1 = tfl.mul(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c6_subnormal(
// CHECK: %[[A:.*]] = tfl.mul(%arg0,
// CHECK: %[[B:.*]] = tfl.div(%[[A]],
// CHECK: return %[[B]]
func.func @c6_subnormal(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<1.0e-20> : tensor<f32>
  %b = arith.constant dense<1.0e+20> : tensor<f32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{the new constant would exceed the range of floats}}
  %1 = tfl.div(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c6_division_by_zero(
// CHECK: %[[A:.*]] = tfl.div(%arg0,
// CHECK: %[[B:.*]] = tfl.mul(%[[A]],
// CHECK: return %[[B]]
func.func @c6_division_by_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<0.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.div(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{the new constant would exceed the range of floats}}
  %1 = tfl.mul(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c6_half(
// CHECK: %[[A:.*]] = tfl.mul(%arg0,
// CHECK: %[[B:.*]] = tfl.mul(%[[A]],
// CHECK: return %[[B]]
func.func @c6_half(%x: tensor<4xf16>) -> tensor<4xf16> {
  %a = arith.constant dense<3.0e+2> : tensor<f16>
  %b = arith.constant dense<3.0e+2> : tensor<f16>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf16>, tensor<f16>) -> tensor<4xf16>
  // expected-remark @+1 {{the new constant would exceed the range of floats}}
  %1 = tfl.mul(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf16>, tensor<f16>) -> tensor<4xf16>
  return %1 : tensor<4xf16>
}

// Zeros that are factors stay what they are; what cancels out is none.

// CHECK-LABEL: func.func @fires_on_zeros(
// CHECK: %[[C:.*]] = {{.*}}dense<[0.000000e+00, 5.000000e-01, 0.000000e+00, 1.500000e+00]>
// CHECK: %[[R:.*]] = tfl.mul %arg0, %[[C]]
// CHECK-NEXT: return %[[R]]
func.func @fires_on_zeros(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<[0.0, 1.0, 0.0, 3.0]> : tensor<4xf32>
  %b = arith.constant dense<0.5> : tensor<f32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tfl.mul(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @fires_on_large_and_small(
// CHECK: %[[C:.*]] = {{.*}}dense<{{.*}}>
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @fires_on_large_and_small(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<1.0e+30> : tensor<f32>
  %b = arith.constant dense<1.0e-30> : tensor<f32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.mul(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @fires_on_difference(
// CHECK: %[[C:.*]] = {{.*}}dense<0.000000e+00>
// CHECK: %[[R:.*]] = tfl.add(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @fires_on_difference(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<7.0> : tensor<f32>
  %0 = tfl.add(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.sub(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A sum of a product is no chain.

// CHECK-LABEL: func.func @mixed(
// CHECK: %[[A:.*]] = tfl.mul(%arg0,
// CHECK: %[[B:.*]] = tfl.add(%[[A]],
// CHECK: return %[[B]]
func.func @mixed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<7.0> : tensor<f32>
  %b = arith.constant dense<2.0> : tensor<f32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = tfl.add(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @is_merged(
// CHECK: %[[C:.*]] = {{.*}}dense<9.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[R:.*]] = tfl.add(%arg0, %[[C]])
// CHECK-NEXT: return %[[R]]
func.func @is_merged(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense<9.0> : tensor<f32>
  %0 = tfl.add(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
