// RUN: tfuse-opt %s -stablehlo-legalize-tf=structure-only | FileCheck %s

// Only calls, branches and loops are lowered, nested regions included; all
// other ops stay.
// CHECK-LABEL: func.func @loop(
// CHECK: "tf.WhileRegion"
// CHECK: stablehlo.compare
// CHECK: "tf.PartitionedCall"({{.*}}) <{f = @step}>
// CHECK: "tf.IfRegion"
// CHECK: stablehlo.negate
func.func @loop(%n: tensor<i32>, %c: tensor<i1>, %x: tensor<3xf32>) -> tensor<3xf32> {
  %0:2 = "stablehlo.while"(%n, %x) ({
  ^bb0(%i: tensor<i32>, %y: tensor<3xf32>):
    %1 = "stablehlo.compare"(%i, %n) {comparison_direction = "LT"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<3xf32>):
    %2 = func.call @step(%y) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.if"(%c) ({
      %4 = "stablehlo.negate"(%2) : (tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%4) : (tensor<3xf32>) -> ()
    }, {
      "stablehlo.return"(%2) : (tensor<3xf32>) -> ()
    }) : (tensor<i1>) -> tensor<3xf32>
    "stablehlo.return"(%i, %3) : (tensor<i32>, tensor<3xf32>) -> ()
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}
func.func private @step(tensor<3xf32>) -> tensor<3xf32>
