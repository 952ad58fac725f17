import type { Change } from '@site/releases/registry/history';
import type { Release } from './printIncidents.ts';

/** What was released, tried and taken back of a microfrontend, oldest first. */
export function releasesOf(name: string, chain: readonly Change[]): Release[] {
  return chain.flatMap((change, at) => {
    const before = chain[at - 1];
    const version = change.defaults[name];
    const came = (change.served[name] ?? []).filter(one => !before?.served[name]?.includes(one));
    const when = new Date(change.at);
    if (version !== before?.defaults[name])
      return [{ at: when, what: `${version} became the default, after ${before?.defaults[name] ?? 'none'}` }];
    return came.length > 0 ? [{ at: when, what: `${came.join(', ')} is tried` }] : [];
  });
}
