import { impersonal } from './report.ts';

/** The oldest of more words are forgotten. */
const MAX_WORDS = 5000;

/** Shorter ones say nothing about anybody. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/**
 * Remembers the words that are typed in this tab, so that none of them leaves it in a message.
 * @param names further words that must not leave it
 * @returns a message without any of them
 */
export function createTypedText(names: () => readonly (string | null | undefined)[]) {
  const typed = new Set<string>();

  function remember(text: string) {
    for (const word of wordsOf(text)) typed.add(word);
    for (const oldest of typed) if (typed.size > MAX_WORDS) typed.delete(oldest);
  }

  // Letter by letter: also what is deleted again is known.
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) remember(target.value);
    },
    { capture: true, passive: true },
  );

  return (message: string) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    for (const text of [...[...fields].map(({ value }) => value), ...names()]) remember(text ?? '');
    const isTyped = (word: string) => typed.has(word.toLowerCase());
    return impersonal(message.replace(/[\p{L}\p{N}]+/gu, word => (isTyped(word) ? '[typed]' : word)));
  };
}
