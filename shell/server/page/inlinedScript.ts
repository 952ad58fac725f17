import { readFileSync } from 'node:fs';

/**
 * A script of ours in one line, without the comments that have a line of their own.
 * @param script its path below `shell/src`
 */
export const inlinedScript = (script: string) =>
  readFileSync(new URL(`../../src/${script}`, import.meta.url), 'utf8')
    .replace(/^ *\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');
