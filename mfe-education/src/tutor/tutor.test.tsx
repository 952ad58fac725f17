import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levels, starters } from '@site/curriculum';
import { ada, fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
const real = globalThis.fetch;
const scroll = jest.fn();
Element.prototype.scrollIntoView = scroll;
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

it('sends on Enter, shows text and sources, and keeps both when the panel closes or the level changes', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => Response.json(reply));
  await open(fetch);
  await user.type(box(), '   {Enter}');
  expect(fetch).not.toHaveBeenCalled();
  await user.type(box(), 'What is a stop-loss?{Enter}');
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

it('keeps the text and says why when the call fails, asking once', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () =>
    Response.json({ detail: 'Too many questions.' }, { status: 429 }),
  );
  const { notify } = await open(fetch);
  await user.type(box(), 'Why?{Enter}');
  expect(notify).toHaveBeenCalledWith({
    title: 'Error',
    description: '429: Too many questions.',
    variant: 'destructive',
  });
  expect(box()).toHaveValue('Why?');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(log()).toHaveTextContent('YouWhy?Not answered. 429: Too many questions.');
});

it('keeps a failed message in the log, out of the history, until its Retry is answered', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => Response.json({}, { status: 500 }));
  await open(fetch);
  await user.type(box(), 'Why?{Enter}');
  await screen.findByRole('button', { name: 'Retry' });
  await user.clear(box());
  fetch.mockImplementation(async () => Response.json(reply));
  await user.type(box(), 'And how?{Enter}');
  await screen.findByRole('link', { name: '[1] Risk, Stops' });
  expect(log()).toHaveTextContent(/^YouWhy\?Not answered.*And how\?/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  const sent = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);
  expect(sent.map(({ message }) => message)).toEqual(['Why?', 'And how?', 'Why?']);
  expect(sent[1]!.history).toEqual([]);
});

it('opens with its box in view and focused', async () => {
  scroll.mockClear();
  await open(jest.fn<typeof globalThis.fetch>());
  expect(box()).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});

it('says that a message is too long and does not send it', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>();
  await open(fetch);
  await user.click(box());
  await user.paste('a'.repeat(2013));
  expect(box()).toHaveAccessibleDescription(/^2,013 of at most 2,000 characters/);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(fetch).not.toHaveBeenCalled();
});

it('restores the panel, the conversation and the text in the box when the page is loaded again', async () => {
  const page = await open(jest.fn<typeof globalThis.fetch>(async () => Response.json(reply)));
  await user.type(box(), 'What is a stop-loss?{Enter}');
  await screen.findByRole('button', { name: 'Copy' });
  await user.type(box(), 'Half a quest');
  page.unmount();
  await visit();
  expect(await screen.findByRole('log')).toHaveTextContent(reply.response);
  expect(box()).toHaveValue('Half a quest');
  expect(box()).not.toHaveFocus();
});

it('restores a message whose answer was interrupted with Retry, and in the box', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
  const page = await open(fetch);
  await user.type(box(), 'Why?{Enter}');
  page.unmount();
  await visit();
  expect(await screen.findByRole('log')).toHaveTextContent('YouWhy?Not answered. Interrupted.');
  expect(box()).toHaveValue('Why?');
});

it('waits in words and aborts on Stop', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
  await open(fetch);
  await user.type(box(), 'Why?{Enter}');
  expect(screen.getByText('AI is thinking...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
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
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = text => controller.enqueue(new TextEncoder().encode(text));
      close = () => controller.close();
    },
  });
  const response = new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  const send = (event: string, data: object) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return { response, send, close: () => close() };
}

async function askStreamed() {
  const answer = stream();
  const fetch = jest.fn<typeof globalThis.fetch>(async () => answer.response);
  const { notify } = await open(fetch);
  await user.type(box(), 'Why?{Enter}');
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

it('says so when the lessons took the place of what was written', async () => {
  const { send } = await askStreamed();
  send('delta', { text: 'Buy gold now' });
  send('done', reply);
  expect(await screen.findByText(/could not be checked against the lessons/)).toBeVisible();
  expect(log()).not.toHaveTextContent('Buy gold now');
});

it.each([
  ['says that it failed', 'error', '503: The tutor is away.'],
  ['is cut off', 'cut', 'We could not reach the server.'],
])('a stream that %s is not asked for again, and the text comes back', async (_, way, message) => {
  const { send, close, fetch, notify } = await askStreamed();
  send('delta', { text: 'A stop' });
  if (way === 'error') send('error', { status: 503, detail: 'The tutor is away.' });
  else close();
  await screen.findByRole('button', { name: 'Retry' });
  expect(notify).toHaveBeenCalledWith({ title: 'Error', description: message, variant: 'destructive' });
  expect(log()).toHaveTextContent(`YouWhy?Not answered. ${message}`);
  expect(log()).not.toHaveTextContent('A stop');
  expect(box()).toHaveValue('Why?');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('renders no unsafe element of an answer', async () => {
  const { send } = await askStreamed();
  const response = [
    '<img src=x onerror=alert(1)> <script>alert(1)</script>',
    '[click](javascript:alert(1)) ![pic](https://evil.example/p.png) [data](data:text/html,x)',
    '[good](https://example.com) [9]',
    '[sum](/education?tool=position-size) [out](/login)',
    '<https://example.com/auto> <javascript:alert(2)>',
  ].join('\n\n');
  send('done', { ...reply, engine: 'model', response });
  await screen.findByText(/onerror/);
  expect(log().querySelectorAll('img, script, iframe, [onerror]')).toHaveLength(0);
  const targets = [...log().querySelectorAll('a')].map(link => link.getAttribute('href'));
  expect(targets).toEqual([
    'https://example.com',
    '/education?tool=position-size',
    'https://example.com/auto',
    '/education?level=beginner&module=4',
  ]);
  expect(log()).toHaveTextContent('[9]');
});

it('a citation opens its module, scrolls to it and focuses its title', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () =>
    Response.json({
      ...reply,
      citations: [{ ...reply.citations[0], level: 'expert', section: 'Maximum drawdown' }],
    }),
  );
  scroll.mockClear();
  await open(fetch);
  await user.type(box(), 'Why?{Enter}');
  await user.click(await screen.findByRole('link', { name: /^\[1\] Risk/ }));
  const opened = screen.getByRole('button', { expanded: true, name: levels[2].modules[3]!.title });
  expect(screen.getByRole('tab', { name: 'Expert' })).toHaveAttribute('aria-selected', 'true');
  expect(opened).toHaveFocus();
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'start' }));
});

it('copies an answer as it was written', async () => {
  await open(jest.fn<typeof globalThis.fetch>(async () => Response.json(reply)));
  await user.type(box(), 'Why?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(reply.response);
  expect(screen.getByText('Copied.')).toHaveAttribute('role', 'status');
});

it('a starter question that fails is in the box', async () => {
  await open(jest.fn<typeof globalThis.fetch>(async () => Response.json({}, { status: 500 })));
  const question = starters.beginner[0]!;
  await user.click(screen.getByRole('button', { name: question }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(box()).toHaveValue(question);
});
