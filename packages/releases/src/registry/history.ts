import { defaultVersion, findVersion, isServed, versionsOf, type Change, type Registry } from './registry.ts';

/** Of one microfrontend: enough for the way back, and for what browsers got within weeks. */
const MAX_CHANGES = 300;

/** What browsers could get of a microfrontend, as their share or in the place of a version that fails. */
export function servedOf(registry: Registry, name: string): string[] {
  const versions = versionsOf(registry, name);
  const urls = new Set(versions.filter(isServed).flatMap(({ url, fallbackUrl }) => [url, fallbackUrl]));
  return versions.filter(({ url }) => urls.has(url)).map(({ metadata }) => metadata.version);
}

/** What browsers get of a microfrontend, as the history keeps it; undefined for one that was never published. */
function changeOf(registry: Registry, name: string, now: Date): Change | undefined {
  const current = defaultVersion(registry, name)?.metadata.version;
  if (current === undefined) return undefined;
  return { at: now.toISOString(), default: current, served: servedOf(registry, name) };
}

/** The registry after a change, with what the change did: what browsers get now, and the names that are used up. */
export function withMemory(
  before: Registry,
  after: Registry,
  kind: Change['kind'],
  now = new Date(),
): Registry {
  const history = { ...after.history };
  for (const name of Object.keys(after.microFrontends)) {
    const [was, is] = [changeOf(before, name, now), changeOf(after, name, now)];
    const past = history[name] ?? (was ? [was] : []);
    const last = past.at(-1);
    if (!is || (last?.default === is.default && last.served.join() === is.served.join())) continue;
    history[name] = [...past, { ...is, ...(kind && { kind }) }].slice(-MAX_CHANGES);
  }
  const removed = { ...after.removed };
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
    // Where a change does not say what it was, a version that comes again was rolled back to.
    const known = kind === 'release' ? -1 : stack.lastIndexOf(version);
    if (known >= 0) stack.length = known + 1;
    else stack.push(version);
  }
  return stack.slice(0, -1).reverse();
}

/** Whether a version was the default at some time; a known one counts where the history does not reach back. */
export function wasDefault(registry: Registry, name: string, version: string): boolean {
  const changes = registry.history[name] ?? [];
  if (changes.some(change => change.default === version)) return true;
  const isKnown = findVersion(registry, name, version) ?? registry.removed[name]?.[version];
  return (changes.length === 0 || changes.length >= MAX_CHANGES) && isKnown !== undefined;
}
