import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saveDraft, takeDraft } from './draft.ts';
import type { FormValues } from './formValues.ts';

interface Options {
  form: Pick<UseFormReturn<FormValues>, 'getValues' | 'reset' | 'subscribe'>;
  /** Whose entries they are; null while nobody is known. */
  userId: string | null;
  /** While true, the entries are kept on every change, whichever way leads to the login. */
  keeping: boolean;
  onRestored(): void;
}

/** Brings a member's entries through a login: kept when the session ends, back in the form afterwards. */
export function useDraft({ form, userId, keeping, onRestored }: Options) {
  const restored = useEffectEvent(onRestored);

  useEffect(() => {
    const draft = userId && takeDraft(userId);
    if (!draft) return;
    form.reset(draft);
    restored();
  }, [form, userId]);

  useEffect(() => {
    if (!keeping || !userId) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(userId, values),
    });
  }, [form, keeping, userId]);
}
