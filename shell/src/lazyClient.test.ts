import { expect, jest, test } from '@jest/globals';
import * as dataLayer from '@site/platform/data';
import { createAuth } from '@site/platform/auth';
import { createLazyClient } from './lazyClient.ts';

const auth = createAuth({ user: null });

test('a data layer that fails to load is reported each time, and loaded again on the next call', async () => {
  const failures: unknown[] = [];
  let left = 2;
  const client = createLazyClient({
    auth,
    onFailure: cause => failures.push(cause),
    load: async () => (left-- > 0 ? Promise.reject(new Error('chunk')) : dataLayer),
  });
  // Two callers at once wait for one attempt.
  const both = await Promise.allSettled([client(), client()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(failures).toEqual([new Error('chunk')]);
  await expect(client()).rejects.toMatchObject({ status: 0 });
  expect(failures).toHaveLength(2);
  expect(await client()).toBe(await client());
  expect(failures).toHaveLength(2);
});

test('a data layer that does not come for 20 s counts as failed', async () => {
  jest.useFakeTimers();
  const onFailure = jest.fn();
  const load = () => new Promise<never>(() => {});
  const client = createLazyClient({ auth, onFailure, load });
  const answer = client().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(await answer).toMatchObject({ message: 'We could not reach the server.' });
  jest.useRealTimers();
});
