import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import {
  seededRandom,
  simulateRollout,
  type SimulatedEnd,
  type Simulation,
} from '@site/releases/testing/simulateRollout';

const ROLLOUTS = 10_000;
const DOUBLED = 1000;
const FAILING = 500;
const OUTAGES = 1000;
const FALSE_ALARMS = 0.01;
const FOUND = 0.95;

const good = { errors: 0.01, blank: 0.002, lcp: 1800, inp: 90 };
/** One error in a hundred views, and a site with a view every third of a second. */
const usual: Simulation = {
  baseline: good,
  candidate: good,
  viewsPerMinute: 200,
  viewsBefore: 20_000,
  secondsPerLook: 60,
};

/** To all browsers at once. */
const plan = { steps: [100], stepMinutes: 10, stepViews: 200, watchMinutes: 60 };

/** The same rollouts each time, one seed each. */
async function simulate(count: number, rest: Partial<Simulation>) {
  const ends: SimulatedEnd[] = [];
  for (let seed = 0; seed < count; seed++) {
    ends.push(simulateRollout({ ...usual, ...rest }, seededRandom(seed)));
    if (seed % 20 === 0) await turn();
  }
  const takenBack = ends.filter(({ kind }) => kind === 'taken back');
  const views = takenBack.map(end => end.views).sort((one, other) => one - other);
  return { takenBack, views, median: views[views.length >> 1], most: views[Math.floor(views.length * 0.95)] };
}

/** What is promised of the judge of progressive releases. */
export const simulatedRollouts: Record<string, () => Promise<string>> = {
  async 'a version that is no worse is taken back in one of a hundred rollouts at most'() {
    const { takenBack } = await simulate(ROLLOUTS, {});
    assert.ok(
      takenBack.length <= ROLLOUTS * FALSE_ALARMS,
      `${takenBack.length} of ${ROLLOUTS} were taken back`,
    );
    return `${takenBack.length} of ${ROLLOUTS}`;
  },
  async 'an outage in the hour of watch takes back one innocent version in a hundred at most'() {
    // Of the pages that have errors then, fewer are of the other microfrontends, and those are seen less often.
    const outage = { from: 30, minutes: 5, own: 0.9, others: 0.3 };
    const { takenBack } = await simulate(OUTAGES, { outage, others: 0.5, plan, secondsPerLook: 10 });
    assert.ok(
      takenBack.length <= OUTAGES * FALSE_ALARMS,
      `${takenBack.length} of ${OUTAGES} were taken back`,
    );
    return `${takenBack.length} of ${OUTAGES}`;
  },
  async 'what begins to fail with all browsers is found all the same'() {
    const late = { from: 30, minutes: 30, own: 0.5, others: good.errors };
    const { takenBack } = await simulate(FAILING, { outage: late, plan, secondsPerLook: 10 });
    assert.equal(takenBack.length, FAILING);
    return `${takenBack.length} of ${FAILING}`;
  },
  async 'a doubled rate of errors is found in 95 of a hundred'() {
    const { takenBack, median, most } = await simulate(DOUBLED, { candidate: { ...good, errors: 0.02 } });
    assert.ok(takenBack.length >= DOUBLED * FOUND, `only ${takenBack.length} of ${DOUBLED} were taken back`);
    return `${takenBack.length} of ${DOUBLED}, half of them within ${median} views of it, 95 % within ${most}`;
  },
  async 'when every view fails a handful of them is enough, in the first step'() {
    const failing = { candidate: { ...good, errors: 1 }, secondsPerLook: 2 };
    const { takenBack, views } = await simulate(FAILING, failing);
    assert.equal(takenBack.filter(({ share }) => share === 5).length, FAILING);
    assert.ok((views.at(-1) ?? 0) < 15, `${views.at(-1)} views`);
    return `${views.at(-1)} views at most`;
  },
};
