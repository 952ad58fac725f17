import { describe, expect, it } from '@jest/globals';
import { consultationRule } from './consultation.ts';

const booking = { name: 'Ada', email: 'ada@example.com', phone: '+44 20 7946 0000', service: 'vip' };

const messagesOf = (input: unknown) =>
  Object.fromEntries(
    (consultationRule.safeParse(input).error?.issues ?? []).map(issue => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

describe('the consultation rule', () => {
  it('trims every text and drops keys that the caller may not set', () => {
    const parsed = consultationRule.parse({
      ...booking,
      name: '  Ada ',
      id: 'x',
      ownerId: 'y',
      message: ' Hi ',
    });
    expect(parsed).toEqual({ ...booking, message: 'Hi' });
  });

  it.each([
    {},
    { name: '', email: '', phone: '', service: '' },
    { name: ' ', email: ' ', phone: ' ', service: null },
  ])('says Required for what is missing, empty or blank: %j', input => {
    expect(messagesOf(input)).toEqual({
      name: 'Required',
      email: 'Required',
      phone: 'Required',
      service: 'Required',
    });
  });

  it.each([
    ['name', 'n'.repeat(101), 'At most 100 characters'],
    ['email', 'ada', 'Invalid email'],
    ['email', `${'a'.repeat(250)}@b.example`, 'At most 254 characters'],
    ['phone', '1234', 'At least 5 characters'],
    ['phone', '+-() 1234', 'At least 5 digits'],
    ['phone', '1'.repeat(33), 'At most 32 characters'],
    ['service', 'gold', 'One of: signals, management, coaching, vip'],
    ['message', 'm'.repeat(2001), 'At most 2000 characters'],
    ['name', 'a\0b', 'Contains a character that cannot be stored'],
    ['phone', '12345\0 6', 'Contains a character that cannot be stored'],
    ['message', 'half \ud83c', 'Contains a character that cannot be stored'],
    ['message', 'a\u0007b', 'Contains a character that cannot be stored'],
    ['message', 'a\ufdd0b', 'Contains a character that cannot be stored'],
  ])('refuses %s %j', (field, value, message) => {
    expect(messagesOf({ ...booking, [field]: value })).toEqual({ [field]: message });
  });

  it.each(['+44 (0)20 7946-0000 ext. 12', '020.7946.0000', '٠٢٠ ٧٩٤٦ ٠٠٠٠'])(
    'accepts the phone number %s as it is written',
    phone => expect(consultationRule.parse({ ...booking, phone }).phone).toBe(phone),
  );

  it('drops invisible marks around a copied phone number and address', () => {
    const marked = { phone: '\u202a+44 20 7946 0000\u202c', email: '\u200bada@example.com\u2060' };
    expect(consultationRule.parse({ ...booking, ...marked })).toMatchObject({
      phone: '+44 20 7946 0000',
      email: 'ada@example.com',
    });
  });

  it.each([
    ['Ada\u200b Love\u202elace', 'Ada Lovelace'],
    ['\u0646\u06cc\u200c\u0645\u0627', '\u0646\u06cc\u200c\u0645\u0627'],
    ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
    ['\u8fbb\u{e0100}\u6751', '\u8fbb\u{e0100}\u6751'],
    ['Ada \u2764\ufe0f\u200d\u{1f525}', 'Ada \u2764\ufe0f\u200d\u{1f525}'],
  ])('stores the name %j as %j', (name, stored) => {
    expect(consultationRule.parse({ ...booking, name }).name).toBe(stored);
  });

  it.each([
    ['name', 'Ada\nservice: vip', 'Ada service: vip'],
    ['name', 'Ada \u00a0\t\u2028 Lovelace', 'Ada Lovelace'],
    ['phone', '+44 20\r\n7946  0000', '+44 20 7946 0000'],
  ])('keeps %s %j in one line', (field, value, stored) => {
    expect(consultationRule.parse({ ...booking, [field]: value })).toHaveProperty(field, stored);
  });

  it('refuses an email address in two lines', () => {
    expect(messagesOf({ ...booking, email: 'ada@example.com\nservice: vip' })).toEqual({
      email: 'Invalid email',
    });
  });

  it('keeps the lines of a message', () => {
    expect(consultationRule.parse({ ...booking, message: 'One\r\n\ttwo' }).message).toBe('One\r\n\ttwo');
  });

  it('keeps whole characters outside the basic plane', () => {
    expect(consultationRule.parse({ ...booking, name: 'Ada \u{1f3c5}' }).name).toBe('Ada \u{1f3c5}');
  });
});
