import { expect, test } from '@jest/globals';
import { prerenderInSandbox } from './sandbox.ts';

test('a development build of React, which sets how long stacks are, is rendered', async () => {
  const shell =
    "module.exports = { shared: {}, renderPages: async () => { Error.stackTraceLimit = 10; return { '/': { html: 'x', styles: '' } }; } };";
  const rendered = await prerenderInSandbox({ shell, remote: null, config: {}, hasExactPages: false });
  expect(rendered.pages['/']?.html).toBe('x');
});

test.each([
  ['reads the process', 'process.ppid.toFixed()', 'TypeError'],
  ['requires a module of the system', "require('node:fs')", 'asks for node:fs'],
  ['makes code of text', "(() => {}).constructor('return 1')()", 'EvalError'],
  ['asks the network', "await fetch('http://127.0.0.1')", 'ReferenceError'],
  ['draws a page that is too large', "return { '/': { html: 'x'.repeat(400_000), styles: '' } }", 'Too big'],
  ['draws without end', "return { '/': { html: 'x'.repeat(9_000_000) } }", 'gave more than 2 MB'],
])('a build that %s is not rendered', async (_what, code, said) => {
  const shell = `module.exports = { shared: {}, renderPages: async () => { ${code}; return {}; } };`;
  await expect(prerenderInSandbox({ shell, remote: null, config: {}, hasExactPages: false })).rejects.toThrow(
    said,
  );
});
