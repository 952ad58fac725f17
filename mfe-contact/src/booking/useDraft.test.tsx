import { afterEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { emptyFormValues, type FormValues } from './formValues.ts';
import { bookingDraft, useDraft } from './useDraft.ts';

afterEach(() => sessionStorage.clear());

test('a draft that lacks a field is filled up with an empty one', () => {
  bookingDraft.write('1', { values: { name: 'Ada' } as FormValues, preselected: '' });
  const form = { reset: jest.fn(), subscribe: () => () => {} };
  const onRestored = jest.fn();
  renderHook(() => useDraft({ form, userId: '1', preselected: '', onRestored }));
  expect(form.reset).toHaveBeenCalledWith({ ...emptyFormValues, name: 'Ada' });
  expect(onRestored).toHaveBeenCalled();
});

test.each([
  ['', { name: 'Ada' }, true],
  ['', { service: 'vip' }, true],
  ['', {}, false],
  ['vip', { service: 'vip' }, false],
  ['vip', {}, false],
] as const)('with "%s" preselected, a form with %j is kept: %s', (preselected, typed, isKept) => {
  bookingDraft.write('1', { values: { ...emptyFormValues, name: 'Before' }, preselected });
  let change = (_: { values: FormValues }) => {};
  const subscribe = ({ callback }: { callback: typeof change }) => {
    change = callback;
    return () => {};
  };
  const form = { reset: jest.fn(), subscribe } as unknown as Parameters<typeof useDraft>[0]['form'];
  renderHook(() => useDraft({ form, userId: '1', preselected, onRestored: () => {} }));
  change({ values: { ...emptyFormValues, ...typed } });
  expect(bookingDraft.read('1') !== null).toBe(isKept);
});
