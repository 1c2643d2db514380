//===- Resource.td - variables, tables, random numbers -----*- tablegen -*-===//
//
// Ops with state: resource variables, hash tables, the initialization subgraph,
// and random number generators.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

def TFL_CallOnceOp : TFL_Op<"call_once", []> {
  let summary = "runs a function the first time only";
  let arguments = (ins StrAttr:$session_init_function);
  let results = (outs);
  let builtin = TFL_Builtin<"CALL_ONCE", 129>;
  let options = TFL_CallOnceOptions;
  let versions = [Version<1, "2.5.0">];
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

def TFL_VarHandleOp : TFL_Op<"var_handle", []> {
  let summary = "the handle of a variable, which is created on first use";
  let arguments = (ins DefaultValuedStrAttr<StrAttr, "">:$container,
                       DefaultValuedStrAttr<StrAttr, "">:$shared_name);
  let results = (outs TFL_ResourceTensor:$resource_handle);
  let builtin = TFL_Builtin<"VAR_HANDLE", 142>;
  let options = TFL_VarHandleOptions;
  let versions = [Version<1, "2.6.0">];
}

// The runtime copies whole values of any element type.
defvar TFL_VariableTypes = [F32, F64, I1, UI8, I8, QI8, QUI8, I32, I64, QI16,
                            TFL_Complex64, TFL_Complex128, F16, BF16, I16, UI16,
                            UI32];

def TFL_AssignVariableOp : TFL_Op<"assign_variable", []> {
  let summary = "sets the value of a variable";
  let arguments = (ins TFL_ResourceTensor:$resource_id,
                       TFL_Tensor<TFL_VariableTypes>:$value);
  let results = (outs);
  let builtin = TFL_Builtin<"ASSIGN_VARIABLE", 144>;
  let versions = [Version<1, "2.6.0">];
}

def TFL_ReadVariableOp : TFL_Op<"read_variable", []> {
  let summary = "the value of a variable";
  let arguments = (ins TFL_ResourceTensor:$resource_id);
  let results = (outs TFL_Tensor<TFL_VariableTypes>:$result);
  let builtin = TFL_Builtin<"READ_VARIABLE", 143>;
  let versions = [Version<1, "2.6.0">];
}

//===----------------------------------------------------------------------===//
// Hash tables
//===----------------------------------------------------------------------===//

def TFL_HashtableOp : TFL_Op<"hashtable", []> {
  let summary = "the handle of a hash table, which is created on first use";
  let arguments = (ins I32Attr:$table_id, TypeAttr:$key_dtype,
                       TypeAttr:$value_dtype);
  let results = (outs TFL_ResourceTensor:$out);
  let builtin = TFL_Builtin<"HASHTABLE", 136>;
  let options = TFL_HashtableOptions;
  let versions = [Version<1, "2.5.0">];
}

defvar TFL_KeyTypes = [I32, TFL_Str, I64];
defvar TFL_ValueTypes = [F32, I32, TFL_Str, I64];

def TFL_HashtableFindOp : TFL_Op<"hashtable_find", []> {
  let summary = "the values of keys, or a default for missing keys";
  let arguments = (ins TFL_ResourceTensor:$hash_table,
                       TFL_Tensor<TFL_KeyTypes>:$keys,
                       TFL_Tensor<TFL_ValueTypes>:$default_value);
  let results = (outs TFL_Tensor<TFL_ValueTypes>:$out);
  let builtin = TFL_Builtin<"HASHTABLE_FIND", 137>;
  let versions = [Version<1, "2.5.0">];
}

def TFL_HashtableImportOp : TFL_Op<"hashtable_import", []> {
  let summary = "replaces the contents of a table";
  let arguments = (ins TFL_ResourceTensor:$hash_table,
                       TFL_Tensor<TFL_KeyTypes>:$keys,
                       TFL_Tensor<TFL_ValueTypes>:$values);
  let results = (outs);
  let builtin = TFL_Builtin<"HASHTABLE_IMPORT", 138>;
  let versions = [Version<1, "2.5.0">];
}

def TFL_HashtableSizeOp : TFL_Op<"hashtable_size", []> {
  let summary = "the number of keys in a table";
  let arguments = (ins TFL_ResourceTensor:$hash_table);
  let results = (outs TFL_I64Tensor:$out);
  let builtin = TFL_Builtin<"HASHTABLE_SIZE", 139>;
  let versions = [Version<1, "2.5.0">];
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

class TFL_RandomOp<string mnemonic> : TFL_Op<mnemonic, []> {
  let arguments = (ins TFL_I32Tensor:$shape, TFL_ZeroByDefault:$seed,
                       TFL_ZeroByDefault:$seed2);
  let results = (outs TFL_F32Tensor:$out);
  let options = TFL_RandomOptions;
  let versions = [Version<1, "2.8.0">];
}

def TFL_RandomUniformOp : TFL_RandomOp<"random_uniform"> {
  let summary = "random numbers between 0 and 1";
  let builtin = TFL_Builtin<"RANDOM_UNIFORM", 148>;
}

def TFL_RandomStandardNormalOp : TFL_RandomOp<"random_standard_normal"> {
  let summary = "normally distributed random numbers";
  let builtin = TFL_Builtin<"RANDOM_STANDARD_NORMAL", 146>;
}

def TFL_MultinomialOp : TFL_Op<"multinomial", []> {
  let summary = "random indices with the distribution that logits give";
  let arguments = (ins TFL_F32Tensor:$logits, TFL_I32Tensor:$num_samples,
                       TFL_ZeroByDefault:$seed, TFL_ZeroByDefault:$seed2);
  let results = (outs TFL_Tensor<[I32, I64]>:$out);
  let builtin = TFL_Builtin<"MULTINOMIAL", 149>;
  let options = TFL_RandomOptions;
  let versions = [Version<1, "2.8.0">];
}
