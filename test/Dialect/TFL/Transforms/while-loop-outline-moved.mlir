// RUN: tfuse-opt %s -tfl-while-loop-outline -split-input-file | FileCheck %s

// LiteRT copies results into iter args in order: %a is overwritten before the
// second copy reads it, %b is not.

// CHECK-LABEL: func.func private @tfl.while_body
// CHECK-SAME: (%[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>)
// CHECK: %[[COPY:.*]] = "tfl.reshape"(%[[A]], %{{.*}})
// CHECK: return %[[B]], %[[COPY]]
func.func @fixed(%x: tensor<2xf32>, %y: tensor<2xf32>, %c: tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0:2 = "tfl.while"(%x, %y) ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %t = "tfl.pseudo_const"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tfl.yield"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    "tfl.yield"(%b, %a) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
}

// -----

// LiteRT resizes iter args of dynamic shape before it copies any value, so
// moved values are copied first. Values that keep their position stay.

// CHECK-LABEL: func.func private @tfl.while_body
// CHECK-SAME: (%[[A:.*]]: tensor<?x2xf32>, %[[B:.*]]: tensor<?x2xf32>, %[[C:.*]]: tensor<?x2xf32>)
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0> : tensor<2xi32>
// CHECK-DAG: %[[REST:.*]] = arith.constant dense<-1> : tensor<2xi32>
// CHECK: %[[B2:.*]] = "tfl.slice"(%[[B]], %[[ZERO]], %[[REST]])
// CHECK: %[[A2:.*]] = "tfl.slice"(%[[A]]
// CHECK: return %[[B2]], %[[A2]], %[[C]]
func.func @open(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>) {
  %0:3 = "tfl.while"(%x, %y, %y) ({
  ^bb0(%a: tensor<?x2xf32>, %b: tensor<?x2xf32>, %c: tensor<?x2xf32>):
    %t = "tfl.pseudo_const"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tfl.yield"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<?x2xf32>, %b: tensor<?x2xf32>, %c: tensor<?x2xf32>):
    "tfl.yield"(%b, %a, %c) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>) -> ()
  }) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>)
  return %0#0, %0#1 : tensor<?x2xf32>, tensor<?x2xf32>
}

// -----

// CHECK-LABEL: func.func private @tfl.while_body
// CHECK: "tfl.shape"
// CHECK: "tfl.reshape"
func.func @unranked(%x: tensor<*xf32>, %y: tensor<*xf32>) -> tensor<*xf32> {
  %0:2 = "tfl.while"(%x, %y) ({
  ^bb0(%a: tensor<*xf32>, %b: tensor<*xf32>):
    %t = "tfl.pseudo_const"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tfl.yield"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<*xf32>, %b: tensor<*xf32>):
    "tfl.yield"(%a, %a) : (tensor<*xf32>, tensor<*xf32>) -> ()
  }) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return %0#1 : tensor<*xf32>
}
