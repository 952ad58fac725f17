import { expect, test } from '@jest/globals';
import { levels, starters } from '@site/curriculum';
import { outlineOf, questionsOn } from '@site/curriculum/outlines';
import { anybody } from './testing/anybody.ts';
import { createTutor } from './tutor.ts';

const questions = levels.flatMap(({ id }) => starters[id].map(question => [id, question] as const));

test.each(questions)('a %s who begins with "%s" is answered', async (level, question) => {
  const reply = await createTutor().ask({ message: question, level }, anybody);
  expect(reply).toMatchObject({ outcome: 'answer', engine: 'lessons' });
  expect(reply.citations[0]).toMatchObject({ number: 1 });
});

const lessons = levels.flatMap(({ id, modules }) => modules.map(({ number }) => [id, number] as const));

test.each(lessons)('what the page of lesson %s %i offers to ask is answered', async (level, number) => {
  for (const message of questionsOn(outlineOf(level, number)!)) {
    const { outcome } = await createTutor().ask({ message, level }, anybody);
    expect([message, outcome]).toEqual([message, 'answer']);
  }
});
