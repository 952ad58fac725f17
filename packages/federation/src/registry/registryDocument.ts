import { createHash } from 'node:crypto';
import { z } from 'zod';
import { emptyRegistry, storedRegistrySchema, type Registry } from './registry.ts';

/** The stored document is no registry at all, so there is nothing to start a change from. */
class UnreadableRegistryError extends Error {
  override readonly name = 'UnreadableRegistryError';

  constructor(file: string) {
    super(
      `${file} is not a registry. Restore it from a backup, or move it away: then the next release of each ` +
        'microfrontend begins a new one.',
    );
  }
}

export interface RegistryDocument {
  /** The valid entries. */
  registry: Registry;
  /** Entries that break the schema, as they are stored, by microfrontend: no version of theirs can be trusted. */
  invalid: Readonly<Record<string, unknown>>;
  /** Why the document as a whole is not valid. */
  problem: Error | null;
}

const shape = z.object({
  schema: z.string().catch(emptyRegistry().schema),
  sequence: z.int().min(0).catch(0),
  microFrontends: z.record(z.string(), z.unknown()),
});

/**
 * Reads a stored document; null is one that was never written. An invalid entry costs its own microfrontend only.
 * @param file named when it is no registry
 * @throws UnreadableRegistryError
 */
export function parseDocument(text: string | null, file: string): RegistryDocument {
  if (text === null) return { registry: emptyRegistry(), invalid: {}, problem: null };
  const document = parseJson(text);
  const { data, error: problem } = storedRegistrySchema.safeParse(document);
  if (data) return { registry: data, invalid: {}, problem: null };
  const stored = shape.safeParse(document).data;
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

/** The text of a document that follows another one. Invalid entries stay as they are until they are replaced. */
export const nextDocument = (registry: Registry, before: RegistryDocument) =>
  JSON.stringify(
    {
      ...registry,
      sequence: before.registry.sequence + 1,
      microFrontends: { ...before.invalid, ...registry.microFrontends },
    },
    null,
    2,
  );

/** Names a text by its content. */
export const etagOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
