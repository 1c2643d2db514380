//===- TFGOps.td - Registered ops of the tfg dialect ----------*- tablegen -*-===//
//
// Graphs, functions and their terminators. Nodes are not defined here,
// with the exception of control flow (TFGFunctionalOps.td, TFGRegionOps.td).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFG_IR_TFGOPS_TD
#define TFUSE_DIALECT_TFG_IR_TFGOPS_TD

include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tfuse/Dialect/TF/IR/TFAttributes.td"
include "tfuse/Dialect/TF/IR/TFTypes.td"
include "tfuse/Dialect/TFG/IR/TFGAttributes.td"
include "tfuse/Dialect/TFG/IR/TFGInterfaces.td"

class TFG_OpaqueOr<Type type>
    : Type<Or<[type.predicate, TFType_OpaqueTensor.predicate]>,
           type.summary # " or opaque tensor">;
def TFG_Tensor : TFG_OpaqueOr<AnyTensor>;
def TFG_TensorOrControl
    : Type<Or<[TFG_Tensor.predicate, TFType_Control.predicate]>,
           "tensor or control token">;

def TFG_DictionaryArrayAttr
    : TypedArrayAttrBase<DictionaryAttr, "an array of dictionaries">;

class TFG_IntrinsicOp<string mnemonic, list<Trait> traits = []>
    : Op<TFG_Dialect, mnemonic, traits # [TFG_IntrinsicOperation]>;

def TFG_GraphOp : TFG_IntrinsicOp<"graph", [
    HasOnlyGraphRegion, IsolatedFromAbove, OpAsmOpInterface, SingleBlock,
    NoTerminator, RegionKindInterface]> {
  let summary = "the nodes of a GraphDef";
  let arguments = (ins TFType_VersionAttr:$version);
  let regions = (region SizedRegion<1>:$nodes);
  let assemblyFormat =
      "qualified($version) attr-dict-with-keyword $nodes";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "tfg"; }
  }];
}

def TFG_GraphFuncOp : TFG_IntrinsicOp<"func", [
    RegionKindInterface, HasOnlyGraphRegion, SingleBlock,
    FunctionOpInterface, IsolatedFromAbove, Symbol, OpAsmOpInterface,
    DeclareOpInterfaceMethods<TFG_ControlArgumentInterface>]> {
  let summary = "a function of a GraphDef's library";
  let description = [{
    Each argument is two block arguments: the tensor and its control token,
    `%x.ctl` for `%x`, which is not written. The body ends with `return`.

    A function with attributes that its callers must supply is `generic`. All
    its values are opaque tensors: each node has one data result, of which
    `get_result` takes the outputs by name.
  }];
  let arguments = (ins
    UnitAttr:$generic,
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<TFG_DictionaryArrayAttr>:$arg_attrs,
    OptionalAttr<TFG_DictionaryArrayAttr>:$res_attrs,
    OptionalAttr<StrAttr>:$description,
    UnitAttr:$is_stateful,
    OptionalAttr<FlatSymbolRefAttr>:$gradient,
    OptionalAttr<I32ElementsAttr>:$resource_arg_unique_ids_keys,
    OptionalAttr<I32ElementsAttr>:$resource_arg_unique_ids_values,
    OptionalAttr<StrArrayAttr>:$control_output
  );
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "llvm::StringRef":$name, "::mlir::FunctionType":$type,
                   CArg<"bool", "false">:$generic)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let extraClassDeclaration = [{
    /// The number of tensors the function takes; it has twice as many block
    /// arguments.
    unsigned getNumTensorArguments() { return getNumArguments() / 2; }
    ::llvm::StringRef getArgName(unsigned tensorIndex);

    static ::llvm::StringRef getDefaultDialect() { return "tfg"; }
    void getAsmBlockArgumentNames(::mlir::Region &region,
                                  ::mlir::OpAsmSetValueNameFn setName);

    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() {
      return isExternal() ? nullptr : &getBody();
    }
    bool isDeclaration() { return isExternal(); }
    ::mlir::LogicalResult verifyBody();
  }];
}

def TFG_ReturnOp : TFG_IntrinsicOp<"return", [
    Pure, HasParent<"GraphFuncOp">, ReturnLike, Terminator]> {
  let summary = "returns tensors, followed by control tokens";
  let description = [{
    Each control token is followed by a dictionary of attributes, of which
    `tfg.name` is the name of the control output:

    ```mlir
    return(%r) [%ctl {tfg.name = "c"} ] : tensor<*xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands,
                       TFG_DictionaryArrayAttr:$control_ret_attrs);
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$tensors,
                   "::mlir::ValueRange":$tokens)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def TFG_GetResultOp : TFG_IntrinsicOp<"get_result", [Pure]> {
  let summary = "an output of a node of a generic function";
  let arguments = (ins TFType_OpaqueTensor:$value, StrAttr:$name,
                       I32Attr:$number);
  let results = (outs TFType_OpaqueTensor:$result);
  let assemblyFormat =
      "`(` $value `)` $name `:` $number attr-dict-with-keyword";
}

include "tfuse/Dialect/TFG/IR/TFGFunctionalOps.td"
include "tfuse/Dialect/TFG/IR/TFGRegionOps.td"

#endif // TFUSE_DIALECT_TFG_IR_TFGOPS_TD
