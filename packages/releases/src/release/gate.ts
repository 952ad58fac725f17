import type { Manifest } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';

/** A build in a folder of this machine: in its place, or on its way there. */
export interface StagedBuild {
  name: AppName;
  dir: string;
  manifest: Manifest;
}

/** What a release has to pass. Each part says what is wrong, one sentence each: nothing when a build may go out. */
export interface Gate {
  /** Types and unit tests, before anything is built; undefined leaves them out, which the registry records. */
  checkSources?: ((app: AppName) => Promise<string[]>) | undefined;
  /** What a build declares and holds, against what is live. */
  inspect(build: StagedBuild): Promise<string[]>;
  /** Its pages in a browser; undefined leaves them out, which the registry records. */
  openPages?: ((build: StagedBuild) => Promise<string[]>) | undefined;
}

/** What a release can leave unchecked, as the registry lists it. */
export const UNTESTED = 'types and unit tests';
export const UNOPENED = 'pages in a browser';
