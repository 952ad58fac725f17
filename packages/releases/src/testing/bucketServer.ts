import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Miniflare } from 'miniflare';

/** Where miniflare answers the protocol of S3. */
const S3_PATH = '/cdn-cgi/local/r2/s3';
const KEY = { accessKeyId: 'testing', secretAccessKey: 'testing-secret' };

/** An object store for tests, and what can go wrong between it and its users. */
export interface BucketServer {
  /** Settings of whoever uses it; each prefix is a store of its own. */
  settings(prefix?: string): Record<string, string> & { RELEASES_URL: string };
  /** While it is false every connection is closed. */
  isUp: boolean;
  /** While it is true requests are accepted and not answered. */
  isSilent: boolean;
  /** The next write of this object is carried out, and its answer is lost. */
  loseAnswerOf: string | null;
  /** What the last write of each object said of caches, by its path in the bucket. */
  readonly cacheControls: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** Miniflare ends the process at a signal, before whoever started it has cleaned up; `close` ends Miniflare. */
function newListeners() {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const before = new Set(signals.flatMap(signal => process.listeners(signal)));
  return {
    remove() {
      for (const signal of signals)
        for (const listener of process.listeners(signal))
          if (!before.has(listener)) process.off(signal, listener);
    },
  };
}

/** Starts Cloudflare's own simulation of its object store, behind a proxy that can fail. */
export async function startBucketServer(): Promise<BucketServer> {
  const r2Buckets = { RELEASES: { id: 'releases', s3Credentials: KEY } };
  const script = 'export default { fetch: () => new Response() }';
  const endsProcess = newListeners();
  const simulator = new Miniflare({ modules: true, script, r2Buckets });
  const target = await simulator.ready;
  endsProcess.remove();
  const cacheControls = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    if (!bucket.isUp) return void incoming.socket.destroy();
    if (bucket.isSilent) return;
    pass(incoming, outgoing);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { hostname, port } = target;
    const { method, url: path, headers } = incoming;
    if (method === 'PUT' && headers['cache-control'])
      cacheControls.set(
        decodeURIComponent(path?.split('?')[0]?.split('/releases/')[1] ?? ''),
        headers['cache-control'],
      );
    const isLost = method === 'PUT' && bucket.loseAnswerOf !== null && !!path?.includes(bucket.loseAnswerOf);
    if (isLost) bucket.loseAnswerOf = null;
    const passed = forward({ hostname, port, method, path, headers }, answer => {
      if (isLost) return void outgoing.destroy();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}${S3_PATH}`;
  const bucket: BucketServer = {
    settings: (prefix = '') => ({
      RELEASES_URL: `s3://releases/${prefix}`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: 'auto',
      AWS_ACCESS_KEY_ID: KEY.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    }),
    isUp: true,
    isSilent: false,
    loseAnswerOf: null,
    cacheControls,
    async close() {
      server.closeAllConnections();
      server.close();
      await simulator.dispose();
    },
  };
  return bucket;
}
