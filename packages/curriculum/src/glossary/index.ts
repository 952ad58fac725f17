import { bitcoin } from './bitcoin.ts';
import { charts } from './charts.ts';
import { derivatives } from './derivatives.ts';
import { evidence } from './evidence.ts';
import { gold } from './gold.ts';
import { markets } from './markets.ts';
import { methods } from './methods.ts';
import { orders } from './orders.ts';
import { risk } from './risk.ts';
import type { GlossaryTerm } from './term.ts';

export type { GlossaryTerm } from './term.ts';

const byTerm = (one: GlossaryTerm, other: GlossaryTerm) => one.term.localeCompare(other.term, 'en');

/** Every term of the glossary, in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  ...markets,
  ...orders,
  ...risk,
  ...charts,
  ...gold,
  ...bitcoin,
  ...derivatives,
  ...methods,
  ...evidence,
].sort(byTerm);
