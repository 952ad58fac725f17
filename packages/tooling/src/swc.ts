import type { Options } from '@swc/core';

/** How browser code is compiled, in bundles and in tests alike. */
export const browserSwc: Options = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
  },
};

/** How code with decorators is compiled; gateway/.swcrc says the same to the command line. */
export const decoratorSwc: Options = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};
