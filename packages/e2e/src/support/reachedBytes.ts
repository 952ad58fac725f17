import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes of each part of the site, by its name. */
type Parts = Record<string, number>;

const FILE = path.join(import.meta.dirname, '../../reachedBytes.json');
/** How much a part may grow beyond what was reached: names and hashes differ from build to build. */
const ROOM = 1.03;
const HOW = 'Make it smaller, or accept it and commit the list: npm run bench -- bytes --keep';

/** What was reached, as it was last accepted. */
export const readReached = () => JSON.parse(readFileSync(FILE, 'utf8')) as Parts;

/** Accepts what is measured now. */
export const keepReached = (parts: Parts) => writeFileSync(FILE, `${JSON.stringify(parts, null, 2)}\n`);

/**
 * One sentence for each part that grew beyond its room, and for each that is gone, which could grow under another name
 * unseen. A part that is not in the list yet is free until the list is next accepted: a new page needs no other team.
 */
export function describeGrowth(parts: Parts, reached: Parts): string[] {
  return Object.entries(reached).flatMap(([name, before]) => {
    const now = parts[name];
    if (now === undefined) return [`"${name}" is gone. ${HOW}`];
    if (now <= before * ROOM) return [];
    const percent = ((now / before - 1) * 100).toFixed(1);
    return [
      `"${name}" has ${now} bytes, ${now - before} (${percent} %) more than the ${before} reached. ${HOW}`,
    ];
  });
}
