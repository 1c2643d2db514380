// RUN: tfuse-opt %s -tfl-inline-regions -split-input-file | FileCheck %s

// Functions that one region calls move into the region.

// CHECK-LABEL: func.func @loop
// CHECK: "tfl.while"(%{{.*}}) ({
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<i32>):
// CHECK: %[[LESS:.*]] = tfl.less(%[[A]], %{{.*}})
// CHECK: "tfl.yield"(%[[LESS]])
// CHECK: ^bb0(%[[B:.*]]: tensor<i32>):
// CHECK: %[[NEXT:.*]] = tfl.add %[[B]], %{{.*}}
// CHECK: "tfl.yield"(%[[NEXT]])
// CHECK-NOT: func.func private
func.func @loop(%i: tensor<i32>) -> tensor<i32> {
  %0 = "tfl.while"(%i) ({
  ^bb0(%a: tensor<i32>):
    %1 = func.call @cond(%a) : (tensor<i32>) -> tensor<i1>
    "tfl.yield"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>):
    %1 = func.call @body(%a) : (tensor<i32>) -> tensor<i32>
    "tfl.yield"(%1) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
func.func private @cond(%a: tensor<i32>) -> tensor<i1> {
  %c = "tfl.pseudo_const"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
  %0 = tfl.less(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @body(%a: tensor<i32>) -> tensor<i32> {
  %c = "tfl.pseudo_const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %0 = tfl.add %a, %c {fused_activation_function = "NONE"} : tensor<i32>
  return %0 : tensor<i32>
}

// -----

// Branches; a function that both branches call stays, and so does a public one.

// CHECK-LABEL: func.func @branches
// CHECK: "tfl.if"
// CHECK: func.call @shared
// CHECK: func.call @shared
// CHECK: "tfl.if"
// CHECK-NEXT: %[[NEG:.*]] = "tfl.neg"(%{{.*}})
// CHECK-NEXT: "tfl.yield"(%[[NEG]])
// CHECK: func.call @entry
// CHECK: func.func private @shared
// CHECK-NOT: func.func private @once
// CHECK: func.func @entry
func.func @branches(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.if"(%c) ({
    %1 = func.call @shared(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    %1 = func.call @shared(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%1) : (tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32>
  %2 = "tfl.if"(%c) ({
    %3 = func.call @once(%0) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%3) : (tensor<2xf32>) -> ()
  }, {
    %3 = func.call @entry(%0) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%3) : (tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
func.func private @shared(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @once(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @entry(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.exp"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// A file may have a body that runs its own loop again.

// CHECK-LABEL: func.func private @recursive
// CHECK: func.call @recursive
func.func private @recursive(%a: tensor<i32>) -> tensor<i32> {
  %0 = "tfl.while"(%a) ({
  ^bb0(%b: tensor<i32>):
    %t = "tfl.pseudo_const"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tfl.yield"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%b: tensor<i32>):
    %1 = func.call @recursive(%b) : (tensor<i32>) -> tensor<i32>
    "tfl.yield"(%1) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
