import { readFileSync } from 'node:fs';
import { Agent, type AgentOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';

/** How long a gateway that refused a connection is tried last, in ms. */
const RETRY_LAST_MS = 2_000;
const CONNECT_MS = 1_000;

/** The gateways behind this host; they share one database, so that any of them can answer any request. */
export interface Gateways {
  urls: readonly string[];
  /** All addresses, the one whose turn it is first and those that recently refused a connection last. */
  rotation: () => string[];
  /** Notes that an address refused a connection or failed. */
  refused: (url: string) => void;
  /** This host's certificate, its key, and the authority of the gateways'; undefined: no client certificate, and the public authorities are trusted. */
  tls: TlsFiles | undefined;
}

type TlsFiles = Required<Pick<ConnectionOptions, 'cert' | 'key' | 'ca'>>;

/** @param folder with tls.crt, tls.key and ca.crt, the names of a Kubernetes TLS secret */
function readTls(folder: string): TlsFiles {
  const read = (file: string) => readFileSync(path.join(folder, file));
  return { cert: read('tls.crt'), key: read('tls.key'), ca: read('ca.crt') };
}

export function createGateways(urls: readonly string[], tlsDir?: string, now = Date.now): Gateways {
  const refusedUntil = new Map<string, number>();
  let turn = 0;
  const isResting = (url: string) => (refusedUntil.get(url) ?? 0) > now();
  return {
    urls,
    tls: tlsDir === undefined ? undefined : readTls(tlsDir),
    rotation: () => {
      const at = turn++ % urls.length;
      const rotated = [...urls.slice(at), ...urls.slice(0, at)];
      return rotated.sort((one, other) => Number(isResting(one)) - Number(isResting(other)));
    },
    refused: url => void refusedUntil.set(url, now() + RETRY_LAST_MS),
  };
}

type Done = (error: Error | null, socket: Socket) => void;

/**
 * Connects each request to the gateway whose turn it is, or to the next one that takes a connection. Before there is
 * a connection nothing of a request has been sent, so none is ever sent twice.
 */
export class GatewayAgent extends Agent {
  readonly #gateways: Gateways;

  constructor(gateways: Gateways) {
    // A connection for each request: kept ones would all belong to those gateways that were there first.
    super({ keepAlive: false });
    this.#gateways = gateways;
    // Node.js refuses an agent of another scheme than the request's.
    Object.assign(this, { protocol: new URL(gateways.urls[0]!).protocol });
  }

  override createConnection(_options: AgentOptions, done?: Done): undefined {
    this.#try(this.#gateways.rotation(), done!);
  }

  #try([url = '', ...others]: string[], done: Done): void {
    const { hostname, port, protocol } = new URL(url);
    const secure = protocol === 'https:';
    const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (secure ? 443 : 80)) };
    const socket = secure
      ? connectTls({ ...address, ...this.#gateways.tls }).setNoDelay()
      : connect({ ...address, noDelay: true });
    const failed = (error: Error) => {
      this.#gateways.refused(url);
      if (others.length > 0) this.#try(others, done);
      else done(error, socket);
    };
    let connected = false;
    // After a busy second of this process the timer comes before the connection that was there in time.
    const late = () =>
      setImmediate(() => {
        if (!connected) socket.destroy(new Error('The gateway takes no connection.'));
      });
    socket.setTimeout(CONNECT_MS, late).once('error', failed);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      connected = true;
      socket.setTimeout(0).off('timeout', late).off('error', failed);
      done(null, socket);
    });
  }
}
