import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { starters } from '@site/curriculum';
import { ada, fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
  sessionStorage.clear();
});

const reply = {
  response: 'An order that <b>closes</b> [1].',
  outcome: 'answer',
  engine: 'lessons',
  citations: [{ number: 1, level: 'beginner', module: 4, title: 'Risk', section: 'Stops' }],
};

async function visit() {
  const gateway = fakeGraphql({ CurrentUser: () => ({ currentUser: ada }) });
  return renderRemote({ createRoutes }, { at: '/education', fetch: gateway.fetch });
}
async function open(fetch: typeof globalThis.fetch) {
  globalThis.fetch = fetch;
  const page = await visit();
  await user.click(screen.getByRole('button', { name: 'Ask AI Tutor' }));
  await screen.findByRole('log');
  return page;
}
const box = () => screen.getByRole('textbox', { name: 'Message' });
/** Pasted: a keystroke costs as much as a whole text. */
async function enter(text: string) {
  box().focus();
  await user.paste(text);
}
async function ask(message: string) {
  await enter(message);
  await user.keyboard('{Enter}');
}

it('sends on Enter, shows text and sources, and keeps both when the panel closes or the level changes', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => Response.json(reply));
  await open(fetch);
  await ask('   ');
  expect(fetch).not.toHaveBeenCalled();
  await ask('What is a stop-loss?');
  expect(await screen.findByText('AI Tutor', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent(reply.response);
  expect(screen.getByRole('log').querySelector('b')).toBeNull();
  expect(screen.getByRole('link', { name: '[1] Risk, Stops' })).toBeVisible();
  expect(box()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('tab', { name: 'Expert' }));
  await user.click(screen.getByRole('button', { name: 'Ask AI Tutor' }));
  expect(await screen.findByRole('log')).toHaveTextContent(reply.response);
});

it.each<[string, () => Response, string]>([
  [
    'gives a reason',
    () => Response.json({ detail: 'Too many questions.' }, { status: 429 }),
    '429: Too many questions.',
  ],
  ['says nothing', () => new Response('', { status: 500 }), 'Failed to get AI response. Please try again.'],
  [
    'does not come',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'We could not reach the server.',
  ],
])(
  'an answer that %s is asked for once; the text is kept, and the reason shown',
  async (_, answer, reason) => {
    const fetch = jest.fn<typeof globalThis.fetch>(async () => answer());
    const { notify } = await open(fetch);
    await ask('Why?');
    await screen.findByRole('button', { name: 'Retry' });
    expect(notify.mock.calls).toEqual([[{ title: 'Error', description: reason, variant: 'destructive' }]]);
    expect(box()).toHaveValue('Why?');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(log()).toHaveTextContent(`Why?Not answered. ${reason}`);
  },
);

it('a session that ended is said by the page alone, without a toast', async () => {
  const unauthenticated = async () => Response.json({ detail: 'Please log in first.' }, { status: 401 });
  const { notify, auth } = await open(jest.fn<typeof globalThis.fetch>(unauthenticated));
  await ask('Why?');
  await waitFor(() => expect(auth.current()).toEqual({ status: 'sessionEnded' }));
  expect(notify).not.toHaveBeenCalled();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'the Enter that ends a composition (%j) sends nothing',
  async how => {
    const fetch = jest.fn<typeof globalThis.fetch>();
    await open(fetch);
    await enter('にほん');
    fireEvent.keyDown(box(), { key: 'Enter', ...how });
    expect(box()).toHaveValue('にほん');
    expect(fetch).not.toHaveBeenCalled();
  },
);

const button = (name: string) => screen.findByRole('button', { name });
const unanswered = () => new Promise<Response>(() => {});

it('Send keeps the focus while the answer is awaited', async () => {
  await open(jest.fn<typeof globalThis.fetch>(unanswered));
  await enter('Why?');
  (await button('Send')).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('AI is thinking...');
  await user.tab();
  await user.tab({ shift: true });
  expect(await button('Send')).toHaveFocus();
});

it.each<[string, typeof globalThis.fetch, string]>([
  [starters.beginner[0]!, unanswered, ''],
  ['Stop', unanswered, 'Why?'],
  ['Retry', async () => Response.json({}, { status: 500 }), 'Why?'],
  ['New chat', async () => Response.json(reply), 'Why?'],
])('the focus of %s goes to the conversation when the button goes', async (name, fetch, typed) => {
  await open(jest.fn(fetch));
  if (typed) await ask(typed);
  const pressed = await button(name);
  pressed.focus();
  await user.keyboard('{Enter}');
  expect(pressed).not.toBeInTheDocument();
  expect(log()).toHaveFocus();
});

it('the focus of Stop goes to the conversation when the answer comes', async () => {
  const { send } = await askStreamed();
  const stop = await button('Stop');
  stop.focus();
  send('done', reply);
  await waitFor(() => expect(stop).not.toBeInTheDocument());
  expect(log()).toHaveFocus();
});

it('keeps a failed message in the log, out of the history, until its Retry is answered', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => Response.json({}, { status: 500 }));
  await open(fetch);
  await ask('Why?');
  await screen.findByRole('button', { name: 'Retry' });
  await user.clear(box());
  fetch.mockImplementation(async () => Response.json(reply));
  await ask('And how?');
  await screen.findByRole('link', { name: '[1] Risk, Stops' });
  expect(log()).toHaveTextContent(/^You.*Why\?Not answered.*And how\?/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  const sent = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);
  expect(sent.map(({ message }) => message)).toEqual(['Why?', 'And how?', 'Why?']);
  expect(sent[1]!.history).toEqual([]);
});

it('tells the gateway of distress to the end of the conversation', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => Response.json(reply));
  fetch.mockImplementationOnce(async () => Response.json({ ...reply, outcome: 'support' }));
  await open(fetch);
  for (const [index, said] of [
    'I lost it all',
    'pip?',
    'lot?',
    'spread?',
    'stop?',
    'and tonight?',
  ].entries()) {
    await ask(said);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(index + 1));
  }
  const { history } = JSON.parse(String(fetch.mock.lastCall![1]?.body)) as { history: { content: string }[] };
  expect(history.map(({ content }) => content).filter(content => content !== reply.response)).toEqual([
    'I lost it all',
    'spread?',
    'stop?',
  ]);
});

it('says that a message is too long and does not send it', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>();
  await open(fetch);
  await enter('a'.repeat(2013));
  expect(box()).toHaveAccessibleDescription(/^2,013 of at most 2,000 characters/);
  await user.keyboard('{Enter}');
  await user.click(await button('Send'));
  expect(await button('Send')).toHaveAttribute('aria-disabled', 'true');
  expect(fetch).not.toHaveBeenCalled();
});

it('restores the panel, the conversation and the text in the box when the page is loaded again', async () => {
  const page = await open(jest.fn<typeof globalThis.fetch>(async () => Response.json(reply)));
  await ask('What is a stop-loss?');
  await screen.findByRole('button', { name: 'Copy' });
  await enter('Half a quest');
  const times = screen.getAllByRole('time').map(time => time.getAttribute('datetime'));
  expect(times).toHaveLength(2);
  times.forEach(time => expect(Date.now() - Date.parse(time!)).toBeLessThan(60_000));
  page.unmount();
  await visit();
  expect(await screen.findByRole('log')).toHaveTextContent(reply.response);
  const restored = screen.getAllByRole('time');
  expect(restored.map(time => time.getAttribute('datetime'))).toEqual(times);
  for (const { textContent } of restored) expect(textContent).toMatch(/^\d\d:\d\d$/);
  expect(box()).toHaveValue('Half a quest');
  expect(box()).not.toHaveFocus();
});

it('restores a message whose answer was interrupted with Retry, and in the box', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
  const page = await open(fetch);
  await ask('Why?');
  page.unmount();
  await visit();
  expect(await screen.findByRole('log')).toHaveTextContent('Why?Not answered. Interrupted.');
  expect(box()).toHaveValue('Why?');
});

it('waits in words and aborts on Stop', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
  await open(fetch);
  await ask('Why?');
  expect(screen.getByText('AI is thinking...')).toBeVisible();
  expect(await button('Send')).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(fetch.mock.calls[0]![1]!.signal!.aborted).toBe(true);
  expect(screen.queryByText('AI is thinking...')).toBeNull();
  expect(box()).toHaveValue('Why?');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(box()).toHaveValue('');
});

/** A stream that a test writes piece by piece. */
function stream() {
  let write!: (text: string) => void;
  let close!: () => void;
  let fail!: (reason: unknown) => void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = text => controller.enqueue(new TextEncoder().encode(text));
      close = () => controller.close();
      fail = reason => controller.error(reason);
    },
  });
  const response = new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  const send = (event: string, data: object) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return { response, send, close: () => close(), fail: () => fail(new TypeError('network error')) };
}

async function askStreamed() {
  const answer = stream();
  const fetch = jest.fn<typeof globalThis.fetch>(async () => answer.response);
  const { notify } = await open(fetch);
  await ask('Why?');
  return { ...answer, fetch, notify };
}
const log = () => screen.getByRole('log');

it('shows the answer while it is written, then the whole reply as it was checked', async () => {
  const { send } = await askStreamed();
  send('delta', { text: 'A **stop** ' });
  expect(await screen.findByText('stop')).toHaveProperty('tagName', 'STRONG');
  expect(log()).not.toHaveTextContent('thinking');
  send('done', { ...reply, engine: 'model', response: 'A **stop** ends it [1].' });
  expect(await screen.findByRole('link', { name: 'Source 1: Risk, Stops' })).toBeVisible();
  expect(log()).toHaveTextContent('A stop ends it [1].');
  expect(screen.getByText('The answer is there.')).toHaveAttribute('role', 'status');
});

it('an answer that comes while the panel is closed is there when it opens, with the box in focus', async () => {
  const { send, fetch } = await askStreamed();
  await user.click(await button('Close'));
  expect(screen.queryByRole('log')).toBeNull();
  send('done', reply);
  await user.click(await button('Ask AI Tutor'));
  expect(await button('Copy')).toBeVisible();
  expect(box()).toHaveFocus();
  expect(fetch.mock.lastCall![1]!.signal!.aborted).toBe(false);
});

it('says so when the lessons took the place of what was written', async () => {
  const { send } = await askStreamed();
  send('delta', { text: 'Buy gold now' });
  send('done', reply);
  expect(await screen.findByText(/could not be checked against the lessons/)).toBeVisible();
  expect(log()).not.toHaveTextContent('Buy gold now');
});

it.each([
  ['says that it failed', 'error', '503: The tutor is away.'],
  ['is cut off', 'close', 'We could not reach the server.'],
  ['breaks', 'fail', 'We could not reach the server.'],
] as const)('a stream that %s is not asked for again, and the text comes back', async (_, way, message) => {
  const { send, fetch, notify, ...end } = await askStreamed();
  send('delta', { text: 'A stop' });
  if (way === 'error') send('error', { status: 503, detail: 'The tutor is away.' });
  else end[way]();
  await screen.findByRole('button', { name: 'Retry' });
  expect(notify).toHaveBeenCalledWith({ title: 'Error', description: message, variant: 'destructive' });
  expect(log()).toHaveTextContent(`Why?Not answered. ${message}`);
  expect(log()).not.toHaveTextContent('A stop');
  expect(box()).toHaveValue('Why?');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('renders no unsafe element of an answer', async () => {
  const { send } = await askStreamed();
  const response = [
    '<img src=x onerror=alert(1)> <script>alert(1)</script>',
    '[click](javascript:alert(1)) ![pic](https://evil.example/p.png) [data](data:text/html,x)',
    '[out](https://example.com) [out](https&colon;//evil.example "t") [out](https\\://evil.example) [out][a] [9]',
    '[a]: https:/\\/evil.example',
    '[sum](/education?tool=position-size&equity=1200&risk=0.5) [out](/login) [out](/api/logout) [services](/services)',
    '<https://example.com/auto> <javascript:alert(2)>',
  ].join('\n\n');
  send('done', { ...reply, engine: 'model', response });
  await screen.findByText(/onerror/);
  expect(log().querySelectorAll('img, script, iframe, [onerror]')).toHaveLength(0);
  const targets = [...log().querySelectorAll('a')].map(link => link.getAttribute('href'));
  expect(targets).toEqual([
    '/education?tool=position-size&equity=1200&risk=0.5',
    '/services',
    '/education/beginner/4#stops',
  ]);
  expect(log()).toHaveTextContent('[9]');
});

it.each([
  ['a link by reference', '[Read **this**][r] first\n\n[r]: https://example.com', 'Read this first'],
  ['a picture by reference', '![A chart][c] of gold\n\n[c]: https://example.com/c.png', 'A chart of gold'],
  ['a quotation', '> Cut losses\n\n---\n\nearly', 'Cut losses early'],
])('shows the text of %s', async (_, response, text) => {
  const { send } = await askStreamed();
  send('done', { ...reply, response, citations: [] });
  await button('Copy');
  expect(log()).toHaveTextContent(`${text}Copy`);
});

it('breaks lines where the answer does, and nowhere else', async () => {
  const { send } = await askStreamed();
  send('done', { ...reply, response: '- One\n\n- Two\\\nthree\nfour', citations: [] });
  await button('Copy');
  const [, item] = log().querySelectorAll('ul:not([aria-label]) > li');
  expect(item).toHaveProperty('textContent', 'Twothree\nfour');
  expect(item!.querySelectorAll('br')).toHaveLength(1);
});

it.each([
  ['support', ['tel:116123', 'tel:+498001110111', 'https://113.example/', 'tel:024']],
  ['emergency', ['tel:116123', 'tel:+498001110111', 'https://113.example/', 'tel:024']],
  ['answer', []],
])('a reply with outcome %s has numbers to call: %j', async (outcome, numbers) => {
  const response = [
    '- Samaritans: 116 123, daily 8-22, within 24 hours',
    '- Other: **+49 800 111  0 111**',
    '- Elsewhere: **[113.example](https://113.example/)**',
    '- Línea 024: 024',
  ].join('\n');
  await open(
    jest.fn<typeof globalThis.fetch>(async () =>
      Response.json({ ...reply, outcome, response, citations: [] }),
    ),
  );
  await ask('Why?');
  await button('Copy');
  const targets = [...log().querySelectorAll('a')].map(link => link.getAttribute('href'));
  expect([...new Set(targets)]).toEqual(numbers);
});

it('a citation leads to its section in the lesson', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () =>
    Response.json({
      ...reply,
      citations: [{ ...reply.citations[0], level: 'expert', section: 'Maximum drawdown' }],
    }),
  );
  await open(fetch);
  await ask('Why?');
  const link = await screen.findByRole('link', { name: /^\[1\] Risk/ });
  expect(link).toHaveAttribute('href', '/education/expert/4#maximum-drawdown');
});

it('an answer has its figures, and a citation of the glossary leads to its term', async () => {
  const citation = { ...reply.citations[0], section: 'Stop-loss', term: 'stop-loss' };
  await open(
    jest.fn<typeof globalThis.fetch>(async () =>
      Response.json({ ...reply, citations: [citation], figures: ['stop-and-size', 'of-another-version'] }),
    ),
  );
  await ask('Why?');
  await user.click(await screen.findByText('Figure: The stop sets the size'));
  expect(screen.getByRole('figure')).toBeVisible();
  const link = screen.getByRole('link', { name: '[1] Glossary, Stop-loss' });
  expect(link).toHaveAttribute('href', '/education?tool=glossary&term=stop-loss');
});

it('copies an answer as it was written', async () => {
  await open(jest.fn<typeof globalThis.fetch>(async () => Response.json(reply)));
  await ask('Why?');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(reply.response);
  expect(screen.getByText('Copied.')).toHaveAttribute('role', 'status');
});

it.each([
  ['there is no clipboard', undefined],
  ['the browser denies it', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('says that nothing was copied when %s', async (_, clipboard) => {
  await open(jest.fn<typeof globalThis.fetch>(async () => Response.json(reply)));
  await ask('Why?');
  const copy = await button('Copy');
  const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard')!;
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(copy);
  Object.defineProperty(navigator, 'clipboard', real);
  expect(await screen.findByText('The browser did not allow copying.')).toHaveAttribute('role', 'status');
});
