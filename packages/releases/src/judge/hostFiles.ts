import { z } from 'zod';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { STEP_DEADLINE_MS, STEPS, type JudgedVersion, type StepPlan } from './steps.ts';
import { addTrials, countedSchema, dayOf, type Counted } from './trial.ts';

const FOLDER = 'figures';
const DAY_MS = 86_400_000;
/** What a host has counted that is gone counts a day longer than a release without doubt is judged. */
const KEPT_MS = (STEPS.length + 1) * STEP_DEADLINE_MS;

const fileSchema = countedSchema.extend({ at: z.iso.datetime() });
type HostFile = z.infer<typeof fileSchema>;

type FileStore = Pick<ReleaseStore, 'files' | 'readFile' | 'writeFile' | 'removeFile'>;

export const writeHostFile = (store: FileStore, host: string, counted: Counted, now: Date) =>
  store.writeFile(`${FOLDER}/${host}.json`, JSON.stringify({ at: now.toISOString(), ...counted }));

/** What all hosts have counted, those that are gone included. */
export async function readHostFiles(store: FileStore, now: Date): Promise<HostFile[]> {
  const files = await Promise.all((await store.files(FOLDER)).map(place => readHostFile(store, place, now)));
  return files.filter(file => file !== null);
}

export const trialOf = (files: readonly HostFile[], { name, version, rollout }: JudgedVersion) =>
  addTrials(
    files
      .flatMap(({ trials }) => trials)
      .filter(
        one => one.microfrontend === name && one.version === version && one.startedAt === rollout.startedAt,
      ),
  );

/** How long the steps of a release will take at the traffic of the last day, in words. */
export async function describeHowLong(store: FileStore, name: string, plan: StepPlan, now: Date) {
  const files = await readHostFiles(store, now);
  const [before = 0, today = 0] = [DAY_MS, 0].map(ago => {
    const day = dayOf(new Date(now.getTime() - ago));
    return files.reduce((sum, { days }) => sum + (days[day]?.[name] ?? 0), 0);
  });
  const views = Math.max(before, today);
  const steps = STEPS.map(share => {
    const hours = Math.max(plan.stepMinutes / 60, (24 * plan.stepViews * 100) / (views * share));
    return `${share} % ${Math.min(24, hours).toFixed(1)} h`;
  });
  return `at the ${views} networks of the last day at least: ${steps.join(', ')}, then all`;
}

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
