import { STRICT_TRANSPORT_SECURITY } from '@site/federation/serve/https';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../env.ts';
import { requestIdOf } from '@site/federation/serve/requestId';

/** The nonce of this response's scripts and styles. */
export const nonceOf = (response: Response) => response.locals['nonce'] as string;

/**
 * Whether a browser takes every hash that it gets: those of a second import map, as for each microfrontend that is opened
 * by a click (not Firefox), and those of static imports (not Safari). The policy would block scripts there. Only engines
 * of Chromium send this header, whatever they call themselves in `User-Agent`.
 */
const takesEveryHash = (brands = '') => brands.includes('"Chromium"');

/** Security headers of pages: only scripts with this response's nonce run, and what those import. */
export function pageHeaders({ origins, publicUrl }: Pick<Env, 'origins' | 'publicUrl'>): RequestHandler {
  // A source with a path would allow that one file.
  const remotes = [...new Set(Object.values(origins).map(url => new URL(url).origin))];
  const secure = publicUrl.startsWith('https:');
  const nonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonceOf(response as Response)}'`;
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // For fonts, media and fetches, which may all come from each microfrontend: naming the origins for each of the
        // three would make a header of 15 kB with a hundred of them. What else there is, is named below.
        defaultSrc: ["'self'", 'data:', ...remotes],
        // Portraits may come from anywhere.
        imgSrc: ["'self'", 'data:', 'https:', ...remotes.filter(origin => origin.startsWith('http:'))],
        scriptSrc: [nonce, "'strict-dynamic'"],
        styleSrc: [nonce],
        manifestSrc: ["'self'"],
        childSrc: ["'none'"],
        frameSrc: ["'none'"],
        workerSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The only sink in use: hashes of later versions (shell/src/federation/integrity.ts).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['import-map'],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // On every answer, not of pages alone (below).
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.locals['nonce'] = randomBytes(16).toString('base64');
    // The browser runs no file whose hash the page does not have, not even one of ours.
    if (takesEveryHash(request.get('sec-ch-ua')))
      response.set('Integrity-Policy', 'blocked-destinations=(script)');
    response.vary('Sec-CH-UA');
    // The page reads it: what it reports is found beside this request in the logs.
    response.set('Server-Timing', `request;desc="${requestIdOf(response)}"`);
    setHeaders(request, response, next);
  };
}

/** Security headers of every response; a page replaces the policy by its own (above), the gateway by the gateway's. */
export const defaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  next();
};

/** Every answer of a site with an https address says that it has no other. */
export function strictTransportSecurity({ publicUrl }: Pick<Env, 'publicUrl'>): RequestHandler {
  const secure = publicUrl.startsWith('https:');
  return (_request, response, next) => {
    if (secure) response.set('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
    next();
  };
}
