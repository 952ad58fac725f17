import type { FormValues } from './formValues.ts';

// FormValues outlive a session that ended while the form was open: in this tab only, and for their writer only.
const KEY = 'contact.booking-draft';

/** Keeps the entries of one member until `takeDraft`. A browser that denies storage keeps nothing. */
export function saveDraft(userId: string, entries: FormValues) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, entries }));
  } catch {
    // Without storage the entries still stand in the open form.
  }
}

/** The kept entries, once. Another member's are thrown away. */
export function takeDraft(userId: string): FormValues | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      userId: string;
      entries: FormValues;
    } | null;
    sessionStorage.removeItem(KEY);
    return draft?.userId === userId ? draft.entries : null;
  } catch {
    return null;
  }
}
