import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { RemoteName } from '@site/federation/release';
import { Complaint } from '../command/runCommand.ts';

const names: readonly RemoteName[] = ['marketing', 'education', 'contact'];

/** The command was called in a way that means nothing; the message says how it is meant. */
export class UsageError extends Complaint {}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads `NAME` and the options of a release command.
 * @param usage the one line that a wrong call is answered with
 * @throws UsageError
 */
export function readArguments<const T extends Options>(usage: string, options: T, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [given = '', ...rest] = positionals;
    const name = names.find(known => known === given.replace(/^mfe-/, ''));
    if (!name) throw new Error(given ? `There is no microfrontend "${given}".` : 'Which microfrontend?');
    return { name, rest, values };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\nUsage: ${usage}   (NAME: ${names.join(', ')})`);
  }
}

/** A share of the visitors, in percent. @throws UsageError */
export function readTraffic(given = '100'): number {
  const percent = Number(given);
  if (/^\d+$/.test(given) && percent <= 100) return percent;
  throw new UsageError(`--traffic is a whole number from 0 to 100, not "${given}".`);
}

/** A version names a folder, so it can lead nowhere else. @throws UsageError */
export function readVersion(given: string | undefined): string | undefined {
  if (given === undefined || /^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(given)) return given;
  throw new UsageError(`"${given}" is no version: letters, digits, dots, pluses and hyphens.`);
}
