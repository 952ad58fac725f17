import { port, readSettings } from '@site/federation/settings';
import { z } from 'zod';

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  IDP_PORT: port(4010, 1),
  OIDC_ISSUER: z.url(),
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(1),
  PUBLIC_URL: z.url(),
  DATA_DIR: z.string().min(1),
  /** A folder with certificates: the provider takes https only, as gateways in production demand. */
  TLS_DIR: z.string().optional(),
});

/** @throws {SettingsError} that names each wrong or missing variable */
export const readProviderSettings = () => readSettings(Environment, process.env);
