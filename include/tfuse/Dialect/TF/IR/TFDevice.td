//===- TFDevice.td - Groups of ops by device ------------------*- tablegen -*-===//
//
// The ops of dumps of TensorFlow that group others by device. tfuse reads and
// writes them, and does nothing else with them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFDEVICE_TD
#define TFUSE_DIALECT_TF_IR_TFDEVICE_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TFDeviceDialect : Dialect {
  let name = "tf_device";
  let summary = "groups of ops by device";
  let cppNamespace = "::tfuse::tf_device";
}

class TFDevice_Op<string mnemonic, list<Trait> traits = []>
    : Op<TFDeviceDialect, mnemonic, traits>;

/// Runs the ops of its body, which may use values defined outside of the
/// region.
class TFDevice_RegionOp<string mnemonic>
    : TFDevice_Op<mnemonic, [SingleBlockImplicitTerminator<"ReturnOp">,
                             RecursiveMemoryEffects]> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
}

def TFDevice_ClusterOp : TFDevice_RegionOp<"cluster"> {
  let summary = "ops that one device runs, of a kind to be chosen";
  let arguments = (ins OptionalAttr<StrAttr>:$policy);
}

def TFDevice_LaunchOp : TFDevice_RegionOp<"launch"> {
  let summary = "ops that the named device runs";
  let arguments = (ins StrAttr:$device);
}

def TFDevice_ParallelExecuteOp : TFDevice_Op<"parallel_execute",
    [SingleBlockImplicitTerminator<"ReturnOp">, RecursiveMemoryEffects]> {
  let summary = "runs its regions at the same time";
  let results = (outs Variadic<AnyType>:$execute_outputs);
  let regions = (region VariadicRegion<SizedRegion<1>>:$regions);
}

def TFDevice_ReturnOp
    : TFDevice_Op<"return", [Pure, ReturnLike, Terminator]> {
  let summary = "returns the results of a region";
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

def TFDevice_ClusterFuncOp : TFDevice_Op<"cluster_func"> {
  let summary = "a cluster whose ops are a function";
  let arguments = (ins FlatSymbolRefAttr:$func, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$results);
}

def TFDevice_LaunchFuncOp : TFDevice_Op<"launch_func"> {
  let summary = "a launch whose ops are a function";
  let arguments = (ins StrAttr:$device, FlatSymbolRefAttr:$func,
                       Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$results);
}

#endif // TFUSE_DIALECT_TF_IR_TFDEVICE_TD
