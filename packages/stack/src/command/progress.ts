import path from 'node:path';
import colors from 'picocolors';

/** Where a command says what it is doing. */
export interface Progress {
  /** One line: the seconds since the command began, what it is about, what happened. */
  step(topic: string, text: string): void;
  /** A line as it stands. */
  say(text: string): void;
}

/** @returns a progress that counts from now and writes to standard output, or where it is told to. */
export function createProgress(write: (line: string) => void = line => console.log(line)): Progress {
  const started = performance.now();
  return {
    step(topic, text) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      write(`${colors.dim(`${seconds} s`)}  ${colors.bold(topic.padEnd(18))} ${text}`);
    },
    say: write,
  };
}

/** @returns a path inside the project without the project's own, as a person would type it. */
export function shortPath(root: string, file: string): string {
  const relative = path.relative(root, file);
  return relative.startsWith('..') ? file : relative;
}
