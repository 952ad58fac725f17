import type { Page } from '@playwright/test';

/** One state to photograph: where, as whom, and what to do before. */
export interface Screenshot {
  name: string;
  path: string;
  as: 'visitor' | 'user';
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs once the page has its heading. */
  act?: (page: Page) => Promise<unknown>;
}

const sizes = [
  { width: 390, height: 844, shown: 195 },
  { width: 1440, height: 900, shown: 480 },
];

/** The ways in which each state is photographed. */
export const variants = (['dark', 'light'] as const).flatMap(colorScheme =>
  sizes.map(size => ({
    ...size,
    colorScheme,
    fileOf: (name: string) => `${name}-${size.width}-${colorScheme}.png`,
  })),
);
export type Variant = (typeof variants)[number];

/** An HTML page that shows every state in every variant, one state a row. */
export function contactSheet(names: string[]): string {
  const figure = (name: string, { fileOf, shown, width, colorScheme }: Variant) =>
    `<figure><a href="${fileOf(name)}"><img src="${fileOf(name)}" width="${shown}" alt=""></a><figcaption>${name} ${width} ${colorScheme}</figcaption></figure>`;
  const row = (name: string) =>
    `<section>${variants.map(variant => figure(name, variant)).join('')}</section>`;
  const style = 'body{background:#777;font:14px sans-serif}section{display:flex;gap:16px;align-items:start}';
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${names.map(row).join('\n')}`;
}
