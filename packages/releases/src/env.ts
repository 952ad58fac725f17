import { z } from 'zod';
import { microfrontendNames } from '@site/federation/microfrontends';
import { port, readSettings, releaseStoreSettings } from '@site/federation/settings';

const hostSettings = z.object({
  NAME: z.enum(microfrontendNames),
  PORT: port(0).removeDefault(),
  HOST: z.string().min(1).default('127.0.0.1'),
  RELEASES_DIR: z.string().min(1),
  ...releaseStoreSettings,
});
const importSettings = z.object({
  RELEASES_DIR: z.string().min(1),
  ...releaseStoreSettings,
  /** Builds that this image carries. */
  BUILDS_DIR: z.string().min(1),
});

/** Settings of a microfrontend's host. Ends the process with one clear message when one is wrong or missing. */
export const readHostEnv = (source: NodeJS.ProcessEnv = process.env) => read(hostSettings, source);

/** Settings of the build import; ends the process like the others. */
export const readImportEnv = (source: NodeJS.ProcessEnv = process.env) => read(importSettings, source);

function read<T extends z.ZodType>(settings: T, source: NodeJS.ProcessEnv): z.output<T> {
  try {
    return readSettings(settings, source);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
