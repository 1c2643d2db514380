// Opens pages in headless Chromium and collects messages on the console.

import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import fs from 'node:fs';
import path from 'node:path';

// playwright-core is beside the Node.js that comes with it (utils/setup.sh browser).
const {chromium} = createRequire(import.meta.url)(path.join(path.dirname(process.execPath), 'package'));

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
           '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** A page with `messages` of its console, requests other than for the file, and uncaught errors. */
export async function open(browser, file, {dark = false} = {}) {
  const context = await browser.newContext({viewport: {width: 1500, height: 1000}, colorScheme: dark ? 'dark' : 'light'});
  const page = await context.newPage();
  page.messages = [];
  page.on('console', message => page.messages.push(message.text()));
  page.on('pageerror', error => page.messages.push(String(error)));
  page.on('request', request => request.url().startsWith('file:') || page.messages.push(`request: ${request.url()}`));
  page.on('dialog', dialog => { page.messages.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  await page.goto(pathToFileURL(file).href);
  return page;
}

/** The rules of axe-core that elements of the page violate (utils/fetch-axe.py). */
export async function violations(page, name) {
  const file = path.resolve(import.meta.dirname, '../../build/venv-browser/axe-4.10.3.min.js');
  await page.evaluate(fs.readFileSync(file, 'utf8'));
  // Contrast is computed for visible elements only, so open each table first.
  await page.evaluate(() => { for (const details of document.querySelectorAll('details')) details.open = true; });
  const found = await page.evaluate(() => axe.run(document).then(result => result.violations.map(({id, nodes}) =>
    ({id, nodes: nodes.slice(0, 3).map(node => `${node.target}: ${node.failureSummary}`)}))));
  return found.map(({id, nodes}) => `${name}: ${id}: ${nodes.join('; ')}`);
}

/** The gray values of a screenshot, scaled to 48 × 32. */
export async function thumbnail(browser, png) {
  const page = await browser.newPage();
  const gray = await page.evaluate(async data => {
    const image = new Image();
    image.src = data;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {width: 48, height: 32});
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, 48, 32);
    const {data: pixels} = context.getImageData(0, 0, 48, 32);
    return Array.from({length: 48 * 32}, (_, i) => Math.round((pixels[4 * i] + pixels[4 * i + 1] + pixels[4 * i + 2]) / 3));
  }, `data:image/png;base64,${png.toString('base64')}`);
  await page.close();
  return gray;
}
