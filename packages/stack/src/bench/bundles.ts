import { reportBundles } from '@site/federation/bundleReport';
import type { Bench } from './part.ts';

const APPS = ['shell', 'marketing', 'education', 'contact'] as const;
/** What is smaller is not worth a line, in kB. */
const SMALLEST = 0.3;

/** What each bundle holds, as it is sent. Parts of a file are estimated by their share of its sources. */
export async function benchBundles({ progress }: Bench): Promise<number> {
  progress.print('app | script | kB in brotli | what takes the room, kB');
  for (const app of APPS)
    for (const { file, brotliKb, holds } of await reportBundles(app)) {
      const parts = holds
        .map(({ name, share }) => ({ name, kB: share * brotliKb }))
        .filter(({ kB }) => kB >= SMALLEST)
        .map(({ name, kB }) => `${name} ${kB.toFixed(1)}`);
      progress.print([app, file, brotliKb.toFixed(1), parts.join(', ')].join(' | '));
    }
  return 0;
}
