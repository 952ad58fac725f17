import { expect, test } from '@jest/globals';
import { evidenceOf, type SharedViews } from './sequentialTest.ts';

const RELEASES = 300;
/** Views of all browsers together in each step. */
const STEP_VIEWS = 4000;
const ALPHA = 0.005;

/** Numbers between 0 and 1 that follow from a seed (mulberry32). */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The part of many releases in which the candidate is called worse, looked at after each of its bad views. */
function partFoundWorse(rates: { baseline: number; candidate: number }) {
  let found = 0;
  for (let seed = 0; seed < RELEASES; seed++) if (isFoundWorse(rates, seededRandom(seed))) found += 1;
  return found / RELEASES;
}

function isFoundWorse(rates: { baseline: number; candidate: number }, random: () => number) {
  const steps: SharedViews[] = [];
  for (const share of [0.05, 0.25, 0.5]) {
    const step = { share, candidate: { views: 0, bad: 0 }, baseline: { views: 0, bad: 0 } };
    steps.push(step);
    const ofCandidate = share * rates.candidate;
    const bad = ofCandidate + (1 - share) * rates.baseline;
    // From one bad view to the next.
    for (let views = 0; ;) {
      const more = 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - bad));
      views += more;
      if (views > STEP_VIEWS) break;
      step.candidate.views += more * share;
      step.baseline.views += more * (1 - share);
      const which = random() < ofCandidate / bad ? 'candidate' : 'baseline';
      step[which].bad += 1;
      if (which === 'candidate' && evidenceOf(steps) >= Math.log(1 / ALPHA)) return true;
    }
  }
  return false;
}

test.each([
  ['rarely', 0.002, 0.002, 0, ALPHA],
  ['sometimes', 0.02, 0.02, 0, ALPHA],
  ['often, as while something is away that both need', 0.1, 0.1, 0, ALPHA],
  ['less often', 0.02, 0.01, 0, ALPHA],
  ['twice as often', 0.02, 0.04, 0.9, 1],
  ['half as often again', 0.05, 0.075, 0.7, 1],
  ['five times as often', 0.002, 0.01, 0.9, 1],
])(
  'a candidate that fails %s (%d, then %d) is called worse in a share of %d to %d',
  (_, baseline, candidate, least, most) => {
    const part = partFoundWorse({ baseline, candidate });
    expect(part).toBeGreaterThanOrEqual(least);
    expect(part).toBeLessThanOrEqual(most);
  },
);
