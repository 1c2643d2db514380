// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-broadcast-into-elementwise remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-NOT: broadcast_to
// CHECK: %[[R:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "RELU"}> : (tensor<7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<7xf32>, %y: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "RELU"}> : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @tile(
// CHECK-NOT: "tfl.tile"
// CHECK: %[[R:.*]] = tfl.sub(%arg1, %arg0) <{fused_activation_function = "NONE"}> : (tensor<5x7xi32>, tensor<5x1xi32>) -> tensor<5x7xi32>
// CHECK-NEXT: return %[[R]]
func.func @tile(%x: tensor<5x1xi32>, %y: tensor<5x7xi32>) -> tensor<5x7xi32> {
  %times = arith.constant dense<[1, 7]> : tensor<2xi32>
  %0 = "tfl.tile"(%x, %times) : (tensor<5x1xi32>, tensor<2xi32>) -> tensor<5x7xi32>
  %1 = "tfl.sub"(%y, %0) <{fused_activation_function = "NONE"}> : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi32>
  return %1 : tensor<5x7xi32>
}

// CHECK-LABEL: func.func @fill(
// CHECK-NOT: "tfl.fill"
// CHECK: %[[R:.*]] = tfl.mul(%arg0, %arg1) <{fused_activation_function = "NONE"}> : (tensor<f32>, tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @fill(%x: tensor<f32>, %y: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.fill"(%shape, %x) : (tensor<2xi32>, tensor<f32>) -> tensor<5x7xf32>
  %1 = "tfl.mul"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-NOT: "tfl.reshape"
// CHECK: %[[R:.*]] = tfl.greater(%arg1, %arg0) : (tensor<?x5x7xf32>, tensor<7xf32>) -> tensor<?x5x7xi1>
// CHECK-NEXT: return %[[R]]
func.func @reshape(%x: tensor<7xf32>, %y: tensor<?x5x7xf32>) -> tensor<?x5x7xi1> {
  %shape = arith.constant dense<[1, 1, 7]> : tensor<3xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<7xf32>, tensor<3xi32>) -> tensor<1x1x7xf32>
  %1 = "tfl.greater"(%y, %0) : (tensor<?x5x7xf32>, tensor<1x1x7xf32>) -> tensor<?x5x7xi1>
  return %1 : tensor<?x5x7xi1>
}

// The dimension that is not known is the one of the other operand.

// CHECK-LABEL: func.func @dynamic(
// CHECK-NOT: broadcast_to
// CHECK: %[[R:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "NONE"}> : (tensor<7xf32>, tensor<?x7xf32>) -> tensor<?x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @dynamic(%x: tensor<7xf32>, %y: tensor<?x7xf32>) -> tensor<?x7xf32> {
  %shape = "tfl.shape"(%y) : (tensor<?x7xf32>) -> tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<?x7xf32>
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<?x7xf32>, tensor<?x7xf32>) -> tensor<?x7xf32>
  return %1 : tensor<?x7xf32>
}

// select does not broadcast, but select_v2 does.

// CHECK-LABEL: func.func @select(
// CHECK-NOT: broadcast_to
// CHECK: %[[R:.*]] = "tfl.select_v2"(%arg0, %arg1, %arg2) : (tensor<5x7xi1>, tensor<7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @select(%c: tensor<5x7xi1>, %x: tensor<7xf32>, %y: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  %1 = "tfl.select"(%c, %0, %y) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// Matrices are left alone, what is in front of them goes away.

// CHECK-LABEL: func.func @batch_matmul(
// CHECK-NOT: broadcast_to
// CHECK: %[[R:.*]] = "tfl.batch_matmul"(%arg0, %arg1) {{.*}} : (tensor<3x2x4xf32>, tensor<4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT: return %[[R]]
func.func @batch_matmul(%x: tensor<3x2x4xf32>, %y: tensor<4x5xf32>) -> tensor<3x2x5xf32> {
  %shape = arith.constant dense<[3, 4, 5]> : tensor<3xi32>
  %0 = "tfl.broadcast_to"(%y, %shape) : (tensor<4x5xf32>, tensor<3xi32>) -> tensor<3x4x5xf32>
  %1 = "tfl.batch_matmul"(%x, %0) <{adj_x = false, adj_y = false, asymmetric_quantize_inputs = false}> : (tensor<3x2x4xf32>, tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
  return %1 : tensor<3x2x5xf32>
}

// Of seven dimensions, add broadcasts none; of six it does.

// CHECK-LABEL: func.func @c1_rank(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0
// CHECK: tfl.add %[[B]], %arg1
func.func @c1_rank(%x: tensor<7xf32>, %y: tensor<1x1x2x1x1x5x7xf32>) -> tensor<1x1x2x1x1x5x7xf32> {
  %shape = arith.constant dense<[1, 1, 2, 1, 1, 5, 7]> : tensor<7xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<7xi32>) -> tensor<1x1x2x1x1x5x7xf32>
  // expected-remark @below {{tfl.add broadcasts up to rank 6}}
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<1x1x2x1x1x5x7xf32>, tensor<1x1x2x1x1x5x7xf32>) -> tensor<1x1x2x1x1x5x7xf32>
  return %1 : tensor<1x1x2x1x1x5x7xf32>
}

// CHECK-LABEL: func.func @c1_highest_rank(
// CHECK-NOT: broadcast_to
// CHECK: tfl.add(%arg0, %arg1) {{.*}} : (tensor<7xf32>, tensor<1x2x1x1x5x7xf32>) -> tensor<1x2x1x1x5x7xf32>
func.func @c1_highest_rank(%x: tensor<7xf32>, %y: tensor<1x2x1x1x5x7xf32>) -> tensor<1x2x1x1x5x7xf32> {
  %shape = arith.constant dense<[1, 2, 1, 1, 5, 7]> : tensor<6xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<6xi32>) -> tensor<1x2x1x1x5x7xf32>
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<1x2x1x1x5x7xf32>, tensor<1x2x1x1x5x7xf32>) -> tensor<1x2x1x1x5x7xf32>
  return %1 : tensor<1x2x1x1x5x7xf32>
}

// CHECK-LABEL: func.func @c1_rank_of_comparison(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0
// CHECK: tfl.less{{.*}}%[[B]], %arg1
func.func @c1_rank_of_comparison(%x: tensor<7xf32>, %y: tensor<2x1x1x5x7xf32>) -> tensor<2x1x1x5x7xi1> {
  %shape = arith.constant dense<[2, 1, 1, 5, 7]> : tensor<5xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<5xi32>) -> tensor<2x1x1x5x7xf32>
  // expected-remark @below {{tfl.less broadcasts up to rank 4}}
  %1 = "tfl.less"(%0, %y) : (tensor<2x1x1x5x7xf32>, tensor<2x1x1x5x7xf32>) -> tensor<2x1x1x5x7xi1>
  return %1 : tensor<2x1x1x5x7xi1>
}

// CHECK-LABEL: func.func @c2_unknown_rank(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0
// CHECK: tfl.add{{.*}}%[[B]], %arg1
func.func @c2_unknown_rank(%x: tensor<7xf32>, %y: tensor<*xf32>) -> tensor<*xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  // expected-remark @below {{the rank of an operand is unknown}}
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// CHECK-LABEL: func.func @c3_other_is_smaller(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0
// CHECK: tfl.add(%[[B]], %arg1)
func.func @c3_other_is_smaller(%x: tensor<7xf32>, %y: tensor<1x7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  // expected-remark @below {{the other operands do not have the shape of the result}}
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<1x7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// The other operand may have one row where five are made.

// CHECK-LABEL: func.func @c3_other_is_not_known(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg0
// CHECK: tfl.add(%[[B]], %arg1)
func.func @c3_other_is_not_known(%x: tensor<7xf32>, %y: tensor<?x7xf32>) -> tensor<5x7xf32> {
  %shape = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<5x7xf32>
  // expected-remark @below {{the other operands do not have the shape of the result}}
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<?x7xf32>) -> tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// A tile of more than one element is no broadcast.

// CHECK-LABEL: func.func @c3_tile_of_more(
// CHECK: %[[B:.*]] = "tfl.tile"(%arg0
// CHECK: tfl.add %[[B]], %arg1
func.func @c3_tile_of_more(%x: tensor<5x2xf32>, %y: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %times = arith.constant dense<[1, 2]> : tensor<2xi32>
  %0 = "tfl.tile"(%x, %times) : (tensor<5x2xf32>, tensor<2xi32>) -> tensor<5x4xf32>
  // expected-remark @below {{the other operands do not have the shape of the result}}
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  return %1 : tensor<5x4xf32>
}

// CHECK-LABEL: func.func @c4_select_of_rows(
// CHECK: %[[B:.*]] = "tfl.broadcast_to"(%arg1
// CHECK: "tfl.select"(%arg0, %[[B]], %arg2)
func.func @c4_select_of_rows(%c: tensor<7xi1>, %x: tensor<7xf32>, %y: tensor<7x7xf32>) -> tensor<7x7xf32> {
  %shape = arith.constant dense<[7, 7]> : tensor<2xi32>
  %0 = "tfl.broadcast_to"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<7x7xf32>
  // expected-remark @below {{the condition of select selects whole rows}}
  %1 = "tfl.select"(%c, %0, %y) : (tensor<7xi1>, tensor<7x7xf32>, tensor<7x7xf32>) -> tensor<7x7xf32>
  return %1 : tensor<7x7xf32>
}

// A reshape that does more than add leading dimensions.

// CHECK-LABEL: func.func @trailing_dimension(
// CHECK: %[[B:.*]] = "tfl.reshape"(%arg0
// CHECK: tfl.add(%[[B]], %arg1)
func.func @trailing_dimension(%x: tensor<7xf32>, %y: tensor<7x7xf32>) -> tensor<7x7xf32> {
  %shape = arith.constant dense<[7, 1]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<7xf32>, tensor<2xi32>) -> tensor<7x1xf32>
  %1 = "tfl.add"(%0, %y) <{fused_activation_function = "NONE"}> : (tensor<7x1xf32>, tensor<7x7xf32>) -> tensor<7x7xf32>
  return %1 : tensor<7x7xf32>
}

// CHECK-LABEL: func.func @without_broadcast(
// CHECK-NEXT: %[[R:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "NONE"}> : (tensor<7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @without_broadcast(%x: tensor<7xf32>, %y: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %0 = "tfl.add"(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// A reshape that drops leading dimensions of size 1 keeps the elements beside
// an operand that has these dimensions.

// CHECK-LABEL: func.func @drops_leading_ones(
// CHECK-NOT: "tfl.reshape"
// CHECK: %[[R:.*]] = tfl.add %arg1, %arg0 {fused_activation_function = "NONE"} : tensor<1x7xf32>
// CHECK-NEXT: return %[[R]]
func.func @drops_leading_ones(%x: tensor<1x7xf32>, %y: tensor<1x7xf32>) -> tensor<1x7xf32> {
  %shape = arith.constant dense<7> : tensor<1xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<1x7xf32>, tensor<1xi32>) -> tensor<7xf32>
  %1 = "tfl.add"(%y, %0) <{fused_activation_function = "NONE"}> : (tensor<1x7xf32>, tensor<7xf32>) -> tensor<1x7xf32>
  return %1 : tensor<1x7xf32>
}

// The result would have more dimensions.

// CHECK-LABEL: func.func @drops_dims_of_result(
// CHECK: "tfl.reshape"
func.func @drops_dims_of_result(%x: tensor<1x7xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  %shape = arith.constant dense<7> : tensor<1xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<1x7xf32>, tensor<1xi32>) -> tensor<7xf32>
  // expected-remark @+1 {{peephole-fold-broadcast-into-elementwise: shape}}
  %1 = "tfl.add"(%y, %0) <{fused_activation_function = "NONE"}> : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  return %1 : tensor<7xf32>
}
