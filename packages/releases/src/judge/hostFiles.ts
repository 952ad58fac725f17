import { z } from 'zod';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { STEP_DEADLINE_MS, STEPS, type JudgedVersion } from './steps.ts';
import { addTrials, trialSchema, type Trial } from './trial.ts';

const FOLDER = 'figures';
/** What a host has counted that is gone counts a day longer than a release without doubt is judged. */
const KEPT_MS = (STEPS.length + 1) * STEP_DEADLINE_MS;

const fileSchema = z.object({ at: z.iso.datetime(), trials: z.array(trialSchema) });
type HostFile = z.infer<typeof fileSchema>;

type FileStore = Pick<ReleaseStore, 'files' | 'readFile' | 'writeFile' | 'removeFile'>;

/** Writes what one host has counted, for the others. */
export const writeHostFile = (store: FileStore, host: string, trials: Trial[], now: Date) =>
  store.writeFile(`${FOLDER}/${host}.json`, JSON.stringify({ at: now.toISOString(), trials }));

/** What all hosts have counted, those that are gone included. */
export async function readHostFiles(store: FileStore, now: Date): Promise<HostFile[]> {
  const files = await Promise.all((await store.files(FOLDER)).map(place => readHostFile(store, place, now)));
  return files.filter(file => file !== null);
}

/** What is known of one judged version. */
export const trialOf = (files: readonly HostFile[], { name, version, rollout }: JudgedVersion) =>
  addTrials(
    files
      .flatMap(({ trials }) => trials)
      .filter(
        one => one.microfrontend === name && one.version === version && one.startedAt === rollout.startedAt,
      ),
  );

/** Removes files that are too old to count. */
export async function removeOldHostFiles(store: FileStore, now: Date) {
  for (const place of await store.files(FOLDER))
    if (!(await readHostFile(store, place, now))) await store.removeFile(place);
}

/** Null for one that is too old to count, or that another release of the shell host wrote in another way. */
async function readHostFile(store: FileStore, place: string, now: Date): Promise<HostFile | null> {
  const text = await store.readFile(place);
  try {
    const file = fileSchema.parse(JSON.parse(String(text)));
    return now.getTime() - Date.parse(file.at) < KEPT_MS ? file : null;
  } catch {
    return null;
  }
}
