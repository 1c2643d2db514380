// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fold-concat-of-split remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[S:.*]] = arith.constant dense<8> : tensor<1xi32>
// CHECK-NOT: tfl.unpack
// CHECK: %[[Y:.*]] = "tfl.reshape"(%arg0, %[[S]]) : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<8xf32> {
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = "tfl.concatenation"(%0#0, %0#1) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func.func @split_concatenation(
// CHECK-NEXT: return %arg0
func.func @split_concatenation(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %axis = arith.constant dense<-1> : tensor<i32>
  %0:2 = "tfl.split"(%axis, %x) <{num_splits = 2 : i32}> : (tensor<i32>, tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %1 = "tfl.concatenation"(%0#0, %0#1) <{axis = 1 : i32, fused_activation_function = "NONE"}> : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @unpack_pack(
// CHECK-NEXT: return %arg0
func.func @unpack_pack(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0:3 = "tfl.unpack"(%x) <{axis = -1 : i32, num = 3 : i32}> : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  %1 = "tfl.pack"(%0#0, %0#1, %0#2) <{axis = 1 : i32, values_count = 3 : i32}> : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @packed_rows(
// CHECK-NOT: tfl.slice
// CHECK: return %arg0
func.func @packed_rows(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %s = arith.constant dense<4> : tensor<1xi32>
  %size = arith.constant dense<[1, 4]> : tensor<2xi32>
  %b0 = arith.constant dense<[0, 0]> : tensor<2xi32>
  %p0 = "tfl.slice"(%x, %b0, %size) : (tensor<2x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4xf32>
  %r0 = "tfl.reshape"(%p0, %s) : (tensor<1x4xf32>, tensor<1xi32>) -> tensor<4xf32>
  %b1 = arith.constant dense<[1, 0]> : tensor<2xi32>
  %p1 = "tfl.slice"(%x, %b1, %size) : (tensor<2x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4xf32>
  %r1 = "tfl.reshape"(%p1, %s) : (tensor<1x4xf32>, tensor<1xi32>) -> tensor<4xf32>
  %1 = "tfl.pack"(%r0, %r1) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_activation(
// CHECK: %[[P:.*]]:2 = "tfl.unpack"(
// CHECK-NEXT: %[[Y:.*]] = "tfl.concatenation"(%[[P]]#0, %[[P]]#1)
// CHECK-NEXT: return %[[Y]]
func.func @c1_activation(%x: tensor<2x4xf32>) -> tensor<8xf32> {
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  // expected-remark@+1 {{peephole-fold-concat-of-split: activation: the concatenation has an activation}}
  %1 = "tfl.concatenation"(%0#0, %0#1) <{axis = 0 : i32, fused_activation_function = "RELU"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func.func @c2_swapped(
// CHECK: %[[P:.*]]:2 = "tfl.unpack"(
// CHECK-NEXT: %[[Y:.*]] = "tfl.concatenation"(%[[P]]#1, %[[P]]#0)
// CHECK-NEXT: return %[[Y]]
func.func @c2_swapped(%x: tensor<2x4xf32>) -> tensor<8xf32> {
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  // expected-remark@+1 {{peephole-fold-concat-of-split: structure: the operands are not all parts of the same tensor, in order}}
  %1 = "tfl.concatenation"(%0#1, %0#0) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func.func @c2_other_axis(
// CHECK: %[[P:.*]]:2 = "tfl.split"(
// CHECK-NEXT: %[[Y:.*]] = "tfl.concatenation"(%[[P]]#0, %[[P]]#1)
// CHECK-NEXT: return %[[Y]]
func.func @c2_other_axis(%x: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %axis = arith.constant dense<1> : tensor<i32>
  %0:2 = "tfl.split"(%axis, %x) <{num_splits = 2 : i32}> : (tensor<i32>, tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  // expected-remark@+1 {{peephole-fold-concat-of-split: structure: the operands are not all parts of the same tensor, in order}}
  %1 = "tfl.concatenation"(%0#0, %0#1) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c2_pack_other_axis(
// CHECK: %[[P:.*]]:2 = "tfl.unpack"(
// CHECK-NEXT: %[[Y:.*]] = "tfl.pack"(%[[P]]#0, %[[P]]#1)
// CHECK-NEXT: return %[[Y]]
func.func @c2_pack_other_axis(%x: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %0:2 = "tfl.unpack"(%x) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  // expected-remark@+1 {{peephole-fold-concat-of-split: structure: the operands are not all parts of the same tensor, in order}}
  %1 = "tfl.pack"(%0#0, %0#1) <{axis = 1 : i32, values_count = 2 : i32}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @c3_unknown_shape(
// CHECK: %[[P:.*]]:2 = "tfl.unpack"(
// CHECK-NEXT: %[[Y:.*]] = "tfl.concatenation"(%[[P]]#0, %[[P]]#1)
// CHECK-NEXT: return %[[Y]]
func.func @c3_unknown_shape(%x: tensor<?x2x?xf32>) -> tensor<?x?xf32> {
  %0:2 = "tfl.unpack"(%x) <{axis = 1 : i32, num = 2 : i32}> : (tensor<?x2x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // expected-remark@+1 {{peephole-fold-concat-of-split: unknown-shape: a reshape cannot have the result's shape: several dimensions are unknown, or one exceeds 32 bits}}
  %1 = "tfl.concatenation"(%0#0, %0#1) <{axis = 1 : i32, fused_activation_function = "NONE"}> : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c2_rows_swapped(
// CHECK-COUNT-2: tfl.slice
// CHECK: %[[Y:.*]] = "tfl.pack"(
// CHECK-NEXT: return %[[Y]]
func.func @c2_rows_swapped(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %s = arith.constant dense<4> : tensor<1xi32>
  %size = arith.constant dense<[1, 4]> : tensor<2xi32>
  %b0 = arith.constant dense<[0, 0]> : tensor<2xi32>
  %p0 = "tfl.slice"(%x, %b0, %size) : (tensor<2x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4xf32>
  %r0 = "tfl.reshape"(%p0, %s) : (tensor<1x4xf32>, tensor<1xi32>) -> tensor<4xf32>
  %b1 = arith.constant dense<[1, 0]> : tensor<2xi32>
  %p1 = "tfl.slice"(%x, %b1, %size) : (tensor<2x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4xf32>
  %r1 = "tfl.reshape"(%p1, %s) : (tensor<1x4xf32>, tensor<1xi32>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-fold-concat-of-split: structure: the operands are not all parts of the same tensor, in order}}
  %1 = "tfl.pack"(%r1, %r0) <{axis = 0 : i32, values_count = 2 : i32}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK: %[[Y:.*]] = "tfl.reshape"(%arg0, 
// CHECK-NEXT: return %[[Y]]
func.func @fused_already(%x: tensor<2x4xf32>) -> tensor<8xf32> {
  %s = arith.constant dense<8> : tensor<1xi32>
  %0 = "tfl.reshape"(%x, %s) : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
