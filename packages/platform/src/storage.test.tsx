import { afterEach, expect, it, jest } from '@jest/globals';
import { clearTabStorage, createStoredText, createTabStorage } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('returns what a user left to that user and deletes it for another one', () => {
  const draft = createTabStorage<string>('test');
  draft.write('ada', 'Hello');
  expect(createTabStorage<string>('test').read('ada')).toBe('Hello');
  expect(draft.read('bob')).toBeNull();
  expect(draft.read('ada')).toBeNull();
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
  createTabStorage<string>('two').write('ada', 'Hello');
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
