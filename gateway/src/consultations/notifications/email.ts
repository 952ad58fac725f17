import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import type { Consultation } from '../consultation.entity.ts';
import { contentOf, keyOf, type Sender } from './bookingNotification.entity.ts';

/** Of each phase of SMTP, in ms. */
const PHASE_TIMEOUT_MS = 6_000;
// The phases together, below the outbox's lease.
const TIMEOUT_MS = 30_000;

const subjects = { booked: 'New', changed: 'Changed', withdrawn: 'Withdrawn' };

/** The message is the only field of several lines: it comes last, below an empty line, and can imitate no field. */
function textOf(consultation: Consultation): string {
  const { message, ...fields } = contentOf(consultation);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', 'Message:', message ?? '(none)'].join('\n');
}

/** Sends an email through the server `smtp`, an smtp(s):// address. */
export function emailSender(smtp: string, to: string, from: string): Sender {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: PHASE_TIMEOUT_MS,
    greetingTimeout: PHASE_TIMEOUT_MS,
    socketTimeout: PHASE_TIMEOUT_MS,
  });
  return async notification => {
    const { event, consultation } = notification;
    const subject = `${subjects[event]} consultation: ${consultation.service}`;
    const messageId = `<${keyOf(notification)}@consultations>`;
    const sent = transport.sendMail({ from, to, subject, messageId, text: textOf(consultation) });
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const timedOut = once(timeout, 'abort').then(() => Promise.reject(timeout.reason));
    await Promise.race([sent, timedOut]);
  };
}
