import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

// docs/security says which test shows each control: none of them may have been renamed. That the files exist: citedPaths.test.ts.
const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const asvs = read('docs/security/asvs.md');

const rows = asvs.split('\n').flatMap(text => {
  const [, id, level, state, evidence] =
    /^\| ([\d.]+) \| ([12]) \| \**(met|not met|unproven|operator)\** \| (.*) \|$/.exec(text) ?? [];
  return id ? [{ id, level: level!, state: state!, evidence: evidence! }] : [];
});
const testFile = /`([^` ]+\.(?:test|spec)\.tsx?)`/g;

test('every title in quotation marks is that of a test in the file before it', () => {
  const titles = [...asvs.matchAll(/`([^` ]+\.(?:test|spec)\.tsx?)` \("([^"]+)"\)/g)];
  expect(titles.length).toBeGreaterThan(3);
  expect(titles.filter(([, file, title]) => !read(file!).includes(title!))).toEqual([]);
});

test('every requirement that is met names a test, the code, or a document', () => {
  const unproven = rows.filter(({ state, evidence }) => {
    const names = [...evidence.matchAll(testFile)].length > 0;
    return (
      state === 'met' && !names && !/`[^`]+`|\]\(|^By (code|nature):|^As \d|^All tests of/.test(evidence)
    );
  });
  expect(unproven).toEqual([]);
});

test('each test file that is named has tests', () => {
  const files = new Set([...asvs.matchAll(testFile)].map(([, file]) => file!));
  expect([...files].filter(file => !/^\s*(?:test|it)\b/m.test(read(file)))).toEqual([]);
});

test('the table at the top counts the rows, and the targets hold', () => {
  const count = (level: string, state: string) =>
    rows.filter(row => row.level === level && row.state === state).length;
  for (const level of ['1', '2']) {
    const counts = ['met', 'not met', 'unproven', 'operator'].map(state => count(level, state));
    const applicable = counts.reduce((sum, each) => sum + each, 0);
    expect(asvs).toContain(`| ${level} | ${[...counts, applicable].join(' | ')} |`);
  }
  const share = (level: string) => {
    const met = count(level, 'met');
    return met / (met + count(level, 'not met') + count(level, 'unproven'));
  };
  expect([share('1'), share('2') >= 0.95]).toEqual([1, true]);
});
