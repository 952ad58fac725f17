import { products } from './products.ts';
import { changed, records } from './records.ts';
import type { Sum } from './sum.ts';
import { trades } from './trades.ts';

/** The kinds of sums; the first that is asked and has its numbers is computed. */
export const sums: readonly Sum[] = [...records, ...products, ...trades, changed];
