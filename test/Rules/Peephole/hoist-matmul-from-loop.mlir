// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-hoist-matmul-from-loop remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[B:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]>
// CHECK: %[[ALL:.*]] = "tfl.fully_connected"(%arg0, %arg1, %[[B]]) <{{.*}}keep_num_dims = true{{.*}} -> tensor<6x2x4xf32>
// CHECK: "tfl.while"
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[H:.*]]: tensor<2x4xf32>):
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[H:.*]]: tensor<2x4xf32>):
// CHECK-NOT: tfl.fully_connected
// CHECK: %[[Y:.*]] = "tfl.gather"(%[[ALL]], %[[I]]) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
// CHECK-NEXT: tfl.add %[[H]], %[[Y]]
func.func @fires(%x: tensor<6x2x3xf32>, %w: tensor<4x3xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %b = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %y = "tfl.fully_connected"(%x_t, %w, %b) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @unknown_sizes_backwards(
// CHECK: %[[ALL:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{{.*}}keep_num_dims = true{{.*}} -> tensor<?x?x4xf32>
// CHECK: "tfl.while"
// CHECK: %[[J:.*]] = tfl.sub %arg3
// CHECK-NEXT: "tfl.gather"(%[[ALL]], %[[J]])
// CHECK-NOT: tfl.fully_connected
func.func @unknown_sizes_backwards(%x: tensor<?x?x3xf32>, %w: tensor<4x3xf32>, %h0: tensor<?x4xf32>, %n: tensor<i32>) -> tensor<?x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<?x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?x4xf32>):
    %j = tfl.sub %n, %i {fused_activation_function = "NONE"} : tensor<i32>
    %x_t = "tfl.gather"(%x, %j) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<?x?x3xf32>, tensor<i32>) -> tensor<?x3xf32>
    %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x3xf32>, tensor<4x3xf32>, none) -> tensor<?x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<?x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<?x4xf32>) -> ()
  }) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<i32>, tensor<?x4xf32>)
  return %loop#1 : tensor<?x4xf32>
}

// Steps are the second dimension.

// CHECK-LABEL: func.func @second_axis(
// CHECK: %[[ALL:.*]] = "tfl.fully_connected"(%arg0, %arg1, %{{.*}}) <{{.*}}keep_num_dims = true{{.*}} -> tensor<2x6x4xf32>
// CHECK: "tfl.gather"(%[[ALL]], %{{.*}}) <{axis = 1 : i32
func.func @second_axis(%x: tensor<2x6x3xf32>, %w: tensor<4x3xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<2x6x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// A row without a batch.

// CHECK-LABEL: func.func @behind_reshape(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
// CHECK: %[[P:.*]] = "tfl.fully_connected"(%[[X]], {{.*}} -> tensor<?x4xf32>
// CHECK: %[[ALL:.*]] = "tfl.reshape"(%[[P]], %{{.*}}) : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<?x1x4xf32>
// CHECK: "tfl.while"
// CHECK-NOT: tfl.reshape
// CHECK: "tfl.gather"(%[[ALL]], %{{.*}}) <{{.*}} -> tensor<1x4xf32>
func.func @behind_reshape(%x: tensor<?x3xf32>, %w: tensor<4x3xf32>, %h0: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<1x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<1x4xf32>):
    %row = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<?x3xf32>, tensor<i32>) -> tensor<3xf32>
    %shape = arith.constant dense<[1, 3]> : tensor<2xi32>
    %x_t = "tfl.reshape"(%row, %shape) : (tensor<3xf32>, tensor<2xi32>) -> tensor<1x3xf32>
    %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<1x3xf32>, tensor<4x3xf32>, none) -> tensor<1x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<1x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<1x4xf32>) -> ()
  }) : (tensor<i32>, tensor<1x4xf32>) -> (tensor<i32>, tensor<1x4xf32>)
  return %loop#1 : tensor<1x4xf32>
}

// CHECK-LABEL: func.func @convolution(
// CHECK-DAG: %[[S:.*]] = arith.constant dense<[-1, 8, 8, 2]>
// CHECK-DAG: %[[T:.*]] = arith.constant dense<[6, -1, 8, 8, 4]>
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %[[S]])
// CHECK: %[[P:.*]] = "tfl.conv_2d"(%[[X]], %arg1, {{.*}} -> tensor<?x8x8x4xf32>
// CHECK: %[[ALL:.*]] = "tfl.reshape"(%[[P]], %[[T]]) : (tensor<?x8x8x4xf32>, tensor<5xi32>) -> tensor<6x?x8x8x4xf32>
// CHECK: "tfl.while"
// CHECK-NOT: tfl.conv_2d
// CHECK: "tfl.gather"(%[[ALL]], %{{.*}})
func.func @convolution(%x: tensor<6x?x8x8x2xf32>, %w: tensor<4x3x3x2xf32>, %h0: tensor<?x8x8x4xf32>) -> tensor<?x8x8x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<?x8x8x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?x8x8x4xf32>):
    %b = arith.constant dense<0.0> : tensor<4xf32>
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x?x8x8x2xf32>, tensor<i32>) -> tensor<?x8x8x2xf32>
    %y = "tfl.conv_2d"(%x_t, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<?x8x8x2xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>) -> tensor<?x8x8x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<?x8x8x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<?x8x8x4xf32>) -> ()
  }) : (tensor<i32>, tensor<?x8x8x4xf32>) -> (tensor<i32>, tensor<?x8x8x4xf32>)
  return %loop#1 : tensor<?x8x8x4xf32>
}

// A convolution of one dimension; neither steps nor batch are known.

// CHECK-LABEL: func.func @convolution_behind_reshape(
// CHECK: %[[X:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : (tensor<?x?x8x2xf32>, tensor<4xi32>) -> tensor<?x1x8x2xf32>
// CHECK: %[[P:.*]] = "tfl.conv_2d"(%[[X]], %arg1,
// CHECK: %[[S:.*]] = "tfl.shape"(%arg0)
// CHECK: %[[T:.*]] = "tfl.gather"(%[[S]]
// CHECK: %[[N:.*]] = "tfl.gather"(%[[S]]
// CHECK: %[[D:.*]] = "tfl.pack"(%[[T]], %[[N]],
// CHECK: %[[ALL:.*]] = "tfl.reshape"(%[[P]], %[[D]]) : (tensor<?x1x8x4xf32>, tensor<5xi32>) -> tensor<?x?x1x8x4xf32>
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%[[ALL]], %{{.*}}) <{{.*}} -> tensor<?x1x8x4xf32>
func.func @convolution_behind_reshape(%x: tensor<?x?x8x2xf32>, %w: tensor<4x1x3x2xf32>, %h0: tensor<?x1x8x4xf32>) -> tensor<?x1x8x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<?x1x8x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?x1x8x4xf32>):
    %b = arith.constant dense<0.0> : tensor<4xf32>
    %row = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<?x?x8x2xf32>, tensor<i32>) -> tensor<?x8x2xf32>
    %shape = arith.constant dense<[-1, 1, 8, 2]> : tensor<4xi32>
    %x_t = "tfl.reshape"(%row, %shape) : (tensor<?x8x2xf32>, tensor<4xi32>) -> tensor<?x1x8x2xf32>
    %y = "tfl.conv_2d"(%x_t, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<?x1x8x2xf32>, tensor<4x1x3x2xf32>, tensor<4xf32>) -> tensor<?x1x8x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<?x1x8x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<?x1x8x4xf32>) -> ()
  }) : (tensor<i32>, tensor<?x1x8x4xf32>) -> (tensor<i32>, tensor<?x1x8x4xf32>)
  return %loop#1 : tensor<?x1x8x4xf32>
}

// Out of both loops.

// CHECK-LABEL: func.func @nested(
// CHECK: %[[ALL:.*]] = "tfl.fully_connected"(%arg0,
// CHECK: "tfl.while"
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%[[ALL]],
func.func @nested(%x: tensor<6x2x3xf32>, %w: tensor<4x3xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %inner:2 = "tfl.while"(%zero, %h) <{is_stateless = false}> ({
    ^bb0(%c_j: tensor<i32>, %c_g: tensor<2x4xf32>):
      %cj = tfl.less(%c_j, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "tfl.yield"(%cj) : (tensor<i1>) -> ()
    }, {
    ^bb0(%j: tensor<i32>, %g: tensor<2x4xf32>):
      %x_t = "tfl.gather"(%x, %j) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
      %next_g = tfl.add %g, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
      %next_j = tfl.add %j, %one {fused_activation_function = "NONE"} : tensor<i32>
      "tfl.yield"(%next_j, %next_g) : (tensor<i32>, tensor<2x4xf32>) -> ()
    }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
    %next_h = tfl.add %h, %inner#1 {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_not_row_after_row(
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%arg0
// CHECK: "tfl.fully_connected"
func.func @c1_not_row_after_row(%x: tensor<50x2x3xf32>, %w: tensor<4x3xf32>, %h0: tensor<2x4xf32>, %t0: tensor<i32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:3 = "tfl.while"(%zero, %t0, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_token: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %token: tensor<i32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %token) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<50x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    // expected-remark@+1 {{peephole-hoist-matmul-from-loop: structure: the loop does not gather one row per iteration}}
    %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %next_token = tfl.mul %token, %token {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_token, %next_h) : (tensor<i32>, tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x4xf32>)
  return %loop#2 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_changes(
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%arg
// CHECK: "tfl.fully_connected"
func.func @c2_changes(%x0: tensor<6x2x3xf32>, %w: tensor<4x3xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:3 = "tfl.while"(%zero, %x0, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_x: tensor<6x2x3xf32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %x: tensor<6x2x3xf32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    // expected-remark@+1 {{peephole-hoist-matmul-from-loop: structure: the gathered tensor changes in the loop}}
    %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %next_x = "tfl.neg"(%x) : (tensor<6x2x3xf32>) -> tensor<6x2x3xf32>
    "tfl.yield"(%next_i, %next_x, %next_h) : (tensor<i32>, tensor<6x2x3xf32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<6x2x3xf32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<6x2x3xf32>, tensor<2x4xf32>)
  return %loop#2 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_filter_changes(
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%arg0
// CHECK: "tfl.fully_connected"
func.func @c3_filter_changes(%x: tensor<6x2x3xf32>, %w0: tensor<4x3xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:3 = "tfl.while"(%zero, %w0, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_w: tensor<4x3xf32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %w: tensor<4x3xf32>, %h: tensor<2x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    // expected-remark@+1 {{peephole-hoist-matmul-from-loop: not-constant: filter or bias change in the loop}}
    %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4x3xf32>, none) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %next_w = "tfl.neg"(%w) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    "tfl.yield"(%next_i, %next_w, %next_h) : (tensor<i32>, tensor<4x3xf32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<4x3xf32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<4x3xf32>, tensor<2x4xf32>)
  return %loop#2 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c4_other_rows(
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%arg0
// CHECK: "tfl.fully_connected"
func.func @c4_other_rows(%x: tensor<6x2x6xf32>, %w: tensor<4x3xf32>, %h0: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<4x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<4x4xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
    // expected-remark@+1 {{peephole-hoist-matmul-from-loop: shape: fully_connected does not work on the rows that the loop gathers}}
    %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x6xf32>, tensor<4x3xf32>, none) -> tensor<4x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<4x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<4x4xf32>) -> ()
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  return %loop#1 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @c5_unknown_image(
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%arg0
// CHECK: "tfl.conv_2d"
func.func @c5_unknown_image(%x: tensor<6x?x?x8x2xf32>, %w: tensor<4x3x3x2xf32>, %h0: tensor<?x?x8x4xf32>) -> tensor<?x?x8x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<?x?x8x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<?x?x8x4xf32>):
    %b = arith.constant dense<0.0> : tensor<4xf32>
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x?x?x8x2xf32>, tensor<i32>) -> tensor<?x?x8x2xf32>
    // expected-remark@+1 {{peephole-hoist-matmul-from-loop: unknown-shape: dimensions other than the number of time steps and the batch are unknown, or the rows of a time step are not adjacent}}
    %y = "tfl.conv_2d"(%x_t, %w, %b) <{dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 1 : i32, stride_w = 1 : i32}> : (tensor<?x?x8x2xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>) -> tensor<?x?x8x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<?x?x8x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<?x?x8x4xf32>) -> ()
  }) : (tensor<i32>, tensor<?x?x8x4xf32>) -> (tensor<i32>, tensor<?x?x8x4xf32>)
  return %loop#1 : tensor<?x?x8x4xf32>
}

// CHECK-LABEL: func.func @c6_size(
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%arg0
// CHECK: "tfl.fully_connected"
func.func @c6_size(%x: tensor<6000x2x3xf32>, %w: tensor<4096x3xf32>, %h0: tensor<2x4096xf32>) -> tensor<2x4096xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4096xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4096xf32>):
    %x_t = "tfl.gather"(%x, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6000x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    // expected-remark@+1 {{peephole-hoist-matmul-from-loop: size: the results of all time steps need 187 MiB, more than 64}}
    %y = "tfl.fully_connected"(%x_t, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<4096x3xf32>, none) -> tensor<2x4096xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4096xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4096xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4096xf32>) -> (tensor<i32>, tensor<2x4096xf32>)
  return %loop#1 : tensor<2x4096xf32>
}

// In front of the loop already; a product with what the loop computes.

// CHECK-LABEL: func.func @fused_already(
// CHECK: %[[ALL:.*]] = "tfl.fully_connected"(%arg0
// CHECK: "tfl.while"
// CHECK: "tfl.gather"(%[[ALL]]
// CHECK-NEXT: "tfl.fully_connected"
func.func @fused_already(%x: tensor<6x2x3xf32>, %w: tensor<3x3xf32>, %h0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %all = "tfl.fully_connected"(%x, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<6x2x3xf32>, tensor<3x3xf32>, none) -> tensor<6x2x3xf32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x3xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x3xf32>):
    %x_t = "tfl.gather"(%all, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<6x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %y = "tfl.fully_connected"(%h, %w, %none) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<3x3xf32>, none) -> tensor<2x3xf32>
    %next_h = tfl.add %x_t, %y {fused_activation_function = "NONE"} : tensor<2x3xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
  return %loop#1 : tensor<2x3xf32>
}
