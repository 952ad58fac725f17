import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useReadLesson } from './readLessons.ts';

const KEY = 'education.read-lessons';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

afterEach(() => localStorage.clear());

test('a lesson that is marked as read stays so, until it is marked as not read', () => {
  const { result } = renderHook(() => useReadLesson('beginner', 2));
  expect(result.current[0]).toBe(false);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(true);
  expect(stored()).toEqual(['beginner-2']);
  act(() => result.current[1]());
  expect(stored()).toEqual([]);
});

test('what a newer version stored is there when it comes back', () => {
  const newer = [{ id: 'beginner-1', at: 1 }];
  localStorage.setItem(KEY, JSON.stringify(newer));
  const { result } = renderHook(() => useReadLesson('beginner', 2));
  act(() => result.current[1]());
  expect(stored()).toEqual([...newer, 'beginner-2']);
});

test.each(['null', '{}', 'no JSON'])('stored %s counts as nothing read', text => {
  localStorage.setItem(KEY, text);
  expect(renderHook(() => useReadLesson('beginner', 1)).result.current[0]).toBe(false);
});
