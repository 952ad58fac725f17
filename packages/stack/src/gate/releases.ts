/** A change of the sources of education, or of the shell, and what the release gate says of it. */
export interface TriedRelease {
  name: string;
  /** What is released; education by default. */
  app?: 'shell';
  edits: { file: string; edit: (text: string) => string }[];
  /** Found in what the release prints; none for a release that is good. */
  reasons: RegExp[];
}

const ROUTES = 'mfe-education/src/routes.tsx';
const PAGE = 'mfe-education/src/pages/EducationPage.tsx';
const SECTION = '<ProgrammeHeader notify={notify} auth={auth} />';

const inPage = (statement: string) => ({
  file: PAGE,
  edit: (text: string) =>
    text.replace('  usePreloadedClient();\n', `  usePreloadedClient();\n  ${statement}\n`),
});
const afterPage = (code: string) => ({ file: PAGE, edit: (text: string) => `${text}\n${code}\n` });

/** 2.7 MB that say nothing, and React from its file, as a package outside of the workspace would bring it. */
const largeModule = `import * as own from '../../node_modules/react/cjs/react.production.js';
export const text = ${JSON.stringify('x'.repeat(2_700_000))};
export const useState = own.useState;
`;

export const brokenReleases: TriedRelease[] = [
  {
    name: 'a page that throws for users only, where no server renders it',
    edits: [inPage("if (auth) throw new RangeError('out of lessons');")],
    reasons: [
      /\/education at 390 and 1440 px: it failed \(render\): RangeError: out of lessons \(mfe-education\/src\/pages\/EducationPage\.tsx:\d+:\d+\)/,
      // React prints what a boundary catches.
      /console error: RangeError: out of lessons/,
    ],
  },
  {
    name: 'a page that draws nothing',
    edits: [
      {
        file: PAGE,
        edit: text => text.replace(/return \(\s*<Section>[^]*<\/Section>\s*\);/, 'return null;'),
      },
    ],
    reasons: [/\/education at 390 and 1440 px: it is blank/],
  },
  {
    name: 'a module that throws in browsers',
    edits: [
      {
        file: ROUTES,
        edit: text => `${text}\nif ('document' in globalThis) throw new Error('no import today');\n`,
      },
    ],
    reasons: [/it failed \(entry\): Error: no import today/],
  },
  {
    name: 'a page that asks for the same without end',
    edits: [
      afterPage(
        "if ('document' in globalThis) setInterval(() => void fetch('/registry.json', { cache: 'no-store' }), 50);",
      ),
    ],
    reasons: [/asks the same again and again: GET \/registry\.json/],
  },
  {
    name: 'late errors, a console error and a request to another origin',
    edits: [
      afterPage(`setTimeout(() => { throw new Error('too late'); }, 200);
if ('document' in globalThis) {
  void Promise.reject(new Error('nobody waits'));
  console.error('something is odd');
  void fetch('https://counter.example/count?user=1').catch(() => {});
}`),
    ],
    reasons: [
      /Error: too late/,
      /Error: nobody waits/,
      /console error: something is odd/,
      /the policy blocks https:\/\/counter\.example\/count \((?:connect|default)-src\)/,
    ],
  },
  {
    name: 'a page that renders itself for ever',
    edits: [
      inPage('const [, again] = useState({}); useEffect(() => void setTimeout(() => again({})));'),
      { file: PAGE, edit: text => `import { useEffect, useState } from 'react';\n${text}` },
    ],
    reasons: [/\/education at 390 and 1440 px: it keeps the processor busy/],
  },
  {
    name: 'a page that hides the next one when it is left',
    edits: [
      // Later than the first look at the next page: only a second look finds it.
      inPage(
        "useEffect(() => () => void setTimeout(() => (document.querySelector('main')!.hidden = true), 150), []);",
      ),
      { file: PAGE, edit: text => `import { useEffect } from 'react';\n${text}` },
    ],
    reasons: [
      /\/welcome at 1440 \(by a click from \/education, .*\) px, \/education at 1440 \(by a click from \/welcome, .*\) px: it is blank/,
    ],
  },
  {
    name: 'a contract version that is not the declared one',
    edits: [
      {
        file: ROUTES,
        edit: text =>
          text.replace(/export const contractVersion = \w+;/, 'export const contractVersion = 3.1;'),
      },
    ],
    reasons: [/it failed \(contract\): it exports 3\.1, its manifest says \d+/],
  },
  {
    name: 'a layout that is wider than a phone',
    edits: [
      {
        file: PAGE,
        edit: text => text.replace(SECTION, `${SECTION}<p><button style={{ width: 700 }}>Wide</button></p>`),
      },
    ],
    reasons: [/\/education at 390 px: its layout is \d+ px wider than the screen: <button> "Wide"/],
  },
];

brokenReleases.push(
  {
    name: 'a route that is gone',
    edits: [{ file: ROUTES, edit: text => text.replace("path: '/education'", "path: '/lessons'") }],
    reasons: [/its pages cannot be rendered: [^]*no route for \/education/],
  },
  {
    name: 'files: an own React, eval, a large chunk, an operation of its own',
    edits: [
      afterPage(`export const late = () => import('./late.ts');
export const ask = () => fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: '{ services { price } }' }) });
export const sum = (text: string) => eval(text);`),
      { file: 'mfe-education/src/pages/late.ts', edit: () => largeModule },
    ],
    reasons: [
      /contains its own copy of react, which the shell shares/,
      /calls eval\(…\)/,
      /which is loaded later, has [\d.]+ kB of brotli and 2[\d.]+ kB to read/,
      /sends the query of services, which is not among its generated documents/,
    ],
  },
  {
    name: 'a picture without words and a button without a name',
    edits: [
      {
        file: PAGE,
        edit: text =>
          text.replace(
            SECTION,
            `${SECTION}<p><img src="/favicon.svg" width="40" height="40" /><button><i /></button></p>`,
          ),
      },
    ],
    reasons: [/accessibility: .*\(image-alt\)/, /accessibility: .*\(button-name\)/],
  },
  {
    name: 'a document that the code generation has not seen',
    edits: [
      {
        file: 'mfe-education/src/glossary/Glossary.tsx',
        edit: text => text.replace(/(query Glossary \{\s*glossary \{)/, '$1 __typename'),
      },
    ],
    reasons: [/src\/glossary\/Glossary\.tsx are not generated: run "npm run codegen"/],
  },
  {
    name: 'a shell without a footer, whose header throws late',
    app: 'shell',
    edits: [
      {
        file: 'shell/src/layout/SiteLayout.tsx',
        edit: text => text.replace('<SiteFooter config={config} />', ''),
      },
      {
        file: 'shell/src/layout/SiteHeader.tsx',
        edit: text =>
          `${text}\nif ('document' in globalThis) setTimeout(() => { throw new Error('late in the frame'); }, 200);\n`,
      },
    ],
    reasons: [
      /\/no-such-page at 390 and 1440 px: the frame shows no footer a/,
      /Error: late in the frame \(shell\/src\/layout\/SiteHeader\.tsx:\d+:\d+\)/,
    ],
  },
);

export const goodReleases: TriedRelease[] = [
  {
    name: 'another text',
    edits: [{ file: PAGE, edit: text => text.replace(SECTION, `${SECTION}<p>One more line.</p>`) }],
    reasons: [],
  },
  {
    name: 'a shell with another text in the frame',
    app: 'shell',
    edits: [
      {
        file: 'shell/src/layout/SiteFooter.tsx',
        edit: text => text.replace("'Mindset Coaching'", "'Coaching of the mind'"),
      },
    ],
    reasons: [],
  },
];
