import { dollars } from '@site/figures/format';
import { ApiError } from '@site/platform';
import type { Service } from '../services/offers.ts';

/** Names and prices by REST: the landing page does without the data layer. */
export async function loadPrices(): Promise<readonly Service[]> {
  const response = await fetch('/api/services');
  if (!response.ok) throw new ApiError(0, 'Something went wrong on our side.');
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
export const PARTS_IN_WORDS = 'four parts, coaching twice';

/** "$1,149.50 / month" is 1149.5. */
const dollarsIn = (price: string | null) =>
  Number(/\$(\d[\d,]*(?:\.\d+)?)/.exec(price ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);

/** What the parts of the membership cost in a month, each alone, and what it saves; null where a price is not in dollars. */
export function savingOf(services: readonly Pick<Service, 'id' | 'title' | 'price'>[]) {
  let parts = 0;
  const items = services.flatMap(({ id, title, price }) => {
    const count = PARTS[id];
    if (!count) return [];
    const before = parts;
    parts += dollarsIn(price) * count;
    return count > 1
      ? [{ name: `${count} × ${title}`, amount: dollars(parts - before), before, after: parts }]
      : [{ name: title, amount: price?.split(' / ')[0] ?? '', before, after: parts }];
  });
  const saved = parts - dollarsIn(services.find(({ id }) => id === VIP)?.price ?? null);
  return items.length === Object.keys(PARTS).length && saved > 0 ? { items, parts, saved } : null;
}
