import type { Auth } from './auth.ts';

/**
 * Headers that say whose page sends a call: the gateway answers 401 if somebody else has logged in in another tab.
 * A visitor's page sends none.
 */
export function userHeaders({ current }: Pick<Auth, 'current'>): Record<string, string> {
  const state = current();
  if (state.status === 'user') return { 'X-User': state.user.id };
  return state.status === 'sessionEnded' ? { 'X-User': 'none' } : {};
}
