/** A change that must not happen, or did not; the message says why and what to do. */
export class ReleaseRejectedError extends Error {
  override readonly name = 'ReleaseRejectedError';
}
