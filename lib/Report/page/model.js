// Graphs of a report (docs/report.md) as items: nodes, and boxes of nodes. A box is a node with children
// (a function, loop or branch), a name scope, or a range of consecutive nodes of a long list.

/** A level with more children is split into ranges: layout takes more than linear time. */
const MOST_CHILDREN = 120;

export class Graph {
  constructor(side, json) {
    this.side = side;
    this.constants = json.constants ?? [];
    this.truncated = json.truncated ?? false;
    this.root = {id: `${side}-root`, name: '', op: '', sources: [], children: [], depth: 0, parent: null, edges: new Map()};
    this.items = json.nodes.map((node, index) => this.createItem(node, index));
    this.nodes = [...this.items];
    this.byName = new Map();
    for (const item of this.nodes) {
      const parent = item.node.parent === undefined ? this.root : this.nodes[item.node.parent];
      item.parent = parent;
      parent.children.push(item);
      for (const name of item.sources)
        if (!this.byName.has(name)) this.byName.set(name, [item]);
        else this.byName.get(name).push(item);
    }
    for (const box of [this.root, ...this.nodes])
      if (box.children.length) {
        box.children = this.groupByScope(box.children, 0);
        this.splitLongLevels(box);
      }
    this.number(this.root);
    this.connect();
  }

  createItem(node, index) {
    return {id: `${this.side}-${index}`, index, node, side: this.side, name: node.name, op: node.op,
            sources: [...node.sources ?? [node.name], ...node.functions ?? []], children: [], edges: new Map(), parent: null, depth: 0};
  }

  createBox(kind, name, children) {
    const box = {id: `${this.side}-${kind}-${this.items.length}`, node: null, side: this.side, kind, name, op: '',
                 sources: [], children, edges: new Map(), parent: null, depth: 0};
    this.items.push(box);
    return box;
  }

  /** Boxes for the name scopes of sibling nodes below the first `level` parts of their names. */
  groupByScope(siblings, level) {
    const scopes = new Map(), result = [];
    for (const item of siblings) {
      const parts = item.name.split('/');
      const isInScope = parts.length > level + 1 && item.op !== 'Input' && item.op !== 'Output' && level < 64;
      if (!isInScope) {
        result.push(item);
        continue;
      }
      const scope = parts[level];
      if (!scopes.has(scope)) {
        scopes.set(scope, []);
        result.push(scope);
      }
      scopes.get(scope).push(item);
    }
    const isWhole = scopes.size === 1 && !result.some(entry => entry.op && !isPort(entry));
    return result.flatMap(entry => {
      if (typeof entry !== 'string') return [entry];
      const inside = scopes.get(entry);
      if (inside.length === 1) return inside;
      const children = this.groupByScope(inside, level + 1);
      if (isWhole || children.length === 1) return children;
      return [this.createBox('scope', entry, children)];
    });
  }

  splitLongLevels(box) {
    for (const child of box.children)
      if (child.kind === 'scope') this.splitLongLevels(child);
    while (box.children.length > MOST_CHILDREN) {
      const size = Math.max(20, Math.ceil(Math.sqrt(box.children.length))), ranges = [];
      for (let i = 0; i < box.children.length; i += size) {
        const part = box.children.slice(i, i + size);
        ranges.push(part.length === 1 ? part[0] :
          this.createBox('range', `${label(part[0])} … ${label(part.at(-1))}`, part));
      }
      box.children = ranges;
    }
  }

  /** Sets parents, depths and the number of nodes below each box, without recursion. */
  number(root) {
    const order = [root];
    for (let i = 0; i < order.length; ++i)
      for (const child of order[i].children) {
        child.parent = order[i];
        child.depth = order[i].depth + 1;
        order.push(child);
      }
    for (const item of order.reverse())
      item.count = item.children.reduce((sum, child) => sum + child.count, item.parent && !item.children.length ? 1 : 0);
  }

  /** Each edge belongs to the innermost box around both nodes, between two of its children. */
  connect() {
    for (const user of this.nodes) {
      user.inputs = (user.node.inputs ?? []).map(index => this.nodes[index]);
      user.carried = (user.node.carried ?? []).map(index => this.nodes[index]);
      for (const producer of user.inputs) {
        (producer.users ??= []).push(user);
        this.addEdge(producer, user, false);
      }
      for (const producer of user.carried) this.addEdge(producer, user, true);
    }
  }

  /** `isBack`: the value is for the next iteration of a loop. Boxes do not have edges to themselves. */
  addEdge(producer, user, isBack) {
    let from = producer, to = user;
    while (from.depth > to.depth) from = from.parent;
    while (to.depth > from.depth) to = to.parent;
    while (from.parent !== to.parent) [from, to] = [from.parent, to.parent];
    if (from !== to || (isBack && producer === user))
      from.parent.edges.set(`${from.id} ${to.id}${isBack ? ' back' : ''}`, [from, to, isBack]);
  }

  /** The nodes of a layer: those with `scope` in front of their names. */
  inScope(scope) {
    if (!this.scopes) {
      this.scopes = new Map();
      for (const item of this.nodes)
        for (let at = item.name.indexOf('/'), level = 0; at > 0 && level < 64; at = item.name.indexOf('/', at + 1), ++level) {
          const prefix = item.name.slice(0, at);
          if (!this.scopes.has(prefix)) this.scopes.set(prefix, []);
          this.scopes.get(prefix).push(item);
        }
    }
    return this.scopes.get(scope) ?? [];
  }

  named(names) { return [...new Set(names.flatMap(name => this.byName.get(name) ?? []))]; }
}

export function isPort(item) { return item.op === 'Input' || item.op === 'Output'; }

/** The last two parts of a name, or the op. */
export function label(item) {
  return (item.kind ? item.name : item.name.split('/').slice(-2).join('/')) || item.op || '(no name)';
}

/** `item` and all items below it. */
export function below(item) {
  const result = [item];
  for (let i = 0; i < result.length; ++i) result.push(...result[i].children);
  return result;
}

/** The report with indices from nodes to rewrites and refusals. */
export class Report {
  constructor(json) {
    this.json = json;
    this.applied = json.applied ?? [];
    this.nearMisses = json.nearMisses ?? [];
    this.graphs = ['before', 'after', 'model'].filter(side => json.graphs?.[side])
      .map(side => new Graph(side, json.graphs[side]));
    this.before = this.graphs.find(graph => graph.side === 'before');
    this.after = this.graphs.find(graph => graph.side === 'after');
    this.rewritesOf = group(this.applied, rewrite => rewrite.nodes);
    this.missesOf = group(this.nearMisses, miss => [miss.node]);
    this.errors = (json.errors ?? []).map(error => ({...error, level: errorLevel(error)})).sort(byError);
    this.errorOf = new Map(this.errors.toReversed().map(error => [error.name, error]));
    for (const graph of this.graphs) {
      for (const item of graph.nodes) item.state = this.stateOf(item);
      for (const item of below(graph.root).reverse()) item.error = this.worstError(item);
    }
  }

  /** The error of a node, or the worst of the nodes in a box. */
  worstError(item) {
    const own = item.sources.map(name => this.errorOf.get(name));
    return [...own, ...item.children.map(child => child.error)].filter(Boolean).sort(byError)[0];
  }

  stateOf(item) {
    if (item.sources.some(name => this.missesOf.has(name))) return 'refused';
    if (this.rewritesAt(item).length) return 'changed';
    if (item.side === 'before' && this.after && !isPort(item) && !this.counterparts(item).length) return 'gone';
    return '';
  }

  /** The rewrites that have the names of a node. Names are unique in a function only. */
  namedRewrites(item) {
    return item.sources.flatMap(name => this.rewritesOf.get(name) ?? []).filter(rewrite => {
      const inside = this.insideOf(rewrite);
      return !inside.size || item.side === 'after' || inside.has(item);
    });
  }

  /** The calls of the functions that a rewrite names, and all that is in them. */
  insideOf(rewrite) {
    if (!this.inside) this.inside = new Map();
    if (!this.inside.has(rewrite)) {
      const calls = this.before?.named(rewrite.nodes)
        .filter(item => item.node.functions?.some(name => rewrite.nodes.includes(name))) ?? [];
      this.inside.set(rewrite, new Set(calls.flatMap(below)));
    }
    return this.inside.get(rewrite);
  }

  /** The rewrites that matched a node, or else the function or layer that contains it. */
  rewritesAt(item) {
    let found = this.namedRewrites(item);
    if (!found.length && item.side === 'after' && this.before && item.name && !this.before.byName.has(item.name))
      found = this.before.inScope(item.name).flatMap(node => this.namedRewrites(node));
    const callOf = node => item.side === 'before' ? this.before.nodes[node.node?.parent] : undefined;
    for (let call = callOf(item); !found.length && call; call = callOf(call))
      found = (call.node.functions ?? []).flatMap(name => this.rewritesOf.get(name) ?? []);
    return [...new Set(found)];
  }
  missesAt(item) { return [...new Set(item.sources.flatMap(name => this.missesOf.get(name) ?? []))]; }

  /** The nodes of the other graph that a node became, or that it was made from. */
  counterparts(item) {
    const other = item.side === 'before' ? this.after : this.before;
    if (!other) return [];
    const direct = isPort(item) ? other.named([item.name]).filter(found => found.op === item.op) :
      other.named(item.sources).filter(found => !isPort(found));
    if (direct.length) return direct;
    if (item.side === 'after') return isPort(item) ? [] : other.inScope(item.name);
    // A rewrite removed the name: the result has names of the other nodes of the rewrite.
    const rewritten = other.named(this.rewritesAt(item).flatMap(rewrite => rewrite.nodes)).filter(found => !isPort(found));
    return rewritten.length ? rewritten : this.layerOf(item, other);
  }

  /** The nodes that have the name of the innermost layer around `item`, or around the call that contains it. */
  layerOf(item, other) {
    for (let node = item; node?.node; node = this.before.nodes[node.node.parent]) {
      const parts = node.name.split('/').slice(0, 64);
      for (let length = parts.length; length; --length) {
        const found = other.byName.get(parts.slice(0, length).join('/'));
        if (found) return found.filter(entry => !isPort(entry));
      }
    }
    return [];
  }

  /** The nodes with these names; if one is that of a function, its calls, what is in them, and their results. */
  nodesOf(names) {
    const found = this.graphs.flatMap(graph => graph.named(names).filter(item => !isPort(item)));
    const calls = found.filter(item => item.node.functions?.some(name => names.includes(name)));
    if (!calls.length) return found;
    const inside = new Set(calls.flatMap(below));
    return [...new Set([...found.filter(item => inside.has(item)), ...calls.flatMap(call => this.counterparts(call))])];
  }
}

/** The least SNR of each level of error, in dB; larger levels are worse. The last level has no least. */
export const LEVELS = [Infinity, 80, 40, 20];

/** JSON has no infinity and no NaN: without an SNR, tensors are equal if the greatest error is zero. */
export function errorLevel({snr, maxError}) {
  if (typeof snr !== 'number') return maxError === 0 ? 0 : LEVELS.length;
  const level = LEVELS.findIndex(least => snr >= least);
  return level < 0 ? LEVELS.length : level;
}

export function errorText({snr, maxError}) {
  if (typeof snr === 'number') return `${snr.toFixed(snr < 10 ? 1 : 0)} dB`;
  return maxError === 0 ? 'equal' : 'not a number';
}

/** The worst first. */
function byError(a, b) { return b.level - a.level || (a.snr ?? -Infinity) - (b.snr ?? -Infinity); }

function group(entries, namesOf) {
  const result = new Map();
  for (const entry of entries)
    for (const name of namesOf(entry))
      if (!result.has(name)) result.set(name, [entry]);
      else result.get(name).push(entry);
  return result;
}
