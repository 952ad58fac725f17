import { stateOf, type LevelId, type Module } from '@site/curriculum';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ProgressStore } from './progressOf.ts';

/** The progress of the user, for the parts of a page. */
export const ProgressContext = createContext<ProgressStore | null>(null);

function useStore() {
  const store = useContext(ProgressContext);
  if (!store) throw new Error('outside of the page');
  return store;
}

/** What the user did so far. */
export function useProgress() {
  const { subscribe, current } = useStore();
  return useSyncExternalStore(subscribe, current, current);
}

/** What the user did in one lesson, its state in a word, and how to add to it. */
export function useLessonProgress(level: LevelId, module: Module) {
  const { save } = useStore();
  const { isKnown, lessons } = useProgress();
  const lesson = lessons.find(one => one.level === level && one.module === module.number);
  return {
    isKnown,
    ...{ lesson, lessons, state: stateOf(module, lesson) },
    save: (input: Parameters<typeof save>[2]) => save(level, module.number, input),
  };
}
