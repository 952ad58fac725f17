import { z } from 'zod';
import { microfrontendNames } from '@site/federation/microfrontends';
import { orExit, port, readSettings, releaseStoreSettings } from '@site/federation/settings';

const store = { RELEASES_DIR: z.string().min(1), ...releaseStoreSettings };

/** Settings of a microfrontend's host. */
export const readHostEnv = () =>
  read(
    z.object({
      NAME: z.enum(microfrontendNames),
      PORT: port(0).removeDefault(),
      HOST: z.string().min(1).default('127.0.0.1'),
      ...store,
    }),
  );

/** Settings of the build import; BUILDS_DIR has the builds that an image carries. */
export const readImportEnv = () => read(z.object({ BUILDS_DIR: z.string().min(1), ...store }));

const read = <T extends z.ZodType>(settings: T) => orExit(() => readSettings(settings, process.env));
