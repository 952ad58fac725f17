import type { Progress } from '../command/progress.ts';

/** Reports steps to a progress, each with the seconds that it took. */
export function stepsWithTimes(progress: Progress) {
  let last = performance.now();
  return (step: string, text: string) => {
    const now = performance.now();
    progress.step(step, `${text} · took ${((now - last) / 1000).toFixed(2)} s`);
    last = now;
  };
}
