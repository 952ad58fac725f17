import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { accumulate } from '../tracer/accumulate.ts';
import { tracerBody, tracerHead } from '../tracer/core.glsl.ts';
import type { Scene } from '../scenes/scene.ts';
import { type Film, toFilm } from './develop.ts';
import { filesDir } from './paths.ts';

/** Makes the brand's fonts known to a page, so that stamps and screens are lettered in them. */
export async function loadFonts(page: Page): Promise<void> {
  const faces = [
    ['Fraunces', 'fraunces.woff2'],
    ['Instrument Sans', 'instrument-sans.woff2'],
    ['JetBrains Mono', 'jetbrains-mono.woff2'],
  ] as const;
  for (const [family, file] of faces) {
    const base64 = (await readFile(new URL(`fonts/${file}`, filesDir))).toString('base64');
    await page.evaluate(
      async ([name, data]) => {
        const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: '300 700' });
        document.fonts.add(await face.load());
      },
      [family, base64] as const,
    );
  }
}

/** Traces a scene; time grows with width × height × samples. */
export async function shoot(
  page: Page,
  scene: Scene,
  width: number,
  height: number,
  samples: number,
): Promise<Film> {
  await loadFonts(page);
  const decals = await page.evaluate(scene.decals);
  const fragment = tracerHead + scene.glsl + tracerBody;
  const sums = await page.evaluate(accumulate, { fragment, width, height, samples, decals });
  return toFilm(sums, width, height, samples);
}
