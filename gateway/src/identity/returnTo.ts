const MAX_LENGTH = 2048;
const HOME = '/';
// These are no pages, and /api/logout would undo the login.
const notPages = /^\/(api|graphql)(\/|\?|#|$)/i;

/**
 * Validates the address to return to after the login: a path on this site with its query, else "/".
 * @param wanted untrusted input from the query string.
 */
export function safeReturnTo(wanted: unknown, publicUrl: string): string {
  // Browsers disagree on control characters, spaces and backslashes.
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(wanted))
    return HOME;
  if (wanted.startsWith('//') || !URL.canParse(wanted, publicUrl)) return HOME;
  const { origin, pathname, search, hash } = new URL(wanted, publicUrl);
  const path = `${pathname}${search}${hash}`;
  // "/.//other.example" becomes another site once its dots are resolved.
  if (origin !== new URL(publicUrl).origin || path.startsWith('//') || notPages.test(decoded(pathname)))
    return HOME;
  return path;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
