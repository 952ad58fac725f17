import { z } from 'zod';
import { defaultVersion, isServed, versionsOf, type Registry } from './registry.ts';

/**
 * One change of the registry. `from` and `to` name the registry before and after by their etag, so that the lines
 * form a chain: a line whose registry was never written (its writer died first) is not part of the chain.
 */
export const changeSchema = z.object({
  at: z.iso.datetime(),
  /** Names the write itself, where two writers could make the same change. */
  id: z.string().optional(),
  from: z.string().nullable(),
  to: z.string(),
  /** Lines of older stores do not say it, nor do changes that are neither. */
  kind: z.enum(['release', 'rollback']).optional(),
  /** The default version, by microfrontend. */
  defaults: z.record(z.string(), z.string()),
  /** Every version that browsers could get, as their share or in the place of one that fails. */
  served: z.record(z.string(), z.array(z.string())).default({}),
  /** Versions that were taken out of the list, with the integrity that belongs to their names forever. */
  removed: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});

export type Change = z.infer<typeof changeSchema>;

/** The default version of every microfrontend. */
export const defaultsOf = (registry: Registry): Record<string, string> =>
  Object.fromEntries(
    Object.keys(registry.microFrontends).flatMap(name => {
      const version = defaultVersion(registry, name)?.metadata.version;
      return version ? [[name, version]] : [];
    }),
  );

/** What browsers could get of every microfrontend. */
export const servedOf = ({ microFrontends }: Registry): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(microFrontends).map(([name, versions]) => {
      const served = versions.filter(isServed);
      const urls = new Set(served.flatMap(({ url, fallbackUrl }) => [url, fallbackUrl]));
      return [name, versions.filter(({ url }) => urls.has(url)).map(({ metadata }) => metadata.version)];
    }),
  );

/** What the registry lists before a change and not after it. */
export const removedBetween = (before: Registry, after: Registry): Change['removed'] =>
  Object.fromEntries(
    Object.entries(before.microFrontends).flatMap(([name, versions]) => {
      const left = new Set(versionsOf(after, name).map(({ metadata }) => metadata.version));
      const gone = versions.filter(({ metadata }) => !left.has(metadata.version));
      if (gone.length === 0) return [];
      return [[name, Object.fromEntries(gone.map(({ metadata }) => [metadata.version, metadata.integrity]))]];
    }),
  );

/** What one write changes, for the history. `from` and `to` name the registry before and after. */
export const changeBetween = (
  before: Registry,
  after: Registry,
  from: string | null,
  to: string,
): Change => ({
  at: new Date().toISOString(),
  from,
  to,
  defaults: defaultsOf(after),
  served: servedOf(after),
  removed: removedBetween(before, after),
});

/** The changes in the text of a history, a line each; an empty or unfinished line says nothing. */
export const parseChanges = (text: string): Change[] => text.split('\n').flatMap(parseChange);

function parseChange(line: string): Change[] {
  try {
    return [changeSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/**
 * The changes that led to the registry that `etag` names, oldest first.
 * @param lines every line ever written, in the order of writing
 */
export function chainTo(etag: string | null, lines: readonly Change[]): Change[] {
  const chain: Change[] = [];
  let wanted = etag;
  for (const line of lines.toReversed()) {
    if (line.to !== wanted) continue;
    chain.unshift(line);
    wanted = line.from;
  }
  return chain;
}

/** The versions that browsers could get at any time since `since`, by the changes of a chain. */
export function servedSince(name: string, chain: readonly Change[], since: Date): Set<string> {
  // The registry of that moment was written before it.
  const first = Math.max(
    0,
    chain.findLastIndex(({ at }) => new Date(at) <= since),
  );
  return new Set(
    chain.slice(first).flatMap(({ served, defaults }) => [...(served[name] ?? []), defaults[name] ?? '']),
  );
}

/** The integrity of a version that is no longer listed. */
export const removedIntegrity = (name: string, version: string, chain: readonly Change[]) =>
  chain.findLast(({ removed }) => removed[name]?.[version] !== undefined)?.removed[name]?.[version];

/**
 * The versions to go back to, the default before the present one first. Going back twice goes back
 * two releases; it does not alternate between them.
 */
export function formerDefaults(name: string, chain: readonly Change[]): string[] {
  const stack: string[] = [];
  for (const { defaults, kind } of chain) {
    const version = defaults[name];
    if (version === undefined || version === stack.at(-1)) continue;
    // Where a line does not say what it was, a version that comes again was rolled back to.
    const known = kind === 'release' ? -1 : stack.lastIndexOf(version);
    if (known >= 0) stack.length = known + 1;
    else stack.push(version);
  }
  return stack.slice(0, -1).reverse();
}

/** The default before the present one. */
export const previousDefault = (name: string, chain: readonly Change[]) => formerDefaults(name, chain)[0];

/** Whether a version was the default at some time; undefined where the changes do not reach back to the beginning. */
export function wasDefault(name: string, version: string, chain: readonly Change[]): boolean | undefined {
  if (chain.some(({ defaults }) => defaults[name] === version)) return true;
  return chain[0]?.from === null ? false : undefined;
}
