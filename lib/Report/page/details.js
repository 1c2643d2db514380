// The panel beside the graphs: what became of the selected node, and why it or its neighbors did not fuse.

import {below, errorText, isPort} from './model.js';
import {bytes} from './tables.js';

const MOST = 30;

export class Details {
  constructor(element, report, page) {
    this.element = element;
    this.report = report;
    this.page = page;
    this.clear();
  }

  clear() {
    this.parts = [];
    this.heading('Overview');
    this.overview();
    this.heading('Nothing is selected', 'h3');
    this.text('Click a node to see its neighbors' + (this.report.before && this.report.after ? ' and what became of it' : '') +
              ', or a row of a table. A click on a selected box opens it.');
    this.finish();
  }

  overview() {
    const {json, applied, nearMisses, errors, graphs} = this.report;
    const total = counts => Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
    const sizes = graphs.map(graph => graph.constants.reduce((sum, constant) => sum + (constant.bytes ?? 0), 0));
    const {before, after} = json.opCounts ?? {};
    if (before && after) this.text(`Ops: ${total(before)} → ${total(after)}`);
    if (sizes.some(Boolean)) this.text(`Constants: ${sizes.map(bytes).join(' → ')}`);
    if (errors.length) {
      const p = create('p', `Worst of ${errors.length} compared tensors: ${errorText(errors[0])} at `);
      p.append(button(errors[0].name.slice(0, 300), () => this.page.selectLayer(errors[0].name)));
      this.parts.push(p);
    }
    for (const [title, entries] of [['Rewrites', applied], ['Refusals', nearMisses]]) {
      const counts = new Map();
      for (const {rule} of entries) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      if (counts.size) this.list(title, [...counts].sort((a, b) => b[1] - a[1]).map(([rule, count]) => `${count} × ${rule}`));
    }
  }

  showNode(item) {
    this.parts = [];
    const node = item.node ?? {};
    this.heading(item.op || {scope: 'Name scope', range: 'Range'}[item.kind] || 'Node');
    this.code(item.name || '(no name)');
    for (const type of node.types ?? []) this.code(type);
    if (item.children.length) this.text(`${item.count} nodes`);
    const constants = (node.constants ?? []).map(index => this.report.graphs.find(graph => graph.side === item.side).constants[index]);
    if (constants.length)
      this.list('Constants', constants.map(constant => `${constant.name || '(no name)'}: ${constant.type}, ${bytes(constant.bytes)}`));
    const error = item.sources.map(name => this.report.errorOf.get(name)).find(Boolean);
    if (error) this.text(`Error: SNR ${errorText(error)}, greatest ${error.maxError?.toPrecision(3) ?? 'not a number'}`);
    const refusedBy = Object.entries(node.refusedBy ?? {});
    if (refusedBy.length) this.list('Runtimes that do not run it', refusedBy.map(([name, why]) => `${name}: ${why}`));
    if (this.report.before && this.report.after)
      item.children.length ? this.summarize(item) : this.fate(item);
    this.misses('Refusals', this.report.missesAt(item));
    const neighbors = [...new Set([...item.inputs ?? [], ...item.users ?? []])].filter(other => other !== item);
    const own = new Set(this.report.missesAt(item));
    this.misses('Why neighbors did not fuse', [...new Set(neighbors.flatMap(other => this.report.missesAt(other)))]
      .filter(miss => !own.has(miss)));
    if (item.inputs?.length) this.nodes('Inputs', item.inputs);
    if (item.carried?.length) this.nodes('Inputs from the previous iteration', item.carried);
    if (item.users?.length) this.nodes('Users', item.users);
    this.finish();
  }

  /** What became of a node, or what it was made from. */
  fate(item) {
    const others = this.report.counterparts(item), rewrites = this.report.rewritesAt(item);
    if (item.side === 'after') this.nodes('Made from', others);
    else if (others.length) this.nodes('Became', others);
    else if (!isPort(item)) {
      this.heading('Became', 'h3');
      this.text('No node of the result has its name, or that of a rewrite: it was folded into a constant or removed because nothing needs it.');
    }
    this.rewrites(rewrites);
  }

  summarize(box) {
    const leaves = below(box).filter(item => !item.children.length);
    const others = [...new Set(leaves.flatMap(item => this.report.counterparts(item)))];
    this.nodes(box.side === 'before' ? `Became (${others.length})` : `Made from (${others.length})`, others);
    this.rewrites([...new Set(leaves.flatMap(item => this.report.rewritesAt(item)))]);
  }

  rewrites(rewrites) {
    if (!rewrites.length) return;
    this.heading('Rewrites', 'h3');
    this.parts.push(listOf(rewrites, rewrite => {
      const li = document.createElement('li');
      li.append(button(rewrite.rule, () => this.page.selectRewrite(rewrite)),
                ` ${rewrite.before.join(' + ')} → ${rewrite.after.join(' + ') || 'nothing'}`);
      return li;
    }));
  }

  showRewrite(rewrite) {
    this.parts = [];
    this.heading('Rewrite');
    this.code(rewrite.rule);
    this.text(`${rewrite.before.join(' + ')} → ${rewrite.after.join(' + ') || 'nothing'}`);
    const nodes = this.report.nodesOf(rewrite.nodes);
    for (const [title, side] of [['Nodes before', 'before'], ['Nodes after', 'after']])
      this.nodes(title, nodes.filter(item => item.side === side));
    this.list('Names', rewrite.nodes.map(name => name || '(no name)'));
    this.finish();
  }

  showMiss(miss) {
    this.parts = [];
    this.heading('Refusal');
    this.code(miss.rule);
    this.text(`${miss.detail} (${miss.reason})`);
    if (miss.hint) this.text(`To change: ${miss.hint}`);
    this.nodes('Nodes', this.report.nodesOf([miss.node]));
    this.finish();
  }

  misses(title, misses) {
    if (!misses.length) return;
    this.heading(title, 'h3');
    this.parts.push(listOf(misses, miss => {
      const li = document.createElement('li');
      li.append(button(miss.rule, () => this.page.selectMiss(miss)), ` at ${miss.node}: ${miss.detail}`.slice(0, 2000));
      if (miss.hint) li.append(create('p', `To change: ${miss.hint}`.slice(0, 2000)));
      return li;
    }));
  }

  nodes(title, items) {
    if (!items.length) return;
    this.heading(title, 'h3');
    this.parts.push(listOf(items, item => {
      const li = document.createElement('li');
      li.append(button(`${item.op} ${item.name}`.slice(0, 300), () => this.page.select(item, true)));
      return li;
    }));
  }

  heading(text, tag = 'h2') { this.parts.push(create(tag, text)); }
  text(text) { this.parts.push(create('p', text.slice(0, 2000))); }
  code(text) { const p = create('p', text.slice(0, 2000)); p.className = 'mono'; this.parts.push(p); }
  list(title, texts) {
    this.heading(title, 'h3');
    this.parts.push(listOf(texts, text => create('li', text.slice(0, 2000))));
  }
  finish() { this.element.replaceChildren(...this.parts); }
}

export function create(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

export function button(text, action) {
  const element = create('button', text);
  element.type = 'button';
  element.className = 'name';
  element.addEventListener('click', action);
  return element;
}

/** At most MOST entries, and a button for the others. */
function listOf(entries, toElement) {
  const ul = document.createElement('ul');
  ul.append(...entries.slice(0, MOST).map(toElement));
  if (entries.length > MOST) {
    const li = document.createElement('li');
    li.append(button(`show ${entries.length - MOST} more`, () => li.replaceWith(...entries.slice(MOST).map(toElement))));
    ul.append(li);
  }
  return ul;
}
