import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { ServiceInterest } from '@site/validation';
import { emptyFormValues, type FormValues } from './formValues.ts';
import { bookingDraft, useDraft } from './useDraft.ts';

afterEach(() => sessionStorage.clear());

/** The real form with its draft. */
function openForm(preselected: ServiceInterest | '' = '') {
  const onRestored = jest.fn();
  const { result } = renderHook(() => {
    const form = useForm<FormValues>({ defaultValues: emptyFormValues });
    useDraft({ form, userId: '1', preselected, onRestored });
    return form;
  });
  return { form: result.current, onRestored };
}

test('a draft that lacks a field is filled up with an empty one', () => {
  bookingDraft.write('1', { values: { name: 'Ada' } as FormValues, preselected: '' });
  const { form, onRestored } = openForm();
  expect(form.getValues()).toEqual({ ...emptyFormValues, name: 'Ada' });
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
  const { form } = openForm(preselected);
  act(() => form.reset({ ...emptyFormValues, ...typed }));
  expect(bookingDraft.read('1') !== null).toBe(isKept);
});
