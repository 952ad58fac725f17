import { derived, isShort, STYLES, type Asked, type Derived } from './derived.ts';
import { styleOf, type Role, type Values } from './roles.ts';
import { evaluate, inNumbers, inWords, show, type Scope } from './steps.ts';

/** One kind of sum: when it is asked, what it needs, how it is computed and which calculator does it. */
export interface Sum {
  /** The passage that explains it, and the calculator, if there is one. */
  passage: string;
  tool?: string;
  /** What a message with such a question says. */
  asks: RegExp;
  /** What a message says for which the one number that is missing is asked for. */
  asksFor?: RegExp;
  /** Each of these, or one of several that stand for each other. */
  needs: readonly (readonly Role[])[];
  /** What it includes where it is given. */
  uses?: readonly Role[];
  /** Whether it reads the other numbers, too. */
  readsAll?: true;
  /** Whether the numbers can be such a sum. */
  fits?: (values: Values, asked: Asked) => boolean;
  /**
   * "$margin = value ÷ leverage", with `$` for money and `%` for a share. A step whose names are not known, or whose
   * result is, is left out; "short: " and "long: " stand before those of one direction.
   */
  steps: readonly string[];
  /** The result; the first whose names are known. What is in brackets is left out where its names are not. */
  says: readonly string[];
}

const STEP = /^(?:(short|long): )?([$%#~]?)(\w+) = (.+)$/;

/** A sum's formulas, each result once. */
export const formulaOf = ({ steps }: Sum) =>
  [
    ...new Map(
      steps
        .map(step => STEP.exec(step)!)
        .map(([, , , name = '', expression = '']) => [name, `${inWords(name)} = ${inWords(expression)}`]),
    ).values(),
  ].join('; ');

/** The result of a sum, its steps and its formula; undefined where the numbers are no such sum. */
export function work(sum: Sum, values: Values, asked: Asked) {
  const { steps, says, fits } = sum;
  if (fits && !fits(values, asked)) return undefined;
  const money = (value: number) => show(value, '$', asked);
  const found: Record<string, Derived> = {};
  const styles = { ...STYLES };
  const style = (name: string) => styles[name] ?? styleOf(name);
  const scope: Scope = {
    ...asked,
    style,
    find: name => {
      const own = derived[name] ? undefined : values[name as Role];
      return (found[name] ??= derived[name]?.(values, asked, money) ?? [
        own !== undefined && style(name) === '%' ? own / 100 : own,
      ])[0];
    },
  };
  const [lines, formulas]: [string[], string[]] = [[], []];
  for (const step of steps) {
    const [, direction, kind, name = '', expression = ''] = STEP.exec(step)!;
    if ((direction && (direction === 'short') !== isShort(values, asked)) || scope.find(name) !== undefined)
      continue;
    const value = evaluate(expression, scope);
    if (Number.isNaN(value)) continue;
    for (const each of expression.match(/[a-z]\w*/gi) ?? [])
      lines.push(...(found[each]?.slice(1) as string[]).filter(line => !lines.includes(line)));
    styles[name] = kind!;
    found[name] = [value];
    const [shown, result] = [inNumbers(expression, scope), show(value, kind!, asked)];
    if (shown !== result) lines.push(`${inWords(name, true)}: ${shown} = ${result}`);
    if (shown !== result) formulas.push(`${inWords(name)} = ${inWords(expression)}`);
  }
  // The result, without what is not known.
  const say = (part: string) =>
    part.replace(/\{(\w+)\}/g, (_, name: string) =>
      scope.find(name) === undefined ? '{}' : show(scope.find(name)!, style(name), asked),
    );
  const result = says
    .map(each =>
      say(each.replace(/\[[^\]]*\]/g, part => (say(part).includes('{}') ? '' : part.slice(1, -1)))),
    )
    .find(each => !each.includes('{}'));
  return result === undefined
    ? undefined
    : {
        result: result.replace(/^Profit: −/, 'Loss: '),
        steps: lines,
        formula: formulas.join('; ') || formulaOf(sum),
      };
}
