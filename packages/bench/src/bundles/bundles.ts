import { appNames } from '@site/federation/build/workspace';
import type { Benchmark } from '../benchmark.ts';
import { reportBundles } from './bundleReport.ts';

/** Smaller contents are not printed, in kB. */
const SMALLEST = 0.3;

/** The size of each script as it is sent, and of its contents, estimated by their share of its sources. */
export const benchBundles: Benchmark = async ({ progress }) => {
  progress.print('app | script | kB in brotli | contents, kB');
  for (const app of appNames)
    for (const { file, brotliKb, holds } of await reportBundles(app)) {
      const parts = holds
        .map(({ name, share }) => ({ name, kB: share * brotliKb }))
        .filter(({ kB }) => kB >= SMALLEST)
        .map(({ name, kB }) => `${name} ${kB.toFixed(1)}`);
      progress.print([app, file, brotliKb.toFixed(1), parts.join(', ')].join(' | '));
    }
};
