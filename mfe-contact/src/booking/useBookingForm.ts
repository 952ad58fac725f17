import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { consultationRule, suggestEmail, type ConsultationInput } from '@site/validation';
import type { ApiError } from '@site/platform';
import { isField, type FormValues } from './formValues.ts';

// The rule's own input type has no half-filled form; checking one is what the rule is for.
const resolver = zodResolver(consultationRule) as unknown as Resolver<FormValues, unknown, ConsultationInput>;

/** The fields of a booking: their rule, what was probably meant by the address, and what a server refused. */
export function useBookingForm(defaultValues: FormValues) {
  const form = useForm<FormValues, unknown, ConsultationInput>({ resolver, defaultValues });
  const [suggestion, setSuggestion] = useState<string>();
  const [isHeld, setHeld] = useState(false);
  const question = useRef<HTMLButtonElement>(null);
  const asked = useRef('');

  const email = {
    suggestion,
    isHeld,
    question,
    /** To be called when the field loses the focus. */
    check: () => setSuggestion(suggestEmail(form.getValues('email'))),
    /** Whether an address was asked about just now, which happens once: its question has the focus then. */
    ask(address: string) {
      const meant = suggestEmail(address);
      if (!meant || asked.current === address) return false;
      asked.current = address;
      flushSync(() => {
        setSuggestion(meant);
        setHeld(true);
      });
      question.current?.focus({ preventScroll: true });
      // What is asked stands above its button.
      question.current?.scrollIntoView({ block: 'center' });
      return true;
    },
    accept(address: string) {
      form.setValue('email', address, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      form.setFocus('email');
      email.forget();
    },
    forget() {
      setSuggestion(undefined);
      setHeld(false);
    },
  };

  /** Shows a server's errors beside their fields. */
  function refuse({ fieldErrors }: ApiError, shouldFocus = true) {
    const refused = fieldErrors.filter(({ path }) => isField(path));
    refused.forEach(({ path, message }, index) => {
      form.setError(path as keyof FormValues, { message }, { shouldFocus: shouldFocus && index === 0 });
    });
  }

  return { form, email, refuse };
}
