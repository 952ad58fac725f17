export interface Equation {
  text: string;
  /** What the left side really is. */
  computed: number;
  /** What the lesson says that it is. */
  stated: number;
  /** Half a unit in the last place that the lesson states. */
  tolerance: number;
}

const NUMBER = String.raw`−?\$?\d+(?:,\d{3})*(?:\.\d+)?%?`;
const equation = new RegExp(
  String.raw`([\d$(−][\d\s,.$%()×÷+−]*[×÷+−][\d\s,.$%()×÷+−]*?) = (${NUMBER})`,
  'g',
);

/** Every computation that a text spells out, as in "5,000 × 1% = $50", worked out again. */
export function equationsIn(text: string): Equation[] {
  return [...text.matchAll(equation)].map(([whole, left = '', right = '']) => ({
    text: whole,
    computed: evaluate(left),
    stated: evaluate(right),
    tolerance: lastPlace(right) / 2 + 1e-9,
  }));
}

function evaluate(expression: string): number {
  const code = expression
    .replaceAll(/[$,]/g, '')
    .replaceAll(/(\d+(?:\.\d+)?)%/g, '($1/100)')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-');
  if (!/^[\d\s.()*/+-]+$/.test(code)) throw new Error(`Not arithmetic: ${expression}`);
  return Number(new Function(`return (${code});`)());
}

function lastPlace(number: string) {
  const decimals = /\.(\d+)/.exec(number)?.[1]?.length ?? 0;
  return 10 ** -decimals * (number.endsWith('%') ? 0.01 : 1);
}
