import type { UseFormReturn } from 'react-hook-form';
import type { CurrentUser } from '@site/platform';
import type { ServiceInterest } from '@site/validation';

/** What the form's fields hold; the rule of `@site/validation` turns it into a booking. */
export interface FormValues {
  name: string;
  email: string;
  phone: string;
  service: ServiceInterest | '';
  message: string;
}

export const emptyFormValues: FormValues = { name: '', email: '', phone: '', service: '', message: '' };

/** Whether a server's error names a field of the form. */
export const isField = (path: string): path is keyof FormValues => Object.hasOwn(emptyFormValues, path);

type Form = Pick<UseFormReturn<FormValues>, 'setValue' | 'formState'>;

/** First and last name, as far as the account has them. */
export const nameOf = ({ firstName, lastName }: CurrentUser) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Fills name and email from the account. Returns what was filled and what is missing, in words. */
export function fillFromAccount(form: Form, user: CurrentUser): string {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const [name, { email }] = [nameOf(user), user];
  if (name) form.setValue('name', name, options);
  if (email) form.setValue('email', email, options);
  if (name && email) return 'Name and email filled in from your account.';
  if (email) return 'Email filled in from your account. Your account has no name: please enter yours.';
  if (name) return 'Name filled in from your account. Your account has no email: please enter yours.';
  return 'Your account has neither a name nor an email: please enter both.';
}
