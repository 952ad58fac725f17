import type { FailureStage } from './failureStages.ts';

/** Why a version of a microfrontend cannot be shown. */
export class RemoteError extends Error {
  readonly stage: FailureStage;

  constructor(stage: FailureStage, cause: unknown) {
    super(String(cause), { cause });
    this.stage = stage;
  }
}
