// RUN: tfuse-opt %s -tfl-quantize | FileCheck %s
// RUN: tfuse-opt %s -tfl-quantize=mode=int16x8 | FileCheck %s --check-prefix=INT16
// RUN: tfuse-opt %s -tfl-quantize=keep-float=kept | FileCheck %s --check-prefix=KEPT

// CHECK-LABEL: @square
// CHECK: %[[X:.*]] = "tfl.quantize"
// CHECK: tfl.mul(%[[X]], %[[X]]) {{.*}} -> tensor<2x!quant.uniform<i8:f32, 0.0352941{{[0-9]*}}:-128>>
// KEPT-LABEL: @square
// KEPT: "tfl.square"(%{{.*}}) : (tensor<2xf32>) -> tensor<2xf32>
func.func @square(%x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}) -> tensor<2xf32> {
  %0 = "tfl.square"(%x) {tfl.ranges = [[0.0, 9.0]]} : (tensor<2xf32>) -> tensor<2xf32> loc("kept/Square")
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @neg
// CHECK-DAG: %[[C:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<!quant.uniform<i8:f32, 0.0039215{{[0-9]*}}:127>>, value = dense<-128> : tensor<i8>}>
// CHECK: tfl.mul(%{{.*}}, %[[C]]) {{.*}} -> tensor<2x!quant.uniform<i8:f32, 0.015686{{[0-9]*}}:63>>
func.func @neg(%x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}) -> tensor<2xf32> {
  %0 = "tfl.neg"(%x) {tfl.ranges = [[-3.0, 1.0]]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @compare
// CHECK: tfl.greater(%[[X:.*]], %[[Y:.*]]) :
// CHECK: tfl.less_equal(%[[X]], %[[Y]]) :
// INT16-LABEL: @compare
// INT16: %[[Y:.*]] = "tfl.quantize"(%arg1)
// INT16: %[[X:.*]] = "tfl.quantize"(%arg0)
// INT16: tfl.less(%[[Y]], %[[X]]) :
// INT16: tfl.greater_equal(%[[Y]], %[[X]]) :
func.func @compare(%x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}, %y: tensor<2xf32> {tfl.range = [-3.0, 3.0]}) -> (tensor<2xi1>, tensor<2xi1>) {
  %0 = "tfl.greater"(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %1 = "tfl.less_equal"(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %0, %1 : tensor<2xi1>, tensor<2xi1>
}

// The kernel of EMBEDDING_LOOKUP for int8 tables gives floats; GATHER gives
// integers to the op that follows.
// CHECK-LABEL: @embedding
// CHECK: %[[ROWS:.*]] = "tfl.gather"({{.*}}) {{.*}} -> tensor<2x2x!quant.uniform<i8:f32, 0.0235294{{[0-9]*}}:-43>>
// CHECK: tfl.mul(%[[ROWS]], %[[ROWS]])
// KEPT-LABEL: @embedding
// KEPT: "tfl.embedding_lookup"
func.func @embedding(%x: tensor<2xi32>) -> tensor<2x2xf32> {
  %table = "tfl.pseudo_qconst"() {qtype = tensor<3x2x!quant.uniform<i8<-127:127>:f32:0, {1.0, 2.0, 0.5}>>, value = dense<[[1, 2], [-1, 2], [3, 0]]> : tensor<3x2xi8>} : () -> tensor<3x2x!quant.uniform<i8<-127:127>:f32:0, {1.0, 2.0, 0.5}>>
  %0 = "tfl.embedding_lookup"(%x, %table) {tfl.ranges = [[-2.0, 4.0]]} : (tensor<2xi32>, tensor<3x2x!quant.uniform<i8<-127:127>:f32:0, {1.0, 2.0, 0.5}>>) -> tensor<2x2xf32> loc("kept/Lookup")
  %1 = "tfl.mul"(%0, %0) {fused_activation_function = "NONE", tfl.ranges = [[0.0, 16.0]]} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// INT16-LABEL: @hard_swish
// INT16: %[[X:.*]] = "tfl.quantize"(%arg0)
// INT16: %[[GATE:.*]] = tfl.add(%[[X]], %{{.*}}) <{fused_activation_function = "RELU6"}> {{.*}} -> tensor<2x!quant.uniform<i16:f32, 1.831{{[0-9]*}}E-4>>
// INT16: %[[Y:.*]] = tfl.mul(%[[X]], %[[GATE]])
// INT16: tfl.mul(%[[Y]], %{{.*}})
// INT16-NOT: hard_swish
// CHECK-LABEL: @hard_swish
// CHECK: "tfl.hard_swish"(%{{.*}}) : (tensor<2x!quant
func.func @hard_swish(%x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}) -> tensor<2xf32> {
  %0 = "tfl.hard_swish"(%x) {tfl.ranges = [[-0.375, 3.0]]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// INT16-LABEL: @squared_difference
// INT16: %[[D:.*]] = tfl.sub(%{{.*}}, %{{.*}}) {{.*}} -> tensor<2x!quant.uniform<i16:f32, 1.220{{[0-9]*}}E-4>>
// INT16: tfl.mul(%[[D]], %[[D]])
func.func @squared_difference(%x: tensor<2xf32> {tfl.range = [-1.0, 3.0]}, %y: tensor<2xf32> {tfl.range = [-1.0, 3.0]}) -> tensor<2xf32> {
  %0 = "tfl.squared_difference"(%x, %y) {tfl.ranges = [[0.0, 16.0]]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
