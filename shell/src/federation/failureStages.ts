/** The steps at which a version of a microfrontend can fail in a browser. */
export const failureStages = ['contract', 'manifest', 'entry', 'page', 'timeout', 'render'] as const;

export type FailureStage = (typeof failureStages)[number];

/** The stage of the shell's own failure: its data layer could not be loaded. */
export const DATA_STAGE = 'data';
/** Likewise: the shell host did not say which version of a microfrontend this browser is served with. */
export const REGISTRY_STAGE = 'registry';

export type ShellStage = typeof DATA_STAGE | typeof REGISTRY_STAGE;
