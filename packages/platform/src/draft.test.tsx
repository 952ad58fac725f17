import { afterEach, expect, it, jest } from '@jest/globals';
import { createDraft } from './draft.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('returns a draft to its user and deletes it for another one', () => {
  const draft = createDraft<string>('test');
  draft.write('ada', 'Hello');
  expect(createDraft<string>('test').read('ada')).toBe('Hello');
  expect(draft.read('bob')).toBeNull();
  expect(draft.read('ada')).toBeNull();
});

it('keeps nothing after it was cleared', () => {
  const draft = createDraft<string>('test');
  draft.write('ada', 'Hello');
  draft.clear();
  expect(draft.read('ada')).toBeNull();
});

it('keeps nothing, and does not throw, where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const draft = createDraft<string>('test');
  draft.write('ada', 'Hello');
  expect(draft.read('ada')).toBeNull();
});
