import { fetchCurrentUser } from './fetchCurrentUser.ts';
import { clearForUser, createStoredText } from '../storage.ts';
import type { CurrentUser, AuthState, Auth } from './auth.ts';

/** The auth state with what only the page around the remotes needs. */
export interface AuthStore extends Auth {
  /** Asks the gateway for the current user, after a question that is under way, and again until there is an answer. */
  check(): Promise<void>;
}

export interface AuthOptions {
  /** The user that the page was served with, null for none; the gateway is asked when absent. */
  user?: CurrentUser | null | undefined;
  /** Replaced in tests. */
  fetch?: typeof globalThis.fetch;
  reload?: () => void;
}

/** The address that signed up by email in this browser. */
const joinedEmail = createStoredText(() => localStorage, 'joined-email');

/** Between two questions that got no answer, in ms. */
const AGAIN_MS = 5_000;

export function createAuth({
  user,
  fetch = globalThis.fetch,
  reload = () => location.reload(),
}: AuthOptions = {}): AuthStore {
  const served: AuthState = user === undefined ? { status: 'loading' } : servedState(user);
  const listeners = new Set<() => void>();
  let state: AuthState = user === null ? anonymous() : served;
  let pending: Promise<void> | undefined;
  /** The gateway did not say who this is: whoever needs to know asks again. */
  let unanswered = false;
  /** Whose page this is: what it has read and what was typed belong to no other user. */
  let owner = user?.id;
  let again: ReturnType<typeof setTimeout> | undefined;

  function clearTab() {
    if (state.status !== 'loading') clearForUser(state.status === 'user' ? state.user.id : null);
  }

  function set(next: AuthState) {
    if (next.status === 'user') {
      owner = next.user.id;
      joinedEmail.write(null);
    }
    state = next;
    clearTab();
    listeners.forEach(listener => listener());
  }

  async function ask() {
    const answer = await fetchCurrentUser(fetch);
    clearTimeout(again);
    // Without an answer a page that is still loading is a visitor's, until there is one (docs/specification.md#states).
    if (answer === undefined) {
      unanswered ||= state.status === 'loading';
      if (unanswered || state.status === 'user') again = setTimeout(() => void check(), AGAIN_MS);
      return state.status === 'loading' ? set(anonymous()) : undefined;
    }
    unanswered = false;
    if (answer && owner !== undefined && answer.id !== owner) {
      endSession();
      return reload();
    }
    if (answer) return set({ status: 'user', user: answer });
    if (state.status === 'loading') set(anonymous());
    else endSession();
  }

  function check() {
    const asked: Promise<void> = (pending ? pending.then(ask) : ask()).finally(() => {
      if (pending === asked) pending = undefined;
    });
    return (pending = asked);
  }

  function endSession() {
    if (state.status === 'user') set({ status: 'sessionEnded' });
  }

  if (state.status === 'user') joinedEmail.write(null);
  clearTab();
  return {
    current: () => state,
    served: () => served,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async known() {
      if (state.status === 'loading' || unanswered) await (pending ?? check());
      return state;
    },
    joined(email) {
      joinedEmail.write(email);
      if (state.status !== 'user') set({ status: 'joined', email });
    },
    endSession,
    check,
  };
}

const servedState = (user: CurrentUser | null): AuthState =>
  user ? { status: 'user', user } : { status: 'visitor' };

function anonymous(): AuthState {
  const email = joinedEmail.read();
  return email ? { status: 'joined', email } : { status: 'visitor' };
}
