import type { z } from 'zod';
import { Problem, type FieldError } from './problem.ts';

/** @returns what the rule made of an input: trimmed, unknown keys dropped. @throws {Problem} 400 */
export function parseInput<Rule extends z.ZodType>(rule: Rule, input: unknown): z.output<Rule> {
  const result = rule.safeParse(input);
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}

/** An answer must not grow with what was sent. */
const MAX_ERRORS = 10;
const MAX_KEY = 100;

/** 400 for input that a zod rule refused; the text names the first ten fields and their messages. */
export function invalidInput(issues: z.core.$ZodIssue[]): Problem {
  const errors = issues.slice(0, MAX_ERRORS).flatMap(fieldErrors).slice(0, MAX_ERRORS);
  const detail = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');
  return new Problem(400, detail, { errors });
}

/** An unknown key is named as a field of its own, as far as a key has a sensible length. */
function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map(key => ({
    path: [...issue.path, key.slice(0, MAX_KEY)].join('.'),
    message: 'Unknown',
  }));
}
