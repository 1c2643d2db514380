// Tests the page of reports in headless Chromium. utils/setup.sh browser installs Chromium, and a Node.js
// with playwright-core, which runs this file:
//
//   build/venv-browser/lib/python3.11/site-packages/playwright/driver/node test/Report/run_page.mjs
//       --tfuse build/release/bin/tfuse [--only TEXT] [--keep FOLDER] [--record]
//
// --keep leaves pages and screenshots in a folder; --record writes the thumbnails that screenshots are
// compared with (Cases/), after a person has looked at them.

import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launch, open, thumbnail, violations} from './browser.mjs';

const {values: options} = parseArgs({options: {
  tfuse: {type: 'string'}, only: {type: 'string', default: ''}, keep: {type: 'string'},
  record: {type: 'boolean', default: false}}});
const root = path.resolve(import.meta.dirname, '../..');
const folder = options.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'tfuse-page-'));
fs.mkdirSync(folder, {recursive: true});
const at = name => path.join(folder, name);
const tfuse = (...words) => execFileSync(options.tfuse, words, {cwd: root, encoding: 'utf8'});
const cnn = 'examples/small_cnn/model';
const browser = await launch();
tfuse('convert', cnn, '-o', at('cnn.tflite'), '--report', at('cnn.html'), '-q');
const report = () => at('cnn.html');
/** A page with the report of the example, whose JSON `change` edits. */
const edited = (name, change) => {
  const [start, rest] = fs.readFileSync(report(), 'utf8').split('id="report">');
  const end = rest.indexOf('</script>'), content = JSON.parse(rest.slice(0, end));
  const text = JSON.stringify(change(content) ?? content).replaceAll('<', '\\u003c');
  fs.writeFileSync(at(name), `${start}id="report">${text}${rest.slice(end)}`);
  return at(name);
};
const graphOf = nodes => ({version: 1, graphs: {model: {nodes, constants: []}}});
const lit = (page, side) => page.locator(`g.item.lit[id^=${side}]`).count();
const transform = page => page.evaluate(() => document.querySelector('.graph svg > g').style.transform);

async function looksAsExpected(name, png) {
  fs.writeFileSync(at(`${name}.png`), png);
  const file = path.join(import.meta.dirname, 'Cases', `${name}.json`), now = await thumbnail(browser, png);
  if (options.record) fs.writeFileSync(file, `${JSON.stringify(now)}\n`);
  const expected = JSON.parse(fs.readFileSync(file, 'utf8'));
  const difference = expected.reduce((sum, gray, i) => sum + Math.abs(gray - now[i]), 0) / expected.length;
  assert.ok(difference < 4, `${name}: pixels differ by ${difference.toFixed(1)} of 255 in the mean; see ${at(name)}.png`);
}

const tests = {
  'shows the graph before and after, and all tables': async () => {
    const page = await open(browser, report());
    assert.deepEqual(await page.locator('.graph h2').allTextContents().then(texts => texts.map(text => text.split(':')[0])),
                     ['Before', 'After']);
    assert.ok(await page.locator('g.item[id^=after]').count() >= 11);
    const tables = await page.locator('#tables summary').allTextContents();
    for (const title of ['Rewrites', 'Ops before', 'Ops after', 'Size by tensor', 'Nodes that runtimes do not run', 'Time by phase'])
      assert.ok(tables.some(text => text.startsWith(title)), `${title} in ${tables}`);
    return page;
  },
  'a click on a rewrite lights its nodes on both sides': async () => {
    const page = await open(browser, report());
    await page.locator('#tables button.name', {hasText: 'peephole-fuse-bias'}).first().click();
    assert.ok(await lit(page, 'before') >= 2);
    assert.equal(await lit(page, 'after'), 1);
    assert.match(await page.locator('#details').innerText(), /peephole-fuse-bias/);
    return page;
  },
  'a click on a node shows what became of it, and the way back': async () => {
    const page = await open(browser, report());
    await page.locator('#search').fill('conv2d_11_1/BiasAdd');
    await page.locator('#found button').first().click();
    assert.match(await page.locator('#details').innerText(), /Became[^]*conv_2d[^]*peephole-fuse-bias/);
    assert.equal(await lit(page, 'after'), 1);
    await page.locator('#details button', {hasText: 'conv_2d'}).first().click();
    assert.match(await page.locator('#details').innerText(), /Made from[^]*Conv2D/);
    assert.ok(await lit(page, 'before') >= 2);
    return page;
  },
  'a node that a rule refused has the reason, and so have its neighbors': async () => {
    const page = await open(browser, edited('refused.html', content => {
      content.nearMisses = [{rule: 'peephole-fuse-x', node: content.graphs.after.nodes.find(node => node.op === 'mean').name,
                             reason: 'shape', detail: 'the reason in words'}];
    }));
    await page.locator('g.item.refused[id^=after]').first().click();
    assert.match(await page.locator('#details').innerText(), /Refusals[^]*the reason in words/);
    await page.locator('#details h3:text("Inputs") + ul button').first().click();
    assert.match(await page.locator('#details').innerText(), /Why neighbors did not fuse[^]*the reason in words/);
    return page;
  },
  'an LSTM layer leads to its fused op and back': async () => {
    tfuse('convert', 'test/e2e/cases/composite_keras_lstm/model', '-o', at('lstm.tflite'), '--report', at('lstm.html'), '-q');
    const page = await open(browser, at('lstm.html'));
    await page.locator('#search').fill('sigmoid_1');
    await page.locator('#found button').first().click();
    assert.match(await page.locator('#details').innerText(), /Became[^]*unidirectional_sequence_lstm sequential\/lstm/);
    assert.match(await page.locator('#details').innerText(), /Rewrites[^]*composite-keras-lstm/);
    await page.locator('#details button', {hasText: 'unidirectional_sequence_lstm'}).click();
    assert.match(await page.locator('#details').innerText(), /Made from[^]*sequential\/lstm\/PartitionedCall[^]*Rewrites[^]*composite-keras-lstm/);
    await page.locator('#tables button.name', {hasText: 'composite-keras-lstm'}).click();
    assert.match(await page.locator('#details').innerText(), /Nodes before[^]*PartitionedCall[^]*Nodes after[^]*unidirectional_sequence_lstm/);
    assert.equal(await page.locator('g.item', {hasText: 'final_state'}).count(), 0);
    return page;
  },
  'search by name, op and rule, with the keyboard only': async () => {
    const page = await open(browser, report());
    await page.keyboard.press('/');
    await page.keyboard.type('fuse-activation');
    assert.ok(await page.locator('#found li').count() >= 4);
    assert.match(await page.locator('#status').innerText(), /\d+ found/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.match(await page.locator('#details').innerText(), /peephole-fuse-activation/);
    await page.keyboard.press('Escape');
    assert.match(await page.locator('#details').innerText(), /Nothing is selected/);
    assert.equal(await page.locator('.item.lit').count(), 0);
    return page;
  },
  'the outline is an ARIA tree that the keyboard moves in': async () => {
    const page = await open(browser, report());
    const tree = page.getByRole('tree', {name: 'Nodes: After'});
    assert.equal(await tree.locator('[role=treeitem][tabindex="0"]').count(), 1);
    await tree.locator('[role=treeitem]').first().focus();
    const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
    const first = await focused();
    assert.match(first, /signature serve.*11 nodes/);
    await page.keyboard.press('ArrowLeft');
    assert.equal(await tree.locator('[role=treeitem]').count(), 1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.match(await focused(), /^Input image/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.match(await page.locator('#details').innerText(), /conv_2d/);
    assert.equal(await tree.locator('[aria-selected=true]').count(), 1);
    await page.keyboard.press('Home');
    assert.equal(await focused(), first);
    assert.equal(await page.getByRole('application').count(), 2);
    assert.equal(await page.getByRole('status').count(), 1);
    return page;
  },
  'focus goes from search to the graphs to the tables': async () => {
    const page = await open(browser, report()), order = [];
    await page.locator('#search').focus();
    for (let i = 0; i < 20; ++i) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement.getAttribute('role') ?? document.activeElement.id ?? ''));
    }
    const roles = order.filter(role => ['treeitem', 'application'].includes(role));
    assert.deepEqual(roles, ['treeitem', 'application', 'treeitem', 'application']);
    return page;
  },
  'zoom and pan with keyboard, wheel and mouse': async () => {
    const page = await open(browser, report()), svg = page.locator('.graph svg').first();
    const seen = [await transform(page)];
    const isNew = async what => {
      const now = await transform(page);
      assert.notEqual(now, seen.at(-1), what);
      seen.push(now);
    };
    await svg.focus();
    for (const key of ['+', 'ArrowLeft', 'ArrowDown', '-', '0']) {
      await page.keyboard.press(key);
      await isNew(key);
    }
    const box = await svg.boundingBox();
    await page.mouse.move(box.x + 20, box.y + box.height - 20);
    await page.mouse.wheel(0, -200);
    await page.waitForTimeout(100);
    await isNew('wheel');
    await page.mouse.down();
    await page.mouse.move(box.x + 80, box.y + box.height - 60, {steps: 4});
    await page.mouse.up();
    await isNew('drag');
    return page;
  },
  'dashed edges lead from results of a loop body to the next iteration': async () => {
    tfuse('convert', 'test/e2e/cases/loop_nested/model', '-o', at('loop.tflite'), '--report', at('loop.html'), '-q');
    tfuse('convert', 'test/e2e/cases/loop_nested/model', '-o', at('loop.tflite'), '--report', at('loop.json'), '-q');
    const {nodes} = JSON.parse(fs.readFileSync(at('loop.json'), 'utf8')).graphs.before;
    // TensorFlow's loop bodies return their counter, which add_1 increments, as Identity.
    const counter = nodes.find(node => node.name === 'while/add_1');
    assert.deepEqual(counter.carried.map(index => nodes[index].name), ['while/Identity']);
    const page = await open(browser, at('loop.html'));
    await page.getByRole('button', {name: 'Open all boxes: Before'}).click();
    await page.getByRole('button', {name: 'Open all boxes: After'}).click();
    for (const side of ['Before', 'After']) {
      const back = page.getByRole('region', {name: `Graph: ${side}`}).locator('path.edge.back');
      assert.ok(await back.count() >= 2, side);
      for (const edge of await back.all()) assert.match(await edge.getAttribute('d'), /^M[-\d.,]+L/);
    }
    await page.locator(`#before-${nodes.indexOf(counter)}`).click();
    assert.match(await page.locator('#details').innerText(), /Inputs from the previous iteration[^]*while\/Identity/);
    await page.getByRole('button', {name: 'Fit to the window: After'}).click();
    fs.writeFileSync(at('loop.png'), await page.screenshot());
    return page;
  },
  'boxes open and close': async () => {
    const page = await open(browser, report()), items = page.locator('g.item[id^=before]');
    await page.getByRole('button', {name: 'Close all boxes: Before'}).click();
    const closed = await items.count();
    await page.getByRole('button', {name: 'Open all boxes: Before'}).click();
    assert.ok(await items.count() > 70 && closed <= 2, `${closed}, ${await items.count()}`);
    return page;
  },
  'tfuse inspect shows each kind of model': async () => {
    const pages = [];
    for (const [name, model] of [['saved', cnn], ['lite', at('cnn.tflite')]]) {
      tfuse('inspect', model, '--html', at(`${name}.html`));
      const page = await open(browser, at(`${name}.html`));
      assert.match(await page.locator('.graph h2').innerText(), /Model: \d\d+ nodes/);
      assert.equal(await page.locator('h1').innerText(), model);
      assert.ok((await page.locator('#tables summary').allTextContents()).some(text => text.startsWith('Size by tensor: 8.')));
      await page.locator('#search').fill('conv conv2d_9_1/convolution');
      await page.locator('#search').press('Enter');
      assert.match(await page.locator('#details').innerText(), /Inputs/);
      pages.push(page);
    }
    assert.deepEqual(pages[0].messages, []);
    return pages[1];
  },
  'the page of tfuse optimize has both graphs': async () => {
    fs.writeFileSync(at('graph.pbtxt'), ['x', 'y'].map(name =>
      `node { name: "${name}" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } } }`).join('\n') +
      'node { name: "s/a" op: "AddN" input: "x" input: "x" attr { key: "N" value { i: 2 } } attr { key: "T" value { type: DT_FLOAT } } }\n' +
      'node { name: "s/out" op: "Mul" input: "s/a" input: "y" attr { key: "T" value { type: DT_FLOAT } } }\n');
    tfuse('optimize', at('graph.pbtxt'), '-o', at('optimized.pbtxt'), '--fetch', 's/out', '--report', at('optimize.html'));
    const page = await open(browser, at('optimize.html'));
    assert.deepEqual((await page.locator('.graph h2').allTextContents()).map(text => text.split(':')[0]), ['Before', 'After']);
    await page.locator('g.item[id^=before]', {hasText: 'Mul'}).last().click();
    assert.match(await page.locator('#details').innerText(), /Became[^]*Mul s\/out/);
    return page;
  },
  'quantized files: both graphs, and the error of each layer': async () => {
    tfuse('quantize', at('cnn.tflite'), '-o', at('small.tflite'), '--quantize', 'dynamic-range', '--min-elements', '1', '--report', at('quantize.html'), '-q');
    const before = await open(browser, at('quantize.html'));
    assert.equal(await before.locator('.graph').count(), 2);
    assert.deepEqual(before.messages, []);
    const header = Buffer.from("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 28, 28, 1), }".padEnd(117) + '\n');
    const values = Float32Array.from({length: 2 * 28 * 28}, (_, i) => (i % 13) / 13);
    fs.writeFileSync(at('x.npy'), Buffer.concat([Buffer.from([0x93]), Buffer.from('NUMPY'), Buffer.from([1, 0, header.length, 0]),
                                                  header, Buffer.from(values.buffer)]));
    tfuse('verify', at('cnn.tflite'), at('cnn.tflite'), '--data', at('x.npy'), '--runtime', 'none', '--report', at('verify.html'), '-q');
    const page = await open(browser, at('verify.html'));
    const errors = page.locator('#tables details', {hasText: 'Error by layer'});
    assert.ok(await errors.locator('tbody tr').count() >= 5);
    await errors.locator('button.name').first().click();
    assert.match(await page.locator('#details').innerText(), /Error: SNR/);
    assert.match(await page.getByRole('region', {name: 'Legend'}).innerText(), /equal/);
    return page;
  },
  'files for Model Explorer': async () => {
    tfuse('convert', cnn, '-o', at('me.tflite'), '--model-explorer', at('me'), '-q');
    const read = name => JSON.parse(fs.readFileSync(path.join(at('me'), name), 'utf8'));
    const graphs = ['source', 'result'].map(name => read(`${name}.json`).graphs[0]);
    for (const {id, nodes} of graphs) {
      const ids = new Set(nodes.map(node => node.id));
      assert.equal(ids.size, nodes.length);
      for (const node of nodes) {
        assert.deepEqual(Object.keys(node).sort(), ['attrs', 'id', 'incomingEdges', 'label', 'namespace', 'outputsMetadata']);
        for (const {sourceNodeId} of node.incomingEdges) assert.ok(ids.has(sourceNodeId), `${id}: ${sourceNodeId}`);
      }
      for (const value of Object.keys(read(`${id}.rules.json`)[id].results)) assert.ok(ids.has(value));
    }
    const {type, mapping} = read('sync.json'), [source, result] = graphs;
    assert.equal(type, 'sync_navigation');
    const find = (graph, label, name) => graph.nodes.find(node => node.label === label && node.attrs[0].value.includes(name)).id;
    for (const [op, name] of [['Conv2D', 'conv2d_9_1'], ['Relu', 're_lu_6_1']])
      assert.equal(mapping[find(source, op, name)], find(result, 'conv_2d', 'conv2d_9_1'), name);
    const rules = read('result.rules.json').result.results[find(result, 'conv_2d', 'conv2d_9_1')].value;
    assert.match(rules, /peephole-fuse-scale.*peephole-fuse-activation|peephole-fuse-activation.*peephole-fuse-scale/);
    assert.equal(Object.values(read('result.bytes.json').result.results).reduce((sum, {value}) => sum + value, 0), 8240);
    const run = spawnSync(options.tfuse, ['convert', cnn, '-o', at('y.tflite'), '--model-explorer', at('cnn.html'), '-q'],
                          {cwd: root, encoding: 'utf8'});
    assert.equal(run.status, 1);
    assert.match(run.stderr, /error\[write-failed\]/);
    assert.equal(fs.existsSync(at('y.tflite')), false);
  },
  'colors of errors have a legend, and each node has the error in words': async () => {
    const names = (await (await open(browser, report())).evaluate(() => JSON.parse(document.getElementById('report').textContent)))
      .graphs.after.nodes.filter(node => node.types && !['Input', 'Output'].includes(node.op)).map(node => node.name);
    // NaN and infinity are null in JSON: the tensors are equal if their greatest error is 0.
    const values = [{snr: null, maxError: 0}, {snr: 93.7, maxError: 1e-5}, {snr: 52.2, maxError: 1e-3}, {snr: 31.5, maxError: 0.01},
                    {snr: 8.25, maxError: 0.4}, {snr: null, maxError: null}];
    const words = ['equal', '94 dB', '52 dB', '32 dB', '8.3 dB', 'not a number'], levels = [0, 1, 2, 3, 4, 4];
    const file = edited('errors.html', content => {
      content.errors = values.map((value, i) => ({name: names[i], tensor: names[i], ...value}));
    });
    for (const dark of [false, true]) {
      const page = await open(browser, file, {dark}), legend = page.getByRole('region', {name: 'Legend'});
      assert.match(await legend.innerText(), /equal[^]*80 dB or more[^]*40 dB or more[^]*20 dB or more[^]*less than 20 dB, or not a number/);
      const colors = await page.evaluate(() => [0, 1, 2, 3, 4].map(level => getComputedStyle(document.querySelector(`.swatch.error-${level}`)).backgroundColor));
      assert.equal(new Set(colors).size, 5);
      for (let i = 0; i < values.length; ++i) {
        const node = page.locator(`g.item.error-${levels[i]}[id^=after]`, {hasText: ` · ${words[i]}`});
        assert.equal(await node.count(), 1, words[i]);
        assert.equal(await node.locator('rect').evaluate(rect => getComputedStyle(rect).fill), colors[levels[i]]);
      }
      const tree = page.getByRole('tree', {name: 'Nodes: After'});
      assert.ok(await tree.getByRole('treeitem', {name: /conv_2d .*error: equal/}).count());
      assert.ok(await tree.getByRole('treeitem', {name: /signature .* nodes, error: not a number/}).count());
      // A closed box has the color of its worst node.
      await page.getByRole('button', {name: 'Close all boxes: After'}).click();
      assert.equal(await page.locator('g.item.box.error-4[id^=after]').count(), 1);
      assert.deepEqual((await page.locator('#tables details', {hasText: 'Error by layer'}).locator('tbody tr td:nth-child(2)').allTextContents()).toSorted(),
                       words.toSorted());
      // The report has rewrites as well.
      await legend.getByRole('combobox').selectOption('rewrites');
      assert.equal(await page.locator('[class*=error-]').count(), 0);
      assert.match(await legend.innerText(), /rewritten/);
      await page.getByRole('button', {name: 'Open all boxes: After'}).click();
      assert.ok(await page.locator('g.item.changed[id^=after]', {hasText: '● conv_2d'}).count() >= 3);
      await page.locator('#tables button.name', {hasText: names[4]}).last().click();
      assert.match(await page.locator('#details').innerText(), /Error: SNR 8.3 dB, greatest 0.400/);
      assert.deepEqual(page.messages, []);
      assert.deepEqual(await violations(page, `errors, ${dark}`), []);
      await legend.getByRole('combobox').selectOption('errors');
      assert.deepEqual(await violations(page, `errors, ${dark}`), []);
      fs.writeFileSync(at(`errors-${dark}.png`), await page.screenshot());
      await page.context().close();
    }
  },
  'equal signatures are one box with both names': async () => {
    const page = await open(browser, report());
    for (const side of ['before', 'after'])
      assert.equal(await page.locator(`g.item.box[id^=${side}]`, {hasText: 'signature serve, serving_default'}).count(), 1);
    assert.equal(await page.locator('g.item', {hasText: /^Input/}).count(), 2);
    return page;
  },
  'at first the text of nodes is legible, and nothing is cut off but by the window': async () => {
    const page = await open(browser, report());
    const scale = async () => Number(/scale\(([\d.]+)/.exec(await transform(page))[1]);
    assert.ok(await scale() >= 0.6, await transform(page));
    const box = await page.locator('.graph svg').first().boundingBox();
    const input = await page.locator('g.item[id^=before]', {hasText: /^Input/}).boundingBox();
    assert.ok(input.x > box.x && input.x + input.width < box.x + box.width && input.y > box.y);
    const wide = await page.evaluate(() => [...document.querySelectorAll('g.item:not(.box)')].filter(item =>
      [...item.querySelectorAll('text')].some(text => text.getBBox().x + text.getBBox().width > item.querySelector('rect').getBBox().width)).length);
    assert.equal(wide, 0);
    await page.getByRole('button', {name: 'Fit to the window: Before'}).click();
    assert.ok(await scale() < 0.6);
    return page;
  },
  'light': async () => {
    const page = await open(browser, report());
    await looksAsExpected('light', await page.screenshot());
    return page;
  },
  'dark': async () => {
    const page = await open(browser, report(), {dark: true});
    await looksAsExpected('dark', await page.screenshot());
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(21, 24, 29)');
    await page.locator('#theme').click();
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)');
    return page;
  },
  'axe-core finds no violations of accessibility in any kind of page': async () => {
    tfuse('inspect', cnn, '--html', at('axe-inspect.html'));
    tfuse('explain', cnn, '--html', at('axe-explain.html'));
    tfuse('verify', cnn, at('cnn.tflite'), '--samples', '1', '--runtime', 'none', '--report', at('axe-verify.html'), '-q');
    const refused = edited('axe-refused.html', content => {
      content.nearMisses = [{rule: 'peephole-fuse-x', node: content.graphs.after.nodes.find(node => node.op === 'mean').name,
                             reason: 'shape', detail: 'the reason in words', hint: 'the hint'}];
      content.notes = ['a note'];
    });
    const empty = edited('axe-empty.html', () => graphOf([])), found = [];
    const files = [report(), at('axe-inspect.html'), at('axe-explain.html'), at('axe-verify.html'), refused, empty];
    for (const file of files)
      for (const look of ['light', 'dark', 'print']) {
        const page = await open(browser, file, {dark: look === 'dark'}), name = `${path.basename(file)}, ${look}`;
        if (look === 'print') await page.emulateMedia({media: 'print', colorScheme: 'light'});
        found.push(...await violations(page, name));
        if (look !== 'print' && await page.locator('g.item').count()) {
          await page.locator('#help').click();
          await page.locator('g.item.refused, g.item:not(.box)').first().click({force: true});
          await page.locator('#search').fill('a');
          found.push(...await violations(page, `${name}, with a selection and a search`));
        }
        assert.deepEqual(page.messages, []);
        await page.context().close();
      }
    assert.deepEqual(found, []);
  },
  'print': async () => {
    const page = await open(browser, report(), {dark: true});
    const pdf = await page.pdf({format: 'A4'});
    fs.writeFileSync(at('print.pdf'), pdf);
    assert.ok(pdf.length > 10_000);
    await page.emulateMedia({media: 'print', colorScheme: 'light'});
    assert.equal(await page.locator('#search').isVisible(), false);
    assert.equal(await page.locator('.outline').first().isVisible(), false);
    await looksAsExpected('print', await page.screenshot({fullPage: true}));
    return page;
  },
  'names with markup, scripts and control characters are text': async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'`${alert(3)}\u2028\u0000\u202e<!--';
    const page = await open(browser, edited('evil.html', content => ({
      ...content, title: evil, notes: [evil], nearMisses: [{rule: evil, node: evil, reason: evil, detail: evil}],
      applied: [{rule: evil, nodes: [evil], before: [evil], after: [evil]}], timings: [{phase: evil, seconds: 1}],
      opCounts: {before: {[evil]: 1}},
      graphs: {before: {nodes: [{name: evil, op: evil, types: [evil], constants: [0], refusedBy: {[evil]: evil}}],
                        constants: [{name: evil, type: evil, bytes: 3}]},
               after: {nodes: [{name: '', op: evil}, {name: '__proto__/constructor', op: '__proto__'}], constants: []}}})));
    await page.locator('g.item[id^=before]').first().click();
    await page.locator('#search').fill('<');
    await page.locator('#found button').first().click();
    await page.locator('#tables button.name').first().click();
    assert.equal(await page.locator('img').count(), 0);
    return page;
  },
  'huge names are shortened': async () => {
    const name = 'x/'.repeat(50_000) + 'y'.repeat(1_000_000);
    const page = await open(browser, edited('huge.html', () => graphOf([{name, op: 'z'.repeat(100_000)}, {name: `${name}2`, op: 'A', inputs: [0]}])));
    await page.locator('g.item').first().click();
    assert.ok((await page.locator('#details').innerText()).length < 20_000);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    return page;
  },
  'a report without nodes, and without graphs': async () => {
    const page = await open(browser, edited('empty.html', () => graphOf([])));
    assert.match(await page.locator('.graph h2').innerText(), /Model: 0 nodes/);
    const other = await open(browser, edited('none.html', content => { delete content.graphs; }));
    assert.equal(await other.locator('main').isVisible(), false);
    assert.ok(await other.locator('#tables details').count() >= 4);
    assert.deepEqual(other.messages, []);
    return page;
  },
  '5,000 nodes open within 2 seconds and pan fluidly': async () => {
    const nodes = count => Array.from({length: count}, (_, i) => ({
      name: `layer_${Math.floor(i / 200)}/block_${Math.floor(i / 20)}/op_${i}`, op: 'add',
      inputs: [i - 1, ...(i % 5 ? [] : [i - 5]), ...(i % 7 ? [] : [i - 3])].filter(j => j >= 0)}));
    const flat = nodes(5000).map((node, i) => ({...node, name: `op_${i}`}));
    const file = edited('large.html', () => ({version: 1, graphs: {
      before: {nodes: nodes(5000), constants: []}, after: {nodes: flat, constants: []}}}));
    const started = performance.now(), page = await open(browser, file);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const opened = performance.now() - started;
    const all = performance.now();
    await page.getByRole('button', {name: 'Open all boxes: Before'}).click();
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const openedAll = performance.now() - all;
    assert.ok(await page.locator('g.item[id^=before]').count() >= 5000);
    const times = await page.evaluate(() => new Promise(done => {
      const svg = document.querySelector('.graph svg'), times = [], {left, top} = svg.getBoundingClientRect();
      const send = (type, x, target = svg) => target.dispatchEvent(new MouseEvent(type, {bubbles: true, view: window, clientX: left + x, clientY: top + 30}));
      send('mousedown', 50);
      let last = performance.now(), step = 0;
      const frame = now => {
        times.push(now - last);
        last = now;
        if (++step > 60) { send('mouseup', 50, window); return done(times.slice(3).sort((a, b) => a - b)); }
        send('mousemove', 50 + 3 * step, window);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }));
    const share = part => times[Math.floor(part * times.length)];
    console.log(`  5,000 nodes twice: open ${opened.toFixed(0)} ms; open all boxes ${openedAll.toFixed(0)} ms; ` +
                `pan: median ${share(0.5).toFixed(0)} ms a frame, 95 % ${share(0.95).toFixed(0)} ms`);
    assert.ok(opened < 2000, `opened in ${opened} ms`);
    assert.ok(share(0.5) < 50, `a frame takes ${share(0.5)} ms`);
    return page;
  },
  'an unwritable page is an error, and nothing is left': async () => {
    const run = spawnSync(options.tfuse, ['convert', cnn, '-o', at('x.tflite'), '--report', at('no/such/x.html'), '-q'],
                          {cwd: root, encoding: 'utf8'});
    assert.equal(run.status, 1);
    assert.match(run.stderr, /error\[write-failed\].*there is no folder/);
    assert.equal(fs.existsSync(at('x.tflite')), false);
  },
};

let failed = 0, passed = 0;
for (const [name, test] of Object.entries(tests)) {
  if (!name.includes(options.only)) continue;
  try {
    const page = await test();
    assert.deepEqual(page?.messages ?? [], []);
    await page?.context().close();
    ++passed;
  } catch (error) {
    ++failed;
    console.log(`FAILED: ${name}\n${error.stack}`);
  }
}
await browser.close();
if (!options.keep) fs.rmSync(folder, {recursive: true});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
