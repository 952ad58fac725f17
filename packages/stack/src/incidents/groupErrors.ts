import { placeText, type SourcePlace } from '@site/federation/build/sourcePlace';
import { findVersion, type Registry } from '@site/releases/registry/registry';
import type { ErrorLine } from './logLines.ts';
import type { SourceOfStack } from './sourceOfStack.ts';

/** Errors of one cause, in however many versions, files and browsers. */
export interface Incident {
  source: SourcePlace | undefined;
  errors: ErrorLine[];
}

/** Groups errors by what went wrong and where in the sources, so that one cause is one incident in every version. */
export async function groupErrors(
  errors: readonly ErrorLine[],
  sourceOf: SourceOfStack,
): Promise<Incident[]> {
  const incidents = new Map<string, Incident>();
  for (const error of errors) {
    const source = await sourceOf(error.stack);
    const where = source ? placeText(source) : (error.stack[0] ?? error.page);
    const key = JSON.stringify([error.kind, error.stage, withoutNumbers(error.message), where]);
    const incident = incidents.get(key) ?? { source, errors: [] };
    incidents.set(key, incident);
    incident.errors.push(error);
  }
  return [...incidents.values()].sort((one, other) => timesOf(other.errors) - timesOf(one.errors));
}

/** Messages that differ in a hash or a number have one cause. */
const withoutNumbers = (message: string) => message.replace(/[0-9a-f]*\d[0-9a-f]*/g, '0');

/** A line may stand for several errors. */
const timesOf = (errors: readonly ErrorLine[]) => errors.reduce((sum, { count }) => sum + count, 0);

const clock = (time: number | string) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** One incident, as a person on call reads it. Times are UTC. */
export function describeIncident({ source, errors }: Incident, registry: Registry, name: string): string {
  const [first] = errors;
  const last = errors.at(-1);
  if (!first || !last) return '';
  const counted = (what: 'version' | 'page' | 'browser') =>
    [...new Set(errors.map(error => error[what]))]
      .map(value => ({ value, times: timesOf(errors.filter(error => error[what] === value)) }))
      .sort((one, other) => other.times - one.times)
      .map(({ value, times }) => `${value} (${times})`)
      .join(', ');
  const before = registry.history[name]?.findLast(change => Date.parse(change.at) <= first.time);
  const versions = [...new Set(errors.map(({ version }) => version))];
  const rows: [string, string | undefined][] = [
    ['at', source ? placeText(source) : (first.stack[0] ?? 'an unknown place')],
    ['line', source?.text],
    ['since', `${clock(first.time)}, last ${clock(last.time)}: ${timesOf(errors)} times`],
    ['versions', counted('version')],
    ['pages', counted('page')],
    ['browsers', counted('browser')],
    ['released', before && `${clock(before.at)} ${before.served.join(', ')}`],
    ['now', versions.map(version => servedNow(registry, name, version)).join('; ')],
    ['owner', first.owner],
    ['request', first.traceId],
  ];
  const title = `${first.kind}${first.stage ? `, ${first.stage}` : ''}: ${first.message}`;
  return [title, ...rows.flatMap(([word, text]) => (text ? [`   ${word.padEnd(9)} ${text}`] : []))].join(
    '\n',
  );
}

/** Who has a version now: one that was taken back by itself needs no rollback, which would take back the one before. */
function servedNow(registry: Registry, name: string, version: string): string {
  const { deployment, extras } = findVersion(registry, name, version) ?? {};
  if (!deployment) return `${version} is not listed any more`;
  const { verdict, rollout } = extras ?? {};
  if (deployment.traffic > 0)
    return `${version} has ${deployment.traffic} % of the browsers${rollout ? ', is being judged' : ''}`;
  const why =
    verdict?.state === 'failed' ? ` since ${clock(verdict.at)}: ${verdict.reason ?? 'it failed'}` : '';
  return `${version} has no browsers${why}`;
}
