// RUN: tfuse-opt %s -split-input-file -verify-diagnostics

tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %c = NoOp
  %x, %c1 = Const : () -> (tensor<i32>)
  // expected-error@+1 {{found non-control input in position #1 after control input in position #0}}
  %c2 = "tfg.Print"(%c, %x) : (!tf_type.control, tensor<i32>) -> !tf_type.control
}

// -----

tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  // expected-error@+1 {{found non-control result in position #1 after control result in position #0}}
  %c, %x = "tfg.Const"() : () -> (!tf_type.control, tensor<i32>)
}

// -----

tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  // expected-error@+1 {{_mlir_name has empty value}}
  %c = NoOp {_mlir_name = ""}
}

// -----

tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const : () -> (tensor<i32>)
  // expected-error@+1 {{got 1 non-control operands, but the type defines 2 input types}}
  %y, %c1 = Neg(%x) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
}
