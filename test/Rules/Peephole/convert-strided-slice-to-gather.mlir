// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-convert-strided-slice-to-gather remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: "tfl.gather"(%arg0, %{{.*}}) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<2x6x4xf32>, tensor<i32>) -> tensor<2x4xf32>
func.func @fires(%x: tensor<2x6x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %b = "tfl.pack"(%zero, %i) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %s = arith.constant dense<1> : tensor<2xi32>
    %y = "tfl.strided_slice"(%x, %b, %b, %s) <{begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 2 : i32}> : (tensor<2x6x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @a_number_more(
// CHECK: %[[J:.*]] = tfl.add
// CHECK: "tfl.gather"(%arg0, %[[J]])
func.func @a_number_more(%x: tensor<2x6x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %j = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %b = "tfl.pack"(%zero, %j) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %s = arith.constant dense<1> : tensor<2xi32>
    %y = "tfl.strided_slice"(%x, %b, %b, %s) <{begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 2 : i32}> : (tensor<2x6x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_part(
// CHECK: "tfl.strided_slice"
func.func @c1_part(%x: tensor<2x6x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %b = "tfl.pack"(%zero, %i) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %s = arith.constant dense<1> : tensor<2xi32>
    // expected-remark@+1 {{peephole-convert-strided-slice-to-gather: structure: the slice does not cover axis 0}}
    %y = "tfl.strided_slice"(%x, %b, %b, %s) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 2 : i32}> : (tensor<2x6x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_from_the_end(
// CHECK: "tfl.strided_slice"
func.func @c2_from_the_end(%x: tensor<2x6x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %j = tfl.sub %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %b = "tfl.pack"(%zero, %j) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %s = arith.constant dense<1> : tensor<2xi32>
    // expected-remark@+1 {{peephole-convert-strided-slice-to-gather: constant-value: the index is not an induction variable that starts at 0 or more}}
    %y = "tfl.strided_slice"(%x, %b, %b, %s) <{begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 2 : i32}> : (tensor<2x6x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c2_begins_anywhere(
// CHECK: "tfl.strided_slice"
func.func @c2_begins_anywhere(%x: tensor<2x6x4xf32>, %h0: tensor<2x4xf32>, %zero: tensor<i32>) -> tensor<2x4xf32> {
  %one = arith.constant dense<1> : tensor<i32>
  %o = arith.constant dense<0> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %b = "tfl.pack"(%o, %i) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %s = arith.constant dense<1> : tensor<2xi32>
    // expected-remark@+1 {{peephole-convert-strided-slice-to-gather: constant-value: the index is not an induction variable that starts at 0 or more}}
    %y = "tfl.strided_slice"(%x, %b, %b, %s) <{begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 2 : i32}> : (tensor<2x6x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @c3_element_type(
// CHECK: "tfl.strided_slice"
func.func @c3_element_type(%x: tensor<2x6x4xf64>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %o = arith.constant dense<0> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %b = "tfl.pack"(%o, %i) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %s = arith.constant dense<1> : tensor<2xi32>
    // expected-remark@+1 {{peephole-convert-strided-slice-to-gather: element-type: tfl.gather has no kernel for the element type f64}}
    %y = "tfl.strided_slice"(%x, %b, %b, %s) <{begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 2 : i32}> : (tensor<2x6x4xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4xf64>
    %z = "tfl.cast"(%y) : (tensor<2x4xf64>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %z {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: "tfl.gather"(%arg0
func.func @fused_already(%x: tensor<2x6x4xf32>, %h0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end = arith.constant dense<6> : tensor<i32>
  %loop:2 = "tfl.while"(%zero, %h0) <{is_stateless = false}> ({
  ^bb0(%c_i: tensor<i32>, %c_h: tensor<2x4xf32>):
    %c = tfl.less(%c_i, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<2x4xf32>):
    %y = "tfl.gather"(%x, %i) <{axis = 1 : i32, batch_dims = 0 : i32}> : (tensor<2x6x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    %next_h = tfl.add %h, %y {fused_activation_function = "NONE"} : tensor<2x4xf32>
    %next_i = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next_i, %next_h) : (tensor<i32>, tensor<2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
  return %loop#1 : tensor<2x4xf32>
}
