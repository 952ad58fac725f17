import { useEffect, useRef, useState, type FormEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { consultationRule, type ConsultationInput } from '@site/contracts';
import { useSearchParams, useVisitor, type ApiError, type RemoteDeps } from '@site/platform';
import { emptyFormValues, isField, preselectedService, type FormValues } from './formValues.ts';
import { bookedToast, failureToast } from './toasts.ts';
import { useBooking } from './useBooking.ts';
import { useDraft } from './useDraft.ts';

// The rule's own input type knows no half-filled form; checking one is what the rule is for.
const resolver = zodResolver(consultationRule) as unknown as Resolver<FormValues, unknown, ConsultationInput>;

const SESSION_OVER = 401;

interface Options {
  notify: RemoteDeps['notify'];
  visitor: RemoteDeps['visitor'];
  onBooked(): void;
}

/** The booking form's state: entries, errors by field, submission, and what survives a session that ended. */
export function useConsultationForm({ notify, visitor, onBooked }: Options) {
  const [search] = useSearchParams();
  const service = preselectedService(search);
  const state = useVisitor(visitor);
  const [userId, setUserId] = useState<string | null>(null);
  // Remembered beyond the end of the session: the entries stay this user's.
  if (state.status === 'user' && state.user.id !== userId) setUserId(state.user.id);
  const form = useForm<FormValues, unknown, ConsultationInput>({
    resolver,
    defaultValues: { ...emptyFormValues, service },
  });
  const [status, setStatus] = useState('');
  const [sessionEnded, setSessionEnded] = useState(false);
  const submitting = useRef(false);
  const book = useBooking();

  useEffect(() => {
    if (service) form.setValue('service', service);
  }, [form, service]);

  useDraft({
    form,
    userId,
    keeping: true,
    onRestored: () => setStatus('Welcome back. Your entries are as you left them.'),
  });

  function fail(error: ApiError) {
    setSessionEnded(error.status === SESSION_OVER);
    const refused = error.fieldErrors.filter(({ path }) => isField(path));
    refused.forEach(({ path, message }, index) => {
      form.setError(path as keyof FormValues, { message }, { shouldFocus: index === 0 });
    });
    notify(failureToast(error));
  }

  function succeed() {
    form.reset(emptyFormValues);
    setStatus('');
    setSessionEnded(false);
    notify(bookedToast);
    onBooked();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The disabled button is drawn too late for a double click.
    if (submitting.current) return;
    submitting.current = true;
    let booked = false;
    await form.handleSubmit(async input => {
      const error = await book(input);
      if (error) fail(error);
      booked = !error;
    })(event);
    submitting.current = false;
    // Not inside handleSubmit, which would count the emptied form as submitted and complain while it is filled.
    if (booked) succeed();
  }

  function fillFromAccount() {
    if (state.status !== 'user') return;
    const { firstName, lastName, email } = state.user;
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    const name = [firstName, lastName].filter(Boolean).join(' ');
    if (name) form.setValue('name', name, options);
    if (email) form.setValue('email', email, options);
    setStatus('Filled in from your account.');
  }

  return { form, submit, status, sessionEnded, canFill: state.status === 'user', fillFromAccount };
}
