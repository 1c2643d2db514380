//===- TFSavedModel.td - The public interface of a SavedModel -*- tablegen -*-===//
//
// The parts of a SavedModel besides its functions: variables, assets, the
// initializer, and the exported names, which are attributes of functions and
// their arguments.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFSAVEDMODEL_TD
#define TFUSE_DIALECT_TF_IR_TFSAVEDMODEL_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"

def TFSavedModelDialect : Dialect {
  let name = "tf_saved_model";
  let summary = "the public interface of a SavedModel";
  let description = [{
    A module with the attribute `tf_saved_model.semantics` is a SavedModel:
    - `tf_saved_model.exported_names` on a function or variable lists the names
      it is reached by from outside;
    - `tf_saved_model.index_path` on an argument or result of an exported
      function says where in the call's structured value the tensor is;
    - `tf_saved_model.bound_input` on an argument names the variable or asset
      that is passed for it;
    - `tf_saved_model.initializer_type` on a function says what kind of
      initializer it is: `init_op` or `restore_op`;
    - `tf_saved_model.under_construction` on the module relaxes the rules.
  }];
  let cppNamespace = "::tfuse::tf_saved_model";
  let dependentDialects = ["::tfuse::tf_type::TFTypeDialect"];
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

class TFSavedModel_Op<string mnemonic, list<Trait> traits = []>
    : Op<TFSavedModelDialect, mnemonic, traits>;

def TFSavedModel_GlobalTensorOp : TFSavedModel_Op<"global_tensor"> {
  let summary = "a variable, or a constant several functions share";
  let description = [{
    `type` is the type of the variable, which may be less precise than that of
    `value`, its content in the checkpoint. Without `is_mutable` nothing writes
    it. The value may be missing where it is not known yet.
  }];
  let arguments = (ins StrAttr:$sym_name, OptionalAttr<ElementsAttr>:$value,
                       TypeAttr:$type, UnitAttr:$is_mutable);
  let hasVerifier = 1;
}

def TFSavedModel_SessionInitializerOp
    : TFSavedModel_Op<"session_initializer"> {
  let summary = "the functions to run once before all others";
  let arguments = (ins SymbolRefArrayAttr:$initializers);
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def TFSavedModel_AssetOp : TFSavedModel_Op<"asset", [Symbol]> {
  let summary = "a file beside the model, as the tensor that holds its path";
  let arguments = (ins StrAttr:$sym_name, StrAttr:$filename);
}

#endif // TFUSE_DIALECT_TF_IR_TFSAVEDMODEL_TD
