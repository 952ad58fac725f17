import { microfrontends } from './packages/federation/microfrontends.ts';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint, { type InfiniteDepthConfigWithExtends } from 'typescript-eslint';

const apps = ['shell', 'gateway', ...microfrontends.map(({ folder }) => folder)];
const oursExcept = (...allowed: string[]) => `^@site/(?!(?:${allowed.join('|')})(?:/|$))`;

/** One zone of "who may import whom" (docs/architecture.md): what the files of a folder must not import. */
function zone(files: string[], patterns: typeof everywhere): InfiniteDepthConfigWithExtends {
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [...everywhere, ...patterns] }] },
  };
}

const everywhere = [
  {
    regex: `^(?:${apps.join('|')})(?:/|$)`,
    message: 'An app is never imported: move what is shared to a package.',
  },
  {
    regex: '^\\.{1,2}/(?!.*\\.(?:ts|tsx|css|json|svg|avif|webp|webm|mp4|woff2|mjs)$).*',
    message: 'Import the file itself, with its ending.',
  },
  {
    regex: `^(?:\\.\\./)+(?:packages/|${apps.map(app => `${app}/(?:src|server)/`).join('|')})`,
    message: 'Cross a package border by its name.',
  },
];

const throughFacade = {
  regex: '^(?:react-router(?:-dom)?|@apollo/client|rxjs|graphql)(?:/|$)',
  message: 'Pages take Router and Apollo from @site/platform, the one shared instance.',
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', '**/gql/**', 'packages/media/files/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended, ...tseslint.configs.stylistic],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-imports': ['error', { patterns: everywhere }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Settings are read and checked in an env.ts.',
        },
        { selector: 'ExportAllDeclaration', message: 'Name what is exported.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    // Where strangers' input goes: no pattern takes a time that grows with the square of a text.
    files: ['{gateway,shell,mfe-*,packages/{validation,platform,federation,releases,release-gate}}/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Fixtures of Playwright have a function `use`; names in the template are filled in later.
    ignores: ['packages/e2e/**', 'packages/stack/template/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  zone(
    ['packages/validation/**'],
    [{ regex: '^(?!zod$|@jest/globals$|\\.)', message: 'validation imports zod, nothing else.' }],
  ),
  zone(
    ['packages/curriculum/**'],
    [{ regex: '^(?!@jest/globals$|\\.)', message: 'curriculum imports nothing.' }],
  ),
  zone(
    ['packages/tutor/src/**'],
    [{ regex: oursExcept('curriculum', 'tooling'), message: 'tutor imports curriculum only.' }],
  ),
  zone(
    ['packages/platform/src/**'],
    [{ regex: '^@site/(?!platform$)', message: 'platform imports no package of ours.' }],
  ),
  zone(
    ['packages/ui/src/**'],
    [{ regex: '^@site/', message: 'ui knows no data and no routes.' }, throughFacade],
  ),
  zone(
    ['packages/figures/src/**'],
    [
      {
        regex: '^(?!(?:react|styled-components|d3-scale|d3-shape|@site/curriculum/arithmetic)$|\\.)',
        message: 'figures imports its scales and the arithmetic of the lessons.',
      },
    ],
  ),
  zone(
    ['mfe-*/src/**'],
    [
      {
        regex: oursExcept('platform', 'ui', 'figures', 'validation', 'curriculum', 'media'),
        message: 'Not for pages.',
      },
      {
        regex: '^@site/curriculum/(?!(?:practice|arithmetic|outlines)$)',
        message: 'Lesson bodies never reach a browser.',
      },
      throughFacade,
    ],
  ),
  zone(
    ['shell/src/**'],
    [
      {
        regex: oursExcept(
          'platform',
          'ui',
          'validation',
          'media',
          'federation/build/manifest',
          'federation/(?:gates|microfrontends)',
        ),
        message: 'Not for the browser part of the shell.',
      },
    ],
  ),
  zone(
    ['shell/server/**'],
    [
      {
        regex: oursExcept('federation', 'releases', 'release-gate', 'platform', 'media', 'ui'),
        message: 'Not for the host.',
      },
    ],
  ),
  zone(
    ['gateway/src/**'],
    [
      {
        // Of releases it reads which operations are published.
        regex: oursExcept(
          'validation',
          'curriculum',
          'tutor',
          'releases/store',
          'federation/settings',
          'federation/build/(?:contract|integrity|manifest|workspace)',
          // What every server of the site does.
          'federation/serve/(?:https|httpServer|metricsServer|networkOf|requestId|unfinishedBodies)',
        ),
        message: 'Not for the gateway.',
      },
    ],
  ),
  zone(
    ['packages/e2e/**'],
    [
      {
        regex: oursExcept('federation', 'releases', 'stack', 'tooling'),
        message: 'Browser tests import no code of the product.',
      },
    ],
  ),
  {
    files: ['packages/bench/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: everywhere.slice(1) }] },
  },
  // Tests may build clients and routers of their own around what they test.
  { files: ['**/*.test.{ts,tsx}', '**/testing/**'], rules: { 'no-restricted-imports': 'off' } },
  // An env.ts is the one place where a package reads the environment; the tool chain passes it on.
  {
    files: [
      '**/env.ts',
      'packages/{bench,e2e,stack,tooling}/**',
      '**/*.config.ts',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
