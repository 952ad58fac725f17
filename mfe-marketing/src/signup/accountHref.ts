/** A login that carries the address to the provider and ends at the lessons. */
export const accountHref = (email: string) =>
  `/api/login?${new URLSearchParams({ returnTo: '/education', login_hint: email })}`;
