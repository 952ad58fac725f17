import { useEffect, useRef, useState, type FormEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { consultationRule, suggestEmail, type ConsultationInput } from '@site/validation';
import { useAuth, type ApiError, type RemoteDeps } from '@site/platform';
import { fillFromAccount } from './accountDetails.ts';
import { emptyFormValues, isField, type FormValues } from './formValues.ts';
import { bookedBeforeToast, bookedToast, failureToast } from './toasts.ts';
import { isBookedBefore, useBookConsultation } from './useBookConsultation.ts';
import { useChosenService } from './useChosenService.ts';
import { useDraft } from './useDraft.ts';

// The rule's own input type has no half-filled form; checking one is what the rule is for.
const resolver = zodResolver(consultationRule) as unknown as Resolver<FormValues, unknown, ConsultationInput>;

/** The status of a call that met no connection. */
const UNREACHABLE = 0;
const UNAUTHENTICATED = 401;

/** The booking form's state: values, errors by field, submission, and the draft of this tab. */
export function useConsultationForm({
  client,
  notify,
  auth,
}: Pick<RemoteDeps, 'client' | 'notify' | 'auth'>) {
  const { choice, interest } = useChosenService();
  const state = useAuth(auth);
  const user = state.status === 'user' ? state.user : null;
  const form = useForm<FormValues, unknown, ConsultationInput>({
    resolver,
    defaultValues: { ...emptyFormValues, service: interest },
  });
  const [status, setStatus] = useState('');
  const [booked, setBooked] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const [suggestion, setSuggestion] = useState<string>();
  const submitting = useRef(false);
  const book = useBookConsultation(client, user?.id ?? null);

  useEffect(() => {
    if (interest) form.setValue('service', interest);
  }, [form, interest]);

  useDraft({
    form,
    userId: user?.id ?? null,
    preselected: interest,
    onRestored: () => setStatus('Your entries are as you left them.'),
  });

  /** @param byItself nobody pressed a button */
  function fail(error: ApiError, byItself: boolean) {
    setUnsent(error.status === UNREACHABLE);
    // The page says by itself that the session has ended, and the form that it waits for a connection.
    if (error.status === UNAUTHENTICATED || (error.status === UNREACHABLE && byItself)) return;
    const refused = error.fieldErrors.filter(({ path }) => isField(path));
    refused.forEach(({ path, message }, index) => {
      form.setError(path as keyof FormValues, { message }, { shouldFocus: index === 0 });
    });
    if (isBookedBefore(error)) {
      setStatus(bookedBeforeToast.description ?? '');
      notify(bookedBeforeToast);
    } else notify(failureToast(error));
  }

  function succeed() {
    form.reset(emptyFormValues);
    setStatus('');
    setUnsent(false);
    setSuggestion(undefined);
    setBooked(true);
    notify(bookedToast);
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    // The disabled button is rendered too late for a double click.
    if (submitting.current) return;
    submitting.current = true;
    setBooked(false);
    let stored = false;
    try {
      await form.handleSubmit(async input => {
        const error = await book(input);
        if (error) fail(error, !event);
        stored = !error;
      })(event);
    } finally {
      submitting.current = false;
    }
    // Not inside handleSubmit, which would count the emptied form as submitted and show errors while it is filled.
    if (stored) succeed();
  }

  const email = {
    suggestion,
    /** To be called when the field loses the focus. */
    check: () => setSuggestion(suggestEmail(form.getValues('email'))),
    accept(address: string) {
      form.setValue('email', address, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      form.setFocus('email');
      setSuggestion(undefined);
    },
  };

  const fillIn = user && (() => setStatus(fillFromAccount(form, user)));
  return { form, submit, status, booked, unsent, choice, email, fillIn };
}
