// RUN: tfuse-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{unknown tf_executor type: edge}}
func.func private @unknown_type(!tf_executor.edge)

// -----

func.func @other_op_in_graph(%x: tensor<f32>) {
  tf_executor.graph {
    // expected-error@+1 {{'tf.Relu' op unallowed inside a tf_executor.graph region}}
    %0 = "tf.Relu"(%x) : (tensor<f32>) -> tensor<f32>
    tf_executor.fetch
  }
  return
}

// -----

func.func @graph_in_graph() {
  tf_executor.graph {
    // expected-error@+1 {{'tf_executor.graph' op unallowed directly inside another tf_executor.graph}}
    tf_executor.graph {}
  }
  return
}

// -----

func.func @node_outside() {
  // expected-error@+1 {{'tf_executor.island' op expects parent op 'tf_executor.graph'}}
  %0 = tf_executor.island wraps "tf.NoOp"() : () -> ()
  return
}

// -----

func.func @fetch_of_other_type(%x: tensor<f32>) {
  %0 = "tf_executor.graph"() ({
    // expected-error@+1 {{operand #0 type mismatch graph results ('tensor<i32>' != 'tensor<f32>')}}
    tf_executor.fetch %x : tensor<f32>
  }) : () -> tensor<i32>
  return
}

// -----

func.func @control_before_data(%x: tensor<f32>) {
  tf_executor.graph {
    %0 = tf_executor.island wraps "tf.NoOp"() : () -> ()
    // expected-error@+2 {{'tf_executor.fetch' op found non-control operand #1 after control operand}}
    // expected-error@+1 {{'tf_executor.fetch' op failed to verify that all control inputs must appear after any non-control input}}
    tf_executor.fetch %0, %x : !tf_executor.control, tensor<f32>
  }
  return
}

// -----

func.func @yields_too_little(%x: tensor<f32>) {
  tf_executor.graph {
    %0:2 = "tf_executor.island"() ({
      // expected-error@+1 {{'tf_executor.yield' op has 0 operand, but island returns 1}}
      tf_executor.yield
    }) : () -> (tensor<f32>, !tf_executor.control)
    tf_executor.fetch
  }
  return
}

// -----

func.func @switch_shapes(%x: tensor<2xf32>, %p: tensor<i1>) {
  tf_executor.graph {
    // expected-error@+1 {{'tf_executor.Switch' op failed to verify that data operand must be broadcastable to false result}}
    %0:3 = tf_executor.Switch %x, %p : (tensor<2xf32>, tensor<i1>) -> (tensor<2xf32>, tensor<3xf32>, !tf_executor.control)
    tf_executor.fetch
  }
  return
}

// -----

func.func @switch_without_predicate(%x: tensor<2xf32>) {
  tf_executor.graph {
    // expected-error@+1 {{expects a single data type and a predicate}}
    %0:3 = tf_executor.Switch %x : tensor<2xf32>
  }
  return
}

// -----

func.func @switch_of_too_many(%x: tensor<2xf32>, %i: tensor<i32>) {
  tf_executor.graph {
    // expected-error@+1 {{expects a positive number of outputs}}
    %0:3 = tf_executor._SwitchN %x, %i of 99999999999 : tensor<2xf32>
  }
  return
}

// -----

func.func @merge_shapes(%x: tensor<4xf32>, %y: tensor<8xf32>) {
  tf_executor.graph {
    // expected-error@+1 {{expects all operands to be broadcastable with output type but got 'tensor<8xf32>' vs 'tensor<4xf32>'}}
    %0:3 = tf_executor.Merge %x, %y : (tensor<4xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<i32>, !tf_executor.control)
    tf_executor.fetch
  }
  return
}

// -----

func.func @merge_to_reference(%x: tensor<4xf32>) {
  tf_executor.graph {
    // expected-error@+1 {{expects same operand and output element type but got 'tensor<4xf32>' vs 'tensor<4x!tf_type.f32ref>'}}
    %0:3 = tf_executor.Merge %x : (tensor<4xf32>) -> (tensor<4x!tf_type.f32ref>, tensor<i32>, !tf_executor.control)
    tf_executor.fetch
  }
  return
}

// -----

func.func @source_without_sink() {
  tf_executor.graph {
    // expected-error@+1 {{expects a single user for produced token}}
    %0:3 = tf_executor.NextIteration.Source : tensor<f32>
    tf_executor.fetch
  }
  return
}

// -----

func.func @sink_of_other_type(%x: tensor<i32>) {
  tf_executor.graph {
    %0:3 = tf_executor.NextIteration.Source : tensor<f32>
    // expected-error@+1 {{input type 'tensor<i32>' mismatch the tf_executor.NextIteration.Source output type: 'tensor<f32>'}}
    tf_executor.NextIteration.Sink [%0#1] %x : tensor<i32>
    tf_executor.fetch
  }
  return
}

// -----

func.func @exit_without_operand() {
  tf_executor.graph {
    // expected-error@+1 {{number of operands and types do not match}}
    %0:2 = tf_executor.Exit : tensor<f32>
  }
  return
}
