/** The version of the contract between shell and remotes. It changes only when an older remote would break. */
export const CONTRACT_VERSION = 3;
