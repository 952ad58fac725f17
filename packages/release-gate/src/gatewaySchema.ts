import { readFile } from 'node:fs/promises';
import { get as getPlain } from 'node:http';
import { get as getTls } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '@site/federation/build/workspace';
import { readTls, type TlsFiles } from '@site/federation/serve/readTls';
import { ReleaseRejectedError } from '@site/releases/registry/registry';

/** A release does not wait long for a gateway that is down. */
const GATEWAY_MS = 3000;
const SCHEMA = path.join(projectRoot, 'gateway/schema.graphql');

/** Which schema the operations of a build are checked against. */
export interface SchemaRequest {
  /** Where the live gateways are reached from here: the first that answers counts; without one the committed schema. */
  gatewayUrls?: readonly string[] | undefined;
  /** A folder with tls.crt, tls.key and ca.crt, for gateways that take mutual TLS only. */
  tlsDir?: string | undefined;
  /** No gateway that answers rejects the release; else the committed schema counts then. */
  gatewayRequired?: boolean | undefined;
  /** Called when the committed schema counts although there is a gateway. */
  report?: ((step: string, text: string) => void) | undefined;
}

/** A gateway's public schema, and where it was read. */
export interface GatewaySchema {
  schema: string;
  schemaFrom: string;
}

/** @throws {ReleaseRejectedError} when a required gateway does not answer */
export async function readSchema(request: SchemaRequest): Promise<GatewaySchema> {
  const { gatewayUrls = [], tlsDir, gatewayRequired, report } = request;
  if (gatewayUrls.length === 0) return readCommitted();
  try {
    return await askFirst(gatewayUrls, readTls(tlsDir));
  } catch (error) {
    const why = `the gateway at ${gatewayUrls.join(' or ')} cannot be asked for its schema: ${(error as Error).message}`;
    if (gatewayRequired)
      throw new ReleaseRejectedError(
        `${why}.\nSet TLS_DIR if it takes mutual TLS only; --committed-schema checks against this checkout's schema instead.`,
      );
    const committed = await readCommitted();
    report?.('schema', `${why}; ${committed.schemaFrom} counts`);
    return committed;
  }
}

/** One of several may be away, as while it is updated: then the next one counts. */
async function askFirst(
  [url = '', ...others]: readonly string[],
  tls: TlsFiles | undefined,
): Promise<GatewaySchema> {
  try {
    return { schema: await fetchText(`${url}/schema.graphql`, tls), schemaFrom: url };
  } catch (error) {
    if (others.length === 0) throw error;
    return askFirst(others, tls);
  }
}

const readCommitted = async (): Promise<GatewaySchema> => ({
  schema: await readFile(SCHEMA, 'utf8'),
  schemaFrom: path.relative(projectRoot, SCHEMA),
});

// `fetch` cannot present a client certificate.
const fetchText = (url: string, tls: TlsFiles | undefined) =>
  new Promise<string>((resolve, reject) => {
    const get = url.startsWith('https:') ? getTls : getPlain;
    get(url, { ...tls, agent: false, signal: AbortSignal.timeout(GATEWAY_MS) }, response => {
      if (response.statusCode === 200) return void text(response).then(resolve, reject);
      response.resume();
      reject(new Error(`it answered ${response.statusCode}`));
    }).on('error', reject);
  });
