import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { microfrontends } from '@site/federation/microfrontends';

const root = path.resolve(import.meta.dirname, '../../../..');
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
  .toString()
  .split('\0')
  .filter(file => /\.(?:ts|tsx|js|mjs|md|ya?ml)$/.test(file) && !file.endsWith('pnpm-lock.yaml'));

// A path from the root, as comments and documents cite it; patterns and placeholders are not paths.
const folders = ['docs', 'gateway', 'shell', 'packages', ...microfrontends.map(({ folder }) => folder)];
const PATH = new RegExp(
  `(?<![\\w./@-])(?:${folders.join('|')})/[\\w./-]*\\w\\.(?:md|tsx?|json|m?js|ya?ml|graphql)\\b(?:#[\\w-]+)?`,
  'g',
);
// A file below the folder that a document is about: `page/pageHtml.ts` beside `shell/server`.
const FILE = /`((?:[\w-]+\/)*\w[\w.-]*\.tsx?)`/g;
const TITLE = /`([^` ]+\.(?:test|spec)\.tsx?)` \("([^"]+)"\)/g;
const COMMENT = /(?:\/\/|\/\*\*?|^\s*\*|(?:^|\s)#)\s.*$/gm;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s]+)\)/g;

interface Citation {
  file: string;
  target: string;
}

function citations(file: string): Citation[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const prose = file.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n');
  const cited = [...prose.matchAll(PATH)].map(([target]) => ({ file, target }));
  if (!file.endsWith('.md')) return cited;
  const links = [...text.matchAll(LINK)].map(([, target = '']) => ({
    file,
    target: path.join(path.dirname(file), target),
  }));
  return [...cited, ...links];
}

/** The anchors that a Markdown viewer gives to the headings of a document. */
function anchors(document: string): string[] {
  const headings = readFileSync(document, 'utf8').match(/^#+ .*$/gm) ?? [];
  return headings.map(heading =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken({ target }: Citation): boolean {
  const [file = '', anchor] = target.split('#');
  const document = path.join(root, file);
  // Generated files and builds are named, too, and are not part of a checkout.
  if (/(?:^|\/)(?:dist|gql|\.data)\//.test(file)) return false;
  if (!existsSync(document)) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchors(document).includes(anchor);
}

/** A row of a table that begins with one folder is about what is in it; anywhere else a file may be in any folder. */
function isBrokenBelow(line: string): string[] {
  const [, folder = ''] = /^\| `([\w/-]+)` \|/.exec(line) ?? [];
  const inside = tracked.filter(file => folder === '' || file.startsWith(`${folder}/`));
  const files = [...line.matchAll(FILE)].map(([, file = '']) => file);
  return files.filter(
    name =>
      ![...inside, ...tracked.filter(file => file === name)].some(file => `/${file}`.endsWith(`/${name}`)),
  );
}

test('every file that a document names below a folder exists there', () => {
  const documents = tracked.filter(file => file.endsWith('.md'));
  const broken = documents.flatMap(file =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap(isBrokenBelow)
      .map(target => ({ file, target })),
  );
  expect(broken).toEqual([]);
});

test('every path that comments and documents cite exists, with its heading', () => {
  const broken = tracked.flatMap(citations).filter(isBroken);
  expect(broken).toEqual([]);
});

test('every title that a document cites is that of a test in the file before it', () => {
  const titles = tracked
    .filter(file => file.endsWith('.md'))
    .flatMap(file => [...readFileSync(path.join(root, file), 'utf8').matchAll(TITLE)]);
  expect(titles.length).toBeGreaterThan(3);
  expect(
    titles.filter(([, file, title]) => !readFileSync(path.join(root, file!), 'utf8').includes(title!)),
  ).toEqual([]);
});
