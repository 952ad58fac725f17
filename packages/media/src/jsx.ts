import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync, type Options } from '@swc/core';

const options: Options = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

// Node runs TypeScript by itself, but no JSX.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? {
          format: 'module',
          source: transformSync(readFileSync(fileURLToPath(url), 'utf8'), options).code,
          shortCircuit: true,
        }
      : next(url, context),
});
