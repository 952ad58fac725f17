import { useSyncExternalStore } from 'react';
import { loginHref, useLocation } from '@site/platform';

const never = () => () => {};

/**
 * The address of a login that comes back to this place of this page. A page that the host sends is the same for every
 * query, so query and hash come with hydration; until then recordEarlyInput.js adds them.
 * @param email prefilled at the identity provider
 */
export function useLoginHref(email?: string): string {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return loginHref(isHydrated ? { pathname, search, hash } : { pathname, search: '' }, email);
}
