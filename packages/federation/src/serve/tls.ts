import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The own certificate, its key, and the authority whose certificates are accepted. */
export type TlsFiles = Record<'cert' | 'key' | 'ca', Buffer>;

/** @param folder with the names of a Kubernetes TLS secret; undefined for plain HTTP, to which there is no fallback */
export function readTls(folder: string | undefined): TlsFiles | undefined {
  if (folder === undefined) return undefined;
  const read = (file: string) => readFileSync(path.join(folder, file));
  return { cert: read('tls.crt'), key: read('tls.key'), ca: read('ca.crt') };
}

/** The value of Strict-Transport-Security: for a year, with every subdomain. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';
