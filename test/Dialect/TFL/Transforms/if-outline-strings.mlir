// RUN: tfuse-opt %s -tfl-if-outline=sink-constants | FileCheck %s

// LiteRT crashes if a branch returns a constant of strings. Computed strings
// stay unchanged.

// CHECK-LABEL: func.func @strings
// CHECK: func.func private @tfl.if_then
// CHECK:   %[[YES:.*]] = "tfl.pseudo_const"
// CHECK:   %[[RESULT:.*]] = "tfl.reshape"(%[[YES]], %{{.*}})
// CHECK:   return %[[RESULT]]
// CHECK: func.func private @tfl.if_else
// CHECK-NOT: tfl.reshape
// CHECK: return
func.func @strings(%c: tensor<i1>, %x: tensor<2x!tf_type.string>) -> tensor<2x!tf_type.string> {
  %yes = "tfl.pseudo_const"() {value = dense<["a", "bc"]> : tensor<2x!tf_type.string>} : () -> tensor<2x!tf_type.string>
  %0 = "tfl.if"(%c) ({
    "tfl.yield"(%yes) : (tensor<2x!tf_type.string>) -> ()
  }, {
    "tfl.yield"(%x) : (tensor<2x!tf_type.string>) -> ()
  }) : (tensor<i1>) -> tensor<2x!tf_type.string>
  return %0 : tensor<2x!tf_type.string>
}
