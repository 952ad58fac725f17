import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RemoteModule } from '@site/platform';
import type { ListedRelease } from './pageData.ts';
import { createRemotes } from './remotes.ts';

const release = (version: string): ListedRelease => ({
  version,
  owner: 'education team',
  contractVersion: 2,
  url: `http://host.example/${version}/manifest.json`,
  integrity: '',
  manifest: null,
});

const never = () => new Promise<RemoteModule>(() => {});
const gone = () => Promise.reject(new Error('gone'));
const works = async (): Promise<RemoteModule> => ({ contractVersion: 2, createRoutes: () => [] });

const reported: { version: string; stage: string; error: string }[] = [];
let served: object = {};

beforeEach(() => {
  jest.useFakeTimers();
  reported.length = 0;
  served = {};
  jest.spyOn(console, 'info').mockImplementation(() => {});
  globalThis.fetch = jest.fn<typeof fetch>(async (url, init) => {
    if (url === '/failures') reported.push(JSON.parse(String(init?.body)) as (typeof reported)[number]);
    return { ok: true, json: async () => served } as Response;
  });
});
afterEach(() => void jest.useRealTimers());

/** Remotes whose releases behave as told, and what was asked of whom. */
function remotesWith(behaviour: Record<string, () => Promise<RemoteModule>>, standIn?: string) {
  const asked: string[] = [];
  const first = { ...release('2'), ...(standIn && { standIn: release(standIn) }) };
  const remotes = createRemotes({ education: first }, ({ version }, attempt) => {
    asked.push(`${version}#${attempt}`);
    return (behaviour[version] ?? gone)();
  });
  const open = (use: () => Promise<string> = async () => 'page') =>
    remotes.open('education', use).then(
      page => `${page} of ${remotes.shown('education')}`,
      () => 'unavailable',
    );
  return { remotes, asked, open };
}

describe('a section', () => {
  test('is opened once, from the release in front', async () => {
    const { asked, open } = remotesWith({ 2: works, 1: works }, '1');
    expect([await open(), await open()]).toEqual(['page of 2', 'page of 2']);
    await jest.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['2#0']);
    expect(reported).toEqual([]);
  });

  test('comes from what stands in when its release is broken, and the log hears why', async () => {
    const { open } = remotesWith({ 2: gone, 1: works }, '1');
    expect(await open()).toBe('page of 1');
    expect(reported).toEqual([
      { microfrontend: 'education', version: '2', stage: 'page', error: 'Error: gone' },
    ]);
  });

  test('comes from what stands in when only the page’s own chunk is missing', async () => {
    const { open } = remotesWith({ 2: works, 1: works }, '1');
    let calls = 0;
    expect(await open(async () => (calls++ === 0 ? Promise.reject(new Error('chunk')) : 'page'))).toBe(
      'page of 1',
    );
  });

  test('comes within three seconds from what stands in for a release that is silent', async () => {
    const { open } = remotesWith({ 2: never, 1: works }, '1');
    const opened = open();
    await jest.advanceTimersByTimeAsync(2999);
    await expect(opened).resolves.toBe('page of 1');
  });

  test.each([
    ['alone', undefined],
    ['like its stand-in', '1'],
  ])('is given up after three seconds when its release is silent %s', async (_, standIn) => {
    const { open } = remotesWith({ 2: never, 1: never }, standIn);
    const opened = open();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(opened).resolves.toBe('unavailable');
    expect(reported.map(({ stage }) => stage)).toContain('time');
  });

  test('heals by a further try, at another address, with what is released then', async () => {
    const behaviour = { 2: gone, 3: works };
    const { remotes, asked, open } = remotesWith(behaviour);
    expect(await open()).toBe('unavailable');
    await remotes.renew('education');
    expect(await open()).toBe('unavailable');
    served = { education: release('3') };
    await remotes.renew('education');
    expect(await open()).toBe('page of 3');
    expect(asked).toEqual(['2#0', '2#1', '3#0']);
  });

  test('that threw while it was drawn is shown by what stands in; after that every release has its turn again', async () => {
    const { remotes, open } = remotesWith({ 2: works, 1: works }, '1');
    expect(await open()).toBe('page of 2');
    expect(remotes.crashed('education', new Error('drawn wrongly'))).toBe(true);
    await remotes.renew('education');
    expect(await open()).toBe('page of 1');
    expect(remotes.crashed('education', new Error('drawn wrongly'))).toBe(false);
    await remotes.renew('education');
    expect(await open()).toBe('page of 2');
    expect(reported.map(({ version, stage }) => `${version} ${stage}`)).toEqual(['2 draw', '1 draw']);
  });
});
