import type { z } from 'zod';
import { invalidInput } from './problem.ts';

/**
 * Input from outside, checked by its rule.
 * @returns what the rule made of it: trimmed, unknown keys dropped.
 * @throws {Problem} 400 with every field's message.
 */
export function parseInput<Rule extends z.ZodType>(rule: Rule, input: unknown): z.output<Rule> {
  const result = rule.safeParse(input);
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}
