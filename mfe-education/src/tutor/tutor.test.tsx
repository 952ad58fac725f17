import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

const reply = {
  response: 'An order that <b>closes</b> [1].',
  outcome: 'answer',
  engine: 'lessons',
  citations: [{ number: 1, level: 'beginner', module: 4, title: 'Risk', section: 'Stops' }],
};

async function open(fetch: typeof globalThis.fetch) {
  globalThis.fetch = fetch;
  const page = await renderRemote({ createRoutes }, { at: '/education', fetch: fakeGraphql({}).fetch });
  await user.click(screen.getByRole('button', { name: 'Ask AI Tutor' }));
  return page;
}
const box = () => screen.getByRole('textbox', { name: 'Message' });

it('sends on Enter, shows text and sources, and keeps both through closing and another level', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => Response.json(reply));
  await open(fetch);
  await user.type(box(), '   {Enter}');
  expect(fetch).not.toHaveBeenCalled();
  await user.type(box(), 'What is a stop-loss?{Enter}');
  expect(await screen.findByText(reply.response)).toBeVisible();
  expect(screen.getByText('[1] Risk, Stops')).toBeVisible();
  expect(box()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('tab', { name: 'Expert' }));
  await user.click(screen.getByRole('button', { name: 'Ask AI Tutor' }));
  expect(screen.getByRole('log')).toHaveTextContent(reply.response);
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
});
