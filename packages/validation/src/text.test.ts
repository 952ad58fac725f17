import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aiChatRule } from './aiChat.ts';
import { consultationRule } from './consultation.ts';

const booking = { name: 'Ada', email: 'ada@example.com', phone: '+44 20 7946 0000', service: 'vip' };

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
      // In a name also blank Braille and code points without a character.
      const name = `${text}\u2800\ue123\u0378`;
      const { error } = consultationRule.safeParse({ ...booking, name, phone: text });
      const fields = error?.issues.map(({ path, message }) => [path.join(), message]);
      expect(fields).toEqual([
        ['name', 'Required'],
        ['phone', 'Required'],
      ]);
      expect(aiChatRule.safeParse({ message: text, level: 'beginner' }).success).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('an accepted name shows something, has no direction mark, and is what a second pass makes of it', () => {
  fc.assert(
    fc.property(anyText, text => {
      const result = consultationRule.safeParse({ ...booking, name: text });
      if (!result.success) return;
      const { name } = result.data;
      expect(name).toMatch(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u);
      expect(name).not.toMatch(/[\0\x1b\x7f\p{Bidi_Control}\p{Surrogate}\u200b\u2060\ufeff]/u);
      expect(consultationRule.parse({ ...booking, name }).name).toBe(name);
    }),
    { numRuns: 500 },
  );
});
