import type { RouteObject } from 'react-router-dom';

declare const process: { env: { NODE_ENV?: string } };

/** Pages of `npm run dev` only: every component of the ui package in every state. */
export const developmentRoutes: RouteObject[] =
  // eslint-disable-next-line no-restricted-syntax -- webpack replaces it, and drops the import from production
  process.env.NODE_ENV === 'development'
    ? [
        {
          id: 'gallery',
          path: '/__components',
          lazy: async () => ({ Component: (await import('@site/ui/gallery')).Gallery }),
        },
      ]
    : [];
