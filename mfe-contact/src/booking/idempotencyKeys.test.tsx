import { expect, it } from '@jest/globals';
import { keyFor } from './idempotencyKeys.ts';

const entries = { name: 'Ada', message: '' };

it('keeps the key after a reload that brought a form with one more field, left empty', () => {
  const key = keyFor(entries, 'user-1');
  expect(keyFor({ ...entries, company: '', language: null }, 'user-1')).toBe(key);
  expect(keyFor({ ...entries, company: 'Ltd' }, 'user-1')).not.toBe(key);
});
