import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import { compressMarked, keepPages, newNonce, NONCE_MARK, withNonce } from './compressedPages.ts';

const page = `<!doctype html><html lang="en"><head><title>Ounce &amp; Block · £€</title>
<meta property="csp-nonce" nonce="${NONCE_MARK}">
${Array.from({ length: 40 }, (_, at) => `<link rel="modulepreload" nonce="${NONCE_MARK}" href="/assets/${at * 7919}.js">`).join('\n')}
</head><body>${'<p>Gold and Bitcoin.</p>'.repeat(50)}<script nonce="${NONCE_MARK}">1</script></body></html>`;

/** Pages under names of their own. */
const compressedBy = (kept: ReturnType<typeof keepPages>) => (marked: string, nonce: string) =>
  kept(marked, [], () => marked).compressed(nonce);

test('a page is rendered again only where it is made of other things, and compressed where it differs', async () => {
  const kept = keepPages(64);
  let rendered = 0;
  const find = (parts: unknown[], html = page) => kept('/', parts, () => ((rendered += 1), html));
  const [shell, otherShell] = [{}, {}];
  const first = find([shell, 'url']);
  await until(() => first.compressed(newNonce()) !== undefined);
  expect(find([shell, 'url'])).toBe(first);
  expect(rendered).toBe(1);
  expect(find([otherShell, 'url'])).toBe(first);
  expect(rendered).toBe(2);
  const next = find([otherShell, 'other'], page.replace('Gold', 'Silver'));
  expect(next.compressed(newNonce())).toBeUndefined();
  await until(() => next.compressed(newNonce()) !== undefined);
  expect(brotliDecompressSync(next.compressed(newNonce())!).toString()).toContain('Silver');
});

test('a page is compressed once, and each response has its own nonce everywhere', async () => {
  const compressed = compressedBy(keepPages(64));
  expect(compressed(page, newNonce())).toBeUndefined();
  await until(() => compressed(page, newNonce()) !== undefined);
  for (const nonce of [newNonce(), newNonce()]) {
    const text = brotliDecompressSync(compressed(page, nonce)!).toString();
    expect(text).toBe(withNonce(page, nonce));
    expect(text.split(nonce)).toHaveLength(43);
    expect(text).not.toContain(NONCE_MARK);
  }
});

test('a page in which no nonce could be replaced is not kept', async () => {
  expect(await compressMarked('<p>no nonce</p>')).toBeUndefined();
});

test('many pages leave room for new ones', async () => {
  const compressed = compressedBy(keepPages(64));
  for (let at = 0; at < 100; at++) compressed(`${at} ${NONCE_MARK} ${NONCE_MARK}`, newNonce());
  await until(() => compressed(page, newNonce()) !== undefined);
});

test('more pages than are kept cost those that are asked for again and again nothing', async () => {
  const compressed = compressedBy(keepPages(4));
  const isKept = (name: string) =>
    compressed(`${name} ${NONCE_MARK} ${NONCE_MARK}`, newNonce()) !== undefined;
  await until(() => isKept('often'));
  for (let at = 0; at < 30; at += 1) {
    isKept(`seldom ${at}`);
    expect(isKept('often')).toBe(true);
  }
});
