import { expect, test, type APIRequestContext } from '@playwright/test';

// Brotli, in kB of 1000 bytes: what a first visit of the microfrontend's pages fetches of its own code.
const BUDGET_KB = { marketing: 25, education: 28, contact: 50 };
// The landing page's whole JavaScript: the shell with what it shares, and the marketing bundle.
const LANDING_KB = 200;

interface Release {
  url: string;
}
interface Manifest {
  preload: string[];
}

const LINK = /<link rel="modulepreload"[^>]*href="([^"]+)"/g;

async function sentBytes(request: APIRequestContext, url: string) {
  const { headers } = await fetchHead(request, url);
  expect(headers['content-encoding'], url).toBe('br');
  return Number(headers['content-length']);
}

async function fetchHead(request: APIRequestContext, url: string) {
  const answer = await request.head(url, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status(), url).toBe(200);
  return { headers: answer.headers() };
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1000;

for (const [name, budget] of Object.entries(BUDGET_KB))
  test(`${name} stays within ${budget} kB of its own`, async ({ request }) => {
    const { microFrontends } = (await (await request.get('/registry.json')).json()) as {
      microFrontends: Record<string, Release[]>;
    };
    const url = microFrontends[name]?.[0]?.url ?? '';
    const { preload } = (await (await request.get(url)).json()) as Manifest;
    const sizes = preload.map(file => sentBytes(request, new URL(file, url).href));
    expect(sum(await Promise.all(sizes))).toBeLessThanOrEqual(budget);
  });

test(`the landing page needs at most ${LANDING_KB} kB of JavaScript`, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(LINK)].map(([, href = '']) => href);
  expect(files.length).toBeGreaterThanOrEqual(3);
  const sizes = await Promise.all(files.map(file => sentBytes(request, file)));
  expect(sum(sizes)).toBeLessThanOrEqual(LANDING_KB);
});
