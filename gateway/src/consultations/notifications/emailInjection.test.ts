import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@site/tooling/testkit';
import { readEnv } from '../../env.ts';
import { aBooking } from '../../testing/factories.ts';
import type { Consultation } from '../consultation.entity.ts';
import { createSender } from './outboxWorker.ts';

test('line breaks in a booking add neither headers nor recipients to the email', async () => {
  const emails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, { envelope }, done) => {
      let text = '';
      for await (const chunk of stream) text += String(chunk);
      emails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
      done();
    },
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const injected = 'Ada\r\nBcc: thief@evil.example\r\n\r\n.\r\nRCPT TO:<thief@evil.example>\r\n';
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFICATION_EMAIL: 'desk@example.com' };
  const fields = { name: injected, phone: injected, email: injected, message: injected };
  const booking = { ...aBooking(), ...fields, id: '1', createdAt: new Date() };
  const consultation = booking as Consultation;
  await createSender(readEnv(settings))!({ id: '2', event: 'booked', consultation });
  await new Promise<void>(resolve => server.close(resolve));
  expect(emails.map(({ to }) => to)).toEqual([['desk@example.com']]);
  const headers = emails[0]!.text.split(/\r?\n\r?\n/)[0]!;
  expect(headers).not.toMatch(/evil|bcc/i);
});
