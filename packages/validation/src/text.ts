import { z } from 'zod';

/** The two messages that every rule uses (docs/specification.md#validation). */
export const REQUIRED = 'Required';
export const INVALID_EMAIL = 'Invalid email';

// The longest address that SMTP can carry (RFC 5321, 4.5.3.1).
const EMAIL_MAX = 254;

const UNREADABLE = 'Contains a character that cannot be stored';
const NO_LETTER = 'At least one letter';

// Characters without a picture: format and direction marks, fillers, joiners, variation selectors.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+/gu;
// Between visible characters, these choose a shape: of letters in Persian and Indic scripts, of CJK names, of emoji.
const SHAPING = /^\p{M}?[\u200c\u200d]?$/u;
// NUL and half surrogate pairs, which PostgreSQL cannot store; other control characters but white space; noncharacters.
const FORBIDDEN = /[^\P{Cc}\s]|[\p{Surrogate}\p{Noncharacter_Code_Point}]/u;
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]/u;

const isVisible = (character: string | undefined) => character !== undefined && /\S/.test(character);

/** Drops invisible characters, except those that shape the characters around them. */
const withoutInvisible = (text: string) =>
  text.replace(INVISIBLE, (run, at: number) => {
    const joins = /[\u200c\u200d]$/.test(run);
    const shapes =
      SHAPING.test(run) && isVisible(text[at - 1]) && (!joins || isVisible(text[at + run.length]));
    return shapes ? run : '';
  });

/** What every text of a visitor goes through: invisible characters are dropped, then it is trimmed. */
const cleanText = () => z.string({ error: REQUIRED }).overwrite(withoutInvisible).trim();

const upTo = (max: number, abort = false) => ({ error: `At most ${max} characters`, abort });

/** Trimmed text of 1 to `max` characters, line breaks allowed; absent, empty and blank all read "Required". */
export const requiredText = (max: number) =>
  cleanText()
    .min(1, REQUIRED)
    .max(max, upTo(max))
    .refine(text => !FORBIDDEN.test(text), UNREADABLE);

/** Trimmed text of at most `max` characters, line breaks allowed. */
export const optionalText = (max: number) =>
  cleanText()
    .max(max, upTo(max))
    .refine(text => !FORBIDDEN.test(text), UNREADABLE);

/** One trimmed line of `min` to `max` characters. */
export const line = (min: number, max: number) =>
  cleanText()
    .min(1, { error: REQUIRED, abort: true })
    .min(min, { error: `At least ${min} characters`, abort: true })
    .max(max, upTo(max, true))
    .refine(text => !FORBIDDEN_IN_LINE.test(text), { error: UNREADABLE, abort: true });

/** A person's name: one line with a letter of any script in it. */
export const personName = (max: number) => line(1, max).refine(name => /\p{L}/u.test(name), NO_LETTER);

/** A trimmed email address of at most 254 characters; the spelling of its letters is kept. */
export const email = () => line(1, EMAIL_MAX).check(z.email(INVALID_EMAIL));
