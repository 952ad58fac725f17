import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import courierNew from '@capsizecss/metrics/courierNew';
import georgia from '@capsizecss/metrics/georgia';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { filesDir } from './paths.ts';

type Metrics = Parameters<typeof createFontStack>[0][number];
type Axes = Record<string, number | { min: number; max: number }>;
interface Family {
  name: string;
  source: string;
  file: string;
  axes: Axes;
  weights: string;
  /** The weight most of its text is set in: the fallback is measured against this one. */
  usualWeight: number;
  features: string[];
  fallbacks: Metrics[];
}

const require = createRequire(import.meta.url);

const families: Family[] = [
  {
    name: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    file: 'fraunces.woff2',
    // The display cut: high optical size, no softness, no wonky letters.
    axes: { opsz: 96, SOFT: 0, WONK: 0, wght: { min: 300, max: 700 } },
    weights: '300 700',
    usualWeight: 500,
    features: ['kern', 'liga', 'lnum', 'tnum', 'mark'],
    fallbacks: [georgia, timesNewRoman],
  },
  {
    name: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    usualWeight: 400,
    features: ['kern', 'liga', 'lnum', 'tnum', 'mark'],
    fallbacks: [arial],
  },
  {
    name: 'JetBrains Mono',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    file: 'jetbrains-mono.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    usualWeight: 400,
    // No ligatures: figures and operators must stay one cell each.
    features: ['mark', 'zero'],
    fallbacks: [courierNew],
  },
];

/** Metric twins that stand in where the named system font is not installed. */
const twins: Record<string, string[]> = {
  Arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  Georgia: ['Georgia', 'Gelasio'],
  'Times New Roman': ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  'Courier New': ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
};

const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'ıŁłŒœŠšŸŽžĆćČčĞğŚśŻżȘș‐‑–—‘’‚“”„†•…‰‹›⁄€₿™←↑→↓−×≈≠≤≥',
].join('');

/** Writes three woff2 files and `fonts.css`: faces, and fallbacks shaped like them so that text never shifts. */
export async function makeFonts(): Promise<void> {
  const rules: string[] = [];
  for (const family of families) {
    const original = await readFile(require.resolve(family.source));
    const woff2 = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures: family.features,
      noHinting: true,
    });
    await writeFile(new URL(`fonts/${family.file}`, filesDir), woff2);
    rules.push(faceRule(family), await fallbackRules(family, original));
  }
  await writeFile(new URL('fonts/fonts.css', filesDir), rules.join('\n'));
}

function faceRule(family: Family): string {
  return `@font-face {
  font-family: '${family.name}';
  font-style: normal;
  font-weight: ${family.weights};
  font-display: swap;
  src: url('./${family.file}') format('woff2');
}
`;
}

async function fallbackRules(family: Family, original: Buffer): Promise<string> {
  const still = await subsetFont(original, characters, {
    targetFormat: 'truetype',
    variationAxes: { ...family.axes, wght: family.usualWeight },
  });
  const metrics = { ...(await fromBuffer(still)), familyName: family.name };
  const { fontFaces } = createFontStack([metrics, ...family.fallbacks], { fontFaceFormat: 'styleObject' });
  return fontFaces.map(({ '@font-face': face }) => fallbackRule(face as FallbackFace)).join('\n');
}

interface FallbackFace {
  fontFamily: string;
  src: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride?: string;
}

function fallbackRule(face: FallbackFace): string {
  const local = /local\(['"](.+?)['"]\)/.exec(face.src)?.[1] ?? '';
  const sources = (twins[local] ?? [local]).map(name => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${face.fontFamily.replaceAll(/["':]/g, '')}';
  src: ${sources};
  size-adjust: ${face.sizeAdjust};
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride ?? '0%'};
}
`;
}
