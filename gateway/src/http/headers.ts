import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../settings.ts';

/** Security headers of every response. The gateway serves data, so its policy allows no content. */
export const securityHeaders = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): RequestHandler =>
  helmet({
    strictTransportSecurity: PUBLIC_URL.startsWith('https:'),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The microfrontend hosts read answers from another port in development.
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
