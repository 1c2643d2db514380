// What the colors of nodes mean, as a legend, and as marks of the nodes for readers who do not see colors.

import {LEVELS, below, errorText} from './model.js';
import {create} from './details.js';

export const MARKS = {changed: '●', refused: '▲', gone: '○'};
const MEANINGS = {changed: 'rewritten', refused: 'a rule refused it', gone: 'not in the result'};

/** Boxes show refusals only: most boxes have rewritten nodes. */
function shows(item) { return item.state && (!item.children.length || item.state === 'refused'); }

function levelName(level) {
  if (level === 0) return 'equal';
  return level < LEVELS.length ? `${LEVELS[level]} dB or more` : `less than ${LEVELS.at(-1)} dB, or not a number`;
}

export class Marks {
  constructor(element, report, page) {
    this.element = element;
    this.report = report;
    this.page = page;
    const isRewritten = report.applied.length || report.nearMisses.length || (report.before && report.after && !report.errors.length);
    this.modes = [...isRewritten ? ['rewrites'] : [], ...report.errors.length ? ['errors'] : []];
    this.set(this.modes.at(-1));
  }

  /** Colors nodes by rewrites or by errors. */
  set(mode) {
    this.mode = document.getElementById('graphs').dataset.colors = mode ?? '';
    for (const graph of this.report.graphs)
      for (const item of below(graph.root)) {
        item.mark = mode === 'rewrites' && shows(item) ? MARKS[item.state] : '';
        item.note = mode === 'errors' && item.error && item.parent ? errorText(item.error) : '';
        item.layout = null;
      }
    this.draw();
  }

  classOf(item, isOpen) {
    if (this.mode === 'errors') return item.error && !(item.children.length && isOpen) ? ` error-${item.error.level}` : '';
    return this.mode && shows(item) ? ` ${item.state}` : '';
  }

  draw() {
    const parts = [];
    if (this.modes.length > 1) {
      const label = create('label', 'Colors show '), select = document.createElement('select');
      for (const [mode, text] of [['rewrites', 'rewrites'], ['errors', 'the error of each layer']])
        select.append(Object.assign(create('option', text), {value: mode, selected: mode === this.mode}));
      select.addEventListener('change', () => { this.set(select.value); this.page.redraw(); });
      label.append(select);
      parts.push(label);
    }
    if (this.mode === 'errors') {
      parts.push(create('span', 'SNR of each layer; boxes show their worst layer:'));
      const levels = [...new Set(this.report.errors.map(error => error.level))].sort();
      for (const level of levels) parts.push(entry(`error-${level}`, '', levelName(level)));
    } else if (this.mode) {
      const nodes = this.report.graphs.flatMap(graph => graph.nodes);
      for (const [state, meaning] of Object.entries(MEANINGS))
        if (nodes.some(item => item.state === state && shows(item))) parts.push(entry(state, MARKS[state], meaning));
    }
    if (this.report.graphs.some(graph => graph.nodes.some(item => item.carried.length)))
      parts.push(entry('iteration', '⤶', 'to the next iteration of a loop'));
    this.element.replaceChildren(...parts);
    this.element.hidden = !parts.length;
  }
}

function entry(className, mark, text) {
  const span = create('span', ''), swatch = create('span', mark);
  swatch.className = `swatch ${className}`;
  swatch.setAttribute('aria-hidden', true);
  span.append(swatch, ` ${text}`);
  return span;
}
