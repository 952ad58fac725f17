import { afterEach, expect, it, jest } from '@jest/globals';
import { clearForUser, clearTabStorage, createStoredText, createTabStorage } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('returns what a user left to that user alone', () => {
  const draft = createTabStorage<string>('test');
  draft.write('ada', 'Hello');
  expect(createTabStorage<string>('test').read('ada')).toBe('Hello');
  expect(draft.read('bob')).toBeNull();
});

it.each([
  ['the same user', 'ada', ['typed by ada', 'said to ada']],
  ['another user', 'bob', [null, null]],
  ['nobody', null, ['typed by ada', null]],
])('a page of %s keeps %j of what a user typed and was told', (_who, userId, kept) => {
  const [typed, said] = [createTabStorage<string>('one'), createTabStorage<string>('two', 'said')];
  typed.write('ada', 'typed by ada');
  said.write('ada', 'said to ada');
  clearForUser(userId);
  expect([typed.read('ada'), said.read('ada')]).toEqual(kept);
});

it('keeps nothing after it was cleared', () => {
  const draft = createTabStorage<string>('test');
  draft.write('ada', 'Hello');
  draft.clear();
  expect(draft.read('ada')).toBeNull();
});

it('a logout deletes what users left and nothing else', () => {
  sessionStorage.setItem('other', 'kept');
  createTabStorage<string>('one').write('ada', 'Hello');
  createTabStorage<string>('two', 'said').write('ada', 'Hello');
  clearTabStorage();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it('keeps nothing, and does not throw, where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const draft = createTabStorage<string>('test');
  draft.write('ada', 'Hello');
  expect(draft.read('ada')).toBeNull();
});

it('keeps a text for this page where storage is denied, and says so to nobody', () => {
  const denied = () => {
    throw new DOMException('denied');
  };
  const text = createStoredText(denied, 'test');
  expect(text.read()).toBeNull();
  text.write('Hello');
  expect(text.read()).toBe('Hello');
  text.write(null);
  expect(text.read()).toBeNull();
});
