import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { test as base } from '@playwright/test';
import { copyCheckout } from '../support/checkoutCopy.ts';

const original = path.join(import.meta.dirname, '../../../..');
const RELEASES = '.data/test-releases';

/** A change of a file of the sources; one that is not there begins empty. */
export interface Edit {
  file: string;
  edit: (text: string) => string;
}

export interface TriedRelease {
  /** What is released. */
  app: 'shell' | 'marketing' | 'education';
  edits: Edit[];
  /** Options of the release. */
  options?: string[];
}

/** What a release printed, and why it was rejected, one text for each reason. */
export interface Outcome {
  code: number;
  printed: string;
  reasons: string[];
}

type TryRelease = (tried: TriedRelease) => Promise<Outcome>;

/** Tests with `tryRelease`: a dry run with changed sources, in a copy of the checkout that has a release store. */
export const test = base.extend<object, { tryRelease: TryRelease }>({
  tryRelease: [
    async ({}, provide) => {
      await using copy = await copyCheckout();
      const releases = path.join(copy.root, RELEASES);
      const env = { ...process.env, DATA_DIR: undefined, RELEASES_DIR: releases };
      // Built by earlier tests of this checkout, or now: what browsers have.
      await cp(path.join(original, RELEASES), releases, { recursive: true }).catch(() => {});
      const build = 'packages/stack/src/site/buildProcess.ts';
      for (const app of ['shell', 'education', 'marketing'])
        await copy.run(['node', build, app, releases, 'production'], env);
      await provide(async ({ app, edits, options = ['--no-tests'] }) => {
        const undo = await change(copy.root, edits);
        const outcome = await outcomeOf(copy.run(['release', app, '--dry-run', ...options], env));
        await undo();
        return outcome;
      });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Changes the sources, one edit after the other: two may be of one file. @returns what takes it back */
async function change(root: string, edits: readonly Edit[]) {
  const before = new Map<string, string | undefined>();
  for (const { file, edit } of edits) {
    const place = path.join(root, file);
    const text = await readFile(place, 'utf8').catch(() => undefined);
    const changed = edit(text ?? '');
    if (changed === text) throw new Error(`${file} has nothing to change`);
    if (!before.has(place)) before.set(place, text);
    await writeFile(place, changed);
  }
  return async () => {
    for (const [place, text] of before) await (text === undefined ? rm(place) : writeFile(place, text));
  };
}

async function outcomeOf(running: Promise<string>): Promise<Outcome> {
  type Failure = Error & { code: number; stdout: string; stderr: string };
  const passed = (stdout: string) => ({ code: 0, stdout, stderr: '' });
  const { code, stdout, stderr } = await running.then(passed, (failure: Failure) => failure);
  const printed = stripVTControlCharacters(stdout + stderr);
  const [, rejection = ''] = printed.split(/ is rejected:\n/);
  // A reason begins with two spaces.
  const reasons = rejection.split(/^ {2}(?=\S)/m).map(text => text.trim());
  return { code, printed, reasons: reasons.filter(Boolean) };
}
