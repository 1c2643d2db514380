// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-add-into-strided-slice remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-DAG: %[[ONES:.*]] = {{.*}} dense<1> : tensor<2xi32>
// CHECK-DAG: %[[C:.*]] = {{.*}} dense<[2, 3]> : tensor<2xi32>
// CHECK-NOT: tfl.add
// CHECK-NOT: tfl.sub
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[C]], %[[ONES]]) <{{.*}}offset = true
func.func @sum(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<2x3xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @scalar_in_front(
// CHECK-DAG: %[[ONES:.*]] = {{.*}} dense<1> : tensor<2xi32>
// CHECK-DAG: %[[C:.*]] = {{.*}} dense<2> : tensor<2xi32>
// CHECK-NOT: tfl.add
// CHECK-NOT: tfl.sub
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[C]], %[[ONES]]) <{{.*}}offset = true
func.func @scalar_in_front(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<2x2xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<2> : tensor<i32>
  %end = "tfl.add"(%c, %b) <{fused_activation_function = "NONE"}> : (tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// A difference goes the other way.

// CHECK-LABEL: func.func @difference(
// CHECK-DAG: %[[ONES:.*]] = {{.*}} dense<1> : tensor<2xi32>
// CHECK-DAG: %[[C:.*]] = {{.*}} dense<[2, 1]> : tensor<2xi32>
// CHECK-NOT: tfl.add
// CHECK-NOT: tfl.sub
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[C]], %[[ONES]]) <{{.*}}offset = true
func.func @difference(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<2x1xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[-2, -1]> : tensor<2xi32>
  %end = "tfl.sub"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

// c - b is no offset from b.

// CHECK-LABEL: func.func @difference_from_constant(
// CHECK: %[[END:.*]] = tfl.sub %{{.*}}, %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @difference_from_constant(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<?x?xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.sub"(%c, %b) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @other_begin(
// CHECK: %[[END:.*]] = tfl.add %arg2
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @other_begin(%x: tensor<8x6xf32>, %b: tensor<2xi32>, %o: tensor<2xi32>) -> tensor<?x?xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%o, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @activation(
// CHECK: %[[END:.*]] = tfl.add %arg1, {{.*}}RELU
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @activation(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<?x?xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "RELU"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c1_attribute_begin(
// CHECK: %[[END:.*]] = tfl.add %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @c1_attribute_begin(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<?x?xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // expected-remark @+1 {{the slice has a mask}}
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 1 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c1_attribute_end(
// CHECK: %[[END:.*]] = tfl.add %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @c1_attribute_end(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<?x?xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // expected-remark @+1 {{the slice has a mask}}
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c1_attribute_ellipsis(
// CHECK: %[[END:.*]] = tfl.add %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @c1_attribute_ellipsis(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<?x?xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // expected-remark @+1 {{the slice has a mask}}
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 1 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c2_not_constant(
// CHECK: %[[END:.*]] = tfl.add %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @c2_not_constant(%x: tensor<8x6xf32>, %b: tensor<2xi32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // expected-remark @+1 {{the strides are not constant}}
  %0 = "tfl.strided_slice"(%x, %b, %end, %s) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// Every second row of three, and columns backwards.

// CHECK-LABEL: func.func @strides(
// CHECK-NOT: tfl.add
// CHECK: "tfl.strided_slice"(%arg0, %arg1, {{.*}}offset = true
func.func @strides(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<2x3xf32> {
  %strides = arith.constant dense<[2, -1]> : tensor<2xi32>
  %c = arith.constant dense<[3, -3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %strides) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// One row, as a vector.

// CHECK-LABEL: func.func @shrunk_axis(
// CHECK-NOT: tfl.add
// CHECK: "tfl.strided_slice"(%arg0, %arg1, {{.*}}offset = true
func.func @shrunk_axis(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<3xf32> {
  %strides = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[1, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %strides) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @c1_attribute_new_axis(
// CHECK: %[[END:.*]] = tfl.add %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @c1_attribute_new_axis(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<1x2x6xf32> {
  %strides = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // expected-remark @+1 {{the slice has a mask}}
  %0 = "tfl.strided_slice"(%x, %b, %end, %strides) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 1 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x2x6xf32>
  return %0 : tensor<1x2x6xf32>
}

// Nothing says that three columns are there. From column -2 on to 1, the result
// is empty; with an offset of 3, it would be the last two and one from nowhere.

// CHECK-LABEL: func.func @c3_shape(
// CHECK: %[[END:.*]] = tfl.add %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @c3_shape(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<2x?xf32> {
  %strides = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // expected-remark @+1 {{peephole-fold-add-into-strided-slice: shape: the slice may exceed the input}}
  %0 = "tfl.strided_slice"(%x, %b, %end, %strides) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// b - 3 may be negative, and counts from the end then.

// CHECK-LABEL: func.func @c3_shape_backwards(
// CHECK: %[[END:.*]] = tfl.add %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = false
func.func @c3_shape_backwards(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<2x3xf32> {
  %strides = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, -3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // expected-remark @+1 {{peephole-fold-add-into-strided-slice: shape: the slice may exceed the input}}
  %0 = "tfl.strided_slice"(%x, %b, %end, %strides) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @offset_already(
// CHECK: %[[END:.*]] = tfl.add %arg1
// CHECK: "tfl.strided_slice"(%arg0, %arg1, %[[END]], {{.*}}offset = true
func.func @offset_already(%x: tensor<8x6xf32>, %b: tensor<2xi32>) -> tensor<?x?xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %c = arith.constant dense<[2, 3]> : tensor<2xi32>
  %end = "tfl.add"(%b, %c) <{fused_activation_function = "NONE"}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %0 = "tfl.strided_slice"(%x, %b, %end, %ones) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = true, shrink_axis_mask = 0 : i32}> : (tensor<8x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

