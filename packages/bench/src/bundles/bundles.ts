import { appNames, type AppName } from '@site/federation/build/workspace';
import { UserError } from '@site/stack/command/runCommand';
import type { Benchmark } from '../benchmark.ts';
import { reportBundles, scriptsKbWithout } from './bundleReport.ts';

/** Smaller contents are not printed, in kB. */
const SMALLEST = 0.3;

/**
 * The size of each script as it is sent, with what it contains, and what an app would lose of its scripts without each
 * package or folder of our own: it is built once without each of them. `APP…` on the command line names single apps.
 */
export const benchBundles: Benchmark = async ({ progress, args }) => {
  const unknown = args.find(arg => !isApp(arg));
  if (unknown) throw new UserError(`There is no app "${unknown}": ${appNames.join(', ')}.`);
  for (const app of args.length > 0 ? args.filter(isApp) : appNames) {
    const scripts = await reportBundles(app);
    progress.print('app | script | kB in brotli | contains');
    for (const { file, brotliKb, holds } of scripts) {
      const names = holds.filter(({ share }) => share * brotliKb >= SMALLEST).map(({ name }) => name);
      progress.print([app, file, brotliKb.toFixed(1), names.join(', ')].join(' | '));
    }

    const whole = await scriptsKbWithout(app);
    progress.print(`app | without | kB less of ${whole.toFixed(1)}`);
    for (const part of partsOf(scripts)) {
      const less = whole - (await scriptsKbWithout(app, part));
      if (less >= SMALLEST) progress.print([app, part, less.toFixed(1)].join(' | '));
    }
  }
};

const isApp = (name: string): name is AppName => (appNames as readonly string[]).includes(name);

/** What can be left out: nothing is left of an app without its own sources. */
const partsOf = (scripts: Awaited<ReturnType<typeof reportBundles>>) =>
  new Set(
    scripts.flatMap(({ brotliKb, holds }) =>
      holds
        .filter(({ name, share }) => share * brotliKb >= SMALLEST && !/^(webpack|shell|mfe-)/.test(name))
        .map(({ name }) => name),
    ),
  );
