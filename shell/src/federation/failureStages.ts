/** The steps at which a version of a microfrontend can fail in a browser. */
export const failureStages = ['contract', 'manifest', 'entry', 'page', 'timeout', 'render'] as const;

export type FailureStage = (typeof failureStages)[number];

/** The stage of the shell's own failure: its data layer could not be loaded. */
export const DATA_STAGE = 'data';
