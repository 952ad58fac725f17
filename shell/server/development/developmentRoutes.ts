import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { developmentEvents } from './events.ts';
import { withSources } from './sources.ts';

/** Longer stacks are cut: they come in an address. */
const MAX_STACK = 8000;

/** GET /__events and GET /__sources?stack=…, for pages of `npm run dev`. */
export function developmentRoutes(buildsDir: string): Router {
  const router = Router();
  router.get('/__events', developmentEvents(buildsDir));
  router.get('/__sources', async ({ query }, response) => {
    const stack = typeof query['stack'] === 'string' ? query['stack'].slice(0, MAX_STACK) : '';
    response.type('text').send(await withSources(stack, buildsDir));
  });
  return router;
}

const overlay = readFileSync(new URL('./overlay.js', import.meta.url), 'utf8');

/** The script that reloads the page after a build, and shows in it what does not build and what throws. */
export const developmentScript = (nonce: string): string => `<script nonce="${nonce}">${overlay}</script>`;
