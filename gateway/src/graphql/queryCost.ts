import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** Most values that one operation may ask for, by the estimate below. */
export const MAX_COST = 2_000;
/** Most root fields of one operation that each read rows or return long texts. */
export const MAX_LARGE_FIELDS = 4;
// Short answers from memory, or read once a request however often they are selected; all others are large.
const SMALL_FIELDS = new Set(['services', 'testimonials', 'currentUser', '__typename']);
const LIST_SIZE = 20;
// Lists of other lengths; a test compares the estimates with what is returned.
const LIST_SIZES: Readonly<Record<string, number>> = { glossary: 120, features: 5, lessons: 3 };
const MAX_PAGE_SIZE = 100;

/**
 * Estimates how many values the costliest operation of a valid document returns: each field counts once for each
 * expected element of the lists around it.
 */
export function costOf(schema: GraphQLSchema, { definitions }: DocumentNode): number {
  const fragments = fragmentsOf(definitions);
  const costInside = (selectionSet: SelectionSetNode, parent: GraphQLObjectType): number =>
    selectionSet.selections.reduce((sum, node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return sum + costInside(node.selectionSet, parent);
      if (node.kind === Kind.FRAGMENT_SPREAD)
        return sum + costInside(fragments.get(node.name.value)!, parent);
      return sum + costOfField(node, parent);
    }, 0);
  const costOfField = (node: FieldNode, parent: GraphQLObjectType): number => {
    const field = parent.getFields()[node.name.value];
    // Introspection: answered in development only, and limited by depth.
    if (!field) return 1;
    const type = getNamedType(field.type);
    const inside = node.selectionSet && isObjectType(type) ? costInside(node.selectionSet, type) : 0;
    return listSize(field, node) * (1 + inside);
  };
  return Math.max(
    0,
    ...definitions.map(node => {
      const root = node.kind === Kind.OPERATION_DEFINITION && schema.getRootType(node.operation);
      return root ? costInside(node.selectionSet, root) : 0;
    }),
  );
}

/** Counts the large root fields of a valid document, the schema itself among them, in the operation with the most. */
export function largeFields({ definitions }: DocumentNode): number {
  const fragments = fragmentsOf(definitions);
  // Fields of one response key are executed once.
  const keysOfLarge = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap(node => {
      if (node.kind === Kind.INLINE_FRAGMENT) return keysOfLarge(node.selectionSet);
      if (node.kind === Kind.FRAGMENT_SPREAD) return keysOfLarge(fragments.get(node.name.value)!);
      const name = node.name.value;
      return SMALL_FIELDS.has(name) ? [] : [node.alias?.value ?? name];
    });
  return Math.max(
    0,
    ...definitions.map(node =>
      node.kind === Kind.OPERATION_DEFINITION ? new Set(keysOfLarge(node.selectionSet)).size : 0,
    ),
  );
}

function fragmentsOf(definitions: DocumentNode['definitions']): Map<string, SelectionSetNode> {
  const fragments = new Map<string, SelectionSetNode>();
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);
  }
  return fragments;
}

function listSize(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
  if (!isListType(getNullableType(field.type))) return 1;
  if (!field.args.some(({ name }) => name === 'limit')) return LIST_SIZES[field.name] ?? LIST_SIZE;
  const limit = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  // The value of a variable is checked by the resolver, against the same maximum.
  return limit?.kind === Kind.INT ? Math.min(Number(limit.value), MAX_PAGE_SIZE) : MAX_PAGE_SIZE;
}
