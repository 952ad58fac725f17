import { createHash } from 'node:crypto';
import { networkOf } from '@site/federation/serve/networkOf';
import type { Logger } from 'pino';
import { impersonal } from '../../src/reports/report.ts';
import type { TakenError } from './reportSchema.ts';

const MINUTE_MS = 60_000;
/** Lines of one group in a minute; the others are counted and logged as one. */
const LINES_PER_GROUP = 5;
/** Groups in a minute: a page that fails for everyone, or a forger, must not fill the disk. */
const MAX_GROUPS = 200;
/** Of these, how many one address (networkOf) may begin, and how many lines of a group are its: others must be seen. */
const GROUPS_PER_ADDRESS = 20;
const LINES_PER_ADDRESS = 2;

/** What the host knows beside the report. */
export interface ErrorContext {
  owner: string;
  shell: string;
  browser: string;
  /** The request that brought the page: its lines are found by this id in the logs of shell host and gateways. */
  traceId?: string | undefined;
  requestId: string;
  /** Set when the browser was pinned to the version: on call, or a developer. */
  pinned?: boolean;
}

/**
 * Writes one line for an error of a browser.
 * @param address of who sent it; it is not logged
 */
export type LogError = (error: TakenError, context: ErrorContext, address: string) => void;

/** What was logged of a group in this minute. */
interface LoggedGroup {
  lines: number;
  /** Errors without a line of their own. */
  more: number;
  last: object;
  linesOf: Map<string, number>;
}

/** An error's name in the log: what failed, and where in which file. The same in every browser and on every host. */
export const groupOf = ({ microfrontend, version, kind, stage, message, stack }: TakenError) =>
  createHash('sha256')
    .update(JSON.stringify([microfrontend, version, kind, stage, stack[0] ?? message]))
    .digest('hex')
    .slice(0, 8);

/** One structured line for each error, as long as a group has few; repeated ones are summed up once a minute. */
export function createErrorLog(log: Logger): LogError {
  let groups = new Map<string, LoggedGroup>();
  let begunBy = new Map<string, number>();
  let dropped = 0;

  function endMinute() {
    for (const { more, last } of groups.values())
      if (more > 0) log.error({ ...last, count: more, repeated: true }, 'browser error');
    if (dropped > 0) log.warn({ dropped }, 'browser errors of too many kinds; some are not logged');
    [groups, begunBy, dropped] = [new Map(), new Map(), 0];
  }

  function begin(key: string, network: string): LoggedGroup | null {
    const begun = begunBy.get(network) ?? 0;
    if (groups.size >= MAX_GROUPS || begun >= GROUPS_PER_ADDRESS) return null;
    begunBy.set(network, begun + 1);
    const logged = { lines: 0, more: 0, last: {}, linesOf: new Map() };
    groups.set(key, logged);
    return logged;
  }

  return (report, context, address) => {
    const { first: _first, view: _view, ...error } = report;
    const group = groupOf(report);
    // What a pinned browser meets is summed up apart: visitors' errors are read without it.
    const key = context.pinned ? `${group} pinned` : group;
    const network = networkOf(address);
    if (groups.size === 0 && dropped === 0) setTimeout(endMinute, MINUTE_MS).unref();
    const known = groups.get(key) ?? begin(key, network);
    if (!known) return void (dropped += error.count);
    // A browser may send anything: the browser's own cleaning does not count.
    known.last = { group, ...error, message: impersonal(error.message), ...context };
    const own = known.linesOf.get(network) ?? 0;
    if (known.lines >= LINES_PER_GROUP || own >= LINES_PER_ADDRESS) return void (known.more += error.count);
    known.lines += 1;
    known.linesOf.set(network, own + 1);
    log.error(known.last, 'browser error');
  };
}

// The engine's family and major version: enough to see that an error is one browser's, too little to know a person by.
const FAMILIES: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

/** `Firefox 140`, or `other`. */
export function browserFamily(userAgent = ''): string {
  for (const [name, mark] of FAMILIES) {
    const [, major] = mark.exec(userAgent.slice(0, 400)) ?? [];
    if (major) return `${name} ${major}`;
  }
  return 'other';
}
