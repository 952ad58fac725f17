import { useSyncExternalStore } from 'react';
import { loginHref, useLocation } from '@site/platform';

const never = () => () => {};

/**
 * The address of a login that comes back to this page, query included. A page that the host sends is the same for every
 * query, so the query comes with hydration; until then recordEarlyInput.js adds it.
 * @param email prefilled at the identity provider
 */
export function useLoginHref(email?: string): string {
  const { pathname, search } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return loginHref({ pathname, search: isHydrated ? search : '' }, email);
}
