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

/** What was typed is there again after a session that ended; a conversation ends with it. */
const PREFIXES = { typed: 'draft.', said: 'draft.said.' };

interface Left<T> {
  userId: string;
  value: T;
}

/**
 * What a user of this tab would miss after a reload or a new login: typed and not sent, or the tutor's conversation. It
 * ends with Logout in this tab.
 * @param name unique within the site, for instance `contact.booking`
 */
export function createTabStorage<T>(name: string, kind: keyof typeof PREFIXES = 'typed') {
  const text = createStoredText(() => sessionStorage, PREFIXES[kind] + name);
  return {
    /** Null where there is nothing, or where another user left it. */
    read(userId: string) {
      const left = parse<T>(text.read());
      return left?.userId === userId ? left.value : null;
    },
    write: (userId: string, value: T) => text.write(JSON.stringify({ userId, value })),
    clear: () => text.write(null),
  };
}

const parse = <T>(text: string | null) => attempt(() => JSON.parse(text ?? 'null') as Left<T> | null, null);

/** For a logout: deletes what every tab storage keeps. */
export const clearTabStorage = () => clearWhere(() => true);

/** For a page of this user, or of none: deletes what others left, and where there is no user every conversation. */
export const clearForUser = (userId: string | null) =>
  clearWhere((key, text) =>
    userId === null ? key.startsWith(PREFIXES.said) : parse(text)?.userId !== userId,
  );

const clearWhere = (isOver: (key: string, text: string | null) => boolean) =>
  attempt(
    () =>
      Object.keys(sessionStorage)
        .filter(key => key.startsWith(PREFIXES.typed) && isOver(key, sessionStorage.getItem(key)))
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
