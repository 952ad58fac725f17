import { Agent, type AgentOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Gateways } from './gateways.ts';

/** How long a gateway may take to accept a connection. */
const CONNECT_MS = 1_000;

type Done = (error: Error | null, socket: Socket) => void;

/**
 * Connects each request to the next gateway in the rotation, or to the next one that takes a connection. Before there is
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
