// RUN: tfuse-opt %s | FileCheck %s
// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s
// RUN: tfuse-opt %s -mlir-print-op-generic | tfuse-opt | FileCheck %s

// Results are named after the op, control tokens "ctl"; types of tokens are
// not written; nodes may refer to nodes behind them.

// CHECK-LABEL: tfg.graph #tf_type.version<producer = 1987, min_consumer = 12>
tfg.graph #tf_type.version<producer = 1987, min_consumer = 12> {
  // CHECK: %AddV2, %[[CTL:.*]] = AddV2(%Split#1, %Placeholder) [%[[WAIT:.*]]] device("/gpu:0") assigned_device("/gpu:1") name("sum") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sum, %c0 = AddV2(%parts#1, %x) [%c3] device("/gpu:0") assigned_device("/gpu:1") name("sum") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  // CHECK: %Placeholder, %{{.*}} = Placeholder name("x") : () -> (tensor<*xf32>)
  %x, %c1 = Placeholder name("x") : () -> (tensor<*xf32>)
  // CHECK: %Split:2, %{{.*}} = Split(%Const, %Placeholder) : (tensor<*xi32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %parts:2, %c2 = Split(%axis, %x) : (tensor<*xi32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  // CHECK: %[[WAIT]] = NoOp [%[[CTL]], %{{.*}}] {tfg.unparsed = "\00"}
  %c3 = NoOp [%c0, %c2] {tfg.unparsed = "\00"}
  // CHECK: %Const, %{{.*}} = Const
  %axis, %c4 = Const : () -> (tensor<*xi32>)
  // Only operands: their types, without parentheses.
  // CHECK: %{{.*}} = Print(%Const, %Placeholder) : tensor<*xi32>, tensor<*xf32>
  %c5 = Print(%axis, %x) : tensor<*xi32>, tensor<*xf32>
}

// A name that is no identifier is written in quotes, as is an op without a
// token, or with one in a strange place.
// CHECK-LABEL: tfg.graph
tfg.graph #tf_type.version<producer = 1, min_consumer = 1, bad_consumers = [3, 4]> {
  // CHECK: "tfg.Pack>Unpack"() {a = 1 : i64} : () -> (tensor<i32>, !tf_type.control)
  %a, %c0 = "tfg.Pack>Unpack"() {a = 1 : i64} : () -> (tensor<i32>, !tf_type.control)
  // CHECK: "tfg.NoToken"() : () -> tensor<i32>
  %b = "tfg.NoToken"() : () -> tensor<i32>
  // CHECK: %{{.*}} = Quotes name("a\22b")
  %c1 = Quotes name("a\22b")
  // Two dots would not survive the loss of the prefix.
  // CHECK: %{{.*}} = tfg.mine.Op
  %c2 = tfg.mine.Op
}
