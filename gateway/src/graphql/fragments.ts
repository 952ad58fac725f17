import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/** The fragments of a document, by name. */
export function fragmentsOf(definitions: DocumentNode['definitions']): Map<string, SelectionSetNode> {
  const fragments = new Map<string, SelectionSetNode>();
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);
  }
  return fragments;
}
