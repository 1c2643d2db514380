// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-remove-noop remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: tfl.concatenation
// CHECK: return %arg0
func.func @fires(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.concatenation"(%x) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_pad(
// CHECK-NOT: tfl.pad
// CHECK: return %arg0
func.func @fires_pad(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %zeros = arith.constant dense<0> : tensor<2x2xi32>
  %0 = "tfl.pad"(%x, %zeros) : (tensor<?x3xf32>, tensor<2x2xi32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @fires_tile(
// CHECK-NOT: tfl.tile
// CHECK: return %arg0
func.func @fires_tile(%x: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  %0 = "tfl.tile"(%x, %ones) : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

// CHECK-LABEL: func.func @fires_broadcast(
// CHECK-NOT: tfl.broadcast_to
// CHECK: return %arg0
func.func @fires_broadcast(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %shape = arith.constant dense<[2, 3]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_reverse(
// CHECK-NOT: tfl.reverse_v2
// CHECK: return %arg0
func.func @fires_reverse(%x: tensor<1x3xf32>) -> tensor<1x3xf32> {
  %axis = arith.constant dense<0> : tensor<1xi32>
  %0 = "tfl.reverse_v2"(%x, %axis) : (tensor<1x3xf32>, tensor<1xi32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// CHECK-LABEL: func.func @fires_cumsum(
// CHECK-NOT: tfl.cumsum
// CHECK: return %arg0
func.func @fires_cumsum(%x: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %axis = arith.constant dense<-1> : tensor<i32>
  %0 = "tfl.cumsum"(%x, %axis) <{exclusive = false, reverse = false}> : (tensor<3x1xf32>, tensor<i32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}

// CHECK-LABEL: func.func @fires_split(
// CHECK-NOT: tfl.split
// CHECK: return %arg0
func.func @fires_split(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.split"(%axis, %x) <{num_splits = 1 : i32}> : (tensor<i32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_add_n(
// CHECK-NOT: tfl.add_n
// CHECK: return %arg0
func.func @fires_add_n(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.add_n"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fires_pack(
// CHECK: %[[SHAPE:[^ ]+]] = {{.*}}dense<[-1, 1, 3]> : tensor<3xi32>
// CHECK: %[[Y:[^ ]+]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x1x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_pack(%x: tensor<?x3xf32>) -> tensor<?x1x3xf32> {
  %0 = "tfl.pack"(%x) <{axis = 1 : i32, values_count = 1 : i32}> : (tensor<?x3xf32>) -> tensor<?x1x3xf32>
  return %0 : tensor<?x1x3xf32>
}

// CHECK-LABEL: func.func @fires_unpack(
// CHECK: %[[SHAPE:[^ ]+]] = {{.*}}dense<[2, 3]> : tensor<2xi32>
// CHECK: %[[Y:[^ ]+]] = "tfl.reshape"(%arg0, %[[SHAPE]]) : (tensor<2x1x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_unpack(%x: tensor<2x1x3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.unpack"(%x) <{axis = 1 : i32, num = 1 : i32}> : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c1_shape(
// CHECK: %[[Y:[^ ]+]] = "tfl.tile"(%arg0, %{{.*}}) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @c1_shape(%x: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %ones = arith.constant dense<1> : tensor<2xi32>
  // expected-remark @below {{shape: the op refines the type}}
  %0 = "tfl.tile"(%x, %ones) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_unknown_shape(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.pack"(%arg0)
// CHECK-NEXT: return %[[Y]]
func.func @c2_unknown_shape(%x: tensor<?x?xf32>) -> tensor<1x?x?xf32> {
  // expected-remark @below {{unknown-shape: a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %0 = "tfl.pack"(%x) <{axis = 0 : i32, values_count = 1 : i32}> : (tensor<?x?xf32>) -> tensor<1x?x?xf32>
  return %0 : tensor<1x?x?xf32>
}

// Ops that do something: an activation, a sum that leaves out the element
// itself, an axis of more than one element.

// CHECK-LABEL: func.func @activation(
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.concatenation"(%arg0)
// CHECK-NEXT: return %[[Y]]
func.func @activation(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tfl.concatenation"(%x) <{axis = 0 : i32, fused_activation_function = "RELU"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @exclusive(
// CHECK: %[[Y:[^ ]+]] = "tfl.cumsum"(%arg0
// CHECK-NEXT: return %[[Y]]
func.func @exclusive(%x: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.cumsum"(%x, %axis) <{exclusive = true, reverse = false}> : (tensor<3x1xf32>, tensor<i32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}

// CHECK-LABEL: func.func @reverse(
// CHECK: %[[Y:[^ ]+]] = "tfl.reverse_v2"(%arg0
// CHECK-NEXT: return %[[Y]]
func.func @reverse(%x: tensor<1x3xf32>) -> tensor<1x3xf32> {
  %axis = arith.constant dense<1> : tensor<1xi32>
  %0 = "tfl.reverse_v2"(%x, %axis) : (tensor<1x3xf32>, tensor<1xi32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
