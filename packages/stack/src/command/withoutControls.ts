/**
 * Text of strangers for a terminal: what moves the cursor, changes colours or turns the direction of writing becomes a
 * space, so that it can say nothing but its words.
 */
export const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ');
