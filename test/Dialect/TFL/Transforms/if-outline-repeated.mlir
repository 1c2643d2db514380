// RUN: tfuse-opt %s -split-input-file -tfl-if-outline | FileCheck %s

// IF allocates a single tensor for a value that a branch returns twice. Results
// that are equal in both branches are merged.

// CHECK-LABEL: func.func @equal_in_both
// CHECK: %[[R:.*]]:2 = "tfl.if"
// CHECK: return %[[R]]#0, %[[R]]#1, %[[R]]#0
// CHECK: func.func private @tfl.if_then
// CHECK:   return %{{.*}}, %{{.*}} : tensor<2xf32>, tensor<2xf32>
func.func @equal_in_both(%c: tensor<i1>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0:3 = "tfl.if"(%c) ({
    %1 = "tfl.neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%1, %x, %1) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }, {
    %1 = "tfl.abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%x, %1, %x) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1, %0#2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// A value that only one branch returns twice is copied there. IF itself copies
// arguments.

// CHECK-LABEL: func.func @equal_in_one
// CHECK: %[[R:.*]]:2 = "tfl.if"
// CHECK: return %[[R]]#0, %[[R]]#1
// CHECK: func.func private @tfl.if_then
// CHECK:   %[[NEG:.*]] = "tfl.neg"
// CHECK:   %[[COPY:.*]] = "tfl.slice"(%[[NEG]],
// CHECK:   return %[[NEG]], %[[COPY]]
// CHECK: func.func private @tfl.if_else
// CHECK-NEXT: return %{{.*}}, %{{.*}}
func.func @equal_in_one(%c: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = "tfl.if"(%c) ({
    %1 = "tfl.neg"(%x) : (tensor<?xf32>) -> tensor<?xf32>
    "tfl.yield"(%1, %1) : (tensor<?xf32>, tensor<?xf32>) -> ()
  }, {
    "tfl.yield"(%y, %x) : (tensor<?xf32>, tensor<?xf32>) -> ()
  }) : (tensor<i1>) -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}
