/** How values are written, and by which names they are found. */
export interface Scope {
  sign: string;
  /** What `~` is written as: in R, or as money. */
  isInR: boolean;
  unit: string;
  /** The value of a name, percentages as shares; undefined where it is not known. */
  find: (name: string) => number | undefined;
  /** `$`, `%`, `#`, `~` or as it is. */
  style: (name: string) => string;
}

const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });
const cents = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const NOTHING = 1e-12;

/** A value as `$` , `%`, `#` (ounces or coins), `~` (R or money) or a number. */
export function show(
  value: number,
  style: string,
  { sign, isInR, unit }: Omit<Scope, 'find' | 'style'>,
): string {
  const size = Math.abs(value) < NOTHING ? 0 : Math.abs(value);
  const minus = value < 0 && size > 0 ? '−' : '';
  if (style === '%') {
    const percent = size < 0.001 ? Number((size * 100).toPrecision(3)) : Math.round(size * 10_000) / 100;
    return `${minus}${plain.format(percent)} %`;
  }
  if (style === '~' && isInR) return `${minus}${plain.format(size)} R`;
  if (style !== '$' && style !== '~')
    return `${minus}${plain.format(size)}${style === '#' ? ` ${unit}` : ''}`;
  const isCents = size >= 1 || Math.abs(size * 100 - Math.round(size * 100)) < 1e-9;
  return `${minus}${sign}${(isCents ? cents : plain).format(size)}`;
}

const NAME = /[a-z]\w*/gi;

/** The value of "value × (1 + gain)"; NaN where a name is not known. */
export function evaluate(expression: string, { find }: Scope): number {
  const tokens = expression.match(/[a-z]\w*|\d+(?:\.\d+)?|[+−×÷^√()]/gi) ?? [];
  let at = 0;
  const atom = (): number => {
    const token = tokens[at++]!;
    if (token === '√') return Math.sqrt(atom());
    if (token !== '(') return /\d/.test(token.charAt(0)) ? Number(token) : (find(token) ?? NaN);
    const inner = sum();
    at++;
    return inner;
  };
  const power = (): number => {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at++;
    return base ** atom();
  };
  const product = (): number => {
    let value = power();
    while (tokens[at] === '×' || tokens[at] === '÷')
      value = tokens[at++] === '×' ? value * power() : value / power();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
}

/** An expression with the values of its names. */
export const inNumbers = (expression: string, scope: Scope) =>
  expression.replace(NAME, name => show(scope.find(name)!, scope.style(name), scope));
/** "winRate" as "win rate". */
export function inWords(text: string, isFirst = false): string {
  const words = text.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).replace(/\bunits\b/g, 'size');
  return isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
