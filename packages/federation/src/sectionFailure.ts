/**
 * What the shell prints when it cannot show a microfrontend. The release gate reads it, also from shells of before: a
 * change of these words needs both forms in SECTION_FAILURE.
 */
export const describeSectionFailure = (of: string, stage: string, reason: string) =>
  `${of} failed (${stage}): ${reason}`;

/** Such a line of a microfrontend, which has a name and a version: the stage, and the reason. */
export const SECTION_FAILURE = /^\S+ \S+ failed \((\w+)\): (.*)$/s;
