import { useSyncExternalStore } from 'react';
import { graphql } from './gql/gql.ts';
import type { CurrentUserQuery } from './gql/graphql.ts';

/** Who is logged in. A string, not a parsed document: the session is read without a GraphQL client. */
const CURRENT_USER = graphql(`
  query CurrentUser {
    currentUser {
      id
      email
      firstName
      lastName
    }
  }
`);

export type CurrentUser = NonNullable<CurrentUserQuery['currentUser']>;

export type Session = { status: 'loading' } | { status: 'visitor' } | { status: 'member'; user: CurrentUser };

export interface SessionSource {
  /** The answer, where the page came with it; null is a visitor. Without it the gateway is asked, once. */
  user?: CurrentUser | null | undefined;
  /** Can be handed in for tests. */
  fetch?: typeof globalThis.fetch;
}

// One for the whole document, and every bundle's: this module is shared.
let current: Session = { status: 'loading' };
let source: SessionSource = {};
let answer: Promise<CurrentUser | null> | undefined;
const listeners = new Set<() => void>();

/** Begins the document's session; whatever was known before is forgotten. */
export function openSession(from: SessionSource) {
  source = from;
  answer = undefined;
  current = { status: 'loading' };
  if (from.user !== undefined) settle(from.user);
}

/** Who is logged in; null for a visitor. Asked once however many call, and never rejects. */
export function askWhoIsThere(): Promise<CurrentUser | null> {
  return (answer ??= ask(source.fetch ?? globalThis.fetch).then(settle));
}

/** The login state. A failed call counts as not logged in and is not tried again (specification, section 4). */
export const useSession = (): Session => useSyncExternalStore(subscribe, read, read);

/** First name, else e-mail, else "User" (specification, section 2). */
export const displayName = (user: CurrentUser) => user.firstName?.trim() || user.email || 'User';

async function ask(fetch: typeof globalThis.fetch): Promise<CurrentUser | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
      body: JSON.stringify({ operationName: 'CurrentUser', query: String(CURRENT_USER) }),
    });
    const { data } = (await response.json()) as { data?: CurrentUserQuery | null };
    return data?.currentUser ?? null;
  } catch {
    return null;
  }
}

function settle(user: CurrentUser | null) {
  current = user ? { status: 'member', user } : { status: 'visitor' };
  answer ??= Promise.resolve(user);
  listeners.forEach(listener => listener());
  return user;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (current.status === 'loading') void askWhoIsThere();
  return () => void listeners.delete(listener);
}

const read = () => current;
