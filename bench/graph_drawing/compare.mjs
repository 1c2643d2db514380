// Compares libraries that lay out and draw graphs, in headless Chromium, on a graph of 5,000 nodes.
// docs/rationale/0014-report-page.md has the figures.
//
//   cd bench/graph_drawing && npm install --ignore-scripts && node compare.mjs
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {chromium} from 'playwright-core';

const require = createRequire(import.meta.url);
const COUNT = Number(process.argv[2] ?? 5000), PER_BOX = 25, TIMEOUT = 60_000;
const scripts = {
  dagre: '@dagrejs/dagre/dist/dagre.min.js',
  elk: 'elkjs/lib/elk.bundled.js',
  cytoscape: 'cytoscape/dist/cytoscape.min.js',
  d3: 'd3/dist/d3.min.js',
};
const modules = process.env.NODE_MODULES ?? new URL('node_modules', import.meta.url).pathname;

// A chain with skip connections, in boxes of PER_BOX nodes.
const prepare = ([count, perBox]) => {
  window.edges = [];
  for (let i = 1; i < count; ++i) {
    edges.push([i - 1, i]);
    if (i % 5 === 0) edges.push([i - 5, i]);
    if (i % 7 === 0) edges.push([i - 3, i]);
  }
  window.flat = {count, edges};
  window.boxes = [];
  for (let start = 0; start < count; start += perBox)
    boxes.push({count: perBox, edges: edges.filter(([a, b]) => a >= start && b < start + perBox)
                                           .map(([a, b]) => [a - start, b - start])});
  window.dagreLayout = ({count, edges}, ranker) => {
    const graph = new dagre.graphlib.Graph().setGraph({ranker}).setDefaultEdgeLabel(() => ({}));
    for (let i = 0; i < count; ++i) graph.setNode(i, {width: 120, height: 30});
    for (const [a, b] of edges) graph.setEdge(a, b);
    dagre.layout(graph);
  };
  window.elkLayout = ({count, edges}) => new ELK().layout({
    id: 'root', layoutOptions: {'elk.algorithm': 'layered', 'elk.direction': 'DOWN'},
    children: [...Array(count).keys()].map(i => ({id: `${i}`, width: 120, height: 30})),
    edges: edges.map(([a, b], i) => ({id: `e${i}`, sources: [`${a}`], targets: [`${b}`]}))});
  window.position = i => ({x: 150 * (i % 70), y: 60 * Math.floor(i / 70)});
  // Milliseconds between frames while `move` runs once a frame.
  window.frames_ = move => new Promise(done => {
    const times = [];
    let last = performance.now(), step = 0;
    const frame = now => {
      times.push(now - last);
      last = now;
      if (++step > 90) return done(times.slice(5).sort((a, b) => a - b));
      move(step);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  window.paint = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
};

const layouts = {
  'dagre, flat, network-simplex': () => dagreLayout(flat, 'network-simplex'),
  'dagre, flat, longest-path': () => dagreLayout(flat, 'longest-path'),
  'elk layered, flat': () => elkLayout(flat),
  'dagre, box by box': () => boxes.forEach(box => dagreLayout(box, 'network-simplex')),
  'elk layered, box by box': async () => { for (const box of boxes) await elkLayout(box); },
};
const drawings = {
  'cytoscape, canvas': () => {
    const started = performance.now();
    const cy = cytoscape({container: document.getElementById('graph'), pixelRatio: 1, layout: {name: 'preset'},
      style: [{selector: 'node', style: {label: 'data(id)', shape: 'round-rectangle', width: 120, height: 30}},
              {selector: 'edge', style: {'curve-style': 'haystack'}}],
      elements: [...Array.from({length: flat.count}, (_, i) => ({data: {id: `${i}`}, position: position(i)})),
                 ...edges.map(([a, b]) => ({data: {source: `${a}`, target: `${b}`}}))]});
    cy.fit();
    return paint().then(() => [performance.now() - started, step => cy.panBy({x: step % 2 ? 9 : -8, y: 4})]);
  },
  'd3-zoom, SVG': () => {
    const started = performance.now();
    const svg = d3.select('#graph').append('svg').attr('width', 1200).attr('height', 700);
    const all = svg.append('g'), zoom = d3.zoom().on('zoom', event => all.attr('transform', event.transform));
    all.selectAll('line').data(edges).join('line').attr('stroke', '#888')
       .attr('x1', ([a]) => position(a).x).attr('y1', ([a]) => position(a).y)
       .attr('x2', ([, b]) => position(b).x).attr('y2', ([, b]) => position(b).y);
    const nodes = all.selectAll('g').data([...Array(flat.count).keys()]).join('g')
       .attr('transform', i => `translate(${position(i).x - 60},${position(i).y - 15})`);
    nodes.append('rect').attr('width', 120).attr('height', 30).attr('rx', 4).attr('fill', '#ccd');
    nodes.append('text').attr('x', 8).attr('y', 20).text(i => i);
    svg.call(zoom).call(zoom.scaleTo, 0.11);
    return paint().then(() => [performance.now() - started,
                               step => svg.call(zoom.translateBy, step % 2 ? 9 : -8, 4)]);
  },
};

const browser = await chromium.launch({executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync']});
const measure = async (name, libraries, body) => {
  const page = await browser.newPage({viewport: {width: 1200, height: 700}});
  await page.setContent('<div id="graph" style="width:1200px;height:700px"></div>');
  for (const library of libraries)
    await page.addScriptTag({content: readFileSync(`${modules}/${scripts[library]}`, 'utf8')});
  await page.evaluate(prepare, [COUNT, PER_BOX]);
  const late = new Promise(done => setTimeout(() => done(`over ${TIMEOUT / 1000} s`), TIMEOUT));
  console.log(name.padEnd(30), await Promise.race([late, body(page).catch(error => error.message.split('\n')[0])]));
  page.close().catch(() => {});
};
const only = process.argv[3] ?? '';
for (const [name, layout] of Object.entries(layouts))
  if (name.includes(only))
    await measure(name, [name.split(/[ ,]/)[0]], page => page.evaluate(`(async () => {
    const started = performance.now();
    await (${layout})();
    return (performance.now() - started).toFixed(0) + ' ms';
  })()`));
for (const [name, drawing] of Object.entries(drawings))
  if (name.includes(only))
    await measure(name, [name.split(/[-,]/)[0]], page => page.evaluate(`(async () => {
    const [first, move] = await (${drawing})();
    const times = await frames_(move), at = share => times[Math.floor(share * times.length)].toFixed(0);
    return first.toFixed(0) + ' ms to the first frame; pan: median ' + at(0.5) + ' ms a frame, 95 % ' + at(0.95) + ' ms';
  })()`));
process.exit(0);
