//===- State.td - states of recurrent ops ------------------*- tablegen -*-===//
//
// A recurrent operator reads its state from variable tensors and writes the new
// state to them. Two ops model this with SSA values, so that passes need not
// handle mutable tensors: the first creates a state, the second returns its final
// value. Neither is an operator of the runtime.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tfuse/Dialect/TFL/IR/TFLDialect.td"

// The result has the type of the first operand, up to sizes that are not known.
class TFL_StateOp<string mnemonic, list<Trait> traits = []>
    : Op<TFL_Dialect, mnemonic, !listconcat(traits, [
    DeclareOpInterfaceMethods<InferTypeOpInterface>])> {
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual);
  }];
}

def TFL_NewStateOp : TFL_StateOp<"new_state"> {
  let summary = "a state with an initial value for each run of the model";
  let description = [{
    A variable tensor of its own, for one operand of one recurrent op. Two of
    them are never one, whatever they begin with. `tfl-place-states` replaces
    the op by one that writes the tensor.
  }];
  let arguments = (ins AnyTensor:$initial);
  let results = (outs Res<AnyTensor, "", [MemAlloc]>:$state);
  let assemblyFormat = "$initial attr-dict `:` functional-type($initial, $state)";
}

def TFL_FinalStateOp : TFL_StateOp<"final_state", [Pure]> {
  let summary = "the final value of a state";
  let description = [{
    The content of `state` after the op that has the result `after` has run. It
    is the same tensor in the file; what uses it comes later there, and the
    model's metadata (`model_control_dependencies`) say that it must.
  }];
  let arguments = (ins AnyTensor:$state, AnyTensor:$after);
  let results = (outs AnyTensor:$value);
  let assemblyFormat = [{
    $state `after` $after attr-dict `:` functional-type(operands, $value)
  }];
}
