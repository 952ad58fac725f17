import { expect, test } from '@jest/globals';
import { UsageError } from './arguments.ts';
import { readShares } from './shares.ts';

const unopened = { 'no-browser': true };

test.each([
  [{ ...unopened, progressive: true, steps: '100' }, [5, 100]],
  [{ ...unopened, progressive: true, steps: '25,100' }, [5, 25, 100]],
  [{ ...unopened, progressive: true, steps: '1,100' }, [1, 100]],
  [{ ...unopened, progressive: true }, [5, 25, 100]],
  [{ progressive: true, steps: '100' }, [100]],
])('%j goes to %j %% of the browsers', (options, steps) => {
  expect(readShares(options)).toMatchObject({ traffic: steps[0], plan: { steps } });
});

test('a version that no browser has opened gets more than five percent from a person only', () => {
  expect(readShares(unopened)).toEqual({ traffic: 5, plan: undefined });
  expect(readShares({ ...unopened, traffic: '100' })).toMatchObject({ traffic: 100 });
  expect(readShares({})).toMatchObject({ traffic: 100, plan: { steps: [100], watchMinutes: 60 } });
});

test('shares by hand and shares in steps exclude each other', () => {
  expect(() => readShares({ progressive: true, traffic: '5' })).toThrow(UsageError);
  expect(() => readShares({ steps: '5,100' })).toThrow(UsageError);
});
