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
import { fragmentsOf } from './fragments.ts';

/** Most values that one operation may ask for, by the estimate below. */
export const MAX_COST = 2_000;
/** What costs no more, and is answered from memory, does not count as a request: refusing it would cost as much. */
export const CHEAP_COST = 500;
/** Most root fields of one operation that each read rows or return long texts. */
export const MAX_LARGE_FIELDS = 4;
// Short answers from memory, or read once a request however often they are selected; all others are large.
const SMALL_FIELDS = new Set(['services', 'testimonials', 'currentUser', '__typename']);
// Answered from memory, the same for everybody.
const MEMORY_FIELDS = new Set(['services', 'testimonials', '__typename']);
const LIST_SIZE = 20;
// Lists of other lengths; a test compares the estimates with what is returned.
const LIST_SIZES: Readonly<Record<string, number>> = { glossary: 120, features: 5, lessons: 3 };
const MAX_LISTED = 100;

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
  // Fields of one response key are executed once.
  const keysOfLarge = (fields: FieldNode[]) =>
    fields
      .filter(({ name }) => !SMALL_FIELDS.has(name.value))
      .map(({ alias, name }) => (alias ?? name).value);
  const operations = rootFieldsOf(definitions);
  return Math.max(0, ...operations.map(fields => new Set(keysOfLarge(fields)).size));
}

/** Whether every operation of a valid document is answered from memory, whoever asks. */
export const readsMemoryOnly = ({ definitions }: DocumentNode): boolean =>
  rootFieldsOf(definitions)
    .flat()
    .every(({ name }) => MEMORY_FIELDS.has(name.value));

/** The root fields of each operation, those in fragments included. */
function rootFieldsOf(definitions: DocumentNode['definitions']): FieldNode[][] {
  const fragments = fragmentsOf(definitions);
  const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap(node => {
      if (node.kind === Kind.FIELD) return [node];
      return fieldsIn(
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)!,
      );
    });
  return definitions
    .filter(node => node.kind === Kind.OPERATION_DEFINITION)
    .map(node => fieldsIn(node.selectionSet));
}

function listSize(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
  if (!isListType(getNullableType(field.type))) return 1;
  if (!field.args.some(({ name }) => name === 'limit')) return LIST_SIZES[field.name] ?? LIST_SIZE;
  const limit = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  // The value of a variable is checked by the resolver, against the same maximum.
  return limit?.kind === Kind.INT ? Math.min(Number(limit.value), MAX_LISTED) : MAX_LISTED;
}
