// Positions of nodes and boxes. Each open box is laid out separately with dagre, innermost first, so that
// opening a box costs the layout of that box and of the boxes around it.

import {label} from './model.js';

const PADDING = 12, TITLE = 24, LEAF_HEIGHT = 38, MOST_LETTERS = 30, MOST_LETTERS_OF_BOX = 44;

/** At most `most` letters, keeping the end, which differs most between names. */
export function shorten(text, most = MOST_LETTERS) {
  return text.length > most ? `…${text.slice(1 - most)}` : text;
}

/** Colors have a meaning in words: the mark before the title, or the note behind it (marks.js). */
export function titleOf(item) {
  const mark = item.mark ? `${item.mark} ` : '', note = item.note ? ` · ${item.note}` : '';
  if (!item.children.length) return `${mark}${shorten(item.op || label(item))}${note}`;
  const name = item.kind ? item.name : `${item.op === item.name ? '' : item.op} ${label(item)}`.trim();
  return `${mark}${shorten(name, MOST_LETTERS_OF_BOX)} (${item.count})${note}`;
}

function leafSize(item) {
  const letters = Math.max(titleOf(item).length, 0.85 * shorten(label(item)).length);
  return {width: Math.max(64, 7.2 * letters + 20), height: LEAF_HEIGHT};
}

/** An edge from a node to itself, in the gap to the right of the node. */
function loopAt({at, size}) {
  const right = at.x + size.width, top = at.y + 0.3 * size.height, bottom = at.y + 0.7 * size.height;
  return [[right, bottom], [right + 10, bottom], [right + 10, top], [right, top]];
}

/** Sets `size`, and in open boxes `at` of each child and `routes` of edges, all relative to the box. */
function layoutBox(box, isOpen) {
  if (!box.children.length || !isOpen(box)) {
    box.size = leafSize(box);
    return;
  }
  if (box.layout) {
    box.size = box.layout;
    return;
  }
  const graph = new dagre.graphlib.Graph({multigraph: true}).setDefaultEdgeLabel(() => ({}));
  graph.setGraph({rankdir: 'TB', nodesep: 14, ranksep: 26, edgesep: 8});
  for (const child of box.children) {
    layoutBox(child, isOpen);
    graph.setNode(child.id, {...child.size});
  }
  // Back edges are laid out from the user to the producer: dagre would reverse another edge of the cycle.
  for (const [key, [from, to, isBack]] of box.edges)
    if (isBack && from !== to) graph.setEdge(to.id, from.id, {weight: 0}, key);
    else if (!isBack) graph.setEdge(from.id, to.id, {}, key);
  dagre.layout(graph);
  for (const child of box.children) {
    const {x, y} = graph.node(child.id);
    child.at = {x: x - child.size.width / 2 + PADDING, y: y - child.size.height / 2 + TITLE};
  }
  box.routes = [...box.edges].map(([key, [from, to, isBack]]) => {
    if (from === to) return {key, from, to, isBack, points: loopAt(from)};
    const points = (graph.edge(isBack ? to.id : from.id, isBack ? from.id : to.id, key).points ?? [])
      .map(({x, y}) => [x + PADDING, y + TITLE]);
    return {key, from, to, isBack, points: isBack ? points.reverse() : points};
  });
  const {width = 0, height = 0} = graph.graph();
  box.size = box.layout = {width: Math.max(width + 2 * PADDING, 7.2 * titleOf(box).length + 40),
                           height: height + TITLE + PADDING};
}

/** Lays out what is open and returns the visible items and edges with absolute positions. */
export function layout(root, isOpen) {
  layoutBox(root, isOpen);
  const items = [], edges = [], todo = [[root, 0, 0]];
  while (todo.length) {
    const [box, x, y] = todo.pop();
    box.x = x;
    box.y = y;
    if (box.parent) items.push(box);
    if (!box.children.length || !isOpen(box)) continue;
    for (const route of box.routes)
      edges.push({...route, points: route.points.map(([px, py]) => [px + x, py + y])});
    for (const child of box.children) todo.push([child, x + child.at.x, y + child.at.y]);
  }
  return {items, edges};
}

/** Forgets the layouts that depend on whether `box` is open. */
export function invalidate(box) {
  for (; box; box = box.parent) box.layout = null;
}
