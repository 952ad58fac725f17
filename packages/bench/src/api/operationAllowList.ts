import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '@site/federation/registry/folderStore';
import { publishSending } from '@site/federation/testing/builds';
import { graphql } from './graphqlSample.ts';
import { cpuPerRequest } from './ratios.ts';
import type { Testbed } from './testbed.ts';

/**
 * What it costs to execute only operations of published versions. Equal servers differ by a tenth on a busy machine, and
 * those that are asked later more: two of each kind, in mirrored order.
 */
export async function compareOperationAllowList(
  testbed: Testbed,
  operation: string,
  print: (line: string) => void,
) {
  const listed = { GRAPHQL_OPEN: 'false', RELEASES_DIR: await releasesWith(operation) };
  const servers = {
    'listed 1': await testbed.startGateway(listed),
    'any 1': await testbed.startGateway(),
    'any 2': await testbed.startGateway(),
    'listed 2': await testbed.startGateway(listed),
  };
  const contestants = Object.entries(servers).map(([name, server]) => ({
    name,
    server,
    sample: graphql(server, operation),
    sameAs: 'listed 1',
  }));
  const cpu = await cpuPerRequest(contestants);
  const mean = (kind: string) => (cpu.get(`${kind} 1`)! + cpu.get(`${kind} 2`)!) / 2;
  const [own, any] = [mean('listed'), mean('any')];
  const each = [...cpu].map(([name, us]) => `${name}: ${us.toFixed(0)}`).join(', ');
  print(['operations of published versions only, beside any', own.toFixed(0), any.toFixed(0)].join(' | '));
  print(`  ${(own / any).toFixed(2)}x (aim 1x; ${each})`);
}

/** A release store with one published version, which sends this operation. */
async function releasesWith(operation: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-releases-'));
  await publishSending(folderStore(folder), 'marketing', '1.0.0', [operation]);
  return folder;
}
