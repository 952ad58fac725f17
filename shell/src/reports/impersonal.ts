/**
 * A message without what somebody may have typed: queries, addresses, numbers, quoted text that is no identifier. One line.
 */
export const impersonal = (text: string) =>
  text
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[^\s@'"(]{1,64}@[^\s@'")]+/g, '[address]')
    .replace(/"[^"]*"/g, '[text]')
    .replace(/'(?![\w$.-]{1,40}')[^']*'/g, '[text]')
    .replace(/`[^`]*`/g, '[text]')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '[number]')
    // A line of the log stays one line, also for readers that take U+2028 for the end of one, and reads as it is written.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
