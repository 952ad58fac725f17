import { z } from 'zod';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { versionFiguresSchema, viewCountsSchema } from './figures.ts';
import type { RecordedTrial } from './recordFigures.ts';
import { watchedVersions, type WatchedVersion } from './rollouts.ts';
import { addTrials, emptyTrial, summary, type Trial } from './trial.ts';

const FOLDER = 'figures';
const DAY_MS = 86_400_000;

const fileSchema = z.object({
  at: z.iso.datetime(),
  trials: z.array(
    z.object({
      microfrontend: z.string(),
      version: z.string(),
      startedAt: z.string(),
      baselineBefore: versionFiguresSchema,
      othersBefore: viewCountsSchema,
      steps: z.array(
        z.object({
          share: z.number(),
          stepAt: z.string(),
          candidate: versionFiguresSchema,
          baseline: versionFiguresSchema,
          others: viewCountsSchema,
          slots: z.array(z.object({ at: z.int(), candidate: viewCountsSchema, others: viewCountsSchema })),
        }),
      ),
      causes: z.array(z.object({ text: z.string(), views: z.int() })),
    }),
  ),
});

type TrialStore = Pick<ReleaseStore, 'files' | 'readFile' | 'writeFile' | 'removeFile'>;

const placeOf = (host: string) => `${FOLDER}/${host}.json`;

/** Writes what one host has seen, for the other hosts. */
export const writeTrials = (store: TrialStore, host: string, trials: readonly RecordedTrial[], now: Date) =>
  store.writeFile(placeOf(host), JSON.stringify({ at: now.toISOString(), trials }));

/** Files on their way have other endings. */
const filesOf = async (store: TrialStore) =>
  (await store.files(FOLDER)).filter(place => place.endsWith('.json'));

/** What all hosts have seen, those that died within a day included. */
export async function readTrials(store: TrialStore, now: Date): Promise<RecordedTrial[]> {
  const files = await Promise.all((await filesOf(store)).map(place => readTrialFile(store, place)));
  return files.flatMap(file => (file && isRecent(file, now) ? file.trials : []));
}

/** Of one version under watch. */
export const trialOf = (
  trials: readonly RecordedTrial[],
  { name, version, rollout }: WatchedVersion,
): Trial =>
  trials
    .filter(
      one => one.microfrontend === name && one.version === version && one.startedAt === rollout.startedAt,
    )
    .reduce<Trial>(addTrials, emptyTrial());

/** What browsers have met so far with a version that is under watch; undefined for any other. */
export async function figuresSoFar(store: TrialStore, registry: Registry, name: string, version: string) {
  const watched = watchedVersions(registry).find(one => one.name === name && one.version === version);
  if (!watched) return undefined;
  const trial = trialOf(await readTrials(store, new Date()), watched);
  return { figures: summary(trial), causes: trial.causes };
}

/** Removes files that are too old to count. */
export async function removeOldTrials(store: TrialStore, now: Date) {
  for (const place of await filesOf(store)) {
    const file = await readTrialFile(store, place);
    if (!file || !isRecent(file, now)) await store.removeFile(place);
  }
}

/** Null for one that another checkout wrote in another way. */
async function readTrialFile(store: TrialStore, place: string) {
  const text = await store.readFile(place);
  try {
    return fileSchema.parse(JSON.parse(String(text)));
  } catch {
    return null;
  }
}

const isRecent = ({ at }: { at: string }, now: Date) => now.getTime() - Date.parse(at) < DAY_MS;
