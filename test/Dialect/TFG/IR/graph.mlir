// RUN: tfuse-opt %s | FileCheck %s
// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s
// RUN: tfuse-opt %s -mlir-print-op-generic | tfuse-opt | FileCheck %s

// Results are named after the op, control tokens "ctl". The types of tokens are
// not printed. Nodes may use results of later nodes.

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
  // Ops without results print their operand types without parentheses.
  // CHECK: %{{.*}} = Print(%Const, %Placeholder) : tensor<*xi32>, tensor<*xf32>
  %c5 = Print(%axis, %x) : tensor<*xi32>, tensor<*xf32>
}

// Ops whose name is not an identifier print in the generic form, and so do ops
// without a control token as their last result.
// CHECK-LABEL: tfg.graph
tfg.graph #tf_type.version<producer = 1, min_consumer = 1, bad_consumers = [3, 4]> {
  // CHECK: "tfg.Pack>Unpack"() {a = 1 : i64} : () -> (tensor<i32>, !tf_type.control)
  %a, %c0 = "tfg.Pack>Unpack"() {a = 1 : i64} : () -> (tensor<i32>, !tf_type.control)
  // CHECK: "tfg.NoToken"() : () -> tensor<i32>
  %b = "tfg.NoToken"() : () -> tensor<i32>
  // CHECK: %{{.*}} = Quotes name("a\22b")
  %c1 = Quotes name("a\22b")
  // An op name with another dot would be ambiguous without the dialect's
  // prefix.
  // CHECK: %{{.*}} = tfg.mine.Op
  %c2 = tfg.mine.Op
}
