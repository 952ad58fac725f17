import type { ApiError, ToastMessage } from '@site/platform';

// The texts of docs/specification.md#contact.

/** When the business answers a booking. */
export const ANSWER_TIME = 'within 24 hours';

export const bookedToast: ToastMessage = {
  title: 'Consultation Booked!',
  description: `We'll contact you ${ANSWER_TIME} to schedule your free consultation.`,
};

export const bookedBeforeToast: ToastMessage = {
  title: 'Already booked?',
  description:
    'An earlier attempt was stored. Look at “Your consultations” below, and send the form again only if you want one more.',
  variant: 'destructive',
};

const FALLBACK = 'Failed to book consultation. Please try again.';

/** The server's message, or the fallback where it sent none. */
export const failureToast = ({ message }: ApiError): ToastMessage => ({
  title: 'Error',
  description: message || FALLBACK,
  variant: 'destructive',
});
