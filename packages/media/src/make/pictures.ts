import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { blocks } from '../scenes/blocks.ts';
import { bullion } from '../scenes/bullion.ts';
import { desk } from '../scenes/desk.ts';
import type { Scene } from '../scenes/scene.ts';
import { develop } from './develop.ts';
import { filesDir } from './paths.ts';
import { shoot } from './stills.ts';

export const scenes = { bullion, blocks, desk };
const widths = [1600, 800];

/** Traces one scene and writes it as AVIF and WebP in both widths. Minutes of work, so scenes are made one by one. */
export async function makePicture(page: Page, scene: Scene): Promise<void> {
  const { width, height, samples } = scene.film;
  const film = await shoot(page, scene, width, height, samples);
  const picture = sharp(develop(film, scene.look), { raw: { width, height, channels: 3 } });
  const master = await picture.png().toBuffer();
  for (const target of widths) {
    const resized = sharp(master).resize(target, undefined, { kernel: 'lanczos3' });
    await resized
      .clone()
      .avif({ quality: 58, effort: 7 })
      .toFile(file(`${scene.name}-${target}.avif`));
    await resized
      .clone()
      .webp({ quality: 74, effort: 6 })
      .toFile(file(`${scene.name}-${target}.webp`));
  }
}

function file(name: string): string {
  return fileURLToPath(new URL(`images/${name}`, filesDir));
}
