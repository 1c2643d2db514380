//===- TFExecutor.td - Graphs as TensorFlow's executor runs ---*- tablegen -*-===//
//
// `tf_executor` is the dialect of graphs in dumps of TensorFlow. It has nodes as
// islands, control edges as values, and the control flow of TensorFlow 1. tfuse
// reads and writes it; its own graphs are `tfg`.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFEXECUTOR_TD
#define TFUSE_DIALECT_TF_IR_TFEXECUTOR_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def TFExecutorDialect : Dialect {
  let name = "tf_executor";
  let summary = "graphs as TensorFlow's executor runs them";
  let cppNamespace = "::tfuse::tf_executor";

  let extraClassDeclaration = [{
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;
    void printType(::mlir::Type type,
                   ::mlir::DialectAsmPrinter &printer) const override;

  private:
    void registerTypes();

  public:
  }];
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class TFExecutor_Type<string name, string keyword>
    : TypeDef<TFExecutorDialect, name> {
  let mnemonic = keyword;
}

def TFExecutor_Control : TFExecutor_Type<"Control", "control"> {
  let summary = "control";
  let description = "A control edge: the last result of every node.";
}
def TFExecutor_Token : TFExecutor_Type<"Token", "token"> {
  let summary = "the token that connects the two ops of a NextIteration";
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

class TFExecutor_Op<string mnemonic, list<Trait> traits = []>
    : Op<TFExecutorDialect, mnemonic, traits>;

class TFExecutor_NodeOp<string mnemonic, list<Trait> traits = []>
    : TFExecutor_Op<mnemonic, !listconcat([HasParent<"GraphOp">], traits)>;

def TFExecutor_ControlOperandsLast
    : PredOpTrait<
          "all control inputs must appear after any non-control input",
          CPred<"::llvm::succeeded(detail::verifyControlLast(&$_op))">>;

class TFExecutor_BroadcastableTo<int result, string name>
    : PredOpTrait<
          "data operand must be broadcastable to " # name,
          CPred<"detail::isBroadcastable($_op.getOperand(0).getType(), "
                "$_op.getResult(" # result # ").getType())">>;

def TFExecutor_GraphOp : TFExecutor_Op<"graph",
    [SingleBlockImplicitTerminator<"FetchOp">]> {
  let summary = "a graph: nodes that run in any order their edges allow";
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    FetchOp getFetch();
  }];
}

def TFExecutor_FetchOp : TFExecutor_NodeOp<"fetch",
    [Terminator, TFExecutor_ControlOperandsLast]> {
  let summary = "returns the results of a graph, whose control operands must run, too";
  let arguments = (ins Variadic<AnyType>:$fetches);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
  let assemblyFormat = "($fetches^ `:` type($fetches))? attr-dict";
}

def TFExecutor_IslandOp : TFExecutor_NodeOp<"island",
    [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "a node: ops that run in their order, all or none";
  let description = [{
    Runs after the nodes of its control operands. What it captures it waits
    for; if anything of it is dead, the island is, too. An island around a
    single op is written `island wraps "tf.Op"(...)`.
  }];
  let arguments = (ins Variadic<TFExecutor_Control>:$controlInputs);
  let results = (outs Variadic<AnyType>:$outputs, TFExecutor_Control:$control);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let extraClassDeclaration = [{
    YieldOp getYield();
    /// Whether the island is one op and yields exactly its results.
    bool wrapsSingleOp();
  }];
}

def TFExecutor_YieldOp : TFExecutor_Op<"yield",
    [Terminator, HasParent<"IslandOp">, TFExecutor_ControlOperandsLast]> {
  let summary = "returns the results of an island";
  let arguments = (ins Variadic<AnyType>:$fetches);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
  let assemblyFormat = "($fetches^ `:` type($fetches))? attr-dict";
}

def TFExecutor_SwitchOp : TFExecutor_NodeOp<"Switch",
    [TFExecutor_ControlOperandsLast,
     TFExecutor_BroadcastableTo<0, "true result">,
     TFExecutor_BroadcastableTo<1, "false result">]> {
  let summary = "passes a value to one of two results; the other is dead";
  let arguments = (ins AnyType:$data, TensorOf<[I1]>:$predicate,
                       Variadic<TFExecutor_Control>:$controlInputs);
  let results = (outs AnyType:$falseOutput, AnyType:$trueOutput,
                      TFExecutor_Control:$control);
  let hasCustomAssemblyFormat = 1;
}

def TFExecutor_SwitchNOp : TFExecutor_NodeOp<"_SwitchN",
    [TFExecutor_ControlOperandsLast]> {
  let summary = "passes a value to one of several results";
  let arguments = (ins AnyType:$data, TensorOf<[I32]>:$index,
                       Variadic<TFExecutor_Control>:$controlInputs,
                       I64Attr:$num_outs);
  let results = (outs Variadic<AnyType>:$outputs, TFExecutor_Control:$control);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def TFExecutor_MergeOp : TFExecutor_NodeOp<"Merge",
    [TFExecutor_ControlOperandsLast]> {
  let summary = "passes on the operand that is not dead, and its index";
  let arguments = (ins Variadic<AnyType>:$inputsAndControl);
  let results = (outs AnyTensor:$output, TensorOf<[I32]>:$value_index,
                      TFExecutor_Control:$control);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def TFExecutor_EnterOp : TFExecutor_NodeOp<"Enter",
    [TFExecutor_ControlOperandsLast,
     TFExecutor_BroadcastableTo<0, "result">]> {
  let summary = "takes a value into the frame of a loop";
  let arguments = (ins AnyType:$data, StrAttr:$frame_name,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_constant,
    DefaultValuedOptionalAttr<I64Attr, "10">:$parallel_iterations,
    Variadic<TFExecutor_Control>:$controlInputs);
  let results = (outs AnyType:$output, TFExecutor_Control:$control);
  let hasCustomAssemblyFormat = 1;
}

def TFExecutor_NextIterationSourceOp
    : TFExecutor_NodeOp<"NextIteration.Source"> {
  let summary = "the value of the previous iteration";
  let description = [{
    A NextIteration node closes a cycle. It is cut into a source and a sink that
    a token ties together, so that definitions come before their uses.
  }];
  let results = (outs AnyType:$output, TFExecutor_Token:$token,
                      TFExecutor_Control:$control);
  let assemblyFormat = "`:` type($output) attr-dict";
  let hasVerifier = 1;
}

def TFExecutor_NextIterationSinkOp : TFExecutor_NodeOp<"NextIteration.Sink"> {
  let summary = "the value for the next iteration";
  let arguments = (ins TFExecutor_Token:$token, AnyType:$input,
                       Variadic<TFExecutor_Control>:$controlInputs);
  let assemblyFormat = [{
    `[` $token `]` $input (`,` $controlInputs^)? `:` type($input) attr-dict
  }];
  let hasVerifier = 1;
}

def TFExecutor_ExitOp : TFExecutor_NodeOp<"Exit",
    [TFExecutor_BroadcastableTo<0, "result">]> {
  let summary = "takes a value out of the frame of a loop";
  let arguments = (ins AnyType:$data,
                       Variadic<TFExecutor_Control>:$controlInputs);
  let results = (outs AnyType:$output, TFExecutor_Control:$control);
  let hasCustomAssemblyFormat = 1;
}

def TFExecutor_ControlTriggerOp : TFExecutor_NodeOp<"ControlTrigger"> {
  let summary = "runs even when its inputs are dead";
  let arguments = (ins Variadic<TFExecutor_Control>:$controlInputs);
  let results = (outs TFExecutor_Control:$control);
  let assemblyFormat = "$controlInputs attr-dict";
  let hasCanonicalizer = 1;
}

def TFExecutor_LoopCondOp : TFExecutor_NodeOp<"LoopCond"> {
  let summary = "the condition of a loop";
  let arguments = (ins TensorOf<[I1]>:$input,
                       Variadic<TFExecutor_Control>:$controlInputs);
  let results = (outs TensorOf<[I1]>:$output, TFExecutor_Control:$control);
  let hasCustomAssemblyFormat = 1;
}

#endif // TFUSE_DIALECT_TF_IR_TFEXECUTOR_TD
