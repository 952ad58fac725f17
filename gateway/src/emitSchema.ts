import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSchema } from './graphql/schema.ts';

// Part of `npm run codegen`. Writes gateway/schema.graphql.
await writeFile(path.join(import.meta.dirname, '../schema.graphql'), printedSchema());
