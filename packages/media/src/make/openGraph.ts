import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { ink } from '../tokens.ts';
import { markSvg } from './mark.ts';
import { filesDir } from './paths.ts';
import { loadFonts } from './stills.ts';

/** The picture that a shared link shows: mark and name beside the bullion, 1200 × 630. */
export async function makeOpenGraph(page: Page): Promise<void> {
  const bullion = (await readFile(new URL('images/bullion-1600.webp', filesDir))).toString('base64');
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(card(bullion));
  await loadFonts(page);
  await page.evaluate(() => document.images[0]!.decode());
  const png = await page.screenshot();
  await sharp(png)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(fileURLToPath(new URL('images/open-graph.jpg', filesDir)));
}

function card(bullion: string): string {
  return `<body style="margin:0;background:${ink.bg};color:${ink.text};overflow:hidden">
<img src="data:image/webp;base64,${bullion}" alt="" style="position:absolute;left:270px;top:-6px;width:1030px">
<div style="position:absolute;inset:0;background:linear-gradient(90deg,${ink.bg} 24%,transparent 66%)"></div>
<div style="position:absolute;left:80px;top:132px;width:132px">${markSvg()}</div>
<div style="position:absolute;left:80px;top:292px;font:500 86px/1.02 Fraunces;letter-spacing:-.015em">Ounce<br>&amp; Block</div>
<div style="position:absolute;left:80px;top:496px;font:400 27px 'Instrument Sans';color:${ink.muted}">Gold and Bitcoin trading, taught plainly.</div>
</body>`;
}
