import { expect, it } from '@jest/globals';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

const entries = { name: 'Ada', message: '' };

it('keeps the key after a reload that brought a form with one more field, left empty', () => {
  const key = createIdempotencyKeys().keyFor(entries, 'user-1');
  const reloaded = createIdempotencyKeys();
  reloaded.restore('user-1');
  expect(reloaded.keyFor({ ...entries, company: '', language: null }, 'user-1')).toBe(key);
  expect(reloaded.keyFor({ ...entries, company: 'Ltd' }, 'user-1')).not.toBe(key);
});
