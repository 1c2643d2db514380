// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-gather-nd-to-resize remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[SHAPE:[^ ]+]] = {{.*}}dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-DAG: %[[SIZE:[^ ]+]] = {{.*}}dense<[4, 6]> : tensor<2xi32>
// CHECK-NOT: tfl.gather_nd
// CHECK-NOT: tfl.transpose
// CHECK: %[[X:[^ ]+]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<2x1x3x4xf32>, tensor<4xi32>) -> tensor<1x2x3x4xf32>
// CHECK: %[[Y:[^ ]+]] = "tfl.resize_nearest_neighbor"(%[[X]], %[[SIZE]]) <{align_corners = false, half_pixel_centers = false}>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x1x3x4xf32>) -> tensor<1x4x6x4xf32> {
  %rows = arith.constant dense<[[0], [0], [1], [1]]> : tensor<4x1xi32>
  %columns = arith.constant dense<[[0], [0], [1], [1], [2], [2]]> : tensor<6x1xi32>
  %perm = arith.constant dense<[2, 1, 0, 3]> : tensor<4xi32>
  %last = arith.constant dense<[1, 2, 0, 3]> : tensor<4xi32>
  %0 = "tfl.gather_nd"(%x, %rows) : (tensor<2x1x3x4xf32>, tensor<4x1xi32>) -> tensor<4x1x3x4xf32>
  %1 = "tfl.transpose"(%0, %perm) : (tensor<4x1x3x4xf32>, tensor<4xi32>) -> tensor<3x1x4x4xf32>
  %2 = "tfl.gather_nd"(%1, %columns) : (tensor<3x1x4x4xf32>, tensor<6x1xi32>) -> tensor<6x1x4x4xf32>
  %3 = "tfl.transpose"(%2, %last) : (tensor<6x1x4x4xf32>, tensor<4xi32>) -> tensor<1x4x6x4xf32>
  return %3 : tensor<1x4x6x4xf32>
}

// CHECK-LABEL: func.func @c1_structure(
// CHECK-NOT: tfl.resize_nearest_neighbor
// CHECK: "tfl.gather_nd"(%arg0
// CHECK: "tfl.transpose"
// CHECK: "tfl.gather_nd"
// CHECK: "tfl.transpose"
func.func @c1_structure(%x: tensor<2x1x3x4xf32>) -> tensor<1x6x4x4xf32> {
  %rows = arith.constant dense<[[0], [0], [1], [1]]> : tensor<4x1xi32>
  %columns = arith.constant dense<[[0], [0], [1], [1], [2], [2]]> : tensor<6x1xi32>
  %perm = arith.constant dense<[2, 1, 0, 3]> : tensor<4xi32>
  %last = arith.constant dense<[1, 0, 2, 3]> : tensor<4xi32>
  %0 = "tfl.gather_nd"(%x, %rows) : (tensor<2x1x3x4xf32>, tensor<4x1xi32>) -> tensor<4x1x3x4xf32>
  %1 = "tfl.transpose"(%0, %perm) : (tensor<4x1x3x4xf32>, tensor<4xi32>) -> tensor<3x1x4x4xf32>
  %2 = "tfl.gather_nd"(%1, %columns) : (tensor<3x1x4x4xf32>, tensor<6x1xi32>) -> tensor<6x1x4x4xf32>
  // expected-remark @below {{structure: the transposes do not swap height and width as the pattern requires}}
  %3 = "tfl.transpose"(%2, %last) : (tensor<6x1x4x4xf32>, tensor<4xi32>) -> tensor<1x6x4x4xf32>
  return %3 : tensor<1x6x4x4xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK-NOT: tfl.resize_nearest_neighbor
// CHECK: "tfl.gather_nd"(%arg0
// CHECK: "tfl.transpose"
// CHECK: "tfl.gather_nd"
// CHECK: "tfl.transpose"
func.func @c2_multiple_uses(%x: tensor<2x1x3x4xf32>) -> (tensor<4x1x3x4xf32>, tensor<1x4x6x4xf32>) {
  %rows = arith.constant dense<[[0], [0], [1], [1]]> : tensor<4x1xi32>
  %columns = arith.constant dense<[[0], [0], [1], [1], [2], [2]]> : tensor<6x1xi32>
  %perm = arith.constant dense<[2, 1, 0, 3]> : tensor<4xi32>
  %last = arith.constant dense<[1, 2, 0, 3]> : tensor<4xi32>
  %0 = "tfl.gather_nd"(%x, %rows) : (tensor<2x1x3x4xf32>, tensor<4x1xi32>) -> tensor<4x1x3x4xf32>
  %1 = "tfl.transpose"(%0, %perm) : (tensor<4x1x3x4xf32>, tensor<4xi32>) -> tensor<3x1x4x4xf32>
  %2 = "tfl.gather_nd"(%1, %columns) : (tensor<3x1x4x4xf32>, tensor<6x1xi32>) -> tensor<6x1x4x4xf32>
  // expected-remark @below {{multiple-uses: an intermediate tensor has other users}}
  %3 = "tfl.transpose"(%2, %last) : (tensor<6x1x4x4xf32>, tensor<4xi32>) -> tensor<1x4x6x4xf32>
  return %0, %3 : tensor<4x1x3x4xf32>, tensor<1x4x6x4xf32>
}

// CHECK-LABEL: func.func @c3_constant_value(
// CHECK-NOT: tfl.resize_nearest_neighbor
// CHECK: "tfl.gather_nd"(%arg0
// CHECK: "tfl.transpose"
// CHECK: "tfl.gather_nd"
// CHECK: "tfl.transpose"
func.func @c3_constant_value(%x: tensor<2x1x3x4xf32>) -> tensor<1x4x6x4xf32> {
  %rows = arith.constant dense<[[0], [1], [0], [1]]> : tensor<4x1xi32>
  %columns = arith.constant dense<[[0], [0], [1], [1], [2], [2]]> : tensor<6x1xi32>
  %perm = arith.constant dense<[2, 1, 0, 3]> : tensor<4xi32>
  %last = arith.constant dense<[1, 2, 0, 3]> : tensor<4xi32>
  %0 = "tfl.gather_nd"(%x, %rows) : (tensor<2x1x3x4xf32>, tensor<4x1xi32>) -> tensor<4x1x3x4xf32>
  %1 = "tfl.transpose"(%0, %perm) : (tensor<4x1x3x4xf32>, tensor<4xi32>) -> tensor<3x1x4x4xf32>
  %2 = "tfl.gather_nd"(%1, %columns) : (tensor<3x1x4x4xf32>, tensor<6x1xi32>) -> tensor<6x1x4x4xf32>
  // expected-remark @below {{constant-value: the indices do not select each row twice}}
  %3 = "tfl.transpose"(%2, %last) : (tensor<6x1x4x4xf32>, tensor<4xi32>) -> tensor<1x4x6x4xf32>
  return %3 : tensor<1x4x6x4xf32>
}

// CHECK-LABEL: func.func @c4_element_type(
// CHECK-NOT: tfl.resize_nearest_neighbor
// CHECK: "tfl.gather_nd"(%arg0
// CHECK: "tfl.transpose"
// CHECK: "tfl.gather_nd"
// CHECK: "tfl.transpose"
func.func @c4_element_type(%x: tensor<2x1x3x4xi8>) -> tensor<1x4x6x4xi8> {
  %rows = arith.constant dense<[[0], [0], [1], [1]]> : tensor<4x1xi32>
  %columns = arith.constant dense<[[0], [0], [1], [1], [2], [2]]> : tensor<6x1xi32>
  %perm = arith.constant dense<[2, 1, 0, 3]> : tensor<4xi32>
  %last = arith.constant dense<[1, 2, 0, 3]> : tensor<4xi32>
  %0 = "tfl.gather_nd"(%x, %rows) : (tensor<2x1x3x4xi8>, tensor<4x1xi32>) -> tensor<4x1x3x4xi8>
  %1 = "tfl.transpose"(%0, %perm) : (tensor<4x1x3x4xi8>, tensor<4xi32>) -> tensor<3x1x4x4xi8>
  %2 = "tfl.gather_nd"(%1, %columns) : (tensor<3x1x4x4xi8>, tensor<6x1xi32>) -> tensor<6x1x4x4xi8>
  // expected-remark @below {{element-type: the elements are not 32-bit floats}}
  %3 = "tfl.transpose"(%2, %last) : (tensor<6x1x4x4xi8>, tensor<4xi32>) -> tensor<1x4x6x4xi8>
  return %3 : tensor<1x4x6x4xi8>
}

// CHECK-LABEL: func.func @fused(
// CHECK: %[[Y:[^ ]+]] = "tfl.resize_nearest_neighbor"(%arg0, %
// CHECK-NEXT: return %[[Y]]
func.func @fused(%x: tensor<1x2x3x4xf32>) -> tensor<1x4x6x4xf32> {
  %size = arith.constant dense<[4, 6]> : tensor<2xi32>
  %0 = "tfl.resize_nearest_neighbor"(%x, %size) <{align_corners = false, half_pixel_centers = false}> : (tensor<1x2x3x4xf32>, tensor<2xi32>) -> tensor<1x4x6x4xf32>
  return %0 : tensor<1x4x6x4xf32>
}
