//===- PortableArtifact.cpp - VHLO bytecode as StableHLO ops --------------===//

#include "tfuse/Import/StableHLO/PortableArtifact.h"
#include "Elements.h"
#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace vhlo {
namespace {

constexpr int Any = -1;

struct OpFacts {
  StringRef name;
  int operands, results, regions;
  StringRef attributes;
};

/// Bits for the parts of an op that are encoded.
enum Parts : uint8_t {
  HasAttributes = 1,
  HasResults = 2,
  HasOperands = 4,
  HasSuccessors = 8,
  HasRegions = 16,
  HasUseLists = 32,
  HasProperties = 64
};

/// The parts of an op before it is created.
struct ParsedOp {
  StringRef dialect, name;
  std::optional<OpFacts> facts;
  Location loc;
  NamedAttrList attributes;
  SmallVector<Type> results;
  SmallVector<Value> operands;
  uint64_t numRegions = 0;
  bool isIsolated = false;
};

class ProgramReader {
public:
  ProgramReader(const Bytecode &code, MLIRContext *context)
      : code(code), elements(code, context), builder(context),
        attributesLeft(kMaxAttributes + code.ir.size()) {}

  OwningOpRef<ModuleOp> read();
  /// The reason why `read` failed.
  Error takeError() const {
    return userError(Code::FileCorrupt, elements.problem, "", "",
                     elements.problemSite);
  }

private:
  bool fail(const Twine &what,
            DiagnosticSite site = DiagnosticSite::current()) {
    elements.fail(what, site);
    return false;
  }

  bool readOp(ByteReader &reader);
  bool readHead(ByteReader &reader, ParsedOp &op);
  bool readProperties(StringRef data, ParsedOp &op);
  bool skipUseLists(ByteReader &reader, uint64_t numValues);
  bool readArguments(ByteReader &reader, SmallVectorImpl<Type> &types,
                     SmallVectorImpl<Location> &locations);
  /// Reads the ops of a region. `fill` receives the types of the arguments and
  /// creates the block for the ops.
  bool readRegion(
      ByteReader &reader,
      llvm::function_ref<Block *(ArrayRef<Type>, ArrayRef<Location>)> fill);
  bool checkCounts(const ParsedOp &op);
  /// Isolated regions have their own section and number their values from 0.
  bool readBodies(const ParsedOp &op, ByteReader &outer,
                  llvm::function_ref<bool(ByteReader &)> read);

  bool readModule(ParsedOp &op, ByteReader &outer);
  bool readFunction(ParsedOp &op, ByteReader &outer);
  bool makeReturn(ParsedOp &op);
  bool makeCall(ParsedOp &op);
  bool makeConstant(ParsedOp &op);
  bool makeComposite(ParsedOp &op);
  bool makeOp(ParsedOp &op, ByteReader &outer);
  bool define(Operation *op);

  const Bytecode &code;
  Elements elements;
  OpBuilder builder;
  /// The number of entries in attribute dictionaries; real programs have a few
  /// per op.
  static constexpr size_t kMaxAttributes = 1 << 20;
  size_t attributesLeft;
  /// Values by number, since the innermost isolated region.
  SmallVector<Value, 0> values;
  /// First unused value number of the innermost region.
  size_t nextValue = 0;
  unsigned depth = 0;
};

} // namespace

static std::optional<OpFacts> factsOf(StringRef name) {
  static const StringMap<OpFacts> table = {
#define TFUSE_VHLO_OP(op, name, operands, results, regions, attributes)        \
  {op, {name, operands, results, regions, attributes}},
#include "Ops.def"
  };
  auto found = table.find(name);
  return found == table.end() ? std::nullopt
                              : std::optional<OpFacts>(found->second);
}

bool ProgramReader::skipUseLists(ByteReader &reader, uint64_t numValues) {
  uint64_t count = numValues > 1 ? reader.count() : 1;
  for (uint64_t i = 0; i < count && !reader.failed(); ++i) {
    if (numValues > 1)
      reader.number();
    uint64_t entries = reader.numberAndFlag().first;
    for (uint64_t j = 0; j < entries && !reader.failed(); ++j)
      reader.number();
  }
  return !reader.failed();
}

bool ProgramReader::readProperties(StringRef data, ParsedOp &op) {
  // Attributes of modules are not needed.
  if (!op.facts)
    return true;
  ByteReader reader(data);
  SmallVector<StringRef> names;
  op.facts->attributes.split(names, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef name : names) {
    Attribute value = elements.attribute(reader.number());
    if (!value || reader.failed())
      return fail("attribute '" + name + "' of '" + op.name +
                  "' cannot be read");
    op.attributes.set(name, value);
  }
  return reader.isAtEnd() ||
         fail("'" + op.name + "' has more attributes than supported");
}

bool ProgramReader::readHead(ByteReader &reader, ParsedOp &op) {
  uint64_t name = reader.number();
  if (name >= code.opNames.size())
    return fail("an op has no name");
  op.dialect = code.opNames[name].dialect;
  op.name = code.opNames[name].name;
  if (op.dialect == "vhlo") {
    op.facts = factsOf(op.name);
    if (!op.facts)
      return fail("it has the op '" + op.name +
                  "', of a later version of StableHLO");
  }
  uint8_t parts = reader.byte();
  op.loc = elements.location(reader.number(), builder.getUnknownLoc());
  if (parts & HasAttributes) {
    auto attributes = dyn_cast_if_present<DictionaryAttr>(
        elements.attribute(reader.number()));
    if (!attributes)
      return fail("the attributes of an op are not a dictionary");
    // Ops refer to a dictionary by number, and each op copies it.
    attributesLeft -= std::min(attributesLeft, attributes.size());
    if (attributesLeft == 0)
      return fail("its ops have too many attributes");
    op.attributes.append(attributes.getValue());
  }
  if (parts & HasProperties) {
    uint64_t index = reader.number();
    if (index >= code.properties.size())
      return fail("an op has no properties");
    if (!readProperties(code.properties[index], op))
      return false;
  }
  if (parts & HasResults) {
    uint64_t count = reader.count();
    for (uint64_t i = 0; i < count; ++i) {
      Type type = elements.type(reader.number());
      if (!type)
        return false; // `elements` has recorded the problem.
      op.results.push_back(type);
    }
  }
  if (parts & HasOperands) {
    uint64_t count = reader.count();
    for (uint64_t i = 0; i < count; ++i) {
      uint64_t index = reader.number();
      if (index >= values.size() || !values[index])
        return fail("'" + op.name + "' uses a value that does not exist");
      op.operands.push_back(values[index]);
    }
  }
  if (parts & HasSuccessors)
    return fail("'" + op.name + "' branches to blocks");
  if (parts & HasUseLists && code.version >= UseListOrders &&
      !skipUseLists(reader, op.results.size()))
    return fail("the use lists of an op are damaged");
  if (parts & HasRegions)
    std::tie(op.numRegions, op.isIsolated) = reader.numberAndFlag();
  return !reader.failed() || fail("an op is incomplete");
}

bool ProgramReader::checkCounts(const ParsedOp &op) {
  auto fits = [](int expected, size_t count) {
    return expected == Any || static_cast<size_t>(expected) == count;
  };
  return (fits(op.facts->operands, op.operands.size()) &&
          fits(op.facts->results, op.results.size()) &&
          fits(op.facts->regions, op.numRegions)) ||
         fail("'" + op.name +
              "' has a wrong number of operands, results or "
              "regions");
}

bool ProgramReader::readArguments(ByteReader &reader,
                                  SmallVectorImpl<Type> &types,
                                  SmallVectorImpl<Location> &locations) {
  uint64_t count = reader.count();
  for (uint64_t i = 0; i < count; ++i) {
    bool hasLocation = true;
    uint64_t index;
    if (code.version >= OptionalArgumentLocations)
      std::tie(index, hasLocation) = reader.numberAndFlag();
    else
      index = reader.number();
    Type type = elements.type(index);
    if (!type)
      return false;
    types.push_back(type);
    locations.push_back(hasLocation ? elements.location(reader.number(),
                                                        builder.getUnknownLoc())
                                    : builder.getUnknownLoc());
  }
  if (code.version >= UseListOrders && reader.byte())
    return skipUseLists(reader, types.size());
  return !reader.failed();
}

bool ProgramReader::readRegion(
    ByteReader &reader,
    llvm::function_ref<Block *(ArrayRef<Type>, ArrayRef<Location>)> fill) {
  uint64_t numBlocks = reader.number();
  if (numBlocks != 1)
    return fail(numBlocks ? "a function has several blocks"
                          : "a function or a region has no body");
  uint64_t numValues = reader.count();
  if (reader.failed())
    return fail("a region has more values than bytes");
  size_t firstValue = values.size(), outerNext = nextValue;
  // Each value takes at least one byte of the file, including those of
  // enclosing regions.
  if (numValues > code.ir.size() - std::min(firstValue, code.ir.size()))
    return fail("regions have more values than bytes");
  nextValue = firstValue;
  values.resize(firstValue + numValues);

  auto [numOps, hasArguments] = reader.numberAndFlag();
  SmallVector<Type> types;
  SmallVector<Location> locations;
  if (hasArguments && !readArguments(reader, types, locations))
    return fail("the arguments of a block are damaged");
  Block *block = fill(types, locations);
  if (!block)
    return false;
  if (block->getNumArguments() > numValues)
    return fail("a region has fewer values than arguments");
  for (BlockArgument argument : block->getArguments())
    values[nextValue++] = argument;

  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(block);
  for (uint64_t i = 0; i < numOps; ++i)
    if (!readOp(reader))
      return false;
  if (block->empty() || !block->back().hasTrait<OpTrait::IsTerminator>()) {
    bool isReturn = !block->empty() && block->back().getName().getStringRef() ==
                                           "stablehlo.return";
    if (!isReturn && !isa<ModuleOp>(block->getParentOp()))
      return fail("a function or a region does not end in a return");
  }
  values.truncate(firstValue);
  nextValue = outerNext;
  return true;
}

bool ProgramReader::define(Operation *op) {
  if (op->getNumResults() > values.size() - nextValue)
    return fail("a region has more values than declared");
  for (Value result : op->getResults())
    values[nextValue++] = result;
  return true;
}

bool ProgramReader::readBodies(const ParsedOp &op, ByteReader &outer,
                               llvm::function_ref<bool(ByteReader &)> read) {
  if (!op.numRegions || !op.isIsolated)
    return read(outer);
  ByteReader inner;
  bool hasSection = code.version >= SectionsForRegions;
  if (hasSection) {
    Section section = readSection(outer);
    if (outer.failed() || section.id != SectionId::IR)
      return fail("the body of '" + op.name + "' is damaged");
    inner = ByteReader(section.data);
  }
  SmallVector<Value, 0> hidden;
  size_t hiddenNext = std::exchange(nextValue, 0);
  std::swap(hidden, values);
  bool done = read(hasSection ? inner : outer);
  std::swap(hidden, values);
  nextValue = hiddenNext;
  return done;
}

bool ProgramReader::readModule(ParsedOp &op, ByteReader &outer) {
  if (depth > 1)
    return fail("it has nested modules");
  auto module = cast<ModuleOp>(builder.getBlock()->getParentOp());
  for (NamedAttribute attribute : op.attributes)
    if (attribute.getName().strref().contains('.'))
      module->setDiscardableAttr(attribute.getName(), attribute.getValue());
  return readBodies(op, outer, [&](ByteReader &reader) {
    return readRegion(reader, [&](ArrayRef<Type>, ArrayRef<Location>) {
      return module.getBody();
    });
  });
}

bool ProgramReader::readFunction(ParsedOp &op, ByteReader &outer) {
  auto name = dyn_cast_if_present<StringAttr>(op.attributes.get("sym_name"));
  auto type = dyn_cast_if_present<TypeAttr>(op.attributes.get("function_type"));
  auto functionType =
      type ? dyn_cast<FunctionType>(type.getValue()) : FunctionType();
  if (!name || name.empty() || !functionType || op.numRegions != 1)
    return fail("a function has no name or no type");
  auto module = dyn_cast<ModuleOp>(builder.getBlock()->getParentOp());
  if (!module || module.lookupSymbol(name))
    return fail("function '" + name.strref() + "' is duplicate or nested");
  auto function = func::FuncOp::create(builder, op.loc, name, functionType);
  if (name != "main")
    function.setPrivate();
  auto makeEntry = [&](ArrayRef<Type> types, ArrayRef<Location>) -> Block * {
    if (types == functionType.getInputs())
      return function.addEntryBlock();
    fail("function '" + name.strref() +
         "' has arguments that differ from its type");
    return nullptr;
  };
  return readBodies(op, outer, [&](ByteReader &reader) {
    return readRegion(reader, makeEntry);
  });
}

bool ProgramReader::makeReturn(ParsedOp &op) {
  if (auto function =
          dyn_cast<func::FuncOp>(builder.getBlock()->getParentOp())) {
    if (TypeRange(op.operands) != TypeRange(function.getResultTypes()))
      return fail("function '" + function.getName() +
                  "' returns values that differ from its type");
    func::ReturnOp::create(builder, op.loc, op.operands);
    return true;
  }
  OperationState state(op.loc, "stablehlo.return", op.operands, {});
  builder.create(state);
  return true;
}

bool ProgramReader::makeCall(ParsedOp &op) {
  auto callee = dyn_cast_if_present<StringAttr>(op.attributes.get("callee"));
  if (!callee || callee.empty())
    return fail("a call names no function");
  return define(
      func::CallOp::create(builder, op.loc, callee, op.results, op.operands));
}

bool ProgramReader::makeConstant(ParsedOp &op) {
  auto value = dyn_cast_if_present<ElementsAttr>(op.attributes.get("value"));
  if (!value || value.getType() != op.results.front())
    return fail("the value of a constant does not match its type");
  return define(stablehlo::ConstantOp::create(builder, op.loc,
                                              op.results.front(), value));
}

bool ProgramReader::makeComposite(ParsedOp &op) {
  auto name = dyn_cast_if_present<StringAttr>(op.attributes.get("name"));
  auto decomposition =
      dyn_cast_if_present<StringAttr>(op.attributes.get("decomposition"));
  auto attributes = dyn_cast_if_present<DictionaryAttr>(
      op.attributes.get("composite_attributes"));
  if (!name || !decomposition || decomposition.empty() || op.numRegions)
    return fail("a composite has no name, no decomposition, or regions");
  return define(stablehlo::CompositeOp::create(
      builder, op.loc, op.results, op.operands, name, attributes,
      FlatSymbolRefAttr::get(decomposition), IntegerAttr()));
}

bool ProgramReader::makeOp(ParsedOp &op, ByteReader &outer) {
  OperationState state(op.loc, ("stablehlo." + op.facts->name).str(),
                       op.operands, op.results, op.attributes.getAttrs());
  for (uint64_t i = 0; i < op.numRegions; ++i)
    state.addRegion();
  Operation *created = builder.create(state);
  // Results are numbered before the values of the op's regions. Ops in the
  // regions must not use these results, since an op does not dominate its
  // regions.
  size_t firstResult = nextValue;
  if (!define(created))
    return false;
  std::fill_n(values.begin() + firstResult, op.results.size(), Value());
  bool done = readBodies(op, outer, [&](ByteReader &reader) {
    return all_of(created->getRegions(), [&](Region &region) {
      auto makeBlock = [&](ArrayRef<Type> types, ArrayRef<Location> locations) {
        Block &block = region.emplaceBlock();
        block.addArguments(types, locations);
        return &block;
      };
      return readRegion(reader, makeBlock);
    });
  });
  llvm::copy(created->getResults(), values.begin() + firstResult);
  return done;
}

bool ProgramReader::readOp(ByteReader &outer) {
  static constexpr unsigned maxDepth = 64;
  if (depth >= maxDepth)
    return fail("regions are nested too deeply");
  ParsedOp op{{}, {}, {}, builder.getUnknownLoc(), {}, {}, {}, 0, false};
  if (!readHead(outer, op))
    return false;
  bool isModule = op.dialect == "builtin" && op.name == "module";
  if (!op.facts && !isModule)
    return fail("it has the op '" + op.dialect + "." + op.name +
                "', which is not a StableHLO op");
  if (op.facts && !checkCounts(op))
    return false;
  if (op.numRegions > 64 || (isModule && op.numRegions != 1))
    return fail("'" + op.name + "' has a wrong number of regions");

  ++depth;
  StringRef name = isModule ? "module" : op.facts->name;
  bool done = name == "module"      ? readModule(op, outer)
              : name == "func"      ? readFunction(op, outer)
              : name == "return"    ? makeReturn(op)
              : name == "call"      ? makeCall(op)
              : name == "constant"  ? makeConstant(op)
              : name == "composite" ? makeComposite(op)
                                    : makeOp(op, outer);
  --depth;
  return done;
}

OwningOpRef<ModuleOp> ProgramReader::read() {
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder.getUnknownLoc());
  builder.setInsertionPointToEnd(module->getBody());
  ByteReader reader(code.ir);
  auto [numOps, hasArguments] = reader.numberAndFlag();
  if (numOps != 1 || hasArguments || !readOp(reader)) {
    fail("it is not a single module");
    return {};
  }
  // Calls may precede the function that they name.
  WalkResult calls = module->walk([&](func::CallOp call) {
    auto callee = module->lookupSymbol<func::FuncOp>(call.getCallee());
    if (callee && callee.getArgumentTypes() == call.getOperandTypes() &&
        callee.getResultTypes() == call.getResultTypes())
      return WalkResult::advance();
    fail("a call does not match function '" + call.getCallee() + "'");
    return WalkResult::interrupt();
  });
  if (calls.wasInterrupted())
    return {};
  return module;
}

} // namespace vhlo

Expected<OwningOpRef<ModuleOp>> readPortableArtifact(StringRef bytes,
                                                     MLIRContext *context) {
  context->loadDialect<func::FuncDialect, stablehlo::StableHLODialect>();
  Expected<vhlo::Bytecode> code = vhlo::Bytecode::read(bytes);
  if (!code)
    return code.takeError();
  vhlo::ProgramReader reader(*code, context);
  OwningOpRef<ModuleOp> module = reader.read();
  if (!module)
    return reader.takeError();
  return module;
}

StringRef producerOfPortableArtifact(StringRef bytes) {
  Expected<vhlo::Bytecode> code = vhlo::Bytecode::read(bytes);
  if (!code) {
    consumeError(code.takeError());
    return {};
  }
  return code->producer.size() <= 64 && all_of(code->producer, isPrint)
             ? code->producer
             : StringRef();
}

} // namespace tfuse
