import type { Logger } from 'pino';

/** Logs each new error once, not for every page; call it with null after a success. */
export function reportOnce(log: Pick<Logger, 'error'>, message: string) {
  let last = '';
  return (error: Error | null) => {
    if (error && error.message !== last) log.error({ err: error }, message);
    last = error?.message ?? '';
  };
}
