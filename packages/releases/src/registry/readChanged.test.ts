import { mkdtemp, rm } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readChanged } from './readChanged.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'read-changed-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('who asks after a change gets it, however many were asking before', async () => {
  const file = path.join(dir, 'registry.json');
  const read = readChanged(file, text => text);
  expect(await read()).toBeNull();
  for (let round = 0; round < 200; round += 1) {
    const before = [read(), read(), read()];
    // Somewhere on the way of those.
    await Promise.race([before[round % 3], new Promise(resolve => setTimeout(resolve, round % 2))]);
    writeFileSync(file, `round ${round}`);
    expect(await Promise.all([read(), read()])).toEqual([`round ${round}`, `round ${round}`]);
    await Promise.all(before);
  }
});

test('a failure is told to all who share the look, and forgotten', async () => {
  let fails = true;
  const file = path.join(dir, 'registry.json');
  writeFileSync(file, '{}');
  const read = readChanged(file, text => {
    if (fails) throw new Error('not readable');
    return text;
  });
  const asked = await Promise.allSettled([read(), read(), read()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  fails = false;
  expect(await Promise.all([read(), read()])).toEqual(['{}', '{}']);
});
