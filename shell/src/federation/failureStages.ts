/** The steps at which a version of a microfrontend can fail in a browser. */
export const failureStages = ['contract', 'manifest', 'entry', 'page', 'timeout', 'render'] as const;

export type FailureStage = (typeof failureStages)[number];
