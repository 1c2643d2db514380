// RUN: rm -rf %t && split-file %s %t
// RUN: cd %t && tfuse-opt %t/tables.mlir -tf-init-text-file-to-import | FileCheck %t/tables.mlir
// RUN: cd %t && tfuse-opt %t/errors.mlir -tf-init-text-file-to-import -split-input-file -verify-diagnostics

//--- words.txt
apple
ban ana
grape
//--- columns.csv
10,ten,1.5
-20,minus twenty,2.5
//--- numbers.txt
10
-20
//--- empty.txt
//--- empty-line.txt
apple

grape
//--- twice.txt
apple
grape
apple
//--- tables.mlir
// CHECK-LABEL: func.func @whole_numbers
func.func @whole_numbers() {
  %f = "tf.Const"() <{value = dense<"numbers.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // CHECK: dense<[10, -20]> : tensor<2xi64>
  // CHECK: dense<[0, 1]> : tensor<2xi64>
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -2 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// CHECK-LABEL: func.func @lines
func.func @lines() {
  %f = "tf.Const"() <{value = dense<"words.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // CHECK: %[[K:.*]] = "tf.Const"() <{value = dense<["apple", "ban ana", "grape"]>
  // CHECK: %[[V:.*]] = "tf.Const"() <{value = dense<[0, 1, 2]> : tensor<3xi64>
  // CHECK: "tf.LookupTableImportV2"(%{{.*}}, %[[K]], %[[V]])
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -2 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}
// CHECK-LABEL: func.func @numbers
func.func @numbers() {
  %f = "tf.Const"() <{value = dense<"words.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = !tf_type.string}> : () -> tensor<!tf_type.resource>
  // vocab_size = 2 and offset = 5: the first two lines get the values 5 and 6.
  // CHECK: "tf.Const"() <{value = dense<[5, 6]> : tensor<2xi64>
  // CHECK: "tf.Const"() <{value = dense<["apple", "ban ana"]>
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -1 : i64, value_index = -2 : i64, vocab_size = 2 : i64, offset = 5 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}
// CHECK-LABEL: func.func @columns
func.func @columns() {
  %f = "tf.Const"() <{value = dense<"columns.csv"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // CHECK: "tf.Const"() <{value = dense<["ten", "minus twenty"]>
  // CHECK: "tf.Const"() <{value = dense<[10, -20]> : tensor<2xi64>
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = 1 : i64, value_index = 0 : i64, delimiter = ","}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  %u = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "u", value_dtype = f32}> : () -> tensor<!tf_type.resource>
  // CHECK: "tf.Const"() <{value = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>
  "tf.InitializeTableFromTextFileV2"(%u, %f) <{key_index = 1 : i64, value_index = 2 : i64, delimiter = ","}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}
//--- errors.mlir
func.func @missing() {
  %f = "tf.Const"() <{value = dense<"no.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{failed to open vocabulary file (no.txt): cannot open input file 'no.txt': No such file}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -2 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// -----

func.func @empty_line() {
  %f = "tf.Const"() <{value = dense<"empty-line.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{vocabulary file empty-line.txt, line 2: it is empty}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -2 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// -----

func.func @twice() {
  %f = "tf.Const"() <{value = dense<"twice.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{vocabulary file twice.txt, line 3: key 'apple' stands on line 1 already, with another value}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -2 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// -----

func.func @too_short() {
  %f = "tf.Const"() <{value = dense<"words.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{line 4: the file ends here, but the table wants 4 lines}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -2 : i64, value_index = -1 : i64, vocab_size = 4 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// -----

func.func @no_column() {
  %f = "tf.Const"() <{value = dense<"columns.csv"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{line 1: it has 3 columns, not the 4 that the table is filled from}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = 3 : i64, value_index = 0 : i64, delimiter = ","}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// -----

func.func @no_number() {
  %f = "tf.Const"() <{value = dense<"columns.csv"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{line 1: 'ten' is not a number of that type}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = 0 : i64, value_index = 1 : i64, delimiter = ","}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// -----

func.func @types() {
  %f = "tf.Const"() <{value = dense<"words.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{fills a table from columns of a file that do not fit its types}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -1 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// -----

func.func @empty() {
  %f = "tf.Const"() <{value = dense<"empty.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{vocabulary file empty.txt, line 1: the file is empty}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -2 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}

// -----

func.func @whole_words_as_numbers() {
  %f = "tf.Const"() <{value = dense<"words.txt"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+1 {{line 1: 'apple' is not a number of that type}}
  "tf.InitializeTableFromTextFileV2"(%t, %f) <{key_index = -2 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
  return
}
