import { z } from 'zod';
import { appNames } from '@site/federation/build/workspace';
import { withMemory } from '../registry/history.ts';
import { publish } from '../registry/publish.ts';
import type { Change, Registry } from '../registry/registry.ts';
import { changeRegistry } from './changeRegistry.ts';
import type { ReleaseStore } from './releaseStore.ts';

// The checkout before this one kept the history beside the registry: in `registry.history.jsonl`, in a bucket in
// `history/`. One before that kept the live shell in `shell.json`. All of it stays, for the way back.

const formerChange = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['release', 'rollback']).optional(),
  defaults: z.record(z.string(), z.string()),
  served: z.record(z.string(), z.array(z.string())).default({}),
  removed: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});
const formerChanges = z.object({ changes: z.array(formerChange) });
const formerShell = z.object({ version: z.string(), promoted: z.array(z.string()).default([]) });

/** Puts what a former checkout kept beside the registry into it. Whoever publishes calls this first. */
export async function convertFormerStore(store: ReleaseStore): Promise<void> {
  const { registry, etag } = await store.read();
  if (etag === null || Object.keys(registry.history).length > 0) return;
  const memory = await readMemory(store);
  const addShells = await readShells(store);
  await changeRegistry(store, current =>
    Object.keys(current.history).length > 0 ? current : addShells({ ...current, ...memory }),
  );
}

async function readMemory(store: ReleaseStore): Promise<Pick<Registry, 'history' | 'removed' | 'built'>> {
  const history: Record<string, Change[]> = {};
  const removed: Registry['removed'] = {};
  for (const { at, kind, defaults, served, removed: gone } of await readChanges(store)) {
    for (const [name, version] of Object.entries(defaults)) {
      const change = { at, kind, default: version, served: served[name] ?? [version] };
      const past = (history[name] ??= []);
      const isSame = past.at(-1)?.default === version && past.at(-1)?.served.join() === change.served.join();
      if (!isSame) past.push(change);
    }
    for (const [name, versions] of Object.entries(gone)) removed[name] = { ...removed[name], ...versions };
  }
  const built: Registry['built'] = {};
  for (const app of appNames) {
    const version = await store.readFile(`${app}/.last-built`);
    if (version) built[app] = String(version);
  }
  return { history, removed, built };
}

/** Oldest first; a line that its writer left unfinished says nothing. */
async function readChanges(store: ReleaseStore) {
  const lines = String((await store.readFile('registry.history.jsonl')) ?? '').split('\n');
  const objects = (await store.files('history')).map(async place => String(await store.readFile(place)));
  const texts = [...lines.map(line => `{"changes":[${line}]}`), ...(await Promise.all(objects))];
  const changes = texts.flatMap(text => {
    try {
      return formerChanges.parse(JSON.parse(text)).changes;
    } catch {
      return [];
    }
  });
  return changes.sort((one, other) => one.at.localeCompare(other.at));
}

/** @returns what lists the shells that were live, unless the registry lists shells */
async function readShells(store: ReleaseStore): Promise<(registry: Registry) => Registry> {
  const text = await store.readFile('shell.json');
  if (!text) return registry => registry;
  const { version, promoted } = formerShell.parse(JSON.parse(String(text)));
  const wanted = [...promoted.filter(one => one !== version), version];
  const stored = await Promise.all(wanted.map(one => store.readIntact('shell', one)));
  return registry =>
    Object.hasOwn(registry.microFrontends, 'shell')
      ? registry
      : stored.reduce((current, shell) => {
          if (!shell) return current;
          const publication = { ...shell.manifest, integrity: shell.integrity, publishedAt: new Date() };
          return withMemory(current, publish(current, publication), 'release');
        }, registry);
}
