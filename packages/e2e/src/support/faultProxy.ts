import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What may happen to a file on its way: nobody is there, no answer comes, the file is not there, a page comes in
 * its place, or one of its bytes is another.
 */
export type Mishap = 'down' | 'silent' | 'missing' | 'html' | 'byte';

export interface Fault {
  /** The files that it concerns, by their names. */
  files: RegExp;
  mishap: Mishap;
}

/** Stands before the host of one microfrontend. */
export interface FaultProxy {
  origin: string;
  /** What goes wrong now; a test puts it in and takes it out. */
  faults: Fault[];
  /** Other contents than the host has, by `VERSION/FILE`. */
  contents: Map<string, string>;
  close(): void;
}

/** A version with this ending has the files of the one before it: a deploy that needs no build. */
export const copyOf = (version: string, number: number) => `${version}.copy${number}`;
const withoutCopy = (version: string) => version.replace(/\.copy\d+$/, '');

const open = { 'Access-Control-Allow-Origin': '*' };

/** @param host origin of the real host */
export async function startFaultProxy(host: string): Promise<FaultProxy> {
  const faults: Fault[] = [];
  const contents = new Map<string, string>();
  const server = createServer((request, response) => {
    const [, version = '', file = ''] = /^(?:\/retry-\d+)?\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? [];
    const mishap = faults.find(({ files }) => files.test(file))?.mishap;
    if (mishap === 'silent') return;
    if (mishap === 'down') return void request.socket.destroy();
    if (mishap === 'missing') return void response.writeHead(404, open).end();
    if (mishap === 'html')
      return void response.writeHead(200, { ...open, 'Content-Type': 'text/html' }).end(page);
    const known = contents.get(`${version}/${file}`);
    const bytes =
      known === undefined ? fetchFile(`${host}/${withoutCopy(version)}/${file}`) : Buffer.from(known);
    Promise.resolve(bytes).then(
      body => send(response, file, mishap === 'byte' ? withOneByteChanged(body) : body),
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

const page = '<!doctype html><title>It works!</title>';

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

/** A blank more, or a blank less: a script does the same as before, and is not what was published. */
function withOneByteChanged(body: Buffer) {
  const changed = Buffer.from(body);
  const last = changed.length - 1;
  changed[last] = changed[last] === 0x0a ? 0x20 : 0x0a;
  return changed;
}
