import { useEffect, useRef, useState, type FormEvent } from 'react';
import { interestOf, serviceChoiceIn, serviceInterests, type ServiceInterest } from '@site/validation';
import { useAuth, useLocation, useSearchParams, ApiError, type RemoteDeps } from '@site/platform';
import { emptyFormValues, fillFromAccount } from './formValues.ts';
import { bookedBeforeToast, bookedToast, failureToast } from './toasts.ts';
import { isBookedBefore, useBookConsultation } from './useBookConsultation.ts';
import type { OwnBooking } from '../consultations/BookingDetails.tsx';
import { useBookingForm } from './useBookingForm.ts';
import { bookingDraft, useDraft } from './useDraft.ts';

/** Nobody decided anything: no connection, or a gateway that is starting, busy or gone. */
const UNANSWERED = [0, 502, 503, 504];
const TOO_MANY = 429;
const UNAUTHENTICATED = 401;

/** The card that was chosen on Services, if any, and the option of the form that it or `?service=` selects. */
function useChosenService() {
  const [search] = useSearchParams();
  const choice = serviceChoiceIn(useLocation().state);
  const named = serviceInterests.find(service => service === search.get('service'));
  const interest: ServiceInterest | '' = named ?? (choice && interestOf(choice.id)) ?? '';
  return { choice, interest };
}

export interface Booked {
  booking: OwnBooking;
  /** Nobody pressed a button for it. */
  byItself: boolean;
}

export interface ConsultationFormDeps extends Pick<RemoteDeps, 'client' | 'notify' | 'auth'> {
  /** Called with nothing as soon as another one is sent. */
  onBooked: (booked: Booked | undefined) => void;
}

/** The booking form's state: values, errors by field, submission, and the draft of this tab. */
export function useConsultationForm({ client, notify, auth, onBooked }: ConsultationFormDeps) {
  const { choice, interest } = useChosenService();
  const state = useAuth(auth);
  const user = state.status === 'user' ? state.user : null;
  const { form, email, refuse } = useBookingForm({ ...emptyFormValues, service: interest });
  const [status, setStatus] = useState('');
  const [unsent, setUnsent] = useState<ApiError>();
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
    const isUnsent = UNANSWERED.includes(error.status) || (unsent && error.status === TOO_MANY);
    setUnsent(isUnsent ? error : undefined);
    // The page says by itself that the session has ended, and the form that it waits for a connection.
    if (error.status === UNAUTHENTICATED || (isUnsent && byItself)) return;
    refuse(error, !byItself);
    if (isBookedBefore(error)) {
      setStatus(bookedBeforeToast.description ?? '');
      notify(bookedBeforeToast);
    } else notify(failureToast(error));
  }

  function succeed(booking: OwnBooking, byItself: boolean) {
    form.reset(emptyFormValues);
    // The form keeps it by itself only while its page is open.
    bookingDraft.clear();
    setStatus('');
    setUnsent(undefined);
    email.forget();
    onBooked({ booking, byItself });
    notify(bookedToast);
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    // The button can still be pressed while it says "Booking...".
    if (submitting.current) return;
    submitting.current = true;
    onBooked(undefined);
    let stored: OwnBooking | undefined;
    try {
      await form.handleSubmit(async input => {
        if (event && email.ask(input.email)) return;
        const answer = await book(input);
        if (answer instanceof ApiError) fail(answer, !event);
        else stored = answer;
      })(event);
    } finally {
      submitting.current = false;
    }
    // Not inside handleSubmit, which would count the emptied form as submitted and show errors while it is filled.
    if (stored) succeed(stored, !event);
  }

  const fillIn = user && (() => setStatus(fillFromAccount(form, user)));
  return { form, submit, status, unsent, choice, email, fillIn };
}
