import { findVersion, type Change, type Registry } from '@site/releases/registry/registry';

/** A change of what browsers are served with. */
export interface Release {
  at: Date;
  /** What happened, in words. */
  what: string;
}

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

/**
 * Who has a version now, in words, or why nobody has it any more: a release that was taken back by itself needs no
 * rollback, and the next rollback would take back the version before it.
 */
export function servedNow(registry: Registry, name: string, version: string): string {
  const listed = findVersion(registry, name, version);
  if (!listed) return `${version} is not listed any more`;
  const { deployment, extras } = listed;
  const { verdict, rollout } = extras;
  if (deployment.traffic > 0)
    return [
      `${version} has ${deployment.traffic} % of the browsers`,
      ...(deployment.default ? ['is the default'] : rollout ? ['is being judged'] : []),
    ].join(', ');
  if (verdict?.state !== 'failed') return `${version} has no browsers`;
  const at = verdict.at.slice(0, 19).replace('T', ' ');
  return `${version} has no browsers since ${at}${verdict.reason ? `: ${verdict.reason}` : ''}`;
}
