import lighthouse from 'lighthouse';
import { launchBrowser } from '../browser.ts';
import type { Bench } from '../benchmark.ts';

// Lighthouse drives a browser by its debugging port.
const DEBUGGING_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile scores (0 to 100) of one page by category, one for each of the `runs`. */
export async function lighthouseScores(url: string, runs: number, bench: Bench) {
  const scores = Object.fromEntries(CATEGORIES.map(name => [name, [] as number[]])) as Record<
    (typeof CATEGORIES)[number],
    number[]
  >;
  for (let run = 0; run < runs; run++) {
    const result = await audit(url, bench);
    for (const name of CATEGORIES) scores[name].push((result?.lhr.categories[name]?.score ?? NaN) * 100);
  }
  return scores;
}

/** A browser for each run: a warm one would have the page's files. */
async function audit(url: string, bench: Bench) {
  const browser = await launchBrowser(bench, `--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    return await lighthouse(url, { port: DEBUGGING_PORT, output: 'json', onlyCategories: [...CATEGORIES] });
  } finally {
    await browser.close();
  }
}
