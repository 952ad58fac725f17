import { parse as parseScript, type AnyNode, type Expression } from 'acorn';
import { Kind, parse, type DocumentNode } from 'graphql';

/** A GraphQL document with an operation, as it stands in a script. */
export interface FoundDocument {
  document: DocumentNode;
  /** As it was written; undefined for one that the code generation has parsed. */
  text?: string;
  /** Without a keyword, as `{ services { id } }`: only the schema tells it from other text. */
  isDoubtful: boolean;
}

/** What stands in a script that matters to the release gate. */
export interface ScriptScan {
  /** Calls that make code out of text. */
  evals: string[];
  documents: FoundDocument[];
  /** Keys of tables, among them the texts of documents in the table of the code generation. */
  keys: string[];
  /** Texts of operations that are put together when they are sent. */
  composed: string[];
}

const OPERATION = /^\s*(?:query|mutation|subscription)\b[^{]{0,500}\{/;

/**
 * Reads a script without running it.
 * @throws {SyntaxError} for a script that is none
 */
export function scanScript(code: string): ScriptScan {
  const found: ScriptScan = { evals: [], documents: [], keys: [], composed: [] };
  const program = parseScript(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const texts: string[] = [];

  visit(program, node => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const call = codeFromText(node);
      if (call) found.evals.push(call);
    } else if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    else if (node.type === 'TemplateLiteral') {
      const [first, ...rest] = node.quasis.map(({ value }) => value.cooked ?? '');
      if (rest.length === 0) texts.push(first ?? '');
      else if (OPERATION.test(first ?? '')) found.composed.push((first ?? '').trim());
    } else if (node.type === 'Property' && !node.computed && node.key.type === 'Literal') {
      // In the table of the code generation, from the text of a document to the parsed one.
      found.keys.push(String(node.key.value));
    } else if (node.type === 'ObjectExpression') {
      const document = parsedDocument(node);
      if (document) found.documents.push({ document, isDoubtful: false });
    }
  });

  const keys = new Set(found.keys);
  for (const text of texts.filter(text => !keys.has(text))) {
    const document = documentOf(text);
    if (!document) continue;
    const isDoubtful = !OPERATION.test(text) && !text.startsWith(PARSED);
    found.documents.push({ document, text, isDoubtful });
  }
  return found;
}

/** The beginning of a parsed document that stands in a script as text. */
const PARSED = '{"kind"';

type Call = Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>;

/** Libraries find out by these whether they may, and go on without. */
const PROBES = new Set(['', 'return this']);

function codeFromText({ callee, arguments: given }: Call): string | undefined {
  const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee;
  if (called?.type !== 'Identifier') return undefined;
  if (called.name === 'eval') return 'eval';
  if (called.name !== 'Function' || given.length === 0) return undefined;
  const [only] = given;
  const isProbe = given.length === 1 && only?.type === 'Literal' && PROBES.has(String(only.value));
  return isProbe ? undefined : 'Function';
}

function visit(node: AnyNode, see: (node: AnyNode) => void) {
  see(node);
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) visit(child, see);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A document that the code generation has parsed, as it stands in a script. */
function parsedDocument(node: Expression): DocumentNode | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const isDocument = node.properties.some(
    property =>
      property.type === 'Property' &&
      property.value.type === 'Literal' &&
      property.value.value === Kind.DOCUMENT,
  );
  if (!isDocument) return undefined;
  try {
    return withOperation(valueOf(node) as DocumentNode);
  } catch {
    return undefined;
  }
}

/** @throws {Error} for what is not plain data */
function valueOf(node: AnyNode): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  if (node.type === 'ArrayExpression')
    return node.elements.map(element => (element ? valueOf(element) : undefined));
  // Minified: !0 is true.
  if (node.type === 'UnaryExpression' && node.operator === '!') return !valueOf(node.argument);
  if (node.type === 'UnaryExpression' && node.operator === 'void') return undefined;
  if (node.type !== 'ObjectExpression') throw new Error(node.type);
  return Object.fromEntries(
    node.properties.map(property => {
      if (property.type !== 'Property' || property.computed) throw new Error(property.type);
      const { key } = property;
      return [key.type === 'Identifier' ? key.name : String(valueOf(key)), valueOf(property.value)];
    }),
  );
}

function documentOf(text: string): DocumentNode | undefined {
  if (!/^\s*(?:query|mutation|subscription|fragment|\{)/.test(text)) return undefined;
  try {
    if (text.startsWith(PARSED)) return withOperation(JSON.parse(text) as DocumentNode);
    return withOperation(parse(text, { noLocation: true, maxTokens: 5000 }));
  } catch {
    return undefined;
  }
}

const withOperation = (document: DocumentNode) =>
  document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) ? document : undefined;
