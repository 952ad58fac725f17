import { readFileSync } from 'node:fs';
import { get as getPlain, type RequestOptions } from 'node:http';
import { get as getTls } from 'node:https';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';

/** The own certificate, its key, and the authority whose certificates are accepted. */
export type TlsFiles = Record<'cert' | 'key' | 'ca', Buffer>;

/** @param folder with the names of a Kubernetes TLS secret; undefined for plain HTTP, to which there is no fallback */
export function readTls(folder: string | undefined): TlsFiles | undefined {
  if (folder === undefined) return undefined;
  const read = (file: string) => readFileSync(path.join(folder, file));
  return { cert: read('tls.crt'), key: read('tls.key'), ca: read('ca.crt') };
}

/** In the place of `fetch`, which cannot present a client certificate. */
export const getText = (url: string, options: RequestOptions) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const get = url.startsWith('https:') ? getTls : getPlain;
    get(url, options, response =>
      textOf(response).then(text => resolve({ status: response.statusCode ?? 500, text }), reject),
    ).on('error', reject);
  });

/** The value of Strict-Transport-Security: for a year, with every subdomain. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** Whether browsers reach the site by https. */
export const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * The name of one of the site's cookies in a browser, as the gateway names its session, too. Behind https `__Host-` makes
 * browsers refuse a cookie of this name from other hosts and plain connections.
 */
export const cookieName = (name: string, publicUrl: string) =>
  `${isSecure(publicUrl) ? '__Host-' : ''}ounce.${name}`;

/**
 * The value of one of the site's cookies in a Cookie header, as it stands there; undefined without it.
 * A cookie that the site has under another name, from before it had https, does not count.
 */
export function readCookie(header: string | undefined, name: string, publicUrl: string) {
  const start = `${cookieName(name, publicUrl)}=`;
  const pairs = header?.split(/;[ \t]*/);
  return pairs?.find(pair => pair.startsWith(start))?.slice(start.length);
}
