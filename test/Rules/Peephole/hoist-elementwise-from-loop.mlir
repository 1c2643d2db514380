// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-hoist-elementwise-from-loop remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[V:.*]] = arith.constant dense<[1.000000e+00,
// CHECK: %[[ALL:.*]] = tfl.sub(%[[V]], %arg0) {{.*}} -> tensor<6x2x4xf32>
// CHECK: "tfl.while"
// CHECK: %[[Y:.*]] = "tfl.gather"(%[[ALL]], %{{.*}}) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
// CHECK-NEXT: tfl.add %{{.*}}, %[[Y]]
func.func @fires(%x: tensor<6x2x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    %y = tfl.sub(%v, %x_t) <{fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// One after the other, all sizes but the last unknown.

// CHECK-LABEL: func.func @chain(
// CHECK: %[[F:.*]] = "tfl.cast"(%arg0) : (tensor<?x?x4xi32>) -> tensor<?x?x4xf32>
// CHECK: %[[ALL:.*]] = "tfl.tanh"(%[[F]])
// CHECK: "tfl.while"
// CHECK: %[[Y:.*]] = "tfl.gather"(%[[ALL]],
// CHECK-NEXT: tfl.add %{{.*}}, %[[Y]]
func.func @chain(%x: tensor<?x?x4xi32>, %h0: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<?x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?x4xf32>):
    %r = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<?x?x4xi32>, tensor<i32>) -> tensor<?x4xi32>
    %f = "tfl.cast"(%r) : (tensor<?x4xi32>) -> tensor<?x4xf32>
    %y = "tfl.tanh"(%f) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<?x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<?x4xf32>) -> ()
  }) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<i32>, tensor<?x4xf32>)
  return %loop#1 : tensor<?x4xf32>
}

// Steps are the second dimension; the row by itself.

// CHECK-LABEL: func.func @second_axis(
// CHECK: %[[ALL:.*]] = tfl.mul(%arg0, %arg1) {{.*}} -> tensor<2x6x4xf32>
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%[[ALL]], %{{.*}}) <{axis = 1
func.func @second_axis(%x: tensor<2x6x4xf32>, %v: tensor<4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<2x6x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    %z = tfl.mul(%x_t, %v) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %z {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_not_row_after_row(
// CHECK: "tfl.while"
// CHECK: "tfl.tanh"
func.func @c1_not_row_after_row(%x: tensor<6x2x4xf32>, %t0: tensor<i32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:3 = "tfl.while"(%zero, %t0, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_token: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %token: tensor<i32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %token) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    // expected-remark@+1 {{peephole-hoist-elementwise-from-loop: structure: the loop does not gather one row per iteration from a loop-invariant tensor}}
    %y = "tfl.tanh"(%x_t) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %next_token = tfl.mul %token, %token {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_token, %next_h) : (tensor<i32>, tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x4xf32>)
  return %loop#2 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c1_changes(
// CHECK: "tfl.while"
// CHECK: "tfl.tanh"
func.func @c1_changes(%x0: tensor<6x2x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:3 = "tfl.while"(%zero, %x0, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_x: tensor<6x2x4xf32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %x: tensor<6x2x4xf32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    // expected-remark@+1 {{peephole-hoist-elementwise-from-loop: structure: the loop does not gather one row per iteration from a loop-invariant tensor}}
    %y = "tfl.tanh"(%x_t) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %next_x = "tfl.neg"(%x) : (tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
    "tfl.yield"(%next_i, %next_x, %next_h) : (tensor<i32>, tensor<6x2x4xf32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<6x2x4xf32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<6x2x4xf32>, tensor<2x4xf32>)
  return %loop#2 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK: "tfl.while"
// CHECK: "tfl.tanh"
func.func @c2_multiple_uses(%x: tensor<6x2x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    // expected-remark@+1 {{peephole-hoist-elementwise-from-loop: multiple-uses: the row has other users}}
    %y = "tfl.tanh"(%x_t) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %s = tfl.mul %y, %x_t {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_h = tfl.add %h, %s {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_repeats(
// CHECK: "tfl.while"
// CHECK: tfl.mul
func.func @c3_repeats(%x: tensor<6x1x4xf32>, %v: tensor<2x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x1x4xf32>, tensor<i32>) -> tensor<1x4xf32>
    // expected-remark@+1 {{peephole-hoist-elementwise-from-loop: shape: the other operand may broadcast the row, or has a time axis}}
    %y = tfl.mul(%x_t, %v) <{fused_activation_function = "NONE"}> : (tensor<1x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_part_for_each_step(
// CHECK: "tfl.while"
// CHECK: tfl.mul
func.func @c3_part_for_each_step(%x: tensor<2x6x4xf32>, %v: tensor<2x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<2x6x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    // expected-remark@+1 {{peephole-hoist-elementwise-from-loop: shape: the other operand may broadcast the row, or has a time axis}}
    %y = tfl.mul(%x_t, %v) <{fused_activation_function = "NONE"}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_dimensions(
// CHECK: "tfl.while"
// CHECK: tfl.squared_difference
func.func @c3_dimensions(%x: tensor<6x2x2x2x4xf32>, %v: tensor<4xf32>, %h0: tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x2x2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x2x2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x2x2x4xf32>, tensor<i32>) -> tensor<2x2x2x4xf32>
    // expected-remark@+1 {{peephole-hoist-elementwise-from-loop: shape: the kernel does not support another dimension}}
    %y = tfl.squared_difference(%x_t, %v) : (tensor<2x2x2x4xf32>, tensor<4xf32>) -> tensor<2x2x2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x2x2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x2x2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x2x2x4xf32>) -> (tensor<i32>, tensor<2x2x2x4xf32>)
  return %loop#1 : tensor<2x2x2x4xf32>
}

// CHECK-LABEL: func.func @c4_size(
// CHECK: "tfl.while"
// CHECK: "tfl.tanh"
func.func @c4_size(%x: tensor<6x4096x4096xf32>, %h0: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<4096x4096xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<4096x4096xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x4096x4096xf32>, tensor<i32>) -> tensor<4096x4096xf32>
    // expected-remark@+1 {{peephole-hoist-elementwise-from-loop: size: the results of all time steps need 384 MiB, more than 64}}
    %y = "tfl.tanh"(%x_t) : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<4096x4096xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<4096x4096xf32>) -> ()
  }) : (tensor<i32>, tensor<4096x4096xf32>) -> (tensor<i32>, tensor<4096x4096xf32>)
  return %loop#1 : tensor<4096x4096xf32>
}

// In front of the loop already; a sum with what the loop computes.

// CHECK-LABEL: func.func @fused_already(
// CHECK: %[[ALL:.*]] = "tfl.tanh"(%arg0)
// CHECK: "tfl.while"
// CHECK: %[[Y:.*]] = "tfl.gather"(%[[ALL]]
// CHECK-NEXT: tfl.add %{{.*}}, %[[Y]]
func.func @fused_already(%x: tensor<6x2x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %all = "tfl.tanh"(%x) : (tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %y = "tfl.gather"(%all, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// GATHER has no kernel for the type that the rows are converted to.

// CHECK-LABEL: func.func @c5_element_type(
// CHECK: "tfl.while"
// CHECK: %[[R:.*]] = "tfl.gather"(%arg0
// CHECK-NEXT: "tfl.cast"(%[[R]])
func.func @c5_element_type(%x: tensor<6x2x4xf32>, %h0: tensor<2x4xui32>) -> tensor<2x4xui32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xui32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xui32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    // expected-remark@+1 {{peephole-hoist-elementwise-from-loop: element-type: tfl.gather has no kernel for the element type ui32}}
    %y = "tfl.cast"(%x_t) : (tensor<2x4xf32>) -> tensor<2x4xui32>
    %next_h = tfl.mul %h, %y {fused_activation_function = "NONE"} : tensor<2x4xui32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xui32>) -> ()
  }) : (tensor<i32>, tensor<2x4xui32>) -> (tensor<i32>, tensor<2x4xui32>)
  return %loop#1 : tensor<2x4xui32>
}
