import { until } from '@site/tooling/testkit';
import { hashCases, policyCases, startProbePages } from './probePages.ts';
import type { SmokeBrowser } from './smokeBrowser.ts';

/** A file with another hash does not run; it runs; or not even the right file runs. */
export type Outcome = 'verified' | 'ignored' | 'blocked';

export interface Verification {
  /** By the way in which the page tells the hash, under `Integrity-Policy` and without. */
  hashes: Record<string, { policy: Outcome; noPolicy: Outcome }>;
  /** Whether the content security policy refuses it. */
  refused: Record<string, boolean>;
}

/** What a browser verifies of scripts and styles, tried with pages that have the headers of the site's. */
export async function verificationOf(browser: SmokeBrowser): Promise<Verification> {
  const pages = await startProbePages();
  const ran = async (name: string, ...flags: string[]) => {
    const search = new URLSearchParams([['case', name], ...flags.map(flag => [flag, ''])]);
    await browser.open(`${pages.url}/?${search.toString()}`);
    await until(() => browser.evaluate<boolean>('window.done === true'));
    return browser.evaluate<boolean>('window.ran === true');
  };
  const outcome = async (name: string, ...flags: string[]): Promise<Outcome> => {
    if (!(await ran(name, ...flags))) return 'blocked';
    return (await ran(name, 'wrong', ...flags)) ? 'ignored' : 'verified';
  };
  const result: Verification = { hashes: {}, refused: {} };
  try {
    for (const name of Object.keys(hashCases))
      result.hashes[name] = { policy: await outcome(name, 'integrityPolicy'), noPolicy: await outcome(name) };
    for (const name of Object.keys(policyCases)) result.refused[name] = !(await ran(name));
  } finally {
    pages.close();
  }
  return result;
}
