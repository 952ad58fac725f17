import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { passagesOf } from 'gateway/education/retrieval/passages';
import { injections } from './injections.ts';
import { measure } from './measure.ts';
import { mustPass } from './mustPass.ts';
import { mustRefuse } from './mustRefuse.ts';
import { offTopic } from './offTopic.ts';
import { questions } from './questions.ts';

test('the sets are large enough and hold nothing twice', () => {
  const sizes = [questions.length, mustRefuse.length, mustPass.length, injections.length, offTopic.length];
  const wanted = [120, 100, 100, 40, 30];
  expect(sizes.map((size, index) => size >= wanted[index]!)).toEqual(wanted.map(() => true));
  const texts = [...questions.map(([text]) => text), ...mustRefuse];
  expect(new Set(texts).size).toBe(texts.length);
});

test('every right answer of the questions is a section that exists', () => {
  const ids = new Set(
    passagesOf().map(({ level, module, sectionId }) => `${level[0]}${module}/${sectionId}`),
  );
  expect(questions.flatMap(([, , ...right]) => right).filter(id => !ids.has(id))).toEqual([]);
});

describe('on the half that was never used for tuning', () => {
  test.each(measure('held out'))(
    '$name: $percent % of $count, at least $atLeast %',
    ({ percent, atLeast }) => {
      expect(percent).toBeGreaterThanOrEqual(atLeast);
    },
  );
});
