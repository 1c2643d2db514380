// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// CHECK-LABEL: @empty
// CHECK-NEXT: tf_executor.graph {
// CHECK-NEXT:   tf_executor.fetch
// CHECK-NEXT: }
func.func @empty() {
  tf_executor.graph {
  }
  return
}

// CHECK-LABEL: @islands
func.func @islands(%x: tensor<*xf32>) -> tensor<*xf32> {
  // CHECK: tf_executor.graph {
  %0 = tf_executor.graph {
    // The short form wraps a single op.
    // CHECK: %[[A:.*]], %[[AC:.*]] = tf_executor.island wraps "tf.Relu"(%{{.*}}) {device = ""} : (tensor<*xf32>) -> tensor<*xf32>
    %a, %ac = tf_executor.island wraps "tf.Relu"(%x) {device = ""} : (tensor<*xf32>) -> tensor<*xf32>
    // CHECK: %[[B:.*]] = tf_executor.island(%[[AC]]) wraps "tf.NoOp"() : () -> ()
    %b = tf_executor.island(%ac) wraps "tf.NoOp"() : () -> ()
    // Islands with several ops have no short form.
    // CHECK: %[[C:.*]]:2, %[[CC:.*]] = tf_executor.island(%[[AC]], %[[B]]) {
    // CHECK-NEXT: "tf.Abs"
    // CHECK-NEXT: "tf.Neg"
    // CHECK-NEXT: tf_executor.yield %{{.*}}, %{{.*}} : tensor<*xf32>, tensor<*xf32>
    // CHECK-NEXT: } {note}
    %c:3 = tf_executor.island(%ac, %b) {
      %1 = "tf.Abs"(%a) : (tensor<*xf32>) -> tensor<*xf32>
      %2 = "tf.Neg"(%1) : (tensor<*xf32>) -> tensor<*xf32>
      tf_executor.yield %1, %2 : tensor<*xf32>, tensor<*xf32>
    } {note}
    // Islands that do not yield exactly the results of their op have no short
    // form.
    // CHECK: tf_executor.island {
    // CHECK-NEXT: %[[D:.*]]:2 = "tf.IdentityN"
    // CHECK-NEXT: tf_executor.yield %[[D]]#1 : tensor<*xf32>
    %d, %dc = tf_executor.island {
      %1:2 = "tf.IdentityN"(%a, %x) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
      tf_executor.yield %1#1 : tensor<*xf32>
    }
    // CHECK: tf_executor.fetch %[[C]]#1, %[[CC]], %[[B]] : tensor<*xf32>, !tf_executor.control, !tf_executor.control
    tf_executor.fetch %c#1, %c#2, %b : tensor<*xf32>, !tf_executor.control, !tf_executor.control
  } {allow_soft_placement = true}
  // CHECK: } {allow_soft_placement = true}
  return %0 : tensor<*xf32>
}

// CHECK-LABEL: @branches
func.func @branches(%x: tensor<2xf32>, %p: tensor<i1>, %q: tensor<*xi1>, %i: tensor<i32>) {
  tf_executor.graph {
    // CHECK: %[[F:.*]], %[[T:.*]], %[[C:.*]] = tf_executor.Switch %arg0, %arg1 : tensor<2xf32>
    %f, %t, %c = tf_executor.Switch %x, %p : tensor<2xf32>
    // CHECK: tf_executor.Switch %arg0, %arg1, %[[C]] : tensor<2xf32> {T = "tfdtype$DT_FLOAT"}
    %1:3 = tf_executor.Switch %x, %p, %c : tensor<2xf32> {T = "tfdtype$DT_FLOAT"}
    // CHECK: tf_executor.Switch %arg0, %arg2 : (tensor<2xf32>, tensor<*xi1>) -> (tensor<2xf32>, tensor<2xf32>, !tf_executor.control)
    %2:3 = tf_executor.Switch %x, %q : (tensor<2xf32>, tensor<*xi1>) -> (tensor<2xf32>, tensor<2xf32>, !tf_executor.control)
    // CHECK: tf_executor.Switch %arg0, %arg1 : (tensor<2xf32>, tensor<i1>) -> (tensor<*xf32>, tensor<2xf32>, !tf_executor.control)
    %3:3 = tf_executor.Switch %x, %p : (tensor<2xf32>, tensor<i1>) -> (tensor<*xf32>, tensor<2xf32>, !tf_executor.control)
    // CHECK: tf_executor._SwitchN %arg0, %arg3 of 3 : tensor<2xf32>
    %4:4 = tf_executor._SwitchN %x, %i of 3 : tensor<2xf32>
    // CHECK: tf_executor._SwitchN %arg0, %arg3 of 1 (%[[C]], %[[C]]) : tensor<2xf32> {note}
    %5:2 = tf_executor._SwitchN %x, %i of 1 (%c, %c) : tensor<2xf32> {note}
    // CHECK: tf_executor.Merge %[[F]], %[[T]] : tensor<2xf32>
    %6:3 = tf_executor.Merge %f, %t : tensor<2xf32>
    // CHECK: tf_executor.Merge %[[F]], %[[T]], %[[C]] : tensor<2xf32>
    %7:3 = tf_executor.Merge %f, %t, %c : tensor<2xf32>
    // CHECK: tf_executor.Merge %[[F]], %[[T]], %arg0 : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>, !tf_executor.control)
    %8:3 = tf_executor.Merge %f, %t, %x : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>, !tf_executor.control)
    // CHECK: tf_executor.ControlTrigger %[[C]], %[[C]]
    %9 = tf_executor.ControlTrigger %c, %c
    // CHECK: tf_executor.ControlTrigger{{ *$}}
    %10 = tf_executor.ControlTrigger
    tf_executor.fetch
  }
  return
}

// CHECK-LABEL: @loop
func.func @loop(%x: tensor<?xi32>, %p: tensor<i1>) -> tensor<?xi32> {
  %0 = tf_executor.graph {
    // CHECK: %[[S:.*]], %[[TOKEN:.*]], %[[SC:.*]] = tf_executor.NextIteration.Source : tensor<?xi32> {note}
    %s, %token, %sc = tf_executor.NextIteration.Source : tensor<?xi32> {note}
    // CHECK: tf_executor.Enter %arg0 frame "while/frame" : tensor<?xi32>
    %1:2 = tf_executor.Enter %x frame "while/frame" : tensor<?xi32>
    // CHECK: tf_executor.Enter %arg0, %[[SC]] frame "f" parallel_iterations 42 : tensor<?xi32> {note}
    %2:2 = tf_executor.Enter %x, %sc frame "f" parallel_iterations 42 : tensor<?xi32> {note}
    // CHECK: tf_executor.Enter %arg0 frame "f" constant : tensor<?xi32>
    %3:2 = tf_executor.Enter %x frame "f" constant : tensor<?xi32>
    // CHECK: tf_executor.Enter %arg0 frame "f" : (tensor<?xi32>) -> (tensor<*xi32>, !tf_executor.control)
    %4:2 = tf_executor.Enter %x frame "f" : (tensor<?xi32>) -> (tensor<*xi32>, !tf_executor.control)
    // CHECK: tf_executor.LoopCond %arg1, %[[SC]] : tensor<i1>
    %5:2 = tf_executor.LoopCond %p, %sc : tensor<i1>
    // CHECK: tf_executor.LoopCond %arg1 : (tensor<i1>) -> (tensor<*xi1>, !tf_executor.control)
    %6:2 = tf_executor.LoopCond %p : (tensor<i1>) -> (tensor<*xi1>, !tf_executor.control)
    // CHECK: %[[E:.*]], %{{.*}} = tf_executor.Exit %[[S]], %[[SC]] : tensor<?xi32>
    %7:2 = tf_executor.Exit %s, %sc : tensor<?xi32>
    // CHECK: tf_executor.NextIteration.Sink[%[[TOKEN]]] %[[S]], %[[SC]] : tensor<?xi32> {note}
    tf_executor.NextIteration.Sink [%token] %s, %sc : tensor<?xi32> {note}
    // CHECK: tf_executor.fetch %[[E]] : tensor<?xi32>
    tf_executor.fetch %7#0 : tensor<?xi32>
  }
  return %0 : tensor<?xi32>
}
