/** With as many digits as are needed, at most `digits`, and with a typographic minus. */
export const number = (value: number, digits = 1) =>
  Number(value.toFixed(digits)).toLocaleString('en', { maximumFractionDigits: digits }).replace('-', '−');

/** A share in percent. */
export const percent = (share: number, digits = 1) => `${number(share * 100, digits)}%`;

export const dollars = (value: number, digits = 2) =>
  `${value < 0 ? '−' : ''}$${Math.abs(value).toLocaleString('en', { trailingZeroDisplay: 'stripIfInteger', minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
