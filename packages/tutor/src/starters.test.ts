import { expect, test } from '@jest/globals';
import { levels, starters } from '@site/curriculum';
import { anybody } from './testing/anybody.ts';
import { createTutor } from './tutor.ts';

const questions = levels.flatMap(({ id }) => starters[id].map(question => [id, question] as const));

test.each(questions)(
  'a %s who begins with "%s" is answered from their own level',
  async (level, question) => {
    const reply = await createTutor().ask({ message: question, level }, anybody);
    expect(reply).toMatchObject({ outcome: 'answer', engine: 'lessons' });
    expect(reply.citations[0]).toMatchObject({ number: 1, level });
  },
);
