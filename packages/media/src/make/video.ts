import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import {
  columnFragment,
  columnVertex,
  resolveFragment,
  screenVertex,
  toneFragment,
} from '../scenes/market.glsl.ts';
import { type MarketStage, openMarket } from '../scenes/market.ts';
import { filesDir } from './paths.ts';

const run = promisify(execFile);
const seconds = 5;
const rate = 24;
const size = { width: 1280, height: 720 };
/** The field is soft by design: drawn at three quarters and enlarged, it costs half and looks the same. */
const drawn = { width: 960, height: 540, passes: 5 };

/** Draws the loop frame by frame, encodes VP9 and H.264 with ffmpeg (on PATH), and keeps frame 0 as the poster. */
export async function makeVideo(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'market-'));
  try {
    await drawFrames(page, folder);
    await encode(folder, 'market.webm', [
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      '44',
      '-row-mt',
      '1',
      '-cpu-used',
      '2',
    ]);
    await encode(folder, 'market.mp4', [
      '-c:v',
      'libx264',
      '-crf',
      '31',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-movflags',
      '+faststart',
    ]);
    await makePoster(join(folder, '000.png'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function drawFrames(page: Page, folder: string): Promise<void> {
  const shaders = {
    column: columnVertex,
    columnPaint: columnFragment,
    screen: screenVertex,
    resolve: resolveFragment,
    tone: toneFragment,
  };
  await page.evaluate(openMarket, { ...drawn, shaders });
  const frames = seconds * rate;
  for (let frame = 0; frame < frames; frame++) {
    const url = await page.evaluate(
      ([phase, shutter]) => (globalThis as unknown as { market: MarketStage }).market.draw(phase, shutter),
      [frame / frames, 0.5 / frames] as const,
    );
    await writeFile(
      join(folder, `${String(frame).padStart(3, '0')}.png`),
      Buffer.from(url.split(',')[1]!, 'base64'),
    );
  }
}

async function encode(folder: string, name: string, codec: string[]): Promise<void> {
  const input = ['-framerate', String(rate), '-i', join(folder, '%03d.png')];
  const scale = ['-vf', `scale=${size.width}:${size.height}:flags=lanczos`, '-pix_fmt', 'yuv420p'];
  const output = fileURLToPath(new URL(`video/${name}`, filesDir));
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...scale, ...codec, '-an', output]);
}

async function makePoster(frame: string): Promise<void> {
  const poster = sharp(frame).resize(size.width, size.height, { kernel: 'lanczos3' });
  await poster
    .clone()
    .avif({ quality: 50, effort: 6 })
    .toFile(fileURLToPath(new URL('video/market-poster.avif', filesDir)));
  await poster
    .clone()
    .webp({ quality: 66, effort: 6 })
    .toFile(fileURLToPath(new URL('video/market-poster.webp', filesDir)));
  await poster
    .clone()
    .jpeg({ quality: 70, mozjpeg: true })
    .toFile(fileURLToPath(new URL('video/market-poster.jpg', filesDir)));
}
