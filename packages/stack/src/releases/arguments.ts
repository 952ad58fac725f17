import { parseArgs, type ParseArgsConfig } from 'node:util';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { versionNameSchema } from '@site/federation/build/manifest';
import { UsageError } from '../command/runCommand.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface CommandShape<T extends Options, N extends string> {
  /** What a wrong call is answered with, and `--help`: one line, and where it takes more, an explanation. */
  usage: string;
  help?: string;
  options: T;
  /** Whether something may follow the name. */
  more?: boolean;
  /** What may be named; by default every microfrontend and the shell. */
  names?: readonly N[];
  /** What is meant when nothing is named. */
  standard?: N;
}

/**
 * Reads `NAME`, a microfrontend or the shell, and the options of a release command; `mfe-NAME` is the same.
 * @throws UsageError for `--help`, and for anything unknown: a word too many could have been meant as an option
 */
export function readArguments<const T extends Options, const N extends string = AppName>(
  shape: CommandShape<T, N>,
  args: string[],
) {
  const names = shape.names ?? (appNames as readonly string[] as readonly N[]);
  const usage = [`Usage: ${shape.usage}   (NAME: ${names.join(', ')})`, ...(shape.help ? [shape.help] : [])];
  if (args.includes('--help') || args.includes('-h')) throw new UsageError(usage.join('\n'), true);
  try {
    refuseLostOptions(Object.keys(shape.options));
    const { values, positionals } = parseArgs({ args, options: shape.options, allowPositionals: true });
    const [given = shape.standard ?? '', second, ...rest] = positionals;
    const name = names.find(known => known === given.replace(/^mfe-/, ''));
    if (!name) throw new Error(given ? `There is no "${given}" to name here.` : 'A name is missing.');
    const surplus = shape.more ? rest : [second, ...rest].filter(word => word !== undefined);
    if (surplus.length > 0) throw new Error(`Unexpected argument "${surplus.join(' ')}".`);
    return { name, second, values };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError([reason, ...usage].join('\n'));
  }
}

/** Without `--` npm keeps an option as a setting of its own: a dry run would be a release. */
export function refuseLostOptions(options: string[], env: NodeJS.ProcessEnv = process.env) {
  const lost = options.filter(name => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
  if (lost.length === 0) return;
  throw new Error(`npm took ${lost.map(name => `--${name}`).join(', ')} for itself: put -- before the name.`);
}

/** A whole number, by default up to a million; or a number of minutes, also parts of one. @throws UsageError */
export function readNumber(option: string, given: string, { least = 0, most = 1e6, parts = false } = {}) {
  const number = Number(given);
  if ((parts ? /^\d+(\.\d+)?$/ : /^\d+$/).test(given) && number >= least && number <= most) return number;
  throw new UsageError(
    `${option} is a ${parts ? '' : 'whole '}number from ${least} to ${most}, not "${given}".`,
  );
}

/** The name of a version. @throws UsageError */
export function readVersion(given: string | undefined): string | undefined {
  if (given === undefined || versionNameSchema.safeParse(given).success) return given;
  throw new UsageError(
    `"${given}" is not a valid version: use up to 64 letters, digits, dots, pluses and hyphens.`,
  );
}
