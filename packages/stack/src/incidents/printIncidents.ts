import { placeText } from '@site/federation/build/sourcePlace';
import type { Incident } from './groupErrors.ts';
import type { Release } from './releaseFacts.ts';

const clock = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

const counted = (counts: Map<string, number>) =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} (${count})`)
    .join(', ');

/** What is known of the releases of a microfrontend. */
export interface ReleaseFacts {
  /** Oldest first. */
  releases: readonly Release[];
  /** Who has a version now, in words. */
  servedNow(version: string): string;
}

/** One incident, as a person on call reads it. Times are UTC. */
export function describeIncident(
  incident: Incident,
  at: number,
  { releases, servedNow }: ReleaseFacts,
): string {
  const { example, source } = incident;
  const before = releases.findLast(release => release.at <= incident.first);
  const rows: [string, string | undefined][] = [
    ['at', source ? placeText(source) : (example.stack[0] ?? 'an unknown place')],
    ['line', source?.text],
    ['since', `${clock(incident.first)}, last ${clock(incident.last)}: ${incident.errors} times`],
    ['versions', counted(incident.versions)],
    ['pages', counted(incident.pages)],
    ['browsers', counted(incident.browsers)],
    ['released', before ? `${clock(before.at)} ${before.what}` : undefined],
    ['now', [...incident.versions.keys()].map(servedNow).join('; ')],
    ['owner', example.owner],
    ['requests', incident.requests.join(', ') || undefined],
    ['groups', incident.groups.join(', ')],
  ];
  const stage = example.stage ? `, ${example.stage}` : '';
  const title = `${at}. ${example.kind}${stage}: ${example.message}`;
  return [title, ...rows.flatMap(([name, text]) => (text ? [`   ${name.padEnd(9)} ${text}`] : []))].join(
    '\n',
  );
}
