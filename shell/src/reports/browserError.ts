import type { Noticed } from './record.ts';
import type { ErrorReport } from './report.ts';

/** What a browser or the shell says of an error, before it is known whose it is. */
export interface BrowserError extends Pick<ErrorReport, 'kind' | 'message' | 'stage'> {
  /** As a browser writes it: addresses with line and column. */
  stack: string;
}

// Browsers say so when an observer's work takes more than a frame; nobody notices.
const HARMLESS = /^ResizeObserver loop/;

/** An event of the browser's as an error; null for one that says nothing of the site. */
export function errorOfEvent(event: Event): BrowserError | null {
  if (event instanceof SecurityPolicyViolationEvent) return blockedRequest(event);
  if (event instanceof PromiseRejectionEvent) return { kind: 'rejection', ...describe(event.reason) };
  if (!(event instanceof ErrorEvent) || HARMLESS.test(event.message)) return null;
  // Of a script of another origin a browser tells nothing, and ours are all asked for with CORS.
  if (!event.filename && !event.error) return null;
  const { message, stack } = describe(event.error ?? event.message);
  return { kind: 'error', message, stack: stack || `${event.filename}:${event.lineno}:${event.colno}` };
}

/** What the shell itself noticed. */
export const errorNoticed = ({ kind, error, stage }: Noticed): BrowserError => ({
  kind,
  ...describe(error instanceof Error && error.cause !== undefined ? error.cause : error),
  ...(stage && { stage }),
});

function blockedRequest(event: SecurityPolicyViolationEvent): BrowserError | null {
  if (event.disposition !== 'enforce') return null;
  return {
    kind: 'blocked',
    message: `${event.effectiveDirective} blocked ${blockedOrigin(event.blockedURI)}`,
    stack: event.sourceFile ? `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}` : '',
  };
}

/** Of a blocked address its origin: path and query may say who asked; of `inline`, `eval` and the like the word. */
const blockedOrigin = (blocked = 'a request') =>
  URL.canParse(blocked) && /^https?:/.test(blocked) ? new URL(blocked).origin : blocked.split(':')[0];

function describe(thrown: unknown) {
  if (!(thrown instanceof Error)) {
    const message =
      typeof thrown === 'string' ? thrown : `a thrown ${Object.prototype.toString.call(thrown)}`;
    return { message, stack: '' };
  }
  return { message: String(thrown), stack: thrown.stack ?? '' };
}
