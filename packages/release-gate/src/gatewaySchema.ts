import { readFile } from 'node:fs/promises';
import { get as getPlain } from 'node:http';
import { get as getTls } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '@site/federation/build/workspace';
import { readTls, type TlsFiles } from '@site/federation/serve/https';
import { ReleaseRejectedError } from '@site/releases/registry/registry';

/** A release does not wait long for a gateway that is down. */
const GATEWAY_MS = 3000;
const SCHEMA = 'gateway/schema.graphql';

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

/**
 * Reads the gateway's public schema. One of several may be away, as while it is updated: then the next one counts.
 * @throws {ReleaseRejectedError} when a required gateway does not answer
 */
export async function readSchema(request: SchemaRequest): Promise<string> {
  const { gatewayUrls = [], tlsDir, gatewayRequired, report } = request;
  let problem: string | undefined;
  for (const url of gatewayUrls)
    try {
      return await fetchText(`${url}/schema.graphql`, readTls(tlsDir));
    } catch (error) {
      problem = `the gateway at ${gatewayUrls.join(' or ')} cannot be asked for its schema: ${(error as Error).message}`;
    }
  if (problem && gatewayRequired)
    throw new ReleaseRejectedError(
      `${problem}.\nSet TLS_DIR if it takes mutual TLS only; --committed-schema checks against this checkout's schema instead.`,
    );
  if (problem) report?.('schema', `${problem}; ${SCHEMA} counts`);
  return readFile(path.join(projectRoot, SCHEMA), 'utf8');
}

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
