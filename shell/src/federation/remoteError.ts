import type { FailureStage } from '../reports/report.ts';

declare const process: { env: { NODE_ENV?: string } };

/** Why a version of a microfrontend cannot be shown. */
export class RemoteError extends Error {
  readonly stage: FailureStage;

  constructor(stage: FailureStage, cause: unknown) {
    super(String(cause), { cause });
    this.stage = stage;
    // eslint-disable-next-line no-restricted-syntax -- webpack replaces it: in development the page shows the cause
    if (process.env.NODE_ENV === 'development') reportError(cause);
  }
}

/** A page cannot be shown because a part of the shell is missing: no version of a microfrontend is to blame. */
export class PlatformError extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
  }
}
