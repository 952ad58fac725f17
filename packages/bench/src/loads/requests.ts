import type { CDPSession } from '@playwright/test';

export interface SeenRequest {
  url: string;
  type: string;
  start: number;
  end: number;
  /** When it was asked for, in ms since 1970. */
  wall: number;
  bytes: number;
  /** Everything that made the browser ask: the initiator and its call stack. */
  initiators: string[];
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack | undefined;
}

function initiatorsOf(initiator: { url?: string; stack?: Stack }) {
  const urls = new Set(initiator.url ? [initiator.url] : []);
  for (let stack = initiator.stack; stack; stack = stack.parent)
    for (const frame of stack.callFrames) if (frame.url) urls.add(frame.url);
  return [...urls];
}

/** Records the finished requests of a page from DevTools' own events; `start` and `end` in seconds on one clock. */
export function recordRequests(cdp: CDPSession) {
  const open = new Map<string, SeenRequest>();
  const finished: SeenRequest[] = [];
  let lastActivity = Date.now();

  cdp.on('Network.requestWillBeSent', event => {
    if (!event.request.url.startsWith('http')) return;
    lastActivity = Date.now();
    open.set(event.requestId, {
      url: event.request.url,
      type: event.type ?? 'Other',
      start: event.timestamp,
      wall: event.wallTime * 1000,
      end: Infinity,
      bytes: 0,
      initiators: initiatorsOf(event.initiator),
    });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  const finish = (requestId: string, timestamp: number, bytes: number) => {
    const request = open.get(requestId);
    if (!request) return;
    open.delete(requestId);
    finished.push(Object.assign(request, { end: timestamp, bytes }));
    lastActivity = Date.now();
  };
  cdp.on('Network.loadingFinished', event =>
    finish(event.requestId, event.timestamp, event.encodedDataLength),
  );
  cdp.on('Network.loadingFailed', event => finish(event.requestId, event.timestamp, 0));

  const isQuiet = (ms: number) => open.size === 0 && Date.now() - lastActivity >= ms;
  return { finished, isQuiet };
}

const isCritical = ({ type }: SeenRequest) =>
  ['Document', 'Script', 'Stylesheet', 'XHR', 'Fetch', 'Font'].includes(type);

/** How many requests had to wait for each other, the document being the first. */
export function requestDepth(requests: SeenRequest[]) {
  const byUrl = new Map(requests.map(request => [request.url, request]));
  const depths = new Map<SeenRequest, number>();
  const depthOf = (request: SeenRequest): number => {
    const known = depths.get(request);
    if (known) return known;
    depths.set(request, 1);
    const causes = request.initiators
      .map(url => byUrl.get(url))
      .filter(cause => cause !== undefined && cause !== request && cause.start < request.start);
    const isDocument = request === requests[0];
    const depth = isDocument ? 1 : Math.max(2, ...causes.map(cause => 1 + depthOf(cause as SeenRequest)));
    depths.set(request, depth);
    return depth;
  };
  return Math.max(0, ...requests.filter(isCritical).map(depthOf));
}

export const isScript = ({ type }: SeenRequest) => type === 'Script';
