import { distress } from './rules/distress.ts';
import { override, squeezedOverride } from './rules/override.ts';
import { advice, guarantee, illegal, offTopic, prediction, signals, vip } from './rules/refused.ts';
import { normalize, type NormalizedText } from './normalize.ts';
import type { Rule, Topic } from './topic.ts';

// Support outranks whatever else the message asks for.
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

/** @returns what the message is refused for, 'distress' for support, or null for what may be answered. */
export function classify(message: string): Topic | null {
  const normalized = normalize(message);
  if (squeezedOverride.test(normalized.squeezed)) return 'override';
  return rules.find(rule => meets(rule, normalized))?.topic ?? null;
}

const meets = ({ when, unless }: Rule, { text }: NormalizedText): boolean =>
  when.some(pattern => pattern.test(text)) && !unless?.test(text);
