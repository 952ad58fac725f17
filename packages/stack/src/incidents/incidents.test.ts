import { writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/folder.ts';
import { DEFAULT_PLAN, startSteps } from '@site/releases/judge/steps';
import { publish, setTraffic } from '@site/releases/registry/publish';
import { emptyRegistry, type Registry } from '@site/releases/registry/registry';
import { withVerdict } from '@site/releases/registry/verdicts';
import { aPublication } from '@site/releases/testing/builds';
import { describeIncident, groupErrors } from './groupErrors.ts';
import { readBrowserLog, readSince } from './logLines.ts';
import { createSourceOfStack } from './sourceOfStack.ts';

const { folder, write } = temporaryFolder('incidents');

const at = (clock: string) => new Date(`2026-11-22T${clock}Z`);
const line = (clock: string, version: string, rest: object = {}) => ({
  level: 50,
  time: at(clock).getTime(),
  msg: 'browser error',
  kind: 'error',
  microfrontend: 'education',
  version,
  owner: 'education team',
  page: '/education',
  message: 'TypeError: level is undefined',
  stack: [`shell/2.0.0/main.js:1:5`, `education/${version}/routes.js:1:1`],
  count: 1,
  shell: '2.0.0',
  browser: 'Chrome 141',
  traceId: '0b9e6f0e-3d9c-4a52-9a2b-111122223333',
  ...rest,
});

/** A map in which the first place of a file is line 2, column 3 of a source. */
const map = (source: string) =>
  JSON.stringify({
    version: 3,
    names: [],
    sources: [source],
    sourcesContent: ['// first\n  const { name } = level;'],
    mappings: 'AACE',
  });
const maps: Record<string, string> = {
  'shell/2.0.0/main.js': map('node_modules/react-dom/index.js'),
  'education/1.0.0/routes.js': map('mfe-education/src/LevelTabs.tsx'),
  'education/1.1.0/routes.js': map('mfe-education/src/LevelTabs.tsx'),
};
const sourceOf = createSourceOfStack({
  readSourceMap: async (...of) => maps[of.join('/')] ?? null,
});

/** What a collector writes before each line is passed over. */
const asLog = (lines: object[]) => lines.map(one => `shell-1 | ${JSON.stringify(one)}\n`).join('');

const released = (registry: Registry, version: string, percent = 100) =>
  publish(registry, aPublication(version, { name: 'education' }), percent);
const describe = async (file: string, registry = emptyRegistry(), source = sourceOf) => {
  const { errors } = await readBrowserLog([file], at('13:50:00'));
  return (await groupErrors(errors, source)).map(one => describeIncident(one, registry, 'education'));
};

test('one cause is one incident, whatever version and browser it was met with', async () => {
  const file = write(
    'shell.log',
    asLog([
      line('13:40:00', '1.0.0'),
      line('14:02:11', '1.0.0', { count: 3 }),
      line('14:05:00', '1.1.0', { browser: 'Firefox 140' }),
      line('14:06:00', '1.0.0', { kind: 'blank', message: 'no text in the page', stack: [] }),
      { level: 30, time: at('14:07:00').getTime(), msg: 'request' },
    ]) + '{"broken "browser \n',
  );
  const history = [
    { at: at('09:00:00').toISOString(), default: '0.9.0', served: ['0.9.0'] },
    { at: at('14:01:50').toISOString(), default: '0.9.0', served: ['0.9.0', '1.0.0'] },
    { at: at('15:00:00').toISOString(), default: '2.0.0', served: ['2.0.0'] },
  ];
  const registry = {
    ...released(released(emptyRegistry(), '1.0.0'), '1.1.0'),
    history: { education: history },
  };
  const incidents = await describe(file, registry);
  expect(incidents).toHaveLength(2);
  expect(incidents[0]).toBe(
    `error: TypeError: level is undefined
   at        mfe-education/src/LevelTabs.tsx:2:3
   line      const { name } = level;
   since     2026-11-22 14:02:11, last 2026-11-22 14:05:00: 4 times
   versions  1.0.0 (3), 1.1.0 (1)
   pages     /education (4)
   browsers  Chrome 141 (3), Firefox 140 (1)
   released  2026-11-22 14:01:50 0.9.0, 1.0.0
   now       1.0.0 has no browsers; 1.1.0 has 100 % of the browsers
   owner     education team
   request   0b9e6f0e-3d9c-4a52-9a2b-111122223333`,
  );
  expect(incidents[1]).toContain('blank: no text in the page');
});

test('who has a version now is said, and that one was taken back already', async () => {
  const file = write('judged.log', asLog([line('14:02:11', '1.1.0')]));
  const started = startSteps(
    released(released(emptyRegistry(), '1.0.0'), '1.1.0', 5),
    'education',
    '1.1.0',
    DEFAULT_PLAN,
    at('14:00:00'),
  );
  const verdict = { state: 'failed', at: at('14:02:11').toISOString(), reason: '9 of 60 views' } as const;
  const back = withVerdict(setTraffic(started, 'education', '1.0.0', 100), 'education', '1.1.0', verdict);
  const rows = [
    [started, 'now       1.1.0 has 5 % of the browsers, is being judged'],
    [back, 'now       1.1.0 has no browsers since 2026-11-22 14:02:11: 9 of 60 views'],
    [emptyRegistry(), 'now       1.1.0 is not listed any more'],
  ] as const;
  for (const [registry, said] of rows) expect((await describe(file, registry))[0]).toContain(said);
});

test('every visitor’s error is read, without what a terminal obeys; what was not logged is counted', async () => {
  const file = write(
    'separators.log',
    asLog([
      line('14:02:11', '1.0.0', { message: 'red\u001b[31m', owner: 'team\u202e', page: '/\u009b2J' }),
      line('14:02:12', '1.0.0', { message: 'seen on purpose', pinned: true }),
      {
        time: at('14:03:00').getTime(),
        msg: 'browser errors of too many kinds; some are not logged',
        dropped: 7,
      },
    ]).trimEnd(),
  );
  const log = await readBrowserLog([file], at('13:50:00'));
  expect(log.errors.map(({ message }) => message)).toEqual(['red [31m']);
  expect(log.errors[0]).toMatchObject({ owner: 'team ', page: '/ 2J' });
  expect(log.dropped).toBe(7);
});

test('without a map the place in the file is said', async () => {
  const file = `${folder}/unmapped.log`;
  writeFileSync(file, asLog([line('14:02:11', '3.0.0')]));
  const [incident] = await describe(
    file,
    emptyRegistry(),
    createSourceOfStack({ readSourceMap: async () => null }),
  );
  expect(incident).toContain('at        shell/2.0.0/main.js:1:5');
});

test.each([
  ['90m', '2026-11-22T13:30:00.000Z'],
  ['2026-11-20T08:00Z', '2026-11-20T08:00:00.000Z'],
])('--since %s', (given, expected) => {
  expect(readSince(given, at('15:00:00')).toISOString()).toBe(expected);
});

test('--since refuses what is no time', () => {
  for (const wrong of ['', '13:50', 'yesterday', '13']) expect(() => readSince(wrong)).toThrow('--since');
});

test('a log that is not there is named', async () => {
  const missing = `${folder}/no-such.log`;
  await expect(readBrowserLog([missing], at('13:00'))).rejects.toThrow(`${missing} cannot be read: `);
});
