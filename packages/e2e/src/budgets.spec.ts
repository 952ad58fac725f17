import { expect, test, type APIRequestContext } from '@playwright/test';
import { microfrontends } from '@site/federation/microfrontends';

// Brotli, in kB of 1000 bytes: what a first visit of any page of the microfrontend fetches of its own code.
// The landing page's whole JavaScript: the shell with what it shares, and the marketing bundle.
const LANDING_KB = 140;

// Bytes; smaller files are sent as they are.
const NOT_WORTH_COMPRESSING = 512;

interface Release {
  url: string;
  deployment: { default: boolean };
}
interface Manifest {
  preload: string[];
  pages: Record<string, { preload: string[] }>;
}

const LINK = /<link rel="modulepreload"[^>]*href="([^"]+)"/g;

async function sentBytes(request: APIRequestContext, url: string) {
  const answer = await request.head(url, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status(), url).toBe(200);
  const headers = answer.headers();
  const bytes = Number(headers['content-length']);
  if (bytes > NOT_WORTH_COMPRESSING) expect(headers['content-encoding'], url).toBe('br');
  return bytes;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1000;

for (const { name, budgetKb: budget } of microfrontends)
  test(`${name} stays within ${budget} kB of its own`, async ({ request }) => {
    const { microFrontends } = (await (await request.get('/registry.json')).json()) as {
      microFrontends: Record<string, Release[]>;
    };
    const url = microFrontends[name]?.find(({ deployment }) => deployment.default)?.url ?? '';
    const { preload, pages } = (await (await request.get(url)).json()) as Manifest;
    for (const page of ['/', ...Object.keys(pages)]) {
      const files = new Set([...preload, ...(pages[page]?.preload ?? [])]);
      const sizes = [...files].map(file => sentBytes(request, new URL(file, url).href));
      expect(sum(await Promise.all(sizes)), page).toBeLessThanOrEqual(budget);
    }
  });

test(`the landing page needs at most ${LANDING_KB} kB of JavaScript`, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(LINK)].map(([, href = '']) => href);
  expect(files.length).toBeGreaterThanOrEqual(3);
  const sizes = await Promise.all(files.map(file => sentBytes(request, file)));
  expect(sum(sizes)).toBeLessThanOrEqual(LANDING_KB);
});
