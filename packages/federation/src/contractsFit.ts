/** So many versions before and after its own a build works with. */
const SPAN = 2;

/** Whether a shell and a remote of these contract versions work together. */
export const contractsFit = (one: number, other: number): boolean => Math.abs(one - other) <= SPAN;

/** The contract versions that fit a build of this one, in words: "3 to 7". */
export const fittingContracts = (version: number) => `${version - SPAN} to ${version + SPAN}`;
