import { defaultVersion, findVersion, isServed, versionsOf, type Change, type Registry } from './registry.ts';

/** Of one microfrontend: enough for the way back, and for what browsers got within weeks. */
const MAX_CHANGES = 300;

/** What browsers could get of a microfrontend, as their share or in the place of a version that fails. */
export function servedOf(registry: Registry, name: string): string[] {
  const versions = versionsOf(registry, name);
  const urls = new Set(versions.filter(isServed).flatMap(({ url, fallbackUrl }) => [url, fallbackUrl]));
  return versions.filter(({ url }) => urls.has(url)).map(({ metadata }) => metadata.version);
}

/** The registry after a change, with what the change did: what browsers get now, and the names that are used up. */
export function withMemory(
  before: Registry,
  after: Registry,
  kind: Change['kind'],
  now = new Date(),
): Registry {
  const history = { ...after.history };
  const removed = { ...after.removed };
  const changeOf = (registry: Registry, name: string): Change[] => {
    const current = defaultVersion(registry, name)?.metadata.version;
    return current ? [{ at: now.toISOString(), default: current, served: servedOf(registry, name) }] : [];
  };
  for (const name of Object.keys(after.microFrontends)) {
    const past = history[name] ?? [];
    const last = past.at(-1);
    const isNew = (one: Change) => last?.default !== one.default || last.served.join() !== one.served.join();
    const changes = changeOf(after, name).filter(isNew);
    if (changes.length > 0)
      history[name] = [...past, ...changes.map(one => ({ ...one, kind }))].slice(-MAX_CHANGES);
  }
  for (const name of Object.keys(before.microFrontends))
    for (const { metadata } of versionsOf(before, name))
      if (!findVersion(after, name, metadata.version))
        removed[name] = { ...removed[name], [metadata.version]: metadata.integrity };
  return { ...after, history, removed };
}

/** The versions that browsers could get at any time since `since`. */
export function servedSince({ history }: Registry, name: string, since: Date): Set<string> {
  const changes = history[name] ?? [];
  // What was served at that moment began before it.
  const first = changes.findLastIndex(({ at }) => new Date(at) <= since);
  return new Set(changes.slice(Math.max(0, first)).flatMap(({ served }) => served));
}

/**
 * The versions to go back to, the default before the present one first. Going back twice goes back
 * two releases; it does not alternate between them.
 */
export function formerDefaults({ history }: Pick<Registry, 'history'>, name: string): string[] {
  const stack: string[] = [];
  for (const { default: version, kind } of history[name] ?? []) {
    if (version === stack.at(-1)) continue;
    const known = kind === 'rollback' ? stack.lastIndexOf(version) : -1;
    if (known >= 0) stack.length = known + 1;
    else stack.push(version);
  }
  return stack.slice(0, -1).reverse();
}
