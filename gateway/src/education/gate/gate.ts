import { distress } from './rules/distress.ts';
import { override, squeezedOverride } from './rules/override.ts';
import { advice, guarantee, illegal, offTopic, prediction, signals, vip } from './rules/refused.ts';
import { normalise, type Normalised } from './normalise.ts';
import type { Rule, Topic } from './rule.ts';

// Help goes first: whoever is in distress gets it, whatever else the message asks for.
const rules: readonly Rule[] = [
  distress,
  override,
  illegal,
  signals,
  prediction,
  guarantee,
  vip,
  advice,
  offTopic,
];

/**
 * Decides before anything is looked up or generated.
 * @returns what the message is refused for, 'distress' for help, or null for what may be answered.
 */
export function judge(message: string): Topic | null {
  const normalised = normalise(message);
  if (squeezedOverride.test(normalised.squeezed)) return 'override';
  return rules.find(rule => meets(rule, normalised))?.topic ?? null;
}

const meets = ({ when, unless }: Rule, { text }: Normalised): boolean =>
  when.some(pattern => pattern.test(text)) && !unless?.test(text);
