import { useSyncExternalStore } from 'react';
import type { LevelId } from '@site/curriculum';

// Progress belongs to this browser: the gateway stores none.
const KEY = 'education.read-lessons';
const listeners = new Set<() => void>();
/** Used where storage is blocked. */
let memory = '[]';

const idOf = (level: LevelId, module: number) => `${level}-${module}`;

function stored() {
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return memory;
  }
}

/** Entries that this version does not know were stored by a newer one, before a rollback: they are kept as they are. */
function read(): unknown[] {
  try {
    const value: unknown = JSON.parse(stored());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function setRead(id: string, isRead: boolean) {
  const others = read().filter(one => one !== id);
  memory = JSON.stringify(isRead ? [...others, id] : others);
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // Kept until the page is closed.
  }
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

/** Whether a lesson was marked as read in this browser, and how to change it. */
export function useReadLesson(level: LevelId, module: number) {
  const id = idOf(level, module);
  const isRead = useSyncExternalStore(
    subscribe,
    () => read().includes(id),
    () => false,
  );
  return [isRead, () => setRead(id, !isRead)] as const;
}
