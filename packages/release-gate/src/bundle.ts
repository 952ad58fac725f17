import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse, type AnyNode } from 'acorn';
import type { Manifest } from '@site/federation/build/manifest';

/** What the files of a build are, whatever it declares. */
export interface Bundle {
  /** Those that browsers may fetch. */
  files: {
    name: string;
    bytes: number;
    /** Bytes of brotli for a script or a style sheet; of a picture or a video as it is. */
    sentBytes: number;
  }[];
  scans: ({ file: string } & ScriptScan)[];
}

/** What stands in a script that matters to the release gate. */
interface ScriptScan {
  /** Calls that make code out of text. */
  evals: string[];
  /** Of one that is put together when it is needed, the beginning. */
  texts: string[];
  /** Keys of tables, among them the texts of documents in the table of the code generation. */
  keys: string[];
}

/** Of no use to browsers: what only servers read, licences, and source maps. */
const NOT_FETCHED = /^\.|\.(json|txt|map)$/;

/** @throws {SyntaxError} for a script that is none */
export async function readBundle(dir: string, { integrity }: Manifest): Promise<Bundle> {
  const names = Object.keys(integrity).filter(name => !NOT_FETCHED.test(name));
  const read = await Promise.all(
    names.map(async name => {
      const content = await readFile(path.join(dir, name));
      // A text file of any size is compressed beside it.
      const { size } = await stat(path.join(dir, `${name}.br`)).catch(() => ({ size: content.length }));
      return { name, content, sentBytes: size };
    }),
  );
  return {
    files: read.map(({ name, content, sentBytes }) => ({ name, bytes: content.length, sentBytes })),
    scans: read
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, content }) => ({ file: name, ...scanScript(content.toString()) })),
  };
}

/** Without running it. @throws {SyntaxError} for a script that is none */
export function scanScript(code: string): ScriptScan {
  const found: ScriptScan = { evals: [], texts: [], keys: [] };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), node => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      found.evals.push(...codeFromText(node));
    else if (node.type === 'Literal' && typeof node.value === 'string') found.texts.push(node.value);
    else if (node.type === 'TemplateLiteral') found.texts.push(node.quasis[0]?.value.cooked ?? '');
    else if (node.type === 'Property' && !node.computed && node.key.type === 'Literal')
      found.keys.push(String(node.key.value));
  });
  return found;
}

/** Libraries find out by these whether they may, and go on without. */
const PROBES = ['', 'return this'];

function codeFromText({
  callee,
  arguments: given,
}: Extract<AnyNode, { callee: unknown; optional?: unknown }>) {
  const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee;
  if (called?.type !== 'Identifier') return [];
  if (called.name === 'eval') return ['eval'];
  const [only] = given;
  const isProbe = given.length === 1 && only?.type === 'Literal' && PROBES.includes(String(only.value));
  return called.name === 'Function' && given.length > 0 && !isProbe ? ['Function'] : [];
}

function visit(node: AnyNode, see: (node: AnyNode) => void) {
  see(node);
  for (const child of (Object.values(node) as unknown[]).flat()) if (isNode(child)) visit(child, see);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
