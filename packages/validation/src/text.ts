import { z } from 'zod';

/** The two messages that every rule uses (docs/specification.md#validation). */
export const REQUIRED = 'Required';
export const INVALID_EMAIL = 'Invalid email';

// The longest address that SMTP can carry (RFC 5321, 4.5.3.1).
const EMAIL_MAX = 254;

const UNREADABLE = 'Contains a character that cannot be stored';

// Characters without a picture: format and direction marks, fillers, joiners, variation selectors.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+/gu;
// Between visible characters, these choose a shape: of letters in Persian and Indic scripts, of CJK names, of emoji.
const SHAPING = /^\p{M}?[\u200c\u200d]?$/u;
// NUL and half surrogate pairs, which PostgreSQL cannot store; other control characters but white space; noncharacters.
const FORBIDDEN = /[^\P{Cc}\s]|[\p{Surrogate}\p{Noncharacter_Code_Point}]/u;
// White space, the blank of Braille, and code points that have no picture in this version of Unicode.
const BLANK = /^[\s\u2800\p{Other}]*$/u;

const isVisible = (character: string | undefined) => character !== undefined && /\S/.test(character);

/** Drops invisible characters, except those that shape the characters around them. */
const withoutInvisible = (text: string) =>
  text.replace(INVISIBLE, (run, at: number) => {
    const joins = /[\u200c\u200d]$/.test(run);
    const shapes =
      SHAPING.test(run) && isVisible(text[at - 1]) && (!joins || isVisible(text[at + run.length]));
    return shapes ? run : '';
  });

/** What every text from outside goes through: invisible characters are dropped, then it is trimmed. */
const cleanText = () => z.string({ error: REQUIRED }).overwrite(withoutInvisible).trim();

const upTo = (max: number) => ({ error: `At most ${max} characters`, abort: true });
const isReadable = (text: string) => !FORBIDDEN.test(text);
const notBlank = (text: string) => !BLANK.test(text);

/** Trimmed text of at most `max` characters. */
export const optionalText = (max: number) => cleanText().max(max, upTo(max)).refine(isReadable, UNREADABLE);

const required = (text: z.ZodString, max: number) =>
  text
    .min(1, { error: REQUIRED, abort: true })
    .refine(isReadable, { error: UNREADABLE, abort: true })
    .refine(notBlank, { error: REQUIRED, abort: true })
    .max(max, upTo(max));

/** Trimmed text of 1 to `max` characters; absent, empty and what shows nothing all read "Required". */
export const requiredText = (max: number) => required(cleanText(), max);

/** As `requiredText`, in one line: each run of white space becomes one space, so that no value looks like two fields. */
export const requiredLine = (max: number) =>
  required(
    cleanText().overwrite(text => text.replace(/\s+/g, ' ')),
    max,
  );

/** A trimmed email address of at most 254 characters; the spelling of its letters is kept. */
export const email = () => requiredLine(EMAIL_MAX).check(z.email(INVALID_EMAIL));

/** Joining the list: an address, nothing else. */
export const emailSignupRule = z.object({ email: email() });
export type EmailSignupInput = z.infer<typeof emailSignupRule>;
