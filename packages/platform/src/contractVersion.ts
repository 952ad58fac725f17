/**
 * The version of the contract between shell and remotes. It goes up when a build of the version before would break with
 * builds that do not make allowance for it; `contractsFit` in the federation package says which versions work together.
 */
export const CONTRACT_VERSION = 4;
