/** When the business answers a booking, as docs/specification.md promises it. */
export const ANSWER_TIME = 'within 24 hours';
