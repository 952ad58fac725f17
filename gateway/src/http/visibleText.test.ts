import { expect, jest, test } from '@jest/globals';
import { aiChatRule, consultationRule } from '@site/validation';
import fc from 'fast-check';
import { aBooking, aUser, anEmail, liftBookingLimit } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { graphql, post } from '../testing/requests.ts';

jest.setTimeout(120_000);
const gateway = gatewayForTests();

const codePointsOf = (...ranges: [number, number][]) =>
  fc.oneof(...ranges.map(([min, max]) => fc.integer({ min, max }))).map(code => String.fromCodePoint(code));
const invisible = codePointsOf(
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe01ef],
  ...[0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x3164, 0xfeff, 0xffa0].map((code): [number, number] => [
    code,
    code,
  ]),
);
const invisibleTexts = fc
  .array(fc.oneof(invisible, fc.constant(' ')), { minLength: 1, maxLength: 20 })
  .map(characters => characters.join(''));
const anyText = fc
  .array(fc.oneof(invisible, fc.string({ unit: 'grapheme', maxLength: 4 }), fc.string({ unit: 'binary' })), {
    maxLength: 8,
  })
  .map(parts => parts.join(''));

test('no text of invisible characters is a name, a phone number or a question', () => {
  fc.assert(
    fc.property(invisibleTexts, text => {
      const booking = consultationRule.safeParse(aBooking({ name: text, phone: text }));
      const fields = booking.error?.issues.map(({ path, message }) => [path.join(), message]);
      expect(fields).toEqual([
        ['name', 'Required'],
        ['phone', 'Required'],
      ]);
      expect(aiChatRule.safeParse({ message: text, level: 'beginner' }).success).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('an accepted name shows something, has no direction mark, and is what a second pass makes of it', () => {
  fc.assert(
    fc.property(anyText, text => {
      const result = consultationRule.safeParse(aBooking({ name: text }));
      if (!result.success) return;
      const { name } = result.data;
      expect(name).toMatch(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u);
      expect(name).not.toMatch(/[\0\x1b\x7f\p{Bidi_Control}\p{Surrogate}\u200b\u2060\ufeff]/u);
      expect(consultationRule.parse(aBooking({ name })).name).toBe(name);
    }),
    { numRuns: 1_000 },
  );
});

test('bookings and sign-ups are stored without invisible characters, through both doors', async () => {
  const user = await aUser(gateway);
  await liftBookingLimit(gateway.deps, user.id);
  await fc.assert(
    fc.asyncProperty(invisible, async mark => {
      const input = aBooking({ name: `${mark}Ada${mark} `, email: `${mark}ada@example.com` });
      const stored = { name: 'Ada', email: 'ada@example.com' };
      const rest = await post(gateway, '/api/consultations', input, user);
      // A variation selector belongs to the letter before it.
      expect(rest.body).toMatchObject({ ...stored, name: expect.stringMatching(/^Ada\p{M}?$/u) });
      const mutation = 'mutation ($input: ConsultationInput!) { bookConsultation(input: $input) { email } }';
      const { body } = await graphql(gateway, mutation, { input }, user);
      expect(body).toMatchObject({ data: { bookConsultation: { email: stored.email } } });
    }),
    { numRuns: 30 },
  );
  const email = anEmail();
  const signUp = (address: string) => post(gateway, '/api/email-signup', { email: address });
  expect((await signUp(`\u202e${email}\u200b`)).body).toMatchObject({ email });
  expect((await signUp(`\u2066${email}`)).status).toBe(409);
});
