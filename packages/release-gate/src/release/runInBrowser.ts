import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { microfrontends, type Page } from '@site/federation/microfrontends';
import { MAPS_FOLDER } from '@site/federation/build/manifest';
import { mapOf } from '@site/federation/build/sourceMaps';
import { readStoredContract } from '../gateInputs.ts';
import { NOT_RUN } from '../run/buildToRun.ts';
import { unpackMap } from '@site/releases/store/versionFiles';
import { defaultVersion, findVersion, isServed } from '@site/releases/registry/registry';
import { rejected, type PendingRelease } from './pendingRelease.ts';

/**
 * The step of a release that opens the pages of its build in a browser, unless none is to be used.
 * @returns what happened, in words
 * @throws ReleaseRejectedError
 */
export async function runInBrowser(pending: PendingRelease) {
  const { request, registry, dir, stored, inspected, live } = pending;
  const listed = findVersion(registry, request.name, stored.manifest.version);
  if (!request.run) {
    if (!listed) pending.unchecked = [NOT_RUN];
    return 'not checked without a browser: that pages load, draw and fit, and report no error';
  }
  // Visitors have it already.
  if (listed && isServed(listed) && !listed.extras.unchecked?.includes(NOT_RUN))
    return 'browsers are served with it already';
  const pages = pagesToOpen(pending);
  request.begin?.('run', `opens ${pages.length} ${pages.length === 1 ? 'page' : 'pages'} in Chromium …`);
  const neighbour = await readNeighbour(pending);
  const violations = await request.run({
    dir,
    manifest: stored.manifest,
    pages,
    neighbour: neighbour?.page,
    defaultBuild: await readDefaultBuild(pending),
    readMap: file => readMap(pending, file),
    schema: live?.schema ?? '',
    operations: [inspected, ...(live?.partners ?? []), neighbour].flatMap(
      one => one?.contract.operations ?? [],
    ),
  });
  if (violations.length > 0) throw rejected(pending, violations);
  pending.unchecked = [];
  return `every page was opened in Chromium at 390 and 1440 px`;
}

/** Of a new shell a page may still be to come: it is shown as unavailable until its microfrontend is released, too. */
function pagesToOpen({ request: { name }, registry, inspected }: PendingRelease): Page[] {
  return microfrontends.flatMap(({ name: owner, pages }): readonly Page[] => {
    if (name !== 'shell') return name === owner ? pages : [];
    const routes = defaultVersion(registry, owner)?.extras.routes ?? [];
    return pages.filter(
      ({ path: page }) => inspected?.contract.pages[page] === owner && routes.includes(page),
    );
  });
}

/** A page that browsers have of another microfrontend, and what that one asks the gateway; none beside a shell. */
async function readNeighbour({ request: { name, store }, registry }: PendingRelease) {
  if (name === 'shell') return undefined;
  for (const { name: other, pages } of microfrontends.filter(one => one.name !== name)) {
    const version = defaultVersion(registry, other);
    // A page that users see at its own address.
    const [page] = (pages as readonly Page[]).filter(
      ({ path: address, forUsers }) => !forUsers && version?.extras.routes.includes(address),
    );
    if (!version || !page) continue;
    const contract = await readStoredContract(store, other, version).catch(() => null);
    if (contract) return { page: page.path, contract };
  }
  return undefined;
}

/** The source map of a file of the build, in the store or still staged. */
function readMap({ request: { name, store }, isStored, dir, stored }: PendingRelease, file: string) {
  if (isStored) return store.readSourceMap(name, stored.manifest.version, file);
  return readFile(path.join(dir, MAPS_FOLDER, mapOf(file))).then(unpackMap);
}

/** The default version, if its files are complete. */
async function readDefaultBuild({ request: { name, store }, registry }: PendingRelease) {
  const version = defaultVersion(registry, name)?.metadata.version;
  const stored = version === undefined ? null : await store.readIntact(name, version);
  return stored && version !== undefined
    ? { dir: await store.folderOf(name, version), manifest: stored.manifest }
    : undefined;
}
