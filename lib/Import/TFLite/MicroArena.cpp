//===- MicroArena.cpp - The tensor arena of TFLite Micro ------------------===//
//
// The class ArenaModel allocates in the order of TFLite Micro; placeBuffers is
// its greedy planner.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Import/TFLite/MicroArena.h"

#include "ModelView.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tfuse {

namespace {

using tfl::ModelView;
using tfl::TableView;
namespace schema = tfl::schema;
namespace field = tfl::schema::field;

// Bytes of the structs of TFLite Micro.
constexpr uint64_t allocatorBytes = 464; // Allocators and planner.
constexpr uint64_t graphBytes = 24;
constexpr uint64_t evalTensorBytes = 24;
constexpr uint64_t tensorBytes = 64;
constexpr uint64_t quantizationBytes = 24;
constexpr uint64_t nodeBytes = 64;
constexpr uint64_t pointerBytes = 8;
constexpr uint64_t variablesBytes = 16, variableBytes = 40;
constexpr uint64_t scratchHandleBytes = 8;
constexpr uint64_t scratchRequestBytes = 16, requestsPerNode = 12;
constexpr uint64_t allocationInfoBytes = 32;
constexpr uint64_t plannerBytes = 40; // For each buffer.
constexpr uint64_t alignment = 16;

// The planner takes quadratic time. A microcontroller has no such models.
constexpr size_t maxTensors = 20000;
constexpr int maxScopes = 100000;
constexpr uint64_t maxTensorBytes = uint64_t(1) << 40;

/// A tensor or scratch buffer, and the first and last point in time of its use.
struct Buffer {
  uint64_t bytes = 0;
  int first = -1, last = -1;
  bool isPlanned = true;
};

/// A scratch buffer that a kernel requests.
struct Scratch {
  size_t graph, node;
  uint64_t bytes;
};

struct Kernel {
  uint64_t options, data;
};

class ArenaModel {
public:
  explicit ArenaModel(const ModelView &model) : root(model.root) {}

  /// Nothing if the memory cannot be planned.
  std::optional<MicroArenaSizes> run();

private:
  bool readTensors();
  void allocateStructs();
  void allocateKernels(size_t graph);
  /// What a kernel allocates beside its data.
  void prepare(size_t graph, size_t node);
  bool markLifetimes(size_t graph, unsigned depth);
  bool markSubgraphs(TableView op, unsigned depth);
  void allocateSignature(ArrayRef<int32_t> tensors);

  /// Allocates from the end of the arena.
  void allocate(uint64_t bytes, uint64_t align = alignment) {
    tail = alignTo(tail + bytes, align);
  }
  void requestScratch(size_t graph, size_t node, uint64_t bytes) {
    scratches.push_back({graph, node, bytes});
  }
  /// The arena must hold `bytes` beside all that is allocated at its end.
  void need(uint64_t bytes) {
    arena =
        std::max(arena, alignTo(bytes, alignment) + alignTo(tail, alignment));
  }

  TableView graphAt(size_t graph) const {
    return root.at(field::Model_subgraphs, graph);
  }
  size_t graphCount() const { return root.count(field::Model_subgraphs); }
  static size_t nodeCount(TableView graph) {
    return graph.count(field::SubGraph_operators);
  }
  TableView tensorAt(size_t graph, int32_t index) const;
  TableView operand(size_t graph, TableView op, unsigned index) const;
  TableView result(size_t graph, TableView op) const;
  Buffer *bufferAt(size_t graph, int32_t index);
  StringRef nameOf(TableView op) const;
  static uint64_t elementsOf(TableView tensor);
  static int64_t dimOf(TableView tensor, unsigned axis);
  static size_t rankOf(TableView tensor) {
    return tensor.vector<int32_t>(field::Tensor_shape).size();
  }
  static int typeOf(TableView tensor) {
    return tensor.scalar<int8_t>(field::Tensor_type);
  }
  static uint64_t dimsBytes(uint64_t rank) { return 4 + 4 * rank; }
  static ArrayRef<float> scalesOf(TableView tensor) {
    return tensor.child(field::Tensor_quantization)
        .vector<float>(field::QuantizationParameters_scale);
  }
  /// The bytes of a TfLiteTensor with its scales.
  static uint64_t tensorStructBytes(TableView tensor);

  TableView root;
  /// The tensors of each graph.
  std::vector<std::vector<Buffer>> tensors;
  std::vector<Scratch> scratches;
  std::vector<Buffer> scratchBuffers;
  StringSet<> variables;
  uint64_t tail = 0, arena = 0;
  int scope = 0;
};

enum TensorType { Float32 = 0, Int16 = 7, Int8 = 9 };

} // namespace

/// The bytes of an element; 0 for types without a size.
static uint64_t elementBytes(StringRef type) {
  return StringSwitch<uint64_t>(type)
      .Cases({"FLOAT32", "INT32", "UINT32", "RESOURCE"}, 4)
      .Cases({"FLOAT16", "INT16", "UINT16", "BFLOAT16"}, 2)
      .Cases({"INT8", "UINT8", "BOOL", "INT4"}, 1)
      .Cases({"INT64", "UINT64", "FLOAT64", "COMPLEX64"}, 8)
      .Case("COMPLEX128", 16)
      .Default(0);
}

static Kernel kernelOf(StringRef name) {
  static const StringMap<Kernel> kernels = {
#define TFUSE_MICRO_KERNEL(name, options, data) {#name, {options, data}},
#include "MicroKernels.def"
  };
  return kernels.lookup(name);
}

/// The bytes that the greedy planner needs for the buffers.
static uint64_t placeBuffers(ArrayRef<Buffer> buffers) {
  struct Placed {
    uint64_t offset;
    const Buffer *buffer;
  };
  // The planner lists the buffers from the last to the first, and sorts them by
  // size; equal sizes keep this order.
  SmallVector<const Buffer *> order;
  for (const Buffer &buffer : reverse(buffers))
    if (buffer.isPlanned)
      order.push_back(&buffer);
  stable_sort(order, [](const Buffer *a, const Buffer *b) {
    return a->bytes > b->bytes;
  });
  std::vector<Placed> placed; // By offset.
  uint64_t end = 0;
  for (const Buffer *buffer : order) {
    uint64_t offset = 0;
    for (const Placed &other : placed) {
      if (other.buffer->first > buffer->last ||
          buffer->first > other.buffer->last)
        continue;
      // The gap before the other buffer, which may begin below the end of the
      // preceding ones.
      if (other.offset >= offset && other.offset - offset >= buffer->bytes)
        break;
      offset = std::max(offset, other.offset + other.buffer->bytes);
    }
    auto after =
        upper_bound(placed, offset, [](uint64_t offset, const Placed &other) {
          return offset < other.offset;
        });
    placed.insert(after, {offset, buffer});
    end = std::max(end, offset + buffer->bytes);
  }
  return end;
}

TableView ArenaModel::tensorAt(size_t graph, int32_t index) const {
  TableView table = graphAt(graph);
  if (index < 0 || size_t(index) >= table.count(field::SubGraph_tensors))
    return TableView();
  return table.at(field::SubGraph_tensors, index);
}

TableView ArenaModel::operand(size_t graph, TableView op,
                              unsigned index) const {
  ArrayRef<int32_t> inputs = op.vector<int32_t>(field::Operator_inputs);
  return index < inputs.size() ? tensorAt(graph, inputs[index]) : TableView();
}

TableView ArenaModel::result(size_t graph, TableView op) const {
  ArrayRef<int32_t> outputs = op.vector<int32_t>(field::Operator_outputs);
  return outputs.empty() ? TableView() : tensorAt(graph, outputs.front());
}

Buffer *ArenaModel::bufferAt(size_t graph, int32_t index) {
  if (index < 0 || size_t(index) >= tensors[graph].size())
    return nullptr;
  return &tensors[graph][index];
}

StringRef ArenaModel::nameOf(TableView op) const {
  uint32_t index = op.scalar<uint32_t>(field::Operator_opcode_index);
  if (index >= root.count(field::Model_operator_codes))
    return "";
  TableView code = root.at(field::Model_operator_codes, index);
  return schema::enumName(
      schema::Kind::BuiltinOperator,
      std::max<int32_t>(
          code.scalar<int8_t>(field::OperatorCode_deprecated_builtin_code),
          code.scalar<int32_t>(field::OperatorCode_builtin_code)));
}

uint64_t ArenaModel::elementsOf(TableView tensor) {
  uint64_t elements = 1;
  for (int32_t size : tensor.vector<int32_t>(field::Tensor_shape))
    elements = SaturatingMultiply<uint64_t>(elements, std::max(size, 0));
  return elements;
}

int64_t ArenaModel::dimOf(TableView tensor, unsigned axis) {
  ArrayRef<int32_t> shape = tensor.vector<int32_t>(field::Tensor_shape);
  return axis < shape.size() ? std::max(shape[axis], 0) : 0;
}

uint64_t ArenaModel::tensorStructBytes(TableView tensor) {
  size_t channels = scalesOf(tensor).size();
  return tensorBytes +
         (channels == 0 ? 0
                        : quantizationBytes + alignTo(dimsBytes(channels), 8));
}

/// Reads the sizes of all tensors.
bool ArenaModel::readTensors() {
  size_t total = 0;
  for (size_t graph = 0; graph < graphCount(); ++graph) {
    TableView table = graphAt(graph);
    size_t count = table.count(field::SubGraph_tensors);
    total += count + nodeCount(table);
    if (total > maxTensors)
      return false;
    std::vector<Buffer> &buffers = tensors.emplace_back(count);
    for (size_t i = 0; i < count; ++i) {
      TableView tensor = table.at(field::SubGraph_tensors, i);
      uint64_t bytes = elementBytes(
          schema::enumName(schema::Kind::TensorType, typeOf(tensor)));
      ArrayRef<int32_t> shape = tensor.vector<int32_t>(field::Tensor_shape);
      if (bytes == 0 || is_contained(shape, -1))
        return false;
      bytes = SaturatingMultiply(bytes, elementsOf(tensor));
      if (bytes > maxTensorBytes)
        return false;
      uint32_t index = tensor.scalar<uint32_t>(field::Tensor_buffer);
      bool isConstant = index < root.count(field::Model_buffers) &&
                        !root.at(field::Model_buffers, index)
                             .vector<uint8_t>(field::Buffer_data)
                             .empty();
      buffers[i].bytes = alignTo(bytes, alignment);
      buffers[i].isPlanned = !isConstant && bytes != 0 &&
                             !tensor.boolean(field::Tensor_is_variable);
    }
  }
  return !tensors.empty();
}

/// The structs that exist before kernels do.
void ArenaModel::allocateStructs() {
  allocate(allocatorBytes, 8);
  for (size_t graph = 0; graph < graphCount(); ++graph) {
    TableView table = graphAt(graph);
    for (size_t i = 0; i < nodeCount(table); ++i) {
      TableView op = table.at(field::SubGraph_operators, i);
      if (nameOf(op) == "VAR_HANDLE")
        variables.insert(op.child(field::Operator_builtin_options)
                             .string(/*shared_name*/ 1));
    }
  }
  if (!variables.empty()) {
    allocate(variablesBytes);
    allocate(variableBytes * variables.size());
  }
  variables.clear();
  allocate(graphBytes * graphCount(), 8);
  for (const std::vector<Buffer> &buffers : tensors)
    allocate(evalTensorBytes * buffers.size(), 8);
  for (size_t graph = 0; graph < graphCount(); ++graph)
    allocate(nodeBytes * nodeCount(graphAt(graph)), 8);
}

/// Adds what kernels allocate for special operands.
void ArenaModel::prepare(size_t graph, size_t node) {
  TableView op = graphAt(graph).at(field::SubGraph_operators, node);
  TableView options = op.child(field::Operator_builtin_options);
  StringRef name = nameOf(op);
  TableView x = operand(graph, op, 0), y = result(graph, op);
  int type = typeOf(x);
  bool isInteger = type == Int8 || type == Int16;
  auto scratch = [&](uint64_t bytes) { requestScratch(graph, node, bytes); };
  auto channels = [&](uint64_t count) {
    allocate(4 * count);
    allocate(4 * count);
  };

  if (name == "CONV_2D") {
    channels(dimOf(operand(graph, op, 1), 0));
  } else if (name == "DEPTHWISE_CONV_2D") {
    channels(dimOf(operand(graph, op, 1), 3));
  } else if (name == "TRANSPOSE_CONV") {
    channels(dimOf(operand(graph, op, 1), 0));
    TableView input = operand(graph, op, 2);
    if (typeOf(input) == Int8 || typeOf(input) == Int16)
      scratch(elementsOf(y) * (typeOf(input) == Int8 ? 4 : 8));
  } else if (name == "FULLY_CONNECTED") {
    if (size_t count = scalesOf(operand(graph, op, 1)).size(); count > 1)
      channels(count);
  } else if (name == "BATCH_MATMUL") {
    if (isInteger)
      allocate(28);
    for (unsigned index : {0, 1}) {
      bool isAdjoint = options.boolean(index);
      if (isAdjoint != (index == 0))
        continue;
      TableView tensor = operand(graph, op, index);
      allocate(evalTensorBytes);
      allocate(dimsBytes(rankOf(tensor)));
      allocate(elementsOf(tensor) *
               elementBytes(
                   schema::enumName(schema::Kind::TensorType, typeOf(tensor))));
    }
  } else if (name == "SOFTMAX") {
    if (type == Int16)
      for (unsigned table = 0; table < 2; ++table)
        allocate(513 * 2);
  } else if (name == "LOG_SOFTMAX") {
    if (type == Int8)
      allocate(40);
  } else if (name == "CUMSUM") {
    if (isInteger)
      allocate(36);
  } else if (name == "ADD_N") {
    scratch(pointerBytes * op.vector<int32_t>(field::Operator_inputs).size());
    if (isInteger)
      allocate(40);
  } else if (name == "GATHER" || name == "GATHER_ND" ||
             name == "EMBEDDING_LOOKUP" || name == "DEPTH_TO_SPACE" ||
             name == "SPACE_TO_DEPTH") {
    allocate(dimsBytes(rankOf(y)));
  } else if (name == "MIRROR_PAD") {
    for (unsigned i = 0; i < 2; ++i)
      scratch(4 * rankOf(x));
  } else if (StringSwitch<bool>(name)
                 .Cases({"MEAN", "SUM"}, true)
                 .Cases({"REDUCE_ALL", "REDUCE_MAX", "REDUCE_MIN"}, true)
                 .Default(false)) {
    if (isInteger && (name == "MEAN" || name == "SUM"))
      scratch(4 * elementsOf(y));
    scratch(4 * rankOf(x));
    scratch(4 * elementsOf(operand(graph, op, 1)));
  } else if (name == "UNIDIRECTIONAL_SEQUENCE_LSTM") {
    TableView cell = operand(graph, op, 19);
    for (unsigned gate = 0; gate < 4; ++gate)
      scratch(elementsOf(cell) * (isInteger ? 2 : 4));
  } else if (name == "SVDF") {
    uint64_t batch = dimOf(x, 0);
    scratch(4 * batch * dimOf(operand(graph, op, 1), 0));
    if (isInteger)
      scratch(4 * batch * dimOf(operand(graph, op, 2), 0));
  } else if (name == "CUSTOM") {
    // TFLite_Detection_PostProcess; the result has a row for each detection.
    uint64_t boxes = dimOf(x, 1), detections = dimOf(y, 1),
             classes = dimOf(operand(graph, op, 1), 2);
    scratch(boxes);
    for (uint64_t numbers :
         {4 * boxes, classes * boxes, boxes, boxes, detections * boxes,
          detections * boxes, boxes, detections * boxes,
          std::max(classes, detections) * boxes,
          std::min(boxes, detections) * boxes})
      scratch(4 * numbers);
  } else if (name == "VAR_HANDLE") {
    // The handle is part of the kernel's data.
    for (int32_t index : op.vector<int32_t>(field::Operator_outputs))
      if (Buffer *handle = bufferAt(graph, index))
        handle->isPlanned = false;
  } else if (name == "ASSIGN_VARIABLE") {
    // The first assignment to a variable allocates its memory.
    TableView handle = x;
    StringRef variable;
    for (size_t i = 0; i < node; ++i) {
      TableView other = graphAt(graph).at(field::SubGraph_operators, i);
      if (result(graph, other).address() == handle.address())
        variable = other.child(field::Operator_builtin_options).string(1);
    }
    if (variables.insert(variable).second)
      allocate(elementsOf(operand(graph, op, 1)) *
               elementBytes(schema::enumName(schema::Kind::TensorType,
                                             typeOf(operand(graph, op, 1)))));
  }
}

void ArenaModel::allocateKernels(size_t graph) {
  TableView table = graphAt(graph);
  for (size_t node = 0; node < nodeCount(table); ++node) {
    TableView op = table.at(field::SubGraph_operators, node);
    prepare(graph, node);
    // While a kernel prepares, it has structs for its operands and results.
    uint64_t temporary = 0;
    for (uint16_t ports : {field::Operator_inputs, field::Operator_outputs})
      for (int32_t index : op.vector<int32_t>(ports))
        if (index >= 0)
          temporary += tensorStructBytes(tensorAt(graph, index));
    need(scratchRequestBytes * (scratches.size() + requestsPerNode) +
         temporary);
  }
}

bool ArenaModel::markSubgraphs(TableView op, unsigned depth) {
  StringRef name = nameOf(op);
  TableView options = op.child(field::Operator_builtin_options);
  unsigned count = name == "CALL_ONCE"               ? 1
                   : name == "IF" || name == "WHILE" ? 2
                                                     : 0;
  for (unsigned i = 0; i < count; ++i) {
    int32_t graph = options.scalar<int32_t>(i);
    ++scope;
    if (graph < 0 || size_t(graph) >= graphCount() ||
        !markLifetimes(graph, depth + 1))
      return false;
  }
  return true;
}

/// Sets the lifetimes of the tensors of a graph and of the graphs that it runs.
bool ArenaModel::markLifetimes(size_t graph, unsigned depth) {
  // The graphs of a corrupt file may run each other.
  if (depth > graphCount())
    return false;
  TableView table = graphAt(graph);
  auto create = [&](int32_t index, int when) {
    if (Buffer *buffer = bufferAt(graph, index))
      if (buffer->first == -1)
        buffer->first = when;
  };
  auto use = [&](int32_t index) {
    if (Buffer *buffer = bufferAt(graph, index))
      buffer->last = scope;
  };
  for (int32_t input : table.vector<int32_t>(field::SubGraph_inputs)) {
    create(input, scope);
    use(input);
  }
  for (size_t node = 0; node < nodeCount(table); ++node) {
    if (++scope > maxScopes)
      return false;
    TableView op = table.at(field::SubGraph_operators, node);
    ArrayRef<int32_t> outputs = op.vector<int32_t>(field::Operator_outputs);
    int start = scope;
    for (int32_t output : outputs)
      create(output, start);
    if (!markSubgraphs(op, depth))
      return false;
    for (int32_t input : op.vector<int32_t>(field::Operator_inputs))
      use(input);
    for (int32_t output : outputs)
      use(output);
    // The requests are in the order of the kernels.
    auto isBefore = [&](const Scratch &request) {
      return std::pair(request.graph, request.node) < std::pair(graph, node);
    };
    for (size_t i = partition_point(scratches, isBefore) - scratches.begin();
         i < scratches.size() && scratches[i].graph == graph &&
         scratches[i].node == node;
         ++i) {
      Buffer &buffer = scratchBuffers[i];
      if (buffer.first == -1)
        buffer.first = start;
      buffer.last = scope;
    }
  }
  for (int32_t output : table.vector<int32_t>(field::SubGraph_outputs)) {
    create(output, scope);
    use(output);
  }
  return true;
}

/// The structs through which the application accesses inputs or outputs.
void ArenaModel::allocateSignature(ArrayRef<int32_t> indices) {
  allocate(pointerBytes * indices.size());
  for (int32_t index : indices) {
    allocate(tensorBytes, 8);
    size_t channels = scalesOf(tensorAt(0, index)).size();
    if (channels == 0)
      continue;
    allocate(quantizationBytes, 8);
    allocate(dimsBytes(channels), 4);
  }
}

std::optional<MicroArenaSizes> ArenaModel::run() {
  if (!readTensors())
    return std::nullopt;
  allocateStructs();
  auto forEachKernel = [&](function_ref<void(Kernel)> then) {
    for (size_t graph = 0; graph < graphCount(); ++graph) {
      TableView table = graphAt(graph);
      for (size_t i = 0; i < nodeCount(table); ++i)
        then(kernelOf(nameOf(table.at(field::SubGraph_operators, i))));
    }
  };
  forEachKernel([&](Kernel kernel) {
    if (kernel.options != 0)
      allocate(kernel.options, kernel.options % 4 == 0 ? 4 : 1);
  });
  forEachKernel([&](Kernel kernel) {
    if (kernel.data != 0)
      allocate(kernel.data);
  });
  for (size_t graph = 0; graph < graphCount(); ++graph)
    allocateKernels(graph);
  if (scratches.size() > maxTensors)
    return std::nullopt;

  allocate(scratchHandleBytes * scratches.size(), 8);
  size_t tensorCount = 0;
  for (auto [graph, buffers] : enumerate(tensors)) {
    tensorCount += buffers.size();
    for (auto [index, buffer] : enumerate(buffers))
      if (tensorAt(graph, index).boolean(field::Tensor_is_variable))
        allocate(buffer.bytes);
  }
  for (const Scratch &scratch : scratches) {
    Buffer &buffer = scratchBuffers.emplace_back();
    buffer.bytes = alignTo(scratch.bytes, alignment);
  }
  if (!markLifetimes(0, 0))
    return std::nullopt;
  std::vector<Buffer> buffers;
  for (const std::vector<Buffer> &graph : tensors)
    append_range(buffers, graph);
  append_range(buffers, scratchBuffers);
  uint64_t planned =
      count_if(buffers, [](const Buffer &buffer) { return buffer.isPlanned; });
  uint64_t lists = scratchRequestBytes * (scratches.size() + requestsPerNode) +
                   pointerBytes * graphCount() +
                   allocationInfoBytes * (tensorCount + scratches.size());
  need(alignTo(lists, alignment) + plannerBytes * planned);

  MicroArenaSizes sizes;
  sizes.tensors = placeBuffers(buffers);
  allocateSignature(graphAt(0).vector<int32_t>(field::SubGraph_inputs));
  allocateSignature(graphAt(0).vector<int32_t>(field::SubGraph_outputs));
  need(sizes.tensors);
  sizes.persistent = tail;
  sizes.arena = arena;
  return sizes;
}

Expected<std::optional<MicroArenaSizes>>
predictMicroArena(std::shared_ptr<const MappedFile> file) {
  Expected<ModelView> model = ModelView::open(std::move(file));
  if (!model)
    return model.takeError();
  return ArenaModel(*model).run();
}

} // namespace tfuse
