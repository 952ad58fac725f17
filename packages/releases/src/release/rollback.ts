import type { Manifest } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { listRendered } from '../prerender/prerenderPairs.ts';
import { judgedVersions } from '../judge/steps.ts';
import { ALL_TRAFFIC, setTraffic } from '../registry/publish.ts';
import {
  defaultVersion,
  findVersion,
  ReleaseRejectedError,
  servedVersions,
  type PublishedVersion,
  type Registry,
} from '../registry/registry.ts';
import { rollbackTarget, withVerdict } from '../registry/verdicts.ts';
import { requireIntact, updateMicrofrontend } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { Gate } from './gate.ts';
import { misfits, partnersOf } from './partners.ts';
import type { PrerenderStep } from './release.ts';

/** So long nobody takes back unnamed what was there before a version that was just taken back. */
const AGAIN_MS = 30 * 60_000;

export interface RollbackRequest {
  name: AppName;
  store: ReleaseStore;
  /** What it would reject is a warning. */
  gate: Pick<Gate, 'inspect'>;
  /** Where to go back to; without it a canary ends, else the last former default that did not fail comes back. */
  version?: string | undefined;
  /** Says nothing of the version that is taken back; without it that one is recorded as failed. */
  keep?: boolean | undefined;
  dryRun?: boolean | undefined;
  /** As for a release: since this version was served, the others may have changed. */
  prerender: PrerenderStep;
}

export interface RollbackResult {
  version: string;
  /** What was taken back, and the percent of the browsers that had it. */
  from: string;
  share: number;
  wasJudged: boolean;
  /** What the release gate would reject in it today, one sentence each; it is rolled back to all the same. */
  warnings: string[];
}

/**
 * Whatever loses its browsers is recorded as failed; its files stay. But for the contract version checks only warn: in
 * an incident a version that works in part may be the better one. @throws ReleaseRejectedError
 */
export async function rollback(request: RollbackRequest): Promise<RollbackResult> {
  const { name, store, keep } = request;
  const { registry } = await store.read();
  const current = defaultVersion(registry, name);
  if (!current) throw new ReleaseRejectedError(`${name} was never published.`);
  const served = servedVersions(registry, name);
  const to =
    request.version ?? (served.length > 1 ? current.metadata.version : formerVersion(registry, name));
  const target = findVersion(registry, name, to);
  if (!target) throw new ReleaseRejectedError(`${name} has no version ${to}.`);
  requireContract(registry, name, target);
  const { manifest } = await requireIntact(store, name, to, target.metadata.integrity);
  const taken = served.filter(({ metadata }) => metadata.version !== to);
  const { metadata, deployment } = taken.find(one => one === current) ?? taken[0] ?? current;
  const wasJudged = judgedVersions(registry).some(({ published }) => published.metadata === metadata);
  const result = { version: to, from: metadata.version, share: deployment.traffic, wasJudged };
  const found = warningsOf(request, target, manifest);
  if (request.dryRun) return { ...result, warnings: await found };
  const unrendered: string[] = [];
  // In an incident a page that browsers render is better than one that is broken.
  const rendered = await request.prerender(to).catch((error: Error) => {
    unrendered.push(`Browsers render its pages, which cannot be rendered here: ${error.message}`);
  });
  const verdict = { state: 'failed', at: new Date().toISOString(), reason: `rolled back to ${to}` } as const;
  const change = (latest: Registry) => {
    const changed = listRendered(setTraffic(latest, name, to, ALL_TRAFFIC), rendered ?? []);
    const failed = keep ? [] : taken;
    return failed.reduce((all, one) => withVerdict(all, name, one.metadata.version, verdict), changed);
  };
  await updateMicrofrontend(store, name, registry, change, 'rollback');
  return { ...result, warnings: [...(await found), ...unrendered] };
}

/** Where a rollback without a name leads that ends no canary. @throws ReleaseRejectedError */
function formerVersion(registry: Registry, name: AppName): string {
  const current = defaultVersion(registry, name)?.metadata.version;
  const target = rollbackTarget(registry, name);
  if (target === undefined)
    throw new ReleaseRejectedError(
      `${name} has no version before ${current}, or none that has not failed; any other can be named.`,
    );
  const [before, last] = registry.history[name]?.slice(-2) ?? [];
  if (!before || last?.kind !== 'rollback' || Date.now() - Date.parse(last.at) > AGAIN_MS) return target;
  const ended = before.served.filter(one => !last.served.includes(one)).join(', ');
  const taken = before.default === last.default ? ended : before.default;
  throw new ReleaseRejectedError(
    `${taken} was already taken back at ${last.at.slice(11, 16)} UTC; name a version to go further, such as ${target}.`,
  );
}

async function warningsOf(
  { store, name, gate }: RollbackRequest,
  { metadata: { version }, extras }: PublishedVersion,
  manifest: Manifest,
): Promise<string[]> {
  const failed =
    extras.verdict?.state === 'failed'
      ? [`It failed before: ${extras.verdict.reason ?? 'no reason was recorded'}`]
      : [];
  try {
    return [...failed, ...(await gate.inspect({ name, dir: await store.folderOf(name, version), manifest }))];
  } catch (error) {
    return [...failed, `It could not be checked: ${(error as Error).message}`];
  }
}

/** A page that is broken today is better than one that no shell can load. */
function requireContract(registry: Registry, name: AppName, { metadata, extras }: PublishedVersion) {
  const who = misfits(extras.contractVersion, partnersOf(registry, name));
  if (who.length === 0) return;
  throw new ReleaseRejectedError(
    `${name} ${metadata.version} has contract version ${extras.contractVersion}; ${who.join(', ')}.`,
  );
}
