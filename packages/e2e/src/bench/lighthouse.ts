import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from './measure.ts';

// Lighthouse drives a browser by its debugging port; this one is nobody else's.
const DEBUGGING_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Browser {
  executablePath?: string;
  args: string[];
}

/** Lighthouse's mobile scores (0 to 100) of one page, medians of `runs`, one category a line of the result. */
export async function lighthouseScores(url: string, runs: number, browser: Browser) {
  const scores = Object.fromEntries(CATEGORIES.map(name => [name, [] as number[]]));
  for (let run = 0; run < runs; run++) {
    const result = await audit(url, browser);
    for (const name of CATEGORIES) scores[name]?.push((result?.lhr.categories[name]?.score ?? NaN) * 100);
  }
  return Object.fromEntries(CATEGORIES.map(name => [name, median(scores[name] ?? [])]));
}

/** A browser for each run: a warm one would have the page's files. */
async function audit(url: string, { executablePath, args }: Browser) {
  const browser = await chromium.launch({
    args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
    ...(executablePath && { executablePath }),
  });
  try {
    return await lighthouse(url, { port: DEBUGGING_PORT, output: 'json', onlyCategories: [...CATEGORIES] });
  } finally {
    await browser.close();
  }
}
