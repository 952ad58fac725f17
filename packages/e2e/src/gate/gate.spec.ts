import { expect } from '@playwright/test';
import { test, type Edit, type TriedRelease } from './releaseTest.ts';

// Real builds of changed sources, which `npm run release -- NAME --dry-run` judges.
test.describe.configure({ timeout: 300_000 });

const ROUTES = 'mfe-education/src/routes.tsx';
const PAGE = 'mfe-education/src/pages/EducationPage.tsx';
const SECTION = '<ProgrammeHeader notify={notify} auth={auth} />';

const replacing = (file: string, wanted: string | RegExp, by: string): Edit => ({
  file,
  edit: text => text.replace(wanted, by),
});
const appending = (file: string, code: string): Edit => ({ file, edit: text => `${text}\n${code}\n` });
const inPage = (statement: string) =>
  replacing(PAGE, '  const leaves = ', `  ${statement}\n  const leaves = `);
const belowHeader = (markup: string) => replacing(PAGE, SECTION, `${SECTION}${markup}`);
const withHooks = replacing(PAGE, /^/, "import { useEffect, useState } from 'react';\nvoid useState;\n");

interface BrokenRelease extends Omit<TriedRelease, 'app'> {
  app?: TriedRelease['app'];
  /** Each is found in one of the reasons, and there are no others. */
  reasons: RegExp[];
}

const broken: Record<string, BrokenRelease> = {
  'a type error': {
    app: 'marketing',
    edits: [appending('mfe-marketing/src/claims.ts', 'export const years: number = "ten";')],
    options: ['--no-browser'],
    reasons: [/^mfe-marketing\/src\/claims\.ts:\d+:14: Type 'string' is not assignable to type 'number'\.$/],
  },
  'a unit test that fails': {
    app: 'marketing',
    edits: [replacing('mfe-marketing/src/signup/SignupForm.tsx', '`Join ${', '`Enter ${')],
    options: ['--no-browser'],
    reasons: [
      /^mfe-marketing\/src\/pages\/WelcomePage\.test\.tsx: the test ".+" fails: /,
      /^failing tests: \d+ in all$/,
    ],
  },
  'a page that throws for users only, where no server renders it': {
    edits: [inPage("if (auth) throw new RangeError('out of lessons');")],
    reasons: [
      /\/education \(390 px, user\).*: it failed \(render\): RangeError: out of lessons \(mfe-education\/src\/pages\/EducationPage\.tsx:\d+:\d+\)/,
      // React prints what a boundary catches, and so does the router.
      /console error: .*RangeError: out of lessons/,
    ],
  },
  'a page that never ends its render': {
    edits: [inPage('for (let n = 0; n >= 0; ) n = Math.abs(n);')],
    reasons: [/\/education \(390 px, user\).*: it does not answer any more/],
  },
  'a page that draws nothing': {
    edits: [replacing(PAGE, /return \(\s*<Section>[^]*<\/Section>\s*\);/, 'return null;')],
    reasons: [/\/education \(1440 px, user\).*: it is blank/],
  },
  'a module that throws in browsers': {
    edits: [appending(ROUTES, "if ('document' in globalThis) throw new Error('no import today');")],
    reasons: [/it failed \(entry\): Error: no import today \(mfe-education\/src\/routes\.tsx:\d+:\d+\)/],
  },
  'a page that asks for the same without end': {
    edits: [
      appending(
        PAGE,
        "if ('document' in globalThis) setInterval(() => void fetch('/registry.json', { cache: 'no-store' }), 50);",
      ),
    ],
    reasons: [/asks the same again and again: GET \/registry\.json/],
  },
  'late errors, a console error and a request to another origin': {
    edits: [
      appending(
        PAGE,
        `setTimeout(() => { throw new Error('too late'); }, 200);
if ('document' in globalThis) {
  void Promise.reject(new Error('nobody waits'));
  console.error('something is odd');
  void fetch('https://counter.example/count?user=1').catch(() => {});
}`,
      ),
    ],
    reasons: [
      /Error: too late/,
      /Error: nobody waits/,
      /console error: something is odd/,
      /the policy blocks https:\/\/counter\.example\/count \((?:connect|default)-src\)/,
    ],
  },
  'a page that renders itself for ever': {
    edits: [
      inPage('const [, again] = useState({}); useEffect(() => void setTimeout(() => again({})));'),
      withHooks,
    ],
    reasons: [/\/education .*: it keeps the processor busy/],
  },
  'a page that hides the next one when it is left': {
    edits: [
      // Later than the first look at the next page: only a second look finds it.
      inPage(
        "useEffect(() => () => void setTimeout(() => (document.querySelector('main')!.hidden = true), 150), []);",
      ),
      withHooks,
    ],
    reasons: [
      /^\/welcome \(.*click from \/education.*\), \/education \(.*click from \/welcome.*\): it is blank/,
    ],
  },
  'a layout that is wider than a phone': {
    edits: [belowHeader('<p><button style={{ width: 700 }}>Wide</button></p>')],
    reasons: [/^\/education \(390 px, user\): its layout is \d+ px wider than the screen: <button> "Wide"/],
  },
  'a route that is gone': {
    edits: [replacing(ROUTES, "path: '/education'", "path: '/lessons'")],
    reasons: [/its pages cannot be rendered: [^]*no route for \/education/],
  },
  'a picture without words and a button without a name': {
    edits: [belowHeader('<p><img src="/favicon.svg" width="40" height="40" /><button><i /></button></p>')],
    reasons: [/accessibility: .*\(image-alt\)/, /accessibility: .*\(button-name\)/],
  },
  'a shell without a footer, whose header throws late': {
    app: 'shell',
    edits: [
      replacing('shell/src/layout/SiteLayout.tsx', '<SiteFooter config={config} />', ''),
      appending(
        'shell/src/layout/SiteHeader.tsx',
        "if ('document' in globalThis) setTimeout(() => { throw new Error('late in the frame'); }, 200);",
      ),
    ],
    reasons: [
      /the frame shows no footer a/,
      /Error: late in the frame \(shell\/src\/layout\/SiteHeader\.tsx:\d+:\d+\)/,
    ],
  },
};

for (const [name, { app = 'education', edits, options, reasons }] of Object.entries(broken))
  test(`rejects ${name}`, async ({ tryRelease }) => {
    const outcome = await tryRelease({ app, edits, ...(options && { options }) });
    expect(outcome.code, outcome.printed).toBe(1);
    const unsaid = reasons.filter(reason => !outcome.reasons.some(text => reason.test(text)));
    const besides = outcome.reasons.filter(text => !reasons.some(reason => reason.test(text)));
    expect({ unsaid, besides }, outcome.printed).toEqual({ unsaid: [], besides: [] });
  });

test('a page that never ends its render is rejected within 30 s', async ({ tryRelease }) => {
  const started = Date.now();
  const endless = inPage('for (let n = 0; n >= 0; ) n = Math.abs(n);');
  const { reasons } = await tryRelease({ app: 'education', edits: [endless], options: [] });
  expect(reasons).toEqual([expect.stringContaining('its unit tests stand still')]);
  // The machine may be busy.
  expect(Date.now() - started).toBeLessThan(60_000);
});

const good: Record<string, TriedRelease> = {
  'another text, whose unit tests pass': {
    app: 'marketing',
    edits: [appending('mfe-marketing/src/claims.ts', "export const line = 'One more line.';")],
    options: [],
  },
  'one more line in a page': { app: 'education', edits: [belowHeader('<p>One more line.</p>')] },
  'a shell with another text in the frame': {
    app: 'shell',
    edits: [replacing('shell/src/layout/SiteFooter.tsx', "'Mindset Coaching'", "'Coaching of the mind'")],
  },
};

for (const [name, tried] of Object.entries(good))
  test(`accepts ${name}`, async ({ tryRelease }) => {
    const { code, printed } = await tryRelease(tried);
    expect(code, printed).toBe(0);
  });
