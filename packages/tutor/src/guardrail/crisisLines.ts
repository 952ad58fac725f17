import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const text = z.string().trim().min(1);
// The page makes links of digits and spaces: any other sign between two digits would split a number or join two.
const AS_DIALLED = /^(?!.*\d(?:\(| *[^\d\p{L} ,(] *)\d)/u;
const MESSAGE = 'must be written as it is dialled: digits and spaces, after a + if need be';
const line = z
  .strictObject({ where: text, whom: text, number: text.regex(AS_DIALLED, MESSAGE) })
  .transform(({ where, whom, number }) => `- ${where}: ${whom}, **${number}**`);
const rule = z.strictObject({ crisis: z.array(line).min(1), gambling: z.array(line) });

/** Whom to call, one line of Markdown each, in the order shown: in a crisis the first line is for danger now. */
export type CrisisLines = z.output<typeof rule>;

/** The project's own list. The same place for sources and for what is built from them. */
export const OWN_CRISIS_LINES = path.join(import.meta.dirname, '../../data/crisis-lines.json');

/** @throws for a file that is missing or holds no such list. */
export const readCrisisLines = (file = OWN_CRISIS_LINES) =>
  rule.parse(JSON.parse(readFileSync(file, 'utf8')));
