import { findVersion, type Registry } from '@site/releases/registry/registry';

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
      ...(deployment.default ? ['is the default'] : []),
      ...(rollout ? ['is under watch'] : []),
    ].join(', ');
  if (verdict?.state !== 'failed') return `${version} has no browsers`;
  const at = verdict.at.slice(0, 19).replace('T', ' ');
  return `${version} has no browsers since ${at}${verdict.reason ? `: ${verdict.reason}` : ''}`;
}
