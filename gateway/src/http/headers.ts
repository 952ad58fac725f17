import { fixedHeaders } from '@site/federation/serve/fixedHeaders';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../settings.ts';

/** Security headers of every response. The gateway serves data, so its policy allows no content. */
export function securityHeaders({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): RequestHandler {
  const protect = helmet({
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
  const headers = fixedHeaders(protect);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
