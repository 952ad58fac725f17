import { InMemoryCache, type ApolloCache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { valueFromASTUntyped, type DocumentNode, type FieldNode } from 'graphql';

/** How long data stays after its last reader left (docs/specification.md#calls), in milliseconds. */
export const DISCARD_AFTER = 5 * 60_000;

interface RootField {
  fieldName: string;
  args?: Record<string, unknown>;
}

/**
 * Apollo's cache, in which a query's root field is kept while it has a reader and DISCARD_AFTER longer.
 * A reader is a watch on the cache: what every `useQuery` holds while it is mounted.
 */
export class DiscardingCache extends InMemoryCache {
  private readonly readers = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  override watch: ApolloCache['watch'] = options => {
    const stop = super.watch(options);
    const fields = rootFields(options.query, options.variables);
    for (const field of fields) this.enter(field);
    let watching = true;
    return () => {
      stop();
      if (watching) for (const field of fields) this.leave(field);
      watching = false;
    };
  };

  private enter(field: RootField) {
    const key = keyOf(field);
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    this.readers.set(key, (this.readers.get(key) ?? 0) + 1);
  }

  private leave(field: RootField) {
    const key = keyOf(field);
    const left = (this.readers.get(key) ?? 1) - 1;
    this.readers.set(key, left);
    if (left === 0)
      this.timers.set(
        key,
        setTimeout(() => this.discard(field), DISCARD_AFTER),
      );
  }

  private discard(field: RootField) {
    this.timers.delete(keyOf(field));
    this.evict({ id: 'ROOT_QUERY', ...field });
    this.gc();
  }
}

const keyOf = ({ fieldName, args }: RootField) => `${fieldName}(${JSON.stringify(args ?? {})})`;

function rootFields(query: DocumentNode, variables: Record<string, unknown> = {}): RootField[] {
  const { selections } = getMainDefinition(query).selectionSet;
  return selections
    .filter(selection => selection.kind === 'Field')
    .map(field => asRootField(field, variables));
}

function asRootField(field: FieldNode, variables: Record<string, unknown>): RootField {
  const given = (field.arguments ?? []).map(
    ({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const,
  );
  const fieldName = field.name.value;
  return given.length > 0 ? { fieldName, args: Object.fromEntries(given) } : { fieldName };
}
