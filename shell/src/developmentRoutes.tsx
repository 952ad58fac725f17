import { lazy, Suspense } from 'react';
import type { RouteObject } from '@site/platform';

declare const process: { env: { NODE_ENV?: string } };

/** Pages of `npm run dev` only: every component of the ui package in every state. */
export const developmentRoutes: RouteObject[] = [];

// eslint-disable-next-line no-restricted-syntax -- webpack replaces it, and reads nothing of the block in production
if (process.env.NODE_ENV === 'development') {
  const Gallery = lazy(async () => ({ default: (await import('@site/ui/gallery')).Gallery }));
  const element = (
    <Suspense>
      <Gallery />
    </Suspense>
  );
  developmentRoutes.push({ path: '/__components', element });
}
