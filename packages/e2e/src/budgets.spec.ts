import { expect, test, type APIRequestContext } from '@playwright/test';

// The landing page's whole JavaScript, in kB of 1000 bytes with Brotli: the shell with what it shares, and the
// marketing bundle. What each microfrontend may add, the release gate checks.
const LANDING_KB = 120;

// Bytes; smaller files are sent uncompressed.
const NOT_WORTH_COMPRESSING = 512;

const LINK = /<link rel="modulepreload"[^>]*href="([^"]+)"/g;

async function sentBytes(request: APIRequestContext, url: string) {
  const answer = await request.head(url, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status(), url).toBe(200);
  const headers = answer.headers();
  const bytes = Number(headers['content-length']);
  if (bytes > NOT_WORTH_COMPRESSING) expect(headers['content-encoding'], url).toBe('br');
  return bytes;
}

test(`the landing page needs at most ${LANDING_KB} kB of JavaScript`, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(LINK)].map(([, href = '']) => href);
  expect(files.length).toBeGreaterThanOrEqual(3);
  const sizes = await Promise.all(files.map(file => sentBytes(request, file)));
  expect(sizes.reduce((total, size) => total + size, 0) / 1000).toBeLessThanOrEqual(LANDING_KB);
});
