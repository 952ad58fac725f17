const PREFIX = 'draft.';

interface Stored<T> {
  userId: string;
  value: T;
}

export interface Draft<T> {
  /** What this user left; null where there is nothing. Another user's draft is deleted. */
  read(userId: string): T | null;
  write(userId: string, value: T): void;
  clear(): void;
}

/**
 * What a user typed and has not sent, kept for this tab: it survives a reload and a new login of the same user,
 * and ends with Logout in this tab. A browser that denies storage keeps nothing.
 * @param name unique within the site, for instance `contact.booking`
 */
export function createDraft<T>(name: string): Draft<T> {
  const key = PREFIX + name;
  const clear = () => attempt(() => sessionStorage.removeItem(key));
  return {
    read(userId) {
      const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored<T> | null);
      if (stored && stored.userId !== userId) clear();
      return stored?.userId === userId ? stored.value : null;
    },
    write(userId, value) {
      attempt(() => sessionStorage.setItem(key, JSON.stringify({ userId, value })));
    },
    clear,
  };
}

/** For a logout: deletes what every form kept. */
export const clearDrafts = () =>
  attempt(() =>
    Object.keys(sessionStorage)
      .filter(key => key.startsWith(PREFIX))
      .forEach(key => sessionStorage.removeItem(key)),
  );

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
