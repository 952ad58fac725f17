import { lazy, Suspense } from 'react';
import type { RouteObject } from '@site/platform';

declare const process: { env: { NODE_ENV?: string } };

/** Pages of `npm run dev` only: every component of the ui package in every state. */
export const developmentRoutes: RouteObject[] =
  // eslint-disable-next-line no-restricted-syntax -- webpack replaces it, and drops the import from production
  process.env.NODE_ENV === 'development' ? [{ path: '/__components', element: gallery() }] : [];

function gallery() {
  const Gallery = lazy(async () => ({ default: (await import('@site/ui/gallery')).Gallery }));
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}
