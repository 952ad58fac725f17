import { expect, test } from '@jest/globals';
import { prerenderInSandbox } from './sandbox.ts';

test.each([
  ['signals another process', 'process.kill(process.ppid, 0)'],
  ['opens the debugger of another process', 'process._debugProcess(process.ppid)'],
  ['starts a process', "process.getBuiltinModule('node:child_process').execSync('true')"],
  ['writes a file', "process.getBuiltinModule('node:fs').writeFileSync('sandbox.txt', '')"],
  ['writes a database', "process.getBuiltinModule('node:sqlite').DatabaseSync.name"],
])('a build that %s is not rendered', async (_what, code) => {
  const shell = `${code}; module.exports = { shared: {}, renderPages: async () => ({}) };`;
  await expect(prerenderInSandbox({ shell, remote: null, config: {}, hasExactPages: false })).rejects.toThrow(
    'rendering ended with 1\n',
  );
});
