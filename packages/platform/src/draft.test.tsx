import { afterEach, expect, it, jest } from '@jest/globals';
import { clearDrafts, createDraft } from './draft.ts';

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

it('a logout deletes all drafts and nothing else', () => {
  sessionStorage.setItem('other', 'kept');
  createDraft<string>('one').write('ada', 'Hello');
  createDraft<string>('two').write('ada', 'Hello');
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it('keeps nothing, and does not throw, where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const draft = createDraft<string>('test');
  draft.write('ada', 'Hello');
  expect(draft.read('ada')).toBeNull();
});
