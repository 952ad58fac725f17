import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong: connection closed, no answer, or one byte changed. */
export type FaultKind = 'down' | 'silent' | 'byte';

export interface Fault {
  /** Names of the files that it affects. */
  files: RegExp;
  kind: FaultKind;
}

/** A proxy before the host of one microfrontend. */
export interface FaultProxy {
  origin: string;
  /** Present faults; a test adds and removes them. */
  faults: Fault[];
  /** Files that replace the host's, by `VERSION/FILE`. */
  contents: Map<string, string>;
  close(): void;
}

/** A version with this ending has the files of the version without it: a deploy that needs no build. */
export const copyOf = (version: string, number: number) => `${version}.copy${number}`;
const withoutCopy = (version: string) => version.replace(/\.copy\d+$/, '');

const open = { 'Access-Control-Allow-Origin': '*' };

/** @param host origin of the real host */
export async function startFaultProxy(host: string): Promise<FaultProxy> {
  const faults: Fault[] = [];
  const contents = new Map<string, string>();
  const server = createServer((request, response) => {
    const [, version = '', file = ''] = /^(?:\/retry-\d+)?\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? [];
    const kind = faults.find(({ files }) => files.test(file))?.kind;
    if (kind === 'silent') return;
    if (kind === 'down') return void request.socket.destroy();
    const known = contents.get(`${version}/${file}`);
    const bytes =
      known === undefined ? fetchFile(`${host}/${withoutCopy(version)}/${file}`) : Buffer.from(known);
    Promise.resolve(bytes).then(
      body => send(response, file, kind === 'byte' ? withOneByteChanged(body) : body),
      () => response.writeHead(404, open).end(),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults,
    contents,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function fetchFile(url: string) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

const types: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

function send(response: ServerResponse, file: string, body: Buffer) {
  const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  response.writeHead(200, { ...open, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** The last byte becomes another white space: the script behaves as before, and its hash differs. */
function withOneByteChanged(body: Buffer) {
  const changed = Buffer.from(body);
  const last = changed.length - 1;
  changed[last] = changed[last] === 0x0a ? 0x20 : 0x0a;
  return changed;
}
