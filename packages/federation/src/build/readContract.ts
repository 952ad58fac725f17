import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print, type DocumentNode } from 'graphql';
import type { BuildContract } from './manifest.ts';
import { CompileError } from './compile.ts';

/** The folders whose GraphQL documents the app sends, and what its contract says beside what can be read off the build. */
export interface ContractSource {
  dirs: readonly string[];
  terms: Pick<BuildContract, 'requires' | 'provides' | 'pages'>;
}

/** @throws {Error} when generated documents are not those of the sources */
export const contractOf = async ({ dirs, terms }: ContractSource): Promise<BuildContract> => ({
  operations: (await Promise.all(dirs.map(operationsOf))).flat(),
  ...terms,
});

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

const GENERATED = 'src/gql/gql.ts';
/** A document where it is used: graphql(`query …`). */
const WRITTEN = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`/g;

/** A document that is missing among the generated ones would be empty when it is sent. @throws {CompileError} */
export function requireGeneratedDocuments(dir: string): void {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: dir })
    .filter(file => !file.startsWith(path.join('src', 'gql')) && !/\.test\.tsx?$/.test(file))
    .map(file => ({ file, text: readFileSync(path.join(dir, file), 'utf8') }));
  const used = sources.flatMap(({ file, text }) =>
    [...text.matchAll(WRITTEN)].map(([, document = '']) => ({ file, document })),
  );
  if (used.length === 0) return;
  const generated = readFileSync(path.join(dir, GENERATED), 'utf8');
  const stale = used.filter(({ document }) => !generated.includes(`${JSON.stringify(document)}:`));
  if (stale.length === 0) return;
  const files = [...new Set(stale.map(({ file }) => path.join(path.basename(dir), file)))];
  throw new CompileError(`Documents in ${files.join(', ')} are not generated: run "npm run codegen".`);
}
