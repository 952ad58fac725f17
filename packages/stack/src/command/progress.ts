import colors from 'picocolors';

/** Where a command says what it is doing. */
export interface Progress {
  /** One line: the seconds since the command began, what it is about, what happened. */
  step(topic: string, text: string): void;
  /** A line as it stands. */
  say(text: string): void;
}

/** @returns a progress that counts from now and writes to standard output. */
export function createProgress(): Progress {
  const started = performance.now();
  return {
    step(topic, text) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      console.log(`${colors.dim(`${seconds} s`)}  ${colors.bold(topic.padEnd(18))} ${text}`);
    },
    say: text => console.log(text),
  };
}
