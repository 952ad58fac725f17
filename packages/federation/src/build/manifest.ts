import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';
/** The build for rendering on a server, one file. The dot keeps it from the hosts: browsers have no use for it. */
export const SERVER_FILE = '.server.cjs';
/** In a build: its source maps, compressed. They are no part of the version, which browsers get, and are stored beside it. */
export const MAPS_FOLDER = '.maps';
/** A map's name there, by the file that it belongs to. */
export const mapOf = (file: string) => `${file}.map.gz`;
/** In the store of development builds: what does not build at present, or nothing. */
export const PROBLEMS_FILE = 'problems.txt';

/** In a prerendered page, for the folder of a version, whose address is known where the page is served. */
export const assetAddress = (app: string) => `https://${app}.assets.invalid/`;

/** A file of the build, beside the manifest; never a path that leads out of it. */
const file = z
  .string()
  .regex(/^[\w.~-]+(\/[\w.~-]+)*$/)
  .refine(name => !name.split('/').includes('..'), 'stays in its folder');

/** Each page has a link for each of them. */
const files = z.array(file).max(100);

export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'integrity is sha384-…');

/** The name of a version, which names a folder, so that it can lead nowhere else. */
export const versionNameSchema = z
  .string()
  .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/, 'a version is one folder name');

/** All that a host has to know about one build. Our own, a tenth of mf-manifest.json, and nothing in it is ever run. */
export const manifestSchema = z.strictObject({
  name: z.string().min(1),
  version: versionNameSchema,
  contractVersion: z.int().min(1),
  owner: z.string().regex(/^\P{C}{1,100}$/u, 'at most 100 letters'),
  entry: file,
  /** What a page of this build needs at once, the entry included. */
  preload: files,
  /** What one page needs beyond that at once, by its path; `data`: the shell's data layer as well. */
  pages: z
    .record(z.string().startsWith('/'), z.strictObject({ preload: files, data: z.boolean() }))
    .default({}),
  /** The shell's late files with the data layer that it shares. */
  data: files.default([]),
  integrity: z.record(file, integritySchema),
  routes: z.array(z.string().startsWith('/').max(200)).max(200),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The file of a build that says what it asks of the others, and what it gives them. */
export const CONTRACT_FILE = 'contract.json';

/** Only releases read it; no page does, so it is no part of the manifest. Not strict: those of former builds say more. */
export const contractSchema = z.object({
  operations: z.array(z.string()),
  /** Range of each shared package that a remote asks for, by its name. */
  requires: z.record(z.string(), z.string()),
  /** Version of each shared package that the shell provides, by its name. */
  provides: z.record(z.string(), z.string()),
  /** The pages of the site and the microfrontend that each belongs to, as the shell decides. */
  pages: z.record(z.string(), z.string()),
});

export type BuildContract = z.infer<typeof contractSchema>;
