import type { Question } from './values.ts';

const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });
const cents = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const NOTHING = 1e-12;

/** A value as money (`$`, `$$` always dollars, `¤` the other currency), a share (`%`), ounces or coins (`#`), R or money (`~`), or a plain number. */
export function show(value: number, style: string, { sign: own, foreign, unit, isInR }: Question): string {
  const sign = { $$: '$', '¤': foreign }[style] ?? own;
  const size = Math.abs(value) < NOTHING ? 0 : Math.abs(value);
  const minus = value < 0 && size > 0 ? '−' : '';
  if (style === '%') {
    const percent = size < 0.001 ? Number((size * 100).toPrecision(3)) : Math.round(size * 1e4 + 1e-9) / 100;
    return `${minus}${plain.format(percent)} %`;
  }
  if (style === '#') return `${minus}${plain.format(size)} ${unit}`;
  if (style === '~' && isInR) return `${minus}${plain.format(size)} R`;
  if (style === '') return `${minus}${plain.format(size)}`;
  const isInCents = size >= 1 || Math.abs(size * 100 - Math.round(size * 100)) < 1e-9;
  const money = (isInCents ? cents : plain).format(size);
  const named = /^(?!yen$)[a-z]{3}$/.test(sign) ? sign.toUpperCase() : sign;
  return sign.length > 1 ? `${minus}${money} ${named}` : `${minus}${sign}${money}`;
}

export const NAMES = /\b(?!ln\b)([a-z]\w*)/gi;
const OPERATORS: Readonly<Record<string, readonly [rank: number, (one: number, other: number) => number]>> = {
  '+': [1, (one, other) => one + other],
  '−': [1, (one, other) => one - other],
  '×': [2, (one, other) => one * other],
  '÷': [2, (one, other) => one / other],
  '^': [3, (one, other) => one ** other],
};

/** The value of "value × (1 + gain)". */
export function evaluate(
  expression: string,
  find: (name: string) => number | undefined = () => undefined,
): number {
  const tokens = expression.match(/[a-z]\w*|\d+(?:\.\d+)?|[+−×÷^√⌈()]/gi) ?? [];
  const operand = (): number => {
    const token = tokens.shift() ?? '';
    if (token === '√') return Math.sqrt(operand());
    if (token === '⌈') return Math.ceil(operand() - 1e-9);
    if (token === 'ln') return Math.log(operand());
    if (token !== '(') return find(token) ?? Number(token);
    const inner = operation(1);
    tokens.shift();
    return inner;
  };
  // Goes on while the next operator binds as strongly as `least`.
  const operation = (least: number): number => {
    let value = operand();
    for (;;) {
      const [rank, apply] = OPERATORS[tokens[0] ?? ''] ?? [0];
      if (!apply || rank < least) return value;
      tokens.shift();
      value = apply(value, operation(rank + 1));
    }
  };
  return operation(1);
}

/** The first text whose names are all known, without the parts in brackets that have an unknown name. */
export function firstKnown(texts: string[], names: RegExp, isKnown: (name: string) => boolean) {
  const isWhole = (text: string) => [...text.matchAll(names)].every(([, name = '']) => isKnown(name));
  return texts
    .map(text => text.replace(/\[([^\]]*)\]/g, (_, part: string) => (isWhole(part) ? part : '')))
    .find(isWhole);
}

/** "winRate" as "win rate". */
export const inWords = (text: string) =>
  text
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    .replace(/\bunits\b/g, 'size')
    .replace(/[[\]]/g, '');
