import type { ConsoleMessage, Page, Response } from '@playwright/test';
import type { Problem } from './problem.ts';

/** What the shell prints of a microfrontend that it cannot show (`reportFailure.ts`): the stage, and the reason. */
const SECTION_FAILURE = /^\S+ \S+ failed \((\w+)\): (.*)$/s;
/** A failed request, and one that the policy blocks: said a second time, with less. */
const SAID_OTHERWISE = /^Failed to load resource|^Fetch API cannot load .* Content Security Policy/;
const BLOCKED = /' violates the following Content Security Policy directive: "([\w-]+)/;
/** The shell asks what is served of the pages that this one links to: a site may be without one. */
const SERVED_VERSION = /^\/microfrontends\/[a-z-]+\.json$/;
/** How often a page may send the same request while it is open: more is a loop, which only a limit ends. */
const MAX_SAME_REQUESTS = 20;

/** @param origins where a page may ask @param isMissing whether the site has no such page, and is to say so */
export function watchPage(page: Page, origins: ReadonlySet<string>, isMissing = false): Problem[] {
  const problems: Problem[] = [];
  const add = (text: string, rest: Partial<Problem> = {}) => void problems.push({ text, ...rest });
  const isForeign = (url: string) => /^(https?|wss?):/.test(url) && !origins.has(new URL(url).origin);
  const sent = new Map<string, number>();

  page.on('pageerror', ({ name, message, stack }) => add(`${name}: ${message}`, { stack }));
  page.on('crash', () => add('its process crashed'));
  page.on('console', message => {
    const problem = problemOf(message);
    if (problem) problems.push(problem);
  });
  page.on('request', request => {
    const address = `${request.method()} ${withoutQuery(request.url())}`;
    const key = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    const times = (sent.get(key) ?? 0) + 1;
    sent.set(key, times);
    if (times === MAX_SAME_REQUESTS) add(`asks the same again and again: ${address}, ${times} times`);
    if (isForeign(request.url())) add(`asks another origin: ${address}`);
  });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText;
    // The browser ends its own requests when a page goes on.
    if (reason === 'net::ERR_ABORTED' || isForeign(request.url())) return;
    add(`a request failed: ${withoutQuery(request.url())} (${reason})`);
  });
  page.on('response', response => {
    const address = withoutQuery(response.url());
    const status = response.status();
    if (status < 400 || isForeign(response.url()) || SERVED_VERSION.test(address)) return;
    if (isMissing && status === 404 && response.request().isNavigationRequest()) return;
    void refusalOf(response).then(reason => add(`${address} was answered with ${status}${reason}`));
  });
  return problems;
}

function problemOf(message: ConsoleMessage): Problem | undefined {
  const text = message.text();
  const [, step, reason = ''] = SECTION_FAILURE.exec(text) ?? [];
  if (step)
    return {
      text: `it failed (${step}): ${reason.split('\n', 1)[0]}`,
      stack: reason,
      isLate: step === 'timeout',
    };
  if (message.type() !== 'error' || SAID_OTHERWISE.test(text)) return undefined;
  const { url, lineNumber, columnNumber } = message.location();
  const stack = `${text}\n    at ${url}:${lineNumber + 1}:${columnNumber + 1}`;
  const [, directive] = BLOCKED.exec(text) ?? [];
  const [, blocked = ''] = text.split("'");
  if (directive) return { text: `the policy blocks ${withoutQuery(blocked)} (${directive})`, stack };
  return { text: `console error: ${text.split('\n    at ')[0]}`, stack };
}

async function refusalOf(response: Response) {
  const body = await response.text().catch(() => '');
  const [, message] = /"message":"((?:[^"\\]|\\.)*)"/.exec(body) ?? [];
  return message ? `: ${message}` : '';
}

function withoutQuery(url: string) {
  if (!URL.canParse(url)) return url;
  const { origin, pathname, hostname } = new URL(url);
  return hostname === 'localhost' ? pathname : origin + pathname;
}
