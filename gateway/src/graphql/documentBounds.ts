import { Kind, parse, type DocumentNode, type SelectionNode, type SelectionSetNode } from 'graphql';

export const MAX_TOKENS = 1000;
// One huge name or string is a single token, and still costs milliseconds to read and to complain about.
const MAX_LENGTH = 32_768;
const MAX_DEPTH = 10;
// The standard introspection query is this deep; it is answered in development only.
const MAX_INTROSPECTION_DEPTH = 16;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 10;
const MAX_SELECTIONS = 400;

/** What is counted of one operation or fragment, with everything that it spreads. */
interface Measure {
  fragments: Map<string, SelectionSetNode>;
  selections: number;
  aliases: number;
  directives: number;
}

/** Where the walk stands: how deep, how deep it may go, and inside which fragments. */
interface Place {
  depth: number;
  maxDepth: number;
  within: string[];
}

class OutOfBounds extends Error {}

/**
 * Why a document is refused before it is validated or run, or undefined when it is within its bounds.
 * Validation alone takes seconds for documents that are small and nested, so it must not see them.
 */
export function outOfBounds(source: string): string | undefined {
  if (source.length > MAX_LENGTH) return `The document is longer than ${MAX_LENGTH} characters.`;
  const document = parsed(source);
  try {
    if (document) measure(document);
    return undefined;
  } catch (error) {
    if (error instanceof OutOfBounds) return error.message;
    throw error;
  }
}

// What cannot be parsed within the bound is left to Apollo, which says why in the standard's words.
function parsed(source: string): DocumentNode | undefined {
  try {
    return parse(source, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return undefined;
  }
}

function measure({ definitions }: DocumentNode): void {
  const fragments = new Map<string, SelectionSetNode>();
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);
  }
  for (const node of definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const counts = { fragments, selections: 0, aliases: 0, directives: node.directives?.length ?? 0 };
    const introspects =
      node.kind === Kind.FRAGMENT_DEFINITION && isIntrospection(node.typeCondition.name.value);
    walk(node.selectionSet, counts, { depth: 1, maxDepth: maxDepthOf(introspects), within: [] });
  }
}

function walk({ selections }: SelectionSetNode, counts: Measure, place: Place): void {
  if (place.depth > place.maxDepth) refuse(`is nested deeper than ${place.maxDepth} levels`);
  for (const node of selections) {
    count(node, counts);
    const inside =
      node.kind === Kind.FRAGMENT_SPREAD ? counts.fragments.get(node.name.value) : node.selectionSet;
    // A fragment that contains itself has no end; validation refuses it in the standard's words.
    const endless = node.kind === Kind.FRAGMENT_SPREAD && place.within.includes(node.name.value);
    if (inside && !endless) walk(inside, counts, placeInside(node, place));
  }
}

function count(node: SelectionNode, counts: Measure): void {
  counts.selections += 1;
  counts.directives += node.directives?.length ?? 0;
  if (node.kind === Kind.FIELD && node.alias) counts.aliases += 1;
  if (counts.selections > MAX_SELECTIONS)
    refuse(`selects more than ${MAX_SELECTIONS} fields, fragments included`);
  if (counts.aliases > MAX_ALIASES) refuse(`has more than ${MAX_ALIASES} aliases`);
  if (counts.directives > MAX_DIRECTIVES) refuse(`has more than ${MAX_DIRECTIVES} directives`);
}

function placeInside(node: SelectionNode, { depth, maxDepth, within }: Place): Place {
  if (node.kind === Kind.FRAGMENT_SPREAD) return { depth, maxDepth, within: [...within, node.name.value] };
  if (node.kind === Kind.INLINE_FRAGMENT) return { depth: depth + 1, maxDepth, within };
  const introspects = isIntrospection(node.name.value);
  return { depth: depth + 1, maxDepth: introspects ? maxDepthOf(introspects) : maxDepth, within };
}

const isIntrospection = (name: string) => name.startsWith('__');
const maxDepthOf = (introspects: boolean) => (introspects ? MAX_INTROSPECTION_DEPTH : MAX_DEPTH);

function refuse(reason: string): never {
  throw new OutOfBounds(`The document ${reason}.`);
}
