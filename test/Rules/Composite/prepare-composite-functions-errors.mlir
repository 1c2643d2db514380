// What does not fit is an error, a warning or a line of the report: that depends
// on who wrote it and on the options.
//
// RUN: split-file %s %t
//
// RUN: not tfuse-opt %t/person.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=false" 2>&1 | FileCheck %s --check-prefix=PERSON
// PERSON: error: ids should be an int32 or int64 tensor, argument 1 is tensor<3xf32> (function 'lookup', called as 'layer/lookup' and in 1 other place)
// PERSON: note: hint: change the function, or have its body converted instead with --fallback-composites
// PERSON: note: loc("layer/lookup"): called here
// PERSON: note: loc("layer/again"): called here
//
// RUN: tfuse-opt %t/person.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FALLBACK
// FALLBACK: warning: ids should be an int32 or int64 tensor
// FALLBACK: note: its body is converted instead
//
// RUN: not tfuse-opt %t/person.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite require-fusion=embedding_lookup" 2>&1 | FileCheck %s --check-prefix=REQUIRED
// RUN: not tfuse-opt %t/person.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite require-fusion=*" 2>&1 | FileCheck %s --check-prefix=REQUIRED
// RUN: not tfuse-opt %t/person.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite require-fusion=composite-embedding-lookup" 2>&1 | FileCheck %s --check-prefix=REQUIRED
// REQUIRED: error: 'embedding_lookup' must be fused, but is not: ids should be an int32 or int64 tensor
//
// RUN: tfuse-opt %t/person.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=false disable-rules=composite-embedding-lookup summary=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=DISABLED
// DISABLED: the rule composite-embedding-lookup is disabled (function 'lookup'
// RUN: not tfuse-opt %t/person.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite disable-rules=composite-embedding-lookup require-fusion=embedding_lookup" 2>&1 | FileCheck %s --check-prefix=DISABLED-REQUIRED
// DISABLED-REQUIRED: error: 'embedding_lookup' must be fused, but is not: the rule composite-embedding-lookup is disabled
//
// A framework's tag is in the report alone.
// RUN: tfuse-opt %t/keras.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=false" 2>&1 >/dev/null | count 0
// RUN: tfuse-opt %t/keras.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=false summary=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=KERAS
// KERAS: composite-keras-gru
// KERAS-SAME: TFLite has no fused op for a GRU
// RUN: not tfuse-opt %t/keras.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite require-fusion=gru" 2>&1 | FileCheck %s --check-prefix=KERAS-REQUIRED
// KERAS-REQUIRED: error: 'gru_b4e9f0e7' must be fused, but is not: TFLite has no fused op for a GRU (function 'gru')
//
// RUN: not tfuse-opt %t/keras.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite require-fusion=LSTMCellSimple" 2>&1 | FileCheck %s --check-prefix=ABSENT
// ABSENT: error: 'LSTMCellSimple' must be fused, but no function of the model has an annotation of this name
//
// RUN: tfuse-opt %t/unknown.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=false" -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: warning: no fusion is registered for the name 'embeding_lookup' (function 'misspelled')
// UNKNOWN: note: hint: did you mean 'embedding_lookup'?
// UNKNOWN: warning: no fusion is registered for the name 'something_else' (function 'other')
// UNKNOWN-NOT: hint
// RUN: not tfuse-opt %t/unknown.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite require-fusion=*" 2>&1 | FileCheck %s --check-prefix=UNKNOWN-REQUIRED
// UNKNOWN-REQUIRED: error: no fusion is registered for the name 'embeding_lookup'
//
// RUN: not tfuse-opt %t/malformed.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=false" 2>&1 | FileCheck %s --check-prefix=MALFORMED
// MALFORMED: error: the annotation of function 'field' is malformed: Message type "tensorflow.NamedAttr" has no field named "valu" (line 1, column 36)
// MALFORMED: error: the annotation of function 'no_name' is malformed: the annotation has no name
// MALFORMED: error: the annotation of function 'empty' is malformed: the annotation has no name
// MALFORMED: error: the annotation of function 'number' is malformed: _implements is neither a string nor a function
// MALFORMED-NOT: error:
// RUN: tfuse-opt %t/malformed.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=MALFORMED-FALLBACK
// MALFORMED-FALLBACK: warning: the annotation of function 'field' is malformed
// MALFORMED-FALLBACK: note: its body is converted instead
//
// A malformed tag of a framework's is in the report alone, too.
// RUN: tfuse-opt %t/tag.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=false" 2>&1 >/dev/null | count 0
// RUN: tfuse-opt %t/tag.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite fallback=false summary=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TAG
// TAG: the annotation of function 'empty' is malformed: api_implements should be a non-empty string
//
// RUN: not tfuse-opt %t/recursive.mlir "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>&1 | FileCheck %s --check-prefix=RECURSIVE
// RECURSIVE: error: the composite 'embedding_lookup' (function 'itself') calls itself
// RECURSIVE: error: the composite 'embedding_lookup' (function 'there') calls itself

//--- person.mlir
func.func @model(%table: tensor<7x4xf32>, %ids: tensor<3xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %0 = "tf.PartitionedCall"(%table, %ids) {f = @lookup} : (tensor<7x4xf32>, tensor<3xf32>) -> tensor<3x4xf32> loc("layer/lookup")
  %1 = "tf.PartitionedCall"(%table, %ids) {f = @lookup} : (tensor<7x4xf32>, tensor<3xf32>) -> tensor<3x4xf32> loc("layer/again")
  return %0, %1 : tensor<3x4xf32>, tensor<3x4xf32>
}
func.func private @lookup(%table: tensor<7x4xf32>, %ids: tensor<3xf32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.Elsewhere"(%table, %ids) : (tensor<7x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

//--- keras.mlir
func.func @gru(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf.api_implements = "gru_b4e9f0e7"} {
  return %x : tensor<3xf32>
}

//--- unknown.mlir
func.func @misspelled(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf._implements = "embeding_lookup"} {
  return %x : tensor<3xf32>
}
func.func @other(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf._implements = "something_else"} {
  return %x : tensor<3xf32>
}

//--- malformed.mlir
func.func @field(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf._implements = "name: \22my_op\22 attr { key: \22a\22 valu { i: 2 } }"} {
  return %x : tensor<3xf32>
}
func.func @no_name(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf._implements = "attr { key: \22a\22 value { i: 2 } }"} {
  return %x : tensor<3xf32>
}
func.func @empty(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf._implements = ""} {
  return %x : tensor<3xf32>
}
func.func @number(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf._implements = 3 : i64} {
  return %x : tensor<3xf32>
}

//--- tag.mlir
func.func @empty(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf.api_implements = ""} {
  return %x : tensor<3xf32>
}

//--- recursive.mlir
func.func @itself(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.PartitionedCall"(%table, %ids) {f = @itself} : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @there(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> attributes {tf._implements = "embedding_lookup"} {
  %0 = "tf.PartitionedCall"(%table, %ids) {f = @back} : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func private @back(%table: tensor<7x4xf32>, %ids: tensor<3xi32>) -> tensor<3x4xf32> {
  %0 = "tf.PartitionedCall"(%table, %ids) {f = @there} : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
