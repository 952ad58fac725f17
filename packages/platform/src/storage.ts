/**
 * A text that the browser keeps under a name, in `localStorage` or, for this tab, in `sessionStorage`. Where storage is
 * missing (on a server) or blocked, it is kept until the page is closed.
 */
export function createStoredText(area: () => Storage, key: string) {
  let memory: string | null = null;
  return {
    read: () => attempt(() => area().getItem(key), memory),
    /** @param text null deletes it */
    write(text: string | null) {
      memory = text;
      attempt(() => (text === null ? area().removeItem(key) : area().setItem(key, text)), undefined);
    },
  };
}

const PREFIX = 'draft.';

/** What one user left in this tab. */
export interface TabStorage<T> {
  /** Null where there is nothing. What another user left is deleted. */
  read(userId: string): T | null;
  write(userId: string, value: T): void;
  clear(): void;
}

/**
 * What a user of this tab would miss after a reload or a new login: typed and not sent, or the tutor's conversation. It
 * ends with Logout in this tab.
 * @param name unique within the site, for instance `contact.booking`
 */
export function createTabStorage<T>(name: string): TabStorage<T> {
  const text = createStoredText(() => sessionStorage, PREFIX + name);
  const clear = () => text.write(null);
  return {
    read(userId) {
      const stored = attempt(
        () => JSON.parse(text.read() ?? 'null') as { userId: string; value: T } | null,
        null,
      );
      if (stored && stored.userId !== userId) clear();
      return stored?.userId === userId ? stored.value : null;
    },
    write: (userId, value) => text.write(JSON.stringify({ userId, value })),
    clear,
  };
}

/** For a logout: deletes what every tab storage keeps. */
export const clearTabStorage = () =>
  attempt(
    () =>
      Object.keys(sessionStorage)
        .filter(key => key.startsWith(PREFIX))
        .forEach(key => sessionStorage.removeItem(key)),
    undefined,
  );

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch {
    return otherwise;
  }
}
