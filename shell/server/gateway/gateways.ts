import { readTls, type TlsFiles } from '@site/federation/serve/https';

/** How long a gateway that refused a connection is tried last, in ms. */
const RETRY_LAST_MS = 2_000;

/** The gateways behind this host; they share one database, so that any of them can answer any request. */
export interface Gateways {
  urls: readonly string[];
  /** All addresses, the next one in the rotation first and those that recently refused a connection last. */
  rotation: () => string[];
  /** Notes that an address refused a connection or failed. */
  refused: (url: string) => void;
  /** This host's certificate, its key, and the authority of the gateways'; undefined: no client certificate, and the public authorities are trusted. */
  tls: TlsFiles | undefined;
}

export function createGateways(urls: readonly string[], tlsDir?: string, now = Date.now): Gateways {
  const refusedUntil = new Map<string, number>();
  let requests = 0;
  const isResting = (url: string) => (refusedUntil.get(url) ?? 0) > now();
  return {
    urls,
    tls: readTls(tlsDir),
    rotation: () => {
      const at = requests++ % urls.length;
      const rotated = [...urls.slice(at), ...urls.slice(0, at)];
      return rotated.sort((one, other) => Number(isResting(one)) - Number(isResting(other)));
    },
    refused: url => void refusedUntil.set(url, now() + RETRY_LAST_MS),
  };
}
