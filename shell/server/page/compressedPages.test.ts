import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import { compressMarked, keepCompressedPages, newNonce, NONCE_MARK, withNonce } from './compressedPages.ts';

const page = `<!doctype html><html lang="en"><head><title>Ounce &amp; Block · £€</title>
<meta property="csp-nonce" nonce="${NONCE_MARK}">
${Array.from({ length: 40 }, (_, at) => `<link rel="modulepreload" nonce="${NONCE_MARK}" href="/assets/${at * 7919}.js">`).join('\n')}
</head><body>${'<p>Gold and Bitcoin.</p>'.repeat(50)}<script nonce="${NONCE_MARK}">1</script></body></html>`;

test('a page is compressed once, and each response has its own nonce everywhere', async () => {
  const compressed = keepCompressedPages(64);
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
  const compressed = keepCompressedPages(64);
  for (let at = 0; at < 100; at++) compressed(`${at} ${NONCE_MARK} ${NONCE_MARK}`, newNonce());
  await until(() => compressed(page, newNonce()) !== undefined);
});

test('more pages than are kept cost those that are asked for again and again nothing', async () => {
  const compressed = keepCompressedPages(4);
  const isKept = (name: string) =>
    compressed(`${name} ${NONCE_MARK} ${NONCE_MARK}`, newNonce()) !== undefined;
  await until(() => isKept('often'));
  for (let at = 0; at < 30; at += 1) {
    isKept(`seldom ${at}`);
    expect(isKept('often')).toBe(true);
  }
});
