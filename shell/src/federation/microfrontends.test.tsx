import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, type RemoteModule } from '@site/platform';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import type { RemoteVersion, ServedVersion } from '../pageData.ts';
import type { Noticed } from '../reports/record.ts';
import type { ReportedVersion } from '../reports/report.ts';
import { createServedVersions } from './servedVersions.ts';
import { createMicrofrontends } from './microfrontends.ts';
import type { OnCrash } from './remoteWithFallback.ts';

const versionOf = (version: string): RemoteVersion => ({
  version,
  contractVersion: CONTRACT_VERSION,
  url: `http://host.example/${version}/manifest.json`,
  integrity: '',
  manifest: null,
});

const silent = () => new Promise<RemoteModule>(() => {});
const broken = () => Promise.reject(new Error('gone'));
const works = async (): Promise<RemoteModule> => ({
  contractVersion: CONTRACT_VERSION,
  createRoutes: () => [],
});

const asked: string[] = [];
const reported: Record<string, unknown>[] = [];
/** What the shell host answers; null while it does not. */
let served: ServedVersion | null = null;

beforeEach(() => {
  jest.useFakeTimers();
  reported.length = 0;
  asked.length = 0;
  served = null;
  jest.spyOn(console, 'info').mockImplementation(() => {});
  window.browserReports = {
    push: noticed => {
      const { kind, of, stage, error } = noticed as Noticed;
      reported.push({ kind, ...(of as ReportedVersion), stage, error: String((error as Error).cause) });
    },
  };
  globalThis.fetch = jest.fn<typeof fetch>(async url => {
    asked.push(String(url));
    if (!served) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => served } as Response;
  });
});
afterEach(() => void jest.useRealTimers());

/** Education in version 2, whose versions load as `loads` says by version. */
function educationWith(loads: Record<string, () => Promise<RemoteModule>>, fallback?: string) {
  const attempts: string[] = [];
  const first = { ...versionOf('2'), ...(fallback && { fallback: versionOf(fallback) }) };
  const servedVersions = createServedVersions({ education: first });
  const microfrontends = createMicrofrontends(servedVersions, ({ version }, attempt) => {
    attempts.push(`${version}#${attempt}`);
    return (loads[version] ?? broken)();
  });
  /** The crash of each opened page, in the order of opening. */
  const crashes: OnCrash[] = [];
  const open = (use: () => Promise<string> = async () => 'page') =>
    microfrontends
      .load('education', (_, onCrash) => (crashes.push(onCrash), use()))
      .then(
        page => `${page} of ${microfrontends.shown('education')}`,
        () => 'unavailable',
      );
  return { microfrontends, attempts, crashes, open };
}

describe('a microfrontend', () => {
  test('whose version nobody says is reported as a failure of the shell', async () => {
    const microfrontends = createMicrofrontends(createServedVersions({}), works);
    await expect(microfrontends.load('education', async () => 'page')).rejects.toThrow('Failed to fetch');
    expect(reported).toMatchObject([{ kind: 'unavailable', stage: 'registry' }]);
  });

  test('is loaded once, in the served version', async () => {
    const { attempts, open } = educationWith({ 2: works, 1: works }, '1');
    expect([await open(), await open()]).toEqual(['page of 2', 'page of 2']);
    await jest.advanceTimersByTimeAsync(5000);
    expect(attempts).toEqual(['2#0']);
    expect([...asked, ...reported]).toEqual([]);
  });

  test('that another page shows is asked for once; when the shell host does not answer, again', async () => {
    const microfrontends = createMicrofrontends(createServedVersions({}), works);
    const open = () =>
      microfrontends
        .load('contact', async () => microfrontends)
        .then(
          () => microfrontends.shown('contact'),
          () => 'unavailable',
        );
    // Whoever asks at the same moment shares the missing answer.
    expect(await Promise.all([open(), open()])).toEqual(['unavailable', 'unavailable']);
    served = versionOf('7');
    expect([await open(), await open()]).toEqual(['7', '7']);
    expect(asked).toEqual(['/microfrontends/contact.json', '/microfrontends/contact.json']);
  });

  test('is shown by its fallback version when the served one is broken, and the host gets a report', async () => {
    const { open } = educationWith({ 2: broken, 1: works }, '1');
    expect(await open()).toBe('page of 1');
    expect(reported).toEqual([
      {
        kind: 'unavailable',
        microfrontend: 'education',
        version: '2',
        stage: 'page',
        error: 'Error: gone',
      },
    ]);
  });

  test('is shown by its fallback version when only the chunk of the page is missing', async () => {
    const { open } = educationWith({ 2: works, 1: works }, '1');
    let calls = 0;
    expect(await open(async () => (calls++ === 0 ? Promise.reject(new Error('chunk')) : 'page'))).toBe(
      'page of 1',
    );
  });

  test('is not blamed for what the shell lacks: no report, no fallback, and the same version next time', async () => {
    const { attempts, open } = educationWith({ 2: works, 1: works }, '1');
    expect(await open(() => Promise.reject(ApiError.unreachable()))).toBe('unavailable');
    expect(await open()).toBe('page of 2');
    await jest.advanceTimersByTimeAsync(5000);
    expect([attempts, reported]).toEqual([['2#0'], []]);
  });

  test('is shown by its fallback version within three seconds when the served one does not answer', async () => {
    const { open } = educationWith({ 2: silent, 1: works }, '1');
    const opened = open();
    await jest.advanceTimersByTimeAsync(2999);
    await expect(opened).resolves.toBe('page of 1');
  });

  test.each([
    ['has no fallback', undefined],
    ['has a fallback that does not answer either', '1'],
  ])('is unavailable after three seconds when its version does not answer and %s', async (_, fallback) => {
    const { open } = educationWith({ 2: silent, 1: silent }, fallback);
    const opened = open();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(opened).resolves.toBe('unavailable');
    // A fallback that had a second only is not to blame.
    expect(reported.map(({ version, stage }) => `${version} ${stage}`)).toEqual(['2 timeout']);
  });

  const after = (ms: number) => () =>
    new Promise<RemoteModule>(resolve => setTimeout(() => void works().then(resolve), ms));

  test('that answers late, but before its fallback, is shown, and nothing is reported of either', async () => {
    const { open, crashes } = educationWith({ 2: after(2500), 1: silent }, '1');
    const opened = open();
    await jest.advanceTimersByTimeAsync(5000);
    await expect(opened).resolves.toBe('page of 2');
    expect(reported).toEqual([]);
    expect(crashes[0]!(new Error('render'))).toBe(true);
  });

  test('whose page crashes after another version was opened is blamed by the version of that page', async () => {
    const { crashes, open } = educationWith({ 2: works, 1: works }, '1');
    expect(await open()).toBe('page of 2');
    expect(
      await open(() =>
        crashes.length === 2 ? Promise.reject(new Error('chunk')) : works().then(() => 'other'),
      ),
    ).toBe('other of 1');
    expect(crashes[0]!(new Error('render'))).toBe(true);
    expect(reported.map(({ version, stage }) => `${version} ${stage}`)).toEqual(['2 page', '2 render']);
  });

  test('recovers on a further attempt, from another address, in the version that is served then', async () => {
    const loads = { 2: broken, 3: works };
    const { microfrontends, attempts, open } = educationWith(loads);
    expect(await open()).toBe('unavailable');
    await microfrontends.refresh('education');
    expect(await open()).toBe('unavailable');
    served = versionOf('3');
    await microfrontends.refresh('education');
    expect(await open()).toBe('page of 3');
    expect(attempts).toEqual(['2#0', '2#1', '3#0']);
  });

  test('is shown by its fallback version after a render error; when both failed, the first is tried again', async () => {
    const { microfrontends, crashes, open } = educationWith({ 2: works, 1: works }, '1');
    expect(await open()).toBe('page of 2');
    expect(crashes[0]!(new Error('render'))).toBe(true);
    await microfrontends.refresh('education');
    expect(await open()).toBe('page of 1');
    expect(crashes[1]!(new Error('render'))).toBe(false);
    await microfrontends.refresh('education');
    expect(await open()).toBe('page of 2');
    expect(reported.map(({ version, stage }) => `${version} ${stage}`)).toEqual(['2 render', '1 render']);
  });
});
