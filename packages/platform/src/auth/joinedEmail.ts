const KEY = 'joined-email';

// Storage may be missing (on a server) or blocked; the address is then kept by this page only.
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(localStorage);
  } catch {
    return null;
  }
}

/** The address that signed up by email in this browser, or null. */
export const joinedEmail = () => withStorage(storage => storage.getItem(KEY));

export const rememberJoinedEmail = (email: string) =>
  void withStorage(storage => storage.setItem(KEY, email));

export const forgetJoinedEmail = () => void withStorage(storage => storage.removeItem(KEY));
