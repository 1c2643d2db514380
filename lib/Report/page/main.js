// The page: reads the report, creates the parts, and passes selections between them.

import {Report, below} from './model.js';
import {View} from './view.js';
import {Details, button} from './details.js';
import {addTables} from './tables.js';
import {Search} from './search.js';
import {Marks} from './marks.js';

class Page {
  constructor(report) {
    this.report = report;
    this.selected = null;
    this.lit = [];
    this.status = document.getElementById('status');
    this.details = new Details(document.getElementById('details'), report, this);
    this.marks = new Marks(document.getElementById('legend'), report, this);
    const graphs = document.getElementById('graphs');
    this.views = report.graphs.map(graph => new View(graph, graphs, this));
    if (!this.views.length) document.querySelector('main').hidden = true;
    addTables(document.getElementById('tables'), report, this, button);
    new Search(document.getElementById('search'), document.getElementById('found'), report, this);
    document.addEventListener('keydown', event => { if (event.key === 'Escape') this.clear(); });
  }

  /** Draws again after a change of the marks. */
  redraw() {
    for (const view of this.views) view.draw();
    this.refresh();
  }

  viewOf(item) { return this.views.find(view => view.graph.side === item.side); }
  say(text) { this.status.textContent = text; }

  /** Selects a node; lights what became of it on the other side. */
  select(item, reveals = false) {
    this.selected = item;
    const leaves = item.children.length ? below(item).filter(leaf => !leaf.children.length) : [item];
    const others = [...new Set(leaves.flatMap(leaf => this.report.counterparts(leaf)))];
    if (reveals) this.viewOf(item).reveal([item]);
    for (const view of this.views)
      if (view !== this.viewOf(item)) view.reveal(others);
    this.lit = [item, ...others];
    this.details.showNode(item);
    this.refresh();
    this.say(`${item.op} ${item.name}: ${others.length} ${others.length === 1 ? 'node' : 'nodes'} on the other side`.slice(0, 300));
  }

  selectRewrite(rewrite) {
    this.showNames(rewrite.nodes);
    this.details.showRewrite(rewrite);
    this.say(`${rewrite.rule}: ${this.lit.length} nodes`);
  }

  selectMiss(miss) {
    this.showNames([miss.node]);
    this.details.showMiss(miss);
    this.say(`${miss.rule} refused: ${miss.detail}`.slice(0, 300));
  }

  selectLayer(name) {
    this.showNames([name]);
    if (this.lit.length) this.select(this.lit.at(-1), true);
  }

  showNames(names) {
    this.selected = null;
    this.lit = this.report.nodesOf(names);
    for (const view of this.views) view.reveal(this.lit.filter(item => item.side === view.graph.side));
    this.refresh();
    document.getElementById('graphs').scrollIntoView({block: 'nearest'});
  }

  clear() {
    this.selected = null;
    this.lit = [];
    this.details.clear();
    this.refresh();
  }

  refresh() {
    for (const view of this.views) view.light(this.lit.filter(item => item.side === view.graph.side));
  }
}

function addTheme() {
  const theme = document.getElementById('theme'), root = document.documentElement;
  const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const name = () => { theme.textContent = isDark() ? 'Light' : 'Dark'; };
  theme.addEventListener('click', () => { root.dataset.theme = isDark() ? 'light' : 'dark'; name(); });
  name();
  // Paper is light.
  let before;
  addEventListener('beforeprint', () => { before = root.dataset.theme; root.dataset.theme = 'light'; });
  addEventListener('afterprint', () => { if (before) root.dataset.theme = before; else delete root.dataset.theme; });
}

function addHelp() {
  const help = document.getElementById('help'), keys = document.getElementById('keys');
  help.addEventListener('click', () => {
    keys.hidden = !keys.hidden;
    help.setAttribute('aria-expanded', !keys.hidden);
  });
}

const content = JSON.parse(document.getElementById('report').textContent);
if (content.title) document.title = document.querySelector('h1').textContent = content.title;
addTheme();
addHelp();
new Page(new Report(content));
