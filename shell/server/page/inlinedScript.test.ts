import { Script } from 'node:vm';
import { expect, test } from '@jest/globals';
import { inlinedScript } from './pageHtml.ts';

test.each(['reports/recordErrors.js', 'earlyInput/recordEarlyInput.js'])(
  '%s is a whole script when it is one line',
  file => {
    const script = inlinedScript(file);
    expect(script).not.toContain('\n');
    expect(() => new Script(script)).not.toThrow();
    // A comment would take the rest of the line with it.
    expect(script).not.toMatch(/(?:^|\s)\/\/ /);
  },
);
