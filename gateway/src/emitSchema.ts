import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printedSchema } from './graphql/schema.ts';

// Part of `npm run codegen`.
writeFileSync(path.join(import.meta.dirname, '../schema.graphql'), printedSchema());
