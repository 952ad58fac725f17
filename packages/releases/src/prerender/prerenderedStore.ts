import { createHash } from 'node:crypto';
import { z } from 'zod';
import { integrityOf } from '@site/federation/build/integrity';
import { pagePlace, type PrerenderedEntry } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readVerified } from '../store/versionFiles.ts';

/** Far more than ours have: a host holds the pages of some visitors at once. */
const MAX_LETTERS = 300_000;

const pageSchema = z.strictObject({
  /** What goes into the page's root element. */
  html: z.string().min(1).max(MAX_LETTERS),
  /** The style elements that it needs, and no other. */
  styles: z
    .string()
    .max(MAX_LETTERS)
    .regex(/^(<style [^>]*>[^<]*<\/style>\s*)*$/),
});

/** The pages of one pair of shell and remote, by path: checked, for what renders them is a team's code. */
export const pagesSchema = z.strictObject({ pages: z.record(z.string(), pageSchema) });

export type PrerenderedPages = z.infer<typeof pagesSchema>;

/** Names the settings that pages were rendered with. */
export const configKey = (config: object) =>
  createHash('sha256').update(JSON.stringify(config)).digest('hex').slice(0, 16);

/** The listed pages that belong to a shell and to the site's settings of today. */
export const findPrerendered = (
  listed: readonly PrerenderedEntry[] | undefined,
  shell: string,
  config: string,
) => listed?.find(pages => pages.shell === shell && pages.config === config);

/** Puts rendered pages into the store; returns the integrity under which they are found again. */
export async function storePrerendered(store: Pick<ReleaseStore, 'writeFile'>, pages: PrerenderedPages) {
  const text = JSON.stringify(pages);
  const integrity = integrityOf(Buffer.from(text));
  await store.writeFile(pagePlace(integrity), text);
  return integrity;
}

/** @throws when the file is not there, or is not what was listed. */
export const readPrerendered = async (store: Pick<ReleaseStore, 'readFile'>, integrity: string) =>
  pagesSchema.parse(JSON.parse(String(await readVerified(store, pagePlace(integrity), integrity))));
