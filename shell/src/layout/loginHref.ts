/** Where "Login" leads: the gateway, and from there back to this page, query included. */
export const loginHref = ({ pathname, search }: { pathname: string; search: string }) =>
  `/api/login?returnTo=${encodeURIComponent(pathname + search)}`;

export const LOGOUT_HREF = '/api/logout';
