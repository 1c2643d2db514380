// Writes the picture of a report in README.md and the documentation, with Chromium (utils/setup.sh browser):
//
//   build/venv-browser/lib/python3.11/site-packages/playwright/driver/node utils/docs_site/report_picture.mjs
//       --tfuse build/release/bin/tfuse

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launch, open} from '../../test/Report/browser.mjs';

const {values: options} = parseArgs({options: {tfuse: {type: 'string'}}});
const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tfuse-picture-'));
const report = path.join(folder, 'report.html');
const model = 'test/e2e/cases/composite_keras_lstm/model';
execFileSync(options.tfuse, ['convert', model, '-o', path.join(folder, 'model.tflite'), '--signature', 'serving_default',
                             '--report', report, '-q'], {cwd: root});
const browser = await launch();
const page = await open(browser, report);
await page.setViewportSize({width: 1500, height: 760});
for (const outline of await page.getByRole('button', {name: 'Outline'}).all())
  await outline.click();
await page.locator('#tables button.name', {hasText: 'composite-keras-lstm'}).first().click();
for (const fit of await page.getByRole('button', {name: 'Fit'}).all())
  await fit.click();
await page.waitForTimeout(500);
await page.evaluate(() => window.scrollTo(0, 0));
const picture = path.join(root, 'docs/images/report.png');
fs.mkdirSync(path.dirname(picture), {recursive: true});
await page.screenshot({path: picture});
await browser.close();
fs.rmSync(folder, {recursive: true});
const bytes = fs.statSync(picture).size;
if (bytes >= 200_000)
  throw new Error(`${picture} has ${bytes} bytes, more than 200 kB`);
console.log(`wrote ${picture} (${bytes} bytes)`);
