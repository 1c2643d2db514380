// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose | FileCheck %s

// tf.Case of three branches becomes two nested IFs; an out-of-range index
// selects the last branch.

// CHECK-LABEL: func.func @case
// CHECK-SAME: (%[[I:.*]]: tensor<i32>, %[[X:.*]]: tensor<2xf32>)
// CHECK: %[[A:.*]] = "tfl.equal"(%[[I]], %{{.*}})
// CHECK: "tfl.if"(%[[A]])
// CHECK:   "tfl.neg"(%[[X]])
// CHECK: }, {
// CHECK:   %[[B:.*]] = "tfl.equal"(%[[I]], %{{.*}})
// CHECK:   %[[R:.*]] = "tfl.if"(%[[B]])
// CHECK:     "tfl.abs"(%[[X]])
// CHECK:   }, {
// CHECK:     "tfl.exp"(%[[X]])
// CHECK:   "tfl.yield"(%[[R]])
func.func @case(%i: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.CaseRegion"(%i) ({
    %1 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    %1 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    %1 = "tf.Exp"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// A loop-carried value that starts with zero rows gets a leading unit axis:
// LiteRT would otherwise take its shape as fixed.

// CHECK-LABEL: func.func @from_nothing
// CHECK: %[[E:.*]] = "tfl.expand_dims"{{.*}} -> tensor<1x0x2xf32>
// CHECK: %[[R:.*]]:2 = "tfl.while"(%{{.*}}, %[[E]])
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %[[Y:.*]]: tensor<1x?x2xf32>):
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %[[Z:.*]]: tensor<1x?x2xf32>):
// CHECK:   %[[S:.*]] = "tfl.squeeze"(%[[Z]])
// CHECK:   %[[C:.*]] = "tfl.concatenation"(%[[S]], %{{.*}})
// CHECK:   "tfl.expand_dims"(%[[C]], %{{.*}})
// CHECK: "tfl.squeeze"(%[[R]]#1)
func.func @from_nothing(%n: tensor<i32>, %empty: tensor<0x2xf32>, %row: tensor<1x2xf32>) -> tensor<?x2xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "tf.WhileRegion"(%zero, %empty) ({
  ^bb0(%i: tensor<i32>, %y: tensor<?x2xf32>):
    %c = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<?x2xf32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %y1 = "tf.ConcatV2"(%y, %row, %zero) : (tensor<?x2xf32>, tensor<1x2xf32>, tensor<i32>) -> tensor<?x2xf32>
    "tf.Yield"(%i1, %y1) : (tensor<i32>, tensor<?x2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<0x2xf32>) -> (tensor<i32>, tensor<?x2xf32>)
  return %0#1 : tensor<?x2xf32>
}
