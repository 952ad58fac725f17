import { useSyncExternalStore } from 'react';
import type { LevelId } from '@site/curriculum';
import { createStoredText } from '@site/platform/storage';

// Progress belongs to this browser: the gateway stores none.
const stored = createStoredText(() => localStorage, 'education.read-lessons');
const listeners = new Set<() => void>();

/** Entries that this version does not know were stored by a newer one, before a rollback: they are kept as they are. */
function read(): unknown[] {
  try {
    const value: unknown = JSON.parse(stored.read() ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function set(id: string, isMarked: boolean) {
  const others = read().filter(one => one !== id);
  stored.write(JSON.stringify(isMarked ? [...others, id] : others));
  listeners.forEach(listener => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function useMark(id: string) {
  const isMarked = useSyncExternalStore(
    subscribe,
    () => read().includes(id),
    () => false,
  );
  return [isMarked, () => set(id, !isMarked)] as const;
}

/** Whether a lesson was marked as read in this browser, and how to change it. */
export const useReadLesson = (level: LevelId, module: number) => useMark(`${level}-${module}`);

/** Whether Start was pressed in this browser, and how to change it. */
export const useBegunLesson = (level: LevelId, module: number) => useMark(`begun-${level}-${module}`);
