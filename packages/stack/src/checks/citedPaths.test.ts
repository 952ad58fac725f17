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

test('every path that comments and documents cite exists, with its heading', () => {
  const broken = tracked.flatMap(citations).filter(isBroken);
  expect(broken).toEqual([]);
});
