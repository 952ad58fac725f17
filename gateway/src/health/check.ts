import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { readTls } from '@site/federation/serve/https';
import { readHealthCheckEnv } from '../env.ts';

// The health check of the container: exit code 0 if this gateway is ready. With TLS it shows the gateway's own certificate.

const { GATEWAY_PORT: port, TLS_DIR } = readHealthCheckEnv();
const tls = readTls(TLS_DIR);
const address = { host: '127.0.0.1', port, path: '/api/health/ready' };
// The certificate names the service, not this machine.
const request = tls
  ? requestTls({ ...address, ...tls, checkServerIdentity: () => undefined })
  : requestPlain(address);
request
  .on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('error', () => process.exit(1))
  .end();
