import { getMetadataStorage } from 'type-graphql';

/** A row as REST shows it: the fields that GraphQL has of it, and no column more. */
export function serialize<Entity extends object>(entity: new () => Entity, row: Partial<Entity>) {
  const fields = getMetadataStorage().fields.filter(({ target }) => target === entity);
  return Object.fromEntries(fields.map(({ schemaName: name }) => [name, row[name as keyof Entity] ?? null]));
}
