import { ApiError } from '@site/platform';
import type { Service } from '../services/PriceList.tsx';

/** Names and prices by REST: the landing page does without the data layer. */
export async function loadPrices(): Promise<readonly Service[]> {
  const response = await fetch('/api/services');
  if (!response.ok) throw new ApiError(response.status, response.statusText);
  return (await response.json()) as Service[];
}

export const VIP = 'vip-membership';

/** The membership, then the others in their order. */
export const vipFirst = <T extends { id: string }>(services: readonly T[]) =>
  services.toSorted((one, other) => Number(other.id === VIP) - Number(one.id === VIP));

/** What the membership contains in a month, as its card says. */
const PARTS: Readonly<Record<string, number>> = {
  'trade-management': 1,
  'signal-provision': 1,
  'weekly-trade-analysis': 1,
  'mindset-coaching': 2,
};

const dollarsIn = (price: string | null) => Number(/\$(\d+)/.exec(price ?? '')?.[1] ?? Number.NaN);

/** What the parts of the membership cost in a month, each alone, and what it saves; null where a price is not in dollars. */
export function savingOf(services: readonly Pick<Service, 'id' | 'price'>[]) {
  const contained = services.filter(({ id }) => id in PARTS);
  const parts = contained.reduce((total, { id, price }) => total + dollarsIn(price) * (PARTS[id] ?? 0), 0);
  const saved = parts - dollarsIn(services.find(({ id }) => id === VIP)?.price ?? null);
  return contained.length === Object.keys(PARTS).length && saved > 0 ? { parts, saved } : null;
}
