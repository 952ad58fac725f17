import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { withPage } from './browser.ts';
import { makeCharts } from './charts.ts';
import { chromePath } from './env.ts';
import { makeFonts } from './fonts.ts';
import { makeIcons } from './icons.ts';
import { makeOpenGraph } from './openGraph.ts';
import { filesDir } from './paths.ts';
import { makePicture, scenes } from './pictures.ts';
import { makeVideo } from './video.ts';

const inBrowser = (work: (page: Page) => Promise<void>) => () => withPage(chromePath, work);

/** In this order: charts need the fonts, the Open Graph picture needs fonts and bullion. */
const makers: Record<string, () => Promise<void>> = {
  fonts: makeFonts,
  icons: makeIcons,
  charts: makeCharts,
  bullion: inBrowser(page => makePicture(page, scenes.bullion)),
  blocks: inBrowser(page => makePicture(page, scenes.blocks)),
  desk: inBrowser(page => makePicture(page, scenes.desk)),
  openGraph: inBrowser(makeOpenGraph),
  video: inBrowser(makeVideo),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !(name in makers));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(makers).join(', ')}`);

for (const folder of ['fonts', 'icons', 'charts', 'images', 'video']) {
  await mkdir(new URL(`${folder}/`, filesDir), { recursive: true });
}
for (const [name, make] of Object.entries(makers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = Date.now();
  await make();
  process.stdout.write(`${name} ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
}
