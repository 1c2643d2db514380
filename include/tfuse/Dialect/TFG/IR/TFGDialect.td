//===- TFGDialect.td - The dialect of TensorFlow graphs -------*- tablegen -*-===//

#ifndef TFUSE_DIALECT_TFG_IR_TFGDIALECT_TD
#define TFUSE_DIALECT_TFG_IR_TFGDIALECT_TD

include "mlir/IR/OpBase.td"

def TFG_Dialect : Dialect {
  let name = "tfg";
  let summary = "TensorFlow graphs, as GraphDef stores them";
  let description = [{
    A module holds at most one `tfg.graph`, and a `tfg.func` for each function
    of the library. Their bodies are graph regions: lists of nodes in the order
    of the file, which may refer to each other in any order, and in circles in
    the loops of TensorFlow 1.

    A node is an operation `tfg.<op>`. Its operands are its data inputs, then
    its control inputs; its results are its data outputs, then one control
    token. The operation need not be registered:

    ```mlir
    %Add, %ctl = Add(%x, %y) [%after] device("/cpu:0") name("sum") {T = f32}
      : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
    ```

    Name and device are the attributes `_mlir_name` and `_mlir_device`, the
    device chosen by a placer `_mlir_assigned_device`, and the full type
    `_mlir_fulltype`. All attributes of the NodeDef stand beside them under
    their own names. What a message holds that has no place of its own in the
    IR is kept in attributes whose names start with `tfg.`:

      * `tfg.stored_values`: how the elements of constants were stored, where
        it is not the usual way (a dictionary by name of attribute);
      * `tfg.output_names`: names of outputs of an op that nobody knows;
      * `tfg.original_node_names`, `tfg.original_func_names`: the NodeDef's
        experimental_debug_info;
      * `tfg.unparsed`: all else, as a serialized message of the same type.

    On functions and their arguments and results, attributes of the FunctionDef
    have names that start with `tf.`; those that start with `tfg.` stand for
    fields of the signature.
  }];
  let cppNamespace = "::tfuse::tfg";
  let dependentDialects = ["::tfuse::tf_type::TFTypeDialect"];

  let useDefaultAttributePrinterParser = 1;
  let hasOperationInterfaceFallback = 1;

  let extraClassDeclaration = [{
    // Names of attributes. See the description of the dialect.
    static constexpr ::llvm::StringLiteral kName = "_mlir_name";
    static constexpr ::llvm::StringLiteral kDevice = "_mlir_device";
    static constexpr ::llvm::StringLiteral kAssignedDevice =
        "_mlir_assigned_device";
    static constexpr ::llvm::StringLiteral kFullType = "_mlir_fulltype";
    static constexpr ::llvm::StringLiteral kStoredValues = "tfg.stored_values";
    static constexpr ::llvm::StringLiteral kOutputNames = "tfg.output_names";
    static constexpr ::llvm::StringLiteral kOriginalNodeNames =
        "tfg.original_node_names";
    static constexpr ::llvm::StringLiteral kOriginalFuncNames =
        "tfg.original_func_names";
    static constexpr ::llvm::StringLiteral kUnparsed = "tfg.unparsed";
    // Attributes of function arguments and results.
    static constexpr ::llvm::StringLiteral kArgName = "tfg.name";

    /// The same names as uniqued strings: attribute lookup with these compares
    /// pointers.
    ::mlir::StringAttr getNameId() const { return nameId; }
    ::mlir::StringAttr getDeviceId() const { return deviceId; }
    ::mlir::StringAttr getAssignedDeviceId() const { return assignedDeviceId; }
    ::mlir::StringAttr getFullTypeId() const { return fullTypeId; }
    ::mlir::StringAttr getArgNameId() const { return argNameId; }

    /// The type of control tokens.
    ::tfuse::tf_type::ControlType getControlType() const { return controlType; }

    std::optional<ParseOpHook>
    getParseOperationHook(::llvm::StringRef opName) const override;
    ::llvm::unique_function<void(::mlir::Operation *, ::mlir::OpAsmPrinter &)>
    getOperationPrinter(::mlir::Operation *op) const override;

  private:
    ::mlir::StringAttr nameId, deviceId, assignedDeviceId, fullTypeId,
        argNameId;
    ::tfuse::tf_type::ControlType controlType;

  public:
  }];
}

#endif // TFUSE_DIALECT_TFG_IR_TFGDIALECT_TD
