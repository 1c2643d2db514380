// The tables below the graphs.

import {errorText} from './model.js';

const MOST_AT_FIRST = 200;

export function bytes(count) {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  let unit = 0;
  for (; count >= 1000 && unit < 3; ++unit) count /= 1000;
  return `${unit ? count.toFixed(1) : count} ${units[unit]}`;
}

function cell(content, className) {
  const td = document.createElement('td');
  td.append(...[content].flat());
  if (className) td.className = className;
  return td;
}

function mono(text) {
  const code = document.createElement('code');
  code.textContent = String(text).slice(0, 2000);
  return code;
}

/** Names of ops, between which lines may break. */
function ops(names) {
  return names.flatMap((name, i) => {
    const code = mono(name + (i + 1 < names.length ? ',' : ''));
    code.className = 'op';
    return [code, ' '];
  });
}

function bar(share) {
  const span = document.createElement('span');
  span.className = 'bar';
  span.style.width = `${100 * share}%`;
  return span;
}

/** A section with a table; `toCells` makes a row's cells. Hidden without rows. */
function table(parent, title, columns, rows, toCells, isOpen = true) {
  if (!rows.length) return;
  const details = document.createElement('details'), summary = document.createElement('summary');
  details.open = isOpen;
  summary.textContent = `${title} (${rows.length})`;
  const element = document.createElement('table'), head = element.createTHead().insertRow();
  for (const column of columns) {
    const th = document.createElement('th');
    th.scope = 'col';
    th.textContent = column.replace('#', '');
    if (column.startsWith('#')) th.className = 'number';
    head.append(th);
  }
  const body = element.createTBody();
  const add = part => body.append(...part.map(row => {
    const tr = document.createElement('tr');
    tr.append(...toCells(row));
    return tr;
  }));
  add(rows.slice(0, MOST_AT_FIRST));
  details.append(summary, element);
  if (rows.length > MOST_AT_FIRST) {
    const more = document.createElement('button');
    more.type = 'button';
    more.textContent = `Show ${rows.length - MOST_AT_FIRST} more`;
    more.addEventListener('click', () => { add(rows.slice(MOST_AT_FIRST)); more.remove(); });
    details.append(more);
  }
  parent.append(details);
}

export function addTables(parent, report, page, button) {
  const {json} = report;
  for (const note of json.notes ?? []) {
    const p = document.createElement('p');
    p.textContent = note;
    parent.append(p);
  }
  table(parent, 'Rewrites', ['rule', 'nodes', 'before', 'after'], report.applied, rewrite =>
    [cell(button(rewrite.rule, () => page.selectRewrite(rewrite))), cell(mono(rewrite.nodes.join(', '))),
     cell(ops(rewrite.before)), cell(ops(rewrite.after))]);
  table(parent, 'Refusals', ['rule', 'node', 'why not', 'reason'], report.nearMisses, miss =>
    [cell(button(miss.rule, () => page.selectMiss(miss))), cell(mono(miss.node)), cell(miss.detail), cell(mono(miss.reason))]);
  addOps(parent, json.opCounts ?? {});
  addSizes(parent, report);
  addRuntimes(parent, report, page, button);
  table(parent, 'Error by layer', ['layer', '#SNR', '#greatest error'], report.errors, error =>
    [cell(button(error.name.slice(0, 300), () => page.selectLayer(error.name))), cell(errorText(error), 'number'),
     cell(error.maxError?.toPrecision(3) ?? '', 'number')]);
  const most = Math.max(...(json.timings ?? []).map(({seconds}) => seconds));
  table(parent, 'Time by phase', ['phase', '#ms', 'share'], json.timings ?? [], ({phase, seconds}) =>
    [cell(phase), cell((1e3 * seconds).toFixed(1), 'number'), cell(bar(seconds / most), 'bars')]);
}

function addOps(parent, counts) {
  // JSON objects are sorted by name, and "after" precedes "before".
  for (const [stage, ops] of Object.entries(counts).sort(([a], [b]) => (b === 'before') - (a === 'before'))) {
    const rows = Object.entries(ops).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    table(parent, `Ops ${stage}`, ['op', '#count', 'of the largest'], rows, ([op, count]) =>
      [cell(mono(op)), cell(String(count), 'number'), cell(bar(count / rows[0][1]), 'bars')], false);
  }
}

function addSizes(parent, report) {
  const graph = report.after ?? report.graphs[0];
  const rows = [...graph?.constants ?? []].filter(constant => constant.bytes).sort((a, b) => b.bytes - a.bytes);
  const total = rows.reduce((sum, constant) => sum + constant.bytes, 0);
  table(parent, `Size by tensor: ${bytes(total)}`, ['tensor', 'type', '#size', 'of the largest'], rows, constant =>
    [cell(mono(constant.name)), cell(mono(constant.type)), cell(bytes(constant.bytes), 'number'),
     cell(bar(constant.bytes / rows[0].bytes), 'bars')]);
}

/** The nodes that a runtime cannot run, by runtime and reason. */
function addRuntimes(parent, report, page, button) {
  const reasons = new Map();
  for (const item of (report.after ?? report.graphs[0])?.nodes ?? [])
    for (const [runtime, why] of Object.entries(item.node.refusedBy ?? {})) {
      const key = `${runtime}: ${why}`;
      if (!reasons.has(key)) reasons.set(key, {runtime, why, items: []});
      reasons.get(key).items.push(item);
    }
  table(parent, 'Nodes that runtimes do not run', ['runtime', 'why', '#nodes', 'first node'], [...reasons.values()], ({runtime, why, items}) =>
    [cell(runtime), cell(why), cell(String(items.length), 'number'),
     cell(button(items[0].name.slice(0, 300) || items[0].op, () => page.select(items[0], true)))]);
}
