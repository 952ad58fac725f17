import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import { copyCheckout } from '../generator/copyCheckout.ts';
import { brokenReleases, goodReleases, type TriedRelease } from '../gate/releases.ts';
import { oneFailed, onePassed, sum, type Tally } from './tally.ts';
import { indent, runTool, type CheckRun } from './tool.ts';

const DEADLINE_MS = 5 * 60_000;
const RELEASES = '.data/test-releases';
const NAME = 'education';
/** Whose page is opened before and after those of a build, by clicks. */
const OTHER = 'marketing';

/**
 * The release gate judges real builds: in a copy of the checkout the sources of a microfrontend are broken, built and
 * released. Each broken one is rejected for its reasons and no other, a good one is not.
 * @param words of a name; by default all
 */
export async function runGateTests(words: string[], run: CheckRun): Promise<Tally> {
  const { root, env, progress, logFolder, signal } = run;
  const copy = copyCheckout(root);
  const releases = path.join(copy.root, RELEASES);
  const node = (script: string, ...args: string[]) => {
    const file = path.join(copy.root, 'packages/stack/src', script);
    const inCopy = { ...env, DATA_DIR: undefined, RELEASES_DIR: releases };
    return runTool({ args: [file, ...args], cwd: copy.root, env: inCopy, deadlineMs: DEADLINE_MS }, run);
  };
  try {
    // Built by earlier tests of this checkout, or now: the live shell, and the versions that visitors have.
    if (existsSync(path.join(root, RELEASES)))
      cpSync(path.join(root, RELEASES), releases, { recursive: true });
    for (const app of ['shell', NAME, OTHER]) await node('site/buildProcess.ts', app, releases, 'production');
    progress.step('gate', 'shell and versions of before are in the store');

    const tallies: Tally[] = [];
    const all = [...brokenReleases, ...goodReleases];
    for (const tried of all.filter(({ name }) => name.includes(words.join(' ')))) {
      if (signal.aborted) break;
      const undo = change(copy.root, tried);
      const started = Date.now();
      const { code, output } = await node('release.ts', tried.app ?? NAME, '--dry-run');
      undo();
      writeFileSync(path.join(logFolder, `gate-${tried.name.replace(/\W+/g, '-')}.log`), output);
      const wrong = wrongReasons(tried, output);
      const isAsMeant = code === (tried.reasons.length > 0 ? 1 : 0) && wrong.length === 0;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      progress.step(
        'gate',
        `${isAsMeant ? colors.green('ok') : colors.red('failed')} ${tried.name}, ${seconds} s`,
      );
      const report = [...wrong, output].join('\n');
      tallies.push(isAsMeant ? onePassed : oneFailed(tried.name, indent(report)));
    }
    return sum(tallies);
  } finally {
    copy.remove();
  }
}

/** What a release should have said and did not, and what it was rejected for besides. */
function wrongReasons({ reasons }: TriedRelease, output: string): string[] {
  const [, rejection = ''] = output.split(/ is rejected:\n/);
  // A reason begins with two spaces; the lines that follow it may be of a stack or a compiler.
  const given = rejection.split(/^ {2}(?=\S)/m).filter(text => text.trim());
  return [
    ...reasons.filter(reason => !reason.test(output)).map(reason => `not said: ${reason}`),
    ...given.filter(text => !reasons.some(reason => reason.test(text))).map(text => `said besides: ${text}`),
  ];
}

/** Changes the sources; @returns what takes it back */
function change(root: string, { edits }: TriedRelease): () => void {
  const before = edits.map(({ file }) => {
    const place = path.join(root, file);
    return [place, existsSync(place) ? readFileSync(place, 'utf8') : null] as const;
  });
  for (const { file, edit } of edits) {
    const place = path.join(root, file);
    const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
    const changed = edit(text);
    if (changed === text) throw new Error(`${file} has nothing to change`);
    writeFileSync(place, changed);
  }
  return () => {
    for (const [place, text] of before)
      if (text === null) rmSync(place);
      else writeFileSync(place, text);
  };
}
