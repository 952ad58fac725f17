import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Security headers of every answer. The gateway serves data: a page that embeds nothing needs nothing. */
export const securityHeaders = (): RequestHandler =>
  helmet({
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
