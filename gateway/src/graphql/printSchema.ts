import { printSchema } from 'graphql';
import { createSchema } from './schema.ts';

/** The schema as text: what gateway/schema.graphql must be. */
export const printedSchema = (): string => `${printSchema(createSchema())}\n`;
