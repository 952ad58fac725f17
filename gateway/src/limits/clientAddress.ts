import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * Whom a limit counts: an IPv4 address, or the first 64 bits of an IPv6 one, since one household holds all of them.
 * Express reads it from as many proxies as TRUST_PROXY says are real.
 */
export function clientAddress(req: Pick<Request, 'ip'>): string {
  const address = (req.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? network64(address) : address;
}

function network64(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
