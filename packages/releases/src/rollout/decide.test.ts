import { describe, expect, test } from '@jest/globals';
import { seededRandom, simulateRollout, type Simulation } from '../testing/simulateRollout.ts';
import { decide } from './decide.ts';
import { emptyFigures, noViews, type VersionFigures } from './figures.ts';
import { DEFAULT_PLAN } from './rollouts.ts';
import { emptyTrial, type Trial } from './trial.ts';

const good = { errors: 0.01, blank: 0.002, lcp: 1800, inp: 90 };
const usual: Simulation = {
  baseline: good,
  candidate: good,
  viewsPerMinute: 300,
  viewsBefore: 20_000,
  secondsPerLook: 60,
};
const ends = (simulation: Partial<Simulation>, count: number) =>
  Array.from({ length: count }, (_, seed) =>
    simulateRollout({ ...usual, ...simulation }, seededRandom(seed)),
  );

// Ten thousand of them: npm test -- operations.
describe('simulated rollouts', () => {
  test('a version that is no worse reaches all browsers and is called healthy', () => {
    for (const end of ends({}, 3)) expect(end).toMatchObject({ kind: 'healthy', share: 100 });
  });

  test.each([
    ['has an error', { errors: 1 }],
    ['is blank', { blank: 1 }],
  ])(
    'when every view %s, fourteen views are enough, and no browser outside the first step',
    (_, candidate) => {
      for (const end of ends({ candidate: { ...good, ...candidate }, secondsPerLook: 2 }, 5)) {
        expect(end).toMatchObject({ kind: 'taken back', share: 5 });
        expect(end.views).toBeLessThan(15);
      }
    },
  );

  test('with all browsers at once, too', () => {
    const plan = { ...DEFAULT_PLAN, steps: [100] };
    for (const end of ends({ candidate: { ...good, errors: 1 }, plan, secondsPerLook: 2 }, 5)) {
      expect(end).toMatchObject({ kind: 'taken back', share: 100 });
      expect(end.views).toBeLessThan(21);
    }
  });

  // In a watch of twenty minutes after a release to all browsers.
  const away = { from: 10, minutes: 2, own: 0.9, others: 0.3 };
  const watched = (outage: typeof away) =>
    ends({ outage, plan: { ...DEFAULT_PLAN, steps: [100], watchMinutes: 20 }, secondsPerLook: 10 }, 3);

  test('an outage that all microfrontends meet takes no innocent version back', () => {
    for (const end of watched(away))
      expect(end).toMatchObject({
        kind: 'healthy',
        reason: expect.stringContaining('other microfrontends had more errors, too'),
      });
  });

  test('one that this microfrontend alone meets does: it looks like a bad version', () => {
    for (const end of watched({ ...away, others: 0.01 }))
      expect(end).toMatchObject({ kind: 'taken back', share: 100 });
  });

  test('a doubled rate of errors is found', () => {
    const found = ends({ candidate: { ...good, errors: 0.02 } }, 4).filter(
      ({ kind }) => kind === 'taken back',
    );
    expect(found).toHaveLength(4);
  });

  test('pages that appear half as late again are found', () => {
    const found = ends({ candidate: { ...good, lcp: 2700 }, viewsPerMinute: 600 }, 2);
    for (const { reason } of found) expect(reason).toMatch(/^LCP at the 75th percentile/);
  });
});

const state = {
  rollout: {
    ...DEFAULT_PLAN,
    baseline: '1.0.0',
    startedAt: '2026-11-22T10:00:00Z',
    stepAt: '2026-11-22T10:00:00Z',
  },
  share: 5,
  isUnchecked: false,
};
const stepEnd = new Date('2026-11-22T10:10:00Z');
const step = (candidate: Partial<VersionFigures>, baseline: Partial<VersionFigures> = {}): Trial => ({
  ...emptyTrial(),
  steps: [
    {
      share: 5,
      stepAt: state.rollout.stepAt,
      candidate: { ...emptyFigures(), ...candidate },
      baseline: { ...emptyFigures(), ...baseline },
      others: noViews(),
      slots: [],
    },
  ],
});

test('a step takes its time and its views', () => {
  const trial = step({ views: 200 }, { views: 3800 });
  expect(decide(state, trial, new Date('2026-11-22T10:09:59Z'))).toMatchObject({ kind: 'wait' });
  expect(decide(state, trial, stepEnd)).toEqual({ kind: 'go on', share: 25 });
  expect(decide(state, step({ views: 199 }, { views: 3800 }), stepEnd)).toMatchObject({
    kind: 'wait',
    reason: '199 of 200 views at 5 %',
  });
});

test('a version that looks worse waits for more views', () => {
  const trial = step({ views: 200, errorViews: 5 }, { views: 3800, errorViews: 20 });
  expect(decide(state, trial, stepEnd)).toMatchObject({
    kind: 'wait',
    reason: 'waits for more views: 5 of 200 views with an error, 20 of 3800 in the version before',
  });
});

test('nothing is taken back for lack of data, nor for what seven views met', () => {
  expect(decide(state, emptyTrial(), stepEnd).kind).toBe('wait');
  expect(decide(state, step({ views: 7, errorViews: 7 }, { views: 3000 }), stepEnd).kind).toBe('wait');
  expect(decide(state, step({ views: 8, errorViews: 8 }, { views: 3000 }), stepEnd).kind).toBe('take back');
});

test('a version with errors is not healthy where nothing is known of the one before', () => {
  const end = (errorViews: number, baselineViews: number) => {
    const watched = step({ views: 1000, errorViews });
    const slots = [{ at: 0, candidate: { ...noViews(), views: 1000, errorViews }, others: noViews() }];
    const trial: Trial = {
      ...watched,
      baselineBefore: { ...emptyFigures(), views: baselineViews, errorViews: baselineViews * 0.4 },
      steps: watched.steps.map(one => ({ ...one, share: 100, slots })),
    };
    return decide({ ...state, share: 100 }, trial, new Date('2026-11-22T12:00:00Z'));
  };
  expect(end(400, 20)).toMatchObject({ kind: 'finish', state: 'unjudged' });
  expect(end(40, 20)).toMatchObject({ kind: 'finish', state: 'healthy' });
  expect(end(400, 2000)).toMatchObject({ kind: 'finish', state: 'healthy' });
});

test('errors that both versions have are no reason', () => {
  const outage = step({ views: 200, errorViews: 180 }, { views: 3800, errorViews: 3420 });
  expect(decide(state, outage, stepEnd).kind).toBe('go on');
});

test('a version that no browser has run stays with five percent', () => {
  const trial = step({ views: 500 }, { views: 9500 });
  expect(decide({ ...state, isUnchecked: true }, trial, stepEnd)).toMatchObject({
    kind: 'wait',
    reason: 'released without a browser: a person must give it more than 5 %',
  });
});
