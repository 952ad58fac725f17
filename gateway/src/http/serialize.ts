import { getMetadataStorage } from 'type-graphql';

type EntityClass<Entity> = new () => Entity;
type Json = Record<string, unknown>;

const fieldNames = new Map<unknown, string[]>();

function fieldsOf(entity: unknown): string[] {
  const known = fieldNames.get(entity);
  if (known) return known;
  const fields = getMetadataStorage().fields.filter(field => field.target === entity);
  const names = fields.map(field => field.schemaName);
  fieldNames.set(entity, names);
  return names;
}

/** A row as REST shows it: the fields that GraphQL has of it, and no column more. */
export function serialize<Entity extends object>(entity: EntityClass<Entity>, row: Partial<Entity>): Json {
  return Object.fromEntries(fieldsOf(entity).map(name => [name, row[name as keyof Entity] ?? null]));
}
