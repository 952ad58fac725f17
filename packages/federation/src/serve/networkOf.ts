import { isIP, isIPv6 } from 'node:net';

/** Of an IPv6 address so many groups of 16 bits are the network: providers give away up to 48 bits at once. */
const NETWORK_GROUPS = 3;

/**
 * Whom a limit counts: an IPv4 address, or the network of an IPv6 one, as whoever has one of its addresses may have all.
 * @returns always written alike; whatever is no address is one and the same
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return isIP(plain) ? plain : 'unknown';
  const [head = '', tail] = plain.split('%', 1)[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, NETWORK_GROUPS)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Some proxies name a client with its port: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withoutPort = (address: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
