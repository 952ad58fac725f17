import { InMemoryCache, type ApolloCache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';

/** How long data stays after its last reader left (docs/specification.md#calls), in milliseconds. */
export const DISCARD_AFTER = 5 * 60_000;

type Read = Pick<Parameters<ApolloCache['watch']>[0], 'query' | 'variables'>;

/**
 * Apollo's cache, in which a query's root field is kept while it has a reader and DISCARD_AFTER longer.
 * A reader is a watch on the cache: what every `useQuery` holds while it is mounted.
 */
export class DiscardingCache extends InMemoryCache {
  /** The root fields that each reader reads, by the names under which Apollo stores them, arguments included. */
  private readonly readers = new Map<object, string[]>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  override watch: ApolloCache['watch'] = options => {
    const stop = super.watch(options);
    const fields = this.rootFields(options);
    this.readers.set(options, fields);
    fields.forEach(field => clearTimeout(this.timers.get(field)));
    return () => {
      stop();
      if (!this.readers.delete(options)) return;
      const read = [...this.readers.values()].flat();
      for (const field of fields) if (!read.includes(field)) this.discardLater(field);
    };
  };

  private discardLater(fieldName: string) {
    const discard = () => this.evict({ id: 'ROOT_QUERY', fieldName }) && this.gc();
    this.timers.set(fieldName, setTimeout(discard, DISCARD_AFTER));
  }

  private rootFields({ query, variables = {} }: Read) {
    return getMainDefinition(query)
      .selectionSet.selections.filter(selection => selection.kind === 'Field')
      .map(field => this.policies.getStoreFieldName({ fieldName: field.name.value, field, variables }));
  }
}
