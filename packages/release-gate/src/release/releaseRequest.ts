import type { RunStep } from '../run/buildToRun.ts';
import type { RenderedPages } from '@site/releases/prerender/prerenderPairs';
import type { SchemaRequest } from '../gatewaySchema.ts';
import type { StepPlan } from '@site/releases/judge/steps';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { AppName } from '@site/federation/build/workspace';

/**
 * @returns what to list of the pages that were rendered with a version
 * @throws {Error} when the build has other routes than its pages, or a page cannot be rendered
 */
export type PrerenderStep = (version: string) => Promise<RenderedPages[]>;

export interface ReleaseRequest extends SchemaRequest {
  name: AppName;
  store: ReleaseStore;
  /** Percent of the browsers that are served with it, 0 to 100. */
  traffic: number;
  /** Has the version judged beside the one before, in steps; the first is `traffic`. */
  plan?: StepPlan | undefined;
  /** A name for this build; by default one that follows from its sources. */
  version?: string | undefined;
  /** A stored version to give traffic to, instead of building one. */
  published?: string | undefined;
  /** Builds and checks, and changes nothing. */
  dryRun?: boolean | undefined;
  /** Opens the pages of the build in a browser; undefined leaves them unchecked, which the registry records. */
  run?: RunStep | undefined;
  /** Renders the public pages of a stored version beside what is served; undefined leaves them to browsers. */
  prerender?: PrerenderStep;
  /** Called before each step, with what it is about to do where that takes long. */
  begin?: (step: string, text?: string) => void;
  /** Called after each step. */
  report?: (step: string, text: string) => void;
}
