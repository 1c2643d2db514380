// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @loop(
// CHECK: %[[WHILEREGION:.+]]:2 = "tf.WhileRegion"({{.*}}, %arg0)
// CHECK: %[[LESS:.+]] = "tf.Less"(%arg2, {{.*}})
// CHECK: "tf.Yield"(%[[LESS]])
// CHECK: %[[ADDV2:.+]] = "tf.AddV2"(%arg2, {{.*}})
// CHECK: %[[ADDV21:.+]] = "tf.AddV2"(%arg3, %arg1)
// CHECK: "tf.Yield"(%[[ADDV2]], %[[ADDV21]])
func.func @loop(%x: tensor<3xf32>, %step: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %0:2 = "stablehlo.while"(%zero, %x) ({
  ^bb0(%i: tensor<i32>, %y: tensor<3xf32>):
    %1 = "stablehlo.compare"(%i, %four) {comparison_direction = "LT"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<3xf32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %2 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.add"(%y, %step) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "stablehlo.return"(%2, %3) : (tensor<i32>, tensor<3xf32>) -> ()
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// CHECK-LABEL: func.func @branches(
// CHECK: %[[IFREGION:.+]] = "tf.IfRegion"(%arg0)
// CHECK: %[[NEG:.+]] = "tf.Neg"(%arg2)
// CHECK: "tf.Yield"(%[[NEG]])
// CHECK: "tf.Yield"(%arg2)
// CHECK: %[[CASEREGION:.+]] = "tf.CaseRegion"(%arg1)
// CHECK: "tf.Yield"(%arg2)
// CHECK: %[[ABS:.+]] = "tf.Abs"(%arg2)
// CHECK: "tf.Yield"(%[[ABS]])
func.func @branches(%c: tensor<i1>, %n: tensor<i32>, %x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = "stablehlo.if"(%c) ({
    %1 = "stablehlo.negate"(%x) : (tensor<3xf32>) -> tensor<3xf32>
    "stablehlo.return"(%1) : (tensor<3xf32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<3xf32>) -> ()
  }) : (tensor<i1>) -> tensor<3xf32>
  %2 = "stablehlo.case"(%n) ({
    "stablehlo.return"(%x) : (tensor<3xf32>) -> ()
  }, {
    %3 = "stablehlo.abs"(%x) : (tensor<3xf32>) -> tensor<3xf32>
    "stablehlo.return"(%3) : (tensor<3xf32>) -> ()
  }) : (tensor<i32>) -> tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func private @callee(
// CHECK: %[[NEG:.+]] = "tf.Neg"(%arg0)
func.func private @callee(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @calls(
// CHECK: %[[PARTITIONEDCALL:.+]] = "tf.PartitionedCall"(%arg0){{.*}}f = @callee
// CHECK: %[[PARTITIONEDCALL1:.+]] = "tf.PartitionedCall"(%arg0){{.*}}f = @callee
func.func @calls(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = call @callee(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = stablehlo.composite "my.op" %x {decomposition = @callee} : (tensor<3xf32>) -> tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @forwarded(
func.func @forwarded(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.optimization_barrier"(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = "stablehlo.tuple"(%0, %x) : (tensor<3xf32>, tensor<3xf32>) -> tuple<tensor<3xf32>, tensor<3xf32>>
  %2 = "stablehlo.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tensor<3xf32>, tensor<3xf32>>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// Custom calls and composites that are lowered by their names.
// CHECK-LABEL: func.func @named(
// CHECK: %[[ERF:.+]] = "tf.Erf"(%arg0)
// CHECK: %[[TOPKV2:.+]]:2 = "tf.TopKV2"(%arg0, {{.*}})
// CHECK: %[[ERF1:.+]] = "tf.Erf"(%arg0)
func.func @named(%x: tensor<3x5xf32>, %ok: tensor<i1>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x2xf32>, tensor<3x5xf32>) {
  "stablehlo.custom_call"(%ok) {call_target_name = "shape_assertion"} : (tensor<i1>) -> ()
  %0 = "stablehlo.custom_call"(%x) {call_target_name = "Sharding"} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = "stablehlo.custom_call"(%x) {call_target_name = "mhlo.erf"} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %2:2 = "stablehlo.custom_call"(%x) {call_target_name = "mhlo.topk", mhlo.attributes = {k = 2 : i64, largest = true}} : (tensor<3x5xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  %3 = stablehlo.composite "chlo.erf" %x {decomposition = @erf} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0, %1, %2#0, %3 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x2xf32>, tensor<3x5xf32>
}
// CHECK-LABEL: func.func private @erf(
func.func private @erf(tensor<3x5xf32>) -> tensor<3x5xf32>
