import { expect, test } from '@jest/globals';
import { publish } from '../registry/publish.ts';
import { emptyRegistry, findVersion } from '../registry/registry.ts';
import { aPublication } from '../testing/builds.ts';
import { UNOPENED, UNTESTED } from '../release/gate.ts';
import { decide } from './decide.ts';
import { DEFAULT_PLAN } from './steps.ts';
import { noViews, type Views } from './trial.ts';

const rollout = {
  ...DEFAULT_PLAN,
  baseline: '1.0.0',
  startedAt: '2026-11-22T10:00:00Z',
  stepAt: '2026-11-22T10:00:00Z',
};
const published = findVersion(publish(emptyRegistry(), aPublication('1.1.0')), 'education', '1.1.0')!;
const unchecked = { ...published, extras: { ...published.extras, unchecked: [UNOPENED] } };

/** What was counted in the present step. */
const counted = (candidate: Partial<Views>, baseline: Partial<Views> = {}, share = 5) => ({
  share,
  stepAt: rollout.stepAt,
  candidate: { ...noViews(), ...candidate },
  baseline: { ...noViews(), ...baseline },
});

const early = '10:09:59';
const stepEnd = '10:10:00';
const enough = { views: 200 };
const others = { views: 3800 };
const wait = (reason: string) => ({ kind: 'wait', reason });

test.each([
  ['a step takes its time', early, counted(enough, others), wait('5 % until 2026-11-22T10:10Z')],
  [
    'and its views',
    stepEnd,
    counted({ views: 199 }),
    wait('199 of 200 views at 5 %, until 2026-11-23T10:00Z'),
  ],
  [
    'what looks worse waits for more views',
    stepEnd,
    counted({ views: 200, errorViews: 5 }, { views: 3800, errorViews: 20 }),
    wait('waits for more views: 5 of 200 views with an error, 20 of 3800 in the version before'),
  ],
  ['seven bad views are not enough', stepEnd, counted({ views: 7, errorViews: 7 }, others), { kind: 'wait' }],
  [
    'blank pages count as errors do',
    early,
    counted({ views: 60, blankViews: 20 }, others),
    { kind: 'take back', reason: '20 of 60 views blank, 0 of 3800 in the version before' },
  ],
  [
    'errors that both have are no reason',
    stepEnd,
    counted({ views: 200, errorViews: 180 }, { views: 3800, errorViews: 3420 }),
    { kind: 'go on', share: 25 },
  ],
  ['nobody knows anything', stepEnd, undefined, { kind: 'wait' }],
])('%s', (_, clock, step, decision) => {
  const share = step?.share ?? 5;
  const now = new Date(`2026-11-22T${clock}Z`);
  expect(decide({ rollout, share, published }, { steps: step ? [step] : [] }, now)).toMatchObject(decision);
});

const nextDay = new Date('2026-11-23T10:00:00Z');

test('after a day what nothing speaks against goes on, and is unjudged where the views were too few', () => {
  const at = (share: number, candidate: Partial<Views>) =>
    decide({ rollout, share, published }, { steps: [counted(candidate, others, share)] }, nextDay);
  expect(at(5, { views: 10 })).toEqual({ kind: 'go on', share: 25 });
  expect(at(5, { views: 20, errorViews: 4 })).toMatchObject({ kind: 'wait' });
  expect(at(50, { views: 199 })).toMatchObject({ kind: 'finish', state: 'unjudged' });
  expect(decide({ rollout, share: 5, published }, { steps: [] }, nextDay)).toEqual({
    kind: 'go on',
    share: 25,
  });
});

test('what no browser has opened gets no more browsers by itself', () => {
  const trial = { steps: [counted({ views: 500 }, { views: 9500 })] };
  expect(decide({ rollout, share: 5, published: unchecked }, trial, nextDay)).toEqual(
    wait('not checked: pages in a browser; a person must give it more than 5 %'),
  );
  // Its unit tests may have run elsewhere.
  const untested = { ...published, extras: { ...published.extras, unchecked: [UNTESTED] } };
  expect(decide({ rollout, share: 5, published: untested }, trial, nextDay).kind).toBe('go on');
});
