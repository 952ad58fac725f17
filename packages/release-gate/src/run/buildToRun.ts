import type { Page } from '@site/federation/microfrontends';
import type { Manifest } from '@site/federation/build/manifest';
import type { ReadMap } from '@site/federation/build/sourcePlace';

interface BuildOnDisk {
  /** Its folder on this machine. */
  dir: string;
  manifest: Manifest;
}

/** A build whose pages are opened in a browser before any visitor gets it. */
export interface BuildToRun extends BuildOnDisk {
  /** Those that are opened: its own; of the shell, those that the microfrontends beside it have. */
  pages: readonly Page[];
  /** A page of another microfrontend, from which somebody comes and to which they go on. */
  neighbour?: string | undefined;
  /** The version that visitors have: what is not worse than there is no reason to reject. */
  defaultBuild?: BuildOnDisk | undefined;
  /** For the places of errors. */
  readMap: ReadMap;
  /** The live gateway's public schema. */
  schema: string;
  /** The GraphQL documents that the live gateway would execute: those of the build and of what it is opened beside. */
  operations: string[];
}

/**
 * Opens the pages of a build in a real browser.
 * @returns what is wrong, one sentence each; empty when it may go out
 * @throws {Error} when no page could be opened at all: nothing is known of the build then
 */
export type RunStep = (build: BuildToRun) => Promise<string[]>;

/** What a release without a browser leaves unchecked, as the registry lists it. */
export const NOT_RUN = 'pages in a browser';
