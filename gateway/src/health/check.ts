import type { RequestOptions } from 'node:https';
import { getText, readTls } from '@site/federation/serve/https';
import { readHealthCheckEnv } from '../env.ts';

// The health check of the container: exit code 0 if this gateway is ready. With TLS it shows the gateway's own certificate.

const { GATEWAY_PORT, TLS_DIR } = readHealthCheckEnv();
// The certificate names the service, not this machine.
const options: RequestOptions = { ...readTls(TLS_DIR), checkServerIdentity: () => undefined };
getText(`http${TLS_DIR ? 's' : ''}://127.0.0.1:${GATEWAY_PORT}/api/health/ready`, options).then(
  ({ status }) => process.exit(status === 200 ? 0 : 1),
  () => process.exit(1),
);
