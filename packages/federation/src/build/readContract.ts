import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { parse, print, type DocumentNode } from 'graphql';
import type { BuildContract } from './contract.ts';
import { requireGeneratedDocuments } from './generatedDocuments.ts';

/** What an app's definition adds to what can be read off its build. */
export type ContractTerms = Pick<BuildContract, 'requires' | 'provides' | 'pages'>;

/**
 * Reads the contract off a build: what it exposes and sends, and the terms of its definition.
 * @throws {Error} when generated documents are not those of the sources
 */
export async function contractOf(
  compilation: Compilation,
  dirs: readonly string[],
  terms: ContractTerms,
): Promise<BuildContract> {
  return {
    exposes: compilation.namedChunkGroups.has('routes') ? ['./routes'] : [],
    operations: (await Promise.all(dirs.map(operationsOf))).flat(),
    ...terms,
  };
}

/** The generated documents of one folder. */
async function operationsOf(dir: string): Promise<string[]> {
  requireGeneratedDocuments(dir);
  const generated = path.join(dir, 'src/gql/graphql.ts');
  if (!existsSync(generated)) return [];
  const documents = (await import(generated)) as Record<string, DocumentNode | string>;
  return Object.entries(documents)
    .filter(([name]) => name.endsWith('Document'))
    .map(([, document]) =>
      print('kind' in Object(document) ? (document as DocumentNode) : parse(String(document))),
    );
}
