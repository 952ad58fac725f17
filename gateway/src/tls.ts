import { readFileSync } from 'node:fs';
import type { ServerOptions } from 'node:https';
import path from 'node:path';

/**
 * Mutual TLS: tls.crt and tls.key are the gateway's, ca.crt is the authority whose certificates it accepts. A client
 * without one is disconnected before its request is read.
 * @param folder with the names of a Kubernetes TLS secret; undefined for plain HTTP.
 * @throws the error of a file that cannot be read: there is no fallback to plain HTTP.
 */
export function readTls(folder: string | undefined): ServerOptions | undefined {
  if (folder === undefined) return undefined;
  const read = (file: string) => readFileSync(path.join(folder, file));
  const files = { cert: read('tls.crt'), key: read('tls.key'), ca: read('ca.crt') };
  return { ...files, requestCert: true, rejectUnauthorized: true };
}
