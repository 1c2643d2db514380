// RUN: tfuse-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @graph_without_nodes
// CHECK-NEXT: return %arg0
func.func @graph_without_nodes(%x: tensor<f32>) -> tensor<f32> {
  %0 = tf_executor.graph {
    tf_executor.fetch %x : tensor<f32>
  }
  return %0 : tensor<f32>
}

// CHECK-LABEL: @graph_of_one_island
// CHECK-NEXT: %[[A:.*]] = "tf.MyOp"
// CHECK-NEXT: %[[B:.*]] = "tf.MyOp"(%[[A]])
// CHECK-NEXT: return %[[B]], %arg0
func.func @graph_of_one_island(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0:2 = tf_executor.graph {
    %1:3 = tf_executor.island {
      %a = "tf.MyOp"(%x) : (tensor<f32>) -> tensor<f32>
      %b = "tf.MyOp"(%a) : (tensor<f32>) -> tensor<f32>
      tf_executor.yield %a, %b : tensor<f32>, tensor<f32>
    }
    tf_executor.fetch %1#1, %x, %1#2 : tensor<f32>, tensor<f32>, !tf_executor.control
  }
  return %0#0, %0#1 : tensor<f32>, tensor<f32>
}

// Empty islands and triggers are erased, together with the control edges from
// them.
// CHECK-LABEL: @empty_nodes
// CHECK: tf_executor.graph
// CHECK-NEXT: %[[A:.*]] = tf_executor.island wraps "tf.MyOp"
// CHECK-NEXT: %[[B:.*]] = tf_executor.island(%[[A]]) wraps "tf.MyOp"
// CHECK-NEXT: tf_executor.fetch %arg0, %[[B]]
func.func @empty_nodes(%x: tensor<f32>) -> tensor<f32> {
  %0 = tf_executor.graph {
    %empty = tf_executor.island {
      tf_executor.yield
    }
    %trigger = tf_executor.ControlTrigger %empty
    %a = tf_executor.island(%trigger, %empty) wraps "tf.MyOp"() : () -> ()
    %forward = tf_executor.island(%a) {
      tf_executor.yield
    }
    %value, %ctl = tf_executor.island {
      tf_executor.yield %x : tensor<f32>
    }
    %b = tf_executor.island(%forward) wraps "tf.MyOp"() : () -> ()
    tf_executor.fetch %value, %b : tensor<f32>, !tf_executor.control
  }
  return %0 : tensor<f32>
}
