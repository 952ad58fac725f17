/**
 * The address of a login that comes back to this page, query included.
 * @param email prefilled at the identity provider
 */
export function loginHref({ pathname, search }: { pathname: string; search: string }, email?: string) {
  const hint = email ? `&login_hint=${encodeURIComponent(email)}` : '';
  return `/api/login?returnTo=${encodeURIComponent(pathname + search)}${hint}`;
}
