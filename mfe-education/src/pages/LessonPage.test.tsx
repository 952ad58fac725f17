import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levels } from '@site/curriculum';
import { outlineOf } from '@site/curriculum/outlines';
import { ada, fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
const lesson = {
  __typename: 'Lesson',
  sections: [{ id: 'a', title: 'What a stop is', paragraphs: ['An order.', 'Chosen in advance.'] }],
  figures: [],
  example: { title: 'Worked example', paragraphs: ['5 ounces.'] },
  terms: [{ term: 'Stop', definition: 'Where the idea is wrong.' }],
  checks: [
    {
      ...{ id: 'where', question: 'Where?', choices: ['Here', 'There'], answer: 1, figure: null },
      explanations: ['Here it is right.', 'It is wrong there.'],
    },
  ],
};
interface Saved {
  level: string;
  module: number;
  input: Record<string, unknown>;
}
const LINE = { begunAt: null, readAt: null, checks: [], attempts: [] };
const DAY_MS = 86_400_000;
const yesterday = new Date(Date.now() - DAY_MS).toISOString();

interface Account {
  progress?: object[];
  answers?: Record<string, FakeAnswer>;
}

/** Opens a page as Ada, whose account answers with what it has. */
async function open(at: string, { progress = [], answers = {} }: Account = {}) {
  const gateway = fakeGraphql({
    CurrentUser: () => ({ currentUser: ada }),
    Lesson: () => ({ lesson }),
    Progress: () => ({ progress }),
    SaveProgress: ({ variables }) => {
      const { level, module, input } = variables as unknown as Saved;
      return { saveProgress: { ...LINE, level, module, ...input } };
    },
    ...answers,
  });
  const page = await renderRemote({ createRoutes }, { at, fetch: gateway.fetch });
  const saved = () => gateway.callsOf('SaveProgress').map(({ variables }) => variables as unknown as Saved);
  return { ...page, ...gateway, saved };
}
const title = (level: number, module: number) => levels[level]!.modules[module - 1]!.title;
const aTime = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;

let isWide = true;
beforeEach(() => {
  // What jsdom lacks; here nothing comes near.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  isWide = true;
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = () =>
    ({
      matches: isWide,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});
afterEach(() => localStorage.clear());

it('shows the whole lesson below its title, and where it stands in the programme', async () => {
  const { callsOf } = await open('/education/expert/2');
  expect(await screen.findByText('Chosen in advance.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title(2, 2));
  for (const text of ['What a stop is', 'Worked example', '5 ounces.', 'Where the idea is wrong.'])
    expect(screen.getByText(text, { selector: ':not(a)' })).toBeVisible();
  expect(screen.getByText(/^Lesson 2 of 6/)).toBeVisible();
  expect(screen.getByText(/^100 min: 7 to read, the rest for practice and questions$/)).toBeVisible();
  expect(callsOf('Lesson').map(({ variables }) => variables)).toEqual([{ level: 'expert', module: 2 }]);
  expect(screen.getByRole('link', { name: '$5 Lifetime, paid once, opens lessons 3 to 6' })).toBeVisible();
});

it.each([
  ['beginner/1', null, '/education/beginner/2', null],
  ['beginner/2', '/education/beginner/1', '/education/beginner/3', '/education/intermediate/1'],
  ['intermediate/1', '/education/beginner/6', '/education/intermediate/2', null],
  ['expert/6', '/education/expert/5', null, null],
])('%s leads to the lessons before and after it, and past locked ones', async (at, before, after, open_) => {
  await open(`/education/${at}`);
  for (const [name, href] of [
    ['Previous lesson', before],
    ['Next lesson', after],
    [/^Next free lesson/, open_],
  ] as const)
    expect(screen.queryByRole('link', { name })?.getAttribute('href') ?? null).toBe(href);
  const education = screen.getByRole('link', { name: 'Education' });
  expect(education).toHaveAttribute('href', `/education?level=${at.split('/')[0]}`);
});

it('the contents lead to each part', async () => {
  await open('/education/beginner/2');
  const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }));
  const names = [
    ...outlineOf('beginner', 2)!.sections,
    'Worked example',
    'Key terms',
    'Practice',
    'Check yourself',
  ];
  expect(
    contents()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(names);
  const first = contents().getByRole('link', { name: names[0]! });
  expect(first).toHaveAttribute('aria-current', 'location');
  await user.click(contents().getByRole('link', { name: 'Check yourself' }));
  expect(screen.getByRole('heading', { name: 'Check yourself' })).toHaveFocus();
});

it('on a phone the tutor can be asked at the end of the lesson, too: the same one', async () => {
  isWide = false;
  await open('/education/beginner/2');
  const atEnd = screen.getByRole('button', { name: 'Still unsure? Open the tutor' });
  const before = screen.getByRole('navigation', { name: 'Lessons' });
  expect(atEnd.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(atEnd);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(atEnd).toHaveFocus());
});

it('the contents say which part is read, and Back and Continue come back to where it was left', async () => {
  const tops: Record<string, number> = { 'worked-example': 40, 'key-terms': 700 };
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? -900);
  });
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  isWide = false;
  const { router } = await open('/education/expert/2');
  await screen.findByText('Chosen in advance.');
  // What follows the key terms is further down.
  for (const id of ['practice', 'check-yourself']) tops[id] = 2000;
  fireEvent.scroll(window);
  const count = outlineOf('expert', 2)!.sections.length;
  expect(screen.getByText(`${count + 1} of ${count + 4} · Worked example`)).toBeVisible();
  await act(() => router.navigate('/education?tool=glossary'));
  tops['worked-example'] = 300;
  await act(() => router.navigate(-1));
  await screen.findByText('Chosen in advance.');
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith(0, 260));
  tops['worked-example'] = 500;
  await act(() => router.navigate('/education'));
  await act(() => router.navigate('/education/expert/2'));
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith(0, 460));
  box.mockRestore();
  scrollBy.mockRestore();
});

it('a link to a section marks it and goes there', async () => {
  await open('/education/beginner/2#what-a-stop-is');
  const section = (await screen.findByText('Chosen in advance.')).closest('section');
  expect(section).toHaveAttribute('aria-current', 'true');
  await waitFor(() =>
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(
      screen.getByRole('heading', { name: 'What a stop is' }),
    ),
  );
});

it('a locked lesson shows its outline and what opens it, and asks the gateway for no lesson', async () => {
  const { callsOf, saved } = await open('/education/beginner/4');
  const outline = outlineOf('beginner', 4)!;
  for (const text of [outline.summary, ...outline.sections, ...outline.terms])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Open this lesson' })).toBeVisible();
  expect(screen.getAllByText(/Locked$/)[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  expect([...callsOf('Lesson'), ...saved()]).toEqual([]);
});

it('a lesson that failed to load can be loaded again', async () => {
  let down = true;
  await open('/education/beginner/1', {
    answers: {
      Lesson: () => (down ? Response.json({ detail: 'The lessons are away.' }, { status: 503 }) : { lesson }),
    },
  });
  expect(await screen.findByText('503: The lessons are away.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chosen in advance.')).toBeVisible();
});

describe('the tutor', () => {
  const tutor = () => screen.queryByRole('region', { name: 'AI Tutor' });

  it('is asked about the terms of the lesson, beside the text; Escape closes it', async () => {
    await open('/education/beginner/2');
    const button = screen.getByRole('button', { name: 'Ask the tutor about this lesson' });
    await user.click(button);
    expect(screen.getByRole('button', { name: 'What does “Risk per trade” mean?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
    // The keyboard goes on to the lesson.
    within(tutor()!).getByRole('link', { name: 'Glossary' }).focus();
    await user.tab();
    expect(tutor()).not.toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(tutor()).toBeNull();
    expect(button).toHaveFocus();
  });

  it.each([true, false])('left open, it is open again where it covers nothing: %s', async wide => {
    isWide = wide;
    sessionStorage.setItem(
      'draft.said.education.tutor-chat',
      JSON.stringify({ userId: ada.id, value: { isOpen: true, turns: [] } }),
    );
    await open('/education/beginner/2');
    expect(Boolean(tutor() ?? screen.queryByRole('dialog'))).toBe(wide);
    sessionStorage.clear();
  });

  it('on a phone it is a sheet, which goes when a link in it leads somewhere', async () => {
    isWide = false;
    await open('/education/beginner/2');
    await user.click(screen.getByRole('button', { name: 'Ask the tutor about this lesson' }));
    const sheet = within(screen.getByRole('dialog', { name: 'AI Tutor' }));
    await user.click(sheet.getByRole('link', { name: 'Glossary' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('progress', () => {
  it('a lesson is begun when it is first shown, and read when it is marked', async () => {
    const { saved } = await open('/education/beginner/1');
    await waitFor(() =>
      expect(saved()).toEqual([{ level: 'beginner', module: 1, input: { begunAt: aTime } }]),
    );
    expect(screen.getByText('Lesson 1 of 6 · Begun')).toBeVisible();
    const button = await screen.findByRole('button', { name: 'Mark as read' });
    expect(screen.getByText('Beginner: 0 of 6 lessons read')).toBeVisible();
    await user.click(button);
    expect(screen.getByText('Beginner: 1 of 6 lessons read')).toBeVisible();
    expect(screen.getByText(/· Read on \d/)).toBeVisible();
    expect(button).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Marked as read' }));
    await waitFor(() =>
      expect(saved().slice(1)).toEqual([{ level: 'beginner', module: 1, input: { readAt: aTime } }]),
    );
  });

  it('what the account has is shown, and not sent again', async () => {
    const begun = { ...LINE, level: 'beginner', module: 1, begunAt: yesterday, readAt: yesterday };
    const { saved } = await open('/education/beginner/1', { progress: [begun] });
    expect(await screen.findByText(/· Read on \d/)).toBeVisible();
    expect(saved()).toEqual([]);
  });

  const waiting = () => localStorage.getItem('education.waiting-progress');

  it.each([
    ['a time, which stays', 400, 'begunAt', true],
    ['a time in a list, which stays', 400, 'checks.0.at', true],
    ['a question, which is given up', 400, 'checks.0.id', false],
    ['a lesson, which is given up', 404, undefined, false],
    ['the document, which stays', 400, undefined, true],
  ])('the refusal of %s, keeps nothing else waiting', async (_what, status, path, stays) => {
    const write = (module: number) => ({ level: 'beginner', module, input: { begunAt: yesterday } });
    const left = { [ada.id]: [write(3), write(4)], bob: [write(5)] };
    localStorage.setItem('education.waiting-progress', JSON.stringify(left));
    const errors = path && [{ path, message: 'No' }];
    const refused = { message: 'No', extensions: { http: { status }, errors } };
    const { saved } = await open('/education/beginner/6', {
      answers: {
        SaveProgress: ({ variables }) =>
          variables['module'] === 3
            ? Response.json({ errors: [refused] }, { status })
            : { saveProgress: { ...LINE, level: 'beginner', module: 4 } },
      },
    });
    const kept = { bob: [write(5)], ...(stays && { [ada.id]: [write(3)] }) };
    await waitFor(() => expect(JSON.parse(waiting()!)).toEqual(kept));
    expect(saved().map(({ module }) => module)).toEqual([3, 4]);
  });
});

describe('a question', () => {
  const question = async () => within(await screen.findByRole('group', { name: 'Where?' }));

  it('explains each choice, the wrong ones too; the first answer counts', async () => {
    const { saved } = await open('/education/beginner/1');
    const asked = await question();
    await user.click(asked.getByRole('button', { name: 'Here' }));
    expect(asked.getByRole('status')).toHaveTextContent(/^Not quite\. Here it is right\./);
    await user.click(asked.getByRole('button', { name: 'There' }));
    expect(asked.getByRole('status')).toHaveTextContent('Right. It is wrong there.');
    expect(asked.getByRole('button', { pressed: true })).toHaveTextContent('There');
    expect(screen.getByText(/^All 1 questions are answered: 0 right/)).toBeVisible();
    const answers = () => saved().flatMap(({ input }) => input['checks'] ?? []);
    await waitFor(() => expect(answers()).toEqual([{ id: 'where', right: false, at: aTime }]));
  });

  const [today, wrong, right] = [new Date().toISOString(), 'wrong', 'right'];
  it.each([
    ['yesterday wrong', [[false, yesterday]], 1, wrong],
    [
      'yesterday wrong, then right',
      [
        [false, yesterday],
        [true, yesterday],
      ],
      1,
      wrong,
    ],
    [
      'yesterday wrong, today right',
      [
        [false, yesterday],
        [true, today],
      ],
      0,
      right,
    ],
    ['today wrong', [[false, today]], 0, wrong],
    ['yesterday right', [[true, yesterday]], 0, right],
  ] as const)('that was answered %s says so, with its explanation, and can be answered', async (...row) => {
    const [, answers, due, said] = row;
    const checks = answers.map(([isRight, at]) => ({ id: 'where', right: isRight, at }));
    const begun = { ...LINE, level: 'beginner', module: 1, begunAt: yesterday, checks };
    const { saved } = await open('/education/beginner/1', { progress: [begun] });
    const asked = await question();
    expect(await asked.findByText(new RegExp(`^1 of 1 · Answered ${said} on \\d`))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on at: Check yourself' })).toBeVisible();
    const explanation = asked.getByText(/It is wrong there\./);
    if (said === right) expect(explanation).toBeVisible();
    else {
      expect(explanation).not.toBeVisible();
      await user.click(asked.getByText('The explanation'));
      expect(explanation).toBeVisible();
    }
    expect(asked.queryAllByRole('button', { pressed: true })).toHaveLength(said === right ? 1 : 0);
    expect(asked.queryAllByText('Due again')).toHaveLength(due);
    // It stays marked while it is answered.
    await user.click(asked.getByRole('button', { name: 'There' }));
    expect(asked.queryAllByText('Due again')).toHaveLength(due);
    await waitFor(() =>
      expect(saved().at(-1)?.input['checks']).toMatchObject([{ id: 'where', right: true }]),
    );
  });

  it('that is asked with a figure is answered there, and not kept', async () => {
    const drawn = { ...lesson, figures: [{ after: 'a', figure: 'ways-to-own' }] };
    const { saved } = await open('/education/beginner/1', { answers: { Lesson: () => ({ lesson: drawn }) } });
    const asked = within(await screen.findByRole('group', { name: /^A broker fails/ }));
    await user.click(asked.getByRole('button', { name: 'The gold' }));
    expect(asked.getByRole('status')).toHaveTextContent(/^Not quite\. .*Choose another answer\.$/);
    expect(saved().flatMap(({ input }) => input['checks'] ?? [])).toEqual([]);
  });

  it('leads to its figure, and the figure back to it', async () => {
    const figure = 'two-quotes';
    const [check] = lesson.checks;
    const drawn = { ...lesson, figures: [{ after: 'a', figure }], checks: [{ ...check, figure }] };
    await open('/education/beginner/1', { answers: { Lesson: () => ({ lesson: drawn }) } });
    expect((await question()).queryByRole('link', { name: /^See the figure/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the question' })).toBeNull();
    await user.click((await question()).getByRole('link', { name: /^See the figure/ }));
    await user.click(await screen.findByRole('link', { name: 'Back to the question' }));
    expect(screen.getByRole('group', { name: 'Where?' })).toHaveFocus();
  });

  it('does without a figure that only a newer build draws', async () => {
    const figure = 'of-a-newer-build';
    const [check] = lesson.checks;
    const drawn = { ...lesson, figures: [{ after: 'a', figure }], checks: [{ ...check, figure }] };
    await open('/education/beginner/1', { answers: { Lesson: () => ({ lesson: drawn }) } });
    expect((await question()).queryByRole('link', { name: /^See the figure/ })).toBeNull();
  });
});
