import type { ConsoleMessage, Page } from 'playwright-core';
import { SECTION_FAILURE } from '@site/federation/sectionFailure';

/** One thing that went wrong in a page. */
export interface Problem {
  kind:
    | 'exception'
    | 'console'
    | 'request'
    | 'unavailable'
    | 'blank'
    | 'unfinished'
    | 'hung'
    | 'overflow'
    | 'accessibility';
  text: string;
  /** Lines of a stack, or one address with line and column. */
  stack?: string | undefined;
  /** Why the shell could not show a microfrontend, without a place. */
  reason?: string | undefined;
  /** Of accessibility: how many elements break a rule. */
  finding?: { rule: string; elements: number };
  /** Of a layout: how far it reaches beyond the screen. */
  pixels?: number;
}

/** A failed request, and one that the policy blocks: said a second time, with less. */
const SAID_OTHERWISE = /^Failed to load resource|^Fetch API cannot load .* Content Security Policy/;
const BLOCKED = /' violates the following Content Security Policy directive: "([\w-]+)/;
const SERVED_VERSION = /^\/microfrontends\/[a-z-]+\.json$/;
/** How often a page may send the same request while it is open: more is a loop, which only a limit ends. */
const MAX_SAME_REQUESTS = 20;
/** How Chromium begins each line of a stack. */
const STACK = '\n    at ';

/**
 * Collects what goes wrong in a page from now on: exceptions, rejected promises, console errors, requests that were
 * blocked, failed, refused or sent to another origin, and what the shell says of a microfrontend that failed.
 * @param origins where a page may ask
 * @param isMissing whether the site has no such page, and is to say so
 */
export function watchPage(page: Page, origins: ReadonlySet<string>, isMissing = false): Problem[] {
  const problems: Problem[] = [];
  const add = (problem: Problem) => void problems.push(problem);
  const isForeign = (url: string) => /^(https?|wss?):/.test(url) && !origins.has(new URL(url).origin);

  page.on('pageerror', error =>
    add({ kind: 'exception', text: `${error.name}: ${error.message}`, stack: error.stack }),
  );
  page.on('crash', () => add({ kind: 'hung', text: 'its process crashed' }));
  page.on('console', message => {
    const text = message.text();
    const [, step, reason] = SECTION_FAILURE.exec(text) ?? [];
    if (step) return add({ kind: 'unavailable', text: `it failed (${step}): ${reason}`, reason });
    if (message.type() !== 'error' || SAID_OTHERWISE.test(text)) return;
    const [, directive] = BLOCKED.exec(text) ?? [];
    if (directive)
      return add({
        kind: 'request',
        text: `the policy blocks ${withoutQuery(text.split("'")[1] ?? '')} (${directive})`,
        stack: stackOf(message),
      });
    add({ kind: 'console', text: `console error: ${text.split(STACK)[0]}`, stack: stackOf(message) });
  });
  const sent = new Map<string, number>();
  page.on('request', request => {
    const key = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    const times = (sent.get(key) ?? 0) + 1;
    sent.set(key, times);
    if (times === MAX_SAME_REQUESTS)
      add({
        kind: 'request',
        text: `asks the same again and again: ${request.method()} ${withoutQuery(request.url())}, ${times} times`,
      });
    if (isForeign(request.url()))
      add({
        kind: 'request',
        text: `asks another origin: ${request.method()} ${withoutQuery(request.url())}`,
      });
  });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    // The browser ends its own requests when a page goes on.
    if (reason === 'net::ERR_ABORTED' || isForeign(request.url())) return;
    add({ kind: 'request', text: `a request failed: ${withoutQuery(request.url())} (${reason})` });
  });
  page.on('response', response => {
    if (response.status() < 400 || isForeign(response.url())) return;
    const address = withoutQuery(response.url());
    if (isMissing && response.status() === 404 && response.request().isNavigationRequest()) return;
    // The shell asks what is served of the pages that this one links to: a site may be without one.
    if (SERVED_VERSION.test(address)) return;
    const refused = (body: string) =>
      add({ kind: 'request', text: refusalText(response.status(), address, body) });
    void response.text().then(refused, () => refused(''));
  });
  return problems;
}

const withoutQuery = (url: string) => {
  if (!URL.canParse(url)) return url;
  const { origin, pathname, hostname } = new URL(url);
  return hostname === 'localhost' ? pathname : origin + pathname;
};

function refusalText(status: number, address: string, body: string) {
  const [, message] = /"message":"((?:[^"\\]|\\.)*)"/.exec(body) ?? [];
  return `${address} was answered with ${status}${message ? `: ${message}` : ''}`;
}

function stackOf(message: ConsoleMessage) {
  const { url, lineNumber, columnNumber } = message.location();
  return url
    ? `${message.text().includes('\n') ? message.text() : ''}\n    at ${url}:${lineNumber + 1}:${columnNumber + 1}`
    : undefined;
}
