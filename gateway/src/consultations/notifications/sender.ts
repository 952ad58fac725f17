import type { Env } from '../../settings.ts';
import { emailSender } from './email.ts';
import type { Sender } from './notification.ts';
import { webhookSender } from './webhook.ts';

/** @returns the configured channel, webhook before email, or undefined if neither is set. */
export function createSender(env: Env): Sender | undefined {
  const {
    NOTIFICATION_WEBHOOK_URL: url,
    NOTIFICATION_WEBHOOK_SECRET: secret,
    SMTP_URL: smtp,
    NOTIFICATION_EMAIL: to,
  } = env;
  if (url && secret) return webhookSender(url, secret);
  if (smtp && to) return emailSender(smtp, to, env.NOTIFICATION_FROM ?? to);
  return undefined;
}
