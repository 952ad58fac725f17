import { expect, test } from '@jest/globals';
import { undoOf, whatNext } from './whatNext.ts';

const released = { version: '1.1.0', before: '1.0.0' };
const given = { name: 'education', traffic: 5, isJudged: false };
const again = 'npm run release -- education --published 1.1.0';

test.each([
  [{}, `To all:  ${again}`],
  [{ noBrowser: true }, `To all:  ${again} --no-browser --traffic 100`],
  [{ isJudged: true }, `To all now:  ${again}`],
  [{ isJudged: true, noBrowser: true }, `To all now:  ${again} --no-browser --traffic 100`],
  [{ traffic: 0 }, `Try it:  ${again} --traffic 10`],
  [{ traffic: 0, noBrowser: true }, `Try it:  ${again} --no-browser --traffic 10`],
])('a release with %j goes on by "%s"', (options, line) => {
  expect(whatNext(released, { ...given, ...options })).toContain(line);
});

test.each([
  [{ share: 100, wasJudged: false }, again],
  [{ share: 10, wasJudged: false }, `${again} --traffic 10`],
  [{ share: 25, wasJudged: true }, `${again} --progressive`],
])('a rollback with %j is undone by "%s"', (taken, command) => {
  expect(undoOf('education', { version: '1.0.0', from: '1.1.0', warnings: [], ...taken })).toBe(
    `Undo it:  ${command}`,
  );
});
