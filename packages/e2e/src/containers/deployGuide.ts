import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from './project.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
const { BASE_URL = '' } = process.env;

/**
 * The first block of commands after a text of docs/deploy.md, for this run's project: its address, its volumes, and
 * one name for every dump.
 */
export function documentedCommands(after: string): string {
  const [, rest] = guide.split(after);
  const [, commands] = /```sh\n(.*?)```/s.exec(rest ?? '') ?? [];
  if (!commands) throw new Error(`docs/deploy.md has no commands after "${after}"`);
  return commands
    .replaceAll('http://localhost:3000', BASE_URL)
    .replaceAll('ounce-and-block_', `${project}_`)
    .replaceAll(/ounce-[^ "]*\.dump|ounce-\$\(.*?\)\.dump/g, 'ounce.dump');
}
