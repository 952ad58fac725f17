import type { UseFormReturn } from 'react-hook-form';
import type { CurrentUser } from '@site/platform';
import type { FormValues } from './formValues.ts';

type Form = Pick<UseFormReturn<FormValues>, 'setValue' | 'formState'>;

/** Fills name and email from the account. Returns what was filled and what is missing, in words. */
export function fillFromAccount(form: Form, { firstName, lastName, email }: CurrentUser): string {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const name = [firstName, lastName].filter(Boolean).join(' ');
  if (name) form.setValue('name', name, options);
  if (email) form.setValue('email', email, options);
  if (name && email) return 'Name and email filled in from your account.';
  if (email) return 'Email filled in from your account. Your account has no name: please enter yours.';
  if (name) return 'Name filled in from your account. Your account has no email: please enter yours.';
  return 'Your account has neither a name nor an email: please enter both.';
}
