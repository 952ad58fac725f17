import { z } from 'zod';

const SCHEMA_ADDRESS = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/, 'a version is one folder name');
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'integrity is sha384-…');

/** In the store an address is relative to the microfrontend's host, which may move between two starts. */
const storedAddress = z
  .string()
  .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*\/manifest\.json$/, 'VERSION/manifest.json');
const servedAddress = z.url({ protocol: /^https?$/ });

/** Pages of this release that were rendered beside one version of the shell, with the site's settings of that day. */
export const prerenderedListingSchema = z.strictObject({
  shell: version,
  config: z.string().regex(/^[0-9a-f]{16}$/),
  integrity: integritySchema,
});
export type PrerenderedListing = z.infer<typeof prerenderedListingSchema>;

const releaseSchema = (address: z.ZodType<string>) =>
  z.strictObject({
    url: address,
    fallbackUrl: address,
    metadata: z.strictObject({ version, integrity: integritySchema }),
    deployment: z.strictObject({ traffic: z.int().min(0).max(100), default: z.boolean() }),
    extras: z.object({
      /** The team to ask when this release misbehaves. */
      owner: z.string().min(1),
      contractVersion: z.int().min(1),
      routes: z.array(z.string().startsWith('/')).min(1),
      // A document of an earlier version lacks these two.
      preload: z.array(z.string()).default([]),
      integrity: z.record(z.string(), integritySchema).default({}),
      publishedAt: z.iso.datetime(),
      prerendered: z.array(prerenderedListingSchema).optional(),
    }),
  });

const releasesSchema = (address: z.ZodType<string>) =>
  z
    .array(releaseSchema(address))
    .min(1)
    .refine(list => list.filter(release => release.deployment.default).length === 1, 'exactly one default')
    .refine(
      list => list.reduce((sum, { deployment }) => sum + deployment.traffic, 0) === 100,
      'traffic sums to 100',
    )
    .refine(
      list => new Set(list.map(({ metadata }) => metadata.version)).size === list.length,
      'a version stands once',
    )
    .refine(
      list => list.every(({ fallbackUrl }) => list.some(({ url }) => url === fallbackUrl)),
      'a fallback is a listed release, whose integrity is known',
    );

const documentSchema = (address: z.ZodType<string>) =>
  z.strictObject({
    schema: z.string(),
    microFrontends: z.record(z.string().regex(/^[a-z][a-z-]*$/), releasesSchema(address)),
  });

/** The document as the store keeps it: addresses without a host. */
export const storedRegistrySchema = documentSchema(storedAddress);
/** The document as `/registry.json` serves it (AWS frontend-discovery, with our additions in `extras`). */
export const servedRegistrySchema = documentSchema(servedAddress);

export type Registry = z.infer<typeof storedRegistrySchema>;
export type PublishedVersion = Registry['microFrontends'][string][number];

export const emptyRegistry = (): Registry => ({ schema: SCHEMA_ADDRESS, microFrontends: {} });

/** What is right of a document that breaks its schema: the microfrontends whose entries nothing is wrong with. */
export function usablePart(document: unknown): Registry {
  const shape = z.object({ microFrontends: z.record(z.string(), z.unknown()) }).safeParse(document);
  const entries = Object.entries(shape.data?.microFrontends ?? {}).flatMap(([name, releases]) => {
    const microFrontends = { [name]: releases };
    const alone = storedRegistrySchema.safeParse({ ...emptyRegistry(), microFrontends });
    return alone.success ? Object.entries(alone.data.microFrontends) : [];
  });
  return { ...emptyRegistry(), microFrontends: Object.fromEntries(entries) };
}

/** The release that visitors outside of a canary get, or undefined for a microfrontend that was never published. */
export const defaultVersion = (registry: Registry, name: string): PublishedVersion | undefined =>
  registry.microFrontends[name]?.find(release => release.deployment.default);

/**
 * The served document: every address made absolute.
 * @param origins base address of each microfrontend's host, by name; one without an origin is left out.
 */
export function withOrigins(registry: Registry, origins: Readonly<Record<string, string>>): Registry {
  const served = Object.entries(registry.microFrontends).flatMap(([name, releases]) => {
    const origin = origins[name];
    if (!origin) return [];
    const absolute = (address: string) => `${origin}/${address}`;
    const addressed = releases.map(release => ({
      ...release,
      url: absolute(release.url),
      fallbackUrl: absolute(release.fallbackUrl),
    }));
    return [[name, addressed] as const];
  });
  return { ...registry, microFrontends: Object.fromEntries(served) };
}
