import { products } from './products.ts';
import { fall, records } from './records.ts';
import type { Sum } from './sum.ts';
import { trades } from './trades.ts';

/** The kinds of sums; of those that are asked and have their numbers, the first that leaves the fewest over. */
export const sums: readonly Sum[] = [...records, ...products, ...trades, fall];
