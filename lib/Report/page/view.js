// One graph on the page: an SVG with zoom and pan (d3-zoom), and beside it the outline.

import {below, label} from './model.js';
import {invalidate, layout, shorten, titleOf} from './layout.js';
import {Outline} from './outline.js';

const NAMES = {before: 'Before', after: 'After', model: 'Model'};
/** Boxes are open at first, outer ones before inner ones, as long as so few nodes are visible. */
const OPEN_AT_FIRST = 50;
/** At smaller scales, the texts of nodes and arrow heads are not drawn: they would be illegible. */
const LEGIBLE = 0.35;
/** The scale at first, if the whole graph would be smaller. */
const START = 0.6;
/** "Open all" opens boxes until so many nodes are visible. */
const OPEN_AT_MOST = 6000;

export class View {
  constructor(graph, parent, page) {
    this.graph = graph;
    this.page = page;
    this.open = new Set([graph.root]);
    this.lit = new Set();
    const name = NAMES[graph.side] ?? graph.side;
    const section = d3.select(parent).append('section').attr('class', 'graph').attr('aria-label', `Graph: ${name}`);
    const header = section.append('header');
    header.append('h2').text(`${name}: ${graph.root.count} nodes${graph.truncated ? ' (some functions are not shown)' : ''}`);
    const button = (text, title, action) => header.append('button').attr('type', 'button').text(text)
      .attr('aria-label', `${title}: ${name}`).attr('title', title).on('click', action);
    const toggle = button('Outline', 'Show or hide the outline', () => {
      this.outline.element.hidden = !this.outline.element.hidden;
      toggle.attr('aria-expanded', !this.outline.element.hidden);
      this.adjust();
    }).attr('aria-expanded', true);
    button('Open all', 'Open all boxes', () => this.openAll());
    button('Close all', 'Close all boxes', () => this.closeAll());
    button('Fit', 'Fit to the window', () => this.fit());
    const both = section.append('div').attr('class', 'both');
    this.outline = new Outline(graph, both.node(), page, name);
    this.svg = both.append('svg').attr('tabindex', 0).attr('role', 'application')
      .attr('aria-label', `Drawing of the graph ${name}. The outline has the same nodes.`)
      .on('keydown', event => this.onKey(event)).on('click', () => page.clear());
    this.svg.append('defs').append('marker').attr('id', `arrow-${graph.side}`).attr('viewBox', '0 0 8 8').attr('refX', 7)
      .attr('refY', 4).attr('markerUnits', 'userSpaceOnUse')
      .attr('markerWidth', 9).attr('markerHeight', 9).attr('orient', 'auto')
      .append('path').attr('d', 'M0,0 L8,4 L0,8 Z').attr('fill', 'var(--edge)');
    this.all = this.svg.append('g').attr('aria-hidden', true);
    this.zoom = d3.zoom().scaleExtent([0.01, 4]).on('zoom', ({transform}) => {
      this.all.style('transform', `translate(${transform.x}px,${transform.y}px) scale(${transform.k})`);
      const isFar = transform.k < LEGIBLE;
      if (isFar !== this.isFar) this.all.classed('far', this.isFar = isFar);
    });
    this.svg.call(this.zoom).on('dblclick.zoom', null);
    this.openFirst();
    this.draw();
    this.adjust = this.start;
    this.start();
    if (typeof ResizeObserver !== 'undefined')
      new ResizeObserver(() => this.moved || this.adjust()).observe(this.svg.node());
    // Before the printed page is laid out.
    addEventListener('beforeprint', () => this.show([graph.root], 1));
    this.zoom.on('start', event => { if (event.sourceEvent) this.moved = true; });
  }

  openFirst() {
    let visible = this.graph.root.children.length;
    for (const item of below(this.graph.root)) {
      const isEntry = item.op === 'signature' || item.op === 'graph';
      const fits = isEntry || visible + item.children.length <= OPEN_AT_FIRST;
      if (!item.children.length || !this.open.has(item.parent) || !fits) continue;
      visible += item.children.length;
      this.open.add(item);
    }
  }

  isOpen = item => this.open.has(item);

  draw() {
    const {isOpen} = this, {items, edges} = layout(this.graph.root, isOpen);
    this.visible = items;
    const line = points => points.length ? `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}` : '';
    // Boxes first, so that they are below their content.
    items.sort((a, b) => a.depth - b.depth);
    this.all.selectAll('g.item').data(items, item => item.id).join(enter => {
      const g = enter.append('g').attr('id', item => item.id).on('click', (event, item) => {
        event.stopPropagation();
        if (this.page.selected === item && item.children.length) this.toggle(item);
        else this.page.select(item);
      }).on('dblclick', (event, item) => item.children.length && this.toggle(item));
      g.append('rect').attr('rx', 5);
      g.append('text').attr('class', 'title').attr('x', 8).attr('y', 16);
      g.append('text').attr('class', 'name').attr('x', 8).attr('y', 30);
      g.append('title');
      return g;
    }).order().attr('class', item => this.classOf(item)).attr('transform', ({x, y}) => `translate(${x},${y})`).each(function (item) {
      const rect = this.firstChild;
      rect.setAttribute('width', item.size.width);
      rect.setAttribute('height', item.size.height);
      const [, title, name, tip] = this.childNodes;
      title.textContent = item.children.length ? `${isOpen(item) ? '▾' : '▸'} ${titleOf(item)}` : titleOf(item);
      name.textContent = item.children.length ? '' : shorten(label(item));
      tip.textContent = `${item.op} ${item.name}`.slice(0, 2000);
    });
    this.all.selectAll('path.edge').data(edges, edge => edge.key).join('path').attr('class', edge => edge.isBack ? 'edge back' : 'edge')
      .attr('d', edge => line(edge.points)).attr('marker-end', `url(#arrow-${this.graph.side})`).raise();
    this.outline.draw(this.open);
  }

  classOf(item) {
    const isSelected = this.page.selected === item;
    return `item${item.children.length ? ' box' : ''}${this.page.marks.classOf(item, this.open.has(item))}` +
      `${this.lit.has(item) ? ' lit' : ''}${isSelected ? ' selected' : ''}`;
  }

  /** Lights the nodes, or the closed boxes that contain them, and their edges. */
  light(items) {
    this.lit = new Set(items.map(item => this.visibleOf(item)));
    this.all.selectAll('g.item').attr('class', item => this.classOf(item));
    this.all.selectAll('path.edge').classed('lit', ({from, to}) =>
      from === this.page.selected || to === this.page.selected || (this.lit.has(from) && this.lit.has(to)));
    this.outline.select(items.length === 1 || this.page.selected?.side === this.graph.side ? this.page.selected : null, items);
  }

  /** The item, or the outermost closed box around it. */
  visibleOf(item) {
    let visible = item;
    for (let box = item.parent; box; box = box.parent)
      if (!this.open.has(box)) visible = box;
    return visible;
  }

  /** Opens the boxes around the items and shows them. */
  reveal(items) {
    let isChanged = false;
    for (const item of items.slice(0, 40))
      for (let box = item.parent; box; box = box.parent)
        if (!this.open.has(box)) {
          this.open.add(box);
          invalidate(box);
          isChanged = true;
        }
    if (isChanged) this.draw();
    if (items.length) this.show(items.map(item => this.visibleOf(item)));
  }

  toggle(item) {
    if (!this.open.delete(item)) this.open.add(item);
    invalidate(item);
    this.draw();
    this.page.refresh();
  }

  openAll() {
    let visible = 0;
    for (const item of below(this.graph.root))
      if (item.children.length && this.open.has(item.parent ?? item)) {
        visible += item.children.length;
        if (visible > OPEN_AT_MOST) break;
        this.open.add(item);
        item.layout = null;
      }
    this.graph.root.layout = null;
    this.draw();
    this.page.refresh();
    this.fit();
  }

  closeAll() {
    for (const item of this.open) invalidate(item);
    this.open = new Set([this.graph.root]);
    this.draw();
    this.page.refresh();
    this.fit();
  }

  size() {
    const {width, height} = this.svg.node().getBoundingClientRect();
    return [width || 600, height || 400];
  }

  fit() {
    this.show([this.graph.root], 1);
    this.moved = false;
    this.adjust = this.fit;
  }

  /** The whole graph if its texts are legible, else its beginning. Paper shows all. */
  start() {
    const {root} = this.graph, [width, height] = this.size(), margin = 6;
    const isLegible = root.size.width * START <= width && root.size.height * START <= height;
    if (isLegible || !this.visible.length || matchMedia('print').matches) {
      this.show([root], 1);
      return;
    }
    const first = this.visible.filter(item => !item.children.length).reduce((a, b) => (a && a.y <= b.y ? a : b), null) ?? root;
    const left = root.size.width * START <= width ? (width - root.size.width * START) / 2 :
      Math.min(margin, width / 2 - START * (first.x + first.size.width / 2));
    this.svg.call(this.zoom.transform, d3.zoomIdentity.translate(left, margin).scale(START));
  }

  /** Zooms so that all items are visible, at most to `scale`. */
  show(items, scale = 1) {
    const left = Math.min(...items.map(item => item.x)), top = Math.min(...items.map(item => item.y));
    const right = Math.max(...items.map(item => item.x + item.size.width));
    const bottom = Math.max(...items.map(item => item.y + item.size.height));
    const [width, height] = this.size();
    const k = Math.min(scale, 0.95 * width / (right - left + 1), 0.95 * height / (bottom - top + 1));
    this.svg.call(this.zoom.transform, d3.zoomIdentity.translate(width / 2 - k * (left + right) / 2,
                                                                 height / 2 - k * (top + bottom) / 2).scale(k));
  }

  onKey(event) {
    const pan = {ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60]}[event.key];
    const {k} = d3.zoomTransform(this.svg.node()), {selected} = this.page;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pan) this.svg.call(this.zoom.translateBy, pan[0] / k, pan[1] / k);
    else if (event.key === '+' || event.key === '=') this.svg.call(this.zoom.scaleBy, 1.3);
    else if (event.key === '-') this.svg.call(this.zoom.scaleBy, 1 / 1.3);
    else if (event.key === '0') this.fit();
    else if (event.key === 'e') this.openAll();
    else if (event.key === 'c') this.closeAll();
    else if (event.key === 'Enter' && selected?.side === this.graph.side && selected.children.length) this.toggle(selected);
    else return;
    if (pan || '+-='.includes(event.key)) this.moved = true;
    event.preventDefault();
  }
}
