import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from './fragments.ts';

export const MAX_TOKENS = 1000;
/** A single long name or string is one token, but costs time to validate. */
export const MAX_DOCUMENT_LENGTH = 32_768;
const MAX_DEPTH = 10;
// The depth of the standard introspection query, which only development answers.
const MAX_INTROSPECTION_DEPTH = 16;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 10;
const MAX_SELECTIONS = 400;

/** Counts over one operation or fragment, including the fragments that it spreads. */
interface Counts {
  fragments: Map<string, SelectionSetNode>;
  selections: number;
  aliases: number;
  directives: number;
}

/** Position of the walk. `path` holds the enclosing fragments. */
interface Position {
  depth: number;
  maxDepth: number;
  path: string[];
}

class LimitExceeded extends Error {}

/**
 * Checks depth, breadth, aliases and directives of a parsed document. Runs before validation, which takes
 * seconds for some small nested documents.
 * @returns why the document is refused, or undefined.
 */
export function exceededLimit(document: DocumentNode): string | undefined {
  try {
    checkDefinitions(document);
    return undefined;
  } catch (error) {
    if (error instanceof LimitExceeded) return `The document ${error.message}.`;
    throw error;
  }
}

function checkDefinitions({ definitions }: DocumentNode): void {
  const fragments = fragmentsOf(definitions);
  for (const node of definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const counts = { fragments, selections: 0, aliases: 0, directives: node.directives?.length ?? 0 };
    const introspects =
      node.kind === Kind.FRAGMENT_DEFINITION && isIntrospection(node.typeCondition.name.value);
    walk(node.selectionSet, counts, { depth: 1, maxDepth: maxDepthOf(introspects), path: [] });
    if (node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION)
      throw new LimitExceeded('is a subscription, which this server has none of');
    const isMutation =
      node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION;
    if (isMutation && countFields(node.selectionSet, fragments) > 1)
      throw new LimitExceeded('has more than one mutation field');
  }
}

function walk({ selections }: SelectionSetNode, counts: Counts, position: Position): void {
  if (position.depth > position.maxDepth)
    throw new LimitExceeded(`is nested deeper than ${position.maxDepth} levels`);
  for (const node of selections) {
    count(node, counts);
    const isSpread = node.kind === Kind.FRAGMENT_SPREAD;
    const inside = isSpread ? counts.fragments.get(node.name.value) : node.selectionSet;
    // Validation reports fragments that contain themselves.
    const isCycle = isSpread && position.path.includes(node.name.value);
    if (inside && !isCycle) walk(inside, counts, positionInside(node, position));
  }
}

function count(node: SelectionNode, counts: Counts): void {
  counts.selections += 1;
  counts.directives += node.directives?.length ?? 0;
  if (node.kind === Kind.FIELD && node.alias) counts.aliases += 1;
  if (counts.selections > MAX_SELECTIONS)
    throw new LimitExceeded(`selects more than ${MAX_SELECTIONS} fields, fragments included`);
  if (counts.aliases > MAX_ALIASES) throw new LimitExceeded(`has more than ${MAX_ALIASES} aliases`);
  if (counts.directives > MAX_DIRECTIVES)
    throw new LimitExceeded(`has more than ${MAX_DIRECTIVES} directives`);
}

function positionInside(node: SelectionNode, { depth, maxDepth, path }: Position): Position {
  if (node.kind === Kind.FRAGMENT_SPREAD) return { depth, maxDepth, path: [...path, node.name.value] };
  if (node.kind === Kind.INLINE_FRAGMENT) return { depth: depth + 1, maxDepth, path };
  const introspects = isIntrospection(node.name.value);
  return { depth: depth + 1, maxDepth: introspects ? MAX_INTROSPECTION_DEPTH : maxDepth, path };
}

const isIntrospection = (name: string) => name.startsWith('__');
const maxDepthOf = (introspects: boolean) => (introspects ? MAX_INTROSPECTION_DEPTH : MAX_DEPTH);

/** Fields of the root, fragments included. The walk before has bounded how often fragments are spread. */
function countFields(
  { selections }: SelectionSetNode,
  fragments: Counts['fragments'],
  path: string[] = [],
): number {
  return selections.reduce((sum, node) => {
    if (node.kind === Kind.FIELD) return sum + 1;
    if (node.kind === Kind.INLINE_FRAGMENT) return sum + countFields(node.selectionSet, fragments, path);
    const name = node.name.value;
    const inside = path.includes(name) ? undefined : fragments.get(name);
    return sum + (inside ? countFields(inside, fragments, [...path, name]) : 0);
  }, 0);
}
