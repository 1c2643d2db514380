// The nodes of a graph as an ARIA tree: what screen readers and keyboards use instead of the drawing.
// Only open levels are in the document; long levels show their first part.

import {label} from './model.js';
import {MARKS} from './marks.js';

const MOST_ROWS = 500;

export class Outline {
  constructor(graph, parent, page, name) {
    this.graph = graph;
    this.page = page;
    this.open = new Set();
    this.element = document.createElement('ul');
    this.element.className = 'outline';
    this.element.setAttribute('role', 'tree');
    this.element.setAttribute('aria-label', `Nodes: ${name}`);
    this.element.addEventListener('keydown', event => this.onKey(event));
    this.element.addEventListener('click', event => this.onClick(event));
    parent.append(this.element);
    this.active = null;
  }

  /** Draws the levels that are open in the drawing. */
  draw(open) {
    this.open = open;
    const hadFocus = this.element.contains(document.activeElement);
    this.rows = new Map();
    this.element.replaceChildren(...this.level(this.graph.root, 1));
    if (!this.rows.has(this.active)) this.active = this.graph.root.children[0] ?? null;
    this.setActive(this.active, hadFocus);
  }

  level(box, depth) {
    const rows = box.children.slice(0, MOST_ROWS).map(item => this.row(item, depth));
    if (box.children.length > MOST_ROWS) {
      const more = document.createElement('li');
      more.textContent = `and ${box.children.length - MOST_ROWS} more`;
      rows.push(more);
    }
    return rows;
  }

  row(item, depth) {
    const li = document.createElement('li'), row = document.createElement('div');
    li.setAttribute('role', 'treeitem');
    li.setAttribute('aria-level', depth);
    li.setAttribute('aria-selected', 'false');
    li.tabIndex = -1;
    li.item = item;
    const state = item.mark ? `${MARKS[item.state]} ` : '', note = item.note ? ` · ${item.note}` : '';
    const text = item.children.length ? `${state}${label(item)} (${item.count})${note}` : `${state}${item.op} ${label(item)}${note}`;
    const fate = {changed: ', rewritten', refused: ', a rule refused it', gone: ', not in the result'}[item.state] ?? '';
    const spoken = item.note ? `, error: ${item.note}` : fate;
    li.setAttribute('aria-label', item.children.length ? `${item.op} ${label(item)}, ${item.count} nodes${item.mark || item.note ? spoken : ''}` :
                                                         `${item.op} ${label(item)}${spoken}`.slice(0, 300));
    row.className = 'row';
    row.textContent = text.slice(0, 200);
    row.title = item.name.slice(0, 2000);
    li.append(row);
    this.rows.set(item, li);
    if (item.children.length) {
      const isOpen = this.open.has(item);
      li.setAttribute('aria-expanded', isOpen);
      row.textContent = `${isOpen ? '▾' : '▸'} ${row.textContent}`;
      if (isOpen) {
        const group = document.createElement('ul');
        group.setAttribute('role', 'group');
        group.append(...this.level(item, depth + 1));
        li.append(group);
      }
    }
    return li;
  }

  setActive(item, focuses) {
    const old = this.rows.get(this.active), now = this.rows.get(item);
    if (old) old.tabIndex = -1;
    this.active = item;
    if (!now) return;
    now.tabIndex = 0;
    if (focuses) now.focus();
  }

  /** Marks the selected and the lit items. */
  select(selected, lit) {
    for (const li of this.element.querySelectorAll('[aria-selected=true]')) li.setAttribute('aria-selected', 'false');
    for (const item of lit) this.rows.get(item)?.setAttribute('aria-selected', 'true');
    const li = this.rows.get(selected);
    if (!li) return;
    li.setAttribute('aria-selected', 'true');
    this.setActive(selected, false);
    li.firstChild.scrollIntoView({block: 'nearest'});
  }

  onClick(event) {
    const li = event.target.closest('[role=treeitem]');
    if (!li) return;
    this.setActive(li.item, true);
    if (li.item.children.length) this.page.viewOf(li.item).toggle(li.item);
    this.page.select(li.item);
  }

  onKey(event) {
    const item = this.active, view = item && this.page.viewOf(item);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...this.rows.keys()].filter(key => this.rows.get(key).isConnected), at = rows.indexOf(item);
    const isOpen = this.open.has(item), hasChildren = item.children.length > 0;
    const moves = {ArrowDown: () => rows[at + 1], ArrowUp: () => rows[at - 1], Home: () => rows[0], End: () => rows.at(-1)};
    if (moves[event.key]) this.setActive(moves[event.key]() ?? item, true);
    else if (event.key === 'ArrowRight' && hasChildren) isOpen ? this.setActive(item.children[0], true) : view.toggle(item);
    else if (event.key === 'ArrowLeft') {
      if (hasChildren && isOpen) view.toggle(item);
      else if (this.rows.has(item.parent)) this.setActive(item.parent, true);
    } else if (event.key === 'Enter' || event.key === ' ') this.page.select(item);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
