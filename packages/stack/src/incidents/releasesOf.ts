import type { Change } from '@site/releases/registry/registry';
import type { Release } from './printIncidents.ts';

/** What was released, tried and taken back of a microfrontend, oldest first. */
export function releasesOf(history: readonly Change[]): Release[] {
  return history.flatMap((change, at) => {
    const before = history[at - 1];
    const came = change.served.filter(one => !before?.served.includes(one));
    const when = new Date(change.at);
    if (change.default !== before?.default)
      return [{ at: when, what: `${change.default} became the default, after ${before?.default ?? 'none'}` }];
    return came.length > 0 ? [{ at: when, what: `${came.join(', ')} is tried` }] : [];
  });
}
