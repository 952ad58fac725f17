import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { MAPS_FOLDER, mapOf } from '@site/federation/build/manifest';
import { createSourceFinder, placeText } from '@site/federation/build/sourcePlace';
import { microfrontends, type Page } from '@site/federation/microfrontends';
import { defaultVersion, type Registry } from '@site/releases/registry/registry';
import type { StagedBuild } from '@site/releases/release/gate';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { unpackMap } from '@site/releases/store/versionFiles';
import { openTabs } from './openTabs.ts';
import { describeProblems, isSameVisit, withoutKnown, type MayHave } from './problem.ts';
import { shellVisitsOf, visitsOf, walkOf, type Visit } from './visits.ts';

/** What a process of the shell host serves to every browser, as the site would if a build had all browsers. */
export interface GateJob {
  dir: string;
  schema: string;
}

export interface GateSite {
  url: string;
  origins: string[];
  /** Why the public pages of the build cannot be rendered. */
  renderProblem?: string | undefined;
}

export interface PageOpener {
  browser: Browser;
  serve(job: GateJob): Promise<GateSite>;
  close(): Promise<void>;
}

/** Opens every page of a build before any visitor gets it, and says what is wrong, one sentence each. */
export async function openPages(
  { name, dir, manifest }: StagedBuild,
  store: ReleaseStore,
  schema: string,
  startOpener: () => Promise<PageOpener>,
): Promise<string[]> {
  const { registry } = await store.read();
  const isShell = name === 'shell';
  const own: readonly Page[] = microfrontends.find(one => one.name === name)?.pages ?? [];
  const others = microfrontends.flatMap(one => (one.name === name ? [] : servedPages(registry, one)));
  const alone = isShell ? shellVisitsOf(others) : visitsOf(own);
  // A shell's walk has all pages. A microfrontend's comes from another one's, which users see at its own address.
  const neighbour = isShell ? undefined : others.find(({ forUsers }) => !forUsers);
  // First what takes longest.
  const ways = [walkOf(isShell ? others : own, neighbour), ...alone.map(visit => [visit])];
  const { browser, serve, close } = await startOpener();
  const open = ({ url, origins }: GateSite, chosen: readonly (readonly Visit[])[]) =>
    openTabs({ browser, url, origins: new Set(origins), isShell }, chosen);
  try {
    const site = await serve({ dir, schema });
    if (site.renderProblem) return [`its pages cannot be rendered: ${site.renderProblem}`];
    const results = await open(site, ways);
    // A shell answers for nothing that its microfrontends do beside the live one, too; nor does one of them for others.
    const mayHave: MayHave = ({ rule }, { isNeighbour }) => isShell || isNeighbour || rule !== undefined;
    const doubtful = results.filter(visit => visit.problems.some(problem => mayHave(problem, visit)));
    const again = ways.filter(way => way.some(visit => doubtful.some(other => isSameVisit(other, visit))));
    const before = again.length > 0 ? await defaultFolder(store, registry, name) : undefined;
    const known = before === undefined ? [] : await open(await serve({ dir: before, schema }), again);
    return await describeProblems(withoutKnown(results, known, mayHave), placeIn(dir, manifest.version));
  } finally {
    await close();
  }
}

/** The pages of a microfrontend that are released: others are still to come. */
function servedPages(registry: Registry, { name, pages }: { name: string; pages: readonly Page[] }) {
  const { routes = [] } = defaultVersion(registry, name)?.extras ?? {};
  return pages.filter(({ path: route }) => routes.includes(route));
}

async function defaultFolder(store: ReleaseStore, registry: Registry, name: StagedBuild['name']) {
  const version = defaultVersion(registry, name)?.metadata.version;
  if (version === undefined || !(await store.readIntact(name, version))) return undefined;
  return store.folderOf(name, version);
}

/** The innermost place of a browser's stack in sources of the project, else in the build's file. */
function placeIn(dir: string, version: string) {
  const frame = new RegExp(`/${version.replace(/[.+]/g, '\\$&')}/([\\w.~-]+\\.js):(\\d+):(\\d+)`, 'g');
  const innermost = createSourceFinder(file =>
    readFile(path.join(dir, MAPS_FOLDER, mapOf(file))).then(unpackMap),
  );
  return async (stack: string): Promise<string | undefined> => {
    const places = [...stack.matchAll(frame)].map(([, file = '', line, column]) => ({
      file,
      line: Number(line),
      column: Number(column),
    }));
    const place = (await innermost(places)) ?? places[0];
    return place && placeText(place);
  };
}
