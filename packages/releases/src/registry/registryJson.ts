import { z } from 'zod';
import { emptyRegistry, memorySchema, storedRegistrySchema, type Registry } from './registry.ts';

/** The stored text is no registry at all, so there is nothing to start a change from. */
class UnreadableRegistryError extends Error {
  override readonly name = 'UnreadableRegistryError';

  constructor(file: string) {
    super(
      `${file} is not a registry. Restore it from a backup, or move it away: then the next release of each ` +
        'microfrontend begins a new one.',
    );
  }
}

export interface ParsedRegistry {
  /** The valid entries. */
  registry: Registry;
  /** Entries that break the schema, as they are stored, by microfrontend: no version of theirs can be trusted. */
  invalid: Readonly<Record<string, unknown>>;
  /** Why the registry as a whole is not valid. */
  problem: Error | null;
}

const shape = z.object({
  schema: z.string().catch(emptyRegistry().schema),
  sequence: z.int().min(0).catch(0),
  microFrontends: z.record(z.string(), z.unknown()),
  // What cannot be read of it costs a way back, not what is served.
  history: memorySchema.shape.history.catch({}),
  removed: memorySchema.shape.removed.catch({}),
  built: memorySchema.shape.built.catch({}),
});

/**
 * Reads the stored text; null is a registry that was never written. An invalid entry costs its own microfrontend only.
 * @param file named when it is no registry
 * @throws UnreadableRegistryError
 */
export function parseRegistry(text: string | null, file: string): ParsedRegistry {
  if (text === null) return { registry: emptyRegistry(), invalid: {}, problem: null };
  const value = parseJson(text);
  const { data, error: problem } = storedRegistrySchema.safeParse(value);
  if (data) return { registry: data, invalid: {}, problem: null };
  const stored = shape.safeParse(value).data;
  if (!stored) throw new UnreadableRegistryError(file);
  const entries = Object.entries(stored.microFrontends);
  const registry = { ...stored, microFrontends: Object.fromEntries(entries.flatMap(validEntry)) };
  const invalid = entries.filter(([name]) => !Object.hasOwn(registry.microFrontends, name));
  return { registry, invalid: Object.fromEntries(invalid), problem };
}

function validEntry([name, versions]: [string, unknown]) {
  const alone = storedRegistrySchema.safeParse({ ...emptyRegistry(), microFrontends: { [name]: versions } });
  return alone.success ? Object.entries(alone.data.microFrontends) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a registry. Invalid entries stay as they are until they are replaced. */
export const registryJson = ({ registry, invalid }: Pick<ParsedRegistry, 'registry' | 'invalid'>) =>
  JSON.stringify({ ...registry, microFrontends: { ...invalid, ...registry.microFrontends } }, null, 2);
