import { networkOf } from '@site/federation/serve/networkOf';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { sendText } from '@site/federation/serve/answers';

/**
 * How many reports or pages each address may have in a minute; those of one network of IPv6 are one (networkOf).
 * @returns takes some from an address' share: 0 when they were granted, else the seconds until there are more
 */
export function createAddressLimit(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return (address: string | undefined, count: number): Promise<number> =>
    limiter.consume(networkOf(address ?? ''), count).then(
      () => 0,
      (refusal: RateLimiterRes) => Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    );
}

/** 429 for an address that has asked for more than so many pages in a minute; 403 for what another site's page loads. */
export function limitPages(perMinute: number): RequestHandler {
  const limit = createAddressLimit(perMinute);
  // A page of another site could use up its visitor's pages.
  const limitLinks = createAddressLimit(Math.ceil(perMinute / 2));
  return async (request, response, next) => {
    const isLink = request.get('sec-fetch-site') === 'cross-site';
    if (isLink && request.get('sec-fetch-dest') !== 'document')
      return sendText(response, 403, 'A page opens by a link or its address.');
    const seconds = (isLink && (await limitLinks(request.ip, 1))) || (await limit(request.ip, 1));
    if (seconds === 0) return next();
    response.set('Retry-After', String(seconds));
    sendText(response, 429, `Too many pages from your network. Please try again in ${seconds} seconds.`);
  };
}

/** Lets through what a page of this site sends; 403 (text) for another site's. */
export const sameOriginOnly =
  (publicUrl: string): RequestHandler =>
  (request, response, next) => {
    const site = request.get('sec-fetch-site');
    const own = site ? site === 'same-origin' : [undefined, publicUrl].includes(request.get('origin'));
    if (own) return next();
    sendText(response, 403, 'Only pages of this site may send this.');
  };
