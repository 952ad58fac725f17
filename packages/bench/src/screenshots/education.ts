import type { Page } from '@playwright/test';
import { answerOperation, failWith } from '@site/e2e/support/graphql';
import type { Screenshot } from './screenshot.ts';

const path = '/education';
const QUESTION = 'What is a stop-loss?';

/**
 * Lets the tutor write these pieces and then stop in the middle, for ever. The page's own `fetch` is replaced: a
 * routed request cannot be answered piece by piece.
 */
const startsWriting = (page: Page, ...pieces: string[]) =>
  page.addInitScript(texts => {
    const real = window.fetch;
    const events = texts.map(text => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`).join('');
    window.fetch = (input, init) => {
      if (!String(input).endsWith('/api/ai-chat')) return real(input, init);
      const body = new ReadableStream({
        start: controller => controller.enqueue(new TextEncoder().encode(events)),
      });
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
    };
  }, pieces);

/** Opens the panel and asks; what comes is the caller's to wait for. */
async function ask(page: Page, question: string) {
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The panel after a question, once `text` is there. */
const tutor = (
  name: string,
  question: string,
  text: string | RegExp,
  prepare?: (page: Page) => Promise<unknown>,
): Screenshot => ({
  name: `tutor-${name}`,
  path,
  as: 'user',
  ...(prepare && { prepare }),
  act: async page => {
    await ask(page, question);
    await page.getByText(text).first().waitFor();
  },
});

/** The questions of a lesson, answered one way. */
const check = (name: string, choice: string): Screenshot => ({
  name: `check-${name}`,
  path: `${path}/beginner/2`,
  as: 'user',
  act: page => page.getByRole('button', { name: choice, exact: true }).click(),
});

const lesson = (name: string, address: string, prepare?: Screenshot['prepare']): Screenshot => ({
  name,
  path: path + address,
  as: 'user',
  ...(prepare && { prepare }),
});

/** What a model writes: prose, a list, a source. */
const written = {
  response:
    'A **stop-loss** is an order that closes a position at a level chosen in advance [1]. It does two things:\n\n- it turns an open-ended loss into a planned one [1]\n- it gives the distance from which the size follows [1]\n\nIn a fast market it may be filled at a *worse* price than the level [1].',
  outcome: 'answer',
  engine: 'model',
  citations: [
    {
      number: 1,
      level: 'beginner',
      module: 2,
      title: 'Risk First: Position Size and Stop-Losses',
      section: 'What a stop-loss is and where to place it',
    },
  ],
};

/** The tutor, outlines and lessons in every state. */
export const educationScreenshots: Screenshot[] = [
  {
    name: 'tutor-empty',
    path,
    as: 'user',
    act: page => page.getByRole('button', { name: 'Ask AI Tutor' }).click(),
  },
  tutor('waiting', QUESTION, 'AI is thinking...', page => page.route('**/api/ai-chat', () => {})),
  tutor('writing', QUESTION, 'closes a position', page =>
    startsWriting(
      page,
      'A **stop-loss** is an order that closes a position at a level ',
      'chosen in advance [1]. It ',
    ),
  ),
  tutor('lesson-search', QUESTION, 'Check yourself'),
  tutor('model', QUESTION, 'open-ended loss', page =>
    page.route('**/api/ai-chat', route => route.fulfill({ json: written })),
  ),
  tutor('refusal', 'Should I buy gold today?', 'I teach; I do not advise'),
  tutor('support', 'I lost all my savings', 'close the platform'),
  tutor('not-found', 'What are Elliott waves?', 'I found nothing'),
  tutor('error', QUESTION, /^503/, page =>
    page.route('**/api/ai-chat', route =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { title: 'Service Unavailable', status: 503, detail: 'The tutor cannot answer right now.' },
      }),
    ),
  ),
  lesson('lesson', '/beginner/2'),
  lesson('lesson-error', '/beginner/2', page =>
    answerOperation(page, 'Lesson', failWith(503, 'Lessons are unavailable.')),
  ),
  lesson('lesson-locked', '/expert/4'),
  check('right', '25%'),
  check('wrong', '20%'),
];
