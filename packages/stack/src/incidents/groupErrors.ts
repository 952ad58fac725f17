import { placeText, type SourcePlace } from '@site/federation/build/sourcePlace';
import type { BrowserLog, ErrorLine } from './logLines.ts';
import type { SourceOfStack } from './sourceOfStack.ts';

/** Errors of one cause, in however many versions, files and browsers. */
export interface Incident {
  /** The first of them. */
  example: ErrorLine;
  source: SourcePlace | undefined;
  groups: string[];
  first: Date;
  last: Date;
  errors: number;
  /** How many there were, by version, page and browser. */
  versions: Map<string, number>;
  pages: Map<string, number>;
  browsers: Map<string, number>;
  /** Requests of pages that met it: their lines in the logs of shell hosts and gateways have these ids. */
  requests: string[];
}

const MAX_REQUESTS = 3;

/**
 * Groups errors by what went wrong and where in the sources, so that one cause is one incident in every version.
 * @returns those with the most errors first
 */
export async function groupErrors(
  { errors }: Pick<BrowserLog, 'errors'>,
  sourceOf: SourceOfStack,
): Promise<Incident[]> {
  const incidents = new Map<string, Incident>();
  for (const error of errors) {
    const source = await sourceOf(error.stack);
    const where = source ? placeText(source) : (error.stack[0] ?? error.page);
    const key = JSON.stringify([error.kind, error.stage, withoutNumbers(error.message), where]);
    const incident = incidents.get(key) ?? newIncident(error, source);
    incidents.set(key, incident);
    add(incident, error);
  }
  return [...incidents.values()].sort((one, other) => other.errors - one.errors);
}

/** Messages that differ in a hash or a number have one cause. */
const withoutNumbers = (message: string) => message.replace(/[0-9a-f]*\d[0-9a-f]*/g, '0');

const newIncident = (example: ErrorLine, source: SourcePlace | undefined): Incident => ({
  example,
  source,
  groups: [],
  first: new Date(example.time),
  last: new Date(example.time),
  errors: 0,
  versions: new Map(),
  pages: new Map(),
  browsers: new Map(),
  requests: [],
});

function add(incident: Incident, error: ErrorLine) {
  incident.errors += error.count;
  incident.last = new Date(error.time);
  if (!incident.groups.includes(error.group)) incident.groups.push(error.group);
  increase(incident.versions, error.version, error.count);
  increase(incident.pages, error.page, error.count);
  increase(incident.browsers, error.browser, error.count);
  const { traceId } = error;
  if (traceId && !incident.requests.includes(traceId) && incident.requests.length < MAX_REQUESTS)
    incident.requests.push(traceId);
}

const increase = (counts: Map<string, number>, key: string, by: number) =>
  void counts.set(key, (counts.get(key) ?? 0) + by);
