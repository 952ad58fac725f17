import { useSyncExternalStore } from 'react';
import type { CurrentUserQuery } from '../gql/graphql.ts';

export type CurrentUser = NonNullable<CurrentUserQuery['currentUser']>;

/** Who uses this browser: `joined` signed up by email and has no account; `sessionEnded` was a user on this page. */
export type AuthState =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'joined'; email: string }
  | { status: 'user'; user: CurrentUser }
  | { status: 'sessionEnded' };

/** The site's one auth state, as remotes get it. */
export interface Auth {
  current(): AuthState;
  /** The state that the served markup was rendered with; hydration compares with it. */
  served(): AuthState;
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void;
  /** Resolves with the first state that is not `loading`; never rejects. */
  known(): Promise<AuthState>;
  /** After a successful email sign-up. Remembered in this browser until there is a user. */
  joined(email: string): void;
  /** After a user's call answered 401. GraphQL calls do it by themselves. The shell then shows the sign-in gate. */
  endSession(): void;
}

/** The current state; renders again when it changes. */
export const useAuth = ({ subscribe, current, served }: Auth): AuthState =>
  useSyncExternalStore(subscribe, current, served);

/**
 * The address of a login that comes back to this place of this page.
 * @param email prefilled at the identity provider
 */
export function loginHref(
  { pathname, search, hash = '' }: { pathname: string; search: string; hash?: string },
  email?: string,
) {
  const hint = email ? `&login_hint=${encodeURIComponent(email)}` : '';
  return `/api/login?returnTo=${encodeURIComponent(pathname + search + hash)}${hint}`;
}

/** First name, else email, else "User" (docs/specification.md#navigation). */
export const displayName = (user: CurrentUser) => user.firstName?.trim() || user.email || 'User';
