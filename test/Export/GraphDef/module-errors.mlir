// RUN: not tfuse-translate %s -diagnostic-codes -mlir-to-graphdef -split-input-file 2>&1 | FileCheck %s

// CHECK: error: [invalid-graph] the module has two graphs
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
}

tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
}

// -----

// CHECK: error: [invalid-graph] the module holds 'builtin.module'; only graphs and functions can be exported
module {
  module {
  }
}

// -----

// CHECK: error: [invalid-graph] tfg.unparsed is damaged
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> attributes {tfg.unparsed = "\FF"} {
}

// -----

// CHECK: error: [invalid-graph] node 'x': tfg.unparsed is damaged
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const name("x") {tfg.unparsed = "\FF"} : () -> (tensor<*xf32>)
}

// -----

// CHECK: error: [invalid-graph] node 'x': no AttrValue can express the attribute affine_map<(d0) -> (d0)>
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const name("x") {value = affine_map<(d0) -> (d0)>} : () -> (tensor<*xf32>)
}

// -----

// CHECK: error: [invalid-graph] node 'x': a constant has an element type that TensorFlow does not support
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const name("x") {value = dense<1> : tensor<2xi24>} : () -> (tensor<*xf32>)
}

// -----

// CHECK: error: [invalid-graph] node 'x': constant "gone" has no data, or less than its type requires
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const name("x") {value = dense_resource<gone> : tensor<2xf32>} : () -> (tensor<*xf32>)
}

// -----

// CHECK: error: [invalid-graph] node 'x': a tensor_proto attribute does not contain a TensorProto
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const name("x") {value = #tf_type<tensor_proto : "0xFF"> : tensor<2xf32>} : () -> (tensor<*xf32>)
}

// -----

// CHECK: error: [invalid-graph] node 'x': the elements attribute of a constant has an unknown kind
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const name("x") {value = sparse<0, 1.0> : tensor<2xf32>} : () -> (tensor<*xf32>)
}

// -----

// CHECK: error: [invalid-graph] function 'f': tfg.unparsed is damaged
tfg.func @f(%x: tensor<f32> {tfg.name = "x", tfg.unparsed = "\FF"}) {
  return
}

// -----

// CHECK: error: [invalid-graph] function 'f': argument 'x' has a type that TensorFlow does not support
tfg.func @f(%x: tensor<i24> {tfg.name = "x"}) {
  return
}

// -----

// CHECK: error: [invalid-graph] function 'f': tfg.func_attrs is damaged
tfg.func generic @f(%x: !tf_type.tensor {tfg.name = "x"}) -> (!tf_type.tensor {tfg.name = "y"})
    attributes {tfg.func_attrs = {T = 1 : i64}} {
  %y, %c = Neg(%x) name("n") : (!tf_type.tensor) -> (!tf_type.tensor)
  return(%y) : !tf_type.tensor
}

// -----

// CHECK: error: [invalid-graph] function 'f': 'resource_arg_unique_ids_keys' and 'resource_arg_unique_ids_values' have different sizes
tfg.func @f(%x: tensor<f32> {tfg.name = "x"}) attributes {resource_arg_unique_ids_keys = dense<1> : tensor<1xi32>} {
  return
}

// -----

// CHECK: error: [invalid-graph] function 'f': tfg.unparsed is damaged
tfg.func @f(%x: tensor<f32> {tfg.name = "x"}) attributes {tfg.unparsed = "\FF"} {
  return
}

// -----

// CHECK: error: 'tfg.func' op expects a non empty body
"tfg.func"() ({
}) {function_type = (tensor<f32>, !tf_type.control) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{tfg.name = "x"}, {}]} : () -> ()

// -----

// CHECK: error: [invalid-graph] function 'f': control result is missing 'tfg.name'
tfg.func @f(%x: tensor<f32> {tfg.name = "x"}) {
  %y, %c = Neg(%x) name("n") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return [%c]
}

// -----

// CHECK: error: [invalid-graph] function 'f', node 'n': result #1 of op 'Neg' is out of range
tfg.func @f(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %y:2, %c = Neg(%x) name("n") {T = f32} : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return(%y#1) : tensor<f32>
}

// -----

// CHECK: error: [invalid-graph] function 'f', node 'n': Type attr not found: N
tfg.func @f(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %y:2, %c = ShapeN(%x) name("n") {T = f32} : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return(%y#1) : tensor<f32>
}

// -----

// CHECK: error: [invalid-graph] function 'f', node 'n': result #0 of function 'g' does not exist, or has no name
tfg.func private @g(%x: tensor<f32> {tfg.name = "x"}) {
  return
}

tfg.func @f(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %y, %c = g(%x) name("n") : (tensor<f32>) -> (tensor<f32>)
  return(%y) : tensor<f32>
}

// -----

// CHECK: error: [invalid-graph] function 'f': tfg.unparsed is damaged
tfg.func generic @f(%x: !tf_type.tensor {tfg.name = "x"}) -> (!tf_type.tensor {tfg.name = "y"})
    attributes {tfg.func_attrs = {T = {tfg.unparsed = "\FF"}}} {
  %y, %c = Neg(%x) name("n") : (!tf_type.tensor) -> (!tf_type.tensor)
  return(%y) : !tf_type.tensor
}

// -----

// CHECK: error: [invalid-graph] operation 'tfg.IfRegion' is not a GraphDef node
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const name("x") : () -> (tensor<i1>)
  %r, %c1 = IfRegion %x then {
    yield(%x) : tensor<i1>
  } else {
    yield(%x) : tensor<i1>
  } {Tcond = i1, Tout = [i1]} : (tensor<i1>) -> (tensor<i1>)
}
