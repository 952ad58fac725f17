import { createHmac } from 'node:crypto';
import { contentOf, keyOf, type Sender } from './bookingNotification.entity.ts';

const TIMEOUT_MS = 6_000;

/** Posts to `url`. The receiver verifies the signature: HMAC-SHA256 of "timestamp.body" under the shared secret, in hex. */
export const webhookSender =
  (url: string, secret: string): Sender =>
  async notification => {
    const { event, consultation } = notification;
    const body = JSON.stringify({ event: `consultation.${event}`, consultation: contentOf(consultation) });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      // Delivery is at least once; the receiver drops duplicates by this key.
      'idempotency-key': keyOf(notification),
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
