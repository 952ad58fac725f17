import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ServiceInterest } from '@site/validation';
import { createTabStorage } from '@site/platform/storage';
import { emptyFormValues, type FormValues } from './formValues.ts';

interface BookingDraft {
  values: FormValues;
  /** What was preselected when the draft was written. */
  preselected: ServiceInterest | '';
}

export const bookingDraft = createTabStorage<BookingDraft>('contact.booking');

interface Options {
  form: Pick<UseFormReturn<FormValues>, 'reset' | 'subscribe'>;
  /** Whose form it is; null while the session is loading. */
  userId: string | null;
  preselected: ServiceInterest | '';
  onRestored(): void;
}

/** Keeps the form's values for this tab until they are sent. A newly chosen service wins over the kept one. */
export function useDraft({ form, userId, preselected, onRestored }: Options) {
  const restore = useEffectEvent((user: string) => {
    const draft = bookingDraft.read(user);
    if (!draft) return;
    const chosen = preselected && preselected !== draft.preselected ? { service: preselected } : {};
    // A draft of an earlier version may lack a field.
    form.reset({ ...emptyFormValues, ...draft.values, ...chosen });
    onRestored();
  });
  const keep = useEffectEvent((user: string, values: FormValues) => {
    const { service, ...typed } = values;
    const isUntouched = (service === '' || service === preselected) && !Object.values(typed).some(Boolean);
    if (isUntouched) bookingDraft.clear();
    else bookingDraft.write(user, { values, preselected });
  });

  useEffect(() => {
    if (!userId) return;
    restore(userId);
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(userId, values) });
  }, [form, userId]);
}
