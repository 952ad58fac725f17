import { networkOf } from '@site/federation/serve/networkOf';

const MINUTE_MS = 60_000;
/** More addresses than these in one minute are no visitors. */
const MAX_ADDRESSES = 100_000;

/**
 * How many reports each address may send in a minute; those of one network of IPv6 are one (networkOf).
 * @returns takes some from an address' share: 0 when they were granted, else the seconds until there are more
 */
export function createAddressLimit(perMinute: number, now = Date.now) {
  let taken = new Map<string, number>();
  let windowEnds = 0;
  return (address: string, reports: number): number => {
    if (now() >= windowEnds) [taken, windowEnds] = [new Map(), now() + MINUTE_MS];
    const network = networkOf(address);
    const before = taken.get(network) ?? 0;
    const isFull = taken.size >= MAX_ADDRESSES && before === 0;
    if (isFull || before + reports > perMinute) return Math.max(1, Math.ceil((windowEnds - now()) / 1000));
    taken.set(network, before + reports);
    return 0;
  };
}
