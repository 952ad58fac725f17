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
