import { stateOf, type LevelId, type Module } from '@site/curriculum';
import type { RemoteDeps } from '@site/platform';
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createProgress, type ProgressInput, type ProgressStore } from '../progress/progress.ts';

/** What the parts of a page take from around it. */
export interface PageParts {
  client: RemoteDeps['client'];
  progress: ProgressStore;
}

export const PageContext = createContext({} as PageParts);
const stores = new WeakMap<RemoteDeps['client'], ProgressStore>();

/** The route of a page, with what its parts need. All pages have one progress. */
export async function routeWithParts(deps: RemoteDeps, page: ReactNode) {
  // The tutor's chat and the progress are those of the user.
  await deps.auth.known();
  const { client } = deps;
  const progress = stores.get(client) ?? createProgress(deps);
  stores.set(client, progress);
  return { element: <PageContext value={{ client, progress }}>{page}</PageContext> };
}

export const useClient = () => useContext(PageContext).client;

/** What the user did so far. */
export function useProgress() {
  const { subscribe, current } = useContext(PageContext).progress;
  return useSyncExternalStore(subscribe, current, current);
}

/** What the user did in one lesson, its state in a word, and how to add to it. */
export function useLessonProgress(level: LevelId, module: Module) {
  const { save } = useContext(PageContext).progress;
  const { isKnown, lessons } = useProgress();
  const lesson = lessons.find(one => one.level === level && one.module === module.number);
  return {
    isKnown,
    lesson,
    lessons,
    state: stateOf(module, lesson),
    save: (input: ProgressInput) => save(level, module.number, input),
  };
}
