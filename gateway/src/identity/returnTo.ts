const MAX_LENGTH = 2048;
const HOME = '/';
// Nothing a person would read stands here, and /api/logout would undo the login.
const notPages = /^\/(api|graphql)(\/|\?|#|$)/i;

/**
 * Where to go after the login: a path on this site with its query, else the start page.
 * @param wanted what the address bar said; anything may stand there.
 */
export function safeReturnTo(wanted: unknown, publicUrl: string): string {
  // Control characters, spaces and backslashes are read differently by different browsers.
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(wanted))
    return HOME;
  if (wanted.startsWith('//') || !URL.canParse(wanted, publicUrl)) return HOME;
  const { origin, pathname, search, hash } = new URL(wanted, publicUrl);
  const path = `${pathname}${search}${hash}`;
  // "/.//other.example" is on this site until its dots are resolved.
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
