// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-split-fully-connected-in-loop remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[WX:.*]] = arith.constant dense<{{.}}[1.000000e+00, 2.000000e+00, 3.000000e+00], [6.000000e+00, 7.000000e+00, 8.000000e+00]]>
// CHECK-DAG: %[[WH:.*]] = arith.constant dense<{{.}}[4.000000e+00, 5.000000e+00], [9.000000e+00, 1.000000e+01]]>
// CHECK: %[[X:.*]] = "tfl.gather"(%arg0
// CHECK: %[[PX:.*]] = "tfl.fully_connected"(%[[X]], %[[WX]], %{{.*}}) <{fused_activation_function = "NONE"{{.*}} none)
// CHECK: %[[PH:.*]] = "tfl.fully_connected"(%{{.*}}, %[[WH]], %{{.*}}) <{fused_activation_function = "NONE"{{.*}} tensor<2xf32>)
// CHECK: tfl.add %[[PX]], %[[PH]] {fused_activation_function = "TANH"}
func.func @fires(%x: tensor<6x?x3xf32>, %h0: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<?x2xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?x2xf32>):
    %w = arith.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0]]> : tensor<2x5xf32>
    %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x?x3xf32>, tensor<i32>) -> tensor<?x3xf32>
    %xh = "tfl.concatenation"(%x_t, %h) <{axis = -1 : i32, fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<?x5xf32>
    %next_h = "tfl.fully_connected"(%xh, %w, %b) <{fused_activation_function = "TANH", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x5xf32>, tensor<2x5xf32>, tensor<2xf32>) -> tensor<?x2xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<?x2xf32>) -> ()
  }) : (tensor<i32>, tensor<?x2xf32>) -> (tensor<i32>, tensor<?x2xf32>)
  return %loop#1 : tensor<?x2xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK: "tfl.concatenation"
func.func @c2_multiple_uses(%l0: tensor<?x5xf32>, %x: tensor<6x?x3xf32>, %h0: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:3 = "tfl.while"(%zero, %l0, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_l: tensor<?x5xf32>, %c_h: tensor<?x2xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %l: tensor<?x5xf32>, %h: tensor<?x2xf32>):
    %w = arith.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0]]> : tensor<2x5xf32>
    %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x?x3xf32>, tensor<i32>) -> tensor<?x3xf32>
    %xh = "tfl.concatenation"(%x_t, %h) <{axis = -1 : i32, fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<?x5xf32>
    // expected-remark@+1 {{peephole-split-fully-connected-in-loop: multiple-uses: the concatenation has other users}}
    %next_h = "tfl.fully_connected"(%xh, %w, %b) <{fused_activation_function = "TANH", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x5xf32>, tensor<2x5xf32>, tensor<2xf32>) -> tensor<?x2xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %next_l = tfl.add %l, %xh {fused_activation_function = "NONE"} : tensor<?x5xf32>
    "tfl.yield"(%next_i, %next_l, %next_h) : (tensor<i32>, tensor<?x5xf32>, tensor<?x2xf32>) -> ()
  }) : (tensor<i32>, tensor<?x5xf32>, tensor<?x2xf32>) -> (tensor<i32>, tensor<?x5xf32>, tensor<?x2xf32>)
  return %loop#2 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @c3_filter(
// CHECK: "tfl.concatenation"
func.func @c3_filter(%x: tensor<6x?x3xf32>, %w: tensor<2x5xf32>, %h0: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<?x2xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?x2xf32>):
    %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x?x3xf32>, tensor<i32>) -> tensor<?x3xf32>
    %xh = "tfl.concatenation"(%x_t, %h) <{axis = -1 : i32, fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<?x5xf32>
    // expected-remark@+1 {{peephole-split-fully-connected-in-loop: not-constant: the filter is not a floating-point constant}}
    %next_h = "tfl.fully_connected"(%xh, %w, %b) <{fused_activation_function = "TANH", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x5xf32>, tensor<2x5xf32>, tensor<2xf32>) -> tensor<?x2xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<?x2xf32>) -> ()
  }) : (tensor<i32>, tensor<?x2xf32>) -> (tensor<i32>, tensor<?x2xf32>)
  return %loop#1 : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: "tfl.concatenation"
func.func @fused_already(%sb: tensor<2xi32>, %se: tensor<2xi32>, %x: tensor<6x?x3xf32>, %h0: tensor<?x5xf32>) -> tensor<?x5xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<?x5xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?x5xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x?x3xf32>, tensor<i32>) -> tensor<?x3xf32>
    %g = "tfl.slice"(%h, %sb, %se) : (tensor<?x5xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
    %next_h = "tfl.concatenation"(%x_t, %g) <{axis = -1 : i32, fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<?x5xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<?x5xf32>) -> ()
  }) : (tensor<i32>, tensor<?x5xf32>) -> (tensor<i32>, tensor<?x5xf32>)
  return %loop#1 : tensor<?x5xf32>
}
