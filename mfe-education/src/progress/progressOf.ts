import type { LevelId, LessonProgress } from '@site/curriculum';
import type { RemoteDeps } from '@site/platform';
import type { ProgressInput } from '../gql/graphql.ts';

/** What the user did in the lessons: what the account has, and what waits here to get there. */
export interface Progress {
  /** Whether the account was asked: until then nothing is said of a lesson. */
  isKnown: boolean;
  lessons: readonly LessonProgress[];
}

export interface ProgressStore {
  current(): Progress;
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void;
  /** Adds to the progress; without a connection it waits in this browser. */
  save(level: LevelId, module: number, input: ProgressInput): void;
}

export type ProgressDeps = Pick<RemoteDeps, 'client' | 'auth'>;

const UNKNOWN: Progress = { isKnown: false, lessons: [] };

/** The progress, in a chunk that loads when a page is shown. */
function lateProgress(deps: ProgressDeps): ProgressStore {
  let store: ProgressStore | undefined;
  const load = async () => {
    const { createProgress } = await import(/* webpackChunkName: "progress" */ './progress.ts');
    return (store ??= createProgress(deps));
  };
  return {
    current: () => store?.current() ?? UNKNOWN,
    subscribe(listener) {
      let stop = () => {};
      let isStopped = false;
      const start = (loaded: ProgressStore) => {
        if (isStopped) return;
        stop = loaded.subscribe(listener);
        // What it has by now, others have asked for.
        listener();
      };
      // Lessons are read without it; the next visit tries again.
      load()
        .catch(() => undefined)
        .then(loaded => loaded && start(loaded));
      return () => {
        isStopped = true;
        stop();
      };
    },
    save: (...added) =>
      void load().then(
        loaded => loaded.save(...added),
        () => {},
      ),
  };
}

let latest: { of: ProgressDeps['client']; store: ProgressStore } | undefined;

/** The one store of the pages of this microfrontend. */
export function progressOf(deps: ProgressDeps): ProgressStore {
  if (latest?.of !== deps.client) latest = { of: deps.client, store: lateProgress(deps) };
  return latest.store;
}
