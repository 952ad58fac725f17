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
  ])('refuses %s %j', (field, value, message) => {
    expect(messagesOf({ ...booking, [field]: value })).toEqual({ [field]: message });
  });

  it.each(['+44 (0)20 7946-0000 ext. 12', '020.7946.0000', '٠٢٠ ٧٩٤٦ ٠٠٠٠'])(
    'accepts the phone number %s as it is written',
    phone => expect(consultationRule.parse({ ...booking, phone }).phone).toBe(phone),
  );

  it('drops invisible marks around a copied phone number', () => {
    expect(consultationRule.parse({ ...booking, phone: '\u202a+44 20 7946 0000\u202c' }).phone).toBe(
      '+44 20 7946 0000',
    );
  });

  it('keeps whole characters outside the basic plane', () => {
    expect(consultationRule.parse({ ...booking, name: 'Ada \u{1f3c5}' }).name).toBe('Ada \u{1f3c5}');
  });
});
