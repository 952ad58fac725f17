import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import type { Env } from '../../env.ts';
import type { Consultation } from '../consultation.entity.ts';

const TIMEOUT_MS = 6_000;
// The phases of SMTP have timeouts of their own; this one bounds them together, below the outbox's lease.
const EMAIL_TIMEOUT_MS = 30_000;

/** Notifies the business of one booking. Rejects unless the receiver has accepted it. */
export type Sender = (booking: Consultation) => Promise<void>;

/** @returns the configured channel, webhook before email, or undefined if neither is set. */
export function createSender(env: Env): Sender | undefined {
  const {
    NOTIFICATION_WEBHOOK_URL: url,
    NOTIFICATION_WEBHOOK_SECRET: secret,
    SMTP_URL: smtp,
    NOTIFICATION_EMAIL: to,
  } = env;
  if (url && secret) return byWebhook(url, secret);
  if (smtp && to) return byEmail(smtp, to, env.NOTIFICATION_FROM ?? to);
  return undefined;
}

const contentOf = ({ id, name, email, phone, service, message, createdAt }: Consultation) =>
  ({ id, name, email, phone, service, message, createdAt: createdAt.toISOString() }) as const;

/** The receiver verifies the signature: HMAC-SHA256 of "timestamp.body" under the shared secret, in hex. */
const byWebhook =
  (url: string, secret: string): Sender =>
  async booking => {
    const body = JSON.stringify({ event: 'consultation.booked', consultation: contentOf(booking) });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      // Delivery is at least once; the receiver drops duplicates by this key.
      'idempotency-key': booking.id,
      'x-signature-timestamp': timestamp,
      'x-signature': `sha256=${signature}`,
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error('The webhook refused the notification.'), {
        code: `HTTP ${response.status}`,
      });
  };

/** The message is the only field of several lines: it stands last, below an empty line, and can imitate no field. */
function textOf(booking: Consultation): string {
  const { message, ...fields } = contentOf(booking);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', 'Message:', message ?? '(none)'].join('\n');
}

function byEmail(smtp: string, to: string, from: string): Sender {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtp, ...timeouts });
  return async booking => {
    const subject = `New consultation: ${booking.service}`;
    const messageId = `<${booking.id}@consultations>`;
    const sent = transport.sendMail({ from, to, subject, messageId, text: textOf(booking) });
    const timeout = AbortSignal.timeout(EMAIL_TIMEOUT_MS);
    const timedOut = once(timeout, 'abort').then(() => Promise.reject(timeout.reason));
    await Promise.race([sent, timedOut]);
  };
}
