import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { memberState } from '../support/memberState.ts';
import type { Shot } from './shot.ts';
import { shots } from './states.ts';

// Usage: BASE_URL=… SHOTS_DIR=… node main.ts   (npm run screenshots starts the site and sets them)

const { BASE_URL = '', CHROMIUM_PATH, SHOTS_DIR = 'shots' } = process.env;
const widths = { 390: 844, 1440: 900 };
const schemes = ['dark', 'light'] as const;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

type State = Awaited<ReturnType<typeof memberState>>;
type Scheme = (typeof schemes)[number];

async function take(
  browser: Browser,
  shot: Shot,
  width: number,
  height: number,
  colorScheme: Scheme,
  member: State,
) {
  const context = await browser.newContext({
    baseURL: BASE_URL,
    viewport: { width, height },
    colorScheme,
    ...(shot.as === 'member' && { storageState: member }),
  });
  const page = await context.newPage();
  await shot.prepare?.(page);
  await page.goto(shot.path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await shot.act?.(page);
  // Pictures arrive and entrances end; a state that waits for ever never becomes idle.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
  await page.screenshot({ path: path.join(SHOTS_DIR, fileOf(shot, width, colorScheme)), fullPage: true });
  await context.close();
}

const fileOf = ({ name }: Shot, width: number | string, scheme: Scheme) => `${name}-${width}-${scheme}.png`;

function contactSheet() {
  const figure = (shot: Shot, width: string, scheme: Scheme) =>
    `<figure><a href="${fileOf(shot, width, scheme)}"><img src="${fileOf(shot, width, scheme)}" width="${width === '390' ? 195 : 480}" alt=""></a><figcaption>${shot.name} ${width} ${scheme}</figcaption></figure>`;
  const rows = shots.map(shot =>
    schemes.flatMap(scheme => Object.keys(widths).map(width => figure(shot, width, scheme))).join(''),
  );
  const style = 'body{background:#777;font:14px sans-serif}section{display:flex;gap:16px;align-items:start}';
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}</style>${rows.map(row => `<section>${row}</section>`).join('\n')}`;
}

await rm(SHOTS_DIR, { recursive: true, force: true });
await mkdir(SHOTS_DIR, { recursive: true });
const browser = await chromium.launch({
  args: flags,
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
const member = await memberState(browser, BASE_URL);
for (const shot of shots) {
  for (const scheme of schemes)
    for (const [width, height] of Object.entries(widths))
      await take(browser, shot, Number(width), height, scheme, member);
  console.log(shot.name);
}
await browser.close();
await writeFile(path.join(SHOTS_DIR, 'index.html'), contactSheet());
console.log(`${path.join(SHOTS_DIR, 'index.html')} shows them all.`);
