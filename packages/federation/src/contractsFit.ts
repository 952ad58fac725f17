/** So many versions before its own a build still works with. */
const SPAN = 2;
/** Before this one, only builds of the same version were meant for each other. */
const FIRST_WITH_SPAN = 3;

/**
 * Whether a shell and a remote of these contract versions work together. The newer of both makes the allowance, because
 * it alone knows what has changed: so it does not matter which of them is the shell.
 */
export const contractsFit = (one: number, other: number): boolean =>
  one === other || (Math.min(one, other) >= FIRST_WITH_SPAN && Math.abs(one - other) <= SPAN);

/** The contract versions that fit a build of this one, in words: "3 to 5". */
export function fittingContracts(version: number): string {
  if (version < FIRST_WITH_SPAN) return String(version);
  return `${Math.max(FIRST_WITH_SPAN, version - SPAN)} to ${version + SPAN}`;
}
