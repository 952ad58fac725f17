import { percentsOf, type Formula } from './formulas.ts';
import type { Quantity } from './quantities.ts';
import type { Sum } from './rows.ts';

const COMBINED = '√(one × one + other × other + 2 × correlation × one × other)';
/** The risk of one of two positions: weights are the pair that makes a hundred; without any each counts whole, or half. */
const part =
  (at: 0 | 1): Formula =>
  ({ list, text }) => {
    const whole = list.find((one, index) =>
      list.slice(index + 1).some(({ value }) => one.value + value === 100),
    );
    const isWeight = ({ value }: Quantity) => value === whole?.value || value === 100 - (whole?.value ?? 0);
    const weights = whole ? list.filter(isWeight).slice(0, 2) : [];
    const risks = list.filter(each => !weights.includes(each));
    const weight = weights[at]?.value ?? (/equal|half|\b50\b/.test(text) ? 50 : 100);
    const risk = risks[at] ?? (/each|both|same|all|every/.test(text) ? risks[0] : undefined);
    return risk && `${weight / 100} × ${risk.value}${risk.unit && ' ÷ 100'}`;
  };

/** Two risks together. */
export const correlationSum: Sum = {
  passage: 'expert/3/correlation',
  asks: /volatil|\bvol\b|combined|together|portfolio|\brisk|variance/,
  row: all => (percentsOf(all).length > 0 ? percentsOf(all) : all.filter(({ currency }) => currency !== '')),
  roles: 'correlation [trades? tests? equity]',
  fits: ({ list }) => list.length > 0,
  steps: [
    {
      one: part(0),
      other: part(1),
      '%combined': ({ list }) => (list[0]?.unit ? COMBINED : undefined),
      $inMoney: ({ list }) => (list[0]?.unit ? undefined : COMBINED),
      $ofAccount: 'equity × combined',
    },
    '%second = (other × other + correlation × one × other) ÷ (combined × combined) if share|how much of|contribut|comes? from|coming|part of; %first = 1 − second',
  ],
  says: '[Together: {combined}][, {ofAccount}][Together: {inMoney}][; of the variance {second} come from the second, {first} from the first]',
  because: 'Risks that do not move together partly cancel each other.',
};
