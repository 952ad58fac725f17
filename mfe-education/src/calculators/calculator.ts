/** One number that a calculator asks for. */
export interface Quantity<Name extends string = string> {
  /** Its key in the address. */
  name: Name;
  label: string;
  /** Shown after the label: `$`, `%`. */
  unit?: string;
  min: number;
  max: number;
  /** The value of the worked example, which every calculator starts with. */
  example: number;
}

export interface ResultLine {
  label: string;
  value: string;
}

export interface Calculator<Name extends string = string> {
  purpose: string;
  formula: string;
  quantities: readonly Quantity<Name>[];
  /** What is wrong with numbers that are valid one by one; undefined where nothing is. */
  conflict?(values: Readonly<Record<Name, number>>): string | undefined;
  /** What no careful trader would do with numbers that can be calculated, each with a sane limit. */
  warnings?(values: Readonly<Record<Name, number>>): string[];
  /** @param values within the limits of the quantities and without a conflict */
  calculate(values: Readonly<Record<Name, number>>): ResultLine[];
}

/** Keeps the names of the quantities as the type of the values. */
export const defineCalculator = <const Name extends string>(calculator: Calculator<Name>): Calculator =>
  calculator as unknown as Calculator;

const number = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const money = (value: number) => `${value < 0 ? '−' : ''}$${number(2).format(Math.abs(value))}`;
export const percent = (share: number, digits = 1) => `${number(digits).format(share * 100)}%`;
export const decimal = (value: number, digits = 2) => number(digits).format(value).replace('-', '−');
