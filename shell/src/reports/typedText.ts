import { impersonal } from './impersonal.ts';

/** Shorter words stay: they say nothing about anybody. */
const SHORTEST = 3;
const MAX_FIELDS = 50;

/**
 * Remembers what is typed in this tab, so that it can be kept out of every message. It never leaves the tab.
 * @param names further words that must not leave it
 * @returns a message without any of it
 */
export function createTypedText(names: () => readonly (string | null | undefined)[]) {
  const typed = new Map<Element, string>();

  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      // A field that was emptied was sent: what was in it is still a secret.
      if (target.value === '') return;
      typed.delete(target);
      typed.set(target, target.value);
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
    const texts = [...typed.values(), ...present(), ...names()].flatMap(text => text ?? []);
    // Whole texts before the words in them.
    const secrets = texts
      .flatMap(text => [text, ...text.split(/\s+/)])
      .filter(word => word.length >= SHORTEST)
      .sort((one, other) => other.length - one.length);
    return impersonal(secrets.reduce((text, secret) => text.replaceAll(secret, '[typed]'), message));
  };
}
