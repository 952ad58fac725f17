import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '@site/federation/build/workspace';
import { getText, readTls } from '@site/federation/serve/https';
import { ReleaseRejectedError } from '@site/releases/registry/registry';

/** A release does not wait long for a gateway that is down. */
const GATEWAY_MS = 3000;
const SCHEMA = 'gateway/schema.graphql';

/** Which schema the operations of a build are checked against. */
export interface SchemaRequest {
  /** Where the live gateways are reached from here: the first that answers counts. */
  gatewayUrls: readonly string[];
  /** A folder with tls.crt, tls.key and ca.crt, for gateways that take mutual TLS only. */
  tlsDir?: string | undefined;
  /** No gateway that answers rejects the release; else the committed schema counts then. */
  gatewayRequired?: boolean | undefined;
  /** Called when the committed schema counts. */
  report?: ((step: string, text: string) => void) | undefined;
}

/**
 * Reads the gateway's public schema. One of several may be away, as while it is updated: then the next one counts.
 * @throws {ReleaseRejectedError} when a required gateway does not answer
 */
export async function readSchema(request: SchemaRequest): Promise<string> {
  const { gatewayUrls, tlsDir, gatewayRequired, report } = request;
  let problem: string | undefined;
  for (const url of gatewayUrls)
    try {
      return await readFrom(url, tlsDir);
    } catch (error) {
      problem = `the gateway at ${gatewayUrls.join(' or ')} cannot be asked for its schema: ${(error as Error).message}`;
    }
  if (problem && gatewayRequired)
    throw new ReleaseRejectedError(`${problem}.\nSet TLS_DIR if it takes mutual TLS only.`);
  if (problem) report?.('schema', `${problem}; ${SCHEMA} counts`);
  return readFile(path.join(projectRoot, SCHEMA), 'utf8');
}

async function readFrom(gateway: string, tlsDir: string | undefined) {
  const options = { ...readTls(tlsDir), agent: false, signal: AbortSignal.timeout(GATEWAY_MS) };
  const { status, text } = await getText(`${gateway}/schema.graphql`, options);
  if (status === 200) return text;
  throw new Error(`it answered ${status}`);
}
