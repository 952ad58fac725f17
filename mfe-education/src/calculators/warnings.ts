import { decimal, percent } from './calculator.ts';

/** In percent of the account; the lessons work with 1 or 2. */
const SANE_RISK = 5;
/** In times the account: what the European Union allows private traders of gold. Bitcoin has 2. */
const SANE_LEVERAGE = 20;
/** Distance of the stop as a share of the entry; below it are the spreads of quiet markets. */
const SANE_DISTANCE = 0.0002;

const warnIf = (isOff: boolean, text: string) => (isOff ? [text] : []);

/** @param risk in percent of the account */
export const warnOfRisk = (risk: number) =>
  warnIf(
    risk > SANE_RISK,
    `Above ${SANE_RISK}% of the account at risk: five losses in a row would leave ${percent((1 - risk / 100) ** 5)} of it. The lessons use 1 to 2%.`,
  );

/** @param leverage the position's value in times the account */
export const warnOfLeverage = (leverage: number) =>
  warnIf(
    leverage > SANE_LEVERAGE,
    `The position is ${decimal(leverage, 0)} times the account. Brokers in the European Union may lend private traders up to ${SANE_LEVERAGE} times for gold and 2 times for Bitcoin. Risk less, or put the stop where the idea is wrong, further away.`,
  );

export const warnOfCloseStop = (entry: number, stop: number) =>
  warnIf(
    Math.abs(entry - stop) / entry < SANE_DISTANCE,
    `The stop is less than ${decimal(SANE_DISTANCE * 100)}% away from the entry: the spread alone can reach it. Look for a typing error in the two prices.`,
  );
