import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createServedVersions } from './servedVersions.ts';

const asked: string[] = [];
const answers = new Map<string, (ok: boolean) => void>();

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(address => {
    const name = /\/microfrontends\/(.*)\.json/.exec(String(address))?.[1] ?? '';
    asked.push(name);
    return new Promise((resolve, reject) => {
      answers.set(name, ok => (ok ? resolve(Response.json({ version: name })) : reject(new Error('away'))));
    });
  });
});
afterEach(() => void jest.restoreAllMocks());
const settled = () => new Promise(resolve => setTimeout(resolve));

test.each([true, false])(
  'the first question goes alone, for its answer may bring the cookie of a rollout bucket (answered: %s)',
  async ok => {
    const versions = createServedVersions({});
    const first = versions.of('education').catch(() => 'failed');
    const others = [versions.of('contact'), versions.of('marketing')];
    await settled();
    expect(asked).toEqual(['education']);
    answers.get('education')?.(ok);
    await first;
    await settled();
    expect(asked).toEqual(['education', 'contact', 'marketing']);
    answers.get('contact')?.(true);
    answers.get('marketing')?.(true);
    expect(await Promise.all(others)).toEqual([{ version: 'contact' }, { version: 'marketing' }]);
  },
);
