import { evaluate, firstKnown, inWords, NAMES, show } from './expressions.ts';
import type { Quantity } from './quantities.ts';
import { styleOf, type Role } from './roles.ts';
import type { Sum } from './sums.ts';
import { isShort, shared, type Formula, type Question } from './values.ts';

const SAID = /\{(\w+)\}/g;
const ofAll = Object.entries(shared).map(([key, formula]) => {
  const [, style = '', name = ''] = /^([$%#~¤]?)(.+)$/.exec(key)!;
  return [name, { style, formula }] as const;
});

/** The first formula of a sum in words, without what it may include. */
export function formulaOf({ steps }: Sum): string {
  const { name = '', formula = '' } = steps.find(each => each.formula && !each.words) ?? {};
  const plain = formula.replace(/\[.*?\]/g, '').replace(/\((\w+)\)/g, '$1');
  return name && `${inWords(name)} = ${inWords(plain)}`;
}

/** Computes a sum: its result, where its numbers are known, its steps, its formula, and any value by its name. */
export function work(sum: Sum, question: Question) {
  const { values, sources } = question;
  const formulas = new Map<string, { style: string; formula: Formula | undefined }>(ofAll);
  for (const { name, style, formula, words } of sum.steps)
    if (formula)
      formulas.set(name, {
        style,
        formula: !words || new RegExp(words).test(question.text) ? formula : undefined,
      });
  const found = new Map<string, number | undefined>();
  const steps: string[] = [];
  const inFormulas: string[] = [];
  /** The names that a formula or the result reads. */
  const read = new Set<string>();
  const noted = <T extends object>(all: T) =>
    new Proxy(all, { get: (from, name) => (read.add(String(name)), Reflect.get(from, name) as unknown) });
  const watched = { ...question, values: noted(values), sources: noted(sources) };
  const find = (name: string): number | undefined => {
    if (!found.has(name)) {
      found.set(name, given(name));
      if (found.get(name) === undefined) found.set(name, computed(name));
    }
    return found.get(name);
  };
  const isKnown = (name: string) => find(name) !== undefined;
  const given = (name: string) => {
    const value = values[name as Role];
    return value !== undefined && sources[name as Role]?.unit === '%' ? value / 100 : value;
  };
  const shown = (name: string) => {
    const source = sources[name as Role];
    const style = source ? styleOf(name as Role, source) : (formulas.get(name)?.style ?? '');
    const isOfAccount = /^(?:equity|amount)$/.test(name) && (values.perDollar ?? values.rate) !== undefined;
    const sign = source?.currency || (isOfAccount && question.foreign) || question.sign;
    return show(find(name)!, style, { ...question, sign });
  };
  const computed = (name: string): number | undefined => {
    const { formula } = formulas.get(name) ?? {};
    const written = typeof formula === 'function' ? formula(watched) : formula;
    if (!written) return undefined;
    if (typeof written === 'number') return written;
    const expression = firstKnown(written.split(' or '), NAMES, isKnown)
      ?.replace(/(?<!ln)\((\w+)\)/g, '$1')
      ?.replace('±', isShort(question) ? '−' : '+')
      .replace('∓', isShort(question) ? '+' : '−');
    if (expression === undefined) return undefined;
    for (const [each] of expression.matchAll(NAMES)) read.add(each);
    found.set(name, evaluate(expression, find));
    const inNumbers = expression.replace(NAMES, shown);
    if (inNumbers !== shown(name)) {
      const [first, ...rest] = inWords(name);
      steps.push(`${first!.toUpperCase()}${rest.join('')}: ${inNumbers} = ${shown(name)}`);
      inFormulas.push(`${inWords(name)} = ${inWords(expression)}`);
    }
    return found.get(name);
  };
  for (const { name } of sum.steps) find(name);
  const result = firstKnown([sum.says], SAID, isKnown)?.trim();
  for (const [, name = ''] of (result ?? '').matchAll(SAID)) read.add(name);
  return {
    read,
    result: result?.replace(SAID, (_, name: string) => shown(name)).replace(/^Profit: −/, 'Loss: '),
    steps: [...steps],
    formula: inFormulas.join('; ') || formulaOf(sum),
    find,
    shown,
    /** The largest sum of money among what the formulas found. */
    most: Math.max(
      0,
      ...[...found].map(([name, value = 0]) =>
        /^[$~]/.test(formulas.get(name)?.style ?? '') ? Math.abs(value) : 0,
      ),
    ),
    /** Whether a number is among what was computed. */
    has: ({ value, unit }: Quantity) =>
      [...found].some(([name, each]) => {
        if (values[name as Role] !== undefined) return false;
        const exact = Math.abs(each ?? 0) * (unit === '%' ? 100 : 1);
        return Math.abs(exact - value) <= 0.005 * value;
      }),
  };
}
export type Worked = ReturnType<typeof work>;
