import path from 'node:path';
import { givenSettings, port as portSetting } from '@site/federation/settings';
import type { z } from 'zod';
import { UserError } from '../command/runCommand.ts';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** A port that can be passed to other processes, by default the standard one. */
export const port = (standard: number) => portSetting(standard, 1);
/**
 * Reads settings from the environment; an empty variable is a missing one.
 * @throws UserError that names every wrong setting at once
 */
export function parseSettings<T extends z.ZodType>(schema: T, inherited: NodeJS.ProcessEnv): z.infer<T> {
  const env = givenSettings(inherited);
  const parsed = schema.safeParse({ ...env, microfrontendPorts: env });
  if (parsed.success) return parsed.data;
  throw invalidSettings(parsed.error.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`));
}

/** @returns the error that names wrong settings, one a line */
export function invalidSettings(lines: string[], reason?: string): UserError {
  return new UserError(
    ['Invalid settings:', ...lines.map(line => `  ${line}`), ...(reason ? [reason] : [])].join('\n'),
  );
}
