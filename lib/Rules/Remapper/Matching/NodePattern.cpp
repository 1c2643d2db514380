//===- NodePattern.cpp - Subgraph patterns written as expressions ---------===//

#include "NodePattern.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

//===----------------------------------------------------------------------===//
// Reading a pattern
//===----------------------------------------------------------------------===//

class PatternParser {
public:
  PatternParser(StringRef text, NodePattern &pattern)
      : text(text), pattern(pattern) {}

  void run() {
    term();
    skipSpace();
    assert(text.empty() && "more after the pattern");
  }

private:
  using Term = NodePattern::Term;

  void skipSpace() { text = text.ltrim(); }

  bool accept(StringRef token) {
    skipSpace();
    return text.consume_front(token);
  }

  StringRef word() {
    skipSpace();
    StringRef found =
        text.take_while([](char c) { return isAlnum(c) || c == '_'; });
    assert(!found.empty() && "a name or an op is missing");
    text = text.drop_front(found.size());
    return found;
  }

  static bool isOpName(StringRef word) {
    return isUpper(word.front()) || word.front() == '_';
  }

  double number() {
    skipSpace();
    StringRef digits = text.take_while(
        [](char c) { return isDigit(c) || c == '.' || c == '-'; });
    double value = 0;
    [[maybe_unused]] bool isWrong = digits.getAsDouble(value);
    assert(!isWrong && "not a number");
    text = text.drop_front(digits.size());
    return value;
  }

  unsigned nameTerm(StringRef name) {
    unsigned number =
        name.empty() ? pattern.names.size() : pattern.numberOf(name);
    if (number == pattern.names.size())
      pattern.names.push_back(name);
    return number;
  }

  unsigned add(Term term) {
    pattern.terms.push_back(std::move(term));
    return pattern.terms.size() - 1;
  }

  unsigned constant(StringRef name) {
    Term term;
    term.kind = Term::Kind::Constant;
    term.name = nameTerm(name);
    pattern.expectedConstants.push_back({term.name, number()});
    return add(term);
  }

  unsigned term() {
    if (accept("#"))
      return constant("");
    StringRef name, first = word();
    if (!isOpName(first)) {
      name = first;
      if (!accept(":")) {
        Term any;
        any.name = nameTerm(name);
        return add(any);
      }
      if (accept("#"))
        return constant(name);
      first = word();
    }
    Term term;
    term.kind = Term::Kind::Leaf;
    term.name = nameTerm(name);
    term.ops.push_back(first);
    while (accept("|"))
      term.ops.push_back(word());
    if (accept("(")) {
      term.kind = Term::Kind::Node;
      operands(term);
    }
    return add(std::move(term));
  }

  void operands(Term &into) {
    if (accept(")"))
      return;
    do {
      if (accept("...")) {
        into.hasMore = true;
        break;
      }
      into.operands.push_back(term());
    } while (accept(","));
    [[maybe_unused]] bool isClosed = accept(")");
    assert(isClosed && "a parenthesis is missing");
  }

  StringRef text;
  NodePattern &pattern;
};

NodePattern::NodePattern(const Twine &text)
    : storage(std::make_unique<std::string>(text.str())) {
  PatternParser(*storage, *this).run();
}

unsigned NodePattern::numberOf(StringRef name) const {
  return llvm::find(names, name) - names.begin();
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

/// Backtracks over the operand orders of commutative ops. Open goals are on a
/// stack, so that a wrong order is undone even if only a later operand of
/// another node contradicts it.
class PatternMatcher {
public:
  explicit PatternMatcher(const NodePattern &pattern) : pattern(pattern) {}

  static bool mayMatch(const NodePattern &pattern, NodeView root);

  SmallVector<NodeMatch, 1> run(Operation *root) {
    match.from = &pattern;
    match.tensors.assign(pattern.names.size(), Value());
    goals = {{unsigned(pattern.terms.size() - 1), root->getResult(0)}};
    solve();
    return std::move(found);
  }

private:
  using Term = NodePattern::Term;
  struct Goal {
    unsigned term;
    Value value;
  };
  /// A symmetric pattern matches twice; more matches are not needed.
  static constexpr size_t kMaxMatches = 4;

  bool bind(unsigned name, Value value) {
    Value &bound = match.tensors[name];
    if (bound)
      return bound == value;
    bound = value;
    return true;
  }

  static bool isConstant(Operation *node) {
    NodeView view = NodeView::get(node);
    if (view && view.op() == "Cast" && view.numDataOperands() == 1)
      view = NodeView::get(view.dataOperand(0).getDefiningOp());
    return view && view.op() == "Const";
  }

  static bool accepts(const Term &term, Value value) {
    if (term.kind == Term::Kind::Tensor)
      return true;
    NodeView node = NodeView::get(value.getDefiningOp());
    if (!node || node.numDataResults() == 0)
      return false;
    if (term.kind == Term::Kind::Constant)
      return isConstant(node.getOperation());
    // A name stands for the node's first output.
    return is_contained(term.ops, node.op()) && value == node->getResult(0);
  }

  /// Adds the node to the match, and pushes its operands as goals.
  bool descend(const Term &term, Value value, bool swapped) {
    if (term.kind != Term::Kind::Node)
      return true;
    NodeView node(value.getDefiningOp());
    unsigned count = term.operands.size();
    if (node.numDataOperands() < count ||
        (!term.hasMore && node.numDataOperands() != count))
      return false;
    if (!is_contained(match.nodes, node.getOperation()))
      match.nodes.push_back(node.getOperation());
    for (unsigned i = count; i-- > 0;)
      goals.push_back(
          {term.operands[swapped ? count - 1 - i : i], node.dataOperand(i)});
    return true;
  }

  static bool maySwap(const Term &term, Value value) {
    return term.kind == Term::Kind::Node && term.operands.size() == 2 &&
           tf::hasFact(NodeView(value.getDefiningOp()).op(),
                       tf::OpFact::Commutative);
  }

  void solve() {
    if (found.size() == kMaxMatches)
      return;
    if (goals.empty()) {
      if (match.sortNodes())
        found.push_back(match);
      return;
    }
    Goal goal = goals.pop_back_val();
    const Term &term = pattern.terms[goal.term];
    if (!accepts(term, goal.value))
      return;
    auto tensors = match.tensors;
    auto nodes = match.nodes;
    auto rest = goals;
    for (bool swapped : {false, true}) {
      if (swapped && !maySwap(term, goal.value))
        break;
      if (bind(term.name, goal.value) && descend(term, goal.value, swapped))
        solve();
      match.tensors = tensors;
      match.nodes = nodes;
      goals = rest;
    }
  }

  const NodePattern &pattern;
  NodeMatch match;
  SmallVector<Goal, 16> goals;
  SmallVector<NodeMatch, 1> found;
};

/// A cheap test: the producers of the operands rule out most nodes.
bool PatternMatcher::mayMatch(const NodePattern &pattern, NodeView root) {
  const Term &term = pattern.terms.back();
  return all_of(term.operands, [&](unsigned number) {
    return any_of(root.dataOperands(), [&](Value operand) {
      return accepts(pattern.terms[number], operand);
    });
  });
}

SmallVector<NodeMatch, 1> NodePattern::match(Operation *root) const {
  NodeView node = NodeView::get(root);
  if (!node || node.numDataResults() == 0 ||
      !is_contained(terms.back().ops, node.op()) ||
      !PatternMatcher::mayMatch(*this, node))
    return {};
  return PatternMatcher(*this).run(root);
}

bool NodeMatch::sortNodes() {
  SmallVector<Operation *, 16> sorted;
  auto isReady = [&](Operation *node) {
    return none_of(nodes, [&](Operation *user) {
      return !is_contained(sorted, user) &&
             any_of(user->getOperands(), [&](Value operand) {
               return operand.getDefiningOp() == node;
             });
    });
  };
  // A node with two users may have been found before the farther user.
  while (sorted.size() < nodes.size()) {
    size_t before = sorted.size();
    for (Operation *node : nodes)
      if (!is_contained(sorted, node) && isReady(node))
        sorted.push_back(node);
    if (sorted.size() == before)
      return false;
  }
  nodes = std::move(sorted);
  return true;
}

bool NodeMatch::addUsers(ArrayRef<Operation *> users) {
  nodes.insert(nodes.begin(), users.begin(), users.end());
  return sortNodes();
}

bool NodeMatch::has(StringRef name) const {
  return from->numberOf(name) < tensors.size();
}

Value NodeMatch::tensor(StringRef name) const {
  unsigned number = from->numberOf(name);
  assert(number < tensors.size() && "the pattern has no such name");
  return tensors[number];
}

} // namespace tfuse
