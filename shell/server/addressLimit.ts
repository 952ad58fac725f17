import { networkOf } from '@site/federation/serve/networkOf';
import type { RequestHandler } from 'express';

const MINUTE_MS = 60_000;
/** More addresses than these in one minute are no visitors. */
const MAX_ADDRESSES = 100_000;

/**
 * How many reports or pages each address may have in a minute; those of one network of IPv6 are one (networkOf).
 * @returns takes some from an address' share: 0 when they were granted, else the seconds until there are more
 */
export function createAddressLimit(perMinute: number, now = Date.now) {
  let taken = new Map<string, number>();
  let windowEnds = 0;
  return (address: string, count: number): number => {
    if (now() >= windowEnds) [taken, windowEnds] = [new Map(), now() + MINUTE_MS];
    const network = networkOf(address);
    const before = taken.get(network) ?? 0;
    const isFull = taken.size >= MAX_ADDRESSES && before === 0;
    if (isFull || before + count > perMinute) return Math.max(1, Math.ceil((windowEnds - now()) / 1000));
    taken.set(network, before + count);
    return 0;
  };
}

/** 429 for an address that has asked for more than so many pages in a minute; 403 for what another site's page loads. */
export function limitPages(perMinute: number): RequestHandler {
  const limit = createAddressLimit(perMinute);
  return (request, response, next) => {
    const isLoadedByPage = request.get('sec-fetch-dest') !== 'document';
    if (request.get('sec-fetch-site') === 'cross-site' && isLoadedByPage)
      return void response.status(403).type('text').send('A page opens by a link or its address.');
    const seconds = limit(request.ip ?? '', 1);
    if (seconds === 0) return next();
    response.status(429).set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' });
    response.type('text').send(`Too many pages from your network. Please try again in ${seconds} seconds.`);
  };
}
