import { z } from 'zod';
import { MICROFRONTEND_NAME } from '@site/federation/microfrontends';
import { integritySchema, versionNameSchema } from '@site/federation/build/manifest';
import { UserError } from '@site/federation/settings';
import { causeSchema, viewsSchema } from '../judge/trial.ts';

const SCHEMA_ADDRESS = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** A change that must not happen, or did not; the message says why and what to do. */
export class ReleaseRejectedError extends UserError {}

/** In the store an address is relative to the microfrontend's host, which may move between two starts. */
const storedAddress = z
  .string()
  .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*\/manifest\.json$/, 'VERSION/manifest.json');

/** Pages of one version that were prerendered beside one version of the shell, with one set of site settings. */
export const prerenderedEntrySchema = z.strictObject({
  shell: versionNameSchema,
  config: z.string().regex(/^[0-9a-f]{16}$/),
  integrity: integritySchema,
});
export type PrerenderedEntry = z.infer<typeof prerenderedEntrySchema>;

/** What became of a version in browsers. `unjudged`: too few views to say, or, while it is judged, a person has to. */
const verdictSchema = z.object({
  state: z.enum(['healthy', 'failed', 'unjudged']),
  at: z.iso.datetime(),
  reason: z.string().optional(),
  /** The release that the judge ended with it, by its `startedAt`. */
  rollout: z.iso.datetime().optional(),
  figures: viewsSchema.optional(),
  /** The most frequent causes of its errors, with the views that had them. */
  causes: z.array(causeSchema).optional(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** The version that lists it is judged beside the default, and gets the browsers in steps. */
const rolloutSchema = z.object({
  /** The version that it replaces, which it is compared with. */
  baseline: versionNameSchema,
  /** What one step takes at least. */
  stepMinutes: z.number().min(0),
  stepViews: z.int().min(0),
  startedAt: z.iso.datetime(),
  /** When the present share was given. */
  stepAt: z.iso.datetime(),
});
export type Rollout = z.infer<typeof rolloutSchema>;

const versionSchema = z.strictObject({
  url: storedAddress,
  fallbackUrl: storedAddress,
  metadata: z.strictObject({ version: versionNameSchema, integrity: integritySchema }),
  deployment: z.strictObject({ traffic: z.int().min(0).max(100), default: z.boolean() }),
  // Not strict: a registry may come from an older or a newer checkout.
  extras: z.object({
    /** The team to ask when this version misbehaves. */
    owner: z.string().min(1),
    contractVersion: z.int().min(1),
    /** Its pages; the shell has none of its own. */
    routes: z.array(z.string().startsWith('/')),
    publishedAt: z.iso.datetime(),
    prerendered: z.array(prerenderedEntrySchema).optional(),
    // What a newer checkout writes in another way costs what it says, not the microfrontend.
    verdict: verdictSchema.optional().catch(undefined),
    /** What the release gate did not check: whoever released it left it out. */
    unchecked: z.array(z.string()).optional().catch(undefined),
    rollout: rolloutSchema.optional().catch(undefined),
  }),
});

const versionsSchema = z
  .array(versionSchema)
  .min(1)
  .refine(list => list.filter(({ deployment }) => deployment.default).length === 1, 'exactly one default')
  .refine(
    list => list.reduce((sum, { deployment }) => sum + deployment.traffic, 0) === 100,
    'traffic sums to 100',
  )
  .refine(
    list => new Set(list.map(({ metadata }) => metadata.version)).size === list.length,
    'a version is listed once',
  )
  .refine(
    list => list.every(({ fallbackUrl }) => list.some(({ url }) => url === fallbackUrl)),
    'a fallback is a listed version, whose integrity is known',
  );

const changeSchema = z.object({
  at: z.iso.datetime(),
  /** A rollback is the judge's, too. Missing for changes that are neither. */
  kind: z.enum(['release', 'rollback']).optional(),
  default: versionNameSchema,
  /** Every version that browsers could get from then on, as their share or in the place of one that fails. */
  served: z.array(versionNameSchema),
});
/** One change of what browsers get of one microfrontend. */
export type Change = z.infer<typeof changeSchema>;

/** The registry as the store keeps it (AWS frontend-discovery, our additions in `extras`): addresses without a host. */
export const storedRegistrySchema = z.strictObject({
  schema: z.string(),
  /** Grows with every change, so that no two states of a store have equal bytes. */
  sequence: z.int().min(0).default(0),
  microFrontends: z.record(z.string().regex(MICROFRONTEND_NAME), versionsSchema),
  /** What each microfrontend was changed to, oldest first. Registries of former checkouts have none of the following. */
  history: z.record(z.string(), z.array(changeSchema)).default({}),
  /** Versions that are listed no more, with the integrity that belongs to their names forever. */
  removed: z.record(z.string(), z.record(z.string(), integritySchema)).default({}),
  /** The version of the sources that were built and promoted, or released, last. */
  built: z.record(z.string(), z.string()).default({}),
});

export type Registry = z.infer<typeof storedRegistrySchema>;
/** The registry as `/registry.json` serves it, every address absolute. */
export type ResolvedRegistry = Pick<Registry, 'schema' | 'microFrontends'>;
export type PublishedVersion = z.infer<typeof versionSchema>;

export const emptyRegistry = (): Registry => ({
  schema: SCHEMA_ADDRESS,
  sequence: 0,
  microFrontends: {},
  history: {},
  removed: {},
  built: {},
});

/** @throws ReleaseRejectedError where it is no valid registry: there is nothing to start a change from */
export function parseRegistry(text: string, file = 'the copy'): Registry {
  try {
    return storedRegistrySchema.parse(JSON.parse(text));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message;
    throw new ReleaseRejectedError(
      `${file} is not a valid registry. Restore it from a backup, or move it away: then the next release of each ` +
        `microfrontend begins a new one. ${reason}`,
      { cause },
    );
  }
}

/** The versions of a microfrontend, oldest first; none for a name that was never published. */
export const versionsOf = ({ microFrontends }: ResolvedRegistry, name: string): PublishedVersion[] =>
  Object.hasOwn(microFrontends, name) ? (microFrontends[name] ?? []) : [];

export const findVersion = (registry: ResolvedRegistry, name: string, wanted: string) =>
  versionsOf(registry, name).find(({ metadata }) => metadata.version === wanted);

/** The version that browsers outside of a canary get, or undefined for a microfrontend that was never published. */
export const defaultVersion = (registry: ResolvedRegistry, name: string) =>
  versionsOf(registry, name).find(({ deployment }) => deployment.default);

export const isServed = ({ deployment }: PublishedVersion) => deployment.default || deployment.traffic > 0;

export const servedVersions = (registry: ResolvedRegistry, name: string) =>
  versionsOf(registry, name).filter(isServed);

export const changeVersion = (
  registry: Registry,
  name: string,
  version: string,
  change: (one: PublishedVersion) => Partial<PublishedVersion>,
) =>
  withVersions(
    registry,
    name,
    versionsOf(registry, name).map(one =>
      one.metadata.version === version ? { ...one, ...change(one) } : one,
    ),
  );

export const withVersions = (registry: Registry, name: string, versions: PublishedVersion[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: versions },
});

/** Where rendered pages are in the store: named by content, like everything that never changes. */
export const pagePlace = (integrity: string) => {
  const hex = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `pages/${hex.slice(0, 32)}.json`;
};

/** The integrity of every file with rendered pages that the registry lists. */
export const pagesIn = ({ microFrontends }: ResolvedRegistry): string[] =>
  Object.values(microFrontends)
    .flat()
    .flatMap(({ extras }) => extras.prerendered?.map(({ integrity }) => integrity) ?? []);

/** Without what only those who release need to know: how a version is judged, and by what. */
export const publicVersion = (one: PublishedVersion): PublishedVersion => {
  const { verdict, rollout: _rollout, unchecked: _unchecked, ...extras } = one.extras;
  return {
    ...one,
    extras: { ...extras, ...(verdict && { verdict: { state: verdict.state, at: verdict.at } }) },
  };
};

/** @param origins of each microfrontend's host, by name; one without is left out */
export function withOrigins(
  { schema, microFrontends }: Registry,
  origins: Readonly<Record<string, string>>,
): ResolvedRegistry {
  const served = Object.entries(microFrontends).flatMap(([name, versions]) => {
    const origin = origins[name];
    if (!origin) return [];
    const addressed = versions.map(one => ({
      ...one,
      url: `${origin}/${one.url}`,
      fallbackUrl: `${origin}/${one.fallbackUrl}`,
    }));
    return [[name, addressed] as const];
  });
  return { schema, microFrontends: Object.fromEntries(served) };
}
