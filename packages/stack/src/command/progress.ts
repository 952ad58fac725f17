import { styleText } from 'node:util';

/** Reports what a command is doing. */
export interface Progress {
  /** One line: the seconds since the command began, what it is about, what happened. */
  step(topic: string, text: string): void;
  print(text: string): void;
}

/** @returns a progress that counts from now and writes to standard output unless `write` is given. */
export function createProgress(write: (line: string) => void = line => console.log(line)): Progress {
  const started = performance.now();
  return {
    step(topic, text) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      write(`${styleText('dim', `${seconds} s`)}  ${styleText('bold', topic.padEnd(18))} ${text}`);
    },
    print: write,
  };
}

/** Text of strangers for a terminal: what moves the cursor, changes colours or the direction of writing is a space. */
export const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ');
