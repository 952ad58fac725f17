import { impersonal } from './impersonal.ts';

/** Shorter words stay: they say nothing about anybody. */
const SHORTEST = 3;
const MAX_FIELDS = 50;

/** Of one field: what is deleted again letter by letter is whole in the longest. */
interface TypedIn {
  latest: string;
  longest: string;
}

/**
 * Remembers what is typed in this tab, so that it can be kept out of every message. It never leaves the tab.
 * @param names further words that must not leave it
 * @returns a message without any of it
 */
export function createTypedText(names: () => readonly (string | null | undefined)[]) {
  const typed = new Map<Element, TypedIn>();
  let earlier: string[] = [];

  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const { value: latest } = target;
      const { longest } = typed.get(target) ?? { longest: '' };
      // A field that was emptied was sent, or cleared: what was in it is still a secret, and what is typed next another one.
      const isAnother = latest.length * 2 < longest.length;
      if (isAnother && longest.length >= SHORTEST) earlier = [...earlier, longest].slice(-MAX_FIELDS);
      typed.delete(target);
      typed.set(target, { latest, longest: isAnother || latest.length >= longest.length ? latest : longest });
      const [oldest] = typed.keys();
      if (typed.size > MAX_FIELDS && oldest) typed.delete(oldest);
    },
    { capture: true, passive: true },
  );

  const present = () =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .filter(({ type }) => !['checkbox', 'radio', 'hidden', 'submit', 'button'].includes(type))
      .map(({ value }) => value);

  return (message: string) => {
    const fields = [...typed.values()].flatMap(({ latest, longest }) => [latest, longest]);
    const texts = [...fields, ...earlier, ...present(), ...names()].flatMap(text => text ?? []);
    // Whole texts before the words in them.
    const secrets = [...new Set(texts.flatMap(text => [text, ...text.split(/\s+/)]))]
      .filter(word => word.length >= SHORTEST)
      .sort((one, other) => other.length - one.length);
    return impersonal(secrets.reduce((text, secret) => text.replace(inAnyCase(secret), '[typed]'), message));
  };
}

/** An echo may be in lower case. */
const inAnyCase = (text: string) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
