/** A page cannot be shown because a part of the shell is missing: no version of a microfrontend is to blame. */
export class PlatformError extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
  }
}
